//! The bonus points, card by card.

use kit::position::{S1, S2};

use super::scene::points;
use super::table::{Layout, Table, turn_of};
use crate::card::Card;
use crate::content::CardType;

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;

/// A card, what lies in its Empire's discard pile, and the bonus.
type Case<'a> = (Card, &'a [Card], u16);

/// This card in the first seat's Warzone.
fn with(card: Card) -> Table {
    let mut table = turn_of(S1, 2);
    match table.content.card(card).kind {
        CardType::World => {
            table.worlds(S1, &[card]);
        }
        CardType::Prestige => table.game.empire_mut(S1).prestige.push(card),
        _ => {
            table.units(S1, &[card]);
        }
    }
    table
}

/// All cards with a bonus are in this file.
#[test]
fn every_bonus_is_here() {
    let table = turn_of(S1, 2);
    let bonus = Card::ALL
        .into_iter()
        .filter(|card| table.content.card(*card).bonus.is_some());
    let here = [
        Card::Jubilee,
        Card::WorldShip,
        Card::QueenAlais,
        Card::Zeus,
        Card::Anu,
        Card::Tyr,
        Card::Goibniu,
        Card::Thoth,
        Card::Inti,
        Card::AdmiraltySeal,
        Card::HallOfHeroes,
        Card::EnergyMonopoly,
        Card::CensusOfWorlds,
        Card::VeteransMonument,
    ];
    assert_eq!(bonus.collect::<Vec<_>>(), here);
}

/// Bonuses for kinds of cards: only those kinds, up to the most that the text
/// allows, and only of one's own.
#[test]
fn bonuses_for_kinds_of_cards() {
    let (hero, cruiser, ship) = (Card::LordBanner, Card::BattleCruiser, Card::AssaultCarrier);
    let (robot, vehicle, tactic) = (Card::ScoutMech, Card::SiegeTank, Card::Ambush);
    let cases: [Case; 19] = [
        (Card::Jubilee, &[hero], 0),
        (Card::Jubilee, &[hero; 2], 1),
        (Card::Jubilee, &[hero; 5], 2),
        (Card::Zeus, &[SNUB, GRUNTS, Card::NovaFighter, cruiser], 2),
        (Card::Zeus, &[SNUB; 12], 12),
        (Card::Anu, &[cruiser, ship, SNUB, hero], 4),
        (Card::Anu, &[cruiser; 7], 14),
        (Card::Tyr, &[GRUNTS, Card::PraetorianGuard, SNUB, robot], 2),
        (Card::Goibniu, &[robot, vehicle, GRUNTS, tactic], 4),
        (Card::Goibniu, &[robot; 6], 12),
        (Card::Thoth, &[tactic, Card::EnergySurge, hero], 2),
        (Card::Inti, &[hero, Card::WarlordKaine, robot], 4),
        (Card::Inti, &[hero; 6], 12),
        (Card::AdmiraltySeal, &[cruiser, ship, SNUB, hero], 2),
        (Card::AdmiraltySeal, &[cruiser; 4], 4),
        (Card::AdmiraltySeal, &[ship; 5], 4),
        (Card::HallOfHeroes, &[hero, vehicle, GRUNTS], 1),
        (Card::HallOfHeroes, &[hero; 4], 4),
        (Card::HallOfHeroes, &[hero; 5], 4),
    ];
    for (card, cards, bonus) in cases {
        let mut table = with(card);
        table.discards(S1, cards).discards(S2, cards);
        assert_eq!(points(&table, S1).1, bonus, "{card} with {cards:?}");
        assert_eq!(points(&table, S2).1, 0);
    }
}

/// World Ship: 4, just so.
#[test]
fn the_world_ship_is_worth_four_more() {
    assert_eq!(points(&with(Card::WorldShip), S1), (2, 4));
}

/// Queen Alais and the Census of Worlds: 1 for every 2 Worlds, the Home World
/// included, up to 4 and 5.
#[test]
fn bonuses_for_worlds() {
    for (card, most) in [(Card::QueenAlais, 4), (Card::CensusOfWorlds, 5)] {
        for worlds in 1..=13 {
            let mut table = with(card);
            table.worlds(S1, &vec![Card::Ashfall; worlds - 1]);
            table.worlds(S2, &[Card::Duskwater; 5]);
            let bonus = (worlds as u16 / 2).min(most);
            assert_eq!(points(&table, S1).1, bonus, "{card} and {worlds}");
        }
    }
}

/// Energy Monopoly: 1 for every 4 Energy that the Worlds generate, up to 5;
/// Energy in store is none of it.
#[test]
fn the_monopoly_counts_what_worlds_generate() {
    let cases: [(&[Card], u16); 6] = [
        (&[], 0),
        (&[Card::Ashfall], 1),
        (&[Card::Hesperine], 1),
        (&[Card::Hesperine, Card::Ashfall], 2),
        (&[Card::Hesperine; 5], 5),
        (&[Card::Hesperine; 6], 5),
    ];
    for (worlds, bonus) in cases {
        let mut table = with(Card::EnergyMonopoly);
        table.worlds(S1, worlds).energy(S1, 40);
        assert_eq!(points(&table, S1).1, bonus, "{worlds:?}");
    }
}

/// Veterans' Monument: 1 for each card that colonizes, up to 4.
#[test]
fn the_monument_counts_colonists() {
    for (grunts, snubs, bonus) in [(0, 0, 0), (1, 0, 1), (0, 1, 1), (2, 1, 3), (3, 3, 4)] {
        let mut table = with(Card::VeteransMonument);
        table.worlds(S1, &[Card::Ashfall, Card::Gorrin]);
        table.units(S1, &[GRUNTS, SNUB]);
        let worlds = &mut table.game.empire_mut(S1).worlds;
        worlds[1].grunts = grunts;
        worlds[2].snubs = snubs;
        assert_eq!(points(&table, S1).1, bonus);
    }
}
