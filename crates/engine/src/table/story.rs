//! What has happened, as each viewer saw it, and how often that moved.
//!
//! A viewer's story is numbered event by event, by what they saw. The position
//! in the log would tell how much others did in secret, and even which events
//! came of one line would tell whether someone else could have reacted.

use crate::event::Event;
use crate::game::Game;
use crate::seat::{MAX_SEATS, Viewer};
use crate::table::Table;

/// Something that a viewer saw happen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told<E> {
    /// Its place in this viewer's story.
    pub moment: usize,
    /// Could it still be undone?
    pub tentative: bool,
    /// What happened.
    pub event: E,
}

/// Something that happened, and after how many lines of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Happened<E> {
    pub(super) step: usize,
    pub(super) event: E,
}

impl<G: Game> Table<G> {
    /// What has happened, as this viewer saw it: first what is committed, then
    /// the viewer's own draft.
    pub fn story(&self, viewer: Viewer) -> impl Iterator<Item = Told<G::Event>> {
        let drafted = viewer
            .seat()
            .into_iter()
            .flat_map(|seat| self.drafts[seat.index()].events())
            .map(|event| (true, event));
        let committed = self.story.iter().map(|happened| (false, &happened.event));
        committed
            .chain(drafted)
            .filter_map(move |(tentative, event)| Some((tentative, event.seen_by(viewer)?)))
            .enumerate()
            .map(|(moment, (tentative, event))| Told {
                moment,
                tentative,
                event,
            })
    }

    /// How many lines of this viewer's story are settled; those after them are
    /// tentative.
    #[must_use]
    pub fn settled(&self, viewer: Viewer) -> usize {
        let seen = |happened: &&Happened<G::Event>| happened.event.seen_by(viewer).is_some();
        self.story.iter().filter(seen).count()
    }

    /// After how many lines of the log a moment of a viewer's story comes: for
    /// the server alone, which turns it into a place to replay from.
    #[must_use]
    pub fn step_of(&self, viewer: Viewer, moment: usize) -> Option<usize> {
        self.story
            .iter()
            .filter(|happened| happened.event.seen_by(viewer).is_some())
            .map(|happened| happened.step)
            .nth(moment)
    }
}

/// How often what each viewer may see has moved: events they saw, their own
/// choices and undos, and being asked something else. All of these follow
/// from what that viewer may know, so a revision tells nothing.
#[derive(Debug, Clone, Default)]
pub(super) struct Revisions([u64; MAX_SEATS + 1]);

impl Revisions {
    const fn slot(viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Public => MAX_SEATS,
        }
    }

    pub(super) const fn of(&self, viewer: Viewer) -> u64 {
        self.0[Self::slot(viewer)]
    }

    pub(super) const fn bump(&mut self, viewer: Viewer) {
        self.0[Self::slot(viewer)] += 1;
    }

    /// Counts what the viewer saw of these events; `false` when nothing.
    pub(super) fn see<E: Event>(&mut self, viewer: Viewer, events: &[E]) -> bool {
        let seen = events
            .iter()
            .filter(|event| event.seen_by(viewer).is_some())
            .count();
        self.0[Self::slot(viewer)] += seen as u64;
        seen > 0
    }

    /// Sets all revisions apart from those of every earlier epoch, so that a
    /// page from before a restart is always stale.
    pub(super) fn begin_epoch(&mut self, epoch: u32) {
        for revision in &mut self.0 {
            *revision = u64::from(epoch) << 32;
        }
    }
}
