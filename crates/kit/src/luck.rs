//! A chance of the kit's own, which no game draws from.

use std::collections::BTreeSet;

use engine::{Chance, Dice, Seed};

/// What a random game picks, and where the laws look closer.
#[derive(Debug)]
pub struct Luck {
    dice: Dice,
    chance: Chance,
}

impl Luck {
    /// What follows from a word.
    #[must_use]
    pub fn new(word: &str) -> Self {
        Self {
            dice: Dice::new(&Seed::from_word(&format!("whim {word}"))),
            chance: Chance::default(),
        }
    }

    /// A number below this one.
    pub fn below(&mut self, n: u32) -> u32 {
        self.dice.shared(&mut self.chance).below(n)
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let index = self.dice.shared(&mut self.chance).index(items.len());
        items.get(index).copied()
    }

    /// These items, or as many of them as are wanted, in their order.
    pub fn some<T: Copy>(&mut self, items: &[T], most: usize) -> Vec<T> {
        if items.len() <= most {
            return items.to_vec();
        }
        // Floyd's way: as many draws as are wanted, each set equally likely.
        let mut places = BTreeSet::new();
        for last in items.len() - most..items.len() {
            let place = self.below(last as u32 + 1) as usize;
            if !places.insert(place) {
                places.insert(last);
            }
        }
        places.into_iter().map(|place| items[place]).collect()
    }

    /// A word for other luck.
    pub fn word(&mut self) -> String {
        self.below(u32::MAX).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::Luck;

    #[test]
    fn some_of_many_are_different_in_order_and_follow_from_the_word() {
        let items: Vec<u32> = (0..50).collect();
        let some = Luck::new("some").some(&items, 7);
        assert_eq!(some.len(), 7);
        assert!(some.is_sorted_by(|a, b| a < b), "{some:?}");
        assert_eq!(Luck::new("some").some(&items, 7), some);
        assert_eq!(Luck::new("some").some(&items, 50), items);
    }

    #[test]
    fn each_of_many_is_met_in_time() {
        let items: Vec<u32> = (0..50).collect();
        let mut luck = Luck::new("time");
        let mut met = vec![0; items.len()];
        for _ in 0..1_000 {
            for item in luck.some(&items, 5) {
                met[item as usize] += 1;
            }
        }
        assert!(met.iter().all(|count| (60..140).contains(count)), "{met:?}");
    }
}
