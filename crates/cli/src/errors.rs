//! What can go wrong, and how it is said: what, why and what to do.

use std::io;
use std::path::{Path, PathBuf};

use engine::i18n::Voice;
use engine::ledger::LedgerError;
use engine::log::{LogError, PublicKey};
use engine::options::OptionError;
use engine::registry::RequestError;
use engine::simulate::SimulationError;
use engine::table::{Divergence, Refusal, ReplayError};
use engine::{Reason, Seat, Text};
use store::StoreError;

/// Why a command did not do what it was asked to do.
#[derive(Debug)]
pub(crate) enum CliError {
    /// No game has this id.
    NoGame {
        /// What was asked for.
        asked: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// A table cannot be set up so.
    Request(RequestError),
    /// A rules ledger is wrong, which is a mistake of ours.
    Ledger(LedgerError),
    /// No rule has this id.
    NoRule(String),
    /// No rule contains these words.
    NoMatch(String),
    /// No forces fight in this game, or in any.
    NoFights,
    /// A fight that cannot be understood.
    Fight(Reason),
    /// The table has no such seat.
    NoSeat {
        /// Counted from one.
        asked: usize,
        /// How many there are.
        seats: usize,
    },
    /// The log has no such line.
    NoStep {
        /// After how many lines.
        asked: usize,
        /// How many there are.
        lines: usize,
    },
    /// Everyone's secrets were asked for in the middle of a game.
    NotOver,
    /// A seat owes a choice and has none: a mistake in the rules.
    DeadEnd(Seat),
    /// The table refused what it had offered: a mistake of ours.
    Refused(Refusal),
    /// The operating system did not give what was needed.
    System(String),
    /// The terminal, or what stands in its place, cannot be read or written.
    Terminal(io::Error),
    /// Something is wrong with a file.
    File(FileError),
    /// Data that cannot be used.
    Store(PathBuf, StoreError),
    /// There is no data here.
    NoData(PathBuf),
    /// There is no such table in the data.
    NoTable(String),
    /// A game of a backup does not replay.
    BrokenTable(String),
    /// Nobody said where data shall lie.
    NoDataFolder,
    /// Several of these.
    Several(Vec<CliError>),
}

/// What is wrong with which file.
#[derive(Debug)]
pub(crate) struct FileError {
    path: PathBuf,
    fault: FileFault,
}

/// What can be wrong with a file.
#[derive(Debug)]
pub(crate) enum FileFault {
    /// It cannot be read.
    Read(io::Error),
    /// It cannot be written.
    Write(io::Error),
    /// It is there already and must not be overwritten.
    Exists,
    /// Someone else has written into it while we played.
    Moved,
    /// It is not a seed.
    NotASeed,
    /// It is not a well-formed log.
    Format(LogError),
    /// It is of a game that there is not.
    NoGame {
        /// What it says.
        asked: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// Its seed is still secret, and not beside it.
    NoSeed,
    /// It cannot even begin to replay.
    Replay(ReplayError),
    /// It is another game than the one it claims to be.
    Diverged(Divergence),
    /// The game is over on this line, and the log does not say so.
    NoEnding(usize),
    /// Nobody signed it, and somebody had to.
    NotSigned,
    /// Somebody else signed it: whoever has this key.
    OtherKey(PublicKey),
    /// It is the record of a seat that nobody signed.
    BareRecord,
    /// The game is over: there is nothing to resume.
    Over,
    /// It reads well, but is not written as we write, so that appending to it
    /// would not be safe.
    Foreign,
}

impl FileFault {
    /// This fault of this file.
    pub(crate) fn of(self, path: &Path) -> CliError {
        CliError::File(FileError {
            path: path.to_owned(),
            fault: self,
        })
    }

    /// The line it is on, where there is one.
    fn line(&self) -> Option<usize> {
        match self {
            Self::Format(error) => Some(error.line),
            Self::NoGame { .. } => Some(2),
            Self::Replay(error) => Some(error.line()),
            Self::NoSeed => Some(8),
            Self::Diverged(divergence) => Some(divergence.line()),
            Self::NoEnding(line) => Some(*line),
            _ => None,
        }
    }

