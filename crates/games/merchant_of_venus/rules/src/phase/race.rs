//! Before the first turn everyone chooses a race (MOV-4.2b).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};
use strum::VariantArray;

use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::MerchantEvent;
use crate::ids::Culture;
use crate::phase::begin_turn;
use crate::{Look, MerchantOfVenus, Play};

/// This seat chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Race(pub Seat);

/// One of those that players can belong to, and nobody does yet.
fn may_choose(look: Look<'_>, culture: Culture) -> Result<(), Ban> {
    let has = |seat| look.game.merchant(seat).race == Some(culture);
    if !look.content.culture(culture).race {
        Err(Ban::NoRace(culture))
    } else if look.game.everyone().any(has) {
        Err(Ban::RaceTaken(culture))
    } else {
        Ok(())
    }
}

impl Step<MerchantOfVenus> for Race {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<MerchantOfVenus>) {
        for culture in Culture::VARIANTS {
            out.option(Choice::Race(*culture), may_choose(look, *culture));
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(Text::new("mov-ask-race"), "MOV-4.2b")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        let Choice::Race(culture) = choice else {
            stray(choice)
        };
        let name = &look.content.culture(culture).name;
        let text = Text::new("mov-race").with("culture", name);
        Label::new(text.with("id", culture.to_string()))
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::RaceFirst)
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Race(culture) = choice else {
            stray(choice)
        };
        play.game.merchant_mut(seat).race = Some(culture);
        play.emit(MerchantEvent::Chose(seat, culture));
        let next = seat.next(usize::from(play.game.seats));
        if play.game.merchant(next).race.is_none() {
            play.game.frames.goto(Self(next).into());
        } else {
            begin_turn(play, next);
        }
    }
}
