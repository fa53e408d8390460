//! Reaction windows: rules ask everyone concerned, and the table's pace says
//! who of them really has to answer.
//!
//! At a brisk table whoever can only pass is let pass. That follows from the
//! state and the header alone, so it needs no line of the log: what comes of
//! it belongs to the line before, and a replay finds it again. Whether a
//! choice can be taken back is judged before it.
//!
//! A strict window closes on the server's clock and at no other moment, so
//! that neither an answer nor the time it took can tell. Until then answers
//! are held: they change nothing, nobody sees them, and their seat may answer
//! otherwise or take its answer back.

use crate::event::Recorder;
use crate::game::{Game, Pace, Window};
use crate::passing::only_pass;
use crate::seat::{MAX_SEATS, Seat};
use crate::table::waivers::Waivers;
use crate::table::{Part, Table};

/// Who is let pass in a row; more of them are a bug of the rules.
const PASSES_LIMIT: usize = 10_000;

/// Answers that wait for the clock, by seat: each a row of choices.
#[derive(Clone)]
pub(super) struct Held<G: Game>([Vec<G::Choice>; MAX_SEATS]);

impl<G: Game> Default for Held<G> {
    fn default() -> Self {
        Self(std::array::from_fn(|_| Vec::new()))
    }
}

impl<G: Game> Held<G> {
    pub(super) fn keep(&mut self, seat: Seat, answer: Vec<G::Choice>) {
        self.0[seat.index()] = answer;
    }

    pub(super) fn take(&mut self, seat: Seat) -> Vec<G::Choice> {
        std::mem::take(&mut self.0[seat.index()])
    }

    pub(super) const fn has(&self, seat: Seat) -> bool {
        !self.0[seat.index()].is_empty()
    }
}

impl<G: Game> Table<G> {
    /// The window that is open.
    #[must_use]
    pub fn window(&self) -> Option<Window> {
        self.committed.reactions()
    }

    /// Lets everyone pass, after a line, who has waived the window or, at a
    /// brisk table, can only pass: one after the other, each a part of what
    /// came of the line.
    pub(super) fn let_pass(&mut self, parts: &mut Vec<Part<G>>, waivers: &Waivers) {
        for _ in 0..PASSES_LIMIT {
            let Some(game) = parts.last().map(|part| &part.after) else {
                return;
            };
            let mut asked = game.to_act().into_iter();
            let passes = asked.find_map(|seat| Some((seat, self.passes(game, seat, waivers)?)));
            let Some((seat, pass)) = passes else {
                return;
            };
            let mut after = game.clone();
            let mut told = Recorder::default();
            let content = &self.facts.content;
            after.apply(content, seat, pass, &mut self.dice, &mut told);
            parts.push(Part {
                after,
                events: told.events,
            });
        }
    }

    /// How this seat is let pass, if it is.
    pub(super) fn passes(&self, game: &G, seat: Seat, waivers: &Waivers) -> Option<G::Choice> {
        let window = game.reactions()?;
        if waivers.hold(seat, window.kind, game.round()) {
            return game.pass(self.content(), seat).map(|pass| pass.choice);
        }
        let brisk = self.header.pace == Pace::Brisk;
        only_pass(self.content(), game, seat, &mut Vec::new()).filter(|_| brisk)
    }

    /// Will this seat, in the middle of an answer, be let pass as soon as the last
    /// choice counts?
    pub(super) fn is_let_pass(&self, game: &G, seat: Seat) -> bool {
        let asked = game.reactions().is_some() && game.to_act().contains(seat);
        asked && !self.window_is_held() && self.passes(game, seat, &self.waivers).is_some()
    }

    /// Does an open window wait for the clock?
    #[must_use]
    pub fn window_is_held(&self) -> bool {
        self.header.pace == Pace::Strict
            && self.frozen.is_none()
            && self.committed.reactions().is_some()
    }

    /// The answer of this seat that waits for the clock; empty when there is
    /// none.
    #[must_use]
    pub fn held_answer(&self, seat: Seat) -> &[G::Choice] {
        &self.held.0[seat.index()]
    }

    /// Has everyone who is asked in a held window answered? For whoever plays
    /// without a clock; nobody else may be told.
    #[must_use]
    pub fn all_have_answered(&self) -> bool {
        self.window_is_held() && self.to_act().into_iter().all(|seat| self.held.has(seat))
    }

    /// The clock has run out: the answers count, in seat order, and whoever
    /// has not answered lets the window pass.
    pub fn close_window(&mut self) {
        if !self.window_is_held() {
            return;
        }
        let window = self.committed.reactions();
        for seat in self.to_act() {
            let held = self.held.take(seat);
            let answer = match held.is_empty() {
                false => held,
                true => {
                    let pass = self.committed.pass(self.content(), seat);
                    pass.into_iter().map(|pass| pass.choice).collect()
                }
            };
            // What was begun and not finished was never an answer.
            self.drafts[seat.index()].clear();
            self.commit_row(seat, &answer);
            if self.committed.reactions() != window {
                return;
            }
        }
    }
}
