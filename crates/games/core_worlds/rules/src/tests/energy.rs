//! The Energy Phase: CW-ENE.

use engine::{Frames, Game, Seat, SeatSet};
use kit::position::{S1, S2, S3};

use super::table::{Layout, Table, alone, energy_of, idle_round, idle_step};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way};
use crate::event::Event;
use crate::phase::action::Turn;
use crate::phase::energy::Energy;

const GRUNTS: Card = Card::GalacticGrunts;
const SURGE: Card = Card::EnergySurge;
const PLAY_SURGE: Choice = Choice::Play(SURGE, Way::Plain);
const HOMES: [Card; 5] = [
    Card::AlphaPrime,
    Card::Kharrow,
    Card::VerdanceReach,
    Card::SelunesThrone,
    Card::Foxhollow,
];

/// Using the text of a seat's Home World.
fn explore(table: &Table, seat: Seat) -> Choice {
    Choice::Use(table.owned(seat)[0], Way::Plain)
}

/// CW-ENE-01: everyone gains what all their Worlds generate, the Home World
/// included.
#[test]
fn worlds_generate_energy() {
    let mut table = alone(S1, 3);
    table.worlds(S1, &[Card::Hesperine, Card::Ashfall]);
    table.worlds(S2, &[Card::JaspersLanding]);
    // Units generate nothing.
    table.units(S3, &[Card::WorldShip]);
    let events = idle_round(&mut table);
    for (seat, energy) in [(S1, 3 + 4 + 1), (S2, 3 + 2), (S3, 3)] {
        assert!(events.contains(&Event::Produced(seat, energy)));
        assert_eq!(table.means(seat).0, energy);
        assert_eq!(table.public().empires[seat.index()].production, energy);
    }
}

/// CW-R11: there is no most Energy.
#[test]
fn energy_has_no_limit() {
    let mut table = alone(S1, 2);
    let worlds: Vec<Card> = Card::ALL
        .into_iter()
        .filter(|card| table.content.card(*card).kind == crate::content::CardType::World)
        .collect();
    table.worlds(S1, &worlds);
    idle_round(&mut table);
    let (energy, _) = table.means(S1);
    let sum = |card: &Card| u16::from(table.content.card(*card).energy);
    assert_eq!(energy, 3 + worlds.iter().map(sum).sum::<u16>());
    assert!(energy > 99, "{energy}");
    // And more on top of it.
    table.game.frames = Frames::starting(Energy(S1).into());
    table.hand(S1, &[Card::ReserveCells]);
    table.play(S1, &[Choice::Play(Card::ReserveCells, Way::Plain)]);
    assert_eq!(table.means(S1).0, energy + 2);
}

/// CW-ENE-02: all Worlds of all players generate before any text is used.
#[test]
fn production_comes_first() {
    let mut table = alone(S1, 3);
    table.game.destiny = S1;
    for seat in [S1, S2, S3] {
        table.units(seat, &[Card::EngineerTavik]);
    }
    let events = idle_round(&mut table);
    let place = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let gained = place(&|event| matches!(event, Event::Gained(..)));
    for seat in Seat::all(3) {
        let produced = place(&|event| matches!(event, Event::Produced(who, _) if *who == seat));
        assert!(produced < gained, "{seat}");
    }
}

/// CW-ENE-03: the players decide in turn, from the Destiny holder clockwise;
/// Surges, Exploration and other texts alike.
#[test]
fn decisions_go_clockwise_from_the_holder() {
    for first in Seat::all(3) {
        let mut table = energy_of(first, 3);
        table.game.destiny = first;
        let order: Vec<Seat> = table.game.in_order().collect();
        for seat in Seat::all(3) {
            table.hand(seat, &[SURGE, GRUNTS, GRUNTS, GRUNTS]);
            table.units(seat, &[Card::MiningFreighter]);
        }
        for seat in order {
            assert_eq!(table.game.to_act(), SeatSet::one(seat));
            let expected = [
                PLAY_SURGE,
                explore(&table, seat),
                Choice::Use(Card::MiningFreighter, Way::Plain),
                Choice::Done,
            ];
            assert_eq!(table.choices(seat), expected);
            // One of each, in any order.
            table.play(seat, &[expected[2], Choice::Discard(GRUNTS), Choice::Done]);
            table.play(seat, &[expected[0], expected[1]]);
            table.play(seat, &[Choice::Discard(GRUNTS); 2]);
            assert_eq!(table.means(seat).0, 3);
            // The hand is empty, so there is nothing more to decide.
            assert!(!table.game.to_act().contains(seat) || table.game.on_turn().is_some());
        }
        assert_eq!(table.game.on_turn(), Some(first));
    }
}

