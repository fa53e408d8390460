//! PRD, UDK, RES, LIM, SUP: building and paying.

use kit::position::{S1, S2};

use super::{Layout, Table, table};
use crate::event::ImperiumEvent;
use crate::ids::{Planet, Ship, Tile, Unit};
use crate::state::Dock;

/// A dock of the first player on Abyz (3 resources), with a rich neighbour of it.
fn yard() -> Table {
    let mut table = table();
    table.lay(1, Tile::AbyzFria);
    table.planet(S1, Planet::Abyz, (1, 0));
    table.planet(S1, Planet::Fria, (1, 0));
    table.dock(Planet::Abyz);
    table.game.player_mut(S1).goods = 30;
    table
}

/// TI3-PRD-01, TI3-EX-06, TI3-ACT-02: a system with a dock is activated to build; nothing
/// has to move.
#[test]
fn a_dock_builds() {
    let mut table = yard();
    table.does(
        S1,
        "activate:h1 moved build:cruiser:abyz build:ground-force:abyz built",
    );
    assert_eq!(table.fleet(S1, 1), ["cruiser"]);
    // TI3-UDK-12.
    assert_eq!(table.game.world(Planet::Abyz).ground, 2);
}

/// TI3-UDK-02: without a dock nothing is built.
#[test]
fn without_a_dock_nothing_is_built() {
    let mut table = yard();
    table.does(S1, "activate:h1 moved");
    assert_eq!(
        table.bans(S1, "build:cruiser:fria"),
        Some(("ti3-ban-no-dock", "TI3-UDK-02"))
    );
}

/// TI3-UDK-10, TI3-EX-22, TI3-R65: at most the resources of the planet and two.
#[test]
fn a_dock_has_a_limit() {
    let mut table = yard();
    table.game.player_mut(S1).counters.fleet = 8;
    table.does(S1, "activate:h1 moved");
    (0..5).for_each(|_| drop(table.does(S1, "build:ground-force:abyz")));
    let why = Some(("ti3-ban-dock-full", "TI3-UDK-10"));
    assert_eq!(table.bans(S1, "build:ground-force:abyz"), why);
    assert_eq!(table.content.production_limit(Planet::Abyz).0, 5);
}

/// TI3-UDK-13, TI3-UDK-14, TI3-EX-24: pairs of a type for one resource, rounded up.
#[test]
fn pairs_are_rounded_up() {
    let mut table = yard();
    table.does(
        S1,
        "activate:h1 moved build:fighter:abyz build:fighter:abyz build:fighter:abyz",
    );
    table.does(S1, "build:ground-force:abyz built");
    let paid = table.does(S1, "pay");
    assert!(paid.contains(&ImperiumEvent::Paid(S1, 3)));
}

/// TI3-EX-23: one of each cannot be had for one resource.
#[test]
fn one_of_each_costs_two() {
    let mut table = yard();
    table.game.player_mut(S1).goods = 1;
    for planet in table.game.planets_of(S1).collect::<Vec<_>>() {
        table.game.world_mut(planet).ready = false;
    }
    table.does(S1, "activate:h1 moved build:fighter:abyz");
    let why = Some(("ti3-ban-too-dear", "TI3-RES-06"));
    assert_eq!(table.bans(S1, "build:ground-force:abyz"), why);
    assert!(table.offers(S1, "build:fighter:abyz"));
}

/// TI3-PRD-03, TI3-EX-12, TI3-RES-06: all is paid at once, with planets and goods.
#[test]
fn all_is_paid_at_once() {
    let mut table = yard();
    table.does(S1, "activate:h1 moved build:dreadnought:abyz built");
    table.does(S1, "exhaust:abyz");
    let events = table.does(S1, "pay");
    // TI3-EX-16: 3 and 2 goods are 5.
    assert!(events.contains(&ImperiumEvent::Paid(S1, 2)));
    assert_eq!(table.game.player(S1).goods, 28);
    // TI3-RES-01, TI3-RES-02.
    assert!(!table.game.world(Planet::Abyz).ready);
}

