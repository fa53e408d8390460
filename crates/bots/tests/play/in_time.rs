//! A time is a hard limit. The tests let it pass themselves, so that nothing
//! here depends on the machine; how well a real clock is kept is measured by
//! `examples/in_time.rs`.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use crate::common::{facts, settings};
use bots::{ByStanding, Evaluation, Search, Terms};
use conformance::intrigue::Options;
use conformance::{Intrigue, intrigue};
use engine::player::{Eyes, Player};
use engine::{Budget, Game, MAX_SEATS, Seat, Seed};
use kit::at_every_decision;
use rayon::{ThreadPool, ThreadPoolBuilder};

const LIMIT: Duration = Duration::from_millis(80);

/// What is left of it without the margin.
const THINKING: Duration = Duration::from_millis(75);

/// How long a try takes, unless its thread is held up.
const TRY: Duration = Duration::from_micros(50);

/// How long it is from one look at the clock to the next: four tries.
const LOOK: Duration = Duration::from_micros(200);

/// How long each try of a tree takes, by its number in the decision.
type Course = fn(u32) -> Duration;

const STEADY: Course = |_| TRY;

/// Time that passes with tries and with nothing else. Every thread has its
/// own, as if it had a core to itself.
struct Time {
    start: Instant,
    course: Course,
    spent: HashMap<ThreadId, Spent>,
}

/// What one tree has spent on a decision.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Spent {
    tries: u32,
    time: Duration,
}

impl Time {
    fn now(&self) -> Instant {
        let spent = self.spent.get(&thread::current().id());
        self.start + spent.map_or(Duration::ZERO, |spent| spent.time)
    }

    fn pass(&mut self) {
        let spent = self.spent.entry(thread::current().id()).or_default();
        spent.tries += 1;
        spent.time += (self.course)(spent.tries);
        assert!(spent.time < 10 * LIMIT, "it does not stop: {spent:?}");
    }
}

/// Judges by the standing, once a try; and time passes.
struct Passing(Arc<Mutex<Time>>);

impl Evaluation<Intrigue> for Passing {
    fn terms(
        &self,
        content: &<Intrigue as Game>::Content,
        world: &Intrigue,
        seat: Seat,
        out: &mut Terms,
    ) {
        ByStanding.terms(content, world, seat, out);
    }

    fn worths(
        &self,
        content: &<Intrigue as Game>::Content,
        world: &Intrigue,
        seats: usize,
    ) -> [i32; MAX_SEATS] {
        self.0.lock().unwrap().pass();
        ByStanding.worths(content, world, seats)
    }
}

/// A search, and the time that it is told.
struct Thinker {
    search: Search<Intrigue, Passing>,
    time: Arc<Mutex<Time>>,
    pool: ThreadPool,
}

impl Thinker {
    /// One with this many trees, each on a thread of its own.
    fn new(trees: usize) -> Self {
        let time = Arc::new(Mutex::new(Time {
            start: Instant::now(),
            course: STEADY,
            spent: HashMap::new(),
        }));
        let (passing, told) = (Passing(Arc::clone(&time)), Arc::clone(&time));
        let search = Search::new(passing, Budget::Time(LIMIT), settings());
        Self {
            search: search.with_clock(move || told.lock().unwrap().now()),
            time,
            pool: ThreadPoolBuilder::new().num_threads(trees).build().unwrap(),
        }
    }

    /// Decides from nothing; tells what each tree has spent.
    fn decide(
        &mut self,
        eyes: &Eyes<'_, Intrigue>,
        choices: &[intrigue::Choice],
        course: Course,
    ) -> Vec<Spent> {
        let mut time = self.time.lock().unwrap();
        time.course = course;
        time.spent.clear();
        drop(time);
        self.search.begin(&Seed::from_word("clock"), eyes.seat());
        self.pool.install(|| self.search.pick(eyes, choices));
        let spent = &self.time.lock().unwrap().spent;
        let tries: u32 = spent.values().map(|spent| spent.tries).sum();
        assert_eq!(self.search.tries(), u64::from(tries));
        assert!(tries > 0, "and it does think");
        spent.values().copied().collect()
    }
}

