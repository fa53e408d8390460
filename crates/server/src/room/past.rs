//! A table as it was, and what branches off it there.

use std::sync::Arc;

use engine::{AnyTable, Seat, Seed};
use store::{Branch, NewTable, TableId};

use super::OpenError;
use super::open::{DEEPEST, dealt_anew};
use crate::app::Shared;
use crate::replays::Work;

/// A table as it was.
pub(crate) struct Past {
    /// After how many lines of its log.
    pub(crate) step: usize,
    /// The table then.
    pub(crate) table: Arc<dyn AnyTable>,
    /// Which table.
    id: TableId,
}

/// A table as it was after this many lines of its log, or the first of the next
/// that will do: from what it keeps in memory.
pub(crate) fn moment(
    now: &dyn AnyTable,
    id: TableId,
    step: usize,
    will_do: impl Fn(&dyn AnyTable) -> bool,
    work: &mut Work,
) -> Result<Past, OpenError> {
    work.copy();
    work.spend(step.saturating_sub(now.recalled_from(step)))?;
    let past = now.at_or_after(step, &will_do);
    let table = past.map_err(|_| OpenError::Fault)?;
    Ok(Past {
        step: table.steps(),
        table: Arc::from(table),
        id,
    })
}

/// What a branch is set up with.
pub(crate) struct Offshoot {
    /// The table it begins as.
    pub(crate) table: Box<dyn AnyTable>,
    /// All chance of it.
    pub(crate) seed: Seed,
    /// Where it hangs.
    pub(crate) branch: Branch,
    /// Does it come from a file in the end?
    pub(crate) imported: bool,
}

impl Past {
    /// This moment again, with all that came before it as it was: for the
    /// branch of a finished game. Waits for the disk.
    pub(crate) fn again(&self, shared: &Shared, work: &Work) -> Result<Offshoot, OpenError> {
        work.copy();
        let kept = self.kept(shared)?;
        // The log of what was dealt anew is nothing without what it was dealt
        // from, so that what goes on from there hangs from the same.
        let hangs = dealt_anew(&kept).map(|(branch, _)| branch);
        Ok(Offshoot {
            table: self.table.fork(),
            branch: hangs.unwrap_or_else(|| self.branch(None)),
            imported: kept.imported,
            seed: kept.seed,
        })
    }

    /// This moment, with all that the seat cannot know dealt anew. Waits for the
    /// disk.
    pub(crate) fn dealt_anew(
        &self,
        shared: &Shared,
        seat: Seat,
        seed: Seed,
        work: &Work,
    ) -> Result<Offshoot, OpenError> {
        work.copy();
        let kept = self.kept(shared)?;
        if depth(shared, &kept)? >= DEEPEST {
            return Err(OpenError::TooDeep);
        }
        Ok(Offshoot {
            table: self.table.branch(seat, seed.clone()),
            seed,
            branch: self.branch(Some(seat)),
            imported: kept.imported,
        })
    }

    fn kept(&self, shared: &Shared) -> Result<NewTable, OpenError> {
        let kept = shared.store.table(&self.id)?;
        Ok(kept.ok_or(OpenError::Fault)?.table)
    }

    fn branch(&self, redealt: Option<Seat>) -> Branch {
        Branch {
            parent: self.id.clone(),
            step: self.step,
            redealt,
        }
    }
}

/// How many branches lie between a table and the one they all hang from; no
/// more than may.
fn depth(shared: &Shared, table: &NewTable) -> Result<usize, OpenError> {
    let mut root = table.clone();
    let mut depth = 0;
    while let Some((branch, _)) = dealt_anew(&root).filter(|_| depth < DEEPEST) {
        let parent = shared.store.table(&branch.parent)?;
        root = parent.ok_or(OpenError::Fault)?.table;
        depth += 1;
    }
    Ok(depth)
}
