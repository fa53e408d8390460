//! What a request costs. It is counted and not timed, so that it is the same on
//! every machine and in every run: lines of logs that are played again or kept,
//! tables that are copied, bytes that are drawn. Who has asked for something
//! dear waits before they may ask again.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::guard::Limits;
use crate::origins::Asker;

/// What comes to about a thousandth of a second, which is what a plain request
/// takes: measured by `cargo xtask growth`.
const LINES: u64 = 200;
const STATES: u64 = 20;
const BYTES: u64 = 64 * 1024;

/// What a request has taken.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Price {
    /// Lines of logs that were played again, or kept for a new table.
    pub lines: u64,
    /// Tables that were copied.
    pub states: u64,
    /// Bytes that were drawn.
    pub bytes: u64,
}

impl Price {
    /// How many plain requests it comes to.
    #[must_use]
    pub fn units(self) -> u32 {
        let units = 1 + self.lines / LINES + self.states / STATES + self.bytes / BYTES;
        u32::try_from(units).unwrap_or(u32::MAX)
    }
}

/// The dearest request of every kind since the start.
#[derive(Debug, Default)]
pub(crate) struct Dearest(Mutex<BTreeMap<String, Price>>);

impl Dearest {
    fn note(&self, route: &str, price: Price) {
        let mut dearest = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match dearest.get_mut(route) {
            Some(dear) if dear.units() > price.units() => {}
            Some(dear) if dear.units() == price.units() && dear.bytes >= price.bytes => {}
            Some(dear) => *dear = price,
            None => {
                dearest.insert(route.to_owned(), price);
            }
        }
    }

    /// By method and route.
    pub(crate) fn list(&self) -> BTreeMap<String, Price> {
        let dearest = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        dearest.clone()
    }
}

/// What one request has taken so far, and who pays for it once everyone who
/// works for it is done: be it that whoever asked has long hung up.
pub(crate) struct Bill {
    lines: AtomicU64,
    states: AtomicU64,
    bytes: AtomicU64,
    payer: Asker,
    /// Method and route.
    route: String,
    limits: Arc<Limits>,
}

tokio::task_local! {
    static BILL: Arc<Bill>;
}

impl Bill {
    /// An empty one. Routes have names, of which there are so many: never what
    /// a visitor has written.
    pub(crate) fn new(payer: Asker, route: String, limits: Arc<Limits>) -> Arc<Self> {
        Arc::new(Self {
            lines: AtomicU64::new(0),
            states: AtomicU64::new(0),
            bytes: AtomicU64::new(0),
            payer,
            route,
            limits,
        })
    }

    /// Answers a request on this bill.
    pub(crate) async fn scope<T>(self: &Arc<Self>, answer: impl Future<Output = T>) -> T {
        BILL.scope(Arc::clone(self), answer).await
    }

    /// That of the request that is being answered, if one is.
    pub(crate) fn current() -> Option<Arc<Self>> {
        BILL.try_with(Arc::clone).ok()
    }

    pub(crate) fn add_lines(&self, lines: usize) {
        self.lines.fetch_add(lines as u64, Ordering::Relaxed);
    }

    pub(crate) fn add_state(&self) {
        self.states.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn add_bytes(&self, bytes: u64) {
        self.bytes.fetch_add(bytes, Ordering::Relaxed);
    }
}

impl Drop for Bill {
    fn drop(&mut self) {
        let price = Price {
            lines: *self.lines.get_mut(),
            states: *self.states.get_mut(),
            bytes: *self.bytes.get_mut(),
        };
        self.limits.dearest.note(&self.route, price);
        // One unit was taken when the request came.
        self.limits.charge(self.payer, price.units() - 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    fn price(lines: u64, states: u64, bytes: u64) -> Price {
        Price {
            lines,
            states,
            bytes,
        }
    }

    #[test]
    fn whatever_is_dear_counts_as_many() {
        assert_eq!(price(0, 1, 20_000).units(), 1);
        assert_eq!(price(1000, 0, 0).units(), 6);
        assert_eq!(price(0, 40, 0).units(), 3);
        assert_eq!(price(200, 20, 65_536).units(), 4);
        assert_eq!(price(u64::MAX / 2, 0, 0).units(), u32::MAX);
    }

    #[tokio::test]
    async fn a_bill_is_paid_when_the_last_who_works_for_it_is_done() {
        let limits = Arc::new(Limits::new(&Config::default()));
        let bill = Bill::new(Asker::HOUSE, "GET /".to_owned(), Arc::clone(&limits));
        assert!(Bill::current().is_none());
        let works = bill.scope(async { Bill::current() }).await.unwrap();
        drop(bill);
        // Whoever asked has gone.
        works.add_lines(500);
        assert!(limits.dearest.list().is_empty());
        drop(works);
        assert_eq!(limits.dearest.list()["GET /"], price(500, 0, 0));
    }
}
