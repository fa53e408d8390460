//! An announced card: it lies open, and takes effect once nobody vetoes it.

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink};
use serde::Serialize;

use super::choice::{Choice, IntrigueEvent, Subject, stray};
use super::content::Card;
use super::deck::draw;
use super::{Ban, Frame, Intrigue, Look, Peek, Play, Window};

/// What a Favour gives (INT-09).
const FAVOUR: u8 = 2;
/// What a Rumour draws (INT-11).
const RUMOUR: usize = 2;

/// An announced card: face up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Announced {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Card,
    /// On whom.
    pub target: Option<Seat>,
}

impl Announced {
    /// INT-05: the card is laid on the table, and the others may answer.
    pub(super) fn call<S: Sink<IntrigueEvent>>(self, play: &mut Play<'_, S>) {
        play.game.hands[self.seat.index()].give(self.card);
        play.game.frames.call(self.into());
        play.emit(IntrigueEvent::Announced(self.seat, self.card, self.target));
        Window::call(play, self.seat);
    }
}

/// Nobody is asked about it: those who may veto it are asked by the window
/// above it.
impl Step<Intrigue> for Announced {
    fn asked(self, _: &Intrigue) -> SeatSet {
        SeatSet::NONE
    }

    fn options(self, _: Look<'_>, _: Seat, _: &mut impl Options<Intrigue>) {}

    fn question(self, _: Look<'_>, seat: Seat) -> Question {
        unreachable!("{seat} is asked about {}, which takes effect", self.card)
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        stray(choice)
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        None
    }

    fn apply<S: Sink<IntrigueEvent>>(self, _: &mut Play<'_, S>, _: Seat, choice: Choice) {
        stray(choice)
    }

    fn settle<S: Sink<IntrigueEvent>>(self, play: &mut Play<'_, S>) -> bool {
        play.game.frames.end();
        play.game.discard[self.card as usize] += 1;
        match self.card {
            Card::Favour => self.favour(play),
            Card::Theft => self.theft(play),
            Card::Spy => Peek::call(play, self.seat),
            Card::Rumour => (0..RUMOUR).for_each(|_| draw(play, self.seat)),
            Card::Veto => cancel(play),
        }
        // Otherwise an older card takes effect now, or a spy looks at the deck.
        if let Some(Frame::Turn(turn)) = play.game.frames.top() {
            turn.end(play.game);
        }
        true
    }
}

impl Announced {
    fn favour<S: Sink<IntrigueEvent>>(self, play: &mut Play<'_, S>) {
        play.game.points[self.seat.index()] += FAVOUR;
        play.emit(IntrigueEvent::Gained(self.seat, FAVOUR));
    }

    /// INT-10: who has nothing left by now loses nothing.
    fn theft<S: Sink<IntrigueEvent>>(self, play: &mut Play<'_, S>) {
        let Some(victim) = self.target else {
            unreachable!("{} was announced on nobody", self.card)
        };
        if play.game.is_poor(victim) {
            play.emit(IntrigueEvent::StoleNothing(self.seat, victim));
            return;
        }
        play.game.points[victim.index()] -= 1;
        play.game.points[self.seat.index()] += 1;
        play.emit(IntrigueEvent::Stole(self.seat, victim));
    }
}

/// INT-06: the card below a Veto comes to nothing.
fn cancel<S: Sink<IntrigueEvent>>(play: &mut Play<'_, S>) {
    let Some(Frame::Announced(below)) = play.game.frames.end() else {
        unreachable!("a Veto answers no card")
    };
    play.game.discard[below.card as usize] += 1;
    play.emit(IntrigueEvent::Cancelled(below.seat, below.card));
}

impl Intrigue {
    /// Every card that lies announced, the oldest first.
    pub(crate) fn chain(&self) -> impl DoubleEndedIterator<Item = Announced> {
        self.frames.iter().filter_map(|frame| match frame {
            Frame::Announced(announced) => Some(announced),
            Frame::Turn(_) | Frame::Window(_) | Frame::Peek(_) => None,
        })
    }
}
