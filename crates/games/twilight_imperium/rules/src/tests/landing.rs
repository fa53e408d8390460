//! LND, INV: troops land, planets are bombarded and fought for.

use kit::position::{S1, S2};

use super::{Layout, Table, table};
use crate::event::ImperiumEvent;
use crate::ids::{Planet, Ship, Tile, Unit};
use crate::state::{Dock, Vessel};

/// A ship of the first player with ground forces and PDS aboard, where two planets lie.
fn laden(ship: Ship, ground: u8, pds: u8) -> Table {
    let mut table = table();
    table.lay(1, Tile::ArnorLor);
    table.vessel(
        S1,
        1,
        Vessel {
            ground,
            pds,
            ..Vessel::new(ship)
        },
    );
    table
}

/// Owner, ground forces and PDS of a planet.
fn world(table: &Table, planet: Planet) -> (Option<engine::Seat>, u8, u8) {
    let world = table.game.world(planet);
    (world.owner, world.ground, world.pds)
}

/// TI3-LND-04, TI3-LND-09, TI3-PLN-06: a ground force takes a planet that nobody has,
/// exhausted.
#[test]
fn a_ground_force_takes_a_planet() {
    let mut table = laden(Ship::Carrier, 2, 0);
    table.does(S1, "activate:h1 moved land:ground-force:arnor landed");
    assert_eq!(world(&table, Planet::Arnor), (Some(S1), 1, 0));
    assert!(!table.game.world(Planet::Arnor).ready);
    assert_eq!(table.fleet(S1, 1), ["carrier.1gf"]);
}

/// TI3-LND-02: forces may be split over planets.
#[test]
fn forces_are_split() {
    let mut table = laden(Ship::Carrier, 3, 0);
    table.does(
        S1,
        "activate:h1 moved land:ground-force:arnor land:ground-force:lor",
    );
    table.does(S1, "land:ground-force:lor landed");
    assert_eq!(
        (world(&table, Planet::Arnor).1, world(&table, Planet::Lor).1),
        (1, 2)
    );
}

/// TI3-LND-03: units join those that are there; the card stays as it is.
#[test]
fn units_join_their_own() {
    let mut table = laden(Ship::Carrier, 1, 1);
    table.planet(S1, Planet::Lor, (1, 0));
    table.does(
        S1,
        "activate:h1 moved land:ground-force:lor land:pds:lor landed",
    );
    assert_eq!(world(&table, Planet::Lor), (Some(S1), 2, 1));
    assert!(table.game.world(Planet::Lor).ready);
}

/// TI3-LND-05, TI3-LND-06: PDS alone take nothing, and are destroyed.
#[test]
fn pds_alone_are_destroyed() {
    let mut table = laden(Ship::Carrier, 0, 1);
    let events = table.does(S1, "activate:h1 moved land:pds:lor landed");
    assert!(events.contains(&ImperiumEvent::Destroyed(S1, Unit::Pds, Planet::Lor)));
    assert_eq!(world(&table, Planet::Lor), (None, 0, 0));
}

/// TI3-LND-10: with ground forces they stay.
#[test]
fn pds_land_with_troops() {
    let mut table = laden(Ship::Carrier, 1, 1);
    table.does(
        S1,
        "activate:h1 moved land:pds:lor land:ground-force:lor landed",
    );
    assert_eq!(world(&table, Planet::Lor), (Some(S1), 1, 1));
}

/// TI3-UPD-04, TI3-R67: two PDS a planet.
#[test]
fn a_planet_has_two_pds() {
    let mut table = laden(Ship::Carrier, 0, 2);
    table.planet(S1, Planet::Lor, (1, 1));
    table.does(S1, "activate:h1 moved land:pds:lor");
    assert_eq!(
        table.bans(S1, "land:pds:lor"),
        Some(("ti3-ban-pds-full", "TI3-UPD-04"))
    );
}

/// TI3-LND-08, TI3-R38: a planet without ground forces capitulates; PDS and dock are
/// destroyed without a shot.
#[test]
fn an_empty_planet_capitulates() {
    let mut table = laden(Ship::Carrier, 1, 0);
    table.planet(S2, Planet::Lor, (0, 1));
    table.dock(Planet::Lor);
    table.does(S1, "activate:h1 moved");
    table.does(S2, "hold");
    let events = table.does(S1, "land:ground-force:lor landed");
    assert!(events.contains(&ImperiumEvent::Took(S1, Planet::Lor, Some(S2))));
    assert!(events.contains(&ImperiumEvent::Destroyed(S2, Unit::SpaceDock, Planet::Lor)));
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, ImperiumEvent::Defended(..)))
    );
    assert_eq!(world(&table, Planet::Lor), (Some(S1), 1, 0));
    assert_eq!(table.game.world(Planet::Lor).dock, Dock::None);
}

