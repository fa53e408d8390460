//! Files that only their owner reads, and copies.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, ErrorCode};

use crate::StoreError;

/// Makes an empty file where there is none, and the folder it lies in.
/// SQLite would let everybody read it.
pub(super) fn make(path: &Path) -> Result<(), StoreError> {
    make_folder(path)?;
    match make_new(path) {
        Err(why) if why.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => Ok(made?),
    }
}

/// Makes the folder that a file is to lie in.
pub(super) fn make_folder(path: &Path) -> Result<(), StoreError> {
    match path.parent() {
        Some(folder) => Ok(fs::create_dir_all(folder).map_err(|why| at(folder, &why))?),
        None => Ok(()),
    }
}

fn make_new(path: &Path) -> io::Result<()> {
    let mut options = private(OpenOptions::new());
    options.write(true).create_new(true);
    options.open(path).map_err(|why| at(path, &why))?;
    Ok(())
}

/// For files that only their owner reads.
pub(super) fn private(mut options: OpenOptions) -> OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Copies all that is in a database at one moment to a new file, which is
/// there as a whole or not at all.
pub(super) fn copy(source: &Connection, to: &Path) -> Result<(), StoreError> {
    if to.try_exists().map_err(|why| at(to, &why))? {
        return Err(at(to, &ErrorKind::AlreadyExists.into()).into());
    }
    let part = Part::beside(to)?;
    // Under the write-ahead log, those who write go on meanwhile; and the copy
    // is one file without a log beside it.
    source.execute("VACUUM INTO ?1", [part.name()?])?;
    File::open(&part.0)?.sync_all()?;
    fs::rename(&part.0, to).map_err(|why| at(to, &why))?;
    sync_folder(to)
}

/// A copy that is not done yet; gone when it never is.
struct Part(PathBuf);

impl Part {
    fn beside(to: &Path) -> Result<Self, StoreError> {
        let mut name = OsString::from(".");
        name.push(to.file_name().unwrap_or_default());
        name.push(format!(".{}.part", random_word()?));
        let path = to.with_file_name(name);
        make_new(&path)?;
        Ok(Self(path))
    }

    /// As SQL has it.
    fn name(&self) -> io::Result<&str> {
        let name = self.0.to_str();
        name.ok_or_else(|| at(&self.0, &ErrorKind::InvalidFilename.into()))
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // Not there any more when all went well.
        let _ = fs::remove_file(&self.0);
    }
}

/// So that what a crash has left stands in nobody's way.
fn random_word() -> io::Result<String> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(engine::hex::encode(&bytes))
}

/// A new name is safe when its folder is on the disk.
fn sync_folder(path: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    if let Some(folder) = path.parent() {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// How closely a database is looked at.
#[derive(Debug, Clone, Copy)]
pub(super) enum Glance {
    /// At every page of it, in the time that it takes to read them.
    Quick,
    /// Also whether everything that is there twice says the same.
    Whole,
}

/// Reads a whole database and looks for damage.
pub(super) fn check(
    connection: &Connection,
    path: &Path,
    glance: Glance,
) -> Result<(), StoreError> {
    let found = match complaints(connection, glance) {
        // Some damage is too bad to go on looking for more.
        Err(why) if why.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt) => {
            vec![why.to_string()]
        }
        found => found?,
    };
    if found.is_empty() {
        return Ok(());
    }
    Err(StoreError::Damaged {
        what: path.display().to_string(),
        why: found.join("; "),
    })
}

fn complaints(connection: &Connection, glance: Glance) -> rusqlite::Result<Vec<String>> {
    let look = match glance {
        Glance::Quick => "PRAGMA quick_check",
        Glance::Whole => "PRAGMA integrity_check",
    };
    let mut found = words(connection, look)?;
    found.retain(|complaint| complaint != "ok");
    for table in words(connection, "PRAGMA foreign_key_check")? {
        found.push(format!("a row of `{table}` refers to nothing"));
    }
    Ok(found)
}

/// The first column of each row.
fn words(connection: &Connection, sql: &str) -> rusqlite::Result<Vec<String>> {
    let mut rows = connection.prepare(sql)?;
    rows.query_map([], |row| row.get(0))?.collect()
}

/// An error of the system that says which file it is about.
pub(super) fn at(path: &Path, why: &io::Error) -> io::Error {
    io::Error::new(why.kind(), format!("{}: {why}", path.display()))
}
