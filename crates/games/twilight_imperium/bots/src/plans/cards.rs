//! Strategy cards: which to choose, and what others' are worth following for.

use strum::VariantArray;
use twilight_imperium::choice::Choice;
use twilight_imperium::ids::{Planet, Strategy};

use super::{Goal, build, purse};
use crate::sight::Sight;
use crate::worth;

/// What a bonus counter on a card adds.
const BONUS: i32 = 15;
/// What a counter of strategy allocation has to bring, in resources and influence.
const REFRESHED: u8 = 5;
const BUILT: u8 = 3;

fn wish(sight: Sight<'_>, card: Strategy) -> i32 {
    worth::card(card) + BONUS * i32::from(sight.world.card(card).bonus)
}

/// The cards that are left, the best first.
pub(super) fn picks(sight: Sight<'_>, out: &mut Vec<Goal>) {
    let cards = Strategy::VARIANTS.iter().copied();
    let free = cards.filter(|card| sight.world.card(*card).holder.is_none());
    out.extend(free.map(Goal::Choose));
    out.sort_by_key(|goal| match goal {
        Goal::Choose(card) => -wish(sight, *card),
        _ => 0,
    });
}

pub(super) fn pick(sight: Sight<'_>, choices: &[Choice]) -> Option<Choice> {
    let wish = |choice: &&Choice| match choice {
        Choice::Pick(card) => wish(sight, *card),
        _ => i32::MIN,
    };
    choices.iter().max_by_key(wish).copied()
}

/// TI3-SAC-03: is a secondary ability worth what it takes?
pub(super) fn follow(sight: Sight<'_>, card: Strategy) -> Option<Choice> {
    let follows = match card {
        // It costs nothing but the influence.
        Strategy::Logistics => counters(sight) > 0,
        Strategy::Diplomacy => {
            let mut two = [0u8; 2];
            for planet in sight.planets().filter(|planet| !planet.ready) {
                let facts = sight.content.planet(planet.planet);
                let gives = facts.resources + facts.influence;
                if gives > two[0] {
                    two = [gives, two[0]];
                } else {
                    two[1] = two[1].max(gives);
                }
            }
            two[0] + two[1] >= REFRESHED
        }
        Strategy::Imperial => {
            let spare = purse::spare(sight, false);
            spare >= BUILT && build::has_dock(sight)
        }
        _ => false,
    };
    Some(if follows {
        Choice::Follow
    } else {
        Choice::Decline
    })
}

/// How many command counters the influence buys that is not needed.
fn counters(sight: Sight<'_>) -> u8 {
    let price = sight.content.figures.strategies.logistics_influence;
    purse::spare(sight, true) / price.max(1)
}

/// As many as can be paid.
pub(super) fn buy(sight: Sight<'_>, choices: &[Choice]) -> Option<Choice> {
    let most = counters(sight).max(1);
    let fits = |choice: &&Choice| matches!(choice, Choice::Buy(count) if *count <= most);
    choices.iter().rfind(fits).copied()
}

/// The planets that give most.
pub(super) fn refresh(sight: Sight<'_>, choices: &[Choice]) -> Option<Choice> {
    let gives = |planet: Planet| {
        let facts = sight.content.planet(planet);
        facts.resources + facts.influence
    };
    let key = |choice: &&Choice| match choice {
        Choice::Refresh(planet) => gives(*planet),
        _ => 0,
    };
    choices.iter().max_by_key(key).copied()
}

/// The counter from where most ships can move again.
pub(super) fn recall(sight: Sight<'_>, choices: &[Choice]) -> Option<Choice> {
    let key = |choice: &&Choice| match choice {
        Choice::Recall(place) => {
            let carriers = sight.hulls_at(*place);
            let laden = carriers.filter(|hull| hull.vessel().ground > 0).count();
            (laden, sight.hulls_at(*place).count())
        }
        _ => (0, 0),
    };
    choices.iter().max_by_key(key).copied()
}

/// Peace with whoever could do most harm at home.
pub(super) fn accord(sight: Sight<'_>, choices: &[Choice]) -> Option<Choice> {
    let home = sight.home();
    let key = |choice: &&Choice| match choice {
        Choice::Accord(other) => {
            let hulls = sight.world.hulls(*other).iter();
            let near = hulls.filter(|hull| hull.place().steps_to(home) <= 3);
            near.count()
        }
        _ => 0,
    };
    choices.iter().max_by_key(key).copied()
}
