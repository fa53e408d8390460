//! `cargo xtask rules`: which entries of the ledgers have a passing test.

use std::collections::BTreeSet;
use std::fmt::Write;

use engine::ledger::{self, Entry, Kind, Ledger, Status};

use crate::files::{self, Source};
use crate::results::{self, Results};
use crate::scan::{self, Test};
use crate::sh::Failure;

/// The most ids that one test may name; more would prove little about each.
const MOST_IDS: usize = 3;

/// Runs the tests, then the check.
pub(crate) fn run() -> Result<(), Failure> {
    let results = results::run(false)?;
    check(&results, Listing::Everything)?;
    results.check()
}

/// Which ids without a test are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Listing {
    /// Those of every ledger.
    Everything,
    /// Those that make the check fail.
    Failures,
}

/// Prints the state of every ledger; fails if a finished one has gaps, or if
/// tests name what no ledger has.
pub(crate) fn check(results: &Results, listing: Listing) -> Result<(), Failure> {
    let ledgers = ledgers(files::sources("docs/rules", "md")?)?;
    let sources = files::sources("crates", "rs")?;
    let tests = sources
        .iter()
        .flat_map(|source| scan::tests_in(&source.path, &source.text));
    let mut covered = BTreeSet::new();
    let mut problems = Vec::new();
    for test in tests {
        match named_ids(&ledgers, &test) {
            Ok(ids) if results.passed(&test) => covered.extend(ids),
            Ok(_) => {}
            Err(problem) => problems.push(problem),
        }
    }
    for ledger in &ledgers {
        println!("{}", counts(ledger, &covered));
        if listing == Listing::Everything || ledger.status == Status::Finished {
            print!("{}", missing(ledger, &covered));
        }
        problems.extend(gaps(ledger, &covered));
    }
    match problems.is_empty() {
        true => Ok(()),
        false => Err(Failure(problems.join("\n"))),
    }
}

/// Reads the ledgers; each is named after its game, and no two share a prefix.
fn ledgers(sources: Vec<Source>) -> Result<Vec<Ledger>, Failure> {
    let mut ledgers: Vec<Ledger> = Vec::new();
    for Source { path, text } in sources {
        let file = path.display().to_string();
        let ledger = Ledger::parse(&file, &text).map_err(|why| Failure(why.to_string()))?;
        if path.file_stem().is_none_or(|stem| *stem != *ledger.game) {
            let game = &ledger.game;
            return Err(Failure(format!(
                "{file}: rename it to {game}.md, after its game"
            )));
        }
        if let Some(other) = ledgers.iter().find(|other| other.prefix == ledger.prefix) {
            return Err(Failure(format!(
                "{file}: {} has the prefix {} already: choose another",
                other.game, ledger.prefix
            )));
        }
        ledgers.push(ledger);
    }
    Ok(ledgers)
}

/// The ids that a test names, all of which some ledger has.
fn named_ids<'a>(ledgers: &'a [Ledger], test: &Test) -> Result<BTreeSet<&'a str>, String> {
    let at = format!("{}:{}", test.file.display(), test.line);
    let mut ids = BTreeSet::new();
    for ledger in ledgers {
        for id in ledger::ids_in(&ledger.prefix, &test.doc) {
            let entry = ledger.find(id).ok_or_else(|| {
                let game = &ledger.game;
                format!("{at}: {id} is not in docs/rules/{game}.md: mend the id or add the rule")
            })?;
            ids.insert(entry.id.as_str());
        }
    }
    match ids.len() {
        0..=MOST_IDS => Ok(ids),
        many => Err(format!(
            "{at}: `{}` names {many} ids: split it, {MOST_IDS} are the most",
            test.name
        )),
    }
}

/// The entries that need a test and have none.
fn lacking<'a>(ledger: &'a Ledger, covered: &BTreeSet<&str>) -> Vec<&'a str> {
    let lacks = |entry: &&Entry| entry.physical.is_none() && !covered.contains(entry.id.as_str());
    let ids = ledger.entries().filter(lacks);
    ids.map(|entry| entry.id.as_str()).collect()
}

/// The problem of a finished ledger with gaps.
fn gaps(ledger: &Ledger, covered: &BTreeSet<&str>) -> Option<String> {
    let count = lacking(ledger, covered).len();
    let wrong = ledger.status == Status::Finished && count > 0;
    wrong.then(|| {
        let game = &ledger.game;
        format!("{game} is finished, but {count} of its entries lack a passing test: see above")
    })
}

