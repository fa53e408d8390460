//! Whole games, counts of decision paths and playthroughs, kept as files.
//!
//! `UPDATE_EXPECT=1 cargo test -p orrery-conformance --test golden` writes
//! them anew; the change then shows in the diff.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::path::Path;

use conformance::{Bazaar, Intrigue, Sealed, bazaar, intrigue, sealed};
use engine::{Game, Pace, Setup};
use expect_test::{expect, expect_file};
use kit::{facts, golden, paths, playthrough, random_game};

/// One golden game for every way to end, each replayed to the same digests.
fn check_golden<G: Game>(options: &G::Options, endings: &[&str]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(G::INFO.id);
    let games = golden::<G>(&folder, options, endings).unwrap_or_else(|error| panic!("{error}"));
    assert!(games >= endings.len());
}

#[test]
fn every_ending_of_the_bazaar_has_a_golden_game() {
    let endings = ["bazaar-end-rounds", "bazaar-end-sold-out"];
    check_golden::<Bazaar>(&bazaar::Options { rounds: 20 }, &endings);
}

#[test]
fn every_ending_of_intrigue_has_a_golden_game() {
    let endings = ["intrigue-end-points", "intrigue-end-deck"];
    check_golden::<Intrigue>(&intrigue::Options { target: 7 }, &endings);
}

#[test]
fn every_ending_of_sealed_orders_has_a_golden_game() {
    let endings = ["sealed-end-rounds", "sealed-end-filled"];
    check_golden::<Sealed>(&sealed::Options { rounds: 4 }, &endings);
}

#[test]
fn decision_paths_are_counted() {
    expect!["[2, 4, 8, 16, 32, 64, 132, 280, 604, 1392, 3348, 8080, 19996, 49666]"]
        .assert_eq(&paths::<Bazaar>(&bazaar::Options { rounds: 8 }, 3, 14));
    expect!["[3, 6, 12, 29, 82, 259, 714, 1992]"].assert_eq(&paths::<Intrigue>(
        &intrigue::Options { target: 7 },
        3,
        8,
    ));
    expect!["[6, 34, 186, 975, 4924, 17991, 79566, 330608]"].assert_eq(&paths::<Sealed>(
        &sealed::Options { rounds: 3 },
        2,
        8,
    ));
}

fn dump<G: Game>(options: &G::Options, seats: usize, pace: Pace) -> String {
    playthrough(
        &facts::<G>(),
        options,
        Setup::new(seats, pace),
        "playthrough",
    )
    .unwrap()
}

#[test]
fn playthroughs_are_kept() {
    let bazaar = dump::<Bazaar>(&bazaar::Options { rounds: 6 }, 3, Pace::Brisk);
    expect_file!["golden/bazaar/playthrough.txt"].assert_eq(&bazaar);
    let intrigue = dump::<Intrigue>(&intrigue::Options { target: 5 }, 3, Pace::Strict);
    expect_file!["golden/intrigue/playthrough.txt"].assert_eq(&intrigue);
    let sealed = dump::<Sealed>(&sealed::Options { rounds: 2 }, 8, Pace::Brisk);
    expect_file!["golden/sealed/playthrough.txt"].assert_eq(&sealed);
}

/// A random game depends on nothing but its seed word.
#[test]
fn the_same_word_plays_the_same_game() {
    let play = |word: &str| {
        let options = intrigue::Options { target: 7 };
        let setup = Setup::new(4, Pace::Brisk);
        random_game(&facts::<Intrigue>(), &options, setup, word)
            .unwrap()
            .log()
            .to_string()
    };
    assert_eq!(play("one"), play("one"));
    assert_ne!(play("one"), play("two"));
}
