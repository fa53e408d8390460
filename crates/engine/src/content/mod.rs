//! Loading the facts of games from TOML.
//!
//! Facts are built into the program. An owner of a boxed game may bring a
//! directory of their own files, which replace built-in ones of the same
//! name. Errors name the file, the line and the field.

mod hash;
mod named;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde_path_to_error::Segment;

pub use self::hash::{ContentHash, NotAHash};
pub use self::named::{all_named, in_order, named, named_too};
/// A fact that remembers where in its file it stands.
pub use toml::Spanned;

/// What is wrong with facts.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ContentError {
    /// A file says something that cannot be.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// A file or directory cannot be read.
    #[error("{}: {why}; check that it is there, may be read and is UTF-8", path.display())]
    Unreadable {
        /// What was to be read.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// A file that replaces nothing.
    #[error(
        "{}: no game has such a file; remove it or name it as one of: {}",
        path.display(),
        known.join(", ")
    )]
    Stray {
        /// The file.
        path: PathBuf,
        /// The files that can be replaced.
        known: Vec<String>,
    },
    /// Code asked for a file that is not among these.
    #[error("there is no content file `{name}`; there are: {}", known.join(", "))]
    NoFile {
        /// The name asked for.
        name: String,
        /// The files that there are.
        known: Vec<String>,
    },
    /// The facts cannot be put into the form that is hashed.
    #[error("the content cannot be hashed: {why}")]
    Unhashable {
        /// What stands in the way.
        why: String,
    },
}

/// One mistake in a file, and where it is.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct Fault {
    /// The file, by its path when it is the user's.
    pub file: String,
    /// The line, from one, where it is known.
    pub line: Option<usize>,
    /// The path of the field, such as `goods[2].price`; empty for the file.
    pub field: String,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        if !self.field.is_empty() {
            write!(f, ": {}", self.field)?;
        }
        write!(f, ": {}", self.why)
    }
}

/// A set of content files, by name such as `bazaar/goods.toml`.
#[derive(Debug, Clone, Default)]
pub struct Files(BTreeMap<String, File>);

#[derive(Debug, Clone)]
struct File {
    text: Cow<'static, str>,
    /// Where it was read from, unless it is built in.
    path: Option<PathBuf>,
}

impl Files {
    /// Files that are built into the program, as pairs of name and text.
    #[must_use]
    pub fn embedded(files: &[(&'static str, &'static str)]) -> Self {
        let built_in = |&(name, text): &(&'static str, &'static str)| {
            let text = Cow::Borrowed(text);
            (name.to_owned(), File { text, path: None })
        };
        Self(files.iter().map(built_in).collect())
    }

    /// These files, with those of the user's directory in place of built-in
    /// ones of the same name.
    ///
    /// Folders of other games and hidden files are left alone.
    ///
    /// # Errors
    /// When `dir` cannot be read, or holds a file for one of these games that
    /// replaces nothing.
    pub fn overlay(mut self, dir: &Path) -> Result<Self, ContentError> {
        // Even if no game of ours is in it, a wrong path must not pass.
        list(dir)?;
        let games: BTreeSet<_> = self.0.keys().filter_map(|name| game(name)).collect();
        let folders: Vec<_> = games.into_iter().map(|game| dir.join(game)).collect();
        for folder in folders.iter().filter(|folder| folder.exists()) {
            for path in files_under(folder)? {
                self.replace(dir, path)?;
            }
        }
        Ok(self)
    }

    fn replace(&mut self, dir: &Path, path: PathBuf) -> Result<(), ContentError> {
        let name = name_under(dir, &path);
        let Some(file) = self.0.get_mut(&name) else {
            let known = self.known();
            return Err(ContentError::Stray { path, known });
        };
        file.text = Cow::Owned(fs::read_to_string(&path).map_err(unreadable(&path))?);
        file.path = Some(path);
        Ok(())
    }

