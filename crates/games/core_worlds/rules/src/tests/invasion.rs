//! Option 3, invade a World: CW-INV.

use engine::Game;
use kit::position::{S1, S2};

use super::scene::{attack, commit, defence, invading, last_turn, tokened};
use super::table::{Layout, turn_of};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way};
use crate::event::Event;
use crate::view::Pending;

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;
const BOMBER: Card = Card::HerculesBomber;
const ASSAULT: Card = Card::HeavyRepeatingAssault;
const BOMB: Choice = Choice::Use(BOMBER, Way::Plain);

/// CW-INV-01: 1 Action Point and 1 Energy, before anything else.
#[test]
fn an_invasion_is_paid_first() {
    let mut table = turn_of(S1, 2);
    table.central(&[Card::Ashfall]).units(S1, &[GRUNTS]);
    let events = table.play(S1, &[Choice::Invade(Card::Ashfall)]);
    assert_eq!(events, [Event::Invaded(S1, Card::Ashfall)]);
    assert_eq!(table.means(S1), (9, 4));
    assert_eq!(table.public().pending, Pending::Invade(S1));
    commit(&mut table, &[GRUNTS]);
    assert_eq!(table.means(S1), (9, 4), "and no more than that");
}

/// CW-INV-02: a World of the Central Zone; never one in a Warzone, whoever
/// owns it.
#[test]
fn only_the_central_zone_is_invaded() {
    let mut table = turn_of(S1, 2);
    table
        .central(&[Card::Ashfall, Card::ClawFighter, Card::Gorrin])
        .worlds(S1, &[Card::FerrumShoals])
        .worlds(S2, &[Card::Ironback]);
    let targets: Vec<Choice> = table
        .choices(S1)
        .into_iter()
        .filter(|choice| matches!(choice, Choice::Invade(_)))
        .collect();
    assert_eq!(
        targets,
        [Choice::Invade(Card::Ashfall), Choice::Invade(Card::Gorrin)]
    );
    let why = table.why_not(S1, Subject::Warzone(Card::FerrumShoals));
    assert_eq!(why, Some(("core-worlds-why-own-world", "CW-INV-02")));
}

/// CW-INV-03: one World a turn: no other during the Invasion, none after it.
#[test]
fn one_world_a_turn() {
    let mut table = turn_of(S1, 2);
    table
        .central(&[Card::FerrumShoals, Card::Gorrin])
        .units(S1, &[Card::BattleCruiser]);
    table.play(S1, &[Choice::Invade(Card::FerrumShoals)]);
    assert!(!table.offers(S1, Choice::Invade(Card::Gorrin)));
    let why = table.why_not(S1, Subject::Central(Card::Gorrin));
    assert_eq!(why, Some(("core-worlds-why-invading", "CW-INV-03")));
    commit(&mut table, &[Card::BattleCruiser]);
    table.play(S1, &[Choice::Conquer]);
    assert_eq!(table.game.on_turn(), Some(S2));
}

/// CW-INV-04: the Fleet Strength of all Units together, equal or more.
#[test]
fn the_fleet_must_match() {
    let mut table = invading(Card::FerrumShoals, &[SNUB; 3]);
    assert_eq!(defence(&table), (2, 0));
    let mut enough = Vec::new();
    for _ in 0..3 {
        commit(&mut table, &[SNUB]);
        enough.push((attack(&table).0, table.offers(S1, Choice::Conquer)));
    }
    assert_eq!(enough, [(1, false), (2, true), (3, true)]);
}

/// CW-INV-05: and the Ground Strength of the same Units.
#[test]
fn the_ground_must_match_too() {
    let mut table = invading(Card::Gorrin, &[GRUNTS, GRUNTS, GRUNTS, SNUB, SNUB]);
    assert_eq!(defence(&table), (1, 3));
    commit(&mut table, &[SNUB, SNUB, GRUNTS, GRUNTS]);
    assert_eq!(
        attack(&table),
        (2, 2),
        "the one who stays behind is no help"
    );
    assert!(!table.offers(S1, Choice::Conquer));
    commit(&mut table, &[GRUNTS]);
    assert!(table.offers(S1, Choice::Conquer));
    // Ground alone is no Fleet.
    let mut table = invading(Card::Gorrin, &[Card::SiegeTank]);
    commit(&mut table, &[Card::SiegeTank]);
    assert_eq!(attack(&table), (0, 5));
    assert!(!table.offers(S1, Choice::Conquer));
}

