//! Open waivers: "I answer no such window this round."
//!
//! At a strict table everyone waits for the clock. Whoever does not mind that
//! all know it can say that they will not answer windows of a kind until the
//! round ends: then they are let pass, and a window that nobody would answer
//! closes at once. A waiver is a line of the log, like a deal.

use crate::game::Game;
use crate::log::Line;
use crate::seat::{Seat, Viewer};
use crate::table::{Part, Refusal, Table};

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

    fn add(&mut self, waiver: Waiver) {
        // What was said of earlier rounds no longer matters.
        self.0.retain(|old| old.round == waiver.round);
        self.0.push(waiver);
    }

    fn remove(&mut self, seat: Seat, kind: &str) {
        self.0
            .retain(|waiver| waiver.seat != seat || waiver.kind != kind);
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
        self.check_open()?;
        let asked = self.window_is_held() && self.committed.to_act().contains(seat);
        let window = self.committed.reactions().filter(|_| asked);
        let kind = window.ok_or(Refusal::NoWindow)?.kind.to_owned();
        self.held.take(seat);
        self.drafts[seat.index()].clear();
        let round = self.committed.round();
        self.waivers.add(Waiver {
            seat,
            kind: kind.clone(),
            round,
        });
        self.commit_message(Line::Waive {
            seat,
            kind,
            waives: true,
        });
        Ok(())
    }

    /// This seat wants to be asked again.
    ///
    /// # Errors
    /// When it had not waived windows of this kind.
    pub fn unwaive(&mut self, seat: Seat, kind: &str) -> Result<(), Refusal> {
        self.check_open()?;
        if !self.waivers.hold(seat, kind, self.committed.round()) {
            return Err(Refusal::NoWindow);
        }
        self.waivers.remove(seat, kind);
        self.commit_message(Line::Waive {
            seat,
            kind: kind.to_owned(),
            waives: false,
        });
        Ok(())
    }

    /// Writes a line that everyone hears of, and lets pass who may now.
    fn commit_message(&mut self, line: Line) {
        let mut parts = vec![Part {
            after: self.committed.clone(),
            events: Vec::new(),
        }];
        self.let_pass(&mut parts);
        self.commit(line, parts, None);
        for viewer in Viewer::all(self.seats()) {
            self.revisions.bump(viewer);
        }
        self.rebase_drafts();
    }
}
