//! Reads the text of a ledger, line by line.

use std::collections::BTreeSet;

use super::{Entry, Kind, Ledger, Section, Status, Tag};

/// A line and what is wrong with it.
pub(super) type Wrong = (usize, String);

/// Reads a whole ledger.
pub(super) fn read(text: &str) -> Result<Ledger, Wrong> {
    let mut lines = (1..).zip(text.lines().map(str::trim_end));
    let mut filled = lines.by_ref().filter(|(_, line)| !line.is_empty());
    let empty = (1, "");
    let (number, line) = filled.next().unwrap_or(empty);
    let title = line
        .strip_prefix("# ")
        .and_then(|line| line.strip_suffix(": rules ledger"))
        .ok_or_else(|| (number, "begin with `# NAME: rules ledger`".to_owned()))?;
    let (number, line) = filled.next().unwrap_or(empty);
    let mut ledger = read_header(title, line).ok_or_else(|| (number, HEADER.to_owned()))?;
    for (number, line) in lines {
        read_line(&mut ledger, number, line).map_err(|problem| (number, problem))?;
    }
    trim_end(&mut ledger.intro);
    for section in &mut ledger.sections {
        trim_end(&mut section.prose);
    }
    check_ids(&ledger)?;
    check_waiting(&ledger)?;
    Ok(ledger)
}

/// What the second line of a ledger has to look like.
const HEADER: &str = "below the title write `Game: NAME. Prefix: LETTERS. Status: open.` \
                      (or `finished`)";

/// The ledger, empty as yet, that the second line speaks of.
fn read_header(title: &str, line: &str) -> Option<Ledger> {
    let line = line.strip_prefix("Game: ")?.strip_suffix('.')?;
    let (game, line) = line.split_once(". Prefix: ")?;
    let (prefix, status) = line.split_once(". Status: ")?;
    Some(Ledger {
        game: game.to_owned(),
        prefix: prefix.to_owned(),
        title: title.to_owned(),
        status: Status::read(status)?,
        intro: String::new(),
        sections: Vec::new(),
    })
}

/// Adds one line of the body to the ledger.
fn read_line(ledger: &mut Ledger, number: usize, line: &str) -> Result<(), String> {
    let text = line.trim_start();
    let indent = line.len() - text.len();
    if let Some(title) = line.strip_prefix("## ") {
        ledger.sections.push(Section {
            title: title.to_owned(),
            it: None,
            status: None,
            prose: String::new(),
            entries: Vec::new(),
        });
    } else if let Some(entry) = text.strip_prefix("- **") {
        let entry = read_entry(&ledger.prefix, number, indent, entry)?;
        let section = ledger.sections.last_mut();
        let section = section.ok_or("an entry needs a `## ` heading above it")?;
        section.entries.push(entry);
    } else if let Some(italian) = text.strip_prefix("- it: ") {
        add_italian(ledger, number, indent, italian)?;
    } else if let Some(status) = text.strip_prefix("Status:") {
        add_status(ledger, indent, status)?;
    } else if starts_with_id(&ledger.prefix, text) {
        return Err("write the id in bold: `- **ID** [tags] statement`".to_owned());
    } else {
        let prose = match ledger.sections.last_mut() {
            Some(section) => &mut section.prose,
            None => &mut ledger.intro,
        };
        add_prose(prose, line);
    }
    Ok(())
}

/// Is this an entry whose author forgot the asterisks?
fn starts_with_id(prefix: &str, text: &str) -> bool {
    let word = text
        .strip_prefix("- ")
        .and_then(|text| text.split(' ').next());
    word.is_some_and(|word| Kind::of(prefix, word).is_some())
}

/// Drops the empty lines at the end of a text.
fn trim_end(text: &mut String) {
    text.truncate(text.trim_end().len());
}

/// Adds a line of prose; several empty lines become one.
fn add_prose(prose: &mut String, line: &str) {
    if line.is_empty() {
        if !prose.is_empty() && !prose.ends_with("\n\n") {
            prose.push('\n');
        }
    } else {
        prose.push_str(line);
        prose.push('\n');
    }
}

/// Reads an entry from what follows `- **`.
fn read_entry(prefix: &str, line: usize, indent: usize, text: &str) -> Result<Entry, String> {
    let parts = text.split_once("** [").and_then(|(id, text)| {
        let (tags, text) = text.split_once("] ")?;
        Some((id, tags, text))
    });
    let (id, tags, text) =
        parts.ok_or("write an entry as `- **ID** [tags] statement (citation)`")?;
    let kind = Kind::of(prefix, id).ok_or_else(|| {
        format!("`{id}` is not an id: write `{prefix}-`, then letters and a number")
    })?;
    let (en, cite) = match kind {
        Kind::Ruling => (text, None),
        Kind::Rule | Kind::Scenario => split_citation(text)?,
    };
    if kind == Kind::Rule && cite.is_none() {
        return Err(format!(
            "{id} needs its rulebook heading: end it with `(heading)`"
        ));
    }
    if (kind == Kind::Ruling) != (indent == 2) {
        return Err(format!(
            "{id}: a ruling is indented by two spaces below what it rules on, all else by none"
        ));
    }
    let mut entry = Entry {
        id: id.to_owned(),
        kind,
        tags: Vec::new(),
        on: Vec::new(),
        physical: None,
        later: None,
        en: en.to_owned(),
        it: None,
        cite: cite.map(str::to_owned),
        line,
    };
    add_tags(&mut entry, tags)?;
    Ok(entry)
}

