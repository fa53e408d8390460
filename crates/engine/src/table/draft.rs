//! Choosing, tentatively until a barrier, and undoing.

use crate::chance::Dice;
use crate::event::{Event, Recorder};
use crate::game::Game;
use crate::log::Line;
use crate::seat::{Seat, Viewer};
use crate::table::{Refusal, Table};

/// Why a choice cannot be taken back once made.
///
/// When several apply the first is given. Whether others are concerned is
/// public; what is then drawn or revealed, or whether the game ends, may hang
/// on what nobody should know yet, and the button must not tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
pub enum Barrier {
    /// It concerns another seat.
    Others,
    /// It reveals something hidden, be it to the chooser alone.
    Reveal,
    /// It draws chance.
    Chance,
}

impl Barrier {
    /// Message: this was crossed, so there is nothing to undo.
    #[must_use]
    pub const fn undo_key(self) -> &'static str {
        match self {
            Self::Others => "undo-others",
            Self::Reveal => "undo-reveal",
            Self::Chance => "undo-chance",
        }
    }

    /// Message: this will be crossed.
    #[must_use]
    pub const fn warning_key(self) -> &'static str {
        match self {
            Self::Others => "barrier-others",
            Self::Reveal => "barrier-reveal",
            Self::Chance => "barrier-chance",
        }
    }
}

/// What became of a post.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Receipt {
    /// The last barrier that was crossed; nothing when all is tentative.
    pub barrier: Option<Barrier>,
    /// The seat's revision now.
    pub revision: u64,
}

/// One step of a seat, looked at before it is taken.
#[derive(Clone)]
pub(super) struct Step<G: Game> {
    choice: G::Choice,
    after: G,
    events: Vec<G::Event>,
    barrier: Option<Barrier>,
}

impl<G: Game> Step<G> {
    /// Applies a listed choice to a clone and looks at what it did.
    pub(super) fn take(
        content: &G::Content,
        before: &G,
        dice: &mut Dice,
        seat: Seat,
        choice: G::Choice,
        seats: usize,
    ) -> Self {
        let mut after = before.clone();
        let mut recorder = Recorder::default();
        dice.take_drawn();
        after.apply(content, seat, choice, dice, &mut recorder);
        let (asked_before, asked_after) = (before.to_act(), after.to_act());
        let passes_on =
            asked_after.without(seat) != asked_before.without(seat) || !asked_after.contains(seat);
        // Whoever opened a window waits for its answers, even when the one
        // who answers is also the next to act.
        let answers = before.reactions().is_some();
        let concerns = answers || !recorder.concerned.without(seat).is_empty();
        let barrier = if passes_on || concerns {
            Some(Barrier::Others)
        } else if recorder.events.iter().any(|event| reveals(event, seats)) {
            Some(Barrier::Reveal)
        } else if !dice.take_drawn().is_empty() {
            Some(Barrier::Chance)
        } else {
            None
        };
        Self {
            choice,
            after,
            events: recorder.events,
            barrier,
        }
    }
}

/// The log line of a choice.
pub(super) fn choice_line<G: Game>(seat: Seat, choice: G::Choice) -> Line {
    Line::Choice {
        seat,
        choice: choice.to_string(),
    }
}

/// Does this event uncover something to anyone?
fn reveals<E: Event>(event: &E, seats: usize) -> bool {
    Viewer::all(seats).any(|viewer| {
        event
            .seen_by(viewer)
            .is_some_and(|seen| seen.reveals_to(viewer))
    })
}

/// The tentative choices of one seat.
#[derive(Clone)]
pub(super) struct Draft<G: Game> {
    steps: Vec<Step<G>>,
    /// The last barrier this seat crossed: why nothing can be undone.
    crossed: Option<Barrier>,
}

impl<G: Game> Default for Draft<G> {
    fn default() -> Self {
        Self {
            steps: Vec::new(),
            crossed: None,
        }
    }
}

impl<G: Game> Draft<G> {
    pub(super) fn world(&self) -> Option<&G> {
        self.steps.last().map(|step| &step.after)
    }

    pub(super) fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.steps.iter().flat_map(|step| &step.events)
    }
}

impl<G: Game> Table<G> {
    /// Makes one or more choices in a row: all of them, or none.
    ///
    /// `revision` is what the seat saw when it chose.
    ///
    /// # Errors
    /// Why it was refused; nothing has changed then.
    pub fn choose(
        &mut self,
        seat: Seat,
        revision: u64,
        choices: &[G::Choice],
    ) -> Result<Receipt, Refusal> {
        self.check_open(seat, revision)?;
        if choices.is_empty() {
            return Err(Refusal::Nothing);
        }
        let steps = self.look_ahead(seat, choices)?;
        for step in steps {
            self.take(seat, step);
        }
        Ok(Receipt {
            barrier: self.drafts[seat.index()].crossed_last(),
            revision: self.revision(Viewer::Seat(seat)),
        })
    }

    /// Takes back this seat's last tentative choice.
    ///
    /// # Errors
    /// Why there is nothing to undo; nothing has changed then.
    pub fn undo(&mut self, seat: Seat, revision: u64) -> Result<(), Refusal> {
        self.check_revision(seat, revision)?;
        self.can_undo(seat)?;
        self.drafts[seat.index()].steps.pop();
        self.revisions.bump(Viewer::Seat(seat));
        Ok(())
    }

