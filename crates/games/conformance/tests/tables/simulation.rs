//! Many games at once: what is counted, for whom, and who sits where.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use conformance::bazaar::{Choice, Options};
use conformance::{Bazaar, Intrigue, intrigue};
use engine::content::Files;
use engine::player::{Eyes, Player, Random};
use engine::simulate::{Plan, Tally, WIN, simulate};
use engine::{Facts, Game, Pace, Seat, Seed, Setup};

type Make<'a> = &'a (dyn Fn() -> Box<dyn Player<Bazaar>> + Sync);

fn play(games: u64, makers: &[Make<'_>], progress: &(dyn Fn(u64) + Sync)) -> Tally {
    let facts = Facts::<Bazaar>::load(&Files::embedded(Bazaar::INFO.files)).unwrap();
    let plan = Plan {
        options: Options { rounds: 20 },
        setup: Setup::new(makers.len(), Pace::Brisk),
        games,
        seed: Seed::from_word("many"),
    };
    simulate::<Bazaar>(&facts.content, &plan, makers, progress).unwrap()
}

fn random() -> Box<dyn Player<Bazaar>> {
    Box::new(Random::default())
}

#[test]
fn every_game_is_counted_once() {
    let told = AtomicU64::new(0);
    let progress = |games| {
        told.fetch_add(games, Ordering::Relaxed);
    };
    let makers: [Make<'_>; 3] = [&random; 3];
    let tally = play(40, &makers, &progress);
    assert_eq!((tally.games, told.into_inner()), (40, 40));
    assert_eq!(tally.ended.values().sum::<u64>(), 40);
    assert_eq!(tally.wins.iter().sum::<u64>(), 40 * WIN);
    assert!(
        tally.choices > 40 && tally.choices < tally.steps,
        "{tally:?}"
    );
    assert_eq!(tally, play(40, &makers, &|_| {}));
    let (one, two) = (play(1, &makers, &|_| {}), play(2, &makers, &|_| {}));
    assert!(two.steps > one.steps && two.choices > one.choices);
    assert_ne!(
        (two.steps, two.choices),
        (2 * one.steps, 2 * one.choices),
        "no two games are the same"
    );
}

/// What people would be asked: in the first sixteen games, by kind. A strict
/// table asks everyone whom a window concerns, a brisk one those who can veto.
#[test]
fn prompts_and_windows_are_counted() {
    let facts = Facts::<Intrigue>::load(&Files::embedded(Intrigue::INFO.files)).unwrap();
    let plan = |games| Plan {
        options: intrigue::Options { target: 7 },
        setup: Setup::new(3, Pace::Brisk),
        games,
        seed: Seed::from_word("asked"),
    };
    let random: &(dyn Fn() -> Box<dyn Player<Intrigue>> + Sync) = &|| Box::new(Random::default());
    let count = |games| {
        let tally = simulate::<Intrigue>(&facts.content, &plan(games), &[random; 3], &|_| {});
        tally.unwrap()
    };
    let (some, more) = (count(16), count(17));
    assert_eq!((some.prompts.games, &more.prompts), (16, &some.prompts));
    let all = some.prompts.all();
    assert_eq!(
        all.strict, some.steps,
        "everything that was chosen was asked"
    );
    let veto = some.prompts.kinds["intrigue-window-veto"];
    assert!(
        veto.windows > veto.windows_brisk && veto.windows_brisk > 0,
        "{veto:?}"
    );
    assert!(
        veto.strict > veto.brisk && veto.brisk >= veto.windows_brisk,
        "{veto:?}"
    );
    assert_eq!(veto.single, 0, "who can only pass is not asked");
    assert_eq!(all.strict - all.brisk, veto.strict - veto.brisk);
}

/// Passes whenever it can, and remembers where it sat.
struct Idler(Arc<Mutex<BTreeSet<usize>>>);

impl Player<Bazaar> for Idler {
    fn begin(&mut self, _: &Seed, seat: Seat) {
        self.0.lock().unwrap().insert(seat.index());
    }

    fn pick(&mut self, eyes: &Eyes<'_, Bazaar>, choices: &[Choice]) -> usize {
        assert!(self.0.lock().unwrap().contains(&eyes.seat().index()));
        assert!(choices.len() > 1, "what has no alternative is not asked");
        let pass = choices.iter().position(|choice| *choice == Choice::Pass);
        pass.unwrap_or(0)
    }
}

#[test]
fn players_rotate_and_take_their_wins_with_them() {
    let sat = Arc::new(Mutex::new(BTreeSet::new()));
    let idler = || Box::new(Idler(Arc::clone(&sat))) as Box<dyn Player<Bazaar>>;
    let makers: [Make<'_>; 2] = [&random, &idler];
    let tally = play(40, &makers, &|_| {});
    assert_eq!(*sat.lock().unwrap(), BTreeSet::from([0, 1]));
    assert!(tally.wins[0] > 30 * WIN, "{tally:?}");
    assert_eq!(tally.wins[0] + tally.wins[1], 40 * WIN);
}

#[test]
fn a_tie_is_shared_among_its_winners() {
    let sat = Arc::new(Mutex::new(BTreeSet::new()));
    let idler = || Box::new(Idler(Arc::clone(&sat))) as Box<dyn Player<Bazaar>>;
    let makers: [Make<'_>; 3] = [&idler; 3];
    let tally = play(6, &makers, &|_| {});
    assert_eq!(tally.wins[..4], [2 * WIN, 2 * WIN, 2 * WIN, 0]);
}