    fn text(&self) -> Text {
        let why = |key, why: String| Text::new(key).with("why", why);
        match self {
            Self::Read(error) => why("cli-error-read", error.to_string()),
            Self::Write(error) => why("cli-error-write", error.to_string()),
            Self::Exists => Text::new("cli-error-exists"),
            Self::Moved => Text::new("cli-error-moved"),
            Self::NotASeed => Text::new("cli-error-not-a-seed"),
            Self::Format(error) => error.fault.text(),
            Self::NoGame { asked, known } => no_game(asked, known),
            Self::NoSeed => Text::new("cli-error-no-seed"),
            Self::Replay(error) => error.text(),
            Self::Diverged(divergence) => Text::new("cli-error-diverged")
                .with("why", divergence.text())
                .with("good", divergence.good_steps),
            Self::NoEnding(_) => Text::new("cli-error-no-ending"),
            Self::NotSigned => Text::new("cli-error-not-signed"),
            Self::OtherKey(key) => Text::new("cli-error-other-key").with("key", key.to_string()),
            Self::BareRecord => Text::new("cli-error-bare-record"),
            Self::Over => Text::new("cli-error-over"),
            Self::Foreign => Text::new("cli-error-foreign"),
        }
    }
}

fn no_game(asked: &str, known: &[&'static str]) -> Text {
    Text::new("cli-error-no-game")
        .with("asked", asked)
        .with("known", known.join(", "))
}

impl CliError {
    /// The whole message for stderr.
    pub(crate) fn message(&self, voice: Voice<'_>) -> String {
        let text = match self {
            Self::File(error) => return error.message(voice),
            Self::Several(errors) => {
                let messages: Vec<_> = errors.iter().map(|error| error.message(voice)).collect();
                return messages.join("\n");
            }
            Self::NoGame { asked, known } => no_game(asked, known),
            Self::Request(error) => request(error),
            Self::Ledger(error) => Text::new("cli-error-plain").with("why", error.to_string()),
            Self::NoRule(id) => Text::new("cli-error-no-rule").with("id", id.as_str()),
            Self::NoMatch(words) => Text::new("cli-error-no-match").with("words", words.as_str()),
            Self::NoFights => Text::new("cli-error-no-fights"),
            Self::Fight(reason) => reason.text.clone(),
            Self::NoSeat { asked, seats } => Text::new("cli-error-no-seat")
                .with("asked", *asked)
                .with("seats", *seats),
            Self::NoStep { asked, lines } => Text::new("cli-error-no-step")
                .with("asked", *asked)
                .with("lines", *lines),
            Self::NotOver => Text::new("cli-error-not-over"),
            Self::DeadEnd(seat) => Text::new("cli-error-dead-end").with("seat", *seat),
            Self::Refused(refusal) => refusal.text(),
            Self::System(why) => Text::new("cli-error-system").with("why", why.as_str()),
            Self::Store(path, error) => Text::new("cli-store")
                .with("file", path.display().to_string())
                .with("why", error.to_string()),
            Self::NoData(path) => Text::new("cli-no-data").with("file", path.display().to_string()),
            Self::NoTable(table) => Text::new("cli-no-table").with("table", table.as_str()),
            Self::BrokenTable(table) => {
                Text::new("cli-restore-broken").with("table", table.as_str())
            }
            Self::NoDataFolder => Text::new("cli-no-data-folder"),
            Self::Terminal(error) => Text::new("cli-error-terminal").with("why", error.to_string()),
        };
        voice.phrase(&text)
    }

    /// Is it only that nobody reads our output any more?
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Terminal(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl FileError {
    fn message(&self, voice: Voice<'_>) -> String {
        let path = self.path.display();
        let cause = voice.phrase(&self.fault.text());
        match self.fault.line() {
            Some(line) => format!("{path}:{line}: {cause}"),
            None => format!("{path}: {cause}"),
        }
    }
}

fn request(error: &RequestError) -> Text {
    match error {
        RequestError::Options(error) => error.text(),
        RequestError::Setup(error) => error.text(),
        RequestError::Bot { asked, known } => Text::new("cli-error-no-bot")
            .with("asked", asked.as_str())
            .with("known", known.join(", ")),
        RequestError::NoBudget { bot } => Text::new("cli-error-no-budget").with("bot", *bot),
        RequestError::BadBudget { bot, asked } => Text::new("cli-error-bad-budget")
            .with("bot", *bot)
            .with("asked", asked.as_str()),
        RequestError::BotCount { named, seats } => Text::new("cli-error-bot-count")
            .with("named", *named)
            .with("seats", *seats),
        RequestError::Simulation(SimulationError::Setup(reason)) => reason.text.clone(),
        RequestError::Simulation(SimulationError::DeadEnd { game, step }) => {
            Text::new("cli-error-simulation")
                .with("game", game.to_string())
                .with("step", step.to_string())
        }
    }
}

/// A screen that is not there cannot fail.
#[cfg(test)]
impl From<std::convert::Infallible> for CliError {
    fn from(never: std::convert::Infallible) -> Self {
        match never {}
    }
}

impl From<RequestError> for CliError {
    fn from(error: RequestError) -> Self {
        Self::Request(error)
    }
}

impl From<OptionError> for CliError {
    fn from(error: OptionError) -> Self {
        Self::Request(error.into())
    }
}

impl From<LedgerError> for CliError {
    fn from(error: LedgerError) -> Self {
        Self::Ledger(error)
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        Self::Terminal(error)
    }
}
