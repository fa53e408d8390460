//! The status phase and whatever gives command counters.

use twilight_imperium::choice::Choice;
use twilight_imperium::ids::{Area, Objective, Stage};

use crate::sight::Sight;

/// What is wanted in fleet supply and strategy allocation before the rest goes into
/// the command pool.
const STRATEGY: u8 = 2;
const POOL: u8 = 3;
const MOST_FLEET: u8 = 6;

/// The most ships in one system.
fn largest_fleet(sight: Sight<'_>) -> u8 {
    let hulls = sight.world.hulls(sight.seat);
    let there = |place| hulls.iter().filter(|hull| hull.place() == place).count();
    let largest = hulls.iter().map(|hull| there(hull.place())).max();
    largest.unwrap_or(0) as u8
}

/// Where the next counter goes.
pub(super) fn gain(sight: Sight<'_>, choices: &[Choice]) -> Option<Choice> {
    let counters = sight.world.counters(sight.seat);
    let wanted = sight.wanted_fleet().max(MOST_FLEET);
    let crowded = largest_fleet(sight) >= counters.fleet && counters.fleet < wanted;
    let area = if counters.pool < 2 {
        Area::Pool
    } else if counters.strategy == 0 {
        Area::Strategy
    } else if counters.pool < POOL {
        Area::Pool
    } else if crowded {
        Area::Fleet
    } else if counters.strategy < STRATEGY {
        Area::Strategy
    } else if counters.pool > POOL + 1 && counters.fleet < wanted {
        Area::Fleet
    } else {
        Area::Pool
    };
    let counter = Choice::Counter(area);
    let listed = choices.contains(&counter).then_some(counter);
    listed.or_else(|| choices.first().copied())
}

/// TI3-STA-11: no fleet is scrapped, strategic actions can be followed, the rest acts.
pub(super) fn lay_out(sight: Sight<'_>, choices: &[Choice]) -> Option<Choice> {
    let (total, fleet) = sight.world.laid_out(sight.content, sight.seat);
    let now = sight.world.counters(sight.seat);
    let wanted = match fleet {
        None => {
            let largest = largest_fleet(sight).max(2);
            // What is not needed to act makes fleets larger.
            let rest = total.saturating_sub(POOL + STRATEGY);
            let wanted = sight.wanted_fleet().max(MOST_FLEET).min(rest);
            let fleet = wanted.max(now.fleet.min(3)).max(largest);
            Choice::Fleet(fleet.min(total))
        }
        Some(fleet) => {
            let rest = total - fleet;
            let strategy = match rest {
                0..=2 => 0,
                3..=4 => 1,
                _ => STRATEGY,
            };
            Choice::Pool(rest - strategy)
        }
    };
    choices.contains(&wanted).then_some(wanted)
}

/// What gives most; among equals what is paid for, since all planets are refreshed
/// right after, and what is fulfilled by standing lasts.
pub(super) fn claim(sight: Sight<'_>, choices: &[Choice]) -> Option<Choice> {
    let key = |objective: Objective| {
        let points = match objective {
            Objective::Domination | Objective::Supremacy => u8::MAX,
            _ => sight.content.objective(objective).points,
        };
        let spends = matches!(
            objective,
            Objective::SpendResources
                | Objective::SpendInfluence
                | Objective::SpendManyResources
                | Objective::SpendMuchInfluence
        );
        (objective.stage() == Stage::Secret, points, spends)
    };
    let claims = choices.iter().filter_map(|choice| match choice {
        Choice::Claim(objective) => Some((key(*objective), *choice)),
        _ => None,
    });
    let best = claims.max_by_key(|(key, _)| *key);
    Some(best.map_or(Choice::Done, |(_, choice)| choice))
}
