//! The server is killed in the middle of play, two hundred times over, and
//! nothing that it said was done may be gone or be there twice.
//!
//! - `wire`: a plain HTTP client, whose answers may be lost;
//! - `player`: a person who plays at all tables at once;
//! - `onlooker`: somebody who only looks on;
//! - `seating`: tables, and new ones for those that are over;
//! - `evening`: all of them together;
//! - `history`: what the store has, held against what was said and seen.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests may stop at whatever is not as it should be"
)]

#[path = "../common/dice.rs"]
mod dice;
#[path = "../common/evening.rs"]
mod evening;
#[path = "../common/history.rs"]
mod history;
#[path = "../common/house.rs"]
mod house;
#[path = "../common/onlooker.rs"]
mod onlooker;
#[path = "../common/player.rs"]
mod player;
#[path = "../common/seating.rs"]
mod seating;
#[path = "../common/wire.rs"]
mod wire;

use std::thread;
use std::time::{Duration, Instant};

use evening::{Evening, is_night};
use house::House;
use store::Sqlite;

/// How often the server is killed; more often at night.
const ROUNDS: usize = 200;
const ROUNDS_AT_NIGHT: usize = 1000;

/// How many turns people take before the blow falls, and how much later it
/// falls at most, in microseconds: in the middle of whatever they do then. Not
/// how long they play, since on a busy machine they might hardly do anything.
const FEWEST: usize = 10;
const MOST: usize = 60;
const LATEST: usize = 5000;

/// How many rounds a table may stand still: who is asked may be the one that
/// has no luck with its turns.
const STANDSTILL: usize = 40;

#[test]
fn nothing_acknowledged_is_lost_and_nothing_is_done_twice() {
    let rounds = if is_night() { ROUNDS_AT_NIGHT } else { ROUNDS };
    let mut evening = Evening::tonight(0x0DD5_EED5);
    let house = House::new();
    let mut starts = Vec::new();
    for round in 0..rounds {
        let begun = Instant::now();
        let server = house.open();
        starts.push(begun.elapsed());
        evening.begin(server.address);
        let enough = FEWEST + evening.dice.below(MOST - FEWEST);
        let pause = Duration::from_micros(evening.dice.below(LATEST) as u64);
        let (played, _) = evening.play(server.address, |course| {
            let played = course.wait(|course| course.turns() >= enough);
            thread::sleep(pause);
            server.kill();
            played
        });
        assert!(played, "nobody can do anything");
        let (_folder, data) = house.copy();
        evening.check(&Sqlite::open(&data).unwrap());
        evening.seating.look_for_standstill(round, STANDSTILL);
    }
    evening.recall(house.open().address, true);
    starts.sort();
    eprintln!(
        "{rounds} kills; {}; the server was up after {:?} in the middle, {:?} at most",
        evening.books.tell(),
        starts[starts.len() / 2],
        starts[starts.len() - 1],
    );
    evening.books.expect_enough(rounds);
    evening.books.expect_witnesses(rounds);
    // What is on the disk after all that is sound.
    Sqlite::check_file(&house.data()).unwrap();
}
