//! The End Phase and the last sector: CW-FIN and CW-COR.

use engine::{Game, Seat};
use kit::position::{Position, S1, S2, S3};

use super::scene::{last_turn, points, stack, zone};
use super::table::{Layout, Table, facts, idle_to_turn, table, turn_of};
use crate::CoreWorlds;
use crate::card::Card;
use crate::choice::Choice;
use crate::content::{CardType, Origin};
use crate::event::Event;
use crate::options::Options;
use crate::view::Pending;

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;
const PASS: [Choice; 1] = [Choice::Pass];

/// CW-FIN-01: the Round Marker goes on by one.
#[test]
fn the_round_marker_advances() {
    for round in 1..=7 {
        let mut table = last_turn(2, round);
        let events = table.play(S1, &PASS);
        assert!(events.contains(&Event::Round(round + 1)));
        let view = table.public();
        assert_eq!((view.round, view.sector), (round + 1, (round + 2) / 2));
    }
}

/// CW-FIN-02: a new sector has a new deck, from which cards come from now on.
#[test]
fn a_new_sector_brings_its_deck() {
    for (round, from) in [(1, 0), (2, 1), (3, 1), (4, 2), (6, 3)] {
        let mut table = last_turn(2, round);
        let before = table.public().galactic;
        table.play(S1, &PASS);
        let after = table.public().galactic;
        let content = &table.content;
        let sector = from as u8 + 1;
        for (card, _) in zone(&table) {
            assert_eq!(content.card(card).origin, Origin::Sector(sector));
        }
        for deck in 0..5 {
            assert_eq!(after[deck] < before[deck], deck == from, "round {round}");
        }
    }
}

/// CW-FIN-02: and they come in the order in which that deck was shuffled.
#[test]
fn the_new_deck_keeps_its_order() {
    let mut table = last_turn(2, 2);
    let order = [
        Card::StealthHawk,
        Card::UmbraRelay,
        Card::HeavyRepeatingAssault,
        Card::OrrinsFolly,
        Card::SentryDrones,
        Card::Pelagia,
        Card::GeneticSuperSoldier,
        Card::HeavyRepeatingAssault,
    ];
    stack(&mut table, 2, &order);
    let mut events = table.play(S1, &PASS);
    events.extend(idle_to_turn(&mut table));
    let new: Vec<Card> = events
        .into_iter()
        .filter_map(|event| match event {
            Event::Appeared(card) => Some(card),
            _ => None,
        })
        .collect();
    assert!(new.len() >= 4);
    assert_eq!(new, order[..new.len()]);
}

/// CW-FIN-03: Action Points as the Sector Card of the new round says.
#[test]
fn action_points_are_reset() {
    let expected = [(1, 4), (2, 5), (4, 5), (6, 5), (8, 6), (9, 6)];
    for (round, actions) in expected {
        let mut table = last_turn(2, round);
        table.play(S1, &PASS);
        let all = [S1, S2].map(|seat| table.means(seat).1);
        assert_eq!(all, [actions; 2], "after round {round}");
    }
}

/// CW-FIN-04: the Destiny Marker goes to the left, and its new holder begins
/// the next round.
#[test]
fn the_destiny_marker_goes_left() {
    let mut table = last_turn(3, 1);
    let events = table.play(S1, &PASS);
    assert!(events.contains(&Event::Destiny(S2)));
    assert_eq!(table.game.on_turn(), Some(S2));
    for (seat, next) in [(S2, S3), (S3, S1)] {
        table.play(seat, &PASS);
        table.play(seat.next(3), &PASS);
        table.play(seat.next(3).next(3), &PASS);
        assert_eq!(table.public().destiny, next);
        assert_eq!(table.game.on_turn(), Some(next));
    }
}