/// A line of counts. What software cannot break counts as kept, and is counted
/// apart as well.
fn counts(ledger: &Ledger, covered: &BTreeSet<&str>) -> String {
    let kept = |entry: &Entry| entry.physical.is_some() || covered.contains(entry.id.as_str());
    let count = |kind| {
        let all: Vec<_> = ledger
            .entries()
            .filter(|entry| entry.kind == kind)
            .collect();
        let done = all.iter().filter(|entry| kept(entry));
        format!("{}/{}", done.count(), all.len())
    };
    let physical = ledger.entries().filter(|entry| entry.physical.is_some());
    format!(
        "{}: {} rules, {} rulings, {} scenarios, {} physical",
        ledger.game,
        count(Kind::Rule),
        count(Kind::Ruling),
        count(Kind::Scenario),
        physical.count()
    )
}

/// The ids without a passing test, in lines.
fn missing(ledger: &Ledger, covered: &BTreeSet<&str>) -> String {
    let mut lines = String::new();
    for line in wrap(&lacking(ledger, covered)) {
        // Writing to a string cannot fail.
        let _ = writeln!(lines, "  {line}");
    }
    lines
}

/// Words in lines of up to about a hundred columns.
fn wrap(words: &[&str]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.len() + word.len() < 98 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push((*word).to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOY: &str = "\
# Toy: rules ledger

Game: toy. Prefix: T1. Status: finished.

## 1. Start

- **T1-GO-01** [core] One. (A)
  - **T1-R01** [ruling: T1-GO-01] Two.
- **T1-GO-02** [core; physical: no box] Three. (A)
- **T1-GO-03** [core] Four. (A)
- **T1-EX-01** [scenario] given five.
";

    fn toy() -> Vec<Ledger> {
        let source = |path: &str| Source {
            path: path.into(),
            text: TOY.to_owned(),
        };
        let twice = ledgers(vec![source("toy.md"), source("toy.md")]);
        assert!(
            twice
                .err()
                .unwrap()
                .to_string()
                .contains("prefix T1 already")
        );
        let misnamed = ledgers(vec![source("game.md")]);
        assert!(misnamed.err().unwrap().to_string().contains("rename it"));
        ledgers(vec![source("toy.md")]).unwrap()
    }

    fn test(doc: &str) -> Test {
        Test {
            file: "crates/toy/tests/rules.rs".into(),
            line: 7,
            name: "it_works".to_owned(),
            doc: doc.to_owned(),
        }
    }

    #[test]
    fn the_report_counts_and_lists() {
        let ledgers = toy();
        let covered = BTreeSet::from(["T1-GO-01", "T1-EX-01"]);
        assert_eq!(
            counts(&ledgers[0], &covered),
            "toy: 2/3 rules, 0/1 rulings, 1/1 scenarios, 1 physical"
        );
        assert_eq!(missing(&ledgers[0], &covered), "  T1-R01 T1-GO-03\n");
        assert!(
            gaps(&ledgers[0], &covered)
                .unwrap()
                .contains("2 of its entries")
        );
        let all = BTreeSet::from(["T1-GO-01", "T1-EX-01", "T1-R01", "T1-GO-03"]);
        assert_eq!(gaps(&ledgers[0], &all), None);
    }

    #[test]
    fn tests_name_known_ids_and_not_too_many() {
        let ledgers = toy();
        let ids = named_ids(&ledgers, &test("T1-GO-01, T1-R01: sits (see T1-GO-01)."));
        assert_eq!(ids, Ok(BTreeSet::from(["T1-GO-01", "T1-R01"])));
        let typo = named_ids(&ledgers, &test("T1-GO-09")).unwrap_err();
        assert!(typo.starts_with("crates/toy/tests/rules.rs:7: T1-GO-09 is not in"));
        let many = named_ids(&ledgers, &test("T1-GO-01 T1-GO-02 T1-GO-03 T1-EX-01"));
        assert!(many.unwrap_err().contains("names 4 ids"));
    }

    #[test]
    fn long_lists_are_wrapped() {
        let lines = wrap(&["T1-LONG-01"; 20]);
        assert!(lines.len() > 1 && lines.iter().all(|line| line.len() <= 98));
        assert_eq!(lines.join(" ").split(' ').count(), 20);
    }
}
