//! A log file as it lies on the disk, and the seed beside it.

use std::ffi::OsString;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use engine::log::Log;
use engine::registry::AnyGame;
use engine::table::Divergence;
use engine::{AnyTable, Seed};

use crate::app::App;
use crate::errors::{CliError, FileFault};

/// What was read from a log file.
pub(crate) struct Record {
    /// Where it lies.
    pub(crate) path: PathBuf,
    /// What it says.
    pub(crate) log: Log,
    /// Its whole lines, byte for byte.
    pub(crate) whole: Vec<u8>,
    /// Was its last line cut off, and left out?
    pub(crate) cut: bool,
}

/// A record played again.
pub(crate) struct Played<'a> {
    /// Its game.
    pub(crate) game: &'a dyn AnyGame,
    /// The table where it ends, or at its last good line.
    pub(crate) table: Box<dyn AnyTable>,
    /// Where it is another game, if it is.
    pub(crate) divergence: Option<Divergence>,
}

impl Record {
    /// Reads a log that should be whole.
    pub(crate) fn read(path: &Path) -> Result<Self, CliError> {
        Self::read_bytes(path, bytes(path)?)
    }

    /// Reads a log that should be whole, of which these are the bytes.
    pub(crate) fn read_bytes(path: &Path, whole: Vec<u8>) -> Result<Self, CliError> {
        // Bytes that are no text make a line that is no line, which is what
        // the parser then says.
        let parsed = String::from_utf8_lossy(&whole).parse();
        Ok(Self {
            path: path.to_owned(),
            log: parsed.map_err(|error| FileFault::Format(error).of(path))?,
            whole,
            cut: false,
        })
    }

    /// Reads a log whose last line a crash may have cut.
    pub(crate) fn salvage(path: &Path) -> Result<Self, CliError> {
        let mut whole = bytes(path)?;
        let salvaged = Log::salvage(&String::from_utf8_lossy(&whole));
        let (log, cut) = salvaged.map_err(|error| FileFault::Format(error).of(path))?;
        let end = whole.iter().rposition(|byte| *byte == b'\n');
        whole.truncate(end.map_or(0, |end| end + 1));
        Ok(Self {
            path: path.to_owned(),
            log,
            whole,
            cut,
        })
    }

    /// The seed: revealed in the log, or still secret beside it.
    pub(crate) fn seed(&self) -> Result<Seed, CliError> {
        if let Some(seed) = &self.log.seed {
            return Ok(seed.clone());
        }
        let sidecar = sidecar(&self.path);
        let text = fs::read_to_string(&sidecar).map_err(|error| match error.kind() {
            ErrorKind::NotFound => FileFault::NoSeed.of(&self.path),
            _ => FileFault::Read(error).of(&sidecar),
        })?;
        text.trim()
            .parse()
            .map_err(|_| FileFault::NotASeed.of(&sidecar))
    }

    /// Plays it again, as far as it goes.
    pub(crate) fn play<'a>(&self, app: &'a App) -> Result<Played<'a>, CliError> {
        self.play_log(app, &self.log)
    }

    /// Plays its first lines again.
    pub(crate) fn play_until<'a>(
        &self,
        app: &'a App,
        lines: usize,
    ) -> Result<Played<'a>, CliError> {
        let mut log = self.log.clone();
        if lines < log.entries.len() {
            log.entries.truncate(lines);
            log.ending = None;
            log.signed = None;
        }
        self.play_log(app, &log)
    }

    fn play_log<'a>(&self, app: &'a App, log: &Log) -> Result<Played<'a>, CliError> {
        let no_game = || FileFault::NoGame {
            asked: log.header.game.clone(),
            known: app.known(),
        };
        let game = app
            .find(&log.header.game)
            .ok_or_else(|| no_game().of(&self.path))?;
        let (table, divergence) = game
            .replay(log, self.seed()?)
            .map_err(|error| FileFault::Replay(error).of(&self.path))?;
        Ok(Played {
            game,
            table,
            divergence,
        })
    }
}

/// Where the secret seed of a log lies until the game is over.
pub(crate) fn sidecar(log: &Path) -> PathBuf {
    let mut name = OsString::from(log);
    name.push(".seed");
    PathBuf::from(name)
}

/// All that is in a file.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, CliError> {
    fs::read(path).map_err(|error| FileFault::Read(error).of(path))
}
