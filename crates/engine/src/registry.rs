//! Games by name, without their types: what the server and the terminal hold.

use std::any::Any;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use crate::budget::Budget;
use crate::chance::Seed;
use crate::content::{ContentError, ContentHash, Files};
use crate::game::{Game, Info, Pace, Reason, Section, Setup};
use crate::i18n::{ENGINE_WORDS, WordFile, Words, WordsError};
use crate::log::Log;
use crate::options::{GameOptions, OptionError, OptionSpec, OptionValues, Preset};
use crate::player::{Opinion, Player, Proposal, Random, Why};
use crate::seat::Seat;
use crate::simulate::{Makers, Plan, SimulationError, Tally, middle, simulate};
use crate::stopwatch::{Stopwatch, Timed};
use crate::table::{AnyTable, Divergence, Facts, ReplayError, SetupError, Table};
use crate::text::Text;

/// A table to be set up.
#[derive(Debug, Clone)]
pub struct Request {
    /// How many sit down.
    pub seats: usize,
    /// How reaction windows close.
    pub pace: Pace,
    /// The host's options, as key and value; the rest are defaults.
    pub options: Vec<(String, String)>,
    /// All chance comes from this.
    pub seed: Seed,
}

/// Why a request was refused.
#[derive(Debug)]
pub enum RequestError {
    /// An option is not right.
    Options(OptionError),
    /// The set-up is not right.
    Setup(SetupError),
    /// No such bot; those there are.
    Bot {
        /// What was asked for.
        asked: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// A bot does not think longer or shorter, and was given a budget.
    NoBudget {
        /// Which.
        bot: &'static str,
    },
    /// What a bot was given is not a budget.
    BadBudget {
        /// Which.
        bot: &'static str,
        /// What it was given.
        asked: String,
    },
    /// Neither one bot for all nor one a seat.
    BotCount {
        /// How many were named.
        named: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A simulation ran into a bug of the rules.
    Simulation(SimulationError),
}

impl From<OptionError> for RequestError {
    fn from(error: OptionError) -> Self {
        Self::Options(error)
    }
}

impl From<SetupError> for RequestError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

/// A table read back from a log, and where it diverged, if it did.
pub type AnyReplayed = (Box<dyn AnyTable>, Option<Divergence>);

/// A bot at a table.
pub trait AnyPlayer: Send {
    /// What to choose for its seat, in notation: nothing when it owes nothing,
    /// or the table is of another game.
    fn pick(&mut self, table: &dyn AnyTable) -> Option<String>;

    /// What its seat does although nobody waits for it, in notation: mostly
    /// nothing.
    fn use_liberty(&mut self, table: &dyn AnyTable) -> Option<String>;

    /// What it thinks of an offer to its seat, named by the other seat and its
    /// number between the two; nothing when it does not stand.
    fn consider(&mut self, table: &dyn AnyTable, deal: (Seat, u32)) -> Option<Opinion>;

    /// An offer that its seat wants to make, in notation; mostly none.
    fn propose(&mut self, table: &dyn AnyTable) -> Option<Proposal<String>>;

    /// Why it made its last pick, where there was an alternative and it has
    /// something to say: the choices by the labels they had then.
    fn why(&self) -> Option<&Why<Text>>;
}

struct Seated<G: Game> {
    player: Box<dyn Player<G>>,
    seat: Seat,
    why: Option<Why<Text>>,
}

impl<G: Game> AnyPlayer for Seated<G> {
    fn pick(&mut self, table: &dyn AnyTable) -> Option<String> {
        self.why = None;
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let choice = table.consult(self.seat, &mut *self.player)?;
        if table.owed(self.seat).len() > 1 {
            // Labels speak of the moment before the choice: now.
            let why = self.player.why();
            self.why = why.map(|why| why.map(|choice| table.label(self.seat, choice).text));
        }
        Some(choice.to_string())
    }

    fn use_liberty(&mut self, table: &dyn AnyTable) -> Option<String> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let choice = table.consult_at_liberty(self.seat, &mut *self.player)?;
        Some(choice.to_string())
    }

    fn consider(&mut self, table: &dyn AnyTable, deal: (Seat, u32)) -> Option<Opinion> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        table.consult_about(self.seat, deal, &mut *self.player)
    }

