//! Bots at a table: who is asked thinks elsewhere, all who are asked at once at
//! the same time.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use engine::player::Why;
use engine::registry::AnyPlayer;
use engine::table::{Refusal, Stamp};
use engine::{AnyTable, Seat, SeatSet, Seed, Text};
use store::{BotPace, Holder, Place};
use tokio::time::Instant;

use super::actor::Actor;
use super::bargains::{Bargains, Opined};
use super::is_alone;
use super::order::{Picked, Trouble};
use super::thought::{Answer, Thought};
use crate::origins::{Asker, Who};

/// How often in a row a bot may fail before the table stops.
const PATIENCE: u32 = 3;

/// How much longer a slow bot waits than one usually does.
const SLOW: u32 = 5;

/// How many reasons of bots are remembered.
const REASONS: usize = 40;

/// The bots of one table.
#[derive(Default)]
pub(super) struct Bots {
    players: BTreeMap<Seat, Box<dyn AnyPlayer>>,
    thinking: SeatSet,
    /// Is one of them thinking about something that nobody waits for? Then the
    /// others wait, so that it comes before what they do.
    aside: bool,
    /// Who was sent away while thinking: what they come up with is nothing.
    dismissed: SeatSet,
    failures: u32,
    /// After how many lines of the log each was last offered its rights.
    offered: BTreeMap<Seat, usize>,
    pub(super) bargains: Bargains,
    /// What they last said about deals.
    pub(super) opinions: Arc<[Opined]>,
    /// Why they last chose as they did.
    pub(super) reasons: Arc<[Reason]>,
}

/// Why a bot chose as it did.
#[derive(Debug, Clone)]
pub struct Reason {
    /// Which bot.
    pub seat: Seat,
    /// After how many lines of the log it had chosen, and after how many before
    /// it did.
    pub lines: Range<usize>,
    /// Why, choice by choice.
    pub whys: Vec<Why<Text>>,
}

impl Bots {
    pub(super) fn are_thinking(&self) -> bool {
        !self.thinking.is_empty()
    }

    /// Forgets all failures, and who had been asked for what: after a fault
    /// they are asked again.
    pub(super) fn begin_anew(&mut self) {
        self.failures = 0;
        self.offered.clear();
    }

    /// Forgets the bot of a seat, be it that another comes.
    pub(super) fn leave(&mut self, seat: Seat) {
        self.players.remove(&seat);
        if self.thinking.contains(seat) {
            self.dismissed = self.dismissed.with(seat);
        }
        self.offered.remove(&seat);
        self.bargains.leave(seat);
    }
}

/// What a bot is asked for.
#[derive(Debug, Clone, Copy)]
pub(super) enum Asked {
    /// What its seat owes.
    Owed,
    /// Whether it wants to do something that nobody waits for.
    Right,
    /// What it thinks of this offer: who made it, and its number between the
    /// two.
    Opinion(Seat, u32),
    /// Whether it wants to offer something itself.
    Proposal,
}

impl Actor {
    /// Asks all bots that owe a choice and are not thinking about it.
    pub(super) fn nudge_bots(&mut self) {
        if self.do_bots_rest() {
            return;
        }
        while self.fault.is_none() && self.table.frozen().is_none() && !self.bots.aside {
            let Some((seat, name, asked)) = self.next_bot() else {
                return;
            };
            if !self.ask_bot(seat, &name, asked) {
                return;
            }
        }
    }

    /// Has a bot think; says whether there is one.
    fn ask_bot(&mut self, seat: Seat, name: &str, asked: Asked) -> bool {
        match asked {
            Asked::Right => {
                self.bots.offered.insert(seat, self.table.steps());
            }
            Asked::Opinion(..) | Asked::Proposal => self.note_bargain(seat, asked),
            Asked::Owed => {}
        }
        let player = match self.bots.players.remove(&seat) {
            Some(player) => player,
            None => match self.seat_bot(name, seat) {
                Some(player) => player,
                None => return false,
            },
        };
        self.bots.thinking = self.bots.thinking.with(seat);
        self.bots.aside = !matches!(asked, Asked::Owed);
        self.think(seat, player, asked);
        true
    }

