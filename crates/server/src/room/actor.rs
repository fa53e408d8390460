//! The actor of one table: takes orders one by one, tries them on a copy,
//! keeps what came of it, and only then lets anyone see it.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use engine::game::Time;
use engine::i18n::{Lang, Names};
use engine::log::Answer;
use engine::table::Refusal;
use engine::{AnyTable, Seat, Swap, Text, Viewer};
use store::{Manners, Placard, Place, SessionId, StoreError, TableId, Watcher, Write};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use super::attention::Attention;
use super::bots::Bots;
use super::order::{Act, Order, Posted, Trouble};
use super::{Opened, Picture, Source, belongs};
use crate::app::Shared;

/// How many keys of posts are remembered before the store is asked.
const KEYS: usize = 64;

/// The most answers in a row that standing orders give. People are asked then:
/// a game whose questions end nowhere shall not stop the house.
const ORDERS: usize = 1_000;

/// What a window that a glance is enough for has of the time for the others,
/// and what it has at least.
const GLANCE: u32 = 5;
const LEAST: Duration = Duration::from_secs(5);

pub(super) struct Actor {
    pub(super) shared: Arc<Shared>,
    pub(super) id: TableId,
    pub(super) host: SessionId,
    pub(super) source: Source,
    /// May a person play one seat alone?
    pub(super) one_seat: bool,
    pub(super) table: Arc<dyn AnyTable>,
    pub(super) places: Arc<[Place]>,
    /// How often someone sat down or got up, or wanted something else.
    pub(super) seatings: u64,
    pub(super) placard: Arc<Placard>,
    /// Who looks on, or may no longer.
    pub(super) watchers: Arc<[Watcher]>,
    /// How many lines are kept.
    pub(super) lines: usize,
    pub(super) remarks: u64,
    /// When everyone could last see a change.
    changed: i64,
    pub(super) fault: Option<Arc<str>>,
    window: Duration,
    /// When the open strict window closes.
    closes: Option<Closing>,
    pub(super) publisher: watch::Sender<Arc<Picture>>,
    pub(super) inbox: mpsc::WeakSender<Order>,
    pub(super) attention: Arc<Attention>,
    /// When people could last see something new.
    pub(super) shown: Instant,
    pub(super) manners: Manners,
    keys: VecDeque<(Seat, String)>,
    pub(super) bots: Bots,
    /// How often in a row the disk has failed.
    pub(super) failures: u32,
    /// Until when nothing is tried that nobody has asked for, since it failed.
    pub(super) rests: Option<Instant>,
    /// Has something failed that may have been kept all the same?
    pub(super) doubtful: bool,
    /// Has somebody else written to its log? Then it has to be opened again. Or
    /// is it gone, and there is nothing to be opened?
    pub(super) overtaken: bool,
}

/// When a strict window closes.
#[derive(Debug, Clone, Copy)]
struct Closing {
    /// Which window.
    window: u32,
    /// When that is tried: later, where the disk says no.
    at: Instant,
    /// When it was to be.
    due: Instant,
}

impl Actor {
    pub(super) fn new(
        shared: Arc<Shared>,
        opened: Opened,
        publisher: watch::Sender<Arc<Picture>>,
        inbox: mpsc::WeakSender<Order>,
        attention: Arc<Attention>,
    ) -> Self {
        let mut actor = Self {
            shared,
            id: opened.id,
            host: opened.host,
            source: opened.source,
            one_seat: opened.one_seat,
            table: opened.table,
            places: opened.places,
            seatings: 0,
            placard: Arc::new(opened.placard),
            watchers: opened.watchers,
            lines: opened.lines,
            remarks: opened.remarks,
            changed: opened.changed,
            fault: opened.fault,
            window: Duration::from_secs(opened.window.into()),
            closes: None,
            publisher,
            inbox,
            attention,
            shown: Instant::now(),
            manners: opened.manners,
            keys: VecDeque::new(),
            bots: Bots::default(),
            failures: 0,
            rests: None,
            doubtful: false,
            overtaken: false,
        };
        actor.set_clock();
        if actor.closes.is_some() {
            actor.publish();
        }
        actor
    }

