//! Counting decision paths, as chess programs do: a number that moves when
//! any rule moves.

use engine::passing::let_pass;
use engine::{Dice, Game, Seed, Silence};

/// How many ways there are to make `depth` choices from here, with the dice
/// of this seed. Where several seats owe a choice, the lowest goes first.
#[must_use]
pub fn perft<G: Game>(content: &G::Content, state: &G, seed: &Seed, depth: u32) -> u64 {
    count(content, state, &mut Dice::new(seed), depth)
}

/// [`perft`] from the start of a game for depths 1 to `depth`, as a line to be
/// kept.
///
/// # Panics
/// When the rules refuse the set-up.
#[must_use]
#[expect(clippy::expect_used, reason = "tests fail by panicking")]
pub fn paths<G: Game>(options: &G::Options, seats: usize, depth: u32) -> String {
    let facts = crate::facts::<G>();
    let seed = Seed::from_word("perft");
    let game = G::new(&facts.content, options, seats, &mut Dice::new(&seed));
    let game = game.expect("these can sit down");
    let count = |depth| perft(&facts.content, &game, &seed, depth);
    format!("{:?}", (1..=depth).map(count).collect::<Vec<_>>())
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
            let_pass(content, &mut after, dice, &mut Silence, &mut Vec::new());
            count(content, &after, dice, depth - 1)
        })
        .sum()
}
