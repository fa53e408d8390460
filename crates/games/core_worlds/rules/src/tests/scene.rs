//! Scenes that several of the rule tests begin with.

use engine::{Seat, Viewer};
use kit::position::S1;

use super::table::{Layout, Table, energy_of, turn_of};
use crate::card::Card;
use crate::choice::Choice;
use crate::event::Event;
use crate::state::Offer;

/// Just before the Galactic Phase of a round: the last Energy decision, with
/// the Destiny Marker at the first seat. Otherwise as [`energy_of`].
pub(super) fn before_galactic(players: usize, round: u8) -> Table {
    let last = Seat::all(players).last().unwrap_or(S1);
    let mut table = energy_of(last, players);
    table.game.destiny = S1;
    table.game.round = round;
    table
}

/// Lets the Galactic Phase happen.
pub(super) fn galactic_phase(table: &mut Table) -> Vec<Event> {
    let last = Seat::all(table.game.players()).last().unwrap_or(S1);
    table.play(last, &[Choice::Done])
}

/// This Galactic Deck is these cards, the first of which comes first.
pub(super) fn stack(table: &mut Table, sector: usize, cards: &[Card]) {
    let deck = &mut table.game.galactic[sector - 1];
    deck.clear();
    deck.extend(cards.iter().rev().copied());
}

/// These come from their decks into the Central Zone, each with an Energy
/// Token.
pub(super) fn tokened(table: &mut Table, cards: &[Card]) {
    for deck in &mut table.game.galactic {
        deck.retain(|card| !cards.contains(&card));
    }
    let offers = cards.iter().map(|card| Offer {
        card: *card,
        token: true,
    });
    table.game.central.extend(offers);
}

/// The Central Zone as everyone sees it: cards, and whether a token is there.
pub(super) fn zone(table: &Table) -> Vec<(Card, bool)> {
    let central = table.public().central;
    central
        .into_iter()
        .map(|offer| (offer.card, offer.token))
        .collect()
}

/// The first seat's turn in some round, with the Destiny Marker there, when
/// all others have passed. Otherwise as [`turn_of`].
pub(super) fn last_turn(players: usize, round: u8) -> Table {
    let mut table = turn_of(S1, players);
    table.game.destiny = S1;
    table.game.round = round;
    for empire in &mut table.game.empires[1..] {
        empire.actions = 0;
    }
    table
}

/// The first of two seats has announced the Invasion of this World, with these
/// Units in the Warzone: 9 Energy and 4 Action Points are left.
pub(super) fn invading(world: Card, units: &[Card]) -> Table {
    let mut table = turn_of(S1, 2);
    table.central(&[world]).units(S1, units);
    table.play(S1, &[Choice::Invade(world)]);
    table
}

/// Commits these, one after the other.
pub(super) fn commit(table: &mut Table, units: &[Card]) {
    for unit in units {
        table.play(S1, &[Choice::Commit(*unit)]);
    }
}

/// Fleet and Ground Strength of the invaders, as everyone sees it.
pub(super) fn attack(table: &Table) -> (u16, u16) {
    let front = table.public().invasion.expect("an Invasion goes on");
    (front.attack.fleet, front.attack.ground)
}

/// Fleet and Ground Strength that the World still has, as everyone sees it.
pub(super) fn defence(table: &Table) -> (u16, u16) {
    let front = table.public().invasion.expect("an Invasion goes on");
    (front.defence.fleet, front.defence.ground)
}

/// These events as this seat sees them.
pub(super) fn as_seen(events: &[Event], seat: Seat) -> Vec<Event> {
    kit::position::seen(events, Viewer::Seat(seat))
}

/// Printed and bonus points of an Empire, as everyone sees them.
pub(super) fn points(table: &Table, seat: Seat) -> (u16, u16) {
    table.public().empires[seat.index()].points
}
