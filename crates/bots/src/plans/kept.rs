//! The plan that a player follows, and what became of the one before.

use engine::player::Eyes;
use engine::{Game, Text};

use super::Planner;
use crate::figures;

/// A plan that is kept from one choice to the next.
pub(crate) struct Kept<Q> {
    plan: Option<Q>,
    /// The plan that ended at this choice, if one did.
    ended: Option<(Q, Left)>,
}

/// Why a plan is followed no longer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Left {
    /// It has come to its end.
    Done,
    /// It leads no further.
    Stuck,
    /// Something else is better.
    Worse,
    /// Something that everyone can see contradicts it.
    Broken(Text),
}

impl<Q> Default for Kept<Q> {
    fn default() -> Self {
        Self {
            plan: None,
            ended: None,
        }
    }
}

impl<Q: Copy + Eq> Kept<Q> {
    /// The plan that is followed.
    pub(crate) const fn plan(&self) -> Option<Q> {
        self.plan
    }

    /// Is a plan followed, so that it has to be asked?
    pub(crate) const fn is_set(&self) -> bool {
        self.plan.is_some()
    }

    /// Nothing has been said of a plan since the last choice.
    pub(crate) fn turn_page(&mut self) {
        self.ended = None;
    }

    /// The choice of the list that the plan makes now, in a world that the seat
    /// imagines. Drops the plan if it is over.
    pub(crate) fn next<G, P>(
        &mut self,
        planner: &P,
        eyes: &Eyes<'_, G>,
        world: &G,
        choices: &[G::Choice],
    ) -> Option<usize>
    where
        G: Game,
        P: Planner<G, Plan = Q>,
    {
        let (content, seat) = (eyes.content(), eyes.seat());
        let plan = self.plan?;
        let left = if planner.is_done(content, plan, world, seat) {
            Left::Done
        } else if let Err(why) = planner.holds(content, plan, &eyes.view(), seat) {
            Left::Broken(why)
        } else {
            let next = planner.next(content, plan, world, seat, choices);
            match next.filter(|next| *next < choices.len()) {
                None if planner.is_fork(content, world, seat) => Left::Stuck,
                next => return next,
            }
        };
        self.end(left);
        None
    }

    /// From now on this plan is followed, or none.
    pub(crate) fn take_up(&mut self, plan: Option<Q>) {
        if self.plan != plan {
            self.end(Left::Worse);
            self.plan = plan;
        }
    }

    fn end(&mut self, left: Left) {
        if let Some(plan) = self.plan.take() {
            self.ended = Some((plan, left));
        }
    }

    /// Before what is said of a choice: what became of the plan before, and
    /// which one is followed.
    pub(crate) fn tell<G, P>(&self, planner: &P, rest: Text) -> Text
    where
        G: Game,
        P: Planner<G, Plan = Q>,
    {
        let plan = self.plan.map(|plan| figures::plan(planner.label(plan)));
        let rest = match plan {
            Some(plan) => figures::sentences(plan, rest),
            None => rest,
        };
        match &self.ended {
            Some((plan, left)) => {
                figures::sentences(figures::ended(planner.label(*plan), left), rest)
            }
            None => rest,
        }
    }
}
