//! The texts after a conquest, card by card, and those that make a Unit's own
//! deployment cheaper.

use kit::position::{S1, S2};

use super::scene::{commit, invading};
use super::table::{Layout, Table, turn_of, with_facts};
use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::event::Event;

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;
/// Two Units without a text that are enough for any World here.
const FORCE: [Card; 2] = [Card::LancerFighter, Card::JuggernautCrawler];

/// The first seat has just conquered this World with this Unit and others.
/// There are cards to draw.
fn conquered(world: Card, unit: Option<Card>) -> (Table, Vec<Event>) {
    let units: Vec<Card> = FORCE.into_iter().chain(unit).collect();
    let mut table = invading(world, &units);
    table.deck(S1, &[SNUB; 5]).energy(S1, 4);
    commit(&mut table, &units);
    let events = table.play(S1, &[Choice::Conquer]);
    (table, events)
}

/// All cards with such a text are in this file.
#[test]
fn every_text_after_a_conquest_is_here() {
    let table = turn_of(S1, 2);
    let facts = |card: &Card| table.content.card(*card);
    let conquest = Card::ALL
        .into_iter()
        .filter(|card| facts(card).conquest.is_some());
    let here = [
        Card::SimonTheFox,
        Card::SalvageDroid,
        Card::Brackmire,
        Card::CinderGate,
        Card::LanternRock,
        Card::RaiderSkiff,
        Card::OrrinsFolly,
        Card::SentryDrones,
        Card::JunctionOmicron,
        Card::WarGolem,
        Card::Festival,
    ];
    assert_eq!(conquest.collect::<Vec<_>>(), here);
    let own = Card::ALL
        .into_iter()
        .filter(|card| facts(card).own_discount.is_some());
    let here = [Card::DreadnoughtCruiser, Card::SovereignCruiser];
    assert_eq!(own.collect::<Vec<_>>(), here);
}

/// Simon the Fox: a card and 1 Energy, once, if one likes.
#[test]
fn simon_the_fox_brings_spoils() {
    let (mut table, _) = conquered(Card::FerrumShoals, Some(Card::SimonTheFox));
    let text = Choice::Use(Card::SimonTheFox, Way::Plain);
    assert_eq!(table.choices(S1), [text, Choice::Done]);
    let events = table.play(S1, &[text]);
    assert_eq!(
        events[..3],
        [
            Event::Used(S1, Card::SimonTheFox),
            Event::Drew(S1, Some(SNUB)),
            Event::Gained(S1, 1, Card::SimonTheFox),
        ]
    );
    assert_eq!(table.means(S1).0, 5);
    assert_eq!(table.held(S1), [SNUB]);
    assert_eq!(table.game.on_turn(), Some(S2), "that was all");
    assert!(table.pile(S1).contains(&Card::SimonTheFox));
}

/// Salvage Droid and Sentry Drones: back to hand, for all to see, or not.
#[test]
fn some_units_return_to_hand() {
    for card in [Card::SalvageDroid, Card::SentryDrones] {
        let (mut table, _) = conquered(Card::FerrumShoals, Some(card));
        let text = Choice::Use(card, Way::Plain);
        assert_eq!(table.choices(S1), [text, Choice::Done]);
        let events = table.play(S1, &[text]);
        assert_eq!(events[0], Event::Returned(S1, card));
        assert_eq!(table.held(S1), [card]);
        assert_eq!(table.pile(S1), FORCE);
        assert_eq!(table.view(S2).empires[0].shown, [card]);
        let (mut table, _) = conquered(Card::FerrumShoals, Some(card));
        table.play(S1, &[Choice::Done]);
        assert_eq!(table.held(S1), []);
        assert!(table.pile(S1).contains(&card));
    }
}

/// War Golem: it stays for 2 Energy, and not without.
#[test]
fn the_war_golem_stays() {
    let (mut table, _) = conquered(Card::FerrumShoals, Some(Card::WarGolem));
    let text = Choice::Use(Card::WarGolem, Way::Plain);
    assert_eq!(table.choices(S1), [text, Choice::Done]);
    let events = table.play(S1, &[text]);
    assert_eq!(events[0], Event::Stayed(S1, Card::WarGolem));
    assert_eq!(table.means(S1).0, 2);
    assert_eq!(table.stationed(S1), [Card::WarGolem]);
    assert_eq!(table.pile(S1), FORCE);
    // It may go on the next Invasion.
    table.central(&[Card::Gorrin]);
    table.play(S2, &[Choice::Pass]);
    table.play(S1, &[Choice::Invade(Card::Gorrin)]);
    assert!(table.offers(S1, Choice::Commit(Card::WarGolem)));
    // Left alone, it goes as all do.
    let (mut table, _) = conquered(Card::FerrumShoals, Some(Card::WarGolem));
    table.play(S1, &[Choice::Done]);
    assert_eq!((table.stationed(S1), table.means(S1).0), (vec![], 4));
    // With 1 Energy there is nothing to decide.
    let mut table = invading(Card::FerrumShoals, &[Card::WarGolem, SNUB]);
    table.units(S1, &FORCE).energy(S1, 1);
    commit(&mut table, &[Card::WarGolem, FORCE[0]]);
    table.play(S1, &[Choice::Conquer]);
    assert_eq!(table.game.on_turn(), Some(S2));
    assert!(table.pile(S1).contains(&Card::WarGolem));
}

