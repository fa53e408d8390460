//! In a "?" box with the Spy Eye: look in secret, or turn the counter up
//! (MOV-8.45a, MOV-R31).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::flight;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::content::Terrain;
use crate::event::MerchantEvent;
use crate::ids::{Counter, Space};
use crate::state::QuestionBox;
use crate::{Look, MerchantOfVenus, Play};

/// This seat may look at what lies face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Peeking(pub Seat);

/// The box of this space.
fn question_box<'a, S: Sink<MerchantEvent>>(
    play: &'a mut Play<'_, S>,
    space: Space,
) -> &'a mut QuestionBox {
    match play.content.map.lay(space).terrain {
        Terrain::Box(index) => &mut play.game.boxes[usize::from(index)],
        _ => unreachable!("{space} is no \"?\" box"),
    }
}

/// MOV-17.4a, MOV-17.4b, MOV-R69: does who is alone leave this face up after a look?
const fn stays_up(counter: Counter) -> bool {
    match counter {
        Counter::Penalty(..) | Counter::Relic(_) => true,
        Counter::Telegate(_) | Counter::OpenPort => false,
    }
}

/// MOV-6.1a: the counter is turned up for all to see.
pub(super) fn turn_up<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let space = play.game.at(seat);
    let found = question_box(play, space);
    found.up = true;
    if let Some(counter) = found.counter {
        play.emit(MerchantEvent::TurnedUp(seat, space, counter));
    }
}

impl Step<MerchantOfVenus> for Peeking {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, _: Look<'_>, _: Seat, out: &mut impl Options<MerchantOfVenus>) {
        out.may(Choice::Peek);
        out.may(Choice::Reveal);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let Self(seat) = self;
        let at = look.content.space(look.game.at(seat));
        Question::new(Text::new("mov-ask-peek").with("space", at), "MOV-8.45a")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Peek => Label::new(Text::new("mov-peek")),
            Choice::Reveal => Label::new(Text::new("mov-reveal")),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::First)
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        play.game.frames.end();
        match choice {
            Choice::Peek => {
                let space = play.game.at(seat);
                let found = question_box(play, space);
                found.known = found.known.with(seat);
                let counter = found.counter;
                play.emit(MerchantEvent::Peeked(seat, space, counter));
                if play.game.modules.alone && counter.is_some_and(stays_up) {
                    turn_up(play, seat);
                }
            }
            Choice::Reveal => flight::reveal(play, seat),
            _ => stray(choice),
        }
    }
}
