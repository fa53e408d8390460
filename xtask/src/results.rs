//! Runs tests and learns which ones passed.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::scan::Test;
use crate::sh::{Failure, Sh};

/// What a run of tests showed.
#[derive(Debug, Default)]
pub(crate) struct Results {
    /// Every test that there is, and whether it passed.
    outcomes: Outcomes,
    /// Did everything pass?
    success: bool,
}

/// Whose tests are run.
pub(crate) enum Scope {
    /// Those of all crates.
    Workspace,
    /// Those of the packages and targets that these flags of Cargo name.
    Only(BTreeSet<String>),
}

/// A test by the root file of its target and its path in it: did it pass?
type Outcomes = BTreeMap<(PathBuf, String), bool>;

/// The name of a test program, and the root file that it is built from.
type Programs = BTreeMap<String, PathBuf>;

/// Runs tests, to the end even if some fail; `echo` shows their output.
pub(crate) fn run(scope: &Scope, echo: bool) -> Result<Results, Failure> {
    let scope = scope.args();
    if scope.is_empty() {
        // Cargo would take that for the packages that it runs by default.
        return Ok(Results::of_nothing());
    }
    let build = ["--no-run", "--message-format", "json-render-diagnostics"];
    let messages = Sh::cargo(&[&["test"], &scope[..], &build].concat()).stdout()?;
    let here = env::current_dir().unwrap_or_default();
    let programs = programs(&messages, &here);
    let test = ["--no-fail-fast", "--color", "never"];
    let tests = Sh::cargo(&[&["test"], &scope[..], &test].concat()).transcript(echo)?;
    if !tests.success && !echo {
        print!("{}", tests.text);
    }
    Ok(Results {
        outcomes: outcomes(&tests.text, &programs),
        success: tests.success,
    })
}

impl Scope {
    /// How Cargo is told.
    fn args(&self) -> Vec<&str> {
        match self {
            Self::Workspace => vec!["--workspace"],
            Self::Only(flags) => flags.iter().map(String::as_str).collect(),
        }
    }
}

impl Results {
    /// What is known when there was nothing to run.
    fn of_nothing() -> Self {
        Self {
            outcomes: Outcomes::new(),
            success: true,
        }
    }

    /// An error unless everything passed.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        match self.success {
            true => Ok(()),
            false => Err(Failure("tests failed: see their output above".to_owned())),
        }
    }

    /// Did this test run and pass?
    ///
    /// Sources do not say what modules inside a file a test is in, so several
    /// tests of one file may have its name: then all of them have to pass.
    pub(crate) fn passed(&self, test: &Test) -> bool {
        let mut same = self
            .outcomes
            .iter()
            .filter(|((root, path), _)| is_same(root, path, test))
            .map(|(_, passed)| *passed)
            .peekable();
        same.peek().is_some() && same.all(|passed| passed)
    }
}

/// Can this be the path of that test? It begins with the modules that the
/// file stands for and ends with the name; others, such as `tests`, may come
/// in between.
fn is_same(root: &Path, path: &str, test: &Test) -> bool {
    if !path.ends_with(&test.name) {
        return false; // nearly always, and cheaper than what follows
    }
    let path: Vec<_> = path.split("::").collect();
    match (path.split_last(), modules(root, &test.file)) {
        (Some((name, outer)), Some(modules)) => *name == test.name && outer.starts_with(&modules),
        _ => false,
    }
}

/// The modules that lead from a target's root file to one of its files.
fn modules<'a>(root: &Path, file: &'a Path) -> Option<Vec<&'a str>> {
    if root == file {
        return Some(Vec::new());
    }
    let inner = file.strip_prefix(root.parent()?).ok()?;
    let mut modules: Vec<_> = inner
        .iter()
        .map(|part| part.to_str())
        .collect::<Option<_>>()?;
    match modules.pop()? {
        "mod.rs" => {}
        name => modules.push(name.strip_suffix(".rs")?),
    }
    Some(modules)
}

/// Reads which programs `cargo test --no-run` built, from its JSON messages.
fn programs(messages: &str, root: &Path) -> Programs {
    let program = |line: &str| {
        let message: Value = serde_json::from_str(line).ok()?;
        let program = Path::new(message["executable"].as_str()?);
        let source = Path::new(message["target"]["src_path"].as_str()?);
        let source = source.strip_prefix(root).unwrap_or(source);
        let name = program.file_name()?.to_str()?;
        Some((name.to_owned(), source.to_owned()))
    };
    messages.lines().filter_map(program).collect()
}

