//! Who looks, where several people share a screen.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use engine::Seat;
use store::{SessionId, TableId};

/// Whose things each shared screen shows. Kept in memory alone: after a
/// restart the curtain is drawn.
#[derive(Default)]
pub(crate) struct Curtains(Mutex<HashMap<(TableId, SessionId), Seat>>);

impl Curtains {
    /// Whose things this screen shows.
    pub(crate) fn shown(&self, table: &TableId, session: SessionId) -> Option<Seat> {
        let shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shown.get(&(table.clone(), session)).copied()
    }

    /// Draws the curtains of tables that were put away.
    pub(crate) fn sweep(&self, is_open: impl Fn(&TableId) -> bool) {
        let mut shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shown.retain(|(table, _), _| is_open(table));
    }

    /// Somebody has sat down at the screen.
    pub(crate) fn open(&self, table: &TableId, session: SessionId, seat: Seat) {
        let mut shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shown.insert((table.clone(), session), seat);
    }
}
