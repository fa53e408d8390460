//! Greedy: looks one choice ahead, in a few imagined worlds.

use engine::player::{Eyes, Opinion, Player, Proposal, Why};
use engine::{Dice, Game, Seat, SeatSet, Seed, Silence, Swap};

use crate::deal;
use crate::evaluation::{Evaluation, Terms, lead};
use crate::figures;
use crate::liberty::worth_it;
use crate::luck::Luck;
use crate::playout::{Course, Playout};

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
pub struct Greedy<G: Game, E> {
    evaluation: E,
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
    ties: Vec<usize>,
    before: Terms,
    judged: Vec<Judged<G::Choice>>,
    picked: Option<usize>,
}

/// What a choice looks like, summed over all worlds.
struct Judged<C> {
    choice: C,
    lead: i32,
    terms: Terms,
}

impl<G: Game, E: Evaluation<G>> Greedy<G, E> {
    /// A greedy player. After each choice it tries, it imagines a playout.
    #[must_use]
    pub fn new(evaluation: E, playout: Playout) -> Self {
        let seed = Seed::from_word("greedy");
        Self {
            evaluation,
            playout,
            luck: Luck::new(&seed),
            habits: Luck::new(&seed),
            fate: Dice::new(&seed),
            imagined: 0,
            worlds: Vec::with_capacity(WORLDS),
            seats: 0,
            scratch: Vec::new(),
            ties: Vec::new(),
            before: Terms::default(),
            judged: Vec::new(),
            picked: None,
        }
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

    fn judge(&mut self, eyes: &Eyes<'_, G>, choice: G::Choice) -> Judged<G::Choice> {
        let (content, seat) = (eyes.content(), eyes.seat());
        let mut judged = Judged {
            choice,
            lead: 0,
            terms: Terms::default(),
        };
        let mut terms = Terms::default();
        for (number, world) in (self.imagined..).zip(&self.worlds) {
            self.habits.imagine(number);
            self.fate.imagine(number);
            let mut world = world.clone();
            world.apply(content, seat, choice, &mut self.fate, &mut Silence);
            let mut course = Course {
                luck: &mut self.habits,
                fate: &mut self.fate,
                choices: &mut self.scratch,
            };
            course.play(
                &self.evaluation,
                content,
                &mut world,
                (seat, seat),
                self.playout,
            );
            let worths = self.evaluation.worths(content, &world, self.seats);
            let lead = lead(&worths[..self.seats], seat);
            judged.lead = judged.lead.saturating_add(lead);
            terms.clear();
            self.evaluation.terms(content, &world, seat, &mut terms);
            judged.terms.gather(&terms);
        }
        judged
    }

    /// The best, or one of the best as the luck takes it.
    fn best(&mut self) -> usize {
        let best = self.judged.iter().map(|judged| judged.lead).max();
        let ties = self.judged.iter().enumerate();
        let ties = ties.filter(|(_, judged)| Some(judged.lead) == best);
        self.ties.clear();
        self.ties.extend(ties.map(|(index, _)| index));
        let tie = self.luck.draw().index(self.ties.len());
        self.ties.get(tie).copied().unwrap_or(0)
    }
}

impl<G: Game, E: Evaluation<G>> Player<G> for Greedy<G, E> {
    fn begin(&mut self, seed: &Seed, seat: Seat) {
        // Seats that share a seed have luck of their own all the same.
        let own = seed.child(seat.index() as u64);
        self.luck = Luck::new(&own.child(0));
        self.habits = Luck::new(&own.child(1));
        self.fate = Dice::new(&own.child(2));
        self.imagined = 0;
        self.picked = None;
    }

    fn pick(&mut self, eyes: &Eyes<'_, G>, choices: &[G::Choice]) -> usize {
        self.imagine(eyes);
        self.judged.clear();
        for &choice in choices {
            let judged = self.judge(eyes, choice);
            self.judged.push(judged);
        }
        self.imagined += WORLDS as u64;
        let picked = self.best();
        self.picked = Some(picked);
        picked
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
        let picked = self.picked?;
        let mut order: Vec<usize> = (0..self.judged.len()).collect();
        order.sort_by_key(|&index| (index != picked, -self.judged[index].lead));
        let row = |&index: &usize| {
            let judged = &self.judged[index];
            let (before, after) = (self.before.mean(WORLDS), judged.terms.mean(WORLDS));
            let text = figures::judged(judged.lead / WORLDS as i32, &before, &after);
            (judged.choice, text)
        };
        Some(Why {
            text: figures::greedy_text(self.judged.len()),
            rows: order.iter().take(figures::ROWS).map(row).collect(),
        })
    }
}
