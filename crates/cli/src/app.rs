//! What every command has at hand: the games, and a voice.

use engine::i18n::Lang;
use engine::i18n::Voice;
use engine::registry::{AnyGame, Registry};
use engine::{Seat, Seed};

use crate::errors::CliError;

/// The games and the language.
pub(crate) struct App {
    registry: Registry,
    lang: Lang,
}

impl App {
    /// These games, spoken of in this language.
    pub(crate) const fn new(registry: Registry, lang: Lang) -> Self {
        Self { registry, lang }
    }

    /// The voice of this run.
    pub(crate) const fn voice(&self) -> Voice<'_> {
        Voice::new(self.registry.words(), self.lang)
    }

    /// All games, in the order of the lobby.
    pub(crate) fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.registry.games()
    }

    /// The ids of all games.
    pub(crate) fn known(&self) -> Vec<&'static str> {
        self.games().map(|game| game.info().id).collect()
    }

    /// The game with this id, if there is one.
    pub(crate) fn find(&self, id: &str) -> Option<&dyn AnyGame> {
        self.registry.game(id)
    }

    /// The game with this id.
    pub(crate) fn game(&self, id: &str) -> Result<&dyn AnyGame, CliError> {
        self.find(id).ok_or_else(|| CliError::NoGame {
            asked: id.to_owned(),
            known: self.known(),
        })
    }
}

/// The seat that a person counts from one.
pub(crate) fn seat_of(number: usize, seats: usize) -> Result<Seat, CliError> {
    let index = number.checked_sub(1).filter(|index| *index < seats);
    index.and_then(Seat::new).ok_or(CliError::NoSeat {
        asked: number,
        seats,
    })
}

/// A seed that nobody knows.
pub(crate) fn random_seed() -> Result<Seed, CliError> {
    Seed::random().map_err(|error| CliError::System(error.to_string()))
}
