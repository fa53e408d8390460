//! How worlds of each game look: one evaluation a game.

mod core_worlds;
mod forecast;

pub use core_worlds::{PROSPECTS, Prospects};
pub use forecast::{FEATURES, Forecast, features};
