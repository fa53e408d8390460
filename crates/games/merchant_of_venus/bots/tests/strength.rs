//! The bots of Merchant of Venus: they get rich, and where they look so does their
//! seat.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use bots::{Evaluation, Greedy};
use engine::player::{Eyes, Player, Random};
use engine::simulate::{Plan, WIN, simulate};
use engine::{Chance, Dice, Game, Pace, Seed, Setup, Silence, Viewer};
use kit::position::S1;
use kit::{at_every_decision, facts};
use merchant_of_venus::options::Length;
use merchant_of_venus::{MerchantOfVenus, Options};
use merchant_of_venus_bots::{Ledger, TRADERS, Ventures};

type Boxed = Box<dyn Player<MerchantOfVenus>>;
type Make<'a> = &'a (dyn Fn() -> Boxed + Sync);

/// The short game: what gets rich there gets rich later elsewhere.
const SHORT: Options = Options {
    length: Length::Apprentices,
    ..Options::USUAL
};

fn random() -> Boxed {
    Box::new(Random::default())
}

fn greedy() -> Boxed {
    let ledger = Ledger::default();
    let greedy = Greedy::new(ledger.clone(), TRADERS.greedy);
    Box::new(greedy.with_plans(Ventures(ledger), TRADERS.plans))
}

/// The share of the games that the first wins.
fn share(games: u64, makers: &[Make<'_>]) -> f64 {
    let plan = Plan {
        options: SHORT,
        setup: Setup::new(makers.len(), Pace::Brisk),
        games,
        seed: Seed::from_word("merchants"),
    };
    let content = &facts::<MerchantOfVenus>().content;
    let tally = simulate(content, &plan, makers, &|_| {}).unwrap();
    tally.wins[0] as f64 / (WIN * games) as f64
}

/// One among random players: 90, 70, 60 and 50 % at 2, 3, 4 and 6 seats.
#[test]
fn greedy_beats_random() {
    for (seats, bar) in [(2, 0.90), (3, 0.70), (4, 0.60), (6, 0.50)] {
        let mut makers: Vec<Make<'_>> = vec![&random; seats];
        makers[0] = &greedy;
        let won = share(4, &makers);
        assert!(won >= bar, "{won} with {seats} seats");
    }
}

/// MOV-17.5a: alone the Rastur leave some seventeen turns. A merchant who began with $20
/// has made something of them by then, and now and then enough.
#[test]
fn alone_it_gets_on() {
    let content = &facts::<MerchantOfVenus>().content;
    let wealth = |number: u64| {
        let seed = Seed::from_word("alone").child(number);
        let mut dice = Dice::new(&seed);
        let mut game = MerchantOfVenus::new(content, &SHORT, 1, &mut dice).unwrap();
        let mut merchant = greedy();
        merchant.begin(&seed, S1);
        let mut choices = Vec::new();
        while game.to_act().contains(S1) {
            choices.clear();
            game.choices(content, S1, &mut choices);
            let picked = match choices.len() {
                1 => 0,
                _ => merchant.pick(&Eyes::new(content, &game, S1), &choices),
            };
            game.apply(content, S1, choices[picked], &mut dice, &mut Silence);
        }
        game.wealth(content, S1)
    };
    let all: Vec<i32> = (0..6).map(wealth).collect();
    let sum: i32 = all.iter().sum();
    assert!(sum >= 6 * 300, "{all:?}");
}

/// What a world is worth to a seat follows from what it knows: two worlds that it
/// cannot tell apart are worth the same to it.
#[test]
fn worth_does_not_hang_on_what_is_hidden() {
    let facts = facts::<MerchantOfVenus>();
    let ledger = Ledger::default();
    let mut looks = 0;
    at_every_decision::<MerchantOfVenus>(&SHORT, 2, "worth", |game, seat, _| {
        looks += 1;
        if looks % 40 != 0 {
            return true;
        }
        let eyes = Eyes::new(&facts.content, game, seat);
        let mut chance = Chance::default();
        let mut dice = Dice::new(&Seed::from_word("other worlds"));
        let other = eyes.sample(&mut dice.shared(&mut chance));
        let worth = |world: &MerchantOfVenus| ledger.worth(&facts.content, world, seat);
        assert_eq!(worth(game), worth(&other));
        let view = |world: &MerchantOfVenus| world.view(&facts.content, Viewer::Seat(seat));
        assert_eq!(view(game), view(&other));
        looks < 4_000
    });
    assert!(looks >= 4_000);
}