/// CW-INV-06: the Units that were used are discarded, the others stay.
#[test]
fn used_units_are_discarded() {
    let mut table = invading(Card::FerrumShoals, &[Card::ClawFighter, Card::SiegeTank]);
    table.discards(S1, &[SNUB]);
    commit(&mut table, &[Card::ClawFighter]);
    let events = table.play(S1, &[Choice::Conquer]);
    assert!(events.contains(&Event::Discarded(S1, Card::ClawFighter)));
    assert_eq!(table.pile(S1), [SNUB, Card::ClawFighter]);
    assert_eq!(table.stationed(S1), [Card::SiegeTank]);
}

/// CW-INV-07: Units in hand neither fight nor use their texts.
#[test]
fn the_hand_adds_nothing() {
    let mut table = turn_of(S1, 2);
    table
        .central(&[Card::FerrumShoals])
        .units(S1, &[SNUB])
        .hand(S1, &[Card::ClawFighter, BOMBER]);
    table.play(
        S1,
        &[Choice::Invade(Card::FerrumShoals), Choice::Commit(SNUB)],
    );
    assert_eq!(attack(&table), (1, 0));
    assert_eq!(table.choices(S1), [Choice::Withdraw]);
    for card in [Card::ClawFighter, BOMBER] {
        let why = table.why_not(S1, Subject::Hand(card));
        assert_eq!(why, Some(("core-worlds-why-hand-invasion", "CW-INV-07")));
    }
}

/// CW-INV-08: the World lies in the Warzone at once, after the others.
#[test]
fn a_conquered_world_comes_at_once() {
    let mut table = invading(Card::FerrumShoals, &[SNUB, SNUB]);
    table.worlds(S1, &[Card::Gorrin]);
    let home = table.owned(S1)[0];
    commit(&mut table, &[SNUB, SNUB]);
    let events = table.play(S1, &[Choice::Conquer]);
    assert_eq!(events[0], Event::Conquered(S1, Card::FerrumShoals));
    assert_eq!(table.public().pending, Pending::Invaders(S1));
    assert_eq!(table.owned(S1), [home, Card::Gorrin, Card::FerrumShoals]);
    assert_eq!(table.public().central, []);
}

/// CW-INV-09: and it stays there: never in hand, deck or discard pile, not
/// even when a round ends and the pile is shuffled.
#[test]
fn a_conquered_world_never_joins_the_deck() {
    let mut table = last_turn(2, 1);
    table
        .central(&[Card::FerrumShoals])
        .units(S1, &[Card::ClawFighter]);
    let march = [
        Choice::Invade(Card::FerrumShoals),
        Choice::Commit(Card::ClawFighter),
        Choice::Conquer,
    ];
    table.play(S1, &march);
    assert_eq!(table.pile(S1), [Card::ClawFighter]);
    table.play(S1, &[Choice::Pass]);
    assert_eq!(table.held(S1), [Card::ClawFighter], "all there was to draw");
    assert_eq!(table.owned(S1)[1..], [Card::FerrumShoals]);
}

/// CW-INV-10: it may be announced without the strength for it, even without a
/// Unit.
#[test]
fn weakness_does_not_forbid_an_invasion() {
    let mut table = turn_of(S1, 2);
    table.central(&[Card::Zeus]);
    table.play(S1, &[Choice::Invade(Card::Zeus)]);
    assert_eq!(table.choices(S1), [Choice::Withdraw]);
}

