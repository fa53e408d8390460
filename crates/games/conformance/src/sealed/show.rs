//! From one round to the next: the writing is shown and counted, and the die is
//! rolled for all.

use engine::{Dice, Seat, Sink};

use super::choice::{SealedEvent, Track};
use super::{BOXES, CROWNS, End, Lane, Sealed, Write};

/// A roll from which luck pays, and what it pays (SEA-06).
const LUCKY: u8 = 4;
const LUCK: u8 = 2;

impl Sealed {
    /// SEA-01, SEA-05: ink for everybody, and a card for each to dig up.
    pub(super) fn begin_round(&mut self, dice: &mut Dice) {
        let mut draw = dice.shared(&mut self.chance);
        self.deck.shuffle(&mut draw);
        for seat in Seat::all(usize::from(self.seats)) {
            self.reserve[seat.index()] = self.deck.draw();
        }
        self.ink = draw.die(6);
        self.round += 1;
        self.frames.goto(Write::default().into());
    }

    /// SEA-08: all pens are down; the writing is counted in seat order.
    pub(super) fn show(&mut self, dice: &mut Dice, sink: &mut impl Sink<SealedEvent>) {
        for seat in Seat::all(usize::from(self.seats)) {
            self.show_lane(seat, sink);
        }
        let complete = |seat: Seat| self.sheets[seat.index()].is_complete();
        self.end = if Seat::all(usize::from(self.seats)).any(complete) {
            Some(End::Filled)
        } else if self.round == self.rounds {
            Some(End::Rounds)
        } else {
            None
        };
        if self.end.is_some() {
            self.frames.clear();
            for seat in Seat::all(usize::from(self.seats)) {
                sink.emit(SealedEvent::Shown(seat, self.relics[seat.index()].clone()));
            }
        } else {
            self.begin_round(dice);
            sink.emit(SealedEvent::Rolled {
                round: self.round,
                ink: self.ink,
            });
        }
    }

    fn show_lane(&mut self, seat: Seat, sink: &mut impl Sink<SealedEvent>) {
        let lane: Lane = std::mem::take(&mut self.lanes[seat.index()]);
        let luck = if lane.roll.is_some_and(|roll| roll >= LUCKY) {
            LUCK
        } else {
            0
        };
        sink.emit(SealedEvent::Written {
            seat,
            marks: lane.marks,
            dug: lane.dug.is_some(),
            luck,
        });
        self.sheets[seat.index()].luck += luck;
        for track in Track::ALL {
            self.count_track(seat, track, lane.marks[track.index()], sink);
        }
        self.relics[seat.index()].extend(lane.dug);
        self.deck.extend(self.reserve[seat.index()].take());
    }

    fn count_track(
        &mut self,
        seat: Seat,
        track: Track,
        marks: u8,
        sink: &mut impl Sink<SealedEvent>,
    ) {
        let sheet = &mut self.sheets[seat.index()];
        sheet.tracks[track.index()] += marks;
        if marks == 0 || sheet.tracks[track.index()] < BOXES {
            return;
        }
        let crowned = &mut self.crowned[track.index()];
        if let Some(&points) = CROWNS.get(usize::from(*crowned)) {
            sheet.crowns += points;
            *crowned += 1;
            sink.emit(SealedEvent::Crowned(seat, track, points));
        }
    }
}
