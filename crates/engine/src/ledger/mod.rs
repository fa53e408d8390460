//! Rules ledgers: every rule of a rulebook as one entry with a stable id.
//!
//! A ledger is a page of `docs/rules/` that people read and this module parses:
//!
//! ```text
//! # Core Worlds: rules ledger
//!
//! Game: core-worlds. Prefix: CW. Status: open.
//!
//! How to read it, in a few words.
//!
//! ## 1. Objective
//!
//! - **CW-OBJ-01** [core] Each player controls one Empire. (Obiettivi del Gioco)
//!   - it: Ogni giocatore controlla un Impero.
//!   - **CW-R01** [ruling: CW-OBJ-01] Nobody controls two.
//! - **CW-OBJ-02** [core; physical: a box has no state] The box is put away. (Setup)
//! - **CW-OBJ-03** [core; later: the auction] The loser bids. (Setup)
//! - **CW-EX-01** [scenario; derived] given …, when …, then ….
//!
//! ## 2. Components
//! - it: 2. Componenti
//!
//! Status: finished.
//! ```
//!
//! A section without a status of its own has the ledger's: an open ledger can
//! be finished section by section. What waits, in whole or in part, for
//! something that is not built yet is tagged `later`, with what it waits for: it
//! needs no test as yet, and its section cannot be finished.
//!
//! Lines that are neither headings nor entries are prose and kept as they are.

mod parse;

use std::fmt;

use crate::i18n::Lang;

/// All rules of one rulebook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ledger {
    /// The ledger's name, which is also its file name: `core-worlds`.
    pub game: String,
    /// What all its ids begin with: `CW`.
    pub prefix: String,
    /// The game's name for people: `Core Worlds`.
    pub title: String,
    /// How complete the tests have to be.
    pub status: Status,
    /// The prose above the first section, as Markdown.
    pub intro: String,
    /// The sections, in order.
    pub sections: Vec<Section>,
}

/// Whether every entry of a ledger, or of a section, has to have a test by now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// It is being built: entries may lack a test.
    Open,
    /// It is done: an entry without a test is an error.
    Finished,
}

/// A heading and what stands below it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// The heading in English.
    pub title: String,
    /// The heading in Italian, once it is written.
    pub it: Option<String>,
    /// The status of its own, if it has one: see [`Ledger::status_of`].
    pub status: Option<Status>,
    /// Paragraphs, lists and tables that are not entries, as Markdown.
    pub prose: String,
    /// The entries, in order; a ruling follows what it rules on.
    pub entries: Vec<Entry>,
}

/// One rule, ruling or scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its stable id: `CW-OBJ-04`.
    pub id: String,
    /// What it is.
    pub kind: Kind,
    /// When it applies or where it comes from.
    pub tags: Vec<Tag>,
    /// The ids a ruling rules on; empty for other kinds.
    pub on: Vec<String>,
    /// Why software cannot break it, if so.
    pub physical: Option<String>,
    /// What it waits for, if a part of the game that it needs is still to come.
    pub later: Option<String>,
    /// The statement in English.
    pub en: String,
    /// The statement in Italian, once it is written.
    pub it: Option<String>,
    /// The heading of the rulebook; every rule has one.
    pub cite: Option<String>,
    /// Its line in the ledger.
    pub line: usize,
}

/// What an entry is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Something that the rulebook says.
    Rule,
    /// What we do where the rulebook is unclear: `CW-R01`.
    Ruling,
    /// A worked example: `CW-EX-01`.
    Scenario,
}

/// When an entry applies or where it comes from.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tag {
    /// Always in force.
    Core,
    /// Says what already follows.
    Clarification,
    /// Corrects another rulebook.
    Errata,
    /// In force if this option is chosen.
    Optional(String),
    /// A scenario of our own making rather than the rulebook's.
    Derived,
}

/// A ledger that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {problem}")]
pub struct LedgerError {
    /// The file as it was named to [`Ledger::parse`].
    pub file: String,
    /// The offending line, from one.
    pub line: usize,
    /// What is wrong and what to write instead.
    pub problem: String,
}

impl Ledger {
    /// Reads a ledger; `file` is only what errors call it.
    ///
    /// # Errors
    /// Names the first line that breaks the format, repeats an id or rules on
    /// an id that does not exist.
    pub fn parse(file: &str, text: &str) -> Result<Self, LedgerError> {
        parse::read(text).map_err(|(line, problem)| LedgerError {
            file: file.to_owned(),
            line,
            problem,
        })
    }

