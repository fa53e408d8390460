//! The plans of Frontier: what they choose is listed, they are followed, told
//! and dropped, and whoever has them wins.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use bots::{Greedy, Planner, Search};
use engine::i18n::{ENGINE_WORDS, Lang, Names, WordFile, Words};
use engine::map::{Hex, hexes};
use engine::player::{Eyes, Player, Random, Why};
use engine::simulate::{Plan, WIN, simulate};
use engine::{Budget, Chance, Dice, Game, Pace, Seat, Seed, Setup, Silence, Text, Viewer};
use frontier::choice::Choice;
use frontier::{Frontier, Options};
use frontier_bots::plans::{Goal, Levy};
use frontier_bots::{AMBITIONS, Ambitions, Strategy};
use kit::{at_every_decision, facts};

type Planning = Greedy<Frontier, Ambitions, Strategy>;

fn planning() -> Planning {
    Greedy::new(Ambitions, AMBITIONS.greedy).with_plans(Strategy, AMBITIONS.plans)
}

fn evening() -> Options {
    Options {
        rounds: 12,
        ..Options::default()
    }
}

fn words() -> Words {
    let sources: [&[WordFile]; 3] = [ENGINE_WORDS, bots::WORDS, Frontier::INFO.words];
    Words::new(&sources.concat()).unwrap()
}

fn said(text: &Text) -> [String; 2] {
    let words = words();
    [Lang::En, Lang::It].map(|lang| words.try_say(lang, text, &Names::NONE).unwrap())
}

fn every_goal() -> Vec<Goal> {
    let mut goals = vec![Goal::Core, Goal::Rest];
    for hex in Hex::all(hexes(2)) {
        goals.extend(
            [
                Goal::Take,
                Goal::Settle,
                Goal::Hold,
                Goal::Stand,
                Goal::Retreat,
            ]
            .map(|goal| goal(hex)),
        );
        goals.extend([Levy::Ships, Levy::Troops, Levy::Both].map(|levy| Goal::Raise(levy, hex)));
    }
    goals
}

/// Whatever is planned, wherever: what is chosen is a choice of the list.
#[test]
fn every_choice_of_a_plan_is_listed() {
    let facts = facts::<Frontier>();
    let content = &facts.content;
    let options = Options {
        rings: 2,
        rounds: 5,
        ..Options::default()
    };
    let goals = every_goal();
    let (mut forks, mut chosen) = (0, 0);
    for game in 0..3 {
        at_every_decision::<Frontier>(&options, 4, &format!("{game}"), |world, seat, choices| {
            for &goal in &goals {
                let next = Strategy.next(content, goal, world, seat, choices);
                assert!(next.is_none_or(|next| next < choices.len()), "{goal:?}");
                chosen += usize::from(next.is_some());
            }
            if Strategy.is_fork(content, world, seat) {
                let mut plans = Vec::new();
                Strategy.plans(content, world, seat, &mut plans);
                assert!(!plans.is_empty());
                forks += 1;
            }
            let meanwhile = Strategy.meanwhile(content, world, seat, choices);
            assert!(meanwhile.is_none_or(|next| next < choices.len()));
            true
        });
    }
    assert!(forks > 50 && chosen > 1000, "{forks} {chosen}");
}

/// The picks of a game between such players, with why.
fn game_of(mut players: Vec<Box<dyn Player<Frontier>>>) -> Vec<(Seat, Choice, Why<Choice>)> {
    let facts = facts::<Frontier>();
    let content = &facts.content;
    let seed = Seed::from_word("evening");
    let mut dice = Dice::new(&seed);
    let mut state = Frontier::new(content, &evening(), players.len(), &mut dice).unwrap();
    for (seat, player) in Seat::all(players.len()).zip(&mut players) {
        player.begin(&seed.child(1), seat);
    }
    let (mut picks, mut choices) = (Vec::new(), Vec::new());
    while let Some(seat) = state.to_act().first() {
        choices.clear();
        state.choices(content, seat, &mut choices);
        let mut picked = 0;
        if choices.len() > 1 {
            let player = &mut players[seat.index()];
            picked = player.pick(&Eyes::new(content, &state, seat), &choices);
            picks.push((seat, choices[picked], player.why().unwrap()));
        }
        state.apply(content, seat, choices[picked], &mut dice, &mut Silence);
    }
    picks
}

#[test]
fn plans_are_followed_and_told_in_both_languages() {
    let picks = game_of((0..3).map(|_| Box::new(planning()) as _).collect());
    let mut longest = 0;
    for seat in Seat::all(3) {
        let own = picks.iter().filter(|pick| pick.0 == seat);
        let mut run = 0;
        for (_, choice, why) in own {
            let [text, testo] = said(&why.text);
            let planned = text.ends_with("So it was planned.");
            assert_eq!(testo.ends_with("Così era previsto."), planned, "{testo}");
            assert_eq!(
                text.contains("Its plan: "),
                testo.contains("Il suo piano: ")
            );
            assert!(!planned || text.contains("Its plan: "), "{text}");
            assert_eq!(why.rows[0].0, *choice);
            why.rows.iter().for_each(|(_, figures)| drop(said(figures)));
            run = if planned { run + 1 } else { 0 };
            longest = longest.max(run);
        }
    }
    assert!(longest >= 3, "{longest}");
}

