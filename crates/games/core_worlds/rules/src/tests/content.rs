//! The facts: what the files hold, and which files are refused.

use std::collections::BTreeSet;

use engine::Game;
use engine::i18n::Lang;
use kit::position::S1;

use super::scene::points;
use super::table::{Layout, card_facts, change_card, facts, refusal, table, turn_of, with_facts};
use super::words::{ENERGY, change, figure, label};
use crate::card::Card;
use crate::choice::Choice;
use crate::content::{CardType, Origin, Source};
use crate::state::{CoreWorlds, Strength};

const SECTOR_1: &str = "core_worlds/sector_1.toml";
const SECTOR_4: &str = "core_worlds/sector_4.toml";
const STARTS: &str = "core_worlds/starting_decks.toml";
const HOMES: &str = "core_worlds/home_worlds.toml";
const SECTORS: &str = "core_worlds/sectors.toml";

/// The line of a file on which something stands, from 1.
fn line_of(file: &str, words: &str) -> Option<usize> {
    let (_, text) = CoreWorlds::INFO
        .files
        .iter()
        .find(|entry| entry.0 == file)?;
    Some(1 + text.lines().position(|line| line == words)?)
}

/// Every card says where its figures come from, and what we made up on one
/// that is not all ours.
#[test]
fn every_card_says_where_it_comes_from() {
    let content = table(2).content;
    let mut designed = 0;
    for card in Card::ALL {
        let face = content.face(card);
        match face.source {
            Source::Designed => {
                designed += 1;
                assert!(face.designed.is_empty(), "{card}: all of it is ours anyway");
            }
            Source::Public => assert!(face.note.is_some(), "{card}: which page?"),
            Source::Rulebook => {}
        }
    }
    assert!(designed > 80, "most cards are reconstructions");
}

/// No two cards have the same name in either language.
#[test]
fn names_are_unique() {
    let content = table(2).content;
    for lang in [Lang::En, Lang::It] {
        let names: BTreeSet<&str> = Card::ALL
            .iter()
            .map(|card| content.name(*card).name(lang))
            .collect();
        assert_eq!(names.len(), Card::COUNT);
    }
}

/// A card that does something says so in both languages; one that does
/// nothing says nothing.
#[test]
fn texts_and_abilities_go_together() {
    let content = table(2).content;
    for card in Card::ALL {
        let facts = content.card(card);
        let does = facts.energy_phase.is_some()
            || facts.invasion.is_some()
            || facts.support.is_some()
            || facts.action.is_some()
            || facts.deployed.is_some()
            || facts.conquest.is_some()
            || facts.lasting.is_some()
            || facts.own_discount.is_some()
            || facts.bonus.is_some();
        let text = content.face(card).text.as_ref();
        assert_eq!(text.is_some(), does, "{card}");
        for lang in [Lang::En, Lang::It] {
            assert!(text.is_none_or(|text| text.say(lang).len() > 10), "{card}");
        }
        if let Some(text) = text {
            assert_ne!(text.say(Lang::En), text.say(Lang::It), "{card}");
        }
    }
}

/// A missing field is refused with its file and line.
#[test]
fn a_missing_field_is_refused() {
    let fault = refusal(&card_facts(SECTOR_1, Card::ClawFighter, "draft", None));
    assert_eq!(
        (fault.file.as_str(), fault.field.as_str()),
        (SECTOR_1, "claw-fighter.draft")
    );
    assert_eq!(fault.line, line_of(SECTOR_1, "[claw-fighter]"));
    assert!(fault.why.contains("needs it"), "{fault}");
    let fault = refusal(&card_facts(SECTOR_1, Card::Ashfall, "source", None));
    assert_eq!(fault.field, "ashfall");
    assert!(fault.why.contains("`source`"), "{fault}");
    assert!(fault.line.is_some());
}

/// A card the game does not know is refused where it stands.
#[test]
fn an_unknown_card_is_refused() {
    let fault = refusal(&facts(SECTOR_1, "[claw-fighter]", "[paw-fighter]"));
    assert_eq!(
        (fault.file.as_str(), fault.field.as_str()),
        (SECTOR_1, "paw-fighter")
    );
    assert_eq!(fault.line, line_of(SECTOR_1, "[claw-fighter]"));
    assert!(fault.why.contains("no card of the game"), "{fault}");
}

