//! INV, UDR: bombardment and battles on the ground, in more detail.

use kit::position::{S1, S2};

use super::{Layout, Table, table};
use crate::event::ImperiumEvent;
use crate::ids::{Planet, Ship, Tile};
use crate::state::Vessel;

/// Ships of the first player, the first with ground forces aboard, where Arnor and Lor
/// lie.
fn above(word: &str, ships: &[Ship], ground: u8) -> Table {
    let mut table = table();
    table.reseed(word);
    table.lay(1, Tile::ArnorLor);
    let laden = Vessel {
        ground,
        ..Vessel::new(ships[0])
    };
    table.vessel(S1, 1, laden);
    ships[1..]
        .iter()
        .for_each(|ship| table.ships(S1, 1, *ship, 1));
    table
}

/// Lands so many ground forces on a planet.
fn land(table: &mut Table, planet: Planet, count: u8) {
    (0..count).for_each(|_| drop(table.does(S1, &format!("land:ground-force:{planet}"))));
}

/// The first roll on the ground of someone: dice and hits.
fn fought(events: &[ImperiumEvent], seat: engine::Seat) -> Option<(u8, u8)> {
    events.iter().find_map(|event| match event {
        ImperiumEvent::Fought(who, _, dice, hits) if *who == seat => Some((dice.len(), *hits)),
        _ => None,
    })
}

/// TI3-INV-03: nobody may leave a battle on the ground.
#[test]
fn nobody_leaves_the_ground() {
    let mut table = above("stay", &[Ship::Carrier], 4);
    table.lay(7, Tile::EmptyOne);
    table.mark(S1, 7);
    table.mark(S2, 7);
    table.planet(S2, Planet::Lor, (4, 0));
    table.does(S1, "activate:h1 moved");
    land(&mut table, Planet::Lor, 4);
    table.does(S1, "landed");
    let world = table.game.world(Planet::Lor);
    // It is fought to the end: one side is left at most.
    let left = (table.fleet(S1, 1), world.ground);
    assert!(world.owner == Some(S1) && left.1 > 0 || world.owner == Some(S2));
    assert_eq!(left.0, ["carrier"]);
    for seat in [S1, S2] {
        assert!(!table.offers(seat, "retreat"));
    }
}

/// TI3-INV-07: who falls to bombardment does not fight.
#[test]
fn who_is_bombarded_does_not_fight() {
    let mut seen = false;
    for index in 0..30 {
        let ships = [Ship::Carrier, Ship::Dreadnought, Ship::Dreadnought];
        let mut table = above(&format!("bomb {index}"), &ships, 1);
        table.planet(S2, Planet::Lor, (3, 0));
        table.does(S1, "activate:h1 moved");
        land(&mut table, Planet::Lor, 1);
        table.does(S1, "landed bombard:dreadnought:lor bombard:dreadnought:lor");
        let events = table.does(S1, "invade:lor");
        let hits = events.iter().find_map(|event| match event {
            ImperiumEvent::Bombarded(S1, _, _, hits) => Some(*hits),
            _ => None,
        });
        let hits = hits.unwrap();
        assert_eq!(fought(&events, S2).unwrap().0, 3 - hits);
        seen |= hits > 0;
    }
    assert!(seen);
}

/// TI3-R39: a planet without ground forces stays its owner's where nobody has landed.
#[test]
fn a_bombarded_planet_stays_its_owners() {
    let mut seen = false;
    for index in 0..20 {
        let mut table = above(&format!("empty {index}"), &[Ship::WarSun], 0);
        table.planet(S2, Planet::Lor, (1, 0));
        table.does(S1, "activate:h1 moved bombard:war-sun:lor invade:lor");
        let world = table.game.world(Planet::Lor);
        assert_eq!(world.owner, Some(S2));
        seen |= world.ground == 0;
    }
    assert!(seen);
}

/// TI3-INV-09: who falls to PDS does not fight.
#[test]
fn who_is_shot_does_not_fight() {
    let mut seen = false;
    for index in 0..30 {
        let mut table = above(&format!("shot {index}"), &[Ship::Carrier], 4);
        table.planet(S2, Planet::Lor, (1, 2));
        table.does(S1, "activate:h1 moved");
        table.does(S2, "hold");
        land(&mut table, Planet::Lor, 4);
        table.does(S1, "landed");
        let events = table.does(S2, "fire:2");
        let hits = events.iter().find_map(|event| match event {
            ImperiumEvent::Defended(S2, _, _, hits) => Some(*hits),
            _ => None,
        });
        let hits = hits.unwrap();
        assert_eq!(fought(&events, S1).unwrap().0, 4 - hits);
        seen |= hits > 0;
    }
    assert!(seen);
}

