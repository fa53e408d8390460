//! What the tests of tables share.

use conformance::Bazaar;
use conformance::bazaar::{self, Choice, Purse};
use engine::log::{Answer, Audience};
use engine::table::Refusal;
use engine::{Game, Pace, Seat, Seed, Setup, Swap, Table, Viewer};
pub(crate) use kit::facts;

/// A seat, counted from one.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// The eyes of a seat, counted from one.
pub(crate) fn viewer(number: usize) -> Viewer {
    Viewer::Seat(seat(number))
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

/// A Bazaar of many rounds.
pub(crate) fn bazaar(seats: usize) -> Table<Bazaar> {
    table(&bazaar::Options { rounds: 20 }, seats, Pace::Brisk, "small")
}

/// A choice that is listed, by a seat counted from one.
pub(crate) fn choose<G: Game>(table: &mut Table<G>, number: usize, choice: G::Choice) {
    table.choose(seat(number), &[choice]).unwrap();
}

/// Something that this seat can buy.
pub(crate) fn buy(table: &Table<Bazaar>, number: usize) -> Option<Choice> {
    let mut choices = table.choices(seat(number)).into_iter();
    choices.find(|choice| matches!(choice, Choice::Buy(_)))
}

/// A table of two where the first seat can buy something, and both have goods.
pub(crate) fn with_a_buyer() -> (Table<Bazaar>, Choice) {
    let mut table = bazaar(2);
    loop {
        choose(&mut table, 1, Choice::Take);
        choose(&mut table, 2, Choice::Take);
        if let Some(buy) = buy(&table, 1) {
            return (table, buy);
        }
    }
}

/// Nothing for nothing, between two seats.
pub(crate) fn swap(from: usize, to: usize) -> Swap<Purse> {
    Swap {
        from: seat(from),
        to: seat(to),
        gives: Purse::default(),
        gets: Purse::default(),
    }
}

/// An offer from a fresh page.
pub(crate) fn offer(
    table: &mut Table<Bazaar>,
    swap: Swap<Purse>,
    promise: &str,
) -> Result<u32, Refusal> {
    table.offer(swap, promise, Audience::Both)
}

/// An answer from a fresh page.
pub(crate) fn answer(
    table: &mut Table<Bazaar>,
    who: usize,
    (with, deal): (usize, u32),
    answer: Answer,
) -> Result<(), Refusal> {
    table.answer(seat(who), (seat(with), deal), answer)
}
