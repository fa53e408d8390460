//! How worlds of each game look, and how its bots go about it.

mod core_worlds;

pub use core_worlds::{FEATURES, Forecast, PROSPECTS, Prospects, features};
