//! Option 1, draft a card: CW-DRF.

use engine::Viewer;
use kit::position::{S1, S2, seen};

use super::scene::{as_seen, last_turn, stack, zone};
use super::table::{Layout, energy_of, turn_of};
use crate::card::Card;
use crate::choice::{Choice, Subject};
use crate::event::Event;

const CLAW: Choice = Choice::Draft(Card::ClawFighter, false);

/// CW-DRF-01: a Unit, a Tactic or a Prestige card, which then is the Empire's.
#[test]
fn three_kinds_of_card_can_be_drafted() {
    for card in [Card::ClawFighter, Card::Ambush, Card::GalacticThrone] {
        let mut table = turn_of(S1, 2);
        table.central(&[card]);
        table.play(S1, &[Choice::Draft(card, false)]);
        assert_eq!(zone(&table), []);
        let cards: Vec<Card> = table.game.empire(S1).cards().skip(1).collect();
        assert_eq!(cards, [card]);
    }
}

/// CW-DRF-02: 1 Action Point and the draft cost, whatever deploying costs.
#[test]
fn a_draft_costs_its_figure() {
    for (card, cost) in [
        (Card::ClawFighter, 2),
        (Card::GrandFlagship, 8),
        (Card::TotalWar, 4),
        (Card::GalacticThrone, 9),
    ] {
        let mut table = turn_of(S1, 2);
        table.central(&[card]).energy(S1, cost - 1);
        let draft = Choice::Draft(card, false);
        assert!(!table.offers(S1, draft));
        let why = table.why_not(S1, Subject::Central(card));
        assert_eq!(why, Some(("core-worlds-why-dear", "CW-DRF-02")));
        table.energy(S1, cost);
        let events = table.play(S1, &[draft]);
        assert_eq!(events, [Event::Drafted(S1, card, cost)]);
        assert_eq!(table.means(S1), (0, 4));
    }
}

/// CW-DRF-03: a Unit or Tactic lies on top of the discard pile, for all to
/// see, and nowhere else.
#[test]
fn a_drafted_card_is_discarded() {
    for card in [Card::ClawFighter, Card::Ambush] {
        let mut table = turn_of(S1, 2);
        table.central(&[card]).discards(S1, &[Card::SnubFighter]);
        table.play(S1, &[Choice::Draft(card, false)]);
        assert_eq!(table.pile(S1), [Card::SnubFighter, card]);
        let theirs = &table.view(S2).empires[0];
        assert_eq!((theirs.top, theirs.discard), (Some(card), 2));
        assert_eq!((theirs.hand, theirs.deck, theirs.units.len()), (0, 0, 0));
    }
}

/// CW-DRF-04: a Prestige card lies in the Warzone at once, face up.
#[test]
fn a_prestige_card_goes_to_the_warzone() {
    let mut table = turn_of(S1, 2);
    table.central(&[Card::HallOfHeroes]);
    table.play(S1, &[Choice::Draft(Card::HallOfHeroes, false)]);
    let theirs = &table.view(S2).empires[0];
    assert_eq!(theirs.prestige, [Card::HallOfHeroes]);
    assert_eq!((theirs.hand, theirs.deck, theirs.discard), (0, 0, 0));
}

/// CW-DRF-05: one a turn.
#[test]
fn one_card_a_turn() {
    let mut table = turn_of(S1, 2);
    table.central(&[Card::ClawFighter, Card::Ambush]);
    table.play(S1, &[CLAW]);
    assert!(table.choices(S1).is_empty());
    assert_eq!(table.game.on_turn(), Some(S2));
}

/// CW-DRF-06: a World is never drafted, however much Energy there is.
#[test]
fn worlds_are_not_drafted() {
    let mut table = turn_of(S1, 2);
    table.central(&[Card::Ashfall, Card::Zeus]);
    let choices = [
        Choice::Invade(Card::Ashfall),
        Choice::Invade(Card::Zeus),
        Choice::Pass,
    ];
    assert_eq!(table.choices(S1), choices);
}

/// CW-DRF-07: one's own discard pile lies open to oneself, whoever's turn it
/// is.
#[test]
fn ones_own_pile_is_open() {
    let pile = [Card::SnubFighter, Card::ClawFighter, Card::GalacticGrunts];
    for mut table in [turn_of(S1, 2), turn_of(S2, 2), energy_of(S2, 2)] {
        table.discards(S1, &pile);
        assert_eq!(table.view(S1).discard, pile);
    }
}

/// CW-DRF-08, CW-R22: of another's pile one sees the top and the size: what
/// lies below might as well be in the deck.
#[test]
fn anothers_pile_is_closed() {
    let view = |below: Card, deck: Card, top: Card| {
        let mut table = turn_of(S1, 2);
        table.discards(S1, &[below, top]).deck(S1, &[deck]);
        (table.view(S1), table.view(S2), table.public())
    };
    let (ambush, tank, grunts) = (Card::Ambush, Card::SiegeTank, Card::GalacticGrunts);
    let (own, others, public) = view(ambush, tank, grunts);
    let (own_too, others_too, public_too) = view(tank, ambush, grunts);
    assert_ne!(own, own_too);
    assert_eq!(others, others_too);
    assert_eq!(public, public_too);
    assert_eq!(others.discard, []);
    let theirs = &others.empires[0];
    assert_eq!((theirs.top, theirs.discard), (Some(grunts), 2));
    let (_, top, _) = view(ambush, grunts, tank);
    assert_eq!(top.empires[0].top, Some(tank));
}

/// CW-R22: every draft and discard is seen by all when it happens.
#[test]
fn drafts_and_discards_are_public() {
    let mut table = last_turn(2, 1);
    table
        .central(&[Card::ClawFighter])
        .hand(S1, &[Card::Ambush]);
    let mut events = table.play(S1, &[CLAW, Choice::Pass]);
    events.extend(table.play(S1, &[Choice::Keep(None)]));
    for told in [
        Event::Drafted(S1, Card::ClawFighter, 2),
        Event::Discarded(S1, Card::Ambush),
    ] {
        assert!(as_seen(&events, S2).contains(&told));
        assert!(seen(&events, Viewer::Public).contains(&told));
    }
}

/// CW-R23: nothing takes the place of a drafted card before the next Galactic
/// Phase.
#[test]
fn the_gap_stays_for_the_round() {
    let mut table = last_turn(2, 1);
    table.central(&[Card::ClawFighter, Card::Ambush]);
    let deck = [
        Card::Ashfall,
        Card::ScoutMech,
        Card::Gorrin,
        Card::RaiderSkiff,
        Card::Ironback,
        Card::Kessandra,
    ];
    stack(&mut table, 1, &deck);
    table.play(S1, &[CLAW]);
    assert_eq!(zone(&table), [(Card::Ambush, false)]);
    table.play(S1, &[Choice::Draft(Card::Ambush, false)]);
    assert_eq!(zone(&table), []);
    // Until the next round, with the new hand's Energy decision.
    let events = table.play(S1, &[Choice::Pass, Choice::Done]);
    assert!(events.contains(&Event::Appeared(Card::Ashfall)));
    assert_eq!(zone(&table).len(), 6);
}
