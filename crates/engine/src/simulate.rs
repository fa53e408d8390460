//! Playing many games, fast: for statistics, for research, for fuzzing.

use std::collections::BTreeMap;

use rayon::prelude::*;

use crate::chance::{Dice, Seed};
use crate::event::Silence;
use crate::game::{Game, Reason, Setup, Standing};
use crate::player::{Eyes, Player, Random};
use crate::prompts::{Onlooker, Prompts};
use crate::seat::{MAX_SEATS, Seat};

/// A game that has not ended after this many steps is given up.
const STEP_LIMIT: u64 = 1_000_000;

/// Games between two words of progress.
const BATCH: u64 = 16;

/// What is to be played.
#[derive(Debug, Clone)]
pub struct Plan<O> {
    /// The host's options.
    pub options: O,
    /// Seats and pace.
    pub setup: Setup,
    /// How many games.
    pub games: u64,
    /// Everything follows from this.
    pub seed: Seed,
}

/// Of how many games it is counted what people would be asked.
const LOOKED_AT: u64 = 16;

/// Makes the players of one table, by bot: called once a thread.
pub type Makers<'a, G> = &'a [&'a (dyn Fn() -> Box<dyn Player<G>> + Sync)];

/// What came of it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that were played.
    pub games: u64,
    /// Lists of two or more from which someone picked.
    pub choices: u64,
    /// All steps, those without an alternative included.
    pub steps: u64,
    /// How games ended, counted.
    pub ended: BTreeMap<&'static str, u64>,
    /// Wins by bot, in the order of the makers, in parts: a whole win is
    /// [`WIN`] of them, shared equally by those who tie. Whole numbers, so
    /// that the sum does not depend on the order of adding.
    pub wins: [u64; MAX_SEATS],
    /// Points at the end by bot, over all games.
    pub points: [i64; MAX_SEATS],
    /// What people would have been asked, in the first of the games.
    pub prompts: Prompts,
}

/// The parts of one win: divisible by every number of winners.
pub const WIN: u64 = 840;

impl Tally {
    fn add(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.choices += other.choices;
        self.steps += other.steps;
        for (how, count) in &other.ended {
            *self.ended.entry(how).or_default() += count;
        }
        for (own, theirs) in self.wins.iter_mut().zip(other.wins) {
            *own += theirs;
        }
        for (own, theirs) in self.points.iter_mut().zip(other.points) {
            *own += theirs;
        }
        self.prompts.add(&other.prompts);
        self
    }
}

/// Why a simulation could not go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SimulationError {
    /// The rules refuse this set-up.
    Setup(Reason),
    /// A seat owed a choice and had none: a bug in the rules.
    DeadEnd {
        /// Which game of the simulation.
        game: u64,
        /// After how many steps.
        step: u64,
    },
}

/// Plays all games of a plan, one maker a seat, on the current thread pool.
///
/// Seats rotate from game to game, so that no bot owes its wins to a seat.
/// The result does not depend on the number of threads.
///
/// # Errors
/// When the rules refuse the set-up, or a seat has nothing to choose.
pub fn simulate<G: Game>(
    content: &G::Content,
    plan: &Plan<G::Options>,
    makers: Makers<'_, G>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tally, SimulationError> {
    let batches = plan.games.div_ceil(BATCH);
    (0..batches)
        .into_par_iter()
        .map_init(
            || Runner::new(content, plan, makers),
            |runner, batch| {
                let games = batch * BATCH..plan.games.min((batch + 1) * BATCH);
                let played = games.end - games.start;
                let mut tally = Tally::default();
                for index in games {
                    runner.play(index, &mut tally)?;
                }
                progress(played);
                Ok(tally)
            },
        )
        .try_reduce(Tally::default, |sum, tally| Ok(sum.add(&tally)))
}

/// The state in the middle of a plan's first game, played at random.
///
/// # Errors
/// As [`simulate`].
pub(crate) fn middle<G: Game>(
    content: &G::Content,
    plan: &Plan<G::Options>,
) -> Result<G, SimulationError> {
    let make: &(dyn Fn() -> Box<dyn Player<G>> + Sync) = &|| Box::new(Random::default());
    let makers = vec![make; plan.setup.seats()];
    let mut runner = Runner::new(content, plan, &makers);
    let (_, steps) = runner.play_until(0, longest::<G>(), &mut Tally::default())?;
    let (state, _) = runner.play_until(0, steps / 2, &mut Tally::default())?;
    Ok(state)
}

/// After how many steps a game is cut off.
fn longest<G: Game>() -> u64 {
    G::INFO.cut_off.map_or(STEP_LIMIT, u64::from)
}