    /// Takes orders until the table has been idle for long.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Order>) {
        loop {
            if self.rests.is_none() {
                self.nudge_bots();
            }
            let closes = self.closes.map(|closing| closing.at);
            let config = &self.shared.config;
            tokio::select! {
                order = inbox.recv() => match order {
                    Some(order) => self.take(order, &mut inbox).await,
                    None => return,
                },
                () = config.clock.strikes(closes) => {
                    self.close_window().await;
                    self.give_way(&mut inbox);
                }
                () = config.clock.strikes(self.rests) => self.rests = None,
                () = tokio::time::sleep(config.idle), if closes.is_none() => {
                    if self.is_forgotten() {
                        return;
                    }
                }
            }
        }
    }

    /// Does nobody look, and does nothing go on? The handle in the list of
    /// rooms looks, too.
    fn is_forgotten(&self) -> bool {
        !self.is_looked_at() && !self.bots.are_thinking()
    }

    /// Does somebody look on all the while?
    pub(super) fn is_looked_at(&self) -> bool {
        self.publisher.receiver_count() > 1
    }

    async fn take(&mut self, order: Order, inbox: &mut mpsc::Receiver<Order>) {
        match order {
            Order::Post {
                by,
                seat,
                key,
                act,
                reply,
            } => {
                let posted = self.post((by, seat), key, &act).await;
                self.answer(inbox, reply, posted);
            }
            Order::Place {
                was,
                place,
                also,
                reply,
            } => {
                let placed = self.place(&was, place, also).await;
                self.answer(inbox, reply, placed);
            }
            Order::Say { by, remark, reply } => {
                let said = self.say(by, remark).await;
                self.answer(inbox, reply, said);
            }
            Order::Watch {
                watcher,
                also,
                reply,
            } => {
                let let_in = self.watch(watcher, also).await;
                self.answer(inbox, reply, let_in);
            }
            Order::Wake => {}
            Order::Read { seat, moment } => self.read(seat, moment).await,
            Order::Bots { manners, reply } => {
                let taught = self.teach_bots(manners).await;
                self.answer(inbox, reply, taught);
            }
            Order::Placard { placard, reply } => {
                let written = self.write_placard(placard).await;
                self.answer(inbox, reply, written);
            }
            Order::Remove { reply } => {
                let removed = self.remove().await;
                self.answer(inbox, reply, removed);
            }
            Order::GoOn { reply } => {
                let gone = self.go_on().await;
                self.answer(inbox, reply, gone);
            }
            Order::TryAgain { reply } => {
                let tried = self.try_again().await;
                self.answer(inbox, reply, tried);
            }
            Order::Picked {
                seat,
                stamp,
                picked,
                player,
            } => self.picked(seat, stamp, picked, player).await,
        }
        self.give_way(inbox);
    }

    /// Tells whoever asked; who has gone meanwhile need not know: what was done
    /// stays done.
    fn answer<T>(
        &self,
        inbox: &mut mpsc::Receiver<Order>,
        reply: oneshot::Sender<Result<T, Trouble>>,
        done: Result<T, Trouble>,
    ) {
        // First, so that whoever is told to ask again finds another actor.
        self.give_way(inbox);
        let _ = reply.send(done);
    }

    /// Takes no more orders where somebody else has written to the log: the
    /// table is opened again, as it was kept.
    fn give_way(&self, inbox: &mut mpsc::Receiver<Order>) {
        if self.overtaken {
            inbox.close();
        }
    }

    async fn post(
        &mut self,
        (by, seat): (SessionId, Seat),
        key: String,
        act: &Act,
    ) -> Result<Posted, Trouble> {
        let place = self.places.iter().find(|place| place.seat == seat);
        if !place.is_some_and(|place| belongs(place, by)) {
            return Err(Trouble::Changed);
        }
        self.clear_doubt()?;
        if self.was_posted(seat, &key)? {
            return Ok(Posted::Before);
        }
        // A game ends; what is said beside it need not, and is all played again.
        let offers = matches!(act, Act::Offer { .. });
        if offers && self.lines >= self.shared.config.game_lines {
            return Err(Trouble::Long);
        }
        let writes = vec![Write::Posted {
            table: self.id.clone(),
            seat,
            key: key.clone(),
        }];
        self.attempt(writes, |table| perform(table, seat, act))
            .await?;
        self.keys.push_back((seat, key));
        if self.keys.len() > KEYS {
            self.keys.pop_front();
        }
        Ok(Posted::Done)
    }

    fn was_posted(&self, seat: Seat, key: &str) -> Result<bool, StoreError> {
        let known = |(whose, known): &(Seat, String)| *whose == seat && known == key;
        if self.keys.iter().any(known) {
            return Ok(true);
        }
        self.shared.store.was_posted(&self.id, seat, key)
    }

    /// Tries something on a copy; keeps what came of it; then shows it.
    pub(super) async fn attempt(
        &mut self,
        mut writes: Vec<Write>,
        change: impl FnOnce(&mut dyn AnyTable) -> Result<(), Refusal>,
    ) -> Result<(), Trouble> {
        if self.fault.is_some() {
            return Err(Trouble::Stopped);
        }
        let places = Arc::clone(&self.places);
        let mut next = self.table.fork();
        // A panic leaves the copy in pieces and the table as it was.
        let done = catch_unwind(AssertUnwindSafe(|| {
            change(&mut *next)?;
            obey_orders(&mut *next, &places);
            Ok(())
        }));
        match done {
            Ok(Ok(())) => {}
            Ok(Err(refusal)) => return Err(Trouble::Refused(refusal)),
            Err(_) => {
                self.stop("a rule ran into a fault").await;
                return Err(Trouble::Stopped);
            }
        }
        let lines: Vec<String> = next
            .entries(self.table.steps())
            .iter()
            .map(ToString::to_string)
            .collect();
        let added = lines.len();
        // Lobbies show the time, so a line that only some may know of must not
        // move it.
        let public = |table: &dyn AnyTable| table.revision(Viewer::Public);
        let moved = public(&*next) != public(&*self.table);
        let changed = if moved {
            self.shared.config.clock.unix()
        } else {
            self.changed
        };
        if added > 0 {
            writes.push(Write::Append {
                table: self.id.clone(),
                from: self.lines,
                lines,
                over: next.is_over(),
                at: changed,
            });
        }
        writes.extend(self.changed_drafts(&*next));
        self.keep(writes).await?;
        self.shared.metrics.kept(added);
        self.lines += added;
        self.changed = changed;
        if moved {
            self.shown = Instant::now();
        }
        let before = std::mem::replace(&mut self.table, Arc::from(next));
        self.set_clock();
        self.publish();
        self.send_word(&*before);
        Ok(())
    }

    /// Tells those who are elsewhere that a decision is theirs.
    fn send_word(&self, before: &dyn AnyTable) {
        for place in self.places.iter() {
            let Some(address) = &place.webhook else {
                continue;
            };
            let asked = |table: &dyn AnyTable| table.question(place.seat).is_some();
            if asked(&*self.table) && !asked(before) {
                let text = Text::new("web-webhook-word")
                    .with("name", place.name.as_str())
                    .with("game", Text::new(self.table.info().title));
                // Nobody has said in which language: both.
                let words = self.shared.registry.words();
                let said = Lang::ALL.map(|lang| words.say(lang, &text, &Names::NONE));
                self.shared.hooks.send(address, &said.join(" / "));
            }
        }
    }

    fn changed_drafts(&self, next: &dyn AnyTable) -> Vec<Write> {
        let seats = self.places.iter().map(|place| place.seat);
        let changed = seats.filter_map(|seat| {
            let choices = tentative(next, seat);
            (choices != tentative(&*self.table, seat)).then(|| Write::Draft {
                table: self.id.clone(),
                seat,
                choices,
            })
        });
        changed.collect()
    }

    /// Stops the table over a fault of ours; the log stays as it is.
    pub(super) async fn stop(&mut self, fault: &str) {
        tracing::error!(table = %self.id, fault, "a table has stopped");
        self.shared.metrics.stopped();
        let write = Write::Fault {
            table: self.id.clone(),
            fault: Some(fault.to_owned()),
        };
        if let Err(error) = self.shared.writer.commit(vec![write]).await {
            tracing::error!(table = %self.id, %error, "its fault could not be kept");
        }
        self.fault = Some(Arc::from(fault));
        self.publish();
    }

    /// Only a help to memory: no page may hear of it, and others' least of all.
    async fn read(&mut self, seat: Seat, moment: usize) {
        let mut places = self.places.to_vec();
        let Some(place) = places.iter_mut().find(|place| place.seat == seat) else {
            return;
        };
        if moment <= place.read {
            return;
        }
        place.read = moment;
        let write = Write::Seat {
            table: self.id.clone(),
            place: place.clone(),
        };
        if self.shared.writer.commit(vec![write]).await.is_ok() {
            self.places = places.into();
        }
    }

    async fn teach_bots(&mut self, manners: Manners) -> Result<(), Trouble> {
        let write = Write::Bots {
            table: self.id.clone(),
            manners,
        };
        self.keep(vec![write]).await?;
        self.manners = manners;
        // The menu of everyone shows it.
        self.seatings += 1;
        self.publish();
        Ok(())
    }

    async fn go_on(&mut self) -> Result<(), Trouble> {
        if self.source.is_known() {
            return Err(Trouble::Known);
        }
        self.attempt(Vec::new(), |table| {
            table.go_on();
            Ok(())
        })
        .await
    }

    /// Lets a table that stopped over a fault of ours try again.
    async fn try_again(&mut self) -> Result<(), Trouble> {
        let write = Write::Fault {
            table: self.id.clone(),
            fault: None,
        };
        self.keep(vec![write]).await?;
        self.fault = None;
        self.bots.begin_anew();
        self.set_clock();
        self.publish();
        Ok(())
    }

    /// The clock of a strict window has run out.
    async fn close_window(&mut self) {
        let closing = self.closes.take();
        let closed = self.attempt(Vec::new(), |table| {
            table.close_window();
            Ok(())
        });
        match closed.await {
            Ok(()) | Err(Trouble::Away) => {}
            // It is late already: it closes as soon as that can be kept.
            Err(Trouble::NotKept(_)) => {
                let at = self.rests.unwrap_or_else(|| self.shared.config.clock.now());
                self.closes = closing.map(|closing| Closing { at, ..closing });
            }
            Err(trouble) => {
                tracing::error!(table = %self.id, %trouble, "a window could not be closed");
            }
        }
    }

    /// An open strict window closes on the clock alone.
    fn set_clock(&mut self) {
        let open = self.table.window();
        let open = open.filter(|_| self.table.window_is_held());
        let Some(window) = open else {
            self.closes = None;
            return;
        };
        // A window that follows another has all its time.
        let number = window.number;
        if self.closes.is_none_or(|closing| closing.window != number) {
            let at = self.shared.config.clock.now() + time_for(self.window, window.time);
            self.closes = Some(Closing {
                window: number,
                at,
                due: at,
            });
        }
    }

    pub(super) fn publish(&mut self) {
        self.publisher.send_replace(Arc::new(Picture {
            table: Arc::clone(&self.table),
            places: Arc::clone(&self.places),
            seatings: self.seatings,
            placard: Arc::clone(&self.placard),
            watchers: Arc::clone(&self.watchers),
            remarks: self.remarks,
            fault: self.fault.clone(),
            closes: self.closes.map(|closing| closing.due),
            opinions: Arc::clone(&self.bots.opinions),
            manners: self.manners,
            reasons: self.reasons(),
        }));
    }
}

