//! Every change there can be.

use engine::Seat;

use crate::person::{Link, SessionId};
use crate::secret::SecretHash;
use crate::table::{KeptContent, Manners, NewTable, Placard, Place, Remark, TableId, Watcher};

/// How many keys of posts are remembered for each seat.
pub const KEYS: usize = 100;

/// One change. Several in a group happen as a whole or not at all.
#[derive(Clone)]
pub enum Write {
    /// Sets up a table.
    Create(Box<NewTable>),
    /// Adds lines to a log, the first of them with this number.
    Append {
        /// Which table.
        table: TableId,
        /// The number of the first line, from zero.
        from: usize,
        /// The lines, as the log writes them.
        lines: Vec<String>,
        /// Is the game over after them?
        over: bool,
        /// When, in seconds of Unix time.
        at: i64,
    },
    /// Replaces what a seat has chosen tentatively.
    Draft {
        /// Which table.
        table: TableId,
        /// Whose.
        seat: Seat,
        /// All of it, oldest first.
        choices: Vec<String>,
    },
    /// Notes that a post was answered, so that it is not answered twice. The
    /// latest hundred a seat are kept.
    Posted {
        /// Which table.
        table: TableId,
        /// Whose.
        seat: Seat,
        /// The key that came with it.
        key: String,
    },
    /// Changes who sits at a seat, or what they want.
    Seat {
        /// Which table.
        table: TableId,
        /// The seat as it is from now on.
        place: Place,
    },
    /// Lets somebody look on, or changes what they may do.
    Watcher {
        /// Which table.
        table: TableId,
        /// Who.
        watcher: Watcher,
    },
    /// Something is said.
    Say {
        /// Where.
        table: TableId,
        /// What; its number is given by the store.
        remark: Remark,
    },
    /// A table stopped over a fault of ours; nothing when it may go on.
    Fault {
        /// Which table.
        table: TableId,
        /// What happened.
        fault: Option<String>,
    },
    /// Bots behave differently from now on.
    Bots {
        /// Which table.
        table: TableId,
        /// How.
        manners: Manners,
    },
    /// Something else stands on a table from now on.
    Placard {
        /// Which table.
        table: TableId,
        /// What.
        placard: Placard,
    },
    /// Somebody puts a table away for themselves, or takes it out again.
    Archive {
        /// Who.
        session: SessionId,
        /// Which table.
        table: TableId,
        /// Is it put away?
        away: bool,
    },
    /// A table goes, with all that was kept of it; refused where another
    /// branches off it.
    Remove(TableId),
    /// A session begins.
    Session {
        /// The hash of its secret.
        secret: SecretHash,
        /// What its owner is called.
        name: String,
        /// When, in seconds of Unix time.
        at: i64,
    },
    /// Somebody says what they are called.
    Rename {
        /// Who.
        session: SessionId,
        /// What.
        name: String,
    },
    /// Somebody comes by, for the first time in a day or so.
    Seen {
        /// Who.
        session: SessionId,
        /// When, in seconds of Unix time.
        at: i64,
    },
    /// A session has another secret from now on: whoever has the old one is
    /// nobody.
    Renew {
        /// Which.
        session: SessionId,
        /// The hash of its secret.
        secret: SecretHash,
    },
    /// Forgets what nobody will miss: tables at which no person has played or
    /// said anything, and sessions that have nothing, since long.
    Expire {
        /// Since when, in seconds of Unix time.
        before: i64,
        /// But not these tables.
        except: Vec<TableId>,
    },
    /// A secret link; it replaces every unused link to the same seat.
    Link(Link),
    /// A one-time link is used up; refused where it was used before.
    Used(SecretHash),
    /// The facts that tables are begun with; nothing happens when they are
    /// there already.
    Content(KeptContent),
}
