//! A pact: offered, agreed to, and approved by a third (FRO-24, FRO-25).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::muster::end_turn;
use crate::ban::{Ban, lacks};
use crate::choice::{Choice, Subject, stray};
use crate::event::FrontierEvent;
use crate::{Frontier, Look, Play};

/// What this is asked as, over and over.
pub(crate) const KIND: &str = "frontier-kind-pact";

/// Another player is offered a pact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pact {
    /// Who offers it.
    pub(crate) from: Seat,
    /// To whom.
    pub(crate) to: Seat,
}

/// A third player approves a pact that both want.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Approval {
    /// Which pact.
    pub(crate) pact: Pact,
    /// Who approves it.
    pub(crate) arbiter: Seat,
}

impl Pact {
    /// A pact is proposed: it costs an order.
    pub(crate) fn call<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>, from: Seat, to: Seat) {
        play.game.player_mut(from).orders -= 1;
        play.game.frames.call(Self { from, to }.into());
        play.emit(FrontierEvent::Proposed(from, to));
    }

    /// The next after the one to whom it is offered, who is not part of it.
    fn arbiter(self, game: &Frontier) -> Seat {
        let seats = usize::from(game.seats);
        let next = self.to.next(seats);
        if next == self.from {
            next.next(seats)
        } else {
            next
        }
    }

    fn refuse<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>, seat: Seat) {
        play.game.frames.end();
        play.emit(FrontierEvent::Refused(seat));
        end_turn(play);
    }
}

fn answers(out: &mut impl Options<Frontier>) {
    out.may(Choice::Agree);
    out.may(Choice::Refuse);
}

fn label_of(choice: Choice) -> Label {
    match choice {
        Choice::Agree => Text::new("frontier-agree"),
        Choice::Refuse => Text::new("frontier-refuse"),
        _ => stray(choice),
    }
    .into()
}

impl Step<Frontier> for Pact {
    fn asked(self, _: &Frontier) -> SeatSet {
        SeatSet::one(self.to)
    }

    fn options(self, _: Look<'_>, _: Seat, out: &mut impl Options<Frontier>) {
        answers(out);
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        let text = Text::new("frontier-ask-pact").with("seat", self.from);
        Question::new(text, "FRO-24")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        label_of(choice)
    }

    fn ban(self, look: Look<'_>, seat: Seat, subject: Subject) -> Option<Ban> {
        lacks(look.game, seat, subject).or(Some(Ban::Answer))
    }

    fn apply<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Agree => {
                let arbiter = self.arbiter(play.game);
                let pact = self;
                play.emit(FrontierEvent::Agreed(seat));
                play.game.frames.goto(Approval { pact, arbiter }.into());
            }
            Choice::Refuse => Self::refuse(play, seat),
            _ => stray(choice),
        }
    }
}

impl Step<Frontier> for Approval {
    fn asked(self, _: &Frontier) -> SeatSet {
        SeatSet::one(self.arbiter)
    }

    fn options(self, _: Look<'_>, _: Seat, out: &mut impl Options<Frontier>) {
        answers(out);
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        let Pact { from, to } = self.pact;
        let text = Text::new("frontier-ask-approval").with("from", from);
        Question::new(text.with("to", to), "FRO-24")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        label_of(choice)
    }

    fn ban(self, look: Look<'_>, seat: Seat, subject: Subject) -> Option<Ban> {
        lacks(look.game, seat, subject).or(Some(Ban::Answer))
    }

    fn apply<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Pact { from, to } = self.pact;
        match choice {
            Choice::Agree => {
                for (one, other) in [(from, to), (to, from)] {
                    let player = play.game.player_mut(one);
                    player.pacts = player.pacts.with(other);
                }
                play.game.frames.end();
                play.emit(FrontierEvent::Allied(from, to));
                end_turn(play);
            }
            Choice::Refuse => Pact::refuse(play, seat),
            _ => stray(choice),
        }
    }
}
