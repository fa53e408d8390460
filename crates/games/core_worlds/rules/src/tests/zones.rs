//! The aim, the players and the zones: CW-OBJ, CW-ZON.

use engine::{Game, Pace, Seat, Seed, Setup};
use kit::position::{S1, S2, S3};

use super::table::{
    Layout, alone, card_facts, idle_round, idle_step, idle_to_turn, listed, refusal, seeded, table,
    turn_of, with_facts,
};
use crate::card::Card;
use crate::choice::{Choice, Subject};
use crate::content::CardType;
use crate::event::Event;
use crate::options::Options;
use crate::phase::Frame;
use crate::phase::action::Turn;
use crate::state::{CoreWorlds, Offer, Strength};

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;

/// CW-OBJ-01: an Empire for each player, and nothing but cards counts in it.
#[test]
fn an_empire_for_each_and_only_of_cards() {
    for players in 2..=5 {
        assert_eq!(table(players).public().empires.len(), players);
    }
    let mut table = turn_of(S1, 2);
    let empire = table.game.empire_mut(S1);
    (empire.energy, empire.actions, empire.surges) = (30, 6, 2);
    assert_eq!(table.scores(), [0, 0]);
    table.hand(S1, &[Card::BattleCruiser]);
    assert_eq!(table.scores(), [1, 0]);
}

/// CW-OBJ-02: no card is without Empire Points, and 0 are points too.
#[test]
fn every_card_has_points() {
    let cards = [
        ("core_worlds/home_worlds.toml", Card::AlphaPrime),
        ("core_worlds/starting_decks.toml", GRUNTS),
        ("core_worlds/sector_1.toml", Card::Ashfall),
        ("core_worlds/sector_1.toml", Card::Ambush),
        ("core_worlds/sector_5.toml", Card::GalacticThrone),
    ];
    for (file, card) in cards {
        let fault = refusal(&card_facts(file, card, "points", None));
        assert_eq!(fault.field, card.id());
        assert!(fault.why.contains("`points`"), "{fault}");
    }
    let mut table = turn_of(S1, 2);
    table
        .hand(S1, &[GRUNTS])
        .hand(S2, &[Card::JuggernautCrawler]);
    assert_eq!(table.scores(), [0, 2]);
}

/// CW-OBJ-03: when the game ends, the most Empire Points win.
#[test]
fn the_most_points_win() {
    let end = |first: &[Card], second: &[Card]| {
        let mut table = turn_of(S1, 2);
        table.game.round = 10;
        table.units(S1, first).units(S2, second);
        assert_eq!(table.outcome(), None, "not before the end");
        table.play(S1, &[Choice::Pass]);
        table.play(S2, &[Choice::Pass]);
        table.outcome()
    };
    let by_points = |places: &[u8]| Some(("core-worlds-end-points", places.to_vec()));
    let (one, two) = ([Card::BattleCruiser], [Card::JuggernautCrawler]);
    assert_eq!(end(&one, &two), by_points(&[2, 1]));
    assert_eq!(end(&two, &one), by_points(&[1, 2]));
}

/// CW-OBJ-04: for 2, 3, 4 or 5 players and no other number.
#[test]
fn from_two_to_five_players() {
    let facts = kit::facts::<CoreWorlds>();
    for players in 0..=8 {
        let setup = Setup::new(players, Pace::Brisk);
        let seed = Seed::from_word("players");
        let table = engine::Table::new(facts.clone(), &Options::default(), setup, seed);
        assert_eq!(table.is_ok(), (2..=5).contains(&players), "{players}");
    }
}

/// CW-OBJ-05: a game for five asks for nothing more: the same options, the
/// same beginning.
#[test]
fn five_players_need_no_experience() {
    let means = |players: usize| {
        let mut table = table(players);
        idle_to_turn(&mut table);
        let means = |seat| (table.means(seat), table.held(seat).len());
        Seat::all(players).map(means).collect::<Vec<_>>()
    };
    assert_eq!(means(5)[..2], means(2)[..]);
    assert!(means(5).iter().all(|one| *one == means(2)[0]));
}

/// CW-ZON-01: one Central Zone for all, face up for everybody.
#[test]
fn everybody_sees_the_central_zone() {
    let mut table = turn_of(S1, 3);
    table.central(&[Card::Ashfall, Card::ClawFighter]);
    table.game.central[0].token = true;
    let offer = |card, token| Offer { card, token };
    let expected = [offer(Card::Ashfall, true), offer(Card::ClawFighter, false)];
    assert_eq!(table.public().central, expected);
    for seat in Seat::all(3) {
        assert_eq!(table.view(seat).central, expected);
    }
    // What one takes, the others can no longer take.
    table.play(S1, &[Choice::Draft(Card::ClawFighter, false)]);
    let drafts = |choice: &Choice| matches!(choice, Choice::Draft(..));
    assert!(!table.choices(S2).iter().any(drafts));
}

