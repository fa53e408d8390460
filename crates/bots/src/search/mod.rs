//! Search: tries out what may come of each choice, in many imagined worlds.
//!
//! Information-set Monte-Carlo tree search for any number of seats, seen by
//! one: every try redeals what the seat cannot know, has dice of its own, and
//! every mover in it strives for its own share of the victory. Several
//! independent trees grow at once and are asked together.

mod clock;
mod tree;

use std::time::Instant;

use engine::player::{Eyes, Opinion, Player, Proposal, Why};
use engine::{Budget, Dice, Game, Seat, SeatSet, Seed, Swap, Text};
use rayon::prelude::*;

use crate::deal;
use crate::evaluation::Evaluation;
use crate::figures;
use crate::liberty::worth_it;
use crate::luck::Luck;
use crate::plans::{Kept, NoPlans, Planner};
use crate::settings::Settings;
use clock::Now;
use tree::{Found, Member, Task, Tree, Until};

/// The budget is for a turn: a later decision of the same turn begins with
/// what is known already, and thinks on until that is one part in this many of
/// what a whole budget gives.
const FOLLOW_UP: u32 = 4;

/// Tries that are worth a tree of their own, and the most trees, when tries are
/// counted. It depends on nothing but the budget, so that the picks are the
/// same with any number of threads.
const TRIES_A_TREE: u32 = 4000;
const MOST_TREES: u32 = 8;

/// What is left of a time as a margin: one part in this many. A tree leaves more
/// where the machine is busy.
const MARGIN: u32 = 16;

/// A player that searches.
///
/// It sees what its seat sees, and is handed nothing else:
///
/// ```
/// use bots::{ByStanding, Search};
/// use engine::{Game, player::{Eyes, Player}};
/// fn think<G: Game>(bot: &mut Search<G, ByStanding>, eyes: &Eyes<'_, G>, list: &[G::Choice]) {
///     bot.pick(eyes, list);
/// }
/// ```
/// ```compile_fail
/// use bots::{ByStanding, Search};
/// use engine::{Game, player::{Eyes, Player}};
/// fn think<G: Game>(bot: &mut Search<G, ByStanding>, truth: &G, list: &[G::Choice]) {
///     bot.pick(truth, list);
/// }
/// ```
pub struct Search<G: Game, E, P: Planner<G> = NoPlans> {
    evaluation: E,
    planner: P,
    budget: Budget,
    settings: Settings,
    seed: Seed,
    luck: Luck,
    /// The dice of the worlds in which rights are tried.
    fate: Dice,
    trees: Vec<Tree<G::Choice, P::Plan>>,
    kept: Kept<P::Plan>,
    plans: Vec<P::Plan>,
    /// May it use all cores?
    spread: bool,
    now: Box<Now>,
    /// Tries of the first decision of this turn, by tree.
    turn: u32,
    last: Option<Last<G::Choice>>,
}

/// The last decision.
struct Last<C> {
    choices: Vec<C>,
    found: Vec<Found>,
    picked: usize,
    tries: u64,
}

impl<G: Game, E: Evaluation<G>> Search<G, E> {
    /// A search with this budget for a turn.
    #[must_use]
    pub fn new(evaluation: E, budget: Budget, settings: Settings) -> Self {
        Self::thinking(evaluation, NoPlans, budget, settings)
    }

    /// The same, with plans.
    #[must_use]
    pub fn with_plans<P: Planner<G>>(self, planner: P) -> Search<G, E, P> {
        let search = Search::thinking(self.evaluation, planner, self.budget, self.settings);
        Search {
            now: self.now,
            ..search
        }
    }
}

impl<G: Game, E: Evaluation<G>, P: Planner<G>> Search<G, E, P> {
    fn thinking(evaluation: E, planner: P, budget: Budget, settings: Settings) -> Self {
        let seed = Seed::from_word("search");
        Self {
            evaluation,
            planner,
            budget,
            settings,
            luck: Luck::new(&seed),
            fate: Dice::new(&seed),
            seed,
            trees: Vec::new(),
            kept: Kept::default(),
            plans: Vec::new(),
            spread: true,
            now: Box::new(Instant::now),
            turn: 0,
            last: None,
        }
    }

    /// The same, told the time by this clock and not by the machine's.
    #[must_use]
    pub fn with_clock(mut self, now: impl Fn() -> Instant + Send + Sync + 'static) -> Self {
        self.now = Box::new(now);
        self
    }

    /// How many tries the last decision took.
    #[must_use]
    pub fn tries(&self) -> u64 {
        self.last.as_ref().map_or(0, |last| last.tries)
    }