    /// All entries, in order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.sections.iter().flat_map(|section| &section.entries)
    }

    /// How complete the tests of one of its sections have to be.
    #[must_use]
    pub fn status_of(&self, section: &Section) -> Status {
        section.status.unwrap_or(self.status)
    }

    /// The entry with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Entry> {
        self.entries().find(|entry| entry.id == id)
    }

    /// The rulings on the entry with this id.
    pub fn rulings_on<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a Entry> {
        self.entries()
            .filter(move |entry| entry.on.iter().any(|on| on == id))
    }
}

impl Section {
    /// The heading for who reads this language, and the language that it is
    /// really in.
    #[must_use]
    pub fn titled(&self, lang: Lang) -> (Lang, &str) {
        either(lang, &self.title, self.it.as_deref())
    }
}

impl Entry {
    /// The statement for who reads this language, and the language that it is
    /// really in.
    #[must_use]
    pub fn said(&self, lang: Lang) -> (Lang, &str) {
        either(lang, &self.en, self.it.as_deref())
    }
}

/// English where the Italian is not written yet.
fn either<'a>(lang: Lang, english: &'a str, italian: Option<&'a str>) -> (Lang, &'a str) {
    match (lang, italian) {
        (Lang::It, Some(italian)) => (Lang::It, italian),
        _ => (Lang::En, english),
    }
}

impl Kind {
    /// What an id is the id of, read from its form.
    #[must_use]
    pub fn of(prefix: &str, id: &str) -> Option<Self> {
        let rest = id.strip_prefix(prefix)?.strip_prefix('-')?;
        let numbered = |start| {
            rest.strip_prefix(start).is_some_and(|digits: &str| {
                !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
            })
        };
        let inner = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
        let well_formed = rest.chars().all(inner)
            && rest.contains(|c: char| c.is_ascii_digit())
            && rest.starts_with(|c: char| c.is_ascii_alphanumeric())
            && rest.ends_with(|c: char| c.is_ascii_alphanumeric());
        match well_formed {
            false => None,
            true if numbered("R") => Some(Self::Ruling),
            true if numbered("EX-") => Some(Self::Scenario),
            true => Some(Self::Rule),
        }
    }
}

/// Every word of a text that has the form of an id with this prefix, whether
/// or not a ledger has it: for links, and to catch slips of the pen.
pub fn ids_in<'a>(prefix: &'a str, text: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '.'))
        .map(|word| word.trim_matches(['-', '.']))
        .filter(move |word| Kind::of(prefix, word).is_some())
}

