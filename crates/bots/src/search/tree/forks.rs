//! Plans in a tree: forks are branched on plans alone, what a plan says is
//! tried first, and worlds are played on by it.

use engine::{Game, Seat};

use super::{Task, Tree};
use crate::evaluation::Evaluation;
use crate::plans::{Errand, Mind, Planner};
use crate::playout::Course;

/// Whose plan is under way.
pub(super) type Intent<Q> = Option<(Seat, Q)>;

impl<C: Copy + Ord, Q: Copy> Tree<C, Q> {
    /// At a fork, leaves nothing but what begins a plan, unless nothing does.
    /// Says whether it is one.
    pub(super) fn branch_on_plans<G, E, P>(
        &mut self,
        task: &Task<'_, G, E, P>,
        world: &G,
        seat: Seat,
    ) -> bool
    where
        G: Game<Choice = C>,
        P: Planner<G, Plan = Q>,
    {
        let (content, planner) = (task.eyes.content(), task.planner);
        if !planner.is_fork(content, world, seat) {
            return false;
        }
        self.plans.clear();
        self.openings.clear();
        planner.plans(content, world, seat, &mut self.plans);
        for &plan in &self.plans {
            let next = planner.next(content, plan, world, seat, &self.choices);
            let choice = next.and_then(|next| self.choices.get(next).copied());
            self.openings.extend(choice.map(|choice| (choice, plan)));
        }
        self.openings.truncate(task.settings.plans.most);
        if !self.openings.is_empty() {
            let openings = &self.openings;
            self.choices
                .retain(|choice| openings.iter().any(|(opening, _)| opening == choice));
        }
        true
    }

    /// The first plan that begins with this choice of a fork.
    pub(super) fn opened_by(&self, choice: C) -> Option<Q> {
        let mut openings = self.openings.iter();
        let opened = openings.find(|(opening, _)| *opening == choice);
        opened.map(|(_, plan)| *plan)
    }

    /// What is tried first where nothing has been: what is planned, or else
    /// what comes to mind.
    pub(super) fn first<G, E, P>(
        &self,
        task: &Task<'_, G, E, P>,
        world: &G,
        seat: Seat,
        intent: Intent<Q>,
    ) -> Option<usize>
    where
        G: Game<Choice = C>,
        E: Evaluation<G>,
        P: Planner<G, Plan = Q>,
    {
        let (content, choices) = (task.eyes.content(), &self.choices);
        let next = |(_, plan)| task.planner.next(content, plan, world, seat, choices);
        intent
            .and_then(next)
            .or_else(|| task.evaluation.instinct(content, world, seat, choices))
    }

    /// Plays a world on until it can be judged: a plan is worth what comes of
    /// it.
    pub(super) fn play_on<G, E, P>(
        &mut self,
        task: &Task<'_, G, E, P>,
        world: &mut G,
        last: Option<Seat>,
        intent: Intent<Q>,
    ) where
        G: Game<Choice = C>,
        E: Evaluation<G>,
        P: Planner<G, Plan = Q>,
    {
        let (content, observer) = (task.eyes.content(), task.eyes.seat());
        let mut course = Course {
            luck: &mut self.luck,
            fate: &mut self.fate,
            choices: &mut self.choices,
        };
        let ahead = task.settings.plans.ahead;
        let Some((seat, plan)) = intent else {
            let seats = (observer, last.unwrap_or(observer));
            let playout = task.settings.playout;
            return course.play(task.evaluation, content, world, seats, playout);
        };
        let mind = Mind {
            content,
            evaluation: task.evaluation,
            planner: task.planner,
            observer,
        };
        let errand = Errand {
            seat,
            plan: Some(plan),
            steps: task.settings.plans.steps,
            forks: ahead,
            goes_on: ahead > 1,
        };
        course.carry(&mind, world, &errand, |_| {});
    }
}
