//! The texts "as an Action", card by card.

use kit::position::{S1, S2};

use super::table::{Layout, alone, idle_round, turn_of};
use crate::card::Card;
use crate::choice::{Choice, Subject};
use crate::event::Event;
use crate::view::Pending;

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;

/// No card with such a text is left out.
#[test]
fn all_of_them_are_played() {
    let content = turn_of(S1, 2).content;
    let played = [
        Card::ForcedMarch,
        Card::ScrambleOrder,
        Card::EscortFrigate,
        Card::RapidRedeployment,
        Card::TitanMech,
        Card::GrandStrategy,
    ];
    let has_text = |card: &Card| content.card(*card).action.is_some();
    assert!(Card::ALL.into_iter().filter(has_text).eq(played));
}

/// A Tactic deploys these for their Energy and 1 Action Point in all, not
/// those; a fourth Unit does not go with them.
fn deploys(tactic: Card, units: [(Card, u16); 3], not: &[Card]) {
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[tactic]).hand(S1, not);
    table
        .hand(S1, &units.map(|unit| unit.0))
        .hand(S1, &[units[0].0]);
    table.energy(S1, 30);
    let events = table.play(S1, &[Choice::Act(tactic)]);
    assert_eq!(events, [Event::Played(S1, tactic)]);
    for (left, (unit, cost)) in (1..=3).rev().zip(units) {
        assert_eq!(table.public().pending, Pending::Bring(S1, tactic, left));
        for other in not {
            assert!(
                !table.offers(S1, Choice::Deploy(*other)),
                "{tactic}: {other}"
            );
        }
        let events = table.play(S1, &[Choice::Deploy(unit)]);
        assert_eq!(events[0], Event::Deployed(S1, unit, cost));
    }
    assert_eq!(table.means(S1).1, 4);
    assert_eq!(
        table.means(S1).0,
        30 - units.map(|unit| unit.1).iter().sum::<u16>()
    );
    assert_eq!(table.stationed(S1).len(), 3);
    assert_eq!(table.pile(S1), [tactic]);
    assert_eq!(table.game.on_turn(), Some(S2), "it was the whole turn");
}

/// Forced March, Scramble Order, Rapid Redeployment: up to 3 Units.
#[test]
fn tactics_that_deploy() {
    let march = [
        (GRUNTS, 1),
        (Card::SalvageDroid, 1),
        (Card::AssaultStrider, 2),
    ];
    let others = [SNUB, Card::PatrolCorvette, Card::LordBanner];
    deploys(Card::ForcedMarch, march, &others);
    let fighters = [(SNUB, 1), (SNUB, 1), (Card::ClawFighter, 3)];
    let others = [GRUNTS, Card::PatrolCorvette, Card::AssaultStrider];
    deploys(Card::ScrambleOrder, fighters, &others);
    let any = [(SNUB, 1), (Card::LordBanner, 2), (Card::WorldShip, 8)];
    deploys(Card::RapidRedeployment, any, &[Card::Ambush]);
}

/// They may be fewer; and without the Energy they are not offered.
#[test]
fn fewer_units_by_a_tactic() {
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[Card::RapidRedeployment, SNUB, Card::SiegeTank]);
    table.energy(S1, 2);
    table.play(
        S1,
        &[Choice::Act(Card::RapidRedeployment), Choice::Deploy(SNUB)],
    );
    assert_eq!(table.choices(S1), [Choice::Done]);
    table.play(S1, &[Choice::Done]);
    assert_eq!(table.pile(S1), [Card::RapidRedeployment]);
    assert_eq!(table.game.on_turn(), Some(S2));
}

/// Escort Frigate: a card for an Action Point, once a round.
#[test]
fn an_escort_frigate_draws() {
    let frigate = Card::EscortFrigate;
    let mut table = turn_of(S1, 2);
    table.units(S1, &[frigate]).deck(S1, &[SNUB, GRUNTS]);
    let events = table.play(S1, &[Choice::Act(frigate)]);
    assert_eq!(
        events,
        [Event::Used(S1, frigate), Event::Drew(S1, Some(GRUNTS))]
    );
    assert_eq!(table.means(S1), (10, 4));
    assert_eq!(table.game.on_turn(), Some(S2), "it was the whole turn");
    table.play(S2, &[Choice::Pass]);
    assert!(!table.offers(S1, Choice::Act(frigate)));
    let why = table.why_not(S1, Subject::Warzone(frigate));
    assert_eq!(why, Some(("core-worlds-why-used", "CW-R30")));
}

/// Titan Mech: a Robot or Vehicle back from one's own discard pile, for all
/// to see, once a round.
#[test]
fn a_titan_mech_recovers() {
    let titan = Card::TitanMech;
    let recover = |card| Choice::Recover(titan, card);
    let mut table = alone(S1, 2);
    table.units(S1, &[titan]);
    table.discards(S2, &[Card::SiegeTank]);
    assert_eq!(table.choices(S1), [Choice::Pass], "not from another's pile");
    let pile = [Card::PlasmaTank, GRUNTS, Card::ScoutMech, SNUB];
    table.discards(S1, &pile);
    let offered = [
        recover(Card::PlasmaTank),
        recover(Card::ScoutMech),
        Choice::Pass,
    ];
    assert_eq!(table.choices(S1), offered);
    let events = table.play(S1, &[recover(Card::PlasmaTank)]);
    let expected = [
        Event::Used(S1, titan),
        Event::Recovered(S1, Card::PlasmaTank),
    ];
    assert_eq!(events, expected);
    assert_eq!(table.held(S1), [Card::PlasmaTank]);
    assert_eq!(table.view(S2).empires[0].shown, [Card::PlasmaTank]);
    assert_eq!(table.pile(S1), [GRUNTS, Card::ScoutMech, SNUB]);
    assert_eq!(table.means(S1), (10, 4));
    assert!(!table.offers(S1, recover(Card::ScoutMech)));
    idle_round(&mut table);
    table.game.frames = engine::Frames::starting(crate::phase::action::Turn(S1).into());
    table.discards(S1, &[Card::ScoutMech]);
    assert!(table.offers(S1, recover(Card::ScoutMech)));
}

/// Grand Strategy: 1 Energy and an Action Point for 2 cards and 2 Action
/// Points, even with the last one.
#[test]
fn a_grand_strategy() {
    let strategy = Card::GrandStrategy;
    for before in [5, 1] {
        let mut table = turn_of(S1, 2);
        table.hand(S1, &[strategy]).deck(S1, &[GRUNTS, SNUB, SNUB]);
        table.game.empire_mut(S1).actions = before;
        let events = table.play(S1, &[Choice::Act(strategy)]);
        assert!(events.contains(&Event::Commanded(S1, 2)));
        assert_eq!(table.means(S1), (9, before + 1));
        assert_eq!(table.held(S1), [SNUB; 2]);
        assert_eq!(table.pile(S1), [strategy]);
        table.play(S2, &[Choice::Pass]);
        assert_eq!(table.game.on_turn(), Some(S1));
    }
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[strategy]).energy(S1, 0);
    assert!(!table.offers(S1, Choice::Act(strategy)));
    let why = table.why_not(S1, Subject::Hand(strategy));
    assert_eq!(why, Some(("core-worlds-why-dear", "CW-ABL-03")));
}
