//! GAL, P3 to P5, STR, ACT, MOV, UDK: shapes of the galaxy, bonus counters, and where
//! things are put.

use engine::Seat;
use kit::position::{S1, S2, S3};

use super::{Layout, Table, place, table};
use crate::event::ImperiumEvent;
use crate::ids::{Planet, Ship, Tile};
use crate::options::{Building, Options};
use crate::phase::Frame;

/// A table whose galaxy is dealt.
fn dealt(seats: usize) -> Table {
    let options = Options {
        galaxy: Building::Dealt,
    };
    Table::seeded(&options, seats, "round")
}

/// The homes of all players.
fn homes(table: &Table) -> Vec<usize> {
    let all = table.game.everyone();
    let mut homes: Vec<usize> = all
        .map(|seat| table.game.player(seat).home.index())
        .collect();
    homes.sort_unstable();
    homes
}

/// TI3-GAL-01, TI3-GAL-17: Mecatol Rex lies in the middle, and is dealt to nobody.
#[test]
fn mecatol_rex_is_the_centre() {
    for seats in 3..=6 {
        let table = dealt(seats);
        assert_eq!(table.game.galaxy.tile(place(0)), Some(Tile::MecatolRex));
        assert!(table.content.dealt().all(|tile| tile != Tile::MecatolRex));
    }
}

/// TI3-P3-04, TI3-R70: with three, nine places of the last ring are used.
#[test]
fn three_have_a_smaller_galaxy() {
    let table = dealt(3);
    let outer: Vec<usize> = table
        .game
        .galaxy
        .laid()
        .filter(|place| *place >= 19)
        .collect();
    let ring = [0, 1, 5, 6, 7, 11, 12, 13, 17].map(|place| 19 + place);
    assert_eq!(outer, ring);
    assert_eq!(homes(&table), [19, 25, 31]);
}

/// TI3-P4-02, TI3-R73: the homes of four.
#[test]
fn four_have_their_places() {
    assert_eq!(homes(&dealt(4)), [23, 27, 32, 36]);
}

/// TI3-R76, TI3-GAL-16: the homes of five, and those of six in the corners.
#[test]
fn five_have_their_places() {
    assert_eq!(homes(&dealt(5)), [22, 25, 28, 32, 36]);
    assert_eq!(homes(&dealt(6)), [19, 22, 25, 28, 31, 34]);
}

/// Everyone deploys and chooses strategy cards; how many bonus counters lie on cards that
/// nobody has, and on others.
fn chosen(seats: usize) -> (u8, u8) {
    let mut table = dealt(seats);
    let mut events = Vec::new();
    while let Some(Frame::Deploy(_) | Frame::Pick(_)) = table.game.frames.top() {
        let seat = engine::Game::to_act(&table.game).first().unwrap();
        let first = table.choices(seat)[0];
        events = table.apply(seat, first);
    }
    assert!(events.contains(&ImperiumEvent::Actions));
    let cards = &table.game.strategies;
    let of = |held: bool| {
        let found = cards.iter().filter(|card| card.holder.is_some() == held);
        found.map(|card| card.bonus).sum()
    };
    (of(false), of(true))
}

/// TI3-STR-06, TI3-STR-09, TI3-STR-10: six leave two cards, which get a bonus counter each;
/// then the action phase begins.
#[test]
fn six_leave_two_cards() {
    assert_eq!(chosen(6), (2, 0));
}

/// TI3-P5-07: five leave three cards.
#[test]
fn five_leave_three_cards() {
    assert_eq!(chosen(5), (3, 0));
}

/// TI3-P4-03, TI3-P4-04: four take all cards, and there are no bonus counters.
#[test]
fn four_take_all_cards() {
    assert_eq!(chosen(4), (0, 0));
}

/// TI3-SET-07, TI3-SET-11: nobody has a planet outside the home, or a point.
#[test]
fn the_galaxy_is_neutral() {
    let table = dealt(6);
    for seat in table.game.everyone() {
        let home = table.game.player(seat).home;
        let own: Vec<Planet> = table.game.planets_of(seat).collect();
        assert!(
            own.iter()
                .all(|planet| table.game.galaxy.place(*planet) == Some(home))
        );
        assert_eq!(table.game.player(seat).points, 0);
    }
}

/// TI3-EX-08, TI3-ACT-08: a system may hold a counter of everyone, and is activated by
/// each.
#[test]
fn all_have_activated_a_system() {
    let mut table = table();
    let all: [Seat; 3] = [S1, S2, S3];
    all.iter().for_each(|seat| table.mark(*seat, 0));
    for seat in all {
        table.turn(seat);
        let why = Some(("ti3-ban-activated", "TI3-ACT-06"));
        assert_eq!(table.bans(seat, "activate:h0"), why);
    }
}

/// TI3-WHL-02: a wormhole without a twin leads nowhere.
#[test]
fn a_lone_wormhole_leads_nowhere() {
    let mut table = table();
    table.lay(9, Tile::Quann);
    table.lay(13, Tile::WormholeAlpha);
    assert!(table.game.galaxy.adjacent(place(9)).is_empty());
}

/// TI3-R21: a ship may leave the system that was just activated and come back.
#[test]
fn a_ship_leaves_and_comes_back() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.ships(S1, 0, Ship::Cruiser, 1);
    table.ships(S1, 0, Ship::Dreadnought, 1);
    table.does(S1, "activate:h0");
    assert!(table.offers(S1, "move:cruiser:h0"));
    assert!(!table.offers(S1, "move:dreadnought:h0"));
}

/// TI3-UDK-11, TI3-UDK-12, TI3-UPD-05: new ships are in space, new ground forces and PDS on
/// the planet of the dock.
#[test]
fn new_units_have_their_places() {
    let mut table = table();
    table.lay(1, Tile::AbyzFria);
    table.planet(S1, Planet::Abyz, (1, 0));
    table.planet(S1, Planet::Fria, (1, 0));
    table.dock(Planet::Abyz);
    table.game.player_mut(S1).goods = 10;
    table.does(S1, "activate:h1 moved build:cruiser:abyz");
    table.does(S1, "build:ground-force:abyz build:pds:abyz built pay");
    assert_eq!(table.fleet(S1, 1), ["cruiser"]);
    let units = |planet| {
        let world = table.game.world(planet);
        (world.ground, world.pds)
    };
    assert_eq!((units(Planet::Abyz), units(Planet::Fria)), ((2, 1), (1, 0)));
}

/// TI3-SYS-04, TI3-R51: neither a supernova nor an asteroid field is ever entered.
#[test]
fn closed_systems_are_not_entered() {
    for tile in [Tile::Supernova, Tile::AsteroidFieldOne] {
        let mut table = table();
        table.lay(1, tile);
        table.ships(S1, 0, Ship::Cruiser, 1);
        assert!(!table.offers(S1, "activate:h1"));
        assert!(table.offers(S1, "activate:h0"));
    }
}

/// TI3-ACP-04, TI3-ACT-03: a turn offers tactical, transfer and strategic actions, and no
/// step of an action before it begins; passing has to wait for the strategic one.
#[test]
fn a_turn_is_one_action() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.ships(S1, 0, Ship::Cruiser, 1);
    table.ships(S1, 1, Ship::Cruiser, 1);
    let mut kinds: Vec<String> = table
        .listed(S1)
        .iter()
        .map(|choice| choice.split(':').next().unwrap().to_owned())
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds, ["activate", "strategic", "transfer"]);
}
