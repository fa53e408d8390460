//! One tree of a search: open-loop, over information sets.
//!
//! A node stands for what was chosen on the way to it, not for a state: every
//! try imagines another world, with other hidden cards and other dice, and
//! walks down as far as that world allows. So a child counts how often it could
//! have been chosen (`available`) beside how often it was (`visits`).

mod forks;
#[cfg(test)]
mod tests;

use std::convert::Infallible;
use std::time::{Duration, Instant};

use engine::passing::let_pass;
use engine::player::Eyes;
use engine::{Dice, Game, Seat, Seed, Silence};

use crate::evaluation::Evaluation;
use crate::luck::Luck;
use crate::plans::Planner;
use crate::playout::mover;
use crate::reward::{Rewards, rewards};
use crate::settings::Settings;

use super::clock::{Clock, Now};
use forks::Intent;

/// No node.
const NONE: u32 = u32::MAX;

/// A tree of this many nodes grows no more: some 50 MB.
const MOST_NODES: usize = 1 << 20;

/// Tries between two looks at the clock.
const TRIES_A_LOOK: u32 = 4;

/// What one decision is about.
pub(super) struct Task<'a, G: Game, E, P: Planner<G>> {
    pub(super) eyes: &'a Eyes<'a, G>,
    /// What can be picked.
    pub(super) choices: &'a [G::Choice],
    pub(super) evaluation: &'a E,
    pub(super) planner: &'a P,
    /// The plan that was begun before this decision.
    pub(super) plan: Option<P::Plan>,
    pub(super) settings: Settings,
    pub(super) seats: usize,
    /// What tells the time.
    pub(super) now: &'a Now,
}

/// When to stop.
#[derive(Debug, Clone, Copy)]
pub(super) struct Until {
    /// Tries that have passed through the root, those of earlier decisions of
    /// the same turn included.
    pub(super) visits: u32,
    /// Not later than this.
    pub(super) deadline: Option<Instant>,
}

/// What was chosen, and what came of it.
#[derive(Debug, Clone, Copy)]
struct Node<C> {
    choice: C,
    mover: Seat,
    /// Have others moved since the choice above it?
    later: bool,
    visits: u32,
    available: u32,
    /// What the mover got, over all visits.
    total: f64,
    first_child: u32,
    next_sibling: u32,
}

/// A member of an unordered set that was just picked.
#[derive(Debug, Clone, Copy)]
pub(super) struct Member<C> {
    pub(super) seat: Seat,
    pub(super) set: u16,
    pub(super) choice: C,
}

/// What a tree has found out about one choice.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Found {
    pub(super) visits: u64,
    pub(super) total: f64,
}

/// One tree, its own chance and its scratch space.
pub(super) struct Tree<C, Q = Infallible> {
    nodes: Vec<Node<C>>,
    root: u32,
    /// What was picked before the root, where order does not matter.
    before: Option<Member<C>>,
    luck: Luck,
    /// For redeals.
    worlds: Luck,
    fate: Dice,
    /// Tries so far in this game.
    tries: u64,
    /// Tries before this decision: its worlds are counted from here.
    begun: u64,
    /// The part of the budget that has been used.
    used: f32,
    /// May there be choices of the root that have not been tried?
    untried: bool,
    /// The choices of the root that are still compared.
    contenders: Vec<u32>,
    /// How long the machine last kept it from looking at the clock.
    held_up: Duration,
    path: Vec<u32>,
    choices: Vec<C>,
    /// The child of each of `choices`, where it has one.
    children: Vec<u32>,
    plans: Vec<Q>,
    /// At a fork, the choices that begin a plan, with that plan.
    openings: Vec<(C, Q)>,
}

impl<C: Copy + Ord, Q: Copy> Tree<C, Q> {
    /// An empty tree.
    pub(super) fn new(seed: &Seed) -> Self {
        Self {
            nodes: Vec::new(),
            root: NONE,
            before: None,
            luck: Luck::new(&seed.child(0)),
            worlds: Luck::new(&seed.child(2)),
            fate: Dice::new(&seed.child(1)),
            tries: 0,
            begun: 0,
            used: 0.0,
            untried: true,
            contenders: Vec::new(),
            held_up: Duration::ZERO,
            path: Vec::new(),
            choices: Vec::new(),
            children: Vec::new(),
            plans: Vec::new(),
            openings: Vec::new(),
        }
    }

