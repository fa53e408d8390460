//! A game for every way to end, and one written down in full.
//!
//! `UPDATE_EXPECT=1 cargo test -p orrery-frontier --test golden` writes them
//! anew; the change then shows in the diff.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::path::Path;

use engine::{Pace, Setup};
use expect_test::expect_file;
use frontier::{Frontier, Options};
use kit::{facts, golden, playthrough};

/// Short games, which reach each of the endings.
const SHORT: Options = Options {
    rings: 1,
    rounds: 6,
    target: 10,
    blight: 4,
};

#[test]
fn every_ending_has_a_golden_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let endings = [
        "frontier-end-points",
        "frontier-end-rounds",
        "frontier-end-blight",
    ];
    let games = golden::<Frontier>(&folder, &SHORT, &endings);
    let games = games.unwrap_or_else(|error| panic!("{error}"));
    assert!(games >= endings.len());
}

#[test]
fn a_playthrough_is_kept() {
    let options = Options { rounds: 2, ..SHORT };
    let setup = Setup::new(3, Pace::Strict);
    let played = playthrough(&facts::<Frontier>(), &options, setup, "playthrough").unwrap();
    expect_file!["golden/playthrough.txt"].assert_eq(&played);
}