/// A player that leaves the other cores to the other games.
fn at_one_of_many<G: Game>(mut player: Box<dyn Player<G>>) -> Box<dyn Player<G>> {
    player.share_cores();
    player
}

/// One thread's players and scratch space.
struct Runner<'a, G: Game> {
    content: &'a G::Content,
    plan: &'a Plan<G::Options>,
    players: Vec<Box<dyn Player<G>>>,
    scratch: Vec<G::Choice>,
    /// Where it is counted what people would be asked.
    onlooker: Option<Onlooker>,
}

impl<'a, G: Game> Runner<'a, G> {
    fn new(content: &'a G::Content, plan: &'a Plan<G::Options>, makers: Makers<'_, G>) -> Self {
        Self {
            content,
            plan,
            players: makers.iter().map(|make| at_one_of_many(make())).collect(),
            scratch: Vec::with_capacity(256),
            onlooker: None,
        }
    }

    /// Who of the players sits here in this game.
    fn player_at(&self, seat: Seat, game: u64) -> usize {
        (seat.index() + (game % self.players.len() as u64) as usize) % self.players.len()
    }

    fn play(&mut self, index: u64, tally: &mut Tally) -> Result<(), SimulationError> {
        self.onlooker = (index < LOOKED_AT).then(Onlooker::default);
        tally.prompts.games += u64::from(self.onlooker.is_some());
        let (game, steps) = self.play_until(index, longest::<G>(), tally)?;
        tally.steps += steps;
        self.count_ending(&game, index, tally);
        Ok(())
    }

    /// Plays a game to its end, or for this many steps; says how many it were.
    fn play_until(
        &mut self,
        index: u64,
        limit: u64,
        tally: &mut Tally,
    ) -> Result<(G, u64), SimulationError> {
        let Plan {
            options,
            setup,
            seed,
            ..
        } = self.plan;
        let mut dice = Dice::new(&seed.child(2 * index));
        let luck = seed.child(2 * index + 1);
        for seat in Seat::all(setup.seats()) {
            let player = self.player_at(seat, index);
            self.players[player].begin(&luck, seat);
        }
        let mut game = G::new(self.content, options, setup.seats(), &mut dice)
            .map_err(SimulationError::Setup)?;
        let mut step = 0;
        while let Some(seat) = game.to_act().first() {
            if step == limit {
                break;
            }
            if let Some((seat, choice)) = self.liberty(&game, index) {
                game.apply(self.content, seat, choice, &mut dice, &mut Silence);
                step += 1;
                continue;
            }
            self.scratch.clear();
            game.choices(self.content, seat, &mut self.scratch);
            if let Some(onlooker) = &mut self.onlooker {
                let prompts = &mut tally.prompts;
                onlooker.note(prompts, self.content, &game, seat, &self.scratch);
            }
            let pick = match self.scratch.len() {
                0 => return Err(SimulationError::DeadEnd { game: index, step }),
                1 => 0,
                _ => {
                    tally.choices += 1;
                    let player = self.player_at(seat, index);
                    let eyes = Eyes::new(self.content, &game, seat);
                    self.players[player].pick(&eyes, &self.scratch)
                }
            };
            game.apply(
                self.content,
                seat,
                self.scratch[pick],
                &mut dice,
                &mut Silence,
            );
            step += 1;
        }
        Ok((game, step))
    }

    /// What someone does although nobody waits for it.
    fn liberty(&mut self, game: &G, index: u64) -> Option<(Seat, G::Choice)> {
        for seat in game.at_liberty() {
            self.scratch.clear();
            game.liberties(self.content, seat, &mut self.scratch);
            let player = self.player_at(seat, index);
            let eyes = Eyes::new(self.content, game, seat);
            let pick = self.players[player].use_liberty(&eyes, &self.scratch);
            if let Some(&choice) = pick.and_then(|pick| self.scratch.get(pick)) {
                return Some((seat, choice));
            }
        }
        None
    }

    fn count_ending(&self, game: &G, index: u64, tally: &mut Tally) {
        tally.games += 1;
        let Standing { scores, outcome } = game.standing(self.content);
        for (seat, points) in Seat::all(scores.len()).zip(scores) {
            tally.points[self.player_at(seat, index)] += i64::from(points);
        }
        let how = outcome.as_ref().map_or("unfinished", |outcome| outcome.how);
        *tally.ended.entry(how).or_default() += 1;
        let Some(outcome) = outcome else { return };
        let winners = outcome.winners();
        for seat in winners {
            tally.wins[self.player_at(seat, index)] += WIN / winners.len() as u64;
        }
    }
}
