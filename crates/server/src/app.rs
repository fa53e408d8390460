//! What everything here shares.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use engine::content::Files;
use engine::registry::{AnyGame, Registry};
use store::{SessionId, Store, StoreError, TableId};
use tokio::sync::watch;
use web::Boards;

use crate::config::Config;
use crate::curtain::Curtains;
use crate::guard::Limits;
use crate::hooks::Hooks;
use crate::metrics::Metrics;
use crate::pool::{Patience, Pool};
use crate::replays::{Replays, Work};
use crate::room::Opened;
use crate::rooms::Rooms;
use crate::visitor::Known;
use crate::writer::Writer;

/// What the tables share.
pub struct Shared {
    /// Every game, and the words to speak of them.
    pub registry: Registry,
    /// How they are drawn.
    pub boards: Boards,
    /// Where tables are kept, for reading.
    pub store: Arc<dyn Store>,
    /// How the server runs.
    pub config: Config,
    pub(crate) writer: Writer,
    /// Where bots think, in the turns of those who set their tables up.
    pub(crate) thinkers: Pool<SessionId>,
    pub(crate) replays: Replays,
    pub(crate) metrics: Metrics,
    pub(crate) hooks: Hooks,
    /// Sessions that were looked up lately.
    pub(crate) known: Known,
    /// The number of this start.
    pub(crate) epoch: u32,
}

/// The server, as its pages have it at hand.
#[derive(Clone)]
pub struct App {
    /// What the tables share.
    pub shared: Arc<Shared>,
    /// The tables that are open.
    pub rooms: Arc<Rooms>,
    /// Who looks where several people share a screen.
    pub(crate) curtains: Arc<Curtains>,
    pub(crate) limits: Arc<Limits>,
    /// Says when the server shuts down.
    pub(crate) down: watch::Sender<bool>,
}

impl App {
    /// Takes up what was kept.
    ///
    /// # Errors
    /// When the store says no, or threads cannot be started.
    pub fn new(
        mut registry: Registry,
        boards: Boards,
        store: Arc<dyn Store>,
        config: Config,
    ) -> Result<Self, StoreError> {
        learn(&mut registry, &*store)?;
        let shared = Arc::new(Shared {
            epoch: store.begin_epoch()?,
            writer: Writer::start(Arc::clone(&store))?,
            thinkers: Pool::start("bot", config.thinkers, Patience::ENDLESS)?,
            replays: Replays::start(&config)?,
            metrics: Metrics::default(),
            hooks: Hooks::new(config.local_webhooks),
            known: Known::default(),
            registry,
            boards,
            store,
            config,
        });
        let limits = Limits::new(&shared.config);
        Ok(Self {
            shared,
            limits: Arc::new(limits),
            rooms: Arc::default(),
            curtains: Arc::default(),
            down: watch::Sender::new(false),
        })
    }

    /// Plays every table again.
    ///
    /// # Errors
    /// When the store says no.
    pub fn check_tables(&self) -> Result<Checked, StoreError> {
        let mut checked = Checked::default();
        for summary in self.shared.store.tables()? {
            let opened = Opened::read(&self.shared, &summary.id, &mut Work::of(usize::MAX));
            match opened {
                Ok(Some(opened)) if opened.is_sound() => checked.sound += 1,
                _ => checked.broken.push(summary.id),
            }
        }
        Ok(checked)
    }

    /// The game with this id.
    #[must_use]
    pub fn game(&self, id: &str) -> Option<&dyn AnyGame> {
        self.shared.registry.game(id)
    }
}

/// What came of playing every table again.
#[derive(Debug, Default)]
pub struct Checked {
    /// How many tables are as they were.
    pub sound: usize,
    /// Those that no longer replay.
    pub broken: Vec<TableId>,
}

/// Teaches the games the facts of earlier days, for the tables that were begun
/// under them.
fn learn(registry: &mut Registry, store: &dyn Store) -> Result<(), StoreError> {
    for content in store.contents()? {
        let Some(game) = registry.game_mut(&content.game) else {
            continue;
        };
        if let Err(error) = game.learn(&Files::kept(content.files)) {
            // Its tables open frozen, with the facts there are.
            tracing::warn!(game = content.game, hash = content.hash, %error, "facts of an earlier day no longer load");
        }
    }
    Ok(())
}

/// Seconds of Unix time.
#[must_use]
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
    })
}