/// Reads how the tests went, from what `cargo test` wrote.
fn outcomes(output: &str, programs: &Programs) -> Outcomes {
    let mut outcomes = Outcomes::new();
    let mut root = None;
    for line in output.lines() {
        if let Some(program) = started(line) {
            root = programs.get(program);
        } else if line.trim_start().starts_with("Doc-tests ") {
            root = None;
        } else if let (Some(root), Some((test, passed))) = (root, outcome(line)) {
            outcomes.insert((root.clone(), test.to_owned()), passed);
        }
    }
    outcomes
}

/// The program in `Running tests/rules.rs (target/debug/deps/rules-1a2b)`.
fn started(line: &str) -> Option<&str> {
    let line = line.trim_start().strip_prefix("Running ")?;
    let (_, program) = line.strip_suffix(')')?.rsplit_once('(')?;
    Path::new(program).file_name()?.to_str()
}

/// The test in `test phase::tests::name ... ok`, and whether it passed.
fn outcome(line: &str) -> Option<(&str, bool)> {
    let (test, outcome) = line.strip_prefix("test ")?.rsplit_once(" ... ")?;
    let test = test.strip_suffix(" - should panic").unwrap_or(test);
    Some((test, outcome == "ok"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MESSAGES: &str = r#"
{"reason":"compiler-artifact","target":{"src_path":"/o/crates/a/src/lib.rs"},"executable":null}
{"reason":"compiler-artifact","target":{"src_path":"/o/crates/a/src/lib.rs"},"executable":"/o/target/debug/deps/a-1"}
{"reason":"compiler-artifact","target":{"src_path":"/o/crates/a/tests/rules.rs"},"executable":"/o/target/debug/deps/rules-2"}
{"reason":"compiler-artifact","target":{"src_path":"/o/crates/b/tests/rules.rs"},"executable":"/o/target/debug/deps/rules-3"}
{"reason":"build-finished","success":true}
"#;

    const OUTPUT: &str = "\
   Compiling a v0.1.0
     Running unittests src/lib.rs (target/debug/deps/a-1)

running 5 tests
test phase::draw::tests::deals ... ok
test phase::draw::tests::refuses - should panic ... ok
test score::tests::breaks_ties ... FAILED
test score::tests::adds ... ok
test score::bonus::adds ... FAILED
     Running tests/rules.rs (target/debug/deps/rules-2)
test sits ... ok
     Running tests/rules.rs (/elsewhere/debug/deps/rules-3)
test stands ... ok
test slow ... ignored
   Doc-tests a
test crates/a/src/lib.rs - sits (line 3) ... ok
";

    fn has(file: &str, name: &str) -> bool {
        let programs = programs(MESSAGES, Path::new("/o"));
        let test = Test {
            file: file.into(),
            line: 1,
            name: name.to_owned(),
            doc: String::new(),
        };
        let results = Results {
            outcomes: outcomes(OUTPUT, &programs),
            success: false,
        };
        results.passed(&test)
    }

    #[test]
    fn passed_tests_are_found_by_file_and_name() {
        assert!(has("crates/a/src/phase/draw.rs", "deals"));
        assert!(has("crates/a/src/phase/draw.rs", "refuses"));
        assert!(has("crates/a/src/phase/draw/mod.rs", "deals"));
        assert!(has("crates/a/tests/rules.rs", "sits"));
        assert!(has("crates/b/tests/rules.rs", "stands"));
    }

    #[test]
    fn nothing_is_run_where_nothing_is_named() {
        let results = run(&Scope::Only(BTreeSet::new()), false).unwrap();
        assert!(results.outcomes.is_empty() && results.check().is_ok());
    }

    #[test]
    fn others_are_not() {
        assert!(!has("crates/a/src/score.rs", "breaks_ties"), "it failed");
        assert!(!has("crates/a/src/score.rs", "adds"), "one of two failed");
        assert!(!has("crates/b/tests/rules.rs", "slow"), "it was ignored");
        assert!(!has("crates/b/tests/rules.rs", "sits"), "another crate's");
        assert!(!has("crates/a/src/score.rs", "deals"), "another file's");
        assert!(!has("crates/a/tests/rules.rs", "its"), "part of a name");
    }
}
