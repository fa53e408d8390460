//! Whole games kept as log files, one for every way to end, replayed on every
//! run: so that a change of rules shows.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use engine::log::{Log, LogError};
use engine::table::{Divergence, Facts, ReplayError, SetupError, Table};
use engine::{Game, Pace, Setup};

use crate::playthrough::random_game;

/// What is wrong with golden games.
#[derive(Debug, thiserror::Error)]
pub enum GoldenError {
    /// A file or folder cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file is not a log.
    #[error("{path}: {error}")]
    Log {
        /// Which.
        path: PathBuf,
        /// Why.
        error: LogError,
    },
    /// A log cannot begin.
    #[error("{path}:{}: {error}", error.line())]
    Replay {
        /// Which.
        path: PathBuf,
        /// Why.
        error: ReplayError,
    },
    /// A log is another game by now.
    #[error("{path}:{}: {divergence}; if the rules were meant to change, raise their version", divergence.line())]
    Diverged {
        /// Which.
        path: PathBuf,
        /// Where.
        divergence: Divergence,
    },
    /// A log has no seed.
    #[error("{0}: a golden game is finished, with its seed")]
    Unfinished(PathBuf),
    /// A way to end that no game shows.
    #[error("no golden game ends with `{0}`: set UPDATE_EXPECT=1 to look for one")]
    Missing(String),
    /// The set-up is refused.
    #[error("no game can be set up: {0:?}")]
    Setup(SetupError),
}

/// Is whoever runs the tests asking for files to be written?
fn is_to_write() -> bool {
    std::env::var_os("UPDATE_EXPECT").is_some()
}

/// Sees that a game has its file in the folder; plays and writes it where
/// `UPDATE_EXPECT` in the environment asks for that.
///
/// # Errors
/// When there is no such file, or it cannot be written.
pub fn keep(folder: &Path, name: &str, play: impl FnOnce() -> Log) -> Result<(), GoldenError> {
    let path = folder.join(format!("{name}.log"));
    let done = match path.exists() {
        true => Ok(()),
        false if is_to_write() => write(&path, &play()),
        false => Err(io::ErrorKind::NotFound.into()),
    };
    done.map_err(|error| GoldenError::File { path, error })
}

fn write(path: &Path, log: &Log) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, log.to_string())
}

/// Replays every `*.log` of a folder and sees that every ending is among
/// them. Gives how many there were.
///
/// With `UPDATE_EXPECT` in the environment, random games are played first,
/// until each ending has a file.
///
/// # Errors
/// The first game that does not replay, or an ending that none shows.
pub fn golden<G: Game>(
    folder: &Path,
    options: &G::Options,
    endings: &[&str],
) -> Result<usize, GoldenError> {
    let facts = crate::facts::<G>();
    if is_to_write() {
        write_missing(folder, &facts, options, endings)?;
    }
    let mut found = BTreeSet::new();
    let paths = logs(folder)?;
    for path in &paths {
        found.extend(replay(path, &facts)?);
    }
    match endings.iter().find(|ending| !found.contains(**ending)) {
        Some(missing) => Err(GoldenError::Missing((*missing).to_owned())),
        None => Ok(paths.len()),
    }
}

fn logs(folder: &Path) -> Result<Vec<PathBuf>, GoldenError> {
    let fail = |error| GoldenError::File {
        path: folder.to_owned(),
        error,
    };
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(fail)? {
        let path = entry.map_err(fail)?.path();
        if path.extension().is_some_and(|extension| extension == "log") {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn replay<G: Game>(path: &Path, facts: &Arc<Facts<G>>) -> Result<Option<String>, GoldenError> {
    let path = path.to_owned();
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) => return Err(GoldenError::File { path, error }),
    };
    let log: Log = match text.parse() {
        Ok(log) => log,
        Err(error) => return Err(GoldenError::Log { path, error }),
    };
    let Some(seed) = log.seed.clone() else {
        return Err(GoldenError::Unfinished(path));
    };
    match Table::<G>::replay(Arc::clone(facts), &log, seed) {
        Err(error) => Err(GoldenError::Replay { path, error }),
        Ok(replayed) => match replayed.divergence {
            Some(divergence) => Err(GoldenError::Diverged { path, divergence }),
            None => Ok(log.ending),
        },
    }
}

/// Games to try in search of an ending.
const TRIES: usize = 20_000;

fn write_missing<G: Game>(
    folder: &Path,
    facts: &Arc<Facts<G>>,
    options: &G::Options,
    endings: &[&str],
) -> Result<(), GoldenError> {
    let (min, max) = G::INFO.seats;
    for index in 0..TRIES {
        let mut files = endings.iter().map(|ending| format!("{ending}.log"));
        if files.all(|file| folder.join(file).exists()) {
            break;
        }
        let setup = Setup::new(min + index % (max - min + 1), Pace::Brisk);
        let game = random_game(facts, options, setup, &format!("golden {index}"))
            .map_err(GoldenError::Setup)?;
        let log = game.log();
        let Some(ending) = &log.ending else { continue };
        let path = folder.join(format!("{ending}.log"));
        if endings.contains(&ending.as_str()) && !path.exists() {
            write(&path, &log).map_err(|error| GoldenError::File { path, error })?;
        }
    }
    Ok(())
}