/// CW-INV-11: during the Invasion, and only then, the texts of Units for it.
#[test]
fn texts_of_units_can_be_used() {
    let mut table = turn_of(S1, 2);
    table.central(&[Card::Gorrin]).units(S1, &[BOMBER, SNUB]);
    assert!(!table.offers(S1, BOMB), "not before");
    table.play(S1, &[Choice::Invade(Card::Gorrin)]);
    commit(&mut table, &[BOMBER, SNUB]);
    let choices = [BOMB, Choice::Withdraw];
    assert_eq!(table.choices(S1), choices);
    let events = table.play(S1, &[BOMB]);
    assert_eq!(events, [Event::Used(S1, BOMBER)]);
    assert_eq!(attack(&table), (2, 2));
    let why = table.why_not(S1, Subject::Warzone(SNUB));
    assert_eq!(why, Some(("core-worlds-why-committed", "CW-INV-11")));
}

/// CW-INV-12: Tactics "during an Invasion", any number, and no others.
#[test]
fn tactics_for_it_can_be_played() {
    let mut table = turn_of(S1, 2);
    let hand = [
        Card::Ambush,
        Card::FlankingSortie,
        Card::EnergySurge,
        Card::GrandStrategy,
    ];
    table.central(&[Card::Gorrin]).hand(S1, &hand);
    let ambush = Choice::Play(Card::Ambush, Way::Plain);
    assert!(!table.offers(S1, ambush), "not before");
    table.play(S1, &[Choice::Invade(Card::Gorrin)]);
    let sortie = Choice::Play(Card::FlankingSortie, Way::Plain);
    assert_eq!(table.choices(S1), [ambush, sortie, Choice::Withdraw]);
    for card in [Card::EnergySurge, Card::GrandStrategy] {
        let why = table.why_not(S1, Subject::Hand(card));
        assert_eq!(why, Some(("core-worlds-why-tactic-time", "CW-TAC-07")));
    }
    table.play(S1, &[ambush, sortie]);
    assert_eq!(attack(&table), (2, 2));
    assert_eq!(table.pile(S1), [Card::Ambush, Card::FlankingSortie]);
}

/// CW-INV-13: such a Tactic costs no Action Point: it can be played with none
/// left.
#[test]
fn tactics_in_an_invasion_need_no_action_point() {
    let mut table = turn_of(S1, 2);
    table.central(&[Card::Gorrin]).hand(S1, &[Card::Ambush]);
    table.game.empire_mut(S1).actions = 1;
    table.play(S1, &[Choice::Invade(Card::Gorrin)]);
    assert_eq!(table.means(S1).1, 0);
    table.play(S1, &[Choice::Play(Card::Ambush, Way::Plain)]);
    assert_eq!(table.means(S1).1, 0);
    assert_eq!(attack(&table), (0, 2));
    let mut table = invading(Card::Gorrin, &[]);
    table.hand(S1, &[Card::Ambush]);
    table.play(S1, &[Choice::Play(Card::Ambush, Way::Plain)]);
    assert_eq!(table.means(S1), (9, 4));
}

/// CW-INV-14: Tactics and texts cost their Energy beside that of the Invasion.
#[test]
fn energy_is_paid_for_tactics_and_texts() {
    let mut table = invading(Card::Zeus, &[BOMBER]);
    table.hand(S1, &[Card::TotalWar]);
    commit(&mut table, &[BOMBER]);
    table.play(S1, &[BOMB]);
    assert_eq!(table.means(S1).0, 10 - 1 - 1);
    table.play(S1, &[Choice::Play(Card::TotalWar, Way::Plain)]);
    assert_eq!(table.means(S1).0, 10 - 1 - 1 - 2);
    // What cannot be paid beside it is not offered.
    let mut table = turn_of(S1, 2);
    table
        .central(&[Card::Zeus])
        .hand(S1, &[Card::TotalWar])
        .units(S1, &[BOMBER])
        .energy(S1, 2);
    table.play(S1, &[Choice::Invade(Card::Zeus)]);
    assert!(!table.offers(S1, Choice::Play(Card::TotalWar, Way::Plain)));
    let why = table.why_not(S1, Subject::Hand(Card::TotalWar));
    assert_eq!(why, Some(("core-worlds-why-dear", "CW-INV-14")));
    commit(&mut table, &[BOMBER]);
    table.play(S1, &[BOMB]);
    assert_eq!(table.means(S1).0, 0);
}

