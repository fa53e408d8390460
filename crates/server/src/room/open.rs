//! From what was kept back to a table, and from a host's wishes to a new one.

use std::sync::Arc;

use engine::log::Log;
use engine::registry::{AnyGame, Request, RequestError};
use engine::table::{Divergence, ReplayError};
use engine::{AnyTable, Seat, Seed};
use store::{Branch, KeptContent, NewTable, Place, SessionId, StoreError, TableId, Watch, Write};

use super::Picture;
use crate::app::{Shared, now};

/// How many branches may lie between a table and the one they all hang from.
const DEEPEST: usize = 8;

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
    /// The host's wishes are refused.
    #[error("the wishes of the host are refused")]
    Request(RequestError),
    /// The system has no randomness to give.
    #[error("the system has no randomness to give")]
    NoChance,
    /// It is a branch of a branch of a branch, and so on.
    #[error("it is more than {DEEPEST} branches away from the table it began at")]
    TooDeep,
    /// A fault of ours.
    #[error("opening it ran into a fault of ours")]
    Fault,
}

/// A table that is about to be played at.
pub(crate) struct Opened {
    pub(crate) id: TableId,
    pub(crate) host: SessionId,
    pub(super) watch: Watch,
    /// Is it a branch, for its host alone?
    pub(super) private: bool,
    pub(super) table: Arc<dyn AnyTable>,
    pub(super) places: Arc<[Place]>,
    /// How many lines are kept; more than the table has, where the players
    /// went on from an earlier step.
    pub(super) lines: usize,
    pub(super) remarks: u64,
    pub(super) fault: Option<Arc<str>>,
    /// How many seconds a strict window stays open.
    pub(super) window: u32,
    /// When everyone could last see a change.
    pub(super) changed: i64,
}

impl Opened {
    /// Reads a table; nothing when there is none. Waits for the disk.
    pub(crate) fn read(shared: &Shared, id: &TableId) -> Result<Option<Self>, OpenError> {
        let Some(kept) = shared.store.table(id)? else {
            return Ok(None);
        };
        let mut table = rebuilt(shared, &kept.table, &kept.lines)?;
        table.restore(&kept.drafts, shared.epoch);
        let remarks = shared.store.remarks(id, 0)?.len() as u64;
        Ok(Some(Self {
            id: id.clone(),
            host: kept.table.host,
            watch: kept.table.watch,
            private: kept.table.branch.is_some(),
            table: Arc::from(table),
            places: kept.table.places.into(),
            lines: kept.lines.len(),
            remarks,
            fault: kept.fault.map(Arc::from),
            window: kept.table.window,
            changed: kept.changed,
        }))
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
            remarks: self.remarks,
            fault: self.fault.clone(),
            closes: None,
        }
    }
}

/// The table that was kept, played again; the log of a branch begins where it
/// branched off.
fn rebuilt(
    shared: &Shared,
    table: &NewTable,
    lines: &[String],
) -> Result<Box<dyn AnyTable>, OpenError> {
    let mut branches = Vec::new();
    let (mut root, mut log) = (table.clone(), read_log(&table.header, lines)?);
    // Visitors make branches, so their number must not decide how deep we go.
    while let Some((branch, seat)) = dealt_anew(&root) {
        if branches.len() == DEEPEST {
            return Err(OpenError::TooDeep);
        }
        let parent = shared.store.table(&branch.parent)?;
        let parent = parent.ok_or(OpenError::Fault)?;
        let mut past = read_log(&parent.table.header, &parent.lines)?;
        cut(&mut past, branch.step);
        branches.push((seat, std::mem::replace(&mut root, parent.table), log));
        log = past;
    }
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
fn dealt_anew(table: &NewTable) -> Option<(Branch, Seat)> {
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
fn cut(log: &mut Log, step: usize) {
    log.entries = log.in_force().into_iter().take(step).cloned().collect();
    log.ending = None;
}

/// The log that header and lines make.
fn read_log(header: &str, lines: &[String]) -> Result<Log, OpenError> {
    // A header ends with an empty line.
    let mut text = format!("{header}\n");
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    text.parse()
        .map_err(|error| OpenError::Log(format!("{error}")))
}

/// All chance of a table: for a branch of a finished one.
pub(crate) fn seed(shared: &Shared, id: &TableId) -> Result<Seed, OpenError> {
    let kept = shared.store.table(id)?.ok_or(OpenError::Fault)?;
    Ok(kept.table.seed)
}

/// A table to be set up.
pub(crate) struct Fresh {
    /// Which game.
    pub(crate) game: String,
    /// What the host wishes.
    pub(crate) request: Request,
    /// Who sets it up.
    pub(crate) host: SessionId,
    /// Every seat, in order.
    pub(crate) places: Vec<Place>,
    /// How many seconds a strict window stays open.
    pub(crate) window: u32,
    /// Who may look.
    pub(crate) watch: Watch,
    /// A log to go on from, instead of a new game.
    pub(crate) lines: Vec<String>,
    /// Where it branches off another table.
    pub(crate) branch: Option<Branch>,
}

impl Fresh {
    /// Keeps it, then opens it.
    pub(super) async fn create_kept(
        self,
        shared: &Shared,
        game: &dyn AnyGame,
    ) -> Result<Opened, OpenError> {
        let seed = self.request.seed.clone();
        let id = TableId::random().map_err(|_| OpenError::NoChance)?;
        let fresh = game.table(self.request).map_err(OpenError::Request)?;
        let header = fresh.header().to_string();
        let at = now();
        let new = NewTable {
            id: id.clone(),
            header,
            game: self.game,
            seed,
            host: self.host,
            at,
            window: self.window,
            watch: self.watch,
            branch: self.branch,
            places: self.places,
        };
        let redealt = new
            .branch
            .as_ref()
            .is_some_and(|branch| branch.redealt.is_some());
        let mut table = if redealt || !self.lines.is_empty() {
            rebuilt(shared, &new, &self.lines)?
        } else {
            fresh
        };
        table.restore(&[], shared.epoch);
        let places: Arc<[Place]> = new.places.clone().into();
        let files = game.files().texts();
        let content = KeptContent {
            hash: game.content().to_string(),
            game: new.game.clone(),
            files: files
                .map(|(name, text)| (name.to_owned(), text.to_owned()))
                .collect(),
        };
        let private = new.branch.is_some();
        let mut group = vec![Write::Content(content), Write::Create(Box::new(new))];
        if !self.lines.is_empty() {
            group.push(Write::Append {
                table: id.clone(),
                from: 0,
                lines: self.lines.clone(),
                over: table.is_over(),
                at,
            });
        }
        shared.writer.commit(group).await?;
        Ok(Opened {
            id,
            host: self.host,
            watch: self.watch,
            private,
            table: Arc::from(table),
            places,
            lines: self.lines.len(),
            remarks: 0,
            fault: None,
            window: self.window,
            changed: at,
        })
    }

    pub(crate) async fn create(self, shared: &Shared) -> Result<Opened, OpenError> {
        let game = shared.registry.game(&self.game);
        let game = game.ok_or_else(|| OpenError::NoGame(self.game.clone()))?;
        self.create_kept(shared, game).await
    }
}
