//! The tidiness of the sources: what neither compiler nor linter looks at.

use std::fs;
use std::path::Path;

use crate::files::{self, Source};
use crate::messages;
use crate::sh::Failure;

/// The most lines a source file may have.
const MOST_LINES: usize = 600;

/// What no source may contain; written in halves, for this file is a source.
const FORBIDDEN: [&str; 4] = [
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("dbg", "!("),
    concat!("#[", "ignore"),
];

/// Files and folders of tests: what they say is for nobody to read.
const TESTS: [&str; 4] = ["tests", "tests.rs", "kit", "table_kit"];

/// The map of the house, which names every room.
const MAP: &str = "ARCHITECTURE.md";

/// Fails with everything that is untidy.
pub(crate) fn run() -> Result<(), Failure> {
    let sources = files::sources(".", "rs")?;
    let mut problems: Vec<_> = sources.iter().flat_map(untidy).collect();
    match fs::read_to_string(MAP) {
        Ok(map) => problems.extend(
            sources
                .iter()
                .filter_map(|source| unnamed(&map, &source.path)),
        ),
        Err(why) => problems.push(format!(
            "cannot read {MAP}: {why}; it has to exist and name every module"
        )),
    }
    let code: Vec<Source> = files::sources("crates", "rs")?
        .into_iter()
        .filter(|source| source.path.iter().any(|part| part == "src"))
        .filter(|source| {
            !source
                .path
                .iter()
                .any(|part| TESTS.iter().any(|tests| part == *tests))
        })
        .collect();
    problems.extend(messages::missing(&code, &files::sources("content", "ftl")?));
    match problems.is_empty() {
        true => Ok(()),
        false => Err(Failure(problems.join("\n"))),
    }
}

/// What is wrong with one file.
fn untidy(source: &Source) -> Vec<String> {
    let path = source.path.display();
    let count = source.text.lines().count();
    let long = (count > MOST_LINES)
        .then(|| format!("{path}: {count} lines, {MOST_LINES} are the most: split it"));
    let lines = (1..).zip(source.text.lines());
    let forbidden = lines.flat_map(|(number, line)| {
        let found = FORBIDDEN.iter().filter(move |word| line.contains(**word));
        found.map(move |word| (number, word))
    });
    let forbidden = forbidden.map(|(number, word)| {
        format!("{path}:{number}: `{word}` is unfinished work: finish or remove it")
    });
    long.into_iter().chain(forbidden).collect()
}

/// The problem of a module below `crates/` that the map does not name.
///
/// A crate's root, or a `mod.rs`, is named by its folder (`engine/`); any
/// other module by its file name, or by its folder inside `src` (`phase/`).
fn unnamed(map: &str, path: &Path) -> Option<String> {
    let parts: Vec<_> = path.iter().filter_map(|part| part.to_str()).collect();
    let src = parts.iter().position(|part| *part == "src")?;
    if parts.first() != Some(&"crates") {
        return None;
    }
    let folder = parts.iter().rev().skip(1).find(|part| **part != "src")?;
    let file = parts.last()?;
    let is_root = ["lib.rs", "main.rs", "mod.rs"].contains(file);
    let in_folder = src + 2 < parts.len();
    let named = (!is_root && has_word(map, file))
        || ((is_root || in_folder) && has_word(map, &format!("{folder}/")));
    (!named).then(|| {
        format!(
            "{}: name it in {MAP} and say what it is for",
            path.display()
        )
    })
}

/// Does the text have this word, and not only as the end of a longer one?
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric() && c != '_')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_and_unfinished_files_are_found() {
        let source = |text: String| Source {
            path: "a.rs".into(),
            text,
        };
        assert!(untidy(&source("x\n".repeat(MOST_LINES))).is_empty());
        let long = untidy(&source("x\n".repeat(MOST_LINES + 1)));
        assert!(long[0].starts_with("a.rs: 601 lines"));
        let unfinished = untidy(&source(format!("fn a() {{\n    {})\n}}\n", FORBIDDEN[0])));
        assert!(unfinished[0].starts_with("a.rs:2: "), "{unfinished:?}");
    }

    #[test]
    fn modules_have_to_be_on_the_map() {
        let map = "engine/ has `seat.rs`; core_worlds/ has phase/";
        let named = |path: &str| unnamed(map, Path::new(path)).is_none();
        assert!(named("crates/engine/src/lib.rs"));
        assert!(named("crates/engine/src/seat.rs"));
        assert!(named("crates/games/core_worlds/src/phase/draw.rs"));
        assert!(named("crates/games/core_worlds/src/phase/mod.rs"));
        assert!(named("crates/engine/tests/laws.rs"), "no module");
        assert!(named("xtask/src/main.rs"), "not below crates/");
        assert!(!named("crates/cli/src/main.rs"));
        assert!(!named("crates/engine/src/eat.rs"));
        assert!(!named("crates/games/worlds/src/lib.rs"));
    }
}
