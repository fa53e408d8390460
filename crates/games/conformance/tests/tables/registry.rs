//! Games by name: bots, requests, and facts of earlier days.

use std::sync::Arc;

use conformance::bazaar::{Choice, Options};
use conformance::{Bazaar, Sealed};
use engine::content::Files;
use engine::player::{Eyes, Player, Why};
use engine::registry::{AnyGame, Loaded, Registry, Request, RequestError, Usual};
use engine::stopwatch::Stopwatch;
use engine::{Budget, Facts, Game, Pace, Seat, Seed, Setup, Table, Text};

fn request(seats: usize) -> Request {
    Request {
        seats,
        pace: Pace::Brisk,
        options: Vec::new(),
        seed: Seed::from_word("registry"),
    }
}

fn names(bots: &[&str]) -> Vec<String> {
    bots.iter().map(|bot| (*bot).to_owned()).collect()
}

#[test]
fn games_are_found_by_their_own_name() {
    let games: Vec<Box<dyn AnyGame>> = vec![
        Box::new(Loaded::<Bazaar>::load(None).unwrap()),
        Box::new(Loaded::<Sealed>::load(None).unwrap()),
    ];
    let mut registry = Registry::new(games, &[]).unwrap();
    for id in [Bazaar::INFO.id, Sealed::INFO.id] {
        assert_eq!(registry.game(id).unwrap().info().id, id);
        assert_eq!(registry.game_mut(id).unwrap().info().id, id);
    }
    assert!(registry.game("chess").is_none() && registry.game_mut("chess").is_none());
}

#[test]
fn bots_are_one_for_all_or_one_a_seat() {
    let kind = Loaded::<Bazaar>::load(None).unwrap();
    let play = |seats, bots: &[&str]| kind.simulate(request(seats), 2, &names(bots), &|_| {});
    assert_eq!(play(3, &["random"]).unwrap().games, 2);
    assert_eq!(play(2, &["random", "random"]).unwrap().games, 2);
    assert!(matches!(
        play(3, &["random", "random"]),
        Err(RequestError::BotCount { named: 2, seats: 3 })
    ));
    assert!(matches!(
        play(2, &["genius"]),
        Err(RequestError::Bot { .. })
    ));
    assert!(matches!(play(9, &["random"]), Err(RequestError::Setup(_))));
}

/// Thinks nothing, but knows its budget: it takes the first choice, or the last
/// when it has much of it.
struct Thinker(Budget);

impl Player<Bazaar> for Thinker {
    fn begin(&mut self, _: &Seed, _: Seat) {}

    fn pick(&mut self, _: &Eyes<'_, Bazaar>, choices: &[Choice]) -> usize {
        match self.0 {
            Budget::Iterations(2) => 0,
            _ => choices.len() - 1,
        }
    }

    fn why(&self) -> Option<Why<Choice>> {
        let text = Text::new("bazaar-title");
        let rows = vec![(Choice::Take, text.clone()), (Choice::Pass, text.clone())];
        Some(Why { text, rows })
    }
}

fn with_thinker() -> Loaded<Bazaar> {
    let usual = Usual {
        at_table: Budget::Iterations(2),
        in_simulation: Budget::Iterations(3),
    };
    let kind = Loaded::<Bazaar>::load(None).unwrap();
    kind.with_thinking_bot("thinker", usual, |budget| Box::new(Thinker(budget)))
}

#[test]
fn budgets_stand_behind_the_name() {
    let kind = with_thinker();
    let table = kind.table(request(2)).unwrap();
    let (seat, whims) = (Seat::new(0).unwrap(), Seed::from_word("whims"));
    let player = |name: &str| kind.player(name, seat, &whims);
    let pick = |name: &str| player(name).unwrap().pick(&*table).unwrap();
    assert_eq!(pick("thinker"), "take", "the usual budget of a table");
    assert_eq!(pick("thinker:2"), "take");
    assert_eq!(pick("thinker:3"), "pass");
    assert_eq!(pick("thinker:500ms"), "pass");
    let bad = |name: &str| player(name).err().unwrap();
    for (name, budget) in [
        ("thinker:", ""),
        ("thinker:0", "0"),
        ("thinker:soon", "soon"),
    ] {
        let refused = bad(name);
        assert!(
            matches!(&refused, RequestError::BadBudget { bot: "thinker", asked } if asked == budget),
            "{refused:?}"
        );
    }
    let refused = bad("random:3");
    assert!(
        matches!(refused, RequestError::NoBudget { bot: "random" }),
        "{refused:?}"
    );
    let RequestError::Bot { asked, known } = bad("genius:3") else {
        panic!("there is no such bot");
    };
    assert_eq!(
        (asked.as_str(), known),
        ("genius", vec!["random", "thinker"])
    );
}

