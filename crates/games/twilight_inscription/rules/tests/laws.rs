//! The laws hold on Twilight Inscription: a line an option set.

use engine::Pace;
use kit::laws::{self, Census, Plan};
use twilight_inscription::options::{Difficulty, Side};
use twilight_inscription::{Options, TwilightInscription};

/// Plays, prints what was met, and fails loudly on a broken law.
fn obey(plan: Plan<TwilightInscription>) -> Census {
    let census = laws::obey(plan).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{census:?}");
    census
}

const fn options(side: Side, difficulty: Difficulty) -> Options {
    Options { side, difficulty }
}

/// The usual game, of one and of many.
#[test]
fn side_b_obeys() {
    let plan = Plan::new(options(Side::B, Difficulty::Easy));
    let census = obey(plan.paces(&[Pace::Brisk]).looks(100));
    assert!(census.secrets > 5_000 && census.undone > 500, "{census:?}");
    assert!(census.rows > 100, "{census:?}");
    assert_eq!(census.endings.get("tins-end-throne"), Some(&6));
}

/// Different sheets for everybody, and windows that wait for all.
#[test]
fn side_a_obeys() {
    let plan = Plan::new(options(Side::A, Difficulty::Easy));
    let census = obey(plan.paces(&[Pace::Strict]).looks(100));
    assert!(census.secrets > 5_000 && census.sealed > 500, "{census:?}");
}

/// One and two against the AI faction, at every difficulty: chance always loses.
#[test]
fn one_and_two_obey() {
    for (side, difficulty, pace) in [
        (Side::B, Difficulty::Medium, Pace::Strict),
        (Side::A, Difficulty::Medium, Pace::Brisk),
        (Side::B, Difficulty::Hard, Pace::Brisk),
        (Side::A, Difficulty::Hard, Pace::Strict),
    ] {
        let plan = Plan::new(options(side, difficulty)).seats(1..=2);
        let census = obey(plan.paces(&[pace]).looks(120));
        let lost = census.endings.get("tins-end-lost").copied();
        assert_eq!(lost, Some(census.games), "{census:?}");
        assert!(census.undone > 20 && census.secrets > 500, "{census:?}");
    }
}
