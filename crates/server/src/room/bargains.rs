//! Bots that bargain: they answer offers once they can be struck, and make one
//! of their own now and then.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use engine::player::{Opinion, Proposal};
use engine::table::Offered;
use engine::{AnyTable, Seat, Text, Viewer, bargain};

use super::actor::Actor;
use super::bots::Asked;

/// How much of what bots said about deals is remembered.
const SAID: usize = 32;

/// What a bot said about a deal, for the two whom it concerns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opined {
    /// Which bot.
    pub who: Seat,
    /// The other side.
    pub with: Seat,
    /// The number of the deal between the two.
    pub deal: u32,
    /// What it said.
    pub why: Text,
}

/// What bots have thought about already.
#[derive(Debug, Default)]
pub(super) struct Bargains {
    /// Offers that each has considered: who made it, and its number.
    considered: BTreeMap<Seat, BTreeSet<(Seat, u32)>>,
    /// In which round each last thought of an offer.
    proposed: BTreeMap<Seat, u32>,
}

impl Bargains {
    /// Forgets what the bot of a seat has thought about.
    pub(super) fn leave(&mut self, seat: Seat) {
        self.considered.remove(&seat);
        self.proposed.remove(&seat);
    }
}

impl Actor {
    /// What to ask a bot about deals now: offers to it that can be struck, each
    /// once; and an offer of its own once a round, when it moves.
    pub(super) fn bargain(&self, seat: Seat, moves: bool) -> Option<Asked> {
        let table = &*self.table;
        let bargains = &self.bots.bargains;
        let known = bargains.considered.get(&seat);
        let is_new =
            |offer: &Offered| known.is_none_or(|known| !known.contains(&(offer.from, offer.deal)));
        if let Some(offer) = bargain::to_answer(table, seat).find(is_new) {
            return Some(Asked::Opinion(offer.from, offer.deal));
        }
        let rested = bargains.proposed.get(&seat) != Some(&table.round());
        let deals = || !table.wares(Viewer::Seat(seat), seat).is_empty();
        (moves && rested && deals()).then_some(Asked::Proposal)
    }

    pub(super) fn note_bargain(&mut self, seat: Seat, asked: Asked) {
        let bargains = &mut self.bots.bargains;
        match asked {
            Asked::Opinion(with, deal) => {
                let known = bargains.considered.entry(seat).or_default();
                known.insert((with, deal));
            }
            Asked::Proposal => {
                bargains.proposed.insert(seat, self.table.round());
            }
            Asked::Owed | Asked::Right => {}
        }
    }

    /// A bot has thought about an offer.
    pub(super) async fn answer_offer(
        &mut self,
        seat: Seat,
        deal: (Seat, u32),
        opinion: Option<Opinion>,
    ) {
        let Some(opinion) = opinion else { return };
        self.say_of(seat, deal, opinion.why.clone());
        let answer = |table: &mut dyn AnyTable| bargain::answer(table, seat, deal, &opinion);
        // Withdrawn meanwhile, perhaps: then there is nothing to answer.
        let _ = self.attempt(Vec::new(), answer).await;
    }

    /// A bot has thought of an offer, or of none.
    pub(super) async fn offer_for(&mut self, seat: Seat, proposal: Option<Proposal<String>>) {
        let made = |offer: &Offered| offer.from == seat;
        if proposal.is_none() && !bargain::standing(&*self.table, seat).any(|offer| made(&offer)) {
            return;
        }
        let mut number = None;
        let change = |table: &mut dyn AnyTable| {
            number = bargain::offer(table, seat, proposal.as_ref())?;
            Ok(())
        };
        let done = self.attempt(Vec::new(), change).await;
        if let (Ok(()), Some(deal), Some(Proposal { swap, why })) = (done, number, proposal) {
            self.say_of(seat, (swap.to, deal), why);
            self.publish();
        }
    }

    fn say_of(&mut self, who: Seat, (with, deal): (Seat, u32), why: Text) {
        let opined = Opined {
            who,
            with,
            deal,
            why,
        };
        let said = self.bots.opinions.iter().cloned().chain([opined]);
        let said: Vec<Opined> = said.collect();
        let old = said.len().saturating_sub(SAID);
        self.bots.opinions = Arc::from(&said[old..]);
    }
}
