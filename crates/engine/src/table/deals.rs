//! Deals: a side lane of the table.
//!
//! Offers, counter-offers and promises are logged messages. They never block,
//! are no barrier and change nothing in the game. An acceptance applies one
//! checked exchange, at a moment that the game declares open.

use crate::event::Recorder;
use crate::game::{Game, Swap};
use crate::log::{Answer, Line};
use crate::seat::{Seat, Viewer};
use crate::table::{Refusal, Table};

/// The longest promise, in characters.
pub const PROMISE_LIMIT: usize = 280;

/// The most offers that one seat can have open at once.
const OPEN_LIMIT: usize = 16;

/// One offer and what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal<T> {
    /// Its number at this table.
    pub id: u32,
    /// Who swaps what.
    pub swap: Swap<T>,
    /// What else was promised: words that bind nobody.
    pub promise: String,
    /// What became of it.
    pub state: DealState,
}

/// What became of an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DealState {
    /// It stands.
    Open,
    /// It was answered.
    Closed(Answer),
}

impl<G: Game> Table<G> {
    /// Every offer made at this table that this viewer may know of: its own.
    pub fn deals(&self, viewer: Viewer) -> impl Iterator<Item = &Deal<G::Goods>> {
        self.deals
            .iter()
            .filter(move |deal| viewer.is(deal.swap.from) || viewer.is(deal.swap.to))
    }

    /// Offers a swap. Gives its number.
    ///
    /// # Errors
    /// When the offer makes no sense; nothing has changed then.
    pub fn offer(&mut self, swap: Swap<G::Goods>, promise: &str) -> Result<u32, Refusal> {
        if self.frozen.is_some() {
            return Err(Refusal::Frozen);
        }
        if self.is_over() {
            return Err(Refusal::Over);
        }
        self.check_offer(&swap, promise)?;
        let id = self.deals.len() as u32 + 1;
        self.note_line(Line::Offer {
            seat: swap.from,
            deal: id,
            to: swap.to,
            gives: swap.gives.to_string(),
            gets: swap.gets.to_string(),
            promise: promise.to_owned(),
        });
        self.revisions.bump(Viewer::Seat(swap.from));
        self.revisions.bump(Viewer::Seat(swap.to));
        self.deals.push(Deal {
            id,
            swap,
            promise: promise.to_owned(),
            state: DealState::Open,
        });
        Ok(id)
    }

    /// Answers an offer. Accepting applies the exchange; it is a barrier for
    /// both sides.
    ///
    /// # Errors
    /// When there is no such offer for this seat, or the rules do not allow
    /// the exchange now; nothing has changed then.
    pub fn answer(&mut self, seat: Seat, id: u32, answer: Answer) -> Result<(), Refusal> {
        if self.frozen.is_some() {
            return Err(Refusal::Frozen);
        }
        let index = self.find_open(seat, id, answer)?;
        let swap = self.deals[index].swap.clone();
        let line = Line::Answer {
            seat,
            deal: id,
            answer,
        };
        match answer {
            Answer::Accept => self.accept(&swap, line)?,
            Answer::Decline | Answer::Withdraw => self.note_line(line),
        }
        self.deals[index].state = DealState::Closed(answer);
        self.revisions.bump(Viewer::Seat(swap.from));
        self.revisions.bump(Viewer::Seat(swap.to));
        Ok(())
    }

    fn check_offer(&self, swap: &Swap<G::Goods>, promise: &str) -> Result<(), Refusal> {
        let seats = self.seats();
        if swap.from == swap.to || swap.from.index() >= seats || swap.to.index() >= seats {
            return Err(Refusal::BadOffer("offer-to-whom"));
        }
        if promise.chars().count() > PROMISE_LIMIT {
            return Err(Refusal::BadOffer("offer-promise-long"));
        }
        if promise.chars().any(char::is_control) || promise.contains('#') {
            return Err(Refusal::BadOffer("offer-promise-signs"));
        }
        let open = self
            .deals
            .iter()
            .filter(|deal| deal.swap.from == swap.from && deal.state == DealState::Open);
        if open.count() >= OPEN_LIMIT {
            return Err(Refusal::BadOffer("offer-too-many"));
        }
        Ok(())
    }

    fn find_open(&self, seat: Seat, id: u32, answer: Answer) -> Result<usize, Refusal> {
        let may_answer = |deal: &Deal<G::Goods>| match answer {
            Answer::Withdraw => deal.swap.from == seat,
            Answer::Accept | Answer::Decline => deal.swap.to == seat,
        };
        self.deals
            .iter()
            .position(|deal| deal.id == id && deal.state == DealState::Open && may_answer(deal))
            .ok_or(Refusal::NoSuchDeal(id))
    }

    fn accept(&mut self, swap: &Swap<G::Goods>, line: Line) -> Result<(), Refusal> {
        // Both sides agree on what the table will look like with their own
        // tentative choices in it, so those are tried, and then committed, first.
        let mut agreed = self.clone();
        agreed.settle_draft(swap.from);
        agreed.settle_draft(swap.to);
        let content = &self.facts.content;
        agreed
            .committed
            .deals_open(content, swap.from, swap.to)
            .map_err(Refusal::Deal)?;
        let mut after = agreed.committed.clone();
        let mut recorder = Recorder::default();
        after
            .exchange(content, swap, &mut recorder)
            .map_err(Refusal::Deal)?;
        for viewer in Viewer::all(self.seats()) {
            agreed.revisions.see(viewer, &recorder.events);
        }
        agreed.commit(line, after, recorder.events);
        agreed.rebase_drafts();
        *self = agreed;
        Ok(())
    }

    /// Writes a line that changes nothing in the game.
    pub(super) fn note_line(&mut self, line: Line) {
        let unchanged = self.committed.clone();
        self.commit(line, unchanged, Vec::new());
    }
}
