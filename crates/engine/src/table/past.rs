//! The table as it stood earlier.
//!
//! Now and then a table keeps a copy of its state. From the nearest one the
//! lines after it lead to any moment that is past, so that looking back costs
//! neither a whole replay nor a look into the store.

use std::sync::Arc;

use crate::game::Game;
use crate::seat::MAX_SEATS;
use crate::table::deals::Deals;
use crate::table::draft::Draft;
use crate::table::history::CHUNK;
use crate::table::story::Revisions;
use crate::table::waivers::Waivers;
use crate::table::window::Held;
use crate::table::{Cause, Table, Version};

/// How many lines lie between two checkpoints at first. Whole chunks, so that
/// the chain of digests can be taken up after a checkpoint.
const DISTANCE: usize = 8 * CHUNK;

/// The most checkpoints of a table: what they take does not grow with the
/// game.
const MOST: usize = 24;

/// All of a table that its lines change, as it was after some of them.
struct Checkpoint<G> {
    step: usize,
    committed: G,
    deals: Deals,
    waivers: Waivers,
    chosen: [u32; MAX_SEATS],
    version: Version,
}

/// The checkpoints of a table. Once there are too many, every other one goes.
pub(super) struct Checkpoints<G> {
    distance: usize,
    kept: Arc<Vec<Arc<Checkpoint<G>>>>,
}

impl<G> Clone for Checkpoints<G> {
    fn clone(&self) -> Self {
        Self {
            distance: self.distance,
            kept: Arc::clone(&self.kept),
        }
    }
}

impl<G: Game> Checkpoints<G> {
    /// Those of a table that has no lines yet.
    pub(super) fn begin(game: &G, version: Version) -> Self {
        let first = Checkpoint {
            step: 0,
            committed: game.clone(),
            deals: Deals::default(),
            waivers: Waivers::default(),
            chosen: [0; MAX_SEATS],
            version,
        };
        Self {
            distance: DISTANCE,
            kept: Arc::new(vec![Arc::new(first)]),
        }
    }

    /// Is one due after this many lines?
    const fn is_due(&self, step: usize) -> bool {
        step.is_multiple_of(self.distance)
    }

    fn push(&mut self, checkpoint: Checkpoint<G>) {
        let kept = Arc::make_mut(&mut self.kept);
        kept.push(Arc::new(checkpoint));
        if kept.len() > MOST {
            self.distance *= 2;
            kept.retain(|kept| kept.step.is_multiple_of(self.distance));
        }
    }

    /// The last one up to this many lines.
    fn before(&self, step: usize) -> &Arc<Checkpoint<G>> {
        // The first is there from the beginning.
        let later = self.kept.partition_point(|kept| kept.step <= step);
        &self.kept[later.saturating_sub(1)]
    }

    /// Those up to this many lines.
    fn until(&self, step: usize) -> Self {
        let later = self.kept.partition_point(|kept| kept.step <= step);
        Self {
            distance: self.distance,
            kept: Arc::new(self.kept[..later].to_vec()),
        }
    }
}

impl<G: Game> Table<G> {
    /// Keeps a checkpoint if one is due.
    pub(super) fn keep_checkpoint(&mut self) {
        let step = self.steps();
        if self.checkpoints.is_due(step) {
            self.checkpoints.push(Checkpoint {
                step,
                committed: self.committed.clone(),
                deals: self.deals.clone(),
                waivers: self.waivers.clone(),
                chosen: self.chosen,
                version: self.version,
            });
        }
    }

    /// The table as it stood after this many lines of its log, without drafts.
    ///
    /// # Errors
    /// When a line is not possible that once was: the rules are not pure.
    pub fn at(&self, step: usize) -> Result<Self, Cause> {
        self.at_or_after(step, |_| true)
    }

    /// The table as it stood after this many lines of its log, or after the
    /// first of the next that will do; the last will always do.
    ///
    /// # Errors
    /// When a line is not possible that once was: the rules are not pure.
    pub fn at_or_after(&self, step: usize, will_do: impl Fn(&Self) -> bool) -> Result<Self, Cause> {
        let step = step.min(self.steps());
        // Digests need all that was offered, so they are only made from where
        // the chain can be taken up.
        let (linked, chain) = self.history.chain_before(step);
        let mut past = self.recall(linked)?;
        past.digester = chain.clone();
        while past.steps() < step || (past.steps() < self.steps() && !will_do(&past)) {
            past.follow_entry(&self.history.entry(past.steps()))?;
        }
        Ok(past)
    }

    /// After how many lines the last moment lies that is kept up to this step:
    /// from there the step is played again.
    #[must_use]
    pub fn recalled_from(&self, step: usize) -> usize {
        let (linked, _) = self.history.chain_before(step.min(self.steps()));
        self.checkpoints.before(linked).step
    }

    /// The table as it stood after this many lines, but for the chain of
    /// digests.
    fn recall(&self, step: usize) -> Result<Self, Cause> {
        let checkpoint = self.checkpoints.before(step);
        let mut past = Self {
            facts: Arc::clone(&self.facts),
            header: self.header.clone(),
            seed: self.seed.clone(),
            dice: self.dice.clone(),
            committed: checkpoint.committed.clone(),
            drafts: std::array::from_fn(|_| Draft::default()),
            held: Held::default(),
            waivers: checkpoint.waivers.clone(),
            chosen: checkpoint.chosen,
            revisions: Revisions::default(),
            history: self.history.until(step),
            checkpoints: self.checkpoints.until(step),
            digester: self.digester.clone(),
            deals: checkpoint.deals.clone(),
            version: checkpoint.version,
            frozen: None,
        };
        for step in checkpoint.step..step {
            let happening = past.look_at_line(&self.history.entry(step).line)?;
            past.adopt(step, &happening.line, happening.after());
        }
        Ok(past)
    }
}