/// CW-ZON-02: it is fed from the Galactic Decks only: what appears there
/// left the deck of the sector, and what players discard does not come.
#[test]
fn only_galactic_decks_feed_the_central_zone() {
    for sector in 1..=5_u8 {
        let mut table = table(4);
        table.game.round = 2 * sector - 1;
        let deck = usize::from(sector) - 1;
        let mut before = table.game.galactic[deck].to_vec();
        idle_to_turn(&mut table);
        let left = &table.game.galactic[deck];
        let mut shown: Vec<Card> = table.public().central.iter().map(|o| o.card).collect();
        assert_eq!(before.len(), left.len() + shown.len());
        let mut after = [&left[..], &shown[..]].concat();
        before.sort_unstable();
        after.sort_unstable();
        assert_eq!(before, after);
        // Everyone discards a hand; nothing of it comes here.
        shown.sort_unstable();
        while !matches!(table.game.frames.top(), Some(Frame::Energy(_))) {
            idle_step(&mut table);
        }
        let mut still: Vec<Card> = table.public().central.iter().map(|o| o.card).collect();
        still.sort_unstable();
        assert_eq!(still, shown, "sector {sector}");
        assert!(!table.pile(S1).is_empty());
    }
}

/// CW-ZON-02: Units, Tactics and Worlds can lie there; Prestige cards in the
/// last sector.
#[test]
fn what_the_central_zone_can_hold() {
    let is_tactic = |kind: CardType| kind == CardType::Tactic;
    let is_world = |kind: CardType| kind == CardType::World;
    let is_prestige = |kind: CardType| kind == CardType::Prestige;
    for sector in 1..=5_u8 {
        let mut kinds = Vec::new();
        for word in ["one", "two", "three", "four", "five", "six"] {
            let mut table = seeded(5, word);
            table.game.round = 2 * sector - 1;
            idle_to_turn(&mut table);
            let central = table.public().central;
            kinds.extend(central.iter().map(|o| table.content.card(o.card).kind));
        }
        let there = |is: fn(CardType) -> bool| kinds.iter().any(|kind| is(*kind));
        let found = [CardType::is_unit, is_tactic, is_world, is_prestige].map(there);
        let last = sector == 5;
        assert_eq!(found, [!last, !last, true, last], "sector {sector}");
    }
}

/// CW-ZON-03: hand, draw deck, discard pile and Warzone are the Empire; the
/// Central Zone is nobody's.
#[test]
fn an_empire_is_four_zones() {
    let cruiser = [Card::BattleCruiser];
    let mut table = turn_of(S1, 2);
    table.central(&cruiser);
    assert_eq!(table.scores(), [0, 0]);
    table.hand(S1, &cruiser);
    assert_eq!(table.scores(), [1, 0]);
    table.deck(S1, &cruiser);
    assert_eq!(table.scores(), [2, 0]);
    table.discards(S1, &cruiser);
    assert_eq!(table.scores(), [3, 0]);
    table.units(S1, &cruiser);
    assert_eq!(table.scores(), [4, 0]);
    table.worlds(S1, &[Card::Ironback]);
    assert_eq!(table.scores(), [5, 0]);
}

/// CW-R01: a card under a World counts in the Empire although it lies in
/// none of its zones.
#[test]
fn colonists_belong_to_the_empire() {
    let mut table = alone(S1, 2);
    table.worlds(S1, &[Card::Tyr]).units(S1, &[SNUB, GRUNTS]);
    table.central(&[Card::Ashfall]);
    // Tyr: 2, and 1 for each Infantry in the Empire.
    assert_eq!(table.scores(), [3, 0]);
    let invade = [
        Choice::Invade(Card::Ashfall),
        Choice::Commit(SNUB),
        Choice::Commit(GRUNTS),
        Choice::Conquer,
        Choice::Colonize(GRUNTS),
    ];
    table.play(S1, &invade);
    assert_eq!((table.stationed(S1), table.pile(S1)), (vec![], vec![SNUB]));
    assert_eq!(table.scores(), [3, 0], "still an Infantry of the Empire");
}

/// CW-ZON-04: each Empire begins with one Home World and one starting deck.
#[test]
fn one_home_world_and_one_deck() {
    for players in 2..=5 {
        let table = table(players);
        let homes = listed("core_worlds/home_worlds.toml");
        for empire in table.public().empires {
            let [home] = empire.worlds[..] else {
                panic!("{:?}", empire.worlds);
            };
            assert!(homes.contains(&home.card));
            assert_eq!(empire.cards.len(), 16);
            assert!(empire.units.is_empty() && empire.prestige.is_empty());
        }
    }
}

/// CW-ZON-05: everybody sees a Warzone: Home World, conquered Worlds, Units
/// and Prestige cards.
#[test]
fn everybody_sees_a_warzone() {
    let mut table = alone(S1, 3);
    let home = table.owned(S1)[0];
    table.hand(S1, &[GRUNTS]).units(S1, &[SNUB, GRUNTS]);
    table.central(&[Card::Ashfall, Card::GalacticThrone]);
    table.energy(S1, 20);
    table.play(S1, &[Choice::Deploy(GRUNTS)]);
    table.play(S1, &[Choice::Draft(Card::GalacticThrone, false)]);
    let invade = [
        Choice::Invade(Card::Ashfall),
        Choice::Commit(SNUB),
        Choice::Commit(GRUNTS),
        Choice::Conquer,
        Choice::Done,
    ];
    table.play(S1, &invade);
    for view in [
        table.view(S1),
        table.view(S2),
        table.view(S3),
        table.public(),
    ] {
        let empire = &view.empires[0];
        let worlds: Vec<Card> = empire.worlds.iter().map(|world| world.card).collect();
        let units: Vec<Card> = empire.units.iter().map(|unit| unit.card).collect();
        assert_eq!(worlds, [home, Card::Ashfall]);
        assert_eq!(units, [GRUNTS]);
        assert_eq!(empire.prestige, [Card::GalacticThrone]);
    }
}

