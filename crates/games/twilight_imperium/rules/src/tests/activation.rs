//! ACT, MOV, CRY, TRF, UDK, UGF, SUP: what an activation leads to, ships and what they
//! carry.

use engine::map::PlaceSet;
use kit::position::{S1, S2};

use super::strategy::holds;
use super::{Layout, Table, place, table};
use crate::event::ImperiumEvent;
use crate::ids::{Planet, Ship, Strategy, Tile, Unit};
use crate::state::{Dock, Vessel};

/// Where the first event of this kind is.
fn at(events: &[ImperiumEvent], wanted: fn(&ImperiumEvent) -> bool) -> usize {
    events.iter().position(wanted).unwrap()
}

/// TI3-ACT-01, TI3-LND-01: activation, movement, PDS fire, battle, landing, invasion,
/// production.
#[test]
fn an_activation_has_its_order() {
    let mut seen = false;
    for index in 0..40 {
        let mut table = table();
        table.reseed(&format!("order {index}"));
        table.lay(1, Tile::AbyzFria);
        table.planet(S2, Planet::Abyz, (1, 1));
        table.planet(S1, Planet::Fria, (1, 0));
        table.dock(Planet::Fria);
        table.game.player_mut(S1).goods = 9;
        table.ships(S2, 1, Ship::Destroyer, 1);
        table.ships(S1, 0, Ship::Dreadnought, 2);
        let laden = Vessel {
            ground: 4,
            ..Vessel::new(Ship::Carrier)
        };
        table.vessel(S1, 0, laden);
        let mut story = table.does(S1, "activate:h1");
        for choice in [
            "move:dreadnought:h0",
            "move:dreadnought:h0",
            "move:carrier.4gf:h0",
            "aboard",
        ] {
            story.extend(table.does(S1, choice));
        }
        // Nothing lands before the battle.
        assert!(!table.offers(S1, "landed"));
        story.extend(table.does(S1, "moved"));
        story.extend(table.does(S2, "fire:1"));
        while let Some(first) = table
            .listed(S1)
            .iter()
            .find(|choice| choice.starts_with("damage") || choice.starts_with("lose"))
        {
            story.extend(table.does(S1, &first.clone()));
        }
        if !table.offers(S1, "land:ground-force:abyz") {
            continue;
        }
        for choice in ["land:ground-force:abyz", "land:ground-force:abyz", "landed"] {
            story.extend(table.does(S1, choice));
        }
        story.extend(table.does(S2, "hold"));
        if !table.offers(S1, "build:ground-force:fria") {
            continue;
        }
        story.extend(table.does(S1, "build:ground-force:fria"));
        let order = [
            at(&story, |event| {
                matches!(event, ImperiumEvent::Activated(..))
            }),
            at(&story, |event| matches!(event, ImperiumEvent::Moved(..))),
            at(&story, |event| matches!(event, ImperiumEvent::Fired(..))),
            at(&story, |event| matches!(event, ImperiumEvent::Battle(..))),
            at(&story, |event| matches!(event, ImperiumEvent::Landed(..))),
            at(&story, |event| matches!(event, ImperiumEvent::Fought(..))),
            at(&story, |event| matches!(event, ImperiumEvent::Built(..))),
        ];
        assert!(order.is_sorted(), "{order:?}");
        seen = true;
    }
    assert!(seen);
}

/// TI3-ACT-09: until its counter is gone a system is not activated again, nor do ships
/// leave it.
#[test]
fn a_counter_binds_until_it_is_gone() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Warfare);
    table.lay(1, Tile::EmptyOne);
    table.ships(S1, 1, Ship::Cruiser, 1);
    table.mark(S1, 1);
    for bound in [true, false] {
        table.turn(S1);
        assert_eq!(table.offers(S1, "activate:h1"), !bound);
        table.does(S1, "activate:h0");
        assert_eq!(table.offers(S1, "move:cruiser:h1"), !bound);
        if bound {
            table.game.player_mut(S1).activated = PlaceSet::one(1);
            table.turn(S1);
            table.does(S1, "strategic:warfare recall:h1");
        }
    }
}

