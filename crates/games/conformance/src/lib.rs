//! Three toy games of about a page each that together use all of the engine.
//!
//! - [`bazaar`]: open trading with exact payment;
//! - [`intrigue`]: hidden hands with announcements, chains of vetoes, peeking
//!   and reshuffles;
//! - [`sealed`]: sealed simultaneous writing with private draws.
//!
//! They have the shape of a real game's crate: facts in `content/`, rules with
//! ids in `docs/rules/`, words in both languages.
//!
//! A state has no way onto the wire; only views do:
//!
//! ```
//! fn wire<T: serde::Serialize>() {}
//! wire::<conformance::intrigue::View>();
//! ```
//! ```compile_fail
//! fn wire<T: serde::Serialize>() {}
//! wire::<conformance::Intrigue>();
//! ```

pub mod bazaar;
#[cfg(any(test, feature = "mutants"))]
pub mod bent;
pub mod intrigue;
#[cfg(any(test, feature = "laws"))]
mod lawful;
#[cfg(test)]
mod mutants;
mod names;
pub mod sealed;

pub use bazaar::Bazaar;
pub use intrigue::Intrigue;
pub use sealed::Sealed;
