//! Games by name, without their types: what the server and the terminal hold.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use crate::chance::Seed;
use crate::content::{ContentError, ContentHash, Files};
use crate::game::{Game, Info, Pace, Setup};
use crate::i18n::{ENGINE_WORDS, Source, Words, WordsError};
use crate::log::Log;
use crate::options::{GameOptions, OptionError, OptionSpec, OptionValues};
use crate::player::{Player, Random};
use crate::seat::Seat;
use crate::simulate::{Makers, Plan, SimulationError, Tally, middle, simulate};
use crate::table::{AnyTable, Divergence, Facts, ReplayError, SetupError, Table};

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
}

struct Seated<G: Game> {
    player: Box<dyn Player<G>>,
    seat: Seat,
}

impl<G: Game> AnyPlayer for Seated<G> {
    fn pick(&mut self, table: &dyn AnyTable) -> Option<String> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let choice = table.consult(self.seat, &mut *self.player)?;
        Some(choice.to_string())
    }
}

/// A game with its facts loaded.
pub trait AnyGame: Send + Sync {
    /// What a lobby needs to know.
    fn info(&self) -> &'static Info;
    /// What the host may choose.
    fn options(&self) -> &'static [OptionSpec];
    /// The hash of its facts.
    fn content(&self) -> ContentHash;
    /// Its facts as files: what a store keeps under their hash.
    fn files(&self) -> &Files;
    /// Takes up facts of an earlier day, so that games begun under them go on.
    ///
    /// # Errors
    /// What is wrong with them.
    fn learn(&mut self, files: &Files) -> Result<ContentHash, ContentError>;
    /// The bots that play it.
    fn bots(&self) -> Vec<&'static str>;
    /// How many bytes a state has.
    fn state_bytes(&self) -> usize;
    /// Clones a state from the middle of a random game so many times: for
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
    /// Seats a bot. The seed is for its own whims, and is not the game's.
    ///
    /// # Errors
    /// When there is no such bot.
    fn player(
        &self,
        bot: &str,
        seat: Seat,
        whims: &Seed,
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
    ) -> Result<Tally, RequestError>;
}

/// Makes a player of one kind.
type Maker<G> = Box<dyn Fn() -> Box<dyn Player<G>> + Send + Sync>;

/// One game, its facts and its bots.
pub struct Kind<G: Game> {
    facts: Arc<Facts<G>>,
    files: Files,
    /// Facts of earlier days, for the games that were begun under them.
    earlier: BTreeMap<ContentHash, Arc<Facts<G>>>,
    bots: Vec<(&'static str, Maker<G>)>,
}

impl<G: Game> Kind<G> {
    /// A game with the facts it ships with, overridden by those of a folder.
    ///
    /// # Errors
    /// Names file, line and field of what is wrong with the facts.
    pub fn load(overlay: Option<&Path>) -> Result<Self, ContentError> {
        let mut files = Files::embedded(G::INFO.files);
        if let Some(folder) = overlay {
            files = files.overlay(folder)?;
        }
        let kind = Self {
            facts: Facts::load(&files)?,
            files,
            earlier: BTreeMap::new(),
            bots: Vec::new(),
        };
        Ok(kind.with_bot("random", || Box::new(Random::default())))
    }

    /// This game with one more bot.
    #[must_use]
    pub fn with_bot(
        mut self,
        name: &'static str,
        make: impl Fn() -> Box<dyn Player<G>> + Send + Sync + 'static,
    ) -> Self {
        self.bots.push((name, Box::new(make)));
        self
    }

    fn maker(&self, name: &str) -> Result<&Maker<G>, RequestError> {
        let found = self.bots.iter().find(|(known, _)| *known == name);
        found
            .map(|(_, make)| make)
            .ok_or_else(|| RequestError::Bot {
                asked: name.to_owned(),
                known: self.bots(),
            })
    }

    fn makers(&self, names: &[String], seats: usize) -> Result<Vec<&Maker<G>>, RequestError> {
        match names {
            [one] => Ok(vec![self.maker(one)?; seats]),
            many if many.len() == seats => many.iter().map(|name| self.maker(name)).collect(),
            many => Err(RequestError::BotCount {
                named: many.len(),
                seats,
            }),
        }
    }
}

impl<G: Game> AnyGame for Kind<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::Options::specs()
    }

    fn content(&self) -> ContentHash {
        self.facts.hash
    }

    fn files(&self) -> &Files {
        &self.files
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
        self.bots.iter().map(|(name, _)| *name).collect()
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
        whims: &Seed,
    ) -> Result<Box<dyn AnyPlayer>, RequestError> {
        let mut player = self.maker(bot)?();
        player.begin(whims, seat);
        Ok(Box::new(Seated { player, seat }))
    }

    fn simulate(
        &self,
        request: Request,
        games: u64,
        bots: &[String],
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
        let makers = self.makers(bots, plan.setup.seats())?;
        let makers: Vec<_> = makers
            .into_iter()
            .map(|maker| &**maker as &(dyn Fn() -> _ + Sync))
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
    pub fn new(games: Vec<Box<dyn AnyGame>>, shell: &[Source]) -> Result<Self, WordsError> {
        let sources: Vec<Source> = ENGINE_WORDS
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