/// A card that is nowhere, or in two files, is refused.
#[test]
fn a_card_is_in_one_file() {
    let (_, text) = CoreWorlds::INFO
        .files
        .iter()
        .find(|entry| entry.0 == SECTOR_4)
        .unwrap();
    let start = text.find("[grand-strategy]").unwrap();
    let fault = refusal(&facts(SECTOR_4, &text[start..], ""));
    assert!(fault.why.contains("`grand-strategy` is in none"), "{fault}");
    let moved = text[start..].replace("grand-strategy", "ambush");
    let fault = refusal(&facts(SECTOR_4, &text[start..], &moved));
    assert_eq!(
        (fault.file.as_str(), fault.field.as_str()),
        (SECTOR_4, "ambush")
    );
    assert!(fault.why.contains("two files"), "{fault}");
}

/// Decks have as many cards as the list of components says.
#[test]
fn decks_have_their_size() {
    for copies in ["1", "3"] {
        let fault = refusal(&card_facts(
            SECTOR_1,
            Card::HerculesBomber,
            "copies",
            Some(copies),
        ));
        assert_eq!(fault.file, SECTOR_1);
        assert!(fault.why.contains("there must be 24"), "{fault}");
    }
    let fault = refusal(&card_facts(STARTS, Card::EnergySurge, "copies", Some("4")));
    assert_eq!(fault.file, STARTS);
    assert!(fault.why.contains("17 cards"), "{fault}");
    let fault = refusal(&card_facts(
        "core_worlds/sector_5.toml",
        Card::Zeus,
        "copies",
        Some("0"),
    ));
    assert!(fault.why.contains("there must be 12"), "{fault}");
    // What rules name must be in every starting deck.
    let none = card_facts(STARTS, Card::GalacticGrunts, "copies", Some("0"));
    let files = change_card(&none, STARTS, Card::EnergySurge, "copies", Some("9"));
    let fault = refusal(&files);
    assert!(fault.why.contains("needs a `galactic-grunts`"), "{fault}");
}

/// Home Worlds: one for each leader, with different numbers.
#[test]
fn home_worlds_differ() {
    let fault = refusal(&card_facts(HOMES, Card::Kharrow, "number", Some("1")));
    assert_eq!(fault.file, HOMES);
    assert!(fault.why.contains("different numbers"), "{fault}");
    let fault = refusal(&card_facts(
        HOMES,
        Card::Kharrow,
        "faction",
        Some("\"banner\""),
    ));
    assert!(fault.why.contains("exactly one Home World"), "{fault}");
    let fault = refusal(&card_facts(HOMES, Card::Kharrow, "faction", None));
    assert_eq!(fault.field, "kharrow.faction");
    let fault = refusal(&card_facts(
        SECTOR_1,
        Card::Ambush,
        "faction",
        Some("\"banner\""),
    ));
    assert_eq!(fault.field, "ambush.faction");
}

/// A text that a card of this kind cannot have is refused by its field.
#[test]
fn texts_fit_the_kind() {
    let wrong = [
        (Card::Ashfall, "invasion", "{ boost = { fleet = 1 } }"),
        (Card::Ashfall, "support", "{ tokens = { fleet = 1 } }"),
        (Card::Ashfall, "energy-phase", "{ gain = { energy = 1 } }"),
        (
            Card::Ashfall,
            "own-discount",
            "{ of = [\"hero\"], energy = 1 }",
        ),
        (
            Card::ClawFighter,
            "invasion",
            "{ sacrifice = { fleet = 1 } }",
        ),
        (
            Card::ClawFighter,
            "energy-phase",
            "{ surge = { even = 1, behind = 2 } }",
        ),
        (
            Card::ClawFighter,
            "conquest",
            "{ colonists = { more = 1 } }",
        ),
        (
            Card::ClawFighter,
            "action",
            "{ command = { actions = 1, cards = 1 } }",
        ),
        (Card::Ambush, "deployed", "{ draw = { cards = 1 } }"),
        (
            Card::Ambush,
            "lasting",
            "{ invasion-discount = { energy = 1 } }",
        ),
        (Card::Ambush, "bonus", "{ flat = { points = 1 } }"),
    ];
    for (card, field, text) in wrong {
        let fault = refusal(&card_facts(SECTOR_1, card, field, Some(text)));
        assert_eq!(fault.field, format!("{card}.{field}"));
        assert_eq!(fault.line, line_of(SECTOR_1, &format!("[{card}]")));
        assert!(fault.why.contains("cannot have this text"), "{fault}");
    }
    // A Tactic has one time to be played at, no more and no fewer.
    let gain = Some("{ gain = { energy = 1 } }");
    let fault = refusal(&card_facts(SECTOR_1, Card::Ambush, "energy-phase", gain));
    assert!(fault.why.contains("exactly one of"), "{fault}");
    let fault = refusal(&card_facts(SECTOR_1, Card::Ambush, "invasion", None));
    assert!(fault.why.contains("exactly one of"), "{fault}");
    // A Unit has one text that is used up in a round.
    let burn = Some("{ burn = { cards = 1, energy = 1 } }");
    let fault = refusal(&card_facts(
        SECTOR_1,
        Card::EscortFrigate,
        "energy-phase",
        burn,
    ));
    assert!(fault.why.contains("only one of"), "{fault}");
}

