//! The laws hold on every toy game: a line an option set.

use conformance::{Bazaar, Intrigue, Sealed, bazaar, intrigue, sealed};
use kit::laws::{self, Census, Lawful, Plan};

/// Plays, prints what was met, and fails loudly on a broken law.
fn obey<G: Lawful>(options: G::Options, games: u64) -> Census {
    let plan = Plan::<G>::new(options).games(games);
    println!("{plan:?}");
    let census = laws::obey(plan).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{} {census:?}", G::INFO.id);
    census
}

#[test]
fn bazaar_obeys() {
    let census = obey::<Bazaar>(bazaar::Options { rounds: 8 }, 12);
    assert!(
        census.set_swaps > 100 && census.undone > 100 && census.deals > 100,
        "{census:?}"
    );
}

#[test]
fn a_long_bazaar_obeys() {
    let census = obey::<Bazaar>(bazaar::Options { rounds: 20 }, 3);
    assert!(
        census.endings.contains_key("bazaar-end-rounds"),
        "{census:?}"
    );
}

#[test]
fn intrigue_obeys() {
    let census = obey::<Intrigue>(intrigue::Options { target: 7 }, 12);
    assert!(
        census.twin_steps > 500 && census.secrets > 1000,
        "{census:?}"
    );
}

#[test]
fn a_long_intrigue_obeys() {
    let census = obey::<Intrigue>(intrigue::Options { target: 15 }, 3);
    assert!(
        census.endings.contains_key("intrigue-end-deck"),
        "{census:?}"
    );
}

#[test]
fn sealed_obeys() {
    let census = obey::<Sealed>(sealed::Options { rounds: 3 }, 8);
    assert!(
        census.lane_swaps > 1000 && census.set_swaps > 100,
        "{census:?}"
    );
}

#[test]
fn a_long_sealed_obeys() {
    let census = obey::<Sealed>(sealed::Options { rounds: 4 }, 5);
    assert!(census.sealed > 1000 && census.secrets > 1000, "{census:?}");
}