/// Splits `statement (heading)`; the heading may have parentheses of its own.
fn split_citation(text: &str) -> Result<(&str, Option<&str>), String> {
    let Some(inside) = text.strip_suffix(')') else {
        return Ok((text, None));
    };
    let mut depth = 1;
    for (at, c) in inside.char_indices().rev() {
        depth += match c {
            ')' => 1,
            '(' => -1,
            _ => 0,
        };
        if depth == 0 {
            return Ok((inside[..at].trim_end(), Some(&inside[at + 1..])));
        }
    }
    Err(
        "the citation's parentheses do not match: write `1.` rather than `1)` in a heading"
            .to_owned(),
    )
}

/// Reads `core; physical: why` and the like into an entry.
fn add_tags(entry: &mut Entry, tags: &str) -> Result<(), String> {
    let mut kind = Kind::Rule;
    for tag in tags.split("; ") {
        match tag.split_once(':').unwrap_or((tag, "")) {
            ("ruling", on) => {
                kind = Kind::Ruling;
                entry.on = on.split(',').map(|id| id.trim().to_owned()).collect();
            }
            ("scenario", "") => kind = Kind::Scenario,
            ("physical", why) if !why.trim().is_empty() => {
                entry.physical = Some(why.trim().to_owned());
            }
            ("later", what) if !what.trim().is_empty() => {
                entry.later = Some(what.trim().to_owned());
            }
            ("core", "") => entry.tags.push(Tag::Core),
            ("clarification", "") => entry.tags.push(Tag::Clarification),
            ("errata", "") => entry.tags.push(Tag::Errata),
            ("derived", "") => entry.tags.push(Tag::Derived),
            ("optional", name) if !name.is_empty() => {
                entry.tags.push(Tag::Optional(name.to_owned()));
            }
            _ => return Err(unknown_tag(tag)),
        }
    }
    if kind == entry.kind {
        Ok(())
    } else {
        Err(format!(
            "{} does not fit its tag: `ruling: IDS` goes with an id such as `CW-R01`, \
             `scenario` with `CW-EX-01`, other tags with all others",
            entry.id
        ))
    }
}

/// Says which tags there are.
fn unknown_tag(tag: &str) -> String {
    format!(
        "`{tag}` is no tag: write core, clarification, errata, optional:NAME, ruling: IDS, \
         scenario, derived, physical: WHY or later: WHAT, with `; ` in between"
    )
}

/// Adds the Italian to the entry in the line above, or to the heading.
fn add_italian(ledger: &mut Ledger, line: usize, indent: usize, text: &str) -> Result<(), String> {
    let section = ledger.sections.last_mut().filter(|section| {
        let last = section.entries.last();
        match last {
            Some(entry) => entry.line + 1 == line && indent == entry.indent() + 2,
            None => section.prose.is_empty() && indent == 0,
        }
    });
    let section = section.ok_or(
        "put `- it: …` right below its entry, indented by two more spaces, \
         or below its heading, not indented",
    )?;
    let italian = match section.entries.last_mut() {
        Some(entry) => &mut entry.it,
        None => &mut section.it,
    };
    *italian = Some(text.to_owned());
    Ok(())
}

/// Gives the section whose heading is above a status of its own.
fn add_status(ledger: &mut Ledger, indent: usize, text: &str) -> Result<(), String> {
    let section = ledger.sections.last_mut().filter(|section| {
        let untouched = section.prose.is_empty() && section.entries.is_empty();
        untouched && section.status.is_none() && indent == 0
    });
    let section = section.ok_or(
        "put `Status: …` below a heading and its `- it: …`, before all else, once, not indented",
    )?;
    let word = text.trim_start().strip_suffix('.');
    let status = word
        .and_then(Status::read)
        .ok_or("write `Status: open.` or `Status: finished.`")?;
    if (ledger.status, status) == (Status::Finished, Status::Open) {
        return Err(format!(
            "the ledger is finished, and `{}` is not: finish it, or open the ledger again",
            section.title
        ));
    }
    section.status = Some(status);
    Ok(())
}

impl Entry {
    /// The spaces before its bullet.
    fn indent(&self) -> usize {
        if self.kind == Kind::Ruling { 2 } else { 0 }
    }
}

/// No id twice, and rulings only on what exists.
fn check_ids(ledger: &Ledger) -> Result<(), Wrong> {
    let mut ids = BTreeSet::new();
    for entry in ledger.entries() {
        if !ids.insert(entry.id.as_str()) {
            return Err((
                entry.line,
                format!("{} is used twice: take a new number", entry.id),
            ));
        }
    }
    for entry in ledger.entries() {
        if let Some(on) = entry.on.iter().find(|on| !ids.contains(on.as_str())) {
            return Err((
                entry.line,
                format!("{} rules on `{on}`, which is no entry here", entry.id),
            ));
        }
    }
    Ok(())
}

/// What waits is not done: its section is open.
fn check_waiting(ledger: &Ledger) -> Result<(), Wrong> {
    for section in &ledger.sections {
        let waits = section.entries.iter().find(|entry| entry.later.is_some());
        if let Some(entry) = waits.filter(|_| ledger.status_of(section) == Status::Finished) {
            return Err((
                entry.line,
                format!(
                    "{} waits, and `{}` is finished: build it, or open the section",
                    entry.id, section.title
                ),
            ));
        }
    }
    Ok(())
}