    /// As many trees as the budget is for.
    fn set_out_trees(&mut self) {
        let count = match self.budget {
            Budget::Iterations(tries) => (tries / TRIES_A_TREE).clamp(1, MOST_TREES) as usize,
            Budget::Time(_) if self.spread => rayon::current_num_threads().max(1),
            Budget::Time(_) => 1,
        };
        self.trees.truncate(count);
        while self.trees.len() < count {
            let seed = self.seed.child(1 + self.trees.len() as u64);
            self.trees.push(Tree::new(&seed));
        }
    }

    /// How far to think: after a whole budget, or, where this goes on with a
    /// turn, until a part of that is known.
    fn until(&self, started: Instant, goes_on: bool) -> Until {
        let (whole, deadline) = match self.budget {
            Budget::Iterations(tries) => {
                let whole = tries / self.trees.len().max(1) as u32;
                (whole.max(1), None)
            }
            Budget::Time(time) => (u32::MAX, Some(started + (time - time / MARGIN))),
        };
        let visits = match goes_on {
            false => whole,
            true => self.turn.min(whole).div_ceil(FOLLOW_UP),
        };
        Until { visits, deadline }
    }

    fn grow(
        &mut self,
        eyes: &Eyes<'_, G>,
        choices: &[G::Choice],
        until: Until,
        seats: usize,
    ) -> u64 {
        let task = Task {
            eyes,
            choices,
            evaluation: &self.evaluation,
            planner: &self.planner,
            plan: self.kept.plan(),
            settings: self.settings,
            seats,
            now: &*self.now,
        };
        match (self.trees.as_mut_slice(), until.deadline) {
            ([one], _) => one.grow(&task, until),
            (trees, None) if self.spread => {
                let grown = trees.par_iter_mut().map(|tree| tree.grow(&task, until));
                grown.sum()
            }
            (trees, None) => trees.iter_mut().map(|tree| tree.grow(&task, until)).sum(),
            (trees, Some(_)) => grow_against_the_clock(trees, &task, until),
        }
    }

    /// What all trees have found out about each choice.
    fn found(&self, seat: Seat, choices: &[G::Choice]) -> Vec<Found> {
        let together = |choice: &G::Choice| {
            let found = self.trees.iter().map(|tree| tree.found(seat, *choice));
            found.fold(Found::default(), |sum, found| Found {
                visits: sum.visits + found.visits,
                total: sum.total + found.total,
            })
        };
        choices.iter().map(together).collect()
    }
}

impl<G: Game, E: Evaluation<G>, P: Planner<G>> Search<G, E, P> {
    /// Makes the choice that its plan makes, without thinking.
    fn follow(&mut self, choices: &[G::Choice], planned: usize) -> usize {
        for tree in &mut self.trees {
            tree.fell();
        }
        self.last = Some(Last {
            choices: choices.to_vec(),
            found: vec![Found::default(); choices.len()],
            picked: planned,
            tries: 0,
        });
        planned
    }

    /// The plan that begins with this choice of a fork.
    fn plan_of(
        &mut self,
        eyes: &Eyes<'_, G>,
        world: &G,
        choices: &[G::Choice],
        picked: usize,
    ) -> Option<P::Plan> {
        let (content, seat) = (eyes.content(), eyes.seat());
        self.plans.clear();
        self.planner.plans(content, world, seat, &mut self.plans);
        let mut plans = self.plans.iter().copied();
        let next = |plan| self.planner.next(content, plan, world, seat, choices);
        plans.find(|plan| next(*plan) == Some(picked))
    }
}

impl<G: Game, E: Evaluation<G>, P: Planner<G>> Player<G> for Search<G, E, P> {
    fn begin(&mut self, seed: &Seed, seat: Seat) {
        // Seats that share a seed have luck of their own all the same.
        self.seed = seed.child(seat.index() as u64);
        self.luck = Luck::new(&self.seed.child(0));
        self.fate = Dice::new(&self.seed.child(u64::MAX));
        for (number, tree) in (1..).zip(&mut self.trees) {
            tree.begin(&self.seed.child(number));
        }
        self.kept = Kept::default();
        self.last = None;
    }

