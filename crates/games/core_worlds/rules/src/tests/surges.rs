//! Energy Surge Tokens: CW-SUR.

use kit::position::{S1, S2};

use super::scene::{invading, last_turn};
use super::table::{Layout, Table, energy_of, turn_of};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way};
use crate::event::Event;

/// A turn of the first seat, with this many tokens of its own.
fn with_tokens(count: u8) -> Table {
    let mut table = turn_of(S1, 2);
    table.game.empire_mut(S1).surges = count;
    table
}

/// CW-SUR-01: on one's own turn of the Action Phase, and at no other time.
#[test]
fn a_token_is_for_ones_own_turn() {
    assert!(with_tokens(1).offers(S1, Choice::Surge));
    let mut theirs = turn_of(S2, 2);
    theirs.game.empire_mut(S1).surges = 1;
    assert!(!theirs.offers(S1, Choice::Surge));
    assert!(!theirs.offers(S2, Choice::Surge), "it is not theirs");
    let mut energy = energy_of(S1, 2);
    energy.hand(S1, &[Card::GalacticGrunts]);
    energy.game.empire_mut(S1).surges = 1;
    assert!(!energy.offers(S1, Choice::Surge));
    let why = energy.why_not(S1, Subject::Surges);
    assert_eq!(why, Some(("core-worlds-why-surge-energy", "CW-ENE-09")));
    let mut keep = last_turn(2, 1);
    keep.hand(S1, &[Card::GalacticGrunts]);
    keep.game.empire_mut(S1).surges = 1;
    keep.play(S1, &[Choice::Pass]);
    assert!(!keep.offers(S1, Choice::Surge));
}

/// CW-SUR-02: it gives 2 Energy, whoever generates more.
#[test]
fn a_token_gives_two_energy() {
    for (own, theirs) in [(Card::Zeus, Card::Ashfall), (Card::Ashfall, Card::Zeus)] {
        let mut table = with_tokens(1);
        table.worlds(S1, &[own]).worlds(S2, &[theirs]);
        let events = table.play(S1, &[Choice::Surge]);
        assert_eq!(events, [Event::Surged(S1)]);
        assert_eq!(table.means(S1).0, 12);
    }
}

/// CW-SUR-03: it costs no Action Point, and the turn goes on as before.
#[test]
fn a_token_costs_nothing() {
    let mut table = with_tokens(1);
    table.central(&[Card::ClawFighter]).energy(S1, 0);
    table.play(S1, &[Choice::Surge]);
    assert_eq!(table.means(S1), (2, 5));
    let draft = Choice::Draft(Card::ClawFighter, false);
    assert_eq!(table.choices(S1), [draft, Choice::Pass]);
}

/// CW-SUR-04: a used token is gone, for this round and for all others.
#[test]
fn a_token_works_once() {
    let mut table = last_turn(2, 1);
    table.game.empire_mut(S1).surges = 1;
    table.play(S1, &[Choice::Surge]);
    assert!(!table.offers(S1, Choice::Surge));
    let why = table.why_not(S1, Subject::Surges);
    assert_eq!(why, Some(("core-worlds-why-no-surge", "CW-SUR-04")));
    assert_eq!(table.public().empires[0].surges, 0);
    table.play(S1, &[Choice::Pass]);
    assert_eq!(table.public().round, 2);
    table.play(S2, &[Choice::Pass]);
    assert!(!table.offers(S1, Choice::Surge));
}

/// CW-R32: even in the middle of a deployment, and by a text that brings
/// Units.
#[test]
fn a_token_in_the_middle_of_a_deployment() {
    let mut table = with_tokens(2);
    let grunts = Choice::Deploy(Card::GalacticGrunts);
    table
        .hand(S1, &[Card::GalacticGrunts, Card::ShockTroopers])
        .hand(S1, &[Card::DropShuttle])
        .energy(S1, 1);
    table.play(S1, &[grunts]);
    assert_eq!(table.choices(S1), [Choice::Surge, Choice::Done]);
    table.play(S1, &[Choice::Surge, Choice::Deploy(Card::DropShuttle)]);
    assert_eq!(table.choices(S1), [Choice::Surge, Choice::Done]);
    table.play(S1, &[Choice::Surge, Choice::Deploy(Card::ShockTroopers)]);
    assert_eq!(table.means(S1), (1, 3), "two Action Points for three Units");
}

/// CW-R32: or of an Invasion, even when the World is conquered already.
#[test]
fn a_token_in_the_middle_of_an_invasion() {
    let mut table = invading(Card::Duskwater, &[Card::ClawFighter, Card::WarGolem]);
    table.game.empire_mut(S1).surges = 2;
    table.energy(S1, 0);
    table.play(S1, &[Choice::Surge]);
    assert_eq!(table.means(S1).0, 2);
    table.energy(S1, 0);
    let march = [
        Choice::Commit(Card::ClawFighter),
        Choice::Commit(Card::WarGolem),
        Choice::Conquer,
    ];
    table.play(S1, &march);
    let stay = Choice::Use(Card::WarGolem, Way::Plain);
    assert_eq!(table.choices(S1), [Choice::Surge, Choice::Done]);
    table.play(S1, &[Choice::Surge, stay]);
    assert_eq!(table.stationed(S1), [Card::WarGolem]);
}

/// CW-R32: before a forced pass, and both in one turn.
#[test]
fn two_tokens_before_a_forced_pass() {
    let mut table = with_tokens(2);
    table.central(&[Card::ClawFighter]).energy(S1, 0);
    assert_eq!(table.choices(S1), [Choice::Surge, Choice::Pass]);
    table.play(S1, &[Choice::Surge; 2]);
    assert_eq!(table.means(S1).0, 4);
}

/// CW-R32: tokens that are left over are worth nothing.
#[test]
fn unused_tokens_are_worth_nothing() {
    let mut table = last_turn(2, 10);
    table.game.empire_mut(S1).surges = 2;
    table.play(S1, &[Choice::Pass]);
    assert_eq!(table.scores(), [0, 0]);
    let shared = ("core-worlds-end-shared", vec![1, 1]);
    assert_eq!(table.outcome(), Some(shared));
}
