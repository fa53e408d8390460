//! How worlds of each game look: one evaluation a game.

mod core_worlds;

pub use core_worlds::{PROSPECTS, Prospects};
