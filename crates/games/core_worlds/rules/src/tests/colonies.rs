//! Colonizing Worlds: CW-COL.

use kit::position::{S1, S2};

use super::scene::{attack, commit, invading, last_turn, points};
use super::table::{Layout, Table, turn_of};
use crate::card::Card;
use crate::choice::{Choice, Subject};
use crate::event::Event;
use crate::state::Holding;

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;

/// The first seat has just conquered this World with these Units.
fn conquered(world: Card, units: &[Card]) -> Table {
    let mut table = invading(world, units);
    commit(&mut table, units);
    table.play(S1, &[Choice::Conquer]);
    table
}

/// This World with this many Grunts and Snub Fighters under it.
fn settled(card: Card, grunts: u8, snubs: u8) -> Holding {
    Holding {
        grunts,
        snubs,
        ..Holding::new(card)
    }
}

/// CW-COL-01: Grunts or a Snub Fighter used in the Invasion may go under the
/// World and not to the discard pile.
#[test]
fn a_basic_unit_may_settle() {
    for (card, under) in [(GRUNTS, (1, 0)), (SNUB, (0, 1))] {
        let mut table = conquered(Card::Ashfall, &[GRUNTS, SNUB]);
        let choices = [
            Choice::Colonize(GRUNTS),
            Choice::Colonize(SNUB),
            Choice::Done,
        ];
        assert_eq!(table.choices(S1), choices);
        let events = table.play(S1, &[Choice::Colonize(card)]);
        assert_eq!(events[0], Event::Colonized(S1, card, Card::Ashfall));
        let holding = settled(Card::Ashfall, under.0, under.1);
        assert_eq!(table.public().empires[0].worlds[1], holding);
        let other = if card == GRUNTS { SNUB } else { GRUNTS };
        assert_eq!(table.pile(S1), [other]);
        assert_eq!(table.stationed(S1), []);
        assert_eq!(table.game.on_turn(), Some(S2));
    }
}

/// CW-COL-01: only one that was used in that Invasion.
#[test]
fn whoever_stayed_behind_does_not_settle() {
    let mut table = invading(Card::FerrumShoals, &[GRUNTS, SNUB, Card::ClawFighter]);
    commit(&mut table, &[Card::ClawFighter]);
    table.play(S1, &[Choice::Conquer]);
    assert_eq!(table.game.on_turn(), Some(S2), "nobody to settle");
    assert_eq!(table.stationed(S1), [GRUNTS, SNUB]);
    let mut table = invading(Card::FerrumShoals, &[GRUNTS, SNUB, SNUB]);
    commit(&mut table, &[SNUB, SNUB]);
    table.play(S1, &[Choice::Conquer]);
    assert_eq!(table.choices(S1), [Choice::Colonize(SNUB), Choice::Done]);
}

/// CW-COL-02: nobody has to.
#[test]
fn settling_is_optional() {
    let mut table = conquered(Card::Ashfall, &[GRUNTS, SNUB]);
    table.play(S1, &[Choice::Done]);
    assert_eq!(table.pile(S1), [GRUNTS, SNUB]);
    let holding = settled(Card::Ashfall, 0, 0);
    assert_eq!(table.public().empires[0].worlds[1], holding);
}

/// CW-COL-03: one card at most.
#[test]
fn one_card_settles() {
    let mut table = conquered(Card::Gorrin, &[GRUNTS, GRUNTS, GRUNTS, SNUB]);
    table.play(S1, &[Choice::Colonize(GRUNTS)]);
    assert_eq!(table.game.on_turn(), Some(S2));
    assert_eq!(table.pile(S1), [GRUNTS, GRUNTS, SNUB]);
    let holding = settled(Card::Gorrin, 1, 0);
    assert_eq!(table.public().empires[0].worlds[1], holding);
}

/// CW-COL-03: only the two basic cards, no other Infantry or Starfighter.
#[test]
fn only_basic_units_settle() {
    let units = [Card::BorderVeterans, Card::PicketInterceptor, SNUB];
    let table = conquered(Card::Ashfall, &units);
    assert_eq!(table.choices(S1), [Choice::Colonize(SNUB), Choice::Done]);
    let why = table.why_not(S1, Subject::Warzone(Card::BorderVeterans));
    assert_eq!(why, Some(("core-worlds-why-spoils", "CW-COL-03")));
}