    /// Forgets everything, but keeps its room.
    pub(super) fn begin(&mut self, seed: &Seed) {
        self.fell();
        self.luck = Luck::new(&seed.child(0));
        self.worlds = Luck::new(&seed.child(2));
        self.fate = Dice::new(&seed.child(1));
        self.tries = 0;
    }

    /// Nothing is left of it.
    pub(super) fn fell(&mut self) {
        self.nodes.clear();
        self.root = NONE;
        self.before = None;
    }

    /// Tries that have passed through the root.
    pub(super) fn visits(&self) -> u32 {
        self.node(self.root).map_or(0, |root| root.visits)
    }

    /// What it has found out about a choice of its seat.
    pub(super) fn found(&self, seat: Seat, choice: C) -> Found {
        let child = self.child(seat, choice).and_then(|at| self.node(at));
        child.map_or(Found::default(), |child| Found {
            visits: u64::from(child.visits),
            total: child.total,
        })
    }

    /// After a pick: keeps what is below it, if its seat goes on there.
    /// Otherwise nothing is left.
    pub(super) fn descend(&mut self, seat: Seat, choice: C, before: Option<Member<C>>) {
        let child = self.child(seat, choice);
        let goes_on = child.is_some_and(|child| {
            let mut below = self.below(child).peekable();
            below.peek().is_some() && below.all(|(_, node)| node.mover == seat && !node.later)
        });
        match child.filter(|_| goes_on) {
            Some(child) => {
                self.root = child;
                self.before = before;
            }
            None => self.fell(),
        }
    }

    /// Is this tree about these choices of its seat? It is when it knows one
    /// of them; what it knows besides is left aside.
    pub(super) fn knows(&self, seat: Seat, choices: &[C]) -> bool {
        self.below(self.root)
            .any(|(_, node)| node.mover == seat && choices.contains(&node.choice))
    }

    fn node(&self, at: u32) -> Option<&Node<C>> {
        self.nodes.get(at as usize)
    }

    /// The children of a node, in order.
    fn below(&self, at: u32) -> impl Iterator<Item = (u32, &Node<C>)> {
        let mut next = self.node(at).map_or(NONE, |node| node.first_child);
        std::iter::from_fn(move || {
            let (at, node) = (next, self.node(next)?);
            next = node.next_sibling;
            Some((at, node))
        })
    }

    fn child(&self, seat: Seat, choice: C) -> Option<u32> {
        let mut below = self.below(self.root);
        let found = below.find(|(_, node)| node.mover == seat && node.choice == choice);
        found.map(|(at, _)| at)
    }

