//! The pre-game draft (CW-PRE), for those who chose it.

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::Ban;
use crate::card::Card;
use crate::choice::{Choice, Subject, stray};
use crate::event::Event;
use crate::label::{about, group};
use crate::state::{CoreWorlds, there};

use super::{Look, Play, begin_round, pile_is_closed};

/// So many cards have been picked (CW-PRE-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pick(pub u8);

impl Pick {
    /// Who picks now: once round clockwise from the Destiny holder, then back
    /// (CW-PRE-04, CW-PRE-05).
    pub(crate) fn picker(self, game: &CoreWorlds) -> Seat {
        let players = game.players();
        let picked = usize::from(self.0);
        let place = if picked < players {
            picked
        } else {
            (2 * players).saturating_sub(1 + picked)
        };
        game.in_order().nth(place).unwrap_or(game.destiny)
    }
}

impl Step<CoreWorlds> for Pick {
    fn asked(self, game: &CoreWorlds) -> SeatSet {
        SeatSet::one(self.picker(game))
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<CoreWorlds>) {
        let central = &look.game.central;
        for (place, offer) in central.iter().enumerate() {
            if !central[..place].contains(offer) {
                out.may(Choice::Pick(offer.card));
            }
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(Text::new("core-worlds-ask-pick"), "CW-PRE-04")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Pick(card) => {
                Label::new(about("core-worlds-pick", look.content, card)).in_group(group::PICK)
            }
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        let first = Ban::new("core-worlds-why-pick", "CW-PRE-04");
        Some(pile_is_closed(subject).unwrap_or(first))
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Pick(card) => self.pick(play, seat, card),
            _ => stray(choice),
        }
    }
}

impl Pick {
    fn pick<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, card: Card) {
        let central = &mut play.game.central;
        central.remove(there(central.iter().position(|offer| offer.card == card)));
        play.game.empire_mut(seat).picked.push(card);
        play.emit(Event::Picked(seat, card));
        let picked = self.0 + 1;
        if usize::from(picked) < 2 * play.game.players() {
            play.game.frames.goto(Self(picked).into());
        } else {
            close(play);
            begin_round(play);
        }
    }
}

/// What nobody picked leaves the game; the rest is shuffled in (CW-PRE-07,
/// CW-PRE-08).
fn close<S: Sink<Event>>(play: &mut Play<'_, S>) {
    for offer in std::mem::take(&mut play.game.central) {
        play.game.put_away.push(offer.card);
        play.emit(Event::PutAway(offer.card));
    }
    for seat in Seat::all(play.game.players()) {
        let game = &mut *play.game;
        let empire = &mut game.empires[seat.index()];
        empire.deck.extend(empire.picked.drain(..));
        empire.deck.shuffle(&mut play.dice.shared(&mut game.chance));
        play.emit(Event::ShuffledPicks(seat));
    }
}
