//! What empires have in mind, in positions that are laid out.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use bots::{Greedy, Planner};
use engine::i18n::{ENGINE_WORDS, Lang, Names, WordFile, Words};
use engine::map::Hex;
use engine::player::{Eyes, Player};
use engine::{Game, Seat, Seed, Text};
use kit::position::{Position, S1, S2};
use kit::{at_every_decision, facts};
use strum::VariantArray;
use twilight_imperium::TwilightImperium;
use twilight_imperium::choice::Choice;
use twilight_imperium::ids::{Objective, Planet, Ship, Strategy, System};
use twilight_imperium::options::{Building, Options};
use twilight_imperium::outlook::Asked;
use twilight_imperium::state::{Counters, Dock, Vessel};
use twilight_imperium::view::PlanetView;
use twilight_imperium_bots::{Ambition, EMPIRES, Empire, Goal};

type Table = Position<TwilightImperium>;
type Emperor = Greedy<TwilightImperium, Empire, Ambition>;

const DEALT: Options = Options {
    galaxy: Building::Dealt,
};

fn greedy() -> Emperor {
    let greedy = Greedy::new(Empire, EMPIRES.greedy);
    let mut greedy = greedy.with_plans(Ambition, EMPIRES.plans);
    greedy.begin(&Seed::from_word("planning"), S1);
    greedy
}

/// Three empires of which each has its home, a dock on it, and nothing else; the first
/// is on turn.
fn table() -> Table {
    let mut table = Table::new(&DEALT, 3);
    table.game.clear_for(S1);
    for seat in Seat::all(3) {
        let home = table.game.home(seat);
        for (nth, planet) in table
            .game
            .planets_at(&table.content, home)
            .iter()
            .enumerate()
        {
            table.game.settle(*planet, seat, 2);
            if nth == 0 {
                let shown = PlanetView {
                    dock: Dock::Working,
                    ..table.game.planet(*planet)
                };
                table.game.set_planet(&shown);
            }
        }
        let counters = Counters {
            strategy: 2,
            pool: 3,
            fleet: 5,
        };
        table.game.set_counters(seat, counters);
        // What nobody fulfils as yet.
        table.game.set_secret(seat, Objective::Diversified);
    }
    table
}

/// A system with planets that is no home, next to a home.
fn neighbour(table: &Table, home: Hex) -> Hex {
    let game = &table.game;
    let fits = |place: &Hex| {
        let tile = game.tile_at(*place).unwrap();
        let facts = table.content.tile(tile);
        facts.kind == System::Planets && !facts.planets.is_empty()
    };
    Hex::of(game.near(home)).find(fits).unwrap()
}

/// Plays one action of the first.
fn act(table: &mut Table, emperor: &mut Emperor) -> Choice {
    let mut first = None;
    while table.game.to_act().contains(S1) {
        if first.is_some() && matches!(table.game.asked(), Asked::Turn(_)) {
            break;
        }
        let mut choices = Vec::new();
        table.game.choices(&table.content, S1, &mut choices);
        let eyes = Eyes::new(&table.content, &table.game, S1);
        let picked = match choices.len() {
            1 => 0,
            _ => emperor.pick(&eyes, &choices),
        };
        first = first.or(Some(choices[picked]));
        table.apply(S1, choices[picked]);
    }
    first.unwrap()
}

/// A carrier and troops at home, free planets next to it: they are taken, and enough
/// stays at home.
#[test]
fn free_planets_are_taken() {
    let mut table = table();
    let home = table.game.home(S1);
    table.game.station(S1, home, Vessel::new(Ship::Carrier));
    let capital = table.game.planets_at(&table.content, home)[0];
    table.game.settle(capital, S1, 5);
    let before = owned(&table, S1);
    let picked = act(&mut table, &mut greedy());
    assert!(matches!(picked, Choice::Activate(_)), "{picked}");
    assert!(owned(&table, S1) > before, "{picked}");
    assert!(table.game.planet(capital).ground > 0);
}

fn owned(table: &Table, seat: Seat) -> usize {
    let planets = Planet::VARIANTS.iter();
    let own = planets.filter(|planet| table.game.planet(**planet).owner == Some(seat));
    own.count()
}

/// Two fleets next to each other: `own` ships at home, `theirs` before planets of the
/// second.
fn facing(own: &[Ship], theirs: &[Ship]) -> (Table, Hex) {
    let mut table = table();
    let home = table.game.home(S1);
    let place = neighbour(&table, home);
    for ship in own {
        table.game.station(S1, home, Vessel::new(*ship));
    }
    for ship in theirs {
        table.game.station(S2, place, Vessel::new(*ship));
    }
    for planet in table.game.planets_at(&table.content, place) {
        table.game.settle(*planet, S2, 0);
    }
    let capital = table.game.planets_at(&table.content, home)[0];
    table.game.settle(capital, S1, 5);
    (table, place)
}