/// How long a window stays open where the host gave this long to talk.
fn time_for(host: Duration, time: Time) -> Duration {
    match time {
        Time::Long => host,
        Time::Short => (host / GLANCE).max(LEAST).min(host),
    }
}

/// What a seat has chosen and could still take back.
pub(super) fn tentative(table: &dyn AnyTable, seat: Seat) -> Vec<String> {
    let mut choices = table.held_answer(seat);
    choices.extend(table.drafted(seat));
    choices
}

fn perform(table: &mut dyn AnyTable, seat: Seat, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::Choose { stamp, choices } => {
            table.check_stamp(seat, *stamp)?;
            let choices: Vec<&str> = choices.iter().map(String::as_str).collect();
            table.choose(seat, &choices).map(|_| ())
        }
        Act::Undo { stamp, keep } => {
            table.check_stamp(seat, *stamp)?;
            match keep {
                Some(keep) => table.undo_to(seat, *keep),
                None => table.undo(seat),
            }
        }
        Act::Offer {
            swap,
            promise,
            audience,
            instead_of,
        } => {
            if let Some(deal) = instead_of {
                table.answer(seat, (swap.to, *deal), Answer::Decline)?;
            }
            let swap = Swap {
                from: seat,
                ..swap.as_str()
            };
            table.offer(swap, promise, *audience).map(|_| ())
        }
        Act::Answer { with, deal, answer } => table.answer(seat, (*with, *deal), *answer),
        Act::Waive => table.waive(seat),
        Act::Unwaive { kind } => table.unwaive(seat, kind),
    }
}

/// Answers what standing orders answer. What comes of one answer may ask
/// someone again.
fn obey_orders(table: &mut dyn AnyTable, places: &[Place]) {
    for _ in 0..ORDERS {
        if !places.iter().any(|place| obeys(table, place)) {
            return;
        }
    }
}

/// Answers for a seat, if it has ordered that; says whether it had.
fn obeys(table: &mut dyn AnyTable, place: &Place) -> bool {
    let answer = table.by_order(place.seat, &place.orders);
    let answer: Vec<&str> = answer.iter().map(String::as_str).collect();
    !answer.is_empty() && table.choose(place.seat, &answer).is_ok()
}
