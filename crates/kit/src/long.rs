//! Long games with deals: for benches, and for tests of what must not grow with
//! the length of a game.

use engine::log::Answer;
use engine::{Seat, Seed, Setup, Swap, Table};

use crate::laws::Lawful;
use crate::luck::Luck;
use crate::playthrough::{random_game, step};

/// At most so many fourths of a line for each choice that come of the choices
/// themselves: the rest are deals.
const CHOSEN: usize = 5;

/// A game of this many lines that still goes on: random choices and, between
/// them, offers that are taken or declined. The shorter the game, the more
/// deals; where nothing can be dealt, it may be over before.
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
    let choices = (whole.steps() / 2).max(1);
    let fourths = (4 * lines / choices).max(CHOSEN);
    let table = Table::new(facts, options, setup, Seed::from_word(word));
    let mut table = table.expect("these can sit down");
    let mut luck = Luck::new(word);
    let mut chosen = 0;
    while table.steps() < lines {
        let late = table.steps() * 4 < chosen * fourths;
        if late && deal(&mut table, &mut luck) {
            continue;
        }
        if step(&mut table, &mut luck).is_none() {
            break;
        }
        chosen += 1;
    }
    table
}

/// One offer and its answer; `false` where nothing can be dealt.
fn deal<G: Lawful>(table: &mut Table<G>, luck: &mut Luck) -> bool {
    let bundles = table.committed().bundles(table.content());
    let from = luck.below(table.seats() as u32) as usize;
    let next = 1 + luck.below(table.seats() as u32 - 1) as usize;
    let to = (from + next) % table.seats();
    let (Some(from), Some(to)) = (Seat::new(from), Seat::new(to)) else {
        return false;
    };
    let mut pick = || {
        let nth = luck.below(bundles.len() as u32) as usize;
        bundles.get(nth).cloned()
    };
    let (Some(gives), Some(gets)) = (pick(), pick()) else {
        return false;
    };
    let swap = Swap {
        from,
        to,
        gives,
        gets,
    };
    let Ok(id) = table.offer(swap, "") else {
        return false;
    };
    let mut answer = |answer| table.answer(to, (from, id), answer).is_ok();
    answer(Answer::Accept) || answer(Answer::Decline)
}
