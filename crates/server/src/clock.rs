//! What tells the time: the clock by which strict windows close and requests
//! are counted, and the clock on the wall, which people read.
//!
//! The first only ever goes forward. The one on the wall may be put back or
//! forward while the server runs, by hours or by years: nothing opens, closes
//! or is forgotten by it alone.

use std::future::pending;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use tokio::time::Instant;

/// The machine's clocks, or clocks that stand still until they are put forward.
#[derive(Debug, Clone, Default)]
pub struct Clock(Option<watch::Sender<Hands>>);

/// What clocks show that are moved by hand.
#[derive(Debug, Clone, Copy)]
struct Hands {
    now: Instant,
    /// On the wall, in thousandths of seconds of Unix time.
    wall: i128,
}

impl Clock {
    /// A clock that is put forward by hand. Clones are the same clock.
    #[must_use]
    pub fn by_hand() -> Self {
        Self(Some(watch::Sender::new(Hands {
            now: Instant::now(),
            wall: wall(),
        })))
    }

    /// Time passes; the machine's goes its own way.
    pub fn put_forward(&self, by: Duration) {
        if let Some(hands) = &self.0 {
            hands.send_modify(|hands| {
                hands.now += by;
                hands.wall += millis(by);
            });
        }
    }

    /// Somebody sets the clock on the wall, and no time passes.
    pub fn set_wall(&self, unix: i64) {
        if let Some(hands) = &self.0 {
            hands.send_modify(|hands| hands.wall = i128::from(unix) * 1000);
        }
    }

    /// Seconds of Unix time, by the clock on the wall.
    #[must_use]
    pub fn unix(&self) -> i64 {
        seconds(self.wall())
    }

    /// The same at some other time, as far as that clock can be believed now.
    pub(crate) fn unix_at(&self, at: Instant) -> i64 {
        let now = self.now();
        let ahead = millis(at.saturating_duration_since(now));
        let behind = millis(now.saturating_duration_since(at));
        seconds(self.wall() + ahead - behind + 500)
    }

    pub(crate) fn now(&self) -> Instant {
        match &self.0 {
            Some(hands) => hands.borrow().now,
            None => Instant::now(),
        }
    }

    fn wall(&self) -> i128 {
        match &self.0 {
            Some(hands) => hands.borrow().wall,
            None => wall(),
        }
    }

    /// Waits until it is so late; for ever, where there is nothing to wait for.
    pub(crate) async fn strikes(&self, at: Option<Instant>) {
        match (at, &self.0) {
            (None, _) => pending().await,
            (Some(at), None) => tokio::time::sleep_until(at).await,
            (Some(at), Some(hands)) => {
                // It cannot be gone while it is waited for.
                let _ = hands.subscribe().wait_for(|hands| hands.now >= at).await;
            }
        }
    }
}

/// When the server began, by both clocks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Begun {
    at: Instant,
    unix: i64,
}

impl Begun {
    pub(crate) fn by(clock: &Clock) -> Self {
        Self {
            at: clock.now(),
            unix: clock.unix(),
        }
    }

    /// Seconds of Unix time, but no more of them since the beginning than have
    /// passed: nothing grows old because somebody sets a clock.
    pub(crate) fn aged(self, clock: &Clock) -> i64 {
        let passed = clock.now().saturating_duration_since(self.at).as_secs();
        let passed = i64::try_from(passed).unwrap_or(i64::MAX);
        clock.unix().min(self.unix.saturating_add(passed))
    }
}

/// What the machine's clock on the wall shows, be it a time before all others.
fn wall() -> i128 {
    match SystemTime::now().duration_since(UNIX_EPOCH) {
        Ok(since) => millis(since),
        Err(before) => -millis(before.duration()),
    }
}

fn millis(time: Duration) -> i128 {
    i128::try_from(time.as_millis()).unwrap_or(i128::MAX / 2)
}

fn seconds(millis: i128) -> i64 {
    let seconds = millis.div_euclid(1000);
    i64::try_from(seconds).unwrap_or(if seconds < 0 { i64::MIN } else { i64::MAX })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);

    #[test]
    fn who_sets_the_clock_on_the_wall_moves_no_other() {
        let clock = Clock::by_hand();
        let (now, later) = (clock.now(), clock.now() + HOUR);
        for unix in [i64::MIN, -1, 0, 1_700_000_000, i64::MAX] {
            clock.set_wall(unix);
            assert_eq!((clock.unix(), clock.now()), (unix, now));
            assert_eq!(clock.unix_at(later), unix.saturating_add(3600));
        }
        clock.set_wall(-10);
        clock.put_forward(HOUR);
        assert_eq!((clock.unix(), clock.unix_at(now)), (3590, -10));
    }

    #[test]
    fn nothing_grows_older_than_the_time_that_has_passed() {
        let clock = Clock::by_hand();
        clock.set_wall(1000);
        let begun = Begun::by(&clock);
        clock.put_forward(HOUR);
        assert_eq!(begun.aged(&clock), 4600);
        clock.set_wall(i64::MAX);
        assert_eq!(begun.aged(&clock), 4600);
        clock.set_wall(-5);
        assert_eq!(begun.aged(&clock), -5);
    }
}
