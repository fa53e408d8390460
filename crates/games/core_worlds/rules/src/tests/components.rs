//! The components: CW-CMP.

use std::collections::BTreeSet;

use engine::i18n::Lang;
use engine::text::Arg;
use engine::{Frames, Game, Seat};
use kit::position::{S1, S2, S3};

use super::table::{
    Layout, alone, energy_of, facts, idle_round, idle_to_turn, listed, refusal, seeded, table,
    turn_of, with_facts,
};
use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::event::Event;
use crate::phase::action::Turn;
use crate::phase::discard::Keep;
use crate::state::{CoreWorlds, Offer, Strength};

const GRUNTS: Card = Card::GalacticGrunts;
const SECTORS: &str = "core_worlds/sectors.toml";

/// CW-CMP-01: boards and markers for five, one Destiny Marker, and no more
/// than three Energy Surge Tokens in any game.
#[test]
fn boards_for_five_and_three_surge_tokens() {
    for word in ["one", "two", "three", "four"] {
        let tokens = [2, 3, 4, 5].map(|players| {
            let view = seeded(players, word).public();
            let boards = view.empires.iter().filter(|empire| empire.actions == 4);
            assert_eq!(boards.count(), players);
            assert!(view.destiny.index() < players);
            view.empires.iter().map(|empire| empire.surges).sum::<u8>()
        });
        assert_eq!(tokens, [0, 2, 3, 0]);
    }
}

/// CW-R02: more than twelve cards can have an Energy Token, and a Unit's
/// tokens besides.
#[test]
fn energy_tokens_do_not_run_out() {
    let mut table = table(5);
    table.game.round = 2;
    let central: Vec<Card> = listed("core_worlds/sector_1.toml")
        .into_iter()
        .take(15)
        .collect();
    table
        .central(&central)
        .units(S1, &[Card::GeneticSuperSoldier]);
    table.game.empire_mut(S1).units[0].tokens = 3;
    table.game.galactic[0].retain(|card| !central.contains(&card));
    let events = idle_to_turn(&mut table);
    assert!(events.contains(&Event::Tokens(15)));
    let marked = table.public().central;
    assert_eq!(marked.iter().filter(|offer| offer.token).count(), 15);
    assert_eq!(table.public().empires[0].units[0].tokens, 3);
}

/// CW-CMP-02: 210 cards: 5 Sector Cards, 5 Home Worlds, 5 starting decks of
/// 16, Galactic Decks of 12, 24, 24, 24, 24 and 12.
#[test]
fn the_box_holds_210_cards() {
    let files = [0, 1, 2, 3, 4, 5].map(|sector| format!("core_worlds/sector_{sector}.toml"));
    let decks = files.map(|file| listed(&file).len());
    assert_eq!(decks, [12, 24, 24, 24, 24, 12]);
    let homes = listed("core_worlds/home_worlds.toml").len();
    assert_eq!(homes, 5);
    // Everyone of five begins with a deck of their own.
    let table = table(5);
    let starts: Vec<usize> = table
        .public()
        .empires
        .iter()
        .map(|e| e.cards.len())
        .collect();
    assert_eq!(starts, [16; 5]);
    let heroes = Seat::all(5).map(|seat| {
        let hero = |card: &Card| *card > Card::EnergySurge && *card <= Card::SimonTheFox;
        table.game.empire(seat).unseen().find(hero)
    });
    assert_eq!(heroes.collect::<BTreeSet<_>>().len(), 5);
    let sectors: BTreeSet<&str> = (1..=5)
        .map(|sector| table.content.sector(sector).name.name(Lang::En))
        .collect();
    assert_eq!(sectors.len(), 5);
    let all = sectors.len() + homes + starts.iter().sum::<usize>() + decks.iter().sum::<usize>();
    assert_eq!(all, 210);
}

/// CW-CMP-03: five sectors from the edge to the core, each with its Sector
/// Card and its own Galactic Deck.
#[test]
fn five_sectors_with_a_card_and_a_deck_each() {
    let names = [
        "Barbaric Worlds",
        "Frontier Worlds",
        "Industrial Worlds",
        "Luxury Worlds",
        "Core Worlds",
    ];
    let mut table = table(2);
    assert_eq!(table.public().galactic, [24, 24, 24, 24, 12]);
    for (sector, name) in (1..=5_u8).zip(names) {
        table.game.round = 2 * sector;
        let title = CoreWorlds::describe(&table.content, &table.public())[0]
            .title
            .clone();
        let shown = title.args.iter().find_map(|(key, arg)| match arg {
            Arg::Noun(noun) if *key == "sector" => Some(noun.name(Lang::En).to_owned()),
            _ => None,
        });
        assert_eq!(shown.as_deref(), Some(name));
        let mut deck = table.game.galactic[usize::from(sector) - 1].to_vec();
        deck.sort_unstable();
        assert_eq!(deck, listed(&format!("core_worlds/sector_{sector}.toml")));
    }
}

