//! Three toy games of about a page each that together use all of the engine.
//!
//! - [`bazaar`]: open trading with exact payment;
//! - [`intrigue`]: hidden hands with announcements, chains of vetoes, peeking
//!   and reshuffles;
//! - [`sealed`]: sealed simultaneous writing with private draws.
//!
//! They have the shape of a real game's crate: facts in `content/`, rules with
//! ids in `docs/rules/`, words in both languages.

pub mod bazaar;
pub mod intrigue;
mod lawful;
#[cfg(test)]
mod mutants;
pub mod sealed;
#[cfg(test)]
mod testing;

pub use bazaar::Bazaar;
pub use intrigue::Intrigue;
pub use sealed::Sealed;
