//! SET, OBD, GAL, P3 to P5: the table is set, and the galaxy built.

use engine::Seat;
use engine::map::Hex;
use kit::position::S1;

use super::{Layout, Table};
use crate::choice::Choice;
use crate::event::ImperiumEvent;
use crate::ids::{Objective, Race, Stage, System, Tile, Unit};
use crate::options::{Building, Options};
use crate::phase::Frame;
use crate::state::Dock;

pub(super) const BUILT: Options = Options {
    galaxy: Building::Built,
};
pub(super) const DEALT: Options = Options {
    galaxy: Building::Dealt,
};

/// A new table for so many.
pub(super) fn new(options: &Options, seats: usize) -> Table {
    Table::seeded(options, seats, "galaxy")
}

/// Who is asked, and the first of their choices.
fn first(table: &Table) -> Option<(Seat, Choice)> {
    let seat = engine::Game::to_act(&table.game).first()?;
    table.choices(seat).first().map(|choice| (seat, *choice))
}

/// Takes the first choice again and again, as long as this holds; all that happened.
pub(super) fn go_on(table: &mut Table, holds: impl Fn(Frame) -> bool) -> Vec<ImperiumEvent> {
    let mut events = Vec::new();
    while table.game.frames.top().is_some_and(&holds)
        && let Some((seat, choice)) = first(table)
    {
        events.extend(table.apply(seat, choice));
    }
    events
}

/// The galaxy is built, the first choice everywhere.
pub(super) fn build(table: &mut Table) -> Vec<ImperiumEvent> {
    go_on(table, |frame| {
        matches!(
            frame,
            Frame::Home(_) | Frame::Veil(_) | Frame::Lay(_) | Frame::At(_)
        )
    })
}

/// TI3-SET-01, TI3-P3-01: everyone draws a race, and no race is drawn twice.
#[test]
fn everyone_draws_a_race() {
    let table = new(&BUILT, 6);
    let mut races: Vec<Race> = table
        .game
        .everyone()
        .map(|seat| table.game.player(seat).race)
        .collect();
    races.sort_unstable();
    races.dedup();
    assert_eq!(races.len(), 6);
}

/// TI3-SET-16, TI3-EX-01: 2, 3 and 3 command counters, but for what a race adds.
#[test]
fn counters_to_begin_with() {
    let table = new(&BUILT, 6);
    for seat in table.game.everyone() {
        let player = table.game.player(seat);
        let more = u8::from(matches!(player.race, Race::Mentak | Race::L1z1x));
        assert_eq!(player.counters.total(), 8 + more);
        assert_eq!(player.counters_left(16), 8 - more);
    }
}

/// TI3-OBD-02, TI3-OBD-05: a secret objective each; the rest is in the box.
#[test]
fn secret_objectives_are_dealt() {
    let table = new(&BUILT, 4);
    let secrets: Vec<Objective> = table
        .game
        .everyone()
        .map(|seat| table.game.player(seat).secret.0)
        .collect();
    assert!(secrets.iter().all(|card| card.stage() == Stage::Secret));
    let boxed = table
        .game
        .boxed
        .iter()
        .filter(|card| card.stage() == Stage::Secret);
    assert_eq!(boxed.count(), 6);
}

/// TI3-OBD-06, TI3-OBD-08, TI3-OBD-09: six of stage I above three of stage II and
/// Imperium Rex.
#[test]
fn the_objective_deck() {
    for word in ["a", "b", "c"] {
        let table = Table::seeded(&BUILT, 3, word);
        let stages: Vec<Stage> = table
            .game
            .deck
            .iter()
            .rev()
            .map(|card| card.stage())
            .collect();
        assert_eq!(stages[..6], [Stage::One; 6]);
        assert_eq!(stages[6..], [Stage::Two; 4]);
        assert!(table.game.deck[..4].contains(&Objective::ImperiumRex));
    }
}

