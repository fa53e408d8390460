//! Whether to perform a secondary ability (TI3-SAC-03 to TI3-SAC-10).

use engine::step::{Options, Step};
use engine::{Label, Pass, Question, Seat, SeatSet, Sink, Text};

use super::{Logistics, Patrol, Refresh, Yard, imperial, logistics, warfare};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::ids::Strategy;
use crate::{Look, Play, TwilightImperium};

/// This seat may perform the secondary ability of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Follow {
    pub(crate) seat: Seat,
    pub(crate) card: Strategy,
}

/// What standing orders call the question about a card.
pub(crate) const fn kind(card: Strategy) -> &'static str {
    match card {
        Strategy::Diplomacy => "ti3-kind-diplomacy",
        Strategy::Logistics => "ti3-kind-logistics",
        Strategy::Warfare => "ti3-kind-warfare",
        Strategy::Imperial
        | Strategy::Initiative
        | Strategy::Political
        | Strategy::Trade
        | Strategy::Technology => "ti3-kind-imperial",
    }
}

impl Follow {
    /// Asks, if this one can perform it.
    pub(super) fn call<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>, seat: Seat, card: Strategy) {
        let follow = Self { seat, card };
        if follow.may_follow(play.look()).is_ok() {
            play.game.frames.call(follow.into());
        }
    }

    /// TI3-SAC-04; Initiative: its owner pays nothing.
    fn is_free(self, game: &TwilightImperium) -> bool {
        let initiative = game.strategy(Strategy::Initiative).holder;
        self.card == Strategy::Logistics || initiative == Some(self.seat)
    }

    /// TI3-SAC-03: can it be paid, and is there something to do?
    fn may_follow(self, look: Look<'_>) -> Result<(), Ban> {
        let Self { seat, card } = self;
        let player = look.game.player(seat);
        if player.out {
            return Err(Ban::Out);
        }
        if !self.is_free(look.game) && player.counters.strategy == 0 {
            return Err(Ban::NoStrategy);
        }
        match card {
            Strategy::Diplomacy => Refresh::can_begin(look, seat),
            Strategy::Logistics => logistics::can_buy(look, seat),
            Strategy::Warfare => warfare::can_patrol(look, seat),
            Strategy::Imperial => imperial::can_build(look, seat),
            Strategy::Initiative | Strategy::Political | Strategy::Trade | Strategy::Technology => {
                Err(Ban::NoSecondary)
            }
        }
    }

    /// What is done for who does not want to be asked.
    pub(crate) const fn pass(self) -> Pass<Choice> {
        Pass::new(kind(self.card), Choice::Decline)
    }

    fn follow<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) {
        let Self { seat, card } = self;
        if !self.is_free(play.game) {
            play.game.player_mut(seat).counters.strategy -= 1;
        }
        play.emit(ImperiumEvent::Followed(seat, card));
        match card {
            Strategy::Diplomacy => {
                let left = play.content.figures.strategies.diplomacy_planets;
                play.game.frames.call(Refresh { seat, left }.into());
            }
            Strategy::Logistics => play.game.frames.call(Logistics(seat).into()),
            Strategy::Warfare => {
                let left = play.content.figures.strategies.warfare_ships;
                play.game.frames.call(Patrol { seat, left }.into());
            }
            Strategy::Imperial
            | Strategy::Initiative
            | Strategy::Political
            | Strategy::Trade
            | Strategy::Technology => play.game.frames.call(Yard(seat).into()),
        }
    }
}

impl Step<TwilightImperium> for Follow {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, _: Look<'_>, _: Seat, out: &mut impl Options<TwilightImperium>) {
        out.may(Choice::Follow);
        out.may(Choice::Decline);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let name = &look.content.strategy(self.card).name;
        let key = match self.card {
            Strategy::Diplomacy => "ti3-ask-follow-diplomacy",
            Strategy::Logistics => "ti3-ask-follow-logistics",
            Strategy::Warfare => "ti3-ask-follow-warfare",
            _ => "ti3-ask-follow-imperial",
        };
        Question::new(Text::new(key).with("strategy", name), "TI3-SAC-03")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Follow if self.is_free(look.game) => {
                Label::new(Text::new("ti3-follow-free")).goal()
            }
            Choice::Follow => {
                let counters = look.game.player(seat).counters.strategy;
                Label::new(Text::new("ti3-follow")).goal().with_change(
                    "ti3-area-strategy",
                    counters,
                    counters.saturating_sub(1),
                )
            }
            Choice::Decline => Label::new(Text::new("ti3-decline")).ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::FollowFirst)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        play.game.frames.end();
        match choice {
            Choice::Follow => self.follow(play),
            Choice::Decline => play.emit(ImperiumEvent::Declined(seat)),
            _ => stray(choice),
        }
    }
}
