//! What is on a card: CW-WLD, CW-UNI, CW-TAC, CW-PRS, CW-ICO.

use engine::{Frames, Game};
use kit::position::{S1, S2, S3};

use super::table::{
    Layout, Table, alone, card_facts, energy_of, facts, idle_round, idle_to_turn, listed, refusal,
    turn_of, with_files,
};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way};
use crate::content::CardType;
use crate::event::Event;
use crate::phase::action::Turn;
use crate::state::{CoreWorlds, Strength};

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;
const SECTOR_1: &str = "core_worlds/sector_1.toml";
const SECTOR_3: &str = "core_worlds/sector_3.toml";
const SECTOR_5: &str = "core_worlds/sector_5.toml";

/// Every one of these fields must be there, and none of those may be.
fn must_say(file: &str, card: Card, needed: &[&str], foreign: &[&str]) {
    for field in needed {
        let fault = refusal(&card_facts(file, card, field, None));
        assert_eq!(fault.file, file);
        assert!(fault.field.starts_with(card.id()), "{fault}");
        assert!(fault.to_string().contains(field), "{fault}");
    }
    for field in foreign {
        let fault = refusal(&card_facts(file, card, field, Some("1")));
        assert_eq!(fault.field, format!("{card}.{field}"));
    }
}

/// The strength of the invaders.
fn attack(table: &Table) -> Strength {
    table.public().invasion.expect("an Invasion").attack
}

/// CW-WLD-01: what a World card says, and what it does not.
#[test]
fn a_world_card() {
    let needed = ["name", "kind", "energy", "points", "fleet", "ground"];
    must_say(
        SECTOR_1,
        Card::Ashfall,
        &needed,
        &["draft", "deploy", "number"],
    );
}

/// CW-WLD-02: a World's Energy is what it generates each round for its
/// owner, and for nobody else.
#[test]
fn a_world_generates_for_its_owner() {
    let mut table = alone(S1, 2);
    table.worlds(S2, &[Card::Hesperine]);
    for _ in 0..2 {
        let events = idle_round(&mut table);
        assert!(events.contains(&Event::Produced(S2, 3 + 4)));
        assert!(events.contains(&Event::Produced(S1, 3)));
    }
    // In the Central Zone it generates for nobody.
    let mut table = alone(S1, 2);
    table.central(&[Card::Hesperine]);
    let events = idle_round(&mut table);
    assert!(events.contains(&Event::Produced(S2, 3)));
}

/// CW-WLD-03: a World's strengths only defend: they bring an invader
/// nothing.
#[test]
fn worlds_do_not_invade() {
    let mut table = alone(S1, 2);
    table.worlds(S1, &[Card::Zeus]).central(&[Card::Ashfall]);
    table.play(S1, &[Choice::Invade(Card::Ashfall)]);
    assert_eq!(
        attack(&table),
        Strength {
            fleet: 0,
            ground: 0
        }
    );
    assert_eq!(table.choices(S1), [Choice::Withdraw]);
    let why = table.why_not(S1, Subject::Warzone(Card::Zeus));
    assert_eq!(why, Some(("core-worlds-why-world-strength", "CW-WLD-03")));
    // It is the World attacked that defends with them.
    let defence = table.public().invasion.unwrap().defence;
    assert_eq!(
        defence,
        Strength {
            fleet: 1,
            ground: 1
        }
    );
}

/// CW-WLD-04: Worlds stay face up in the Warzone, and are never in a hand, a
/// deck or a discard pile.
#[test]
fn worlds_stay_in_the_warzone() {
    let mut table = alone(S1, 2);
    let home = table.owned(S1)[0];
    let units = [SNUB, GRUNTS];
    table.units(S1, &units).central(&[Card::Ashfall]);
    table.play(S1, &[Choice::Invade(Card::Ashfall)]);
    table.play(S1, &units.map(Choice::Commit));
    table.play(S1, &[Choice::Conquer, Choice::Done]);
    // The discards come round as a new deck, again and again.
    for _ in 0..3 {
        idle_round(&mut table);
        let seen = &table.view(S2).empires[0];
        let worlds: Vec<Card> = seen.worlds.iter().map(|world| world.card).collect();
        assert_eq!(worlds, [home, Card::Ashfall]);
        assert_eq!(seen.cards, [GRUNTS, SNUB], "hand, deck and discards");
    }
}