    fn pick(&mut self, eyes: &Eyes<'_, G>, choices: &[G::Choice]) -> usize {
        let started = (self.now)();
        let seat = eyes.seat();
        let world = eyes.sample(&mut self.luck.draw());
        let seats = world.standing(eyes.content()).scores.len();
        self.kept.turn_page();
        let planned = self.kept.next(&self.planner, eyes, &world, choices);
        if let Some(planned) = planned.filter(|_| self.settings.plans.ahead > 1) {
            return self.follow(choices, planned);
        }
        self.set_out_trees();
        let mut goes_on = false;
        for tree in &mut self.trees {
            if tree.knows(seat, choices) {
                goes_on = true;
            } else {
                tree.fell();
            }
        }
        let until = self.until(started, goes_on);
        let tries = self.grow(eyes, choices, until, seats);
        if !goes_on {
            self.turn = self.trees.iter().map(Tree::visits).max().unwrap_or(0);
        }
        let found = self.found(seat, choices);
        let picked = best(&found);
        if self.planner.is_fork(eyes.content(), &world, seat) {
            let plan = self.plan_of(eyes, &world, choices, picked);
            self.kept.take_up(plan);
        }
        if let Some(&choice) = choices.get(picked) {
            let set = world.unordered(eyes.content(), seat, choice);
            let member = set.map(|set| Member { seat, set, choice });
            for tree in &mut self.trees {
                tree.descend(seat, choice, member);
            }
        }
        self.last = Some(Last {
            choices: choices.to_vec(),
            found,
            picked,
            tries,
        });
        picked
    }

    fn use_liberty(&mut self, eyes: &Eyes<'_, G>, choices: &[G::Choice]) -> Option<usize> {
        let (luck, fate) = (&mut self.luck, &mut self.fate);
        let used = worth_it(&self.evaluation, eyes, choices, luck, fate);
        if used.is_some() {
            // What was found out was found out without it.
            for tree in &mut self.trees {
                tree.fell();
            }
        }
        used
    }

    fn consider(&mut self, eyes: &Eyes<'_, G>, swap: &Swap<G::Goods>) -> Opinion {
        deal::consider(&self.evaluation, eyes, swap, &mut self.luck)
    }

    fn propose(&mut self, eyes: &Eyes<'_, G>, to: SeatSet) -> Option<Proposal<G::Goods>> {
        deal::propose(&self.evaluation, eyes, to, &mut self.luck)
    }

    fn why(&self) -> Option<Why<G::Choice>> {
        let tell = |text| self.kept.tell::<G, P>(&self.planner, text);
        self.last.as_ref().map(|last| last.why(tell))
    }

    fn share_cores(&mut self) {
        self.spread = false;
    }
}

/// Grows trees at the same time, each on a thread of its own. Not on those of a
/// pool: what else waits there could make it late.
fn grow_against_the_clock<G: Game, E: Evaluation<G>, P: Planner<G>>(
    trees: &mut [Tree<G::Choice, P::Plan>],
    task: &Task<'_, G, E, P>,
    until: Until,
) -> u64 {
    let Some((own, others)) = trees.split_first_mut() else {
        return 0;
    };
    std::thread::scope(|scope| {
        let spawn = |tree| scope.spawn(move || Tree::grow(tree, task, until));
        let grown: Vec<_> = others.iter_mut().map(spawn).collect();
        let tries = own.grow(task, until);
        let joined = grown.into_iter().map(|tree| tree.join().unwrap_or(0));
        tries + joined.sum::<u64>()
    })
}

/// The most visited; of equals the one with the higher mean, then the first.
fn best(found: &[Found]) -> usize {
    let mut best = 0;
    for (index, one) in found.iter().enumerate().skip(1) {
        let than = &found[best];
        let better =
            one.visits > than.visits || (one.visits == than.visits && one.mean() > than.mean());
        if better {
            best = index;
        }
    }
    best
}

impl Found {
    fn mean(&self) -> f64 {
        self.total / self.visits.max(1) as f64
    }
}

impl<C: Copy> Last<C> {
    /// With what is to be told of plans.
    fn why(&self, tell: impl Fn(Text) -> Text) -> Why<C> {
        let visits: u64 = self.found.iter().map(|found| found.visits).sum();
        let mut order: Vec<usize> = (0..self.found.len()).collect();
        // The picked one comes first by being the most visited; equals stay
        // in order.
        order.sort_by_key(|&index| (index != self.picked, u64::MAX - self.found[index].visits));
        let row = |&index: &usize| {
            let found = &self.found[index];
            let share = found.visits as f64 / visits.max(1) as f64;
            let text = figures::searched(found.visits, share, found.mean());
            (self.choices[index], text)
        };
        Why {
            // Those of earlier decisions of the turn count: they decided it.
            text: tell(figures::search_text(self.choices.len(), visits)),
            rows: order.iter().take(figures::ROWS).map(row).collect(),
        }
    }
}
#[cfg(test)]
mod tests {
    use super::*;

    fn found(visits: u64, total: f64) -> Found {
        Found { visits, total }
    }

    #[test]
    fn the_most_visited_is_picked_then_the_best_then_the_first() {
        assert_eq!(best(&[found(3, 3.0), found(5, 0.0)]), 1);
        assert_eq!(best(&[found(5, 1.0), found(5, 2.0), found(5, 2.0)]), 1);
        assert_eq!(best(&[found(0, 0.0), found(0, 0.0)]), 0);
    }
}
