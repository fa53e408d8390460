//! What the tests of bots share.

#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "each test program uses a part of it"
)]

use std::sync::Arc;

use bots::{ByStanding, Greedy, Playout, Search, Settings};
use engine::content::Files;
use engine::player::{Eyes, Player, Random};
use engine::{Budget, Dice, Facts, Game, Pace, Seat, Seed, Setup, Silence};

/// A box of any player.
pub(crate) type Boxed<G> = Box<dyn Player<G>>;

/// The facts a game ships with.
pub(crate) fn facts<G: Game>() -> Arc<Facts<G>> {
    Facts::load(&Files::embedded(G::INFO.files)).unwrap()
}

/// Points come late in the toy games, so worlds are played on for a while.
pub(crate) fn settings() -> Settings {
    Settings {
        playout: Playout::On(40),
        ..Settings::default()
    }
}

pub(crate) fn random<G: Game>() -> Boxed<G> {
    Box::new(Random::default())
}

pub(crate) fn greedy<G: Game>() -> Boxed<G> {
    Box::new(Greedy::new(ByStanding, settings().greedy))
}

pub(crate) fn search<G: Game>(tries: u32) -> Search<G, ByStanding> {
    Search::new(ByStanding, Budget::Iterations(tries), settings())
}

/// Plays random games; at every list of two or more, `look` is shown the state
/// and the list. It says whether to go on.
pub(crate) fn at_every_decision<G: Game>(
    options: &G::Options,
    (seats, pace): (usize, Pace),
    word: &str,
    mut look: impl FnMut(&G, Seat, &[G::Choice]) -> bool,
) {
    let facts = facts::<G>();
    let content = &facts.content;
    let seed = Seed::from_word(word);
    let mut dice = Dice::new(&seed);
    let mut state = G::new(content, options, Setup::new(seats, pace), &mut dice).unwrap();
    let mut players: Vec<Boxed<G>> = Seat::all(seats).map(|_| random()).collect();
    for (seat, player) in Seat::all(seats).zip(&mut players) {
        player.begin(&seed.child(9), seat);
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
