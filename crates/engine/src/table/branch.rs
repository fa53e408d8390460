//! Tables that branch off another, to try what else could have been.

use crate::chance::{Chance, Dice, Seed};
use crate::game::Game;
use crate::log::{Header, Log};
use crate::seat::{Seat, Viewer};
use crate::table::{Divergence, Table};

impl<G: Game> Table<G> {
    /// A table that begins as this one stands for `seat`: what the seat cannot
    /// know is dealt anew, and all chance to come is of the new seed. So it
    /// tells nothing about this table. Its log begins there, and is nothing
    /// without this one.
    #[must_use]
    pub fn branch(&self, seat: Seat, seed: Seed) -> Self {
        let mut game = self.committed.clone();
        let mut dealer = Dice::new(&seed.child(0));
        let mut chance = Chance::default();
        let viewer = Viewer::Seat(seat);
        game.redeal(self.content(), viewer, &mut dealer.shared(&mut chance));
        let header = Header {
            commitment: seed.commitment(),
            ..self.header.clone()
        };
        let dice = Dice::new(&seed);
        Self::with_state(self.facts.clone(), header, seed, dice, game)
    }

    /// Plays the log of a branch again, from where it begins.
    pub fn resume(&mut self, log: &Log) -> Option<Divergence> {
        let cause = self.follow(log).err()?;
        Some(self.freeze(cause, log))
    }
}