    /// Could this seat undo?
    ///
    /// # Errors
    /// Why not.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Refusal> {
        let draft = &self.drafts[seat.index()];
        if draft.steps.is_empty() {
            Err(Refusal::NothingToUndo(draft.crossed))
        } else {
            Ok(())
        }
    }

    /// The tentative choices of this seat, oldest first.
    pub fn drafted(&self, seat: Seat) -> impl Iterator<Item = G::Choice> {
        self.drafts[seat.index()]
            .steps
            .iter()
            .map(|step| step.choice)
    }

    /// Which barrier a listed choice would cross: what its button says.
    #[must_use]
    pub fn barrier(&self, seat: Seat, choice: G::Choice) -> Option<Barrier> {
        let mut dice = self.dice.clone();
        let world = self.world(seat);
        Step::take(self.content(), world, &mut dice, seat, choice, self.seats()).barrier
    }

    fn check_open(&self, seat: Seat, revision: u64) -> Result<(), Refusal> {
        if self.frozen.is_some() {
            return Err(Refusal::Frozen);
        }
        if self.is_over() {
            return Err(Refusal::Over);
        }
        self.check_revision(seat, revision)
    }

    fn check_revision(&self, seat: Seat, revision: u64) -> Result<(), Refusal> {
        let newest = self.revision(Viewer::Seat(seat));
        if revision == newest {
            Ok(())
        } else {
            Err(Refusal::Stale {
                yours: revision,
                newest,
            })
        }
    }

    /// Walks through the choices on clones, so that a bad one late in a row
    /// leaves no trace of the good ones before it.
    fn look_ahead(&self, seat: Seat, choices: &[G::Choice]) -> Result<Vec<Step<G>>, Refusal> {
        let mut dice = self.dice.clone();
        let mut steps: Vec<Step<G>> = Vec::with_capacity(choices.len());
        let mut listed = Vec::new();
        for &choice in choices {
            let world = steps
                .last()
                .map_or_else(|| self.world(seat), |step| &step.after);
            if !world.to_act().contains(seat) {
                return Err(Refusal::NotAsked);
            }
            listed.clear();
            world.choices(self.content(), seat, &mut listed);
            if !listed.contains(&choice) {
                return Err(Refusal::NotListed(choice.to_string()));
            }
            let step = Step::take(self.content(), world, &mut dice, seat, choice, self.seats());
            steps.push(step);
        }
        Ok(steps)
    }

    fn take(&mut self, seat: Seat, step: Step<G>) {
        self.revisions.bump(Viewer::Seat(seat));
        self.revisions.see(Viewer::Seat(seat), &step.events);
        let barrier = step.barrier;
        let draft = &mut self.drafts[seat.index()];
        draft.steps.push(step);
        draft.crossed = barrier;
        if barrier.is_some() {
            self.commit_draft(seat);
        }
    }

    /// Commits all that this seat has drafted, and lays the others' drafts,
    /// which are lanes of their own, on top of the new state.
    fn commit_draft(&mut self, seat: Seat) {
        let steps = std::mem::take(&mut self.drafts[seat.index()].steps);
        if steps.is_empty() {
            return;
        }
        for step in steps {
            let events = self.commit_choice(seat, step.choice);
            for viewer in Viewer::all(self.seats()).filter(|viewer| !viewer.is(seat)) {
                self.revisions.see(viewer, &events);
            }
        }
        self.rebase_drafts();
    }

    /// Commits a draft because a deal was struck on it.
    pub(super) fn settle_draft(&mut self, seat: Seat) {
        if !self.drafts[seat.index()].steps.is_empty() {
            self.drafts[seat.index()].crossed = Some(Barrier::Others);
            self.commit_draft(seat);
        }
    }

    /// Moves revisions as they moved when this choice was first made.
    pub(super) fn count_replayed(&mut self, seat: Seat, events: &[G::Event]) {
        self.revisions.bump(Viewer::Seat(seat));
        for viewer in Viewer::all(self.seats()) {
            self.revisions.see(viewer, events);
        }
    }

    /// Applies one choice to the committed state and writes its line.
    fn commit_choice(&mut self, seat: Seat, choice: G::Choice) -> Vec<G::Event> {
        let (after, events) = self.play(seat, choice);
        self.commit(choice_line::<G>(seat, choice), after, events.clone());
        events
    }

    /// What one choice makes of the committed state.
    pub(super) fn play(&mut self, seat: Seat, choice: G::Choice) -> (G, Vec<G::Event>) {
        let mut after = self.committed.clone();
        let mut recorder = Recorder::default();
        after.apply(
            &self.facts.content,
            seat,
            choice,
            &mut self.dice,
            &mut recorder,
        );
        (after, recorder.events)
    }

    /// Lays every draft on the state there is now. Lanes commute, so a draft
    /// stays legal; should a rule break that promise, the rest of that draft
    /// is dropped rather than committed wrongly.
    pub(super) fn rebase_drafts(&mut self) {
        for seat in Seat::all(self.seats()) {
            let drafted: Vec<_> = self.drafted(seat).collect();
            if drafted.is_empty() {
                continue;
            }
            self.drafts[seat.index()].steps.clear();
            for choice in drafted {
                match self.look_ahead(seat, &[choice]) {
                    Ok(steps) => self.drafts[seat.index()].steps.extend(steps),
                    Err(_) => {
                        self.revisions.bump(Viewer::Seat(seat));
                        break;
                    }
                }
            }
        }
    }
}

impl<G: Game> Draft<G> {
    /// The barrier crossed by the last choice; nothing while it is tentative.
    fn crossed_last(&self) -> Option<Barrier> {
        if self.steps.is_empty() {
            self.crossed
        } else {
            None
        }
    }
}
