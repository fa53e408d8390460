//! Bots at a person's table: they see the same lists, and pick blindly.

use engine::{Chance, Dice, Seat, Seed};

/// The one bot that can sit at such a table so far.
pub(crate) const RANDOM: &str = "random";

/// All bots of one table.
pub(crate) struct Bots {
    dice: Dice,
    chance: Chance,
}

impl Bots {
    /// Bots with whims of their own: the seed must not be the game's, or
    /// their choices would tell of its dice.
    pub(crate) fn new(seed: &Seed) -> Self {
        Self {
            dice: Dice::new(seed),
            chance: Chance::default(),
        }
    }

    /// What this seat picks from a list of this length.
    pub(crate) fn pick(&mut self, seat: Seat, choices: usize) -> usize {
        self.dice.private(&mut self.chance, seat).index(choices)
    }
}
