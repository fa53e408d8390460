//! A turn: take goods, buy a contract, or pass (BAZ-02).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};
use serde::Serialize;

use super::choice::{BazaarEvent, Choice, Slot, Subject, stray};
use super::pay::Pay;
use super::{Ban, Bazaar, Look, PURSE_LIMIT, Play, Purse, ROW, TAKE};

/// This seat's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Turn(pub Seat);

impl Step<Bazaar> for Turn {
    fn asked(self, _: &Bazaar) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<Bazaar>) {
        out.option(Choice::Take, may_take(look, seat));
        for slot in (0..ROW as u8).map(Slot) {
            out.option(Choice::Buy(slot), may_buy(look, seat, slot));
        }
        out.may(Choice::Pass);
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(Text::new("bazaar-ask-turn"), "BAZ-02")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Take => {
                let count = TAKE.min(look.game.bag.total());
                Text::new("bazaar-take").with("count", count)
            }
            Choice::Buy(slot) => match look.game.contract(look.content, slot) {
                Some(contract) => Text::new("bazaar-buy")
                    .with("contract", &contract.name)
                    .with("price", contract.price)
                    .with("points", contract.points),
                None => Text::new("bazaar-slot-empty"),
            },
            Choice::Pass => Text::new("bazaar-pass"),
            Choice::Pay(_) => stray(choice),
        }
        .into()
    }

    /// One's goods are for paying, and for nothing else.
    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::ChooseFirst)
    }

    fn apply<S: Sink<BazaarEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Take => take(play, seat),
            Choice::Buy(slot) => Pay::call(play, seat, slot),
            Choice::Pass => {
                play.emit(BazaarEvent::Passed(seat));
                play.game.end_turn(seat);
            }
            Choice::Pay(_) => stray(choice),
        }
    }
}

/// BAZ-03: a purse has its limit, and an empty bag gives nothing.
fn may_take(look: Look<'_>, seat: Seat) -> Result<(), Ban> {
    let game = look.game;
    if game.bag.total() == 0 {
        Err(Ban::BagEmpty)
    } else if game.purses[seat.index()].total() + TAKE > PURSE_LIMIT {
        Err(Ban::PurseFull)
    } else {
        Ok(())
    }
}

/// BAZ-04: only what can be paid exactly can be bought.
fn may_buy(look: Look<'_>, seat: Seat, slot: Slot) -> Result<(), Ban> {
    let contract = look.game.contract(look.content, slot).ok_or(Ban::Sold)?;
    let purse = look.game.purses[seat.index()];
    if purse.can_pay(look.content, contract.price) {
        Ok(())
    } else {
        Err(Ban::NotExact(slot))
    }
}

fn take<S: Sink<BazaarEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let game = &mut *play.game;
    let mut taken = [None; TAKE as usize];
    let mut draw = play.dice.shared(&mut game.chance);
    for place in &mut taken {
        let index = draw.below(u32::from(game.bag.total()));
        if let Some(good) = game.bag.nth(index) {
            let one = Purse::default().with(good, 1);
            game.bag = game.bag.less(one).unwrap_or_default();
            game.purses[seat.index()] = game.purses[seat.index()].with(good, 1);
            *place = Some(good);
        }
    }
    if let [Some(first), second] = taken {
        play.emit(BazaarEvent::Took(seat, first, second));
    }
    play.game.end_turn(seat);
}
