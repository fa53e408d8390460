//! Whole games and counts of decision paths, kept as files.
//!
//! `UPDATE_EXPECT=1 cargo test -p orrery-merchant-of-venus --test golden` writes
//! them anew; the change then shows in the diff.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod fighters;
mod loner;

use std::path::PathBuf;

use bots::Greedy;
use engine::log::Log;
use engine::{Pace, Setup};
use expect_test::{expect, expect_file};
use fighters::Fighter;
use kit::golden::keep;
use kit::{beginning, golden, paths};
use merchant_of_venus::options::Length;
use merchant_of_venus::{MerchantOfVenus, Options};
use merchant_of_venus_bots::{Ledger, TRADERS, Ventures};

/// Every way to end.
const ENDINGS: [&str; 5] = [
    "mov-end-wealth",
    "mov-end-bank",
    "mov-end-rastur",
    "mov-end-alone-lost",
    "mov-end-alone-won",
];
/// With attacks.
const COMBAT: &str = "combat-6";

/// A short game.
const SHORT: Options = Options {
    length: Length::Apprentices,
    ..Options::USUAL
};
/// One with a bank that runs out.
const POOR: Options = Options {
    length: Length::EmperorsOfTrade,
    bank: 400,
    ..Options::USUAL
};

/// A short one with Rastur.
const INVADED: Options = Options {
    rastur: true,
    ..SHORT
};
/// A long one with all optional rules.
const WAR: Options = Options {
    length: Length::EmperorsOfTrade,
    combat: true,
    forts: true,
    rastur: true,
    ..Options::USUAL
};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// A game of players that try to win, as people do.
fn sensible_game(options: Options, seats: usize, word: &str) -> Log {
    let ledger = Ledger::default();
    let player = || {
        let greedy = Greedy::<MerchantOfVenus, _>::new(ledger.clone(), TRADERS.greedy);
        greedy.with_plans(Ventures(ledger.clone()), TRADERS.plans)
    };
    kit::play(&options, Setup::new(seats, Pace::Brisk), word, player).log()
}

/// A game for every ending, of one to six, and one with attacks: all replay to the
/// same digests.
#[test]
fn golden_games_replay() {
    for (name, options, seats) in [
        (ENDINGS[0], SHORT, 2),
        ("wealth-4", SHORT, 4),
        (ENDINGS[1], POOR, 6),
        (ENDINGS[2], INVADED, 4),
        (ENDINGS[3], SHORT, 1),
    ] {
        keep(&folder(), name, || sensible_game(options, seats, name)).unwrap();
    }
    // Fighters never get rich, but the Rastur bring their wars to an end.
    let war = || kit::play(&WAR, Setup::new(6, Pace::Brisk), COMBAT, Fighter::new).log();
    keep(&folder(), COMBAT, war).unwrap();
    keep(&folder(), ENDINGS[4], || {
        loner::won_alone(&SHORT, "alone-294")
    })
    .unwrap();
    let games = golden::<MerchantOfVenus>(&folder(), &SHORT, &ENDINGS);
    assert_eq!(games.unwrap_or_else(|error| panic!("{error}")), 7);
}

/// What each of them is kept for is in it.
#[test]
fn golden_games_show_what_they_are_for() {
    for (name, words) in [
        (COMBAT, &[" attack:", " shoot"][..]),
        (ENDINGS[2], &[" rastur:", "end mov-end-rastur"]),
        (ENDINGS[3], &[" rastur:", "end mov-end-alone-lost"]),
        (ENDINGS[4], &[" rastur:", "end mov-end-alone-won"]),
    ] {
        let path = folder().join(format!("{name}.log"));
        let log = std::fs::read_to_string(path).unwrap();
        for word in words {
            assert!(log.contains(word), "{word} in {name}");
        }
    }
}

/// Races, then the first decisions at the helm and in flight.
#[test]
fn decision_paths_are_counted() {
    let count = |seats, depth| paths::<MerchantOfVenus>(&SHORT, seats, depth);
    expect!["[6, 30, 120, 210, 540, 1050]"].assert_eq(&count(2, 6));
    expect!["[6, 30, 120, 480, 960, 2520]"].assert_eq(&count(3, 6));
}

/// Chance makes nobody rich, so it is written down how such a game begins.
#[test]
fn a_playthrough_is_kept() {
    let setup = Setup::new(2, Pace::Brisk);
    let dump = beginning::<MerchantOfVenus>(&kit::facts(), &SHORT, setup, "playthrough", 300);
    expect_file!["golden/playthrough.txt"].assert_eq(&dump.unwrap());
}
