//! The options that commands share which set up a table.

use engine::options::Preset;
use engine::registry::{AnyGame, Request, RequestError};
use engine::table::SetupError;
use engine::{Pace, Seed};

use crate::errors::CliError;

/// How a table is set up.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct SetupArgs {
    /// How many sit down (default: three, or as near as the game allows)
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// What the host chooses; `orrery games` lists what there is
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    options: Vec<(String, String)>,
    /// Options that go well together, by name; `orrery games` lists what there is
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// How reaction windows close: brisk or strict
    #[arg(long, value_parser = pace)]
    pace: Option<Pace>,
    /// Any word or number, from which all chance follows (default: random)
    #[arg(long, value_name = "WORD")]
    pub(crate) seed: Option<String>,
}

/// Most games are at home here, and it is no duel.
const USUAL_PLAYERS: usize = 3;

impl SetupArgs {
    /// What to ask of this game.
    pub(crate) fn request(&self, game: &dyn AnyGame, seed: Seed) -> Result<Request, CliError> {
        let (min, max) = game.info().seats;
        let seats = self.players.unwrap_or(USUAL_PLAYERS.clamp(min, max));
        // Here, so that the answer names the very number that was asked for.
        if seats < min || seats > max {
            let asked = seats;
            return Err(RequestError::from(SetupError::Seats { asked, min, max }).into());
        }
        Ok(Request {
            seats,
            pace: self.pace.unwrap_or_default(),
            options: self.chosen(game)?,
            seed,
        })
    }

    /// The options of the preset, and those that are chosen besides.
    fn chosen(&self, game: &dyn AnyGame) -> Result<Vec<(String, String)>, CliError> {
        match &self.preset {
            None => Ok(self.options.clone()),
            Some(name) => Preset::chosen(game.presets(), name, &self.options)
                .map_err(|error| RequestError::from(error).into()),
        }
    }
}

fn key_value(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .ok_or_else(|| "write key=value, without spaces".to_owned())
}

fn pace(text: &str) -> Result<Pace, String> {
    text.parse()
        .map_err(|()| "write brisk or strict".to_owned())
}
