//! §0 and §4, the beginning.

use engine::{Seat, Viewer};
use kit::position::{Position, S1, S2, S3, S4};
use strum::VariantArray;

use super::{Layout, Table, table};
use crate::choice::Choice;
use crate::ids::{Culture, Good, Ship, System};
use crate::phase::{Frame, Race};
use crate::{MerchantOfVenus, Options};

/// A new game before anyone has chosen.
fn fresh(seats: usize, word: &str) -> Table {
    Position::seeded(&Options::default(), seats, word)
}

/// MOV-0.1a, MOV-1.1a, MOV-4.2c: everyone begins at the Galactic Base.
#[test]
fn everyone_begins_at_the_base() {
    for seats in 2..=6 {
        let table = fresh(seats, "base");
        for seat in Seat::all(seats) {
            assert_eq!(table.whereabouts(seat), "base");
        }
    }
}

/// MOV-EX-02, MOV-4.3a: twenty credits for each player at the table.
#[test]
fn money_goes_by_the_number_of_players() {
    for (seats, cash) in [(2, 40), (3, 60), (4, 80), (5, 100), (6, 120)] {
        let table = fresh(seats, "money");
        assert!(Seat::all(seats).all(|seat| table.game.merchant(seat).cash == cash));
    }
}

/// MOV-R01: up to six play.
#[test]
fn six_is_the_most() {
    use engine::Game;
    assert_eq!(MerchantOfVenus::INFO.seats.1, 6);
    let races = |table: &Table| table.choices(table.game.first).len();
    assert_eq!(races(&fresh(6, "six")), 6);
}

/// MOV-4.2a, MOV-R12: dice decide who begins, and then it goes clockwise.
#[test]
fn dice_decide_who_begins() {
    let mut began = [false; 4];
    for word in ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"] {
        let table = fresh(4, word);
        began[table.game.first.index()] = true;
    }
    assert_eq!(began, [true; 4]);
    let mut table = table(4);
    for seat in [S1, S2, S3, S4, S1] {
        assert_eq!(table.game.active(), Some(seat));
        table.does(seat, "stay");
        table.does(seat, "done");
    }
}

/// MOV-4.2b, MOV-2.2a, MOV-3.4a: in turn order everyone chooses a race that nobody
/// has, and has a Scout.
#[test]
fn races_are_chosen_in_turn_order() {
    let mut table = fresh(3, "races");
    let first = table.game.first;
    let mut seat = first;
    let mut left = 6;
    for _ in 0..3 {
        assert_eq!(table.game.frames.top(), Some(Frame::Race(Race(seat))));
        let offered = table.choices(seat);
        assert_eq!(offered.len(), left);
        table.apply(seat, offered[0]);
        let Choice::Race(race) = offered[0] else {
            panic!("{offered:?}");
        };
        assert_eq!(table.game.merchant(seat).race, Some(race));
        assert_eq!(table.game.merchant(seat).ship, Ship::Scout);
        seat = seat.next(3);
        left -= 1;
    }
    assert_eq!(table.game.active(), Some(first));
    let taken = table.game.merchant(S1).race.unwrap();
    let mut again = fresh(3, "races");
    again.game.merchant_mut(first.next(3)).race = Some(taken);
    let why = again.refuses(first, &format!("culture-{taken}"));
    assert_eq!(why, Some(("mov-why-race-taken", "MOV-4.2b")));
}

/// MOV-4.11a, MOV-2.8a, MOV-2.8c: a counter face down in each box, eleven aside, and
/// nobody knows any.
#[test]
fn counters_are_hidden() {
    let table = fresh(2, "boxes");
    assert_eq!(table.game.left_over.len(), 11);
    for viewer in [Viewer::Public, Viewer::Seat(S1), Viewer::Seat(S2)] {
        use engine::Game;
        let view = table.game.view(&table.content, viewer);
        assert_eq!(view.boxes.len(), 24);
        assert!(
            view.boxes
                .iter()
                .all(|found| !found.up && found.counter.is_none())
        );
    }
    let other = fresh(2, "other boxes");
    assert_ne!(table.game.boxes, other.game.boxes, "they are shuffled");
}

/// MOV-4.12a, MOV-2.41a, MOV-1.2d: an IOU face down in each of the fourteen Culture
/// boxes.
#[test]
fn cultures_are_shuffled() {
    let table = fresh(2, "cultures");
    let mut lives: Vec<Culture> = Vec::new();
    for (system, world) in System::VARIANTS.iter().zip(&table.game.worlds) {
        let inhabited = table.content.map.system(*system).inhabited;
        assert_eq!(world.culture.is_some(), inhabited, "{system}");
        assert!(!world.discovered && world.known.is_empty());
        lives.extend(world.culture);
    }
    lives.sort_unstable();
    assert_eq!(lives, Culture::VARIANTS);
    let other = fresh(2, "other cultures");
    assert_ne!(table.game.worlds, other.game.worlds);
}

/// MOV-4.13a, MOV-4.13b: Trade Goods with their makers, Factory Goods out of play.
#[test]
fn trade_goods_are_laid_out() {
    let table = fresh(2, "goods");
    for good in Good::VARIANTS {
        let facts = table.content.good(*good);
        let there = table.game.out.goods[*good as usize];
        assert_eq!(
            there,
            if facts.factory { 0 } else { facts.counters },
            "{good}"
        );
    }
}

/// MOV-4.4a, MOV-4.4b: a move if one likes, then trade if one likes, moved or not.
#[test]
fn a_turn_is_a_move_and_trade() {
    let mut table = super::at_home(Culture::Graw);
    table.put(S1, "desert-desolation-city");
    table.does(S1, "stay");
    assert!(table.offers(S1, "buy:space-spice") && table.offers(S1, "done"));
    let moved = super::lands(Culture::Graw);
    assert!(moved.offers(S1, "buy:space-spice") && moved.offers(S1, "done"));
}
