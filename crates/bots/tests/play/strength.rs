//! Thinking helps.

use crate::common::{Boxed, facts, greedy, random, search};
use conformance::{Bazaar, Intrigue, Sealed, bazaar, intrigue, sealed};
use engine::simulate::{Plan, WIN, simulate};
use engine::{Game, Pace, Seed, Setup};

/// A maker of players.
type Make<'a, G> = &'a (dyn Fn() -> Boxed<G> + Sync);

/// The share of the games that one wins against two others.
fn share<G: Game>(options: G::Options, games: u64, one: Make<'_, G>, others: Make<'_, G>) -> f64 {
    let plan = Plan {
        options,
        setup: Setup::new(3, Pace::Brisk),
        games,
        seed: Seed::from_word("strength"),
    };
    let makers = [one, others, others];
    let tally = simulate::<G>(&facts::<G>().content, &plan, &makers, &|_| {}).unwrap();
    assert_eq!(tally.games, games);
    tally.wins[0] as f64 / (WIN * games) as f64
}

fn searching<G: Game>() -> Boxed<G> {
    Box::new(search(100))
}

// A third is what an equal would win; 600 games of an equal stay below 0.40,
// and 120 below 0.48, but for one run in a thousand.

#[test]
fn greedy_beats_random() {
    let intrigue = intrigue::Options { target: 7 };
    let share_in_intrigue = share::<Intrigue>(intrigue, 600, &greedy, &random);
    assert!(share_in_intrigue > 0.40, "{share_in_intrigue}");
    let sealed = sealed::Options { rounds: 3 };
    let share_in_sealed = share::<Sealed>(sealed, 600, &greedy, &random);
    assert!(share_in_sealed > 0.40, "{share_in_sealed}");
}

#[test]
fn search_beats_greedy() {
    let bazaar = bazaar::Options { rounds: 8 };
    let share_in_bazaar = share::<Bazaar>(bazaar, 120, &searching, &greedy);
    assert!(share_in_bazaar > 0.48, "{share_in_bazaar}");
    let sealed = sealed::Options { rounds: 3 };
    let share_in_sealed = share::<Sealed>(sealed, 120, &searching, &greedy);
    assert!(share_in_sealed > 0.48, "{share_in_sealed}");
}
