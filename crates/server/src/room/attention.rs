//! Whether somebody looks at a table, and from where.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::time::Instant;

use crate::origins::Net;

/// When somebody last looked: the handles of a table and its actor share it.
pub(super) struct Attention(Mutex<Last>);

#[derive(Clone, Copy)]
struct Last {
    at: Instant,
    from: Net,
    /// Do its bots rest until somebody looks?
    rests: bool,
}

impl Attention {
    pub(super) fn new(at: Instant, from: Net) -> Self {
        let rests = false;
        Self(Mutex::new(Last { at, from, rests }))
    }

    /// Somebody looks; says whether bots have to be woken for them.
    pub(super) fn look(&self, at: Instant, from: Net) -> bool {
        let rests = false;
        std::mem::replace(&mut *self.lock(), Last { at, from, rests }).rests
    }

    /// Has nobody looked since then? Then bots rest, until somebody does.
    pub(super) fn rests_since(&self, then: Option<Instant>) -> bool {
        let mut last = self.lock();
        last.rests = then.is_some_and(|then| last.at < then);
        last.rests
    }

    /// From where somebody looked last.
    pub(super) fn from(&self) -> Net {
        self.lock().from
    }

    fn lock(&self) -> MutexGuard<'_, Last> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
