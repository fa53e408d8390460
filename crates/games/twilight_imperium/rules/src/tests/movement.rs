//! MOV, CRY, SYS, WHL: ships move and load.

use kit::position::{S1, S2};

use super::{Layout, table};
use crate::ids::{Planet, Ship, Tile};

/// TI3-ACT-05, TI3-ACT-06, TI3-ACT-07: a counter from the pool marks the system; others'
/// counters do not matter.
#[test]
fn an_activation_takes_a_counter() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.mark(S2, 1);
    table.does(S1, "activate:h1 moved");
    let player = table.game.player(S1);
    assert_eq!((player.counters.pool, player.activated.len()), (2, 1));
    table.turn(S1);
    assert_eq!(
        table.bans(S1, "activate:h1"),
        Some(("ti3-ban-activated", "TI3-ACT-06"))
    );
}

/// TI3-ACT-04: without a counter in the command pool there is no tactical action.
#[test]
fn an_empty_pool_activates_nothing() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.game.player_mut(S1).counters.pool = 0;
    assert_eq!(
        table.bans(S1, "activate:h1"),
        Some(("ti3-ban-no-pool", "TI3-ACT-04"))
    );
    assert!(
        !table
            .listed(S1)
            .iter()
            .any(|choice| choice.starts_with("activate"))
    );
}

/// TI3-MOV-01, TI3-MOV-02, TI3-MOV-03: a ship moves as far as its movement, into the
/// activated system.
#[test]
fn ships_move_as_far_as_they_can() {
    let mut table = table();
    for (number, tile) in [(1, Tile::EmptyOne), (7, Tile::EmptyTwo)] {
        table.lay(number, tile);
    }
    table.ships(S1, 7, Ship::Cruiser, 1);
    table.ships(S1, 7, Ship::Dreadnought, 1);
    table.does(S1, "activate:h0");
    assert!(table.offers(S1, "move:cruiser:h7"));
    let why = Some(("ti3-ban-out-of-reach", "TI3-MOV-03"));
    assert_eq!(table.bans(S1, "move:dreadnought:h7"), why);
    table.does(S1, "move:cruiser:h7 moved");
    assert_eq!(table.fleet(S1, 0), ["cruiser"]);
}

/// TI3-MOV-07, TI3-MOV-08: a counter that lay there before holds ships.
#[test]
fn counters_hold_ships() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.mark(S1, 1);
    table.ships(S1, 1, Ship::Cruiser, 1);
    table.does(S1, "activate:h0");
    assert_eq!(
        table.bans(S1, "move:cruiser:h1"),
        Some(("ti3-ban-pinned", "TI3-MOV-07"))
    );
}

/// TI3-MOV-09: ships move through systems with counters of their own.
#[test]
fn counters_do_not_bar_the_way() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.lay(7, Tile::EmptyTwo);
    table.mark(S1, 1);
    table.ships(S1, 7, Ship::Cruiser, 1);
    table.does(S1, "activate:h0");
    assert!(table.offers(S1, "move:cruiser:h7"));
}

/// TI3-MOV-05, TI3-R20: enemy ships bar the way, fighters alone do not.
#[test]
fn enemy_ships_bar_the_way() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.lay(7, Tile::EmptyTwo);
    table.ships(S1, 7, Ship::Cruiser, 1);
    table.ships(S2, 1, Ship::Destroyer, 1);
    table.does(S1, "activate:h0");
    assert!(!table.offers(S1, "move:cruiser:h7"));
    table.game.player_mut(S2).hulls.clear();
    table.fighters(S2, 1, 3);
    assert!(table.offers(S1, "move:cruiser:h7"));
}

/// TI3-MOV-11, TI3-FLT-01, TI3-FLT-07: fleet supply limits ships in a system, fighters
/// aside.
#[test]
fn fleet_supply_is_a_limit() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.ships(S1, 0, Ship::Cruiser, 2);
    table.fighters(S1, 0, 0);
    table.ships(S1, 1, Ship::Cruiser, 2);
    table.does(S1, "activate:h0 move:cruiser:h1");
    let why = Some(("ti3-ban-fleet-full", "TI3-FLT-01"));
    assert_eq!(table.bans(S1, "move:cruiser:h1"), why);
}

/// TI3-SYS-03, TI3-SYS-05: asteroids can be neither crossed nor activated.
#[test]
fn asteroids_are_closed() {
    let mut table = table();
    table.lay(1, Tile::AsteroidFieldOne);
    table.lay(7, Tile::EmptyTwo);
    table.ships(S1, 7, Ship::Cruiser, 1);
    assert_eq!(
        table.bans(S1, "activate:h1"),
        Some(("ti3-ban-asteroids", "TI3-SYS-05"))
    );
    table.does(S1, "activate:h0");
    assert!(!table.offers(S1, "move:cruiser:h7"));
}

/// TI3-SYS-09: nor can a supernova.
#[test]
fn a_supernova_is_closed() {
    let mut table = table();
    table.lay(1, Tile::Supernova);
    table.lay(7, Tile::EmptyTwo);
    table.ships(S1, 7, Ship::Cruiser, 1);
    assert_eq!(
        table.bans(S1, "activate:h1"),
        Some(("ti3-ban-supernova", "TI3-SYS-09"))
    );
    table.does(S1, "activate:h0");
    assert!(!table.offers(S1, "move:cruiser:h7"));
}