/// CW-INV-15, CW-INV-16: if it is not enough no Unit is lost, but the turn is
/// over.
#[test]
fn a_failed_invasion_costs_no_unit() {
    let mut table = invading(Card::Gorrin, &[SNUB, GRUNTS, BOMBER]);
    commit(&mut table, &[SNUB, BOMBER]);
    table.play(S1, &[BOMB]);
    assert!(!table.offers(S1, Choice::Conquer));
    let events = table.play(S1, &[Choice::Withdraw]);
    assert_eq!(events, [Event::Withdrew(S1, Card::Gorrin)]);
    assert_eq!(table.stationed(S1), [GRUNTS, SNUB, BOMBER]);
    assert_eq!(table.pile(S1), []);
    assert_eq!(table.public().central[0].card, Card::Gorrin);
    assert_eq!(table.owned(S1).len(), 1);
    assert_eq!(table.public().pending, Pending::Turn(S2));
    // Nobody is committed any more, and every text is fresh.
    table.play(S2, &[Choice::Pass]);
    table.play(S1, &[Choice::Invade(Card::Gorrin)]);
    assert_eq!(attack(&table), (0, 0));
    commit(&mut table, &[SNUB, BOMBER]);
    assert!(table.offers(S1, BOMB));
}

/// CW-INV-17: neither the Action Point nor the Energy comes back.
#[test]
fn a_failed_invasion_is_not_paid_back() {
    let mut table = invading(Card::Gorrin, &[]);
    table.play(S1, &[Choice::Withdraw]);
    assert_eq!(table.means(S1), (9, 4));
}

/// CW-R25: nor do Tactics and prices come back; but the player goes on in the
/// round.
#[test]
fn what_a_failed_invasion_used_stays_spent() {
    let mut table = invading(Card::Zeus, &[BOMBER, Card::TunnelSappers]);
    table.hand(S1, &[Card::TotalWar, SNUB]);
    commit(&mut table, &[BOMBER, Card::TunnelSappers]);
    let spend = [
        BOMB,
        Choice::Use(Card::TunnelSappers, Way::Plain),
        Choice::Discard(SNUB),
        Choice::Play(Card::TotalWar, Way::Plain),
        Choice::Withdraw,
    ];
    table.play(S1, &spend);
    assert_eq!(table.means(S1), (6, 4));
    assert_eq!(table.held(S1), []);
    assert_eq!(table.pile(S1), [SNUB, Card::TotalWar]);
    assert_eq!(table.stationed(S1), [BOMBER, Card::TunnelSappers]);
    table.play(S2, &[Choice::Pass]);
    assert!(table.offers(S1, Choice::Invade(Card::Zeus)));
}

/// CW-R26: the player chooses the Units: more than needed if they like.
#[test]
fn more_units_than_needed_may_go() {
    let mut table = invading(Card::FerrumShoals, &[Card::ClawFighter, Card::SiegeTank]);
    commit(&mut table, &[Card::ClawFighter]);
    assert!(table.offers(S1, Choice::Conquer));
    commit(&mut table, &[Card::SiegeTank]);
    assert_eq!(attack(&table), (3, 5));
    table.play(S1, &[Choice::Conquer]);
    assert_eq!(table.pile(S1), [Card::ClawFighter, Card::SiegeTank]);
    assert_eq!(table.means(S1), (9, 4), "what is over has no effect");
}

/// CW-R26: what a Unit brings counts only if it is among them, and for those
/// among them.
#[test]
fn a_unit_that_stays_brings_nothing() {
    let mut table = invading(Card::Gorrin, &[BOMBER, Card::LordBanner, GRUNTS, GRUNTS]);
    assert!(!table.offers(S1, BOMB), "the Bomber is not among them");
    commit(&mut table, &[GRUNTS]);
    assert_eq!(attack(&table), (0, 1));
    commit(&mut table, &[Card::LordBanner]);
    assert_eq!(attack(&table), (1, 1 + 1 + 1), "for one of the Grunts");
    commit(&mut table, &[GRUNTS, BOMBER]);
    assert_eq!(attack(&table), (2, 2 + 1 + 2));
    assert!(table.offers(S1, BOMB));
}

