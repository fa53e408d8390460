//! Worlds in which cards lie otherwise: one sampler for all games.

use arrayvec::ArrayVec;

use crate::chance::Draw;

/// Deals cards anew among the places in which they lie, each place getting any
/// that it may hold; which cards they are is known, where each lies is not.
///
/// What comes of it does not depend on how they lay: they are sorted before
/// they are shuffled. Where a place may not hold what it was dealt, cards
/// change places along a chain until all fit: nothing is thrown away and dealt
/// again, so it always ends, and it finds a deal wherever there is one.
///
/// # Panics
/// When no deal fits: the true one always does.
pub fn deal<C: Copy + Ord>(
    cards: &mut [C],
    draw: &mut Draw<'_>,
    may_hold: impl Fn(usize, C) -> bool,
) {
    cards.sort_unstable();
    draw.shuffle(cards);
    for place in 0..cards.len() {
        if !may_hold(place, cards[place]) {
            change_places(cards, place, &may_hold);
        }
    }
}

/// [`deal`] among places of different zones, `N` at most, in the order in which
/// they come.
pub fn deal_among<'a, C: Copy + Ord + 'a, const N: usize>(
    places: impl Iterator<Item = &'a mut C>,
    draw: &mut Draw<'_>,
    may_hold: impl Fn(usize, C) -> bool,
) {
    let mut places: ArrayVec<&mut C, N> = places.collect();
    let mut cards: ArrayVec<C, N> = places.iter().map(|place| **place).collect();
    deal(&mut cards, draw, may_hold);
    for (place, card) in places.iter_mut().zip(cards) {
        **place = card;
    }
}

/// Lets a place that holds what it may not have another card, along the
/// shortest chain of places of which each can take the card of the next and
/// the last one takes the card that nobody wanted.
///
/// Places before this one hold what they may, and do so afterwards. Places
/// after it are yet to be looked at, so any of them may take it.
fn change_places<C: Copy>(cards: &mut [C], place: usize, may_hold: impl Fn(usize, C) -> bool) {
    let unwanted = cards[place];
    // Who would hand its card to whom, found from `place` on.
    let mut taker = vec![usize::MAX; cards.len()];
    let mut chain = vec![place];
    let mut looked = 0;
    while let Some(&at) = chain.get(looked) {
        looked += 1;
        for giver in 0..cards.len() {
            if giver == place || taker[giver] != usize::MAX || !may_hold(at, cards[giver]) {
                continue;
            }
            taker[giver] = at;
            if giver > place || may_hold(giver, unwanted) {
                return hand_on(cards, giver, &taker, unwanted);
            }
            chain.push(giver);
        }
    }
    panic!("no deal fits: a place may not even hold what truly lies there");
}

/// Every place of the chain hands its card on, the last one takes the rest.
fn hand_on<C: Copy>(cards: &mut [C], last: usize, taker: &[usize], rest: C) {
    let mut giver = last;
    let mut card = rest;
    while giver != usize::MAX {
        std::mem::swap(&mut cards[giver], &mut card);
        giver = taker[giver];
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::chance::{Chance, Dice, Seed};

    /// Deals of these cards under a condition, and how often each came.
    fn deals(
        cards: &[u8],
        samples: usize,
        may_hold: impl Fn(usize, u8) -> bool,
    ) -> BTreeMap<Vec<u8>, usize> {
        let mut dice = Dice::new(&Seed::from_word("deals"));
        let mut chance = Chance::default();
        let mut found = BTreeMap::new();
        for _ in 0..samples {
            let mut dealt = cards.to_vec();
            deal(&mut dealt, &mut dice.shared(&mut chance), &may_hold);
            *found.entry(dealt).or_default() += 1;
        }
        found
    }

    /// Every order of these cards.
    fn orders(cards: &[u8]) -> Vec<Vec<u8>> {
        if cards.is_empty() {
            return vec![Vec::new()];
        }
        let mut all = Vec::new();
        for first in 0..cards.len() {
            let mut rest = cards.to_vec();
            let card = rest.remove(first);
            all.extend(orders(&rest).into_iter().map(|mut order| {
                order.insert(0, card);
                order
            }));
        }
        all.sort();
        all.dedup();
        all
    }

    #[test]
    fn without_a_condition_it_is_a_shuffle() {
        let found = deals(&[1, 2, 3], 600, |_, _| true);
        assert_eq!(found.len(), 6);
        assert!(found.values().all(|count| (60..140).contains(count)));
    }

    #[test]
    fn every_deal_that_fits_comes_and_no_other() {
        // Tables of who may hold what, all of which allow the order 1, 2, 3, 4.
        for table in 0_u32..1 << 12 {
            let others = |place: usize, card: usize| place * 3 + card - usize::from(card > place);
            let may_hold = |place: usize, card: u8| {
                let card = usize::from(card) - 1;
                place == card || table >> others(place, card) & 1 == 1
            };
            let fits = |order: &Vec<u8>| {
                order
                    .iter()
                    .enumerate()
                    .all(|(at, card)| may_hold(at, *card))
            };
            let possible: Vec<_> = orders(&[1, 2, 3, 4]).into_iter().filter(fits).collect();
            let found = deals(&[1, 2, 3, 4], 400, may_hold);
            assert!(found.keys().all(fits), "{table:b}");
            assert_eq!(found.len(), possible.len(), "{table:b}");
        }
    }

    #[test]
    fn places_of_different_zones_are_dealt_as_one() {
        let (mut hand, mut deck) = ([9, 1], [5, 3, 7]);
        let mut dice = Dice::new(&Seed::from_word("zones"));
        let mut chance = Chance::default();
        let places = hand.iter_mut().chain(&mut deck);
        let low = |place: usize, card: u8| place > 1 || card < 4;
        deal_among::<_, 5>(places, &mut dice.shared(&mut chance), low);
        hand.sort_unstable();
        deck.sort_unstable();
        assert_eq!((hand, deck), ([1, 3], [5, 7, 9]));
    }

    #[test]
    fn it_does_not_depend_on_how_they_lay() {
        let low = |place: usize, card: u8| place > 2 || card < 5;
        assert_eq!(
            deals(&[1, 2, 3, 4, 5, 6], 50, low),
            deals(&[3, 1, 2, 6, 5, 4], 50, low)
        );
    }

    #[test]
    #[should_panic(expected = "no deal fits")]
    fn what_cannot_be_is_a_bug() {
        deals(&[1, 2], 1, |_, card| card == 1);
    }
}
