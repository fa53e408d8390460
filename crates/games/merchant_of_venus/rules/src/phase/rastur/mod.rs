//! The Rastur: who brings them in, and where they come (MOV-16.1a to MOV-16.5b).
//!
//! What they cancel is where it is used: `MerchantOfVenus::berth` knows no place to
//! land under them, and `wealth` no Deed.

pub mod seen;
pub mod story;
mod swarm;

use std::cmp::Ordering;

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::fight::{self, Battle};
use super::{alone, next_turn};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::content::Content;
use crate::event::MerchantEvent;
use crate::ids::{Rastur, Space};
use crate::state::{Berth, End, Guard};
use crate::{Look, MerchantOfVenus, Play};
use story::RasturEvent;
pub(crate) use swarm::Swarm;
pub use swarm::{Heap, Tally};

/// This seat places a Rastur that was drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placing {
    /// Who.
    pub seat: Seat,
    /// What was drawn.
    pub rastur: Rastur,
    /// What goes on afterwards.
    pub then: Then,
}

/// What goes on once a Rastur is placed (MOV-R53).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Then {
    /// The flight.
    FlyOn,
    /// An attack whose dice have fallen.
    Settle(Battle, Ordering),
    /// The turn is over: the next one (MOV-17.2a).
    NextTurn,
}

impl MerchantOfVenus {
    /// How many Rastur are left to draw.
    #[must_use]
    pub fn supply(&self) -> u32 {
        self.swarm.left()
    }

    /// The Rastur in a space.
    #[must_use]
    pub fn rastur_at(&self, content: &Content, space: Space) -> Option<Rastur> {
        match self.guard(content, space)? {
            Guard::Rastur(rastur) => Some(rastur),
            Guard::Fort(_) => None,
        }
    }
}

/// MOV-16.2b, MOV-16.2d, MOV-17.2a: does a Rastur come of these dice of the merchant
/// on turn?
pub(crate) fn is_brought(look: Look<'_>, dice: &[u8]) -> bool {
    let modules = look.game.modules;
    modules.rastur
        && !modules.alone
        && !look.game.turn.invaded
        && dice.contains(&look.content.invaders.brought_by)
}

/// Draws one, for all to see (MOV-16.2c, MOV-R53).
pub(super) fn draw<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) -> Rastur {
    let mut draw = play.dice.shared(&mut play.game.chance);
    let rastur = play.game.swarm.draw(&mut draw);
    play.emit(RasturEvent::Came(seat, rastur).into());
    rastur
}

/// A Rastur comes in. With the last one the game is over at once (MOV-16.5a, MOV-R56).
pub(super) fn enter<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, then: Then) {
    play.game.turn.invaded = true;
    let rastur = draw(play, seat);
    if play.game.swarm.left() == 0 {
        win(play, Some(rastur));
    } else {
        let placing = Placing { seat, rastur, then };
        play.game.frames.call(placing.into());
    }
}

/// The Rastur win: the last one, if it is on no heap and not on the map.
pub(super) fn win<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, last: Option<Rastur>) {
    play.emit(RasturEvent::Won.into());
    play.game.finish(End::Rastur(last));
}

/// A Rastur goes where those are that are not on the map.
pub(super) fn put<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, rastur: Rastur, heap: Heap) {
    play.game.swarm.put(rastur, heap);
    play.emit(RasturEvent::Moved(rastur, heap).into());
}

/// MOV-16.3d, MOV-R58: what was destroyed goes back to the supply; alone it takes
/// another way.
pub(super) fn retire<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, rastur: Rastur) {
    if play.game.modules.alone {
        alone::retire(play, rastur);
    } else {
        put(play, rastur, Heap::Supply);
    }
}

/// Is this an Orbit, a Spaceport, or an Open Port, which is like one (MOV-12.23b,
/// MOV-R70)?
fn is_port(look: Look<'_>, place: Space) -> bool {
    let lay = look.content.map.lay(place);
    lay.orbit.is_some() || look.game.site(look.content, place) == Some(Berth::OpenPort)
}

/// MOV-16.23a, MOV-16.23b: where neither a Fort nor a Rastur is; in a City only where
/// there is no other place.
fn may_place(look: Look<'_>, place: Space, ports_are_full: bool) -> Result<(), Ban> {
    if look.game.guard(look.content, place).is_some() {
        Err(Ban::Guarded)
    } else if is_port(look, place) || ports_are_full {
        Ok(())
    } else {
        Err(Ban::PortsFirst)
    }
}

/// Is there a Fort or a Rastur in every Orbit and Spaceport?
fn ports_are_full(look: Look<'_>) -> bool {
    let mut places = look.content.map.all_places().iter();
    places.all(|place| !is_port(look, *place) || may_place(look, *place, false).is_err())
}

impl Step<MerchantOfVenus> for Placing {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<MerchantOfVenus>) {
        let full = ports_are_full(look);
        for place in look.content.map.all_places() {
            let is_city = look.content.map.lay(*place).terrain.is_city();
            if is_city || is_port(look, *place) {
                out.option(Choice::Rastur(*place), may_place(look, *place, full));
            }
        }
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let rule = match self.then {
            Then::NextTurn => "MOV-17.21a",
            Then::FlyOn | Then::Settle(..) => "MOV-16.23a",
        };
        let value = look.content.rastur(self.rastur).value;
        Question::new(Text::new("mov-ask-rastur").with("value", value), rule)
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        let Choice::Rastur(place) = choice else {
            stray(choice)
        };
        let text = match look.game.site(look.content, place) {
            Some(Berth::Spaceport(owner)) => Text::new("mov-rastur-port").with("seat", owner),
            _ => Text::new("mov-rastur-place"),
        };
        Label::new(text.with("space", look.content.space(place)))
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        Some(match subject {
            Subject::Space(_) => Ban::NoPort,
            _ => Ban::Invasion,
        })
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Rastur(space) = choice else {
            stray(choice)
        };
        let Some(place) = play.content.map.lay(space).place else {
            unreachable!("nothing can stand at {space}")
        };
        play.game.guards[usize::from(place)] = Some(Guard::Rastur(self.rastur));
        play.emit(RasturEvent::Placed(seat, self.rastur, space).into());
        play.game.frames.end();
        match self.then {
            Then::FlyOn => {}
            Then::Settle(battle, totals) => fight::resolve(play, battle, totals),
            Then::NextTurn => next_turn(play, seat),
        }
    }
}