/// CW-R27: without Energy none is announced, unless a Surge Token brings some.
#[test]
fn an_invasion_needs_energy() {
    let mut table = turn_of(S1, 2);
    table.central(&[Card::Gorrin]).energy(S1, 0);
    assert_eq!(table.choices(S1), [Choice::Pass]);
    let why = table.why_not(S1, Subject::Central(Card::Gorrin));
    assert_eq!(why, Some(("core-worlds-why-dear", "CW-R27")));
    table.game.empire_mut(S1).surges = 1;
    assert_eq!(table.choices(S1), [Choice::Surge, Choice::Pass]);
    table.play(S1, &[Choice::Surge, Choice::Invade(Card::Gorrin)]);
    assert_eq!(table.means(S1), (1, 4));
}

/// CW-R28: a conquered World gives Energy from the next Energy Phase on.
#[test]
fn a_conquered_world_produces_next_round() {
    let mut table = last_turn(2, 1);
    table
        .central(&[Card::FerrumShoals])
        .units(S1, &[Card::ClawFighter]);
    let march = [
        Choice::Invade(Card::FerrumShoals),
        Choice::Commit(Card::ClawFighter),
        Choice::Conquer,
    ];
    table.play(S1, &march);
    assert_eq!(table.means(S1).0, 9);
    let events = table.play(S1, &[Choice::Pass]);
    assert!(events.contains(&Event::Produced(S1, 3 + 1)));
    assert!(events.contains(&Event::Produced(S2, 3)));
    assert_eq!(table.means(S1).0, 4);
}

/// CW-INV-18, CW-EX-07: "up to 2 Energy" is 1 or 2, at once or one after the
/// other, with 2 Ground for each.
#[test]
fn up_to_so_much_is_any_amount() {
    let pay = |energy| Choice::Use(ASSAULT, Way::Pay(energy));
    for (paid, ground) in [(1, 2), (2, 4)] {
        let mut table = invading(Card::Gorrin, &[ASSAULT]);
        commit(&mut table, &[ASSAULT]);
        assert_eq!(table.choices(S1), [pay(1), pay(2), Choice::Withdraw]);
        table.play(S1, &[pay(paid)]);
        assert_eq!(attack(&table), (0, 1 + ground));
        assert_eq!(table.means(S1).0, 9 - u16::from(paid));
        let more: &[Choice] = if paid == 1 { &[pay(1)] } else { &[] };
        assert_eq!(table.choices(S1), [more, &[Choice::Withdraw]].concat());
    }
    let mut table = invading(Card::Gorrin, &[ASSAULT]);
    commit(&mut table, &[ASSAULT]);
    table.play(S1, &[pay(1), pay(1)]);
    assert_eq!((attack(&table), table.means(S1).0), ((0, 1 + 4), 7));
    assert_eq!(table.choices(S1), [Choice::Withdraw], "and no third");
    let why = table.why_not(S1, Subject::Warzone(ASSAULT));
    assert_eq!(why, Some(("core-worlds-why-used", "CW-TXT-03")));
    let mut table = invading(Card::Gorrin, &[ASSAULT]);
    commit(&mut table, &[ASSAULT]);
    table.energy(S1, 1);
    assert_eq!(table.choices(S1), [pay(1), Choice::Withdraw]);
    table.energy(S1, 0);
    assert_eq!(table.choices(S1), [Choice::Withdraw]);
}

