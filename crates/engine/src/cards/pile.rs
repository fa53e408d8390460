//! Cards in an order: a deck, a discard pile.

use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;

use crate::chance::Draw;

/// Cards that lie on each other, `N` at most; the top is the last.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Pile<C, const N: usize>(ArrayVec<C, N>);

impl<C, const N: usize> Default for Pile<C, N> {
    fn default() -> Self {
        Self(ArrayVec::new())
    }
}

impl<C, const N: usize> Deref for Pile<C, N> {
    type Target = [C];

    #[inline]
    fn deref(&self) -> &[C] {
        &self.0
    }
}

impl<C, const N: usize> DerefMut for Pile<C, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [C] {
        &mut self.0
    }
}

impl<C: Copy, const N: usize> Pile<C, N> {
    /// The card on top.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<C> {
        self.0.last().copied()
    }

    /// What lies below the top card.
    #[must_use]
    pub fn below_top(&self) -> &[C] {
        self.0.split_last().map_or(&[], |(_, below)| below)
    }

    /// The top card leaves the pile.
    #[inline]
    pub fn draw(&mut self) -> Option<C> {
        self.0.pop()
    }

    /// A card comes on top.
    #[inline]
    pub fn put(&mut self, card: C) {
        self.0.push(card);
    }

    /// The top card goes to the bottom.
    pub fn bury_top(&mut self) {
        self.0.rotate_right(1);
    }

    /// The card at this place, counted from the bottom, leaves the pile.
    pub fn take(&mut self, place: usize) -> C {
        self.0.remove(place)
    }

    /// All cards leave the pile.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// All cards leave the pile but these.
    pub fn retain(&mut self, keep: impl Fn(C) -> bool) {
        self.0.retain(|card| keep(*card));
    }

    /// Nobody knows how they lie any more.
    pub fn shuffle(&mut self, draw: &mut Draw<'_>) {
        draw.shuffle(&mut self.0);
    }

    /// All cards of another pile are shuffled in.
    pub fn shuffle_in<const M: usize>(&mut self, other: &mut Pile<C, M>, draw: &mut Draw<'_>) {
        self.0.extend(other.0.drain(..));
        self.shuffle(draw);
    }

    /// Is it a deck that has to be made anew, and can be? Then
    /// [`Pile::shuffle_in`] does so.
    #[must_use]
    #[inline]
    pub fn wants<const M: usize>(&self, discard: &Pile<C, M>) -> bool {
        self.0.is_empty() && !discard.0.is_empty()
    }
}

impl<C, const N: usize> Extend<C> for Pile<C, N> {
    fn extend<I: IntoIterator<Item = C>>(&mut self, cards: I) {
        self.0.extend(cards);
    }
}

impl<C, const N: usize> FromIterator<C> for Pile<C, N> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        Self(cards.into_iter().collect())
    }
}

impl<C, const N: usize> IntoIterator for Pile<C, N> {
    type Item = C;
    type IntoIter = arrayvec::IntoIter<C, N>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, C, const N: usize> IntoIterator for &'a Pile<C, N> {
    type Item = &'a C;
    type IntoIter = std::slice::Iter<'a, C>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Chance, Dice, Seed};

    fn pile(cards: &[u8]) -> Pile<u8, 8> {
        cards.iter().copied().collect()
    }

    #[test]
    fn the_top_is_the_last() {
        let mut deck = pile(&[1, 2, 3]);
        assert_eq!((deck.top(), deck.below_top()), (Some(3), [1, 2].as_slice()));
        deck.put(4);
        assert_eq!(deck.draw(), Some(4));
        deck.bury_top();
        assert_eq!(*deck, [3, 1, 2]);
        assert_eq!(deck.take(1), 1);
        assert_eq!(*deck, [3, 2]);
        assert!(pile(&[]).below_top().is_empty());
    }

    #[test]
    fn a_deck_is_made_anew_when_it_is_empty_and_only_then() {
        let mut dice = Dice::new(&Seed::from_word("refill"));
        let mut chance = Chance::default();
        let (mut deck, mut discard) = (pile(&[1]), pile(&[2, 3, 4]));
        assert!(!deck.wants(&discard));
        deck.draw();
        assert!(deck.wants(&discard));
        deck.shuffle_in(&mut discard, &mut dice.shared(&mut chance));
        deck.sort_unstable();
        assert_eq!((&*deck, &*discard), ([2, 3, 4].as_slice(), [].as_slice()));
        assert!(!pile(&[]).wants(&discard), "there is nothing");
    }
}
