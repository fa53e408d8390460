//! A chance of the kit's own, which no game draws from.

use engine::{Chance, Dice, Seed};

/// What a random game picks, and where the laws look closer.
pub(crate) struct Luck {
    dice: Dice,
    chance: Chance,
}

impl Luck {
    pub(crate) fn new(word: &str) -> Self {
        Self {
            dice: Dice::new(&Seed::from_word(&format!("whim {word}"))),
            chance: Chance::default(),
        }
    }

    pub(crate) fn below(&mut self, n: u32) -> u32 {
        self.dice.shared(&mut self.chance).below(n)
    }

    pub(crate) fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let index = self.dice.shared(&mut self.chance).index(items.len());
        items.get(index).copied()
    }

    pub(crate) fn word(&mut self) -> String {
        self.below(u32::MAX).to_string()
    }
}
