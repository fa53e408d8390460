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
    // A program each: what one leaves in memory is not the next one's.
    for lines in &growth.lines {
        let words = [growth.game.as_str(), lines.as_str()];
        let args = [&["run", "--release"], &example[..], &words].concat();
        Sh::cargo(&args).run()?;
    }
    Ok(())
}
