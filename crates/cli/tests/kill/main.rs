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

use std::sync::atomic::{AtomicUsize, Ordering};
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

/// How many turns people take before the blow falls, and how much later it
/// falls at most, in microseconds: in the middle of whatever they do then. Not
/// how long they play, since on a busy machine they might hardly do anything.
const FEWEST: usize = 10;
const MOST: usize = 60;
const LATEST: usize = 5000;

/// How long they may take over it: longer means that nobody can do anything.
const PATIENCE: Duration = Duration::from_secs(60);

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
        let enough = FEWEST + dice.below(MOST - FEWEST);
        let pause = Duration::from_micros(dice.below(LATEST) as u64);
        let turns = AtomicUsize::new(0);
        thread::scope(|scope| {
            for player in &mut players {
                scope.spawn(|| player.play(&server, &seating, &turns));
            }
            wait_for(&turns, enough);
            thread::sleep(pause);
            server.kill();
        });
        assert!(turns.into_inner() >= enough, "nobody can do anything");
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

/// Waits for this many turns, but not for ever.
fn wait_for(turns: &AtomicUsize, enough: usize) {
    let begun = Instant::now();
    while turns.load(Ordering::Relaxed) < enough && begun.elapsed() < PATIENCE {
        thread::sleep(Duration::from_micros(500));
    }
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