/// TI3-MOV-06: enemy ships are met by activating their system, in no other way.
#[test]
fn enemies_are_met_by_activation() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.lay(2, Tile::EmptyTwo);
    table.lay(3, Tile::EmptyThree);
    table.ships(S1, 0, Ship::Cruiser, 1);
    table.ships(S1, 2, Ship::Cruiser, 1);
    table.ships(S2, 1, Ship::Cruiser, 1);
    // A transfer never leads there.
    assert!(table.offers(S1, "transfer:h0"));
    table.does(S1, "transfer:h0");
    assert!(!table.offers(S1, "with:h1") && table.offers(S1, "with:h2"));
    // Nor does Warfare.
    holds(&mut table, S2, Strategy::Warfare);
    table.turn(S2);
    table.does(S2, "strategic:warfare");
    table.does(S1, "follow");
    assert!(table.offers(S1, "patrol:cruiser:h0:h3"));
    assert!(!table.offers(S1, "patrol:cruiser:h0:h1"));
    // An activation does, and elsewhere nothing moves in.
    table.turn(S1);
    table.does(S1, "activate:h1 move:cruiser:h0 move:cruiser:h2");
    assert_eq!(table.fleet(S1, 1).len(), 2);
}

/// TI3-R92: Warfare moves ships from anywhere, activated or not, and each once.
#[test]
fn warfare_moves_ships_from_anywhere() {
    let mut table = table();
    holds(&mut table, S2, Strategy::Warfare);
    holds(&mut table, S1, Strategy::Logistics);
    for (number, tile) in [(1, Tile::EmptyOne), (7, Tile::EmptyTwo)] {
        table.lay(number, tile);
    }
    table.ships(S1, 0, Ship::Cruiser, 1);
    table.mark(S1, 0);
    table.turn(S2);
    table.does(S2, "strategic:warfare");
    table.does(S1, "follow patrol:cruiser:h0:h1");
    assert_eq!(table.fleet(S1, 1), ["cruiser"]);
    assert!(!table.offers(S1, "patrol:cruiser:h1:h7"));
}

/// TI3-MOV-10: ships that are too far, behind enemies or in an activated system stay.
#[test]
fn who_may_not_move() {
    let mut table = table();
    for (number, tile) in [
        (1, Tile::EmptyOne),
        (2, Tile::EmptyTwo),
        (3, Tile::EmptyThree),
        (7, Tile::EmptyFour),
        (11, Tile::EmptyFive),
    ] {
        table.lay(number, tile);
    }
    table.ships(S1, 7, Ship::Cruiser, 1);
    table.ships(S1, 2, Ship::Cruiser, 1);
    table.ships(S1, 11, Ship::Dreadnought, 1);
    table.ships(S2, 1, Ship::Destroyer, 1);
    table.mark(S1, 2);
    table.does(S1, "activate:h0");
    let bans = ["move:cruiser:h7", "move:cruiser:h2", "move:dreadnought:h11"]
        .map(|choice| table.bans(S1, choice).map(|(why, _)| why));
    let [far, pinned] = ["ti3-ban-out-of-reach", "ti3-ban-pinned"].map(Some);
    assert_eq!(bans, [far, pinned, far]);
    table.game.player_mut(S2).hulls.clear();
    assert!(table.offers(S1, "move:cruiser:h7"));
}

/// TI3-R22: fleet supply is looked at when all have moved; losses to come do not count.
#[test]
fn fleet_supply_is_looked_at_once() {
    let mut table = table();
    table.lay(1, Tile::AbyzFria);
    table.planet(S2, Planet::Abyz, (1, 2));
    table.ships(S1, 0, Ship::Cruiser, 4);
    table.does(
        S1,
        "activate:h1 move:cruiser:h0 move:cruiser:h0 move:cruiser:h0",
    );
    assert!(!table.offers(S1, "move:cruiser:h0"));
    // In a transfer one may come before another leaves.
    let mut table = super::table();
    table.lay(1, Tile::EmptyOne);
    table.ships(S1, 0, Ship::Cruiser, 3);
    table.ships(S1, 1, Ship::Destroyer, 3);
    table.does(S1, "transfer:h0 with:h1 move:destroyer:h1");
    let why = Some(("ti3-ban-fleet-full", "TI3-FLT-01"));
    assert_eq!(table.bans(S1, "moved"), why);
    table.does(S1, "move:cruiser:h0");
    assert!(table.offers(S1, "moved"));
}

