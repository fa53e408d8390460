//! Keeping what is done at a table, and a disk that says no.

use std::time::Duration;

use store::{Kept, Place, StoreError, Write};

use super::actor::{Actor, tentative};
use super::order::Trouble;

/// How long nothing is tried of itself after the disk has failed once; twice as
/// long each time it fails again, and never longer than the last.
const REST: Duration = Duration::from_millis(250);
const LONGEST_REST: Duration = Duration::from_secs(30);

impl Actor {
    /// Keeps changes. A disk that fails may fail for long: what nobody asks for
    /// then waits a while before it is tried again.
    pub(super) async fn keep(&mut self, writes: Vec<Write>) -> Result<(), Trouble> {
        self.clear_doubt()?;
        match self.shared.writer.commit(writes).await {
            Ok(()) => {
                self.failures = 0;
                self.rests = None;
                Ok(())
            }
            Err(StoreError::OutOfOrder { line, .. }) => {
                tracing::error!(table = %self.id, line, "somebody else has written to a log; it is opened again");
                self.overtaken = true;
                Err(Trouble::Away)
            }
            Err(error) => {
                self.doubtful = true;
                Err(self.rest(error))
            }
        }
    }

    /// What could not be kept may have been kept all the same, and only the word
    /// of it was lost. Then the table is opened again as it was kept: nothing
    /// must be laid on what it was before.
    pub(super) fn clear_doubt(&mut self) -> Result<(), Trouble> {
        if !self.doubtful {
            return Ok(());
        }
        match self.shared.store.table(&self.id) {
            Ok(Some(kept)) if self.is_as(&kept) => {
                self.doubtful = false;
                Ok(())
            }
            Ok(_) => {
                tracing::warn!(table = %self.id, "what had failed was kept; it is opened again");
                self.overtaken = true;
                Err(Trouble::Away)
            }
            Err(error) => Err(self.rest(error)),
        }
    }

    /// Is the table as it was kept? How much seats have read changes on its own,
    /// and a fault may be known here alone.
    fn is_as(&self, kept: &Kept) -> bool {
        let drafts = |place: &Place| {
            let choices = tentative(&*self.table, place.seat);
            (!choices.is_empty()).then_some((place.seat, choices))
        };
        let same = |(one, other): (&Place, &Place)| {
            let read = one.read;
            *one == Place {
                read,
                ..other.clone()
            }
        };
        kept.lines.len() == self.lines
            && kept.remarks == self.remarks
            && kept.bots == self.manners
            && kept.table.placard == *self.placard
            && kept
                .drafts
                .iter()
                .cloned()
                .eq(self.places.iter().filter_map(drafts))
            && self.places.iter().zip(&kept.table.places).all(same)
            && self.watchers.len() == kept.watchers.len()
            && self.watchers.iter().all(|one| kept.watchers.contains(one))
    }

    /// The disk has failed: what nobody asks for waits a while.
    fn rest(&mut self, error: StoreError) -> Trouble {
        tracing::warn!(table = %self.id, %error, "something could not be kept");
        self.rests = Some(self.shared.config.clock.now() + rest(self.failures));
        self.failures = self.failures.saturating_add(1);
        Trouble::NotKept(error)
    }
}

/// How long to rest when the disk has failed this often before.
fn rest(failures: u32) -> Duration {
    let longer = 2u32.saturating_pow(failures);
    REST.saturating_mul(longer).min(LONGEST_REST)
}
