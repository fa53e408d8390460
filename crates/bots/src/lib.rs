//! Players for any game, through the engine's traits alone.
//!
//! - [`evaluation`]: how good a world looks to a seat, in named terms; what a
//!   game brings, if it brings anything;
//! - [`Planner`]: goals that take several choices; what a game of long turns
//!   brings beside it;
//! - [`Greedy`]: one choice ahead, in a few imagined worlds;
//! - [`Search`]: tries out what may come of each choice, in very many;
//! - both answer offers and make them, by the same evaluation.
//!
//! All of them see what their seat sees: the worlds they imagine are redealt
//! by the game from what the seat knows ([`Eyes::sample`]), and have dice of
//! the bot's own. The true state cannot be reached from a bot or an
//! evaluation:
//!
//! ```compile_fail
//! use bots::Terms;
//! struct Peeking;
//! impl<G: engine::Game> bots::Evaluation<G> for Peeking {
//!     fn terms(&self, _: &G::Content, eyes: &engine::player::Eyes<'_, G>, _: engine::Seat, out: &mut Terms) {
//!         out.add("bot-term-points", 1);
//!     }
//! }
//! ```
//!
//! [`Eyes::sample`]: engine::player::Eyes::sample

mod deal;
pub mod evaluation;
mod figures;
mod greedy;
mod liberty;
mod luck;
mod plans;
mod playout;
mod reward;
mod search;
mod settings;

use engine::Game;
use engine::i18n::WordFile;
use engine::registry::Loaded;

pub use evaluation::{ByStanding, Evaluation, Terms};
pub use greedy::Greedy;
pub use plans::{NoPlans, Planner};
pub use playout::Playout;
pub use search::Search;
pub use settings::{Plans, Settings, USUAL};

/// The bots' messages, for the registry.
pub const WORDS: &[WordFile] = engine::words!("../../../content": "bots");

/// A game that brings its bots nothing: they know of it what anyone can count.
#[must_use]
pub fn with_plain_bots<G: Game>(kind: Loaded<G>) -> Loaded<G> {
    let settings = Settings {
        // Points come late, so a world is played on for a while.
        playout: Playout::On(40),
        ..Settings::default()
    };
    with_bots(kind, ByStanding, settings)
}

/// A game with `greedy` and `search`, which judge its worlds by `evaluation`.
#[must_use]
pub fn with_bots<G, E>(kind: Loaded<G>, evaluation: E, settings: Settings) -> Loaded<G>
where
    G: Game,
    E: Evaluation<G> + Clone + 'static,
{
    with_two(kind, evaluation.clone(), evaluation, settings)
}

/// As [`with_bots`], where `greedy` judges by the first and `search`, which
/// looks further, by the second.
#[must_use]
pub fn with_two<G, N, F>(kind: Loaded<G>, near: N, far: F, settings: Settings) -> Loaded<G>
where
    G: Game,
    N: Evaluation<G> + Clone + 'static,
    F: Evaluation<G> + Clone + 'static,
{
    with_planners(kind, (near, far), NoPlans, settings)
}

/// As [`with_two`], for bots that make plans.
#[must_use]
pub fn with_planners<G, N, F, P>(
    kind: Loaded<G>,
    (near, far): (N, F),
    planner: P,
    settings: Settings,
) -> Loaded<G>
where
    G: Game,
    N: Evaluation<G> + Clone + 'static,
    F: Evaluation<G> + Clone + 'static,
    P: Planner<G> + Clone + 'static,
{
    let patient = planner.clone();
    kind.with_bot("greedy", move || {
        let greedy = Greedy::new(near.clone(), settings.greedy);
        Box::new(greedy.with_plans(planner.clone(), settings.plans))
    })
    .with_thinking_bot("search", USUAL, move |budget| {
        let search = Search::new(far.clone(), budget, settings);
        Box::new(search.with_plans(patient.clone()))
    })
}