/// CW-UNI-01: what a Unit card says, and what it does not.
#[test]
fn a_unit_card() {
    let needed = [
        "name", "kind", "deploy", "draft", "points", "fleet", "ground",
    ];
    must_say(SECTOR_1, Card::ClawFighter, &needed, &["energy", "number"]);
    // In a starting deck it has no draft cost: nobody drafts it.
    let starts = "core_worlds/starting_decks.toml";
    must_say(starts, GRUNTS, &["deploy", "fleet", "ground"], &["draft"]);
}

/// CW-UNI-02: seven types of Units, all of which are deployed; no other card
/// is, and there is no eighth type.
#[test]
fn seven_types_of_units() {
    let units = [
        (Card::LordBanner, CardType::Hero),
        (GRUNTS, CardType::Infantry),
        (Card::SalvageDroid, CardType::Robot),
        (Card::AssaultStrider, CardType::Vehicle),
        (SNUB, CardType::Starfighter),
        (Card::PatrolCorvette, CardType::StarCruiser),
        (Card::WorldShip, CardType::CapitalShip),
    ];
    let mut table = turn_of(S1, 2);
    table.hand(S1, &units.map(|unit| unit.0));
    table.hand(S1, &[Card::Ambush, Card::EnergySurge, Card::GrandStrategy]);
    let deployable = |choice: Choice| match choice {
        Choice::Deploy(card) => Some(card),
        _ => None,
    };
    let offered: Vec<Card> = table
        .choices(S1)
        .into_iter()
        .filter_map(deployable)
        .collect();
    let mut expected = units.map(|unit| unit.0);
    expected.sort_unstable();
    assert_eq!(offered, expected);
    for (card, kind) in units {
        assert_eq!(table.content.card(card).kind, kind);
    }
    for wrong in ["\"fighter\"", "\"unit\"", "\"mech\""] {
        let fault = refusal(&card_facts(
            SECTOR_1,
            Card::ClawFighter,
            "kind",
            Some(wrong),
        ));
        assert_eq!(fault.field, "claw-fighter.kind");
    }
}

/// CW-UNI-03: a drafted Unit cannot be played before it has been shuffled
/// into the deck and drawn.
#[test]
fn a_drafted_unit_must_be_drawn_first() {
    let claw = Card::ClawFighter;
    let mut table = alone(S1, 2);
    table.game.destiny = S2;
    table.central(&[claw]).deck(S1, &[GRUNTS; 6]);
    table.play(S1, &[Choice::Draft(claw, false)]);
    assert_eq!(table.pile(S1), [claw]);
    assert!(!table.offers(S1, Choice::Deploy(claw)));
    assert!(!table.held(S1).contains(&claw) && table.stationed(S1).is_empty());
    // Six other cards were on the deck: it is not there in the next round.
    idle_round(&mut table);
    assert_eq!(table.held(S1), [GRUNTS; 6]);
    // Then a new deck has to be made, of all seven.
    for _ in 0..20 {
        idle_round(&mut table);
        if table.held(S1).contains(&claw) {
            break;
        }
    }
    table.game.frames = Frames::starting(Turn(S1).into());
    assert!(table.offers(S1, Choice::Deploy(claw)));
}

