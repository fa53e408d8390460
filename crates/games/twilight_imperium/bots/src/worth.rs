//! What a world is worth to an empire before the end, in hundredths of a point.

use bots::{Evaluation, Terms};
use engine::map::{Hex, PlaceSet};
use engine::{MAX_SEATS, Seat};
use strum::VariantArray;
use twilight_imperium::TwilightImperium;
use twilight_imperium::choice::Choice;
use twilight_imperium::content::Content;
use twilight_imperium::ids::{Objective, Planet, Strategy, Unit};
use twilight_imperium::outlook::Asked;
use twilight_imperium::state::Dock;
use twilight_imperium::view::PlanetView;

use crate::objectives::{WHOLE, share};
use crate::plans::{self, fleet};
use crate::sight::Sight;
use crate::strength::{Force, conquers};
use crate::threat::Threats;

/// The evaluation of Twilight Imperium.
#[derive(Debug, Clone, Copy, Default)]
pub struct Empire;

const POINT: i32 = 100;
/// What each point is worth beyond that from the eighth on.
const NEARLY: i32 = 50;
const WON: i32 = 3_000;
/// A fulfilled objective, a point of it: the one that is claimed next, further ones,
/// and the share of one that is not fulfilled.
const CLAIMED: i32 = 85;
const LATER: i32 = 50;
const UNDERWAY: i32 = 55;
/// What an objective that wins at once counts for, in points.
const WINS: i32 = 6;
/// A planet: as such, a resource, a point of influence, a specialty.
const PLANET: i32 = 14;
const RESOURCE: i32 = 9;
const INFLUENCE: i32 = 7;
const SPECIALTY: i32 = 4;
/// What can be spent in this round.
const READY: i32 = 1;
const MECATOL: i32 = 35;
/// TI3-STA-06: who has lost a planet of the home claims nothing.
const HOME_LOST: i32 = -250;
/// Ships, by what they cost; PDS, ground forces; docks, the first one first.
const SHIP: i32 = 6;
const PDS: i32 = 9;
const GROUND: i32 = 4;
const DOCKS: [i32; 4] = [0, 60, 105, 140];
/// Counters in the command pool, strategy allocation and fleet supply, one by one.
const POOL: [i32; 6] = [14, 11, 8, 5, 3, 2];
const STRATEGY: [i32; 4] = [10, 9, 4, 2];
const FLEET: [i32; 6] = [12, 12, 11, 9, 8, 6];
const GOOD: i32 = 6;
/// With so many objectives to come the end is far.
const LONG: i32 = 8;
/// The part of what stands in danger that counts as lost.
const FEAR: f32 = 0.3;
/// What planets are worth to who can take them next, to who can in two steps, and what
/// those of others are: parts of their worth in hundredths.
const NEXT: i32 = 28;
const SOON: i32 = 12;
const CONQUEST: i32 = 16;

/// What a planet is worth to whoever has it.
pub(crate) fn planet(content: &Content, planet: Planet) -> i32 {
    let facts = content.planet(planet);
    let mut worth = PLANET
        + RESOURCE * i32::from(facts.resources)
        + INFLUENCE * i32::from(facts.influence)
        + SPECIALTY * i32::from(facts.specialty.is_some());
    if planet == Planet::MecatolRex {
        worth += MECATOL;
    }
    worth
}

/// What a strategy card is worth to who has not used it.
pub(crate) const fn card(card: Strategy) -> i32 {
    match card {
        Strategy::Imperial => 150,
        // The speaker chooses first in the next round.
        Strategy::Initiative => 60,
        Strategy::Logistics => 50,
        Strategy::Warfare => 14,
        Strategy::Diplomacy => 8,
        Strategy::Political | Strategy::Trade | Strategy::Technology => 0,
    }
}

fn sum_of<const N: usize>(values: [i32; N], count: u8) -> i32 {
    let values = values.iter().take(count.into());
    values.sum::<i32>() + 2 * (i32::from(count) - N as i32).max(0)
}

/// What stands in a place: ships, with what is aboard.
fn ships(sight: Sight<'_>, place: Hex) -> i32 {
    let hulls = sight.hulls_at(place).map(|hull| {
        let vessel = hull.vessel();
        let price = i32::from(sight.content.unit(vessel.ship.unit()).cost);
        SHIP * price + GROUND * i32::from(vessel.ground) - i32::from(vessel.hurt) * SHIP
    });
    let fighters = i32::from(sight.world.fighters(sight.seat, place));
    hulls.sum::<i32>() + SHIP * fighters / 2
}

