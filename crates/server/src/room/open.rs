//! From what was kept back to a table.

use std::sync::Arc;

use engine::log::Log;
use engine::table::{Divergence, ReplayError};
use engine::{AnyTable, Seat};
use store::{
    Branch, Manners, NewTable, Placard, Place, SessionId, StoreError, TableId, Watch, Watcher,
};

use super::Picture;
use crate::app::Shared;
use crate::replays::Work;

/// How many branches may lie between a table and the one they all hang from.
pub(super) const DEEPEST: usize = 8;

/// Why a table could not be opened or set up.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The store says no.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What was kept is no log.
    #[error("what was kept is no log: {0}")]
    Log(String),
    /// The log cannot even begin.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// There is no such game here.
    #[error("there is no game `{0}` here")]
    NoGame(String),
    /// The system has no randomness to give.
    #[error("the system has no randomness to give")]
    NoChance,
    /// It is a branch of a branch of a branch, and so on.
    #[error("it is more than {DEEPEST} branches away from the table it began at")]
    TooDeep,
    /// It is longer than what one replay may play.
    #[error("it has more than {most} lines to play again")]
    TooLong {
        /// How many it may have.
        most: usize,
    },
    /// Too many are being opened already.
    #[error("too many games are being played again")]
    Busy,
    /// A fault of ours.
    #[error("opening it ran into a fault of ours")]
    Fault,
}

/// A table that is about to be played at.
pub(crate) struct Opened {
    pub(crate) id: TableId,
    pub(crate) host: SessionId,
    pub(super) watch: Watch,
    pub(super) source: Source,
    /// May a person play one seat alone?
    pub(super) one_seat: bool,
    pub(super) placard: Placard,
    pub(super) table: Arc<dyn AnyTable>,
    pub(super) places: Arc<[Place]>,
    pub(super) watchers: Arc<[Watcher]>,
    /// How many lines are kept; more than the table has, where the players
    /// went on from an earlier step.
    pub(super) lines: usize,
    pub(super) remarks: u64,
    pub(super) fault: Option<Arc<str>>,
    /// How many seconds a strict window stays open.
    pub(super) window: u32,
    /// When everyone could last see a change.
    pub(super) changed: i64,
    /// How its bots behave.
    pub(super) manners: Manners,
}

impl Opened {
    /// Reads a table; nothing when there is none. Waits for the disk.
    pub(crate) fn read(
        shared: &Shared,
        id: &TableId,
        work: &mut Work,
    ) -> Result<Option<Self>, OpenError> {
        let Some(kept) = shared.store.table(id)? else {
            return Ok(None);
        };
        let log = read_log(&kept.table.header, &kept.lines)?;
        let mut table = replayed(shared, &kept.table, &log, work)?;
        table.restore(&kept.drafts, shared.epoch);
        Ok(Some(Self {
            id: id.clone(),
            host: kept.table.host,
            watch: kept.table.watch,
            source: Source::of(&kept.table, kept.over),
            one_seat: kept.table.one_seat,
            placard: kept.table.placard,
            table: Arc::from(table),
            places: kept.table.places.into(),
            watchers: kept.watchers.into(),
            lines: kept.lines.len(),
            remarks: kept.remarks,
            fault: kept.fault.map(Arc::from),
            window: kept.table.window,
            changed: kept.changed,
            manners: kept.bots,
        }))
    }

    /// Somebody may have a page of this table as it was before it was opened
    /// again: that must not pass for one of now.
    pub(crate) fn follow(&mut self, before: &Picture) {
        if let Some(table) = Arc::get_mut(&mut self.table) {
            table.follow(&*before.table);
        }
    }

    /// Did it replay to its end?
    pub(crate) fn is_sound(&self) -> bool {
        self.table.frozen().is_none()
    }

