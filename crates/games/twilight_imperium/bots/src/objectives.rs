//! How near someone is to an objective, and what that is worth.

use engine::map::Hex;
use strum::VariantArray;
use twilight_imperium::ids::{Objective, Planet, Ship, Specialty, Unit};

use crate::sight::Sight;

/// Fulfilled, in hundredths.
pub(crate) const WHOLE: i32 = 100;

/// The share of an objective that is fulfilled, in hundredths. Only what can be
/// claimed now is whole.
pub(crate) fn share(sight: Sight<'_>, objective: Objective) -> i32 {
    let fulfilled = sight.world.fulfils(sight.content, sight.seat, objective);
    if fulfilled {
        return WHOLE;
    }
    let count = i32::from(sight.content.objective(objective).count);
    let (have, need) = match objective {
        Objective::FivePlanets | Objective::TenPlanets | Objective::Supremacy => {
            (abroad(sight), count)
        }
        // TI3-R42: from the beginning of a round on.
        Objective::MecatolAllRound => (i32::from(has_mecatol(sight)), 2),
        Objective::ThreeSpecialties => {
            let mut all = Specialty::VARIANTS.iter();
            let mut have = 0;
            all.by_ref()
                .for_each(|specialty| have += i32::from(with_specialty(sight, *specialty) > 0));
            (have, Specialty::VARIANTS.len() as i32)
        }
        // There are no technologies as yet.
        Objective::FiveTechnologies
        | Objective::ThreeOfAColour
        | Objective::FourColours
        | Objective::NineTechnologies
        | Objective::Diversified
        | Objective::ImperiumRex => return 0,
        Objective::SpendGoods | Objective::SpendManyGoods => {
            (i32::from(sight.world.goods(sight.seat)), count)
        }
        // What all planets would give when they are refreshed.
        Objective::SpendResources | Objective::SpendManyResources => {
            (income(sight).0, count + count / 3)
        }
        Objective::SpendInfluence | Objective::SpendMuchInfluence => {
            (income(sight).1, count + count / 3)
        }
        Objective::ThreeDocks => (i32::from(sight.docks()), count),
        Objective::HeartOfTheGalaxy => heart(sight),
        Objective::MoreInfluence => {
            let neighbours = sight.world.next_to(sight.seat);
            let theirs: i32 = neighbours
                .iter()
                .map(|other| income(sight.of(*other)).1)
                .sum();
            (income(sight).1, theirs + 1)
        }
        Objective::Domination | Objective::Conqueror => (homes(sight), 2 * count),
        Objective::Focused => {
            let all = Specialty::VARIANTS.iter();
            let most = all.map(|specialty| with_specialty(sight, *specialty)).max();
            (most.unwrap_or(0), count)
        }
        Objective::Technocrat => {
            let all = Specialty::VARIANTS.iter();
            let sum = all.map(|specialty| with_specialty(sight, *specialty)).sum();
            (sum, count)
        }
        Objective::Forceful => {
            let there = sight.hulls_at(Hex::MIDDLE);
            let there = there.filter(|hull| hull.vessel().ship == Ship::Dreadnought);
            at_mecatol(sight, there.count() as i32, count)
        }
        Objective::MasterOfShips => {
            at_mecatol(sight, sight.hulls_at(Hex::MIDDLE).count() as i32, count)
        }
        Objective::Usurper => {
            let there = sight.world.planet(Planet::MecatolRex);
            at_mecatol(sight, i32::from(there.ground), count)
        }
        Objective::Industrial => {
            let docks = i32::from(sight.docks());
            let ships = i32::from(sight.count(Unit::Dreadnought));
            (
                docks + ships + 2 * i32::from(has_mecatol(sight)),
                3 + count + 2,
            )
        }
        Objective::KeeperOfGates => {
            let gates = sight.world.gates();
            let kept = Hex::of(gates).filter(|gate| sight.hulls_at(*gate).next().is_some());
            (kept.count() as i32, gates.len().max(1) as i32)
        }
        Objective::Merciless => (0, 1),
    };
    // Near is not there.
    (WHOLE * have / need.max(1)).min(WHOLE - 10)
}

/// The resources and the influence of all planets.
pub(crate) fn income(sight: Sight<'_>) -> (i32, i32) {
    sight
        .planets()
        .fold((0, 0), |(resources, influence), planet| {
            let facts = sight.content.planet(planet.planet);
            (
                resources + i32::from(facts.resources),
                influence + i32::from(facts.influence),
            )
        })
}

fn abroad(sight: Sight<'_>) -> i32 {
    let home = Some(sight.home());
    let planets = sight.planets();
    let abroad = planets.filter(|planet| sight.world.place_of(planet.planet) != home);
    abroad.count() as i32
}

fn has_mecatol(sight: Sight<'_>) -> bool {
    sight.owns(&sight.world.planet(Planet::MecatolRex))
}

fn with_specialty(sight: Sight<'_>, wanted: Specialty) -> i32 {
    let planets = sight.planets();
    let fits =
        planets.filter(|planet| sight.content.planet(planet.planet).specialty == Some(wanted));
    fits.count() as i32
}

/// Mecatol Rex, a dock on it, and so much of something.
fn at_mecatol(sight: Sight<'_>, have: i32, need: i32) -> (i32, i32) {
    let there = sight.world.planet(Planet::MecatolRex);
    let own = sight.owns(&there);
    let dock = own && there.dock != twilight_imperium::state::Dock::None;
    let base = 2 * i32::from(own) + 2 * i32::from(dock);
    (base + if own { have.min(need) } else { 0 }, 4 + need)
}

/// Systems around Mecatol Rex, and it, with a ship and all planets.
fn heart(sight: Sight<'_>) -> (i32, i32) {
    let all = sight.around(engine::map::PlaceSet::one(Hex::MIDDLE.index()));
    // Nobody enters some systems, and then nobody fulfils it.
    if !all.intersection(sight.world.closed()).is_empty() {
        return (0, 1);
    }
    let held = Hex::of(all).filter(|place| {
        let planets = sight.system(*place).all(|planet| sight.owns(&planet));
        planets && sight.hulls_at(*place).next().is_some()
    });
    (held.count() as i32, all.len() as i32)
}

/// Homes of others of which this player has planets: whole ones count twice.
fn homes(sight: Sight<'_>) -> i32 {
    let others = sight.world.everyone().filter(|other| *other != sight.seat);
    let taken = others.map(|other| {
        let home = sight.world.home(other);
        let (mut own, mut all) = (false, true);
        for planet in sight.system(home) {
            own |= sight.owns(&planet);
            all &= sight.owns(&planet);
        }
        i32::from(own) + i32::from(own && all)
    });
    taken.sum()
}