    fn propose(&mut self, table: &dyn AnyTable) -> Option<Proposal<String>> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let Proposal { swap, why } = table.consult_for_offer(self.seat, &mut *self.player)?;
        let swap = swap.map(|goods| goods.to_string());
        Some(Proposal { swap, why })
    }

    fn why(&self) -> Option<&Why<Text>> {
        self.why.as_ref()
    }
}

/// The budgets of a bot that is named without one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Usual {
    /// At a table, where someone waits.
    pub at_table: Budget,
    /// In a simulation, which should be the same every time.
    pub in_simulation: Budget,
}

/// A game with its facts loaded.
pub trait AnyGame: Send + Sync {
    /// What a lobby needs to know.
    fn info(&self) -> &'static Info;
    /// What the host may choose.
    fn options(&self) -> &'static [OptionSpec];
    /// What goes well together.
    fn presets(&self) -> &'static [Preset];
    /// The hash of its facts.
    fn content(&self) -> ContentHash;
    /// Its facts as files: what a store keeps under their hash.
    fn files(&self) -> &Files;
    /// Its facts, typed: for what draws its components.
    fn facts(&self) -> &(dyn Any + Send + Sync);
    /// How a fight that is written down would end, where forces fight in it; an
    /// error says what cannot be understood.
    fn odds(&self, fight: &str) -> Option<Result<Vec<Section>, Reason>>;
    /// Takes up facts of an earlier day, so that games begun under them go on.
    ///
    /// # Errors
    /// What is wrong with them.
    fn learn(&mut self, files: &Files) -> Result<ContentHash, ContentError>;
    /// The bots that play it.
    fn bots(&self) -> Vec<&'static str>;
    /// How many bytes a state has.
    fn state_bytes(&self) -> usize;
    /// Clones a state from the middle of a random game this many times: for
    /// whoever holds a watch.
    ///
    /// # Errors
    /// Why there is no such game.
    fn clone_states(&self, request: Request) -> Result<Box<dyn Fn(u64)>, RequestError>;
    /// Sets up a table.
    ///
    /// # Errors
    /// Why that cannot be.
    fn table(&self, request: Request) -> Result<Box<dyn AnyTable>, RequestError>;
    /// Plays a log again.
    ///
    /// # Errors
    /// When it cannot even begin.
    fn replay(&self, log: &Log, seed: Seed) -> Result<AnyReplayed, ReplayError>;
    /// Seats a bot: `greedy`, or with a budget `search:800`, `search:500ms`.
    /// The seed is for its own luck, and is not the game's.
    ///
    /// # Errors
    /// When there is no such bot, or it cannot have such a budget.
    fn player(
        &self,
        bot: &str,
        seat: Seat,
        luck: &Seed,
    ) -> Result<Box<dyn AnyPlayer>, RequestError>;
    /// Plays many games with these bots: one for all seats, or one a seat.
    ///
    /// # Errors
    /// Why that cannot be.
    fn simulate(
        &self,
        request: Request,
        games: u64,
        bots: &[String],
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, RequestError> {
        self.simulate_timed(request, games, bots, &[], progress)
    }
    /// As [`simulate`](AnyGame::simulate), with a watch on each bot, in the
    /// order in which they are named; where there is none, nothing is timed.
    ///
    /// # Errors
    /// Why that cannot be.
    fn simulate_timed(
        &self,
        request: Request,
        games: u64,
        bots: &[String],
        watches: &[Stopwatch],
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, RequestError>;
}

/// Makes a player with a budget.
type Maker<G> = Box<dyn Fn(Budget) -> Box<dyn Player<G>> + Send + Sync>;

/// Makes the players of one seat of a simulation.
type Seater<'a, G> = Box<dyn Fn() -> Box<dyn Player<G>> + Sync + 'a>;

/// A bot by name.
struct Bot<G: Game> {
    name: &'static str,
    /// Nothing where it takes no budget.
    usual: Option<Usual>,
    make: Maker<G>,
}

/// What a bot thinks with that has no use for it.
const NO_THOUGHT: Budget = Budget::Iterations(1);

/// One game, its facts and its bots.
pub struct Loaded<G: Game> {
    facts: Arc<Facts<G>>,
    files: Files,
    /// Facts of earlier days, for the games that were begun under them.
    earlier: BTreeMap<ContentHash, Arc<Facts<G>>>,
    bots: Vec<Bot<G>>,
}

impl<G: Game> Loaded<G> {
    /// A game with the facts it ships with, overridden by those of a folder.
    ///
    /// # Errors
    /// Names file, line and field of what is wrong with the facts.
    pub fn load(overlay: Option<&Path>) -> Result<Self, ContentError> {
        let mut files = Files::embedded(G::INFO.files);
        if let Some(folder) = overlay {
            files = files.overlay(folder)?;
        }
        Ok(Self::of(Facts::load(&files)?, files))
    }

    /// A game with facts that were loaded already.
    #[must_use]
    pub fn with_facts(facts: Arc<Facts<G>>) -> Self {
        Self::of(facts, Files::embedded(G::INFO.files))
    }

    fn of(facts: Arc<Facts<G>>, files: Files) -> Self {
        let game = Self {
            facts,
            files,
            earlier: BTreeMap::new(),
            bots: Vec::new(),
        };
        game.with_bot("random", || Box::new(Random::default()))
    }

    /// This game with one more bot, which takes no budget.
    #[must_use]
    pub fn with_bot(
        mut self,
        name: &'static str,
        make: impl Fn() -> Box<dyn Player<G>> + Send + Sync + 'static,
    ) -> Self {
        self.bots.push(Bot {
            name,
            usual: None,
            make: Box::new(move |_| make()),
        });
        self
    }

    /// This game with one more bot, which thinks within a budget: that after
    /// its name (`search:500ms`), or else the usual one.
    #[must_use]
    pub fn with_thinking_bot(
        mut self,
        name: &'static str,
        usual: Usual,
        make: impl Fn(Budget) -> Box<dyn Player<G>> + Send + Sync + 'static,
    ) -> Self {
        self.bots.push(Bot {
            name,
            usual: Some(usual),
            make: Box::new(make),
        });
        self
    }

    /// The bot of this name, which may have a budget behind a colon, and what
    /// it thinks with.
    fn bot(
        &self,
        named: &str,
        usually: impl Fn(Usual) -> Budget,
    ) -> Result<(&Maker<G>, Budget), RequestError> {
        let (name, given) = match named.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (named, None),
        };
        let mut bots = self.bots.iter();
        let bot = bots
            .find(|bot| bot.name == name)
            .ok_or_else(|| RequestError::Bot {
                asked: name.to_owned(),
                known: self.bots(),
            })?;
        let budget = match (bot.usual, given) {
            (None, None) => NO_THOUGHT,
            (None, Some(_)) => return Err(RequestError::NoBudget { bot: bot.name }),
            (Some(usual), None) => usually(usual),
            (Some(_), Some(given)) => given.parse().map_err(|_| RequestError::BadBudget {
                bot: bot.name,
                asked: given.to_owned(),
            })?,
        };
        Ok((&bot.make, budget))
    }

    /// One bot for all seats of a simulation, or one a seat.
    fn seaters<'a>(
        &'a self,
        names: &[String],
        watches: &'a [Stopwatch],
        seats: usize,
    ) -> Result<Vec<Seater<'a, G>>, RequestError> {
        let named = names.len();
        if named != 1 && named != seats {
            return Err(RequestError::BotCount { named, seats });
        }
        let seater = |index: usize| {
            let (make, budget) = self.bot(&names[index], |usual| usual.in_simulation)?;
            let make = move || make(budget);
            let seater: Seater<'a, G> = match watches.get(index) {
                Some(watch) => Box::new(move || Box::new(Timed::new(make(), watch))),
                None => Box::new(make),
            };
            Ok(seater)
        };
        (0..seats).map(|seat| seater(seat % named)).collect()
    }
}

