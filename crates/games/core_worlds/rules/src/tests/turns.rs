//! Turns of the Action Phase: CW-ACT.

use engine::{Frames, SeatSet};
use kit::position::{S1, S2, S3};

use super::scene::{before_galactic, galactic_phase};
use super::table::{Layout, turn_of};
use crate::card::Card;
use crate::choice::{Choice, Subject};
use crate::event::Event;
use crate::phase::energy::Energy;
use crate::view::Pending;

const CLAW: Choice = Choice::Draft(Card::ClawFighter, false);

/// CW-ACT-01: the Destiny holder begins, then clockwise, one turn each.
#[test]
fn turns_go_round_from_the_destiny_holder() {
    let mut table = before_galactic(3, 1);
    table.game.destiny = S2;
    table.game.frames = Frames::starting(Energy(S1).into());
    table.play(S1, &[Choice::Done]);
    table.game.central.clear();
    table.central(&[Card::ClawFighter; 4]);
    for empire in &mut table.game.empires {
        empire.energy = 10;
    }
    for seat in [S2, S3, S1, S2] {
        assert_eq!(table.public().pending, Pending::Turn(seat));
        table.play(seat, &[CLAW]);
    }
    let why = table.why_not(S2, Subject::Discards);
    assert_eq!(why, Some(("core-worlds-why-wait", "CW-ACT-01")));
}

/// CW-ACT-01: after the Galactic Phase it is the holder's turn.
#[test]
fn the_holder_has_the_first_turn() {
    let mut table = before_galactic(3, 4);
    galactic_phase(&mut table);
    assert_eq!(table.public().pending, Pending::Turn(S1));
}

/// CW-ACT-02: draft, deploy, invade, act or pass, and exactly one of them.
#[test]
fn a_turn_is_one_of_five_options() {
    let mut table = turn_of(S1, 2);
    table
        .hand(S1, &[Card::GalacticGrunts, Card::SnubFighter])
        .hand(S1, &[Card::GrandStrategy])
        .central(&[Card::ClawFighter, Card::Duskwater])
        .units(S1, &[Card::EscortFrigate]);
    let options = [
        CLAW,
        Choice::Deploy(Card::GalacticGrunts),
        Choice::Deploy(Card::SnubFighter),
        Choice::Invade(Card::Duskwater),
        Choice::Act(Card::GrandStrategy),
        Choice::Act(Card::EscortFrigate),
        Choice::Pass,
    ];
    assert_eq!(table.choices(S1), options);
    // Whoever deploys may deploy more, and nothing else.
    table.play(S1, &[Choice::Deploy(Card::GalacticGrunts)]);
    let more = [Choice::Deploy(Card::SnubFighter), Choice::Done];
    assert_eq!(table.choices(S1), more);
    let why = table.why_not(S1, Subject::Central(Card::ClawFighter));
    assert_eq!(why, Some(("core-worlds-why-deploying", "CW-ACT-02")));
}

/// CW-ACT-02: after a draft, an Invasion, a text or a pass the turn is over.
#[test]
fn one_option_ends_the_turn() {
    let turns: [&[Choice]; 4] = [
        &[CLAW],
        &[Choice::Invade(Card::Gorrin), Choice::Withdraw],
        &[Choice::Act(Card::EscortFrigate)],
        &[Choice::Pass],
    ];
    for turn in turns {
        let mut table = turn_of(S1, 2);
        table
            .central(&[Card::ClawFighter, Card::Gorrin])
            .hand(S1, &[Card::GalacticGrunts])
            .units(S1, &[Card::EscortFrigate]);
        table.play(S1, turn);
        assert!(table.choices(S1).is_empty(), "{turn:?}");
        assert_eq!(table.game.on_turn(), Some(S2), "{turn:?}");
    }
}

/// CW-ACT-03: the same option again on a later turn.
#[test]
fn an_option_may_be_repeated() {
    let mut table = turn_of(S1, 2);
    table.central(&[Card::ClawFighter; 3]);
    for seat in [S1, S2, S1] {
        table.play(seat, &[CLAW]);
    }
    assert_eq!(table.pile(S1), [Card::ClawFighter; 2]);
}

/// CW-ACT-04: every option but passing spends Action Points, as many as Units
/// when deploying.
#[test]
fn every_option_spends_action_points() {
    let grunts = Choice::Deploy(Card::GalacticGrunts);
    let options: [(&[Choice], u8); 5] = [
        (&[CLAW], 1),
        (&[grunts, Choice::Done], 1),
        (&[grunts, grunts, Choice::Done], 2),
        (&[Choice::Invade(Card::Gorrin), Choice::Withdraw], 1),
        (&[Choice::Act(Card::EscortFrigate)], 1),
    ];
    for (turn, spent) in options {
        let mut table = turn_of(S1, 2);
        table
            .central(&[Card::ClawFighter, Card::Gorrin])
            .hand(S1, &[Card::GalacticGrunts; 3])
            .units(S1, &[Card::EscortFrigate]);
        table.play(S1, turn);
        assert_eq!(table.means(S1).1, 5 - spent, "{turn:?}");
        assert_eq!(table.public().empires[0].actions, 5 - spent);
    }
}

/// CW-R20: it is Action Points that an option costs, not Energy.
#[test]
fn the_action_marker_moves() {
    let mut table = turn_of(S1, 2);
    table.units(S1, &[Card::EscortFrigate]);
    table.play(S1, &[Choice::Act(Card::EscortFrigate)]);
    assert_eq!(table.means(S1), (10, 4));
}

/// CW-ACT-05: round and round while anyone has Action Points.
#[test]
fn play_goes_on_while_points_last() {
    let mut table = turn_of(S1, 2);
    table.central(&[Card::RaiderSkiff; 6]);
    for empire in &mut table.game.empires {
        empire.actions = 3;
    }
    let skiff = Choice::Draft(Card::RaiderSkiff, false);
    for seat in [S1, S2, S1, S2, S1] {
        table.play(seat, &[skiff]);
        assert_eq!(table.public().round, 1);
    }
    let events = table.play(S2, &[skiff]);
    assert!(events.contains(&Event::Round(2)), "all are spent");
}

/// CW-R21: whoever has no Action Points is skipped, and the last who has any
/// goes on alone.
#[test]
fn whoever_is_out_is_skipped() {
    let mut table = turn_of(S1, 3);
    table.central(&[Card::ClawFighter; 5]);
    table.game.empire_mut(S2).actions = 0;
    table.play(S1, &[CLAW]);
    assert_eq!(table.game.on_turn(), Some(S3));
    table.play(S3, &[Choice::Pass]);
    for left in [3, 2, 1] {
        table.play(S1, &[CLAW]);
        assert_eq!(table.means(S1).1, left);
        assert_eq!(table.game.on_turn(), Some(S1));
    }
}

/// CW-ACT-06: it ends when all have passed, of their own will or for want of
/// Action Points.
#[test]
fn the_phase_ends_when_all_have_passed() {
    let mut table = turn_of(S1, 3);
    table
        .central(&[Card::ClawFighter])
        .hand(S1, &[Card::GalacticGrunts]);
    table.game.empire_mut(S3).actions = 1;
    table.play(S1, &[Choice::Pass]);
    table.play(S2, &[Choice::Pass]);
    assert_eq!(table.game.on_turn(), Some(S3), "one is left");
    table.play(S3, &[CLAW]);
    let keep = SeatSet::one(S1);
    assert_eq!(table.public().pending, Pending::Keep(keep));
}
