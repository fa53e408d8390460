//! The laws hold for 2 to 5 players, with and without the pre-game draft.

use core_worlds::{CoreWorlds, Options};
use kit::laws::{self, Census, Plan};

fn obey(options: Options, games: u64) -> Census {
    // A game has some hundred choices: each is looked at.
    let plan = Plan::<CoreWorlds>::new(options).games(games).looks(1_000);
    println!("{plan:?}");
    let census = laws::obey(plan).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{census:?}");
    census
}

#[test]
fn the_basic_game_obeys() {
    let census = obey(Options::default(), 6);
    assert!(
        census.set_swaps > 100 && census.lane_swaps > 100 && census.secrets > 1000,
        "{census:?}"
    );
}

#[test]
fn the_game_with_the_pre_game_draft_obeys() {
    let census = obey(
        Options {
            pre_game_draft: true,
        },
        6,
    );
    assert!(census.twin_steps > 500, "{census:?}");
}
