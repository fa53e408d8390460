//! Random games of every number of players and every option: none panics,
//! none stops halfway. Some hundreds here, ten thousand in the nightly run.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use core_worlds::{CoreWorlds, Options};
use engine::content::Files;
use engine::player::{Player, Random};
use engine::simulate::{Plan, simulate};
use engine::{Facts, Game, Pace, Seed, Setup};
use kit::laws;

/// Games of one kind; eight kinds, and twenty times as many at night.
const GAMES: u64 = 25;

#[test]
fn random_games_come_to_their_end() {
    let facts = Facts::<CoreWorlds>::load(&Files::embedded(CoreWorlds::INFO.files)).unwrap();
    let make: &(dyn Fn() -> Box<dyn Player<CoreWorlds>> + Sync) = &|| Box::new(Random::default());
    for pre_game_draft in [false, true] {
        for seats in 2..=5 {
            let plan = Plan {
                options: Options { pre_game_draft },
                setup: Setup::new(seats, Pace::Brisk),
                games: laws::games(GAMES),
                seed: Seed::from_word("random games"),
            };
            let makers = vec![make; seats];
            let tally = simulate(&facts.content, &plan, &makers, &|_| ()).unwrap();
            assert_eq!(tally.games, plan.games);
            assert!(!tally.ended.contains_key("unfinished"), "{:?}", tally.ended);
            // Ten rounds, and everyone does something in each.
            assert!(tally.steps >= plan.games * 10 * seats as u64);
        }
    }
}
