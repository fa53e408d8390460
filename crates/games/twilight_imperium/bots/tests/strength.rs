//! The bots of Twilight Imperium: they win, their games end, and what a world is worth
//! to a seat follows from what it knows.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use bots::{Evaluation, Greedy, Search};
use engine::player::{Eyes, Player, Random};
use engine::simulate::{Plan, Tally, WIN, simulate};
use engine::{Budget, Chance, Dice, Pace, Seed, Setup};
use kit::{at_every_decision, facts};
use twilight_imperium::TwilightImperium;
use twilight_imperium::options::{Building, Options};
use twilight_imperium_bots::{Ambition, EMPIRES, Empire};

type Boxed = Box<dyn Player<TwilightImperium>>;
type Make<'a> = &'a (dyn Fn() -> Boxed + Sync);

const DEALT: Options = Options {
    galaxy: Building::Dealt,
};

fn random() -> Boxed {
    Box::new(Random::default())
}

fn greedy() -> Boxed {
    let greedy = Greedy::new(Empire, EMPIRES.greedy);
    Box::new(greedy.with_plans(Ambition, EMPIRES.plans))
}

fn search() -> Boxed {
    let search = Search::new(Empire, Budget::Iterations(30), EMPIRES);
    Box::new(search.with_plans(Ambition))
}

fn games(options: Options, games: u64, makers: &[Make<'_>]) -> Tally {
    let plan = Plan {
        options,
        setup: Setup::new(makers.len(), Pace::Brisk),
        games,
        seed: Seed::from_word("empires"),
    };
    let content = &facts::<TwilightImperium>().content;
    simulate(content, &plan, makers, &|_| {}).unwrap()
}

/// One among random players: 70, 60 and 50 % at 3, 4 and 6 seats, and nearly all.
#[test]
fn greedy_beats_random() {
    for (seats, options) in [(3, DEALT), (4, Options::default()), (6, DEALT)] {
        let mut makers: Vec<Make<'_>> = vec![&random; seats];
        makers[0] = &greedy;
        let tally = games(options, 4, &makers);
        let won = tally.wins[0] as f64 / (WIN * 4) as f64;
        assert!(won >= 0.75, "{won} with {seats} seats");
    }
}

/// Games of such bots end, however the galaxy comes about, and somebody has points.
#[test]
fn games_end() {
    for seats in 3..=6 {
        for options in [Options::default(), DEALT] {
            let tally = games(options, 1, &vec![&greedy as Make<'_>; seats]);
            assert_eq!(tally.games, 1);
            let most = tally.points.iter().max().unwrap();
            assert!(*most >= 4, "{:?}", tally.points);
        }
    }
}

/// A search plays a whole game by the same plans.
#[test]
fn a_search_plays() {
    let tally = games(DEALT, 1, &[&search, &random, &random]);
    assert_eq!(tally.wins[0], WIN);
}

/// What a world is worth to a seat follows from what it knows: two worlds that it
/// cannot tell apart are worth the same to it.
#[test]
fn worth_does_not_hang_on_what_is_hidden() {
    let facts = facts::<TwilightImperium>();
    let mut looks = 0;
    at_every_decision::<TwilightImperium>(&DEALT, 4, "worth", |game, seat, _| {
        looks += 1;
        if looks % 20 != 0 {
            return true;
        }
        let eyes = Eyes::new(&facts.content, game, seat);
        let mut chance = Chance::default();
        let mut dice = Dice::new(&Seed::from_word("other worlds"));
        let other = eyes.sample(&mut dice.shared(&mut chance));
        let worth = |world: &TwilightImperium| Empire.worth(&facts.content, world, seat);
        assert_eq!(worth(game), worth(&other));
        looks < 2_000
    });
    assert!(looks >= 300, "{looks}");
}