/// TI3-EX-02: Imperium Rex is the seventh to the tenth, each equally often.
#[test]
fn imperium_rex_is_anywhere_in_stage_two() {
    let mut places = [0; 4];
    for index in 0..200 {
        let table = Table::seeded(&BUILT, 3, &format!("rex {index}"));
        let found = table
            .game
            .deck
            .iter()
            .position(|card| *card == Objective::ImperiumRex);
        places[found.unwrap()] += 1;
    }
    assert!(
        places.iter().all(|count| (25..=75).contains(count)),
        "{places:?}"
    );
}

/// TI3-GAL-03, TI3-EX-03: six are dealt five systems each, and two are removed unseen.
#[test]
fn six_are_dealt_five() {
    let table = new(&BUILT, 6);
    assert!(
        table
            .game
            .everyone()
            .all(|seat| table.game.hands[seat.index()].len() == 5)
    );
    assert_eq!(table.game.unseen.len(), 2);
}

/// TI3-P3-02, TI3-P3-03: three are dealt eight of 28, without three empty systems and an
/// asteroid field.
#[test]
fn three_are_dealt_eight() {
    let table = new(&BUILT, 3);
    let dealt: Vec<Tile> = table
        .game
        .hands
        .iter()
        .flatten()
        .chain(&table.game.unseen)
        .copied()
        .collect();
    let of = |kind| {
        dealt
            .iter()
            .filter(|tile| table.content.tile(**tile).kind == kind)
            .count()
    };
    assert_eq!((dealt.len(), table.game.unseen.len()), (28, 4));
    // Six plain empty ones less three, and two with a wormhole.
    assert_eq!((of(System::Empty), of(System::AsteroidField)), (5, 1));
}

/// TI3-P4-01: four are dealt all 32.
#[test]
fn four_are_dealt_all() {
    let table = new(&BUILT, 4);
    assert!(
        table
            .game
            .everyone()
            .all(|seat| table.game.hands[seat.index()].len() == 8)
    );
    assert!(table.game.unseen.is_empty());
}

/// TI3-P5-02, TI3-P5-03, TI3-P5-04: one is removed, one laid face down, six dealt to each
/// of five.
#[test]
fn five_are_dealt_six() {
    let mut table = new(&BUILT, 5);
    assert!(
        table
            .game
            .everyone()
            .all(|seat| table.game.hands[seat.index()].len() == 6)
    );
    assert_eq!(table.game.unseen.len(), 2);
    let first = table.game.first;
    let places = ["h1", "h2", "h3", "h4", "h5", "h6"].map(|place| format!("veil:{place}"));
    assert_eq!(table.listed(first), places);
    table.does(first, "veil:h3");
    assert_eq!(table.game.veil, Hex::new(3));
}

/// TI3-P5-05: when all is built it is turned up.
#[test]
fn the_veiled_system_is_turned_up() {
    let mut table = new(&BUILT, 5);
    let events = build(&mut table);
    assert!(
        events
            .iter()
            .any(|event| matches!(event, ImperiumEvent::Unveiled(_)))
    );
    assert_eq!(table.game.galaxy.laid().len(), 37);
}

/// TI3-P5-01, TI3-P5-06: positions are drawn; three of them begin with trade goods.
#[test]
fn five_have_positions() {
    let table = new(&BUILT, 5);
    let mut goods: Vec<u8> = table
        .game
        .everyone()
        .map(|seat| table.game.player(seat).goods)
        .collect();
    goods.sort_unstable();
    assert_eq!(goods, [0, 0, 4, 4, 6]);
    let home = |goods| {
        let seat = table
            .game
            .everyone()
            .find(|seat| table.game.player(*seat).goods == goods);
        table.game.player(seat.unwrap()).home.index()
    };
    assert_eq!(home(6), 25);
}