#[test]
fn a_search_tells_its_plans() {
    let search = || {
        let search = Search::new(Ambitions, Budget::Iterations(20), AMBITIONS);
        Box::new(search.with_plans(Strategy)) as Box<dyn Player<Frontier>>
    };
    let picks = game_of(vec![search(), search()]);
    let told = picks.iter().filter(|(_, _, why)| {
        let [text, testo] = said(&why.text);
        assert_eq!(
            text.contains("Its plan: "),
            testo.contains("Il suo piano: ")
        );
        text.contains("Its plan: ")
    });
    assert!(told.count() > picks.len() / 2);
}

/// One plans to settle a hex. Before it gets there, another does.
#[test]
fn a_contradicted_plan_is_dropped_and_told() {
    let facts = facts::<Frontier>();
    let content = &facts.content;
    let small = Options {
        rings: 1,
        ..Options::default()
    };
    let seed = Seed::from_word("dropped");
    let mut dice = Dice::new(&seed);
    let mut state = Frontier::new(content, &small, 2, &mut dice).unwrap();
    let [other, own] = [0, 1].map(|index| Seat::new(index).unwrap());
    let home = state.home(other);
    let mut play = |state: &mut Frontier, seat, choices: &[Choice]| {
        for choice in choices {
            state.apply(content, seat, *choice, &mut dice, &mut Silence);
        }
    };
    let mut player = planning();
    player.begin(&seed, own);
    let mut pick = |state: &Frontier| {
        let mut choices = Vec::new();
        state.choices(content, own, &mut choices);
        let picked = player.pick(&Eyes::new(content, state, own), &choices);
        (choices[picked], said(&player.why().unwrap().text))
    };
    // The Core is too strong to be taken, so a free hex is what is left.
    let (with_troop, without) = (Choice::Sail(home, 1), Choice::Sail(home, 0));
    let core = Choice::Go(Hex::MIDDLE);
    let conquest = [core, with_troop, without, without, Choice::SetOut];
    play(&mut state, other, &conquest);
    let (picked, [text, _]) = pick(&state);
    let Choice::Go(hex) = picked else {
        panic!("{picked}: {text}")
    };
    let plan = format!("Its plan: settle {hex}. Best of ");
    assert!(text.starts_with(&plan), "{text}");
    // What was picked is not done, and the other gets there.
    play(&mut state, own, &[Choice::Pass]);
    let arrival = [
        picked,
        Choice::Sail(Hex::MIDDLE, 0),
        Choice::SetOut,
        Choice::Pass,
    ];
    play(&mut state, other, &arrival);
    let (_, [text, testo]) = pick(&state);
    let told = format!("The plan is dropped: settle {hex} (others hold {hex}). ");
    assert!(text.starts_with(&told), "{text}");
    let told = format!("Il piano è abbandonato: abitare {hex} (altri tengono {hex}). ");
    assert!(testo.starts_with(&told), "{testo}");
}

/// A world and its redealt twin get the same picks from the same luck.
#[test]
fn plans_do_not_peek() {
    let facts = facts::<Frontier>();
    let content = &facts.content;
    let (mut looks, mut twins) = (0, 0);
    at_every_decision::<Frontier>(&evening(), 3, "twins", |truth, seat, choices| {
        let mut twin = truth.clone();
        let mut dice = Dice::new(&Seed::from_word(&format!("{looks}")));
        let viewer = Viewer::Seat(seat);
        twin.redeal(content, viewer, &mut dice.shared(&mut Chance::default()));
        let pick = |world: &Frontier| {
            let mut player = planning();
            player.begin(&Seed::from_word("luck"), seat);
            let first = player.pick(&Eyes::new(content, world, seat), choices);
            (
                first,
                player.pick(&Eyes::new(content, world, seat), choices),
            )
        };
        assert_eq!(pick(truth), pick(&twin), "{looks}");
        twins += usize::from(twin != *truth);
        looks += 1;
        looks < 150
    });
    assert!(twins > 50, "{twins}");
}

type Make<'a> = &'a (dyn Fn() -> Box<dyn Player<Frontier>> + Sync);

/// The share of the games that the first wins.
fn share(games: u64, makers: &[Make<'_>]) -> f64 {
    let plan = Plan {
        options: Options {
            rounds: 8,
            ..Options::default()
        },
        setup: Setup::new(makers.len(), Pace::Brisk),
        games,
        seed: Seed::from_word("plans"),
    };
    let tally = simulate(&facts::<Frontier>().content, &plan, makers, &|_| {}).unwrap();
    tally.wins[0] as f64 / (WIN * games) as f64
}

/// Figures of many games are in docs/performance.md; this is far below them.
#[test]
fn who_plans_wins() {
    let random: Make<'_> = &|| Box::new(Random::default());
    let plain: Make<'_> = &|| Box::new(Greedy::new(Ambitions, AMBITIONS.greedy));
    let planning: Make<'_> = &|| Box::new(planning());
    assert!(share(8, &[planning, random]) > 0.9);
    assert!(share(16, &[planning, plain]) > 0.7);
    assert!(share(12, &[planning, plain, plain, plain]) > 0.5);
}
