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
use crate::plans;
use crate::sight::Sight;
use crate::strength::Force;
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
const UNDERWAY: i32 = 40;
/// What an objective that wins at once counts for, in points.
const WINS: i32 = 6;
/// A planet: as such, a resource, a point of influence, a specialty.
const PLANET: i32 = 14;
const RESOURCE: i32 = 9;
const INFLUENCE: i32 = 7;
const SPECIALTY: i32 = 4;
/// What can be spent in this round.
const READY: i32 = 2;
const MECATOL: i32 = 35;
/// TI3-STA-06: who has lost a planet of the home claims nothing.
const HOME_LOST: i32 = -250;
/// Ships, by what they cost; PDS, ground forces; docks, the first one first.
const SHIP: i32 = 6;
const PDS: i32 = 9;
const GROUND: i32 = 4;
const DOCKS: [i32; 4] = [0, 60, 105, 140];
/// Counters in the command pool, strategy allocation and fleet supply, one by one.
const POOL: [i32; 6] = [20, 18, 16, 13, 10, 8];
const STRATEGY: [i32; 4] = [10, 9, 4, 2];
const FLEET: [i32; 6] = [12, 12, 10, 7, 5, 3];
const GOOD: i32 = 6;
/// The part of what stands in danger that counts as lost.
const FEAR: f32 = 0.3;
/// What free planets are worth to who can take them next, and to who can in two
/// steps: parts of their worth in hundredths.
const NEXT: i32 = 34;
const SOON: i32 = 15;

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
fn fleet(sight: Sight<'_>, place: Hex) -> i32 {
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
            .map(|place| fleet(sight, place))
            .sum::<i32>();
        out.add("ti3-term-units", units);
        out.add(
            "ti3-term-docks",
            DOCKS[usize::from(docks).min(DOCKS.len() - 1)],
        );
        let counters = world.counters(seat);
        out.add(
            "ti3-term-counters",
            sum_of(POOL, counters.pool)
                + sum_of(STRATEGY, counters.strategy)
                + sum_of(FLEET, counters.fleet),
        );
        out.add("ti3-term-goods", GOOD * i32::from(world.goods(seat)));
        let held = Strategy::VARIANTS.iter().filter(|held| {
            let held = world.card(**held);
            held.holder == Some(seat) && !held.used
        });
        out.add("ti3-term-cards", held.map(|held| card(*held)).sum());
        out.add("ti3-term-prospects", prospects(sight));
        out.add("ti3-term-danger", danger(sight, threats, places));
    }
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
            // The last steps count more than the first.
            sum += UNDERWAY * points(objective) * share * share / (WHOLE * WHOLE);
        }
    }
    if let Some(secret) = world.secret(seat) {
        let share = share(sight, secret);
        sum += if share == WHOLE {
            CLAIMED * points(secret)
        } else {
            UNDERWAY * points(secret) * share * share / (WHOLE * WHOLE)
        };
    }
    sum + (CLAIMED - LATER) * best
}

/// Free planets that laden ships can reach: what makes them set out.
fn prospects(sight: Sight<'_>) -> i32 {
    let Sight {
        content,
        world,
        seat,
    } = sight;
    let (mut free, mut pinned) = (PlaceSet::NONE, PlaceSet::NONE);
    for hull in world.hulls(seat) {
        let place = hull.place();
        if sight.capacity(*hull) == 0 {
            continue;
        }
        let spare = hull.vessel().ground > 0
            || sight
                .system(place)
                .any(|planet| sight.owns(&planet) && planet.ground > 1);
        if spare {
            let set = match sight.is_pinned(place) {
                false => &mut free,
                true => &mut pinned,
            };
            *set = set.with(place.index());
        }
    }
    let passable = world.passable(seat);
    let near = |places: PlaceSet| sight.around(places);
    let (one, one_pinned) = (near(free), near(pinned));
    let two = near(one.union(one_pinned).intersection(passable));
    let mut sum = 0;
    for found in Planet::VARIANTS {
        let Some(place) = world.place_of(*found) else {
            continue;
        };
        if !two.contains(place.index()) {
            continue;
        }
        let there = world.planet(*found);
        if sight.owns(&there) || there.ground > 1 {
            continue;
        }
        let part = if one.contains(place.index()) {
            NEXT
        } else if one_pinned.contains(place.index()) {
            NEXT / 2
        } else {
            SOON
        };
        let part = if there.owner.is_some() {
            part / 3
        } else {
            part
        };
        sum += planet(content, *found) * part / 100;
    }
    // More than a few cannot be taken soon.
    sum.min(60) + (sum - 60).max(0) / 4
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
            lost += danger.space * fleet(sight, place) as f32;
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
