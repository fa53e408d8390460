//! All of it in one file, by SQLite.
//!
//! - `schema`: the tables of the file, and the way from older versions;
//! - `commit`: groups of writes, in one transaction;
//! - `write`: what each write does;
//! - `read`: what is asked;
//! - `column`: our types in the columns;
//! - `file`: files that only their owner reads, and copies;
//! - `lock`: one program at a time.
//!
//! One connection writes. Others read beside it: the write-ahead log lets
//! nobody wait for the disk who only asks.

mod column;
mod commit;
mod file;
mod lock;
mod read;
mod schema;
mod write;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::Duration;

use engine::Seat;
use engine::log::Signer;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};

use self::file::Glance;
use self::lock::Lock;

use crate::person::{Link, Session, SessionId};
use crate::secret::SecretHash;
use crate::table::{Kept, KeptContent, List, Remark, Summary, TableId, Watcher};
use crate::write::Write;
use crate::{Store, StoreError};

/// How many may read at once.
const READERS: usize = 2;

/// How long one waits for another program that has the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// How much of the write-ahead log stays on the disk when it has been folded
/// into the file: it grows while somebody copies everything.
const JOURNAL: usize = 16 * 1024 * 1024;

/// Statements that a connection keeps ready: more than there are.
const STATEMENTS: usize = 64;

/// Tables in one file.
pub struct Sqlite {
    path: PathBuf,
    next: AtomicUsize,
    // Before the writer, so that it is closed last: only one that writes can
    // fold the write-ahead log into the file.
    readers: [Mutex<Connection>; READERS],
    writer: Mutex<Connection>,
    // Last, so that whoever waits for it finds everything closed.
    _lock: Lock,
}

impl Sqlite {
    /// Opens the file, or makes it where there is none; brings an older one
    /// up to date.
    ///
    /// # Errors
    /// When another program has it open, the file is of a newer version,
    /// damaged or no database, or the disk says no.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        // An absolute path is never mistaken for an URI, and stays right when
        // the program changes its folder.
        let path = std::path::absolute(path)?;
        file::make(&path)?;
        let lock = Lock::take(&path)?;
        let writer = open_writer(&path)?;
        let readers = [open_reader(&path)?, open_reader(&path)?].map(Mutex::new);
        Ok(Self {
            path,
            next: AtomicUsize::new(0),
            readers,
            writer: Mutex::new(writer),
            _lock: lock,
        })
    }

    /// Lets the file grow to this many bytes and no further; never makes it
    /// smaller than it is.
    ///
    /// # Errors
    /// When the disk says no.
    pub fn limit(&self, bytes: u64) -> Result<(), StoreError> {
        let writer = self.writer();
        let page: u64 = writer.pragma_query_value(None, "page_size", |row| row.get(0))?;
        let pages = i64::try_from(bytes / page.max(1))
            .unwrap_or(i64::MAX)
            .max(1);
        Ok(writer.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?)
    }

    /// Reads the whole file and looks for damage.
    ///
    /// # Errors
    /// When there is some, or the disk says no.
    pub fn check(&self) -> Result<(), StoreError> {
        Self::check_file(&self.path)
    }

    /// The same, of a file that somebody may have open.
    ///
    /// # Errors
    /// When there is damage, or the disk says no.
    pub fn check_file(path: &Path) -> Result<(), StoreError> {
        // By a connection of its own: it takes long, and others want to read.
        file::check(&open_reader(path)?, path, Glance::Whole)
    }

    /// Copies everything to a new file while others, who may be another program,
    /// go on reading and writing; says how many tables there are. What is
    /// damaged is not copied.
    ///
    /// # Errors
    /// When the new file is there already, the old one is damaged or of a newer
    /// version, or the disk says no.
    pub fn copy(from: &Path, to: &Path) -> Result<usize, StoreError> {
        let from = std::path::absolute(from)?;
        let source = open_reader(&from)?;
        is_of_ours(&source, &from)?;
        file::check(&source, &from, Glance::Quick)?;
        file::copy(&source, &std::path::absolute(to)?)?;
        Ok(source.query_row("SELECT count(*) FROM tables", [], |row| row.get(0))?)
    }

    /// Removes a file that nobody has open, with what lies beside it.
    ///
    /// # Errors
    /// When the disk says no.
    pub fn remove(path: &Path) -> Result<(), StoreError> {
        for file in [path, &lock::beside(path)] {
            std::fs::remove_file(file)?;
        }
        Ok(())
    }

    /// Makes a new file of a backup that is sound and not too new. Whether
    /// its logs still replay is for those to say who know the games.
    ///
    /// # Errors
    /// When the new file is there already, the backup is damaged or of a newer
    /// version, or the disk says no.
    pub fn restore(backup: &Path, to: &Path) -> Result<(), StoreError> {
        let backup = std::path::absolute(backup)?;
        let to = std::path::absolute(to)?;
        let source = open_reader(&backup)?;
        is_of_ours(&source, &backup)?;
        file::check(&source, &backup, Glance::Whole)?;
        file::make_folder(&to)?;
        file::copy(&source, &to)
    }

    fn writer(&self) -> MutexGuard<'_, Connection> {
        own(&self.writer)
    }

    /// Asks a connection that is free, or waits for one; what is asked is of
    /// one moment.
    fn read<T>(
        &self,
        ask: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut reader = self.reader();
        let moment = reader.transaction()?;
        ask(&moment)
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        let free = self.readers.iter().find_map(|one| match one.try_lock() {
            Ok(guard) => Some(guard),
            Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        });
        free.unwrap_or_else(|| {
            let turn = self.next.fetch_add(1, Ordering::Relaxed);
            own(&self.readers[turn % READERS])
        })
    }
}

