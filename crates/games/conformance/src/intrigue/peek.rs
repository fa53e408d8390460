//! A spy looks at the top card of the deck (INT-12).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::choice::{Choice, IntrigueEvent, Subject, stray};
use super::deck::{lacks, refill};
use super::{Ban, Intrigue, Look, Play, Turn};

/// This seat looks at the top card, and leaves or buries it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Peek(pub Seat);

impl Peek {
    /// The card is looked at, if there is one.
    pub(super) fn call<S: Sink<IntrigueEvent>>(play: &mut Play<'_, S>, seat: Seat) {
        refill(play);
        if let Some(top) = play.game.deck.last_mut() {
            top.known = top.known.with(seat);
            play.sink.emit(IntrigueEvent::Peeked(seat, Some(top.card)));
            play.game.frames.call(Self(seat).into());
        }
    }
}

impl Step<Intrigue> for Peek {
    fn asked(self, _: &Intrigue) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, _: Look<'_>, _: Seat, out: &mut impl Options<Intrigue>) {
        out.may(Choice::Keep);
        out.may(Choice::Bury);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let Some(top) = look.game.deck.last() else {
            unreachable!("{} looks at no card", self.0)
        };
        let text = Text::new("intrigue-ask-peek").with("card", look.content.name(top.card));
        Question::new(text, "INT-12")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Keep => Text::new("intrigue-keep"),
            Choice::Bury => Text::new("intrigue-bury"),
            _ => stray(choice),
        }
        .into()
    }

    /// The hand waits.
    fn ban(self, look: Look<'_>, seat: Seat, subject: Subject) -> Option<Ban> {
        lacks(look, seat, subject).or(Some(Ban::Peeking))
    }

    fn apply<S: Sink<IntrigueEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Keep => play.emit(IntrigueEvent::Kept(seat)),
            Choice::Bury => {
                play.game.deck.bury_top();
                play.emit(IntrigueEvent::Buried(seat));
            }
            _ => stray(choice),
        }
        play.game.frames.end();
        Turn(seat).end(play.game);
    }
}
