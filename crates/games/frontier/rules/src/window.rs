//! Windows: those concerned may announce a card, sealed until all have
//! answered; and the cards that were announced (FRO-50 to FRO-55).

use engine::step::{Options, Step};
use engine::{Label, MAX_SEATS, Question, Seat, SeatSet, Sink, Text, Time};
use serde::Serialize;

use crate::ban::{Ban, lacks, must_hold};
use crate::card::Card;
use crate::choice::{Choice, Subject, stray};
use crate::event::FrontierEvent;
use crate::phase::Frame;
use crate::{Frontier, Look, Play};

/// What a window is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Purpose {
    /// Before the dice of a round of battle.
    Battle,
    /// After them.
    Hits,
    /// To cancel a card that was announced.
    Cancel,
}

impl Purpose {
    /// The name of its windows: a message key.
    #[must_use]
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Battle => "frontier-window-battle",
            Self::Hits => "frontier-window-hits",
            Self::Cancel => "frontier-window-cancel",
        }
    }

    const fn question(self) -> &'static str {
        match self {
            Self::Battle => "frontier-ask-battle",
            Self::Hits => "frontier-ask-hits",
            Self::Cancel => "frontier-ask-cancel",
        }
    }
}

/// An open window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Window {
    /// What for.
    pub(crate) purpose: Purpose,
    /// Which of the game's windows.
    pub(crate) number: u32,
    /// By public facts: those who hold cards.
    pub(crate) concerned: SeatSet,
    /// Who has not answered yet. Hidden.
    pub(crate) open: SeatSet,
    /// What was answered, unseen as yet. Hidden.
    pub(crate) answers: [Option<Card>; MAX_SEATS],
    /// After whom cards are announced in order.
    pub(crate) after: Seat,
}

impl Window {
    /// Opens a window for those of these seats who hold cards. One that
    /// concerns nobody does not open.
    pub(crate) fn call<S: Sink<FrontierEvent>>(
        play: &mut Play<'_, S>,
        purpose: Purpose,
        seats: impl Iterator<Item = Seat>,
        after: Seat,
    ) {
        let concerned = play.game.with_cards(seats);
        if concerned.is_empty() {
            return;
        }
        play.game.windows += 1;
        let window = Self {
            purpose,
            number: play.game.windows,
            concerned,
            open: concerned,
            answers: [None; MAX_SEATS],
            after,
        };
        play.game.frames.call(window.into());
        play.sink.concern(concerned);
    }

    /// What the engine is told of it.
    pub(crate) const fn seen(self) -> engine::Window {
        engine::Window {
            kind: self.purpose.kind(),
            number: self.number,
            concerned: self.concerned,
            time: Time::Short,
        }
    }

    /// Has this seat answered, and how?
    pub(crate) fn answer_of(self, seat: Seat) -> Option<Option<Card>> {
        let answered = self.concerned.contains(seat) && !self.open.contains(seat);
        answered.then_some(self.answers[seat.index()])
    }

    /// The cards that can be announced in it.
    pub(crate) fn cards(self) -> impl Iterator<Item = Card> {
        let fits = move |card: &Card| card.purpose() == Some(self.purpose);
        Card::all().iter().copied().filter(fits)
    }

    /// Those who have announced something, in turn order.
    fn announced(self, seats: usize) -> impl DoubleEndedIterator<Item = (Seat, Card)> {
        let mut order = [None; MAX_SEATS];
        let mut seat = self.after;
        for place in order.iter_mut().take(seats) {
            seat = seat.next(seats);
            *place = self.answers[seat.index()].map(|card| (seat, card));
        }
        order.into_iter().flatten()
    }
}

impl Step<Frontier> for Window {
    fn asked(self, _: &Frontier) -> SeatSet {
        self.open
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<Frontier>) {
        for card in self.cards() {
            out.option(Choice::Announce(card), must_hold(look.game, seat, card));
        }
        out.may(Choice::Pass);
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let text = Text::new(self.purpose.question());
        match self.purpose {
            Purpose::Battle => Question::new(text, "FRO-50"),
            Purpose::Hits => Question::new(text, "FRO-51"),
            Purpose::Cancel => {
                let seat = look
                    .game
                    .last_announced()
                    .map_or(self.after, |last| last.seat);
                Question::new(text.with("seat", seat), "FRO-53")
            }
        }
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Announce(card) => {
                let text = Text::new("frontier-announce");
                text.with("card", &look.content.card(card).name).into()
            }
            Choice::Pass => Label::new(Text::new("frontier-let-pass")).ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, look: Look<'_>, seat: Seat, subject: Subject) -> Option<Ban> {
        lacks(look.game, seat, subject).or(Some(Ban::Window))
    }

