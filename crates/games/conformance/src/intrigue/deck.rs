//! Where cards lie and how they move: hands, the deck, the discard pile
//! (INT-03, INT-04).

use engine::{Dice, Seat, Sink};

use super::choice::{IntrigueEvent, Subject};
use super::content::Card;
use super::{Ban, Hidden, Intrigue, Look, Play, SHUFFLES};

/// INT-02: only what one holds.
pub(super) fn must_hold(look: Look<'_>, seat: Seat, card: Card) -> Result<(), Ban> {
    if look.game.holds(seat, card) {
        Ok(())
    } else {
        Err(Ban::NotHeld(card))
    }
}

/// A card that one does not hold is out of the question, whatever is pending.
pub(super) fn lacks(look: Look<'_>, seat: Seat, subject: Subject) -> Option<Ban> {
    match subject {
        Subject::Hand(card) => must_hold(look, seat, card).err(),
        Subject::Deck | Subject::Announced => None,
    }
}

impl Intrigue {
    pub(super) fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hands[seat.index()].holds(card)
    }

    /// Is there anything to draw, now or after a shuffle (INT-04)?
    pub(super) fn has_cards(&self) -> bool {
        let may_shuffle = self.shuffles < SHUFFLES && self.discard.iter().any(|&count| count > 0);
        !self.deck.is_empty() || may_shuffle
    }

    /// Puts the top card of the deck into a hand. Who had seen it still knows.
    pub(super) fn deal(&mut self, seat: Seat) -> Option<Card> {
        let hand = &mut self.hands[seat.index()];
        if hand.is_full() {
            return None;
        }
        let hidden = self.deck.draw()?;
        hand.take(Hidden {
            known: hidden.known.without(seat),
            ..hidden
        });
        Some(hidden.card)
    }

    /// Makes the discard pile the deck. Nobody knows any card of it then.
    pub(super) fn shuffle(&mut self, dice: &mut Dice) {
        for card in Card::ALL {
            for _ in 0..std::mem::take(&mut self.discard[card as usize]) {
                self.deck.put(Hidden::unseen(card));
            }
        }
        self.deck.shuffle(&mut dice.shared(&mut self.chance));
    }
}

/// INT-04: an empty deck is made anew, where that may still be done.
pub(super) fn refill<S: Sink<IntrigueEvent>>(play: &mut Play<'_, S>) {
    if play.game.deck.is_empty() && play.game.has_cards() {
        play.game.shuffle(play.dice);
        play.game.shuffles += 1;
        play.emit(IntrigueEvent::Reshuffled);
    }
}

/// Draws a card, if there is one and it fits into the hand.
pub(super) fn draw<S: Sink<IntrigueEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    if play.game.hands[seat.index()].is_full() {
        return;
    }
    refill(play);
    if let Some(card) = play.game.deal(seat) {
        play.emit(IntrigueEvent::Drew(seat, Some(card)));
    }
}
