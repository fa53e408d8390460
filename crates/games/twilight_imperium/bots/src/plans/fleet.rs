//! Which ships go where a goal leads, and what they carry.

use engine::map::Hex;
use twilight_imperium::choice::Choice;
use twilight_imperium::ids::{Planet, Ship, Unit};
use twilight_imperium::state::{Dock, Hull, Vessel};
use twilight_imperium::view::PlanetView;

use super::Goal;
use crate::sight::Sight;
use crate::stakes::Court;
use crate::strength::{Force, wins};
use crate::threat::Threats;

/// An attack gathers ships until it is this likely to be won.
const SURE: f32 = 0.92;
/// In more danger than this a fleet is given an escort, and a home keeps its ships.
const RISK: f32 = 0.3;
/// Ground forces that go along for what can be taken next.
const FURTHER: u8 = 2;

/// How many ground forces a planet takes: one where nobody is.
pub(super) const fn needed(there: &PlanetView) -> u8 {
    match there.ground {
        0 => 1,
        ground => ground + 1 + ground / 2 + there.pds,
    }
}

/// How many ground forces a goal wants before a place.
pub(super) fn troops_for(sight: Sight<'_>, goal: Goal, place: Hex) -> u8 {
    match goal {
        Goal::Take(_) | Goal::Attack(_) => {
            let planets = sight.system(place).filter(|planet| !sight.owns(planet));
            planets.map(|planet| needed(&planet)).sum()
        }
        Goal::Approach(_) => FURTHER,
        Goal::Muster(_) => 6,
        // All that can be spared.
        Goal::Gather(_) if sight.court() == Some(Court::Troops) => 6,
        _ => 0,
    }
}

/// How many ground forces stay on a planet when others leave.
fn kept(sight: Sight<'_>, place: Hex, planet: &PlanetView) -> u8 {
    let home = place == sight.home();
    let near = sight.is_near_rivals(place);
    u8::from(near || planet.dock != Dock::None) + u8::from(home && near)
}

/// Ground forces of a planet that may leave.
pub(super) fn spare(sight: Sight<'_>, place: Hex, planet: &PlanetView) -> u8 {
    if !sight.owns(planet) {
        return 0;
    }
    planet.ground.saturating_sub(kept(sight, place, planet))
}

/// Ground forces that a ship brings from a place, with what is aboard.
pub(crate) fn lift(sight: Sight<'_>, hull: Hull) -> u8 {
    let room = sight.capacity(hull).saturating_sub(hull.vessel().cargo());
    let place = hull.place();
    let planets = sight
        .system(place)
        .map(|planet| spare(sight, place, &planet));
    hull.vessel().ground + planets.sum::<u8>().min(room)
}

/// A ship that could move: its place in the list, and the ship.
fn candidates<'a>(
    sight: Sight<'a>,
    place: Hex,
    choices: &'a [Choice],
) -> impl Iterator<Item = (Choice, Hull)> + 'a {
    choices.iter().filter_map(move |choice| match choice {
        Choice::Move(vessel, from) if *from != place => {
            let mut hulls = sight.hulls_at(*from);
            let hull = hulls.find(|hull| hull.vessel() == *vessel)?;
            Some((*choice, hull))
        }
        _ => None,
    })
}

/// TI3-MOV-01: the next ship that moves, or setting out.
pub(super) fn step(sight: Sight<'_>, goal: Goal, place: Hex, choices: &[Choice]) -> Option<Choice> {
    let own = goal.place() == Some(place) && !matches!(goal, Goal::Build(_));
    if !own {
        return Some(Choice::Moved);
    }
    let lacking = troops_for(sight, goal, place).saturating_sub(sight.aboard(place));
    let carrier = candidates(sight, place, choices)
        .filter(|(_, hull)| sight.capacity(*hull) > 0)
        .map(|(choice, hull)| (lift(sight, hull).min(lacking), choice))
        .filter(|(lift, _)| *lift > 0)
        .max_by_key(|(lift, _)| *lift);
    if let Some((_, choice)) = carrier {
        return Some(choice);
    }
    let more = match goal {
        Goal::Gather(_) => gather(sight, place, choices),
        _ => escort(sight, goal, place, choices),
    };
    Some(more.unwrap_or(Choice::Moved))
}

