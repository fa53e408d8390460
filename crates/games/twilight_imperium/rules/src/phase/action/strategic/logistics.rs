//! Logistics: its owner receives command counters; others buy some with influence.

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::phase::common::{Coin, Payment, Purpose, may_gain, wealth};
use crate::{Look, Play, TwilightImperium};

/// This seat buys command counters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Logistics(pub(crate) Seat);

/// How many can be bought at most.
fn most(look: Look<'_>, seat: Seat) -> u8 {
    let price = look.content.figures.strategies.logistics_influence;
    let all = look.content.figures.supply.counters;
    let left = look.game.player(seat).counters_left(all);
    (wealth(look, seat, Coin::Influence) / price).min(left)
}

pub(super) fn can_buy(look: Look<'_>, seat: Seat) -> Result<(), Ban> {
    may_gain(look, seat)?;
    match most(look, seat) {
        0 => Err(Ban::TooDear),
        _ => Ok(()),
    }
}

impl Step<TwilightImperium> for Logistics {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for count in 1..=most(look, seat) {
            out.may(Choice::Buy(count));
        }
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let price = look.content.figures.strategies.logistics_influence;
        Question::new(Text::new("ti3-ask-buy").with("price", price), "TI3-SAC-04")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        let price = look.content.figures.strategies.logistics_influence;
        match choice {
            Choice::Buy(count) => Text::new("ti3-buy")
                .with("count", count)
                .with("price", count * price)
                .into(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::FollowFirst)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Buy(count) = choice else {
            stray(choice)
        };
        let due = count * play.content.figures.strategies.logistics_influence;
        let payment = Payment::new(seat, due, Coin::Influence, Purpose::Counters(count));
        play.game.frames.goto(payment.into());
    }
}
