//! Deals at the keyboard: what stands, what can be given, and how to write it.

use engine::log::{Answer, Audience};
use engine::player::{Proposal, Why};
use engine::table::{Offered, Refusal};
use engine::{Seat, Swap, Text, Viewer, bargain, goods};

use super::session::Session;
use crate::errors::CliError;

/// What someone wants to do about deals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Wish {
    /// Read what stands.
    List,
    /// Take the offer with this number in the list.
    Take(usize),
    /// Decline it, or withdraw it where it is one's own.
    Drop(usize),
    /// Offer something to a player: goods in notation, and a promise.
    Offer {
        to: usize,
        audience: Audience,
        gives: String,
        gets: String,
        promise: String,
    },
}

impl Wish {
    /// `+1`, `-1`, `2 1ruby 3jade I promise`, `!2 1ruby -`.
    pub(super) fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if text.is_empty() {
            return Some(Self::List);
        }
        if let Some(number) = text.strip_prefix('+') {
            return number.parse().ok().map(Self::Take);
        }
        if let Some(number) = text.strip_prefix('-') {
            return number.parse().ok().map(Self::Drop);
        }
        let (audience, text) = match text.strip_prefix('!') {
            Some(text) => (Audience::Everyone, text.trim_start()),
            None => (Audience::Both, text),
        };
        let mut words = text.splitn(4, ' ');
        Some(Self::Offer {
            to: words.next()?.parse().ok()?,
            audience,
            gives: words.next()?.to_owned(),
            gets: words.next()?.to_owned(),
            promise: words.next().unwrap_or_default().trim().to_owned(),
        })
    }
}