    /// Grows until it is enough; says how many tries it made.
    pub(super) fn grow<G, E, P>(&mut self, task: &Task<'_, G, E, P>, until: Until) -> u64
    where
        G: Game<Choice = C>,
        E: Evaluation<G>,
        P: Planner<G, Plan = Q>,
    {
        let mut clock = until
            .deadline
            .map(|deadline| Clock::new(task.now, deadline, self.held_up / 2));
        let mut tries = 0;
        (self.begun, self.untried) = (self.tries, true);
        // Every try is a visit of the root, unless a redeal leaves its seat
        // nothing to choose: then counting tries ends it as well.
        while self.visits() < until.visits && tries < until.visits {
            let is_time_to_look = tries.is_multiple_of(TRIES_A_LOOK);
            if is_time_to_look && clock.as_mut().is_some_and(Clock::is_time_to_stop) {
                break;
            }
            self.used = match &clock {
                Some(clock) => clock.used(),
                None => self.visits() as f32 / until.visits.max(1) as f32,
            };
            self.try_once(task);
            tries += 1;
        }
        self.held_up = clock.map_or(Duration::ZERO, |clock| clock.held_up());
        u64::from(tries)
    }

    /// One world, one way down, one judgement.
    fn try_once<G, E, P>(&mut self, task: &Task<'_, G, E, P>)
    where
        G: Game<Choice = C>,
        E: Evaluation<G>,
        P: Planner<G, Plan = Q>,
    {
        let content = task.eyes.content();
        let observer = task.eyes.seat();
        let contender = self.contender(observer, task.choices);
        // Every choice of the root meets the same worlds and the same dice in
        // the same order, so that none is luckier than another.
        let met = contender.and_then(|child| self.node(child));
        let number = met.map_or(self.tries, |child| self.begun + u64::from(child.visits));
        self.worlds.imagine(number);
        let mut world = task.eyes.sample(&mut self.worlds.draw());
        self.fate.imagine(number);
        self.tries += 1;
        self.path.clear();
        let (last, intent) = self.walk_down(task, &mut world, contender);
        self.play_on(task, &mut world, last, intent);
        let rewards = rewards(task.evaluation, content, &world, task.seats);
        self.learn(&rewards);
    }

    /// Follows the tree as far as it goes, and one new node further. Says who
    /// moved last, and whose plan is under way.
    fn walk_down<G, E, P>(
        &mut self,
        task: &Task<'_, G, E, P>,
        world: &mut G,
        contender: Option<u32>,
    ) -> (Option<Seat>, Intent<Q>)
    where
        G: Game<Choice = C>,
        E: Evaluation<G>,
        P: Planner<G, Plan = Q>,
    {
        let content = task.eyes.content();
        let observer = task.eyes.seat();
        let mut at = self.root;
        let mut before = self.before;
        let mut last = None;
        let mut intent = task.plan.map(|plan| (observer, plan));
        let mut others_moved = false;
        let_pass(
            content,
            world,
            &mut self.fate,
            &mut Silence,
            &mut self.choices,
        );
        while let Some(seat) = mover(world, observer) {
            others_moved = match seat == observer {
                true => others_moved && last != Some(observer),
                false => true,
            };
            last = Some(seat);
            self.choices.clear();
            world.choices(content, seat, &mut self.choices);
            let model = match task.settings.model_others && seat != observer {
                true => task
                    .evaluation
                    .instinct(content, world, seat, &self.choices),
                false => None,
            };
            let (choice, is_new) = match (self.choices.as_slice(), model) {
                ([], _) => break,
                // No choice, no node.
                ([only], _) => (*only, false),
                (several, Some(model)) if model < several.len() => (several[model], false),
                _ => {
                    self.leave_out_repeats(content, world, seat, before);
                    let is_fork = self.branch_on_plans(task, world, seat);
                    if at == NONE {
                        at = self.plant(seat);
                    }
                    let chosen = contender.filter(|_| at == self.root);
                    let own = intent.filter(|(whose, _)| *whose == seat && !is_fork);
                    let first = || self.first(task, world, seat, own);
                    let first = self.is_fresh(at).then(first).flatten();
                    let step = match chosen {
                        Some(child) => {
                            self.nodes[child as usize].available += 1;
                            Some((child, false))
                        }
                        None => self.step_down(at, seat, first, task.settings.exploration),
                    };
                    let Some((child, is_new)) = step else {
                        break;
                    };
                    self.nodes[child as usize].later |= others_moved;
                    self.path.push(child);
                    at = child;
                    let choice = self.nodes[child as usize].choice;
                    if is_fork {
                        intent = self.opened_by(choice).map(|plan| (seat, plan));
                    }
                    (choice, is_new)
                }
            };
            let set = world.unordered(content, seat, choice);
            before = set.map(|set| Member { seat, set, choice });
            world.apply(content, seat, choice, &mut self.fate, &mut Silence);
            let_pass(
                content,
                world,
                &mut self.fate,
                &mut Silence,
                &mut self.choices,
            );
            if is_new {
                break;
            }
        }
        (last, intent)
    }

    /// Members of an unordered set are looked at in ascending order only: the
    /// others lead to the same states. Unless nothing would be left.
    fn leave_out_repeats<G: Game<Choice = C>>(
        &mut self,
        content: &G::Content,
        world: &G,
        seat: Seat,
        before: Option<Member<C>>,
    ) {
        let Some(before) = before.filter(|before| before.seat == seat) else {
            return;
        };
        let repeats = |choice: &C| {
            *choice < before.choice && world.unordered(content, seat, *choice) == Some(before.set)
        };
        if !self.choices.iter().all(repeats) {
            self.choices.retain(|choice| !repeats(choice));
        }
    }

    /// The root. What it says of a choice is never looked at.
    fn plant(&mut self, seat: Seat) -> u32 {
        self.nodes.push(Node::new(self.choices[0], seat));
        self.root = 0;
        self.root
    }

    /// Which choice of the root to try next, once each has been tried: the
    /// longer it thinks, the fewer of the best are still compared, and the one
    /// that was tried least comes first.
    fn contender(&mut self, seat: Seat, choices: &[C]) -> Option<u32> {
        if self.untried {
            return None;
        }
        let mut contenders = std::mem::take(&mut self.contenders);
        contenders.clear();
        let below = self.below(self.root);
        let offered =
            below.filter(|(_, node)| node.mover == seat && choices.contains(&node.choice));
        contenders.extend(offered.map(|(child, _)| child));
        let mean = |child: &u32| self.node(*child).map_or(0.0, Node::mean);
        contenders.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
        let left = (contenders.len() as f32).powf(1.0 - self.used).ceil() as usize;
        let best = contenders.iter().take(left.max(1)).copied();
        let least = best.min_by_key(|child| self.node(*child).map_or(0, |node| node.visits));
        self.contenders = contenders;
        least
    }

    /// Has nothing been tried yet from here?
    fn is_fresh(&self, at: u32) -> bool {
        self.node(at).is_some_and(|node| node.first_child == NONE)
    }

    /// The child to go to, and whether it is new; `first` is what comes to
    /// mind where nothing has been tried. Nothing when the tree may not grow
    /// and has no child for these choices.
    fn step_down(
        &mut self,
        at: u32,
        seat: Seat,
        first: Option<usize>,
        exploration: f32,
    ) -> Option<(u32, bool)> {
        let untried = self.match_children(at, seat);
        if at == self.root {
            self.untried = untried > 1;
        }
        if untried > 0 && self.nodes.len() < MOST_NODES {
            let nth = match first.filter(|first| *first < untried) {
                Some(first) => first,
                None => self.luck.draw().index(untried),
            };
            return Some((self.expand(at, seat, nth), true));
        }
        self.most_promising(exploration).map(|child| (child, false))
    }

    /// Finds the child of every choice, and counts those that are there as
    /// available. Says how many choices have none.
    fn match_children(&mut self, at: u32, seat: Seat) -> usize {
        self.children.clear();
        self.children.resize(self.choices.len(), NONE);
        let mut untried = self.choices.len();
        let mut likely = 0;
        let mut next = self.nodes[at as usize].first_child;
        while let Some(node) = self.nodes.get_mut(next as usize) {
            if node.mover == seat {
                // Siblings stand in the order of the lists they came from.
                let (head, tail) = self.choices.split_at(likely);
                let place = tail.iter().position(|choice| *choice == node.choice);
                let place = place
                    .map(|place| likely + place)
                    .or_else(|| head.iter().position(|choice| *choice == node.choice));
                if let Some(place) = place {
                    node.available += 1;
                    self.children[place] = next;
                    untried -= 1;
                    likely = place + 1;
                }
            }
            next = node.next_sibling;
        }
        untried
    }

    /// A node for the `nth` choice that has none.
    fn expand(&mut self, at: u32, seat: Seat, nth: usize) -> u32 {
        let mut free = (0..self.children.len()).filter(|place| self.children[*place] == NONE);
        let place = free.nth(nth).unwrap_or(0);
        let new = self.nodes.len() as u32;
        let mut node = Node::new(self.choices[place], seat);
        node.available = 1;
        let elder = self.children[..place].iter().rfind(|child| **child != NONE);
        let link = match elder {
            Some(elder) => &mut self.nodes[*elder as usize].next_sibling,
            None => &mut self.nodes[at as usize].first_child,
        };
        node.next_sibling = std::mem::replace(link, new);
        self.nodes.push(node);
        new
    }

    /// UCB1 among the children of these choices.
    fn most_promising(&self, exploration: f32) -> Option<u32> {
        let mut best = (f32::NEG_INFINITY, None);
        for &child in &self.children {
            let Some(node) = self.node(child) else {
                continue;
            };
            let promise = node.promise(exploration);
            if promise > best.0 {
                best = (promise, Some(child));
            }
        }
        best.1
    }

    /// Every node on the way learns what its mover got.
    fn learn(&mut self, rewards: &Rewards) {
        if let Some(root) = self.nodes.get_mut(self.root as usize) {
            root.visits += 1;
        }
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.total += f64::from(rewards[node.mover.index()]);
        }
    }
}

impl<C> Node<C> {
    const fn new(choice: C, mover: Seat) -> Self {
        Self {
            choice,
            mover,
            later: false,
            visits: 0,
            available: 0,
            total: 0.0,
            first_child: NONE,
            next_sibling: NONE,
        }
    }

    /// What its mover got on average.
    fn mean(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }

    fn promise(&self, exploration: f32) -> f32 {
        let visits = self.visits.max(1) as f32;
        self.mean() as f32 + exploration * ((self.available as f32).ln() / visits).sqrt()
    }
}