/// TI3-RES-05: what is too much is lost.
#[test]
fn what_is_too_much_is_lost() {
    let mut table = yard();
    table.does(
        S1,
        "activate:h1 moved build:destroyer:abyz built exhaust:abyz",
    );
    assert_eq!(table.game.player(S1).goods, 30);
    assert!(
        !table
            .game
            .frames
            .iter()
            .any(|frame| matches!(frame, crate::phase::Frame::Payment(_)))
    );
}

/// TI3-PRD-04: any planet pays; the dock's own need not.
#[test]
fn any_planet_pays() {
    let mut table = yard();
    table.does(S1, "activate:h1 moved build:cruiser:abyz built");
    assert!(table.offers(S1, "exhaust:fria"));
    table.does(S1, "exhaust:fria");
    assert!(table.game.world(Planet::Abyz).ready && !table.game.world(Planet::Fria).ready);
}

/// TI3-PRD-02, TI3-UDK-03, TI3-UDK-07: a dock is built for four.
#[test]
fn a_dock_is_built() {
    let mut table = yard();
    table.does(S1, "activate:h1 moved dock:fria built");
    let events = table.does(S1, "pay");
    assert!(events.contains(&ImperiumEvent::Paid(S1, 4)));
    assert_eq!(table.game.world(Planet::Fria).dock, Dock::New);
}

/// TI3-UDK-04, TI3-R42: only on a planet that one has had all round.
#[test]
fn a_dock_needs_a_planet_all_round() {
    let mut table = yard();
    table.game.world_mut(Planet::Fria).held = false;
    table.does(S1, "activate:h1 moved");
    assert_eq!(
        table.bans(S1, "dock:fria"),
        Some(("ti3-ban-not-held", "TI3-UDK-04"))
    );
}

/// TI3-UDK-05: one dock a planet.
#[test]
fn one_dock_a_planet() {
    let mut table = yard();
    table.does(S1, "activate:h1 moved");
    assert_eq!(
        table.bans(S1, "dock:abyz"),
        Some(("ti3-ban-has-dock", "TI3-UDK-05"))
    );
}

/// TI3-UDK-08, TI3-R64: a new dock builds from the next round on.
#[test]
fn a_new_dock_waits() {
    let mut table = yard();
    table.game.world_mut(Planet::Fria).dock = Dock::New;
    table.does(S1, "activate:h1 moved");
    assert_eq!(
        table.bans(S1, "build:cruiser:fria"),
        Some(("ti3-ban-new-dock", "TI3-UDK-08"))
    );
}

/// TI3-UDK-16, TI3-UDK-06: a blockaded dock builds ground forces and PDS alone, and no
/// dock is built.
#[test]
fn a_blockaded_dock_builds_no_ships() {
    let mut table = yard();
    table.ships(S2, 1, Ship::Cruiser, 1);
    table.does(S1, "activate:h1 moved");
    let why = Some(("ti3-ban-blockaded", "TI3-UDK-16"));
    assert_eq!(table.bans(S1, "build:fighter:abyz"), why);
    assert!(table.offers(S1, "build:ground-force:abyz") && table.offers(S1, "build:pds:abyz"));
    assert_eq!(
        table.bans(S1, "dock:fria"),
        Some(("ti3-ban-enemy-ships", "TI3-UDK-06"))
    );
}

/// TI3-LIM-01, TI3-LIM-02: no more than there are pieces.
#[test]
fn pieces_are_limited() {
    let mut table = yard();
    table.game.player_mut(S1).counters.fleet = 9;
    table.ships(S1, 0, Ship::Carrier, 4);
    table.does(S1, "activate:h1 moved");
    assert_eq!(
        table.bans(S1, "build:carrier:abyz"),
        Some(("ti3-ban-no-pieces", "TI3-LIM-02"))
    );
    assert!(table.offers(S1, "build:cruiser:abyz"));
}

