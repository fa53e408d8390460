//! Battles: leaving them, hits, landing, invading.

use engine::map::Hex;
use twilight_imperium::choice::Choice;
use twilight_imperium::ids::{Ship, Unit};

use super::Goal;
use super::fleet::needed;
use crate::sight::Sight;
use crate::strength::{Force, takes, wins_on};
use crate::threat::Threats;
use crate::worth;

/// Who is less likely to win leaves, if more than a carrier is saved.
const HOPELESS: f32 = 0.3;
/// Troops land where they are this likely to take the planet.
const LIKELY: f32 = 0.55;
/// And as many as this takes.
const SURE: f32 = 0.9;
/// In more danger than this all troops land.
const RISK: f32 = 0.15;

/// TI3-RET-01: is a battle given up?
pub(super) fn leave(sight: Sight<'_>, place: Hex, choices: &[Choice]) -> Option<Choice> {
    let win = wins_on(sight)?;
    let carrier = worth::price(sight.content, Unit::Carrier);
    let saved: i32 = sight
        .hulls_at(place)
        .map(|hull| worth::price(sight.content, hull.vessel().ship.unit()))
        .sum();
    let leaves = win < HOPELESS && saved > carrier && place != sight.home();
    let retreat = Choice::Retreat;
    Some(if leaves && choices.contains(&retreat) {
        retreat
    } else {
        Choice::Stay
    })
}

/// TI3-RET-06: where most of one's own is.
pub(super) fn flee(sight: Sight<'_>, choices: &[Choice]) -> Option<Choice> {
    let key = |choice: &&Choice| match choice {
        Choice::Flee(place) => {
            let force = Force::at(sight, *place);
            (sight.is_own(*place), force.bodies)
        }
        _ => (false, 0),
    };
    choices.iter().max_by_key(key).copied()
}

/// TI3-SPB-15: damage first, then what is cheapest; laden ships last. A fleet that is
/// too large goes by the same order.
pub(super) fn lose(sight: Sight<'_>, _: Hex, choices: &[Choice]) -> Option<Choice> {
    let price = |unit| worth::price(sight.content, unit);
    let key = |choice: &&Choice| match choice {
        Choice::Damage(_) => -1,
        Choice::LoseFighter => price(Unit::Fighter),
        Choice::Lose(vessel) => {
            let hull = price(vessel.ship.unit());
            // A fleet without a ship that hits is lost as well.
            let cargo = 12 * i32::from(vessel.ground);
            hull + cargo - i32::from(vessel.hurt)
        }
        _ => i32::MAX,
    };
    choices.iter().min_by_key(key).copied()
}

/// TI3-LND-01: one on every free planet, enough on one that is defended, and all
/// where rivals are near.
pub(super) fn land(sight: Sight<'_>, goal: Goal, place: Hex, choices: &[Choice]) -> Option<Choice> {
    let world = sight.world;
    let aboard = sight.aboard(place);
    let on = |planet| Choice::Land(Unit::GroundForce, planet);
    let guns = sight
        .hulls_at(place)
        .filter(|hull| hull.vessel().ship == Ship::Dreadnought)
        .count() as u8;
    let mut best: Option<(i32, Choice)> = None;
    for (nth, there) in sight.system(place).enumerate() {
        let choice = on(there.planet);
        if sight.owns(&there) || !choices.contains(&choice) {
            continue;
        }
        let landed = world.landed(nth);
        let value = worth::planet(sight.content, there.planet);
        let wish = if there.ground == 0 {
            (landed == 0).then_some(1_000 + value)
        } else {
            // TI3-UDR-06: guns do not reach what PDS shield.
            let guns = if there.pds == 0 { guns } else { 0 };
            let chance = |troops| takes(sight, there.planet, troops, guns);
            let more = chance(landed) < SURE && landed < needed(&there) + 2;
            let likely = landed > 0 || chance(aboard) >= LIKELY;
            (more && likely).then_some(value)
        };
        if let Some(wish) = wish
            && best.is_none_or(|(before, _)| wish > before)
        {
            best = Some((wish, choice));
        }
    }
    if let Some((_, choice)) = best {
        return Some(choice);
    }
    Some(settle(sight, goal, place, aboard, choices).unwrap_or(Choice::Landed))
}

/// Troops that are left go where they are needed: on the planet with fewest.
fn settle(
    sight: Sight<'_>,
    goal: Goal,
    place: Hex,
    aboard: u8,
    choices: &[Choice],
) -> Option<Choice> {
    if matches!(goal, Goal::Approach(_) | Goal::Muster(_)) {
        return None;
    }
    let threats = Threats::of(sight.content, sight.world);
    let danger = threats.danger(sight, place, Force::at(sight, place));
    if matches!(goal, Goal::Gather(_)) {
        let mut lands = choices.iter();
        return lands
            .find(|choice| matches!(choice, Choice::Land(Unit::GroundForce, _)))
            .copied();
    }
    let further = sight.has_free_planets_near(place);
    let stays = match further {
        true => danger.ground > RISK && aboard > 1,
        false => danger.ground > RISK || aboard > 1,
    };
    if !stays {
        return None;
    }
    let planets = sight.system(place).enumerate();
    let fewest = planets
        .filter(|(_, there)| choices.contains(&Choice::Land(Unit::GroundForce, there.planet)))
        .filter(|(nth, there)| sight.owns(there) || sight.world.landed(*nth) > 0)
        .map(|(nth, there)| {
            let own = if sight.owns(&there) { there.ground } else { 0 };
            (own + sight.world.landed(nth), there.planet)
        })
        .min();
    let (count, planet) = fewest?;
    (count < 3 || place == sight.home()).then_some(Choice::Land(Unit::GroundForce, planet))
}

/// TI3-INV-02: all guns first.
pub(super) fn invade(_: Sight<'_>, _: Hex, choices: &[Choice]) -> Option<Choice> {
    let bombards = |choice: &&Choice| matches!(choice, Choice::Bombard(..));
    let invades = |choice: &&Choice| matches!(choice, Choice::Invade(_));
    let found = choices.iter().find(bombards);
    let found = found.or_else(|| choices.iter().find(invades));
    found.or_else(|| choices.first()).copied()
}
