//! Components and setup (sections 1 and 2).

use super::*;
use crate::content::{Back, EventKind, Variant};
use crate::ids::{Agenda, Objective, Technology};
use crate::options::Side;
use strum::{EnumCount, VariantArray};

fn fresh(side: Side, seats: usize, word: &str) -> Table {
    Position::seeded(
        &Options {
            side,
            ..Options::default()
        },
        seats,
        word,
    )
}

/// TINS-OVR-03, TINS-R01: all components are there, and what a symbol stands for is
/// said by name.
#[test]
fn the_components_are_those_of_the_list() {
    let table = fresh(Side::B, 3, "list");
    let counts = [
        Faction::COUNT,
        EventCard::COUNT,
        Objective::COUNT,
        Relic::COUNT,
        Agenda::COUNT,
        Technology::COUNT,
    ];
    assert_eq!(counts, [24, 25, 12, 16, 12, 20]);
    for sheet in Sheet::VARIANTS {
        let titles: Vec<_> = (0..9)
            .map(|side| table.content.title(*sheet, Variant(side)))
            .collect();
        for (place, title) in titles.iter().enumerate() {
            assert!(!titles[..place].contains(title), "{title:?}");
        }
    }
    assert_eq!(
        (
            table.content.dice.black.len(),
            table.content.dice.focus.len()
        ),
        (6, 6)
    );
}

/// TINS-OVR-02: one to eight players.
#[test]
fn one_to_eight_players_sit_down() {
    let content = crate::content::Content::load(&engine::content::Files::embedded(
        <TwilightInscription as engine::Game>::INFO.files,
    ));
    let content = content.unwrap_or_else(|error| panic!("{error}"));
    for seats in 0..10 {
        let mut dice = Dice::new(&Seed::from_word("seats"));
        let options = Options::default();
        let game = <TwilightInscription as engine::Game>::new(&content, &options, seats, &mut dice);
        assert_eq!(game.is_ok(), (1..=8).contains(&seats), "{seats}");
    }
}

/// TINS-SET-02b, TINS-SET-02c: on side B all have the same sheets.
#[test]
fn side_b_is_the_same_for_all() {
    let table = fresh(Side::B, 8, "b");
    assert_eq!(table.game.variants, [[Variant::B; 4]; 8]);
}

/// TINS-SET-01, TINS-SET-02a: on side A everyone has one of each type, at random, and
/// no two the same.
#[test]
fn side_a_is_different_for_all() {
    let mut first = Vec::new();
    for word in ["one", "two", "three"] {
        let table = fresh(Side::A, 8, word);
        for sheet in 0..Sheet::COUNT {
            let mut numbers: Vec<u8> = table
                .game
                .variants
                .iter()
                .map(|seat| seat[sheet].0)
                .collect();
            numbers.sort_unstable();
            assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
        }
        first.push(table.game.variants[0]);
    }
    assert!(first[0] != first[1] || first[1] != first[2]);
}

/// TINS-SET-04a, TINS-SET-04b: three factions each, of which one is kept; the others
/// leave the game, and all are shown when all have chosen.
#[test]
fn everyone_keeps_one_of_three_factions() {
    let mut table = fresh(Side::B, 4, "keep");
    let mut offered = Vec::new();
    for seat in Seat::all(4) {
        let choices = table.choices(seat);
        assert_eq!(choices.len(), 3);
        offered.extend(choices.iter().map(ToString::to_string));
    }
    offered.sort();
    offered.dedup();
    assert_eq!(offered.len(), 12, "no card is dealt twice");
    for seat in Seat::all(4) {
        assert_eq!(table.game.faction(seat), None);
        let kept = table.choices(seat)[1];
        table.apply(seat, kept);
    }
    assert!(Seat::all(4).all(|seat| table.game.faction(seat).is_some()));
    assert_eq!(table.game.box_factions.count_ones(), 24 - 4);
}

/// TINS-SET-05: what a faction does at setup is resolved before the first round.
#[test]
fn setup_texts_are_resolved_at_once() {
    let mut table = table(3);
    table.game.factions = [
        Some(Faction::Hacan),
        Some(Faction::Muaat),
        Some(Faction::Nomad),
        None,
        None,
        None,
        None,
        None,
    ];
    table.game.turned = 0;
    table.enter(Stage::Setup);
    assert_eq!(table.game.writing().len(), 1, "only the Nomad chooses");
    assert_eq!(table.game.lane(S1).own.sheets.goods.left(), 2);
    table.pick(S3, "gain:focus-research");
    assert_eq!(table.texts(S3), ["down"]);
    table.pick(S3, "down");
    assert_eq!(table.game.turned, 1);
    let war_sun = 1 << crate::ids::Unit::WarSun as u8;
    assert_eq!(table.game.player(S2).sheets.unit_types, war_sun);
    let focus = Stock::Focus(crate::ids::Resource::Research).index();
    assert_eq!(table.game.player(S3).sheets.stock[focus], 1);
}

