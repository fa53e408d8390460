//! Who may look at a table and play.

use engine::Seat;

use crate::secret::SecretHash;
use crate::table::TableId;

/// A session by its number: no secret, and known to the server alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SessionId(pub i64);

/// A browser, or a program, that came by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// Its number.
    pub id: SessionId,
    /// The name that its owner goes by; empty until they say.
    pub name: String,
    /// When its owner last came by, to the day, in seconds of Unix time.
    pub seen: i64,
}

/// What a link leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grant {
    /// A seat, once.
    Seat(Seat),
    /// Looking on, as often as one likes.
    Watch,
}

/// A secret link to a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The hash of its secret.
    pub secret: SecretHash,
    /// To which table.
    pub table: TableId,
    /// To do what.
    pub grant: Grant,
    /// Has it been used up?
    pub used: bool,
}
