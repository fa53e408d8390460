//! Expeditions (FRO-30 to FRO-34).

use engine::Game;
use engine::map::Hex;
use kit::position::{S1, S2};

use super::{Layout as _, Table, hex, table};
use crate::choice::{Choice, Subject};
use crate::content::MAX_UNITS;
use crate::event::FrontierEvent;

/// The hexes to which the first one can go.
fn targets(table: &Table) -> Vec<usize> {
    let go = |choice: Choice| match choice {
        Choice::Go(hex) => Some(hex.index()),
        _ => None,
    };
    table.choices(S1).into_iter().filter_map(go).collect()
}

/// FRO-30: one or two steps, and not back to where the only ships are.
#[test]
fn ships_sail_two_steps() {
    let mut table = table(2);
    table.put(0, S1, (1, 0));
    let all: Vec<usize> = (1..19).collect();
    assert_eq!(targets(&table), all);
    table.game.map[0] = crate::state::Garrison::EMPTY;
    table.put(7, S1, (1, 0));
    let near: Vec<usize> = Hex::all(19)
        .filter(|other| (1..=2).contains(&other.steps_to(hex(7))))
        .map(Hex::index)
        .collect();
    assert_eq!(targets(&table), near);
    let far = Hex::all(19)
        .find(|other| other.steps_to(hex(7)) > 2)
        .unwrap();
    let why = table.why_not(S1, Subject::Hex(far));
    assert_eq!(why, Some(("frontier-why-reach", "FRO-30")));
}

/// FRO-30: what lies between must not be held by another.
#[test]
fn nobody_sails_through_others() {
    let mut table = table(2);
    table.put(7, S1, (1, 0));
    let two_away = Hex::all(19)
        .find(|other| {
            let between = other.neighbours().intersection(hex(7).neighbours());
            other.steps_to(hex(7)) == 2 && between.len() == 1
        })
        .unwrap();
    assert!(targets(&table).contains(&two_away.index()));
    let between = Hex::of(two_away.neighbours().intersection(hex(7).neighbours()));
    for hex in between {
        table.put(hex.index(), S2, (0, 1));
    }
    assert!(!targets(&table).contains(&two_away.index()));
}

/// FRO-31: each ship takes up to two troops of its own hex.
#[test]
fn troops_sail_with_ships_of_their_hex() {
    let mut table = table(2);
    table.put(7, S1, (2, 3));
    table.put(8, S1, (1, 0));
    table.apply(S1, Choice::Go(hex(1)));
    let offered = table.choices(S1);
    let sail = |from, troops| offered.contains(&Choice::Sail(hex(from), troops));
    assert!(sail(7, 0) && sail(7, 1) && sail(7, 2) && sail(8, 0));
    assert!(!sail(8, 1) && !sail(7, 3));
    table.apply(S1, Choice::Sail(hex(7), 2));
    let offered = table.choices(S1);
    assert!(offered.contains(&Choice::Sail(hex(7), 1)));
    assert!(!offered.contains(&Choice::Sail(hex(7), 2)));
}

/// FRO-31: the row of all that reach does what it says.
#[test]
fn all_that_reach_can_be_sent_at_once() {
    let mut table = table(2);
    table.put(7, S1, (2, 3));
    table.put(8, S1, (1, 4));
    table.apply(S1, Choice::Go(hex(1)));
    let rows = table.game.suggest(&table.content, S1);
    assert_eq!(rows.len(), 1);
    table.all(S1, &rows[0].choices);
    assert_eq!(table.at(1), (Some(S1), 3, 5));
    assert_eq!((table.at(7), table.at(8)), ((None, 0, 0), (Some(S1), 0, 2)));
}

/// FRO-32: not without a ship.
#[test]
fn an_expedition_needs_a_ship() {
    let mut table = table(2);
    table.put(7, S1, (1, 0));
    table.apply(S1, Choice::Go(hex(1)));
    assert!(!table.choices(S1).contains(&Choice::SetOut));
    table.apply(S1, Choice::Sail(hex(7), 0));
    assert!(table.choices(S1).contains(&Choice::SetOut));
}

/// FRO-33: where nobody else is, they stay, also with those who are there.
#[test]
fn who_arrives_stays() {
    let mut table = table(2);
    table.put(7, S1, (2, 2));
    table.put(1, S1, (1, 1));
    table.send(S1, 7, 1, 2);
    assert_eq!(
        (table.at(1), table.at(7)),
        ((Some(S1), 2, 3), (Some(S1), 1, 0))
    );
}

/// FRO-33: where others are, there is a battle.
#[test]
fn who_arrives_at_others_fights() {
    let mut table = table(2);
    table.put(7, S1, (1, 0));
    table.put(1, S2, (0, 1));
    let events = table.send(S1, 7, 1, 0);
    assert!(events.contains(&FrontierEvent::Met(S1, S2, hex(1))));
}

/// FRO-34: nine of a kind at most; the rest is lost.
#[test]
fn what_does_not_fit_is_lost() {
    let mut table = table(2);
    table.put(7, S1, (3, 0));
    table.put(1, S1, (8, 0));
    let choices = [
        Choice::Go(hex(1)),
        Choice::Sail(hex(7), 0),
        Choice::Sail(hex(7), 0),
        Choice::SetOut,
    ];
    table.all(S1, &choices);
    assert_eq!(table.at(1), (Some(S1), MAX_UNITS, 0));
}
