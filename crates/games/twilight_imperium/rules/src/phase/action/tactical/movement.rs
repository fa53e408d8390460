//! Ships move into the activated system, or between the two of a transfer
//! (TI3-MOV-01 to TI3-R22, TI3-TRF-07).

use arrayvec::ArrayVec;
use engine::map::{Hex, PlaceSet};
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::{Load, Tactical};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::ids::Ship;
use crate::phase::common::{check_support, place_name, site};
use crate::reach::{Reach, crossable};
use crate::state::{Hull, Vessel};
use crate::value::Silent;
use crate::value::movement::movement;
use crate::{Look, Play, TwilightImperium};

/// This seat moves ships.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    pub(crate) seat: Seat,
    pub(crate) place: Hex,
    pub(crate) with: Option<Hex>,
}

/// What the moves of one question have in common.
struct Orders {
    /// TI3-MOV-07: systems that held a counter before this activation.
    pinned: PlaceSet,
    reach: Reach,
    back: Option<Reach>,
    fleet: u8,
}

impl Move {
    /// Asks, if there is a ship that could move.
    pub(super) fn call<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>, tactical: Tactical) {
        let Tactical {
            seat, place, with, ..
        } = tactical;
        play.game.frames.call(Self { seat, place, with }.into());
    }

    fn orders(self, look: Look<'_>) -> Orders {
        let player = look.game.player(self.seat);
        let crossable = crossable(look.game, self.seat);
        let mut pinned = player.activated.without(self.place.index());
        if let Some(with) = self.with {
            pinned = pinned.without(with.index());
        }
        Orders {
            pinned,
            reach: Reach::of(look.game, crossable, self.place),
            back: self.with.map(|with| Reach::of(look.game, crossable, with)),
            fleet: player.counters.fleet,
        }
    }

    /// Where a ship goes that leaves a place.
    fn target(self, from: Hex) -> Hex {
        match self.with {
            Some(with) if from == self.place => with,
            _ => self.place,
        }
    }

    fn may_move(self, look: Look<'_>, orders: &Orders, ship: Ship, from: Hex) -> Result<(), Ban> {
        let to = self.target(from);
        let reach = match orders.back {
            Some(ref back) if to != self.place => back,
            _ => &orders.reach,
        };
        if orders.pinned.contains(from.index()) {
            return Err(Ban::Pinned);
        }
        // TI3-TRF-07: only between the two.
        if self
            .with
            .is_some_and(|with| from != with && from != self.place)
        {
            return Err(Ban::NotInTransfer);
        }
        if !reach.reaches(from, movement(look, ship, from, &mut Silent)) {
            return Err(Ban::OutOfReach);
        }
        // TI3-MOV-11: one that comes back was there before.
        if from != to && self.with.is_none() && look.game.fleet_at(self.seat, to) >= orders.fleet {
            return Err(Ban::FleetFull);
        }
        Ok(())
    }

    /// TI3-R22: within fleet supply when all have moved; in a transfer ships may come
    /// before others leave.
    fn may_end(self, look: Look<'_>) -> Result<(), Ban> {
        let fleet = look.game.player(self.seat).counters.fleet;
        let places = std::iter::once(self.place).chain(self.with);
        let full = |place: Hex| look.game.fleet_at(self.seat, place) > fleet;
        if places.into_iter().any(full) {
            Err(Ban::FleetFull)
        } else {
            Ok(())
        }
    }

    /// Every kind of ship that has not moved, once a place.
    fn candidates(self, game: &TwilightImperium) -> ArrayVec<(Vessel, Hex), 27> {
        let mut found: ArrayVec<(Vessel, Hex), 27> = ArrayVec::new();
        for hull in &game.player(self.seat).hulls {
            let candidate = (hull.vessel, hull.place);
            // They are in order: equal ones follow each other.
            if !hull.moved && found.last() != Some(&candidate) {
                found.push(candidate);
            }
        }
        found
    }
}

impl Step<TwilightImperium> for Move {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<TwilightImperium>) {
        let orders = self.orders(look);
        for (vessel, from) in self.candidates(look.game) {
            let verdict = self.may_move(look, &orders, vessel.ship, from);
            out.option(Choice::Move(vessel, from), verdict);
        }
        out.option(Choice::Moved, self.may_end(look));
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new("ti3-ask-move").with("site", place_name(look, self.place));
        Question::new(text, "TI3-MOV-01")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Move(vessel, from) => {
                let text = Text::new("ti3-move")
                    .with("ship", crate::shell::vessel(look.content, vessel))
                    .with("site", place_name(look, from));
                let there = look.game.fleet_at(seat, self.target(from));
                Label::new(text).in_group("ti3-group-move").with_change(
                    "ti3-fleet",
                    there,
                    there + 1,
                )
            }
            Choice::Moved => {
                let text = Text::new("ti3-moved").with("site", place_name(look, self.place));
                Label::new(text).goal()
            }
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Place(_) => Some(Ban::NoShips),
            _ => Some(Ban::MoveFirst),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Move(vessel, from) => {
                let hull = play.game.take_hull(seat, from, vessel);
                let to = self.target(from);
                let (start, end) = (site(play.game, from), site(play.game, to));
                play.emit(ImperiumEvent::Moved(seat, vessel, start, end));
                if play.content.unit(vessel.ship.unit()).capacity > 0 {
                    play.game
                        .frames
                        .call(Load::new(seat, from, to, hull.vessel).into());
                } else {
                    let hull = Hull {
                        place: to,
                        moved: true,
                        ..hull
                    };
                    play.game.add_hull(seat, hull);
                }
            }
            Choice::Moved => {
                play.game.frames.end();
                let there = site(play.game, self.place);
                play.emit(ImperiumEvent::Arrived(seat, there));
                // TI3-UFI-04: where a carrier has left, fighters may lack support.
                for place in Hex::of(play.game.galaxy.laid()) {
                    check_support(play, seat, place);
                }
            }
            _ => stray(choice),
        }
    }
}
