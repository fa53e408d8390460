//! A player's own chance, which has nothing to do with the game's.

use engine::{Chance, Dice, Draw, Seed};

/// Luck without end.
#[derive(Debug, Clone)]
pub(crate) struct Luck {
    dice: Dice,
    read: Chance,
}

impl Luck {
    /// The luck that follows from this seed.
    pub(crate) fn new(seed: &Seed) -> Self {
        Self {
            dice: Dice::new(seed),
            read: Chance::default(),
        }
    }

    /// What comes next.
    pub(crate) fn draw(&mut self) -> Draw<'_> {
        self.dice.shared(&mut self.read)
    }

    /// From the beginning again, with the luck of some imagined world.
    pub(crate) fn imagine(&mut self, world: u64) {
        self.dice.imagine(world);
        self.read = Chance::default();
    }
}
