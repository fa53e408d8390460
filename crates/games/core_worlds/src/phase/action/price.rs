//! Paying for a text with cards from hand (CW-TXT-05).

use engine::{Seat, Sink};

use crate::card::Card;
use crate::choice::Choice;
use crate::content::Content;
use crate::content::ability::{EnergyPhase, Invasion};
use crate::event::Event;
use crate::state::{CoreWorlds, Frame, Strength};

impl CoreWorlds {
    pub(in crate::phase) fn list_price(&self, seat: Seat, at_will: bool, out: &mut Vec<Choice>) {
        let cards = self.empire(seat).different_in_hand();
        out.extend(cards.map(Choice::Discard));
        if at_will {
            out.push(Choice::Done);
        }
    }

    /// One card of the price. Texts that pay for each card do so at once, the
    /// others when all are paid.
    pub(in crate::phase) fn pay_card(
        &mut self,
        content: &Content,
        seat: Seat,
        paid: Card,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(Frame::Price {
            card,
            left,
            at_will,
            ..
        }) = self.frames.top()
        else {
            return;
        };
        let left = left.saturating_sub(1);
        self.frames.goto(Frame::Price {
            seat,
            card,
            left,
            at_will,
        });
        self.empire_mut(seat).give(paid);
        self.discard(seat, paid, sink);
        let facts = content.card(card);
        // A card may have a price at either time (CW-TXT-01).
        match facts.energy_phase.filter(|_| self.invasion.is_none()) {
            Some(EnergyPhase::Exchange { energy, .. }) if left == 0 => {
                self.gain(seat, u16::from(energy), card, sink);
            }
            Some(EnergyPhase::Burn { energy, .. }) => {
                self.gain(seat, u16::from(energy), card, sink);
            }
            _ => {}
        }
        match facts.invasion.filter(|_| self.invasion.is_some()) {
            Some(Invasion::Boost { fleet, ground, .. }) if left == 0 => {
                self.strengthen(Strength::new(fleet, ground));
            }
            Some(Invasion::Sacrifice { fleet, ground }) => {
                self.strengthen(Strength::new(fleet, ground));
            }
            _ => {}
        }
    }
}
