//! The log file of a game being played.
//!
//! It is created at the start and only ever grows: every committed line is on
//! the disk before anyone is asked again. The secret seed lies beside it, for
//! the player's eyes only, until the game is over and the log reveals it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use engine::Seed;
use engine::log::Log;

use crate::errors::{CliError, FileFault};
use crate::record::{Record, sidecar};

/// A log file that grows with its table.
pub(crate) struct Save {
    path: PathBuf,
    file: File,
    /// What is in the file.
    written: String,
}

impl Save {
    /// Starts a new log, and puts its seed beside it.
    pub(crate) fn create(path: &Path, log: &Log, seed: &Seed) -> Result<Self, CliError> {
        if path.exists() {
            return Err(FileFault::Exists.of(path));
        }
        let beside = sidecar(path);
        create_private(&beside)
            .and_then(|mut file| writeln!(file, "{}", seed.reveal()).and_then(|()| file.sync_all()))
            .map_err(|error| cannot_create(error, &beside))?;
        let started = create(path, log);
        if started.is_err() {
            // The seed of a game that never began is of no use to anyone.
            let _ = fs::remove_file(&beside);
        }
        started
    }

    /// Goes on with a log that has been replayed into the table whose log is
    /// now `log`. Only here is a line that a crash cut off removed.
    pub(crate) fn reopen(record: &Record, log: &Log) -> Result<Self, CliError> {
        let path = &record.path;
        let text = log.to_string();
        if !text.as_bytes().starts_with(&record.whole) {
            return Err(FileFault::Foreign.of(path));
        }
        let file = OpenOptions::new()
            .append(true)
            .open(path)
            .and_then(|file| file.set_len(record.whole.len() as u64).map(|()| file))
            .map_err(|error| FileFault::Write(error).of(path))?;
        Ok(Self {
            path: path.clone(),
            file,
            written: text[..record.whole.len()].to_owned(),
        })
    }

    /// Where the log lies.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Puts all lines that are new on the disk; once the seed is among them
    /// it is no longer kept beside.
    pub(crate) fn keep(&mut self, log: &Log) -> Result<(), CliError> {
        let text = log.to_string();
        let unwritten = text.strip_prefix(&self.written);
        let new = unwritten.ok_or_else(|| FileFault::Foreign.of(&self.path))?;
        if !new.is_empty() {
            self.append(new)?;
            self.written = text;
        }
        if log.seed.is_some() {
            self.drop_sidecar()?;
        }
        Ok(())
    }

    fn append(&mut self, new: &str) -> Result<(), CliError> {
        let cannot = |error| FileFault::Write(error).of(&self.path);
        let length = self.file.metadata().map_err(cannot)?.len();
        if length != self.written.len() as u64 {
            return Err(FileFault::Moved.of(&self.path));
        }
        self.file
            .write_all(new.as_bytes())
            .and_then(|()| self.file.sync_data())
            .map_err(cannot)
    }

    fn drop_sidecar(&self) -> Result<(), CliError> {
        let beside = sidecar(&self.path);
        match fs::remove_file(&beside) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(FileFault::Write(error).of(&beside))
            }
            _ => Ok(()),
        }
    }
}

fn create(path: &Path, log: &Log) -> Result<Save, CliError> {
    let file = OpenOptions::new()
        .append(true)
        .create_new(true)
        .open(path)
        .map_err(|error| cannot_create(error, path))?;
    let mut save = Save {
        path: path.to_owned(),
        file,
        written: String::new(),
    };
    save.keep(log)?;
    Ok(save)
}

fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn cannot_create(error: io::Error, path: &Path) -> CliError {
    match error.kind() {
        ErrorKind::AlreadyExists => FileFault::Exists.of(path),
        _ => FileFault::Write(error).of(path),
    }
}
