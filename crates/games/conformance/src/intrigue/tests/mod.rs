//! The rules of Intrigue, one by one.

mod cards;
mod turns;
mod veto;

use engine::{Game, Seat, SeatSet};
use kit::position::{Position, Why, why};

use super::{Card, Choice, Hidden, Intrigue, Options};

/// A table whose hands and deck are empty: a test says what lies where.
fn table(seats: usize) -> Position<Intrigue> {
    let mut position: Position<Intrigue> =
        Position::seeded(&Options { target: 7 }, seats, "a rule");
    position.game.hands.iter_mut().for_each(|hand| hand.clear());
    // So that nobody is out of cards to draw.
    position.stack(&[Card::Spy; 5]);
    position
}

/// A face-down card that nobody knows.
const fn hidden(card: Card) -> Hidden {
    Hidden {
        card,
        known: SeatSet::NONE,
    }
}

/// What tests lay out and look at.
pub(super) trait Layout {
    /// Gives a seat this hand.
    fn hold(&mut self, seat: Seat, cards: &[Card]);
    /// Makes these the deck, the top first.
    fn stack(&mut self, cards: &[Card]);
    /// The deck, the top first.
    fn deck(&self) -> Vec<Card>;
    /// What a seat holds, in the order of the kinds.
    fn hand(&self, seat: Seat) -> Vec<Card>;
    /// How many of a kind were discarded.
    fn discarded(&self, card: Card) -> u8;
    /// Why a seat that is asked may not choose this.
    fn forbidden(&self, seat: Seat, choice: Choice) -> Option<Why>;
}

impl Layout for Position<Intrigue> {
    fn hold(&mut self, seat: Seat, cards: &[Card]) {
        let hand = &mut self.game.hands[seat.index()];
        *hand = cards.iter().copied().map(hidden).collect();
    }

    fn stack(&mut self, cards: &[Card]) {
        self.game.deck = cards.iter().rev().copied().map(hidden).collect();
    }

    fn deck(&self) -> Vec<Card> {
        let cards = self.game.deck.iter().rev();
        cards.map(|hidden| hidden.card).collect()
    }

    fn hand(&self, seat: Seat) -> Vec<Card> {
        let hand = self.game.hands[seat.index()].iter();
        hand.map(|hidden| hidden.card).collect()
    }

    fn discarded(&self, card: Card) -> u8 {
        self.game.discard[card as usize]
    }

    fn forbidden(&self, seat: Seat, choice: Choice) -> Option<Why> {
        let verdicts = self.game.verdicts(&self.content, seat).unwrap();
        let found = verdicts.iter().find(|(option, _)| *option == choice);
        let (_, ban) = found.unwrap();
        ban.as_ref().map(why)
    }
}
