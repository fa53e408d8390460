//! Paying without waste, and what is kept for objectives.

use arrayvec::ArrayVec;
use twilight_imperium::choice::Choice;
use twilight_imperium::ids::{Objective, Planet};

use crate::sight::Sight;

/// More is never due at once.
const MOST: usize = 64;

/// Resources and influence that are not kept for an objective that can be claimed in
/// this round.
pub(super) fn spare(sight: Sight<'_>, influence: bool) -> u8 {
    let wealth = match influence {
        false => sight.world.resources(sight.content, sight.seat),
        true => sight.world.influence(sight.content, sight.seat),
    };
    wealth.saturating_sub(kept(sight, influence, wealth))
}

/// What the best objective takes that could be paid now, unless another that takes
/// nothing is fulfilled (TI3-OBJ-08: one a round).
fn kept(sight: Sight<'_>, influence: bool, wealth: u8) -> u8 {
    let world = sight.world;
    let mut kept = 0;
    let mut free = 0;
    let open = world.objectives().iter().copied();
    for objective in open.filter(|open| !world.scored_by(*open).contains(sight.seat)) {
        let facts = sight.content.objective(objective);
        let takes = match objective {
            Objective::SpendResources | Objective::SpendManyResources => Some(false),
            Objective::SpendInfluence | Objective::SpendMuchInfluence => Some(true),
            _ => None,
        };
        match takes {
            Some(takes) if takes == influence && facts.count <= wealth => {
                kept = kept.max(facts.count);
            }
            None if world.fulfils(sight.content, sight.seat, objective) => {
                free = free.max(facts.points);
            }
            _ => {}
        }
    }
    // Many resources give two points.
    let points = if kept > 15 { 2 } else { 1 };
    if free >= points { 0 } else { kept }
}

/// The planets that pay exactly, or with the least waste, and give least of what is
/// not paid now.
pub(super) fn pay(
    sight: Sight<'_>,
    left: u8,
    influence: bool,
    choices: &[Choice],
) -> Option<Choice> {
    let mut items: ArrayVec<(Choice, usize, i32), 64> = ArrayVec::new();
    for choice in choices {
        if let Choice::Exhaust(planet) = choice {
            let (gives, else_gives) = coins(sight, *planet, influence);
            let dear = 3 * i32::from(else_gives) + 2 * i32::from(gives);
            let _ = items.try_push((*choice, gives.into(), dear));
        }
    }
    // Trade goods are kept: they last (TI3-TRD-15).
    for _ in 0..sight.world.goods(sight.seat).min(10) {
        let _ = items.try_push((Choice::Pay, 1, 6));
    }
    let left = usize::from(left).min(MOST);
    cheapest(&items, left)
}

fn coins(sight: Sight<'_>, planet: Planet, influence: bool) -> (u8, u8) {
    let facts = sight.content.planet(planet);
    match influence {
        false => (facts.resources, facts.influence),
        true => (facts.influence, facts.resources),
    }
}

/// The first thing to give of the cheapest that is enough.
fn cheapest(items: &[(Choice, usize, i32)], left: usize) -> Option<Choice> {
    const NONE: i32 = i32::MAX / 2;
    // The least price of so much, and a planet that is part of it. Goods come last, so
    // that they are what is left when all else is paid.
    let mut best = [(NONE, None::<Choice>); MOST + 1];
    best[0] = (0, None);
    for &(choice, gives, dear) in items {
        for sum in (1..=left).rev() {
            let before = best[sum.saturating_sub(gives)];
            // What is too much is lost (TI3-RES-05).
            let waste = 2 * gives.saturating_sub(sum) as i32;
            let price = before.0.saturating_add(dear + waste);
            if price < best[sum].0 {
                let first = before.1.unwrap_or(choice);
                best[sum] = (price, Some(first));
            }
        }
    }
    best[left].1
}
