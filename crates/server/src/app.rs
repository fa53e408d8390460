//! What everything here shares.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::content::Files;
use engine::log::{PublicKey, Signer};
use engine::registry::{AnyGame, Registry};
use store::{SessionId, Store, StoreError, TableId, Write};
use tokio::sync::{broadcast, watch};
use web::Boards;

use crate::clock::Begun;
use crate::config::Config;
use crate::curtain::Curtains;
use crate::guard::Limits;
use crate::hooks::Hooks;
use crate::metrics::Metrics;
use crate::pool::{Patience, Pool};
use crate::price::Price;
use crate::replays::{Replays, Work};
use crate::room::Opened;
use crate::rooms::Rooms;
use crate::visitor::Known;
use crate::writer::Writer;

/// How many renewals a stream may be behind before it ends to be safe.
const RENEWED: usize = 64;

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
    /// Where bots think, in the turns of those who set their tables up, at the
    /// places from where somebody looks.
    pub(crate) thinkers: Pool,
    pub(crate) replays: Replays,
    pub(crate) metrics: Metrics,
    pub(crate) hooks: Hooks,
    /// Sessions that were looked up lately.
    pub(crate) known: Known,
    /// Says whose secret is another from now on.
    pub(crate) renewed: broadcast::Sender<SessionId>,
    /// By what is signed that is taken home.
    pub(crate) signer: Signer,
    /// The number of this start, and when it was.
    pub(crate) epoch: u32,
    begun: Begun,
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
            begun: Begun::by(&config.clock),
            signer: store.signer()?,
            writer: Writer::start(Arc::clone(&store))?,
            thinkers: Pool::start("bot", config.thinkers, Patience::ENDLESS)?,
            replays: Replays::start(&config)?,
            metrics: Metrics::default(),
            hooks: Hooks::new(config.local_webhooks),
            known: Known::default(),
            renewed: broadcast::Sender::new(RENEWED),
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

    /// Forgets what nobody will miss.
    ///
    /// # Errors
    /// When the store says no.
    pub async fn expire(&self) -> Result<(), StoreError> {
        let Shared { config, begun, .. } = &*self.shared;
        let expiry = i64::try_from(config.expiry.as_secs()).unwrap_or(i64::MAX);
        let expire = Write::Expire {
            before: begun.aged(&config.clock).saturating_sub(expiry),
            except: self.rooms.names(),
        };
        self.shared.writer.commit(vec![expire]).await?;
        self.shared.known.clear();
        Ok(())
    }

    /// What the dearest request of every kind has taken since the start.
    #[must_use]
    pub fn dearest(&self) -> BTreeMap<String, Price> {
        self.limits.dearest.list()
    }

    /// What others check with that something was taken home from here.
    #[must_use]
    pub fn key(&self) -> PublicKey {
        self.shared.signer.key()
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
