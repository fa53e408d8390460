//! A table laid bare, for the kit of tests alone: nothing that ships is built
//! with it.

use std::sync::Arc;

use super::waivers::Waivers;
use super::{Facts, Happening, Part, Table};
use crate::chance::{Dice, Seed};
use crate::game::{Game, Setup};
use crate::log::{Header, Line};
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
        let mut table = Self::with_state(facts, header, seed, dice, game);
        // As if a line had led here.
        let mut parts = vec![Part {
            after: table.committed.clone(),
            events: Vec::new(),
        }];
        table.let_pass(&mut parts, &Waivers::default());
        if parts.len() > 1 {
            let (rules, content) = table.version;
            let after = 0;
            let line = Line::Version {
                rules,
                content,
                after,
            };
            table.commit(&Happening { line, parts }, None);
            table.answer_forced();
        }
        table
    }

    /// The committed state.
    #[must_use]
    pub const fn committed(&self) -> &G {
        &self.committed
    }

    /// Everything that came of the lines from this one on, whoever may know of
    /// it.
    pub fn chronicle(&self, from: usize) -> impl Iterator<Item = &G::Event> {
        (from..self.steps()).flat_map(|step| self.history.events_of(step))
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