/// A war sun of the first player two systems away, with ground forces all along its way.
fn on_the_way() -> Table {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.lay(7, Tile::Wellon);
    for planet in [Planet::Saudor, Planet::Wellon, Planet::MecatolRex] {
        table.planet(S1, planet, (2, 0));
    }
    table.ships(S1, 7, Ship::WarSun, 1);
    table
}

/// TI3-CRY-04, TI3-CRY-06: it loads where it starts, on its way and where it arrives, and
/// nowhere else.
#[test]
fn a_ship_loads_on_its_way() {
    let mut table = on_the_way();
    table.lay(2, Tile::Thibah);
    table.planet(S1, Planet::Thibah, (2, 0));
    table.lay(13, Tile::Tarmann);
    table.planet(S1, Planet::Tarmann, (2, 0));
    table.does(S1, "activate:h0 move:war-sun:h7");
    table.does(
        S1,
        "load:ground-force:wellon load:ground-force:saudor load:ground-force:mecatol-rex",
    );
    // Two steps from Wellon by way of Saudor: not by way of Thibah as well.
    assert!(!table.offers(S1, "load:ground-force:thibah"));
    assert!(!table.offers(S1, "load:ground-force:tarmann"));
    table.does(S1, "aboard moved");
    assert_eq!(table.fleet(S1, 0), ["war-sun.3gf"]);
}

/// TI3-R23: where enemy fighters are a ship passes and loads nothing; after a battle it
/// loads nothing either.
#[test]
fn nothing_is_loaded_beside_fighters() {
    let mut table = on_the_way();
    table.fighters(S2, 1, 2);
    table.does(S1, "activate:h0 move:war-sun:h7");
    let why = Some(("ti3-ban-enemy-ships", "TI3-CRY-07"));
    assert_eq!(table.bans(S1, "load:ground-force:saudor"), why);
    assert!(table.offers(S1, "load:ground-force:mecatol-rex"));
    let mut table = on_the_way();
    table.fighters(S2, 0, 1);
    table.ships(S2, 0, Ship::Destroyer, 1);
    table.does(S1, "activate:h0 move:war-sun:h7");
    assert!(!table.offers(S1, "load:ground-force:mecatol-rex"));
    table.does(S1, "aboard moved");
    let loads = |choice: &String| choice.starts_with("load:");
    assert!(!table.listed(S1).iter().any(loads));
}

/// TI3-CRY-10, TI3-R94: what finds no place is gone, fighters before cargo.
#[test]
fn what_finds_no_place_is_gone() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    let laden = Vessel {
        ground: 4,
        ..Vessel::new(Ship::Carrier)
    };
    table.vessel(S1, 0, laden);
    table.fighters(S1, 0, 2);
    table.ships(S1, 1, Ship::Carrier, 1);
    table.fighters(S1, 1, 6);
    table.does(S1, "activate:h0 move:carrier:h1");
    for _ in 0..6 {
        table.does(S1, "wing:h1");
    }
    table.does(S1, "aboard moved");
    assert_eq!(table.fleet(S1, 0).len(), 2 + 8);
    table
        .game
        .take_hull(S1, place(0), Vessel::new(Ship::Carrier));
    table.turn(S1);
    table.does(S1, "activate:h1 moved");
    assert_eq!(table.fleet(S1, 0), ["carrier.4gf", "fighter", "fighter"]);
}