impl<G: Game> AnyGame for Loaded<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::Options::specs()
    }

    fn presets(&self) -> &'static [Preset] {
        G::Options::presets()
    }

    fn content(&self) -> ContentHash {
        self.facts.hash
    }

    fn files(&self) -> &Files {
        &self.files
    }

    fn facts(&self) -> &(dyn Any + Send + Sync) {
        &self.facts.content
    }

    fn odds(&self, fight: &str) -> Option<Result<Vec<Section>, Reason>> {
        G::odds(&self.facts.content, fight)
    }

    fn learn(&mut self, files: &Files) -> Result<ContentHash, ContentError> {
        let facts = Facts::load(files)?;
        let hash = facts.hash;
        if hash != self.facts.hash {
            self.earlier.insert(hash, facts);
        }
        Ok(hash)
    }

    fn bots(&self) -> Vec<&'static str> {
        self.bots.iter().map(|bot| bot.name).collect()
    }

    fn state_bytes(&self) -> usize {
        size_of::<G>()
    }

    fn clone_states(&self, request: Request) -> Result<Box<dyn Fn(u64)>, RequestError> {
        let plan = Plan {
            options: read_options::<G>(&request)?,
            setup: Setup::new(request.seats, request.pace),
            games: 1,
            seed: request.seed,
        };
        let state = middle::<G>(&self.facts.content, &plan).map_err(RequestError::Simulation)?;
        Ok(Box::new(move |times| {
            for _ in 0..times {
                std::hint::black_box(state.clone());
            }
        }))
    }

    fn table(&self, request: Request) -> Result<Box<dyn AnyTable>, RequestError> {
        let options = read_options::<G>(&request)?;
        let setup = Setup::new(request.seats, request.pace);
        let facts = Arc::clone(&self.facts);
        Ok(Box::new(Table::<G>::new(
            facts,
            &options,
            setup,
            request.seed,
        )?))
    }

    fn replay(&self, log: &Log, seed: Seed) -> Result<AnyReplayed, ReplayError> {
        // A game goes on with the facts it was last played with, where they
        // are still known.
        let facts = self.earlier.get(&log.content()).unwrap_or(&self.facts);
        let replayed = Table::<G>::replay(Arc::clone(facts), log, seed)?;
        Ok((Box::new(replayed.table), replayed.divergence))
    }

    fn player(
        &self,
        bot: &str,
        seat: Seat,
        luck: &Seed,
    ) -> Result<Box<dyn AnyPlayer>, RequestError> {
        let (make, budget) = self.bot(bot, |usual| usual.at_table)?;
        let mut player = make(budget);
        player.begin(luck, seat);
        let why = None;
        Ok(Box::new(Seated { player, seat, why }))
    }

    fn simulate_timed(
        &self,
        request: Request,
        games: u64,
        bots: &[String],
        watches: &[Stopwatch],
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, RequestError> {
        let plan = Plan {
            options: read_options::<G>(&request)?,
            setup: Setup::new(request.seats, request.pace),
            games,
            seed: request.seed.clone(),
        };
        // Setting one table up first gives the host's mistakes their own answer.
        self.table(Request { ..request })?;
        let seaters = self.seaters(bots, watches, plan.setup.seats())?;
        let makers: Vec<_> = seaters
            .iter()
            .map(|seater| &**seater as &(dyn Fn() -> _ + Sync))
            .collect();
        let makers: Makers<'_, G> = &makers;
        simulate(&self.facts.content, &plan, makers, progress).map_err(RequestError::Simulation)
    }
}

