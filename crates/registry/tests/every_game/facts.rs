//! Facts that somebody has changed are read, or refused with the place that is
//! wrong.

use engine::content::{ContentError, Files};
use engine::registry::Registry;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// What happens to a file at the hands of its owner.
#[derive(Debug, Clone)]
enum Harm {
    Cut(Index),
    Lose(Index),
    Double(Index),
    Swap(Index, Index),
    /// Something else stands where a value was.
    Value(Index, &'static str),
    /// This stands between two letters.
    Between(Index, &'static str),
}

const WORDS: &[&str] = &[
    "0",
    "1",
    "-1",
    "255",
    "256",
    "65536",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "1e308",
    "nan",
    "\"\"",
    "\"x\"",
    "[]",
    "{}",
    "true",
    "'''",
    "[[a]]",
    "\u{0}",
    "\u{7}",
    "\u{2028}",
    "\r",
    "=",
    "#",
    "a.b.c = 1\n",
    "1979-05-27",
    "\\",
];

fn harm() -> impl Strategy<Value = Harm> {
    let place = any::<Index>;
    prop_oneof![
        1 => place().prop_map(Harm::Cut),
        1 => place().prop_map(Harm::Lose),
        1 => place().prop_map(Harm::Double),
        1 => (place(), place()).prop_map(|(a, b)| Harm::Swap(a, b)),
        4 => (place(), select(WORDS)).prop_map(|(at, word)| Harm::Value(at, word)),
        1 => (place(), select(WORDS)).prop_map(|(at, word)| Harm::Between(at, word)),
    ]
}

fn done(text: &str, harm: &Harm) -> String {
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    let letters: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    if letters.is_empty() {
        return String::new();
    }
    let count = lines.len();
    match harm {
        Harm::Cut(at) => return text[..*at.get(&letters)].to_owned(),
        Harm::Lose(at) => {
            lines.remove(at.index(count));
        }
        Harm::Double(at) => lines.insert(at.index(count), lines[at.index(count)].clone()),
        Harm::Swap(a, b) => lines.swap(a.index(count), b.index(count)),
        Harm::Value(at, word) => {
            let values = (0..count).filter(|line| lines[*line].contains(" = "));
            let values = Vec::from_iter(values);
            if values.is_empty() {
                return text.to_owned();
            }
            let line = &mut lines[*at.get(&values)];
            let (name, _) = line.split_once(" = ").unwrap();
            *line = format!("{name} = {word}\n");
        }
        Harm::Between(at, word) => {
            let (before, after) = text.split_at(*at.get(&letters));
            return format!("{before}{word}{after}");
        }
    }
    lines.concat()
}

/// How many cases: many more at night.
fn cases(usual: u32) -> ProptestConfig {
    let nightly = std::env::var_os("ORRERY_NIGHTLY").is_some();
    ProptestConfig {
        cases: if nightly { 50 * usual } else { usual },
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn games() -> Registry {
    registry::load(None).unwrap()
}

/// The facts of a game, one file of them harmed.
fn harmed(games: &Registry, (game, file): (Index, Index), harms: &[Harm]) -> (String, Files) {
    let ids: Vec<&str> = games.games().map(|game| game.info().id).collect();
    let id = *game.get(&ids);
    let own = games.game(id).unwrap().files().texts();
    let mut texts: Vec<(String, String)> = own
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .collect();
    let file = file.index(texts.len());
    let text = harms
        .iter()
        .fold(texts[file].1.clone(), |text, harm| done(&text, harm));
    texts[file].1 = text;
    (id.to_owned(), Files::kept(texts))
}

/// Does an error say where to look?
fn is_placed(error: &ContentError) -> bool {
    match error {
        ContentError::Fault(fault) => fault.line.is_some() || !fault.field.is_empty(),
        ContentError::Unreadable { .. } | ContentError::Stray { .. } => true,
        ContentError::NoFile { .. } | ContentError::Unhashable { .. } => false,
    }
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn changed_facts_are_read_or_refused_where_they_are_wrong(
        which in any::<(Index, Index)>(),
        harms in prop::collection::vec(harm(), 1..3),
    ) {
        let mut games = games();
        let (id, files) = harmed(&games, which, &harms);
        if let Err(error) = games.game_mut(&id).unwrap().learn(&files) {
            prop_assert!(is_placed(&error), "{}", error);
        }
    }
}

/// Every file that is no text at all, too deep or too wide.
#[test]
fn files_that_are_none_are_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let many = 50_000;
    for (name, bytes) in [
        ("goods.toml", b"goods = \"\xff\xfe\"".to_vec()),
        ("goods.toml", vec![0; 1000]),
        ("goods.toml", vec![b'['; many]),
        (
            "goods.toml",
            b"a = ".iter().copied().chain(vec![b'['; many]).collect(),
        ),
        (
            "goods.toml",
            b"a = ".iter().copied().chain(b"{a=".repeat(many)).collect(),
        ),
        (
            "goods.toml",
            b"a.".repeat(many).into_iter().chain(*b"b = 1\n").collect(),
        ),
        ("goods.toml", b"[a.b]\n".repeat(many)),
        ("goods.toml", b"a = 1\n".repeat(many)),
        ("more.toml", b"a = 1\n".to_vec()),
    ] {
        let own = folder.path().join("bazaar");
        let _ = std::fs::remove_dir_all(&own);
        std::fs::create_dir(&own).unwrap();
        std::fs::write(own.join(name), bytes).unwrap();
        let error = registry::load(Some(folder.path()))
            .map(|_| ())
            .unwrap_err()
            .to_string();
        assert!(error.contains(name), "{error}");
    }
}