/// TI3-LIM-03, TI3-SUP-01: ground forces and fighters are not.
#[test]
fn ground_forces_are_unlimited() {
    let mut table = yard();
    table.game.world_mut(Planet::Abyz).ground = 40;
    table.does(S1, "activate:h1 moved");
    assert!(table.offers(S1, "build:ground-force:abyz"));
}

/// TI3-SUP-02, TI3-SUP-07: but every group needs a plastic piece.
#[test]
fn groups_need_plastic() {
    let mut table = yard();
    table.game.world_mut(Planet::Abyz).ground = 0;
    let groups = table.game.ground_groups(S1);
    (groups..12).for_each(|_| {
        let vessel = crate::state::Vessel {
            ground: 1,
            ..crate::state::Vessel::new(Ship::Carrier)
        };
        table.vessel(S1, 0, vessel);
    });
    table.does(S1, "activate:h1 moved");
    let why = Some(("ti3-ban-no-plastic", "TI3-SUP-02"));
    assert_eq!(table.bans(S1, "build:ground-force:abyz"), why);
}

/// TI3-FLT-02: fleet supply limits what is built.
#[test]
fn fleet_supply_limits_building() {
    let mut table = yard();
    table.ships(S1, 1, Ship::Destroyer, 3);
    table.does(S1, "activate:h1 moved");
    assert_eq!(
        table.bans(S1, "build:cruiser:abyz"),
        Some(("ti3-ban-fleet-full", "TI3-FLT-01"))
    );
    assert!(table.offers(S1, "build:fighter:abyz"));
}

/// TI3-UDK-15, TI3-UFI-04: a dock supports three fighters.
#[test]
fn a_dock_supports_three_fighters() {
    let mut table = yard();
    table.does(
        S1,
        "activate:h1 moved build:fighter:abyz build:fighter:abyz build:fighter:abyz",
    );
    let why = Some(("ti3-ban-no-support", "TI3-UFI-04"));
    assert_eq!(table.bans(S1, "build:fighter:abyz"), why);
}

/// TI3-UPD-04: two PDS a planet.
#[test]
fn two_pds_a_planet() {
    let mut table = yard();
    table.does(S1, "activate:h1 moved build:pds:abyz build:pds:abyz");
    assert_eq!(
        table.bans(S1, "build:pds:abyz"),
        Some(("ti3-ban-pds-full", "TI3-UPD-04"))
    );
}

/// TI3-UWS-02: a war sun needs its technology.
#[test]
fn a_war_sun_needs_technology() {
    let mut table = yard();
    table.does(S1, "activate:h1 moved");
    let why = Some(("ti3-ban-no-technology", "TI3-UWS-02"));
    assert_eq!(table.bans(S1, "build:war-sun:abyz"), why);
}

/// TI3-UDK-01, TI3-UGF-01, TI3-UCA-01: what units cost.
#[test]
fn what_units_cost() {
    let table = table();
    let cost = |unit| (table.content.unit(unit).cost, table.content.unit(unit).each);
    assert_eq!(cost(Unit::SpaceDock), (4, 1));
    assert_eq!(cost(Unit::GroundForce), (1, 2));
    assert_eq!(cost(Unit::Carrier), (3, 1));
}

/// SE-ERR-05, TI3-UPD-01, TI3-UFI-01: PDS for two, fighters two for one.
#[test]
fn what_pds_and_fighters_cost() {
    let table = table();
    let cost = |unit| (table.content.unit(unit).cost, table.content.unit(unit).each);
    assert_eq!((cost(Unit::Pds), cost(Unit::Fighter)), ((2, 1), (1, 2)));
}

