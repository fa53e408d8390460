//! A player's own chance, which has nothing to do with the game's.

use engine::{Chance, Dice, Draw, Seed};

/// An endless stream of whims.
#[derive(Debug, Clone)]
pub(crate) struct Whims {
    dice: Dice,
    read: Chance,
}

impl Whims {
    /// The whims that follow from this seed.
    pub(crate) fn new(seed: &Seed) -> Self {
        Self {
            dice: Dice::new(seed),
            read: Chance::default(),
        }
    }

    /// The next whims.
    pub(crate) fn draw(&mut self) -> Draw<'_> {
        self.dice.shared(&mut self.read)
    }

    /// From the beginning again, with the whims of some imagined world.
    pub(crate) fn imagine(&mut self, world: u64) {
        self.dice.imagine(world);
        self.read = Chance::default();
    }
}