/// TI3-SYS-07: a nebula is entered, not crossed.
#[test]
fn a_nebula_is_not_crossed() {
    let mut table = table();
    table.lay(1, Tile::Nebula);
    table.lay(7, Tile::EmptyTwo);
    table.ships(S1, 7, Ship::Cruiser, 1);
    table.does(S1, "activate:h0");
    assert!(!table.offers(S1, "move:cruiser:h7"));
    table.turn(S1);
    table.does(S1, "activate:h1 move:cruiser:h7 moved");
    assert_eq!(table.fleet(S1, 1), ["cruiser"]);
}

/// TI3-SYS-08: who leaves a nebula moves one system.
#[test]
fn leaving_a_nebula_is_slow() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.lay(7, Tile::Nebula);
    table.ships(S1, 7, Ship::Cruiser, 1);
    table.does(S1, "activate:h0");
    assert!(!table.offers(S1, "move:cruiser:h7"));
    table.turn(S1);
    table.does(S1, "activate:h1");
    assert!(table.offers(S1, "move:cruiser:h7"));
}

/// TI3-WHL-01, TI3-EX-15: wormholes of one type are adjacent.
#[test]
fn wormholes_are_adjacent() {
    let mut table = table();
    table.lay(7, Tile::Quann);
    table.lay(13, Tile::WormholeBeta);
    table.lay(10, Tile::WormholeAlpha);
    table.ships(S1, 13, Ship::Dreadnought, 1);
    table.ships(S1, 10, Ship::Dreadnought, 1);
    table.does(S1, "activate:h7");
    assert!(table.offers(S1, "move:dreadnought:h13"));
    assert!(!table.offers(S1, "move:dreadnought:h10"));
}

/// TI3-CRY-01, TI3-CRY-03, TI3-CRY-09: a carrier loads where it starts; who has lifted
/// off keeps the planet.
#[test]
fn a_carrier_loads() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S1, Planet::Saudor, (2, 1));
    table.ships(S1, 1, Ship::Carrier, 1);
    table.does(S1, "activate:h0 move:carrier:h1");
    table.does(
        S1,
        "load:ground-force:saudor load:ground-force:saudor load:pds:saudor",
    );
    table.does(S1, "aboard moved");
    assert_eq!(table.fleet(S1, 0), ["carrier.2gf.1pds"]);
    let world = table.game.world(Planet::Saudor);
    assert_eq!((world.owner, world.ground, world.pds), (Some(S1), 0, 0));
}

/// TI3-CRY-09, TI3-MOV-04, TI3-UFI-02: six units fit, fighters among them.
#[test]
fn a_carrier_has_six_places() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S1, Planet::Saudor, (4, 0));
    table.ships(S1, 1, Ship::Carrier, 1);
    table.fighters(S1, 1, 4);
    table.does(S1, "activate:h0 move:carrier:h1 wing:h1 wing:h1 wing:h1");
    table.does(
        S1,
        "load:ground-force:saudor load:ground-force:saudor load:ground-force:saudor",
    );
    assert_eq!(table.listed(S1), ["aboard"]);
    assert_eq!(
        table.bans(S1, "wing:h1"),
        Some(("ti3-ban-hold-full", "TI3-CRY-09"))
    );
    table.does(S1, "aboard moved");
    assert_eq!(
        table.fleet(S1, 0),
        ["carrier.3gf", "fighter", "fighter", "fighter"]
    );
    // TI3-UFI-04: the fourth has no support any more.
    assert_eq!(table.fleet(S1, 1), Vec::<String>::new());
}

/// TI3-CRY-07: not where enemy ships are.
#[test]
fn nothing_is_loaded_beside_enemies() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S1, Planet::Saudor, (2, 0));
    table.ships(S1, 0, Ship::Carrier, 1);
    table.ships(S2, 1, Ship::Destroyer, 1);
    table.does(S1, "activate:h1 move:carrier:h0");
    let why = Some(("ti3-ban-enemy-ships", "TI3-CRY-07"));
    assert_eq!(table.bans(S1, "load:ground-force:saudor"), why);
}

/// TI3-R24: in the system that was just activated a carrier loads on arrival.
#[test]
fn a_carrier_loads_where_it_arrives() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S1, Planet::Saudor, (2, 0));
    table.ships(S1, 0, Ship::Carrier, 1);
    table.does(
        S1,
        "activate:h1 move:carrier:h0 load:ground-force:saudor aboard",
    );
    assert_eq!(table.fleet(S1, 1), ["carrier.1gf"]);
}

/// TI3-CRY-05, TI3-CRY-08: not where one has activated before, though ships pass.
#[test]
fn nothing_is_loaded_in_activated_systems() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.lay(7, Tile::EmptyOne);
    table.planet(S1, Planet::Saudor, (2, 0));
    table.mark(S1, 1);
    table.ships(S1, 7, Ship::WarSun, 1);
    table.does(S1, "activate:h0 move:war-sun:h7");
    let why = Some(("ti3-ban-activated", "TI3-ACT-06"));
    assert_eq!(table.bans(S1, "load:ground-force:saudor"), why);
    table.game.player_mut(S1).activated = engine::map::PlaceSet::one(0);
    assert!(table.offers(S1, "load:ground-force:saudor"));
}