/// A text that nobody wrote rules for is refused where it stands.
#[test]
fn unknown_texts_are_refused() {
    let unknown = [
        ("{ explode = { cards = 1 } }", "explode"),
        ("{ draw = { cards = 1, twice = true } }", "twice"),
        ("{ recover = { of = [\"world\"] } }", "types of Units"),
        ("{ recover = { of = [] } }", "at least one kind"),
    ];
    for (text, word) in unknown {
        let fault = refusal(&card_facts(
            SECTOR_1,
            Card::ClawFighter,
            "action",
            Some(text),
        ));
        assert!(fault.field.starts_with("claw-fighter.action"), "{fault}");
        assert!(fault.why.contains(word), "{fault}");
    }
}

/// The Sector Cards: Action Points never fall, hands are 6 and then 7.
#[test]
fn sector_cards_are_checked() {
    let fault = refusal(&facts(SECTORS, "action_points = 6", "action_points = 4"));
    assert_eq!(fault.file, SECTORS);
    assert!(fault.why.contains("never fall"), "{fault}");
    let fault = refusal(&facts(SECTORS, "hand = 7", "hand = 8"));
    assert!(fault.why.contains("7 in sector 5"), "{fault}");
    let fault = refusal(&facts(SECTORS, "[sector-3]", "[sector-6]"));
    assert_eq!(fault.file, SECTORS);
    assert!(fault.line.is_some());
}

/// A World exists once, and there are Worlds enough in every sector.
#[test]
fn worlds_exist_once() {
    let content = table(2).content;
    for card in Card::ALL {
        let facts = content.card(card);
        if facts.kind == CardType::World {
            assert_eq!(facts.copies, 1, "{card}");
        }
    }
    for sector in 1..=4 {
        let deck = content.deck(|origin| origin == Origin::Sector(sector));
        let worlds = deck.filter(|card| content.card(*card).kind == CardType::World);
        assert!(worlds.count() >= 8);
    }
    // Two of one World, and none of another.
    let twice = card_facts(SECTOR_1, Card::Ashfall, "copies", Some("2"));
    let files = change_card(&twice, SECTOR_1, Card::Duskwater, "copies", Some("0"));
    let fault = refusal(&files);
    assert!(
        fault.why.contains("`ashfall` can exist only once"),
        "{fault}"
    );
}

/// A text that asks for cards asks for one at least.
#[test]
fn an_exchange_for_nothing_is_refused() {
    let fault = refusal(&facts(
        "core_worlds/home_worlds.toml",
        "exchange = { cards = 2",
        "exchange = { cards = 0",
    ));
    assert!(fault.why.contains("1 at least"), "{fault}");
}

/// CW-R11: however large the figures of one's own files, sums stop at what the
/// table can count.
#[test]
fn sums_do_not_overflow() {
    let mut table = turn_of(S1, 2);
    table.central(&[Card::ClawFighter]).energy(S1, u16::MAX);
    table.units(S1, &[Card::EmpressElona]);
    table.game.empire_mut(S1).surges = 1;
    assert!(table.offers(S1, Choice::Draft(Card::ClawFighter, false)));
    assert_eq!(change(&label(&table, Choice::Surge), ENERGY), None);
    table.play(S1, &[Choice::Surge]);
    assert_eq!(table.means(S1).0, u16::MAX);

    let most = Strength {
        fleet: u16::MAX,
        ground: 1,
    };
    assert_eq!(most.plus(Strength::new(1, 1)).fleet, u16::MAX);

    let mut table = with_facts(
        2,
        "core_worlds/sector_5.toml",
        "of = [\"starfighter\"], points = 1",
        "of = [\"starfighter\"], points = 255",
    );
    table
        .units(S1, &[Card::SnubFighter; 40])
        .worlds(S1, &[Card::Zeus; 40]);
    let (printed, bonus) = points(&table, S1);
    assert_eq!(bonus, u16::MAX);
    let total = i32::from(printed) + i32::from(bonus);
    assert_eq!(table.scores()[S1.index()], total);
    // The table in words says the same.
    let sections = CoreWorlds::describe(&table.content, &table.public());
    assert!(
        sections
            .iter()
            .any(|section| figure(&section.title, "total") == Some(i64::from(total)))
    );
}
