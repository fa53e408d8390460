//! Orrery's engine.

pub mod content;
pub mod i18n;
pub mod ledger;
pub mod noun;
pub mod options;
pub mod seat;
pub mod text;
