//! Bots at a table: one at a time is asked, and thinks elsewhere.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use engine::registry::AnyPlayer;
use engine::table::Stamp;
use engine::{AnyTable, Seat, Seed};
use store::Holder;
use tokio::time::Instant;

use super::actor::Actor;
use super::order::{Order, Picked};

/// How often in a row a bot may fail before the table stops.
const PATIENCE: u32 = 3;

/// The bots of one table.
#[derive(Default)]
pub(super) struct Bots {
    players: BTreeMap<Seat, Box<dyn AnyPlayer>>,
    thinking: Option<Seat>,
    failures: u32,
    /// After how many lines of the log each was last offered its rights.
    offered: BTreeMap<Seat, usize>,
}

impl Bots {
    pub(super) const fn are_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Forgets the bot of a seat, be it that another comes.
    pub(super) fn leave(&mut self, seat: Seat) {
        self.players.remove(&seat);
        self.offered.remove(&seat);
    }
}

/// What a bot is asked for.
#[derive(Debug, Clone, Copy)]
enum Asked {
    /// What its seat owes.
    Owed,
    /// Whether it wants to do something that nobody waits for.
    Right,
}

impl Actor {
    /// Asks the next bot that owes a choice, unless one is thinking.
    pub(super) fn nudge_bots(&mut self) {
        if self.bots.are_thinking() || self.fault.is_some() || self.table.frozen().is_some() {
            return;
        }
        let Some((seat, name, asked)) = self.next_bot() else {
            return;
        };
        if matches!(asked, Asked::Right) {
            self.bots.offered.insert(seat, self.table.steps());
        }
        let player = match self.bots.players.remove(&seat) {
            Some(player) => player,
            None => match self.seat_bot(&name, seat) {
                Some(player) => player,
                None => return,
            },
        };
        self.bots.thinking = Some(seat);
        self.think(seat, player, asked);
    }

    /// Whom to ask next: who has rights is asked about them once a line.
    fn next_bot(&self) -> Option<(Seat, String, Asked)> {
        let to_act = self.table.to_act();
        let owes = |seat| to_act.contains(seat) && self.table.held_answer(seat).is_empty();
        let lines = self.table.steps();
        let offered = |seat| self.bots.offered.get(&seat) == Some(&lines);
        let free = |seat| !offered(seat) && self.table.is_at_liberty(seat);
        let bots = self.places.iter().filter_map(|place| match &place.holder {
            Holder::Bot(name) => Some((place.seat, name)),
            Holder::Open | Holder::Person(_) => None,
        });
        let find = |asked, wanted: &dyn Fn(Seat) -> bool| {
            let found = bots.clone().find(|(seat, _)| wanted(*seat));
            found.map(|(seat, name)| (seat, name.clone(), asked))
        };
        find(Asked::Right, &free).or_else(|| find(Asked::Owed, &owes))
    }

    fn seat_bot(&self, name: &str, seat: Seat) -> Option<Box<dyn AnyPlayer>> {
        let game = self.shared.registry.game(self.table.info().id)?;
        let luck = Seed::random().ok()?;
        let player = game.player(name, seat, &luck);
        if player.is_err() {
            tracing::error!(table = %self.id, name, "there is no such bot");
        }
        player.ok()
    }

    /// Thinks elsewhere, and answers with an order: not before people have
    /// seen what was done last.
    fn think(&self, seat: Seat, mut player: Box<dyn AnyPlayer>, asked: Asked) {
        let table: Arc<dyn AnyTable> = Arc::clone(&self.table);
        let inbox = self.inbox.clone();
        let runtime = tokio::runtime::Handle::current();
        let seen_until = if self.publisher.receiver_count() > 1 {
            self.shown + self.shared.config.bot_pause
        } else {
            Instant::now()
        };
        let thought = move || {
            let stamp = table.stamp(seat);
            let picked = catch_unwind(AssertUnwindSafe(|| match asked {
                Asked::Owed => Picked::Owed(player.pick(&*table)),
                Asked::Right => Picked::Right(player.use_liberty(&*table)),
            }));
            let (picked, player) = match picked {
                Ok(picked) => (picked, Some(player)),
                Err(_) => (Picked::Owed(None), None),
            };
            let idle = matches!(picked, Picked::Right(None));
            let order = Order::Picked {
                seat,
                stamp,
                picked,
                player,
            };
            runtime.spawn(async move {
                if !idle {
                    tokio::time::sleep_until(seen_until).await;
                }
                if let Some(inbox) = inbox.upgrade() {
                    // A table that was put away asks again when it is opened.
                    let _ = inbox.send(order).await;
                }
            });
        };
        // A table has one bot at a time there: nobody is turned away.
        let _ = self.shared.thinkers.submit(self.host, thought);
    }

    /// A bot has made up its mind.
    pub(super) async fn picked(
        &mut self,
        seat: Seat,
        stamp: Stamp,
        picked: Picked,
        player: Option<Box<dyn AnyPlayer>>,
    ) {
        self.bots.thinking = None;
        let still = self
            .places
            .iter()
            .any(|place| place.seat == seat && matches!(place.holder, Holder::Bot(_)));
        if !still {
            return;
        }
        if let Some(player) = player {
            self.bots.players.insert(seat, player);
        }
        if stamp != self.table.stamp(seat) {
            // Someone was quicker: it will be asked again.
            return;
        }
        let done = match picked {
            Picked::Right(None) => return,
            Picked::Owed(Some(choice)) | Picked::Right(Some(choice)) => {
                let change = |table: &mut dyn AnyTable| table.choose(seat, &[&choice]).map(|_| ());
                self.attempt(Vec::new(), change).await.is_ok()
            }
            Picked::Owed(None) => false,
        };
        if done {
            self.bots.failures = 0;
            return;
        }
        self.bots.failures += 1;
        if self.bots.failures >= PATIENCE && self.fault.is_none() {
            self.stop("a bot could not go on").await;
        }
    }
}
