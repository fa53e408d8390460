//! What tests of whole tables are made with. It ships with nothing.
//!
//! - [`house`]: a server of a test's own, and programs and browsers that talk
//!   to it;
//! - [`worlds`]: twin worlds behind two servers: what leaks through the wire;
//! - [`growth`]: what the length of a game costs;
//! - [`gallery`]: boards over whole games;
//! - [`pages`], [`markup`]: the pages around a table, and a small eye for what
//!   is wrong with them.
//!
//! Nothing here knows a real game: the toys stand in, and whoever knows games
//! hands theirs over.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::missing_panics_doc,
    clippy::must_use_candidate,
    reason = "helpers of tests stop at whatever is not as it should be"
)]

pub mod gallery;
pub mod growth;
pub mod house;
pub mod markup;
pub mod pages;
pub mod worlds;

use conformance::{Bazaar, Intrigue, Sealed};
use std::sync::Arc;

use engine::registry::{AnyGame, Loaded, Registry};
use engine::{Facts, Game};

/// A game with the bots of any game.
pub fn plain<G: Game>() -> Box<dyn AnyGame> {
    Box::new(bots::with_plain_bots(Loaded::<G>::load(None).unwrap()))
}

/// The same with facts of one's own.
pub fn plain_of<G: Game>(facts: Arc<Facts<G>>) -> Box<dyn AnyGame> {
    Box::new(bots::with_plain_bots(Loaded::with_facts(facts)))
}

/// These games, and the words of the pages.
pub fn registry(games: Vec<Box<dyn AnyGame>>) -> Registry {
    Registry::new(games, &[web::WORDS, bots::WORDS].concat()).unwrap()
}

/// The toys.
pub fn toys() -> Registry {
    registry(vec![
        plain::<Bazaar>(),
        plain::<Intrigue>(),
        plain::<Sealed>(),
    ])
}
