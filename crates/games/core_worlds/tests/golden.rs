//! Whole games, counts of decision paths and a playthrough, kept as files.
//!
//! `UPDATE_EXPECT=1 cargo test -p orrery-core-worlds --test golden` writes
//! them anew; the change then shows in the diff.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use bots::Greedy;
use bots::games::{PROSPECTS, Prospects};
use core_worlds::{CoreWorlds, Options};
use engine::content::Files;
use engine::laws::{golden, perft, playthrough};
use engine::log::Log;
use engine::player::Player;
use engine::{Dice, Facts, Game, Pace, Seat, Seed, Setup, Table, Viewer};
use expect_test::{expect, expect_file};

/// Every way to end: what decided between the best.
const ENDINGS: [&str; 4] = [
    "core-worlds-end-points",
    "core-worlds-end-energy",
    "core-worlds-end-worlds",
    "core-worlds-end-shared",
];

const DRAFT: Options = Options {
    pre_game_draft: true,
};
const BASIC: Options = Options {
    pre_game_draft: false,
};

fn facts() -> Arc<Facts<CoreWorlds>> {
    Facts::load(&Files::embedded(CoreWorlds::INFO.files)).unwrap()
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// A game of players that try to win, as people do.
fn sensible_game(options: Options, seats: usize, word: &str) -> Log {
    let setup = Setup::new(seats, Pace::Brisk);
    let seed = Seed::from_word(word);
    let mut table = Table::new(facts(), &options, setup, seed.clone()).unwrap();
    let mut players: Vec<_> = Seat::all(seats)
        .map(|seat| {
            let mut player = Greedy::<CoreWorlds, _>::new(Prospects, PROSPECTS.greedy);
            player.begin(&seed.child(1), seat);
            (seat, player)
        })
        .collect();
    while let Some(seat) = table.to_act().first() {
        let (_, player) = &mut players[seat.index()];
        let choice = table.consult(seat, player).unwrap();
        let revision = table.revision(Viewer::Seat(seat));
        table.choose(seat, revision, &[choice]).unwrap();
    }
    table.log()
}

/// Where random players hardly ever come: equal points and Energy, from
/// different numbers of Worlds.
fn game_decided_by_worlds() -> Log {
    let games = (0..).map(|index| sensible_game(BASIC, 2, &format!("worlds {index}")));
    let decided = |log: &Log| log.ending.as_deref() == Some(ENDINGS[2]);
    games.take(20_000).find(decided).unwrap()
}

/// Sees that a game has its file; writes it where that is asked for.
fn keep(name: &str, play: impl FnOnce() -> Log) {
    let path = folder().join(format!("{name}.log"));
    if std::env::var_os("UPDATE_EXPECT").is_some() && !path.exists() {
        fs::create_dir_all(folder()).unwrap();
        fs::write(&path, play().to_string()).unwrap();
    }
    assert!(path.exists(), "{} is missing", path.display());
}

/// Games of every number of players, with and without the pre-game draft, and
/// one for every ending: all replay to the same digests.
#[test]
fn ten_golden_games_replay() {
    let sensible = [
        (BASIC, 2),
        (BASIC, 3),
        (BASIC, 4),
        (BASIC, 5),
        (DRAFT, 2),
        (DRAFT, 5),
    ];
    for (options, seats) in sensible {
        let variant = if options == DRAFT { "draft" } else { "basic" };
        keep(&format!("sensible-{variant}-{seats}"), || {
            sensible_game(options, seats, &format!("golden {seats}"))
        });
    }
    keep(ENDINGS[2], game_decided_by_worlds);
    let games = golden::<CoreWorlds>(&folder(), &facts(), &BASIC, &ENDINGS)
        .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(games, sensible.len() + ENDINGS.len());
}

/// Decision paths from the start, for depths 1 to `depth`.
fn paths(options: Options, seats: usize, depth: u32) -> String {
    let facts = facts();
    let seed = Seed::from_word("perft");
    let setup = Setup::new(seats, Pace::Brisk);
    let state = CoreWorlds::new(&facts.content, &options, setup, &mut Dice::new(&seed)).unwrap();
    let counts: Vec<u64> = (1..=depth)
        .map(|depth| perft(&facts.content, &state, &seed, depth))
        .collect();
    format!("{counts:?}")
}

#[test]
fn decision_paths_are_counted() {
    expect!["[2, 5, 20, 87, 329, 1155]"].assert_eq(&paths(BASIC, 2, 6));
    expect!["[2, 5, 14, 35, 88, 226, 760]"].assert_eq(&paths(BASIC, 5, 7));
    expect!["[8, 56, 336, 1680, 6720, 20160]"].assert_eq(&paths(DRAFT, 3, 6));
}

#[test]
fn a_playthrough_is_kept() {
    let dump = playthrough(&facts(), &DRAFT, Setup::new(2, Pace::Brisk), "playthrough").unwrap();
    expect_file!["golden/playthrough.txt"].assert_eq(&dump);
}
