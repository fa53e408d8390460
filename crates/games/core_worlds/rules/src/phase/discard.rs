//! The Discard Phase (CW-DIS).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::Event;
use crate::label::{about, group};
use crate::state::{CoreWorlds, Keeping, ROUNDS};

use super::{Look, Play, end_round, pile_is_closed};

/// Everyone decides what to keep (CW-DIS-03), told to nobody until all have
/// decided (CW-R33).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Keep;

impl Keep {
    /// Whoever holds nothing has nothing to decide; after the last round there
    /// is no next one to keep a card for.
    pub(super) fn open(game: &mut CoreWorlds) {
        game.frames.goto(Self.into());
        let last = game.round == ROUNDS;
        for seat in Seat::all(game.players()) {
            let empire = game.empire_mut(seat);
            empire.keeping = if last || empire.hand.is_empty() {
                Keeping::Nothing
            } else {
                Keeping::Undecided
            };
        }
    }
}

impl Step<CoreWorlds> for Keep {
    fn asked(self, game: &CoreWorlds) -> SeatSet {
        Seat::all(game.players())
            .filter(|seat| game.empire(*seat).keeping == Keeping::Undecided)
            .collect()
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<CoreWorlds>) {
        out.may(Choice::Keep(None));
        for card in look.game.empire(seat).hand.different() {
            out.may(Choice::Keep(Some(card)));
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(Text::new("core-worlds-ask-keep"), "CW-DIS-03")
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        let text = match choice {
            Choice::Keep(Some(card)) => about("core-worlds-keep", look.content, card),
            Choice::Keep(None) => Text::new("core-worlds-keep-none"),
            _ => stray(choice),
        };
        Label::new(text).in_group(group::KEEP)
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        let only = Ban::new("core-worlds-why-keep", "CW-DIS-03");
        Some(pile_is_closed(subject).unwrap_or(only))
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Keep(card) = choice else {
            stray(choice)
        };
        play.game.empire_mut(seat).keeping = card.map_or(Keeping::Nothing, Keeping::Card);
        play.emit(Event::Decided(seat, Some(card)));
    }

    /// When all have decided: hands to the discard piles, Energy to nothing.
    fn settle<S: Sink<Event>>(self, play: &mut Play<'_, S>) -> bool {
        let decided = self.asked(play.game).is_empty();
        if decided {
            for seat in Seat::all(play.game.players()) {
                clear_hand(play, seat);
            }
            end_round(play);
        }
        decided
    }
}

fn clear_hand<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat) {
    let empire = play.game.empire_mut(seat);
    // CW-R33: a copy that nobody has seen, if there is one: to go on
    // showing the known one would tell which card was kept.
    let kept = match std::mem::take(&mut empire.keeping) {
        Keeping::Card(card) => Some(empire.hand.give_unseen(card)),
        Keeping::Nothing | Keeping::Undecided => None,
    };
    for held in empire.hand.give_all() {
        empire.discard.put(held.card);
        play.sink.emit(Event::Discarded(seat, held.card));
    }
    let is_kept = kept.is_some();
    kept.into_iter().for_each(|held| empire.hand.take(held));
    empire.energy = 0;
    play.emit(Event::Cleared(seat, is_kept));
}
