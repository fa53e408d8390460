//! Games that were played under rules version 1: they open, and go on.
//!
//! Version 2 pays "up to so much" in parts, discards invaders before the spoils
//! and looks at the round for "the first of each round". Where none of that
//! came up a game is the same; where it did it stands still at the last line
//! that is, until its players agree to go on.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::path::PathBuf;
use std::sync::Arc;

use core_worlds::CoreWorlds;
use engine::content::Files;
use engine::log::{Line, Log};
use engine::table::Replayed;
use engine::{Facts, Game, Seat, Table};

fn facts() -> Arc<Facts<CoreWorlds>> {
    Facts::load(&Files::embedded(CoreWorlds::INFO.files)).unwrap()
}

fn replay(name: &str) -> (Log, Replayed<CoreWorlds>) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/rules_1");
    let text = std::fs::read_to_string(folder.join(name)).unwrap();
    let log: Log = text.parse().unwrap();
    assert_eq!(log.header.rules, 1, "{name} was played under version 1");
    let seed = log.seed.clone().unwrap();
    let replayed = Table::replay(facts(), &log, seed).unwrap();
    (log, replayed)
}

/// What did not change is the same game to its end.
#[test]
fn a_game_that_nothing_changed_for_replays() {
    let (log, replayed) = replay("same.log");
    assert_eq!(replayed.divergence, None);
    assert!(replayed.table.is_over());
    assert_eq!(replayed.table.log().to_string(), log.to_string());
}

/// Where a rule changed it is frozen and whole; by agreement it goes on, and
/// the log says since when under which rules.
#[test]
fn a_game_that_a_rule_changed_for_goes_on_by_agreement() {
    let (log, replayed) = replay("changed.log");
    let divergence = replayed.divergence.unwrap();
    assert!(divergence.good_steps > 20 && !divergence.same_version);
    let mut table = replayed.table;
    assert_eq!(table.log().to_string(), log.to_string(), "nothing is lost");
    assert!(Seat::all(2).all(|seat| table.choices(seat).is_empty()));
    table.go_on();
    let mut played = 0;
    while let Some(seat) = table.to_act().first() {
        let choices = table.choices(seat);
        let choice = choices[played % choices.len()];
        table.choose(seat, &[choice]).unwrap();
        played += 1;
        assert!(played < 10_000, "it ends");
    }
    let end = table.log();
    let changed = |line: &Line| matches!(line, Line::Version { rules: 2, .. });
    assert!(end.entries.iter().any(|entry| changed(&entry.line)));
    let again: Log = end.to_string().parse().unwrap();
    let again = Table::<CoreWorlds>::replay(facts(), &again, end.seed.unwrap()).unwrap();
    assert_eq!(again.divergence, None);
}
