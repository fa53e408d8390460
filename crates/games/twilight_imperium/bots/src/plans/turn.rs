//! What a turn can be for: the most promising first.

use arrayvec::ArrayVec;
use engine::map::{Hex, PlaceSet};
use strum::VariantArray;
use twilight_imperium::ids::{Strategy, System};
use twilight_imperium::state::{Dock, Vessel};

use super::fleet::{lift, needed};
use super::{Goal, build, purse};
use crate::sight::Sight;
use crate::strength::{Force, takes, wins};
use crate::threat::Threats;
use crate::worth;

/// A battle is sought where it is this likely to be won, and for a home or Mecatol Rex
/// where it is this likely.
const FIGHT: f32 = 0.65;
const STAKES: f32 = 0.5;
/// Troops are sent where they are this likely to take a planet.
const LAND: f32 = 0.6;
/// What is in more danger than this is held.
const RISK: f32 = 0.25;
/// What has to be there to be worth building.
const WORKS: u8 = 2;

/// What a turn can be for.
pub(super) fn goals(sight: Sight<'_>, out: &mut Vec<Goal>) {
    let world = sight.world;
    let mut found: Vec<(i32, Goal)> = Vec::with_capacity(32);
    for card in Strategy::VARIANTS {
        let held = world.card(*card);
        if held.holder == Some(sight.seat) && !held.used && *card != Strategy::Initiative {
            found.push((worth::card(*card) / 4, Goal::Act(*card)));
        }
    }
    found.push((0, Goal::Pass));
    if world.counters(sight.seat).pool > 0 {
        activations(sight, &mut found);
    }
    found.sort_by_key(|(promise, _)| -promise);
    out.extend(found.into_iter().map(|(_, goal)| goal));
}

fn activations(sight: Sight<'_>, found: &mut Vec<(i32, Goal)>) {
    let world = sight.world;
    let mut fleets = PlaceSet::NONE;
    for hull in world.hulls(sight.seat) {
        fleets = fleets.with(hull.place().index());
    }
    let mut empire = PlaceSet::NONE;
    for planet in sight.planets() {
        if let Some(place) = world.place_of(planet.planet) {
            empire = empire.with(place.index());
        }
    }
    let around = sight.around(sight.around(fleets)).union(empire);
    let passable = world.passable(sight.seat);
    let threats = Threats::of(sight.content, world);
    for place in Hex::of(around.difference(world.closed())) {
        if !sight.can_activate(place) {
            continue;
        }
        let fleet = Coming::to(sight, passable, place);
        works(sight, place, found);
        match sight.enemy_at(place) {
            Some(enemy) => attack(sight, place, enemy, &fleet, found),
            None => {
                take(sight, place, &fleet, found);
                hold(sight, place, &threats, &fleet, found);
                stake(sight, place, &fleet, found);
                approach(sight, place, &fleet, fleets, found);
            }
        }
    }
}

/// What could come to a place, as far as fleet supply lets it.
struct Coming {
    ships: ArrayVec<Vessel, 16>,
    fighters: u8,
    /// The most troops that one ship brings, and all of them.
    lift: u8,
    all: u8,
}

impl Coming {
    fn to(sight: Sight<'_>, passable: PlaceSet, place: Hex) -> Self {
        let Sight {
            content,
            world,
            seat,
        } = sight;
        let reach = world.reach(passable, place);
        let mut ships: Vec<(u16, Vessel, u8, u8)> = Vec::new();
        for hull in world.hulls(seat) {
            let from = hull.place();
            let gets_there = reach.reaches(from, world.moves(content, hull.vessel().ship, from));
            if from == place || sight.is_pinned(from) || !gets_there {
                continue;
            }
            let lift = lift(sight, *hull);
            let force = Force::ship(content, *hull);
            let room = sight.capacity(*hull).saturating_sub(lift);
            let wings = world.fighters(seat, from).min(room);
            let force = force.and(Force::fighters(content, wings));
            let power = force.hits * force.bodies + 20 * u16::from(lift > 0);
            ships.push((power, hull.vessel(), wings, lift));
        }
        ships.sort_by_key(|(power, ..)| u16::MAX - power);
        let supply = world.counters(seat).fleet;
        let there = sight.hulls_at(place).count() as u8;
        let mut coming = Self {
            ships: ArrayVec::new(),
            fighters: 0,
            lift: ships.iter().map(|(_, _, _, lift)| *lift).max().unwrap_or(0),
            all: 0,
        };
        let most = usize::from(supply.saturating_sub(there)).min(coming.ships.capacity());
        for (_, vessel, wings, lift) in ships.iter().take(most) {
            coming.ships.push(*vessel);
            // Those of one place are counted for every ship that could take them.
            coming.fighters = coming.fighters.max(*wings);
            coming.all = coming.all.saturating_add(*lift);
        }
        coming.all = coming.all.saturating_add(sight.aboard(place));
        coming
    }
}

