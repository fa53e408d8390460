//! The second system of a transfer action (TI3-TRF-01 to TI3-TRF-06).

use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::may_activate;
use super::tactical::Tactical;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::phase::common::{place_name, site};
use crate::{Look, Play, TwilightImperium};

/// This seat transfers between a system and another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Transfer {
    pub(crate) seat: Seat,
    pub(crate) place: Hex,
}

/// TI3-TRF-04, TI3-R44, TI3-TRF-05: own units, none of others, and not activated.
fn is_own(look: Look<'_>, seat: Seat, place: Hex) -> Result<(), Ban> {
    may_activate(look, seat, place)?;
    let (game, content) = (look.game, look.content);
    if !game.has_units(content, seat, place) {
        return Err(Ban::NoUnits);
    }
    let mut others = game.everyone().filter(|other| *other != seat);
    if others.any(|other| game.has_units(content, other, place)) {
        return Err(Ban::EnemyUnits);
    }
    Ok(())
}

/// TI3-TRF-03, TI3-R43: may a transfer begin here?
pub(super) fn may_begin(look: Look<'_>, seat: Seat, place: Hex) -> Result<(), Ban> {
    let all = look.content.figures.supply.counters;
    if look.game.player(seat).counters_left(all) == 0 {
        return Err(Ban::NoCounters);
    }
    is_own(look, seat, place)?;
    let mut near = Hex::of(look.game.galaxy.adjacent(place));
    if near.any(|other| is_own(look, seat, other).is_ok()) {
        Ok(())
    } else {
        Err(Ban::NoPartner)
    }
}

impl Step<TwilightImperium> for Transfer {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for place in Hex::of(look.game.galaxy.adjacent(self.place)) {
            out.option(Choice::With(place), is_own(look, seat, place));
        }
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new("ti3-ask-with").with("site", place_name(look, self.place));
        Question::new(text, "TI3-TRF-03")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::With(place) => Text::new("ti3-with")
                .with("site", place_name(look, place))
                .into(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Place(_) => Some(Ban::NotAdjacent),
            _ => Some(Ban::ActionPhase),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::With(other) = choice else {
            stray(choice)
        };
        // TI3-TRF-03: one counter from the pool, the other from reinforcements.
        let player = play.game.player_mut(seat);
        player.counters.pool -= 1;
        let activated = player.activated.with(self.place.index());
        player.activated = activated.with(other.index());
        let (one, two) = (site(play.game, self.place), site(play.game, other));
        play.emit(ImperiumEvent::Transfer(seat, one, two));
        let tactical = Tactical::new(seat, self.place, Some(other));
        play.game.frames.goto(tactical.into());
    }
}