/// TI3-GAL-05, TI3-GAL-06: homes are chosen in turn, three systems from Mecatol Rex.
#[test]
fn homes_are_chosen() {
    let mut table = new(&BUILT, 6);
    let first = table.game.first;
    assert_eq!(table.listed(first).len(), 6);
    table.does(first, "home:h25");
    assert_eq!(table.game.player(first).home.index(), 25);
    let next = first.next(6);
    assert_eq!(table.listed(next).len(), 5);
    assert!(!table.offers(next, "home:h25"));
}

/// TI3-GAL-07, TI3-R11: clockwise is as the homes lie, whoever sits where.
#[test]
fn clockwise_is_as_homes_lie() {
    let mut table = new(&BUILT, 3);
    let first = table.game.first;
    table.does(first, "home:h31");
    table.does(first.next(3), "home:h19");
    let order: Vec<usize> = table
        .game
        .clockwise_from(first.next(3))
        .map(|seat| table.game.player(seat).home.index())
        .collect();
    assert_eq!(order, [19, 25, 31]);
}

/// TI3-GAL-12, TI3-EX-04: systems are placed in turn, then the other way round.
#[test]
fn placing_turns_round() {
    let mut table = new(&BUILT, 6);
    go_on(&mut table, |frame| matches!(frame, Frame::Home(_)));
    let events = go_on(&mut table, |frame| {
        matches!(frame, Frame::Lay(_) | Frame::At(_))
    });
    let placed: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event {
            ImperiumEvent::Placed(seat, _) => Some(*seat),
            _ => None,
        })
        .collect();
    let mut pass: Vec<Seat> = table.game.clockwise_from(table.game.first).collect();
    assert_eq!(placed[..6], pass[..]);
    pass.reverse();
    assert_eq!(placed[6..12], pass[..]);
}

/// TI3-GAL-08, TI3-GAL-09: the inner ring is completed first.
#[test]
fn rings_are_completed() {
    let mut table = new(&BUILT, 6);
    go_on(&mut table, |frame| matches!(frame, Frame::Home(_)));
    let events = go_on(&mut table, |frame| {
        matches!(frame, Frame::Lay(_) | Frame::At(_))
    });
    let places: Vec<usize> = events
        .iter()
        .filter_map(|event| match event {
            ImperiumEvent::Placed(_, site) => Some(site.place.index()),
            _ => None,
        })
        .collect();
    let ring = |place: usize| {
        if place < 7 {
            1
        } else {
            2 + usize::from(place > 18)
        }
    };
    let rings: Vec<usize> = places.iter().map(|place| ring(*place)).collect();
    assert!(rings.is_sorted());
    assert_eq!(places.len(), 30);
}

/// Someone with these systems in hand is to place one.
fn with_hand(tiles: &[Tile]) -> (Table, Seat) {
    let mut table = new(&BUILT, 6);
    go_on(&mut table, |frame| matches!(frame, Frame::Home(_)));
    let first = table.game.first;
    table.game.hands[first.index()] = tiles.iter().copied().collect();
    (table, first)
}

/// TI3-GAL-11, TI3-R12: red borders do not touch as long as there is another way.
#[test]
fn red_borders_do_not_touch() {
    let (mut table, first) = with_hand(&[Tile::Nebula, Tile::EmptyOne]);
    table.lay(1, Tile::Supernova);
    table.does(first, "tile:nebula");
    assert_eq!(
        table.bans(first, "at:h2"),
        Some(("ti3-ban-two-special", "TI3-GAL-11"))
    );
    assert!(table.offers(first, "at:h4"));
}

/// TI3-R13: where the rule leaves nothing it is dropped.
#[test]
fn cornered_players_may_do_so() {
    let (mut table, first) = with_hand(&[Tile::Nebula, Tile::AsteroidFieldTwo]);
    table.lay(1, Tile::Supernova);
    table.lay(3, Tile::AsteroidFieldOne);
    for (number, tile) in [(4, Tile::EmptyOne), (5, Tile::EmptyTwo)] {
        table.lay(number, tile);
    }
    // Only 2 and 6 are open, each beside a red border.
    table.does(first, "tile:nebula");
    assert_eq!(table.listed(first), ["at:h2", "at:h6"]);
}