fn is_home_of_another(sight: Sight<'_>, place: Hex) -> bool {
    let tile = sight.world.tile_at(place);
    let kind = tile.map(|tile| sight.content.tile(tile).kind);
    kind == Some(System::Home) && place != sight.home()
}

/// Planets without a fleet before them.
fn take(sight: Sight<'_>, place: Hex, fleet: &Coming, found: &mut Vec<(i32, Goal)>) {
    let mut promise = 0;
    let mut left = fleet.all;
    for there in sight.system(place).filter(|there| !sight.owns(there)) {
        let likely = there.ground == 0 || takes(sight, there.planet, left, 0) >= LAND;
        if left > 0 && likely {
            promise += worth::planet(sight.content, there.planet);
            left = left.saturating_sub(needed(&there).min(left));
        }
    }
    if promise > 0 {
        found.push((promise, Goal::Take(place)));
    }
}

/// A fleet of another that can be beaten.
fn attack(
    sight: Sight<'_>,
    place: Hex,
    enemy: engine::Seat,
    fleet: &Coming,
    found: &mut Vec<(i32, Goal)>,
) {
    let defence = Force::at(sight.of(enemy), place);
    let win = wins(sight, place, &fleet.ships, fleet.fighters);
    let stakes = place == Hex::MIDDLE || place == sight.home() || is_home_of_another(sight, place);
    if win < if stakes { STAKES } else { FIGHT } {
        return;
    }
    let planets = sight.system(place).filter(|there| !sight.owns(there));
    let planets: i32 = planets
        .map(|there| worth::planet(sight.content, there.planet))
        .sum();
    let prize = planets * i32::from(fleet.all > 0) + i32::from(defence.bodies) * 8;
    found.push(((win * prize as f32) as i32, Goal::Attack(place)));
}

/// Systems of one's own in danger.
fn hold(
    sight: Sight<'_>,
    place: Hex,
    threats: &Threats,
    fleet: &Coming,
    found: &mut Vec<(i32, Goal)>,
) {
    if fleet.ships.is_empty() || !sight.is_own(place) {
        return;
    }
    let now = threats.danger(sight, place, Force::at(sight, place));
    if now.ground < RISK {
        return;
    }
    let home = place == sight.home();
    found.push((if home { 60 } else { 12 }, Goal::Hold(place)));
}

/// What an objective of one's own wants more of in a place.
fn stake(sight: Sight<'_>, place: Hex, fleet: &Coming, found: &mut Vec<(i32, Goal)>) {
    let court = place == Hex::MIDDLE && sight.court().is_some() && sight.is_own(place);
    if !fleet.ships.is_empty() && (court || sight.outposts().contains(place.index())) {
        found.push((25, Goal::Gather(place)));
    }
}

/// Carriers with troops, on the way to what they can take next.
fn approach(
    sight: Sight<'_>,
    place: Hex,
    fleet: &Coming,
    fleets: PlaceSet,
    found: &mut Vec<(i32, Goal)>,
) {
    let nothing = sight.system(place).all(|there| sight.owns(&there));
    if nothing && fleet.ships.len() > 1 && sight.has_rivals_next_to(place) {
        found.push((5, Goal::Muster(place)));
    }
    if fleet.lift == 0 || !nothing || fleets.contains(place.index()) {
        return;
    }
    if sight.has_free_planets_near(place) {
        found.push((10, Goal::Approach(place)));
    }
}

/// Docks that build, and places for new ones.
fn works(sight: Sight<'_>, place: Hex, found: &mut Vec<(i32, Goal)>) {
    if sight.enemy_at(place).is_some() || !sight.is_own(place) {
        return;
    }
    let spare = purse::spare(sight, false);
    let own = || sight.system(place).filter(|there| sight.owns(there));
    let builds = own().any(|there| there.dock == Dock::Working) && spare >= WORKS;
    let price = sight
        .content
        .unit(twilight_imperium::ids::Unit::SpaceDock)
        .cost;
    let founds = spare >= price
        && build::wants_dock(sight)
        && own().any(|there| {
            there.dock == Dock::None && there.held && build::site(sight, there.planet) > 0
        });
    if builds || founds {
        found.push((i32::from(spare) * 5, Goal::Build(place)));
    }
}
