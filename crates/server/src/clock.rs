//! What tells the time by which strict windows close and requests are counted.

use std::future::pending;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

/// The machine's clock, or one that stands still until it is put forward.
#[derive(Debug, Clone, Default)]
pub struct Clock(Option<watch::Sender<Instant>>);

impl Clock {
    /// A clock that is put forward by hand. Clones are the same clock.
    #[must_use]
    pub fn by_hand() -> Self {
        Self(Some(watch::Sender::new(Instant::now())))
    }

    /// Puts it forward; the machine's goes its own way.
    pub fn put_forward(&self, by: Duration) {
        if let Some(hand) = &self.0 {
            hand.send_modify(|now| *now += by);
        }
    }

    pub(crate) fn now(&self) -> Instant {
        match &self.0 {
            Some(hand) => *hand.borrow(),
            None => Instant::now(),
        }
    }

    /// Waits until it is so late; for ever, where there is nothing to wait for.
    pub(crate) async fn strikes(&self, at: Option<Instant>) {
        match (at, &self.0) {
            (None, _) => pending().await,
            (Some(at), None) => tokio::time::sleep_until(at).await,
            (Some(at), Some(hand)) => {
                // It cannot be gone while it is waited for.
                let _ = hand.subscribe().wait_for(|now| *now >= at).await;
            }
        }
    }
}

impl governor::clock::Clock for Clock {
    type Instant = std::time::Instant;

    fn now(&self) -> Self::Instant {
        self.now().into_std()
    }
}
