//! The holds are arranged anew, once a turn (MOV-R49).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::story::FightEvent;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::MerchantEvent;
use crate::phase::port::Market;
use crate::stowage::{Stowage, Stowed};
use crate::{Look, MerchantOfVenus, Play};

/// This seat puts small counters into holds, one by one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stow {
    /// Whose ship it is.
    pub seat: Seat,
    /// What is still to be put somewhere.
    pub loose: Stowage,
}

/// How many holds small counters can have: those that Goods leave.
fn room(look: Look<'_>, seat: Seat) -> usize {
    let merchant = look.game.merchant(seat);
    let all = usize::from(look.content.ship(merchant.ship).holds);
    all.saturating_sub(merchant.cargo.goods())
}

/// Is there more than one way to arrange them?
fn may_stow(look: Look<'_>, seat: Seat) -> bool {
    let counters = look.game.merchant(seat).stowage.stowed().count();
    !look.game.turn.stowed && counters > 1 && room(look, seat) > 1
}

pub(crate) fn options<O: Options<MerchantOfVenus>>(market: &Market<'_>, out: &mut O) {
    let look = market.look;
    if look.game.modules.combat && may_stow(look, market.seat) {
        out.may(Choice::Stow);
    }
}

pub(crate) fn stow<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    play.game.turn.stowed = true;
    let merchant = play.game.merchant_mut(seat);
    let loose = merchant.stowage;
    merchant.stowage.clear_holds();
    play.game.frames.call(Stow { seat, loose }.into());
    play.emit(FightEvent::Emptied(seat).into());
}

impl Stow {
    /// What comes next.
    fn next(self) -> Stowed {
        let mut stowed = self.loose.stowed();
        match stowed.next() {
            Some(next) => next,
            None => unreachable!("everything is stowed"),
        }
    }

    /// The holds it can go into: those with room, and one that is empty.
    fn holds(self, look: Look<'_>) -> impl Iterator<Item = usize> {
        let stowage = look.game.merchant(self.seat).stowage;
        let used = stowage.holds();
        let half = (0..used).filter(move |hold| stowage.pair(*hold).len() == 1);
        let empty = (used < room(look, self.seat)).then_some(used);
        half.chain(empty)
    }
}

impl Step<MerchantOfVenus> for Stow {
    fn asked(self, _: &MerchantOfVenus) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<MerchantOfVenus>) {
        for hold in self.holds(look) {
            out.may(Choice::Into(hold as u8 + 1));
        }
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let item = look.content.item(self.next().item);
        Question::new(Text::new("mov-ask-stow").with("item", item), "MOV-R49")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        let Choice::Into(number) = choice else {
            stray(choice)
        };
        let pair = look
            .game
            .merchant(self.seat)
            .stowage
            .pair(usize::from(number) - 1);
        Label::new(match pair.first() {
            Some(beside) => Text::new("mov-into-beside")
                .with("number", number)
                .with("item", look.content.item(beside.item)),
            None => Text::new("mov-into").with("number", number),
        })
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::Stowing)
    }

    fn apply<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Into(number) = choice else {
            stray(choice)
        };
        let next = self.next();
        let merchant = play.game.merchant_mut(seat);
        merchant.stowage.put_into(usize::from(number) - 1, next);
        let mut rest = self;
        rest.loose.drop_first();
        play.game.frames.goto(rest.into());
        play.emit(FightEvent::Stowed(seat, next.item, number).into());
    }

    /// What can go into one hold alone does; when all is stowed, it is done.
    fn settle<S: Sink<MerchantEvent>>(self, play: &mut Play<'_, S>) -> bool {
        if self.loose.stowed().next().is_none() {
            play.game.frames.end();
            return true;
        }
        let mut holds = self.holds(play.look());
        match (holds.next(), holds.next()) {
            (Some(only), None) => {
                drop(holds);
                self.apply(play, self.seat, Choice::Into(only as u8 + 1));
                true
            }
            _ => false,
        }
    }
}
