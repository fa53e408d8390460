//! From a table that was set up to one that is kept.

use std::sync::Arc;

use engine::{AnyTable, Seed};
use store::{
    Branch, KeptContent, Manners, NewTable, Placard, Place, SessionId, TableId, Watch, Write,
};

use super::open::{OpenError, Opened, Source};
use crate::app::Shared;
use crate::price::Bill;

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
    /// May a person play one seat alone?
    pub(crate) one_seat: bool,
    /// What stands on it.
    pub(crate) placard: Placard,
    /// The table at which the same people played before, if they play again.
    pub(crate) follows: Option<TableId>,
}

/// How many lines are kept at once. Everyone's choices go to the one disk, and
/// wait no longer for a long game than for each other.
const AT_ONCE: usize = 500;

/// Why a table stands still of which not all was kept before a crash.
const HALF: &str = "not all of it was kept";

impl Fresh {
    /// Keeps it under this name, then opens it.
    pub(crate) async fn create(
        mut self,
        shared: &Arc<Shared>,
        id: TableId,
    ) -> Result<Opened, OpenError> {
        self.table.restore(&[], shared.epoch);
        let table: Arc<dyn AnyTable> = Arc::from(self.table);
        let new = NewTable {
            id,
            header: table.header().to_string(),
            game: table.info().id.to_owned(),
            seed: self.seed,
            host: self.host,
            at: shared.config.clock.unix(),
            window: self.window,
            watch: self.watch,
            branch: self.branch,
            imported: self.imported,
            one_seat: self.one_seat,
            placard: self.placard,
            follows: self.follows,
            places: self.places,
        };
        let lines: Vec<String> = table.entries(0).iter().map(ToString::to_string).collect();
        if let Some(bill) = Bill::current() {
            // One off a long game is as long.
            bill.add_lines(lines.len());
        }
        let opened = Opened {
            id: new.id.clone(),
            host: new.host,
            watch: new.watch,
            source: Source::of(&new, table.is_over()),
            one_seat: new.one_seat,
            placard: new.placard.clone(),
            places: new.places.clone().into(),
            watchers: Arc::from([]),
            lines: lines.len(),
            remarks: 0,
            fault: None,
            window: new.window,
            changed: new.at,
            table,
            manners: Manners::default(),
        };
        let content = Write::Content(facts(shared, &new.game)?);
        let groups = groups(content, new, &lines, opened.source.over);
        keep(shared, groups).await?;
        Ok(opened)
    }
}

/// All that is kept of a new table. What has to be kept bit by bit stands still
/// until it is whole.
fn groups(content: Write, new: NewTable, lines: &[String], over: bool) -> Vec<Vec<Write>> {
    let (table, at) = (new.id.clone(), new.at);
    let stands = |fault: Option<&str>| Write::Fault {
        table: table.clone(),
        fault: fault.map(ToOwned::to_owned),
    };
    let append = |(number, lines): (usize, &[String])| Write::Append {
        table: table.clone(),
        from: number * AT_ONCE,
        lines: lines.to_vec(),
        over,
        at,
    };
    let mut parts = lines.chunks(AT_ONCE).enumerate().map(append);
    let mut groups = vec![vec![content, Write::Create(Box::new(new))]];
    groups[0].extend(parts.next());
    groups.extend(parts.map(|part| vec![part]));
    if let [first, .., last] = &mut groups[..] {
        first.push(stands(Some(HALF)));
        last.push(stands(None));
    }
    groups
}

/// Keeps all of it, whether or not whoever asked waits for that.
async fn keep(shared: &Arc<Shared>, groups: Vec<Vec<Write>>) -> Result<(), OpenError> {
    let shared = Arc::clone(shared);
    let keeping = tokio::spawn(async move {
        for group in groups {
            shared.writer.commit(group).await?;
        }
        Ok(())
    });
    keeping.await.map_err(|_| OpenError::Fault)?
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

#[cfg(test)]
mod tests {
    use super::*;

    fn new_table() -> NewTable {
        NewTable {
            id: TableId::random().unwrap(),
            header: String::new(),
            game: "bazaar".to_owned(),
            seed: Seed::from_word("fresh"),
            host: SessionId(1),
            at: 7,
            window: 60,
            watch: Watch::ByLink,
            branch: None,
            imported: true,
            one_seat: false,
            placard: Placard::default(),
            follows: None,
            places: Vec::new(),
        }
    }

    /// What a group does: from where it adds how many lines, and whether it has
    /// the table stand still or go.
    type Shape = (Option<(usize, usize)>, Option<bool>);

    fn shape(count: usize) -> Vec<Shape> {
        let lines: Vec<String> = (0..count).map(|number| number.to_string()).collect();
        let content = Write::Content(KeptContent {
            hash: String::new(),
            game: String::new(),
            files: Vec::new(),
        });
        let groups = groups(content, new_table(), &lines, true);
        let is_first = matches!(&groups[0][..], [Write::Content(_), Write::Create(_), ..]);
        assert!(is_first);
        let shape = |group: Vec<Write>| {
            let (mut added, mut stands) = (None, None);
            for write in group {
                match write {
                    Write::Append { from, lines, .. } => added = Some((from, lines.len())),
                    Write::Fault { fault, .. } => stands = Some(fault.is_some()),
                    _ => {}
                }
            }
            (added, stands)
        };
        groups.into_iter().map(shape).collect()
    }

    #[test]
    fn a_short_game_is_kept_at_once() {
        assert_eq!(shape(0), [(None, None)]);
        assert_eq!(shape(500), [(Some((0, 500)), None)]);
    }

    #[test]
    fn a_long_game_is_kept_in_parts_and_stands_still_until_it_is_whole() {
        let expected = [
            (Some((0, 500)), Some(true)),
            (Some((500, 500)), None),
            (Some((1000, 1)), Some(false)),
        ];
        assert_eq!(shape(1001), expected);
    }
}
