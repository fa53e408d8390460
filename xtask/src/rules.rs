//! `cargo xtask rules`: which entries of the ledgers have a passing test, for
//! all games or for one.

use std::collections::BTreeSet;
use std::fmt::Write;

use engine::ledger::{self, Entry, Kind, Ledger, Section, Status};

use crate::files::{self, Source};
use crate::results::{self, Results, Scope};
use crate::scan::{self, Test};
use crate::sh::Failure;

/// The most ids that one test may name; more would prove little about each.
const MOST_IDS: usize = 3;

/// Runs all tests, then the check.
pub(crate) fn run() -> Result<(), Failure> {
    let results = results::run(&Scope::Workspace, false)?;
    check(&results, Listing::Everything)?;
    results.check()
}

/// Runs the test targets in which this game's rules are named, then the check
/// of its ledger.
pub(crate) fn run_game(game: &str) -> Result<(), Failure> {
    let ledger = ledger_of(all_ledgers()?, game)?;
    let mut tests = all_tests()?;
    tests.retain(|test| ledger::ids_in(&ledger.prefix, &test.doc).next().is_some());
    let mut targets = BTreeSet::new();
    for test in &tests {
        targets.extend(files::target_of(&test.file)?);
    }
    let results = results::run(&Scope::Only(targets), false)?;
    judge(&[ledger], &tests, &results, Listing::Sections)?;
    results.check()
}

/// Which ids without a test are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Listing {
    /// Those of every ledger.
    Everything,
    /// Those of every ledger, below the counts of their section.
    Sections,
    /// Those that make the check fail.
    Failures,
}

/// Prints the state of every ledger; fails if a finished one has gaps, or if
/// tests name what no ledger has.
pub(crate) fn check(results: &Results, listing: Listing) -> Result<(), Failure> {
    judge(&all_ledgers()?, &all_tests()?, results, listing)
}

/// The same for some ledgers, and the tests that count.
fn judge(
    ledgers: &[Ledger],
    tests: &[Test],
    results: &Results,
    listing: Listing,
) -> Result<(), Failure> {
    let mut covered = BTreeSet::new();
    let mut problems = Vec::new();
    for test in tests {
        match named_ids(ledgers, test) {
            Ok(ids) if results.passed(test) => covered.extend(ids),
            Ok(_) => {}
            Err(problem) => problems.push(problem),
        }
    }
    for ledger in ledgers {
        print!("{}", report(ledger, &covered, listing));
        problems.extend(gaps(ledger, &covered));
    }
    match problems.is_empty() {
        true => Ok(()),
        false => Err(Failure(problems.join("\n"))),
    }
}

/// Every ledger that there is.
fn all_ledgers() -> Result<Vec<Ledger>, Failure> {
    ledgers(files::sources("docs/rules", "md")?)
}

/// Every test of a crate.
fn all_tests() -> Result<Vec<Test>, Failure> {
    let sources = files::sources("crates", "rs")?;
    let tests = |source: &Source| scan::tests_in(&source.path, &source.text);
    Ok(sources.iter().flat_map(tests).collect())
}

/// The ledger of this game; an error says which games there are.
fn ledger_of(ledgers: Vec<Ledger>, game: &str) -> Result<Ledger, Failure> {
    let games: Vec<_> = ledgers.iter().map(|ledger| ledger.game.clone()).collect();
    let found = ledgers.into_iter().find(|ledger| ledger.game == game);
    found.ok_or_else(|| {
        let games = games.join(", ");
        Failure(format!("no ledger is named `{game}`: there are {games}"))
    })
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

/// Those that need a test and have none.
fn lacking<'a>(entries: &[&'a Entry], covered: &BTreeSet<&str>) -> Vec<&'a str> {
    let lacks = |entry: &&&Entry| {
        let excused = entry.physical.is_some() || entry.later.is_some();
        !excused && !covered.contains(entry.id.as_str())
    };
    let ids = entries.iter().filter(lacks);
    ids.map(|entry| entry.id.as_str()).collect()
}

/// The problem of a finished ledger with gaps, or those of the finished
/// sections of an open one.
fn gaps(ledger: &Ledger, covered: &BTreeSet<&str>) -> Vec<String> {
    let gap = |what: &str, entries: &[&Entry]| {
        let count = lacking(entries, covered).len();
        (count > 0).then(|| {
            format!("{what} is finished, but {count} of its entries lack a passing test: see above")
        })
    };
    let game = &ledger.game;
    let gap_of_section =
        |section: &Section| gap(&format!("{game}: `{}`", section.title), &entries([section]));
    match ledger.status {
        Status::Finished => Vec::from_iter(gap(game, &entries(&ledger.sections))),
        Status::Open => finished_sections(ledger)
            .filter_map(gap_of_section)
            .collect(),
    }
}

/// The sections that have to have all their tests.
fn finished_sections(ledger: &Ledger) -> impl Iterator<Item = &Section> {
    let sections = ledger.sections.iter();
    sections.filter(|section| ledger.status_of(section) == Status::Finished)
}

/// The entries of some sections.
fn entries<'a>(sections: impl IntoIterator<Item = &'a Section>) -> Vec<&'a Entry> {
    let sections = sections.into_iter();
    sections.flat_map(|section| &section.entries).collect()
}

/// The state of a ledger: its counts, and what is listed of it.
fn report(ledger: &Ledger, covered: &BTreeSet<&str>, listing: Listing) -> String {
    let all = entries(&ledger.sections);
    let total = format!("{}: {}\n", ledger.game, counts(&all, covered));
    let listed = match listing {
        Listing::Everything => missing(&all, covered),
        Listing::Failures => missing(&entries(finished_sections(ledger)), covered),
        Listing::Sections => by_sections(ledger, covered),
    };
    total + &listed
}

