//! The harvest (FRO-60 to FRO-63).

use engine::{Game, SeatSet, Viewer};
use kit::position::{S1, S2, seen};

use super::{Layout as _, Table, hex, table};
use crate::choice::{Choice, Subject, Unit};
use crate::event::FrontierEvent;
use crate::view::Pending;

/// Both have passed.
fn harvest(table: &mut Table) -> Vec<FrontierEvent> {
    table.apply(S1, Choice::Pass);
    table.apply(S2, Choice::Pass)
}

/// FRO-60: hexes with troops yield; ships alone settle nothing.
#[test]
fn settled_hexes_yield() {
    let mut table = table(2);
    let home = table.public().players[0].home.index();
    table.put(home, S1, (0, 1));
    table.put(0, S1, (0, 1));
    table.put(3, S1, (1, 2));
    table.put(4, S1, (2, 0));
    let events = harvest(&mut table);
    assert!(events.contains(&FrontierEvent::Harvested(S1, 2 + 3 + 1)));
    assert!(events.contains(&FrontierEvent::Harvested(S2, 0)));
    assert_eq!(table.public().players[0].credits, 9);
}

/// FRO-60: nobody keeps more than thirty.
#[test]
fn credits_have_a_limit() {
    let mut table = table(2);
    table.put(0, S1, (0, 1));
    table.game.player_mut(S1).credits = 29;
    harvest(&mut table);
    assert_eq!(table.public().players[0].credits, 30);
}

/// FRO-61: all spend at once; what one can pay, and six units at most.
#[test]
fn one_builds_what_one_can_pay() {
    let mut table = table(2);
    table.put(3, S1, (0, 1));
    table.game.player_mut(S1).credits = 3;
    harvest(&mut table);
    assert_eq!(table.game.to_act(), SeatSet::one(S1).with(S2));
    let (ship, troop) = (Choice::Build(Unit::Ship), Choice::Build(Unit::Troop));
    assert_eq!(table.choices(S1), [ship, troop, Choice::Done]);
    table.all(S1, &[ship, Choice::Put(hex(3))]);
    assert_eq!(
        table.choices(S1),
        [troop, Choice::Done],
        "one credit is left"
    );
    table.all(S1, &[troop, Choice::Put(hex(3))]);
    assert_eq!(table.choices(S1), [Choice::Done]);
}

/// FRO-61: six units at most.
#[test]
fn a_harvest_has_a_limit() {
    let mut table = table(2);
    table.put(3, S1, (0, 1));
    table.game.player_mut(S1).credits = 20;
    harvest(&mut table);
    for _ in 0..6 {
        table.all(S1, &[Choice::Build(Unit::Troop), Choice::Put(hex(3))]);
    }
    assert_eq!(table.choices(S1), [Choice::Done]);
}

/// FRO-62: only where troops of one's own are, and there is room.
#[test]
fn one_builds_where_one_has_settled() {
    let mut table = table(2);
    table.put(3, S1, (0, 1));
    table.put(4, S1, (1, 0));
    table.put(5, S1, (9, 1));
    table.put(6, S2, (0, 1));
    table.game.player_mut(S1).credits = 9;
    harvest(&mut table);
    table.apply(S1, Choice::Build(Unit::Ship));
    assert_eq!(
        table.choices(S1),
        [Choice::Put(hex(3))],
        "nine ships fill a hex"
    );
    let mut nowhere = super::table(2);
    nowhere.game.player_mut(S1).credits = 9;
    harvest(&mut nowhere);
    assert_eq!(nowhere.choices(S1), [Choice::Done]);
    let why = nowhere.why_not(S1, Subject::Hex(hex(3)));
    assert_eq!(why, Some(("frontier-why-harvest", "FRO-60")));
}

/// FRO-63: nothing is seen before all are done; then all is built.
#[test]
fn what_is_built_is_seen_when_all_are_done() {
    let mut table = table(2);
    table.put(3, S1, (0, 1));
    table.game.player_mut(S1).credits = 5;
    harvest(&mut table);
    let before = table.view(S2);
    table.apply(S1, Choice::Build(Unit::Ship));
    let events = table.apply(S1, Choice::Put(hex(3)));
    assert_eq!(seen(&events, Viewer::Seat(S2)), []);
    assert_eq!(table.view(S2), before);
    let events = table.apply(S1, Choice::Done);
    assert_eq!(seen(&events, Viewer::Seat(S2)), [FrontierEvent::Ready(S1)]);
    assert_eq!(table.at(3), (Some(S1), 0, 1), "not yet");
    let events = table.apply(S2, Choice::Done);
    assert!(events.contains(&FrontierEvent::Built(S1, Unit::Ship, hex(3))));
    assert_eq!(table.at(3), (Some(S1), 1, 1));
    assert_eq!(table.public().players[0].credits, 3);
    assert!(matches!(table.public().pending, Pending::Turn(_)));
}
