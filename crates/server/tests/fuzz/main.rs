//! Whatever visitors send, the server answers: never with a fault of ours, never
//! with what is not theirs to know, never at a price that was not said. What is
//! kept is sound afterwards.
//!
//! - `routes`: everywhere that something is answered, as the server says it;
//! - `visitor`: who asks; `town`: what they know together; `opening`: how it
//!   begins;
//! - `words`, `write`: from a route to a request of it; `damage`: what is done to
//!   it then;
//! - `wire`: requests byte by byte;
//! - `judge`, `secrets`, `price`: what every answer has to be;
//! - `run`: a run of many requests, and its figures.
//!
//! All of it follows from a seed but for what the server draws itself. A failure
//! prints the seed and the request: `ORRERY_SEED=… cargo test -p orrery-server
//! --test fuzz` goes the same way again.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    missing_docs,
    unreachable_pub,
    reason = "tests may stop at whatever is not as it should be"
)]

mod damage;
mod judge;
mod opening;
mod price;
mod routes;
mod run;
mod secrets;
mod town;
mod visitor;
mod wire;
mod words;
mod write;

use std::time::SystemTime;

use judge::Faults;
use run::Run;

/// How many requests a run has, and how many runs there are.
const REQUESTS: usize = 6_000;
const NIGHT: usize = 40;

#[test]
fn nothing_that_is_sent_does_any_harm() {
    let faults = Faults::heard();
    let given = std::env::var("ORRERY_SEED").ok();
    let nightly = std::env::var_os("ORRERY_NIGHTLY").is_some();
    let seeds: Vec<String> = match (given, nightly) {
        (Some(seed), _) => vec![seed],
        (None, false) => vec!["1".to_owned()],
        // Other ones every night.
        (None, true) => {
            let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
            let night = since.unwrap().as_secs();
            (0..NIGHT).map(|run| format!("{night}-{run}")).collect()
        }
    };
    for seed in seeds {
        let run = Run::begin(seed, faults.clone(), nightly);
        println!("{}", run.play(REQUESTS));
    }
}
