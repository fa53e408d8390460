//! The laws hold on Frontier: a line an option set.

use frontier::{Frontier, Options};
use kit::laws::{self, Census};

/// Plays, prints what was met, and fails loudly on a broken law.
fn obey(options: &Options, games: u64) -> Census {
    let census = laws::obey::<Frontier>(options, laws::games(games))
        .unwrap_or_else(|broken| panic!("{broken}"));
    println!("{options:?}: {census:?}");
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
    let census = obey(&options, 2);
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
    let census = obey(&options, 1);
    assert!(census.lane_swaps > 100 && census.deals > 20, "{census:?}");
}
