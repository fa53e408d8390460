//! How well a search keeps its time by the machine's clock, while nothing else
//! runs and while other threads want the same cores.
//!
//! `cargo run --release -p orrery-bots --example in_time`: a line for each.

#[expect(dead_code, reason = "tests use the rest of it")]
#[path = "../tests/play/common.rs"]
mod common;

use std::hint;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::{ByStanding, Search};
use common::{facts, settings};
use conformance::{Intrigue, intrigue};
use engine::player::{Eyes, Player};
use engine::stopwatch::Durations;
use engine::{Budget, Seed};
use kit::at_every_decision;

/// How long a decision may take.
const LIMIT: Duration = Duration::from_millis(50);

/// How many decisions are measured.
const DECISIONS: u64 = 200;

fn main() {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    println!("{LIMIT:?} a decision, {DECISIONS} decisions, {cores} cores");
    for busy in [0, cores, 2 * cores] {
        let took = beside(busy, measure);
        println!(
            "beside {busy} busy threads: half in {:.1?}, 95% in {:.1?}, the longest {:.1?}",
            took.quantile(0.5),
            took.quantile(0.95),
            took.longest()
        );
    }
}

/// Does this while this many threads are busy with nothing.
fn beside<T>(busy: usize, action: impl FnOnce() -> T) -> T {
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..busy {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    hint::spin_loop()
                }
            });
        }
        let result = action();
        done.store(true, Ordering::Relaxed);
        result
    })
}

/// How long decisions take, each thought about from nothing.
fn measure() -> Durations {
    let facts = facts::<Intrigue>();
    let options = intrigue::Options { target: 7 };
    let mut search = Search::new(ByStanding, Budget::Time(LIMIT), settings());
    let mut took = Durations::default();
    for game in 0.. {
        let word = format!("in time {game}");
        at_every_decision::<Intrigue>(&options, 3, &word, |state, seat, choices| {
            search.begin(&Seed::from_word(&word), seat);
            let eyes = Eyes::new(&facts.content, state, seat);
            let start = Instant::now();
            search.pick(&eyes, choices);
            took.note(start.elapsed());
            took.count() < DECISIONS
        });
        if took.count() >= DECISIONS {
            break;
        }
    }
    took
}
