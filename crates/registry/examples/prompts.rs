//! What one player of a game is asked, and how much of it can be taken back:
//! `cargo xtask prompts` runs it.
//!
//! Words: the game, how many play, the word that everything is shuffled by. All
//! play as `greedy` does; the first seat is looked at. It plays twice: choice by
//! choice, and pressing a row wherever one begins with what `greedy` wants.

#![allow(clippy::unwrap_used, reason = "a measurement may stop")]

use engine::registry::{AnyGame, AnyPlayer, Request};
use engine::{AnyTable, Pace, Seat, Seed};

/// What the first seat was asked.
#[derive(Default)]
struct Asked {
    prompts: usize,
    /// Choices that could be taken back once they were made.
    undoable: usize,
    /// Choices after which it was still asked.
    staying: usize,
    /// Of these, those that could be taken back.
    staying_undoable: usize,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |nth: usize, usual: &str| words.get(nth).map_or(usual, String::as_str).to_owned();
    let registry = registry::load(None).unwrap();
    let game = registry.game(&word(0, "core-worlds")).unwrap();
    let seats: usize = word(1, "2").parse().unwrap();
    let seed = word(2, "prompts");
    let asked = play(game, seats, &seed, Rows::Never);
    let share = |part: usize, of: usize| 100.0 * part as f64 / of.max(1) as f64;
    println!(
        "{}, seat 1 of {seats}, by greedy, shuffled by `{seed}`: {} prompts; {} ({:.0}%) could be \
         taken back; of {} after which it was still asked, {} ({:.0}%)",
        game.info().id,
        asked.prompts,
        asked.undoable,
        share(asked.undoable, asked.prompts),
        asked.staying,
        asked.staying_undoable,
        share(asked.staying_undoable, asked.staying),
    );
    let pressed = play(game, seats, &seed, Rows::Pressed).prompts;
    println!(
        "With rows: {pressed} presses ({:+.0}%)",
        share(pressed, asked.prompts) - 100.0
    );
}

/// Does the first seat press rows?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rows {
    Never,
    Pressed,
}

fn play(game: &dyn AnyGame, seats: usize, seed: &str, rows: Rows) -> Asked {
    let request = Request {
        seats,
        pace: Pace::Brisk,
        options: Vec::new(),
        seed: Seed::from_word(seed),
    };
    let mut table = game.table(request).unwrap();
    let luck = Seed::from_word("prompts");
    let mut bots: Vec<Box<dyn AnyPlayer>> = Seat::all(seats)
        .map(|seat| game.player("greedy", seat, &luck).unwrap())
        .collect();
    let mut asked = Asked::default();
    while let Some(seat) = table.to_act().first() {
        let choice = bots[seat.index()].pick(&*table).unwrap();
        let suggested = table.suggested(seat).into_iter();
        let row = suggested
            .map(|row| row.notations)
            .find(|row| row.first() == Some(&choice))
            .filter(|_| seat.index() == 0 && rows == Rows::Pressed);
        let made = row.unwrap_or_else(|| vec![choice]);
        let made: Vec<&str> = made.iter().map(String::as_str).collect();
        table.choose(seat, &made).unwrap();
        if seat.index() == 0 {
            asked.note(&*table, seat);
        }
    }
    asked
}

impl Asked {
    /// Takes note of a choice that was just made.
    fn note(&mut self, table: &dyn AnyTable, seat: Seat) {
        let undoable = usize::from(table.can_undo(seat).is_ok());
        self.prompts += 1;
        self.undoable += undoable;
        if table.to_act().contains(seat) {
            self.staying += 1;
            self.staying_undoable += undoable;
        }
    }
}