/// TI3-R40: PDS fire although bombardment left nobody; whoever survives takes the planet,
/// and where nobody does it stays.
#[test]
fn pds_fire_for_the_dead() {
    let mut seen = [false; 2];
    for index in 0..80 {
        let mut table = above(&format!("dead {index}"), &[Ship::WarSun], 1);
        table.planet(S2, Planet::Lor, (1, 1));
        table.does(S1, "activate:h1 moved");
        table.does(S2, "hold");
        land(&mut table, Planet::Lor, 1);
        table.does(S1, "landed bombard:war-sun:lor invade:lor");
        if table.game.world(Planet::Lor).ground > 0 {
            continue;
        }
        assert_eq!(table.listed(S2), ["fire:1", "hold"]);
        let events = table.does(S2, "fire:1");
        let hits = events.iter().find_map(|event| match event {
            ImperiumEvent::Defended(S2, _, _, hits) => Some(*hits),
            _ => None,
        });
        let held = hits == Some(1);
        let owner = if held { S2 } else { S1 };
        assert_eq!(table.game.world(Planet::Lor).owner, Some(owner));
        seen[usize::from(held)] = true;
    }
    assert_eq!(seen, [true; 2]);
}

/// TI3-INV-10, TI3-INV-12: both roll, then both lose as many as the other hit.
#[test]
fn a_round_on_the_ground() {
    let mut seen = false;
    for index in 0..20 {
        let mut table = above(&format!("ground {index}"), &[Ship::Carrier], 3);
        table.planet(S2, Planet::Lor, (3, 0));
        table.does(S1, "activate:h1 moved");
        land(&mut table, Planet::Lor, 3);
        let events = table.does(S1, "landed");
        let mut alive = [3, 3];
        let mut hits = [0, 0];
        let mut rolled = 0;
        for event in &events {
            match event {
                ImperiumEvent::Fought(seat, _, dice, count) => {
                    let side = seat.index();
                    // Nobody is removed between the two rolls of a round.
                    assert_eq!(dice.len(), alive[side]);
                    hits[1 - side] = *count;
                    rolled += 1;
                }
                ImperiumEvent::Fell(seat, _, count) => {
                    assert_eq!(rolled % 2, 0);
                    let side = seat.index();
                    assert_eq!(*count, hits[side].min(alive[side]));
                    alive[side] -= count;
                    seen = true;
                }
                _ => {}
            }
        }
        assert!(alive.contains(&0));
    }
    assert!(seen);
}

/// TI3-UDR-08: ships are divided among the planets that are invaded.
#[test]
fn guns_are_divided() {
    let ships = [Ship::Carrier, Ship::Dreadnought, Ship::Dreadnought];
    let mut table = above("divided", &ships, 2);
    table.planet(S2, Planet::Lor, (2, 0));
    table.planet(S2, Planet::Arnor, (2, 0));
    table.does(S1, "activate:h1 moved");
    land(&mut table, Planet::Lor, 1);
    land(&mut table, Planet::Arnor, 1);
    table.does(
        S1,
        "landed bombard:dreadnought:lor bombard:dreadnought:arnor",
    );
    let mut events = table.does(S1, "invade:lor");
    events.extend(table.does(S1, "invade:arnor"));
    let dice = events.iter().filter_map(|event| match event {
        ImperiumEvent::Bombarded(S1, planet, dice, _) => Some((*planet, dice.len())),
        _ => None,
    });
    let dice: Vec<_> = dice.collect();
    assert_eq!(dice, [(Planet::Lor, 1), (Planet::Arnor, 1)]);
}

/// TI3-UDR-09: a dreadnought that has fired at one planet does not fire at another.
#[test]
fn guns_fire_once() {
    let mut table = above("once", &[Ship::Carrier, Ship::Dreadnought], 2);
    table.planet(S2, Planet::Lor, (2, 0));
    table.planet(S2, Planet::Arnor, (2, 0));
    table.does(S1, "activate:h1 moved");
    land(&mut table, Planet::Lor, 1);
    land(&mut table, Planet::Arnor, 1);
    table.does(S1, "landed");
    assert!(table.offers(S1, "bombard:dreadnought:arnor"));
    let mut events = table.does(S1, "bombard:dreadnought:lor");
    events.extend(table.does(S1, "invade:lor"));
    assert!(!table.offers(S1, "bombard:dreadnought:arnor"));
    // The fight for Arnor, if it is still to come, has no guns.
    if table.offers(S1, "invade:arnor") {
        events.extend(table.does(S1, "invade:arnor"));
    }
    let fired = events
        .iter()
        .filter(|event| matches!(event, ImperiumEvent::Bombarded(..)));
    assert_eq!(fired.count(), 1);
}