    pub(super) fn picture(&self) -> Picture {
        Picture {
            table: Arc::clone(&self.table),
            places: Arc::clone(&self.places),
            seatings: 0,
            placard: Arc::new(self.placard.clone()),
            watchers: Arc::clone(&self.watchers),
            remarks: self.remarks,
            fault: self.fault.clone(),
            closes: None,
            opinions: Arc::from([]),
            reasons: Arc::from([]),
            manners: self.manners,
        }
    }
}

/// Where a table comes from, which says who may play there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source {
    /// Is it a branch off another?
    pub branch: bool,
    /// Was it, or what it branched off, brought from a file?
    pub imported: bool,
    /// Was it over when it was opened?
    pub over: bool,
}

impl Source {
    pub(super) const fn of(table: &NewTable, over: bool) -> Self {
        Self {
            branch: table.branch.is_some(),
            imported: table.imported,
            over,
        }
    }

    /// Is it for its host alone? Whoever branched off a game or brought one
    /// may know all chance to come.
    #[must_use]
    pub const fn is_private(self) -> bool {
        self.branch || self.imported
    }

    /// Is its seed no secret, so that nobody may play on? It is shown when a
    /// game is over, and whoever brings a game knows it: should later rules
    /// stop it before its end, there it stays. On a branch people play with
    /// bots alone.
    #[must_use]
    pub const fn is_known(self) -> bool {
        !self.branch && (self.imported || self.over)
    }
}

/// Plays a log of this table again; that of a branch begins where it branched
/// off.
pub(super) fn replayed(
    shared: &Shared,
    table: &NewTable,
    log: &Log,
    work: &mut Work,
) -> Result<Box<dyn AnyTable>, OpenError> {
    let mut branches = Vec::new();
    let (mut root, mut log) = (table.clone(), log.clone());
    // Visitors make branches, so their number must not decide how deep we go.
    while let Some((branch, seat)) = dealt_anew(&root) {
        if branches.len() == DEEPEST {
            return Err(OpenError::TooDeep);
        }
        work.spend(log.entries.len())?;
        let parent = shared.store.table(&branch.parent)?;
        let parent = parent.ok_or(OpenError::Fault)?;
        let mut past = read_log(&parent.table.header, &parent.lines)?;
        cut(&mut past, branch.step);
        branches.push((seat, std::mem::replace(&mut root, parent.table), log));
        log = past;
    }
    work.spend(log.entries.len())?;
    let game = shared.registry.game(&root.game);
    let game = game.ok_or_else(|| OpenError::NoGame(root.game.clone()))?;
    let (mut played, divergence) = game.replay(&log, root.seed.clone())?;
    warn(&root.id, divergence);
    while let Some((seat, table, log)) = branches.pop() {
        played = played.branch(seat, table.seed.clone());
        warn(&table.id, played.resume(&log));
    }
    Ok(played)
}

/// Where a table branched off one that was not over, and for whom what is
/// hidden was dealt anew.
pub(super) fn dealt_anew(table: &NewTable) -> Option<(Branch, Seat)> {
    let branch = table.branch.clone()?;
    let seat = branch.redealt?;
    Some((branch, seat))
}

fn warn(table: &TableId, divergence: Option<Divergence>) {
    if let Some(divergence) = divergence {
        // The line itself may be somebody's secret.
        let (cause, same_version) = (divergence.cause.name(), divergence.same_version);
        tracing::warn!(%table, cause, same_version, "a table no longer replays and is frozen");
    }
}

/// A log as it was after this many of the lines that count.
pub(super) fn cut(log: &mut Log, step: usize) {
    log.entries = log.in_force().into_iter().take(step).cloned().collect();
    log.ending = None;
}

/// The log that header and lines make.
pub(super) fn read_log(header: &str, lines: &[String]) -> Result<Log, OpenError> {
    // A header ends with an empty line.
    let mut text = format!("{header}\n");
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    text.parse()
        .map_err(|error| OpenError::Log(format!("{error}")))
}