/// The next ship for an objective: the cheapest where one is enough.
fn gather(sight: Sight<'_>, place: Hex, choices: &[Choice]) -> Option<Choice> {
    let threats = Threats::of(sight.content, sight.world);
    let court = sight.court().filter(|_| place == Hex::MIDDLE);
    if court.is_none() && sight.hulls_at(place).next().is_some() {
        return None;
    }
    let ships = candidates(sight, place, choices);
    let wanted = ships.filter(|(_, hull)| match court {
        Some(Court::Dreadnoughts) => hull.vessel().ship == Ship::Dreadnought,
        Some(Court::Troops) => false,
        Some(Court::Ships) | None => hull.vessel().cargo() == 0,
    });
    let free = wanted.filter(|(_, hull)| may_leave(sight, Goal::Gather(place), &threats, *hull));
    let cheapest = free.min_by_key(|(_, hull)| sight.content.unit(hull.vessel().ship.unit()).cost);
    cheapest.map(|(choice, _)| choice)
}

/// The next warship, if more are wanted.
fn escort(sight: Sight<'_>, goal: Goal, place: Hex, choices: &[Choice]) -> Option<Choice> {
    let threats = Threats::of(sight.content, sight.world);
    let there = Force::fleet(sight, place);
    let wants = match sight.enemy_at(place) {
        _ if matches!(goal, Goal::Muster(_)) => true,
        Some(_) => wins(sight, place, &[], 0) < SURE,
        None => threats.danger(sight, place, Force::at(sight, place)).space > RISK,
    };
    if !wants || matches!(goal, Goal::Approach(_)) && there.is_nothing() {
        return None;
    }
    let ships = candidates(sight, place, choices);
    let free = ships.filter(|(_, hull)| may_leave(sight, goal, &threats, *hull));
    let best = free.max_by_key(|(_, hull)| {
        let force = Force::ship(sight.content, *hull);
        let wings = match sight.capacity(*hull) {
            0 => 0,
            room => u16::from(sight.world.fighters(sight.seat, hull.place()).min(room)),
        };
        force.hits * force.bodies + 2 * wings
    });
    best.map(|(choice, _)| choice)
}

/// Does what it leaves behind stand without it?
fn may_leave(sight: Sight<'_>, goal: Goal, threats: &Threats, hull: Hull) -> bool {
    let from = hull.place();
    let goes_home = matches!(goal, Goal::Hold(place) if place == sight.home());
    if goes_home || !sight.is_own(from) {
        return true;
    }
    if sight.capacity(hull) > 0 && hull.vessel().ground > 0 && !matches!(goal, Goal::Attack(_)) {
        return false;
    }
    let ship = Force::ship(sight.content, hull);
    let all = Force::at(sight, from);
    let rest = Force {
        hits: all.hits - ship.hits,
        bodies: all.bodies - ship.bodies,
        ..all
    };
    let danger = |defence| threats.danger(sight, from, defence).ground;
    let after = danger(rest);
    after < RISK || from != sight.home() && after < danger(all) + 0.15
}

/// A ship that loads.
pub(super) struct Hold {
    pub(super) from: Hex,
    pub(super) to: Hex,
    pub(super) vessel: Vessel,
    pub(super) wings: u8,
}

impl Hold {
    /// TI3-CRY-01: ground forces for what is to be taken and a little more, then
    /// fighters.
    pub(super) fn load(&self, sight: Sight<'_>, goal: Goal, choices: &[Choice]) -> Option<Choice> {
        let wanted = match troops_for(sight, goal, self.to) {
            0 => 0,
            troops => troops + FURTHER,
        };
        let have = sight.aboard(self.to) + self.vessel.ground;
        let capacity = sight.content.unit(self.vessel.ship.unit()).capacity;
        let room = capacity.saturating_sub(self.vessel.cargo() + self.wings);
        if room == 0 {
            return Some(Choice::Aboard);
        }
        let from = |planet: Planet| sight.world.place_of(planet).unwrap_or(self.from);
        let spare = |planet: Planet| spare(sight, from(planet), &sight.world.planet(planet));
        if have < wanted {
            let loads = choices.iter().filter_map(|choice| match choice {
                Choice::Load(Unit::GroundForce, planet) if from(*planet) != self.to => {
                    Some((spare(*planet), *choice))
                }
                _ => None,
            });
            let best = loads
                .filter(|(spare, _)| *spare > 0)
                .max_by_key(|(spare, _)| *spare);
            if let Some((_, choice)) = best {
                return Some(choice);
            }
        }
        let wing = Choice::Wing(self.from);
        Some(if choices.contains(&wing) {
            wing
        } else {
            Choice::Aboard
        })
    }
}
