//! Open waivers: "I answer no such window this round."
//!
//! At a strict table everyone waits for the clock. Whoever does not mind that
//! all know it can say that they will not answer windows of a kind until the
//! round ends: then they are let pass, and a window that nobody would answer
//! closes at once. A waiver is a line of the log, like a deal.

use crate::game::Game;
use crate::log::Line;
use crate::seat::{Seat, Viewer};
use crate::table::{Happening, Part, Refusal, Table};

/// A seat lets windows of a kind go by.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Waiver {
    /// Who.
    pub seat: Seat,
    /// Windows of this kind.
    pub kind: String,
    /// In this round alone.
    pub round: u32,
}

/// All that were made.
#[derive(Debug, Clone, Default)]
pub(super) struct Waivers(Vec<Waiver>);

impl Waivers {
    pub(super) fn hold(&self, seat: Seat, kind: &str, round: u32) -> bool {
        let mut waivers = self.0.iter();
        waivers.any(|waiver| waiver.seat == seat && waiver.kind == kind && waiver.round == round)
    }

    /// Takes note of a line, in this round.
    pub(super) fn note(&mut self, line: &Line, round: u32) {
        let Line::Waive { seat, kind, waives } = line else {
            return;
        };
        // What was said of earlier rounds no longer matters.
        let stays = |old: &Waiver| old.round == round && (old.seat != *seat || old.kind != *kind);
        self.0.retain(stays);
        if *waives {
            self.0.push(Waiver {
                seat: *seat,
                kind: kind.clone(),
                round,
            });
        }
    }
}

impl<G: Game> Table<G> {
    /// The waivers that hold now: everyone may know them.
    pub fn waivers(&self) -> impl Iterator<Item = &Waiver> {
        let round = self.committed.round();
        let waivers = self.waivers.0.iter();
        waivers.filter(move |waiver| waiver.round == round)
    }

    /// This seat lets the open strict window go by, and all of its kind until
    /// the round ends; an answer that it held is gone.
    ///
    /// # Errors
    /// When no such window asks it.
    pub fn waive(&mut self, seat: Seat) -> Result<(), Refusal> {
        let window = self.committed.reactions().ok_or(Refusal::NoWindow)?;
        self.say(seat, window.kind, true)
    }

    /// This seat wants to be asked again.
    ///
    /// # Errors
    /// When it had not waived windows of this kind.
    pub fn unwaive(&mut self, seat: Seat, kind: &str) -> Result<(), Refusal> {
        self.say(seat, kind, false)
    }

    fn say(&mut self, seat: Seat, kind: &str, waives: bool) -> Result<(), Refusal> {
        let said = self.look_at_waiver(seat, kind, waives)?;
        if waives {
            self.held.take(seat);
            self.drafts[seat.index()].clear();
        }
        self.commit(&said, None);
        for viewer in Viewer::all(self.seats()) {
            self.revisions.bump(viewer);
        }
        self.rebase_drafts();
        Ok(())
    }

    /// What such a word does: it lets pass who may now.
    pub(super) fn look_at_waiver(
        &mut self,
        seat: Seat,
        kind: &str,
        waives: bool,
    ) -> Result<Happening<G>, Refusal> {
        self.check_open()?;
        let round = self.committed.round();
        let makes_sense = if waives {
            let asked = self.window_is_held() && self.committed.to_act().contains(seat);
            let window = self.committed.reactions().filter(|_| asked);
            window.is_some_and(|window| window.kind == kind)
        } else {
            self.waivers.hold(seat, kind, round)
        };
        if !makes_sense {
            return Err(Refusal::NoWindow);
        }
        let kind = kind.to_owned();
        let line = Line::Waive { seat, kind, waives };
        let mut waivers = self.waivers.clone();
        waivers.note(&line, round);
        let mut parts = vec![Part {
            after: self.committed.clone(),
            events: Vec::new(),
        }];
        self.let_pass(&mut parts, &waivers);
        Ok(Happening { line, parts })
    }
}
