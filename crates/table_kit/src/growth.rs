//! What the length of a game costs: the figures of "Growth with length" in
//! `docs/performance.md`.
//!
//! The same game is played to several lengths, with deals, and looked at behind
//! a server of its own, by way of HTTP where people come that way.

use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant};

use engine::{AnyTable, Seat, Seed, Setup, Viewer};
use kit::{Lawful, long_game};
use rustix::time::{ClockId, clock_gettime};
use store::{Secret, SessionId, TableId};

use crate::house::{Browser, House, Plan};

/// What all of it is shuffled by.
const WORD: &str = "growth";

/// How often a choice is tried at a table; the best of some runs counts, since
/// only noise makes it slower.
const TRIES: u32 = 200;
const RUNS: usize = 10;

/// How many tables of the same log are opened; as many as fill some megabytes.
const COPIES: usize = 40;

/// Choices that are posted at each of them.
const POSTS: usize = 5;

/// Moments of the past that are asked for.
const MOMENTS: usize = 100;

/// As many lines of a story as a page shows.
const SHOWN: usize = 60;

/// What a game of some length costs. Of what is done many times, the one in the
/// middle.
#[derive(Debug, Clone, Copy)]
pub struct Costs {
    /// How many lines it has.
    pub lines: usize,
    /// A choice on a copy of the table, and the end of the story after it.
    pub choice: Duration,
    /// A choice at the server with the parts of the page that it changes: time
    /// on all cores, that of the browser included.
    pub post: Duration,
    /// From what is kept to a table that can be played at.
    pub opening: Duration,
    /// Bytes of an open table.
    pub memory: usize,
    /// The page of a moment of the past, and the one that takes longest.
    pub moment: (Duration, Duration),
}

/// Plays a game with deals to this many lines, and measures.
pub fn costs<G: Lawful>(plan: Plan, options: &G::Options, setup: Setup, lines: usize) -> Costs {
    let table = long_game::<G>(options, setup, lines, WORD);
    assert!(!table.is_over(), "this game has no {lines} lines");
    let house = House::with(plan);
    let visitors = Visitors::enter(&house, setup.seats());
    let keep = || house.keep_game(&table, &Seed::from_word(WORD), &visitors.sessions);
    let (first, ids) = (keep(), Vec::from_iter((0..COPIES).map(|_| keep())));
    let open = |id: &TableId| house.room(id).picture().table.steps();
    // What the first table of a server takes is not the table's.
    assert_eq!(open(&first), table.steps());
    let before = memory();
    let opening = ids.iter().map(|id| {
        let start = Instant::now();
        assert_eq!(open(id), table.steps());
        start.elapsed()
    });
    let opening = middle(opening.collect());
    let memory = memory().saturating_sub(before) / COPIES;
    Costs {
        lines: table.steps(),
        choice: choice(&table),
        moment: visitors.look_back(&ids[0], &table),
        post: visitors.post(&house, &ids),
        opening,
        memory,
    }
}

/// The one in the middle.
fn middle(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// What a choice takes that is tried on a copy, and then told.
fn choice(table: &dyn AnyTable) -> Duration {
    let seat = table.to_act().first().unwrap();
    let viewer = Viewer::Seat(seat);
    let choice = final_choice(table, seat);
    let run = |_| {
        let start = Instant::now();
        for _ in 0..TRIES {
            let mut next = table.fork();
            next.choose(seat, &[&choice]).unwrap();
            black_box(next.entries(table.steps()));
            let told = next.story_len(viewer);
            black_box(next.story(viewer, told.saturating_sub(SHOWN)));
        }
        start.elapsed() / TRIES
    };
    (0..RUNS).map(run).min().unwrap()
}

/// A choice that writes a line, where there is one.
fn final_choice(table: &dyn AnyTable, seat: Seat) -> String {
    let listed = table.listed(seat);
    let last = listed.iter().find(|listed| listed.barrier.is_some());
    last.unwrap_or(&listed[0]).notation.clone()
}

/// People with a browser each, one a seat.
struct Visitors {
    sessions: Vec<SessionId>,
    browsers: Vec<Browser>,
}

impl Visitors {
    fn enter(house: &House, seats: usize) -> Self {
        let secrets: Vec<Secret> = (0..seats).map(|_| Secret::random().unwrap()).collect();
        let session = |secret| house.session(secret, "Somebody");
        let browser = |secret| house.browser().with_session(secret);
        Self {
            sessions: secrets.iter().map(session).collect(),
            browsers: secrets.iter().map(browser).collect(),
        }
    }

    /// Pages of moments that are past, all over the game.
    fn look_back(&self, id: &TableId, table: &dyn AnyTable) -> (Duration, Duration) {
        let browser = &self.browsers[0];
        let last = table.settled(Viewer::Public);
        let look = |nth: usize| {
            // Far apart, and everywhere in turn.
            let moment = nth * 37 % MOMENTS * last / MOMENTS;
            let start = Instant::now();
            let path = format!("/tables/{id}/replay?moment={moment}&eyes=public");
            assert_eq!(browser.get(&path).status, 200);
            start.elapsed()
        };
        let took: Vec<Duration> = (0..MOMENTS).map(look).collect();
        let longest = took.iter().max().copied().unwrap();
        (middle(took), longest)
    }

    /// Choices at all tables, as a page posts them.
    fn post(&self, house: &House, ids: &[TableId]) -> Duration {
        let mut took = Vec::new();
        for id in ids {
            let room = house.room(id);
            for key in 0..POSTS {
                let table = room.picture().table.clone();
                let Some(seat) = table.to_act().first() else {
                    break;
                };
                let choice = final_choice(&*table, seat);
                let stamp = table.stamp(seat).to_string();
                let fields = [
                    ("choice", choice.as_str()),
                    ("stamp", &stamp),
                    ("key", &format!("growth {key}")),
                ];
                let start = time_on_cores();
                let path = format!("/tables/{id}/choices");
                let answer = self.browsers[seat.index()].post(&path, &fields);
                took.push(time_on_cores() - start);
                assert_eq!(answer.status, 200, "{}", answer.text);
            }
        }
        middle(took)
    }
}

/// What this program has spent on all cores.
pub fn time_on_cores() -> Duration {
    let spent = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(
        spent.tv_sec.try_into().unwrap(),
        spent.tv_nsec.try_into().unwrap(),
    )
}

/// What this program has in memory, in bytes.
fn memory() -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = memory.unwrap().split_whitespace().next().unwrap();
    kilobytes.parse::<usize>().unwrap() * 1024
}