/// Whoever panicked with a connection has rolled back on the way out: it is
/// as good as before.
fn own(connection: &Mutex<Connection>) -> MutexGuard<'_, Connection> {
    connection.lock().unwrap_or_else(PoisonError::into_inner)
}

fn is_of_ours(source: &Connection, path: &Path) -> Result<(), StoreError> {
    if schema::version(source)? > 0 {
        return Ok(());
    }
    Err(StoreError::Damaged {
        what: path.display().to_string(),
        why: "it has no tables of ours".to_owned(),
    })
}

fn open_writer(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // A newer file is left as it is, and so is one that is damaged: whatever is
    // written to that may be lost.
    schema::version(&connection)?;
    file::check(&connection, path, Glance::Quick)?;
    let journal: String =
        connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if journal != "wal" {
        return Err(StoreError::Damaged {
            what: path.display().to_string(),
            why: format!("it has a journal of the kind `{journal}` and takes no other"),
        });
    }
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update_and_check(None, "journal_size_limit", JOURNAL, |_| Ok(()))?;
    connection.pragma_update(None, "foreign_keys", true)?;
    schema::migrate(&mut connection, schema::STEPS)?;
    Ok(connection)
}

fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Sqlite").field(&self.path).finish()
    }
}

impl Store for Sqlite {
    fn begin_epoch(&self) -> Result<u32, StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let epoch = write::begin_epoch(&change)?;
        change.commit()?;
        Ok(epoch)
    }

    fn signer(&self) -> Result<Signer, StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let signer = write::signer(&change)?;
        change.commit()?;
        Ok(signer)
    }

    fn commit(&self, groups: &[Vec<Write>]) -> Vec<Result<(), StoreError>> {
        commit::commit(&mut self.writer(), groups)
    }

    fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        self.read(|moment| read::table(moment, id))
    }

    fn tables(&self) -> Result<Vec<Summary>, StoreError> {
        self.read(|moment| read::tables(moment))
    }

    fn tables_of(
        &self,
        session: SessionId,
        list: List,
        after: usize,
        most: usize,
    ) -> Result<Vec<Summary>, StoreError> {
        self.read(|moment| read::tables_of(moment, (session, list), (after, most)))
    }

    fn tables_that_seek(&self, most: usize) -> Result<Vec<Summary>, StoreError> {
        self.read(|moment| read::tables_that_seek(moment, most))
    }

    fn rematch_of(&self, table: &TableId) -> Result<Option<TableId>, StoreError> {
        self.read(|moment| read::rematch_of(moment, table))
    }

    fn session(&self, secret: &SecretHash) -> Result<Option<Session>, StoreError> {
        self.read(|moment| read::session(moment, secret))
    }

    fn link(&self, secret: &SecretHash) -> Result<Option<Link>, StoreError> {
        self.read(|moment| read::link(moment, secret))
    }

    fn watchers(&self, table: &TableId) -> Result<Vec<(Watcher, String)>, StoreError> {
        self.read(|moment| read::watchers(moment, table))
    }

    fn branches_of(&self, host: SessionId) -> Result<usize, StoreError> {
        self.read(|moment| read::branches_of(moment, host))
    }

    fn imports_of(&self, host: SessionId) -> Result<usize, StoreError> {
        self.read(|moment| read::imports_of(moment, host))
    }

    fn unplayed_of(&self, host: SessionId) -> Result<usize, StoreError> {
        self.read(|moment| read::unplayed_of(moment, host))
    }

    fn remarks(&self, table: &TableId, after: u64, most: usize) -> Result<Vec<Remark>, StoreError> {
        self.read(|moment| read::remarks(moment, table, (after, most)))
    }

    fn was_posted(&self, table: &TableId, seat: Seat, key: &str) -> Result<bool, StoreError> {
        self.read(|moment| read::was_posted(moment, table, seat, key))
    }

    fn contents(&self) -> Result<Vec<KeptContent>, StoreError> {
        self.read(|moment| read::contents(moment))
    }

    fn backup(&self, to: &Path) -> Result<(), StoreError> {
        Self::copy(&self.path, to).map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_waits_for_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("tables.db")).unwrap();
        let writer = store.writer();
        let setting = |name: &str| -> rusqlite::types::Value {
            let value = writer.pragma_query_value(None, name, |row| row.get(0));
            value.unwrap()
        };
        assert_eq!(setting("journal_mode"), "wal".to_owned().into());
        assert_eq!(setting("synchronous"), 2.into());
        assert_eq!(setting("foreign_keys"), 1.into());
    }

    #[test]
    fn a_panic_of_one_does_not_stop_others() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("tables.db")).unwrap();
        std::thread::scope(|scope| {
            let fall = scope.spawn(|| {
                let _held = (store.writer(), store.reader(), store.reader());
                panic!("for the test");
            });
            assert!(fall.join().is_err());
        });
        assert_eq!(store.begin_epoch().unwrap(), 1);
        assert_eq!(store.tables().unwrap(), []);
    }
}
