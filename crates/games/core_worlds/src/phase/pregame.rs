//! The pre-game draft (CW-PRE), for those who chose it.

use engine::{Dice, Seat, Sink};

use crate::card::Card;
use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::state::{CoreWorlds, Frame};

impl CoreWorlds {
    /// Who picks after so many picks: once round clockwise from the Destiny
    /// holder, then back (CW-PRE-04, CW-PRE-05).
    pub(crate) fn picker(&self, picked: u8) -> Seat {
        let players = self.players();
        let picked = usize::from(picked);
        let place = if picked < players {
            picked
        } else {
            (2 * players).saturating_sub(1 + picked)
        };
        self.in_order().nth(place).unwrap_or(self.destiny)
    }

    pub(super) fn list_picks(&self, out: &mut Vec<Choice>) {
        for (place, offer) in self.central.iter().enumerate() {
            if !self.central[..place].contains(offer) {
                out.push(Choice::Pick(offer.card));
            }
        }
    }

    pub(super) fn pick(
        &mut self,
        seat: Seat,
        card: Card,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(place) = self.central.iter().position(|offer| offer.card == card) else {
            return;
        };
        self.central.remove(place);
        self.empire_mut(seat).picked.push(card);
        sink.emit(Event::Picked(seat, card));
        let Some(Frame::Pick(picked)) = self.frames.top() else {
            return;
        };
        self.frames.goto(Frame::Pick(picked + 1));
        if usize::from(picked) + 1 == 2 * self.players() {
            self.close_draft(dice, sink);
        }
    }

    /// What nobody picked leaves the game; the rest is shuffled in (CW-PRE-07,
    /// CW-PRE-08).
    fn close_draft(&mut self, dice: &mut Dice, sink: &mut impl Sink<Event>) {
        for offer in std::mem::take(&mut self.central) {
            self.put_away.push(offer.card);
            sink.emit(Event::PutAway(offer.card));
        }
        for seat in Seat::all(self.players()) {
            let empire = &mut self.empires[seat.index()];
            empire.deck.extend(empire.picked.drain(..));
            dice.shared(&mut self.chance).shuffle(&mut empire.deck);
            sink.emit(Event::ShuffledPicks(seat));
        }
    }

    /// When all have picked twice, the first round begins.
    pub(super) fn settle_picks(
        &mut self,
        content: &Content,
        picked: u8,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let over = usize::from(picked) == 2 * self.players();
        if over {
            self.begin_round(content, dice, sink);
        }
        over
    }
}
