//! Every decision of a random game.

use engine::player::{Eyes, Player, Random};
use engine::{Dice, Game, Seat, Seed, Silence};

/// Plays random games; at every list of two or more, `look` is shown the state
/// and the list. It says whether to go on.
///
/// # Panics
/// When the rules refuse the set-up.
#[expect(clippy::expect_used, reason = "tests fail by panicking")]
pub fn at_every_decision<G: Game>(
    options: &G::Options,
    seats: usize,
    word: &str,
    mut look: impl FnMut(&G, Seat, &[G::Choice]) -> bool,
) {
    let facts = crate::facts::<G>();
    let content = &facts.content;
    let seed = Seed::from_word(word);
    let mut dice = Dice::new(&seed);
    let state = G::new(content, options, seats, &mut dice);
    let mut state = state.expect("these can sit down");
    let mut players: Vec<Random> = Seat::all(seats).map(|_| Random::default()).collect();
    for (seat, player) in Seat::all(seats).zip(&mut players) {
        Player::<G>::begin(player, &seed.child(9), seat);
    }
    let mut choices = Vec::new();
    while let Some(seat) = state.to_act().first() {
        choices.clear();
        state.choices(content, seat, &mut choices);
        let mut pick = 0;
        if choices.len() > 1 {
            if !look(&state, seat, &choices) {
                return;
            }
            let eyes = Eyes::new(content, &state, seat);
            pick = players[seat.index()].pick(&eyes, &choices);
        }
        state.apply(content, seat, choices[pick], &mut dice, &mut Silence);
    }
}
