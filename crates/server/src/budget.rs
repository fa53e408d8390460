//! How much each may have, by the clock: so much comes back every second, and
//! some of it may be had ahead.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::clock::Clock;

/// What everyone may have.
pub(crate) struct Budget<K> {
    clock: Clock,
    /// In this time one unit comes back.
    each: Duration,
    /// How far ahead of the clock somebody may be.
    ahead: Duration,
    /// Until when each has had what is theirs.
    until: Mutex<HashMap<K, Instant>>,
}

impl<K: Copy + Eq + Hash> Budget<K> {
    /// So many units in such a time, and so many at once.
    pub(crate) fn new(clock: &Clock, units: u32, time: Duration, at_once: u32) -> Self {
        let each = time / units.max(1);
        Self {
            clock: clock.clone(),
            each,
            ahead: each.saturating_mul(at_once.max(1)),
            until: Mutex::default(),
        }
    }

    /// Takes one unit; none, where that is more than somebody may have now.
    pub(crate) fn take(&self, whose: K) -> bool {
        let now = self.clock.now();
        let mut until = self.lock();
        let after = until.get(&whose).map_or(now, |until| now.max(*until)) + self.each;
        let may = after <= now + self.ahead;
        if may {
            until.insert(whose, after);
        }
        may
    }

    /// Charges what somebody has had already, be it more than they may have:
    /// then they wait until it has come back.
    pub(crate) fn charge(&self, whose: K, units: u32) {
        if units == 0 {
            return;
        }
        let now = self.clock.now();
        let mut until = self.lock();
        let until = until.entry(whose).or_insert(now);
        *until = now.max(*until) + self.each.saturating_mul(units);
    }

    /// Forgets whoever has everything.
    pub(crate) fn sweep(&self) {
        let now = self.clock.now();
        self.lock().retain(|_, until| *until > now);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, Instant>> {
        self.until.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// Two a second, and three at once.
    fn budget() -> (Clock, Budget<u8>) {
        let clock = Clock::by_hand();
        let budget = Budget::new(&clock, 2, SECOND, 3);
        (clock, budget)
    }

    fn taken(budget: &Budget<u8>, whose: u8) -> usize {
        (0..20).take_while(|_| budget.take(whose)).count()
    }

    #[test]
    fn so_much_at_once_and_then_so_much_a_second() {
        let (clock, budget) = budget();
        assert_eq!(taken(&budget, 1), 3);
        assert_eq!(taken(&budget, 2), 3, "everyone has their own");
        clock.put_forward(SECOND);
        assert_eq!(taken(&budget, 1), 2);
        clock.put_forward(9 * SECOND);
        assert_eq!(taken(&budget, 1), 3, "nobody saves up more");
    }

    #[test]
    fn what_was_had_already_is_paid_before_there_is_more() {
        let (clock, budget) = budget();
        assert!(budget.take(1));
        budget.charge(1, 10);
        assert_eq!(taken(&budget, 1), 0);
        // Eleven are owed, of which three may be.
        clock.put_forward(4 * SECOND);
        assert_eq!(taken(&budget, 1), 0);
        clock.put_forward(SECOND / 2);
        assert_eq!(taken(&budget, 1), 1);
    }

    #[test]
    fn nobody_is_remembered_for_nothing() {
        let (clock, budget) = budget();
        assert!(budget.take(1) && budget.take(2));
        budget.charge(2, 10);
        clock.put_forward(SECOND);
        budget.sweep();
        assert_eq!(budget.lock().len(), 1);
    }
}
