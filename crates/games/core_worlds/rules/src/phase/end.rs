//! The End Phase (CW-FIN), and entering the last sector (CW-COR).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::content::Kinds;
use crate::event::Event;
use crate::label::group;
use crate::state::CoreWorlds;

use super::{Look, Play, begin_round, pile_is_closed};

/// Round Marker, Action Points, Destiny Marker.
pub(super) fn end_phase<S: Sink<Event>>(play: &mut Play<'_, S>) {
    let game = &mut *play.game;
    let left = game.sector();
    game.round += 1;
    if game.sector() != left {
        // Nobody will draw from it again, so its order is no secret worth
        // keeping.
        game.galactic[usize::from(left) - 1].sort_unstable();
    }
    let actions = play.content.sector(game.sector()).action_points;
    for seat in Seat::all(game.players()) {
        let empire = game.empire_mut(seat);
        empire.actions = actions;
        empire.drafted = false;
        empire.deployed = Kinds::default();
        empire.used_up.clear();
        for world in &mut empire.worlds {
            world.spent = false;
        }
        for unit in &mut empire.units {
            unit.spent = false;
        }
        empire.units.sort_unstable();
    }
    game.destiny = game.destiny.next(game.players());
    let destiny = game.destiny;
    play.emit(Event::Destiny(destiny));
}

/// Sector 5 is entered: this seat may shuffle its discard pile in, clockwise
/// from the new Destiny holder (CW-COR-01, CW-R34).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reshuffle(pub Seat);

impl Step<CoreWorlds> for Reshuffle {
    fn asked(self, _: &CoreWorlds) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, _: Look<'_>, _: Seat, out: &mut impl Options<CoreWorlds>) {
        out.may(Choice::Reshuffle(true));
        out.may(Choice::Reshuffle(false));
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let empire = look.game.empire(seat);
        let text = Text::new("core-worlds-ask-reshuffle")
            .with("discard", empire.discard.len())
            .with("deck", empire.deck.len());
        Question::new(text, "CW-COR-01")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        let text = match choice {
            Choice::Reshuffle(true) => Text::new("core-worlds-reshuffle")
                .with("discard", look.game.empire(seat).discard.len()),
            Choice::Reshuffle(false) => Text::new("core-worlds-leave"),
            _ => stray(choice),
        };
        Label::new(text).in_group(group::PILE)
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        let only = Ban::new("core-worlds-why-reshuffle", "CW-COR-01");
        Some(pile_is_closed(subject).unwrap_or(only))
    }

    fn apply<S: Sink<Event>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Reshuffle(true) => {
                let game = &mut *play.game;
                let empire = &mut game.empires[seat.index()];
                let mut draw = play.dice.shared(&mut game.chance);
                empire.deck.shuffle_in(&mut empire.discard, &mut draw);
                play.emit(Event::ShuffledIn(seat));
            }
            Choice::Reshuffle(false) => play.emit(Event::LeftPile(seat)),
            _ => stray(choice),
        }
        let next = seat.next(play.game.players());
        if next == play.game.destiny {
            begin_round(play);
        } else {
            play.game.frames.goto(Self(next).into());
        }
    }
}