/// CW-CMP-04: two rounds to a sector.
#[test]
fn each_sector_lasts_two_rounds() {
    let mut table = table(2);
    let mut sectors = Vec::new();
    for round in 1..=10 {
        let view = table.public();
        assert_eq!(view.round, round);
        sectors.push(view.sector);
        idle_round(&mut table);
    }
    assert_eq!(sectors, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
}

/// CW-CMP-05: in a new sector new cards come from its deck.
#[test]
fn a_new_sector_has_a_new_deck() {
    let mut table = table(3);
    for round in 1..=8_u8 {
        let sector = round.div_ceil(2);
        // As if all had been taken.
        table.game.central.clear();
        let before = table.public().galactic;
        let events = idle_round(&mut table);
        let deck = listed(&format!("core_worlds/sector_{sector}.toml"));
        let new: Vec<Card> = events
            .into_iter()
            .filter_map(|event| match event {
                Event::Appeared(card) => Some(card),
                _ => None,
            })
            .collect();
        assert!(!new.is_empty() && new.iter().all(|card| deck.contains(card)));
        let place = usize::from(sector) - 1;
        assert_eq!(table.public().galactic[place] + new.len(), before[place]);
    }
}

/// CW-CMP-06: the Sector Card says how many Action Points everyone gets.
#[test]
fn the_sector_card_gives_action_points() {
    let changed = "action_points = 6";
    let mut table = with_facts(2, SECTORS, changed, "action_points = 9");
    for sector in [4, 4, 5, 5, 5, 5, 5, 5, 9, 9] {
        let actions = Seat::all(2).map(|seat| table.means(seat).1);
        assert_eq!(actions.collect::<Vec<_>>(), [sector; 2]);
        idle_round(&mut table);
    }
}

/// CW-R03: 4, 5, 5, 5 and 6 unless a file says otherwise; it begins with 4,
/// and never falls.
#[test]
fn action_points_of_the_sectors() {
    let mut table = table(2);
    let mut actions = Vec::new();
    for _ in 1..=10 {
        actions.push(table.means(S1).1);
        idle_round(&mut table);
    }
    assert_eq!(actions, [4, 4, 5, 5, 5, 5, 5, 5, 6, 6]);
    for (from, to) in [("= 6", "= 4"), ("= 4", "= 5"), ("= 4", "= 3")] {
        let (from, to) = (
            format!("action_points {from}"),
            format!("action_points {to}"),
        );
        let fault = refusal(&facts(SECTORS, &from, &to));
        assert_eq!(fault.file, SECTORS);
        assert!(fault.why.contains("never fall"), "{fault}");
    }
}

/// CW-CMP-07: the Destiny holder acts first, and the marker goes to the left
/// after every round.
#[test]
fn the_destiny_marker_goes_round() {
    let mut table = table(3);
    let mut holder = table.public().destiny;
    for _ in 1..=7 {
        assert_eq!(table.public().destiny, holder);
        assert_eq!(table.game.to_act().first(), Some(holder), "for Energy");
        idle_to_turn(&mut table);
        assert_eq!(table.game.on_turn(), Some(holder), "and for the first turn");
        let events = idle_round(&mut table);
        holder = holder.next(3);
        let passes = events.iter().filter(|e| matches!(e, Event::Destiny(_)));
        assert_eq!(passes.collect::<Vec<_>>(), [&Event::Destiny(holder)]);
    }
}

/// CW-CMP-08: everyone's Action Points and Energy are kept, each player's
/// apart, for all to see.
#[test]
fn a_board_keeps_action_points_and_energy() {
    let mut table = turn_of(S1, 3);
    table.hand(S1, &[GRUNTS; 2]).central(&[Card::ClawFighter]);
    table.play(S1, &[Choice::Deploy(GRUNTS), Choice::Done]);
    table.play(S2, &[Choice::Draft(Card::ClawFighter, false)]);
    for view in [table.view(S1), table.view(S3), table.public()] {
        let boards = view.empires.iter().map(|e| (e.energy, e.actions));
        assert_eq!(boards.collect::<Vec<_>>(), [(9, 4), (8, 4), (10, 5)]);
    }
}

/// CW-CMP-09: the Action Points of a round are limited: when they are spent,
/// nothing more can be done in it.
#[test]
fn action_points_are_limited() {
    let mut table = alone(S1, 2);
    table.hand(S1, &[GRUNTS; 4]).energy(S1, 40);
    table.central(&[Card::ClawFighter, Card::Ambush, Card::Ashfall]);
    table.game.empire_mut(S1).actions = 4;
    table.play(S1, &[Choice::Draft(Card::ClawFighter, false)]);
    table.play(S1, &[Choice::Draft(Card::Ambush, false)]);
    table.play(S1, &[Choice::Deploy(GRUNTS); 2]);
    assert_eq!(table.means(S1).1, 0);
    assert_eq!(
        table.game.frames.top(),
        Some(Keep.into()),
        "the phase is over"
    );
    assert_eq!(table.held(S1), [GRUNTS; 2], "although there was more to do");
    idle_round(&mut table);
    assert_eq!(table.means(S1).1, 4, "and there are new ones in the next");
}

/// CW-CMP-10: Worlds give Energy every round, and it pays for drafting and
/// for deploying.
#[test]
fn energy_is_the_currency() {
    let mut table = alone(S1, 2);
    table
        .hand(S1, &[GRUNTS])
        .energy(S1, 0)
        .deck(S1, &[GRUNTS; 9]);
    table.central(&[Card::ClawFighter]);
    assert_eq!(table.choices(S1), [Choice::Pass], "nothing without Energy");
    for _ in 0..2 {
        let events = idle_round(&mut table);
        assert!(events.contains(&Event::Produced(S1, 3)));
        assert_eq!(table.means(S1).0, 3);
    }
    table.game.destiny = S1;
    table.game.frames = Frames::starting(Turn(S1).into());
    table.game.central.clear();
    table.central(&[Card::ClawFighter]);
    table.game.empire_mut(S2).actions = 0;
    table.play(S1, &[Choice::Draft(Card::ClawFighter, false)]);
    assert_eq!(table.means(S1).0, 1);
    table.play(S1, &[Choice::Deploy(GRUNTS)]);
    assert_eq!(table.means(S1).0, 0);
}

/// CW-CMP-11: an Energy Token on a card of the Central Zone is 1 Energy more
/// for who takes it.
#[test]
fn tokens_are_bonus_energy() {
    for (token, left) in [(false, 8), (true, 9)] {
        let mut table = turn_of(S1, 2);
        table.central(&[Card::ClawFighter]);
        table.game.central[0].token = token;
        let card = Card::ClawFighter;
        assert_eq!(table.view(S2).central, [Offer { card, token }]);
        let events = table.play(S1, &[Choice::Draft(card, token)]);
        assert_eq!(events.contains(&Event::TookToken(S1, card)), token);
        assert_eq!(table.means(S1).0, left);
    }
}

/// CW-CMP-12: the tokens of a Genetic Super Soldier are strength by its text,
/// and no Energy, neither on it nor when it goes.
#[test]
fn tokens_on_units_are_no_energy() {
    let soldier = Card::GeneticSuperSoldier;
    let mut table = energy_of(S1, 2);
    table.game.destiny = S1;
    table.units(S1, &[soldier, Card::SnubFighter]).energy(S1, 1);
    table.hand(S1, &[GRUNTS]);
    let events = table.play(S1, &[Choice::Use(soldier, Way::Plain)]);
    assert_eq!(
        events,
        [Event::Used(S1, soldier), Event::Charged(S1, soldier)]
    );
    assert_eq!(table.public().empires[0].units[1].tokens, 1);
    assert_eq!(table.means(S1).0, 0);
    // No Energy to deploy or invade with, however many tokens.
    table.central(&[Card::Gorrin]);
    table.game.frames = Frames::starting(Turn(S1).into());
    assert_eq!(table.choices(S1), [Choice::Pass]);
    table.energy(S1, 1);
    let commit = [
        Choice::Invade(Card::Gorrin),
        Choice::Commit(soldier),
        Choice::Commit(Card::SnubFighter),
    ];
    table.play(S1, &commit);
    let attack = table.public().invasion.map(|front| front.attack);
    assert_eq!(
        attack,
        Some(Strength {
            fleet: 1,
            ground: 4
        })
    );
    table.play(S1, &[Choice::Conquer, Choice::Done]);
    assert!(table.pile(S1).contains(&soldier));
    assert_eq!(table.means(S1).0, 0);
}

/// CW-CMP-13: Energy Surge Tokens balance the seats at the start, and no
/// others ever come.
#[test]
fn surge_tokens_come_once() {
    let mut table = table(4);
    let surges = |table: &super::table::Table| {
        let empires = table.public().empires;
        empires
            .iter()
            .map(|empire| empire.surges)
            .collect::<Vec<_>>()
    };
    let before = surges(&table);
    assert_eq!(before.iter().sum::<u8>(), 3);
    // The Destiny Marker goes once round, the tokens stay where they are.
    for _ in 1..=5 {
        idle_round(&mut table);
        assert_eq!(surges(&table), before);
    }
}
