//! What whoever runs the server may choose.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use crate::clock::Clock;

/// How the server runs.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Is it reached over TLS only, through a proxy? Then cookies and links say
    /// so.
    pub tls: bool,
    /// The proxies that are believed where visitors come from; nobody else is.
    pub proxies: Vec<IpAddr>,
    /// How many bots think at once.
    pub thinkers: usize,
    /// How many games are played again at once: those that are opened, looked
    /// back at, branched off or imported.
    pub replayers: usize,
    /// How many more may wait for that; whoever comes then is asked to try
    /// again.
    pub replays_waiting: usize,
    /// How many lines one of them may play in all.
    pub replay_lines: usize,
    /// How many lines a game may have to be imported, and before nothing more
    /// can be offered in it.
    pub game_lines: usize,
    /// How long people see a bot's choice before the next.
    pub bot_pause: Duration,
    /// After how long without a visitor bots rest that play among themselves.
    pub unattended: Duration,
    /// After how long without a visitor a table is put away.
    pub idle: Duration,
    /// Plain requests that one visitor may make a second; for a moment it may
    /// be a few times as many. What is dear counts as several.
    pub requests_a_second: u32,
    /// Posts that one visitor may make a minute.
    pub posts_a_minute: u32,
    /// Tables that one visitor may set up an hour.
    pub tables_an_hour: u32,
    /// Sessions that may begin an hour from one place.
    pub sessions_an_hour: u32,
    /// After how long tables are forgotten at which no person has played, and
    /// sessions that have nothing.
    pub expiry: Duration,
    /// How long the body of a request may take in all.
    pub body: Duration,
    /// How long a connection may say nothing, before a request or in the
    /// middle of one: then it is closed, and a browser opens another when it
    /// needs one.
    pub silence: Duration,
    /// How long requests under way may take when the server stops.
    pub grace: Duration,
    /// The clock by which strict windows close and requests are counted, and the
    /// one on the wall.
    pub clock: Clock,
    /// Live streams that one visitor may have open.
    pub streams: usize,
    /// Connections that may be open in all; whoever comes then is told that there
    /// is no room.
    pub visitors: usize,
    /// Connections that may be open from one place, unless that is the proxy.
    pub connections: usize,
    /// May anyone read the figures, not only whoever is at this machine?
    pub public_metrics: bool,
    /// May webhooks go to addresses of this machine and its network?
    pub local_webhooks: bool,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            address: SocketAddr::from(([127, 0, 0, 1], 8017)),
            tls: false,
            proxies: Vec::new(),
            thinkers: cores.saturating_sub(1).max(1),
            replayers: cores.saturating_sub(1).clamp(1, 4),
            replays_waiting: 256,
            replay_lines: 250_000,
            game_lines: 25_000,
            bot_pause: Duration::from_millis(350),
            unattended: Duration::from_secs(5 * 60),
            idle: Duration::from_secs(15 * 60),
            requests_a_second: 60,
            posts_a_minute: 600,
            tables_an_hour: 60,
            sessions_an_hour: 240,
            expiry: Duration::from_secs(60 * 24 * 3600),
            body: Duration::from_secs(60),
            silence: Duration::from_secs(30),
            grace: Duration::from_secs(10),
            clock: Clock::default(),
            streams: 64,
            visitors: usize::MAX,
            connections: 512,
            public_metrics: false,
            local_webhooks: false,
        }
    }
}
