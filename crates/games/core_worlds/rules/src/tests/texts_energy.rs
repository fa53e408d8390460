//! The texts of the Energy Phase, card by card.

use engine::Frames;
use kit::position::{S1, S2};

use super::table::{
    Layout, Table, alone, card_facts, change_card, energy_of, idle_round, with_files,
};
use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::event::Event;
use crate::phase::action::Turn;
use crate::phase::energy::Energy;
use crate::state::Unit;

const GRUNTS: Card = Card::GalacticGrunts;
const SOLDIER: Card = Card::GeneticSuperSoldier;
const CHARGE: Choice = Choice::Use(SOLDIER, Way::Plain);

/// The cards that these tests, and those of the Energy Phase, play.
const PLAYED: [Card; 12] = [
    Card::AlphaPrime,
    Card::Kharrow,
    Card::VerdanceReach,
    Card::SelunesThrone,
    Card::Foxhollow,
    Card::EnergySurge,
    Card::MiningFreighter,
    Card::ReserveCells,
    Card::SupplyConvoy,
    SOLDIER,
    Card::EngineerTavik,
    Card::ProductionDrive,
];

/// The tokens on a seat's Units.
fn tokens(table: &Table) -> Vec<u8> {
    let units = &table.public().empires[0].units;
    units.iter().map(|unit| unit.tokens).collect()
}

/// No card with such a text is left out.
#[test]
fn all_of_them_are_played() {
    let content = energy_of(S1, 2).content;
    let has_text = |card: &Card| content.card(*card).energy_phase.is_some();
    assert!(Card::ALL.into_iter().filter(has_text).eq(PLAYED));
}

/// Reserve Cells, Supply Convoy: 2 Energy.
#[test]
fn tactics_for_energy() {
    for card in [Card::ReserveCells, Card::SupplyConvoy] {
        let mut table = energy_of(S1, 2);
        table.hand(S1, &[card, GRUNTS]);
        let events = table.play(S1, &[Choice::Play(card, Way::Plain)]);
        let expected = [
            Event::Played(S1, card),
            Event::Gained(S1, 2, card),
            Event::Discarded(S1, card),
        ];
        assert_eq!(events, expected);
        assert_eq!(table.means(S1).0, 2);
    }
}

/// Production Drive: 1 Energy for every 2 Worlds, up to 4.
#[test]
fn a_tithe_of_worlds() {
    let drive = Card::ProductionDrive;
    let more = &Card::ALL[25..35];
    for (worlds, energy) in [(1, 0), (2, 1), (3, 1), (4, 2), (7, 3), (8, 4), (11, 4)] {
        let mut table = energy_of(S1, 2);
        table.hand(S1, &[drive, GRUNTS]);
        table.worlds(S1, &more[..worlds - 1]);
        assert_eq!(table.owned(S1).len(), worlds);
        table.play(S1, &[Choice::Play(drive, Way::Plain)]);
        assert_eq!(table.means(S1).0, energy, "{worlds} Worlds");
        assert_eq!(table.pile(S1), [drive]);
    }
}

/// Mining Freighter: up to 2 cards for 1 Energy each, once a phase.
#[test]
fn cards_burnt_for_energy() {
    let using = Choice::Use(Card::MiningFreighter, Way::Plain);
    for burnt in 0..=2_u16 {
        let mut table = energy_of(S1, 2);
        table
            .units(S1, &[Card::MiningFreighter])
            .hand(S1, &[GRUNTS; 4]);
        table.play(S1, &[using]);
        for paid in 1..=burnt {
            table.play(S1, &[Choice::Discard(GRUNTS)]);
            assert_eq!(table.means(S1).0, paid);
        }
        if burnt < 2 {
            table.play(S1, &[Choice::Done]);
        }
        assert_eq!(table.means(S1).0, burnt);
        assert_eq!(table.held(S1).len(), 4 - usize::from(burnt));
        assert!(!table.offers(S1, Choice::Discard(GRUNTS)));
        assert!(!table.offers(S1, using), "not a second time");
    }
}

/// Engineer Tavik: 1 Energy in every Energy Phase, by himself.
#[test]
fn energy_of_its_own_accord() {
    let mut table = alone(S1, 2);
    table
        .units(S1, &[Card::EngineerTavik])
        .deck(S1, &[GRUNTS; 9]);
    for _ in 0..3 {
        table.game.destiny = S2;
        let events = idle_round(&mut table);
        assert!(events.contains(&Event::Gained(S1, 1, Card::EngineerTavik)));
        assert_eq!((table.means(S1).0, table.means(S2).0), (4, 3));
    }
}