    fn apply<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let mut answered = self;
        answered.answers[seat.index()] = match choice {
            Choice::Announce(card) => Some(card),
            Choice::Pass => None,
            _ => stray(choice),
        };
        answered.open = self.open.without(seat);
        play.game.frames.goto(answered.into());
    }

    /// All have answered: what was announced is laid on the table.
    fn settle<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>) -> bool {
        if !self.open.is_empty() {
            return false;
        }
        play.game.frames.end();
        let seats = usize::from(play.game.seats);
        if self.answers.iter().all(Option::is_none) {
            play.emit(FrontierEvent::Quiet(self.purpose));
        }
        match self.purpose {
            // FRO-53: only the first cancels; the others have shown nothing.
            Purpose::Cancel => {
                if let Some((seat, card)) = self.announced(seats).next() {
                    Announced::call(play, seat, card, self.purpose);
                }
            }
            // FRO-52: the first in turn order is resolved first, so it lies on
            // top.
            Purpose::Battle | Purpose::Hits => {
                for (seat, card) in self.announced(seats).rev() {
                    Announced::call(play, seat, card, self.purpose);
                }
            }
        }
        true
    }
}

/// A card that was announced. In a battle it lies face down until it is shown
/// (FRO-52); a Sabotage is seen at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Announced {
    /// Whose.
    pub(crate) seat: Seat,
    /// Which. Hidden while it lies face down.
    pub(crate) card: Card,
    /// In which window.
    pub(crate) purpose: Purpose,
    /// Could it be cancelled already?
    pub(crate) asked: bool,
}

impl Announced {
    fn call<S: Sink<FrontierEvent>>(
        play: &mut Play<'_, S>,
        seat: Seat,
        card: Card,
        purpose: Purpose,
    ) {
        let hand = &mut play.game.hands[seat.index()];
        hand.give(card);
        if purpose != Purpose::Cancel {
            // Nobody can be sure any more which of the cards they know is left.
            hand.places()
                .for_each(|hidden| hidden.known = SeatSet::NONE);
            hand.sort();
        }
        let announced = Self {
            seat,
            card,
            purpose,
            asked: false,
        };
        play.game.frames.call(announced.into());
        play.emit(match purpose {
            Purpose::Cancel => FrontierEvent::Sabotaged(seat),
            Purpose::Battle | Purpose::Hits => FrontierEvent::Announced(seat, Some(card)),
        });
    }

    /// Does it lie face down?
    pub(crate) fn is_face_down(self) -> bool {
        self.purpose != Purpose::Cancel
    }
}

/// Nobody is asked about it: those who may cancel it are asked by the window
/// above it.
impl Step<Frontier> for Announced {
    fn asked(self, _: &Frontier) -> SeatSet {
        SeatSet::NONE
    }

    fn options(self, _: Look<'_>, _: Seat, _: &mut impl Options<Frontier>) {}

    fn question(self, _: Look<'_>, seat: Seat) -> Question {
        unreachable!("{seat} is asked about {}, which takes effect", self.card)
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        stray(choice)
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        None
    }

    fn apply<S: Sink<FrontierEvent>>(self, _: &mut Play<'_, S>, _: Seat, choice: Choice) {
        stray(choice)
    }

    /// FRO-53: first everyone else may cancel it; then it is shown and takes
    /// effect.
    fn settle<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>) -> bool {
        if !self.asked {
            let asked = true;
            play.game.frames.goto(Self { asked, ..self }.into());
            let others = play.game.others(self.seat);
            Window::call(play, Purpose::Cancel, others, self.seat);
            return true;
        }
        play.game.frames.end();
        play.game.discard[self.card as usize] += 1;
        if self.is_face_down() {
            play.emit(FrontierEvent::Shown(self.seat, self.card));
        }
        match self.card {
            Card::Ambush | Card::Screen | Card::Repair | Card::Fury => {
                let strength = play.content.card(self.card).strength;
                if let Some(battle) = play.game.battle_mut() {
                    battle.play(self.seat, self.card, strength);
                }
            }
            Card::Sabotage => cancel(play),
            Card::Windfall | Card::Storm => {
                unreachable!("{} is never announced", self.card)
            }
        }
        true
    }
}

/// FRO-54: the card below a Sabotage comes to nothing.
fn cancel<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>) {
    let Some(Frame::Announced(below)) = play.game.frames.end() else {
        unreachable!("a Sabotage cancels no card")
    };
    play.game.discard[below.card as usize] += 1;
    play.emit(FrontierEvent::Cancelled(below.seat, below.card));
}

impl Frontier {
    /// The open window, where there is one.
    pub(crate) fn window(&self) -> Option<Window> {
        match self.frames.top() {
            Some(Frame::Window(window)) => Some(window),
            _ => None,
        }
    }

    /// Every card that lies announced, the oldest first.
    pub(crate) fn chain(&self) -> impl DoubleEndedIterator<Item = Announced> {
        self.frames.iter().filter_map(|frame| match frame {
            Frame::Announced(announced) => Some(announced),
            _ => None,
        })
    }

    fn last_announced(&self) -> Option<Announced> {
        self.chain().next_back()
    }
}