fn on_planet(found: &PlanetView) -> i32 {
    PDS * i32::from(found.pds) + GROUND * i32::from(found.ground)
}

impl Empire {
    fn count(sight: Sight<'_>, threats: &Threats, out: &mut Terms) {
        let Sight {
            content,
            world,
            seat,
        } = sight;
        let points = i32::from(world.points(seat));
        let won = world.winner() == Some(seat);
        let goal = i32::from(content.figures.victory.points);
        let near = NEARLY * (points + 3 - goal).max(0);
        out.add(
            "ti3-term-points",
            POINT * points + near + WON * i32::from(won),
        );
        if world.is_out(seat) {
            out.add("ti3-term-home", 2 * HOME_LOST);
            return;
        }
        out.add("ti3-term-objectives", objectives(sight));
        let (mut planets, mut units, mut docks, mut lost) = (0, 0, 0u8, false);
        let home = sight.home();
        for found in sight.planets() {
            planets += planet(content, found.planet);
            if found.ready {
                let facts = content.planet(found.planet);
                planets += READY * i32::from(facts.resources + facts.influence);
            }
            units += on_planet(&found);
            docks += u8::from(found.dock != Dock::None);
        }
        for found in sight.system(home) {
            lost |= !sight.owns(&found);
        }
        out.add("ti3-term-planets", planets);
        out.add("ti3-term-home", HOME_LOST * i32::from(lost));
        let mut places = PlaceSet::NONE;
        for hull in world.hulls(seat) {
            places = places.with(hull.place().index());
        }
        places = places.with(home.index());
        units += Hex::of(places)
            .map(|place| ships(sight, place))
            .sum::<i32>();
        out.add("ti3-term-units", units);
        out.add(
            "ti3-term-docks",
            DOCKS[usize::from(docks).min(DOCKS.len() - 1)],
        );
        let counters = world.counters(seat);
        // What is not used before the end is worth nothing (TI3-VIC-04).
        let time = (world.objectives_left() as i32 + 1).min(LONG);
        out.add(
            "ti3-term-counters",
            time * sum_of(POOL, counters.pool) / LONG
                + sum_of(STRATEGY, counters.strategy)
                + sum_of(FLEET, counters.fleet),
        );
        out.add("ti3-term-goods", GOOD * i32::from(world.goods(seat)));
        let held = Strategy::VARIANTS.iter().filter(|held| {
            let held = world.card(**held);
            held.holder == Some(seat) && !held.used
        });
        out.add("ti3-term-cards", held.map(|held| card(*held)).sum());
        out.add("ti3-term-prospects", prospects(sight, threats));
        out.add("ti3-term-danger", danger(sight, threats, places));
    }
}

/// The last steps of an objective count more than the first.
const fn begun(share: i32) -> i32 {
    (share + share * share / WHOLE) / 2
}

/// Open objectives: one public one is claimed in a round, the secret one beside it
/// (TI3-OBJ-08).
fn objectives(sight: Sight<'_>) -> i32 {
    let Sight {
        content,
        world,
        seat,
    } = sight;
    let points = |objective: Objective| match objective {
        Objective::Domination | Objective::Supremacy => WINS,
        _ => i32::from(content.objective(objective).points),
    };
    let (mut best, mut sum) = (0, 0);
    let open = world.objectives().iter().copied();
    for objective in open.filter(|open| !world.scored_by(*open).contains(seat)) {
        let share = share(sight, objective);
        if share == WHOLE {
            best = best.max(points(objective));
            sum += LATER * points(objective);
        } else {
            sum += UNDERWAY * points(objective) * begun(share) / WHOLE;
        }
    }
    if let Some(secret) = world.secret(seat) {
        let share = share(sight, secret);
        sum += if share == WHOLE {
            CLAIMED * points(secret)
        } else {
            UNDERWAY * points(secret) * begun(share) / WHOLE
        };
    }
    sum + (CLAIMED - LATER) * best
}

