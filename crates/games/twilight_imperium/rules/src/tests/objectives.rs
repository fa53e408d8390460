//! OBJ, VIC: what each objective asks for, just fulfilled and just not; who wins a tie.

use kit::position::{S1, S2, S3};
use strum::VariantArray;

use super::status::status;
use super::{Layout, Table};
use crate::ids::{Objective, Planet, Ship, Specialty, Tile};
use crate::state::{Dock, End, Vessel};

/// The status phase, with this objective for the first player: revealed, or their secret.
fn with(objective: Objective) -> Table {
    let mut table = match objective.stage() {
        crate::ids::Stage::Secret => status(&[]),
        crate::ids::Stage::One | crate::ids::Stage::Two => status(&[objective]),
    };
    if objective.stage() == crate::ids::Stage::Secret {
        table.game.player_mut(S1).secret.0 = objective;
    }
    table
}

/// Is it theirs to claim?
fn may(table: &Table, objective: Objective) -> bool {
    table.offers(S1, &format!("claim:{objective}"))
}

/// Gives the first player so many planets that this holds of.
fn give(table: &mut Table, count: usize, fits: impl Fn(&Table, Planet) -> bool) {
    let planets: Vec<Planet> = Planet::VARIANTS
        .iter()
        .copied()
        .filter(|planet| {
            let tile = table.content.tile(table.content.tile_of(*planet));
            tile.race.is_none() && fits(table, *planet)
        })
        .take(count)
        .collect();
    assert_eq!(planets.len(), count);
    for planet in planets {
        table.planet(S1, planet, (0, 0));
    }
}

/// TI3-OBJ-01: planets outside the home: five, ten, and eighteen to win.
#[test]
fn planets_are_counted_outside_the_home() {
    for (objective, count) in [
        (Objective::FivePlanets, 5),
        (Objective::TenPlanets, 10),
        (Objective::Supremacy, 18),
    ] {
        for given in [count - 1, count] {
            let mut table = with(objective);
            give(&mut table, given, |_, _| true);
            assert_eq!(may(&table, objective), given == count, "{objective}");
        }
    }
}

/// TI3-OBJ-01: Mecatol Rex, held since the round began.
#[test]
fn mecatol_rex_is_held_all_round() {
    let mut table = with(Objective::MecatolAllRound);
    table.planet(S1, Planet::MecatolRex, (1, 0));
    assert!(may(&table, Objective::MecatolAllRound));
    table.game.world_mut(Planet::MecatolRex).held = false;
    assert!(!may(&table, Objective::MecatolAllRound));
    table.planet(S2, Planet::MecatolRex, (1, 0));
    assert!(!may(&table, Objective::MecatolAllRound));
}

/// TI3-OBJ-01: specialties: one of each, four alike, six of any.
#[test]
fn specialties_are_counted() {
    let of = |table: &Table, planet| table.content.planet(planet).specialty;
    let mut table = with(Objective::ThreeSpecialties);
    for specialty in Specialty::VARIANTS {
        assert!(!may(&table, Objective::ThreeSpecialties), "{specialty:?}");
        give(&mut table, 1, |table, planet| {
            of(table, planet) == Some(*specialty)
        });
    }
    assert!(may(&table, Objective::ThreeSpecialties));
    for count in [3, 4] {
        let mut table = with(Objective::Focused);
        give(&mut table, count, |table, planet| {
            of(table, planet) == Some(Specialty::Green)
        });
        give(&mut table, 2, |table, planet| {
            of(table, planet) == Some(Specialty::Red)
        });
        assert_eq!(may(&table, Objective::Focused), count == 4);
    }
    for count in [5, 6] {
        let mut table = with(Objective::Technocrat);
        give(&mut table, count, |table, planet| {
            of(table, planet).is_some()
        });
        assert_eq!(may(&table, Objective::Technocrat), count == 6);
    }
}