/// TI3-TRF-02: two activations, movement, landing, production in one system.
#[test]
fn a_transfer_has_its_order() {
    let mut table = table();
    table.lay(1, Tile::AbyzFria);
    table.planet(S1, Planet::Abyz, (1, 0));
    table.dock(Planet::Abyz);
    table.planet(S1, Planet::MecatolRex, (1, 0));
    table.game.player_mut(S1).goods = 9;
    table.ships(S1, 0, Ship::Carrier, 1);
    let mut story = Vec::new();
    for choice in [
        "transfer:h0",
        "with:h1",
        "move:carrier:h0",
        "load:ground-force:mecatol-rex",
        "aboard",
        "moved",
        "land:ground-force:abyz",
        "landed",
        "build:cruiser:abyz",
    ] {
        story.extend(table.does(S1, choice));
    }
    let order = [
        at(&story, |event| matches!(event, ImperiumEvent::Transfer(..))),
        at(&story, |event| matches!(event, ImperiumEvent::Moved(..))),
        at(&story, |event| matches!(event, ImperiumEvent::Landed(..))),
        at(&story, |event| matches!(event, ImperiumEvent::Built(..))),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

/// TI3-TRF-11: nothing is fought for in a transfer: no enemy can be there, and guns are
/// silent.
#[test]
fn a_transfer_is_peaceful() {
    for transfer in [true, false] {
        let mut table = table();
        table.lay(1, Tile::ArnorLor);
        table.ships(S1, 1, Ship::WarSun, 1);
        table.planet(S1, Planet::Lor, (1, 0));
        table.ships(S1, 0, Ship::Cruiser, 1);
        let action = if transfer {
            "transfer:h1 with:h0"
        } else {
            "activate:h1"
        };
        table.does(S1, action);
        // As if an enemy stood there after all.
        table.planet(S2, Planet::Arnor, (1, 0));
        table.does(S1, "moved");
        assert_eq!(table.offers(S1, "bombard:war-sun:arnor"), !transfer);
    }
}

/// TI3-UDK-09: a dock is on its planet: ships neither fight it nor hit it.
#[test]
fn a_dock_is_not_in_space() {
    let mut table = table();
    table.lay(1, Tile::AbyzFria);
    table.planet(S2, Planet::Abyz, (3, 0));
    table.dock(Planet::Abyz);
    table.ships(S1, 0, Ship::WarSun, 1);
    table.does(S1, "activate:h1 move:war-sun:h0 aboard");
    let events = table.does(S1, "moved");
    let battle = |event: &ImperiumEvent| matches!(event, ImperiumEvent::Battle(..));
    assert!(!events.iter().any(battle));
    table.does(S1, "bombard:war-sun:abyz invade:abyz");
    let world = table.game.world(Planet::Abyz);
    assert_eq!((world.owner, world.dock), (Some(S2), Dock::Working));
}

/// TI3-R66: pairs are counted dock by dock.
#[test]
fn pairs_are_counted_by_dock() {
    let mut table = table();
    table.lay(1, Tile::AbyzFria);
    for planet in [Planet::Abyz, Planet::Fria] {
        table.planet(S1, planet, (1, 0));
        table.dock(planet);
    }
    table.game.player_mut(S1).goods = 9;
    table.does(
        S1,
        "activate:h1 moved build:fighter:abyz build:fighter:fria built",
    );
    let events = table.does(S1, "pay");
    assert!(events.contains(&ImperiumEvent::Paid(S1, 2)));
}

/// TI3-PLN-03: resources pay for units, influence does not.
#[test]
fn resources_pay_for_units() {
    let mut table = table();
    table.lay(1, Tile::AbyzFria);
    for planet in table.game.planets_of(S1).collect::<Vec<_>>() {
        table.game.world_mut(planet).ready = false;
    }
    // One resource, six influence.
    table.planet(S1, Planet::MecatolRex, (1, 0));
    table.planet(S1, Planet::Abyz, (1, 0));
    table.game.world_mut(Planet::Abyz).ready = false;
    table.dock(Planet::Abyz);
    table.does(S1, "activate:h1 moved");
    assert!(table.offers(S1, "build:destroyer:abyz"));
    let why = Some(("ti3-ban-too-dear", "TI3-RES-06"));
    assert_eq!(table.bans(S1, "build:cruiser:abyz"), why);
}

/// TI3-UGF-02: ground forces are on planets or in the hold of a ship that has one.
#[test]
fn ground_forces_are_never_in_space() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S1, Planet::Saudor, (2, 0));
    table.ships(S1, 1, Ship::Cruiser, 1);
    table.ships(S1, 1, Ship::Carrier, 1);
    table.does(S1, "activate:h0 move:cruiser:h1");
    assert!(!table.offers(S1, "load:ground-force:saudor"));
    table.does(S1, "move:carrier:h1 load:ground-force:saudor aboard moved");
    let world = table.game.world(Planet::MecatolRex);
    assert_eq!((world.owner, world.ground), (None, 0));
    assert_eq!(table.fleet(S1, 0), ["cruiser", "carrier.1gf"]);
}

