//! Every page around the table, in both languages and themes, for the toys.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use engine::i18n::Lang;
use table_kit::markup;
use table_kit::pages::{ESCAPED, NASTY, Pages, begun, replayed};
use web::{Theme, help, join};

#[test]
fn the_lobby_is_sound() {
    Pages::of_toys().check_lobby();
}

#[test]
fn setting_up_shows_every_seat_bot_and_option() {
    Pages::of_toys().check_setup();
}

#[test]
fn rules_and_components_are_sound() {
    Pages::of_toys().check_help();
}

#[test]
fn replays_are_sound() {
    Pages::of_toys().check_replays();
}

#[test]
fn tables_lead_on_and_tell_their_state() {
    let pages = Pages::of_toys();
    let reader = pages.reader(Lang::En, Theme::Dark);
    let page = pages.lobby(pages.rows(), None).page(&reader).into_string();
    for told in [
        "Continue",
        "Look",
        "Replay",
        "shared the victory",
        "15 November, 09:46",
    ] {
        assert!(page.contains(told), "{told}");
    }
    assert!(page.contains("datetime=\"2025-11-15T09:46Z\""));
    assert!(page.contains(&format!("{ESCAPED} · two")));
    assert!(page.contains("href=\"/tables/comet\""));
}

#[test]
fn what_was_filled_in_stays() {
    let pages = Pages::of_toys();
    let reader = pages.reader(Lang::En, Theme::Dark);
    let game = pages.registry.game("intrigue").unwrap();
    let picked =
        |page: &str, value: &str| page.matches(&format!("value=\"{value}\" selected")).count();
    let fresh = pages.setup(game, 3, &[]).page(&reader).into_string();
    assert_eq!((picked(&fresh, "me"), picked(&fresh, "bot:search")), (1, 2));
    assert_eq!((picked(&fresh, "brisk"), picked(&fresh, "link")), (1, 1));
    let option = format!("option-{}", game.options()[0].key);
    let filled = [
        ("seat-2", "bot:greedy"),
        ("name-2", NASTY),
        (option.as_str(), "11"),
        ("pace", "strict"),
        ("window", "77"),
        ("watch", "anyone"),
    ];
    let filled = filled.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let page = pages.setup(game, 3, &filled).page(&reader).into_string();
    for value in ["bot:greedy", "bot:search", "strict", "anyone"] {
        assert_eq!(picked(&page, value), 1, "{value}");
    }
    assert!(page.contains("value=\"77\"") && page.contains("value=\"11\""));
    assert!(page.contains(ESCAPED));
}

#[test]
fn joining_and_errors_are_sound() {
    let pages = Pages::of_toys();
    pages.for_readers(|reader| {
        let page = join::page(reader, Some(NASTY)).into_string();
        markup::check(&page, NASTY);
        assert!(page.contains("data-join") && page.contains("name=\"code\""));
        let page = help::wrong(reader, NASTY, NASTY).into_string();
        markup::check(&page, NASTY);
        assert!(page.contains("href=\"/\""));
    });
}

#[test]
fn rules_are_found_by_their_words() {
    let pages = Pages::of_toys();
    let found = |lang, query| {
        let reader = pages.reader(lang, Theme::Dark);
        let page = pages.rules(&reader, "intrigue", query);
        page.matches("<li id=").count()
    };
    let all = found(Lang::En, "");
    for (lang, few, fewer) in [
        (Lang::En, "TURN", "turn order"),
        (Lang::It, "TURNO", "turno ordine"),
    ] {
        assert!(found(lang, few) < all, "{few}");
        assert!(found(lang, fewer) < found(lang, few), "{fewer}");
        assert!(found(lang, fewer) > 0, "{fewer}");
    }
    assert_eq!(found(Lang::En, "turno ordine"), 0);
}

#[test]
fn a_replay_moves_by_plain_links() {
    let pages = Pages::of_toys();
    let reader = pages.reader(Lang::En, Theme::Dark);
    let table = begun(pages.registry.game("bazaar").unwrap());
    let page = |at| replayed(&pages, &*table, &reader, at).into_string();
    let step = |moment: usize| format!("?moment={moment}&amp;eyes=public\" data-step");
    let middle = page((4, 9));
    for moment in [0, 3, 5, 9] {
        assert!(middle.contains(&step(moment)), "{moment}");
    }
    assert!(middle.contains("Moment 4 of 9"));
    assert!(middle.contains("?moment=4&amp;eyes=public\" data-copy"));
    assert!(middle.contains("action=\"/tables/comet/branch\""));
    // At either end there is no further.
    assert_eq!(page((0, 9)).matches("aria-disabled").count(), 2);
    assert_eq!(page((9, 9)).matches("aria-disabled").count(), 2);
}
