//! When a tree has to stop thinking.

use std::time::{Duration, Instant};

/// What tells the time: the machine, or a test that lets it pass as it likes.
pub(super) type Now = dyn Fn() -> Instant + Send + Sync;

/// A clock that leaves room for what a busy machine does: as long as it was
/// held up once between two looks, it may be again. But half of the time is
/// always for thinking.
pub(super) struct Clock<'a> {
    now: &'a Now,
    deadline: Instant,
    half_time: Duration,
    looked: Instant,
    held_up: Duration,
}

impl<'a> Clock<'a> {
    /// A clock that expects to be held up as long as this.
    pub(super) fn new(now: &'a Now, deadline: Instant, held_up: Duration) -> Self {
        let looked = now();
        Self {
            now,
            deadline,
            half_time: deadline.saturating_duration_since(looked) / 2,
            looked,
            held_up,
        }
    }

    /// Looks.
    pub(super) fn is_time_to_stop(&mut self) -> bool {
        let now = (self.now)();
        self.held_up = self.held_up.max(now - self.looked);
        self.looked = now;
        now + self.held_up.min(self.half_time) >= self.deadline
    }

    /// The part of the time that had passed at the last look.
    pub(super) fn used(&self) -> f32 {
        let left = self.deadline.saturating_duration_since(self.looked);
        let whole = (2 * self.half_time).as_secs_f32();
        1.0 - left.as_secs_f32() / whole.max(f32::MIN_POSITIVE)
    }

    /// The longest that it was held up between two looks, or expected to be.
    pub(super) const fn held_up(&self) -> Duration {
        self.held_up
    }
}
