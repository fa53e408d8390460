//! The `orrery` binary: board games in the browser and at the terminal.
//!
//! - [`serve`], [`backup`] (and restore), [`mend`], [`games`], [`rules`], [`simulate`],
//!   [`odds`], [`play`], [`replay`], [`verify`]: one command each;
//! - [`terminal`]: the two ways to play, line by line and on the full screen;
//! - [`record`], [`save`]: log files, read and written;
//! - [`app`], [`setup`], [`standing`], [`language`], [`errors`]: what they share.
//!
//! It knows no game: everything goes through the registry.

mod app;
mod backup;
mod board;
#[cfg(test)]
mod documents;
mod errors;
mod games;
mod language;
mod mend;
mod odds;
mod play;
mod record;
mod replay;
mod rules;
mod save;
mod serve;
mod setup;
mod simulate;
mod standing;
mod terminal;
mod verify;

use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use engine::i18n::Lang;

use app::App;
use errors::CliError;
use mimalloc::MiMalloc;

/// Pages are many small allocations on many threads.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// A table for heavy space board games, with rules enforced completely.
#[derive(Debug, Parser)]
#[command(name = "orrery", version)]
struct Args {
    /// A folder of your own facts, which replace the built-in ones
    #[arg(long, global = true, value_name = "DIR")]
    content: Option<PathBuf>,
    /// The language: it or en (default: that of the environment)
    #[arg(long, global = true)]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play in the browser (what happens without a command)
    Serve(serve::ServeArgs),
    /// Play at this terminal
    Play(play::PlayArgs),
    /// List the games and what a host may choose
    Games(games::GamesArgs),
    /// Read the rules of a game
    Rules(rules::RulesArgs),
    /// Let bots play many games
    Simulate(simulate::SimulateArgs),
    /// Say how a battle would end
    Odds(odds::OddsArgs),
    /// Tell the story of a log
    Replay(replay::ReplayArgs),
    /// Check that logs are what they claim to be
    Verify(verify::VerifyArgs),
    /// Copy the data of the server, while it runs
    Backup(backup::BackupArgs),
    /// Bring a backup back, after checking every game in it
    Restore(backup::RestoreArgs),
    /// Let tables that a fault has stopped try again, while no server runs
    Mend(mend::MendArgs),
}

fn main() -> ExitCode {
    let args = Args::parse();
    let lang = args.lang.unwrap_or_else(language::of_environment);
    let registry = match registry::load(args.content.as_deref()) {
        Ok(registry) => registry,
        // There are no words yet to say it in another language.
        Err(error) => return fail(&error.to_string()),
    };
    let app = App::new(registry, lang);
    let command = args
        .command
        .unwrap_or_else(|| Command::Serve(serve::ServeArgs::default()));
    match run(&app, &command, args.content.as_deref()) {
        Err(error) if !error.is_broken_pipe() => fail(&error.message(app.voice())),
        _ => ExitCode::SUCCESS,
    }
}

fn run(app: &App, command: &Command, content: Option<&Path>) -> Result<(), CliError> {
    if let Command::Serve(args) = command {
        // It runs for long, and writes to the standard output itself.
        return serve::run(app, args, content);
    }
    let out = &mut stdout().lock();
    match command {
        Command::Serve(_) => Ok(()),
        Command::Play(args) => play::run(app, args, out),
        Command::Games(args) => games::run(app, args, out),
        Command::Rules(args) => rules::run(app, args, out),
        Command::Simulate(args) => simulate::run(app, args, out),
        Command::Odds(args) => odds::run(app, args, out),
        Command::Replay(args) => replay::run(app, args, out),
        Command::Verify(args) => verify::run(app, args, out),
        Command::Backup(args) => backup::backup(app, args, out),
        Command::Restore(args) => backup::restore(app, args, content, out),
        Command::Mend(args) => mend::run(app, args, out),
    }?;
    Ok(out.flush()?)
}

/// Bad input: says why.
fn fail(message: &str) -> ExitCode {
    // Where even stderr is closed, the exit code has to do.
    let _ = writeln!(std::io::stderr(), "{message}");
    ExitCode::FAILURE
}
