//! What the engine itself costs: a game whose rules cost nothing.
//!
//! Every choice is one of two and counts down; all the time that is left is
//! the engine's. Prints JSON: nanoseconds a choice when simulated, and when
//! played at a table with its log, digests and revisions.

#![allow(clippy::expect_used, reason = "a measurement may stop")]

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Instant;

use engine::content::{ContentError, ContentHash, Files};
use engine::goods::NoGoods;
use engine::options::NoOptions;
use engine::player::{Player, Random};
use engine::simulate::{Plan, simulate};
use engine::{
    Dice, Draw, Event, Facts, Game, Info, Label, Outcome, Pace, Question, Reason, Seat, SeatSet,
    Section, Seed, Sentence, Setup, Sink, Standing, Table, Text, Viewer,
};

/// Choices of one game.
const STEPS: u32 = 1000;

#[derive(Debug, Clone, PartialEq, Eq)]
struct Idle {
    left: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Tick(bool);

impl fmt::Display for Tick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 { "tick" } else { "tock" })
    }
}

impl FromStr for Tick {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "tick" => Ok(Self(true)),
            "tock" => Ok(Self(false)),
            _ => Err(()),
        }
    }
}

impl Event for Tick {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(*self)
    }

    fn reveals_to(&self, _: Viewer) -> bool {
        false
    }
}

impl Idle {
    const fn seat(&self) -> Seat {
        match Seat::new((self.left % 2) as usize) {
            Some(seat) => seat,
            None => unreachable!(),
        }
    }
}

impl Game for Idle {
    const INFO: &'static Info = &Info {
        id: "idle",
        rules: 1,
        title: "",
        seats: (2, 2),
        minutes: (0, 0),
        cut_off: None,
        windows: &[],
        skips: &[],
        words: &[],
        files: &[],
        ledgers: &[],
    };

    type Content = ();
    type Options = NoOptions;
    type Choice = Tick;
    type Event = Tick;
    type View = u32;
    type Subject = Tick;
    type Goods = NoGoods;

    fn load(_: &Files) -> Result<(), ContentError> {
        Ok(())
    }

    fn new((): &(), _: &NoOptions, _: usize, _: &mut Dice) -> Result<Self, Reason> {
        Ok(Self { left: STEPS })
    }

    fn to_act(&self) -> SeatSet {
        match self.left {
            0 => SeatSet::NONE,
            _ => SeatSet::one(self.seat()),
        }
    }

    fn question(&self, (): &(), _: Seat) -> Option<Question> {
        Some(Question::new(Text::new("seat"), ""))
    }

    fn choices(&self, (): &(), _: Seat, out: &mut Vec<Tick>) {
        out.extend([Tick(false), Tick(true)]);
    }

    fn apply(&mut self, (): &(), _: Seat, choice: Tick, _: &mut Dice, sink: &mut impl Sink<Tick>) {
        self.left -= 1;
        sink.emit(choice);
    }

    fn view(&self, (): &(), _: Viewer) -> u32 {
        self.left
    }

    fn redeal(&mut self, (): &(), _: Viewer, _: &mut Draw<'_>) {}

    fn standing(&self, (): &()) -> Standing {
        let scores = [0, 0];
        Standing {
            scores: scores.into_iter().collect(),
            outcome: (self.left == 0).then(|| Outcome::by_score(&scores, "idle")),
        }
    }

    fn label(&self, (): &(), _: Seat, _: Tick) -> Label {
        Text::new("seat").into()
    }

    fn subject(&self, (): &(), _: Tick) -> Option<Tick> {
        None
    }

    fn why_not(&self, (): &(), _: Seat, _: Tick) -> Option<Reason> {
        None
    }

    fn tell((): &(), _: &Tick) -> Sentence<Self::Subject> {
        Sentence::new(Text::new("seat"))
    }

    fn describe((): &(), _: &u32) -> Vec<Section> {
        Vec::new()
    }
}

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .and_then(|games| games.parse().ok())
        .unwrap_or(2000);
    let simulated = simulate_games(games);
    let played = play_at_table((games / 100).max(1));
    println!("{{\"simulate_ns\": {simulated:.1}, \"table_ns\": {played:.0}}}");
}

/// Nanoseconds a choice, in the loop that simulation and search use.
fn simulate_games(games: u64) -> f64 {
    let plan = Plan {
        options: NoOptions,
        setup: Setup::new(2, Pace::Brisk),
        games,
        seed: Seed::from_word("overhead"),
    };
    let make: &(dyn Fn() -> Box<dyn Player<Idle>> + Sync) = &|| Box::new(Random::default());
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(1)
        .build()
        .expect("one thread");
    let start = Instant::now();
    let tally = pool
        .install(|| simulate::<Idle>(&(), &plan, &[make, make], &|_| {}))
        .expect("idle games always end");
    start.elapsed().as_secs_f64() * 1e9 / tally.choices as f64
}

/// Nanoseconds a choice, at a table: legality, draft, barrier, digest, log.
fn play_at_table(games: u64) -> f64 {
    let facts = Arc::new(Facts::<Idle> {
        content: (),
        hash: ContentHash([0; 32]),
    });
    let mut choices = 0;
    let start = Instant::now();
    for game in 0..games {
        let seed = Seed::from_word(&game.to_string());
        let setup = Setup::new(2, Pace::Brisk);
        let mut table =
            Table::new(Arc::clone(&facts), &NoOptions, setup, seed).expect("two seats are right");
        while let Some(seat) = table.to_act().first() {
            table.choose(seat, &[Tick(true)]).expect("it is listed");
            choices += 1;
        }
    }
    start.elapsed().as_secs_f64() * 1e9 / f64::from(choices)
}
