//! The board of Merchant of Venus over games, for everyone who looks.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use engine::i18n::Lang;
use engine::{Seat, Table, Viewer};
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus_board::MerchantOfVenusBoard;
use table_kit::gallery::{Gallery, Look, Walk, still, weight};
use table_kit::plain;
use web::Boards;

const WALK: Walk = Walk {
    stride: 23,
    choices: 450,
};
/// What all that changes of the board may weigh, compressed.
const LIGHT: usize = 9_000;
/// What lies still may weigh, compressed.
const STILL: usize = 24_000;

fn gallery() -> Gallery {
    let boards = Boards::default().with(MerchantOfVenusBoard);
    Gallery::of(plain::<MerchantOfVenus>(), boards)
}

fn walk(gallery: &Gallery, seats: usize, bot: &str, word: &str) {
    walk_with(gallery, seats, (bot, word), &[]);
}

fn walk_with(gallery: &Gallery, seats: usize, (bot, word): (&str, &str), options: &[(&str, &str)]) {
    let table = gallery.table(seats, word, options);
    gallery.walk(table, bot, WALK, |look| {
        tells_no_secret(look);
        let weighs = (weight(look.moves), weight(look.still));
        assert!(weighs.0 < LIGHT, "{}: {weighs:?}", look.at);
        assert!(weighs.1 < STILL, "{}: {weighs:?}", look.at);
    });
}

/// A Culture that the viewer does not know has no box on the map.
fn tells_no_secret(look: &Look<'_>) {
    let (moves, at) = (look.moves, look.at);
    let typed: &Table<MerchantOfVenus> = look.table.as_any().downcast_ref().unwrap();
    let view = typed.view(look.viewer);
    let known = view.worlds.iter().filter(|world| world.culture.is_some());
    assert_eq!(moves.matches("mv-cname").count(), known.count(), "{at}");
    let unknown = view.worlds.iter();
    let unknown = unknown.filter(|world| world.inhabited && world.culture.is_none());
    assert_eq!(moves.matches("mv-unknown").count(), unknown.count(), "{at}");
}

#[test]
fn every_choice_is_on_the_board_in_games_of_chance() {
    let gallery = gallery();
    for seats in [2, 4, 6] {
        walk(&gallery, seats, "random", "chance");
    }
}

#[test]
fn every_choice_is_on_the_board_in_games_that_are_meant() {
    let gallery = gallery();
    for seats in [3, 5] {
        walk(&gallery, seats, "greedy", "meant");
    }
}

/// With Forts, weapons and all that is stolen.
#[test]
fn every_choice_is_on_the_board_where_ships_fight() {
    let gallery = gallery();
    let war = [("combat", "yes"), ("forts", "yes")];
    for (seats, bot) in [(2, "random"), (4, "random"), (3, "greedy")] {
        walk_with(&gallery, seats, (bot, "war"), &war);
    }
}

#[test]
fn every_component_is_drawn_whole_and_stands_on_one_shelf() {
    let gallery = gallery();
    let table = gallery.table(2, "whole", &[]);
    let board = gallery.board();
    for lang in [Lang::En, Lang::It] {
        let voice = gallery.voice(lang);
        let shelves = board.shelves(gallery.game(), voice);
        let counts: Vec<usize> = shelves.iter().map(|shelf| shelf.pieces.len()).collect();
        assert_eq!(counts, [14, 28, 4, 6, 10, 17]);
        for piece in shelves.iter().flat_map(|shelf| &shelf.pieces) {
            gallery.check(&piece.drawn.clone().into_string(), &piece.name);
            assert!(piece.words.contains(&piece.name.to_lowercase()));
        }
        for subject in ["culture-4b", "rock-videos", "ship-scout", "spy-eye"] {
            let piece = board.piece(&*table, subject, voice).expect(subject);
            gallery.check(&piece.into_string(), subject);
        }
        for subject in ["base", "fare-1", "nobody"] {
            assert!(board.piece(&*table, subject, voice).is_none());
        }
    }
    assert_eq!(board.symbol(&*table, "ship-scout"), Some("mv-scout"));
    gallery.check(&board.picture().into_string(), "the picture");
}

/// What lies still is the same for everyone who reads one language, whatever
/// happens: so it is sent once.
#[test]
fn what_lies_still_is_drawn_alike_for_all() {
    let gallery = gallery();
    let drawn = |word: &str, viewer| {
        let table = gallery.table(3, word, &[]);
        still(&gallery.draw(&*table, viewer, Lang::En, (&[], &[])))
    };
    let first = drawn("one", Viewer::Public);
    let seat = Viewer::Seat(Seat::new(1).unwrap());
    assert_eq!(first, drawn("another", seat));
    assert_eq!(first.matches("class=\"thing mv-at\"").count(), 268);
    // The Tab key comes to one of them.
    assert_eq!(first.matches("tabindex=\"0\"").count(), 1);
    assert_eq!(first.matches("tabindex=\"-1\"").count(), 267);
}
