//! Paying for a text with cards from hand (CW-TXT-05), in the Energy Phase or
//! in an Invasion.

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink};

use crate::ban::Ban;
use crate::card::Card;
use crate::choice::{Choice, Subject, stray};
use crate::content::ability::{EnergyPhase, Invasion};
use crate::event::Event;
use crate::label::{about, done, group};
use crate::state::{CoreWorlds, Strength};

use super::{Look, Play, discard_card, finish, gain, pile_is_closed};

/// This seat pays for the text of a card with cards from hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Price {
    /// Who pays.
    pub seat: Seat,
    /// Whose text; a Tactic lies here until it has taken effect.
    pub card: Card,
    /// How many more.
    pub left: u8,
    /// May they stop earlier?
    pub at_will: bool,
}

impl Price {
    /// Asks for this many cards, or for as many as they like up to that.
    pub(super) fn call<S: Sink<Event>>(
        play: &mut Play<'_, S>,
        seat: Seat,
        card: Card,
        left: u8,
        at_will: bool,
    ) {
        let price = Self {
            seat,
            card,
            left,
            at_will,
        };
        play.game.frames.call(price.into());
    }

    fn close<S: Sink<Event>>(self, play: &mut Play<'_, S>) {
        play.game.frames.end();
        finish(play, self.seat, self.card);
    }
}

impl Step<CoreWorlds> for Price {
    fn asked(self, _: &CoreWorlds) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<CoreWorlds>) {
        for card in look.game.empire(seat).hand.different() {
            out.may(Choice::Discard(card));
        }
        if self.at_will {
            out.may(Choice::Done);
        }
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let key = if self.at_will {
            "core-worlds-ask-price-up-to"
        } else {
            "core-worlds-ask-price"
        };
        let text = about(key, look.content, self.card).with("count", self.left);
        Question::new(text, "CW-TXT-05")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Discard(card) => {
                let text = about("core-worlds-discard", look.content, card);
                Label::new(text).in_group(group::DISCARD)
            }
            Choice::Done => done("core-worlds-done-price"),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        let first = Ban::new("core-worlds-why-price", "CW-TXT-05");
        Some(pile_is_closed(subject).unwrap_or(first))
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Discard(card) => self.pay(play, seat, card),
            Choice::Done => {
                play.emit(Event::Done(seat));
                self.close(play);
            }
            _ => stray(choice),
        }
    }

    /// All is paid, or there is nothing left to pay with.
    fn settle<S: Sink<Event>>(self, play: &mut Play<'_, S>) -> bool {
        let over = self.left == 0 || play.game.empire(self.seat).hand.is_empty();
        if over {
            self.close(play);
        }
        over
    }
}

impl Price {
    /// One card. Texts that pay for each card do so at once, the others when
    /// all are paid.
    fn pay<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, paid: Card) {
        let left = self.left - 1;
        play.game.frames.goto(Self { left, ..self }.into());
        play.game.empire_mut(seat).hand.give(paid);
        discard_card(play, seat, paid);
        let facts = play.content.card(self.card);
        // A card may have a price at either time (CW-TXT-01).
        match (play.game.invasion_mut(), facts.energy_phase, facts.invasion) {
            (None, Some(EnergyPhase::Exchange { energy, .. }), _) if left == 0 => {
                gain(play, seat, u16::from(energy), self.card);
            }
            (None, Some(EnergyPhase::Burn { energy, .. }), _) => {
                gain(play, seat, u16::from(energy), self.card);
            }
            (Some(invasion), _, Some(Invasion::Boost { fleet, ground, .. })) if left == 0 => {
                invasion.strengthen(Strength::new(fleet, ground));
            }
            (Some(invasion), _, Some(Invasion::Sacrifice { fleet, ground })) => {
                invasion.strengthen(Strength::new(fleet, ground));
            }
            _ => {}
        }
    }
}