/// Shows the first decisions of a game.
fn at_decisions(count: usize, mut look: impl FnMut(&Eyes<'_, Intrigue>, &[intrigue::Choice])) {
    let facts = facts::<Intrigue>();
    let mut seen = 0;
    at_every_decision::<Intrigue>(&Options { target: 7 }, 3, "clock", |state, seat, list| {
        look(&Eyes::new(&facts.content, state, seat), list);
        seen += 1;
        seen < count
    });
    assert_eq!(seen, count);
}

/// Every tree has stopped at its first look from this on.
#[track_caller]
fn stops_at(spent: &[Spent], end: Duration) {
    for tree in spent {
        assert!((end..end + LOOK).contains(&tree.time), "{end:?}: {tree:?}");
    }
}

#[test]
fn a_decision_uses_its_time_and_keeps_a_margin() {
    for trees in [1, 3] {
        let mut thinker = Thinker::new(trees);
        at_decisions(20, |eyes, choices| {
            let spent = thinker.decide(eyes, choices, STEADY);
            assert_eq!(spent.len(), trees);
            stops_at(&spent, THINKING - LOOK);
            assert!(spent.iter().all(|tree| tree.tries > 1400));
        });
    }
}

#[test]
fn who_shares_the_cores_has_one_tree_and_keeps_its_time() {
    let mut thinker = Thinker::new(3);
    thinker.search.share_cores();
    at_decisions(5, |eyes, choices| {
        let spent = thinker.decide(eyes, choices, STEADY);
        assert_eq!(spent.len(), 1);
        stops_at(&spent, THINKING - LOOK);
    });
}

#[test]
fn slow_tries_end_in_time_too() {
    const SLOW: [Course; 3] = [
        |_| Duration::from_millis(1),
        |_| Duration::from_millis(5),
        |_| Duration::from_millis(15),
    ];
    for course in SLOW {
        at_decisions(5, |eyes, choices| {
            let [tree] = Thinker::new(1).decide(eyes, choices, course)[..] else {
                panic!("one tree")
            };
            assert!(tree.time <= THINKING, "{tree:?}");
            assert!(tree.time >= THINKING / 2, "{tree:?}");
        });
    }
}

#[test]
fn who_was_held_up_leaves_room_to_be_held_up_again() {
    const LONG: Duration = Duration::from_millis(20);
    const ONCE: Course = |number| if number == 100 { LONG + TRY } else { TRY };
    let room = LONG + LOOK;
    for trees in [1, 3] {
        at_decisions(5, |eyes, choices| {
            let mut thinker = Thinker::new(trees);
            stops_at(&thinker.decide(eyes, choices, ONCE), THINKING - room);
            // It is forgotten by halves.
            for part in [2, 4, 8] {
                let spent = thinker.decide(eyes, choices, STEADY);
                stops_at(&spent, THINKING - room / part);
            }
        });
    }
}

#[test]
fn who_is_held_up_again_and_again_is_in_time() {
    const AGAIN: Course = |number| match number % 100 {
        0 => Duration::from_millis(30),
        _ => TRY,
    };
    let mut thinker = Thinker::new(3);
    at_decisions(10, |eyes, choices| {
        for tree in thinker.decide(eyes, choices, AGAIN) {
            assert!(tree.time <= THINKING, "{tree:?}");
            assert!(tree.time >= THINKING / 2, "{tree:?}");
        }
    });
}

#[test]
fn who_was_held_up_past_the_end_stops_at_once_and_thinks_the_next_time() {
    const PAST: Course = |number| if number == 10 { 2 * LIMIT } else { TRY };
    for trees in [1, 3] {
        let mut thinker = Thinker::new(trees);
        at_decisions(5, |eyes, choices| {
            for tree in thinker.decide(eyes, choices, PAST) {
                assert_eq!(tree.tries, 12, "at the next look");
            }
            // However long it was: half of the time is for thinking.
            stops_at(&thinker.decide(eyes, choices, STEADY), THINKING / 2);
        });
    }
}
