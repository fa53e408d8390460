//! A bot that thinks: one choice at a time in its turn, so that nobody waits for
//! a whole row of somebody else's.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Weak};

use engine::player::Why;
use engine::registry::AnyPlayer;
use engine::table::Stamp;
use engine::{AnyTable, Seat, Text};
use tokio::runtime::Handle;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::bots::Asked;
use super::order::{Order, Picked};
use crate::app::Shared;
use crate::origins::Asker;

/// The most choices of one row.
const ROW: usize = 64;

/// What a bot is thinking about.
pub(super) struct Thought {
    seat: Seat,
    asked: Asked,
    player: Box<dyn AnyPlayer>,
    table: Arc<dyn AnyTable>,
    stamp: Stamp,
    /// What it has chosen so far of what it owes.
    row: Option<Row>,
}

/// Where the answer goes, and not before people have seen what was done last.
pub(super) struct Answer {
    pub(super) inbox: mpsc::WeakSender<Order>,
    pub(super) runtime: Handle,
    pub(super) not_before: Instant,
}

/// What a bot chooses until something is final, and why: others see nothing of
/// it before, so it is one step for them.
struct Row {
    /// The table with all of it done.
    ahead: Box<dyn AnyTable>,
    choices: Vec<String>,
    whys: Vec<Why<Text>>,
}

impl Thought {
    pub(super) fn new(
        (seat, player): (Seat, Box<dyn AnyPlayer>),
        asked: Asked,
        table: Arc<dyn AnyTable>,
    ) -> Self {
        Self {
            seat,
            asked,
            player,
            stamp: table.stamp(seat),
            table,
            row: None,
        }
    }

    /// Thinks when its turn comes; then again, until there is an answer.
    pub(super) fn think(mut self, shared: &Arc<Shared>, asker: Asker, answer: Answer) {
        // What waits must not keep the house from closing.
        let house: Weak<Shared> = Arc::downgrade(shared);
        let job = move || match catch_unwind(AssertUnwindSafe(|| self.step())) {
            Ok(Some(picked)) => answer.send(self.seat, self.stamp, picked, Some(self.player)),
            Ok(None) => {
                if let Some(shared) = house.upgrade() {
                    self.think(&shared, asker, answer);
                }
            }
            Err(_) => {
                let nothing = Picked::Owed(Vec::new(), Vec::new());
                answer.send(self.seat, self.stamp, nothing, None);
            }
        };
        // Nobody is turned away there.
        let _ = shared.thinkers.submit(asker, job);
    }

    /// Thinks about one thing; nothing while there is more.
    fn step(&mut self) -> Option<Picked> {
        let table = &*self.table;
        Some(match self.asked {
            Asked::Owed => {
                let row = self.row.get_or_insert_with(|| Row::on(table));
                if !row.grow(&mut *self.player, table, self.seat) {
                    return None;
                }
                let Row { choices, whys, .. } = row;
                Picked::Owed(std::mem::take(choices), std::mem::take(whys))
            }
            Asked::Right => Picked::Right(self.player.use_liberty(table)),
            Asked::Opinion(with, deal) => Picked::Opinion {
                with,
                deal,
                opinion: self.player.consider(table, (with, deal)),
            },
            Asked::Proposal => Picked::Proposal(self.player.propose(table)),
        })
    }
}

impl Row {
    fn on(table: &dyn AnyTable) -> Self {
        Self {
            ahead: table.fork(),
            choices: Vec::new(),
            whys: Vec::new(),
        }
    }

    /// Chooses once more; says whether that was all. Where the bot has no idea,
    /// there is nothing more.
    fn grow(&mut self, player: &mut dyn AnyPlayer, table: &dyn AnyTable, seat: Seat) -> bool {
        let Some(choice) = player.pick(&*self.ahead) else {
            return true;
        };
        self.whys.extend(player.why().cloned());
        let chosen = self.ahead.choose(seat, &[&choice]);
        self.choices.push(choice);
        let is_final =
            self.ahead.steps() > table.steps() || !self.ahead.held_answer(seat).is_empty();
        is_final || chosen.is_err() || self.choices.len() >= ROW
    }
}

impl Answer {
    fn send(self, seat: Seat, stamp: Stamp, picked: Picked, player: Option<Box<dyn AnyPlayer>>) {
        let idle = matches!(picked, Picked::Right(None) | Picked::Proposal(None));
        let order = Order::Picked {
            seat,
            stamp,
            picked,
            player,
        };
        self.runtime.spawn(async move {
            if !idle {
                tokio::time::sleep_until(self.not_before).await;
            }
            if let Some(inbox) = self.inbox.upgrade() {
                // A table that was put away asks again when it is opened.
                let _ = inbox.send(order).await;
            }
        });
    }
}
