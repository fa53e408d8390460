//! What a simulation has to say: as a table, or as JSON.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use engine::Text;
use engine::i18n::Voice;
use engine::options::{OptionValue, OptionValues};
use engine::prompts::Asked;
use engine::simulate::{Tally, WIN};
use engine::stopwatch::Durations;
use serde_json::{Value, json};

use crate::errors::CliError;

/// One simulation: what was asked and what came of it.
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) players: usize,
    pub(super) seed: String,
    pub(super) options: OptionValues,
    /// The bots, one a seat.
    pub(super) bots: Vec<String>,
    /// How long they took, by name, where it was measured.
    pub(super) took: BTreeMap<String, Durations>,
    pub(super) threads: usize,
    pub(super) tally: Tally,
    /// Bytes of a state, and nanoseconds to clone one.
    pub(super) state_bytes: usize,
    pub(super) clone_ns: f64,
    /// Seconds.
    pub(super) wall: f64,
    /// Seconds on all cores together, where the system tells.
    pub(super) cpu: Option<f64>,
}

/// How one kind of bot fared, on however many seats.
struct BotResult<'a> {
    bot: &'a str,
    seats: usize,
    wins: f64,
    /// On average, a game.
    points: f64,
    share: f64,
    interval: (f64, f64),
    /// Where it was measured.
    took: Option<&'a Durations>,
}

impl Report {
    /// Writes it the one way or the other.
    pub(super) fn write(
        &self,
        voice: Voice<'_>,
        json: bool,
        out: &mut dyn Write,
    ) -> Result<(), CliError> {
        if json {
            writeln!(out, "{:#}", self.as_json())?;
            return Ok(());
        }
        self.write_table(voice, out)
    }

    /// Choices a second of one core's time.
    fn choices_per_second(&self) -> f64 {
        per_second(self.tally.choices, self.cpu.unwrap_or(self.wall))
    }

