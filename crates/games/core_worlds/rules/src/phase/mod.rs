//! The rules, one file a phase, in the order of play (CW-RND-02). Each owns
//! its steps: who is asked, what may be chosen and why not, the question, the
//! labels, and what a choice does.

pub mod action;
pub mod discard;
mod draw;
pub mod end;
pub mod energy;
mod galactic;
pub mod pregame;
pub mod price;
pub(crate) mod rows;

use draw::{draw, draw_phase};
use end::{Reshuffle, end_phase};
use engine::step::{self, Stepped};
use engine::{Reason, Seat, Sink};

use crate::ban::Ban;
use crate::card::Card;
use crate::choice::Subject;
use crate::content::CardType;
use crate::event::Event;
use crate::state::{CoreWorlds, ROUNDS};

/// The game and its facts, to be looked at.
pub(crate) type Look<'a> = step::Look<'a, CoreWorlds>;
/// The game while a choice is carried out.
pub(crate) type Play<'a, S> = step::Play<'a, CoreWorlds, S>;

engine::frames! {
    /// What is pending.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Frame of CoreWorlds {
        /// The pre-game draft.
        Pick(pregame::Pick),
        /// A decision in the Energy Phase.
        Energy(energy::Energy),
        /// A turn in the Action Phase.
        Turn(action::Turn),
        /// Deploying more.
        Deploy(action::deploy::Deploy),
        /// Deploying by the text of a card.
        Bring(action::deploy::Bring),
        /// The text of a Unit just deployed.
        Arrival(action::deploy::Arrival),
        /// An Invasion.
        Invade(action::invade::Invade),
        /// Where the invaders go.
        Invaders(action::conquest::Invaders),
        /// What the conquest brings.
        Spoils(action::conquest::Spoils),
        /// Paying for a text with cards.
        Price(price::Price),
        /// The end of a turn.
        EndTurn(action::EndTurn),
        /// What everyone keeps.
        Keep(discard::Keep),
        /// Entering the last sector.
        Reshuffle(end::Reshuffle),
    }
}

impl Stepped for CoreWorlds {
    type Frame = Frame;
    type Ban = Ban;

    #[inline]
    fn pending(&self) -> Option<Frame> {
        self.frames.top()
    }

    fn is_there(look: Look<'_>, seat: Seat, subject: Subject) -> bool {
        seat.index() < look.game.players() && look.game.has(seat, subject)
    }

    fn not_asked(look: Look<'_>, _: Seat) -> Ban {
        let rule = match look.game.frames.top() {
            Some(Frame::Pick(_)) => "CW-PRE-04",
            Some(Frame::Energy(_)) => "CW-ENE-03",
            Some(Frame::Keep(_)) => "CW-R33",
            Some(Frame::Reshuffle(_)) => "CW-R34",
            _ => "CW-ACT-01",
        };
        Ban::new("core-worlds-why-wait", rule)
    }

    fn reason(look: Look<'_>, seat: Seat, ban: Ban) -> Reason {
        ban.reason(look.game, seat)
    }
}

/// One's own discard pile may be looked at (CW-DRF-07), and that is all.
fn pile_is_closed(subject: Subject) -> Option<Ban> {
    let closed = Ban::new("core-worlds-why-discards", "CW-DRF-07");
    (subject == Subject::Discards).then_some(closed)
}

/// Draw Phase, production, and then everyone's Energy decisions.
pub(crate) fn begin_round<S: Sink<Event>>(play: &mut Play<'_, S>) {
    play.emit(Event::Round(play.game.round));
    draw_phase(play);
    energy::produce(play);
    play.game.frames.clear();
    energy::open(play, play.game.destiny);
}

/// The Discard Phase is over: the next round, or the end of the game.
fn end_round<S: Sink<Event>>(play: &mut Play<'_, S>) {
    play.game.frames.clear();
    if play.game.round == ROUNDS {
        play.game.report_scores(play.content, play.sink);
        return;
    }
    end_phase(play);
    if play.game.sector() == 5 && play.game.round == ROUNDS - 1 {
        // CW-COR-01.
        let first = Reshuffle(play.game.destiny);
        play.game.frames.call(first.into());
    } else {
        begin_round(play);
    }
}

/// A text has had its effect: a Tactic goes to the discard pile (CW-TAC-02).
fn finish<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card) {
    if play.content.card(card).kind == CardType::Tactic {
        discard_card(play, seat, card);
    }
}

/// A card goes face up to its owner's discard pile.
fn discard_card<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card) {
    play.game.empire_mut(seat).discard.put(card);
    play.emit(Event::Discarded(seat, card));
}

/// Energy by the text of a card.
fn gain<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, energy: u16, card: Card) {
    if energy > 0 {
        play.game.empire_mut(seat).receive(energy);
        play.emit(Event::Gained(seat, energy, card));
    }
}

/// A Tactic leaves the hand, and its cost is paid.
fn leave_hand<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card) {
    let empire = play.game.empire_mut(seat);
    empire.hand.give(card);
    empire.pay(u16::from(play.content.card(card).deploy));
    play.emit(Event::Played(seat, card));
}