/// TI3-UGF-04: ground forces land among friends, enemies and on planets that nobody has.
#[test]
fn ground_forces_land_anywhere() {
    for owner in [None, Some(S1), Some(S2)] {
        let mut table = table();
        table.lay(1, Tile::Saudor);
        if let Some(owner) = owner {
            table.planet(owner, Planet::Saudor, (1, 0));
        }
        let laden = Vessel {
            ground: 1,
            ..Vessel::new(Ship::Carrier)
        };
        table.vessel(S1, 1, laden);
        table.does(S1, "activate:h1 moved");
        assert!(table.offers(S1, "land:ground-force:saudor"), "{owner:?}");
    }
}

/// TI3-UGF-05: without ground forces no planet is taken.
#[test]
fn ships_take_no_planets() {
    for ground in [0, 1] {
        let mut table = table();
        table.lay(1, Tile::Saudor);
        let vessel = Vessel {
            ground,
            ..Vessel::new(Ship::WarSun)
        };
        table.vessel(S1, 1, vessel);
        table.does(S1, "activate:h1 moved");
        assert_eq!(table.offers(S1, "land:ground-force:saudor"), ground > 0);
        if ground > 0 {
            table.does(S1, "land:ground-force:saudor landed");
        }
        let taken = table.game.world(Planet::Saudor).owner == Some(S1);
        assert_eq!(taken, ground > 0);
    }
}

/// TI3-SUP-08: units beyond the plastic pieces count as all others: for support and for
/// room.
#[test]
fn supplements_are_units() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S1, Planet::Saudor, (20, 0));
    table.ships(S1, 1, Ship::Carrier, 2);
    table.fighters(S1, 1, 12);
    table.does(S1, "activate:h0 move:carrier:h1");
    for _ in 0..6 {
        table.does(S1, "load:ground-force:saudor");
    }
    assert!(!table.offers(S1, "load:ground-force:saudor"));
    table.does(S1, "aboard moved");
    assert_eq!(table.game.fighters_at(S1, place(1)), 6);
}

/// TI3-R54: of a group a piece of plastic is left to the last.
#[test]
fn counters_are_lost_first() {
    let mut table = table();
    table.ships(S1, 0, Ship::Carrier, 2);
    table.fighters(S1, 0, 12);
    let groups = table.game.fighter_groups(S1);
    let hits = crate::phase::common::Hits {
        seat: S1,
        place: place(0),
        left: 11,
    };
    table.game.frames.call(hits.into());
    for _ in 0..11 {
        table.does(S1, "lose-fighter");
        assert_eq!(table.game.fighter_groups(S1), groups);
    }
    assert_eq!(table.game.fighters_at(S1, place(0)), 1);
}

/// TI3-UWS-01: two war suns a colour, for twelve.
#[test]
fn what_a_war_sun_costs() {
    let mut table = table();
    let facts = table.content.unit(Unit::WarSun);
    assert_eq!((facts.pieces, facts.cost, facts.each), (2, 12, 1));
    table.ships(S1, 0, Ship::WarSun, 2);
    assert_eq!(table.game.pieces_left(&table.content, S1, Unit::WarSun), 0);
}
