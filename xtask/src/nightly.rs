//! `cargo xtask nightly`: the tests on many more random games.

use crate::sh::{Failure, Sh};

/// Runs all tests, optimised, with the switch that the law tests look at.
pub(crate) fn run() -> Result<(), Failure> {
    Sh::cargo(&["test", "--workspace", "--release"])
        .env("ORRERY_NIGHTLY", "1")
        .run()
}
