//! The round and its phases: CW-RND.

use engine::{Game, Seat, SeatSet};
use kit::position::{S1, S2};

use super::table::{Layout, idle_round, idle_step, idle_to_turn, table, turn_of};
use crate::card::Card;
use crate::choice::{Choice, Subject};
use crate::event::Event;
use crate::phase::Frame;
use crate::view::Pending;

/// CW-RND-01, CW-R08: ten rounds, no more and no fewer.
#[test]
fn ten_rounds() {
    for players in 2..=5 {
        let mut table = table(players);
        let mut begun = vec![table.public().round];
        while !table.game.to_act().is_empty() {
            let rounds = idle_round(&mut table)
                .into_iter()
                .filter_map(|event| match event {
                    Event::Round(round) => Some(round),
                    _ => None,
                });
            begun.extend(rounds);
        }
        assert_eq!(begun, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(table.public().pending, Pending::Over);
    }
}

/// CW-RND-02: Draw, Energy, Galactic, Action, Discard and End Phase, in this
/// order.
#[test]
fn six_phases_in_order() {
    let mut table = turn_of(S2, 2);
    table.game.destiny = S1;
    table.deck(S1, &[Card::GalacticGrunts; 9]);
    table.deck(S2, &[Card::GalacticGrunts; 9]);
    // From the last turn of round 1 to the last turn of round 2.
    let mut events = table.play(S2, &[Choice::Pass]);
    events.extend(table.play(S1, &[Choice::Pass]));
    events.extend(table.play(S2, &[Choice::Done]));
    assert_eq!(table.public().pending, Pending::Energy(S1));
    assert_eq!(
        table.why_not(S1, Subject::Hand(Card::GalacticGrunts)),
        Some(("core-worlds-why-unit-in-hand", "CW-UNI-05")),
        "no deploying before the Action Phase"
    );
    events.extend(table.play(S1, &[Choice::Done]));
    assert_eq!(table.public().pending, Pending::Turn(S2));
    events.extend(table.play(S2, &[Choice::Pass]));
    events.extend(table.play(S1, &[Choice::Pass]));
    events.extend(table.play(S1, &[Choice::Keep(None)]));
    events.extend(table.play(S2, &[Choice::Keep(None)]));
    let phase = |event: &Event| match event {
        Event::Round(_) => Some("round"),
        Event::Drew(..) => Some("draw"),
        Event::Produced(..) => Some("energy"),
        Event::Done(_) => Some("energy decision"),
        Event::Appeared(_) => Some("galactic"),
        Event::Passed(_) => Some("action"),
        Event::Cleared(..) => Some("discard"),
        Event::Destiny(_) => Some("end"),
        _ => None,
    };
    let mut phases: Vec<&str> = events.iter().filter_map(phase).collect();
    phases.dedup();
    let round = [
        "round",
        "draw",
        "energy",
        "energy decision",
        "galactic",
        "action",
        "discard",
        "end",
    ];
    assert_eq!(phases[..3], ["action", "discard", "end"]);
    assert_eq!(phases[3..11], round);
}

/// CW-RND-03: everyone takes part in every phase; the Energy decisions and
/// the turns go round the table, the rest is for all at once.
#[test]
fn all_take_part_in_all_phases() {
    let mut table = table(3);
    let order: Vec<Seat> = table.game.in_order().collect();
    // All have drawn and produced before anybody was asked.
    for seat in Seat::all(3) {
        assert_eq!((table.held(seat).len(), table.means(seat).0), (6, 3));
    }
    for seat in &order {
        assert_eq!(table.game.to_act(), SeatSet::one(*seat));
        assert_eq!(table.public().pending, Pending::Energy(*seat));
        idle_step(&mut table);
    }
    for seat in &order {
        assert_eq!(table.game.to_act(), SeatSet::one(*seat));
        assert_eq!(table.public().pending, Pending::Turn(*seat));
        idle_step(&mut table);
    }
    assert_eq!(table.game.to_act(), SeatSet::all(3), "in the Discard Phase");
    let (last, first) = (order[2], order[0]);
    table.play(last, &[Choice::Keep(None)]);
    table.play(first, &[Choice::Keep(None)]);
    assert_eq!(table.game.to_act(), SeatSet::one(order[1]));
}

/// CW-RND-04: after round 10 the game is scored, and there is no round 11.
#[test]
fn after_round_ten_it_is_over() {
    let mut table = turn_of(S1, 2);
    table.game.round = 10;
    table.deck(S1, &[Card::GalacticGrunts; 9]);
    table.hand(S2, &[Card::BattleCruiser]);
    table.play(S1, &[Choice::Pass]);
    assert_eq!(table.outcome(), None);
    let events = table.play(S2, &[Choice::Pass]);
    let end = [Event::Scored(S1, 0, 0), Event::Scored(S2, 1, 0)];
    assert_eq!(events[events.len() - 2..], end);
    assert!(!events.iter().any(|event| matches!(event, Event::Round(_))));
    assert_eq!(table.game.frames.top(), None);
    assert_eq!(table.public().round, 10);
    assert_eq!(
        table.outcome(),
        Some(("core-worlds-end-points", vec![2, 1]))
    );
    // A round earlier it goes on.
    let mut table = turn_of(S1, 2);
    table.game.round = 9;
    table.play(S1, &[Choice::Pass]);
    let events = table.play(S2, &[Choice::Pass]);
    assert!(events.contains(&Event::Round(10)));
    idle_to_turn(&mut table);
    assert!(matches!(table.game.frames.top(), Some(Frame::Turn(_))));
}
