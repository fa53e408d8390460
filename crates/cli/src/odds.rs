//! `orrery odds`: how a battle would end, in games in which forces fight.

use std::io::Write;

use crate::app::App;
use crate::board::{self, PAPER};
use crate::errors::CliError;

/// What can be asked of `orrery odds`.
#[derive(Debug, clap::Args)]
pub(crate) struct OddsArgs {
    /// The fight, such as "3 cruiser 4 fighter+1 vs 2 dreadnought 2 pds"
    #[arg(required = true)]
    fight: Vec<String>,
    /// The game's id, where several games have fights
    #[arg(long)]
    game: Option<String>,
}

/// Prints how it would end.
pub(crate) fn run(app: &App, args: &OddsArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let fight = args.fight.join(" ");
    let odds = match &args.game {
        Some(id) => app.game(id)?.odds(&fight),
        None => app.games().find_map(|game| game.odds(&fight)),
    };
    let sections = odds.ok_or(CliError::NoFights)?.map_err(CliError::Fight)?;
    for line in board::lines(app.voice(), &sections, PAPER) {
        writeln!(out, "{}", line.text())?;
    }
    Ok(())
}
