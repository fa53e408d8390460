//! `cargo xtask nightly`: the tests on many more random games, and the reports of who
//! wins them.

use crate::sh::{Failure, Sh};

/// What reports whether the facts that we designed are fair.
const BALANCED: [(&str, &str); 2] = [
    ("orrery-merchant-of-venus-bots", "balance"),
    ("orrery-twilight-inscription-bots", "fairness"),
];

/// Runs all tests, optimised, with the switch that the law tests look at; then the
/// reports on designed facts. To the end even if some fail, since a night is
/// too long to learn of one alone.
pub(crate) fn run() -> Result<(), Failure> {
    let tests = Sh::cargo(&[
        "test",
        "--workspace",
        "--profile",
        "night",
        "--no-fail-fast",
    ])
    .env("ORRERY_NIGHTLY", "1")
    .run();
    let balance = BALANCED.map(|(package, report)| {
        let run = ["run", "--profile", "night", "--package", package];
        Sh::cargo(&[&run[..], &["--example", report]].concat()).run()
    });
    balance.into_iter().fold(tests, Result::and)
}