/// CW-INV-18, CW-TXT-03: each copy has its own limit, in whatever parts it is
/// paid; a new Invasion begins anew.
#[test]
fn each_copy_is_paid_up_to_so_much() {
    let pay = |energy| Choice::Use(ASSAULT, Way::Pay(energy));
    let ways = |table: &super::table::Table| {
        let offered = table.choices(S1).into_iter();
        offered
            .filter(|choice| matches!(choice, Choice::Use(..)))
            .collect::<Vec<_>>()
    };
    let mut table = invading(Card::Gorrin, &[ASSAULT; 2]);
    commit(&mut table, &[ASSAULT; 2]);
    table.play(S1, &[pay(1)]);
    assert_eq!(ways(&table), [pay(1), pay(2)], "2 for the other copy");
    table.play(S1, &[pay(1)]);
    assert_eq!(
        ways(&table),
        [pay(1), pay(2)],
        "the first one is at its limit"
    );
    table.play(S1, &[pay(2)]);
    assert_eq!(ways(&table), []);
    assert_eq!((attack(&table), table.means(S1).0), ((0, 2 + 8), 5));
    table.play(S1, &[Choice::Withdraw]);
    table.play(S2, &[Choice::Pass]);
    table.play(S1, &[Choice::Invade(Card::Gorrin), Choice::Commit(ASSAULT)]);
    assert_eq!(ways(&table), [pay(1), pay(2)]);
}

/// CW-INV-06: the invaders are in the discard pile when the conquest brings
/// cards: a draw finds them when deck and pile are empty.
#[test]
fn invaders_are_discarded_before_spoils_are_drawn() {
    let mut table = invading(Card::Brackmire, &[Card::LancerFighter, Card::SiegeTank]);
    commit(&mut table, &[Card::LancerFighter, Card::SiegeTank]);
    let events = table.play(S1, &[Choice::Conquer]);
    let gone = [Card::SiegeTank, Card::LancerFighter];
    let discarded = gone.map(|card| Event::Discarded(S1, card));
    assert!(discarded.iter().all(|event| events.contains(event)));
    assert_eq!(table.public().pending, Pending::Spoils(S1));
    let text = Choice::Use(Card::Brackmire, Way::Plain);
    assert_eq!(table.choices(S1), [text, Choice::Done]);
    let events = table.play(S1, &[text]);
    assert_eq!(events[1], Event::Reshuffled(S1));
    assert_eq!(table.held(S1).len(), 1);
    assert!(gone.contains(&table.held(S1)[0]));
    assert_eq!(table.game.on_turn(), Some(S2));
}

/// CW-INV-06: also of the one whose text draws: it lies there by then, and what
/// the conquest brings is offered about the discard pile.
#[test]
fn an_invader_can_draw_itself() {
    let mut table = invading(
        Card::FerrumShoals,
        &[Card::SimonTheFox, Card::ClawFighter, SNUB],
    );
    commit(&mut table, &[Card::SimonTheFox, Card::ClawFighter, SNUB]);
    let text = Choice::Use(Card::SimonTheFox, Way::Plain);
    table.play(S1, &[Choice::Conquer]);
    assert_eq!(
        table.choices(S1),
        [Choice::Colonize(SNUB), Choice::Done],
        "first of all"
    );
    table.play(S1, &[Choice::Done]);
    assert_eq!(table.choices(S1), [text, Choice::Done]);
    let subject = engine::Game::subject(&table.game, &table.content, text);
    assert_eq!(subject, Some(Subject::Discards));
    table.play(S1, &[text]);
    assert_eq!((table.held(S1).len(), table.pile(S1).len()), (1, 0));
    assert_eq!(table.public().empires[0].deck, 2);
    assert_eq!(table.stationed(S1), []);
}

/// CW-R17: the Energy of the token pays nothing of the same Invasion, not even
/// that a Unit stays; a Surge Token does.
#[test]
fn token_energy_does_not_pay_for_staying() {
    let golem = Card::WarGolem;
    let stay = Choice::Use(golem, Way::Plain);
    let won = |surges: u8| {
        let mut table = turn_of(S1, 2);
        tokened(&mut table, &[Card::FerrumShoals]);
        table.units(S1, &[golem, SNUB, SNUB]).energy(S1, 2);
        table.game.empire_mut(S1).surges = surges;
        table.play(S1, &[Choice::Invade(Card::FerrumShoals)]);
        commit(&mut table, &[golem, SNUB, SNUB]);
        table.play(S1, &[Choice::Conquer]);
        table
    };
    let mut table = won(0);
    assert_eq!(table.choices(S1), [Choice::Colonize(SNUB), Choice::Done]);
    assert_eq!(table.means(S1).0, 1, "the token's Energy comes afterwards");
    let events = table.play(S1, &[Choice::Done]);
    let token = Event::TookToken(S1, Card::FerrumShoals);
    assert_eq!(events.last(), Some(&token));
    assert_eq!((table.means(S1).0, table.stationed(S1)), (2, vec![]));
    let mut table = won(1);
    assert!(!table.offers(S1, stay));
    table.play(S1, &[Choice::Surge, stay, Choice::Done]);
    assert_eq!((table.means(S1).0, table.stationed(S1)), (2, vec![golem]));
}

