//! Writing: all at once, each with their own ink, until every pen is down
//! (SEA-02).

use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::choice::{Choice, SealedEvent, Subject, Track};
use super::content::Relic;
use super::shell::on_track;
use super::{BOXES, Ban, Look, Play, Sealed};

/// Everyone whose pen is not down writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Write {
    /// Who has put the pen down.
    pub down: SeatSet,
}

impl Step<Sealed> for Write {
    fn asked(self, game: &Sealed) -> SeatSet {
        SeatSet::all(game.seat_count()).difference(self.down)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<Sealed>) {
        for track in Track::ALL {
            out.option(Choice::Mark(track), may_mark(look, seat, track));
        }
        out.option(Choice::Dig, may_dig(look, seat));
        out.option(Choice::Gamble, may_gamble(look, seat));
        out.may(Choice::Done); // SEA-07
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let text = Text::new("sealed-ask-write").with("ink", look.game.ink_left(seat));
        Question::new(text, "SEA-02")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Mark(track) => {
                let from = look.game.reached(seat, track);
                on_track("sealed-mark", track)
                    .with("from", from)
                    .with("to", from + 1)
            }
            Choice::Dig => Text::new("sealed-dig"),
            Choice::Gamble => Text::new("sealed-gamble"),
            Choice::Done => Text::new("sealed-done"),
        }
        .into()
    }

    /// There is an option about everything on the sheet.
    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        None
    }

    fn apply<S: Sink<SealedEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let game = &mut *play.game;
        let event = match choice {
            Choice::Mark(track) => {
                game.mark(seat, track);
                SealedEvent::Marked(seat, track)
            }
            Choice::Dig => SealedEvent::Dug(seat, game.dig(seat)),
            Choice::Gamble => {
                let roll = play.dice.private(&mut game.chance, seat).die(6);
                game.gamble(seat, roll);
                SealedEvent::Gambled(seat, roll)
            }
            Choice::Done => {
                let down = self.down.with(seat);
                game.frames.goto(Self { down }.into());
                SealedEvent::PenDown(seat)
            }
        };
        play.emit(event);
    }

    /// SEA-08: with the last pen the writing is shown.
    fn settle<S: Sink<SealedEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let all_down = self.asked(play.game).is_empty();
        if all_down {
            play.game.show(play.dice, play.sink);
        }
        all_down
    }
}

/// SEA-03: whatever is written takes a drop.
fn needs_ink(look: Look<'_>, seat: Seat) -> Result<(), Ban> {
    if look.game.ink_left(seat) > 0 {
        Ok(())
    } else {
        Err(Ban::NoInk)
    }
}

/// SEA-03: a track has this many boxes.
fn may_mark(look: Look<'_>, seat: Seat, track: Track) -> Result<(), Ban> {
    needs_ink(look, seat)?;
    if look.game.reached(seat, track) < BOXES {
        Ok(())
    } else {
        Err(Ban::TrackFull)
    }
}

/// SEA-04: once a round.
fn may_dig(look: Look<'_>, seat: Seat) -> Result<(), Ban> {
    needs_ink(look, seat)?;
    match look.game.lanes[seat.index()].dug {
        None => Ok(()),
        Some(_) => Err(Ban::HasDug),
    }
}

/// SEA-06: once a round.
fn may_gamble(look: Look<'_>, seat: Seat) -> Result<(), Ban> {
    needs_ink(look, seat)?;
    match look.game.lanes[seat.index()].roll {
        None => Ok(()),
        Some(_) => Err(Ban::HasGambled),
    }
}

impl Sealed {
    pub(super) fn ink_left(&self, seat: Seat) -> u8 {
        self.ink - self.lanes[seat.index()].used
    }

    /// How far a track goes, this round's marks included.
    pub(super) fn reached(&self, seat: Seat, track: Track) -> u8 {
        let (sheet, lane) = (&self.sheets[seat.index()], &self.lanes[seat.index()]);
        sheet.tracks[track.index()] + lane.marks[track.index()]
    }

    pub(super) fn mark(&mut self, seat: Seat, track: Track) {
        let lane = &mut self.lanes[seat.index()];
        lane.marks[track.index()] += 1;
        lane.used += 1;
    }

    /// SEA-05: the card that was dealt to the seat.
    pub(super) fn dig(&mut self, seat: Seat) -> Relic {
        let Some(relic) = self.reserve[seat.index()].take() else {
            unreachable!("{seat} was dealt nothing to dig up")
        };
        let lane = &mut self.lanes[seat.index()];
        lane.used += 1;
        lane.dug = Some(relic);
        relic
    }

    pub(super) fn gamble(&mut self, seat: Seat, roll: u8) {
        let lane = &mut self.lanes[seat.index()];
        lane.used += 1;
        lane.roll = Some(roll);
    }
}