/// CW-COR-01: on reaching sector 5 one may shuffle the discard pile into the
/// deck, before round 9 begins.
#[test]
fn the_pile_may_be_shuffled_in() {
    let mut table = last_turn(2, 8);
    table
        .discards(S1, &[SNUB, GRUNTS, Card::Ambush])
        .deck(S1, &[Card::SiegeTank; 7]);
    let events = table.play(S1, &PASS);
    assert!(!events.contains(&Event::Round(9)));
    assert_eq!(table.public().pending, Pending::Reshuffle(S2));
    table.play(S2, &[Choice::Reshuffle(false)]);
    let choices = [Choice::Reshuffle(true), Choice::Reshuffle(false)];
    assert_eq!(table.choices(S1), choices);
    let events = table.play(S1, &[Choice::Reshuffle(true)]);
    assert_eq!(events[..2], [Event::ShuffledIn(S1), Event::Round(9)]);
    assert_eq!(table.pile(S1), []);
    let view = table.view(S1);
    assert_eq!((view.hand.len(), view.deck.len()), (7, 3));
}

/// CW-COR-01: shuffled in, not laid on top: what comes first is chance.
#[test]
fn the_new_deck_is_shuffled() {
    let drawn = |word: &str| {
        let mut table = last_turn(2, 8);
        table.discards(S1, &[SNUB; 9]).deck(S1, &[GRUNTS; 9]);
        table.reseed(word);
        table.play(S1, &PASS);
        table.play(S2, &[Choice::Reshuffle(false)]);
        table.play(S1, &[Choice::Reshuffle(true)]);
        table.held(S1)
    };
    let hands = ["one", "two", "three", "four"].map(drawn);
    assert!(hands.iter().any(|hand| *hand != hands[0]));
    assert!(hands.iter().any(|hand| hand.contains(&GRUNTS)));
    assert!(hands.iter().any(|hand| hand.contains(&SNUB)));
}

/// CW-COR-02: each decides alone, and may leave it.
#[test]
fn shuffling_in_is_optional() {
    let mut table = last_turn(2, 8);
    for seat in [S1, S2] {
        table.discards(seat, &[GRUNTS]).deck(seat, &[SNUB; 9]);
    }
    table.play(S1, &PASS);
    table.play(S2, &[Choice::Reshuffle(true)]);
    assert_eq!(table.pile(S2), []);
    let events = table.play(S1, &[Choice::Reshuffle(false)]);
    assert_eq!(events[0], Event::LeftPile(S1));
    assert_eq!(table.pile(S1), [GRUNTS]);
    assert_eq!(table.held(S1), [SNUB; 7]);
}

/// CW-COR-02: only then: entering other sectors, and round 10, nobody is
/// asked.
#[test]
fn only_sector_five_reshuffles() {
    for round in [2, 4, 6, 7, 9] {
        let mut table = last_turn(2, round);
        table.discards(S1, &[GRUNTS]).deck(S1, &[SNUB; 9]);
        let events = table.play(S1, &PASS);
        assert!(events.contains(&Event::Round(round + 1)));
        assert_eq!(table.pile(S1), [GRUNTS]);
    }
}

/// CW-R34: after the Discard Phase, so that its cards are in and a kept card
/// is not; clockwise from the new Destiny holder.
#[test]
fn the_reshuffle_comes_after_the_discards() {
    let mut table = last_turn(3, 8);
    table.hand(S1, &[GRUNTS, SNUB]);
    let mut events = table.play(S1, &[Choice::Pass, Choice::Keep(Some(GRUNTS))]);
    for seat in [S2, S3, S1] {
        assert_eq!(table.public().pending, Pending::Reshuffle(seat));
        if seat == S1 {
            assert_eq!((table.pile(S1), table.held(S1)), (vec![SNUB], vec![GRUNTS]));
        }
        events.extend(table.play(seat, &[Choice::Reshuffle(true)]));
    }
    let place = |event| events.iter().position(|other| *other == event);
    let steps = [
        Event::Discarded(S1, SNUB),
        Event::Destiny(S2),
        Event::ShuffledIn(S2),
        Event::ShuffledIn(S3),
        Event::ShuffledIn(S1),
        Event::Round(9),
        Event::Drew(S1, Some(SNUB)),
    ];
    let places = steps.map(place);
    assert!(places.iter().all(Option::is_some) && places.is_sorted());
}