    fn results(&self) -> Vec<BotResult<'_>> {
        let mut sums: BTreeMap<&str, (usize, u64, i64)> = BTreeMap::new();
        let tallies = self.tally.wins.into_iter().zip(self.tally.points);
        for (bot, (parts, points)) in self.bots.iter().zip(tallies) {
            let (seats, wins, sum) = sums.entry(bot).or_default();
            *seats += 1;
            *wins += parts;
            *sum += points;
        }
        let games = self.tally.games as f64;
        let result = |(bot, (seats, parts, points))| {
            let played = games * seats as f64;
            let wins = parts as f64 / WIN as f64;
            let share = if games > 0.0 { wins / games } else { 0.0 };
            BotResult {
                bot,
                seats,
                wins,
                share,
                points: if played > 0.0 {
                    points as f64 / played
                } else {
                    0.0
                },
                interval: wilson(share, games),
                took: self.took.get(bot),
            }
        };
        sums.into_iter().map(result).collect()
    }

    fn as_json(&self) -> Value {
        let options: serde_json::Map<_, _> = self
            .options
            .iter()
            .map(|(key, value)| (key.to_owned(), option_json(value)))
            .collect();
        let bot = |result: BotResult<'_>| {
            let mut bot = json!({
                "bot": result.bot,
                "seats": result.seats,
                "wins": result.wins,
                "share": result.share,
                "points": result.points,
                "ci95": [result.interval.0, result.interval.1],
            });
            if let Some(took) = result.took {
                bot["decisions"] = took.count().into();
                for (key, time) in quantiles(took) {
                    bot[format!("{key}_ms")] = (time.as_secs_f64() * 1e3).into();
                }
            }
            bot
        };
        json!({
            "game": self.game,
            "players": self.players,
            "games": self.tally.games,
            "seed": self.seed,
            "options": options,
            "threads": self.threads,
            "choices": self.tally.choices,
            "steps": self.tally.steps,
            "wall_seconds": self.wall,
            "cpu_seconds": self.cpu,
            "choices_per_s": self.choices_per_second(),
            "games_per_s": per_second(self.tally.games, self.wall),
            "state_bytes": self.state_bytes,
            "clone_ns": self.clone_ns,
            "ended": self.tally.ended,
            "prompts": self.prompts_json(),
            "bots": self.results().into_iter().map(bot).collect::<Vec<_>>(),
        })
    }

    /// What people would be asked, a game.
    fn prompts_json(&self) -> Value {
        let prompts = &self.tally.prompts;
        let asked = |asked: &Asked| {
            let [strict, brisk, single, windows, windows_brisk] = a_game(asked, prompts.games);
            json!({
                "strict": strict,
                "brisk": brisk,
                "single": single,
                "windows": windows,
                "windows_brisk": windows_brisk,
            })
        };
        let kinds = prompts.kinds.iter();
        let kinds: serde_json::Map<_, _> = kinds
            .map(|(kind, counts)| ((*kind).to_owned(), asked(counts)))
            .collect();
        let mut all = asked(&prompts.all());
        all["games"] = prompts.games.into();
        all["kinds"] = kinds.into();
        all
    }

    fn write_table(&self, voice: Voice<'_>, out: &mut dyn Write) -> Result<(), CliError> {
        let head = Text::new("cli-simulate-head")
            .with("game", self.game)
            .with("games", self.tally.games.to_string())
            .with("players", self.players)
            .with("threads", self.threads)
            .with("seed", self.seed.as_str());
        let speed = Text::new("cli-simulate-speed")
            .with("choices", self.tally.choices.to_string())
            .with("steps", self.tally.steps.to_string())
            .with("wall", format!("{:.2}", self.wall))
            .with("cpu", format!("{:.2}", self.cpu.unwrap_or(self.wall)))
            .with("rate", format!("{:.0}", self.choices_per_second()));
        writeln!(out, "{}", voice.phrase(&head))?;
        if self.options != OptionValues::default() {
            let options =
                Text::new("cli-simulate-options").with("options", self.options.to_string());
            writeln!(out, "{}", voice.phrase(&options))?;
        }
        writeln!(out, "{}", voice.phrase(&speed))?;
        writeln!(out)?;
        self.write_bots(voice, out)?;
        writeln!(out)?;
        self.write_times(voice, out)?;
        for (how, count) in &self.tally.ended {
            writeln!(out, "{count:>10}  {}", ending(voice, how))?;
        }
        writeln!(out)?;
        self.write_prompts(voice, out)
    }

    fn write_bots(&self, voice: Voice<'_>, out: &mut dyn Write) -> Result<(), CliError> {
        let results = self.results();
        let (bot, seats) = (
            voice.tell("cli-simulate-bot"),
            voice.tell("cli-simulate-seats"),
        );
        let points = voice.tell("cli-simulate-points");
        let (wins, share) = (
            voice.tell("cli-simulate-wins"),
            voice.tell("cli-simulate-share"),
        );
        let names = results.iter().map(|result| result.bot.chars().count());
        let width = names.chain([bot.chars().count()]).max().unwrap_or(0);
        writeln!(
            out,
            "{bot:<width$}  {seats:>8}  {points:>8}  {wins:>10}  {share:>8}  95%"
        )?;
        for result in results {
            writeln!(
                out,
                "{:<width$}  {:>8}  {:>8.1}  {:>10.1}  {:>7.1}%  {:.1}–{:.1}%",
                result.bot,
                result.seats,
                result.points,
                result.wins,
                100.0 * result.share,
                100.0 * result.interval.0,
                100.0 * result.interval.1,
            )?;
        }
        Ok(())
    }

    /// What people would be asked: the most frequent first.
    fn write_prompts(&self, voice: Voice<'_>, out: &mut dyn Write) -> Result<(), CliError> {
        let prompts = &self.tally.prompts;
        let mut kinds: Vec<_> = prompts.kinds.iter().collect();
        kinds.sort_by_key(|(_, asked)| std::cmp::Reverse(asked.strict));
        let title = Text::new("cli-simulate-prompts").with("games", prompts.games.to_string());
        let title = voice.phrase(&title);
        let all = voice.tell("cli-simulate-prompts-all");
        let names = kinds.iter().map(|(kind, _)| kind.chars().count());
        let names = names.chain([title.chars().count(), all.chars().count()]);
        let width = names.max().unwrap_or(0);
        let heads = [
            "cli-simulate-strict",
            "cli-simulate-brisk",
            "cli-simulate-single",
            "cli-simulate-windows",
            "cli-simulate-windows-brisk",
        ];
        let [strict, brisk, single, windows, windows_brisk] = heads.map(|key| voice.tell(key));
        writeln!(
            out,
            "{title:<width$}  {strict:>10}  {brisk:>10}  {single:>10}  {windows:>10}  {windows_brisk:>10}"
        )?;
        let total = prompts.all();
        for (name, asked) in kinds
            .into_iter()
            .map(|(kind, asked)| (*kind, asked))
            .chain([(all.as_str(), &total)])
        {
            write!(out, "{name:<width$}")?;
            for count in a_game(asked, prompts.games) {
                write!(out, "  {count:>10.1}")?;
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn write_times(&self, voice: Voice<'_>, out: &mut dyn Write) -> Result<(), CliError> {
        for (bot, took) in &self.took {
            let mut text = Text::new("cli-simulate-took")
                .with("bot", bot.as_str())
                .with("decisions", took.count().to_string());
            for (key, time) in quantiles(took) {
                text = text.with(key, millis(time));
            }
            writeln!(out, "{}", voice.phrase(&text))?;
        }
        if !self.took.is_empty() {
            writeln!(out)?;
        }
        Ok(())
    }
}

/// Prompts at a strict and a brisk table, those with one answer, and windows of
/// each, on average.
fn a_game(asked: &Asked, games: u64) -> [f64; 5] {
    let counts = [
        asked.strict,
        asked.brisk,
        asked.single,
        asked.windows,
        asked.windows_brisk,
    ];
    counts.map(|count| count as f64 / games.max(1) as f64)
}

/// What is told of how long decisions took.
fn quantiles(took: &Durations) -> [(&'static str, Duration); 3] {
    [
        ("p50", took.quantile(0.5)),
        ("p95", took.quantile(0.95)),
        ("max", took.longest()),
    ]
}

/// A time in milliseconds, with as many digits as tell something.
fn millis(time: Duration) -> String {
    let millis = time.as_secs_f64() * 1e3;
    match millis {
        0.0..1.0 => format!("{millis:.4} ms"),
        1.0..100.0 => format!("{millis:.2} ms"),
        _ => format!("{millis:.0} ms"),
    }
}

/// How a game ended, in words; one that was given up has no message of its game.
fn ending(voice: Voice<'_>, how: &'static str) -> String {
    match how {
        "unfinished" => voice.tell("cli-simulate-unfinished"),
        how => voice.say(&Text::new(how)),
    }
}

fn option_json(value: OptionValue) -> Value {
    match value {
        OptionValue::Switch(on) => on.into(),
        OptionValue::Number(number) => number.into(),
        OptionValue::Word(word) => word.into(),
    }
}

fn per_second(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 {
        count as f64 / seconds
    } else {
        0.0
    }
}

/// The 95% interval of a share, after Wilson: sound near 0 and 1 as well.
fn wilson(share: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let z2 = Z * Z / games;
    let middle = share + z2 / 2.0;
    let reach = Z * (share * (1.0 - share) / games + z2 / (4.0 * games)).sqrt();
    let bound = |edge: f64| (edge / (1.0 + z2)).clamp(0.0, 1.0);
    (bound(middle - reach), bound(middle + reach))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_the_textbook() {
        // 81 of 263: Newcombe (1998), table I.
        let (low, high) = wilson(81.0 / 263.0, 263.0);
        assert!((low - 0.2553).abs() < 1e-4, "{low}");
        assert!((high - 0.3662).abs() < 1e-4, "{high}");
        let (low, high) = wilson(0.0, 20.0);
        assert!(low == 0.0 && (high - 0.1611).abs() < 1e-4, "{high}");
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    }
}
