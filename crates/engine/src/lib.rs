//! Orrery's engine.
pub mod noun;
pub mod seat;
pub mod text;
