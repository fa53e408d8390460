//! Imperial: an objective is revealed and points are gained; others build units
//! (TI3-SAC-11, TI3-VIC-04, TI3-VIC-05).

use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::ids::Objective;
use crate::phase::action::tactical::Produce;
use crate::phase::common::{gain_points, place_name, site};
use crate::state::End;
use crate::{Look, Play, TwilightImperium};

/// This seat chooses where to build.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Yard(pub(crate) Seat);

/// TI3-SAC-11: the top objective; with Imperium Rex the game is over, and there are
/// no points.
pub(super) fn primary<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    if let Some(objective) = play.game.deck.draw() {
        play.game.revealed.push(objective);
        play.emit(ImperiumEvent::Revealed(objective));
        if objective == Objective::ImperiumRex {
            play.game.finish(End::ImperiumRex);
            return;
        }
    }
    let points = play.content.figures.strategies.imperial_points;
    gain_points(play, seat, points);
}

fn may_build_in(look: Look<'_>, seat: Seat, place: Hex) -> Result<(), Ban> {
    if Produce::without_activation(seat, place).can_build(look) {
        Ok(())
    } else {
        Err(Ban::NoDock)
    }
}

pub(super) fn can_build(look: Look<'_>, seat: Seat) -> Result<(), Ban> {
    let mut places = Hex::of(look.game.galaxy.laid());
    if places.any(|place| may_build_in(look, seat, place).is_ok()) {
        Ok(())
    } else {
        Err(Ban::NoDock)
    }
}

impl Step<TwilightImperium> for Yard {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for place in Hex::of(look.game.galaxy.laid()) {
            out.option(Choice::Produce(place), may_build_in(look, seat, place));
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(Text::new("ti3-ask-yard"), "TI3-SAC-03")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Produce(place) => Text::new("ti3-produce")
                .with("site", place_name(look, place))
                .into(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::FollowFirst)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Produce(place) = choice else {
            stray(choice)
        };
        play.game.frames.end();
        let there = site(play.game, place);
        play.emit(ImperiumEvent::Yard(seat, there));
        Produce::without_activation(seat, place).begin(play);
    }
}
