//! One table: an actor is the single writer of its log, everyone else has
//! pictures of it.
//!
//! - [`Room`]: the handle that others hold;
//! - [`Picture`]: the table at one moment, never changed, only replaced;
//! - `actor`: takes orders one by one; commits, then tells;
//! - `keeping`: what the disk says, and what follows when it says no;
//! - `company`: who is there and who looks on, and what they say;
//! - `attention`: whether somebody looks;
//! - `bots`: who plays without people; `thought`: how they think; `bargains`: what they make of deals;
//! - `open`: from what was kept back to a table;
//! - `past`: a table as it was, and what branches off it there;
//! - `fresh`: from a table that was set up to one that is kept;
//! - `order`: what can be asked of the actor.

mod actor;
mod attention;
mod bargains;
mod bots;
mod company;
mod fresh;
mod keeping;
mod open;
mod order;
mod past;
mod thought;

use std::sync::Arc;

use engine::player::Why;
use engine::table::Offered;
use engine::{AnyTable, Seat, Text, Viewer};
use store::{Holder, Manners, Placard, Place, SessionId, Standing, TableId, Watch, Watcher};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use attention::Attention;
pub use bargains::Opined;
pub use bots::Reason;
pub(crate) use fresh::Fresh;
pub(crate) use open::Opened;
pub use open::{OpenError, Source};
pub use order::{Act, Order, Picked, Posted, Trouble};
pub(crate) use past::{Offshoot, Past, moment};

use crate::app::Shared;
use crate::origins::Net;
use crate::price::Bill;

/// How many orders may wait at a table before more are refused.
const WAITING: usize = 64;

/// A table at one moment.
#[derive(Clone)]
pub struct Picture {
    /// The game.
    pub table: Arc<dyn AnyTable>,
    /// Who sits where.
    pub places: Arc<[Place]>,
    /// How often that has changed, as everyone knows it, since the table was
    /// opened.
    pub seatings: u64,
    /// What stands on the table.
    pub placard: Arc<Placard>,
    /// Who looks on, or may no longer.
    pub watchers: Arc<[Watcher]>,
    /// How much was said.
    pub remarks: u64,
    /// What stopped it, if a fault of ours did.
    pub fault: Option<Arc<str>>,
    /// When an open strict window closes, by the clock of the house.
    pub closes: Option<Instant>,
    /// How its bots behave.
    pub manners: Manners,
    /// Why bots last chose as they did, where they say it.
    pub reasons: Arc<[Reason]>,
    /// What bots last said about deals, to the other side of each.
    pub opinions: Arc<[Opined]>,
}

impl Picture {
    /// The seats that this session plays, or that are played for it.
    #[must_use]
    pub fn seats_of(&self, session: SessionId) -> Vec<Seat> {
        let places = self.places.iter().filter(|place| belongs(place, session));
        places.map(|place| place.seat).collect()
    }

    /// What somebody may do who looks on; nothing where nobody has let them in.
    #[must_use]
    pub fn standing(&self, session: SessionId) -> Option<Standing> {
        company::standing(&self.watchers, session)
    }

    /// The names by seat.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.places.iter().map(|place| place.name.clone()).collect()
    }

    /// Why a bot chose what this moment of the viewer's story tells, where it
    /// says so.
    #[must_use]
    pub fn whys_of(&self, viewer: Viewer, seat: Seat, moment: usize) -> Vec<Why<Text>> {
        if self.reasons.is_empty() {
            return Vec::new();
        }
        let Some(step) = self.table.step_of(viewer, moment) else {
            return Vec::new();
        };
        let told = |reason: &&Reason| reason.seat == seat && reason.lines.contains(&step);
        let reason = self.reasons.iter().find(told);
        reason.map_or_else(Vec::new, |reason| reason.whys.clone())
    }

    /// What a bot said about this offer, for the two whom it concerns: to others
    /// it has no number, and numbers begin with one.
    #[must_use]
    pub fn opinion_of(&self, offer: &Offered) -> Option<&Text> {
        let about = |said: &&Opined| {
            let sides = [(offer.from, offer.to), (offer.to, offer.from)];
            said.deal == offer.deal && sides.contains(&(said.who, said.with))
        };
        self.opinions.iter().rev().find(about).map(|said| &said.why)
    }
}

