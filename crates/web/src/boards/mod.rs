//! The boards of the games.

pub mod core_worlds;
