//! Plans: chosen at forks, followed over several choices, dropped when
//! something that can be seen contradicts them; and told.

use crate::common::{facts, settings};
use bots::{Evaluation, Greedy, NoPlans, Planner, Plans, Search, Settings, Terms};
use conformance::sealed::{Choice, Content, Lane, Options, Track, View};
use conformance::{Intrigue, Sealed, intrigue};
use engine::i18n::{ENGINE_WORDS, Lang, Names, WordFile, Words};
use engine::player::{Eyes, Player, Random, Why};
use engine::simulate::{Plan, Tally, simulate};
use engine::{Budget, Dice, Game, Pace, Seat, Seed, Setup, Silence, Text, Viewer};

fn written(content: &Content, world: &Sealed, seat: Seat) -> (u8, Lane) {
    let view = world.view(content, Viewer::Seat(seat));
    (view.round.0, view.own.unwrap().1)
}

/// Fills one track for a round, and puts the pen down.
#[derive(Clone, Copy)]
struct Scribe;

impl Planner<Sealed> for Scribe {
    /// Which track, in which round.
    type Plan = (Track, u8);

    fn is_fork(&self, content: &Content, world: &Sealed, seat: Seat) -> bool {
        written(content, world, seat).1.used == 0
    }

    fn plans(&self, content: &Content, world: &Sealed, seat: Seat, out: &mut Vec<(Track, u8)>) {
        let (round, _) = written(content, world, seat);
        out.extend(Track::ALL.map(|track| (track, round)));
    }

    fn next(
        &self,
        content: &Content,
        (track, round): (Track, u8),
        world: &Sealed,
        seat: Seat,
        choices: &[Choice],
    ) -> Option<usize> {
        let (now, lane) = written(content, world, seat);
        let place = |choice| choices.iter().position(|listed| *listed == choice);
        let mark = place(Choice::Mark(track));
        match (now == round, lane.used) {
            (false, _) => None,
            (true, 0) => mark,
            (true, _) => mark.or_else(|| place(Choice::Done)),
        }
    }

    fn is_done(&self, _: &Content, _: (Track, u8), _: &Sealed, _: Seat) -> bool {
        false
    }

    fn holds(
        &self,
        _: &Content,
        (_, round): (Track, u8),
        view: &View,
        _: Seat,
    ) -> Result<(), Text> {
        match view.round.0 == round {
            true => Ok(()),
            false => Err(Text::new("bot-term-cards")),
        }
    }

    fn label(&self, _: (Track, u8)) -> Text {
        Text::new("bot-term-hand")
    }
}

/// Counts what is written already, shown or not.
#[derive(Clone, Copy)]
struct Marks;

impl Evaluation<Sealed> for Marks {
    fn terms(&self, content: &Content, world: &Sealed, seat: Seat, out: &mut Terms) {
        let (_, lane) = written(content, world, seat);
        let marks: u8 = lane.marks.iter().sum();
        let points = world.standing(content).scores[seat.index()];
        out.add("bot-term-points", 100 * (points + i32::from(marks)));
    }
}

type Picked = (u8, Choice, Why<Choice>);

/// The picks of a player that sits with one who picks at random: in which round,
/// what and why.
fn picks(mut player: impl Player<Sealed>) -> Vec<Picked> {
    let facts = facts::<Sealed>();
    let content = &facts.content;
    let seed = Seed::from_word("plans");
    let mut dice = Dice::new(&seed);
    let mut state = Sealed::new(content, &Options { rounds: 3 }, 2, &mut dice).unwrap();
    let own = Seat::new(0).unwrap();
    let mut random = Random::default();
    player.begin(&seed.child(1), own);
    let (mut picks, mut choices) = (Vec::new(), Vec::new());
    while let Some(seat) = state.to_act().first() {
        choices.clear();
        state.choices(content, seat, &mut choices);
        let eyes = Eyes::new(content, &state, seat);
        let picked = match choices.len() {
            1 => 0,
            _ if seat != own => random.pick(&eyes, &choices),
            _ => {
                let picked = player.pick(&eyes, &choices);
                let round = written(content, &state, seat).0;
                picks.push((round, choices[picked], player.why().unwrap()));
                picked
            }
        };
        state.apply(content, seat, choices[picked], &mut dice, &mut Silence);
    }
    picks
}

fn planning() -> Greedy<Sealed, Marks, Scribe> {
    let greedy = Greedy::new(Marks, settings().greedy);
    greedy.with_plans(Scribe, Plans::USUAL)
}

fn said(text: &Text) -> [String; 2] {
    let sources: [&[WordFile]; 2] = [ENGINE_WORDS, bots::WORDS];
    let words = Words::new(&sources.concat()).unwrap();
    [Lang::En, Lang::It].map(|lang| words.try_say(lang, text, &Names::NONE).unwrap())
}

#[test]
fn a_plan_is_followed_over_several_choices() {
    let picks = picks(planning());
    let mut followed = 0;
    for round in 1..=3 {
        let of_round: Vec<&Picked> = picks.iter().filter(|pick| pick.0 == round).collect();
        let Some(((_, first, _), rest)) = of_round.split_first() else {
            continue;
        };
        assert!(matches!(first, Choice::Mark(_)), "{first}");
        for (_, choice, why) in rest {
            assert!(choice == first || *choice == Choice::Done, "{choice}");
            let text = said(&why.text);
            assert_eq!(text[0], "Its plan: hand. So it was planned.");
            assert_eq!(text[1], "Il suo piano: mano. Così era previsto.");
            let row = (why.rows[0].0, said(&why.rows[0].1));
            assert_eq!(
                row,
                (*choice, ["As planned", "Come previsto"].map(str::to_owned))
            );
            followed += 1;
        }
    }
    assert!(followed > 2, "{followed}");
}

