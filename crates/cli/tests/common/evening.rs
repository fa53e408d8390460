//! An evening at many tables: people, somebody who looks on, and whoever keeps
//! the books.

// Each test uses a part of this.
#![allow(dead_code)]

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use store::Store;

use crate::dice::Dice;
use crate::history::Books;
use crate::onlooker::Onlooker;
use crate::player::Player;
use crate::seating::Seating;

/// How many play.
const PLAYERS: usize = 4;

/// How long anything may take: longer means that nobody can do anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// How a round goes, for all who take part in it.
#[derive(Default)]
pub(crate) struct Course {
    turns: AtomicUsize,
    turned_away: AtomicUsize,
    looks: AtomicUsize,
    over: AtomicBool,
}

impl Course {
    /// Somebody has done something.
    pub(crate) fn turn(&self) {
        self.turns.fetch_add(1, Ordering::Relaxed);
    }

    /// Somebody was told that something cannot be done now.
    pub(crate) fn turn_away(&self) {
        self.turned_away.fetch_add(1, Ordering::Relaxed);
    }

    /// Somebody has seen a table.
    pub(crate) fn look(&self) {
        self.looks.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    pub(crate) fn turns(&self) -> usize {
        self.turns.load(Ordering::Relaxed)
    }

    pub(crate) fn turned_away(&self) -> usize {
        self.turned_away.load(Ordering::Relaxed)
    }

    pub(crate) fn looks(&self) -> usize {
        self.looks.load(Ordering::Relaxed)
    }

    /// Waits until something is so, but not for ever; says whether it was.
    pub(crate) fn wait(&self, is_so: impl Fn(&Self) -> bool) -> bool {
        self.wait_on(is_so, |_| 0)
    }

    /// The same, as long as this goes on: patience begins anew whenever it does.
    pub(crate) fn wait_on(
        &self,
        is_so: impl Fn(&Self) -> bool,
        goes_on: impl Fn(&Self) -> usize,
    ) -> bool {
        let (mut begun, mut came) = (Instant::now(), goes_on(self));
        while !is_so(self) {
            let now = goes_on(self);
            if now != came {
                (begun, came) = (Instant::now(), now);
            }
            if begun.elapsed() > PATIENCE {
                return false;
            }
            thread::sleep(Duration::from_micros(500));
        }
        true
    }
}

pub(crate) struct Evening {
    pub(crate) dice: Dice,
    pub(crate) books: Books,
    pub(crate) seating: Seating,
    players: Vec<Player>,
    onlooker: Onlooker,
    round: usize,
    seed: u64,
}

impl Evening {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            dice: Dice(seed),
            books: Books::new(),
            seating: Seating::default(),
            players: Vec::new(),
            onlooker: Onlooker::default(),
            round: 0,
            seed,
        }
    }

    /// A usual one, or one like no other at night.
    pub(crate) fn tonight(usual: u64) -> Self {
        Self::new(if is_night() { by_the_clock() } else { usual })
    }

    /// Everybody comes, or comes back: what they had seen is there to be seen,
    /// and what they had in hand is settled.
    pub(crate) fn begin(&mut self, server: SocketAddr) {
        let dice = &mut self.dice;
        if self.players.is_empty() {
            let new = |number| Player::new(server, number, dice.next());
            self.players = (0..PLAYERS).map(new).collect();
        }
        self.recall(server, false);
        self.seating.fill(server, &self.players, self.round);
        for player in &mut self.players {
            player.leave_all_but(&self.seating);
            player.settle(server);
        }
    }

    /// Whatever anybody was told is told again: all of it, or the end of it.
    pub(crate) fn recall(&mut self, server: SocketAddr, all: bool) {
        for player in &self.players {
            self.books.recalled += player.recall(server, all);
        }
    }

    /// All play, until whatever happens meanwhile has happened.
    pub(crate) fn play<T>(
        &mut self,
        server: SocketAddr,
        meanwhile: impl FnOnce(&Course) -> T,
    ) -> (T, Course) {
        let course = Course::default();
        let (seating, onlooker) = (&self.seating, &mut self.onlooker);
        let came = thread::scope(|scope| {
            let _over = Over(&course);
            for player in &mut self.players {
                scope.spawn(|| player.play(server, seating, &course));
            }
            scope.spawn(|| onlooker.look(server, seating, &course));
            meanwhile(&course)
        });
        (came, course)
    }

    /// Looks at what was kept.
    pub(crate) fn check(&mut self, store: &dyn Store) {
        let Self {
            books,
            seating,
            players,
            onlooker,
            round,
            ..
        } = self;
        books.check(store, seating, players, onlooker, *round);
        *round += 1;
    }
}

/// Says what the choices came from when the test fails.
impl Drop for Evening {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("the choices came from the seed {:#x}", self.seed);
        }
    }
}

/// Ends a round, be it that something has gone wrong.
struct Over<'a>(&'a Course);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.over.store(true, Ordering::Relaxed);
    }
}

/// Is whoever runs the tests asking for a night of them?
pub(crate) fn is_night() -> bool {
    std::env::var_os("ORRERY_NIGHTLY").is_some()
}

fn by_the_clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    since.as_nanos() as u64
}
