//! Three toy games of about a page each that together use all of the engine.
//!
//! - [`bazaar`]: open trading with exact payment;
//!
//! They have the shape of a real game's crate: facts in `content/`, rules with
//! ids in `docs/rules/`, words in both languages.

pub mod bazaar;

pub use bazaar::Bazaar;
