//! At a Penalty Oval: pay and go on, or stop (MOV-6.3a to MOV-6.3d).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::flight;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::MerchantEvent;
use crate::{Look, MerchantOfVenus, Play};

/// This seat has come to a Penalty Oval.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Oval(pub Seat);

fn due(look: Look<'_>, seat: Seat) -> i32 {
    match look.game.due(look.content, seat) {
        Some(due) => due,
        None => unreachable!("{seat} is at no Penalty Oval"),
    }
}

/// A penalty goes to the bank.
pub(super) fn pay<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, due: i32) {
    let space = play.game.at(seat);
    play.game.charge(seat, due);
    play.game.turn.paid = true;
    play.emit(MerchantEvent::Paid(seat, space, due));
}

/// MOV-6.3b: stops, and pays nothing.
pub(super) fn stop<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let space = play.game.at(seat);
    play.game.turn.stopped = true;
    play.emit(MerchantEvent::Stopped(seat, space));
    flight::end(play, seat);
}

impl Step<MerchantOfVenus> for Oval {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, _: Look<'_>, _: Seat, out: &mut impl Options<MerchantOfVenus>) {
        out.may(Choice::Pay);
        out.may(Choice::Stop);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let Self(seat) = self;
        let (key, rule) = match look.game.is_occupied(look.content, look.game.at(seat)) {
            true => ("mov-ask-oval-rastur", "MOV-16.3a"),
            false => ("mov-ask-oval", "MOV-6.3a"),
        };
        let text = Text::new(key)
            .with("due", due(look, seat))
            .with("mp", look.game.turn.mp);
        Question::new(text, rule)
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Pay => {
                let (cash, due) = (look.game.merchant(seat).cash, due(look, seat));
                let text = Text::new("mov-pay").with("due", due);
                Label::new(text).with_change("mov-cash", cash, cash - due)
            }
            Choice::Stop => Label::new(Text::new("mov-stop")).ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::First)
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        play.game.frames.end();
        match choice {
            Choice::Pay => {
                let due = due(play.look(), seat);
                pay(play, seat, due);
            }
            Choice::Stop => stop(play, seat),
            _ => stray(choice),
        }
    }
}
