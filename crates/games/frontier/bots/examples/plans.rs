//! What plans are worth in Frontier: the same bots with them and without.
//!
//! `cargo run -p orrery-frontier-bots --example plans -- SEATS GAMES [ROUNDS [TRIES]]`
//! plays one with plans against others without, and prints a line a contest.

#![allow(clippy::expect_used, reason = "a measurement may stop")]

use std::time::Instant;

use bots::{Greedy, Search};
use engine::player::{Player, Random};
use engine::simulate::{Plan, WIN, simulate};
use engine::{Budget, Pace, Seed, Setup};
use frontier::{Frontier, Options};
use frontier_bots::{AMBITIONS, Ambitions, Strategy};
use kit::facts;

type Make<'a> = &'a (dyn Fn() -> Box<dyn Player<Frontier>> + Sync);

fn main() {
    let mut figures = std::env::args().skip(1).map(|figure| figure.parse::<u64>());
    let mut next = |usual| {
        figures
            .next()
            .map_or(usual, |figure| figure.expect("a number"))
    };
    let (seats, games) = (next(4) as usize, next(100));
    let rounds = next(12) as u8;
    let tries = next(0) as u32;
    let options = Options {
        rounds,
        ..Options::default()
    };
    let random: Make<'_> = &|| Box::new(Random::default());
    let plain: Make<'_> = &|| Box::new(Greedy::new(Ambitions, AMBITIONS.greedy));
    let planning: Make<'_> = &|| {
        let greedy = Greedy::new(Ambitions, AMBITIONS.greedy);
        Box::new(greedy.with_plans(Strategy, AMBITIONS.plans))
    };
    let budget = Budget::Iterations(tries);
    let search: Make<'_> = &|| Box::new(Search::new(Ambitions, budget, AMBITIONS));
    let searching: Make<'_> = &|| {
        let search = Search::new(Ambitions, budget, AMBITIONS);
        Box::new(search.with_plans(Strategy))
    };
    let contest = |name: &str, one: Make<'_>, others: Make<'_>| {
        let mut makers = vec![others; seats];
        makers[0] = one;
        let plan = Plan {
            options,
            setup: Setup::new(seats, Pace::Brisk),
            games,
            seed: Seed::from_word("plans"),
        };
        let start = Instant::now();
        let content = &facts::<Frontier>().content;
        let tally = simulate(content, &plan, &makers, &|_| {}).expect("sound rules");
        let took = start.elapsed().as_secs_f64();
        let wins = tally.wins[0] as f64 / (WIN * games) as f64;
        let points = |place: usize| tally.points[place] as f64 / games as f64;
        println!(
            "{name}: wins {:.0}%, an equal {:.0}%; points {:.1} to {:.1}; {:.0} choices/s",
            100.0 * wins,
            100.0 / seats as f64,
            points(0),
            points(1),
            tally.choices as f64 / took,
        );
    };
    if tries == 0 {
        contest("with plans, others without", planning, plain);
        contest("with plans, others random", planning, random);
        contest("without plans, others random", plain, random);
        contest("all with plans", planning, planning);
        contest("all without plans", plain, plain);
    } else {
        contest("search with plans, others without", searching, search);
        contest("search with plans, others greedy with", searching, planning);
        contest("search without plans, others greedy with", search, planning);
    }
}
