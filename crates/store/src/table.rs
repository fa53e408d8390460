//! What is kept of a table.

use std::fmt;

use engine::orders::Orders;
use engine::{Seat, Seed};

use crate::person::SessionId;

/// The name of a table in addresses. No secret.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(String);

/// Remarks and figures that nobody mistakes for each other.
pub(crate) const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
const LENGTH: usize = 10;

impl TableId {
    /// A name that no table has.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes)?;
        let letter = |byte: u8| char::from(ALPHABET[usize::from(byte) % ALPHABET.len()]);
        Ok(Self(bytes.into_iter().map(letter).collect()))
    }

    /// The table of this name, if it can be one.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let sound = text.len() == LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte));
        sound.then(|| Self(text.to_owned()))
    }

    /// As addresses have it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Who plays a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet: whoever comes with its link.
    Open,
    /// A person.
    Person(SessionId),
    /// A bot, as it was asked for: `greedy`, `search:500ms`.
    Bot(String),
}

/// One seat of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Which.
    pub seat: Seat,
    /// Who plays it.
    pub holder: Holder,
    /// The person whose seat it is while a bot plays it for them.
    pub owner: Option<SessionId>,
    /// The name that others read.
    pub name: String,
    /// What it lets go by without being asked: its own secret.
    pub orders: Orders,
    /// How much of its story this seat has read.
    pub read: usize,
    /// Where to send word when a decision is this seat's.
    pub webhook: Option<String>,
}

/// Where a table branched off another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Branch {
    /// The other table.
    pub parent: TableId,
    /// After this many lines of its log.
    pub step: usize,
    /// For whom what is hidden was dealt anew; nobody when the parent was
    /// over, and all is as it was.
    pub redealt: Option<Seat>,
}

/// Who may look at a table without a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Watch {
    /// Whoever has the link.
    ByLink,
    /// Whoever opens its address.
    Anyone,
}

/// How long bots leave people to see what they did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum BotPace {
    /// No time at all.
    Quick,
    /// As the house has it.
    #[default]
    Usual,
    /// Time to read.
    Slow,
}

impl BotPace {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Usual, Self::Slow];

    /// Its word in forms and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Usual => "usual",
            Self::Slow => "slow",
        }
    }

    /// The one with this word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.word() == word)
    }
}

/// How the bots of a table behave.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Manners {
    /// How long they wait.
    pub pace: BotPace,
    /// Do they say why they choose, and with it what they hold?
    pub explain: bool,
}

/// What stands on a table for all to read, as its host has it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Placard {
    /// What it is called; empty where it has no name of its own.
    pub name: String,
    /// May whoever likes sit down where a seat is open?
    pub seeks: bool,
}

/// A table to be kept.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// The header of its log, as text; names game, options, seats.
    pub header: String,
    /// Which game, for lists.
    pub game: String,
    /// All chance comes from this.
    pub seed: Seed,
    /// Who set it up.
    pub host: SessionId,
    /// When, in seconds of Unix time.
    pub at: i64,
    /// How many seconds a strict window stays open.
    pub window: u32,
    /// Who may look.
    pub watch: Watch,
    /// Where it branched off.
    pub branch: Option<Branch>,
    /// Was it brought from a file, or did it branch off one that was? Then
    /// somebody knows all of its chance. Never changes.
    pub imported: bool,
    /// May a person play one seat alone?
    pub one_seat: bool,
    /// What stands on it.
    pub placard: Placard,
    /// The table at which the same people played before, if they play again.
    pub follows: Option<TableId>,
    /// Every seat, in order.
    pub places: Vec<Place>,
}

/// A table as it was kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Kept {
    /// As it was set up, with the seats as they are now.
    pub table: NewTable,
    /// The lines of its log, oldest first.
    pub lines: Vec<String>,
    /// Tentative choices by seat, oldest first; a held answer before a draft.
    pub drafts: Vec<(Seat, Vec<String>)>,
    /// Sessions that were let in to look on.
    pub watchers: Vec<Watcher>,
    /// How much was said there.
    pub remarks: u64,
    /// Was it over after the last line?
    pub over: bool,
    /// Why it stands still, where a fault of ours stopped it.
    pub fault: Option<String>,
    /// When it last changed, in seconds of Unix time.
    pub changed: i64,
    /// How its bots behave.
    pub bots: Manners,
}

/// Which of somebody's tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum List {
    /// Before them.
    AtHand,
    /// Put away.
    Archive,
}

/// A table in short.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// Who set it up.
    pub host: SessionId,
    /// When it last changed, in seconds of Unix time.
    pub changed: i64,
    /// Is it over?
    pub over: bool,
    /// Was it, or what it branched off, brought from a file?
    pub imported: bool,
    /// What stands on it.
    pub placard: Placard,
    /// Who sits there.
    pub places: Vec<Place>,
}

/// Something said at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// Its number at this table, from one.
    pub number: u64,
    /// When, in seconds of Unix time.
    pub at: i64,
    /// Who, if they have a seat.
    pub seat: Option<Seat>,
    /// The name they had.
    pub name: String,
    /// What they said; in a notice, who played the seat before, if that was
    /// somebody else.
    pub text: String,
    /// What is announced, where nobody says anything.
    pub notice: Option<Notice>,
}

/// Somebody who looks on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Watcher {
    /// Who.
    pub session: SessionId,
    /// What they may do.
    pub standing: Standing,
}

/// What somebody who looks on may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// Look and speak.
    Watches,
    /// Look.
    Muted,
    /// Neither.
    Removed,
}

impl Standing {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Watches, Self::Muted, Self::Removed];

    /// Its word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Watches => "watches",
            Self::Muted => "muted",
            Self::Removed => "removed",
        }
    }

    /// The one with this word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|standing| standing.word() == word)
    }
}

/// Something that everyone at a table is to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// Somebody sits down, perhaps where someone else has played.
    Sits,
    /// A bot plays for somebody, who may come back.
    Rests,
    /// A bot plays where the host has somebody play no longer.
    Dismissed,
    /// Somebody plays again, where a bot did for them.
    Returns,
    /// Somebody has set a table for the same people to play again.
    Rematch,
}

impl Notice {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Sits,
        Self::Rests,
        Self::Dismissed,
        Self::Returns,
        Self::Rematch,
    ];

    /// Its word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sits => "sits",
            Self::Rests => "rests",
            Self::Dismissed => "dismissed",
            Self::Returns => "returns",
            Self::Rematch => "rematch",
        }
    }

    /// The one with this word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|notice| notice.word() == word)
    }
}

/// The facts that tables were begun with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptContent {
    /// Their hash, as logs write it.
    pub hash: String,
    /// Of which game.
    pub game: String,
    /// Name and text of each file.
    pub files: Vec<(String, String)>,
}
