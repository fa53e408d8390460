//! The bots of Core Worlds: they win as they should, see what their seat sees,
//! and say why.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use bots::{Evaluation, Greedy, Search, Terms};
use core_worlds::{CoreWorlds, Options};
use core_worlds_bots::{Forecast, PROSPECTS, Prospects};
use engine::player::{Eyes, Player, Random};
use engine::simulate::{Plan, WIN, simulate};
use engine::{Budget, Chance, Dice, Game, Pace, Seat, Seed, Setup, Viewer};
use kit::{at_every_decision, facts};

type Boxed<G> = Box<dyn Player<G>>;
type Make<'a> = &'a (dyn Fn() -> Boxed<CoreWorlds> + Sync);

fn random() -> Boxed<CoreWorlds> {
    Box::new(Random::default())
}

fn greedy() -> Boxed<CoreWorlds> {
    Box::new(Greedy::new(Prospects, PROSPECTS.greedy))
}

fn search(tries: u32) -> Boxed<CoreWorlds> {
    Box::new(Search::new(Forecast, Budget::Iterations(tries), PROSPECTS))
}

/// The share of the games that the first wins.
fn share(games: u64, makers: &[Make<'_>]) -> f64 {
    let plan = Plan {
        options: Options::default(),
        setup: Setup::new(makers.len(), Pace::Brisk),
        games,
        seed: Seed::from_word("core worlds"),
    };
    let content = &facts::<CoreWorlds>().content;
    let tally = simulate(content, &plan, makers, &|_| {}).unwrap();
    tally.wins[0] as f64 / (WIN * games) as f64
}

/// One among random players: 90, 70, 60 and 50 % at 2, 3, 4 and more seats.
#[test]
fn greedy_beats_random_at_every_number_of_seats() {
    for (seats, bar) in [(2, 0.90), (3, 0.70), (4, 0.60), (5, 0.50)] {
        let mut makers: Vec<Make<'_>> = vec![&random; seats];
        makers[0] = &greedy;
        let won = share(60, &makers);
        assert!(won >= bar, "{won} with {seats} seats");
    }
}

/// An equal would win half; of 80 games hardly ever more than 64 %.
#[test]
fn search_beats_greedy() {
    let thinking = || search(1600);
    let won = share(80, &[&thinking, &greedy]);
    assert!(won > 0.64, "{won}");
}

/// A world and its twin, which the seat cannot tell apart, get the same pick.
#[test]
fn twins_get_the_same_pick() {
    let facts = facts::<CoreWorlds>();
    let content = &facts.content;
    let options = Options {
        pre_game_draft: true,
    };
    let mut looks = 0;
    at_every_decision::<CoreWorlds>(&options, 3, "fair", |truth, seat, choices| {
        let mut twin = truth.clone();
        let mut dice = Dice::new(&Seed::from_word(&format!("twin {looks}")));
        let viewer = Viewer::Seat(seat);
        twin.redeal(content, viewer, &mut dice.shared(&mut Chance::default()));
        let luck = Seed::from_word(&format!("whims {looks}"));
        for make in [&greedy as &dyn Fn() -> Boxed<CoreWorlds>, &|| search(40)] {
            let pick = |world: &CoreWorlds| {
                let mut player = make();
                player.begin(&luck, seat);
                player.pick(&Eyes::new(content, world, seat), choices)
            };
            assert_eq!(pick(truth), pick(&twin), "at look {looks}");
        }
        looks += 1;
        looks < 120
    });
    assert!(looks > 60, "{looks}");
}

/// What a redeal changes that the seat cannot know about itself, such as the
/// order of its own deck, does not change what it thinks of itself.
#[test]
fn ones_own_prospects_do_not_hang_on_what_is_hidden() {
    let facts = facts::<CoreWorlds>();
    let content = &facts.content;
    let mut looks = 0;
    at_every_decision::<CoreWorlds>(&Options::default(), 3, "self", |truth, seat, _| {
        let mut twin = truth.clone();
        let mut dice = Dice::new(&Seed::from_word("another world"));
        let viewer = Viewer::Seat(seat);
        twin.redeal(content, viewer, &mut dice.shared(&mut Chance::default()));
        let terms = |world: &CoreWorlds, evaluation: &dyn Evaluation<CoreWorlds>| {
            let mut terms = Terms::default();
            evaluation.terms(content, world, seat, &mut terms);
            terms
        };
        for evaluation in [&Prospects as &dyn Evaluation<CoreWorlds>, &Forecast] {
            assert_eq!(terms(truth, evaluation), terms(&twin, evaluation));
        }
        looks += 1;
        looks < 200
    });
    assert!(looks > 100, "{looks}");
}

#[test]
fn they_say_why() {
    let facts = facts::<CoreWorlds>();
    let mut dice = Dice::new(&Seed::from_word("why"));
    let options = Options::default();
    let game = CoreWorlds::new(&facts.content, &options, 2, &mut dice).unwrap();
    let seat = game.to_act().first().unwrap();
    let mut choices = Vec::new();
    game.choices(&facts.content, seat, &mut choices);
    for mut bot in [greedy(), search(50)] {
        bot.begin(&Seed::from_word("why"), Seat::new(0).unwrap());
        let picked = bot.pick(&Eyes::new(&facts.content, &game, seat), &choices);
        let why = bot.why().unwrap();
        assert_eq!(why.rows[0].0, choices[picked], "the best comes first");
        assert_eq!(why.rows.len(), choices.len().min(5));
    }
}