    /// Files that were kept elsewhere, by name and text.
    #[must_use]
    pub fn kept(files: impl IntoIterator<Item = (String, String)>) -> Self {
        let kept = |(name, text)| {
            let text = Cow::Owned(text);
            (name, File { text, path: None })
        };
        Self(files.into_iter().map(kept).collect())
    }

    /// All files, by name and text: what a store keeps.
    pub fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, file)| (name.as_str(), &*file.text))
    }

    /// The files that the user has replaced, with their paths.
    pub fn replaced(&self) -> impl Iterator<Item = (&str, &Path)> {
        self.0
            .iter()
            .filter_map(|(name, file)| Some((name.as_str(), file.path.as_deref()?)))
    }

    /// The facts of one file.
    ///
    /// # Errors
    /// When there is no such file, or it does not hold a `T`.
    pub fn parse<T: DeserializeOwned>(&self, name: &str) -> Result<T, ContentError> {
        let file = self.get(name)?;
        let facts = toml::Deserializer::parse(&file.text)
            .map_err(|error| file.toml_fault(name, String::new(), &error))?;
        serde_path_to_error::deserialize(facts).map_err(|error| {
            file.toml_fault(name, field(error.path()), error.inner())
                .into()
        })
    }

    /// A mistake that only the game can see, for facts read as
    /// [`toml::Spanned`].
    #[must_use]
    pub fn fault(
        &self,
        name: &str,
        span: Range<usize>,
        field: impl Into<String>,
        why: impl Into<String>,
    ) -> ContentError {
        match self.get(name) {
            Ok(file) => file
                .fault(name, Some(span), field.into(), why.into())
                .into(),
            Err(error) => error,
        }
    }

    /// What identifies these facts: comments and layout do not matter.
    ///
    /// # Errors
    /// When a file is not TOML.
    pub fn hash(&self) -> Result<ContentHash, ContentError> {
        let tables = self
            .0
            .keys()
            .map(|name| Ok((name.as_str(), self.parse::<toml::Value>(name)?)))
            .collect::<Result<BTreeMap<_, _>, ContentError>>()?;
        ContentHash::of(&tables).map_err(|error| ContentError::Unhashable {
            why: error.to_string(),
        })
    }

    fn get(&self, name: &str) -> Result<&File, ContentError> {
        self.0.get(name).ok_or_else(|| ContentError::NoFile {
            name: name.to_owned(),
            known: self.known(),
        })
    }

    fn known(&self) -> Vec<String> {
        self.0.keys().cloned().collect()
    }
}

impl File {
    fn toml_fault(&self, name: &str, field: String, error: &toml::de::Error) -> Fault {
        // One line each, so that lists of errors stay readable.
        let why = error.message().replace('\n', "; ");
        self.fault(name, error.span(), field, why)
    }

    fn fault(&self, name: &str, span: Option<Range<usize>>, field: String, why: String) -> Fault {
        Fault {
            file: match &self.path {
                Some(path) => path.display().to_string(),
                None => name.to_owned(),
            },
            line: span.map(|span| self.line_at(span.start)),
            field,
            why,
        }
    }

    fn line_at(&self, offset: usize) -> usize {
        let before = self.text.bytes().take(offset);
        1 + before.filter(|byte| *byte == b'\n').count()
    }
}

/// The path of a field, without the steps that [`toml::Spanned`] adds.
fn field(path: &serde_path_to_error::Path) -> String {
    let mut text = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => text += &format!("[{index}]"),
            Segment::Map { key: step } | Segment::Enum { variant: step } => {
                if step.starts_with("$__serde_spanned") {
                    continue;
                }
                if !text.is_empty() {
                    text.push('.');
                }
                text += step;
            }
            Segment::Unknown => text.push('?'),
        }
    }
    text
}

fn game(name: &str) -> Option<&str> {
    Some(name.split_once('/')?.0)
}

