//! Deals: a side lane of the table.
//!
//! Offers, counter-offers and promises are logged messages. They never block,
//! are no barrier and change nothing in the game. An acceptance applies one
//! checked exchange to the committed state, at a moment that the game
//! declares open; drafts stay drafts, on top of it.
//!
//! Offers are numbered between two seats, and remembered between two seats once
//! they are closed: a number or a bound of the whole table would tell how much
//! others bargain. Of a public offer the others hear while it stands, and
//! without its number, for the same reason.

use serde::Serialize;

use crate::event::Recorder;
use crate::game::Game;
use crate::goods::Swap;
use crate::log::{Answer, Audience, Line};
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::table::{Happening, Part, Refusal, Table};

/// The longest promise, in characters.
pub const PROMISE_LIMIT: usize = 280;

/// The most offers that one seat can have open at once.
const OPEN_LIMIT: usize = 16;

/// How many closed offers are remembered between two seats, those that were
/// closed last. The log has all of them.
const REMEMBERED: usize = 8;

/// One offer and what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal<T> {
    /// Its number between these two seats; 0 for whoever is neither.
    pub id: u32,
    /// Who swaps what.
    pub swap: Swap<T>,
    /// What else was promised: words that bind nobody.
    pub promise: String,
    /// Who hears of it.
    pub audience: Audience,
    /// What became of it.
    pub state: DealState,
}

/// What became of an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DealState {
    /// It stands.
    Open,
    /// It was answered.
    Closed(Answer),
}

/// What a table remembers of offers. It follows from the lines of the log, and
/// has no more of an offer than leads to its line.
#[derive(Debug, Clone, Default)]
pub(super) struct Deals {
    /// How many offers there were between two seats, the lower one first.
    made: [[u32; MAX_SEATS]; MAX_SEATS],
    /// Those that stand and those that are remembered, the oldest first.
    known: Vec<Known>,
}

/// An offer that is remembered.
#[derive(Debug, Clone, Copy)]
struct Known {
    id: u32,
    from: Seat,
    to: Seat,
    audience: Audience,
    state: DealState,
    /// The line of the log that offers it.
    offered: u32,
    /// The line of the log that says what became of it, or else offers it.
    moved: u32,
}

impl Known {
    /// Is it between these two?
    fn is_between(&self, a: Seat, b: Seat) -> bool {
        (self.from, self.to) == (a, b) || (self.from, self.to) == (b, a)
    }

    fn is_open(&self) -> bool {
        self.state == DealState::Open
    }

    fn concerns(&self, viewer: Viewer) -> bool {
        viewer.is(self.from) || viewer.is(self.to)
    }

    /// Does this viewer hear of it?
    fn is_heard_by(&self, viewer: Viewer) -> bool {
        self.concerns(viewer) || (self.is_open() && self.audience == Audience::Everyone)
    }
}

impl Deals {
    /// Takes note of a line that was written after this many others.
    pub(super) fn note(&mut self, step: usize, line: &Line) {
        let step = step as u32;
        match *line {
            Line::Offer {
                seat,
                to,
                deal,
                audience,
                ..
            } => {
                let (low, high) = ordered(seat, to);
                self.made[low][high] = deal;
                self.known.push(Known {
                    id: deal,
                    from: seat,
                    to,
                    audience,
                    state: DealState::Open,
                    offered: step,
                    moved: step,
                });
            }
            Line::Answer {
                seat,
                with,
                deal,
                answer,
            } => {
                self.close(step, (seat, with, deal), answer);
                self.forget(seat, with);
            }
            Line::Choice { .. } | Line::Waive { .. } | Line::Version { .. } => {}
        }
    }

    fn close(&mut self, step: u32, (seat, with, deal): (Seat, Seat, u32), answer: Answer) {
        let mut known = self.known.iter_mut();
        let open = known.find(|known| known.id == deal && known.is_between(seat, with));
        if let Some(open) = open {
            open.state = DealState::Closed(answer);
            open.moved = step;
        }
    }

    /// Forgets what was closed first between two seats, once it is too much.
    fn forget(&mut self, a: Seat, b: Seat) {
        let known = self.known.iter().enumerate();
        let closed = known.filter(|(_, known)| known.is_between(a, b) && !known.is_open());
        if closed.clone().count() > REMEMBERED
            && let Some((first, _)) = closed.min_by_key(|(_, known)| known.moved)
        {
            self.known.remove(first);
        }
    }

    /// The number of the next offer between two seats.
    fn next(&self, a: Seat, b: Seat) -> u32 {
        let (low, high) = ordered(a, b);
        self.made[low][high] + 1
    }

    /// How many offers of this seat stand.
    fn open_of(&self, seat: Seat) -> usize {
        let open = |known: &&Known| known.from == seat && known.is_open();
        self.known.iter().filter(open).count()
    }

