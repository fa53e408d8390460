//! A table laid bare, for the kit of tests alone: nothing that ships is built
//! with it.

use std::sync::Arc;

use super::{Facts, Table};
use crate::chance::{Dice, Seed};
use crate::game::{Game, Setup};
use crate::log::Header;
use crate::seat::Seat;

impl<G: Game> Table<G> {
    /// A table that begins in the middle: no log leads there.
    #[must_use]
    pub fn from_position(facts: Arc<Facts<G>>, game: G, setup: Setup, seed: Seed) -> Self {
        let header = Header {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules,
            content: facts.hash,
            options: String::new(),
            seats: setup.seats(),
            pace: setup.pace,
            commitment: seed.commitment(),
        };
        let dice = Dice::new(&seed);
        Self::with_state(facts, header, seed, dice, game)
    }

    /// The committed state.
    #[must_use]
    pub const fn committed(&self) -> &G {
        &self.committed
    }

    /// Everything that happened, whoever may know of it, but for as much of
    /// the beginning.
    pub fn chronicle(&self, from: usize) -> impl ExactSizeIterator<Item = &G::Event> {
        let rest = self.story.get(from..).unwrap_or_default();
        rest.iter().map(|happened| &happened.event)
    }

    /// What a seat's draft has done so far.
    pub fn drafted_events(&self, seat: Seat) -> impl Iterator<Item = &G::Event> {
        self.drafts[seat.index()].events()
    }

    /// The world as this seat knows it to stand: what is committed, and its own
    /// draft on top.
    #[must_use]
    pub fn world_of_seat(&self, seat: Seat) -> &G {
        self.world(seat)
    }
}
