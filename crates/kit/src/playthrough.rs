//! Whole games of fixed seeds, written down in full.

use std::fmt::Write;
use std::sync::Arc;

use engine::player::Player;
use engine::table::{Facts, SetupError, Table};
use engine::{Game, Seat, Seed, Setup, Viewer};

use crate::luck::Luck;

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
    let mut luck = Luck::new(word);
    while step(&mut table, &mut luck).is_some() {}
    Ok(table)
}

/// Plays a game to its end, with a player made for each seat; the seed word
/// decides everything.
///
/// # Panics
/// When the rules refuse the set-up, or a player picks what is not listed.
#[expect(clippy::expect_used, reason = "tests fail by panicking")]
pub fn play<G: Game, P: Player<G>>(
    options: &G::Options,
    setup: Setup,
    word: &str,
    make: impl Fn() -> P,
) -> Table<G> {
    let seed = Seed::from_word(word);
    let table = Table::new(crate::facts(), options, setup, seed.clone());
    let mut table = table.expect("these can sit down");
    let mut players: Vec<P> = Seat::all(setup.seats())
        .map(|seat| {
            let mut player = make();
            player.begin(&seed.child(1), seat);
            player
        })
        .collect();
    while let Some(seat) = table.to_act().first() {
        let choice = table.consult(seat, &mut players[seat.index()]);
        let choice = choice.expect("whoever is to act has a choice");
        let done = table.choose(seat, &[choice]);
        done.expect("a player picks from the list");
    }
    table
}

/// One random choice; nothing when nobody can choose.
pub(crate) fn step<G: Game>(table: &mut Table<G>, luck: &mut Luck) -> Option<(Seat, G::Choice)> {
    let asked: Vec<Seat> = Seat::all(table.seats())
        .filter(|&seat| table.is_asked(seat))
        .collect();
    let seat = luck.pick(&asked)?;
    let choice = luck.pick(&table.choices(seat))?;
    table.choose(seat, &[choice]).ok()?;
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
    beginning(facts, options, setup, word, usize::MAX)
}

/// The same for as many choices: of a game that chance brings to no end.
///
/// # Errors
/// When the rules refuse the set-up.
pub fn beginning<G: Game>(
    facts: &Arc<Facts<G>>,
    options: &G::Options,
    setup: Setup,
    word: &str,
    choices: usize,
) -> Result<String, SetupError> {
    let mut table = Table::new(Arc::clone(facts), options, setup, Seed::from_word(word))?;
    let mut luck = Luck::new(word);
    // Writing into a string cannot fail.
    let mut dump = format!("{}\n", table.header());
    let mut told = 0;
    for _ in 0..choices {
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
        let Some((seat, choice)) = step(&mut table, &mut luck) else {
            break;
        };
        let _ = writeln!(dump, "{seat}: {choice}");
        for event in table.chronicle(told) {
            let _ = writeln!(dump, "  {event}");
        }
        told = table.steps();
    }
    for viewer in Viewer::all(table.seats()) {
        let _ = writeln!(dump, "{viewer:?} sees {:?}", table.view(viewer));
    }
    let _ = writeln!(dump, "{:?}", table.standing());
    Ok(dump)
}
