//! `cargo xtask growth`: what the length of a game costs.

use clap::Args;

use crate::sh::{Failure, Sh};

/// What is measured.
#[derive(Args)]
pub(crate) struct Growth {
    /// A game with deals.
    #[arg(default_value = "frontier")]
    game: String,
    /// Lines of the log.
    #[arg(default_values = ["100", "10000"])]
    lines: Vec<String>,
}

/// Builds, plays, and prints a line a length.
pub(crate) fn run(growth: &Growth) -> Result<(), Failure> {
    let example = ["--package", "orrery-registry", "--example", "growth", "--"];
    let mut args = [&["run", "--release"], &example[..], &[&growth.game]].concat();
    args.extend(growth.lines.iter().map(String::as_str));
    Sh::cargo(&args).run()
}
