//! Counting decision paths, as chess programs do: a number that moves when
//! any rule moves.

use crate::chance::{Dice, Seed};
use crate::event::Silence;
use crate::game::Game;

/// How many ways there are to make `depth` choices from here, with the dice
/// of this seed. Where several seats owe a choice, the lowest goes first.
#[must_use]
pub fn perft<G: Game>(content: &G::Content, state: &G, seed: &Seed, depth: u32) -> u64 {
    count(content, state, &mut Dice::new(seed), depth)
}

fn count<G: Game>(content: &G::Content, state: &G, dice: &mut Dice, depth: u32) -> u64 {
    let Some(seat) = state.to_act().first() else {
        return 1;
    };
    if depth == 0 {
        return 1;
    }
    let mut choices = Vec::new();
    state.choices(content, seat, &mut choices);
    choices
        .into_iter()
        .map(|choice| {
            let mut after = state.clone();
            after.apply(content, seat, choice, dice, &mut Silence);
            count(content, &after, dice, depth - 1)
        })
        .sum()
}
