//! Whole games and counts of decision paths, kept as files.
//!
//! `UPDATE_EXPECT=1 cargo test -p orrery-twilight-inscription --test golden` writes
//! them anew; the change then shows in the diff.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod writer;

use std::path::PathBuf;

use engine::{Pace, Setup};
use expect_test::{expect, expect_file};
use kit::golden::keep;
use kit::{golden, paths, playthrough};
use twilight_inscription::options::{Difficulty, Side};
use twilight_inscription::{Options, TwilightInscription};

/// The ways to end that are kept here; the higher ranks take a bot that plans, and are
/// kept with the bots (`bots/tests/ranks.rs`).
const ENDINGS: [&str; 4] = [
    "tins-end-throne",
    "tins-end-lost",
    "tins-end-rank-1",
    "tins-end-rank-2",
];
/// Of many, each with sheets of their own.
const MANY: &str = "throne-a-5";
/// Of two.
const TWO: &str = "lost-two";

const EASY: Options = Options {
    side: Side::B,
    difficulty: Difficulty::Easy,
};

const fn at(difficulty: Difficulty) -> Options {
    Options {
        side: Side::B,
        difficulty,
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Games of one, two, three and five, won and lost: all replay to the same digests.
#[test]
fn golden_games_replay() {
    let lazy = writer::Effort { width: 1, tries: 1 };
    for (ending, seats, options) in [
        (ENDINGS[0], 3, EASY),
        (ENDINGS[1], 1, at(Difficulty::Hard)),
        (ENDINGS[2], 1, EASY),
        (ENDINGS[3], 1, at(Difficulty::Medium)),
    ] {
        keep(&folder(), ending, || writer::ends(&options, seats, ending)).unwrap();
    }
    let sides = Options {
        side: Side::A,
        ..EASY
    };
    keep(&folder(), MANY, || writer::game(&sides, 5, MANY, lazy)).unwrap();
    keep(&folder(), TWO, || writer::game(&EASY, 2, TWO, lazy)).unwrap();
    let games = golden::<TwilightInscription>(&folder(), &EASY, &ENDINGS);
    assert_eq!(games.unwrap_or_else(|error| panic!("{error}")), 6);
}

/// What each of them is kept for is in it.
#[test]
fn golden_games_show_what_they_are_for() {
    for (name, words) in [
        (ENDINGS[1], &["difficulty=hard", "end tins-end-lost"][..]),
        (
            ENDINGS[3],
            &["difficulty=medium", " vote:", "end tins-end-rank-2"],
        ),
        (MANY, &["side=a", " vote:", "end tins-end-throne"]),
        (TWO, &["end tins-end-lost", "s2 "]),
    ] {
        let path = folder().join(format!("{name}.log"));
        let log = std::fs::read_to_string(path).unwrap();
        for word in words {
            assert!(log.contains(word), "{word} in {name}");
        }
    }
}

/// Factions, setup texts and the first marks, alone, of two and of three.
#[test]
fn decision_paths_are_counted() {
    let count = |seats, depth| paths::<TwilightInscription>(&EASY, seats, depth);
    expect!["[3, 12, 117, 769, 3977]"].assert_eq(&count(1, 5));
    expect!["[3, 9, 33, 243, 1574]"].assert_eq(&count(2, 5));
    expect!["[3, 9, 27, 99, 729, 4722]"].assert_eq(&count(3, 6));
}

/// A game against the AI faction, written down in full.
#[test]
fn a_playthrough_alone_is_kept() {
    let setup = Setup::new(1, Pace::Brisk);
    let options = at(Difficulty::Hard);
    let dump = playthrough::<TwilightInscription>(&kit::facts(), &options, setup, "alone");
    expect_file!["golden/playthrough-alone.txt"].assert_eq(&dump.unwrap());
}

/// And one of three.
#[test]
fn a_playthrough_of_three_is_kept() {
    let setup = Setup::new(3, Pace::Brisk);
    let dump = playthrough::<TwilightInscription>(&kit::facts(), &EASY, setup, "three");
    expect_file!["golden/playthrough-three.txt"].assert_eq(&dump.unwrap());
}
