//! The Draw Phase (CW-DRW), and drawing at any time.

use engine::cards::Hidden;
use engine::{Seat, Sink};

use super::Play;
use crate::event::Event;

/// Everyone draws up to the hand limit of the sector; a kept card counts.
pub(super) fn draw_phase<S: Sink<Event>>(play: &mut Play<'_, S>) {
    let limit = play.content.sector(play.game.sector()).hand;
    for seat in Seat::all(play.game.players()) {
        let held = play.game.empire(seat).hand.len() as u8;
        draw(play, seat, limit.saturating_sub(held));
    }
}

/// Draws up to this many cards; a new deck is made when one is needed
/// (CW-DRW-06).
pub(super) fn draw<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, cards: u8) {
    for _ in 0..cards {
        let game = &mut *play.game;
        let empire = &mut game.empires[seat.index()];
        if empire.deck.wants(&empire.discard) {
            let mut draw = play.dice.shared(&mut game.chance);
            empire.deck.shuffle_in(&mut empire.discard, &mut draw);
            play.emit(Event::Reshuffled(seat));
        }
        let empire = play.game.empire_mut(seat);
        let Some(card) = empire.deck.draw() else {
            return;
        };
        empire.hand.take(Hidden::unseen(card));
        play.emit(Event::Drew(seat, Some(card)));
    }
}
