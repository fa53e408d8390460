//! The rules of Frontier, one by one.

mod at_table;
mod battle;
mod cards;
mod deals;
mod end;
mod expedition;
mod harvest;
mod liberty;
mod pacts;
mod rounds;
mod setup;

use engine::map::Hex;
use engine::{Seat, SeatSet};
use kit::position::Position;

use crate::card::Card;
use crate::choice::Choice;
use crate::event::FrontierEvent;
use crate::state::{Garrison, Hidden};
use crate::{Frontier, Options};

type Table = Position<Frontier>;

/// A table of two rings whose map and hands are empty: a test says what lies
/// where. It is the first one's turn.
fn table(seats: usize) -> Table {
    let options = Options {
        rings: 2,
        rounds: 12,
        target: 30,
        blight: 8,
    };
    let mut table: Table = Position::new(&options, seats);
    table.game.map = [Garrison::EMPTY; engine::map::MOST_HEXES];
    for hand in &mut table.game.hands {
        let cards: Vec<Hidden> = hand.give_all().collect();
        cards
            .into_iter()
            .for_each(|hidden| table.game.discard[hidden.card as usize] += 1);
    }
    table
}

/// The hex of this number.
fn hex(number: usize) -> Hex {
    Hex::new(number).unwrap()
}

/// What tests lay out and look at.
trait Layout {
    /// Puts units into a hex.
    fn put(&mut self, number: usize, owner: Seat, units: (u8, u8));
    /// Gives a seat cards, from those that were discarded.
    fn hold(&mut self, seat: Seat, cards: &[Card]);
    /// What a seat holds, in the order of the kinds.
    fn hand(&self, seat: Seat) -> Vec<Card>;
    /// What lies in a hex: owner, ships, troops.
    fn at(&self, number: usize) -> (Option<Seat>, u8, u8);
    /// Sends a ship from one hex to another.
    fn send(&mut self, seat: Seat, from: usize, to: usize, troops: u8) -> Vec<FrontierEvent>;
    /// Makes choices of one seat, one after the other; what the last one did.
    fn all(&mut self, seat: Seat, choices: &[Choice]) -> Vec<FrontierEvent>;
}

impl Layout for Table {
    fn put(&mut self, number: usize, owner: Seat, (ships, troops): (u8, u8)) {
        self.game.map[number] = Garrison {
            owner: Some(owner),
            ships,
            troops,
        };
    }

    fn hold(&mut self, seat: Seat, cards: &[Card]) {
        for &card in cards {
            let place = self.game.deck.iter().position(|other| *other == card);
            match place {
                Some(place) if self.game.discard[card as usize] == 0 => {
                    let mut deck = self.game.deck.to_vec();
                    deck.remove(place);
                    self.game.deck = deck.into_iter().collect();
                }
                _ => self.game.discard[card as usize] -= 1,
            }
            self.game.hands[seat.index()].take(Hidden {
                card,
                known: SeatSet::NONE,
            });
        }
    }

    fn hand(&self, seat: Seat) -> Vec<Card> {
        self.game.hands[seat.index()].cards().collect()
    }

    fn at(&self, number: usize) -> (Option<Seat>, u8, u8) {
        let there = self.game.map[number];
        (there.owner, there.ships, there.troops)
    }

    fn send(&mut self, seat: Seat, from: usize, to: usize, troops: u8) -> Vec<FrontierEvent> {
        let choices = [
            Choice::Go(hex(to)),
            Choice::Sail(hex(from), troops),
            Choice::SetOut,
        ];
        self.all(seat, &choices)
    }

    fn all(&mut self, seat: Seat, choices: &[Choice]) -> Vec<FrontierEvent> {
        let mut events = Vec::new();
        for &choice in choices {
            events = self.apply(seat, choice);
        }
        events
    }
}
