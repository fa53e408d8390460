//! What the length of a game costs: `cargo xtask growth` runs it.
//!
//! Words: the game, and the lengths, in lines of the log. Where a game is over
//! sooner, deals make it longer.

#![allow(clippy::unwrap_used, reason = "a measurement may stop")]

use std::time::Duration;

use conformance::{Bazaar, bazaar};
use engine::registry::Registry;
use engine::{Game, Pace, Setup};
use frontier::Frontier;
use table_kit::growth::{Costs, costs};
use table_kit::house::Plan;

/// As the program that ships.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().map_or(Frontier::INFO.id, String::as_str);
    let measure: fn(usize) -> Costs = match game {
        "bazaar" => of_bazaar,
        "frontier" => of_frontier,
        _ => panic!("{game} has no deals, or is not listed here"),
    };
    let lengths = words.get(1..).unwrap_or_default().iter();
    let mut lengths: Vec<usize> = lengths.map(|lines| lines.parse().unwrap()).collect();
    if lengths.is_empty() {
        lengths = vec![100, 10_000];
    }
    for lines in lengths {
        let costs = measure(lines);
        println!(
            "{game}, {} lines: a choice {}, posted {} of the cores; a table {} KB, opened in {}; \
             a moment {}, at most {}",
            costs.lines,
            time(costs.choice),
            time(costs.post),
            costs.memory / 1024,
            time(costs.opening),
            time(costs.moment.0),
            time(costs.moment.1),
        );
    }
}

fn of_bazaar(lines: usize) -> Costs {
    let options = bazaar::Options { rounds: 20 };
    costs::<Bazaar>(plan(), &options, Setup::new(4, Pace::Brisk), lines)
}

fn of_frontier(lines: usize) -> Costs {
    let options = frontier::Options {
        rounds: 120,
        target: 250,
        blight: 60,
        ..frontier::Options::default()
    };
    costs::<Frontier>(plan(), &options, Setup::new(8, Pace::Brisk), lines)
}

fn plan() -> Plan {
    Plan {
        games,
        boards: registry::boards,
        ..Plan::default()
    }
}

fn games() -> Registry {
    registry::load(None).unwrap()
}

/// In the unit that says most.
fn time(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds < 1e-3 => format!("{:.1} µs", seconds * 1e6),
        seconds => format!("{:.2} ms", seconds * 1e3),
    }
}