/// TI3-OBJ-04: goods, resources and influence are spent now, six, ten, twelve or twenty.
#[test]
fn what_is_to_be_spent() {
    for (objective, due, points) in [
        (Objective::SpendGoods, 6, 1),
        (Objective::SpendResources, 10, 1),
        (Objective::SpendInfluence, 10, 1),
        (Objective::SpendManyGoods, 12, 2),
        (Objective::SpendManyResources, 20, 2),
        (Objective::SpendMuchInfluence, 20, 2),
    ] {
        let mut table = with(objective);
        for planet in table.game.planets_of(S1).collect::<Vec<_>>() {
            table.game.world_mut(planet).ready = false;
        }
        table.game.player_mut(S1).goods = due - 1;
        assert!(!may(&table, objective), "{objective}");
        table.game.player_mut(S1).goods = due + 1;
        table.does(S1, &format!("claim:{objective}"));
        if table.offers(S1, "pay") {
            table.does(S1, "pay");
        }
        let player = table.game.player(S1);
        assert_eq!((player.goods, player.points), (1, points), "{objective}");
    }
}

/// TI3-OBJ-01: three docks, wherever they are.
#[test]
fn three_docks() {
    let mut table = with(Objective::ThreeDocks);
    for planet in [Planet::Quann, Planet::Lodor, Planet::Saudor] {
        assert!(!may(&table, Objective::ThreeDocks));
        table.planet(S1, planet, (0, 0));
        table.game.world_mut(planet).dock = Dock::New;
    }
    assert!(may(&table, Objective::ThreeDocks));
}

/// TI3-OBJ-01: Mecatol Rex and all around it: every planet, and a ship that is no fighter.
#[test]
fn the_heart_of_the_galaxy() {
    let mut table = with(Objective::HeartOfTheGalaxy);
    table.lay(1, Tile::AbyzFria);
    table.lay(2, Tile::EmptyOne);
    table.planet(S1, Planet::MecatolRex, (0, 0));
    table.planet(S1, Planet::Abyz, (0, 0));
    table.planet(S1, Planet::Fria, (0, 0));
    for number in [0, 1] {
        table.ships(S1, number, Ship::Destroyer, 1);
    }
    table.fighters(S1, 2, 1);
    assert!(!may(&table, Objective::HeartOfTheGalaxy));
    table.ships(S1, 2, Ship::Carrier, 1);
    assert!(may(&table, Objective::HeartOfTheGalaxy));
    table.planet(S2, Planet::Fria, (0, 0));
    assert!(!may(&table, Objective::HeartOfTheGalaxy));
}

/// TI3-OBJ-01: more influence than both neighbours together, exhausted planets too.
#[test]
fn more_influence_than_both() {
    let mut table = with(Objective::MoreInfluence);
    for (seat, planet) in [(S2, Planet::MecatolRex), (S3, Planet::Quann)] {
        table.planet(seat, planet, (0, 0));
    }
    let influence = |table: &Table, seat| -> u32 {
        let planets = table.game.planets_of(seat);
        planets
            .map(|planet| u32::from(table.content.planet(planet).influence))
            .sum()
    };
    let mut seen = [false; 2];
    for planet in Planet::VARIANTS.iter().rev().take(25) {
        let theirs = influence(&table, S2) + influence(&table, S3);
        let more = influence(&table, S1) > theirs;
        assert_eq!(may(&table, Objective::MoreInfluence), more);
        seen[usize::from(more)] = true;
        if table.game.world(*planet).owner.is_none() {
            table.planet(S1, *planet, (0, 0));
            table.game.world_mut(*planet).ready = false;
        }
    }
    assert_eq!(seen, [true; 2]);
}

/// TI3-VIC-02, TI3-R48: the homes of two others win; the home of one is a secret.
#[test]
fn homes_of_others() {
    let mut table = with(Objective::Domination);
    table.game.player_mut(S1).secret.0 = Objective::Conqueror;
    for other in [S2, S3] {
        assert!(!may(&table, Objective::Domination));
        for planet in table.game.planets_of(other).collect::<Vec<_>>() {
            table.planet(S1, planet, (1, 0));
        }
        assert!(may(&table, Objective::Conqueror));
    }
    table.does(S1, "claim:domination");
    assert_eq!(
        table.outcome().map(|(how, places)| (how, places[0])),
        Some(("ti3-end-objective", 1))
    );
}

/// TI3-OBJ-01: a dock on Mecatol Rex, with four dreadnoughts, eight ships or six ground
/// forces.
#[test]
fn a_dock_on_mecatol_rex() {
    for (objective, ship, count, ground) in [
        (Objective::Forceful, Some(Ship::Dreadnought), 4, 0),
        (Objective::MasterOfShips, Some(Ship::Destroyer), 8, 0),
        (Objective::Usurper, None, 1, 6),
    ] {
        let set = |ships: usize, ground: u8, dock: bool| {
            let mut table = with(objective);
            table.planet(S1, Planet::MecatolRex, (ground, 0));
            if dock {
                table.dock(Planet::MecatolRex);
            }
            if let Some(ship) = ship {
                table.ships(S1, 0, ship, ships);
            }
            table.fighters(S1, 0, 6);
            may(&table, objective)
        };
        assert!(set(count, ground, true), "{objective}");
        assert!(!set(count, ground, false), "{objective}");
        assert!(
            !set(count - 1, ground.saturating_sub(1), true),
            "{objective}"
        );
    }
}

