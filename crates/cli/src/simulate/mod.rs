//! `orrery simulate`: many games without people, and what came of them.

mod report;

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

use engine::Seed;
use engine::options::OptionValues;
use engine::registry::{AnyGame, Request};
use engine::stopwatch::{Durations, Stopwatch};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::app::{App, random_seed};
use crate::errors::CliError;
use crate::setup::SetupArgs;
use report::Report;

/// Clones that are timed.
const CLONES: u64 = 10_000;

/// What can be asked of `orrery simulate`.
#[derive(Debug, clap::Args)]
pub(crate) struct SimulateArgs {
    /// The game's id
    game: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// How many games
    #[arg(long, value_name = "K", default_value_t = 1000)]
    games: u64,
    /// One bot for all seats, or one a seat; one that searches may have a
    /// budget: search:800 (tries, the usual is 400) or search:500ms
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// Measure how long each bot takes to decide
    #[arg(long)]
    timed: bool,
    /// How many threads (default: one a core)
    #[arg(long, value_name = "T", default_value_t = 0)]
    threads: usize,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

/// Plays the games and reports.
pub(crate) fn run(app: &App, args: &SimulateArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let game = app.game(&args.game)?;
    let word = seed_word(args)?;
    let request = args.setup.request(game, Seed::from_word(&word))?;
    let options = OptionValues::parse(game.options(), &request.options)?;
    let pool = thread_pool(args.threads)?;
    let seats = request.seats;
    let bar = progress_bar(args.games);
    // A watch each, unless none is wanted: clones would be the same one.
    let timed = args.bots.iter().filter(|_| args.timed);
    let watches: Vec<_> = timed.map(|_| Stopwatch::default()).collect();
    let clock = Clock::start();
    let played = pool.install(|| {
        let progress = |games| bar.inc(games);
        game.simulate_timed(request, args.games, &args.bots, &watches, &progress)
    });
    let (wall, cpu) = clock.read();
    bar.finish_and_clear();
    let tally = played?;
    let request = args.setup.request(game, Seed::from_word(&word))?;
    let clone_ns = clone_cost(game, request)?;
    let report = Report {
        game: game.info().id,
        players: seats,
        seed: word,
        options,
        bots: seats_of_bots(&args.bots, seats),
        took: durations(&args.bots, &watches),
        threads: pool.current_num_threads(),
        tally,
        state_bytes: game.state_bytes(),
        clone_ns,
        wall,
        cpu,
    };
    report.write(app.voice(), args.json, out)
}

/// What cloning a state from the middle of a game takes, in nanoseconds.
fn clone_cost(game: &dyn AnyGame, request: Request) -> Result<f64, CliError> {
    let clone = game.clone_states(request)?;
    let start = Instant::now();
    clone(CLONES);
    Ok(start.elapsed().as_secs_f64() * 1e9 / CLONES as f64)
}

/// The word that repeats this run.
fn seed_word(args: &SimulateArgs) -> Result<String, CliError> {
    match &args.setup.seed {
        Some(word) => Ok(word.clone()),
        None => Ok(random_seed()?.reveal().chars().take(12).collect()),
    }
}

/// How long each bot took, by name.
fn durations(names: &[String], watches: &[Stopwatch]) -> BTreeMap<String, Durations> {
    let mut took: BTreeMap<String, Durations> = BTreeMap::new();
    for (name, watch) in names.iter().zip(watches) {
        took.entry(name.clone()).or_default().add(&watch.read());
    }
    took
}

fn seats_of_bots(names: &[String], seats: usize) -> Vec<String> {
    match names {
        [one] => vec![one.clone(); seats],
        many => many.to_vec(),
    }
}

fn thread_pool(threads: usize) -> Result<ThreadPool, CliError> {
    ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| CliError::System(error.to_string()))
}

/// Drawn only where someone watches.
fn progress_bar(games: u64) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = "{wide_bar} {human_pos}/{human_len}  {per_sec}  {eta}";
    let style =
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}

/// The time that passes on the wall, and on all our cores together.
struct Clock {
    wall: Instant,
    cpu: Option<Duration>,
}

impl Clock {
    fn start() -> Self {
        Self {
            wall: Instant::now(),
            cpu: cpu_time(),
        }
    }

    /// Seconds since the start.
    fn read(&self) -> (f64, Option<f64>) {
        let cpu = cpu_time().zip(self.cpu).map(|(now, then)| now - then);
        (
            self.wall.elapsed().as_secs_f64(),
            cpu.map(|time| time.as_secs_f64()),
        )
    }
}

#[cfg(unix)]
fn cpu_time() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    Duration::try_from(clock_gettime(ClockId::ProcessCPUTime)).ok()
}

#[cfg(not(unix))]
const fn cpu_time() -> Option<Duration> {
    None
}
