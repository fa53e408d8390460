//! What is kept for good: tables with their logs and drafts, who sits where,
//! sessions, links, talk, the key of the server.
//!
//! - `table`: what is kept of a table;
//! - `person`: who may look at it and play;
//! - `write`: every change there can be, and the groups they come in;
//! - `secret`: secrets, and the hashes that stand for them here;
//! - `sqlite`: all of it in one file.
//!
//! A log is append-only: `(table, line)` is written once. What one group of
//! writes says happens as a whole or not at all, and is on the disk when
//! [`Store::commit`] returns: callers tell nobody before. Nothing here knows
//! any game.

mod person;
mod secret;
mod sqlite;
mod table;
mod write;

use std::path::Path;

use engine::log::Signer;

pub use person::{Grant, Link, Session, SessionId};
pub use secret::{Secret, SecretHash};
pub use sqlite::Sqlite;
pub use table::{
    BotPace, Branch, Holder, Kept, KeptContent, List, Manners, NewTable, Notice, Placard, Place,
    Remark, Standing, Summary, TableId, Watch, Watcher,
};
pub use write::{KEYS, Write};

/// Why something was not kept or not found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database said no.
    #[error("the database could not do it: {0}")]
    Database(#[from] rusqlite::Error),
    /// A line of a log that is there already, or would leave a gap.
    #[error("line {line} of table {table} does not follow the last one kept")]
    OutOfOrder {
        /// Which table.
        table: TableId,
        /// The line that was to be written.
        line: usize,
    },
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// There is a table of this name already.
    #[error("there is a table {0} already")]
    Exists(TableId),
    /// The people of the table play again elsewhere already.
    #[error("those who played at {before} play again at {again} already")]
    Followed {
        /// Where they played.
        before: TableId,
        /// Where they play again.
        again: TableId,
    },
    /// The table has no such seat.
    #[error("table {table} has no seat {seat}")]
    NoSeat {
        /// Which table.
        table: TableId,
        /// The seat that was meant.
        seat: engine::Seat,
    },
    /// Something hangs from the table.
    #[error("another table branches off {0}")]
    Branched(TableId),
    /// There is no such session.
    #[error("there is no session {}", .0.0)]
    NoSession(SessionId),
    /// There is no such link, or another took its place.
    #[error("there is no such link")]
    NoLink,
    /// A link that leads to its seat once has done so.
    #[error("the link has been used before")]
    UsedUp,
    /// The file was written by a newer version.
    #[error(
        "the data is of version {found}, and this program knows versions up to {known}: use the newer program"
    )]
    Newer {
        /// Of the file.
        found: u32,
        /// Of this program.
        known: u32,
    },
    /// Another program has the file open.
    #[error("{file} is in use: process {by} has it open, and two would undo each other's work")]
    InUse {
        /// Which file.
        file: String,
        /// The number of the process that has it.
        by: String,
    },
    /// What is kept cannot be read.
    #[error("{what} cannot be read: {why}")]
    Damaged {
        /// Of what.
        what: String,
        /// Why.
        why: String,
    },
    /// The operating system said no.
    #[error("{0}")]
    System(#[from] std::io::Error),
}

/// Where tables are kept. Every method may block for a disk.
pub trait Store: Send + Sync {
    /// A new start of the server: a number higher than at any start before.
    ///
    /// # Errors
    /// When the disk says no.
    fn begin_epoch(&self) -> Result<u32, StoreError>;

    /// The key by which this server signs what it hands out: made when it is
    /// asked for first, and the same ever after.
    ///
    /// # Errors
    /// When the disk says no, or the system has no randomness to give.
    fn signer(&self) -> Result<Signer, StoreError>;

    /// Makes changes. Each group as a whole or not at all, one answer a group,
    /// in order; all that succeeded is on the disk when this returns.
    fn commit(&self, groups: &[Vec<Write>]) -> Vec<Result<(), StoreError>>;

    /// A table as it was kept.
    ///
    /// # Errors
    /// When the disk says no; no error when there is no such table.
    fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError>;

    /// All tables in short, the latest first.
    ///
    /// # Errors
    /// When the disk says no.
    fn tables(&self) -> Result<Vec<Summary>, StoreError>;

    /// The tables that this session sits at or watches, at hand or put away:
    /// those that go on before those that are over, the latest first. Only this
    /// many, after the first few.
    ///
    /// # Errors
    /// When the disk says no.
    fn tables_of(
        &self,
        session: SessionId,
        list: List,
        after: usize,
        most: usize,
    ) -> Result<Vec<Summary>, StoreError>;

    /// The tables at which whoever likes may sit down and a seat is open, the
    /// latest first. Only this many.
    ///
    /// # Errors
    /// When the disk says no.
    fn tables_that_seek(&self, most: usize) -> Result<Vec<Summary>, StoreError>;

    /// The table at which the people of this one play again, if there is one.
    ///
    /// # Errors
    /// When the disk says no.
    fn rematch_of(&self, table: &TableId) -> Result<Option<TableId>, StoreError>;

    /// The session of this secret.
    ///
    /// # Errors
    /// When the disk says no.
    fn session(&self, secret: &SecretHash) -> Result<Option<Session>, StoreError>;

    /// What the link with this secret leads to, used or not.
    ///
    /// # Errors
    /// When the disk says no.
    fn link(&self, secret: &SecretHash) -> Result<Option<Link>, StoreError>;

    /// Who was let in to look on at this table, by the names they have now.
    ///
    /// # Errors
    /// When the disk says no, or what is kept cannot be read.
    fn watchers(&self, table: &TableId) -> Result<Vec<(Watcher, String)>, StoreError>;

    /// How many tables of this host are branches off others.
    ///
    /// # Errors
    /// When the disk says no.
    fn branches_of(&self, host: SessionId) -> Result<usize, StoreError>;

    /// How many tables of this host were brought from files.
    ///
    /// # Errors
    /// When the disk says no.
    fn imports_of(&self, host: SessionId) -> Result<usize, StoreError>;

    /// At how many tables of this host no person has played or said anything.
    ///
    /// # Errors
    /// When the disk says no.
    fn unplayed_of(&self, host: SessionId) -> Result<usize, StoreError>;

    /// What was said at a table after this remark, oldest first. Only this
    /// much.
    ///
    /// # Errors
    /// When the disk says no.
    fn remarks(&self, table: &TableId, after: u64, most: usize) -> Result<Vec<Remark>, StoreError>;

    /// Was a post with this key answered already at this seat?
    ///
    /// # Errors
    /// When the disk says no.
    fn was_posted(
        &self,
        table: &TableId,
        seat: engine::Seat,
        key: &str,
    ) -> Result<bool, StoreError>;

    /// All facts of games that tables were ever begun with.
    ///
    /// # Errors
    /// When the disk says no.
    fn contents(&self) -> Result<Vec<KeptContent>, StoreError>;

    /// Copies everything to a new file while others go on reading and
    /// writing.
    ///
    /// # Errors
    /// When the file is there already, or the disk says no.
    fn backup(&self, to: &Path) -> Result<(), StoreError>;
}
