//! Option 5, pass: CW-PAS.

use kit::position::{S1, S2, S3};

use super::scene::last_turn;
use super::table::{Layout, turn_of};
use crate::card::Card;
use crate::choice::{Choice, Subject};
use crate::event::Event;

const CLAW: Choice = Choice::Draft(Card::ClawFighter, false);

/// CW-PAS-01: passing is always possible, whatever else there is to do.
#[test]
fn passing_is_always_offered() {
    let mut table = turn_of(S1, 2);
    table
        .central(&[Card::ClawFighter, Card::Gorrin])
        .hand(S1, &[Card::GalacticGrunts, Card::GrandStrategy]);
    table.game.empire_mut(S1).surges = 1;
    assert!(table.choices(S1).len() > 4);
    let events = table.play(S1, &[Choice::Pass]);
    assert_eq!(events, [Event::Passed(S1)]);
}

/// CW-PAS-02: without Action Points there is no turn, however much there would
/// be to do.
#[test]
fn without_action_points_one_is_out() {
    let mut table = turn_of(S1, 3);
    table
        .central(&[Card::ClawFighter; 4])
        .hand(S1, &[Card::GalacticGrunts]);
    table.game.empire_mut(S1).actions = 1;
    table.play(S1, &[CLAW]);
    table.play(S2, &[CLAW]);
    table.play(S3, &[CLAW]);
    assert_eq!(table.game.on_turn(), Some(S2));
    assert!(table.choices(S1).is_empty());
}

/// CW-PAS-03: without Energy one passes, unless an Action is free.
#[test]
fn without_energy_one_passes() {
    let mut table = turn_of(S1, 2);
    table
        .central(&[Card::ClawFighter, Card::Gorrin])
        .hand(S1, &[Card::GalacticGrunts, Card::GrandStrategy])
        .energy(S1, 0);
    assert_eq!(table.choices(S1), [Choice::Pass]);
    table.units(S1, &[Card::EscortFrigate]);
    let act = Choice::Act(Card::EscortFrigate);
    assert_eq!(table.choices(S1), [act, Choice::Pass]);
}

/// CW-R31: whatever else is free is no less allowed: a deployment, a draft, an
/// Invasion, a Surge Token.
#[test]
fn what_is_free_needs_no_energy() {
    let mut table = turn_of(S1, 2);
    table
        .central(&[Card::RaiderSkiff, Card::ClawFighter, Card::Gorrin])
        .hand(S1, &[Card::SnubFighter, Card::GalacticGrunts])
        .energy(S1, 0);
    assert_eq!(table.choices(S1), [Choice::Pass]);
    table.worlds(S1, &[Card::UmbraRelay, Card::GildedCrescent]);
    let free = [
        Choice::Draft(Card::RaiderSkiff, false),
        Choice::Deploy(Card::SnubFighter),
        Choice::Pass,
    ];
    assert_eq!(table.choices(S1), free);
    table.units(S1, &[Card::RimSmuggler]);
    assert!(table.offers(S1, Choice::Invade(Card::Gorrin)));
    table.game.empire_mut(S1).surges = 1;
    assert!(table.offers(S1, Choice::Surge));
}

/// CW-PAS-04: whoever passes gives up all Action Points of the round.
#[test]
fn passing_forfeits_action_points() {
    let mut table = turn_of(S1, 2);
    assert_eq!(table.means(S1).1, 5);
    table.play(S1, &[Choice::Pass]);
    assert_eq!(table.means(S1), (10, 0));
    assert_eq!(table.public().empires[0].actions, 0);
}

/// CW-PAS-05: and has no further turn in that round, but in the next.
#[test]
fn whoever_passed_waits_for_the_next_round() {
    let mut table = turn_of(S1, 2);
    table.central(&[Card::ClawFighter; 3]);
    table.play(S1, &[Choice::Pass]);
    table.play(S2, &[CLAW, CLAW]);
    assert!(table.choices(S1).is_empty());
    let why = table.why_not(S1, Subject::Surges);
    assert_eq!(why, Some(("core-worlds-why-wait", "CW-ACT-01")));
    let mut table = last_turn(2, 1);
    table.play(S1, &[Choice::Pass]);
    table.play(S2, &[Choice::Pass]);
    assert_eq!(table.game.on_turn(), Some(S1));
    assert_eq!(table.public().round, 2);
}