fn read_options<G: Game>(request: &Request) -> Result<G::Options, OptionError> {
    let values = OptionValues::parse(G::Options::specs(), &request.options)?;
    G::Options::from_values(&values)
}

/// Every game there is, and the words to speak of them.
pub struct Registry {
    games: Vec<Box<dyn AnyGame>>,
    words: Words,
}

impl Registry {
    /// A registry of these games; `shell` are the messages that belong to no
    /// game; the engine's own are always there.
    ///
    /// # Errors
    /// When a message file is not well-formed.
    pub fn new(games: Vec<Box<dyn AnyGame>>, shell: &[WordFile]) -> Result<Self, WordsError> {
        let sources: Vec<WordFile> = ENGINE_WORDS
            .iter()
            .chain(shell)
            .chain(games.iter().flat_map(|game| game.info().words))
            .copied()
            .collect();
        Ok(Self {
            words: Words::new(&sources)?,
            games,
        })
    }

    /// All games, in the order of the lobby.
    pub fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.games.iter().map(|game| &**game)
    }

    /// The game with this id.
    #[must_use]
    pub fn game(&self, id: &str) -> Option<&dyn AnyGame> {
        self.games().find(|game| game.info().id == id)
    }

    /// The game with this id, to be taught older facts.
    pub fn game_mut(&mut self, id: &str) -> Option<&mut (dyn AnyGame + 'static)> {
        let found = self.games.iter_mut().find(|game| game.info().id == id);
        found.map(|game| &mut **game)
    }

    /// All messages in all languages.
    #[must_use]
    pub const fn words(&self) -> &Words {
        &self.words
    }
}
