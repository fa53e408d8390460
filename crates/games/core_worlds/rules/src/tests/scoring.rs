//! The end of the game and the score: CW-SCO.

use engine::cards::Hidden;
use kit::position::{S1, S2, S3, S4};

use super::scene::{last_turn, points};
use super::table::{Layout, Table, turn_of, with_facts};
use crate::card::Card;
use crate::choice::Choice;
use crate::event::Event;
use crate::state::{Empire, Holding, Unit};

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;

/// A card somewhere in an Empire.
type Put = fn(&mut Empire, Card);

const HAND: Put = |empire, card| empire.hand.take(Hidden::unseen(card));
const DECK: Put = |empire, card| empire.deck.put(card);
const DISCARD: Put = |empire, card| empire.discard.put(card);
const WARZONE: Put = |empire, card| empire.station(Unit::new(card));

/// The last round for this many, when only the first seat has not passed.
fn last_round(players: usize) -> Table {
    last_turn(players, 10)
}

/// The end of the game.
fn finish(table: &mut Table) -> Vec<Event> {
    table.play(S1, &[Choice::Pass])
}

/// What was told of the scores, in the order of the seats.
fn told(events: &[Event]) -> Vec<(u16, u16)> {
    let score = |event: &Event| match *event {
        Event::Scored(_, printed, bonus) => Some((printed, bonus)),
        _ => None,
    };
    events.iter().filter_map(score).collect()
}

/// CW-SCO-01: scores are told once, when round 10 ends; then it is over.
#[test]
fn scoring_comes_after_the_last_round() {
    for round in 1..10 {
        let events = last_turn(2, round).play(S1, &[Choice::Pass]);
        assert_eq!(told(&events), [], "round {round}");
    }
    let mut table = last_round(2);
    table.worlds(S1, &[Card::Gorrin]);
    assert_eq!(table.outcome(), None);
    let events = finish(&mut table);
    assert_eq!(told(&events), [(1, 0), (0, 0)]);
    let points = ("core-worlds-end-points", vec![1, 2]);
    assert_eq!(table.outcome(), Some(points));
    assert!(table.choices(S1).is_empty() && table.choices(S2).is_empty());
}

/// CW-SCO-02: bonus points are counted apart from printed ones.
#[test]
fn printed_and_bonus_points_are_kept_apart() {
    let mut table = last_round(2);
    table
        .worlds(S1, &[Card::Zeus, Card::Hesperine])
        .units(S1, &[SNUB; 3]);
    assert_eq!(points(&table, S1), (2 + 4, 3));
    assert_eq!(told(&finish(&mut table))[0], (6, 3));
}

/// CW-SCO-03: a card with a "+" gives what its text says; one without gives
/// none.
#[test]
fn bonuses_are_those_of_the_text() {
    let mut table = turn_of(S1, 2);
    table
        .worlds(S1, &[Card::Hesperine])
        .units(S1, &[Card::BattleCruiser]);
    assert_eq!(points(&table, S1).1, 0);
    table.units(S1, &[Card::WorldShip]);
    assert_eq!(points(&table, S1).1, 4);
    table.game.empire_mut(S1).prestige.push(Card::AdmiraltySeal);
    assert_eq!(points(&table, S1).1, 4 + 2);
}

/// CW-SCO-04, CW-R35: World Ship and Queen Alais give their bonus in the
/// Warzone; elsewhere only what is printed on them.
#[test]
fn some_bonuses_need_the_warzone() {
    for (card, bonus) in [(Card::WorldShip, 4), (Card::QueenAlais, 2)] {
        for (put, gives) in [(WARZONE, bonus), (HAND, 0), (DECK, 0), (DISCARD, 0)] {
            let mut table = last_round(2);
            let worlds = [Card::Ashfall, Card::Duskwater, Card::FerrumShoals];
            table.worlds(S1, &worlds);
            put(table.game.empire_mut(S1), card);
            assert_eq!(told(&finish(&mut table))[0], (2, gives), "{card}");
        }
    }
}

