//! The action phase: turns, one action each, until all have passed (TI3-ACP-01 to
//! TI3-ACP-07, TI3-PAS-01 to TI3-PAS-03).

pub mod strategic;
pub mod tactical;
mod transfer;
mod turn;

use engine::{Seat, SeatSet, Sink};

pub use transfer::Transfer;
pub use turn::Turn;
pub(crate) use turn::may_activate;

use super::common::check_elimination;
use super::status;
use crate::Play;
use crate::event::ImperiumEvent;
use crate::state::Desk;

/// TI3-STR-15: the one with the lowest number begins.
pub(super) fn begin<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    play.emit(ImperiumEvent::Actions);
    match play.game.order_of_play().first() {
        Some(first) => play.game.frames.call(Turn(*first).into()),
        None => unreachable!("nobody is left"),
    }
}

/// TI3-ACP-01, TI3-ACP-06, TI3-ACP-07: an action is over; the next who has not passed
/// takes one.
pub(crate) fn end_turn<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    debug_assert_eq!(
        play.game.desk,
        Desk::default(),
        "nothing is left on the desk"
    );
    for hull in &mut play.game.player_mut(seat).hulls {
        hull.moved = false;
    }
    play.game.player_mut(seat).hulls.sort_unstable();
    check_elimination(play);
    if play.game.end.is_some() {
        return;
    }
    let order = play.game.order_of_play();
    // Whoever comes after this one's number: it may be out by now.
    let own = play.game.initiative_of(seat);
    let later = order
        .iter()
        .filter(|other| play.game.initiative_of(**other) > own);
    let earlier = order
        .iter()
        .filter(|other| play.game.initiative_of(**other) <= own);
    let next = later
        .chain(earlier)
        .find(|other| !play.game.player(**other).passed);
    match next.copied() {
        Some(next) => play.game.frames.call(Turn(next).into()),
        None => {
            // Peace is kept until the action phase ends.
            play.game.accords = [SeatSet::NONE; engine::MAX_SEATS];
            status::begin(play);
        }
    }
}
