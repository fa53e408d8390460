//! One program at a time: two that write tables to one file would each play on
//! without what the other has kept.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use super::file::{at, private};
use crate::StoreError;

/// How long one waits for another that is about to stop, and how often one
/// looks.
const PATIENCE: Duration = Duration::from_secs(2);
const GLANCE: Duration = Duration::from_millis(20);

/// Says that a file is in use until this goes, however the program ends: the
/// system lets go of it. The file beside the data stays, and is nothing by
/// itself.
#[derive(Debug)]
pub(super) struct Lock(#[expect(dead_code, reason = "it is held, not used")] File);

impl Lock {
    /// Takes it, or says who has it.
    pub(super) fn take(data: &Path) -> Result<Self, StoreError> {
        let path = beside(data);
        let mut options = private(OpenOptions::new());
        let file = options.read(true).write(true).create(true).truncate(false);
        let mut file = file.open(&path).map_err(|why| at(&path, &why))?;
        let begun = Instant::now();
        while let Err(why) = file.try_lock() {
            match why {
                TryLockError::WouldBlock if begun.elapsed() < PATIENCE => thread::sleep(GLANCE),
                TryLockError::WouldBlock => {
                    return Err(StoreError::InUse {
                        file: data.display().to_string(),
                        by: holder(&path),
                    });
                }
                TryLockError::Error(why) => return Err(at(&path, &why).into()),
            }
        }
        file.set_len(0)?;
        write!(file, "{}", std::process::id())?;
        Ok(Self(file))
    }
}

/// The file that the lock is on: SQLite has locks of its own on the data.
pub(super) fn beside(data: &Path) -> PathBuf {
    let mut name = data.file_name().map_or_else(OsString::new, OsString::from);
    name.push(".lock");
    data.with_file_name(name)
}

/// The number of the process that has it, as far as it can be read.
fn holder(path: &Path) -> String {
    let said = fs::read_to_string(path).unwrap_or_default();
    match said.trim() {
        "" => "?".to_owned(),
        number => number.to_owned(),
    }
}