/// TI3-LND-07, TI3-INV-01, TI3-INV-13: ground forces of two fight until one side is
/// left.
#[test]
fn ground_forces_fight() {
    for word in ["a", "b", "c", "d"] {
        let mut table = laden(Ship::Carrier, 3, 0);
        table.reseed(word);
        table.planet(S2, Planet::Lor, (2, 0));
        table.does(
            S1,
            "activate:h1 moved land:ground-force:lor land:ground-force:lor",
        );
        let events = table.does(S1, "land:ground-force:lor landed");
        let fought = |event: &ImperiumEvent| matches!(event, ImperiumEvent::Fought(..));
        assert!(events.iter().any(fought));
        let (owner, ground, _) = world(&table, Planet::Lor);
        assert!(owner == Some(S1) && ground > 0 || owner == Some(S2));
    }
}

/// TI3-INV-11: a die for each ground force of both.
#[test]
fn each_ground_force_rolls() {
    let mut table = laden(Ship::Carrier, 3, 0);
    table.planet(S2, Planet::Lor, (2, 0));
    table.does(
        S1,
        "activate:h1 moved land:ground-force:lor land:ground-force:lor",
    );
    let events = table.does(S1, "land:ground-force:lor landed");
    let rolls = events.iter().filter_map(|event| match event {
        ImperiumEvent::Fought(seat, _, dice, _) => Some((*seat, dice.len())),
        _ => None,
    });
    assert_eq!(rolls.take(2).collect::<Vec<_>>(), [(S1, 3), (S2, 2)]);
}

/// TI3-INV-14, TI3-PLN-02: who wins has the planet, exhausted; TI3-INV-15: if nobody is
/// left the defender keeps it.
#[test]
fn the_winner_has_the_planet() {
    let mut seen = [false; 2];
    for index in 0..40 {
        let mut table = laden(Ship::Carrier, 1, 1);
        table.reseed(&format!("planet {index}"));
        table.planet(S2, Planet::Lor, (1, 0));
        table.dock(Planet::Lor);
        table.does(
            S1,
            "activate:h1 moved land:ground-force:lor land:pds:lor landed",
        );
        let world = *table.game.world(Planet::Lor);
        if world.owner == Some(S1) {
            assert!(!world.ready && world.dock == Dock::None && world.ground == 1);
            assert_eq!(world.pds, 1);
            seen[0] = true;
        } else {
            // TI3-LND-11, TI3-R41: the dock stays, landed PDS do not.
            assert!(world.ready && world.dock == Dock::Working && world.pds == 0);
            seen[1] = true;
        }
    }
    assert_eq!(seen, [true; 2]);
}

/// TI3-INV-08, TI3-UPD-03: PDS of the planet fire once at those who land.
#[test]
fn pds_fire_at_who_lands() {
    let mut table = laden(Ship::Carrier, 3, 0);
    table.planet(S2, Planet::Lor, (1, 2));
    table.does(S1, "activate:h1 moved");
    table.does(S2, "hold");
    table.does(S1, "land:ground-force:lor land:ground-force:lor landed");
    assert_eq!(table.listed(S2), ["fire:2", "fire:1", "hold"]);
    let events = table.does(S2, "fire:2");
    let shots = events
        .iter()
        .filter(|event| matches!(event, ImperiumEvent::Defended(..)));
    assert_eq!(shots.count(), 1);
}

/// TI3-INV-04, TI3-UDR-05, TI3-UDR-06: dreadnoughts bombard where troops land.
#[test]
fn dreadnoughts_bombard_where_troops_land() {
    let mut table = laden(Ship::Carrier, 1, 0);
    table.ships(S1, 1, Ship::Dreadnought, 1);
    table.planet(S2, Planet::Lor, (2, 0));
    table.planet(S2, Planet::Arnor, (2, 0));
    table.does(S1, "activate:h1 moved land:ground-force:lor landed");
    let why = Some(("ti3-ban-land-there", "TI3-UDR-06"));
    assert_eq!(table.bans(S1, "bombard:dreadnought:arnor"), why);
    table.does(S1, "bombard:dreadnought:lor");
    // TI3-UDR-09: once.
    let why = Some(("ti3-ban-no-guns", "TI3-UDR-09"));
    assert_eq!(table.bans(S1, "bombard:dreadnought:lor"), why);
    let events = table.does(S1, "invade:lor");
    let dice = events.iter().find_map(|event| match event {
        ImperiumEvent::Bombarded(S1, Planet::Lor, dice, _) => Some(dice.len()),
        _ => None,
    });
    assert_eq!(dice, Some(1));
}

