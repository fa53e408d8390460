//! `cargo xtask bench`: what a choice costs.
//!
//! Instructions are counted under valgrind and hardly vary from run to run, so
//! they show small changes; choices per second say what it means in practice.

use serde_json::Value;

use crate::sh::{Failure, Sh, target};

/// Random games of one kind.
struct Bench {
    game: &'static str,
    players: u32,
    /// How many games are counted; under valgrind each is some fifty times slower.
    games: u32,
}

/// What is measured.
const BENCHES: [Bench; 4] = [
    Bench::new("core-worlds", 4, 20),
    Bench::new("bazaar", 4, 400),
    Bench::new("intrigue", 4, 400),
    Bench::new("sealed", 4, 400),
];

/// A run against the clock plays this many times the games.
const TIMED: u32 = 100;

/// Runs against the clock; the best counts, since only noise makes it slower.
/// In this many games a simulation counts what people would be asked
/// (`LOOKED_AT` in the engine's `simulate.rs`).
const FEW: u32 = 16;

const RUNS: usize = 3;

/// Builds, measures and prints a line a game.
pub(crate) fn run() -> Result<(), Failure> {
    ensure_valgrind()?;
    Sh::cargo(&["build", "--release", "--package", "orrery"]).run()?;
    let overhead = ["--package", "orrery-engine", "--example", "overhead"];
    Sh::cargo(&[&["build", "--release"], &overhead[..]].concat()).run()?;
    println!("{}", engine_overhead()?);
    let lines: Result<Vec<_>, _> = BENCHES.iter().map(Bench::measure).collect();
    for line in lines? {
        println!("{line}");
    }
    Ok(())
}

impl Bench {
    const fn new(game: &'static str, players: u32, games: u32) -> Self {
        Self {
            game,
            players,
            games,
        }
    }

    /// The arguments of `orrery` that play this many games.
    fn args(&self, games: u32) -> String {
        let Self { game, players, .. } = self;
        format!(
            "simulate {game} --players {players} --games {games} \
             --bots random --seed 1 --threads 1 --json"
        )
    }

    /// Plays under valgrind and against the clock.
    fn measure(&self) -> Result<String, Failure> {
        // The difference of two runs leaves out what starting costs, and what is
        // looked at in the first games alone.
        let (few, many) = (self.count(FEW)?, self.count(FEW + self.games)?);
        let instructions = (many.0 - few.0) / (many.1 - few.1);
        let mut best: f64 = 0.0;
        let mut timed = String::new();
        for _ in 0..RUNS {
            let args = self.args(self.games * TIMED);
            let args: Vec<_> = args.split(' ').collect();
            timed = Sh::new(&target("release/orrery"), &args).stdout()?;
            best = best.max(number(&timed, "choices_per_s")?);
        }
        Ok(format!(
            "{}, {} players: {instructions:.0} instructions a choice, {best:.0} choices/s, \
             a state of {:.0} bytes cloned in {:.0} ns",
            self.game,
            self.players,
            number(&timed, "state_bytes")?,
            number(&timed, "clone_ns")?,
        ))
    }

    /// The instructions and choices of this many games.
    fn count(&self, games: u32) -> Result<(f64, f64), Failure> {
        let orrery = target("release/orrery");
        let args = self.args(games);
        let tool = [
            "--tool=callgrind",
            "--callgrind-out-file=/dev/null",
            &orrery,
        ];
        let args: Vec<_> = tool.into_iter().chain(args.split(' ')).collect();
        let counted = Sh::new("valgrind", &args).capture()?;
        Ok((
            instructions(&counted.stderr)?,
            number(&counted.stdout, "choices")?,
        ))
    }
}

/// What the engine itself costs, in a game whose rules cost nothing.
fn engine_overhead() -> Result<String, Failure> {
    let mut best: Option<(f64, f64)> = None;
    for _ in 0..RUNS {
        let json = Sh::new(&target("release/examples/overhead"), &[]).stdout()?;
        let run = (number(&json, "simulate_ns")?, number(&json, "table_ns")?);
        best = Some(best.map_or(run, |best| (best.0.min(run.0), best.1.min(run.1))));
    }
    let (simulated, played) = best.unwrap_or_default();
    Ok(format!(
        "the engine alone: {simulated:.1} ns a simulated choice, {played:.0} ns a choice at a table"
    ))
}

/// The instructions that callgrind counted, from what it wrote.
fn instructions(log: &str) -> Result<f64, Failure> {
    let counted = log.lines().find_map(|line| {
        let (what, count) = line.split_once(':')?;
        let what = what.trim_end();
        if !what.ends_with("Collected") && !what.ends_with("refs") {
            return None;
        }
        count.trim().replace(',', "").parse().ok()
    });
    counted.ok_or_else(|| Failure(format!("valgrind gave no `Collected : N` line:\n{log}")))
}

/// A positive number of a JSON object.
fn number(json: &str, key: &str) -> Result<f64, Failure> {
    let value: Value = serde_json::from_str(json)
        .map_err(|why| Failure(format!("`orrery simulate --json` wrote no JSON: {why}")))?;
    let number = value[key].as_f64().filter(|number| *number > 0.0);
    number.ok_or_else(|| {
        Failure(format!(
            "no positive `{key}` in what simulate wrote:\n{json}"
        ))
    })
}

/// Makes sure that valgrind is there; root can install it.
fn ensure_valgrind() -> Result<(), Failure> {
    let present = || Sh::new("valgrind", &["--version"]).succeeds();
    if present() {
        return Ok(());
    }
    let user = Sh::new("id", &["-u"]).stdout()?;
    if user.trim() == "0" {
        Sh::new("apt-get", &["install", "-y", "valgrind"]).run()?;
    }
    match present() {
        true => Ok(()),
        false => Err(Failure(
            "valgrind is missing: install it, for example with `sudo apt-get install valgrind`"
                .to_owned(),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_are_read_from_either_line() {
        let old = "==7== Callgrind\n==7== \n==7== I   refs:      1,234,567\n";
        assert_eq!(instructions(old).unwrap(), 1_234_567.0);
        let new = "==7== Events    : Ir\n==7== Collected : 89012\n";
        assert_eq!(instructions(new).unwrap(), 89_012.0);
        assert!(instructions("==7== Callgrind: a tool\n").is_err());
    }

    #[test]
    fn numbers_are_read_from_json() {
        let json = r#"{"game": "bazaar", "choices": 1200, "choices_per_s": 2.5e6}"#;
        assert_eq!(number(json, "choices").unwrap(), 1200.0);
        assert_eq!(number(json, "choices_per_s").unwrap(), 2.5e6);
        assert!(number(json, "game").is_err());
        assert!(number("played 3 games", "choices").is_err());
        assert!(number(r#"{"choices": 0}"#, "choices").is_err());
    }

    #[test]
    fn the_games_are_reproducible() {
        let args = Bench::new("bazaar", 3, 20).args(7);
        let expected = "simulate bazaar --players 3 --games 7 \
                        --bots random --seed 1 --threads 1 --json";
        assert_eq!(args, expected);
    }
}
