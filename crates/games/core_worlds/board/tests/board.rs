//! The board of Core Worlds over whole games, for everyone who looks.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::fs;
use std::path::Path;

use core_worlds_board::CoreWorldsBoard;
use engine::i18n::Lang;
use engine::registry::Loaded;
use engine::table::{Listed, Suggested};
use engine::{Seat, Viewer};
use table_kit::gallery::{Gallery, Look, Walk};
use web::Boards;

const WALK: Walk = Walk {
    stride: 7,
    choices: usize::MAX,
};

/// Nobody is asked.
const NOTHING: (&[Listed], &[Suggested]) = (&[], &[]);

fn gallery() -> Gallery {
    with_facts(None)
}

/// With facts of one's own in place of those that are built in.
fn with_facts(own: Option<&Path>) -> Gallery {
    let game = core_worlds_bots::with_bots(Loaded::load(own).unwrap());
    let boards = Boards::default().with(CoreWorldsBoard::default());
    Gallery::of(Box::new(game), boards)
}

fn walk(gallery: &Gallery, seats: usize, bot: &str, draft: &str, word: &str) {
    let table = gallery.table(seats, word, &[("pre-game-draft", draft)]);
    gallery.walk(table, bot, WALK, the_strongest_is_promised_as_it_is);
}

/// What the bars of an Invasion promise of the strongest Unit that could still
/// be committed is what its button says.
fn the_strongest_is_promised_as_it_is(look: &Look<'_>) {
    let (board, at) = (look.moves, look.at);
    for (bar, of) in [
        ("cw-sum fl", "core-worlds-head-fleet"),
        ("cw-sum gr", "core-worlds-head-ground"),
    ] {
        let gain = |choice: &Listed| {
            let mut changes = choice.label.changes.iter();
            let change = changes.find(|change| change.of == of);
            change.map_or(0, |change| change.after - change.before)
        };
        let commits = look.listed.iter();
        let commits = commits.filter(|choice| choice.label.text.key == "core-worlds-commit");
        let strongest = commits.map(gain).max().unwrap_or(0);
        let drawn = board.split(bar).nth(1).unwrap_or_default();
        let drawn = drawn.split("class=\"need").next().unwrap();
        let ghosts = drawn.split("class=\"sg n").skip(1);
        let ghosts = ghosts.filter_map(|part| part.split_once(" gh\"")?.0.parse().ok());
        assert_eq!(ghosts.max().unwrap_or(0), strongest, "{at}: {bar}");
    }
}

#[test]
fn every_choice_is_on_the_board_in_games_that_are_meant() {
    let gallery = gallery();
    for seats in 2..=5 {
        let draft = if seats % 2 == 0 { "yes" } else { "no" };
        walk(&gallery, seats, "greedy", draft, "meant");
    }
}

#[test]
fn every_choice_is_on_the_board_in_games_of_chance() {
    let gallery = gallery();
    for seats in 2..=5 {
        let draft = if seats % 2 == 1 { "yes" } else { "no" };
        walk(&gallery, seats, "random", draft, "chance");
    }
}

#[test]
fn every_card_is_drawn_whole_and_stands_on_one_shelf() {
    let gallery = gallery();
    let table = gallery.table(2, "whole", &[]);
    let board = gallery.board();
    for lang in [Lang::En, Lang::It] {
        let voice = gallery.voice(lang);
        let shelves = board.shelves(gallery.game(), voice);
        assert_eq!(shelves.len(), 8);
        let pieces: Vec<_> = shelves.iter().flat_map(|shelf| &shelf.pieces).collect();
        assert_eq!(pieces.len(), 125);
        for piece in pieces {
            gallery.check(&piece.drawn.clone().into_string(), &piece.name);
            assert!(piece.words.contains(&piece.name.to_lowercase()));
        }
        for subject in ["central:zeus", "hand:ambush", "warzone:lord-banner"] {
            let piece = board.piece(&*table, subject, voice).expect(subject);
            gallery.check(&piece.into_string(), subject);
        }
        for subject in ["discards", "surges", "hand:nobody"] {
            assert!(board.piece(&*table, subject, voice).is_none());
        }
    }
    assert_eq!(board.symbol(&*table, "hand:ambush"), Some("tactic"));
    assert_eq!(board.symbol(&*table, "surges"), Some("surge"));
    gallery.check(&board.picture().into_string(), "the picture");
}

#[test]
fn a_page_stays_small() {
    let gallery = gallery();
    let table = gallery.table(3, "small", &[]);
    gallery.play(table, "greedy", usize::MAX, |table, _, _| {
        let Some(seat) = table.to_act().first() else {
            return;
        };
        let drawn = gallery.draw(table, Viewer::Seat(seat), Lang::En, NOTHING);
        let centre = drawn.centre.into_string();
        assert!(centre.len() < 60_000, "{} bytes", centre.len());
        // Surfaces of planets are slow to draw.
        assert!(centre.matches("filter=").count() <= 12);
    });
}

/// The first player's hand and the board, at the beginning of one game.
fn beginning(gallery: &Gallery, lang: Lang) -> String {
    let table = gallery.table(2, "kept", &[]);
    let first = Viewer::Seat(Seat::new(0).unwrap());
    let drawn = gallery.draw(&*table, first, lang, NOTHING);
    drawn.centre.into_string() + &drawn.tray.unwrap().into_string()
}

/// Cards are drawn once and kept: whoever looks after others must not be shown
/// theirs.
#[test]
fn cards_that_were_drawn_before_are_of_ones_own_language_and_facts() {
    const DECKS: &str = include_str!("../../../../../content/core_worlds/starting_decks.toml");
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("core_worlds")).unwrap();
    let own = DECKS.replace("en = \"Galactic Grunts\"", "en = \"Garden Gnomes\"");
    fs::write(folder.path().join("core_worlds/starting_decks.toml"), own).unwrap();

    let gallery = gallery();
    for lang in [Lang::En, Lang::It, Lang::En, Lang::It] {
        let drawn = beginning(&gallery, lang);
        assert_eq!(drawn, beginning(&with_facts(None), lang), "{lang}");
        assert_eq!(drawn.contains("Flusso di Energia"), lang == Lang::It);
    }
    let other = Gallery {
        boards: gallery.boards,
        ..with_facts(Some(folder.path()))
    };
    let drawn = beginning(&other, Lang::En);
    let fresh = with_facts(Some(folder.path()));
    assert_eq!(drawn, beginning(&fresh, Lang::En));
    assert!(drawn.contains("Garden Gnomes") && !drawn.contains("Galactic Grunts"));
}
