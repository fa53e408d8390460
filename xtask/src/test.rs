//! `cargo xtask test`: everything that has to hold before a change is kept.

use std::time::{Duration, Instant};

use crate::browser;
use crate::results::{self, Scope};
use crate::rules;
use crate::sh::{Failure, Sh};
use crate::tidy;

/// Runs every check in order and stops at the first that fails.
pub(crate) fn run() -> Result<(), Failure> {
    let mut steps = Steps::default();
    steps.step("format", format)?;
    steps.step("tidiness", tidy::run)?;
    steps.step("lints", lints)?;
    steps.step("docs", docs)?;
    steps.step("browser", browser::ensure)?;
    let results = steps.step("tests", || {
        let results = results::run(&Scope::Workspace, true)?;
        results.check()?;
        Ok(results)
    })?;
    steps.step("rules", || rules::check(&results, rules::Listing::Failures))?;
    steps.print();
    Ok(())
}

/// The steps taken so far, and how long each took.
#[derive(Default)]
struct Steps(Vec<(&'static str, Duration)>);

impl Steps {
    /// Announces a step, takes it, and says which one failed.
    fn step<T>(
        &mut self,
        name: &'static str,
        action: impl FnOnce() -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        println!("== {name}");
        let start = Instant::now();
        let result = action();
        let took = start.elapsed();
        self.0.push((name, took));
        let took = took.as_secs_f32();
        match &result {
            Ok(_) => println!("== {name}: passed in {took:.1} s\n"),
            Err(_) => println!("== {name}: FAILED after {took:.1} s\n"),
        }
        result.map_err(|why| Failure(format!("step `{name}` failed: {why}")))
    }

    /// A table of all steps.
    fn print(&self) {
        for (name, took) in &self.0 {
            println!("{name:<10}{:>8.1} s", took.as_secs_f32());
        }
        let total: Duration = self.0.iter().map(|(_, took)| took).sum();
        println!("all passed{:>8.1} s", total.as_secs_f32());
    }
}

fn format() -> Result<(), Failure> {
    ensure_component("rustfmt", "fmt")?;
    Sh::cargo(&["fmt", "--all", "--check"]).run()
}

fn lints() -> Result<(), Failure> {
    ensure_component("clippy", "clippy")?;
    let args = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    Sh::cargo(&args).run()
}

fn docs() -> Result<(), Failure> {
    Sh::cargo(&["doc", "--workspace", "--no-deps"])
        .env("RUSTDOCFLAGS", "-D warnings")
        .run()
}

/// Makes sure that a part of the toolchain is there, adding it if need be.
fn ensure_component(component: &str, command: &str) -> Result<(), Failure> {
    let present = || Sh::cargo(&[command, "--version"]).succeeds();
    if present() {
        return Ok(());
    }
    let added = Sh::new("rustup", &["component", "add", component]).run();
    match added {
        Ok(()) if present() => Ok(()),
        _ => Err(Failure(format!(
            "{component} is missing and could not be added: run `rustup component add {component}`"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_step_is_named() {
        let mut steps = Steps::default();
        assert_eq!(steps.step("one", || Ok(1)).unwrap(), 1);
        let failed = steps.step("two", || Err::<(), _>(Failure("because".to_owned())));
        assert_eq!(
            failed.unwrap_err().to_string(),
            "step `two` failed: because"
        );
        assert_eq!(steps.0.len(), 2);
    }
}
