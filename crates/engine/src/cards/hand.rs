//! Cards in a hand.

use std::ops::Deref;

use arrayvec::ArrayVec;

use super::Hidden;
use crate::seat::Viewer;

/// Cards that one player holds, `N` at most: sorted, so that their order tells
/// nothing, each with who else has seen it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Hand<C, const N: usize>(ArrayVec<Hidden<C>, N>);

impl<C, const N: usize> Default for Hand<C, N> {
    fn default() -> Self {
        Self(ArrayVec::new())
    }
}

impl<C, const N: usize> Deref for Hand<C, N> {
    type Target = [Hidden<C>];

    #[inline]
    fn deref(&self) -> &[Hidden<C>] {
        &self.0
    }
}

impl<C: Copy + Ord, const N: usize> Hand<C, N> {
    /// Is there no room for another card?
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.0.is_full()
    }

    /// The cards, copies side by side.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = C> {
        self.0.iter().map(|hidden| hidden.card)
    }

    /// The different cards, each once: copies are alike.
    #[inline]
    pub fn different(&self) -> impl Iterator<Item = C> {
        let before = std::iter::once(None).chain(self.cards().map(Some));
        let changes = self.cards().zip(before);
        changes.filter_map(|(card, before)| (before != Some(card)).then_some(card))
    }

    /// Is there a copy of this card?
    #[must_use]
    #[inline]
    pub fn holds(&self, card: C) -> bool {
        self.cards().any(|held| held == card)
    }

    /// A card comes into the hand.
    #[inline]
    pub fn take(&mut self, hidden: Hidden<C>) {
        let place = self.0.partition_point(|other| *other < hidden);
        self.0.insert(place, hidden);
    }

    /// A card leaves the hand. Of several copies it is one that others have
    /// seen: they no longer know of it.
    ///
    /// # Panics
    /// When it is not there.
    pub fn give(&mut self, card: C) -> Hidden<C> {
        let place = self.0.iter().rposition(|hidden| hidden.card == card);
        self.leave(place)
    }

    /// A card leaves the hand. Of several copies it is one that nobody has
    /// seen, if there is one.
    ///
    /// # Panics
    /// When it is not there.
    pub fn give_unseen(&mut self, card: C) -> Hidden<C> {
        let place = self.0.iter().position(|hidden| hidden.card == card);
        self.leave(place)
    }

    fn leave(&mut self, place: Option<usize>) -> Hidden<C> {
        match place {
            Some(place) => self.0.remove(place),
            None => panic!("a card cannot leave a hand that it is not in"),
        }
    }

    /// All cards leave the hand.
    pub fn give_all(&mut self) -> impl Iterator<Item = Hidden<C>> {
        self.0.drain(..)
    }

    /// All cards leave the hand, wherever they go.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The places whose card this viewer has not seen, for the sampler; sort
    /// when they are dealt.
    pub fn unseen_by(&mut self, viewer: Viewer) -> impl Iterator<Item = &mut Hidden<C>> {
        let unseen = move |hidden: &&mut Hidden<C>| !hidden.is_known_to(viewer);
        self.0.iter_mut().filter(unseen)
    }

    /// The places, for the sampler.
    pub fn places(&mut self) -> impl Iterator<Item = &mut Hidden<C>> {
        self.0.iter_mut()
    }

    /// Puts them in order, after their places were dealt anew.
    pub fn sort(&mut self) {
        self.0.sort_unstable();
    }
}

impl<C: Copy + Ord, const N: usize> FromIterator<Hidden<C>> for Hand<C, N> {
    fn from_iter<I: IntoIterator<Item = Hidden<C>>>(cards: I) -> Self {
        let mut hand = Self(cards.into_iter().collect());
        hand.sort();
        hand
    }
}

impl<'a, C, const N: usize> IntoIterator for &'a Hand<C, N> {
    type Item = &'a Hidden<C>;
    type IntoIter = std::slice::Iter<'a, Hidden<C>>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    #[test]
    fn copies_lie_side_by_side_and_the_one_that_was_seen_goes_first() {
        let mut hand = Hand::<u8, 5>::default();
        for hidden in [
            Hidden::unseen(7),
            Hidden::seen(3),
            Hidden::unseen(3),
            Hidden::unseen(5),
        ] {
            hand.take(hidden);
        }
        assert!(!hand.is_full() && hand.holds(5) && !hand.holds(4));
        assert_eq!(hand.cards().collect::<Vec<_>>(), [3, 3, 5, 7]);
        assert_eq!(hand.different().collect::<Vec<_>>(), [3, 5, 7]);
        assert_eq!(hand.clone().give(3), Hidden::seen(3));
        assert_eq!(hand.give_unseen(3), Hidden::unseen(3));
        assert_eq!(hand.give_unseen(3), Hidden::seen(3));
        assert_eq!(hand.give_all().count(), 2);
        assert!(hand.is_empty());
    }

    #[test]
    #[should_panic(expected = "cannot leave a hand")]
    fn what_is_not_there_cannot_leave() {
        Hand::<u8, 2>::default().give(3);
    }

    #[test]
    fn who_has_seen_a_card_knows_it() {
        let seats: Vec<Seat> = Seat::all(3).collect();
        let mut hidden = Hidden::unseen('x');
        hidden.show(seats[1]);
        assert!(hidden.is_known_to(Viewer::Seat(seats[1])));
        assert!(!hidden.is_known_to(Viewer::Seat(seats[0])));
        assert!(!hidden.is_known_to(Viewer::Public) && !hidden.is_seen());
        assert!(Hidden::seen('x').is_known_to(Viewer::Public));
        let mut hand = Hand::<char, 2>::default();
        hand.take(hidden);
        hand.take(Hidden::unseen('y'));
        let unseen = hand.unseen_by(Viewer::Seat(seats[1]));
        assert_eq!(unseen.map(|hidden| hidden.card).collect::<String>(), "y");
    }
}