fn is_hidden(path: &Path) -> bool {
    path.file_name()
        .is_some_and(|name| name.as_encoded_bytes().starts_with(b"."))
}

/// The name of a file of the user's directory, with `/` on every system.
fn name_under(dir: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(dir).unwrap_or(path);
    let steps: Vec<_> = inside.iter().map(|step| step.to_string_lossy()).collect();
    steps.join("/")
}

fn unreadable(path: &Path) -> impl Fn(std::io::Error) -> ContentError {
    |error| ContentError::Unreadable {
        path: path.to_owned(),
        why: error.to_string(),
    }
}

/// What a directory holds, sorted, without hidden files.
fn list(dir: &Path) -> Result<Vec<PathBuf>, ContentError> {
    let mut paths: Vec<_> = fs::read_dir(dir)
        .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect())
        .map_err(unreadable(dir))?;
    paths.retain(|path| !is_hidden(path));
    paths.sort();
    Ok(paths)
}

/// Every file under `path`, or `path` itself where it is a file.
fn files_under(path: &Path) -> Result<Vec<PathBuf>, ContentError> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut files = Vec::new();
    for inner in list(path)? {
        files.extend(files_under(&inner)?);
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use toml::Spanned;

    const GOODS: &str = "\
# Wares of the market.
[[goods]]
id = \"silk\"
price = 3

[[goods]]
id = \"salt\"
price = 1
";
    const RULES: &str = "rounds = 5\n";

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Market {
        goods: Vec<Good>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Good {
        id: String,
        price: Spanned<u8>,
    }

    fn files() -> Files {
        Files::embedded(&[("bazaar/goods.toml", GOODS), ("bazaar/rules.toml", RULES)])
    }

    /// A file of the market, changed.
    fn goods(from: &str, to: &str) -> Files {
        let text = GOODS.replace(from, to);
        assert_ne!(text, GOODS);
        let mut files = files();
        let file = files.0.get_mut("bazaar/goods.toml").expect("embedded");
        file.text = Cow::Owned(text);
        files
    }

    fn error(files: &Files) -> String {
        let error = files.parse::<Market>("bazaar/goods.toml");
        error.expect_err("a mistake").to_string()
    }

    /// A directory with these files.
    fn dir(files: &[(&str, &str)]) -> tempfile::TempDir {
        let dir = tempfile::tempdir().expect("a directory");
        for (name, text) in files {
            let path = dir.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("created");
            fs::write(path, text).expect("written");
        }
        dir
    }

    #[test]
    fn facts_are_read() {
        let market: Market = files().parse("bazaar/goods.toml").expect("sound facts");
        assert_eq!(market.goods[1].id, "salt");
        assert_eq!(*market.goods[0].price.get_ref(), 3);
    }

    #[test]
    fn faults_name_file_line_and_field() {
        for (from, to, expected) in [
            (
                "price = 1",
                "price = \"x\"",
                "bazaar/goods.toml:8: goods[1].price: invalid type: string \"x\", expected u8",
            ),
            (
                "price = 1",
                "price = 300",
                "bazaar/goods.toml:8: goods[1].price: invalid value: integer `300`, expected u8",
            ),
            (
                "price = 3",
                "price = 3\ncolour = 1",
                "bazaar/goods.toml:5: goods[0].colour: unknown field `colour`, expected `id` or `price`",
            ),
            (
                "id = \"salt\"\n",
                "",
                "bazaar/goods.toml:6: goods[1]: missing field `id`",
            ),
        ] {
            assert_eq!(error(&goods(from, to)), expected);
        }
    }

    #[test]
    fn corrupt_files_name_the_line() {
        let message = error(&goods("price = 3", "price = = 3"));
        assert!(message.starts_with("bazaar/goods.toml:4: "), "{message}");
        assert_eq!(message.lines().count(), 1, "{message}");
    }

    #[test]
    fn games_report_their_own_faults_at_the_place() {
        let files = files();
        let market: Market = files.parse("bazaar/goods.toml").expect("sound facts");
        let span = market.goods[1].price.span();
        let fault = files.fault("bazaar/goods.toml", span, "goods[1].price", "too cheap");
        assert_eq!(
            fault.to_string(),
            "bazaar/goods.toml:8: goods[1].price: too cheap"
        );
    }

    #[test]
    fn a_file_that_is_not_there_is_named_with_those_that_are() {
        let error = files().parse::<Market>("bazaar/good.toml");
        assert_eq!(
            error.expect_err("no such file").to_string(),
            "there is no content file `bazaar/good.toml`; \
             there are: bazaar/goods.toml, bazaar/rules.toml"
        );
    }

    #[test]
    fn the_users_files_replace_ours() {
        let dir = dir(&[
            ("bazaar/rules.toml", "rounds = 7"),
            ("bazaar/.rules.toml.swp", "junk"),
            ("chess/pieces.toml", "not = ours"),
        ]);
        let files = files().overlay(dir.path()).expect("sound overlay");
        let rules: toml::Table = files.parse("bazaar/rules.toml").expect("sound facts");
        assert_eq!(rules["rounds"].as_integer(), Some(7));
        let path = dir.path().join("bazaar/rules.toml");
        let replaced: Vec<_> = files.replaced().collect();
        assert_eq!(replaced, [("bazaar/rules.toml", path.as_path())]);
    }

    #[test]
    fn faults_in_the_users_files_name_their_path() {
        let dir = dir(&[("bazaar/goods.toml", "\ngoods = 1")]);
        let files = files().overlay(dir.path()).expect("readable");
        let path = dir.path().join("bazaar/goods.toml");
        let expected = format!("{}:2: goods: invalid type", path.display());
        assert!(error(&files).starts_with(&expected), "{}", error(&files));
    }

    #[test]
    fn files_that_replace_nothing_are_refused() {
        for name in ["bazaar/good.toml", "bazaar/old/goods.toml"] {
            let dir = dir(&[(name, "")]);
            let error = files().overlay(dir.path()).expect_err("stray");
            let ContentError::Stray { path, known } = &error else {
                panic!("{error}");
            };
            assert_eq!(path, &dir.path().join(name));
            assert_eq!(known, &["bazaar/goods.toml", "bazaar/rules.toml"]);
            assert!(error.to_string().contains("bazaar/goods.toml, "));
        }
    }

    #[test]
    fn a_directory_that_is_not_there_is_named() {
        let error = files().overlay(Path::new("no/such/dir"));
        let message = error.expect_err("no directory").to_string();
        assert!(message.starts_with("no/such/dir: "), "{message}");
    }

    #[test]
    fn the_hash_is_of_facts_alone() {
        let hash = |files: &Files| files.hash().expect("sound files");
        let ours = hash(&files());
        assert_eq!(ours, hash(&goods("# Wares of the market.", "\n# Other.\n")));
        assert_eq!(ours, hash(&goods("price = 3", "price   =   0x3 # cheap")));
        assert_eq!(
            ours,
            hash(&goods("id = \"silk\"\nprice = 3", "price = 3\nid = 'silk'"))
        );
        assert_ne!(ours, hash(&goods("price = 3", "price = 4")));
        assert_ne!(ours, hash(&goods("silk", "Silk")));
        let dir = dir(&[("bazaar/rules.toml", "rounds = 7")]);
        assert_ne!(ours, hash(&files().overlay(dir.path()).expect("sound")));
        assert!(goods("price = 3", "price =").hash().is_err());
    }

    #[test]
    fn the_hash_is_pinned() {
        let files = Files::embedded(&[("a/b.toml", "y = [1, true]\nx = 'é'\n")]);
        let expected =
            <sha2::Sha256 as sha2::Digest>::digest(r#"{"a/b.toml":{"x":"é","y":[1,true]}}"#);
        assert_eq!(files.hash(), Ok(ContentHash(expected.into())));
    }
}