/// CW-SCO-05, CW-SCO-06: kinds of cards count wherever in the Empire they are.
#[test]
fn kinds_count_in_the_whole_empire() {
    for put in [HAND, DECK, DISCARD, WARZONE] {
        let mut table = last_round(2);
        table.worlds(S1, &[Card::Zeus]);
        put(table.game.empire_mut(S1), Card::ClawFighter);
        // Another's cards count for nobody else.
        put(table.game.empire_mut(S2), Card::ClawFighter);
        assert_eq!(told(&finish(&mut table)), [(2, 1), (0, 0)]);
    }
}

/// CW-SCO-06: and so do colonists.
#[test]
fn colonists_count_as_what_they_are() {
    let mut table = last_round(2);
    table.worlds(S1, &[Card::Zeus, Card::Tyr]);
    table.game.empire_mut(S1).worlds.push(Holding {
        grunts: 1,
        snubs: 2,
        ..Holding::new(Card::LanternRock)
    });
    assert_eq!(told(&finish(&mut table))[0], (4, 3));
}

/// CW-SCO-07, CW-EX-08: six Starfighters here and there are 6 points of bonus,
/// beside the 2 that are printed on Zeus.
#[test]
fn zeus_counts_six_starfighters() {
    let mut table = last_round(2);
    table
        .worlds(S1, &[Card::Zeus])
        .hand(S1, &[SNUB])
        .deck(S1, &[Card::HerculesBomber, GRUNTS])
        .discards(S1, &[Card::StealthHawk])
        .units(S1, &[Card::LancerFighter, Card::DropShuttle]);
    table.game.empire_mut(S1).worlds.push(Holding {
        snubs: 1,
        ..Holding::new(Card::Ashfall)
    });
    assert_eq!(told(&finish(&mut table))[0], (2, 6));
    assert_eq!(table.scores(), [8, 0]);
}

/// CW-SCO-08: what is printed counts on every card of the Empire, wherever it
/// is.
#[test]
fn printed_points_count_everywhere() {
    let mut table = last_round(2);
    table
        .worlds(S1, &[Card::Gorrin])
        .hand(S1, &[Card::LordBanner])
        .deck(S1, &[Card::SiegeTank])
        .discards(S1, &[Card::OrbitalBombardment])
        .units(S1, &[Card::NovaFighter]);
    table
        .game
        .empire_mut(S1)
        .prestige
        .push(Card::GalacticThrone);
    assert_eq!(told(&finish(&mut table))[0], (1 + 1 + 1 + 1 + 2 + 6, 0));
}

/// CW-R36: on colonists too, if they have any.
#[test]
fn printed_points_of_colonists_count() {
    let file = "core_worlds/starting_decks.toml";
    let ground = "ground = 1\npoints = 0";
    let mut table = with_facts(2, file, ground, "ground = 1\npoints = 3");
    table.game = last_round(2).game;
    table.game.empire_mut(S1).worlds.push(Holding {
        grunts: 1,
        ..Holding::new(Card::Ashfall)
    });
    assert_eq!(told(&finish(&mut table))[0], (3, 0));
}

/// CW-SCO-09: the score is both together.
#[test]
fn the_score_is_the_sum() {
    let mut table = last_round(2);
    table.worlds(S1, &[Card::Zeus]).units(S1, &[SNUB; 3]);
    table.worlds(S2, &[Card::Hesperine]);
    finish(&mut table);
    assert_eq!(table.scores(), [2 + 3, 4]);
    assert_eq!(table.outcome().map(|(_, places)| places), Some(vec![1, 2]));
}

/// CW-SCO-10: the highest score wins, whatever else the others have more of.
#[test]
fn the_highest_score_wins() {
    let mut table = last_round(3);
    let throne = Card::GalacticThrone;
    table.game.empire_mut(S2).prestige.push(throne);
    let worlds = [Card::ThuleCrossing, Card::Emberworks, Card::Girder];
    table.worlds(S1, &worlds).worlds(S3, &[Card::QuartzVeil]);
    finish(&mut table);
    assert_eq!(table.scores(), [5, 6, 2]);
    let points = ("core-worlds-end-points", vec![2, 1, 3]);
    assert_eq!(table.outcome(), Some(points));
}

