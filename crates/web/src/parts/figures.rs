//! Figures: counts, strengths, how far something has come, and what changes.

use std::fmt::Display;

use maud::{Markup, html};

use super::icon;

/// A count with an icon, and a word for who cannot see the icon.
#[must_use]
pub fn chip(name: &str, word: &str, count: impl Display) -> Markup {
    html! {
        span class="chip" title=(word) { (icon(name)) span class="vh" { (word) " " } (count) }
    }
}

/// A figure of a card or a unit with its symbol. `class` gives its colour:
/// `fl`, `gr`, `en`, `pt`. Nothing of it is said quietly.
#[must_use]
pub fn stat(class: &str, symbol: &str, word: &str, value: impl Display) -> Markup {
    let value = value.to_string();
    html! {
        span class={ "stat " (class) @if value == "0" { " zero" } } title=(word) {
            (icon(symbol)) span class="vh" { (word) " " } (value)
        }
    }
}

/// A number as it stands and as it will stand, better or worse; only as it
/// stands where it stays.
#[must_use]
pub fn change(before: impl Into<i32>, after: impl Into<i32>) -> Markup {
    let (before, after) = (before.into(), after.into());
    let class = if after > before { "to up" } else { "to down" };
    html! {
        (before) @if before != after { span class=(class) { (after) } }
    }
}

/// A number on its way to another, as a bar with its name.
#[must_use]
pub fn meter(word: &str, full: usize, of: usize) -> Markup {
    html! {
        span class="meter" {
            span { (word) }
            progress aria-label=(word) value=(full) max=(of.max(1)) {}
            b { (full) "/" (of) }
        }
    }
}

/// A number out of another, as marks in a row.
#[must_use]
pub fn pips(word: &str, full: usize, of: usize) -> Markup {
    html! {
        span class="pips" role="img" aria-label={ (word) ": " (full) "/" (of) } {
            @for nth in 0..of.max(full) { i class=[(nth >= full).then_some("off")] {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_says_which_way_and_nothing_where_there_is_none() {
        let drawn = |before: i32, after: i32| change(before, after).into_string();
        assert_eq!(drawn(8, 10), "8<span class=\"to up\">10</span>");
        assert_eq!(drawn(8, 5), "8<span class=\"to down\">5</span>");
        assert_eq!(drawn(8, 8), "8");
    }

    #[test]
    fn a_figure_of_nothing_is_quiet() {
        let quiet = |value: u16| stat("fl", "star", "Fleet", value).into_string();
        assert!(quiet(0).contains("stat fl zero"));
        assert!(!quiet(10).contains("zero"));
    }
}
