//! Greedy: looks one choice ahead, in a few imagined worlds; or one plan, where
//! a game has plans and it is time to choose one.

use engine::player::{Eyes, Opinion, Player, Proposal, Why};
use engine::{Dice, Game, Seat, SeatSet, Seed, Silence, Swap, Text};

use crate::deal;
use crate::evaluation::{Evaluation, Terms, lead};
use crate::figures;
use crate::liberty::worth_it;
use crate::luck::Luck;
use crate::plans::{Errand, Kept, Mind, NoPlans, Planner};
use crate::playout::{Course, Playout};
use crate::settings::Plans;

/// In how many worlds every choice is tried. The same worlds, dice and luck
/// for all of them, so that none is luckier than another.
pub(crate) const WORLDS: usize = 4;

/// A player that takes what looks best at once.
///
/// It sees what its seat sees, and is handed nothing else:
///
/// ```
/// use bots::{ByStanding, Greedy};
/// use engine::{Game, player::{Eyes, Player}};
/// fn think<G: Game>(bot: &mut Greedy<G, ByStanding>, eyes: &Eyes<'_, G>, list: &[G::Choice]) {
///     bot.pick(eyes, list);
/// }
/// ```
/// ```compile_fail
/// use bots::{ByStanding, Greedy};
/// use engine::{Game, player::{Eyes, Player}};
/// fn think<G: Game>(bot: &mut Greedy<G, ByStanding>, truth: &G, list: &[G::Choice]) {
///     bot.pick(truth, list);
/// }
/// ```
pub struct Greedy<G: Game, E, P: Planner<G> = NoPlans> {
    evaluation: E,
    planner: P,
    budget: Plans,
    playout: Playout,
    /// For redeals and for ties.
    luck: Luck,
    /// For what is played on in a world, and its dice.
    habits: Luck,
    fate: Dice,
    /// Worlds imagined so far.
    imagined: u64,
    worlds: Vec<G>,
    seats: usize,
    scratch: Vec<G::Choice>,
    plans: Vec<P::Plan>,
    ties: Vec<usize>,
    before: Terms,
    judged: Vec<Judged<G::Choice, P::Plan>>,
    kept: Kept<P::Plan>,
    picked: Option<Pick<G::Choice>>,
}

/// What a choice looks like, summed over all worlds.
struct Judged<C, Q> {
    choice: C,
    /// The plan that it begins.
    plan: Option<Q>,
    lead: i32,
    terms: Terms,
}

/// What was picked last.
enum Pick<C> {
    /// The best of what was judged: its place there.
    Judged(usize),
    /// What the plan said.
    Planned(C),
}

/// How a choice is judged.
enum Way<Q> {
    /// By what is played on after it.
    Alone,
    /// At a fork: by what comes of the plan that it begins, or of itself, when
    /// the world is settled.
    AtFork(Option<Q>),
}

impl<G: Game, E: Evaluation<G>> Greedy<G, E> {
    /// A greedy player. After each choice it tries, it imagines a playout.
    #[must_use]
    pub fn new(evaluation: E, playout: Playout) -> Self {
        Self::thinking(evaluation, NoPlans, Plans::USUAL, playout)
    }

    /// The same, with plans.
    #[must_use]
    pub fn with_plans<P: Planner<G>>(self, planner: P, budget: Plans) -> Greedy<G, E, P> {
        Greedy::thinking(self.evaluation, planner, budget, self.playout)
    }
}

impl<G: Game, E: Evaluation<G>, P: Planner<G>> Greedy<G, E, P> {
    fn thinking(evaluation: E, planner: P, budget: Plans, playout: Playout) -> Self {
        let seed = Seed::from_word("greedy");
        Self {
            evaluation,
            planner,
            budget,
            playout,
            luck: Luck::new(&seed),
            habits: Luck::new(&seed),
            fate: Dice::new(&seed),
            imagined: 0,
            worlds: Vec::with_capacity(WORLDS),
            seats: 0,
            scratch: Vec::new(),
            plans: Vec::new(),
            ties: Vec::new(),
            before: Terms::default(),
            judged: Vec::new(),
            kept: Kept::default(),
            picked: None,
        }
    }

