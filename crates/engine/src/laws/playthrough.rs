//! Whole games of fixed seeds, written down in full.

use std::fmt::Write;
use std::sync::Arc;

use super::walk::Whim;
use crate::chance::Seed;
use crate::game::{Game, Setup};
use crate::seat::{Seat, Viewer};
use crate::table::{Facts, SetupError, Table};

/// Plays a random game to its end; the seed word decides everything.
///
/// # Errors
/// When the rules refuse the set-up.
pub fn random_game<G: Game>(
    facts: &Arc<Facts<G>>,
    options: &G::Options,
    setup: Setup,
    word: &str,
) -> Result<Table<G>, SetupError> {
    let mut table = Table::new(Arc::clone(facts), options, setup, Seed::from_word(word))?;
    let mut whim = Whim::new(word);
    while step(&mut table, &mut whim).is_some() {}
    Ok(table)
}

/// One random choice; nothing when nobody can choose.
fn step<G: Game>(table: &mut Table<G>, whim: &mut Whim) -> Option<(Seat, G::Choice)> {
    let asked: Vec<Seat> = Seat::all(table.seats())
        .filter(|&seat| table.is_asked(seat))
        .collect();
    let seat = whim.pick(&asked)?;
    let choice = whim.pick(&table.choices(seat))?;
    let revision = table.revision(Viewer::Seat(seat));
    table.choose(seat, revision, &[choice]).ok()?;
    // Nobody needs a clock here.
    if table.all_have_answered() {
        table.close_window();
    }
    Some((seat, choice))
}

/// A random game as a text: what was asked, offered, chosen, told, and what
/// everyone saw. Kept as a file, it shows what a change of rules changes.
///
/// # Errors
/// When the rules refuse the set-up.
pub fn playthrough<G: Game>(
    facts: &Arc<Facts<G>>,
    options: &G::Options,
    setup: Setup,
    word: &str,
) -> Result<String, SetupError> {
    let mut table = Table::new(Arc::clone(facts), options, setup, Seed::from_word(word))?;
    let mut whim = Whim::new(word);
    // Writing into a string cannot fail.
    let mut dump = format!("{}\n", table.header());
    let mut told = 0;
    loop {
        for seat in Seat::all(table.seats()) {
            let choices: Vec<String> = table
                .choices(seat)
                .iter()
                .map(ToString::to_string)
                .collect();
            if let Some(question) = table.question(seat) {
                let key = question.text.key;
                let _ = writeln!(
                    dump,
                    "{seat}? {key} ({}): {}",
                    question.rule,
                    choices.join(" ")
                );
            }
        }
        let Some((seat, choice)) = step(&mut table, &mut whim) else {
            break;
        };
        let _ = writeln!(dump, "{seat}: {choice}");
        for event in table.chronicle().skip(told) {
            let _ = writeln!(dump, "  {event}");
        }
        told = table.chronicle().len();
    }
    for viewer in Viewer::all(table.seats()) {
        let _ = writeln!(dump, "{viewer:?} sees {:?}", table.view(viewer));
    }
    let _ = writeln!(dump, "{:?}", table.standing());
    Ok(dump)
}
