//! Twilight Imperium: what a world is worth to an empire before the end, and what
//! an empire has in mind.
//!
//! [`worth`] counts what one has, is near to and may lose; `objectives` says how near
//! to each objective someone is, `threat` what rivals could bring where, `strength` who
//! would win. [`plans`] are what a turn can be for; `sight` is a world as one player
//! looks at it.

mod objectives;
pub mod plans;
mod sight;
mod stakes;
mod strength;
mod threat;
pub mod worth;

use bots::{Plans, Playout, Settings};
use engine::registry::Loaded;
use twilight_imperium::TwilightImperium;

pub use plans::{Ambition, Goal};
pub use worth::Empire;

/// How its bots go about it: a plan is judged when its action is over, and all that an
/// action asks follows from its plan.
pub const EMPIRES: Settings = Settings {
    exploration: 0.1,
    model_others: true,
    playout: Playout::Settle(60),
    greedy: Playout::Settle(60),
    plans: Plans {
        most: 24,
        steps: 120,
        forks: 1,
        ahead: 2,
    },
};

/// Twilight Imperium with bots that know it.
#[must_use]
pub fn with_bots(game: Loaded<TwilightImperium>) -> Loaded<TwilightImperium> {
    bots::with_planners(game, (Empire, Empire), Ambition, EMPIRES)
}
