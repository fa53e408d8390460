//! Every page of every game, with its board.

use engine::Viewer;
use engine::i18n::Lang;
use engine::table::StoryLine;
use table_kit::pages::{Pages, begun, played, replayed};
use web::Theme;
use web::table::STORY_LINES;

fn pages() -> Pages {
    Pages {
        registry: registry::load(None).unwrap(),
        boards: registry::boards(),
    }
}

#[test]
fn the_lobby_is_sound() {
    pages().check_lobby();
}

#[test]
fn setting_up_shows_every_seat_bot_and_option() {
    pages().check_setup();
}

#[test]
fn rules_and_components_of_every_game_are_sound() {
    pages().check_help();
}

#[test]
fn replays_of_every_game_are_sound() {
    pages().check_replays();
}

/// A page has the style and symbols of its own game and of no other; the lobby
/// has the style of all.
#[test]
fn a_page_carries_its_own_game_alone() {
    let pages = pages();
    let reader = pages.reader(Lang::En, Theme::Dark);
    let lobby = pages.lobby(Vec::new(), None).page(&reader).into_string();
    for game in pages.registry.games() {
        let table = begun(game);
        let page = replayed(&pages, &*table, &reader, (9, 9)).into_string();
        for other in pages.registry.games().map(|game| game.info().id) {
            let own = other == game.info().id;
            let board = pages.boards.of(other);
            if let Some(style) = board.style() {
                assert_eq!(page.contains(&style.path), own, "{other}");
                assert!(lobby.contains(&style.path), "{other}");
            }
            if !board.symbols().is_empty() {
                assert_eq!(page.contains(board.symbols()), own, "{other}");
                assert!(!lobby.contains(board.symbols()), "{other}");
            }
        }
    }
}

#[test]
fn a_rule_is_found_by_its_number_with_its_rulings() {
    let pages = pages();
    for lang in Lang::ALL {
        let reader = pages.reader(lang, Theme::Dark);
        let page = pages.rules(&reader, "core-worlds", " cw-zon-03 ");
        let ids: Vec<_> = page.split("<li id=\"").skip(1).collect();
        assert_eq!(ids.len(), 2);
        assert!(ids[0].starts_with("CW-ZON-03\"") && ids[1].starts_with("CW-R01\""));
        // What it also rules on is a link to the whole of the rules.
        assert!(page.contains("href=\"/rules/core-worlds#CW-COL-05\""));
    }
}

#[test]
fn what_happens_again_and_again_is_told_once() {
    let pages = pages();
    let reader = pages.reader(Lang::En, Theme::Dark);
    let table = played(pages.registry.game("core-worlds").unwrap(), 45);
    let story = table.story(Viewer::Public, 0);
    let story = &story[story.len().saturating_sub(STORY_LINES)..];
    // The same again, or the same of something else.
    let same = |one: &StoryLine, next: &StoryLine| {
        let listed = one.list.is_some() && one.text.key == next.text.key;
        one.text == next.text || listed
    };
    let runs: Vec<_> = story.chunk_by(same).collect();
    let again = |run: &&&[StoryLine]| run.iter().all(|line| line.text == run[0].text);
    let most = runs
        .iter()
        .filter(again)
        .map(|run| run.len())
        .max()
        .unwrap();
    assert!(most > 2, "there is something to tell once");
    assert!(
        runs.iter().any(|run| !again(&run)),
        "there is something to list"
    );
    let page = replayed(&pages, &*table, &reader, (9, 9)).into_string();
    let (_, told) = page.split_once("id=\"story\"").unwrap();
    let (told, _) = told.split_once("</section>").unwrap();
    // Turns that are over are folded, each in a line of its own.
    let folded = told.matches("<li class=\"turn\"").count();
    assert!(folded > 0);
    assert_eq!(told.matches("<li").count() - folded, runs.len());
    let longest = runs
        .iter()
        .filter(again)
        .find(|run| run.len() == most)
        .unwrap();
    let last = longest.last().unwrap().moment + 1;
    let (_, line) = told.split_once(&format!("replay?moment={last}&")).unwrap();
    let (line, _) = line.split_once("</a>").unwrap();
    assert!(line.ends_with(&format!(" ×{most}</b>")), "{line}");
}
