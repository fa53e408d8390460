//! Option 1: draft a card (CW-DRF).

use engine::{Seat, Sink};

use crate::card::Card;
use crate::choice::Choice;
use crate::content::ability::Lasting;
use crate::content::{Content, Kind};
use crate::event::Event;
use crate::state::{CoreWorlds, Empire, Frame, Offer};

impl CoreWorlds {
    pub(super) fn list_drafts(&self, content: &Content, seat: Seat, out: &mut Vec<Choice>) {
        let empire = self.empire(seat);
        let discount = empire.draft_discount(content);
        for (place, offer) in self.central.iter().enumerate() {
            let facts = content.card(offer.card);
            let affordable = empire.energy.saturating_add(discount) >= u16::from(facts.draft);
            if facts.kind == Kind::World || !affordable {
                continue;
            }
            let twin = facts.copies > 1 && self.central[..place].contains(offer);
            if !twin {
                out.push(Choice::Draft(offer.card, offer.token));
            }
        }
    }

    /// 1 Action Point and the draft cost; the token's Energy comes afterwards
    /// (CW-DRF-02, CW-R17).
    pub(crate) fn draft(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        token: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let wanted = Offer { card, token };
        let Some(place) = self.central.iter().position(|offer| *offer == wanted) else {
            return;
        };
        self.central.remove(place);
        let cost = self.empire(seat).draft_cost(content, card);
        let empire = self.empire_mut(seat);
        empire.spend_action();
        empire.pay(cost);
        empire.drafted = true;
        sink.emit(Event::Drafted(seat, card, cost));
        if content.card(card).kind == Kind::Prestige {
            empire.prestige.push(card);
        } else {
            empire.discard.push(card);
        }
        if token {
            empire.receive(1);
            sink.emit(Event::TookToken(seat, card));
        }
        self.frames.goto(Frame::EndTurn(seat));
    }
}

impl Empire {
    /// What drafting this card costs now, never below 0.
    pub(crate) fn draft_cost(&self, content: &Content, card: Card) -> u16 {
        u16::from(content.card(card).draft).saturating_sub(self.draft_discount(content))
    }

    fn draft_discount(&self, content: &Content) -> u16 {
        self.lasting(content)
            .filter(|text| !self.is_past(*text))
            .map(|text| match text {
                Lasting::DraftDiscount { energy } => u16::from(energy),
                Lasting::DeployDiscount { .. } | Lasting::InvasionDiscount { .. } => 0,
            })
            .sum()
    }

    /// The texts that work while in the Warzone.
    pub(crate) fn lasting(&self, content: &Content) -> impl Iterator<Item = Lasting> {
        let worlds = self.worlds.iter().map(|world| world.card);
        let units = self.units.iter().map(|unit| unit.card);
        worlds
            .chain(units)
            .filter_map(|card| content.card(card).lasting)
    }

    /// Has what this text makes cheaper, "the first of each round", happened
    /// already? The round counts, not how long the card has been there.
    pub(crate) const fn is_past(&self, text: Lasting) -> bool {
        match text {
            Lasting::DraftDiscount { .. } => self.drafted,
            Lasting::DeployDiscount { of, first, .. } => first && self.deployed.meets(of),
            Lasting::InvasionDiscount { .. } => false,
        }
    }
}
