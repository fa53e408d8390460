//! A table as it was, and what branches off it there.

use std::sync::Arc;

use engine::{AnyTable, Seat, Seed};
use store::{Branch, NewTable, TableId};

use super::OpenError;
use super::open::{DEEPEST, Played, cut, dealt_anew, read_log, replayed};
use crate::app::Shared;
use crate::replays::Work;

/// A table as it was.
pub(crate) struct Past {
    /// After how many lines of its log.
    pub(crate) step: usize,
    /// The table then.
    pub(crate) table: Arc<dyn AnyTable>,
    /// How it was set up.
    kept: NewTable,
    depth: usize,
}

/// A table as it was after this many lines of its log, or the first of the next
/// that will do. Waits for the disk.
pub(crate) fn moment(
    shared: &Shared,
    id: &TableId,
    step: usize,
    work: &mut Work,
    will_do: impl Fn(&dyn AnyTable) -> bool,
) -> Result<Past, OpenError> {
    let kept = shared.store.table(id)?.ok_or(OpenError::Fault)?;
    let log = read_log(&kept.table.header, &kept.lines)?;
    let last = log.in_force().len();
    let mut step = step.min(last);
    loop {
        let mut past = log.clone();
        cut(&mut past, step);
        let Played { table, depth } = replayed(shared, &kept.table, &past, work)?;
        if step == last || will_do(&*table) {
            return Ok(Past {
                step,
                table: Arc::from(table),
                kept: kept.table,
                depth,
            });
        }
        step += 1;
    }
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
    /// branch of a finished game.
    pub(crate) fn again(&self) -> Offshoot {
        // The log of what was dealt anew is nothing without what it was dealt
        // from, so that what goes on from there hangs from the same.
        let hangs = dealt_anew(&self.kept).map(|(branch, _)| branch);
        Offshoot {
            table: self.table.fork(),
            seed: self.kept.seed.clone(),
            branch: hangs.unwrap_or_else(|| self.branch(None)),
            imported: self.kept.imported,
        }
    }

    /// This moment, with all that the seat cannot know dealt anew.
    pub(crate) fn dealt_anew(&self, seat: Seat, seed: Seed) -> Result<Offshoot, OpenError> {
        if self.depth == DEEPEST {
            return Err(OpenError::TooDeep);
        }
        Ok(Offshoot {
            table: self.table.branch(seat, seed.clone()),
            seed,
            branch: self.branch(Some(seat)),
            imported: self.kept.imported,
        })
    }

    fn branch(&self, redealt: Option<Seat>) -> Branch {
        Branch {
            parent: self.kept.id.clone(),
            step: self.step,
            redealt,
        }
    }
}