/// Is this World won with these Units?
fn is_won(world: Card, units: &[Card]) -> bool {
    let mut table = alone(S1, 2);
    table.central(&[world]).units(S1, units);
    table.play(S1, &[Choice::Invade(world)]);
    for unit in units {
        table.play(S1, &[Choice::Commit(*unit)]);
    }
    table.offers(S1, Choice::Conquer)
}

/// CW-ZON-06: an invader must equal or exceed the World's Fleet Strength.
#[test]
fn fleet_strength_must_be_reached() {
    assert!(!is_won(Card::FerrumShoals, &[SNUB]));
    assert!(is_won(Card::FerrumShoals, &[SNUB, SNUB]));
    assert!(is_won(Card::FerrumShoals, &[SNUB, SNUB, SNUB]));
    // Ground Strength does not do instead.
    assert!(!is_won(Card::FerrumShoals, &[GRUNTS, GRUNTS, GRUNTS]));
}

/// CW-ZON-07: an invader must equal or exceed the World's Ground Strength.
#[test]
fn ground_strength_must_be_reached() {
    assert!(!is_won(Card::Duskwater, &[GRUNTS]));
    assert!(is_won(Card::Duskwater, &[GRUNTS, GRUNTS]));
    assert!(is_won(Card::Duskwater, &[GRUNTS, GRUNTS, GRUNTS]));
    assert!(!is_won(Card::Duskwater, &[SNUB, SNUB, SNUB]));
}

/// CW-ZON-08: Fleet Strength, Ground Strength, both or neither: a Unit brings
/// to an Invasion what it has.
#[test]
fn units_bring_what_they_have() {
    let file = "core_worlds/starting_decks.toml";
    let mut table = with_facts(2, file, "fleet = 1\nground = 0", "fleet = 0\nground = 0");
    let units = [SNUB, GRUNTS, Card::ClawFighter, Card::PatrolCorvette];
    table.game.empire_mut(S1).energy = 10;
    table.units(S1, &units).central(&[Card::Hesperine]);
    table.game.frames = engine::Frames::starting(Turn(S1).into());
    table.play(S1, &[Choice::Invade(Card::Hesperine)]);
    let mut brought = |card| {
        table.play(S1, &[Choice::Commit(card)]);
        table.public().invasion.map(|front| front.attack)
    };
    let strength = |fleet, ground| Some(Strength { fleet, ground });
    assert_eq!(brought(SNUB), strength(0, 0), "neither");
    assert_eq!(brought(GRUNTS), strength(0, 1), "Ground");
    assert_eq!(brought(Card::ClawFighter), strength(3, 1), "Fleet");
    assert_eq!(brought(Card::PatrolCorvette), strength(5, 2), "both");
}

/// CW-ZON-09: a World is won by Invasion only, and Units are discarded for
/// it.
#[test]
fn worlds_come_by_invasion_only() {
    let mut table = alone(S1, 2);
    let home = table.owned(S1)[0];
    let units = [SNUB, GRUNTS, Card::ClawFighter];
    table.central(&[Card::Ironback]).units(S1, &units);
    let about = |choice: &Choice| {
        let thing = table.game.subject(&table.content, *choice);
        thing == Some(Subject::Central(Card::Ironback))
    };
    let ways: Vec<Choice> = table.choices(S1).into_iter().filter(about).collect();
    assert_eq!(ways, [Choice::Invade(Card::Ironback)]);
    // Fleet 4 and Ground 1 against 2 and 2: not enough, and nothing is lost.
    let mut commit = vec![Choice::Invade(Card::Ironback)];
    commit.extend(units.map(Choice::Commit));
    table.play(S1, &commit);
    assert!(!table.offers(S1, Choice::Conquer));
    table.play(S1, &[Choice::Withdraw]);
    assert_eq!(table.owned(S1), [home]);
    assert_eq!(table.stationed(S1).len(), 3);
    // With one more on the Ground it is.
    table.units(S1, &[GRUNTS]);
    commit.extend([Choice::Commit(GRUNTS), Choice::Conquer, Choice::Done]);
    let events = table.play(S1, &commit);
    assert!(events.contains(&Event::Conquered(S1, Card::Ironback)));
    assert_eq!(table.owned(S1), [home, Card::Ironback]);
    assert_eq!(table.stationed(S1), []);
    assert_eq!(table.pile(S1).len(), 4);
    assert!(table.game.central.is_empty());
    idle_round(&mut table);
    assert_eq!(table.owned(S1), [home, Card::Ironback]);
}