#[test]
fn a_simulation_has_usual_budgets_of_its_own() {
    let kind = with_thinker();
    let play = |bots: &[&str]| kind.simulate(request(2), 4, &names(bots), &|_| {}).unwrap();
    assert_eq!(play(&["thinker"]), play(&["thinker:3"]));
    assert_ne!(play(&["thinker"]), play(&["thinker:2"]));
}

/// Each bot has its watch, and every list of two or more is timed.
#[test]
fn a_watch_counts_the_decisions_of_its_bot() {
    let kind = with_thinker();
    let watches = [Stopwatch::default(), Stopwatch::default()];
    let bots = names(&["thinker", "random"]);
    let timed = kind.simulate_timed(request(2), 6, &bots, &watches, &|_| {});
    let tally = timed.unwrap();
    let [thinker, random] = watches.map(|watch| watch.read());
    assert!(thinker.count() > 0 && random.count() > 0);
    assert_eq!(thinker.count() + random.count(), tally.choices);
    assert!(random.longest() >= random.quantile(0.5));
    assert_eq!(tally, kind.simulate(request(2), 6, &bots, &|_| {}).unwrap());
}

/// Reasons speak of choices as they were called before one was made.
#[test]
fn a_bot_tells_why_where_there_was_an_alternative() {
    let kind = with_thinker();
    let mut table = kind.table(request(2)).unwrap();
    let seat = Seat::new(0).unwrap();
    let whims = Seed::from_word("whims");
    let mut bot = kind.player("thinker", seat, &whims).unwrap();
    assert!(bot.why().is_none());
    let labels: Vec<_> = table
        .listed(seat)
        .into_iter()
        .map(|listed| listed.label.text)
        .collect();
    let choice = bot.pick(&*table).unwrap();
    table.choose(seat, &[&choice]).unwrap();
    let why = bot.why().unwrap();
    let told: Vec<_> = why.rows.iter().map(|(label, _)| label.clone()).collect();
    assert_eq!(told, labels);
    assert!(bot.pick(&*table).is_none(), "it is not asked");
    assert!(bot.why().is_none(), "so there is nothing to say");
}

#[test]
fn a_bot_has_whims_of_its_own() {
    let kind = Loaded::<Bazaar>::load(None).unwrap();
    let table = kind.table(request(2)).unwrap();
    let seat = Seat::new(0).unwrap();
    let picks = |word: &str| {
        let mut bot = kind.player("random", seat, &Seed::from_word(word)).unwrap();
        (0..24).map(|_| bot.pick(&*table)).collect::<Vec<_>>()
    };
    assert_eq!(picks("whims"), picks("whims"));
    assert_ne!(picks("whims"), picks("other whims"));
}

/// A game goes on with the facts it was begun under, once they are known.
#[test]
fn a_game_begun_under_earlier_facts_goes_on_with_them() {
    let mut kind = Loaded::<Bazaar>::load(None).unwrap();
    let cheaper = |text: &str| text.replace("points = 4", "points = 3");
    let texts = kind.files().texts();
    let old = Files::kept(texts.map(|(name, text)| (name.to_owned(), cheaper(text))));
    let earlier = Facts::<Bazaar>::load(&old).unwrap();
    let setup = Setup::new(2, Pace::Brisk);
    let options = Options { rounds: 8 };
    let table = Table::new(Arc::clone(&earlier), &options, setup, request(2).seed).unwrap();
    let goes_on_as_it_was = |kind: &Loaded<Bazaar>| {
        let (replayed, _) = kind.replay(&table.log(), request(2).seed).unwrap();
        let replayed = replayed.as_any().downcast_ref::<Table<Bazaar>>().unwrap();
        format!("{:?}", replayed.content()) == format!("{:?}", earlier.content)
    };
    assert!(!goes_on_as_it_was(&kind));
    assert_eq!(kind.learn(&old).unwrap(), earlier.hash);
    assert!(goes_on_as_it_was(&kind));
    assert_ne!(kind.content(), earlier.hash, "new games have today's facts");
}