/// The state of each section that has entries.
fn by_sections(ledger: &Ledger, covered: &BTreeSet<&str>) -> String {
    let mut lines = String::new();
    for section in &ledger.sections {
        let entries = entries([section]);
        if !entries.is_empty() {
            let (title, status) = (&section.title, ledger.status_of(section));
            let counts = counts(&entries, covered);
            // Writing to a string cannot fail.
            let _ = writeln!(lines, "{title} ({status}): {counts}");
            lines.push_str(&missing(&entries, covered));
        }
    }
    lines
}

/// Counts of entries. What software cannot break counts as kept, and is counted
/// apart as well; so is what waits, in whole or in part, which counts where a test
/// looks at what holds so far.
fn counts(entries: &[&Entry], covered: &BTreeSet<&str>) -> String {
    let kept = |entry: &Entry| entry.physical.is_some() || covered.contains(entry.id.as_str());
    let count = |kind| {
        let all: Vec<_> = entries.iter().filter(|entry| entry.kind == kind).collect();
        let done = all.iter().filter(|entry| kept(entry));
        format!("{}/{}", done.count(), all.len())
    };
    let physical = entries.iter().filter(|entry| entry.physical.is_some());
    let later = entries.iter().filter(|entry| entry.later.is_some());
    format!(
        "{} rules, {} rulings, {} scenarios, {} physical, {} later",
        count(Kind::Rule),
        count(Kind::Ruling),
        count(Kind::Scenario),
        physical.count(),
        later.count()
    )
}

/// The ids without a passing test, in lines.
fn missing(entries: &[&Entry], covered: &BTreeSet<&str>) -> String {
    let lines = wrap(&lacking(entries, covered));
    lines.iter().map(|line| format!("  {line}\n")).collect()
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
        let expected =
            "toy: 2/3 rules, 0/1 rulings, 1/1 scenarios, 1 physical, 0 later\n  T1-R01 T1-GO-03\n";
        for listing in [Listing::Everything, Listing::Failures] {
            assert_eq!(report(&ledgers[0], &covered, listing), expected);
        }
        assert_eq!(
            gaps(&ledgers[0], &covered),
            ["toy is finished, but 2 of its entries lack a passing test: see above"]
        );
        let all = BTreeSet::from(["T1-GO-01", "T1-EX-01", "T1-R01", "T1-GO-03"]);
        assert!(gaps(&ledgers[0], &all).is_empty());
    }

    /// The toy's ledger, open, with two sections of which the first is finished.
    fn half_a_toy() -> Ledger {
        let text = TOY
            .replace("Status: finished", "Status: open")
            .replace("## 1. Start\n", "## 1. Start\nStatus: finished.\n")
            .replace("- **T1-GO-03**", "## 2. End\n\n- **T1-GO-03**");
        Ledger::parse("toy.md", &(text + "\n## 3. Data\n")).unwrap()
    }

    #[test]
    fn a_finished_section_is_held_to_its_tests_alone() {
        let ledger = half_a_toy();
        let none = BTreeSet::new();
        assert_eq!(
            gaps(&ledger, &none),
            ["toy: `1. Start` is finished, but 2 of its entries lack a passing test: see above"]
        );
        let total = "toy: 1/3 rules, 0/1 rulings, 0/1 scenarios, 1 physical, 0 later\n";
        let failures = report(&ledger, &none, Listing::Failures);
        assert_eq!(failures, format!("{total}  T1-GO-01 T1-R01\n"));
        let first = BTreeSet::from(["T1-GO-01", "T1-R01"]);
        assert!(gaps(&ledger, &first).is_empty());
    }

    #[test]
    fn sections_are_counted_one_by_one() {
        let covered = BTreeSet::from(["T1-GO-01", "T1-EX-01"]);
        let expected = "\
toy: 2/3 rules, 0/1 rulings, 1/1 scenarios, 1 physical, 0 later
1. Start (finished): 2/2 rules, 0/1 rulings, 0/0 scenarios, 1 physical, 0 later
  T1-R01
2. End (open): 0/1 rules, 0/0 rulings, 1/1 scenarios, 0 physical, 0 later
  T1-GO-03
";
        assert_eq!(report(&half_a_toy(), &covered, Listing::Sections), expected);
    }

    #[test]
    fn what_waits_is_counted_apart() {
        let text = TOY
            .replace("Status: finished", "Status: open")
            .replace("[core] Four", "[core; later: the auction] Four");
        let ledger = Ledger::parse("toy.md", &text).unwrap();
        let covered = BTreeSet::from(["T1-GO-01", "T1-R01"]);
        assert_eq!(
            report(&ledger, &covered, Listing::Everything),
            "toy: 2/3 rules, 1/1 rulings, 0/1 scenarios, 1 physical, 1 later\n  T1-EX-01\n"
        );
        // A test of what holds so far counts as any other.
        let covered = BTreeSet::from(["T1-GO-03"]);
        assert!(report(&ledger, &covered, Listing::Everything).contains("2/3 rules"));
        assert!(report(&ledger, &covered, Listing::Everything).contains("1 later"));
    }

    #[test]
    fn an_unknown_game_is_refused_with_those_there_are() {
        assert_eq!(ledger_of(toy(), "toy").unwrap().prefix, "T1");
        assert_eq!(
            ledger_of(toy(), "tow").unwrap_err().to_string(),
            "no ledger is named `tow`: there are toy"
        );
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
