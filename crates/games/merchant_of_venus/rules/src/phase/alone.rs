//! Alone against the Rastur: the die at the end of each turn, the reserve and the
//! Transit Box (MOV-17.1a to MOV-17.5b).

use engine::{Frames, Seat, Sink};

use super::next_turn;
use super::rastur::story::RasturEvent;
use super::rastur::{Heap, Placing, Then, draw, put, win};
use crate::event::MerchantEvent;
use crate::ids::Rastur;
use crate::{MerchantOfVenus, Play};

impl MerchantOfVenus {
    /// Is one player alone against the Rastur?
    #[must_use]
    pub const fn is_alone(&self) -> bool {
        self.modules.alone
    }
}

/// MOV-17.2a, MOV-R59: the turn is over, and has not won: a die for the Rastur.
pub(super) fn roll<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let die = play.dice.shared(&mut play.game.chance).die(6);
    play.game.swarm.die = Some(die);
    play.emit(RasturEvent::Rolled(seat, die).into());
    if die <= play.content.invaders.expands_up_to {
        expand(play, seat);
    } else {
        fuse(play, seat);
    }
}

/// MOV-17.21a to MOV-17.21c: one comes, and one waits in the Transit Box, or goes from
/// there to the supply. Where nothing is left then, the Rastur have won (MOV-17.5b,
/// MOV-R59), and it does not matter where the last one goes.
fn expand<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let rastur = draw(play, seat);
    match play.game.swarm.transit.take() {
        Some(waiting) => put(play, waiting, Heap::Supply),
        None => {
            if let Some(weakest) = play.game.swarm.take_weakest() {
                put(play, weakest, Heap::Transit);
            }
        }
    }
    if play.game.swarm.left() == 0 {
        win(play, Some(rastur));
        return;
    }
    let placing = Placing {
        seat,
        rastur,
        then: Then::NextTurn,
    };
    play.game.frames = Frames::starting(placing.into());
}

/// MOV-17.22a to MOV-17.22c, MOV-R57: two from the supply go to the reserve, and one
/// that is worth about as much comes from there.
fn fuse<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    if play.game.swarm.left() == 1 {
        win(play, None);
        return;
    }
    let drawn = [draw(play, seat), draw(play, seat)];
    let sum = drawn
        .iter()
        .map(|rastur| play.content.rastur(*rastur).value)
        .sum();
    if let Some(nearest) = play.game.swarm.take_nearest(play.content, sum) {
        put(play, nearest, Heap::Supply);
    }
    for rastur in drawn {
        put(play, rastur, Heap::Reserve);
    }
    if play.game.swarm.left() == 0 {
        win(play, None);
    } else {
        next_turn(play, seat);
    }
}

/// MOV-17.3a to MOV-17.3c, MOV-R58: what was destroyed waits in the Transit Box; if one
/// waits there, that one goes to the supply, and this one to the reserve.
pub(super) fn retire<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, rastur: Rastur) {
    match play.game.swarm.transit.take() {
        None => put(play, rastur, Heap::Transit),
        Some(waiting) => {
            put(play, rastur, Heap::Reserve);
            put(play, waiting, Heap::Supply);
        }
    }
}
