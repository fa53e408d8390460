//! Deals: a side lane of the table.
//!
//! Offers, counter-offers and promises are logged messages. They never block,
//! are no barrier and change nothing in the game. An acceptance applies one
//! checked exchange to the committed state, at a moment that the game
//! declares open; drafts stay drafts, on top of it.
//!
//! Offers are numbered between two seats: a number of the whole table would
//! tell how much others bargain.

use crate::event::Recorder;
use crate::game::{Game, Swap};
use crate::log::{Answer, Line};
use crate::seat::{Seat, Viewer};
use crate::table::{Part, Refusal, Table};

/// The longest promise, in characters.
pub const PROMISE_LIMIT: usize = 280;

/// The most offers that one seat can have open at once.
const OPEN_LIMIT: usize = 16;

/// One offer and what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal<T> {
    /// Its number between these two seats.
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

impl<T> Deal<T> {
    /// Is it between these two?
    fn is_between(&self, a: Seat, b: Seat) -> bool {
        (self.swap.from, self.swap.to) == (a, b) || (self.swap.from, self.swap.to) == (b, a)
    }
}

impl<G: Game> Table<G> {
    /// Every offer made at this table that this viewer may know of: its own.
    pub fn deals(&self, viewer: Viewer) -> impl Iterator<Item = &Deal<G::Goods>> {
        self.deals
            .iter()
            .filter(move |deal| viewer.is(deal.swap.from) || viewer.is(deal.swap.to))
    }

    /// Offers a swap. Gives its number between the two.
    ///
    /// # Errors
    /// When the offer makes no sense; nothing has changed then.
    pub fn offer(&mut self, swap: Swap<G::Goods>, promise: &str) -> Result<u32, Refusal> {
        self.check_open()?;
        self.check_offer(&swap, promise)?;
        let between = self
            .deals
            .iter()
            .filter(|deal| deal.is_between(swap.from, swap.to));
        let id = between.count() as u32 + 1;
        self.note_line(Line::Offer {
            seat: swap.from,
            deal: id,
            to: swap.to,
            gives: swap.gives.to_string(),
            gets: swap.gets.to_string(),
            promise: promise.to_owned(),
        });
        self.bump_both(&swap);
        self.deals.push(Deal {
            id,
            swap,
            promise: promise.to_owned(),
            state: DealState::Open,
        });
        Ok(id)
    }

    /// Answers an offer between this seat and another. Accepting applies the
    /// exchange.
    ///
    /// # Errors
    /// When there is no such offer for this seat, or the rules do not allow
    /// the exchange now; nothing has changed then.
    pub fn answer(
        &mut self,
        seat: Seat,
        (with, deal): (Seat, u32),
        answer: Answer,
    ) -> Result<(), Refusal> {
        self.check_open()?;
        let index = self.find_open(seat, (with, deal), answer)?;
        let swap = self.deals[index].swap.clone();
        let line = Line::Answer {
            seat,
            with,
            deal,
            answer,
        };
        match answer {
            Answer::Accept => self.accept(&swap, line)?,
            Answer::Decline | Answer::Withdraw => self.note_line(line),
        }
        self.deals[index].state = DealState::Closed(answer);
        self.bump_both(&swap);
        Ok(())
    }

    fn bump_both(&mut self, swap: &Swap<G::Goods>) {
        self.revisions.bump(Viewer::Seat(swap.from));
        self.revisions.bump(Viewer::Seat(swap.to));
    }

    fn check_offer(&self, swap: &Swap<G::Goods>, promise: &str) -> Result<(), Refusal> {
        let seats = self.seats();
        if swap.from == swap.to || swap.from.index() >= seats || swap.to.index() >= seats {
            return Err(Refusal::BadOffer("offer-to-whom"));
        }
        if !can_be_logged(&swap.gives) || !can_be_logged(&swap.gets) {
            return Err(Refusal::BadOffer("offer-goods"));
        }
        if promise.chars().count() > PROMISE_LIMIT {
            return Err(Refusal::BadOffer("offer-promise-long"));
        }
        let padded = promise.trim() != promise;
        if padded || promise.chars().any(char::is_control) || promise.contains('#') {
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

    fn find_open(
        &self,
        seat: Seat,
        (with, id): (Seat, u32),
        answer: Answer,
    ) -> Result<usize, Refusal> {
        let may_answer = |deal: &Deal<G::Goods>| match answer {
            Answer::Withdraw => deal.swap.from == seat,
            Answer::Accept | Answer::Decline => deal.swap.to == seat,
        };
        self.deals
            .iter()
            .position(|deal| {
                deal.is_between(seat, with)
                    && deal.id == id
                    && deal.state == DealState::Open
                    && may_answer(deal)
            })
            .ok_or(Refusal::NoSuchDeal { with, deal: id })
    }

    /// Whether it can be follows from the committed state alone: what either
    /// side is drafting must not show in the answer.
    fn accept(&mut self, swap: &Swap<G::Goods>, line: Line) -> Result<(), Refusal> {
        let content = &self.facts.content;
        self.committed
            .deals_open(content, swap.from, swap.to)
            .map_err(Refusal::Deal)?;
        let mut after = self.committed.clone();
        let mut recorder = Recorder::default();
        after
            .exchange(content, swap, &mut recorder)
            .map_err(Refusal::Deal)?;
        let mut parts = vec![Part {
            after,
            events: recorder.events,
        }];
        self.let_pass(&mut parts);
        self.commit(line, parts, None);
        self.rebase_drafts();
        self.answer_forced();
        Ok(())
    }

    /// Writes a line that changes nothing in the game.
    pub(super) fn note_line(&mut self, line: Line) {
        self.commit(line, Vec::new(), None);
    }
}

/// Are these goods one word of a log line that is read back the same?
fn can_be_logged<T: std::fmt::Display + std::str::FromStr + Eq>(goods: &T) -> bool {
    let text = goods.to_string();
    !text.is_empty()
        && !text.contains(|letter: char| letter.is_whitespace() || letter == '#')
        && text.parse().ok().as_ref() == Some(goods)
}

#[cfg(test)]
mod tests {
    use super::can_be_logged;

    #[test]
    fn goods_are_one_word_of_a_line() {
        let good = |text: &str| can_be_logged(&text.to_owned());
        assert!(good("1ruby") && good("-"));
        assert!(!good("") && !good("1 ruby") && !good("1\nruby") && !good("#ruby"));
    }
}
