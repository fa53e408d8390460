//! Strategic actions: the primary ability of a card, then its secondary for the
//! others, clockwise (TI3-SAC-01 to TI3-SAC-16).

mod diplomacy;
mod follow;
mod imperial;
mod logistics;
mod warfare;

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink};

pub use diplomacy::{Accord, Refresh};
pub use follow::Follow;
pub(crate) use follow::kind;
pub use imperial::Yard;
pub use logistics::Logistics;
pub use warfare::{Patrol, Recall};

use super::end_turn;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::ids::Strategy;
use crate::phase::common::Gain;
use crate::{Look, Play, TwilightImperium};

/// What comes next in a strategic action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    Primary,
    /// The others, clockwise: who is next.
    Secondary(u8),
    Over,
}

/// This seat performs the strategic action of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Strategic {
    pub(crate) seat: Seat,
    pub(crate) card: Strategy,
    pub(crate) part: Part,
}

impl Strategic {
    pub(crate) const fn new(seat: Seat, card: Strategy) -> Self {
        Self {
            seat,
            card,
            part: Part::Primary,
        }
    }

    /// TI3-SAC-02: what the owner of the card does.
    fn primary<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) {
        let seat = self.seat;
        match self.card {
            Strategy::Diplomacy => Accord::call(play, seat),
            Strategy::Logistics => {
                let left = play.content.figures.strategies.logistics_counters;
                play.game.frames.call(Gain { seat, left }.into());
            }
            Strategy::Warfare => Recall::call(play, seat),
            Strategy::Imperial => imperial::primary(play, seat),
            // They only decide the order of play as yet.
            Strategy::Initiative | Strategy::Political | Strategy::Trade | Strategy::Technology => {
            }
        }
    }
}

impl Step<TwilightImperium> for Strategic {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::NONE
    }

    fn options(self, _: Look<'_>, _: Seat, _: &mut impl Options<TwilightImperium>) {}

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        unreachable!("a strategic action asks through its steps")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        stray(choice)
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        None
    }

    fn apply<S: Sink<ImperiumEvent>>(self, _: &mut Play<'_, S>, _: Seat, choice: Choice) {
        stray(choice)
    }

    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let part = match self.part {
            Part::Primary => Part::Secondary(1),
            Part::Secondary(nth) if nth + 1 < play.game.seats => Part::Secondary(nth + 1),
            Part::Secondary(_) | Part::Over => Part::Over,
        };
        play.game.frames.goto(Self { part, ..self }.into());
        match self.part {
            Part::Primary => self.primary(play),
            Part::Secondary(nth) => {
                let mut others = play.game.clockwise_from(self.seat).skip(usize::from(nth));
                if let Some(seat) = others.next() {
                    drop(others);
                    Follow::call(play, seat, self.card);
                }
            }
            // TI3-SAC-06.
            Part::Over => {
                play.game.strategy_mut(self.card).used = true;
                play.game.frames.end();
                end_turn(play, self.seat);
            }
        }
        true
    }
}
