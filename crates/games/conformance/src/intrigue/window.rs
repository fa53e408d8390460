//! The window for vetoes: everyone else may answer an announced card, sealed
//! until all have (INT-05, INT-07).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::choice::{Choice, IntrigueEvent, Subject, stray};
use super::content::Card;
use super::deck::{lacks, must_hold};
use super::{Announced, Ban, Frame, Intrigue, Look, Play};

/// Those concerned may veto the card below.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Window {
    /// Which of the game's windows this is.
    pub(super) number: u32,
    /// By public facts: everyone else who holds cards.
    pub(super) concerned: SeatSet,
    /// Who has not answered yet. Hidden.
    pub(super) open: SeatSet,
    /// Who has answered with a Veto, unseen as yet. Hidden.
    pub(super) vetoes: SeatSet,
}

impl Window {
    /// This seat has announced a card.
    pub(super) fn call<S: Sink<IntrigueEvent>>(play: &mut Play<'_, S>, seat: Seat) {
        let game = &mut *play.game;
        // INT-05. Whether anyone can veto must not show in who is concerned.
        let concerned: SeatSet = game
            .others(seat)
            .filter(|other| !game.hands[other.index()].is_empty())
            .collect();
        game.windows += 1;
        let window = Self {
            number: game.windows,
            concerned,
            open: concerned,
            vetoes: SeatSet::NONE,
        };
        game.frames.call(window.into());
        play.sink.concern(concerned);
    }
}

impl Step<Intrigue> for Window {
    fn asked(self, _: &Intrigue) -> SeatSet {
        self.open
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<Intrigue>) {
        out.option(Choice::Veto, must_hold(look, seat, Card::Veto));
        out.may(Choice::Pass);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let Announced { seat, card, .. } = answered(look.game);
        let text = Text::new("intrigue-ask-window")
            .with("seat", seat)
            .with("card", look.content.name(card));
        Question::new(text, "INT-05")
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Veto => Text::new("intrigue-veto"),
            Choice::Pass => Text::new("intrigue-pass"),
            _ => stray(choice),
        }
        .into()
    }

    /// All else waits for the answers.
    fn ban(self, look: Look<'_>, seat: Seat, subject: Subject) -> Option<Ban> {
        lacks(look, seat, subject).or(Some(Ban::Announced))
    }

    fn apply<S: Sink<IntrigueEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let vetoes = match choice {
            Choice::Veto => self.vetoes.with(seat),
            Choice::Pass => self.vetoes,
            _ => stray(choice),
        };
        let open = self.open.without(seat);
        let answered = Self {
            open,
            vetoes,
            ..self
        };
        play.game.frames.goto(answered.into());
    }

    /// All have answered: a Veto is announced in its turn, or the card below
    /// takes effect.
    fn settle<S: Sink<IntrigueEvent>>(self, play: &mut Play<'_, S>) -> bool {
        if !self.open.is_empty() {
            return false;
        }
        play.game.frames.end();
        if let Some(seat) = self.first_veto(play.game) {
            let (card, target) = (Card::Veto, None);
            Announced { seat, card, target }.call(play);
        }
        true
    }
}

impl Window {
    /// INT-07: the first in turn order after the player of the card.
    fn first_veto(self, game: &Intrigue) -> Option<Seat> {
        // Most cards are vetoed by nobody: then there is no order to go through.
        if self.vetoes.is_empty() {
            return None;
        }
        let seats = usize::from(game.seats);
        let after = |seat: Seat| Some(seat.next(seats));
        std::iter::successors(after(answered(game).seat), |seat| after(*seat))
            .take(seats)
            .find(|seat| self.vetoes.contains(*seat))
    }

    /// Why a seat has to wait: what it knows by itself, and no more.
    pub(super) fn not_asked(self, seat: Seat) -> Ban {
        match self.answer_of(seat) {
            Some(_) => Ban::Answered,
            None => Ban::Announced,
        }
    }

    /// How a seat that was asked has answered: with a Veto or not.
    pub(super) fn answer_of(self, seat: Seat) -> Option<bool> {
        let asked = self.concerned.contains(seat);
        (asked && !self.open.contains(seat)).then_some(self.vetoes.contains(seat))
    }
}

/// The card that a window is about: the one announced last.
fn answered(game: &Intrigue) -> Announced {
    match game.chain().next_back() {
        Some(announced) => announced,
        None => unreachable!("a window is open and no card was announced"),
    }
}

impl Intrigue {
    /// The open window, where there is one.
    pub(super) fn window(&self) -> Option<Window> {
        match self.frames.top() {
            Some(Frame::Window(window)) => Some(window),
            _ => None,
        }
    }
}
