//! What a seat may take home while the game goes on: its own record.

use std::fmt::Write;

use crate::event::Event;
use crate::game::Game;
use crate::log::Line;
use crate::seat::{Seat, Viewer};
use crate::table::Table;

impl<G: Game> Table<G> {
    /// A readable record of all that this seat did and saw: its own choices
    /// and the events that reached it, in notation. No seed, no digests, and
    /// nothing of what others hold.
    #[must_use]
    pub fn record(&self, seat: Seat) -> String {
        let mut record = format!("orrery record of {seat}\n{}\n", self.header);
        for (step, entry) in self.history.entries(0).enumerate() {
            if let Some(line) = own_line(&entry.line, seat) {
                // Writing into a string cannot fail.
                let _ = writeln!(record, "{line}");
            }
            let events = self.history.events_of(step).iter();
            for seen in events.filter_map(|event| event.seen_by(Viewer::Seat(seat))) {
                let _ = writeln!(record, "  {seen}");
            }
        }
        record
    }
}

/// The line, when it is this seat's own or part of a deal with it.
fn own_line(line: &Line, seat: Seat) -> Option<&Line> {
    match line {
        Line::Choice { seat: whose, .. } => *whose == seat,
        Line::Waive { .. } => true,
        Line::Offer {
            seat: one,
            to: other,
            ..
        }
        | Line::Answer {
            seat: one,
            with: other,
            ..
        } => *one == seat || *other == seat,
        Line::Version { .. } => true,
    }
    .then_some(line)
}
