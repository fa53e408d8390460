//! Option 2: deploy Units (CW-DEP), and texts that bring further ones.

use engine::{Seat, Sink};

use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::content::ability::{Action, Deployed, Lasting};
use crate::content::{Content, Kind, Kinds};
use crate::event::Event;
use crate::state::{CoreWorlds, Empire, Frame, Unit};

/// What a text that brings Units allows.
#[derive(Clone, Copy)]
struct Brings {
    of: Kinds,
    max_cost: u8,
    discount: u8,
}

impl Brings {
    const fn allows(self, content: &Content, card: Card) -> bool {
        let facts = content.card(card);
        self.of.contains(facts.kind) && facts.deploy <= self.max_cost
    }
}

impl CoreWorlds {
    pub(super) fn list_deployments(&self, content: &Content, seat: Seat, out: &mut Vec<Choice>) {
        let all = Brings {
            of: Kinds::UNIT,
            max_cost: u8::MAX,
            discount: 0,
        };
        self.list_units(content, seat, all, out);
    }

    /// Units in hand that can be paid for (CW-DEP-04).
    fn list_units(&self, content: &Content, seat: Seat, brings: Brings, out: &mut Vec<Choice>) {
        let empire = self.empire(seat);
        let affordable =
            |card: &Card| empire.deploy_cost(content, *card, brings.discount) <= empire.energy;
        let units = empire.different_in_hand();
        let units = units.filter(|card| brings.allows(content, *card) && affordable(card));
        out.extend(units.map(Choice::Deploy));
    }

    /// More in the same turn, in any order (CW-DEP-05).
    pub(in crate::phase) fn list_deploy(
        &self,
        content: &Content,
        seat: Seat,
        out: &mut Vec<Choice>,
    ) {
        self.list_deployments(content, seat, out);
        self.list_surge(seat, out);
        out.push(Choice::Done);
    }

    pub(in crate::phase) fn list_bring(
        &self,
        content: &Content,
        seat: Seat,
        card: Card,
        out: &mut Vec<Choice>,
    ) {
        if let Some(brings) = brings(content, card) {
            self.list_units(content, seat, brings, out);
        }
        self.list_surge(seat, out);
        out.push(Choice::Done);
    }

    pub(in crate::phase) fn list_arrival(&self, card: Card, out: &mut Vec<Choice>) {
        out.extend([Choice::Use(card, Way::Plain), Choice::Done]);
    }

    /// One Unit, by an Action Point or by a text. Its cost is that of this
    /// moment, with all that was deployed before it (CW-DEP-06).
    pub(crate) fn deploy(
        &mut self,
        content: &Content,
        seat: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        let discount = match self.frames.top() {
            Some(Frame::Bring { card, left, .. }) => {
                self.frames.goto(Frame::Bring {
                    seat,
                    card,
                    left: left.saturating_sub(1),
                });
                brings(content, card).map_or(0, |brings| brings.discount)
            }
            _ => {
                self.frames.goto(Frame::Deploy(seat));
                self.empire_mut(seat).spend_action();
                0
            }
        };
        let empire = self.empire_mut(seat);
        let cost = empire.deploy_cost(content, card, discount);
        empire.pay(cost);
        let mut unit = Unit::new(card);
        if empire.is_used_up(card) {
            unit.spent = true;
            empire.come_back(card);
        }
        empire.give(card);
        let kind = content.card(card).kind;
        empire.deployed = empire.deployed.with(kind);
        empire.station(unit);
        sink.emit(Event::Deployed(seat, card, cost));
        match content.card(card).deployed {
            Some(Deployed::Draw { .. }) => self.frames.call(Frame::Arrival(seat, card)),
            Some(Deployed::Deploy { up_to, .. }) => self.frames.call(Frame::Bring {
                seat,
                card,
                left: up_to,
            }),
            None => {}
        }
    }

    /// Without Action Points or cards in hand there is nothing more to deploy;
    /// both are public.
    pub(in crate::phase) fn settle_deploy(&mut self, seat: Seat) -> bool {
        let empire = self.empire(seat);
        let over = empire.actions == 0 || empire.hand.is_empty();
        if over {
            self.frames.goto(Frame::EndTurn(seat));
        }
        over
    }
}

impl CoreWorlds {
    /// Does the text now bringing Units, if there is one, allow this card?
    pub(crate) fn may_bring(&self, content: &Content, card: Card) -> bool {
        match self.frames.top() {
            Some(Frame::Bring { card: by, .. }) => {
                brings(content, by).is_some_and(|brings| brings.allows(content, card))
            }
            _ => true,
        }
    }

    /// Energy that the text now bringing Units takes off each.
    pub(crate) fn bring_discount(&self, content: &Content) -> u8 {
        match self.frames.top() {
            Some(Frame::Bring { card, .. }) => {
                brings(content, card).map_or(0, |brings| brings.discount)
            }
            _ => 0,
        }
    }
}

/// Which Units the text of this card brings.
fn brings(content: &Content, card: Card) -> Option<Brings> {
    let facts = content.card(card);
    match (facts.deployed, facts.action) {
        (
            Some(Deployed::Deploy {
                of,
                max_cost,
                discount,
                ..
            }),
            _,
        ) => Some(Brings {
            of,
            max_cost,
            discount,
        }),
        (_, Some(Action::Deploy { of, .. })) => Some(Brings {
            of,
            max_cost: u8::MAX,
            discount: 0,
        }),
        _ => None,
    }
}

impl Empire {
    /// What deploying this card costs now, never below 0 (CW-R24).
    #[must_use]
    pub fn deploy_cost(&self, content: &Content, card: Card, discount: u8) -> u16 {
        let facts = content.card(card);
        // Texts with a lower bound first: the order is the player's, and this
        // one is never worse.
        let full = u16::from(facts.deploy);
        let bounded = self.lasting_cost(content, facts.kind, full, true);
        // CW-R04: its own text works already in hand.
        let own = facts.own_discount.map_or(0, |own| {
            let count = self.stationed(content, |kind| own.of.contains(kind));
            u16::from(own.energy) * u16::from(count)
        });
        let cost = bounded.saturating_sub(own.saturating_add(u16::from(discount)));
        self.lasting_cost(content, facts.kind, cost, false)
    }

    /// What is left of a cost after the texts in the Warzone that lower it:
    /// those that have a lower bound, or those that have none.
    fn lasting_cost(&self, content: &Content, kind: Kind, full: u16, bounded: bool) -> u16 {
        self.lasting(content)
            .filter(|text| !self.is_past(*text))
            .fold(full, |cost, text| match text {
                Lasting::DeployDiscount {
                    of, energy, least, ..
                } if of.contains(kind) && (least > 0) == bounded && cost > u16::from(least) => {
                    cost.saturating_sub(u16::from(energy)).max(u16::from(least))
                }
                _ => cost,
            })
    }
}