/// CW-UNI-04: the deployment cost brings it from hand to Warzone.
#[test]
fn the_deployment_cost() {
    for (unit, cost) in [(GRUNTS, 1), (Card::SiegeTank, 4), (Card::GrandFlagship, 9)] {
        let mut table = turn_of(S1, 2);
        table.hand(S1, &[unit]).energy(S1, cost - 1);
        assert!(!table.offers(S1, Choice::Deploy(unit)));
        table.energy(S1, cost);
        table.play(S1, &[Choice::Deploy(unit)]);
        assert_eq!((table.held(S1), table.stationed(S1)), (vec![], vec![unit]));
        assert_eq!(table.means(S1).0, 0);
    }
}

/// CW-UNI-05: in hand a Unit's text does nothing: it makes nothing cheaper,
/// gives no Energy and cannot be used.
#[test]
fn texts_do_nothing_in_hand() {
    let idle = [
        Card::EmpressElona,
        Card::RimSmuggler,
        Card::LogisticsCore,
        Card::EscortFrigate,
        Card::TitanMech,
    ];
    let mut table = turn_of(S1, 2);
    table.hand(S1, &idle).hand(S1, &[Card::SiegeTank]);
    table.central(&[Card::ClawFighter, Card::Ashfall]);
    table.discards(S1, &[Card::PlasmaTank]);
    let acts = |choice: &Choice| matches!(choice, Choice::Act(_) | Choice::Recover(..));
    assert!(!table.choices(S1).iter().any(acts));
    let mut costs = |choice| {
        table.energy(S1, 10);
        table.game.frames = Frames::starting(Turn(S1).into());
        table.play(S1, &[choice]);
        10 - table.means(S1).0
    };
    assert_eq!(costs(Choice::Draft(Card::ClawFighter, false)), 2);
    assert_eq!(costs(Choice::Invade(Card::Ashfall)), 1);
    assert_eq!(costs(Choice::Deploy(Card::SiegeTank)), 4);
    // Nor in the Energy Phase.
    let mut table = turn_of(S1, 2);
    table.game.round = 1;
    table.deck(
        S1,
        &[Card::EngineerTavik, Card::MiningFreighter, GRUNTS, GRUNTS],
    );
    table.game.destiny = S2;
    let events = idle_round(&mut table);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Gained(..)))
    );
    assert_eq!(table.means(S1).0, 3);
    let using = Choice::Use(Card::MiningFreighter, Way::Plain);
    assert!(!table.offers(S1, using));
    let why = table.why_not(S1, Subject::Hand(Card::MiningFreighter));
    assert_eq!(why, Some(("core-worlds-why-unit-in-hand", "CW-UNI-05")));
}

/// CW-UNI-05: nor in an Invasion.
#[test]
fn texts_in_hand_do_not_invade() {
    let mut table = alone(S1, 2);
    table.hand(S1, &[Card::HerculesBomber, Card::LordBanner, GRUNTS]);
    table.units(S1, &[GRUNTS]).central(&[Card::Ashfall]);
    table.play(S1, &[Choice::Invade(Card::Ashfall), Choice::Commit(GRUNTS)]);
    assert_eq!(table.choices(S1), [Choice::Withdraw]);
    assert_eq!(
        attack(&table),
        Strength {
            fleet: 0,
            ground: 1
        }
    );
}

/// CW-R04: only a text about the cost of the very card works from hand.
#[test]
fn its_own_cost_counts_in_hand() {
    let mut table = turn_of(S1, 2);
    let hand = [Card::DreadnoughtCruiser, Card::SovereignCruiser];
    table
        .hand(S1, &hand)
        .units(S1, &[SNUB, SNUB, Card::LordBanner]);
    let events = table.play(S1, &[Choice::Deploy(Card::DreadnoughtCruiser)]);
    assert_eq!(events, [Event::Deployed(S1, Card::DreadnoughtCruiser, 5)]);
    table.energy(S1, 10);
    let events = table.play(S1, &[Choice::Deploy(Card::SovereignCruiser)]);
    assert_eq!(events[0], Event::Deployed(S1, Card::SovereignCruiser, 6));
}

