//! More ships in a system than fleet supply allows: some are removed (TI3-FLT-03,
//! TI3-R57, TI3-RET-07).

use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::hits::{label_ship, lose, vessels};
use super::{check_support, place_name};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::{Look, Play, TwilightImperium};

/// This seat removes ships from a place until they are within the limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Excess {
    pub(crate) seat: Seat,
    pub(crate) place: Hex,
}

impl Excess {
    fn count(self, game: &TwilightImperium) -> u8 {
        let fleet = game.player(self.seat).counters.fleet;
        game.fleet_at(self.seat, self.place).saturating_sub(fleet)
    }
}

impl Step<TwilightImperium> for Excess {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for vessel in vessels(look.game, seat, self.place) {
            out.may(Choice::Lose(vessel));
        }
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new("ti3-ask-excess")
            .with("site", place_name(look, self.place))
            .with("count", self.count(look.game));
        Question::new(text, "TI3-FLT-03")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Lose(vessel) => label_ship(look, "ti3-scrap", vessel),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::ExcessFirst)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Lose(vessel) => lose(play, seat, self.place, vessel),
            _ => stray(choice),
        }
    }

    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let Self { seat, place } = self;
        let over = self.count(play.game);
        if over == 0 {
            play.game.frames.end();
            check_support(play, seat, place);
            return true;
        }
        let ships = vessels(play.game, seat, place);
        let [only] = ships[..] else { return false };
        lose(play, seat, place, only);
        true
    }
}
