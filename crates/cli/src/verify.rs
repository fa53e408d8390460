//! `orrery verify`: is a log the game that it claims to be?

use std::io::Write;
use std::path::{Path, PathBuf};

use engine::Text;
use engine::log::Log;

use crate::app::App;
use crate::errors::{CliError, FileFault};
use crate::record::Record;

/// What can be asked of `orrery verify`.
#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArgs {
    /// The log files
    #[arg(required = true, value_name = "LOG")]
    logs: Vec<PathBuf>,
}

/// Checks every log; fails when one of them is not good.
pub(crate) fn run(app: &App, args: &VerifyArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let mut errors = Vec::new();
    for path in &args.logs {
        match verify(app, path) {
            Ok(verdict) => writeln!(out, "{}: {}", path.display(), app.voice().phrase(&verdict))?,
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() {
        Ok(())
    } else {
        Err(CliError::Several(errors))
    }
}

fn verify(app: &App, path: &Path) -> Result<Text, CliError> {
    let record = Record::read(path)?;
    let played = record.play(app)?;
    if let Some(divergence) = played.divergence {
        return Err(FileFault::Diverged(divergence).of(path));
    }
    let log = &record.log;
    if played.table.is_over() && log.ending.is_none() {
        return Err(FileFault::NoEnding(Log::line_number(log.entries.len())).of(path));
    }
    let text = match &log.ending {
        Some(how) => Text::new("cli-verified").with("how", how.as_str()),
        None => Text::new("cli-verified-so-far"),
    };
    Ok(text
        .with("game", log.header.game.as_str())
        .with("seats", log.header.seats)
        .with("lines", log.entries.len()))
}
