//! The log file of a game being played.
//!
//! It is created at the start and only ever grows: every committed line is on
//! the disk before anyone is asked again. The secret seed lies beside it, for
//! the player's eyes only, until the game is over and the log reveals it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use engine::{AnyTable, Seed};

use crate::errors::{CliError, FileFault};
use crate::record::{Record, sidecar};

/// A log file that grows with its table.
pub(crate) struct Save {
    path: PathBuf,
    file: File,
    /// How many bytes are in the file.
    length: usize,
    /// How many lines of the table are among them.
    lines: usize,
}

impl Save {
    /// Starts a new log, and puts its seed beside it.
    pub(crate) fn create(path: &Path, table: &dyn AnyTable, seed: &Seed) -> Result<Self, CliError> {
        if path.exists() {
            return Err(FileFault::Exists.of(path));
        }
        let beside = sidecar(path);
        create_private(&beside)
            .and_then(|mut file| writeln!(file, "{}", seed.reveal()).and_then(|()| file.sync_all()))
            .map_err(|error| cannot_create(error, &beside))?;
        let started = create(path, table);
        if started.is_err() {
            // The seed of a game that never began is of no use to anyone.
            let _ = fs::remove_file(&beside);
        }
        started
    }

    /// Goes on with a log that has been replayed into this table. Only here is
    /// a line that a crash cut off removed.
    pub(crate) fn reopen(record: &Record, table: &dyn AnyTable) -> Result<Self, CliError> {
        let path = &record.path;
        let text = table.log().to_string();
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
            length: record.whole.len(),
            lines: record.log.entries.len(),
        })
    }

    /// Where the log lies.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Puts all lines that are new on the disk; once the seed is among them
    /// it is no longer kept beside.
    pub(crate) fn keep(&mut self, table: &dyn AnyTable) -> Result<(), CliError> {
        let new = self.unwritten(table);
        if !new.is_empty() {
            self.append(&new)?;
            self.length += new.len();
            self.lines = table.steps();
        }
        if table.is_over() {
            self.drop_sidecar()?;
        }
        Ok(())
    }

    /// What is not in the file yet.
    fn unwritten(&self, table: &dyn AnyTable) -> String {
        if self.length == 0 || table.is_over() {
            // Something stands before the lines, or after them.
            return table.log().to_string().split_off(self.length);
        }
        let new = table.entries(self.lines).into_iter();
        new.map(|entry| format!("{entry}\n")).collect()
    }

    fn append(&mut self, new: &str) -> Result<(), CliError> {
        let cannot = |error| FileFault::Write(error).of(&self.path);
        let length = self.file.metadata().map_err(cannot)?.len();
        if length != self.length as u64 {
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

fn create(path: &Path, table: &dyn AnyTable) -> Result<Save, CliError> {
    let file = OpenOptions::new()
        .append(true)
        .create_new(true)
        .open(path)
        .map_err(|error| cannot_create(error, path))?;
    let mut save = Save {
        path: path.to_owned(),
        file,
        length: 0,
        lines: 0,
    };
    save.keep(table)?;
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
