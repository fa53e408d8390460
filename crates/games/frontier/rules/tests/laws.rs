//! The laws hold on Frontier: a line an option set.

use engine::Pace;
use frontier::{Frontier, Options};
use kit::laws::{self, Census, Plan};

/// Plays, prints what was met, and fails loudly on a broken law.
fn obey(plan: Plan<Frontier>) -> Census {
    let census = laws::obey(plan).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{census:?}");
    census
}

#[test]
fn a_small_map_obeys() {
    let options = Options {
        rings: 1,
        rounds: 4,
        target: 8,
        blight: 3,
    };
    let census = obey(Plan::new(options).games(2));
    assert!(census.liberties > 10 && census.rows > 10, "{census:?}");
}

#[test]
fn two_rings_obey() {
    let options = Options {
        rings: 2,
        rounds: 3,
        target: 20,
        blight: 5,
    };
    let census = obey(Plan::new(options));
    assert!(census.lane_swaps > 100 && census.deals > 20, "{census:?}");
}

#[test]
fn seven_and_eight_obey() {
    let options = Options {
        rings: 3,
        rounds: 2,
        ..Options::default()
    };
    let census = obey(Plan::new(options).seats(7..=8));
    assert!(census.games >= 4, "{census:?}");
}

/// The usual game of eight, brisk: as long as the longest games there are.
#[test]
fn a_long_game_of_eight_obeys() {
    let census = obey(
        Plan::new(Options::default())
            .seats(8..=8)
            .paces(&[Pace::Brisk]),
    );
    assert!(census.choices > 1500, "{census:?}");
}
