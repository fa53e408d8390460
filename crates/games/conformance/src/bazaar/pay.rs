//! Paying for a contract, bead by bead and to the exact price (BAZ-04).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};
use serde::Serialize;

use super::choice::{BazaarEvent, Choice, Slot, Subject, stray};
use super::content::Good;
use super::{Ban, Bazaar, Look, Play, Purse};

/// This seat has bought what lies in a place and still owes so much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Pay {
    /// Who pays.
    pub seat: Seat,
    /// For what.
    pub slot: u8,
    /// How much is missing.
    pub left: u8,
}

impl Pay {
    /// The contract in this place has been bought.
    pub(super) fn call<S: Sink<BazaarEvent>>(play: &mut Play<'_, S>, seat: Seat, slot: Slot) {
        let contract = play.game.contract(play.content, slot);
        let left = contract.map_or(0, |contract| contract.price);
        let slot = slot.0;
        play.game.frames.call(Self { seat, slot, left }.into());
    }
}

impl Step<Bazaar> for Pay {
    fn asked(self, _: &Bazaar) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<Bazaar>) {
        for good in Good::ALL {
            out.option(Choice::Pay(good), self.may_pay(look, seat, good));
        }
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new("bazaar-ask-pay").with("left", self.left);
        let text = match look.game.contract(look.content, Slot(self.slot)) {
            Some(contract) => text.with("contract", &contract.name),
            None => text,
        };
        Question::new(text, "BAZ-04")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        let Choice::Pay(good) = choice else {
            stray(choice)
        };
        let facts = look.content.good(good);
        let text = Text::new("bazaar-pay")
            .with("good", &facts.name)
            .with("value", facts.value);
        let rest = self.left.saturating_sub(facts.value);
        Label::new(text).with_change("bazaar-owed", self.left, rest)
    }

    /// All else waits until the contract is paid.
    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::Paying(Slot(self.slot)))
    }

    fn apply<S: Sink<BazaarEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Pay(good) = choice else {
            stray(choice)
        };
        let one = Purse::default().with(good, 1);
        let purse = &mut play.game.purses[seat.index()];
        *purse = purse.less(one).unwrap_or_default();
        play.game.bag = play.game.bag.plus(one);
        play.emit(BazaarEvent::Paid(seat, good));
        let left = self.left - play.content.good(good).value;
        play.game.frames.goto(Self { left, ..self }.into());
        if left == 0 {
            self.hand_over(play);
        }
    }
}

impl Pay {
    /// A bead that one has, and from which the exact price can be reached.
    fn may_pay(self, look: Look<'_>, seat: Seat, good: Good) -> Result<(), Ban> {
        let purse = look.game.purses[seat.index()];
        if purse.count(good) == 0 {
            Err(Ban::None(good))
        } else if purse.may_pay(look.content, self.left, good) {
            Ok(())
        } else {
            Err(Ban::NoChange(good))
        }
    }

    /// The contract is paid: it changes hands, and the next is turned up.
    fn hand_over<S: Sink<BazaarEvent>>(self, play: &mut Play<'_, S>) {
        let game = &mut *play.game;
        game.frames.end();
        let place = &mut game.row[usize::from(self.slot)];
        if let Some(contract) = place.take() {
            game.bought[self.seat.index()].push(contract);
            play.sink.emit(BazaarEvent::Bought(self.seat, contract));
        }
        *place = game.deck.draw();
        if let Some(contract) = *place {
            play.sink.emit(BazaarEvent::Revealed(contract));
        }
        game.end_turn(self.seat);
    }
}
