//! `cargo xtask nightly`: the tests on many more random games.

use crate::sh::{Failure, Sh};

/// Runs all tests, optimised, with the switch that the law tests look at; to
/// the end even if some fail, since a night is too long to learn of one alone.
pub(crate) fn run() -> Result<(), Failure> {
    Sh::cargo(&[
        "test",
        "--workspace",
        "--profile",
        "night",
        "--no-fail-fast",
    ])
    .env("ORRERY_NIGHTLY", "1")
    .run()
}
