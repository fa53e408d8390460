//! What the tests of a game are made with. It ships with nothing: rules need
//! it behind their feature `laws` alone, everyone else in tests.
//!
//! - [`laws`]: what every game must obey, at every moment of random games;
//! - [`position`]: positions for the tests of rules: lay out a table, ask for
//!   the choices, apply one, look;
//! - [`mod@golden`]: whole games kept as log files;
//! - [`playthrough`], [`perft`]: a game written down in full, counts of
//!   decision paths; both are kept with a game's tests and compared.

mod decisions;
pub mod golden;
pub mod laws;
mod long;
pub mod luck;
mod perft;
mod playthrough;
pub mod position;

use std::sync::Arc;

use engine::content::Files;
use engine::{Facts, Game};

pub use decisions::at_every_decision;
pub use golden::golden;
pub use laws::Lawful;
pub use long::long_game;
pub use perft::{paths, perft};
pub use playthrough::{beginning, play, playthrough, random_game};
pub use position::Position;

/// The facts that a game ships with.
///
/// # Panics
/// When they do not load.
#[must_use]
#[expect(clippy::expect_used, reason = "tests fail by panicking")]
pub fn facts<G: Game>() -> Arc<Facts<G>> {
    Facts::load(&Files::embedded(G::INFO.files)).expect("its own facts load")
}