/// TINS-SET-06a, TINS-SET-06b: one agenda of each tier lies face down.
#[test]
fn one_agenda_of_each_tier_is_used() {
    for word in ["a", "b", "c"] {
        let table = fresh(Side::B, 3, word);
        let tiers = table
            .game
            .agendas
            .map(|agenda| table.content.agenda(agenda).tier);
        assert_eq!(tiers, [2, 3, 4]);
        assert_eq!(table.public().agenda, None);
    }
}

/// TINS-SET-08, TINS-SET-09, TINS-SET-10: tiers from I on top to V at the bottom, each
/// alternating with a blue card at its bottom.
#[test]
fn the_event_deck_alternates_from_a_blue_card() {
    for word in ["x", "y", "z"] {
        let table = fresh(Side::B, 3, word);
        let facts = table.game.events.map(|card| table.content.event(card));
        let tiers: Vec<u8> = facts.iter().map(|facts| facts.tier).collect();
        assert!(tiers.is_sorted());
        for tier in 1..=5 {
            let backs = facts
                .iter()
                .filter(|facts| facts.tier == tier)
                .map(|facts| facts.back);
            for (place, back) in backs.rev().enumerate() {
                let wanted = if place % 2 == 0 {
                    Back::Blue
                } else {
                    Back::Black
                };
                assert_eq!(back, wanted, "tier {tier}");
            }
        }
        assert!(facts[24].ends && facts[24].kind == EventKind::Battle);
    }
}

/// TINS-R02: where one colour runs out the rest of the other goes on top.
#[test]
fn uneven_piles_go_on_top() {
    let files = engine::content::Files::embedded(<TwilightInscription as engine::Game>::INFO.files);
    let texts = files.texts().map(|(name, text)| {
        let text = match name.ends_with("events.toml") {
            true => text.replacen("back = \"black\"", "back = \"blue\"", 1),
            false => text.to_owned(),
        };
        (name.to_owned(), text)
    });
    let files = engine::content::Files::kept(texts.collect::<Vec<_>>());
    let table: Table = Position::with_files(&files, &Options::default(), 3, "uneven");
    let backs: Vec<Back> = table.game.events[..5]
        .iter()
        .map(|card| table.content.event(*card).back)
        .collect();
    let (blue, black) = (Back::Blue, Back::Black);
    assert_eq!(backs, [blue, blue, blue, black, blue]);
}

/// TINS-SET-11a, TINS-SET-11b, TINS-SET-11c: one objective of each type, both values
/// showing.
#[test]
fn one_objective_of_each_type_is_used() {
    for word in ["p", "q"] {
        let table = fresh(Side::B, 3, word);
        let sheets = table
            .game
            .objectives
            .map(|card| table.content.objective(card).sheet);
        assert_eq!(
            sheets,
            [
                Sheet::Navigation,
                Sheet::Expansion,
                Sheet::Industry,
                Sheet::War
            ]
        );
        assert!(table.public().objectives.iter().all(|(_, gone)| !gone));
    }
}

/// TINS-SET-12a, TINS-SET-13, TINS-R03: the relics lie in their deck or are dealt to
/// draw from; any seat may be speaker, and stays so.
#[test]
fn relics_lie_hidden_and_someone_is_speaker() {
    let mut speakers = std::collections::BTreeSet::new();
    for word in 0..20 {
        let table = fresh(Side::B, 3, &word.to_string());
        let reserves = Seat::all(3)
            .map(|seat| table.game.lane(seat).reserve.len())
            .sum::<usize>();
        assert_eq!(table.game.deck.count_ones() as usize + reserves, 16);
        assert_eq!(table.public().relics, 16);
        speakers.insert(table.game.speaker.index());
    }
    assert_eq!(speakers.into_iter().collect::<Vec<_>>(), [0, 1, 2]);
}

/// TINS-RND-01a, TINS-RND-02, TINS-RND-04: rounds begin with the top card; there are
/// four kinds, and a battle in each tier but the first.
#[test]
fn there_are_four_kinds_of_events() {
    let table = fresh(Side::B, 3, "kinds");
    for tier in 1..=5 {
        let of = |kind| {
            let facts = table.game.events.map(|card| table.content.event(card));
            facts
                .iter()
                .filter(|facts| (facts.tier, facts.kind) == (tier, kind))
                .count()
        };
        let some = usize::from((2..=4).contains(&tier));
        assert_eq!(of(EventKind::Battle), usize::from(tier > 1));
        assert_eq!(of(EventKind::Council), some);
        assert_eq!(of(EventKind::Production), some);
        assert!(of(EventKind::Strategy) > 0);
    }
}

/// TINS-RND-05, TINS-RND-06, TINS-R09: three productions and three councils; the last
/// card is the battle that ends the game.
#[test]
fn the_last_event_is_the_battle_for_the_throne() {
    let table = fresh(Side::B, 3, "last");
    let count = |kind| {
        let facts = table.game.events.map(|card| table.content.event(card).kind);
        facts.iter().filter(|found| **found == kind).count()
    };
    assert_eq!(
        (count(EventKind::Production), count(EventKind::Council)),
        (3, 3)
    );
    let last = table.game.events[24];
    assert_eq!(last, EventCard::AThroneToClaim);
    assert_eq!(table.content.event(last).kind, EventKind::Battle);
}