/// CW-ENE-04, CW-R12: everyone is asked once, and a decision is final.
#[test]
fn a_decision_is_final() {
    let mut table = energy_of(S1, 3);
    table.game.destiny = S1;
    for seat in Seat::all(3) {
        table.hand(seat, &[SURGE, SURGE]);
    }
    table.play(S1, &[PLAY_SURGE, Choice::Done]);
    assert_eq!(table.choices(S1), [], "with a Surge still in hand");
    table.play(S2, &[Choice::Done]);
    assert_eq!((table.choices(S1), table.choices(S2)), (vec![], vec![]));
    table.play(S3, &[PLAY_SURGE, PLAY_SURGE]);
    // On to the first turn: nobody was asked again.
    assert_eq!(table.game.on_turn(), Some(S1));
    assert!(!table.offers(S1, PLAY_SURGE));
    assert_eq!(table.held(S1), [SURGE]);
}

/// CW-ENE-05: what is not spent is lost: it does not last to the next round.
#[test]
fn energy_does_not_last() {
    let mut table = alone(S1, 2);
    table.energy(S1, 9).energy(S2, 5).hand(S1, &[GRUNTS]);
    table.play(S1, &[Choice::Pass]);
    assert_eq!((table.means(S1).0, table.means(S2).0), (9, 5));
    table.play(S1, &[Choice::Keep(None)]);
    // The next round's production alone.
    assert_eq!((table.means(S1).0, table.means(S2).0), (3, 3));
}

/// What one Surge gives against opponents with these Worlds besides the Home
/// World.
fn surge_gives(own: &[Card], others: [&[Card]; 2]) -> u16 {
    let mut table = energy_of(S2, 3);
    table.hand(S2, &[SURGE, GRUNTS]).worlds(S2, own);
    table.worlds(S1, others[0]).worlds(S3, others[1]);
    let events = table.play(S2, &[PLAY_SURGE]);
    let (energy, _) = table.means(S2);
    assert!(events.contains(&Event::Gained(S2, energy, SURGE)));
    assert_eq!(table.pile(S2), [SURGE]);
    energy
}

/// CW-ENE-06, CW-ENE-07: 2 Energy when an opponent generates more, else 1.
#[test]
fn a_surge_is_worth_more_behind() {
    assert_eq!(surge_gives(&[], [&[Card::Ashfall], &[]]), 2);
    assert_eq!(
        surge_gives(&[], [&[], &[Card::Ashfall]]),
        2,
        "any one of them"
    );
    assert_eq!(surge_gives(&[], [&[], &[]]), 1);
    let ahead = [Card::Hesperine];
    assert_eq!(surge_gives(&ahead, [&[Card::Ashfall], &[]]), 1);
}

/// CW-R13: what Worlds generate is compared, strictly: not what anyone has
/// got by other means.
#[test]
fn only_what_worlds_generate_counts() {
    let same = [Card::JaspersLanding];
    let two = [Card::Ashfall, Card::Duskwater];
    assert_eq!(surge_gives(&same, [&two, &[]]), 1, "as much is not more");
    // An opponent with more Energy, but no more from Worlds.
    let mut table = energy_of(S1, 2);
    table.hand(S1, &[SURGE, SURGE, GRUNTS]);
    table.energy(S2, 20).units(S2, &[Card::EngineerTavik]);
    table.play(S1, &[PLAY_SURGE]);
    assert_eq!(table.means(S1).0, 1);
    // More Energy of one's own does not help who is behind.
    table.worlds(S2, &[Card::Ashfall]).energy(S1, 30);
    table.play(S1, &[PLAY_SURGE]);
    assert_eq!(table.means(S1).0, 32);
}

/// CW-ENE-08: several Surges in one phase, each for itself.
#[test]
fn several_surges() {
    for (world, each) in [(None, 1), (Some(Card::Ashfall), 2)] {
        let mut table = energy_of(S1, 2);
        table.hand(S1, &[SURGE; 3]).hand(S1, &[GRUNTS]);
        table.worlds(S2, world.as_slice());
        for played in 1..=3 {
            table.play(S1, &[PLAY_SURGE]);
            assert_eq!(table.means(S1).0, played * each);
        }
        assert!(!table.offers(S1, PLAY_SURGE));
        assert_eq!(table.pile(S1), [SURGE; 3]);
    }
}

/// CW-ENE-09: an Energy Surge Token is not for the Energy Phase.
#[test]
fn no_surge_tokens_in_the_energy_phase() {
    let mut table = energy_of(S1, 2);
    table.hand(S1, &[GRUNTS; 3]);
    table.game.empire_mut(S1).surges = 1;
    assert!(!table.offers(S1, Choice::Surge));
    let why = table.why_not(S1, Subject::Surges);
    assert_eq!(why, Some(("core-worlds-why-surge-energy", "CW-ENE-09")));
    table.game.frames = Frames::starting(Turn(S1).into());
    assert!(table.offers(S1, Choice::Surge));
}