/// TI3-GAL-13: after a system without a planet comes one with a planet.
#[test]
fn a_planet_after_an_empty_system() {
    let (mut table, first) = with_hand(&[Tile::EmptyOne, Tile::Saudor]);
    table.game.barren = engine::SeatSet::one(first);
    let why = Some(("ti3-ban-planet-first", "TI3-GAL-13"));
    assert_eq!(table.bans(first, "tile:empty-one"), why);
    assert!(table.offers(first, "tile:saudor"));
}

/// TI3-GAL-14: who cannot shows all there are.
#[test]
fn who_cannot_proves_it() {
    let (mut table, first) = with_hand(&[Tile::Saudor, Tile::EmptyOne, Tile::EmptyTwo]);
    table.does(first, "tile:saudor at:h1");
    table.game.barren = engine::SeatSet::one(first);
    let last = table.game.clockwise_from(first).last().unwrap();
    table.game.placed = 11;
    table.game.hands[last.index()] = [Tile::Wellon, Tile::Thibah].into_iter().collect();
    table.game.frames = engine::Frames::starting(crate::phase::setup::Lay(first).into());
    let mut dice = engine::Dice::new(&engine::Seed::from_word("proof"));
    let mut recorder = engine::event::Recorder::default();
    let mut play = crate::Play::new(&mut table.game, &table.content, &mut dice, &mut recorder);
    engine::step::settle(&mut play);
    let proved = |event: &ImperiumEvent| matches!(event, ImperiumEvent::Proved(..));
    assert!(recorder.events.iter().any(proved));
    assert_eq!(table.view(last).players[first.index()].tiles.1.len(), 2);
}

/// TI3-GAL-04: others do not see a hand.
#[test]
fn hands_are_hidden() {
    let table = new(&BUILT, 4);
    let others = |seat: Seat| {
        table
            .view(seat)
            .players
            .iter()
            .filter(|player| !player.tiles.1.is_empty())
            .count()
    };
    assert_eq!(others(S1), 1);
}

/// TI3-SET-13, TI3-SET-14, TI3-R08: ships are in space; the rest is spread over the
/// planets of the home.
#[test]
fn first_units_are_spread() {
    let mut table = new(&DEALT, 6);
    go_on(&mut table, |frame| matches!(frame, Frame::Deploy(_)));
    for seat in table.game.everyone() {
        let player = table.game.player(seat);
        let facts = table.content.race(player.race);
        let planets = table.game.planets(&table.content, player.home);
        let worlds: Vec<_> = planets
            .iter()
            .map(|planet| *table.game.world(*planet))
            .collect();
        let ground: u8 = worlds.iter().map(|world| world.ground).sum();
        let docks = worlds
            .iter()
            .filter(|world| world.dock == Dock::Working)
            .count();
        assert_eq!((ground, docks), (facts.units(Unit::GroundForce), 1));
        assert!(worlds.iter().all(|world| world.pds <= 2));
        assert!(!table.fleet(seat, player.home.index()).is_empty());
    }
    // TI3-SET-06: their cards are refreshed.
    assert!(
        table
            .game
            .planets_of(S1)
            .all(|planet| table.game.world(planet).ready)
    );
}

/// TI3-SET-12: a galaxy that is dealt is whole, keeps red borders apart and is fair.
#[test]
fn a_dealt_galaxy_is_fair() {
    for seats in 3..=6 {
        let mut uneven = Vec::new();
        for index in 0..20 {
            let table = Table::seeded(&DEALT, seats, &format!("fair {index}"));
            let game = &table.game;
            assert_eq!(game.galaxy.laid().len(), if seats == 3 { 28 } else { 37 });
            uneven.push(game.unevenness(&table.content));
        }
        uneven.sort_unstable();
        assert!(uneven[19] <= 12, "{seats}: {uneven:?}");
    }
}