/// CW-R26: nobody need be among them: Tactics alone conquer.
#[test]
fn tactics_alone_conquer() {
    let mut table = turn_of(S1, 2);
    table
        .central(&[Card::Gorrin])
        .hand(S1, &[Card::Ambush, Card::Ambush, Card::FlankingSortie]);
    let play = |card| Choice::Play(card, Way::Plain);
    table.play(S1, &[Choice::Invade(Card::Gorrin), play(Card::Ambush)]);
    assert!(!table.offers(S1, Choice::Conquer));
    table.play(S1, &[play(Card::Ambush), play(Card::FlankingSortie)]);
    table.play(S1, &[Choice::Conquer]);
    assert_eq!(table.owned(S1)[1..], [Card::Gorrin]);
}

/// CW-INV-19, CW-EX-06: a single payment once an Invasion for each card.
#[test]
fn a_single_payment_is_made_once_a_card() {
    let mut table = invading(Card::Gorrin, &[BOMBER]);
    commit(&mut table, &[BOMBER]);
    table.play(S1, &[BOMB]);
    assert_eq!(attack(&table), (1, 2));
    assert!(!table.offers(S1, BOMB));
    let why = table.why_not(S1, Subject::Warzone(BOMBER));
    assert_eq!(why, Some(("core-worlds-why-used", "CW-TXT-03")));
    // Two of them, once each.
    let mut table = invading(Card::Gorrin, &[BOMBER; 2]);
    commit(&mut table, &[BOMBER; 2]);
    table.play(S1, &[BOMB; 2]);
    assert_eq!(attack(&table), (2, 4));
    assert_eq!(table.means(S1).0, 7);
    assert!(!table.offers(S1, BOMB));
}

/// CW-INV-11: the smallest force that wins is suggested as one row: the fewest
/// Units, and of these the weakest.
#[test]
fn the_smallest_force_that_wins_is_suggested() {
    let mut table = turn_of(S1, 2);
    table
        .central(&[Card::Gorrin])
        .units(S1, &[GRUNTS, GRUNTS, GRUNTS, SNUB, Card::BattleCruiser]);
    table.play(S1, &[Choice::Invade(Card::Gorrin)]);
    let rows = table.game.suggest(&table.content, S1);
    let [row] = rows.as_slice() else {
        panic!("{rows:?}")
    };
    let (last, commits) = row.choices.split_last().unwrap();
    let mut commits = commits.to_vec();
    commits.sort_unstable();
    let mut force = [GRUNTS, GRUNTS, Card::BattleCruiser].map(Choice::Commit);
    force.sort_unstable();
    assert_eq!((commits.as_slice(), *last), (&force[..], Choice::Conquer));
    table.play(S1, &commits);
    assert!(table.offers(S1, Choice::Conquer));
    // What has won needs no more.
    assert_eq!(table.game.suggest(&table.content, S1), []);
}

/// CW-INV-11: no row where all are too weak.
#[test]
fn no_force_is_suggested_where_none_is_enough() {
    let cases = [
        (&[Card::BattleCruiser, SNUB][..], 1),
        (&[SNUB], 0),
        (&[SNUB, SNUB], 1),
    ];
    for (units, rows) in cases {
        let mut table = turn_of(S1, 2);
        table.central(&[Card::FerrumShoals]).units(S1, units);
        table.play(S1, &[Choice::Invade(Card::FerrumShoals)]);
        let found = table.game.suggest(&table.content, S1);
        assert_eq!(found.len(), rows, "{units:?}: {found:?}");
    }
}
