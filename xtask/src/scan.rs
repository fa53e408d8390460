//! Finds tests in source files, with what their doc comments say.

use std::path::{Path, PathBuf};

/// One `#[test]` function.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Test {
    pub(crate) file: PathBuf,
    /// The line of its `fn`.
    pub(crate) line: usize,
    pub(crate) name: String,
    /// The text of its doc comment.
    pub(crate) doc: String,
}

/// The tests in a file's text.
///
/// Reads lines, not Rust: our sources are formatted, and a test is a doc
/// comment, attributes and a `fn` on lines of their own.
pub(crate) fn tests_in(file: &Path, text: &str) -> Vec<Test> {
    let mut tests = Vec::new();
    let mut doc = String::new();
    let mut is_test = false;
    let mut in_attribute = false;
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        if let Some(words) = line.strip_prefix("///") {
            doc.push_str(words);
            doc.push('\n');
        } else if in_attribute || line.starts_with("#[") {
            is_test |= line == "#[test]";
            in_attribute = !line.ends_with(']');
        } else if !line.is_empty() && !line.starts_with("//") {
            let name = function_name(line).filter(|_| is_test);
            tests.extend(name.map(|name| Test {
                file: file.to_owned(),
                line: number,
                name: name.to_owned(),
                doc: doc.clone(),
            }));
            doc.clear();
            is_test = false;
        }
    }
    tests
}

/// The name in `fn name(…) {`.
fn function_name(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("fn ")?;
    let name = rest
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .next()?;
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
/// CW-OBJ-01: not a test.
fn helper() {}

mod tests {
    /// CW-OBJ-02: with more
    /// than one line, CW-R01.
    #[test]
    fn first() {
        // CW-OBJ-03: a comment inside.
    }

    #[test]
    fn second() {}

    /// CW-OBJ-04
    // a remark
    #[cfg_attr(
        miri,
        cfg(any())
    )]
    #[test]
    #[should_panic]
    pub async fn third() {}
}
";

    #[test]
    fn tests_come_with_their_doc_comments() {
        let tests = tests_in(Path::new("a.rs"), SOURCE);
        let found: Vec<_> = tests
            .iter()
            .map(|test| (test.line, test.name.as_str(), test.doc.as_str()))
            .collect();
        let first = " CW-OBJ-02: with more\n than one line, CW-R01.\n";
        assert_eq!(
            found,
            [
                (8, "first", first),
                (13, "second", ""),
                (23, "third", " CW-OBJ-04\n")
            ]
        );
    }
}
