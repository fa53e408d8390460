//! What has happened, as each viewer saw it, and how often that moved.
//!
//! A viewer's story is numbered event by event, by what they saw. The position
//! in the log would tell how much others did in secret, and even which events
//! came of one line would tell whether someone else could have reacted.

use crate::event::Event;
use crate::game::Game;
use crate::seat::{MAX_SEATS, PerViewer, Viewer};
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

impl<G: Game> Table<G> {
    /// What has happened, as this viewer saw it: first what is committed, then
    /// the viewer's own draft.
    pub fn story(&self, viewer: Viewer) -> impl Iterator<Item = Told<G::Event>> {
        self.story_from(viewer, 0)
    }

    /// What has happened, as this viewer saw it, leaving out the first lines:
    /// they cost nothing, however many they are.
    pub fn story_from(&self, viewer: Viewer, skip: usize) -> impl Iterator<Item = Told<G::Event>> {
        let viewer = self.at_table(viewer);
        let committed = self.history.seen(viewer, skip);
        let committed = committed.map(|(_, event)| (false, event));
        let skip_drafted = skip.saturating_sub(self.settled(viewer));
        let drafted = self.drafted_story(viewer).skip(skip_drafted);
        let drafted = drafted.map(|event| (true, event));
        let numbered = (skip..).zip(committed.chain(drafted));
        numbered.map(|(moment, (tentative, event))| Told {
            moment,
            tentative,
            event,
        })
    }

    /// What the viewer sees of their own draft.
    fn drafted_story(&self, viewer: Viewer) -> impl Iterator<Item = G::Event> {
        let drafts = viewer.seat().map(|seat| &self.drafts[seat.index()]);
        let events = drafts.into_iter().flat_map(|draft| draft.events());
        events.filter_map(move |event| event.seen_by(viewer))
    }

    /// How many lines this viewer's story has, tentative ones included.
    #[must_use]
    pub fn story_len(&self, viewer: Viewer) -> usize {
        let viewer = self.at_table(viewer);
        self.settled(viewer) + self.drafted_story(viewer).count()
    }

    /// How many lines of this viewer's story are settled; those after them are
    /// tentative.
    #[must_use]
    pub fn settled(&self, viewer: Viewer) -> usize {
        self.history.told(self.at_table(viewer))
    }

    /// After how many lines of the log a moment of a viewer's story comes: for
    /// the server alone, which turns it into a place to look back from.
    #[must_use]
    pub fn step_of(&self, viewer: Viewer, moment: usize) -> Option<usize> {
        let mut seen = self.history.seen(self.at_table(viewer), moment);
        seen.next().map(|(step, _)| step)
    }
}

/// How many of these events this viewer sees.
pub(super) fn count_seen<E: Event>(events: &[E], viewer: Viewer) -> usize {
    let seen = |event: &&E| event.seen_by(viewer).is_some();
    events.iter().filter(seen).count()
}

/// How often what each viewer may see has moved: events they saw, their own
/// choices and undos, and being asked something else. All of these follow
/// from what that viewer may know, so a revision tells nothing.
#[derive(Debug, Clone, Default)]
pub(super) struct Revisions(PerViewer<u64>);

impl Revisions {
    pub(super) fn of(&self, viewer: Viewer) -> u64 {
        self.0[viewer]
    }

    pub(super) fn bump(&mut self, viewer: Viewer) {
        self.0[viewer] += 1;
    }

    /// Counts what the viewer saw of these events; `false` when nothing.
    pub(super) fn see<E: Event>(&mut self, viewer: Viewer, events: &[E]) -> bool {
        let seen = count_seen(events, viewer);
        self.0[viewer] += seen as u64;
        seen > 0
    }

    /// Sets all revisions apart from those of every earlier epoch, so that a
    /// page from before a restart is always stale.
    pub(super) fn begin_epoch(&mut self, epoch: u32) {
        for viewer in Viewer::all(MAX_SEATS) {
            self.0[viewer] = u64::from(epoch) << 32;
        }
    }

    /// Sets all revisions apart from those of the same table before it was opened
    /// again.
    pub(super) fn follow(&mut self, before: impl Fn(Viewer) -> u64) {
        for viewer in Viewer::all(MAX_SEATS) {
            self.0[viewer] = self.0[viewer].max(before(viewer) + 1);
        }
    }
}