/// TI3-INV-06, TI3-UDR-07, TI3-UPD-02: PDS shield a planet from dreadnoughts.
#[test]
fn pds_are_a_shield() {
    let mut table = laden(Ship::WarSun, 1, 0);
    table.ships(S1, 1, Ship::Dreadnought, 1);
    table.planet(S2, Planet::Lor, (2, 1));
    table.does(S1, "activate:h1 moved");
    table.does(S2, "hold");
    table.does(S1, "land:ground-force:lor landed");
    let why = Some(("ti3-ban-shielded", "TI3-INV-06"));
    assert_eq!(table.bans(S1, "bombard:dreadnought:lor"), why);
    // TI3-UWS-04.
    assert!(table.offers(S1, "bombard:war-sun:lor"));
}

/// TI3-INV-05, TI3-UWS-05, TI3-R69: a war sun bombards without a landing, three dice at
/// one planet.
#[test]
fn a_war_sun_bombards_without_landing() {
    let mut table = laden(Ship::WarSun, 0, 0);
    table.planet(S2, Planet::Lor, (5, 0));
    table.planet(S2, Planet::Arnor, (5, 0));
    table.does(S1, "activate:h1 moved bombard:war-sun:lor");
    assert!(!table.offers(S1, "bombard:war-sun:arnor"));
    let events = table.does(S1, "invade:lor");
    let dice = events.iter().find_map(|event| match event {
        ImperiumEvent::Bombarded(S1, Planet::Lor, dice, hits) => Some((dice.len(), *hits)),
        _ => None,
    });
    let (dice, hits) = dice.unwrap();
    assert_eq!(dice, 3);
    // TI3-R39, TI3-R53: its owner keeps the planet, with what is left.
    assert_eq!(world(&table, Planet::Lor), (Some(S2), 5 - hits, 0));
}

/// TI3-INV-02: several battles, in the order that the active player chooses.
#[test]
fn battles_come_in_an_order() {
    let mut table = laden(Ship::Carrier, 2, 0);
    table.planet(S2, Planet::Lor, (1, 0));
    table.planet(S2, Planet::Arnor, (1, 0));
    table.does(
        S1,
        "activate:h1 moved land:ground-force:lor land:ground-force:arnor landed",
    );
    assert_eq!(table.listed(S1), ["invade:arnor", "invade:lor"]);
}

/// TI3-R37: nothing lands beside enemy ships.
#[test]
fn nothing_lands_beside_enemy_ships() {
    let mut table = laden(Ship::Carrier, 1, 0);
    table.game.player_mut(S1).hulls.clear();
    table.planet(S1, Planet::Lor, (1, 1));
    table.ships(S2, 1, Ship::Dreadnought, 1);
    table.does(S1, "activate:h1 moved hold");
    assert!(!table.offers(S1, "landed"));
}

/// TI3-CRY-14, TI3-R26: cargo may change ships when troops land.
#[test]
fn cargo_changes_ships() {
    let mut table = laden(Ship::Carrier, 2, 0);
    table.ships(S1, 1, Ship::WarSun, 1);
    table.does(
        S1,
        "activate:h1 moved shift:ground-force:carrier.2gf:war-sun landed",
    );
    assert_eq!(table.fleet(S1, 1), ["carrier.1gf", "war-sun.1gf"]);
}

/// TI3-UGF-03: a ground force does not walk from planet to planet.
#[test]
fn ground_forces_do_not_walk() {
    let mut table = laden(Ship::Carrier, 0, 0);
    table.planet(S1, Planet::Lor, (2, 0));
    table.does(S1, "activate:h1 moved");
    assert!(!table.offers(S1, "land:ground-force:arnor"));
}

/// TI3-CRY-14: as much changes ships as one likes, and as fits.
#[test]
fn all_cargo_changes_ships() {
    let mut table = laden(Ship::Carrier, 6, 0);
    table.vessel(
        S1,
        1,
        Vessel {
            ground: 2,
            ..Vessel::new(Ship::Carrier)
        },
    );
    table.ships(S1, 1, Ship::WarSun, 1);
    table.does(S1, "activate:h1 moved");
    for cargo in (1..=6).rev() {
        let sun = match 6 - cargo {
            0 => "war-sun".to_owned(),
            aboard => format!("war-sun.{aboard}gf"),
        };
        table.does(S1, &format!("shift:ground-force:carrier.{cargo}gf:{sun}"));
    }
    let why = Some(("ti3-ban-hold-full", "TI3-CRY-09"));
    assert_eq!(
        table.bans(S1, "shift:ground-force:carrier.2gf:war-sun.6gf"),
        why
    );
    table.does(S1, "shift:ground-force:carrier.2gf:carrier landed");
    assert_eq!(
        table.fleet(S1, 1),
        ["carrier.1gf", "carrier.1gf", "war-sun.6gf"]
    );
}
