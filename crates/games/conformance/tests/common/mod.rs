//! What the tests of tables share.

#![allow(dead_code, reason = "each test program uses a part of it")]

use std::sync::Arc;

use engine::content::Files;
use engine::{Facts, Game, Pace, Seat, Seed, Setup, Table, Viewer};

/// A seat, counted from one.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// The eyes of a seat, counted from one.
pub(crate) fn viewer(number: usize) -> Viewer {
    Viewer::Seat(seat(number))
}

/// The facts a game ships with.
pub(crate) fn facts<G: Game>() -> Arc<Facts<G>> {
    Facts::load(&Files::embedded(G::INFO.files)).unwrap()
}

/// A new table; the word is its seed.
pub(crate) fn table<G: Game>(
    options: &G::Options,
    seats: usize,
    pace: Pace,
    word: &str,
) -> Table<G> {
    let setup = Setup::new(seats, pace);
    Table::new(facts(), options, setup, Seed::from_word(word)).unwrap()
}
