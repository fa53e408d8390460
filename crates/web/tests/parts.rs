//! The page of parts: sound mark-up, ids that are unique, no word missing.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

#[path = "../examples/parts/page.rs"]
mod page;

use table_kit::markup;

#[test]
fn every_part_is_sound_in_both_languages_and_themes() {
    let words = page::words().unwrap();
    assert_eq!(words.gaps(), []);
    let inside = page::inside(&words).into_string();
    markup::check(&inside, "<b onclick");
    for part in [
        "class=\"dice\"",
        "class=\"odds\"",
        "class=\"stepper\"",
        "class=\"tabbed\"",
        "class=\"track\"",
        "class=\"phases\"",
        "class=\"pile\"",
    ] {
        assert!(inside.matches(part).count() >= 4, "{part}");
    }
}

#[test]
fn the_page_stands_alone() {
    let page = page::whole(&page::words().unwrap()).into_string();
    for asked in ["/assets/", "src=\"", "<link"] {
        assert!(!page.contains(asked), "{asked}");
    }
}