/// Does nobody play here but this session and bots of its own?
pub(crate) fn is_alone(places: &[Place], session: SessionId) -> bool {
    places.iter().all(|place| match &place.holder {
        Holder::Bot(_) => place.owner.is_none_or(|owner| owner == session),
        Holder::Person(person) => *person == session,
        Holder::Open => false,
    })
}

/// Does this session play this seat, or is it played for it?
fn belongs(place: &Place, session: SessionId) -> bool {
    place.holder == Holder::Person(session) || place.owner == Some(session)
}

/// A table that is open.
#[derive(Clone)]
pub struct Room {
    /// Its name.
    pub id: TableId,
    /// Its host.
    pub host: SessionId,
    /// Who may look without a seat.
    pub watch: Watch,
    /// How many seconds a strict window stays open.
    pub window: u32,
    /// Where it comes from.
    pub source: Source,
    attention: Arc<Attention>,
    orders: mpsc::Sender<Order>,
    pictures: watch::Receiver<Arc<Picture>>,
}

impl Room {
    /// Opens a table: its actor lives until the table has been idle for long.
    pub(crate) fn start(shared: Arc<Shared>, opened: Opened, from: Net) -> Self {
        let (orders, inbox) = mpsc::channel(WAITING);
        let (id, host) = (opened.id.clone(), opened.host);
        let (watch, window, source) = (opened.watch, opened.window, opened.source);
        let (publisher, pictures) = watch::channel(Arc::new(opened.picture()));
        let attention = Attention::new(shared.config.clock.now(), from);
        let attention = Arc::new(attention);
        let inbox_of = orders.downgrade();
        let heeds = Arc::clone(&attention);
        let actor = actor::Actor::new(shared, opened, publisher, inbox_of, heeds);
        tokio::spawn(actor.run(inbox));
        Self {
            id,
            host,
            watch,
            window,
            source,
            attention,
            orders,
            pictures,
        }
    }

    /// The table as it is now.
    #[must_use]
    pub fn picture(&self) -> Arc<Picture> {
        Arc::clone(&self.pictures.borrow())
    }

    /// Every picture from now on.
    #[must_use]
    pub fn pictures(&self) -> watch::Receiver<Arc<Picture>> {
        self.pictures.clone()
    }

    /// Has its actor stopped? Then the table has to be opened again.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.orders.is_closed()
    }

    /// Somebody looks.
    pub(crate) fn look(&self, at: Instant, from: Net) {
        if self.attention.look(at, from) {
            // Where the table is busy its bots are not at rest for long.
            let _ = self.orders.try_send(Order::Wake);
        }
    }

    /// A seat has read its story up to here. A help to memory: where the table
    /// is busy, or put away, it is let go.
    pub fn note_read(&self, seat: Seat, moment: usize) {
        let _ = self.orders.try_send(Order::Read { seat, moment });
    }

    /// Asks the actor for something and waits for the answer.
    ///
    /// # Errors
    /// Why it was not done.
    pub async fn ask<T>(
        &self,
        order: impl FnOnce(oneshot::Sender<Result<T, Trouble>>) -> Order,
    ) -> Result<T, Trouble> {
        if let Some(bill) = Bill::current() {
            // Whatever is to be done is tried on a copy.
            bill.add_state();
        }
        let (reply, answer) = oneshot::channel();
        match self.orders.try_send(order(reply)) {
            Ok(()) => answer.await.unwrap_or(Err(Trouble::Away)),
            Err(mpsc::error::TrySendError::Full(_)) => Err(Trouble::Busy),
            Err(mpsc::error::TrySendError::Closed(_)) => Err(Trouble::Away),
        }
    }
}
