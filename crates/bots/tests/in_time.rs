//! A time is a hard limit. A program of its own, so that no other test takes
//! its cores away.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod common;

use std::time::{Duration, Instant};

use bots::{ByStanding, Search};
use common::{at_every_decision, facts, settings};
use conformance::{Intrigue, intrigue};
use engine::player::{Eyes, Player};
use engine::{Budget, Pace, Seed};

#[test]
fn nineteen_of_twenty_decisions_are_made_in_time() {
    const LIMIT: Duration = Duration::from_millis(80);
    let facts = facts::<Intrigue>();
    let options = intrigue::Options { target: 7 };
    let mut player = Search::new(ByStanding, Budget::Time(LIMIT), settings());
    let mut took = Vec::new();
    at_every_decision::<Intrigue>(
        &options,
        (3, Pace::Brisk),
        "clock",
        |state, seat, choices| {
            player.begin(&Seed::from_word("clock"), seat);
            let eyes = Eyes::new(&facts.content, state, seat);
            let start = Instant::now();
            player.pick(&eyes, choices);
            took.push(start.elapsed());
            assert!(player.tries() > 100, "and it does think");
            took.len() < 40
        },
    );
    took.sort();
    let late = took.iter().filter(|took| **took > LIMIT).count();
    assert!(late * 20 <= took.len(), "{took:?}");
    let median = took[took.len() / 2];
    assert!(median > LIMIT / 2, "and it uses its time: {median:?}");
}
