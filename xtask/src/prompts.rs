//! `cargo xtask prompts`: what one player is asked, and how much of it can be
//! taken back.

use clap::Args;

use crate::sh::{Failure, Sh};

/// What is played.
#[derive(Args)]
pub(crate) struct Prompts {
    /// A game with bots.
    #[arg(default_value = "core-worlds")]
    game: String,
    /// How many play.
    #[arg(default_value = "2")]
    players: String,
    /// What everything is shuffled by.
    #[arg(default_value = "prompts")]
    seed: String,
}

/// Builds, plays a game, and prints a line.
pub(crate) fn run(prompts: &Prompts) -> Result<(), Failure> {
    let example = [
        "run",
        "--package",
        "orrery-registry",
        "--example",
        "prompts",
        "--",
    ];
    let words = [&prompts.game, &prompts.players, &prompts.seed].map(String::as_str);
    Sh::cargo(&[&example[..], &words].concat()).run()
}