/// CW-COL-04: a colonist is out of the deck for good: not even a new deck has
/// it.
#[test]
fn a_colonist_is_never_drawn_again() {
    let mut table = last_turn(2, 1);
    table.central(&[Card::Ashfall]).units(S1, &[GRUNTS, SNUB]);
    let march = [
        Choice::Invade(Card::Ashfall),
        Choice::Commit(GRUNTS),
        Choice::Commit(SNUB),
        Choice::Conquer,
        Choice::Colonize(GRUNTS),
    ];
    table.play(S1, &march);
    let events = table.play(S1, &[Choice::Pass]);
    assert!(events.contains(&Event::Reshuffled(S1)));
    assert_eq!(table.held(S1), [SNUB], "all there is to draw");
}

/// CW-COL-05: it belongs to the Empire still: Tyr counts it as Infantry.
#[test]
fn a_colonist_belongs_to_the_empire() {
    let mut table = conquered(Card::Ashfall, &[GRUNTS, SNUB]);
    table.worlds(S1, &[Card::Tyr]);
    assert_eq!(points(&table, S1), (2, 1));
    table.play(S1, &[Choice::Colonize(GRUNTS)]);
    assert_eq!(points(&table, S1), (2, 1));
    // Without it there is no Infantry at all.
    table.game.empire_mut(S1).worlds[1].grunts = 0;
    assert_eq!(points(&table, S1), (2, 0));
}

/// CW-COL-06: it is not in the Warzone: it neither fights nor makes a
/// Dreadnought cheaper.
#[test]
fn a_colonist_is_not_in_the_warzone() {
    let mut table = turn_of(S1, 2);
    table
        .central(&[Card::Gorrin])
        .hand(S1, &[Card::DreadnoughtCruiser])
        .energy(S1, 7);
    let holding = settled(Card::Ashfall, 0, 1);
    table.game.empire_mut(S1).worlds.push(holding);
    let mut other = turn_of(S1, 2);
    other
        .hand(S1, &[Card::DreadnoughtCruiser])
        .units(S1, &[SNUB]);
    let cost = |table: &mut Table| {
        let before = table.means(S1).0;
        table.play(S1, &[Choice::Deploy(Card::DreadnoughtCruiser)]);
        before - table.means(S1).0
    };
    assert_eq!(table.public().empires[0].units, []);
    assert_eq!(cost(&mut table), 7);
    assert_eq!(cost(&mut other), 6, "one in the Warzone does");
    let mut table = turn_of(S1, 2);
    table.central(&[Card::Gorrin]);
    table.game.empire_mut(S1).worlds.push(holding);
    table.play(S1, &[Choice::Invade(Card::Gorrin)]);
    assert_eq!(table.choices(S1), [Choice::Withdraw]);
    assert_eq!(attack(&table), (0, 0));
}

/// CW-R29: at the moment of conquest or never: Home World and earlier Worlds
/// get nobody.
#[test]
fn earlier_worlds_are_not_settled_later() {
    let mut table = conquered(Card::Ashfall, &[GRUNTS, SNUB]);
    table.play(S1, &[Choice::Done]);
    table.play(S2, &[Choice::Pass]);
    table
        .units(S1, &[SNUB, SNUB])
        .central(&[Card::FerrumShoals]);
    let settles = |choice: &Choice| matches!(choice, Choice::Colonize(_));
    assert!(
        !table.choices(S1).iter().any(settles),
        "not on a later turn"
    );
    table.play(S1, &[Choice::Invade(Card::FerrumShoals)]);
    commit(&mut table, &[SNUB, SNUB]);
    table.play(S1, &[Choice::Conquer]);
    let events = table.play(S1, &[Choice::Colonize(SNUB)]);
    assert_eq!(events[0], Event::Colonized(S1, SNUB, Card::FerrumShoals));
    let home = table.owned(S1)[0];
    let worlds = [
        settled(home, 0, 0),
        settled(Card::Ashfall, 0, 0),
        settled(Card::FerrumShoals, 0, 1),
    ];
    assert_eq!(table.public().empires[0].worlds, worlds);
}