    /// What the plan that it follows makes of these choices.
    fn follow(&mut self, eyes: &Eyes<'_, G>, choices: &[G::Choice]) -> Option<usize> {
        self.kept.turn_page();
        if !self.kept.is_set() {
            return None;
        }
        let world = eyes.sample(&mut self.luck.draw());
        let planned = self.kept.next(&self.planner, eyes, &world, choices)?;
        self.picked = Some(Pick::Planned(choices[planned]));
        Some(planned)
    }

    /// At a fork, judges every plan that begins with one of these choices. Says
    /// whether it is one.
    fn judge_plans(&mut self, eyes: &Eyes<'_, G>, choices: &[G::Choice]) -> bool {
        let (content, seat) = (eyes.content(), eyes.seat());
        let Some(world) = self.worlds.first() else {
            return false;
        };
        if !self.planner.is_fork(content, world, seat) {
            return false;
        }
        let mut plans = std::mem::take(&mut self.plans);
        plans.clear();
        self.planner.plans(content, world, seat, &mut plans);
        let mut left = self.budget.most;
        for &plan in &plans {
            let Some(world) = self.worlds.first().filter(|_| left > 0) else {
                break;
            };
            let next = self.planner.next(content, plan, world, seat, choices);
            if let Some(&choice) = next.and_then(|next| choices.get(next)) {
                left -= 1;
                let judged = self.judge(eyes, choice, &Way::AtFork(Some(plan)));
                self.judged.push(judged);
            }
        }
        self.plans = plans;
        true
    }

    /// Imagines the worlds in which all choices are tried.
    fn imagine(&mut self, eyes: &Eyes<'_, G>) {
        self.before.clear();
        self.worlds.clear();
        let mut terms = Terms::default();
        for _ in 0..WORLDS {
            let world = eyes.sample(&mut self.luck.draw());
            terms.clear();
            self.evaluation
                .terms(eyes.content(), &world, eyes.seat(), &mut terms);
            self.before.gather(&terms);
            self.seats = world.standing(eyes.content()).scores.len();
            self.worlds.push(world);
        }
    }

    fn judge(
        &mut self,
        eyes: &Eyes<'_, G>,
        choice: G::Choice,
        way: &Way<P::Plan>,
    ) -> Judged<G::Choice, P::Plan> {
        let (content, seat) = (eyes.content(), eyes.seat());
        let mut judged = Judged {
            choice,
            plan: match way {
                Way::Alone => None,
                Way::AtFork(plan) => *plan,
            },
            lead: 0,
            terms: Terms::default(),
        };
        let (evaluation, seats) = (&self.evaluation, self.seats);
        let lead_in = |world: &G| {
            let worths = evaluation.worths(content, world, seats);
            lead(&worths[..seats], seat)
        };
        let mut terms = Terms::default();
        for (number, before) in (self.imagined..).zip(&self.worlds) {
            self.habits.imagine(number);
            self.fate.imagine(number);
            let mut world = before.clone();
            world.apply(content, seat, choice, &mut self.fate, &mut Silence);
            let mut course = Course {
                luck: &mut self.habits,
                fate: &mut self.fate,
                choices: &mut self.scratch,
            };
            let lead = match way {
                Way::Alone => {
                    let seats = (seat, seat);
                    course.play(evaluation, content, &mut world, seats, self.playout);
                    terms.clear();
                    evaluation.terms(content, &world, seat, &mut terms);
                    lead_in(&world)
                }
                Way::AtFork(plan) => {
                    let mind = Mind {
                        content,
                        evaluation,
                        planner: &self.planner,
                        observer: seat,
                    };
                    let errand = Errand {
                        seat,
                        plan: *plan,
                        steps: self.budget.steps,
                        forks: self.budget.forks,
                        goes_on: false,
                    };
                    let mut last = 0;
                    let forks = course.carry(&mind, &mut world, &errand, |world| {
                        last = lead_in(world);
                        terms.clear();
                        evaluation.terms(content, world, seat, &mut terms);
                    });
                    // What takes longer is worth what it gains in a turn.
                    let now = lead_in(before);
                    now.saturating_add(last.saturating_sub(now) / i32::from(forks.max(1)))
                }
            };
            judged.lead = judged.lead.saturating_add(lead);
            judged.terms.gather(&terms);
        }
        judged
    }