impl Session<'_> {
    /// Does what is written about deals; says what came of it.
    pub(crate) fn bargain(&mut self, seat: Seat, text: &str) -> Vec<String> {
        let done = match Wish::read(text) {
            Some(Wish::List) => return self.deal_lines(seat),
            Some(wish) => self.carry_out(seat, wish),
            None => return vec![self.voice.tell("cli-deal-how")],
        };
        match done {
            Ok(()) => self.deal_lines(seat),
            Err(refusal) => vec![self.voice.say(&refusal.text())],
        }
    }

    fn carry_out(&mut self, seat: Seat, wish: Wish) -> Result<(), Refusal> {
        let (number, takes) = match wish {
            Wish::List => return Ok(()),
            Wish::Offer {
                to,
                audience,
                gives,
                gets,
                promise,
            } => {
                let to = to.checked_sub(1).and_then(Seat::new);
                let swap = Swap {
                    from: seat,
                    to: to.ok_or(Refusal::BadOffer("offer-to-whom"))?,
                    gives: gives.as_str(),
                    gets: gets.as_str(),
                };
                return self.table.offer(swap, &promise, audience).map(|_| ());
            }
            Wish::Take(number) => (number, true),
            Wish::Drop(number) => (number, false),
        };
        let mut standing = bargain::standing(&*self.table, seat);
        let offer = number.checked_sub(1).and_then(|at| standing.nth(at));
        let offer = offer.ok_or(Refusal::NoSuchDeal {
            with: seat,
            deal: number as u32,
        })?;
        let (with, answer) = match (offer.from == seat, takes) {
            (true, _) => (offer.to, Answer::Withdraw),
            (false, true) => (offer.from, Answer::Accept),
            (false, false) => (offer.from, Answer::Decline),
        };
        self.table.answer(seat, (with, offer.deal), answer)
    }

    /// What stands, what everyone could give, and how to write it.
    fn deal_lines(&self, seat: Seat) -> Vec<String> {
        let viewer = Viewer::Seat(seat);
        let voice = self.voice;
        if self.table.wares(viewer, seat).is_empty() {
            return vec![voice.tell("deals-none")];
        }
        let offers = (1..).zip(bargain::standing(&*self.table, seat));
        let mut lines: Vec<String> = offers
            .map(|(number, offer): (usize, Offered)| {
                format!("{number:>3}. {}", self.terms(viewer, &offer))
            })
            .collect();
        let others = self.table.deals(viewer).into_iter();
        let others = others.filter(|offer| offer.deal == 0);
        lines.extend(others.map(|offer| format!("     {}", self.terms(viewer, &offer))));
        for other in Seat::all(self.table.header().seats) {
            let has = self.table.wares(viewer, other);
            let has = has.iter().filter(|ware| ware.most > 0);
            let has = goods::written(has.map(|ware| (ware.most, &ware.word)));
            let text = Text::new("cli-deal-has").with("seat", other);
            lines.push(voice.phrase(&text.with("goods", has)));
            if other != seat
                && let Err(reason) = self.table.deals_open(seat, other)
            {
                lines.push(format!("     {}", voice.say(&reason.text)));
            }
        }
        lines.push(voice.tell("cli-deal-how"));
        lines
    }

    fn terms(&self, viewer: Viewer, offer: &Offered) -> String {
        let told = |seat, goods: &str| goods::told(goods, &self.table.wares(viewer, seat));
        let text = Text::new("cli-deal-offer")
            .with("from", offer.from)
            .with("to", offer.to)
            .with("gives", told(offer.from, &offer.gives))
            .with("gets", told(offer.to, &offer.gets));
        let text = self.voice.say(&text);
        match offer.promise.as_str() {
            "" => text,
            promise => format!("{text} “{promise}”"),
        }
    }

    /// Lets a bot answer an offer that can be struck; says whether there was
    /// one.
    pub(super) fn answer_an_offer(&mut self) -> Result<bool, CliError> {
        for at in 0..self.sitting.bots.len() {
            let (seat, bot) = &mut self.sitting.bots[at];
            let seat = *seat;
            let Some(offer) = bargain::to_answer(&*self.table, seat).next() else {
                continue;
            };
            let deal = (offer.from, offer.deal);
            let Some(opinion) = bot.consider(&*self.table, deal) else {
                continue;
            };
            let answered = bargain::answer(&mut *self.table, seat, deal, &opinion);
            answered.map_err(CliError::Refused)?;
            self.tell_why(seat, offer.from, opinion.why);
            return Ok(true);
        }
        Ok(false)
    }

    /// Lets a bot offer something, once a round when it moves; says whether it
    /// has.
    pub(super) fn make_an_offer(&mut self, at: usize) -> Result<bool, CliError> {
        let round = self.table.round();
        let (seat, bot) = &mut self.sitting.bots[at];
        let seat = *seat;
        if self.proposed[seat.index()].replace(round) == Some(round) {
            return Ok(false);
        }
        let proposal = bot.propose(&*self.table);
        let offered = bargain::offer(&mut *self.table, seat, proposal.as_ref());
        offered.map_err(CliError::Refused)?;
        let Some(Proposal { swap, why }) = proposal else {
            return Ok(false);
        };
        self.tell_why(seat, swap.to, why);
        Ok(true)
    }

    /// What a bot says to the other side of a deal.
    fn tell_why(&mut self, bot: Seat, to: Seat, text: Text) {
        let rows = Vec::new();
        self.give_reason(bot, Some(to), Why { text, rows });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_read() {
        let offer = |audience, promise: &str| {
            Some(Wish::Offer {
                to: 2,
                audience,
                gives: "1ruby".to_owned(),
                gets: "-".to_owned(),
                promise: promise.to_owned(),
            })
        };
        for (text, wish) in [
            ("", Some(Wish::List)),
            ("+2", Some(Wish::Take(2))),
            (" -1 ", Some(Wish::Drop(1))),
            ("2 1ruby -", offer(Audience::Both, "")),
            (
                "!2 1ruby - peace, now",
                offer(Audience::Everyone, "peace, now"),
            ),
            ("2 1ruby", None),
            ("anna 1ruby -", None),
            ("+", None),
        ] {
            assert_eq!(Wish::read(text), wish, "{text:?}");
        }
    }
}