/// CW-SCO-11: a tie goes to the Worlds that generate more, however few.
#[test]
fn energy_breaks_the_first_tie() {
    let mut table = last_round(2);
    table.worlds(S1, &[Card::JaspersLanding, Card::Kessandra]);
    let many = [Card::Ashfall, Card::Duskwater, Card::FerrumShoals];
    table.worlds(S2, &many);
    finish(&mut table);
    assert_eq!(table.scores(), [0, 0]);
    let energy = ("core-worlds-end-energy", vec![1, 2]);
    assert_eq!(table.outcome(), Some(energy));
}

/// CW-SCO-11: among those who are tied, and nobody else.
#[test]
fn energy_decides_only_between_the_tied() {
    let mut table = last_round(3);
    table.worlds(S1, &[Card::Gorrin, Card::Ashfall]);
    table.worlds(S2, &[Card::Gorrin, Card::Kessandra]);
    table.worlds(S3, &[Card::JaspersLanding, Card::Kessandra]);
    finish(&mut table);
    assert_eq!(table.scores(), [1, 1, 0]);
    let energy = ("core-worlds-end-energy", vec![2, 1, 3]);
    assert_eq!(table.outcome(), Some(energy));
}

/// CW-SCO-12: then to the most Worlds.
#[test]
fn worlds_break_the_second_tie() {
    let mut table = last_round(2);
    table.worlds(S1, &[Card::JaspersLanding]);
    table.worlds(S2, &[Card::Ashfall, Card::Duskwater]);
    finish(&mut table);
    assert_eq!(table.scores(), [0, 0]);
    let empires = table.public().empires;
    assert_eq!(empires[0].production, empires[1].production);
    let worlds = ("core-worlds-end-worlds", vec![2, 1]);
    assert_eq!(table.outcome(), Some(worlds));
}

/// CW-SCO-13: then the victory is shared.
#[test]
fn a_full_tie_is_shared() {
    let mut table = last_round(2);
    table
        .worlds(S1, &[Card::Ashfall])
        .worlds(S2, &[Card::Duskwater]);
    finish(&mut table);
    let shared = ("core-worlds-end-shared", vec![1, 1]);
    assert_eq!(table.outcome(), Some(shared));
}

/// CW-SCO-13, CW-R37: by any number of players, not only two.
#[test]
fn three_may_share_the_victory() {
    let mut table = last_round(4);
    for (seat, world) in [(S1, Card::Gorrin), (S2, Card::Ironback)] {
        table.worlds(seat, &[world]);
    }
    table
        .worlds(S4, &[Card::HalcyonDrift])
        .worlds(S3, &[Card::Ashfall]);
    finish(&mut table);
    assert_eq!(table.scores(), [1, 1, 0, 1]);
    let shared = ("core-worlds-end-shared", vec![1, 1, 4, 1]);
    assert_eq!(table.outcome(), Some(shared));
}

/// CW-R37: the Home World's Energy breaks ties like any other; colonists are
/// no Worlds.
#[test]
fn home_worlds_count_in_a_tie() {
    let file = "core_worlds/home_worlds.toml";
    let (from, to) = ("number = 2\nenergy = 3", "number = 2\nenergy = 4");
    let mut table = with_facts(2, file, from, to);
    table.game = last_round(2).game;
    for (seat, home) in [(S1, Card::AlphaPrime), (S2, Card::Kharrow)] {
        table.game.empire_mut(seat).worlds[0].card = home;
    }
    finish(&mut table);
    let energy = ("core-worlds-end-energy", vec![2, 1]);
    assert_eq!(table.outcome(), Some(energy));
    let mut table = last_round(2);
    table
        .worlds(S1, &[Card::Ashfall])
        .worlds(S2, &[Card::Duskwater]);
    table.game.empire_mut(S1).worlds[1].grunts = 1;
    finish(&mut table);
    assert_eq!(table.outcome().map(|(_, places)| places), Some(vec![1, 1]));
}

/// CW-SCO-14: Energy that is left over is worth nothing, not even in a tie.
#[test]
fn leftover_energy_is_worth_nothing() {
    let mut table = last_round(2);
    table.energy(S1, 40).energy(S2, 0);
    let events = finish(&mut table);
    assert_eq!(told(&events), [(0, 0), (0, 0)]);
    let shared = ("core-worlds-end-shared", vec![1, 1]);
    assert_eq!(table.outcome(), Some(shared));
}