/// CW-TAC-01: what a Tactic card says; its strengths are in its text.
#[test]
fn a_tactic_card() {
    let needed = ["name", "kind", "deploy", "draft", "points"];
    let foreign = ["energy", "number", "fleet", "ground"];
    must_say(SECTOR_3, Card::IonDisruption, &needed, &foreign);
    // The Energy to play it, and its bonuses.
    let mut table = alone(S1, 2);
    table.hand(S1, &[Card::TotalWar]).central(&[Card::Ashfall]);
    table
        .energy(S1, 2)
        .play(S1, &[Choice::Invade(Card::Ashfall)]);
    let play = Choice::Play(Card::TotalWar, Way::Plain);
    assert!(!table.offers(S1, play), "1 Energy is left, and it costs 2");
    table.energy(S1, 2).play(S1, &[play]);
    assert_eq!(table.means(S1).0, 0);
    assert_eq!(
        attack(&table),
        Strength {
            fleet: 3,
            ground: 3
        }
    );
}

/// CW-TAC-02, CW-TAC-04: it works at once, from hand, and goes to the
/// discard pile, never to the Warzone.
#[test]
fn a_tactic_works_and_is_discarded() {
    let mut table = alone(S1, 2);
    table
        .hand(S1, &[Card::Ambush, GRUNTS])
        .central(&[Card::Duskwater]);
    assert!(!table.offers(S1, Choice::Deploy(Card::Ambush)));
    table.play(S1, &[Choice::Invade(Card::Duskwater)]);
    assert!(!table.offers(S1, Choice::Conquer));
    let events = table.play(S1, &[Choice::Play(Card::Ambush, Way::Plain)]);
    let expected = [
        Event::Played(S1, Card::Ambush),
        Event::Discarded(S1, Card::Ambush),
    ];
    assert_eq!(events, expected);
    assert_eq!(
        attack(&table),
        Strength {
            fleet: 0,
            ground: 2
        }
    );
    assert_eq!(table.pile(S1), [Card::Ambush]);
    assert_eq!(
        (table.stationed(S1), table.held(S1)),
        (vec![], vec![GRUNTS])
    );
    assert!(table.offers(S1, Choice::Conquer));
}

/// CW-TAC-02: so does one for Energy, and one that is an Action.
#[test]
fn other_tactics_are_discarded_too() {
    let mut table = energy_of(S1, 2);
    table.hand(S1, &[Card::SupplyConvoy, GRUNTS]);
    table.play(S1, &[Choice::Play(Card::SupplyConvoy, Way::Plain)]);
    assert_eq!(
        (table.means(S1).0, table.pile(S1)),
        (2, vec![Card::SupplyConvoy])
    );
    let mut table = alone(S1, 2);
    table.hand(S1, &[Card::GrandStrategy, Card::ForcedMarch, GRUNTS]);
    table.deck(S1, &[SNUB, SNUB]);
    table.play(S1, &[Choice::Act(Card::GrandStrategy)]);
    assert_eq!(table.pile(S1), [Card::GrandStrategy]);
    assert!(!table.stationed(S1).contains(&Card::GrandStrategy));
    // One that goes on is discarded when it has had its effect.
    table.play(
        S1,
        &[Choice::Act(Card::ForcedMarch), Choice::Deploy(GRUNTS)],
    );
    assert_eq!(table.pile(S1), [Card::GrandStrategy]);
    table.play(S1, &[Choice::Done]);
    assert_eq!(table.pile(S1), [Card::GrandStrategy, Card::ForcedMarch]);
}

