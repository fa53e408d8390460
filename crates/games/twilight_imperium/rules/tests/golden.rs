//! Whole games and counts of decision paths, kept as files.
//!
//! `UPDATE_EXPECT=1 cargo test -p orrery-twilight-imperium --test golden` writes them
//! anew; the change then shows in the diff.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::path::PathBuf;

use bots::Greedy;
use engine::log::Log;
use engine::player::{Eyes, Player};
use engine::{Pace, Seat, Seed, Setup};
use expect_test::{expect, expect_file};
use kit::golden::keep;
use kit::{golden, paths, playthrough};
use twilight_imperium::choice::Choice;
use twilight_imperium::ids::{Objective, Strategy};
use twilight_imperium::options::Building;
use twilight_imperium::{Options, TwilightImperium};
use twilight_imperium_bots::{Ambition, EMPIRES, Empire};

/// Every way to end: nobody can be left, since planets that are lost have a new owner.
const ENDINGS: [&str; 4] = [
    "ti3-end-points",
    "ti3-end-imperium-rex",
    "ti3-end-objective",
    "ti3-end-last",
];

const BUILT: Options = Options {
    galaxy: Building::Built,
};
const DEALT: Options = Options {
    galaxy: Building::Dealt,
};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

type Bot = Greedy<TwilightImperium, Empire, Ambition>;

fn greedy() -> Bot {
    Greedy::new(Empire, EMPIRES.greedy).with_plans(Ambition, EMPIRES.plans)
}

/// A game of players that try to win, as people do.
fn sensible_game(options: Options, seats: usize, word: &str) -> Log {
    kit::play(&options, Setup::new(seats, Pace::Brisk), word, greedy).log()
}

/// Conquerors who claim nothing but what wins at once, and others who give up: chance
/// and sense alike come to other ends first.
struct Cast {
    seat: Seat,
    bot: Bot,
    /// How many conquer: those who sit first.
    conquer: usize,
}

/// Nobody gets so many points by Imperial that they win by it.
const FEW: u8 = 6;

impl Player<TwilightImperium> for Cast {
    fn begin(&mut self, seed: &Seed, seat: Seat) {
        self.seat = seat;
        self.bot.begin(seed, seat);
    }

    fn pick(&mut self, eyes: &Eyes<'_, TwilightImperium>, choices: &[Choice]) -> usize {
        let at = |wanted: Choice| choices.iter().position(|choice| *choice == wanted);
        let imperial = Choice::Pick(Strategy::Imperial);
        if at(imperial).is_some() {
            let points = eyes.view().players[self.seat.index()].points;
            let gives_up = self.seat.index() >= self.conquer;
            let other = choices.iter().position(|choice| *choice != imperial);
            return match at(imperial) {
                Some(imperial) if gives_up && points <= FEW => imperial,
                imperial => other.or(imperial).unwrap_or(0),
            };
        }
        if self.seat.index() >= self.conquer {
            let wishes = [Choice::Scrap, Choice::Pass, Choice::Moved, Choice::Built];
            return wishes.into_iter().find_map(at).unwrap_or(0);
        }
        let wins = [Objective::Domination, Objective::Supremacy];
        if let Some(win) = wins.into_iter().find_map(|win| at(Choice::Claim(win))) {
            return win;
        }
        let picked = self.bot.pick(eyes, choices);
        match choices[picked] {
            Choice::Claim(_) => at(Choice::Done).unwrap_or(picked),
            _ => picked,
        }
    }
}

/// The first game of conquest that ends like this.
fn conquest(ending: &str, seats: usize, conquer: usize) -> Log {
    let nobody = Seat::new(0).unwrap();
    for number in 0..60 {
        let cast = || Cast {
            seat: nobody,
            bot: greedy(),
            conquer,
        };
        let word = format!("{ending} {number}");
        let table = kit::play(&DEALT, Setup::new(seats, Pace::Brisk), &word, cast);
        let outcome = table.standing().outcome.unwrap();
        println!("{word}: {}", outcome.how);
        if outcome.how == ending {
            return table.log();
        }
    }
    panic!("no game ended with {ending}");
}

/// A game for every ending, and games of three to six: all replay to the same digests.
#[test]
fn golden_games_replay() {
    keep(&folder(), ENDINGS[0], || sensible_game(DEALT, 3, "points")).unwrap();
    keep(&folder(), "points-4", || sensible_game(BUILT, 4, "four")).unwrap();
    keep(&folder(), "points-6", || sensible_game(DEALT, 6, "six")).unwrap();
    keep(&folder(), ENDINGS[2], || conquest(ENDINGS[2], 5, 2)).unwrap();
    keep(&folder(), ENDINGS[3], || conquest(ENDINGS[3], 3, 1)).unwrap();
    let games = golden::<TwilightImperium>(&folder(), &BUILT, &ENDINGS);
    let games = games.unwrap_or_else(|error| panic!("{error}"));
    assert!(games >= 6, "{games}");
}

/// Homes and tiles, and the first decisions of a galaxy that was dealt.
#[test]
fn decision_paths_are_counted() {
    let count = |options, seats, depth| paths::<TwilightImperium>(&options, seats, depth);
    expect!["[3, 6, 48, 288]"].assert_eq(&count(BUILT, 3, 4));
    expect!["[2, 4, 8, 16, 128]"].assert_eq(&count(DEALT, 3, 5));
    expect!["[3, 9, 27, 81, 243]"].assert_eq(&count(DEALT, 6, 5));
}

/// A random game in words.
#[test]
fn a_playthrough_is_kept() {
    let setup = Setup::new(3, Pace::Brisk);
    let dump = playthrough::<TwilightImperium>(&kit::facts(), &DEALT, setup, "playthrough");
    expect_file!["golden/playthrough.txt"].assert_eq(&dump.unwrap());
}
