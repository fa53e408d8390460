//! What a game has shown so far, each thing once.

use std::collections::HashSet;
use std::hash::Hash;

use engine::seat::Seat;
use engine::table::Table;

use super::Lawful;

/// The subjects and choices that a random game has met: for asking why not,
/// and for trying what is not listed.
pub(super) struct Met<G: Lawful> {
    pub(super) subjects: Once<G::Subject>,
    pub(super) choices: Once<G::Choice>,
}

impl<G: Lawful> Met<G> {
    pub(super) fn nothing() -> Self {
        Self {
            subjects: Once::none(),
            choices: Once::none(),
        }
    }

    /// Keeps what this seat is offered.
    pub(super) fn see(&mut self, table: &Table<G>, seat: Seat) {
        for choice in table.choices(seat) {
            self.choices.add(choice);
            if let Some(subject) = table.subject(seat, choice) {
                self.subjects.add(subject);
            }
        }
    }
}

/// Things in the order in which they came, each once.
pub(super) struct Once<T> {
    list: Vec<T>,
    known: HashSet<T>,
}

impl<T: Copy + Eq + Hash> Once<T> {
    fn none() -> Self {
        Self {
            list: Vec::new(),
            known: HashSet::new(),
        }
    }

    fn add(&mut self, thing: T) {
        if self.known.insert(thing) {
            self.list.push(thing);
        }
    }

    pub(super) fn list(&self) -> &[T] {
        &self.list
    }
}
