//! Where games are played again: whatever a visitor brings or asks for, in one
//! bounded pool with a budget, and never on a thread that answers others.

use std::io;
use std::sync::Arc;

use tokio::sync::oneshot;

use crate::config::Config;
use crate::origins::Asker;
use crate::pool::{Patience, Pool};
use crate::price::Bill;
use crate::room::OpenError;

/// How many replays of one visitor may wait.
const EACH: usize = 16;

/// The threads that play games again.
pub(crate) struct Replays {
    pool: Pool,
    /// How many lines one replay may play.
    lines: usize,
}

impl Replays {
    /// As whoever runs the server has it.
    pub(crate) fn start(config: &Config) -> io::Result<Self> {
        let patience = Patience {
            all: config.replays_waiting,
            each: EACH,
        };
        Ok(Self {
            pool: Pool::start("replay", config.replayers, patience)?,
            lines: config.replay_lines,
        })
    }

    /// Has something played again, and waits for it.
    ///
    /// # Errors
    /// When too much waits already, or it ran into a fault of ours.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        asker: Asker,
        job: impl FnOnce(&mut Work) -> T + Send + 'static,
    ) -> Result<T, OpenError> {
        let (reply, answer) = oneshot::channel();
        let mut work = Work::on(Bill::current(), self.lines);
        let job = move || {
            // Nobody plays for who has gone meanwhile.
            if !reply.is_closed() {
                let done = job(&mut work);
                // Who is answered has nothing open on their bill.
                drop(work);
                let _ = reply.send(done);
            }
        };
        let taken = self.pool.submit(asker, job);
        taken.map_err(|_| OpenError::Busy)?;
        answer.await.map_err(|_| OpenError::Fault)
    }

    /// Would something be played again at once?
    pub(crate) fn is_free(&self) -> bool {
        self.pool.is_free()
    }
}

/// How much one replay may do. It is counted in lines and not in time, so that
/// it is the same on every machine.
pub(crate) struct Work {
    most: usize,
    left: usize,
    /// Who pays for it.
    bill: Option<Arc<Bill>>,
}

impl Work {
    /// So many lines.
    pub(crate) const fn of(lines: usize) -> Self {
        Self::on(None, lines)
    }

    /// The same, on a bill.
    const fn on(bill: Option<Arc<Bill>>, lines: usize) -> Self {
        Self {
            most: lines,
            left: lines,
            bill,
        }
    }

    /// Is about to copy a table.
    pub(crate) fn copy(&self) {
        if let Some(bill) = &self.bill {
            bill.add_state();
        }
    }

    /// Is about to play so many lines.
    ///
    /// # Errors
    /// When that is more than may be done; nothing has been done then.
    pub(crate) fn spend(&mut self, lines: usize) -> Result<(), OpenError> {
        let left = self.left.checked_sub(lines);
        self.left = left.ok_or(OpenError::TooLong { most: self.most })?;
        if let Some(bill) = &self.bill {
            bill.add_lines(lines);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_spent_before_it_is_done() {
        let mut work = Work::of(5);
        assert!(work.spend(3).is_ok());
        let refused = work.spend(3);
        assert!(matches!(refused, Err(OpenError::TooLong { most: 5 })));
        assert!(work.spend(2).is_ok(), "what was refused costs nothing");
    }
}
