//! Choosing, tentatively until a barrier, and undoing.

use crate::chance::Dice;
use crate::event::Recorder;
use crate::game::{Game, Pace, Question};
use crate::label::Label;
use crate::log::Line;
use crate::seat::{Seat, Viewer};
use crate::table::barrier::{Barrier, By, Step};
use crate::table::{Chooser, Happening, Part, Refusal, Table};

/// Answers in a row that leave no choice; more of them are a bug of the rules.
const FORCED_LIMIT: usize = 1_000;

/// What became of a post.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Receipt {
    /// The last barrier that was crossed; nothing when all is tentative.
    pub barrier: Option<Barrier>,
    /// The seat's revision now.
    pub revision: u64,
}

/// A tentative choice.
#[derive(Clone)]
struct Drafted<G: Game> {
    step: Step<G>,
    /// What it said when it was made.
    label: Label,
    /// Was there nothing else to choose, so that the table answered?
    forced: bool,
}

/// The tentative choices of one seat.
#[derive(Clone)]
pub(super) struct Draft<G: Game> {
    steps: Vec<Drafted<G>>,
    /// The last barrier this seat crossed: why nothing can be undone.
    crossed: Option<Barrier>,
    /// How many choices were dropped since this seat last did something,
    /// because what others did made something else of them.
    overtaken: usize,
}

impl<G: Game> Default for Draft<G> {
    fn default() -> Self {
        Self {
            steps: Vec::new(),
            crossed: None,
            overtaken: 0,
        }
    }
}

impl<G: Game> Draft<G> {
    pub(super) fn world(&self) -> Option<&G> {
        self.steps.last().map(|drafted| &drafted.step.after)
    }

