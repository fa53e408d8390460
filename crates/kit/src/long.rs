//! Long games with deals: for benches, and for tests of what must not grow with
//! the length of a game.

use engine::log::{Answer, Audience};
use engine::{Seat, Seed, Setup, Swap, Table};

use crate::laws::Lawful;
use crate::luck::Luck;
use crate::playthrough::{random_game, step};

/// A deal is tried after so many choices.
const SELDOM: usize = 3;

/// A game of this many lines that still goes on: random choices with a deal now
/// and then. A game that is over sooner is stretched with offers that are
/// declined, evenly: however long it is made, it is the same game with the same
/// story. Where nothing can be offered, it may be over before.
///
/// # Panics
/// When the rules refuse the set-up.
#[must_use]
#[expect(clippy::expect_used, reason = "tests fail by panicking")]
pub fn long_game<G: Lawful>(
    options: &G::Options,
    setup: Setup,
    lines: usize,
    word: &str,
) -> Table<G> {
    let facts = crate::facts::<G>();
    let whole = random_game(&facts, options, setup, word).expect("these can sit down");
    // Enough is left to be played after those lines.
    let own = (whole.steps() * 2 / 3).min(lines);
    let table = Table::new(facts, options, setup, Seed::from_word(word));
    let mut table = table.expect("these can sit down");
    let (mut luck, mut idle) = (Luck::new(word), Luck::new("idle"));
    let (mut chosen, mut played) = (0, 0);
    while table.steps() < lines {
        let before = table.steps();
        let due = played * lines <= before * own;
        if !due && deal(&mut table, &mut idle, &[Answer::Decline]) {
            continue;
        }
        if step(&mut table, &mut luck).is_none() {
            break;
        }
        chosen += 1;
        if chosen % SELDOM == 0 {
            deal(&mut table, &mut luck, &[Answer::Accept, Answer::Decline]);
        }
        played += table.steps() - before;
    }
    table
}

/// One offer, and the first of these answers that can be given; `false` where
/// nothing can be offered.
fn deal<G: Lawful>(table: &mut Table<G>, luck: &mut Luck, answers: &[Answer]) -> bool {
    let bundles = table.committed().bundles(table.content());
    let seats: Vec<Seat> = Seat::all(table.seats()).collect();
    let mut pick = || {
        let nth = luck.below(bundles.len() as u32) as usize;
        bundles.get(nth).cloned()
    };
    let (Some(gives), Some(gets)) = (pick(), pick()) else {
        return false;
    };
    let Some(from) = luck.pick(&seats) else {
        return false;
    };
    let others: Vec<Seat> = seats.into_iter().filter(|seat| *seat != from).collect();
    let Some(to) = luck.pick(&others) else {
        return false;
    };
    let swap = Swap {
        from,
        to,
        gives,
        gets,
    };
    let Ok(id) = table.offer(swap, "", Audience::Both) else {
        return false;
    };
    let mut answers = answers.iter();
    answers.any(|answer| table.answer(to, (from, id), *answer).is_ok())
}