/// TI3-UCR-01, TI3-UDE-01, TI3-UDR-01: cruisers, destroyers, dreadnoughts.
#[test]
fn what_ships_cost() {
    let table = table();
    let cost = |unit| table.content.unit(unit).cost;
    assert_eq!(
        [
            Unit::Cruiser,
            Unit::Destroyer,
            Unit::Dreadnought,
            Unit::WarSun
        ]
        .map(cost),
        [2, 1, 5, 12]
    );
}

/// TI3-TRF-01, TI3-TRF-03: a transfer marks two systems: one counter from the pool, one
/// from reinforcements.
#[test]
fn a_transfer_marks_two_systems() {
    let mut table = yard();
    table.ships(S1, 0, Ship::Cruiser, 1);
    table.does(S1, "transfer:h0 with:h1");
    let player = table.game.player(S1);
    assert_eq!((player.counters.pool, player.activated.len()), (2, 2));
    assert_eq!(player.counters_left(16), 16 - 7 - 2);
}

/// TI3-TRF-04: own units in both, none of others.
#[test]
fn a_transfer_is_among_ones_own() {
    let mut table = yard();
    assert!(!table.offers(S1, "transfer:h0"));
    table.ships(S1, 0, Ship::Cruiser, 1);
    assert!(table.offers(S1, "transfer:h0"));
    table.planet(S2, Planet::MecatolRex, (1, 0));
    let why = Some(("ti3-ban-enemy-units", "TI3-TRF-04"));
    assert_eq!(table.bans(S1, "transfer:h0"), why);
    // TI3-R44: a control marker is no unit.
    table.planet(S2, Planet::MecatolRex, (0, 0));
    assert!(table.offers(S1, "transfer:h0"));
}

/// TI3-TRF-07, TI3-TRF-09: ships go both ways, and land on planets of their own.
#[test]
fn ships_go_both_ways() {
    let mut table = yard();
    table.ships(S1, 0, Ship::Cruiser, 1);
    table.ships(S1, 1, Ship::Carrier, 1);
    table.does(S1, "transfer:h0 with:h1 move:cruiser:h0 move:carrier:h1");
    table.does(S1, "load:ground-force:abyz aboard moved");
    assert_eq!(
        (table.fleet(S1, 0), table.fleet(S1, 1)),
        (vec!["carrier.1gf".to_owned()], vec!["cruiser".to_owned()])
    );
    let why = Some(("ti3-ban-friendly-only", "TI3-TRF-09"));
    assert_eq!(table.bans(S1, "land:ground-force:mecatol-rex"), why);
}

/// TI3-TRF-10: units are built in one of the two.
#[test]
fn a_transfer_builds_in_one_system() {
    let mut table = yard();
    table.planet(S1, Planet::MecatolRex, (1, 0));
    table.dock(Planet::MecatolRex);
    table.does(S1, "transfer:h0 with:h1 moved");
    assert!(
        table.offers(S1, "build:cruiser:abyz") && table.offers(S1, "build:cruiser:mecatol-rex")
    );
    table.does(S1, "build:cruiser:abyz");
    assert!(
        !table
            .listed(S1)
            .iter()
            .any(|choice| choice.contains("mecatol"))
    );
}

/// TI3-UDK-07, TI3-LIM-01: there are three docks, and no fourth.
#[test]
fn there_are_three_docks() {
    let mut table = yard();
    table.lay(2, Tile::ArnorLor);
    table.planet(S1, Planet::Arnor, (1, 0));
    table.dock(Planet::Arnor);
    for (third, may) in [(false, true), (true, false)] {
        table.planet(S1, Planet::Lor, (1, 0));
        if third {
            table.dock(Planet::Lor);
        }
        table.game.player_mut(S1).activated = engine::map::PlaceSet::NONE;
        table.turn(S1);
        table.does(S1, "activate:h1 moved");
        assert_eq!(table.offers(S1, "dock:fria"), may);
    }
    let why = Some(("ti3-ban-no-pieces", "TI3-LIM-02"));
    assert_eq!(table.bans(S1, "dock:fria"), why);
}
