//! What just happened, and who may see it.

use std::fmt;

use crate::seat::{SeatSet, Viewer};

/// One thing that happened: for the story, for animation, for the digest.
///
/// `Display` is its notation: complete, stable, the same on every machine.
pub trait Event: Clone + Eq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// This event as `viewer` sees it: whole, with the hidden part left out,
    /// or not at all.
    #[must_use]
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Does this event, as [`seen_by`](Event::seen_by) gave it to this viewer,
    /// uncover something that was hidden from them? "s1 draws a Sabotage"
    /// does to s1; "s1 draws a card" does not to the others.
    #[must_use]
    fn reveals_to(&self, viewer: Viewer) -> bool;
}

/// Where a rule reports what happens.
pub trait Sink<E> {
    /// This happened.
    fn emit(&mut self, event: E);

    /// A window opens that concerns these seats. Which seats follows from
    /// public facts alone, never from what they hold, whether or not anyone is
    /// then asked.
    fn concern(&mut self, seats: SeatSet);

    /// Does anybody listen? Where not, what an event says need not be worked out.
    #[inline]
    fn listens(&self) -> bool {
        true
    }
}

impl<E, S: Sink<E> + ?Sized> Sink<E> for &mut S {
    #[inline]
    fn emit(&mut self, event: E) {
        (**self).emit(event);
    }

    #[inline]
    fn concern(&mut self, seats: SeatSet) {
        (**self).concern(seats);
    }

    #[inline]
    fn listens(&self) -> bool {
        (**self).listens()
    }
}

/// Hears nothing: for simulation and search.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silence;

impl<E> Sink<E> for Silence {
    #[inline]
    fn emit(&mut self, _event: E) {}

    #[inline]
    fn concern(&mut self, _seats: SeatSet) {}

    #[inline]
    fn listens(&self) -> bool {
        false
    }
}

/// Writes everything down.
#[derive(Debug, Clone)]
pub struct Recorder<E> {
    /// What happened, in order.
    pub events: Vec<E>,
    /// Everyone who was concerned.
    pub concerned: SeatSet,
}

impl<E> Default for Recorder<E> {
    fn default() -> Self {
        Self {
            events: Vec::new(),
            concerned: SeatSet::NONE,
        }
    }
}

impl<E> Sink<E> for Recorder<E> {
    fn emit(&mut self, event: E) {
        self.events.push(event);
    }

    fn concern(&mut self, seats: SeatSet) {
        self.concerned = self.concerned.union(seats);
    }
}
