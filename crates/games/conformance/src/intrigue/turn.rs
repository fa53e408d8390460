//! A turn: draw a card or play one, or discard one where none can be drawn
//! (INT-02, INT-03).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::choice::{Choice, IntrigueEvent, Subject, stray};
use super::content::Card;
use super::deck::{draw, must_hold};
use super::{Announced, Ban, End, HAND_LIMIT, Intrigue, Look, Play, SHUFFLES};

/// This seat's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn(pub Seat);

impl Step<Intrigue> for Turn {
    fn asked(self, _: &Intrigue) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<Intrigue>) {
        let draw = may_draw(look, seat);
        out.option(Choice::Draw, draw);
        for card in Card::ALL {
            offer(look, seat, (card, draw), out);
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(Text::new("intrigue-ask-turn"), "INT-02")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        let with_card = |key, card| Text::new(key).with("card", look.content.name(card));
        match choice {
            Choice::Draw => Text::new("intrigue-draw"),
            Choice::Play(card, None) => with_card("intrigue-play", card),
            Choice::Play(card, Some(target)) => {
                with_card("intrigue-play-on", card).with("target", target)
            }
            Choice::Discard(card) => with_card("intrigue-discard", card),
            Choice::Veto | Choice::Pass | Choice::Keep | Choice::Bury => stray(choice),
        }
        .into()
    }

    /// There are options about the deck and every card; nothing else is there.
    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        None
    }

    fn apply<S: Sink<IntrigueEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Draw => {
                draw(play, seat);
                self.end(play.game);
            }
            Choice::Play(card, target) => Announced { seat, card, target }.call(play),
            Choice::Discard(card) => {
                play.game.hands[seat.index()].give(card);
                play.game.discard[card as usize] += 1;
                play.emit(IntrigueEvent::Discarded(seat, card));
                self.end(play.game);
            }
            Choice::Veto | Choice::Pass | Choice::Keep | Choice::Bury => stray(choice),
        }
    }
}

/// What a card is good for: to be played, and to be discarded where none can be
/// drawn.
fn offer<O: Options<Intrigue>>(
    look: Look<'_>,
    seat: Seat,
    (card, draw): (Card, Result<(), Ban>),
    out: &mut O,
) {
    let held = must_hold(look, seat, card);
    if held.is_err() && !O::ASKS_WHY {
        return;
    }
    if card == Card::Theft {
        for victim in look.game.others(seat) {
            let verdict = held.and_then(|()| may_rob(look, victim));
            out.option(Choice::Play(card, Some(victim)), verdict);
        }
    } else {
        out.option(Choice::Play(card, None), held.and(may_play(card)));
    }
    out.option(Choice::Discard(card), held.and(may_discard(draw)));
}

/// INT-03, INT-04: a hand has its limit, and the deck is made anew only so
/// often.
fn may_draw(look: Look<'_>, seat: Seat) -> Result<(), Ban> {
    if look.game.hands[seat.index()].len() >= HAND_LIMIT {
        Err(Ban::HandFull)
    } else if look.game.has_cards() {
        Ok(())
    } else {
        Err(Ban::NothingToDraw)
    }
}

/// INT-08: a Veto is only an answer.
const fn may_play(card: Card) -> Result<(), Ban> {
    match card {
        Card::Veto => Err(Ban::OnlyAnswers),
        Card::Favour | Card::Theft | Card::Spy | Card::Rumour => Ok(()),
    }
}

/// INT-10: only from someone who has a point.
fn may_rob(look: Look<'_>, victim: Seat) -> Result<(), Ban> {
    if look.game.is_poor(victim) {
        Err(Ban::Poor(victim))
    } else {
        Ok(())
    }
}

/// INT-03: only instead of a card that cannot be drawn.
const fn may_discard(draw: Result<(), Ban>) -> Result<(), Ban> {
    match draw {
        Ok(()) => Err(Ban::CanDraw),
        Err(_) => Ok(()),
    }
}

impl Turn {
    /// The turn is over: the next one begins, unless the game ends (INT-13,
    /// INT-14).
    pub(super) fn end(self, game: &mut Intrigue) {
        game.end = if game.points.iter().any(|&points| points >= game.target) {
            Some(End::Points)
        } else if game.deck.is_empty() && game.shuffles >= SHUFFLES {
            Some(End::Deck)
        } else {
            None
        };
        if game.end.is_some() {
            game.frames.clear();
        } else {
            let next = self.0.next(usize::from(game.seats));
            game.frames.goto(Self(next).into());
        }
    }
}
