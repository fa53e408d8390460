//! Paying resources or influence: planets are exhausted, trade goods make up the
//! rest (TI3-RES-01 to TI3-RES-07, TI3-PRD-03, TI3-PRD-04).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::Gain;
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::content::Content;
use crate::event::ImperiumEvent;
use crate::ids::{Objective, Planet};
use crate::phase::status;
use crate::state::Order;
use crate::{Look, Play, TwilightImperium};

/// What is paid with (TI3-RES-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Coin {
    /// Resources.
    Resources,
    /// Influence.
    Influence,
}

impl Coin {
    /// What a planet gives of it (TI3-RES-03).
    pub(crate) fn of(self, content: &Content, planet: Planet) -> u8 {
        let facts = content.planet(planet);
        match self {
            Self::Resources => facts.resources,
            Self::Influence => facts.influence,
        }
    }
}

/// What is paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Purpose {
    /// Units.
    Production,
    /// So many command counters.
    Counters(u8),
    /// An objective.
    Objective(Objective),
}

/// This seat pays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Payment {
    pub(crate) seat: Seat,
    pub(crate) due: u8,
    pub(crate) paid: u8,
    pub(crate) coin: Coin,
    pub(crate) purpose: Purpose,
}

/// What someone can pay: refreshed planets and trade goods (TI3-RES-06, TI3-RES-07).
pub(crate) fn wealth(look: Look<'_>, seat: Seat, coin: Coin) -> u8 {
    let ready = look
        .game
        .planets_of(seat)
        .filter(|planet| look.game.world(*planet).ready);
    let planets = ready.map(|planet| coin.of(look.content, planet));
    planets.fold(look.game.player(seat).goods, u8::saturating_add)
}

impl Payment {
    /// Something is to be paid, with nothing paid as yet.
    pub(crate) const fn new(seat: Seat, due: u8, coin: Coin, purpose: Purpose) -> Self {
        Self {
            seat,
            due,
            paid: 0,
            coin,
            purpose,
        }
    }

    pub(crate) const fn left(self) -> u8 {
        self.due.saturating_sub(self.paid)
    }

    fn may_exhaust(self, look: Look<'_>, planet: Planet) -> Result<(), Ban> {
        let world = look.game.world(planet);
        if world.owner != Some(self.seat) {
            Err(Ban::NotYours)
        } else if !world.ready {
            Err(Ban::Exhausted)
        } else if self.coin.of(look.content, planet) == 0 {
            Err(Ban::GivesNothing)
        } else {
            Ok(())
        }
    }

    fn may_pay(self, look: Look<'_>) -> Result<(), Ban> {
        if look.game.player(self.seat).goods >= self.left() {
            Ok(())
        } else {
            Err(Ban::TooFewGoods)
        }
    }

    /// It is paid: what it was for happens.
    fn finish<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) {
        play.game.frames.end();
        match self.purpose {
            Purpose::Production => {
                play.game.desk.orders = [Order::default(); crate::content::MOST_PLANETS];
            }
            Purpose::Counters(left) => {
                let seat = self.seat;
                play.game.frames.call(Gain { seat, left }.into());
            }
            Purpose::Objective(objective) => status::score(play, self.seat, objective),
        }
    }
}

impl Step<TwilightImperium> for Payment {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for planet in look.game.planets_of(seat) {
            out.option(Choice::Exhaust(planet), self.may_exhaust(look, planet));
        }
        out.option(Choice::Pay, self.may_pay(look));
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        let key = match self.coin {
            Coin::Resources => "ti3-ask-resources",
            Coin::Influence => "ti3-ask-influence",
        };
        Question::new(Text::new(key).with("left", self.left()), "TI3-RES-06")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Exhaust(planet) => {
                let worth = self.coin.of(look.content, planet);
                let wasted = worth.saturating_sub(self.left());
                let text = Text::new("ti3-exhaust")
                    .with("planet", &look.content.planet(planet).name)
                    .with("worth", worth)
                    .with("wasted", wasted);
                Label::new(text).in_group("ti3-group-exhaust").with_change(
                    "ti3-due",
                    self.left(),
                    self.left().saturating_sub(worth),
                )
            }
            Choice::Pay => {
                let goods = look.game.player(seat).goods;
                let text = Text::new("ti3-pay").with("goods", self.left());
                let after = goods.saturating_sub(self.left());
                Label::new(text).with_change("ti3-goods", goods, after)
            }
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Planet(_) => Some(Ban::NotYours),
            _ => Some(Ban::PayFirst),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Exhaust(planet) => {
                play.game.world_mut(planet).ready = false;
                play.emit(ImperiumEvent::Exhausted(seat, planet));
                let paid = self.paid + self.coin.of(play.content, planet);
                play.game.frames.goto(Self { paid, ..self }.into());
            }
            Choice::Pay => {
                let goods = self.left();
                play.game.player_mut(seat).goods -= goods;
                play.emit(ImperiumEvent::Paid(seat, goods));
                self.finish(play);
            }
            _ => stray(choice),
        }
    }

    /// TI3-RES-05: what is too much is lost.
    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        if self.left() > 0 {
            return false;
        }
        self.finish(play);
        true
    }
}