impl Status {
    /// The status that this word stands for.
    fn read(word: &str) -> Option<Self> {
        let all = [Self::Open, Self::Finished];
        all.into_iter().find(|status| status.to_string() == word)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Open => "open",
            Self::Finished => "finished",
        })
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Core => f.write_str("core"),
            Self::Clarification => f.write_str("clarification"),
            Self::Errata => f.write_str("errata"),
            Self::Optional(name) => write!(f, "optional:{name}"),
            Self::Derived => f.write_str("derived"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "\
# Toy: rules ledger

Game: toy. Prefix: T1. Status: open.

How to read.

- `T1-<area>-<nn>` is an id.

## 1. Start
- it: 1. Inizio
- **T1-GO-01** [core; physical: a table is no program] Sit down (or stand). (Inizio (1))
  - it: Sedetevi.
  - **T1-R01** [ruling: T1-GO-01, T1-0.2a] Chairs: any chair (T1-GO-01).
    - it: Sedie: una qualsiasi.
- **T1-0.2a** [optional:fast; clarification] Be quick. (2.1)

## 2. Data

A list:

- T1 is not an id

- **T1-EX-01** [scenario; derived] given nothing, then nothing.
";

    fn small() -> Ledger {
        Ledger::parse("toy.md", SMALL).unwrap()
    }

    /// The error for the small ledger with `from` replaced by `to`.
    fn error(from: &str, to: &str) -> String {
        assert!(SMALL.contains(from), "{from}");
        let text = SMALL.replacen(from, to, 1);
        Ledger::parse("toy.md", &text).unwrap_err().to_string()
    }

    #[test]
    fn a_ledger_knows_its_game_and_keeps_its_prose() {
        let ledger = small();
        assert_eq!(
            (ledger.game.as_str(), ledger.prefix.as_str()),
            ("toy", "T1")
        );
        assert_eq!(
            (ledger.title.as_str(), ledger.status),
            ("Toy", Status::Open)
        );
        assert_eq!(ledger.intro, "How to read.\n\n- `T1-<area>-<nn>` is an id.");
        let titles = |lang| {
            ledger
                .sections
                .iter()
                .map(move |section| section.titled(lang))
        };
        let english = ["1. Start", "2. Data"].map(|title| (Lang::En, title));
        assert!(titles(Lang::En).eq(english));
        assert!(titles(Lang::It).eq([(Lang::It, "1. Inizio"), english[1]]));
        assert_eq!(ledger.sections[1].prose, "A list:\n\n- T1 is not an id");
    }

    #[test]
    fn a_rule_has_tags_statements_and_a_citation() {
        let ledger = small();
        let rule = ledger.find("T1-GO-01").unwrap();
        assert_eq!((rule.kind, rule.line), (Kind::Rule, 11));
        assert_eq!(rule.tags, [Tag::Core]);
        assert_eq!(rule.physical.as_deref(), Some("a table is no program"));
        assert_eq!(rule.en, "Sit down (or stand).");
        assert_eq!(rule.it.as_deref(), Some("Sedetevi."));
        assert_eq!(rule.said(Lang::It), (Lang::It, "Sedetevi."));
        assert_eq!(rule.cite.as_deref(), Some("Inizio (1)"));
        let optional = ledger.find("T1-0.2a").unwrap();
        let tags: Vec<_> = optional.tags.iter().map(Tag::to_string).collect();
        assert_eq!(tags, ["optional:fast", "clarification"]);
        assert_eq!(optional.said(Lang::It), (Lang::En, "Be quick."));
    }

    #[test]
    fn rulings_and_scenarios_are_told_apart() {
        let ledger = small();
        let rulings: Vec<_> = ledger.rulings_on("T1-0.2a").collect();
        assert_eq!(rulings.len(), 1);
        assert_eq!(rulings[0].kind, Kind::Ruling);
        assert_eq!(rulings[0].en, "Chairs: any chair (T1-GO-01).");
        assert_eq!(rulings[0].it.as_deref(), Some("Sedie: una qualsiasi."));
        let scenario = ledger.find("T1-EX-01").unwrap();
        assert_eq!((scenario.kind, &scenario.cite), (Kind::Scenario, &None));
        assert_eq!(scenario.tags, [Tag::Derived]);
    }

    #[test]
    fn a_section_may_be_finished_before_its_ledger() {
        let statuses = |heading: &str| {
            let ledger = Ledger::parse("toy.md", &SMALL.replace("## 2. Data\n", heading)).unwrap();
            assert_eq!(ledger.sections[1].title, "2. Data");
            assert_eq!(ledger.sections[1].prose, "A list:\n\n- T1 is not an id");
            let status = |section| ledger.status_of(section);
            ledger.sections.iter().map(status).collect::<Vec<_>>()
        };
        assert_eq!(statuses("## 2. Data\n"), [Status::Open; 2]);
        assert_eq!(statuses("## 2. Data\nStatus: open.\n"), [Status::Open; 2]);
        let second = [Status::Open, Status::Finished];
        for heading in [
            "## 2. Data\nStatus: finished.\n",
            "## 2. Data\n\nStatus: finished.\n",
            "## 2. Data\n- it: 2. Dati\nStatus: finished.\n",
            "## 2. Data\n- it: 2. Dati\n\nStatus: finished.\n",
        ] {
            assert_eq!(statuses(heading), second, "{heading}");
        }
    }

    #[test]
    fn a_finished_ledger_has_no_open_section() {
        let finished = SMALL.replace("Status: open", "Status: finished");
        let with = |status: &str| {
            let text = finished.replace("## 2. Data\n", &format!("## 2. Data\n{status}\n"));
            Ledger::parse("toy.md", &text)
        };
        let ledger = with("Status: finished.").unwrap();
        assert_eq!(ledger.status_of(&ledger.sections[0]), Status::Finished);
        let error = with("Status: open.").unwrap_err().to_string();
        assert!(
            error.starts_with("toy.md:18: the ledger is finished, and `2. Data` is not"),
            "{error}"
        );
    }

    #[test]
    fn what_waits_keeps_its_section_open() {
        let waiting = SMALL.replace("[optional:fast;", "[optional:fast; later: the race;");
        let ledger = Ledger::parse("toy.md", &waiting).unwrap();
        let later = |id| ledger.find(id).unwrap().later.as_deref();
        assert_eq!(later("T1-0.2a"), Some("the race"));
        assert_eq!(later("T1-GO-01"), None);
        let finished = waiting.replace("- it: 1. Inizio\n", "- it: 1. Inizio\nStatus: finished.\n");
        let error = Ledger::parse("toy.md", &finished).unwrap_err().to_string();
        assert_eq!(
            error,
            "toy.md:16: T1-0.2a waits, and `1. Start` is finished: build it, or open the section"
        );
    }

    #[test]
    fn bad_ledgers_are_refused_with_file_and_line() {
        let cases = [
            ("# Toy: rules ledger", "# Toy", "toy.md:1: begin with"),
            (
                "Status: open",
                "Status: almost",
                "toy.md:3: below the title",
            ),
            (
                "## 1. Start\n- it: 1. Inizio",
                "1. Start\n",
                "toy.md:11: an entry needs",
            ),
            (
                "- it: 1. Inizio",
                "  - it: 1. Inizio",
                "toy.md:10: put `- it: …` right below",
            ),
            (
                "## 1. Start\n",
                "## 1. Start\nProse.\n",
                "toy.md:11: put `- it: …` right below",
            ),
            (
                "How to read.",
                "Status: open.",
                "toy.md:5: put `Status: …` below a heading",
            ),
            (
                "A list:",
                "Status: almost.",
                "toy.md:19: write `Status: open.` or `Status: finished.`",
            ),
            (
                "A list:",
                "Status: finished",
                "toy.md:19: write `Status: open.` or `Status: finished.`",
            ),
            (
                "A list:",
                "  Status: finished.",
                "toy.md:19: put `Status: …` below a heading",
            ),
            (
                "A list:",
                "A list:\nStatus: finished.",
                "toy.md:20: put `Status: …` below a heading",
            ),
            (
                "A list:",
                "Status: open.\nStatus: finished.",
                "toy.md:20: put `Status: …` below a heading",
            ),
            (
                "## 2. Data",
                "Status: finished.\n\n## 2. Data",
                "toy.md:17: put `Status: …` below a heading",
            ),
            (
                "- **T1-GO-01** [",
                "- T1-GO-01 [",
                "toy.md:11: write the id in bold",
            ),
            (
                "[optional:fast; clarification]",
                "",
                "toy.md:15: write an entry as",
            ),
            (
                "- **T1-0.2a**",
                "- **T2-0.2a**",
                "toy.md:15: `T2-0.2a` is not an id",
            ),
            (
                "clarification",
                "clarificaton",
                "toy.md:15: `clarificaton` is no tag",
            ),
            (
                "optional:fast",
                "optional",
                "toy.md:15: `optional` is no tag",
            ),
            (
                "physical: a table is no program",
                "physical:",
                "toy.md:11: `physical:` is no tag",
            ),
            (
                "physical: a table is no program",
                "later:",
                "toy.md:11: `later:` is no tag",
            ),
            ("Be quick. (2.1)", "Be quick.", "toy.md:15: T1-0.2a needs"),
            ("(2.1)", "(2) 1)", "toy.md:15: the citation's parentheses"),
            (
                "  - **T1-R01",
                "- **T1-R01",
                "toy.md:13: T1-R01: a ruling is indented",
            ),
            (
                "ruling: T1-GO-01, T1-0.2a",
                "core",
                "toy.md:13: T1-R01 does not fit",
            ),
            (
                "[scenario; derived]",
                "[derived]",
                "toy.md:23: T1-EX-01 does not fit",
            ),
            (
                "ruling: T1-GO-01",
                "ruling: T1-GO-02",
                "toy.md:13: T1-R01 rules on `T1-GO-02`",
            ),
            (
                "**T1-0.2a**",
                "**T1-GO-01**",
                "toy.md:15: T1-GO-01 is used twice",
            ),
            (
                "    - it: Sedie",
                "  - it: Sedie",
                "toy.md:14: put `- it: …` right below",
            ),
            (
                "  - it: Sed",
                "\n  - it: Sed",
                "toy.md:13: put `- it: …` right below",
            ),
        ];
        for (from, to, expected) in cases {
            let error = error(from, to);
            assert!(error.starts_with(expected), "{error}");
        }
        assert!(Ledger::parse("toy.md", "").is_err());
    }

    #[test]
    fn ids_are_found_in_any_text() {
        let text = "See T1-GO-01, T1-R7 and TT1-GO-01 (T1-0.2a). Not T1-only, T1- or T1.";
        let ids: Vec<_> = ids_in("T1", text).collect();
        assert_eq!(ids, ["T1-GO-01", "T1-R7", "T1-0.2a"]);
    }
}