/// CW-COR-03: hands of 7 cards in rounds 9 and 10, of 6 before.
#[test]
fn the_last_hands_are_larger() {
    for (round, cards) in [(6, 6), (7, 6), (8, 7), (9, 7)] {
        let mut table = last_turn(2, round);
        table.deck(S1, &[SNUB; 9]);
        table.play(S1, &PASS);
        if round == 8 {
            table.play(S2, &[Choice::Reshuffle(false)]);
            table.play(S1, &[Choice::Reshuffle(false)]);
        }
        assert_eq!(table.held(S1).len(), cards, "round {}", round + 1);
    }
}

/// CW-COR-04: deck 5 has six Core Worlds and six Prestige cards: facts that
/// say otherwise are refused.
#[test]
fn the_last_deck_has_its_cards() {
    let table = table(2);
    let deck = &table.game.galactic[4];
    let count = |kind| {
        let alike = |card: &&Card| table.content.card(**card).kind == kind;
        deck.iter().filter(alike).count()
    };
    assert_eq!((count(CardType::World), count(CardType::Prestige)), (6, 6));
    assert_eq!(deck.len(), 12);
    let throne = "kind = \"prestige\"\ncopies = 1\ndraft = 9\n";
    let unit = "kind = \"robot\"\ncopies = 1\ndraft = 9\ndeploy = 1\nfleet = 0\nground = 0\n";
    let wrong = CoreWorlds::load(&facts("core_worlds/sector_5.toml", throne, unit));
    let why = wrong.expect_err("a Unit in deck 5").to_string();
    assert!(why.contains("six Worlds and six Prestige cards"), "{why}");
}

/// CW-COR-05: what a Core World is worth goes by the kinds of cards in the
/// Empire.
#[test]
fn core_worlds_score_kinds_of_cards() {
    // A card of each kind that counts, and what the World gives for it.
    let counted = [
        (Card::Zeus, SNUB, 1),
        (Card::Anu, Card::BattleCruiser, 2),
        (Card::Anu, Card::WorldShip, 2),
        (Card::Tyr, GRUNTS, 1),
        (Card::Goibniu, Card::ScoutMech, 2),
        (Card::Goibniu, Card::SiegeTank, 2),
        (Card::Thoth, Card::Ambush, 1),
        (Card::Inti, Card::LordBanner, 2),
    ];
    let worlds = [
        Card::Zeus,
        Card::Anu,
        Card::Tyr,
        Card::Goibniu,
        Card::Thoth,
        Card::Inti,
    ];
    for (counting, card, bonus) in counted {
        for world in worlds {
            let mut table = turn_of(S1, 2);
            table.worlds(S1, &[world]).discards(S1, &[card; 3]);
            let expected = if world == counting { 3 * bonus } else { 0 };
            assert_eq!(points(&table, S1).1, expected, "{world} and {card}");
        }
    }
}

/// CW-FIN-02: what is left of the old deck is not drawn from any more.
#[test]
fn an_old_deck_is_left_alone() {
    let mut table = last_turn(2, 2);
    stack(&mut table, 2, &[]);
    table.play(S1, &PASS);
    assert_eq!(zone(&table), []);
    assert_eq!(table.public().galactic[0], 24);
}

/// CW-FIN-03, CW-FIN-04: from the very first round of a real game, for any
/// number of players.
#[test]
fn rounds_follow_one_another() {
    for players in 2..=5 {
        let options = Options::default();
        let mut table: Table = Position::seeded(&options, players, "rounds");
        let first = table.public().destiny;
        while table.public().round == 1 {
            let acting = |seat: &Seat| table.game.to_act().contains(*seat);
            let seat = Seat::all(players).find(acting).expect("someone acts");
            let quick = [Choice::Done, Choice::Pass, Choice::Keep(None)];
            let choice = quick.into_iter().find(|choice| table.offers(seat, *choice));
            table.play(seat, &[choice.expect("a quick way on")]);
        }
        assert_eq!(table.public().destiny, first.next(players));
        assert!(
            table
                .public()
                .empires
                .iter()
                .all(|empire| empire.actions == 4)
        );
    }
}