    pub(super) fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.steps.iter().flat_map(|drafted| &drafted.step.events)
    }

    /// Which step to go back to, so that at most `keep` stay: one that was a
    /// choice, since the table would only give a forced answer again.
    fn way_back(&self, keep: usize) -> Option<usize> {
        let chosen = |at: &usize| self.steps.get(*at).is_some_and(|step| !step.forced);
        let earlier = (0..=keep).rev().find(chosen);
        earlier.or_else(|| (keep..self.steps.len()).find(chosen))
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
    /// # Errors
    /// Why it was refused; nothing has changed then.
    pub fn choose(&mut self, seat: Seat, choices: &[G::Choice]) -> Result<Receipt, Refusal> {
        self.check_open()?;
        if choices.is_empty() {
            return Err(Refusal::Nothing);
        }
        let steps = self.look_ahead(seat, choices)?;
        self.drafts[seat.index()].overtaken = 0;
        let mut barrier = None;
        for step in steps {
            barrier = self.take(seat, step);
        }
        self.answer_forced();
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
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.undo_to(seat, usize::MAX)
    }

    /// Takes back all tentative choices of this seat but the first few: none
    /// of them to begin again.
    ///
    /// # Errors
    /// Why there is nothing to undo; nothing has changed then.
    pub fn undo_to(&mut self, seat: Seat, keep: usize) -> Result<(), Refusal> {
        self.can_undo(seat)?;
        let draft = &mut self.drafts[seat.index()];
        draft.overtaken = 0;
        let last = draft.steps.len().saturating_sub(1);
        match draft.way_back(keep.min(last)) {
            Some(back) => draft.steps.truncate(back),
            None => {
                let mut answer = self.held.take(seat);
                answer.truncate(keep.min(answer.len() - 1));
                self.draft_again(seat, &answer);
            }
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
        if draft.way_back(0).is_none() && !self.held.has(seat) {
            Err(Refusal::NothingToUndo(draft.crossed))
        } else {
            Ok(())
        }
    }

    /// How many tentative choices of this seat were dropped since it last did
    /// something, because what others did made something else of them.
    #[must_use]
    pub const fn overtaken(&self, seat: Seat) -> usize {
        self.drafts[seat.index()].overtaken
    }

    /// The tentative choices of this seat, oldest first.
    pub fn drafted(&self, seat: Seat) -> impl Iterator<Item = G::Choice> {
        self.drafts[seat.index()]
            .steps
            .iter()
            .map(|drafted| drafted.step.choice)
    }

    /// Which barrier a listed choice would cross: what its button says.
    #[must_use]
    pub fn barrier(&self, seat: Seat, choice: G::Choice) -> Option<Barrier> {
        let step = self.look_ahead(seat, &[choice]).ok()?.pop()?;
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
        self.answer_forced();
    }

    fn step(&self, dice: &mut Dice, world: &G, seat: Seat, choice: (G::Choice, By)) -> Step<G> {
        let mut step = Step::take(self.content(), world, dice, seat, choice);
        // Whoever can only pass then is let pass: the answer is whole, and a line for
        // the pass would come too late.
        if step.barrier.is_none() && self.is_let_pass(&step.after, seat) {
            step.barrier = Some(Barrier::Others);
        }
        step
    }

    /// Why a seat may make this choice in this world.
    pub(super) fn by(&self, world: &G, seat: Seat, choice: G::Choice) -> Result<By, Refusal> {
        let mut listed = Vec::new();
        let owes = world.to_act().contains(seat);
        if owes {
            world.choices(self.content(), seat, &mut listed);
        }
        if listed.contains(&choice) {
            return Ok(By::Duty);
        }
        let may = world.at_liberty().contains(seat);
        if may {
            world.liberties(self.content(), seat, &mut listed);
        }
        if listed.contains(&choice) {
            Ok(By::Liberty)
        } else if owes || may {
            Err(Refusal::NotListed(choice.to_string()))
        } else {
            Err(Refusal::NotAsked)
        }
    }

    /// Does this step wait for the clock of a strict window?
    fn is_held(&self, step: &Step<G>) -> bool {
        step.answers && self.window_is_held()
    }

    pub(super) fn check_open(&self) -> Result<(), Refusal> {
        if self.frozen.is_some() {
            return Err(Refusal::Frozen);
        }
        if self.is_over() {
            return Err(Refusal::Over);
        }
        Ok(())
    }

    /// Walks through the choices on clones, so that a bad one late in a row
    /// leaves no trace of the good ones before it; and then on, as long as the
    /// table answers for this seat: what comes of a choice is all of that.
    fn look_ahead(&self, seat: Seat, choices: &[G::Choice]) -> Result<Vec<Step<G>>, Refusal> {
        let mut dice = self.dice.clone();
        let mut steps: Vec<Step<G>> = Vec::with_capacity(choices.len());
        for &choice in choices {
            let world = match steps.last() {
                None => self.world(seat),
                Some(step) if step.barrier.is_some() => return Err(Refusal::PastBarrier),
                Some(step) => &step.after,
            };
            let by = self.by(world, seat, choice)?;
            let step = self.step(&mut dice, world, seat, (choice, by));
            steps.push(step);
        }
        while let Some(step) = steps.last().filter(|step| step.barrier.is_none())
            && let Some(only) = self.forced(&step.after, seat)
            && steps.len() < choices.len() + FORCED_LIMIT
        {
            let next = self.step(&mut dice, &step.after, seat, (only, By::Duty));
            steps.push(next);
        }
        Ok(steps)
    }

    /// Answers what leaves nothing to choose, where the table is a brisk one:
    /// tentatively, like any other answer, until one of them crosses a barrier.
    pub(super) fn answer_forced(&mut self) {
        for _ in 0..FORCED_LIMIT {
            let mut seats = Seat::all(self.seats());
            let asked = seats.find_map(|seat| Some((seat, self.forced(self.world(seat), seat)?)));
            let Some((seat, choice)) = asked else {
                return;
            };
            let mut dice = self.dice.clone();
            let step = self.step(&mut dice, self.world(seat), seat, (choice, By::Duty));
            self.take(seat, step);
        }
    }

    /// What a brisk table answers for a seat that has no choice in this world.
    fn forced(&self, world: &G, seat: Seat) -> Option<G::Choice> {
        let answers = self.header.pace == Pace::Brisk && self.frozen.is_none();
        let asked = answers && world.to_act().contains(seat);
        if !asked || !world.is_forced(self.content(), seat) {
            return None;
        }
        let mut choices = Vec::new();
        world.choices(self.content(), seat, &mut choices);
        match choices.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
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
            debug_assert!(
                self.by(&self.committed, seat, choice).is_ok(),
                "`{choice}` was drafted by {seat}, and is not listed when it counts"
            );
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
            let drafted = self.drafted_as(seat, step);
            self.drafts[seat.index()].steps.push(drafted);
        }
    }

    fn drafted_as(&self, seat: Seat, step: Step<G>) -> Drafted<G> {
        let brisk = self.header.pace == Pace::Brisk;
        Drafted {
            label: self.label(seat, step.choice),
            forced: brisk && self.world(seat).is_forced(self.content(), seat),
            step,
        }
    }

    /// Takes what this seat has drafted, and this choice after it.
    fn with_draft(&mut self, seat: Seat, choice: G::Choice) -> Vec<G::Choice> {
        let steps = self.drafts[seat.index()].steps.drain(..);
        let drafted = steps.map(|drafted| drafted.step.choice);
        drafted.chain([choice]).collect()
    }

    /// Commits choices of a seat that are known to be listed, one after the
    /// other, as far as they still are.
    pub(super) fn commit_row(&mut self, seat: Seat, choices: &[G::Choice]) {
        for &choice in choices {
            if self.by(&self.committed, seat, choice).is_err() {
                break;
            }
            self.drafts[seat.index()].crossed = Some(Barrier::Others);
            self.commit_choice(seat, choice, true);
        }
        self.rebase_drafts();
    }

    /// Applies one choice to the committed state, and writes its line.
    fn commit_choice(&mut self, seat: Seat, choice: G::Choice, hears: bool) {
        let played = self.play(seat, choice);
        self.commit(&played, Some(Chooser { seat, hears }));
    }

    /// Moves a viewer's revision for what they saw, or else for being asked
    /// something else without a word.
    pub(super) fn notice(
        &mut self,
        viewer: Viewer,
        events: &[G::Event],
        (before, now): (&Questions<G>, &Questions<G>),
    ) {
        let saw = self.revisions.see(viewer, events);
        let Some(seat) = viewer.seat() else { return };
        if !saw && now[seat.index()] != before[seat.index()] {
            self.revisions.bump(viewer);
        }
    }

    /// What each seat is asked in this world, and what it may choose.
    pub(super) fn questions(&self, game: &G) -> Questions<G> {
        Seat::all(self.seats())
            .map(|seat| self.question_to(game, seat))
            .collect()
    }

    fn question_to(&self, game: &G, seat: Seat) -> (Option<Question>, Vec<G::Choice>) {
        let content = self.content();
        let mut choices = Vec::new();
        let mut question = None;
        // Who is let pass at once was never asked.
        if game.to_act().contains(seat) && self.passes(game, seat, &self.waivers).is_none() {
            game.choices(content, seat, &mut choices);
            question = game.question(content, seat);
        }
        if game.at_liberty().contains(seat) {
            game.liberties(content, seat, &mut choices);
        }
        (question, choices)
    }

    /// What one choice makes of the committed state, and who is then let pass.
    pub(super) fn play(&mut self, seat: Seat, choice: G::Choice) -> Happening<G> {
        let mut after = self.committed.clone();
        let mut told = Recorder::default();
        let content = &self.facts.content;
        after.apply(content, seat, choice, &mut self.dice, &mut told);
        let mut parts = vec![Part {
            after,
            events: told.events,
        }];
        self.let_pass(&mut parts, &self.waivers.clone());
        let line = Line::Choice {
            seat,
            choice: choice.to_string(),
        };
        Happening { line, parts }
    }

    /// Lays every draft on the state there is now, as long as each choice says
    /// and does what it did: lanes commute, but a right that someone uses or a
    /// deal can make something else of a choice. The rest is dropped.
    pub(super) fn rebase_drafts(&mut self) {
        for seat in Seat::all(self.seats()) {
            let draft = &mut self.drafts[seat.index()];
            let before = std::mem::take(&mut draft.steps);
            let kept = before
                .iter()
                .take_while(|drafted| self.lay_again(seat, drafted));
            let dropped = before.len() - kept.count();
            if dropped > 0 {
                self.drafts[seat.index()].overtaken += dropped;
                self.revisions.bump(Viewer::Seat(seat));
            }
        }
    }

    /// Drafts a choice again; `false` when it is no longer the same.
    fn lay_again(&mut self, seat: Seat, before: &Drafted<G>) -> bool {
        let Ok(steps) = self.look_ahead(seat, &[before.step.choice]) else {
            return false;
        };
        for step in steps.into_iter().take(1) {
            let does = step.barrier.is_none() && step.events == before.step.events;
            let drafted = self.drafted_as(seat, step);
            if !does || drafted.label != before.label {
                return false;
            }
            self.drafts[seat.index()].steps.push(drafted);
        }
        true
    }

    /// Drafts these choices, or holds the answer that they are, as far as they
    /// are still possible and not final; `false` when some are not.
    fn draft_again(&mut self, seat: Seat, choices: &[G::Choice]) -> bool {
        for &choice in choices {
            let Ok(steps) = self.look_ahead(seat, &[choice]) else {
                return false;
            };
            // What is forced after it is in the row, too.
            for step in steps.into_iter().take(1) {
                if step.barrier.is_some() && !self.is_held(&step) {
                    return false;
                }
                self.keep_open(seat, step);
            }
        }
        true
    }
}

/// By seat: what it is asked, if anything, and what it may choose.
pub(super) type Questions<G> = Vec<(Option<Question>, Vec<<G as Game>::Choice>)>;
