//! From a table that was set up to one that is kept.

use std::sync::Arc;

use engine::{AnyTable, Seed};
use store::{Branch, KeptContent, NewTable, Place, SessionId, TableId, Watch, Write};

use super::open::{OpenError, Opened, Origin, is_known};
use crate::app::{Shared, now};

/// A table to be set up.
pub(crate) struct Fresh {
    /// As it stands. It is kept with the very header and lines that it has, so
    /// that it is opened again as it is.
    pub(crate) table: Box<dyn AnyTable>,
    /// All chance of it.
    pub(crate) seed: Seed,
    /// Who sets it up.
    pub(crate) host: SessionId,
    /// Every seat, in order.
    pub(crate) places: Vec<Place>,
    /// How many seconds a strict window stays open.
    pub(crate) window: u32,
    /// Who may look.
    pub(crate) watch: Watch,
    /// Where it branches off another table.
    pub(crate) branch: Option<Branch>,
    /// Does somebody bring it from a file, or did they bring what it branches
    /// off?
    pub(crate) imported: bool,
}

impl Fresh {
    /// Keeps it, then opens it.
    pub(crate) async fn create(mut self, shared: &Shared) -> Result<Opened, OpenError> {
        let id = TableId::random().map_err(|_| OpenError::NoChance)?;
        let at = now();
        self.table.restore(&[], shared.epoch);
        let table: Arc<dyn AnyTable> = Arc::from(self.table);
        let new = NewTable {
            id: id.clone(),
            header: table.header().to_string(),
            game: table.info().id.to_owned(),
            seed: self.seed,
            host: self.host,
            at,
            window: self.window,
            watch: self.watch,
            branch: self.branch,
            imported: self.imported,
            places: self.places,
        };
        let lines: Vec<String> = table.entries(0).iter().map(ToString::to_string).collect();
        let opened = Opened {
            id: id.clone(),
            host: self.host,
            watch: self.watch,
            origin: Origin::of(&new),
            known: is_known(&new, table.is_over()),
            places: new.places.clone().into(),
            lines: lines.len(),
            remarks: 0,
            fault: None,
            window: self.window,
            changed: at,
            table: Arc::clone(&table),
        };
        let mut group = vec![
            Write::Content(facts(shared, &new.game)?),
            Write::Create(Box::new(new)),
        ];
        if !lines.is_empty() {
            group.push(Write::Append {
                table: id,
                from: 0,
                lines,
                over: table.is_over(),
                at,
            });
        }
        shared.writer.commit(group).await?;
        Ok(opened)
    }
}

/// The facts that a game is played with.
fn facts(shared: &Shared, id: &str) -> Result<KeptContent, OpenError> {
    let game = shared.registry.game(id);
    let game = game.ok_or_else(|| OpenError::NoGame(id.to_owned()))?;
    let files = game.files().texts();
    Ok(KeptContent {
        hash: game.content().to_string(),
        game: id.to_owned(),
        files: files
            .map(|(name, text)| (name.to_owned(), text.to_owned()))
            .collect(),
    })
}
