//! `cargo xtask load`: what many tables at once cost the server.
//!
//! The test of that name does the work; here it is given an optimised build, a
//! long run, and the clock.

use clap::Args;

use crate::sh::{Failure, Sh};

/// How much is played.
#[derive(Args)]
pub(crate) struct Load {
    /// Tables of four people and one who looks on.
    #[arg(long, default_value_t = 500)]
    tables: u32,
    /// Choices made at each table before the clock starts.
    #[arg(long, default_value_t = 60)]
    warm_up: u32,
    /// How long people play.
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// Choices a second, at all tables together.
    #[arg(long, default_value_t = 125)]
    rate: u32,
}

/// Builds, plays, and prints what was measured; fails where it is too much.
pub(crate) fn run(load: &Load) -> Result<(), Failure> {
    let Load {
        tables,
        warm_up,
        seconds,
        rate,
    } = load;
    let plan = format!("{tables} {warm_up} {seconds} {rate}");
    let test = ["test", "--release", "--package", "orrery", "--test", "load"];
    let args = [&test[..], &["--", "--nocapture"]].concat();
    Sh::cargo(&args).env("ORRERY_LOAD", &plan).run()
}
