//! All tables that are open at the moment.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use store::{StoreError, TableId};

use crate::app::Shared;
use crate::origins::{Asker, Net};
use crate::replays::Work;
use crate::room::{Fresh, OpenError, Opened, Order, Room, Trouble};
use tokio::sync::{MutexGuard, oneshot};

type Slot = Arc<tokio::sync::Mutex<Option<Room>>>;

/// Tables by name. Each is opened once, by whoever comes first.
#[derive(Default)]
pub struct Rooms(Mutex<HashMap<TableId, Slot>>);

impl Rooms {
    /// The table of this name, opened if need be; nothing when there is none.
    ///
    /// # Errors
    /// When what was kept cannot be opened.
    pub async fn open(
        &self,
        shared: &Arc<Shared>,
        id: &TableId,
    ) -> Result<Option<Room>, OpenError> {
        self.open_for(Asker::HOUSE, shared, id).await
    }

    /// The same, in the turn of whoever asks.
    pub(crate) async fn open_for(
        &self,
        asker: Asker,
        shared: &Arc<Shared>,
        id: &TableId,
    ) -> Result<Option<Room>, OpenError> {
        let slot = self.slot(id);
        let room = slot.lock().await;
        self.open_in(room, asker, shared, id).await
    }

    /// The same, unless somebody would have to wait for others' games to be
    /// played again first.
    pub(crate) async fn open_at_once(
        &self,
        asker: Asker,
        shared: &Arc<Shared>,
        id: &TableId,
    ) -> Result<Option<Room>, OpenError> {
        let slot = self.slot(id);
        let Ok(room) = slot.try_lock() else {
            return Err(OpenError::Busy);
        };
        let is_open = room.as_ref().is_some_and(|room| !room.is_closed());
        if !is_open && !shared.replays.is_free() {
            return Err(OpenError::Busy);
        }
        self.open_in(room, asker, shared, id).await
    }

    async fn open_in(
        &self,
        mut room: MutexGuard<'_, Option<Room>>,
        asker: Asker,
        shared: &Arc<Shared>,
        id: &TableId,
    ) -> Result<Option<Room>, OpenError> {
        if let Some(room) = room.as_ref().filter(|room| !room.is_closed()) {
            return Ok(Some(room.clone()));
        }
        let (reader, name) = (Arc::clone(shared), id.clone());
        let read = move |work: &mut Work| Opened::read(&reader, &name, work);
        let opened = shared.replays.run(asker, read).await??;
        let Some(mut opened) = opened else {
            drop(room);
            self.forget(id);
            return Ok(None);
        };
        if let Some(before) = room.as_ref() {
            opened.follow(&before.picture());
        }
        let opened = Room::start(Arc::clone(shared), opened, asker.net);
        *room = Some(opened.clone());
        Ok(Some(opened))
    }

    /// Sets up a table and opens it.
    ///
    /// # Errors
    /// Why that cannot be.
    pub(crate) async fn create(
        &self,
        from: Net,
        shared: &Arc<Shared>,
        fresh: Fresh,
    ) -> Result<Room, OpenError> {
        let id = TableId::random().map_err(|_| OpenError::NoChance)?;
        let slot = self.slot(&id);
        // Nobody opens it before all of it is kept.
        let mut open = slot.lock().await;
        let opened = fresh.create(shared, id).await?;
        let room = Room::start(Arc::clone(shared), opened, from);
        *open = Some(room.clone());
        Ok(room)
    }

    /// Asks a table for something; opens it again where it was just being put
    /// away.
    ///
    /// # Errors
    /// Why it was not done.
    pub async fn ask<T>(
        &self,
        shared: &Arc<Shared>,
        room: &Room,
        order: impl Fn(oneshot::Sender<Result<T, Trouble>>) -> Order,
    ) -> Result<T, Trouble> {
        match room.ask(&order).await {
            Err(Trouble::Away) => match self.open(shared, &room.id).await {
                Ok(Some(room)) => room.ask(&order).await,
                // It was not put away: somebody has removed it.
                Ok(None) => Err(StoreError::NoTable(room.id.clone()).into()),
                Err(_) => Err(Trouble::Away),
            },
            answer => answer,
        }
    }

    /// Lets go of tables that were put away.
    pub fn sweep(&self) {
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        slots.retain(|_, slot| match slot.try_lock() {
            // Whoever has the slot already is about to open the table in it.
            Ok(room) => {
                Arc::strong_count(slot) > 1 || room.as_ref().is_some_and(|room| !room.is_closed())
            }
            Err(_) => true,
        });
    }

    /// Is this one open?
    #[must_use]
    pub fn has(&self, id: &TableId) -> bool {
        let slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        slots.contains_key(id)
    }

    /// Those that are open.
    pub(crate) fn names(&self) -> Vec<TableId> {
        let slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        slots.keys().cloned().collect()
    }

    /// How many are open.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    fn slot(&self, id: &TableId) -> Slot {
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.entry(id.clone()).or_default())
    }

    /// A name that leads nowhere must not stay: anyone may make them up.
    fn forget(&self, id: &TableId) {
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        slots.remove(id);
    }
}
