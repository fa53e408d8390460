//! Option 2, deploy Units: CW-DEP.

use engine::{Event as _, Viewer};
use kit::position::{S1, S2};

use super::table::{Layout, alone, turn_of};
use crate::card::Card;
use crate::choice::Choice;
use crate::event::Event;

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;

/// CW-DEP-01, CW-EX-03: any number of Units in one turn, each for an Action
/// Point and its Energy.
#[test]
fn several_units_in_one_turn() {
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[GRUNTS; 4]).energy(S1, 5);
    table.play(S1, &[Choice::Deploy(GRUNTS); 3]);
    assert_eq!(table.means(S1), (2, 2));
    assert_eq!(table.stationed(S1), [GRUNTS; 3]);
    assert_eq!(table.held(S1), [GRUNTS]);
    assert_eq!(table.game.on_turn(), Some(S1), "the turn goes on");
    table.play(S1, &[Choice::Done]);
    assert_eq!(table.game.on_turn(), Some(S2));
}

/// CW-DEP-02, CW-DEP-03: each costs an Action Point and its own deployment
/// cost.
#[test]
fn each_unit_has_its_cost() {
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[Card::ClawFighter, Card::SiegeTank]);
    let events = table.play(S1, &[Choice::Deploy(Card::ClawFighter)]);
    assert!(events.contains(&Event::Deployed(S1, Card::ClawFighter, 3)));
    assert_eq!(table.means(S1), (7, 4));
    table.play(S1, &[Choice::Deploy(Card::SiegeTank)]);
    assert_eq!(table.means(S1), (3, 3));
}

/// CW-DEP-04: without the Energy or the Action Point it is not offered, and
/// the reason is told.
#[test]
fn what_cannot_be_paid_is_not_offered() {
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[Card::ClawFighter]).energy(S1, 2);
    assert!(!table.offers(S1, Choice::Deploy(Card::ClawFighter)));
    let why = table.why_not(S1, crate::Subject::Hand(Card::ClawFighter));
    assert_eq!(why, Some(("core-worlds-why-dear", "CW-DEP-04")));
    table.energy(S1, 3);
    assert!(table.offers(S1, Choice::Deploy(Card::ClawFighter)));
    // The last Action Point goes with the first Unit.
    table.hand(S1, &[GRUNTS]).energy(S1, 10);
    table.game.empire_mut(S1).actions = 1;
    table.play(S1, &[Choice::Deploy(GRUNTS)]);
    assert_eq!(table.held(S1), [Card::ClawFighter]);
    assert_eq!(table.game.on_turn(), Some(S2));
}

/// CW-DEP-05, CW-DEP-06, CW-EX-04: one after the other, in the player's
/// order: what came before counts.
#[test]
fn the_order_changes_the_cost() {
    let hand = [SNUB, SNUB, Card::DreadnoughtCruiser];
    let cost_after = |before: &[Choice]| {
        let mut table = turn_of(S1, 2);
        table.hand(S1, &hand);
        table.play(S1, before);
        let events = table.play(S1, &[Choice::Deploy(Card::DreadnoughtCruiser)]);
        match events[..] {
            [Event::Deployed(S1, Card::DreadnoughtCruiser, cost), ..] => cost,
            _ => panic!("{events:?}"),
        }
    };
    assert_eq!(cost_after(&[Choice::Deploy(SNUB); 2]), 5);
    assert_eq!(cost_after(&[Choice::Deploy(SNUB)]), 6);
    assert_eq!(cost_after(&[]), 7);
}

/// CW-DEP-01: at least one: nobody spends a turn on deploying nothing.
#[test]
fn deploying_begins_with_a_unit() {
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[GRUNTS]);
    assert_eq!(table.choices(S1), [Choice::Deploy(GRUNTS), Choice::Pass]);
}

/// CW-DEP-07, CW-EX-05: exactly the type that is named: a Star Cruiser is no
/// Starfighter.
#[test]
fn only_the_named_type_counts() {
    let mut table = turn_of(S1, 2);
    let hand = [SNUB, SNUB, Card::DreadnoughtCruiser];
    table.hand(S1, &hand).units(S1, &[Card::BattleCruiser]);
    table.play(S1, &[Choice::Deploy(SNUB); 2]);
    let events = table.play(S1, &[Choice::Deploy(Card::DreadnoughtCruiser)]);
    let deployed = Event::Deployed(S1, Card::DreadnoughtCruiser, 5);
    assert_eq!(events[0], deployed);
    // The next one does not count the first either.
    table.hand(S1, &[Card::DreadnoughtCruiser]).energy(S1, 10);
    table.play(S2, &[Choice::Pass]);
    let events = table.play(S1, &[Choice::Deploy(Card::DreadnoughtCruiser)]);
    assert_eq!(events[0], deployed);
}

/// CW-DEP-08: deployed Units lie face up: all see them.
#[test]
fn deployed_units_are_seen_by_all() {
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[GRUNTS, SNUB, Card::SiegeTank]);
    assert_eq!(table.view(S2).empires[0].units, []);
    let events = table.play(S1, &[Choice::Deploy(SNUB)]);
    let seen = events[0].seen_by(Viewer::Seat(S2));
    assert_eq!(seen, Some(Event::Deployed(S1, SNUB, 1)));
    for view in [table.view(S2), table.public()] {
        let units = &view.empires[0].units;
        assert_eq!(
            units.iter().map(|unit| unit.card).collect::<Vec<_>>(),
            [SNUB]
        );
    }
}

/// CW-R24: a cost does not fall below 0, and the Action Point is still due.
#[test]
fn a_deployment_may_be_free_but_takes_its_action_point() {
    let mut table = turn_of(S1, 2);
    table
        .hand(S1, &[Card::DreadnoughtCruiser])
        .units(S1, &[SNUB; 9])
        .energy(S1, 0);
    let events = table.play(S1, &[Choice::Deploy(Card::DreadnoughtCruiser)]);
    assert_eq!(events[0], Event::Deployed(S1, Card::DreadnoughtCruiser, 0));
    assert_eq!(table.means(S1), (0, 4));
}

/// CW-R24: two discounts on one card do not pay anything out.
#[test]
fn discounts_end_at_nothing() {
    let mut table = turn_of(S1, 2);
    table
        .hand(S1, &[Card::GrandFlagship, SNUB])
        .worlds(S1, &[Card::UmbraRelay]);
    table.play(S1, &[Choice::Deploy(Card::GrandFlagship)]);
    assert_eq!(table.means(S1), (1, 4));
    let events = table.play(S1, &[Choice::Deploy(SNUB)]);
    assert_eq!(events[0], Event::Deployed(S1, SNUB, 0));
    assert_eq!(table.means(S1), (1, 4));
}

/// A text with a lower bound never spoils another discount: the order is the
/// player's, whichever texts meet.
#[test]
fn a_lower_bound_comes_first() {
    for first in [Card::GrandFlagship, Card::Coldfoundry] {
        let mut table = alone(S1, 2);
        table.units(S1, &[Card::LogisticsCore]).energy(S1, 9);
        table.hand(S1, &[Card::AssaultStrider]);
        if first == Card::GrandFlagship {
            table.hand(S1, &[first]);
            table.play(S1, &[Choice::Deploy(first)]);
        } else {
            table.worlds(S1, &[first]).energy(S1, 0);
        }
        assert_eq!(table.means(S1).0, 0);
        // Printed 2: to 1 by the Core, to 0 by the other.
        table.play(S1, &[Choice::Deploy(Card::AssaultStrider)]);
        assert_eq!(table.means(S1).0, 0, "{first}");
    }
}
