//! Runs the workspace's tests and learns which ones passed.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::scan::Test;
use crate::sh::{Failure, Sh};

/// What a run of all tests showed.
#[derive(Debug, Default)]
pub(crate) struct Results {
    /// The tests that passed: the root file of their target, and their path in it.
    passed: BTreeSet<(PathBuf, String)>,
    /// Did everything pass?
    success: bool,
}

/// The name of a test program, and the root file that it is built from.
type Programs = BTreeMap<String, PathBuf>;

/// Runs all tests, to the end even if some fail; `echo` shows their output.
pub(crate) fn run(echo: bool) -> Result<Results, Failure> {
    let build = ["test", "--workspace", "--no-run"];
    let format = ["--message-format", "json-render-diagnostics"];
    let messages = Sh::cargo(&[build.as_slice(), &format].concat()).stdout()?;
    let here = env::current_dir().unwrap_or_default();
    let programs = programs(&messages, &here);
    let tests = Sh::cargo(&["test", "--workspace", "--no-fail-fast"]).transcript(echo)?;
    if !tests.success && !echo {
        print!("{}", tests.text);
    }
    let passed = passed(&tests.text, &programs);
    let success = tests.success;
    Ok(Results { passed, success })
}

impl Results {
    /// An error unless everything passed.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        match self.success {
            true => Ok(()),
            false => Err(Failure("tests failed: see their output above".to_owned())),
        }
    }

    /// Did this test run and pass?
    ///
    /// Its path begins with the modules its file stands for and ends with its
    /// name; modules inside the file, such as `tests`, come in between.
    pub(crate) fn passed(&self, test: &Test) -> bool {
        self.passed.iter().any(|(root, path)| {
            let path: Vec<_> = path.split("::").collect();
            let (Some((name, outer)), Some(modules)) =
                (path.split_last(), modules(root, &test.file))
            else {
                return false;
            };
            *name == test.name && outer.starts_with(&modules)
        })
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

/// Reads which tests passed, from what `cargo test` wrote.
fn passed(output: &str, programs: &Programs) -> BTreeSet<(PathBuf, String)> {
    let mut passed = BTreeSet::new();
    let mut root = None;
    for line in output.lines() {
        if let Some(program) = started(line) {
            root = programs.get(program);
        } else if line.trim_start().starts_with("Doc-tests ") {
            root = None;
        } else if let (Some(root), Some(test)) = (root, passed_test(line)) {
            passed.insert((root.clone(), test.to_owned()));
        }
    }
    passed
}

/// The program in `Running tests/rules.rs (target/debug/deps/rules-1a2b)`.
fn started(line: &str) -> Option<&str> {
    let line = line.trim_start().strip_prefix("Running ")?;
    let (_, program) = line.strip_suffix(')')?.rsplit_once('(')?;
    Path::new(program).file_name()?.to_str()
}

/// The test in `test phase::tests::name ... ok`.
fn passed_test(line: &str) -> Option<&str> {
    let test = line.strip_prefix("test ")?.strip_suffix(" ... ok")?;
    Some(test.strip_suffix(" - should panic").unwrap_or(test))
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

running 3 tests
test phase::draw::tests::deals ... ok
test phase::draw::tests::refuses - should panic ... ok
test score::tests::breaks_ties ... FAILED
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
            passed: passed(OUTPUT, &programs),
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
    fn others_are_not() {
        assert!(!has("crates/a/src/score.rs", "breaks_ties"), "it failed");
        assert!(!has("crates/b/tests/rules.rs", "slow"), "it was ignored");
        assert!(!has("crates/b/tests/rules.rs", "sits"), "another crate's");
        assert!(!has("crates/a/src/score.rs", "deals"), "another file's");
        assert!(!has("crates/a/tests/rules.rs", "its"), "part of a name");
    }
}
