//! Figures for whoever runs the server.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use crate::price::Price;

/// What is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    lines: Counter,
    stops: Counter,
    /// Posts that were made, and how long each took in seconds.
    pub(crate) posts: Histogram,
    /// Tables that are open.
    pub(crate) open: Gauge<i64>,
    /// Streams that browsers listen to.
    pub(crate) streams: Gauge<i64>,
    /// Requests that were turned away for being too many.
    pub(crate) limited: Counter<u64, AtomicU64>,
    /// The dearest requests, by route.
    dearest: Family<[(&'static str, String); 1], Gauge<i64>>,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("orrery");
        let lines = Counter::default();
        let stops = Counter::default();
        let posts = Histogram::new(exponential_buckets(0.001, 2.0, 12));
        let open = Gauge::default();
        let streams = Gauge::default();
        let limited = Counter::default();
        let dearest = Family::default();
        registry.register("lines", "Lines added to logs", lines.clone());
        registry.register("stopped_tables", "Tables stopped by a fault", stops.clone());
        registry.register("post_seconds", "How long a post took", posts.clone());
        registry.register("open_tables", "Tables that are open", open.clone());
        registry.register("streams", "Live streams", streams.clone());
        registry.register("limited", "Requests turned away", limited.clone());
        let text = "The dearest request of every kind, in plain requests";
        registry.register("dearest_request", text, dearest.clone());
        Self {
            registry,
            lines,
            stops,
            posts,
            open,
            streams,
            limited,
            dearest,
        }
    }
}

impl Metrics {
    /// Lines were kept.
    pub(crate) fn kept(&self, lines: usize) {
        self.lines.inc_by(lines as u64);
    }

    /// A table has stopped.
    pub(crate) fn stopped(&self) {
        self.stops.inc();
    }

    /// So dear were the dearest requests.
    pub(crate) fn set_dearest(&self, prices: BTreeMap<String, Price>) {
        for (route, price) in prices {
            let gauge = self.dearest.get_or_create(&[("route", route)]);
            gauge.set(price.units().into());
        }
    }

    /// Everything, as Prometheus reads it.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