    /// Whom to ask next: who has rights is asked about them once a line.
    fn next_bot(&self) -> Option<(Seat, String, Asked)> {
        let to_act = self.table.to_act();
        let owes = |seat| to_act.contains(seat) && self.table.held_answer(seat).is_empty();
        let lines = self.table.steps();
        let offered = |seat| self.bots.offered.get(&seat) == Some(&lines);
        let free = |seat| !offered(seat) && self.table.is_at_liberty(seat);
        let idle = |place: &&Place| !self.bots.thinking.contains(place.seat);
        let bots = self.places.iter().filter(idle);
        let bots = bots.filter_map(|place| match &place.holder {
            Holder::Bot(name) => Some((place.seat, name)),
            Holder::Open | Holder::Person(_) => None,
        });
        let find = |asked, wanted: &dyn Fn(Seat) -> bool| {
            let found = bots.clone().find(|(seat, _)| wanted(*seat));
            found.map(|(seat, name)| (seat, name.clone(), asked))
        };
        let bargain = || {
            let mut bots = bots.clone();
            bots.find_map(|(seat, name)| {
                let asked = self.bargain(seat, owes(seat))?;
                Some((seat, name.clone(), asked))
            })
        };
        find(Asked::Right, &free)
            .or_else(bargain)
            .or_else(|| find(Asked::Owed, &owes))
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
    fn think(&self, seat: Seat, player: Box<dyn AnyPlayer>, asked: Asked) {
        let pause = self.shared.config.bot_pause;
        let pause = match self.manners.pace {
            BotPace::Quick => Duration::ZERO,
            BotPace::Usual => pause,
            BotPace::Slow => pause * SLOW,
        };
        let answer = Answer {
            inbox: self.inbox.clone(),
            runtime: tokio::runtime::Handle::current(),
            not_before: match self.is_looked_at() {
                true => self.shown + pause,
                false => Instant::now(),
            },
        };
        let asker = Asker {
            who: Who::Session(self.host),
            net: self.attention.from(),
        };
        let thought = Thought::new((seat, player), asked, Arc::clone(&self.table));
        thought.think(&self.shared, asker, answer);
    }

    /// Is the table there for bots alone, and has nobody looked for long? Then
    /// they rest: it takes the turns of those who play.
    fn do_bots_rest(&self) -> bool {
        let is_person = |place: &Place| matches!(place.holder, Holder::Person(_));
        let attended = self.is_looked_at() || self.places.iter().any(is_person);
        let config = &self.shared.config;
        let then = config.clock.now().checked_sub(config.unattended);
        self.attention.rests_since(then.filter(|_| !attended))
    }

    /// A bot has made up its mind.
    pub(super) async fn picked(
        &mut self,
        seat: Seat,
        stamp: Stamp,
        picked: Picked,
        player: Option<Box<dyn AnyPlayer>>,
    ) {
        self.bots.thinking = self.bots.thinking.without(seat);
        if !matches!(picked, Picked::Owed(..)) || player.is_none() {
            self.bots.aside = false;
        }
        if self.bots.dismissed.contains(seat) {
            self.bots.dismissed = self.bots.dismissed.without(seat);
            return;
        }
        if let Some(player) = player {
            self.bots.players.insert(seat, player);
        }
        let (row, whys) = match picked {
            Picked::Opinion {
                with,
                deal,
                opinion,
            } => return self.answer_offer(seat, (with, deal), opinion).await,
            Picked::Proposal(proposal) => return self.offer_for(seat, proposal).await,
            Picked::Right(None) => return,
            Picked::Right(Some(choice)) => (vec![choice], Vec::new()),
            Picked::Owed(row, whys) => (row, whys),
        };
        if stamp != self.table.stamp(seat) {
            // Someone was quicker: it will be asked again.
            return;
        }
        match self.make_explained(seat, &row, whys).await {
            Ok(()) => {
                self.bots.failures = 0;
                return;
            }
            // No fault of the bot: it is asked again when there is hope.
            Err(Trouble::NotKept(_) | Trouble::Away) => return,
            Err(_) => self.bots.failures += 1,
        }
        if self.bots.failures >= PATIENCE && self.fault.is_none() {
            self.stop("a bot could not go on").await;
        }
    }

    /// Makes the choices of a bot, if it had any idea. With what it does people
    /// read why.
    async fn make_explained(
        &mut self,
        seat: Seat,
        row: &[String],
        whys: Vec<Why<Text>>,
    ) -> Result<(), Trouble> {
        let told = Arc::clone(&self.bots.reasons);
        let begun = self.table.steps();
        self.tell_why(seat, begun..usize::MAX, whys.clone());
        let made = self.make_row(seat, row).await;
        self.bots.reasons = told;
        if made.is_ok() {
            self.tell_why(seat, begun..self.table.steps(), whys);
        }
        made
    }

    /// Remembers why a bot chose as it did.
    fn tell_why(&mut self, seat: Seat, lines: Range<usize>, whys: Vec<Why<Text>>) {
        if !self.manners.explain || whys.is_empty() {
            return;
        }
        let reason = Reason { seat, lines, whys };
        let told: Vec<Reason> = self.bots.reasons.iter().cloned().chain([reason]).collect();
        let old = told.len().saturating_sub(REASONS);
        self.bots.reasons = Arc::from(&told[old..]);
    }

    /// The reasons that may be read: where somebody else plays as well, bots
    /// keep to themselves what they hold.
    pub(super) fn reasons(&self) -> Arc<[Reason]> {
        match self.manners.explain && is_alone(&self.places, self.host) {
            true => Arc::clone(&self.bots.reasons),
            false => Arc::from([]),
        }
    }

    /// Makes the choices of a bot, all of them or none; none is a failure.
    async fn make_row(&mut self, seat: Seat, row: &[String]) -> Result<(), Trouble> {
        // One by one, as it picked them: what has one answer answers itself in
        // between.
        let change = |table: &mut dyn AnyTable| {
            if row.is_empty() {
                return Err(Refusal::Nothing);
            }
            let mut row = row.iter();
            row.try_for_each(|choice| table.choose(seat, &[choice]).map(|_| ()))
        };
        self.attempt(Vec::new(), change).await
    }
}
