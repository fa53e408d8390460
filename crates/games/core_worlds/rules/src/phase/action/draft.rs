//! Option 1: draft a card (CW-DRF).

use engine::step::Options;
use engine::{Label, Seat, Sink};

use crate::ban::affordable;
use crate::card::Card;
use crate::choice::Choice;
use crate::content::ability::Lasting;
use crate::content::{CardType, Content};
use crate::event::Event;
use crate::label::{about, group, with_energy};
use crate::phase::{Look, Play};
use crate::state::{CoreWorlds, Empire, Offer, there};

use super::EndTurn;

/// Every card of the Central Zone but Worlds (CW-DRF-06).
pub(super) fn options(look: Look<'_>, seat: Seat, out: &mut impl Options<CoreWorlds>) {
    let empire = look.game.empire(seat);
    let discount = empire.draft_discount(look.content);
    let central = &look.game.central;
    for (place, offer) in central.iter().enumerate() {
        let facts = look.content.card(offer.card);
        let twin = facts.copies > 1 && central[..place].contains(offer);
        if facts.kind != CardType::World && !twin {
            let cost = u16::from(facts.draft).saturating_sub(discount);
            let verdict = affordable(cost, empire.energy, "CW-DRF-02");
            out.option(Choice::Draft(offer.card, offer.token), verdict);
        }
    }
}

/// The token's Energy comes on top of what is left.
pub(super) fn label(look: Look<'_>, seat: Seat, card: Card, token: bool) -> Label {
    let key = if token {
        "core-worlds-draft-token"
    } else {
        "core-worlds-draft"
    };
    let empire = look.game.empire(seat);
    let cost = empire.draft_cost(look.content, card);
    let text = about(key, look.content, card).with("cost", cost);
    let rest = empire.energy.saturating_sub(cost);
    let after = rest.saturating_add(u16::from(token));
    with_energy(
        Label::new(text).in_group(group::DRAFT),
        empire.energy,
        after,
    )
}

/// 1 Action Point and the draft cost; the token's Energy comes afterwards
/// (CW-DRF-02, CW-R17).
pub(super) fn draft<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card, token: bool) {
    let wanted = Offer { card, token };
    let central = &mut play.game.central;
    central.remove(there(central.iter().position(|offer| *offer == wanted)));
    let empire = play.game.empire_mut(seat);
    let cost = empire.draft_cost(play.content, card);
    empire.spend_action();
    empire.pay(cost);
    empire.drafted = true;
    play.sink.emit(Event::Drafted(seat, card, cost));
    if play.content.card(card).kind == CardType::Prestige {
        empire.prestige.push(card);
    } else {
        empire.discard.put(card);
    }
    if token {
        empire.receive(1);
        play.emit(Event::TookToken(seat, card));
    }
    play.game.frames.goto(EndTurn(seat).into());
}

impl Empire {
    /// What drafting this card costs now, never below 0.
    fn draft_cost(&self, content: &Content, card: Card) -> u16 {
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
    pub(super) fn lasting(&self, content: &Content) -> impl Iterator<Item = Lasting> {
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