/// Raider Skiff, Cinder Gate, Junction Omicron: Energy, without asking.
#[test]
fn energy_comes_by_itself() {
    let cases = [
        (Card::FerrumShoals, Some(Card::RaiderSkiff), 1),
        (Card::CinderGate, None, 1),
        (Card::JunctionOmicron, None, 3),
        (Card::CinderGate, Some(Card::RaiderSkiff), 2),
        (Card::FerrumShoals, None, 0),
    ];
    for (world, unit, energy) in cases {
        let (table, events) = conquered(world, unit);
        assert_eq!(table.means(S1).0, 4 + energy, "{world} {unit:?}");
        let gained = |event: &Event| match *event {
            Event::Gained(S1, energy, _) => energy,
            _ => 0,
        };
        assert_eq!(events.iter().map(gained).sum::<u16>(), energy);
        assert_eq!(table.game.on_turn(), Some(S2));
    }
    // Only for a Skiff that took part.
    let mut table = invading(Card::FerrumShoals, &[Card::RaiderSkiff]);
    table.units(S1, &FORCE);
    commit(&mut table, &FORCE);
    table.play(S1, &[Choice::Conquer]);
    assert_eq!(table.means(S1).0, 9);
}

/// Brackmire, Orrin's Folly, Festival: 1, 2 or 3 cards.
#[test]
fn some_worlds_bring_cards() {
    let cases = [
        (Card::Brackmire, 1),
        (Card::OrrinsFolly, 2),
        (Card::Festival, 3),
    ];
    for (world, cards) in cases {
        let (mut table, _) = conquered(world, None);
        let text = Choice::Use(world, Way::Plain);
        assert_eq!(table.choices(S1), [text, Choice::Done]);
        table.play(S1, &[text]);
        assert_eq!(table.held(S1), vec![SNUB; cards], "{world}");
        assert_eq!(table.game.on_turn(), Some(S2), "once");
        let (mut table, _) = conquered(world, None);
        table.play(S1, &[Choice::Done]);
        assert_eq!(table.held(S1), [], "as one likes");
    }
}

/// A Unit's text and the World's are used one by one.
#[test]
fn spoils_of_unit_and_world_are_apart() {
    let (mut table, _) = conquered(Card::Brackmire, Some(Card::SimonTheFox));
    let simon = Choice::Use(Card::SimonTheFox, Way::Plain);
    let world = Choice::Use(Card::Brackmire, Way::Plain);
    assert_eq!(table.choices(S1), [simon, world, Choice::Done]);
    table.play(S1, &[world]);
    assert_eq!(table.choices(S1), [simon, Choice::Done]);
    table.play(S1, &[simon]);
    assert_eq!(table.held(S1), [SNUB; 2]);
}

/// A Unit whose text was used in the Invasion still has the one after it.
#[test]
fn a_text_in_the_invasion_leaves_the_one_after() {
    let text = "invasion = { boost = { pay = 1, ground = 2 } }";
    let both = format!("{text}\nconquest = {{ to-hand = {{}} }}");
    let mut table = with_facts(2, "core_worlds/sector_1.toml", text, &both);
    let bomber = Card::HerculesBomber;
    table.game = invading(Card::Ashfall, &[bomber]).game;
    commit(&mut table, &[bomber]);
    let text = Choice::Use(bomber, Way::Plain);
    table.play(S1, &[text, Choice::Conquer, text]);
    assert_eq!(table.held(S1), [bomber]);
}

/// Lantern Rock: two cards may colonize it, not three.
#[test]
fn lantern_rock_has_room_for_two() {
    let units = [GRUNTS, GRUNTS, SNUB];
    let mut table = invading(Card::LanternRock, &units);
    commit(&mut table, &units);
    table.play(S1, &[Choice::Conquer]);
    table.play(S1, &[Choice::Colonize(GRUNTS)]);
    let choices = [
        Choice::Colonize(GRUNTS),
        Choice::Colonize(SNUB),
        Choice::Done,
    ];
    assert_eq!(table.choices(S1), choices);
    table.play(S1, &[Choice::Colonize(SNUB)]);
    assert_eq!(table.game.on_turn(), Some(S2));
    let world = table.public().empires[0].worlds[1];
    assert_eq!((world.grunts, world.snubs), (1, 1));
    assert_eq!(table.pile(S1), [GRUNTS]);
}

/// Dreadnought Cruiser and Sovereign Cruiser: 1 Energy less for each
/// Starfighter, or Hero, in one's own Warzone.
#[test]
fn own_costs_fall_with_the_warzone() {
    let cases: [(Card, &[Card], u16); 6] = [
        (Card::DreadnoughtCruiser, &[], 7),
        (Card::DreadnoughtCruiser, &[SNUB, Card::NovaFighter], 5),
        (Card::DreadnoughtCruiser, &[Card::LordBanner, GRUNTS], 7),
        (Card::SovereignCruiser, &[], 7),
        (
            Card::SovereignCruiser,
            &[Card::LordBanner, Card::EngineerTavik],
            5,
        ),
        (Card::SovereignCruiser, &[SNUB, GRUNTS], 7),
    ];
    for (card, units, cost) in cases {
        let mut table = turn_of(S1, 2);
        table
            .hand(S1, &[card, SNUB, Card::WarlordKaine])
            .units(S1, units)
            .units(S2, &[SNUB, Card::BaronViktor]);
        let events = table.play(S1, &[Choice::Deploy(card)]);
        assert_eq!(events, [Event::Deployed(S1, card, cost)], "{units:?}");
    }
}