    /// The open offer between these two that this seat may answer so.
    fn open(&self, seat: Seat, (with, id): (Seat, u32), answer: Answer) -> Option<Known> {
        let may_answer = |known: &Known| match answer {
            Answer::Withdraw => known.from == seat,
            Answer::Accept | Answer::Decline => known.to == seat,
        };
        let mut known = self.known.iter().copied();
        known.find(|known| {
            known.id == id && known.is_between(seat, with) && known.is_open() && may_answer(known)
        })
    }
}

/// Two seats, the lower one first.
fn ordered(a: Seat, b: Seat) -> (usize, usize) {
    let (a, b) = (a.index(), b.index());
    (a.min(b), a.max(b))
}

impl<G: Game> Table<G> {
    /// The offers of this viewer, made or received, the oldest first: all that
    /// stand and, between each two seats, the last that were closed; and the
    /// public ones of others that stand.
    pub fn deals(&self, viewer: Viewer) -> impl Iterator<Item = Deal<G::Goods>> {
        let heard = self.deals.known.iter();
        heard
            .filter(move |known| known.is_heard_by(viewer))
            .filter_map(move |known| {
                let deal = self.deal(known)?;
                let id = if known.concerns(viewer) { deal.id } else { 0 };
                Some(Deal { id, ..deal })
            })
    }

    /// An offer as its line has it.
    fn deal(&self, known: &Known) -> Option<Deal<G::Goods>> {
        let line = self.history.entry(known.offered as usize).line;
        let Line::Offer {
            gives,
            gets,
            promise,
            ..
        } = line
        else {
            return None;
        };
        Some(Deal {
            id: known.id,
            swap: Swap {
                from: known.from,
                to: known.to,
                gives: gives.parse().ok()?,
                gets: gets.parse().ok()?,
            },
            promise,
            audience: known.audience,
            state: known.state,
        })
    }

    /// Offers a swap. Gives its number between the two.
    ///
    /// # Errors
    /// When the offer makes no sense; nothing has changed then.
    pub fn offer(
        &mut self,
        swap: Swap<G::Goods>,
        promise: &str,
        audience: Audience,
    ) -> Result<u32, Refusal> {
        self.check_open()?;
        let (id, line) = self.look_at_offer(&swap, (promise, audience))?;
        self.commit(&Happening::message(line), None);
        self.bump(swap.from, swap.to, audience);
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
        let known = self.deals.open(seat, (with, deal), answer);
        let audience = known.map(|known| known.audience).unwrap_or_default();
        let answered = self.look_at_answer(seat, (with, deal), answer)?;
        self.commit(&answered, None);
        if answered.after().is_some() {
            self.rebase_drafts();
            self.answer_forced();
        }
        self.bump(seat, with, audience);
        Ok(())
    }

    /// Moves the pages of all who hear of what these two do.
    fn bump(&mut self, one: Seat, other: Seat, audience: Audience) {
        for viewer in Viewer::all(self.seats()) {
            if audience == Audience::Everyone || viewer.is(one) || viewer.is(other) {
                self.revisions.bump(viewer);
            }
        }
    }

    /// The line of an offer that makes sense, and its number.
    pub(super) fn look_at_offer(
        &self,
        swap: &Swap<G::Goods>,
        (promise, audience): (&str, Audience),
    ) -> Result<(u32, Line), Refusal> {
        self.check_offer(swap, promise)?;
        let deal = self.deals.next(swap.from, swap.to);
        let line = Line::Offer {
            seat: swap.from,
            deal,
            to: swap.to,
            gives: swap.gives.to_string(),
            gets: swap.gets.to_string(),
            promise: promise.to_owned(),
            audience,
        };
        Ok((deal, line))
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
        if self.deals.open_of(swap.from) >= OPEN_LIMIT {
            return Err(Refusal::BadOffer("offer-too-many"));
        }
        Ok(())
    }

    /// The line of an answer that can be given, and the exchange that comes of
    /// it.
    pub(super) fn look_at_answer(
        &mut self,
        seat: Seat,
        (with, deal): (Seat, u32),
        answer: Answer,
    ) -> Result<Happening<G>, Refusal> {
        let known = self.deals.open(seat, (with, deal), answer);
        let offer = known.and_then(|known| self.deal(&known));
        let offer = offer.ok_or(Refusal::NoSuchDeal { with, deal })?;
        let line = Line::Answer {
            seat,
            with,
            deal,
            answer,
        };
        match answer {
            Answer::Accept => self.look_at_exchange(&offer.swap, line),
            Answer::Decline | Answer::Withdraw => Ok(Happening::message(line)),
        }
    }

    /// Whether it can be follows from the committed state alone: what either
    /// side is drafting must not show in the answer.
    fn look_at_exchange(
        &mut self,
        swap: &Swap<G::Goods>,
        line: Line,
    ) -> Result<Happening<G>, Refusal> {
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
        self.let_pass(&mut parts, &self.waivers.clone());
        Ok(Happening { line, parts })
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
