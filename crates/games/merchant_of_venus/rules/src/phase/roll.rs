//! The Mulligan Gear rolls a die again (MOV-8.44a to MOV-8.44c).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::helm;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::MerchantEvent;
use crate::{Look, MerchantOfVenus, Play};

/// This seat may roll a die again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Roll(pub Seat);

impl Step<MerchantOfVenus> for Roll {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<MerchantOfVenus>) {
        for number in look.game.turn.numbers() {
            out.may(Choice::Reroll(number));
        }
        out.may(Choice::Keep);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new("mov-ask-roll").with("mp", look.game.turn.mp);
        Question::new(text, "MOV-8.44a")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Reroll(number) => Label::new(Text::new("mov-reroll").with("number", number)),
            Choice::Keep => {
                Label::new(Text::new("mov-keep").with("mp", look.game.turn.mp)).ending()
            }
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::First)
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Reroll(number) => {
                let game = &mut *play.game;
                let rolled = play.dice.shared(&mut game.chance).die(6);
                let turn = &mut game.turn;
                if let Some(die) = turn.dice.iter_mut().find(|die| **die == number) {
                    *die = rolled;
                }
                turn.mp = turn.total();
                play.emit(MerchantEvent::Rerolled(seat, number, rolled));
            }
            Choice::Keep => play.emit(MerchantEvent::Kept(seat)),
            _ => stray(choice),
        }
        helm::take_off(play, seat);
    }
}
