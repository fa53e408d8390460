//! Option 4, texts "as an Action": CW-ABL.

use engine::Frames;
use kit::position::{S1, S2};

use super::scene::last_turn;
use super::table::{Layout, Table, turn_of, with_facts};
use crate::card::Card;
use crate::choice::{Choice, Subject};
use crate::event::Event;
use crate::phase::action::Turn;

const FRIGATE: Choice = Choice::Act(Card::EscortFrigate);
const STRATEGY: Choice = Choice::Act(Card::GrandStrategy);

/// Everything of `laid_out`, with other facts.
fn with_other_facts(laid_out: Table, file: &str, from: &str, to: &str) -> Table {
    let mut table = with_facts(2, file, from, to);
    table.game = laid_out.game;
    table
}

/// CW-ABL-01: a Unit's text or a Tactic takes the whole turn.
#[test]
fn an_action_is_the_whole_turn() {
    for act in [FRIGATE, STRATEGY] {
        let mut table = turn_of(S1, 2);
        table
            .units(S1, &[Card::EscortFrigate])
            .hand(S1, &[Card::GrandStrategy])
            .deck(S1, &[Card::SnubFighter; 3]);
        table.play(S1, &[act]);
        assert!(table.choices(S1).is_empty());
        assert_eq!(table.game.on_turn(), Some(S2));
    }
}

/// CW-ABL-01: only texts that say so: others are no Action.
#[test]
fn other_texts_are_no_action() {
    let mut table = turn_of(S1, 2);
    table
        .units(S1, &[Card::HerculesBomber, Card::SalvageDroid])
        .hand(S1, &[Card::Ambush, Card::EnergySurge, Card::EscortFrigate]);
    let choices = [Choice::Deploy(Card::EscortFrigate), Choice::Pass];
    assert_eq!(table.choices(S1), choices);
    let why = table.why_not(S1, Subject::Warzone(Card::HerculesBomber));
    assert_eq!(why, Some(("core-worlds-why-no-action", "CW-ABL-01")));
}

/// CW-ABL-02: it costs 1 Action Point, whatever it then brings.
#[test]
fn an_action_costs_a_point() {
    let mut table = turn_of(S1, 2);
    table
        .units(S1, &[Card::EscortFrigate, Card::TitanMech])
        .hand(S1, &[Card::GrandStrategy])
        .deck(S1, &[Card::SnubFighter; 3])
        .discards(S1, &[Card::SiegeTank]);
    let events = table.play(S1, &[FRIGATE]);
    assert_eq!(events[0], Event::Used(S1, Card::EscortFrigate));
    assert_eq!(table.means(S1).1, 4);
    table.play(S2, &[Choice::Pass]);
    table.play(S1, &[Choice::Recover(Card::TitanMech, Card::SiegeTank)]);
    assert_eq!(table.means(S1).1, 3);
    // One Action Point for two.
    table.play(S1, &[STRATEGY]);
    assert_eq!(table.means(S1).1, 3 - 1 + 2);
}

/// CW-ABL-03: and the Energy that the card shows.
#[test]
fn an_action_costs_the_energy_shown() {
    let mut table = turn_of(S1, 2);
    table
        .hand(S1, &[Card::GrandStrategy, Card::RapidRedeployment])
        .energy(S1, 0);
    let free = Choice::Act(Card::RapidRedeployment);
    assert_eq!(table.choices(S1), [free, Choice::Pass]);
    let why = table.why_not(S1, Subject::Hand(Card::GrandStrategy));
    assert_eq!(why, Some(("core-worlds-why-dear", "CW-ABL-03")));
    table.energy(S1, 1);
    table.play(S1, &[STRATEGY]);
    assert_eq!(table.means(S1).0, 0);
    assert_eq!(table.pile(S1), [Card::GrandStrategy]);
}

/// CW-R30: where the text says "once a round", it is once a round.
#[test]
fn a_text_may_be_limited_to_once_a_round() {
    let mut table = last_turn(2, 1);
    table
        .units(S1, &[Card::EscortFrigate, Card::TitanMech])
        .discards(S1, &[Card::SiegeTank, Card::ScoutMech]);
    let recover = |card| Choice::Recover(Card::TitanMech, card);
    table.play(S1, &[FRIGATE]);
    table.discards(S1, &[Card::SiegeTank, Card::ScoutMech]);
    table.play(S1, &[recover(Card::SiegeTank)]);
    assert!(!table.offers(S1, FRIGATE));
    assert!(!table.offers(S1, recover(Card::ScoutMech)));
    for unit in [Card::EscortFrigate, Card::TitanMech] {
        let why = table.why_not(S1, Subject::Warzone(unit));
        assert_eq!(why, Some(("core-worlds-why-used", "CW-R30")));
    }
    // A new round, a new use.
    table.play(S1, &[Choice::Pass, Choice::Keep(None), Choice::Done]);
    table.discards(S1, &[Card::ScoutMech]);
    table.game.frames = Frames::starting(Turn(S1).into());
    assert!(table.offers(S1, FRIGATE));
    assert!(table.offers(S1, recover(Card::ScoutMech)));
}

/// CW-R30: where it does not, the same Unit may use it again on a later turn.
#[test]
fn a_text_without_a_limit_works_every_turn() {
    let mut laid_out = turn_of(S1, 2);
    laid_out
        .units(S1, &[Card::EscortFrigate])
        .deck(S1, &[Card::SnubFighter; 4]);
    let file = "core_worlds/sector_1.toml";
    let mut table = with_other_facts(laid_out, file, "cards = 1, once = true", "cards = 1");
    table.play(S1, &[FRIGATE]);
    assert_eq!(table.game.on_turn(), Some(S2), "a turn each time");
    table.play(S2, &[Choice::Pass]);
    table.play(S1, &[FRIGATE, FRIGATE]);
    assert_eq!(table.means(S1), (10, 2), "and an Action Point each time");
    assert_eq!(table.held(S1), [Card::SnubFighter; 3]);
}

/// CW-R30: the same for a text that takes cards back.
#[test]
fn taking_back_without_a_limit_works_every_turn() {
    let mut laid_out = last_turn(2, 1);
    laid_out
        .units(S1, &[Card::TitanMech])
        .discards(S1, &[Card::SiegeTank, Card::ScoutMech]);
    let file = "core_worlds/sector_4.toml";
    let mut table = with_other_facts(laid_out, file, ", once = true", "");
    for card in [Card::SiegeTank, Card::ScoutMech] {
        table.play(S1, &[Choice::Recover(Card::TitanMech, card)]);
    }
    let both = [Card::ScoutMech, Card::SiegeTank];
    assert_eq!(table.held(S1), both);
    assert_eq!(table.view(S2).empires[0].shown, both, "all saw them come");
    assert_eq!(table.means(S1).1, 3);
}