/// Planets that can be taken: what makes ships set out, and gather.
fn prospects(sight: Sight<'_>, threats: &Threats) -> i32 {
    let Sight {
        content,
        world,
        seat,
    } = sight;
    let mut laden = PlaceSet::NONE;
    let mut troops = 0;
    for hull in world.hulls(seat) {
        let place = hull.place();
        if hull.vessel().ground > 0 {
            laden = laden.with(place.index());
        }
        troops += i32::from(fleet::lift(sight, *hull));
    }
    let passable = world.passable(seat);
    let soon = sight.around(sight.around(laden).intersection(passable));
    let (mut free, mut count, mut taken) = (0, 0, 0);
    for found in Planet::VARIANTS {
        let Some(place) = world.place_of(*found) else {
            continue;
        };
        let there = world.planet(*found);
        if sight.owns(&there) {
            continue;
        }
        let worth = planet(content, *found) + sight.stake(*found);
        let force = threats.from(seat, place);
        if force.troops == 0 {
            if there.owner.is_none() && soon.contains(place.index()) {
                free += worth * SOON / 100;
            }
            continue;
        }
        let defence = match sight.enemy_at(place) {
            Some(enemy) => Force::at(sight.of(enemy), place),
            None => Force::default(),
        };
        let chance = force.beats(defence) * conquers(force.troops, there.ground, there.pds);
        match there.owner {
            None => {
                count += 1;
                free += (chance * (worth * NEXT) as f32) as i32 / 100;
            }
            Some(_) => taken += (chance * chance * (worth * CONQUEST) as f32) as i32 / 100,
        }
    }
    // Each takes someone who lands.
    free = free * (troops + 1).min(count.max(1)) / count.max(1);
    // More than a few cannot be taken soon.
    let some = |sum: i32, most: i32| sum.min(most) + (sum - most).max(0) / 5;
    some(free, 60) + some(taken, 30)
}

/// What rivals could take or destroy.
fn danger(sight: Sight<'_>, threats: &Threats, fleets: PlaceSet) -> i32 {
    let Sight { content, world, .. } = sight;
    let mut places = fleets;
    for found in sight.planets() {
        if let Some(place) = world.place_of(found.planet) {
            places = places.with(place.index());
        }
    }
    let mut lost = 0.0;
    for place in Hex::of(places) {
        let danger = threats.danger(sight, place, Force::at(sight, place));
        if danger.space > 0.0 {
            lost += danger.space * ships(sight, place) as f32;
        }
        if danger.ground > 0.0 {
            let mut worth = 0;
            for found in sight.system(place).filter(|found| sight.owns(found)) {
                worth += planet(content, found.planet) + on_planet(&found);
                worth += DOCKS[1] * i32::from(found.dock != Dock::None) / 2;
            }
            if place == sight.home() {
                worth -= HOME_LOST;
            }
            lost += danger.ground * worth as f32;
        }
    }
    -(FEAR * lost) as i32
}

impl Evaluation<TwilightImperium> for Empire {
    fn terms(&self, content: &Content, world: &TwilightImperium, seat: Seat, out: &mut Terms) {
        let threats = Threats::of(content, world);
        Self::count(Sight::new(content, world, seat), &threats, out);
    }

    /// The threats are the same for all.
    fn worths(
        &self,
        content: &Content,
        world: &TwilightImperium,
        seats: usize,
    ) -> [i32; MAX_SEATS] {
        let threats = Threats::of(content, world);
        let mut worths = [0; MAX_SEATS];
        let mut terms = Terms::default();
        for seat in Seat::all(seats) {
            terms.clear();
            Self::count(Sight::new(content, world, seat), &threats, &mut terms);
            worths[seat.index()] = terms.sum();
        }
        worths
    }

    fn instinct(
        &self,
        content: &Content,
        world: &TwilightImperium,
        seat: Seat,
        choices: &[Choice],
    ) -> Option<usize> {
        plans::instinct(Sight::new(content, world, seat), choices)
    }

    /// Between actions, and wherever nothing is under way.
    fn is_settled(&self, world: &TwilightImperium) -> bool {
        matches!(
            world.asked(),
            Asked::SetUp
                | Asked::Pick
                | Asked::Turn(_)
                | Asked::Claim
                | Asked::Allocation
                | Asked::Nothing
        )
    }

    fn swing(&self) -> i32 {
        300
    }
}

/// What a unit is worth, for those who choose what to lose or build.
pub(crate) fn price(content: &Content, unit: Unit) -> i32 {
    let facts = content.unit(unit);
    SHIP * i32::from(facts.cost) / i32::from(facts.each.max(1))
}
