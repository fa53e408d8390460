//! A table laid bare, for the kit of tests alone: nothing that ships is built
//! with it.

use std::sync::Arc;

use super::story::Happened;
use super::{Facts, Part, Table, all_events};
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
        let mut table = Self::with_state(facts, header, seed, dice, game);
        // As if a line had led here.
        let mut parts = vec![Part {
            after: table.committed.clone(),
            events: Vec::new(),
        }];
        table.let_pass(&mut parts);
        let asked = table.questions(&table.committed);
        table.notice_all(asked, &parts, None);
        let events = all_events(&parts).into_iter();
        table.story = events.map(|event| Happened { step: 0, event }).collect();
        if let Some(last) = parts.pop() {
            table.committed = last.after;
        }
        table
    }

    /// The committed state.
    #[must_use]
    pub const fn committed(&self) -> &G {
        &self.committed
    }

    /// Everything that happened, whoever may know of it.
    pub fn chronicle(&self) -> impl ExactSizeIterator<Item = &G::Event> {
        self.story.iter().map(|happened| &happened.event)
    }

    /// The world as this seat knows it to stand: what is committed, and its own
    /// draft on top.
    #[must_use]
    pub fn world_of_seat(&self, seat: Seat) -> &G {
        self.world(seat)
    }
}