/// With a round its plan is contradicted: it is told, and a new one is chosen.
#[test]
fn a_contradicted_plan_is_dropped() {
    let picks = picks(planning());
    let first_of = |round| picks.iter().find(|pick| pick.0 == round).unwrap();
    let [text, _] = said(&first_of(1).2.text);
    assert!(text.starts_with("Its plan: hand. Best of "), "{text}");
    let [text, testo] = said(&first_of(2).2.text);
    let dropped = "The plan is dropped: hand (cards to come). Its plan: hand. Best of ";
    assert!(text.starts_with(dropped), "{text}");
    let dropped = "Il piano è abbandonato: mano (carte a venire). Il suo piano: mano. ";
    assert!(testo.starts_with(dropped), "{testo}");
    let (_, choice, why) = first_of(1);
    assert_eq!(why.rows[0].0, *choice);
    let [row, _] = said(&why.rows[0].1);
    assert!(row.starts_with("Plan: hand; lead "), "{row}");
}

/// What nothing begins may still be picked, and then there is no plan.
#[test]
fn a_single_choice_is_picked_where_it_is_better() {
    let none = Plans {
        most: 0,
        ..Plans::USUAL
    };
    let greedy = Greedy::new(Marks, settings().greedy).with_plans(Scribe, none);
    for (_, _, why) in picks(greedy) {
        let [text, _] = said(&why.text);
        assert!(text.starts_with("Best of "), "{text}");
    }
}

#[test]
fn a_search_branches_on_plans() {
    let budget = Budget::Iterations(120);
    let search = Search::new(Marks, budget, settings()).with_plans(Scribe);
    let picks = picks(search);
    let mut round = 0;
    for (now, choice, why) in &picks {
        let [text, _] = said(&why.text);
        assert!(text.contains("Its plan: hand. Best of "), "{text}");
        if *now > round {
            round = *now;
            assert!(matches!(choice, Choice::Mark(_)), "{choice}");
            assert_eq!(text.starts_with("The plan is dropped: hand"), round > 1);
            let tried = |row: &&(Choice, Text)| !said(&row.1)[0].starts_with("Tried 0 times");
            let plans = why.rows.iter().filter(tried);
            assert!(plans.clone().count() > 1);
            assert!(plans.clone().all(|row| matches!(row.0, Choice::Mark(_))));
        }
    }
    assert!(round > 1);
}

/// Never plans, though it could.
#[derive(Clone, Copy)]
struct Never;

impl<G: Game> Planner<G> for Never {
    type Plan = ();

    fn is_fork(&self, _: &G::Content, _: &G, _: Seat) -> bool {
        false
    }

    fn plans(&self, _: &G::Content, _: &G, _: Seat, _: &mut Vec<()>) {
        unreachable!("there is no fork")
    }

    fn next(&self, _: &G::Content, (): (), _: &G, _: Seat, _: &[G::Choice]) -> Option<usize> {
        unreachable!("there is no plan")
    }

    fn is_done(&self, _: &G::Content, (): (), _: &G, _: Seat) -> bool {
        unreachable!("there is no plan")
    }

    fn holds(&self, _: &G::Content, (): (), _: &G::View, _: Seat) -> Result<(), Text> {
        unreachable!("there is no plan")
    }

    fn label(&self, (): ()) -> Text {
        unreachable!("there is no plan")
    }
}

/// Games of one who is greedy, one who searches and one who is neither.
fn tally<G: Game, P: Planner<G> + Copy + 'static>(options: G::Options, planner: P) -> Tally {
    let settings = Settings {
        plans: Plans {
            most: 3,
            steps: 9,
            ..Plans::USUAL
        },
        ..settings()
    };
    let plan = Plan {
        options,
        setup: Setup::new(3, Pace::Brisk),
        games: 12,
        seed: Seed::from_word("as ever"),
    };
    let greedy = || {
        let greedy = Greedy::new(bots::ByStanding, settings.greedy);
        Box::new(greedy.with_plans(planner, settings.plans)) as Box<dyn Player<G>>
    };
    let search = || {
        let search = Search::new(bots::ByStanding, Budget::Iterations(40), settings);
        Box::new(search.with_plans(planner)) as Box<dyn Player<G>>
    };
    let random = || crate::common::random::<G>();
    let content = &facts::<G>().content;
    simulate(content, &plan, &[&greedy, &search, &random], &|_| {}).unwrap()
}

/// What bots without plans do was written down before there were any.
#[test]
fn without_plans_nothing_changes() {
    let of = |tally: Tally| (tally.choices, tally.wins, tally.points);
    let sealed = of(tally::<Sealed, _>(Options { rounds: 3 }, NoPlans));
    let options = intrigue::Options { target: 7 };
    let intrigue = of(tally::<Intrigue, _>(options, NoPlans));
    assert_eq!(sealed, of(tally::<Sealed, _>(Options { rounds: 3 }, Never)));
    assert_eq!(intrigue, of(tally::<Intrigue, _>(options, Never)));
    assert_eq!((sealed.0, &sealed.2[..3]), (SEALED.0, &SEALED.1[..]));
    assert_eq!(
        (intrigue.0, &intrigue.2[..3]),
        (INTRIGUE.0, &INTRIGUE.1[..])
    );
}

const SEALED: (u64, [i64; 3]) = (298, [120, 198, 88]);
const INTRIGUE: (u64, [i64; 3]) = (589, [63, 68, 55]);
