//! Nothing of a real game leaks through the wire: whatever is sent to a seat,
//! or to someone who looks on, is the same byte for byte in worlds that they
//! cannot tell apart.

use core_worlds::CoreWorlds;
use engine::{Game, Pace};
use frontier::Frontier;
use table_kit::worlds::{Case, Tally};

fn compare<G: Game>(seats: usize, pace: Pace, twins: u64) -> Tally {
    let case = Case {
        games: || registry::load(None).unwrap(),
        boards: registry::boards,
        ..Case::of::<G>(seats, pace, twins)
    };
    case.compare()
}

#[test]
fn core_worlds_leaks_nothing() {
    let tally = compare::<CoreWorlds>(2, Pace::Brisk, 6)
        + compare::<CoreWorlds>(3, Pace::Strict, 6)
        + compare::<CoreWorlds>(4, Pace::Brisk, 6);
    assert!(tally.silent > 0 && tally.sealed > 0, "{tally:?}");
}

#[test]
fn frontier_leaks_nothing() {
    let tally = compare::<Frontier>(3, Pace::Brisk, 4) + compare::<Frontier>(4, Pace::Strict, 4);
    assert!(tally.silent > 0 && tally.sealed > 0, "{tally:?}");
}