/// CW-ENE-10: every Home World: exactly two cards for 1 Energy.
#[test]
fn exploration_takes_two_cards() {
    for home in HOMES {
        let mut table = energy_of(S1, 2);
        table.game.empire_mut(S1).worlds[0].card = home;
        table.hand(S1, &[GRUNTS, Card::SnubFighter, SURGE]);
        let events = table.play(S1, &[Choice::Use(home, Way::Plain)]);
        assert_eq!(events, [Event::Used(S1, home)]);
        table.play(S1, &[Choice::Discard(GRUNTS)]);
        assert_eq!(table.means(S1).0, 0, "one card is not enough");
        assert!(!table.offers(S1, Choice::Done), "and there is no way back");
        let events = table.play(S1, &[Choice::Discard(SURGE)]);
        assert!(events.contains(&Event::Gained(S1, 1, home)));
        assert_eq!(table.means(S1).0, 1);
        assert_eq!(table.held(S1), [Card::SnubFighter]);
        assert!(
            !table
                .choices(S1)
                .contains(&Choice::Discard(Card::SnubFighter))
        );
    }
}

/// CW-ENE-11, CW-EX-09: once in an Energy Phase; the second use is refused.
#[test]
fn exploration_is_once_a_phase() {
    let mut table = energy_of(S1, 2);
    table.game.destiny = S1;
    table.hand(S1, &[GRUNTS; 6]).deck(S1, &[GRUNTS; 6]);
    let home = table.owned(S1)[0];
    let using = explore(&table, S1);
    table.play(
        S1,
        &[using, Choice::Discard(GRUNTS), Choice::Discard(GRUNTS)],
    );
    assert_eq!(table.choices(S1), [Choice::Done]);
    let why = table.why_not(S1, Subject::Warzone(home));
    assert_eq!(why, Some(("core-worlds-why-used", "CW-TXT-02")));
    assert_eq!((table.means(S1).0, table.held(S1).len()), (1, 4));
    // In the next Energy Phase it is there again.
    idle_round(&mut table);
    while !table.game.to_act().contains(S1) {
        idle_step(&mut table);
    }
    assert!(table.offers(S1, using));
}

/// CW-R14: the two cards lie face up on the own discard pile and are not
/// replaced.
#[test]
fn explored_cards_are_gone() {
    let mut table = energy_of(S1, 2);
    table
        .hand(S1, &[GRUNTS, GRUNTS, SURGE, SURGE])
        .deck(S1, &[GRUNTS; 5]);
    let using = explore(&table, S1);
    let pay = [Choice::Discard(SURGE), Choice::Discard(GRUNTS)];
    table.play(S1, &[using, pay[0], pay[1]]);
    assert_eq!(table.pile(S1), [SURGE, GRUNTS]);
    assert_eq!(table.view(S2).empires[0].top, Some(GRUNTS));
    assert_eq!(table.held(S1), [GRUNTS, SURGE]);
    assert_eq!(table.game.empire(S1).deck.len(), 5);
}

/// CW-TXT-05: the last card in hand pays by itself, which everyone can see;
/// two that are alike are not known to be.
#[test]
fn the_last_card_in_hand_is_a_forced_price() {
    let mut table = energy_of(S1, 2);
    table.hand(S1, &[GRUNTS; 2]);
    let using = explore(&table, S1);
    for (choice, forced) in [(using, false), (Choice::Discard(GRUNTS), true)] {
        table.play(S1, &[choice]);
        assert_eq!(table.choices(S1), [Choice::Discard(GRUNTS)]);
        assert_eq!(table.game.is_forced(&table.content, S1), forced);
    }
    // Whoever may stop is asked.
    let mut table = energy_of(S1, 2);
    table
        .hand(S1, &[GRUNTS])
        .units(S1, &[Card::MiningFreighter]);
    table.play(S1, &[Choice::Use(Card::MiningFreighter, Way::Plain)]);
    assert_eq!(table.choices(S1), [Choice::Discard(GRUNTS), Choice::Done]);
    assert!(!table.game.is_forced(&table.content, S1));
}

/// CW-R14: with fewer than two cards it cannot be used.
#[test]
fn exploration_needs_two_cards() {
    let mut table = energy_of(S1, 2);
    table.hand(S1, &[GRUNTS]);
    let using = explore(&table, S1);
    assert_eq!(table.choices(S1), [Choice::Done]);
    let why = table.why_not(S1, Subject::Warzone(table.owned(S1)[0]));
    assert_eq!(why, Some(("core-worlds-why-unpaid", "CW-TXT-05")));
    table.hand(S1, &[GRUNTS]);
    assert!(table.offers(S1, using));
}
