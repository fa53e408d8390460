//! Everyone chooses a side of Mecatol Rex for their home (TI3-GAL-05, TI3-GAL-06);
//! five draw their positions (TI3-P5-01).

use arrayvec::ArrayVec;
use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, MAX_SEATS, Question, Seat, SeatSet, Sink, Text};

use super::{galaxy, settle_home, sit_down};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::{ImperiumEvent, Site};
use crate::{Look, Play, TwilightImperium};

/// This seat chooses where its home lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Home(pub(crate) Seat);

/// TI3-P5-01: with five players positions are drawn; otherwise they are chosen, the
/// first player first.
pub(super) fn begin<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    if play.content.shape(usize::from(play.game.seats)).veiled == 0 {
        let first = play.game.first;
        play.game.frames.call(Home(first).into());
        return;
    }
    draw_positions(play);
    galaxy::begin(play);
}

/// Homes in positions drawn at random.
pub(super) fn draw_positions<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    let seats = usize::from(play.game.seats);
    let mut positions: ArrayVec<usize, MAX_SEATS> = (0..seats).collect();
    let mut draw = play.dice.shared(&mut play.game.chance);
    draw.shuffle(&mut positions);
    for (seat, position) in play.game.everyone().zip(positions) {
        settle_home(play.game, play.content, seat, position);
    }
    sit_down(play.game, play.content);
}

/// Positions where no home lies yet.
fn free(look: Look<'_>) -> impl Iterator<Item = (usize, Hex)> {
    let homes = &look.content.shape(usize::from(look.game.seats)).homes;
    let taken = look.game.galaxy.laid();
    let free = homes.iter().copied().enumerate();
    free.filter(move |(_, place)| !taken.contains(place.index()))
}

impl Step<TwilightImperium> for Home {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, _: Seat, out: &mut impl Options<TwilightImperium>) {
        for (_, place) in free(look) {
            out.may(Choice::Home(place));
        }
    }

    fn question(self, look: Look<'_>, _: Seat) -> Question {
        let race = look.content.race(look.game.player(self.0).race);
        Question::new(
            Text::new("ti3-ask-home").with("race", &race.name),
            "TI3-GAL-05",
        )
    }

    fn label(self, _: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Home(place) => Text::new("ti3-home")
                .with("place", place.to_string())
                .into(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Place(_) => Some(Ban::NoHomeThere),
            _ => Some(Ban::Building),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let Choice::Home(place) = choice else {
            stray(choice)
        };
        let found = free(play.look()).find(|(_, free)| *free == place);
        let Some((position, _)) = found else {
            stray(choice)
        };
        settle_home(play.game, play.content, seat, position);
        let tile = play.content.home_of(play.game.player(seat).race);
        play.emit(ImperiumEvent::Home(seat, Site { place, tile }));
        if free(play.look()).next().is_some() {
            let next = seat.next(usize::from(play.game.seats));
            play.game.frames.goto(Self(next).into());
        } else {
            sit_down(play.game, play.content);
            play.game.frames.end();
            galaxy::begin(play);
        }
    }

    /// The last one takes what is left.
    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let mut left = free(play.look());
        let (Some((_, place)), None) = (left.next(), left.next()) else {
            return false;
        };
        drop(left);
        self.apply(play, self.0, Choice::Home(place));
        true
    }
}
