//! The Discard Phase (CW-DIS).

use engine::{Dice, Seat, Sink};

use crate::card::Card;
use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::state::{CoreWorlds, Keeping, ROUNDS};

impl CoreWorlds {
    /// Whoever holds nothing has nothing to decide; after the last round there
    /// is no next one to keep a card for.
    pub(super) fn open_keep(&mut self) {
        let last = self.round == ROUNDS;
        for seat in Seat::all(self.players()) {
            let empire = self.empire_mut(seat);
            empire.keeping = if last || empire.hand.is_empty() {
                Keeping::Nothing
            } else {
                Keeping::Undecided
            };
        }
    }

    pub(super) fn list_keep(&self, seat: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Keep(None));
        let cards = self.empire(seat).different_in_hand();
        out.extend(cards.map(|card| Choice::Keep(Some(card))));
    }

    /// Told to nobody until all have decided (CW-R33).
    pub(super) fn decide(&mut self, seat: Seat, card: Option<Card>, sink: &mut impl Sink<Event>) {
        self.empire_mut(seat).keeping = card.map_or(Keeping::Nothing, Keeping::Card);
        sink.emit(Event::Decided(seat, Some(card)));
    }

    /// When all have decided: hands to the discard piles, Energy to nothing.
    pub(super) fn settle_keep(
        &mut self,
        content: &Content,
        dice: &mut Dice,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        if !self.awaited().is_empty() {
            return false;
        }
        for seat in Seat::all(self.players()) {
            self.clear_hand(seat, sink);
        }
        self.end_round(content, dice, sink);
        true
    }

    fn clear_hand(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let empire = self.empire_mut(seat);
        // CW-R33: a copy that nobody has seen, if there is one: to go on
        // showing the known one would tell which card was kept.
        let kept = match std::mem::take(&mut empire.keeping) {
            Keeping::Card(card) => empire.hand.iter().position(|held| held.card == card),
            Keeping::Nothing | Keeping::Undecided => None,
        };
        let kept = kept.map(|place| empire.hand.remove(place));
        for held in empire.hand.drain(..) {
            empire.discard.push(held.card);
            sink.emit(Event::Discarded(seat, held.card));
        }
        empire.hand.extend(kept);
        empire.energy = 0;
        sink.emit(Event::Cleared(seat, kept.is_some()));
    }
}