fn goals(table: &Table) -> Vec<Goal> {
    let mut goals = Vec::new();
    Ambition.plans(&table.content, &table.game, S1, &mut goals);
    goals
}

/// Fights are sought at good odds and at no others.
#[test]
fn fights_are_sought_at_good_odds() {
    let strong = [
        Ship::Dreadnought,
        Ship::Dreadnought,
        Ship::Cruiser,
        Ship::Carrier,
    ];
    let (mut table, place) = facing(&strong, &[Ship::Destroyer]);
    assert!(goals(&table).contains(&Goal::Attack(place)));
    let picked = act(&mut table, &mut greedy());
    assert_eq!(picked, Choice::Activate(place));
    let (table, place) = facing(&[Ship::Destroyer, Ship::Carrier], &strong);
    assert!(!goals(&table).contains(&Goal::Attack(place)));
}

/// TI3-STA-02: ten resources are kept for the objective that takes them; without it
/// they are spent.
#[test]
fn resources_are_kept_for_an_objective() {
    let needed = facts::<TwilightImperium>()
        .content
        .objective(Objective::SpendResources)
        .count;
    let left = |open: bool| {
        let mut rich = table();
        for planet in Planet::VARIANTS {
            let free = rich.game.planet(*planet).owner.is_none();
            let lies = rich.game.place_of(*planet).is_some();
            if free && lies && rich.game.resources(&rich.content, S1) < needed + 3 {
                rich.game.settle(*planet, S1, 1);
            }
        }
        if open {
            rich.game.show_objective(Objective::SpendResources);
        }
        let mut emperor = greedy();
        for _ in 0..3 {
            if rich.game.to_act().contains(S1) {
                act(&mut rich, &mut emperor);
            }
        }
        rich.game.resources(&rich.content, S1)
    };
    assert!(left(true) >= needed);
    assert!(left(false) < needed);
}

/// What is done with every plan in every question of random games is listed, and every
/// plan has words in both languages.
#[test]
fn every_choice_of_a_plan_is_listed() {
    let facts = facts::<TwilightImperium>();
    let content = &facts.content;
    let (mut forks, mut chosen, mut looks) = (0, 0, 0);
    let mut plans = Vec::new();
    for (options, seats) in [(Options::default(), 5), (DEALT, 3)] {
        at_every_decision::<TwilightImperium>(&options, seats, "listed", |world, seat, choices| {
            looks += 1;
            plans.clear();
            if Ambition.is_fork(content, world, seat) {
                Ambition.plans(content, world, seat, &mut plans);
                assert!(!plans.is_empty());
                forks += 1;
            } else {
                plans.extend([
                    Goal::Pass,
                    Goal::Take(Hex::MIDDLE),
                    Goal::Attack(Hex::MIDDLE),
                ]);
                plans.extend(world.activation().map(|(_, place)| Goal::Take(place)));
            }
            for &goal in &plans {
                let next = Ambition.next(content, goal, world, seat, choices);
                assert!(next.is_none_or(|next| next < choices.len()), "{goal:?}");
                chosen += usize::from(next.is_some());
                if !Ambition.is_fork(content, world, seat) {
                    assert!(next.is_some(), "{goal:?} at {:?}", world.asked());
                }
            }
            let meanwhile = Ambition.meanwhile(content, world, seat, choices);
            assert!(meanwhile.is_none_or(|next| next < choices.len()));
            true
        });
    }
    assert!(forks > 50 && chosen > 500, "{forks} {chosen} {looks}");
}

#[test]
fn plans_have_words_in_both_languages() {
    let sources: [&[WordFile]; 3] = [ENGINE_WORDS, bots::WORDS, TwilightImperium::INFO.words];
    let words = Words::new(&sources.concat()).unwrap();
    let said = |text: &Text| {
        [Lang::En, Lang::It].map(|lang| words.try_say(lang, text, &Names::NONE).unwrap())
    };
    let place = Hex::MIDDLE;
    let goals = [
        Goal::Found,
        Goal::Pass,
        Goal::Take(place),
        Goal::Attack(place),
        Goal::Hold(place),
        Goal::Gather(place),
        Goal::Muster(place),
        Goal::Approach(place),
        Goal::Build(place),
    ];
    let cards = Strategy::VARIANTS.iter();
    let cards = cards.flat_map(|card| [Goal::Choose(*card), Goal::Act(*card)]);
    for goal in goals.into_iter().chain(cards) {
        let [text, testo] = said(&Ambition.label(goal));
        assert_ne!(text, testo, "{goal:?}");
    }
}