/// TI3-OBJ-01: Mecatol Rex, with all docks and all dreadnoughts on the board.
#[test]
fn all_docks_and_dreadnoughts() {
    let mut table = with(Objective::Industrial);
    for planet in [Planet::Quann, Planet::Lodor, Planet::Saudor] {
        table.planet(S1, planet, (0, 0));
        table.dock(planet);
    }
    table.ships(S1, 0, Ship::Dreadnought, 4);
    table.planet(S1, Planet::MecatolRex, (0, 0));
    assert!(!may(&table, Objective::Industrial));
    table.vessel(
        S1,
        1,
        Vessel {
            hurt: true,
            ..Vessel::new(Ship::Dreadnought)
        },
    );
    assert!(may(&table, Objective::Industrial));
    table.game.world_mut(Planet::Quann).dock = Dock::None;
    assert!(!may(&table, Objective::Industrial));
}

/// TI3-OBJ-01: a ship beside every wormhole.
#[test]
fn a_ship_at_every_gate() {
    let mut table = with(Objective::KeeperOfGates);
    table.lay(7, Tile::Quann);
    table.lay(11, Tile::WormholeAlpha);
    table.ships(S1, 7, Ship::Destroyer, 1);
    table.fighters(S1, 11, 2);
    assert!(!may(&table, Objective::KeeperOfGates));
    table.ships(S1, 11, Ship::Carrier, 1);
    assert!(may(&table, Objective::KeeperOfGates));
}

/// TI3-OBJ-01: the last dock of a neighbour is taken with its planet, in this round.
#[test]
fn the_last_dock_of_a_neighbour() {
    for docks in [1, 2] {
        let mut table = super::table();
        table.game.player_mut(S1).secret.0 = Objective::Merciless;
        table.lay(1, Tile::AbyzFria);
        for planet in [Planet::Abyz, Planet::Fria].into_iter().take(docks) {
            table.planet(S2, planet, (0, 0));
            table.dock(planet);
        }
        let laden = Vessel {
            ground: 1,
            ..Vessel::new(Ship::Carrier)
        };
        table.vessel(S1, 1, laden);
        table.does(S1, "activate:h1 moved land:ground-force:abyz landed");
        table.game.frames = engine::Frames::starting(crate::phase::status::Claim::first().into());
        assert_eq!(may(&table, Objective::Merciless), docks == 1);
    }
}

/// TI3-VIC-06, TI3-R49: a tie goes to objectives, then planets, then unused counters, then
/// all counters; after that it is shared.
#[test]
fn ties_are_broken_in_their_order() {
    let tie = || {
        let mut table = status(&[]);
        for seat in [S1, S2, S3] {
            table.game.player_mut(seat).points = 5;
            for planet in table.game.planets_of(seat).collect::<Vec<_>>() {
                table.game.world_mut(planet).owner = None;
            }
            table.planet(seat, Planet::VARIANTS[30 + seat.index()], (0, 0));
        }
        table
    };
    let places = |table: &mut Table| {
        table.game.finish(End::ImperiumRex);
        table.outcome().unwrap().1
    };
    assert_eq!(places(&mut tie()), [1, 1, 1]);
    // Counters in fleet supply count only in the end.
    let mut table = tie();
    table.game.player_mut(S2).counters.fleet += 1;
    assert_eq!(places(&mut table), [2, 1, 2]);
    table.game.player_mut(S3).counters.pool += 1;
    table.game.player_mut(S3).counters.fleet = 0;
    assert_eq!(places(&mut table), [3, 2, 1]);
    // A planet beats counters, an objective beats a planet.
    table.planet(S1, Planet::Quann, (0, 0));
    assert_eq!(places(&mut table)[0], 1);
    table.game.scored[Objective::FivePlanets as usize] = engine::SeatSet::one(S2);
    assert_eq!(places(&mut table), [2, 1, 3]);
}
