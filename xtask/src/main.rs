//! The developers' commands: `cargo xtask test`, `rules`, `bench`, `growth`,
//! `prompts`, `release`, `nightly`, `screenshots`, `pointer`, `load`.

mod bench;
mod browser;
mod files;
mod growth;
mod load;
mod messages;
mod nightly;
mod prompts;
mod release;
mod results;
mod rules;
mod scan;
mod sh;
mod test;
mod tidy;

use std::env;
use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use sh::Failure;

/// The developers' commands.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Task,
}

/// What can be done.
#[derive(Subcommand)]
enum Task {
    /// Check everything: format, lints, docs, tests, tidiness, rules.
    Test,
    /// Show which entries of the rules ledgers lack a passing test.
    Rules {
        /// Run the tests of this game alone, and show its ledger by sections.
        game: Option<String>,
    },
    /// Count instructions per choice and choices per second.
    Bench,
    /// Measure what the length of a game costs.
    Growth(growth::Growth),
    /// Count what one player is asked, and what can be taken back.
    Prompts(prompts::Prompts),
    /// Play at many tables at once, and measure what that costs the server.
    Load(load::Load),
    /// Build the program as it is handed out: stripped, its lines kept apart.
    Release,
    /// Run the tests with many more random games.
    Nightly,
    /// Take the pictures of docs/ anew.
    Screenshots,
    /// Measure what moving the pointer over a big map costs.
    Pointer,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match enter_root().and_then(|()| run(&cli.command)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: &Task) -> Result<(), Failure> {
    match task {
        Task::Test => test::run(),
        Task::Rules { game: None } => rules::run(),
        Task::Rules { game: Some(game) } => rules::run_game(game),
        Task::Bench => bench::run(),
        Task::Growth(growth) => growth::run(growth),
        Task::Prompts(prompts) => prompts::run(prompts),
        Task::Load(load) => load::run(load),
        Task::Release => release::run(),
        Task::Nightly => nightly::run(),
        Task::Screenshots => browser::screenshots(),
        Task::Pointer => browser::pointer(),
    }
}

/// Goes to the root of the workspace, which all paths start from.
fn enter_root() -> Result<(), Failure> {
    // Cargo sets it at run time; the built-in one may be of a moved checkout.
    let here = env::var("CARGO_MANIFEST_DIR");
    let here = here.unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned());
    let root = Path::new(&here).parent().unwrap_or(Path::new("."));
    env::set_current_dir(root)
        .map_err(|why| Failure(format!("cannot enter {}: {why}", root.display())))
}
