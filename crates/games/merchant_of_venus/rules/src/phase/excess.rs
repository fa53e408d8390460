//! A new ship is too small: what does not fit goes overboard (MOV-3.43b, MOV-R11).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::port::Market;
use super::port::cargo::{jettison, jettison_label, jettisons};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::MerchantEvent;
use crate::{Look, MerchantOfVenus, Play};

/// This seat has more on board than fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Excess(pub Seat);

/// How many holds too few there are.
fn excess(look: Look<'_>, seat: Seat) -> usize {
    let merchant = look.game.merchant(seat);
    let holds = usize::from(look.content.ship(merchant.ship).holds);
    merchant.cargo.holds().saturating_sub(holds)
}

impl Step<MerchantOfVenus> for Excess {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<MerchantOfVenus>) {
        jettisons(&Market::of(look, seat), out);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let Self(seat) = self;
        let text = Text::new("mov-ask-excess").with("holds", excess(look, seat));
        Question::new(text, "MOV-3.43b")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Jettison(item) => jettison_label(&Market::of(look, seat), item),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::Excess)
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Jettison(item) => jettison(play, seat, item),
            _ => stray(choice),
        }
        if excess(play.look(), seat) == 0 {
            play.game.frames.end();
        }
    }
}
