//! Every message that code names exists, in every language: a key is written
//! as it stands, so a look at the sources is enough.

use std::collections::{BTreeMap, BTreeSet};

use crate::files::Source;

/// The languages, by the names of their files.
const LANGUAGES: [&str; 2] = ["en", "it"];

/// Toy games that are broken on purpose, with a word that nobody has.
const ON_PURPOSE: &str = "/mutants/";

/// The keys that code names and some language lacks.
pub(crate) fn missing(code: &[Source], words: &[Source]) -> Vec<String> {
    let messages = messages(words);
    let families: BTreeSet<&str> = messages.keys().map(|key| family(key)).collect();
    let names: BTreeSet<String> = words.iter().filter_map(name).collect();
    let mut problems = Vec::new();
    for source in code {
        let path = source.path.display().to_string();
        if path.contains(ON_PURPOSE) {
            continue;
        }
        let lines = (1..).zip(source.text.lines());
        for (number, line) in lines.take_while(|(_, line)| *line != "#[cfg(test)]") {
            let keys = literals(line).filter(|key| is_key(key) && !names.contains(*key));
            for key in keys.filter(|key| families.contains(family(key))) {
                let known = messages.get(key).map_or(&[][..], Vec::as_slice);
                let lacks = LANGUAGES.iter().filter(|lang| !known.contains(*lang));
                problems.extend(lacks.map(|lang| {
                    format!("{path}:{number}: no {lang}.ftl below content/ has the message `{key}`")
                }));
            }
        }
    }
    problems
}

/// The messages there are, each with its languages.
fn messages(words: &[Source]) -> BTreeMap<&str, Vec<&str>> {
    let mut messages: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for source in words {
        let Some(lang) = source.path.file_stem().and_then(|stem| stem.to_str()) else {
            continue;
        };
        let keys = source.text.lines().filter_map(|line| line.split_once(" ="));
        for (key, _) in keys.filter(|(key, _)| !key.starts_with(' ')) {
            messages.entry(key).or_default().push(lang);
        }
    }
    messages
}

/// What a folder of messages belongs to, which is named as messages are: a game,
/// by its id.
fn name(words: &Source) -> Option<String> {
    let folder = words.path.parent()?.file_name()?.to_str()?;
    Some(folder.replace('_', "-"))
}

/// The first word of a key: a game's, a part of the program's.
fn family(key: &str) -> &str {
    key.split('-').next().unwrap_or(key)
}

/// Lower-case words with hyphens in between.
fn is_key(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    let mut words = text.split('-');
    let several = text.contains('-') && text.starts_with(|c: char| c.is_ascii_lowercase());
    several && words.all(|word| !word.is_empty() && word.chars().all(plain))
}

/// What stands between quotes in a line, comments apart.
fn literals(line: &str) -> impl Iterator<Item = &str> {
    let code = line.split("//").next().unwrap_or(line);
    code.split('"').skip(1).step_by(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, text: &str) -> Source {
        Source {
            path: path.into(),
            text: text.to_owned(),
        }
    }

    #[test]
    fn a_message_that_a_language_lacks_is_found() {
        let words = [
            source(
                "content/toy_box/en.ftl",
                "toy-ask = Well?\ntoy-end = Over\n",
            ),
            source("content/toy_box/it.ftl", "toy-ask = Allora?\n"),
        ];
        let code = "fn a() {\n    tell(\"toy-ask\", \"toy-end\"); // \"toy-no\"\n    \
                    class(\"box-wide\", \"toy-{}\", \"toy-why\", \"toy-box\");\n}\n\
                    #[cfg(test)]\nfn b() { \"toy-test\" }\n";
        let found = missing(&[source("a.rs", code)], &words);
        assert_eq!(
            found,
            [
                "a.rs:2: no it.ftl below content/ has the message `toy-end`",
                "a.rs:3: no en.ftl below content/ has the message `toy-why`",
                "a.rs:3: no it.ftl below content/ has the message `toy-why`",
            ]
        );
        let on_purpose = source("crates/toy/src/mutants/mod.rs", code);
        assert!(missing(&[on_purpose], &words).is_empty());
    }
}