/// CW-TAC-03: a drafted Tactic goes to the discard pile.
#[test]
fn a_drafted_tactic_is_discarded() {
    let mut table = alone(S1, 2);
    table.central(&[Card::Ambush, Card::GrandStrategy]);
    table.play(S1, &[Choice::Draft(Card::Ambush, false)]);
    table.play(S1, &[Choice::Draft(Card::GrandStrategy, false)]);
    assert_eq!(table.pile(S1), [Card::Ambush, Card::GrandStrategy]);
    assert_eq!(table.held(S1), []);
    assert!(!table.offers(S1, Choice::Act(Card::GrandStrategy)));
}

/// CW-TAC-05, CW-TAC-06: a Tactic that helps another action costs no Action
/// Point; one that is an Action costs 1.
#[test]
fn action_points_of_tactics() {
    let mut table = alone(S1, 2);
    let hand = [
        Card::Ambush,
        Card::FlankingSortie,
        Card::ScrambleOrder,
        SNUB,
    ];
    table.hand(S1, &hand).central(&[Card::Ironback]);
    let invade = [
        Choice::Invade(Card::Ironback),
        Choice::Play(Card::Ambush, Way::Plain),
        Choice::Play(Card::FlankingSortie, Way::Plain),
    ];
    table.play(S1, &invade);
    assert_eq!(table.means(S1).1, 4, "the Invasion's");
    table.play(S1, &[Choice::Withdraw, Choice::Act(Card::ScrambleOrder)]);
    assert_eq!(table.means(S1).1, 3);
    // In the Energy Phase there are none to pay with, and none are needed.
    let mut table = energy_of(S1, 2);
    table.hand(S1, &[Card::EnergySurge, GRUNTS]);
    table.game.empire_mut(S1).actions = 4;
    table.play(S1, &[Choice::Play(Card::EnergySurge, Way::Plain)]);
    assert_eq!(table.means(S1), (1, 4));
}

/// CW-TAC-07: each Tactic has its time, and cannot be played at another.
#[test]
fn each_tactic_has_its_time() {
    let (energy, invasion, action) = (Card::EnergySurge, Card::Ambush, Card::GrandStrategy);
    let mut table = energy_of(S1, 2);
    table.game.destiny = S1;
    table.energy(S1, 10).hand(S1, &[energy, invasion, action]);
    table.central(&[Card::Ashfall]);
    let playable = |table: &Table| {
        let choices = table.choices(S1).into_iter();
        let cards = choices.filter_map(|choice| match choice {
            Choice::Play(card, _) | Choice::Act(card) | Choice::Deploy(card) => Some(card),
            _ => None,
        });
        cards.collect::<Vec<_>>()
    };
    let too_early = Some(("core-worlds-why-tactic-time", "CW-TAC-07"));
    assert_eq!(playable(&table), [energy]);
    assert_eq!(table.why_not(S1, Subject::Hand(invasion)), too_early);
    assert_eq!(table.why_not(S1, Subject::Hand(action)), too_early);
    table.play(S1, &[Choice::Done]);
    idle_to_turn(&mut table);
    assert_eq!(playable(&table), [action]);
    assert_eq!(table.why_not(S1, Subject::Hand(energy)), too_early);
    assert_eq!(table.why_not(S1, Subject::Hand(invasion)), too_early);
    table.play(S1, &[Choice::Invade(Card::Ashfall)]);
    assert_eq!(playable(&table), [invasion]);
    assert_eq!(table.why_not(S1, Subject::Hand(energy)), too_early);
    assert_eq!(table.why_not(S1, Subject::Hand(action)), too_early);
}

