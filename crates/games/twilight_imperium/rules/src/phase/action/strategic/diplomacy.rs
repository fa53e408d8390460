//! Diplomacy: peace with one player until the action phase ends; others refresh
//! planets.

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::ids::{Planet, System};
use crate::{Look, Play, TwilightImperium};

/// This seat names who keeps peace with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Accord(pub(crate) Seat);

/// This seat refreshes so many planets at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Refresh {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
}

impl Accord {
    pub(super) fn call<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>, seat: Seat) {
        play.game.frames.call(Self(seat).into());
    }
}

impl Step<TwilightImperium> for Accord {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for other in look.game.alive().filter(|other| *other != seat) {
            out.may(Choice::Accord(other));
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(Text::new("ti3-ask-accord"), "TI3-SAC-02")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Accord(other) => Text::new("ti3-accord").with("other", other).into(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Player(_) => Some(Ban::Out),
            _ => Some(Ban::AccordFirst),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Accord(other) = choice else {
            stray(choice)
        };
        play.game.frames.end();
        let accords = &mut play.game.accords;
        accords[seat.index()] = accords[seat.index()].with(other);
        accords[other.index()] = accords[other.index()].with(seat);
        play.emit(ImperiumEvent::Accord(seat, other));
    }
}

impl Refresh {
    /// Exhausted planets of one's own that lie in no home.
    fn may_refresh(look: Look<'_>, seat: Seat, planet: Planet) -> Result<(), Ban> {
        let world = look.game.world(planet);
        let home = look.content.tile(look.content.tile_of(planet)).kind == System::Home;
        if world.owner != Some(seat) {
            Err(Ban::NotYours)
        } else if world.ready {
            Err(Ban::Refreshed)
        } else if home {
            Err(Ban::HomePlanet)
        } else {
            Ok(())
        }
    }

    pub(super) fn can_begin(look: Look<'_>, seat: Seat) -> Result<(), Ban> {
        let mut planets = look.game.planets_of(seat);
        if planets.any(|planet| Self::may_refresh(look, seat, planet).is_ok()) {
            Ok(())
        } else {
            Err(Ban::Refreshed)
        }
    }
}

impl Step<TwilightImperium> for Refresh {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for planet in look.game.planets_of(seat) {
            let verdict = Self::may_refresh(look, seat, planet);
            out.option(Choice::Refresh(planet), verdict);
        }
        out.may(Choice::Done);
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(
            Text::new("ti3-ask-refresh").with("left", self.left),
            "TI3-SAC-03",
        )
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Refresh(planet) => {
                let facts = look.content.planet(planet);
                Text::new("ti3-refresh")
                    .with("planet", &facts.name)
                    .with("resources", facts.resources)
                    .with("influence", facts.influence)
                    .into()
            }
            Choice::Done => Label::new(Text::new("ti3-done")).ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Planet(_) => Some(Ban::NotYours),
            _ => Some(Ban::FollowFirst),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Refresh(planet) => {
                play.game.world_mut(planet).ready = true;
                play.emit(ImperiumEvent::Refreshed(seat, planet));
                let left = self.left - 1;
                play.game.frames.goto(Self { left, ..self }.into());
            }
            Choice::Done => drop(play.game.frames.end()),
            _ => stray(choice),
        }
    }

    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        if self.left == 0 || Self::can_begin(play.look(), self.seat).is_err() {
            play.game.frames.end();
            return true;
        }
        false
    }
}