/// Genetic Super Soldier: 1 Energy for a token, one a phase and 3 in all.
#[test]
fn a_soldier_is_charged() {
    let mut table = energy_of(S1, 2);
    table
        .units(S1, &[SOLDIER])
        .energy(S1, 3)
        .hand(S1, &[GRUNTS]);
    table.play(S1, &[CHARGE]);
    assert_eq!((table.means(S1).0, tokens(&table)), (2, vec![1]));
    assert!(!table.offers(S1, CHARGE), "once a phase");
    for (before, energy, offered) in [(2, 1, true), (3, 9, false), (0, 0, false)] {
        let mut table = energy_of(S1, 2);
        table.units(S1, &[SOLDIER]).energy(S1, energy);
        table.hand(S1, &[GRUNTS]);
        table.game.empire_mut(S1).units[0].tokens = before;
        assert_eq!(table.offers(S1, CHARGE), offered);
    }
    // In the next round there may be another.
    table.game.destiny = S2;
    idle_round(&mut table);
    table.game.frames = Frames::starting(Energy(S1).into());
    table.play(S1, &[CHARGE]);
    assert_eq!(tokens(&table), [2]);
}

/// Genetic Super Soldier: each token is 2 Ground, and all are lost with it.
#[test]
fn a_soldier_fights_with_its_tokens() {
    let mut table = alone(S1, 2);
    let charged = Unit {
        tokens: 3,
        ..Unit::new(SOLDIER)
    };
    table.game.empire_mut(S1).station(charged);
    table.central(&[Card::Duskwater]);
    table.play(
        S1,
        &[Choice::Invade(Card::Duskwater), Choice::Commit(SOLDIER)],
    );
    let ground = table.public().invasion.map(|front| front.attack.ground);
    assert_eq!(ground, Some(2 + 3 * 2));
    table.play(S1, &[Choice::Conquer]);
    assert_eq!(table.pile(S1), [SOLDIER]);
    table
        .hand(S1, &[SOLDIER])
        .play(S1, &[Choice::Deploy(SOLDIER)]);
    assert_eq!(tokens(&table), [0]);
}

/// Two soldiers, if a file has two, are charged one after the other.
#[test]
fn each_soldier_is_charged_for_itself() {
    let file = "core_worlds/sector_2.toml";
    let two = card_facts(file, SOLDIER, "copies", Some("2"));
    let files = change_card(&two, file, Card::HeavyRepeatingAssault, "copies", Some("1"));
    let mut table = with_files(2, &files);
    table.game.frames = Frames::starting(Energy(S1).into());
    for before in [0, 2] {
        let unit = Unit {
            tokens: before,
            ..Unit::new(SOLDIER)
        };
        table.game.empire_mut(S1).station(unit);
    }
    table.play(S1, &[CHARGE, CHARGE]);
    assert_eq!(tokens(&table), [1, 3]);
    assert!(!table.offers(S1, CHARGE));
}

/// A card with a price at two times gives what each time gives, and no more.
#[test]
fn a_price_at_two_times() {
    let file = "core_worlds/sector_0.toml";
    let freighter = Card::MiningFreighter;
    let boost = Some("{ boost = { discard = 1, fleet = 2 } }");
    let mut table = with_files(2, &card_facts(file, freighter, "invasion", boost));
    table.game.empire_mut(S1).hand.clear();
    table
        .hand(S1, &[GRUNTS; 4])
        .units(S1, &[freighter])
        .energy(S1, 1);
    table.central(&[Card::FerrumShoals]);
    table.game.frames = Frames::starting(Turn(S1).into());
    let using = Choice::Use(freighter, Way::Plain);
    table.play(
        S1,
        &[
            Choice::Invade(Card::FerrumShoals),
            Choice::Commit(freighter),
        ],
    );
    table.play(S1, &[using, Choice::Discard(GRUNTS)]);
    assert_eq!(table.means(S1).0, 0, "strength, and no Energy");
    assert_eq!(
        table.public().invasion.map(|front| front.attack.fleet),
        Some(3)
    );
    table.play(S1, &[Choice::Withdraw]);
    table.game.frames = Frames::starting(Energy(S1).into());
    table.play(S1, &[using, Choice::Discard(GRUNTS)]);
    assert_eq!(table.means(S1).0, 1);
}
