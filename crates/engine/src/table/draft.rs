//! Choosing, tentatively until a barrier, and undoing.

use crate::chance::Dice;
use crate::event::{Event, Recorder};
use crate::game::{Game, Question};
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
    /// Does it complete an answer to an open window?
    answers: bool,
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
        let window = before.reactions();
        let answers = window.is_some() && (passes_on || after.reactions() != window);
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
            answers,
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

    pub(super) fn clear(&mut self) {
        self.steps.clear();
    }
}

impl<G: Game> Table<G> {
    /// Makes one or more choices in a row: all of them, or none. Only the last
    /// may cross a barrier: otherwise a row that is then refused would be a
    /// look behind it.
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
        let mut barrier = None;
        for step in steps {
            barrier = self.take(seat, step);
        }
        Ok(Receipt {
            barrier,
            revision: self.revision(Viewer::Seat(seat)),
        })
    }

    /// Takes back this seat's last tentative choice, or the answer it has
    /// given to a window that is still held.
    ///
    /// # Errors
    /// Why there is nothing to undo; nothing has changed then.
    pub fn undo(&mut self, seat: Seat, revision: u64) -> Result<(), Refusal> {
        self.check_revision(seat, revision)?;
        self.can_undo(seat)?;
        let draft = &mut self.drafts[seat.index()];
        if draft.steps.pop().is_none() {
            let mut answer = self.held.take(seat);
            answer.pop();
            self.draft_again(seat, &answer);
        }
        self.revisions.bump(Viewer::Seat(seat));
        Ok(())
    }

    /// Could this seat undo?
    ///
    /// # Errors
    /// Why not.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Refusal> {
        let draft = &self.drafts[seat.index()];
        if draft.steps.is_empty() && !self.held.has(seat) {
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
        let step = self.step(&mut self.dice.clone(), self.world(seat), seat, choice);
        if self.is_held(&step) {
            None
        } else {
            step.barrier
        }
    }

    /// Takes up again after a restart: rows of choices that were saved beside
    /// the log (a seat's held answer before its draft, where it has both), and
    /// revisions that no page from before can know. Each start of a server has
    /// a higher epoch than all before it.
    pub fn restore(&mut self, drafts: &[(Seat, Vec<G::Choice>)], epoch: u32) {
        self.revisions.begin_epoch(epoch);
        for (seat, choices) in drafts {
            self.draft_again(*seat, choices);
        }
    }

    fn step(&self, dice: &mut Dice, world: &G, seat: Seat, choice: G::Choice) -> Step<G> {
        Step::take(self.content(), world, dice, seat, choice, self.seats())
    }

    /// Does this step wait for the clock of a strict window?
    fn is_held(&self, step: &Step<G>) -> bool {
        step.answers && self.window_is_held()
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

    pub(super) fn check_revision(&self, seat: Seat, revision: u64) -> Result<(), Refusal> {
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
            let world = match steps.last() {
                None => self.world(seat),
                Some(step) if step.barrier.is_some() => return Err(Refusal::PastBarrier),
                Some(step) => &step.after,
            };
            if !world.to_act().contains(seat) {
                return Err(Refusal::NotAsked);
            }
            listed.clear();
            world.choices(self.content(), seat, &mut listed);
            if !listed.contains(&choice) {
                return Err(Refusal::NotListed(choice.to_string()));
            }
            let step = self.step(&mut dice, world, seat, choice);
            steps.push(step);
        }
        Ok(steps)
    }

    /// Takes a step that was looked at: into the draft, to be held, or for
    /// good. Gives the barrier that was crossed.
    fn take(&mut self, seat: Seat, step: Step<G>) -> Option<Barrier> {
        self.revisions.bump(Viewer::Seat(seat));
        let held = self.is_held(&step);
        let Some(barrier) = step.barrier.filter(|_| !held) else {
            if !held {
                self.revisions.see(Viewer::Seat(seat), &step.events);
            }
            self.keep_open(seat, step);
            return None;
        };
        self.drafts[seat.index()].crossed = Some(barrier);
        let row = self.with_draft(seat, step.choice);
        let last = row.len() - 1;
        for (nth, choice) in row.into_iter().enumerate() {
            // The events of the draft were seen when it was made.
            self.commit_choice(seat, choice, nth == last);
        }
        self.rebase_drafts();
        Some(barrier)
    }

    /// Keeps a step that is not final: in the draft or, where it completes an
    /// answer to a strict window, until the clock runs out.
    fn keep_open(&mut self, seat: Seat, step: Step<G>) {
        if self.is_held(&step) {
            let answer = self.with_draft(seat, step.choice);
            self.held.keep(seat, answer);
        } else {
            self.drafts[seat.index()].steps.push(step);
        }
    }

    /// Takes what this seat has drafted, and this choice after it.
    fn with_draft(&mut self, seat: Seat, choice: G::Choice) -> Vec<G::Choice> {
        let steps = self.drafts[seat.index()].steps.drain(..);
        let drafted = steps.map(|step| step.choice);
        drafted.chain([choice]).collect()
    }

    /// Commits choices of a seat that are known to be listed, one after the
    /// other, as far as they still are.
    pub(super) fn commit_row(&mut self, seat: Seat, choices: &[G::Choice]) {
        let mut listed = Vec::new();
        for &choice in choices {
            listed.clear();
            if self.committed.to_act().contains(seat) {
                self.committed.choices(self.content(), seat, &mut listed);
            }
            if !listed.contains(&choice) {
                break;
            }
            self.drafts[seat.index()].crossed = Some(Barrier::Others);
            self.commit_choice(seat, choice, true);
        }
        self.rebase_drafts();
    }

    /// Applies one choice to the committed state, writes its line, and moves
    /// the revisions of all who notice.
    fn commit_choice(&mut self, seat: Seat, choice: G::Choice, news_to_chooser: bool) {
        let asked_before = self.questions();
        let (after, events) = self.play(seat, choice);
        self.commit(choice_line::<G>(seat, choice), after, events.clone());
        for viewer in Viewer::all(self.seats()) {
            if !viewer.is(seat) {
                self.notice(viewer, &events, &asked_before);
            } else if news_to_chooser {
                // Having chosen has moved the chooser's revision already.
                self.revisions.see(viewer, &events);
            }
        }
    }

    /// Moves a viewer's revision for what they saw, or else for being asked
    /// something else without a word.
    pub(super) fn notice(&mut self, viewer: Viewer, events: &[G::Event], before: &Questions<G>) {
        let saw = self.revisions.see(viewer, events);
        let Some(seat) = viewer.seat() else { return };
        if !saw && self.question_to(seat) != before[seat.index()] {
            self.revisions.bump(viewer);
        }
    }

    /// What each seat is asked, and what it may choose.
    pub(super) fn questions(&self) -> Questions<G> {
        Seat::all(self.seats())
            .map(|seat| self.question_to(seat))
            .collect()
    }

    fn question_to(&self, seat: Seat) -> Option<(Option<Question>, Vec<G::Choice>)> {
        let asked = self.committed.to_act().contains(seat);
        asked.then(|| {
            let mut choices = Vec::new();
            self.committed.choices(self.content(), seat, &mut choices);
            (self.committed.question(self.content(), seat), choices)
        })
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
    /// stays legal; what no longer fits, after a deal say, is dropped.
    pub(super) fn rebase_drafts(&mut self) {
        for seat in Seat::all(self.seats()) {
            let drafted: Vec<_> = self.drafted(seat).collect();
            self.drafts[seat.index()].clear();
            if !self.draft_again(seat, &drafted) {
                self.revisions.bump(Viewer::Seat(seat));
            }
        }
    }

    /// Drafts these choices, or holds the answer that they are, as far as they
    /// are still possible and not final; `false` when some are not.
    fn draft_again(&mut self, seat: Seat, choices: &[G::Choice]) -> bool {
        for &choice in choices {
            let Ok(steps) = self.look_ahead(seat, &[choice]) else {
                return false;
            };
            for step in steps {
                if step.barrier.is_some() && !self.is_held(&step) {
                    return false;
                }
                self.keep_open(seat, step);
            }
        }
        true
    }
}

/// By seat: what it is asked and may choose, if anything.
pub(super) type Questions<G> = Vec<Option<(Option<Question>, Vec<<G as Game>::Choice>)>>;
