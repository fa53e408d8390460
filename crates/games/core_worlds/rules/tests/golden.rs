//! Whole games, counts of decision paths and a playthrough, kept as files.
//!
//! `UPDATE_EXPECT=1 cargo test -p orrery-core-worlds --test golden` writes
//! them anew; the change then shows in the diff.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::path::PathBuf;

use bots::Greedy;
use core_worlds::{CoreWorlds, Options};
use core_worlds_bots::{PROSPECTS, Prospects};
use engine::log::Log;
use engine::{Pace, Setup};
use expect_test::{expect, expect_file};
use kit::golden::keep;
use kit::{golden, paths, playthrough};

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

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// A game of players that try to win, as people do.
fn sensible_game(options: Options, seats: usize, word: &str) -> Log {
    let player = || Greedy::<CoreWorlds, _>::new(Prospects, PROSPECTS.greedy);
    kit::play(&options, Setup::new(seats, Pace::Brisk), word, player).log()
}

/// Where random players hardly ever come: equal points and Energy, from
/// different numbers of Worlds.
fn game_decided_by_worlds() -> Log {
    let games = (0..).map(|index| sensible_game(BASIC, 2, &format!("worlds {index}")));
    let decided = |log: &Log| log.ending.as_deref() == Some(ENDINGS[2]);
    games.take(20_000).find(decided).unwrap()
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
        let play = || sensible_game(options, seats, &format!("golden {seats}"));
        keep(&folder(), &format!("sensible-{variant}-{seats}"), play).unwrap();
    }
    keep(&folder(), ENDINGS[2], game_decided_by_worlds).unwrap();
    let games =
        golden::<CoreWorlds>(&folder(), &BASIC, &ENDINGS).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(games, sensible.len() + ENDINGS.len());
}

#[test]
fn decision_paths_are_counted() {
    let count = |options, seats, depth| paths::<CoreWorlds>(&options, seats, depth);
    expect!["[2, 5, 20, 87, 329, 1155]"].assert_eq(&count(BASIC, 2, 6));
    expect!["[2, 5, 14, 35, 88, 226, 760]"].assert_eq(&count(BASIC, 5, 7));
    expect!["[8, 56, 336, 1680, 6720, 20160]"].assert_eq(&count(DRAFT, 3, 6));
}

#[test]
fn a_playthrough_is_kept() {
    let dump = playthrough::<CoreWorlds>(
        &kit::facts(),
        &DRAFT,
        Setup::new(2, Pace::Brisk),
        "playthrough",
    )
    .unwrap();
    expect_file!["golden/playthrough.txt"].assert_eq(&dump);
}