    /// The best, or one of the best as the luck takes it; of plans the one that
    /// promises most.
    fn best(&mut self) -> usize {
        let best = self.judged.iter().map(|judged| judged.lead).max();
        let ties = self.judged.iter().enumerate();
        let ties = ties.filter(|(_, judged)| Some(judged.lead) == best);
        self.ties.clear();
        self.ties.extend(ties.map(|(index, _)| index));
        let first = self.ties.first().copied();
        if let Some(planned) = first.filter(|first| self.judged[*first].plan.is_some()) {
            return planned;
        }
        let tie = self.luck.draw().index(self.ties.len());
        self.ties.get(tie).copied().unwrap_or(0)
    }
}

impl<G: Game, E: Evaluation<G>, P: Planner<G>> Player<G> for Greedy<G, E, P> {
    fn begin(&mut self, seed: &Seed, seat: Seat) {
        // Seats that share a seed have luck of their own all the same.
        let own = seed.child(seat.index() as u64);
        self.luck = Luck::new(&own.child(0));
        self.habits = Luck::new(&own.child(1));
        self.fate = Dice::new(&own.child(2));
        self.imagined = 0;
        self.kept = Kept::default();
        self.picked = None;
    }

    fn pick(&mut self, eyes: &Eyes<'_, G>, choices: &[G::Choice]) -> usize {
        if let Some(planned) = self.follow(eyes, choices) {
            return planned;
        }
        self.imagine(eyes);
        self.judged.clear();
        let is_fork = self.judge_plans(eyes, choices);
        // What begins no plan leads nowhere half way.
        let alone = match is_fork && self.budget.forks < u16::MAX && !self.judged.is_empty() {
            true => &[],
            false => choices,
        };
        for &choice in alone {
            // What begins a plan is judged by what comes of the plan.
            let begins = |judged: &Judged<_, _>| judged.choice == choice;
            if is_fork && self.judged.iter().any(begins) {
                continue;
            }
            let way = match is_fork {
                true => Way::AtFork(None),
                false => Way::Alone,
            };
            let judged = self.judge(eyes, choice, &way);
            self.judged.push(judged);
        }
        self.imagined += WORLDS as u64;
        let best = self.best();
        self.picked = Some(Pick::Judged(best));
        let picked = &self.judged[best];
        if is_fork {
            self.kept.take_up(picked.plan);
        }
        let place = choices.iter().position(|choice| *choice == picked.choice);
        place.unwrap_or(0)
    }

    fn use_liberty(&mut self, eyes: &Eyes<'_, G>, choices: &[G::Choice]) -> Option<usize> {
        let (luck, fate) = (&mut self.luck, &mut self.fate);
        worth_it(&self.evaluation, eyes, choices, luck, fate)
    }

    fn consider(&mut self, eyes: &Eyes<'_, G>, swap: &Swap<G::Goods>) -> Opinion {
        deal::consider(&self.evaluation, eyes, swap, &mut self.luck)
    }

    fn propose(&mut self, eyes: &Eyes<'_, G>, to: SeatSet) -> Option<Proposal<G::Goods>> {
        deal::propose(&self.evaluation, eyes, to, &mut self.luck)
    }

    fn why(&self) -> Option<Why<G::Choice>> {
        let (text, rows) = match self.picked.as_ref()? {
            Pick::Judged(best) => {
                let text = figures::greedy_text(self.judged.len());
                (text, self.rows(*best))
            }
            Pick::Planned(choice) => {
                let row = (*choice, figures::planned());
                (figures::planned_text(), vec![row])
            }
        };
        let text = self.kept.tell::<G, P>(&self.planner, text);
        Some(Why { text, rows })
    }
}

impl<G: Game, E: Evaluation<G>, P: Planner<G>> Greedy<G, E, P> {
    /// What was judged, the picked one first, then the best.
    fn rows(&self, picked: usize) -> Vec<(G::Choice, Text)> {
        let mut order: Vec<usize> = (0..self.judged.len()).collect();
        order.sort_by_key(|&index| (index != picked, -self.judged[index].lead));
        let row = |&index: &usize| {
            let judged = &self.judged[index];
            let (before, after) = (self.before.mean(WORLDS), judged.terms.mean(WORLDS));
            let text = figures::judged(judged.lead / WORLDS as i32, &before, &after);
            let text = match judged.plan {
                Some(plan) => figures::begun(self.planner.label(plan), text),
                None => text,
            };
            (judged.choice, text)
        };
        order.iter().take(figures::ROWS).map(row).collect()
    }
}