/// CW-PRS-01: Prestige cards are in Galactic Deck 5, and nowhere else.
#[test]
fn prestige_is_for_the_last_sector() {
    let table = turn_of(S1, 2);
    let is_prestige = |card: &Card| table.content.card(*card).kind == CardType::Prestige;
    let all = Card::ALL.into_iter().filter(is_prestige).count();
    assert_eq!(all, 6);
    assert_eq!(
        listed(SECTOR_5)
            .iter()
            .filter(|card| is_prestige(card))
            .count(),
        6
    );
    // A file that puts one elsewhere is refused: a World is exchanged for it.
    let elsewhere = "[ashfall]\nname = { en = \"A\", it = \"A\", gender = \"m\" }\n\
                     kind = \"prestige\"\ndraft = 1\npoints = 1\nsource = \"designed\"\n\n[duskwater]";
    let (_, text) = CoreWorlds::INFO
        .files
        .iter()
        .find(|file| file.0 == SECTOR_1)
        .unwrap();
    let start = text.find("[ashfall]").unwrap();
    let end = text.find("[duskwater]").unwrap() + "[duskwater]".len();
    let fault = refusal(&facts(SECTOR_1, &text[start..end], elsewhere));
    assert_eq!(fault.file, SECTOR_1);
    assert!(fault.why.contains("Prestige"), "{fault}");
}

/// CW-PRS-02: it costs Energy to draft and adds points; it can have no other
/// text.
#[test]
fn prestige_is_points() {
    let mut table = alone(S1, 2);
    table.central(&[Card::GalacticThrone, Card::HallOfHeroes]);
    table.units(S1, &[Card::LordBanner]).energy(S1, 16);
    assert_eq!(table.scores(), [1, 0]);
    table.play(S1, &[Choice::Draft(Card::GalacticThrone, false)]);
    assert_eq!((table.means(S1).0, table.scores()), (7, vec![7, 0]));
    table.play(S1, &[Choice::Draft(Card::HallOfHeroes, false)]);
    assert_eq!((table.means(S1).0, table.scores()), (0, vec![10, 0]));
    let texts = [
        ("lasting", "{ draft-discount = { energy = 1 } }"),
        ("energy-phase", "{ gain = { energy = 1 } }"),
        ("invasion", "{ boost = { fleet = 1 } }"),
        ("action", "{ draw = { cards = 1 } }"),
        ("conquest", "{ spoils = { cards = 1 } }"),
        ("deployed", "{ draw = { cards = 1 } }"),
        ("support", "{ tokens = { fleet = 1 } }"),
    ];
    for (field, text) in texts {
        let fault = refusal(&card_facts(
            SECTOR_5,
            Card::GalacticThrone,
            field,
            Some(text),
        ));
        assert_eq!(fault.field, format!("galactic-throne.{field}"));
    }
    must_say(
        SECTOR_5,
        Card::GalacticThrone,
        &["draft", "points"],
        &["deploy", "fleet", "energy"],
    );
}

/// CW-PRS-03: a drafted Prestige card goes face up to the Warzone, and stays
/// out of hand, deck and discard pile.
#[test]
fn prestige_goes_to_the_warzone() {
    let throne = Card::GalacticThrone;
    let mut table = alone(S1, 3);
    table.game.round = 9;
    table.central(&[throne]).deck(S1, &[GRUNTS; 3]);
    table.play(S1, &[Choice::Draft(throne, false)]);
    let look = |table: &Table| {
        let seen = &table.view(S3).empires[0];
        assert_eq!(seen.prestige, [throne]);
        assert!(!seen.cards.contains(&throne));
    };
    look(&table);
    assert_eq!(table.pile(S1), []);
    idle_round(&mut table);
    look(&table);
    idle_round(&mut table);
    look(&table);
}

/// CW-ICO-01: no icon is known of a card: a file that states one is refused,
/// so that none can have an effect.
#[test]
fn icons_are_unknown() {
    let cards = [
        (SECTOR_1, Card::ClawFighter),
        (SECTOR_1, Card::Ashfall),
        (SECTOR_1, Card::Ambush),
        (SECTOR_5, Card::GalacticThrone),
    ];
    for (file, card) in cards {
        let fault = refusal(&card_facts(file, card, "icon", Some("\"star\"")));
        assert!(fault.why.contains("unknown field `icon`"), "{fault}");
        // Without it the very same file is taken.
        with_files(2, &card_facts(file, card, "icon", None));
    }
}
