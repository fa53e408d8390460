//! The server is killed in the middle of play, two hundred times over, and
//! nothing that it said was done may be gone or be there twice.
//!
//! - `wire`: a plain HTTP client, whose answers may be lost;
//! - `player`: a person who plays at all tables at once;
//! - `seating`: tables, and new ones for those that are over;
//! - `check`: what the store has, held against what was said.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests may stop at whatever is not as it should be"
)]

mod check;
#[path = "../common/dice.rs"]
mod dice;
#[path = "../common/house.rs"]
mod house;
mod player;
mod seating;
#[path = "../common/wire.rs"]
mod wire;

use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use check::Books;
use dice::Dice;
use house::House;
use player::Player;
use seating::Seating;

/// How often the server is killed; more often at night.
const ROUNDS: usize = 200;
const ROUNDS_AT_NIGHT: usize = 1000;

/// How long people play before the blow falls, in milliseconds.
const SHORTEST: usize = 30;
const LONGEST: usize = 250;

/// How many play.
const PLAYERS: usize = 4;

/// How many rounds a table may stand still: who is asked may be the one that
/// has no luck with its turns.
const STANDSTILL: usize = 40;

#[test]
fn nothing_acknowledged_is_lost_and_nothing_is_done_twice() {
    let (seed, rounds) = match std::env::var_os("ORRERY_NIGHTLY") {
        Some(_) => (by_the_clock(), ROUNDS_AT_NIGHT),
        None => (0x0DD5_EED5, ROUNDS),
    };
    let _told_on_failure = Seed(seed);
    let mut dice = Dice(seed);
    let house = House::new();
    let mut books = Books::new();
    let mut starts = Vec::new();
    let mut players: Vec<Player> = Vec::new();
    let mut seating = Seating::default();
    for round in 0..rounds {
        let begun = Instant::now();
        let server = house.open();
        starts.push(begun.elapsed());
        if players.is_empty() {
            players = (0..PLAYERS)
                .map(|number| Player::new(&server, number, dice.next()))
                .collect();
        }
        seating.fill(&server, &players);
        for player in &mut players {
            player.settle(&server);
        }
        let pause = SHORTEST + dice.below(LONGEST - SHORTEST);
        let pause = Duration::from_millis(pause as u64);
        thread::scope(|scope| {
            for player in &mut players {
                scope.spawn(|| player.play(&server, &seating));
            }
            thread::sleep(pause);
            server.kill();
        });
        books.check(&house, &mut seating, &mut players, round);
        seating.look_for_standstill(round, STANDSTILL);
    }
    starts.sort();
    eprintln!(
        "{rounds} kills; {}; the server was up after {:?} in the middle, {:?} at most",
        books.tell(),
        starts[starts.len() / 2],
        starts[starts.len() - 1],
    );
    books.expect_enough(rounds);
    // What is on the disk after all that is sound.
    let store = store::Sqlite::open(&house.data()).unwrap();
    store.check().unwrap();
}

fn by_the_clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    since.as_nanos() as u64
}

/// Says what the choices came from when the test fails.
struct Seed(u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("the choices came from the seed {:#x}", self.0);
        }
    }
}
