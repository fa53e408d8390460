//! PDS fire at ships (TI3-PDF-01 to TI3-R31).

use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Pass, Question, Seat, SeatSet, Sink, Text};

use super::roll_dice;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::{Dice, ImperiumEvent};
use crate::ids::Unit;
use crate::phase::common::{Hits, place_name, site};
use crate::state::Salvo;
use crate::value::combat::{Purpose, Roll};
use crate::{Look, Play, TwilightImperium};

/// What standing orders call the question.
pub(crate) const KIND: &str = "ti3-kind-fire";

/// This seat may fire at the ships of another in a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fire {
    pub(crate) seat: Seat,
    pub(crate) victim: Seat,
    pub(crate) place: Hex,
}

/// TI3-PDF-03: PDS of someone whose range a place is in.
fn in_range(look: Look<'_>, seat: Seat, place: Hex) -> u8 {
    let planets = look.game.planets(look.content, place).iter();
    let worlds = planets.map(|planet| look.game.world(*planet));
    let own = worlds.filter(|world| world.owner == Some(seat));
    own.map(|world| world.pds).sum()
}

impl Fire {
    /// Asks, if there is something to fire with and at.
    pub(super) fn call<S: Sink<ImperiumEvent>>(
        play: &mut Play<'_, S>,
        seat: Seat,
        victim: Seat,
        place: Hex,
    ) {
        let armed = in_range(play.look(), seat, place) > 0;
        if armed && play.game.has_fleet(victim, place) {
            let fire = Self {
                seat,
                victim,
                place,
            };
            play.game.frames.call(fire.into());
        }
    }

    /// What is done for who does not want to be asked.
    pub(crate) fn pass(self, look: Look<'_>) -> Pass<Choice> {
        Pass::new(KIND, Choice::Fire(in_range(look, self.seat, self.place)))
    }
}

impl Step<TwilightImperium> for Fire {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for count in (1..=in_range(look, seat, self.place)).rev() {
            out.may(Choice::Fire(count));
        }
        out.may(Choice::Hold);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new("ti3-ask-fire")
            .with("other", self.victim)
            .with("site", place_name(look, self.place));
        Question::new(text, "TI3-PDF-01")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Fire(count) => Label::new(Text::new("ti3-fire").with("count", count)).goal(),
            Choice::Hold => Label::new(Text::new("ti3-hold")).ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::FireFirst)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        play.game.frames.end();
        let Self { victim, place, .. } = self;
        match choice {
            Choice::Fire(count) => {
                let roll = Roll {
                    unit: Unit::Pds,
                    purpose: Purpose::Pds,
                    place,
                    defends: play.game.lander() != Some(seat),
                };
                play.game.desk.volley.begin(Salvo::Fire);
                let mut dice = Dice::default();
                let hits = roll_dice(play, roll, count, &mut dice);
                let there = site(play.game, place);
                play.emit(ImperiumEvent::Fired(seat, victim, there, dice, hits));
                let hits = Hits {
                    seat: victim,
                    place,
                    left: hits,
                };
                play.game.frames.call(hits.into());
            }
            Choice::Hold => play.emit(ImperiumEvent::HeldFire(seat)),
            _ => stray(choice),
        }
    }
}
