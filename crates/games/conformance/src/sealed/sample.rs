//! Worlds that a viewer cannot tell from the true one.

use arrayvec::ArrayVec;
use engine::step::{Options, Step};
use engine::{Draw, Seat, Viewer, cards};

use super::choice::Choice;
use super::content::{Content, MAX_RELICS, Relic};
use super::{Ban, Lane, Look, Sealed, Write};

impl Sealed {
    /// Deals all unseen relics anew, and lets the others write anew.
    pub(super) fn sample_for(&mut self, content: &Content, viewer: Viewer, draw: &mut Draw<'_>) {
        if self.frames.top().is_none() {
            return;
        }
        let others: ArrayVec<Seat, 8> = Seat::all(usize::from(self.seats))
            .filter(|&seat| !viewer.is(seat))
            .collect();
        let mut pool = self.collect_unseen(viewer, &others);
        cards::deal(&mut pool, draw, |_, _| true);
        self.deal_unseen(viewer, &others, pool);
        for &seat in &others {
            self.write_anew(content, seat, draw);
        }
        self.chance.forget_others(viewer);
    }

    /// Takes up every relic that the viewer has not seen, and others' writing.
    fn collect_unseen(&mut self, viewer: Viewer, others: &[Seat]) -> ArrayVec<Relic, MAX_RELICS> {
        let mut pool: ArrayVec<Relic, MAX_RELICS> =
            std::mem::take(&mut self.deck).into_iter().collect();
        for seat in others {
            let lane = std::mem::take(&mut self.lanes[seat.index()]);
            pool.extend(lane.dug);
            pool.extend(self.reserve[seat.index()].take());
            pool.extend(self.relics[seat.index()].iter().copied());
        }
        if let Some(seat) = viewer.seat() {
            pool.extend(self.reserve[seat.index()]);
        }
        pool
    }

    fn deal_unseen(&mut self, viewer: Viewer, others: &[Seat], pool: ArrayVec<Relic, MAX_RELICS>) {
        let mut pool = pool.into_iter();
        for seat in others {
            for relic in &mut self.relics[seat.index()] {
                *relic = pool.next().unwrap_or(*relic);
            }
            // Whether it has been dug up is decided when this lane is written.
            self.reserve[seat.index()] = pool.next();
        }
        if let Some(seat) = viewer.seat() {
            let own = &mut self.reserve[seat.index()];
            *own = own.and_then(|_| pool.next());
        }
        self.deck = pool.collect();
    }

    /// Writes a lane as its owner may have: finished when the pen is down,
    /// otherwise up to any point.
    fn write_anew(&mut self, content: &Content, seat: Seat, draw: &mut Draw<'_>) {
        self.lanes[seat.index()] = Lane::default();
        loop {
            let mut strokes = Strokes::default();
            Write::default().options(Look::new(self, content), seat, &mut strokes);
            let Strokes(strokes) = strokes;
            match strokes[draw.index(strokes.len())] {
                Choice::Mark(track) => self.mark(seat, track),
                Choice::Dig => drop(self.dig(seat)),
                Choice::Gamble => {
                    let roll = draw.die(6);
                    self.gamble(seat, roll);
                }
                Choice::Done => return,
            }
        }
    }
}

/// What someone may write next, the end of it included.
#[derive(Default)]
struct Strokes(ArrayVec<Choice, 8>);

impl Options<Sealed> for Strokes {
    const ASKS_WHY: bool = false;

    fn option(&mut self, choice: Choice, verdict: Result<(), Ban>) {
        if verdict.is_ok() {
            self.0.push(choice);
        }
    }
}
