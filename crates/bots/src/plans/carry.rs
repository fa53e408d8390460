//! Carrying a plan out in an imagined world.

use engine::passing::let_pass;
use engine::{Game, Seat, Silence};

use super::Planner;
use crate::evaluation::Evaluation;
use crate::playout::{Course, mover};

/// By what a world is played on.
pub(crate) struct Mind<'a, G: Game, E, P> {
    pub(crate) content: &'a G::Content,
    pub(crate) evaluation: &'a E,
    pub(crate) planner: &'a P,
    /// Who imagines it.
    pub(crate) observer: Seat,
}

/// What is carried out.
pub(crate) struct Errand<Q> {
    /// For whom: this one has just made a choice.
    pub(crate) seat: Seat,
    /// Which plan. Without one it is about that choice alone.
    pub(crate) plan: Option<Q>,
    /// The most choices that are made for it, whoever makes them.
    pub(crate) steps: u16,
    /// The most forks that it goes through, the first included.
    pub(crate) forks: u16,
    /// Is another plan taken up where one is over, until these forks are gone
    /// through?
    pub(crate) goes_on: bool,
}

impl<C: Copy> Course<'_, C> {
    /// Carries a plan out until it is done or leads no further. `look` is shown
    /// the world whenever it is settled after what was planned, and where it
    /// ends before that: what it saw last is what came of the plan. Says how
    /// many forks it took.
    pub(crate) fn carry<G, E, P>(
        &mut self,
        mind: &Mind<'_, G, E, P>,
        world: &mut G,
        errand: &Errand<P::Plan>,
        mut look: impl FnMut(&G),
    ) -> u16
    where
        G: Game<Choice = C>,
        E: Evaluation<G>,
        P: Planner<G>,
    {
        let content = mind.content;
        let mut plan = errand.plan;
        let mut forks = 1;
        // Nothing was chosen for the plan since the world was looked at.
        let mut idle = false;
        let mut left = errand.steps;
        let_pass(content, world, self.fate, &mut Silence, self.choices);
        while let Some(seat) = mover(world, mind.observer) {
            if !idle && mind.evaluation.is_settled(world) {
                look(world);
                idle = true;
                let is_over = !errand.goes_on && mind.is_over(world, errand.seat, plan);
                if forks >= errand.forks || is_over {
                    return forks;
                }
            }
            self.choices.clear();
            world.choices(content, seat, self.choices);
            if left == 0 || self.choices.is_empty() {
                break;
            }
            left -= 1;
            let choice = match self.choices.as_slice() {
                [only] => *only,
                several => {
                    let is_own = seat == errand.seat;
                    let at_fork = is_own && idle && mind.planner.is_fork(content, world, seat);
                    if at_fork && errand.goes_on && mind.is_over(world, seat, plan) {
                        plan = mind.most_promising(world, seat);
                    }
                    let said = match is_own {
                        true => mind.planned(world, seat, plan, several),
                        false => mind.planner.meanwhile(content, world, seat, several),
                    };
                    if at_fork {
                        if said.is_none() && !errand.goes_on {
                            return forks;
                        }
                        forks += 1;
                    }
                    idle &= !is_own;
                    let said = said
                        .or_else(|| mind.evaluation.instinct(content, world, seat, several))
                        .and_then(|said| several.get(said).copied());
                    match said {
                        Some(choice) => choice,
                        None => several[self.luck.draw().index(several.len())],
                    }
                }
            };
            world.apply(content, seat, choice, self.fate, &mut Silence);
            let_pass(content, world, self.fate, &mut Silence, self.choices);
        }
        if !idle {
            look(world);
        }
        forks
    }
}

impl<G: Game, E, P: Planner<G>> Mind<'_, G, E, P> {
    fn is_over(&self, world: &G, seat: Seat, plan: Option<P::Plan>) -> bool {
        plan.is_none_or(|plan| self.planner.is_done(self.content, plan, world, seat))
    }

    /// The plan that its game thinks of first.
    fn most_promising(&self, world: &G, seat: Seat) -> Option<P::Plan> {
        let mut plans = Vec::new();
        self.planner.plans(self.content, world, seat, &mut plans);
        plans.first().copied()
    }

    fn planned(
        &self,
        world: &G,
        seat: Seat,
        plan: Option<P::Plan>,
        choices: &[G::Choice],
    ) -> Option<usize> {
        self.planner.next(self.content, plan?, world, seat, choices)
    }
}
