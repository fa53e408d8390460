//! Orrery's engine.
pub mod ledger;
pub mod noun;
pub mod seat;
pub mod text;
