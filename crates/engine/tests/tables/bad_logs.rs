//! A log from anywhere is read or refused, and never does harm.

use engine::Seed;
use engine::log::{Log, LogFault, Signer, signed_by};
use proptest::prelude::*;
use proptest::sample::{Index, select};

fn sample() -> String {
    let seed = Seed::from_word("bad logs");
    let content = "0".repeat(64);
    format!(
        "orrery log 1\ngame toy\nrules 3\ncontent {content}\noptions a=1 b=yes\nseats 2\n\
         pace strict\nseed-hash {}\n\ns1 draw #00112233\n\
         s2 ~offer 1 s1 ruby - a word of honour #00112234\ns1 ~accept 1 s2 #00112235\n\
         s2 ~public-offer 2 s1 - - #00112236\ns1 ~decline 2 s2 #00112237\n\
         s2 ~waive toy-window #00112238\n\
         ! rules 4 content {content} after 3 #00112239\nend most-points\nseed {}\n",
        seed.commitment(),
        seed.reveal()
    )
}

fn signed() -> String {
    Signer::from_secret(&[7; 32]).signed(sample())
}

/// How many cases: many more at night.
fn cases(usual: u32) -> ProptestConfig {
    let nightly = std::env::var_os("ORRERY_NIGHTLY").is_some();
    ProptestConfig {
        cases: if nightly { 200 * usual } else { usual },
        // What fails is printed, and becomes a test by its name.
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// What happens to a file on its way.
#[derive(Debug, Clone)]
enum Harm {
    /// The rest is lost.
    Cut(Index),
    /// A line is lost.
    Lose(Index),
    /// A line comes twice.
    Double(Index),
    /// Two lines change places.
    Swap(Index, Index),
    /// This stands in place of a word.
    Word(Index, &'static str),
    /// This stands between two letters.
    Between(Index, &'static str),
    /// The ends of lines are those of another system.
    Carried,
}

/// Words that are nearly what a log has, and some that are far from it.
const WORDS: &[&str] = &[
    "0",
    "00",
    "01",
    "+1",
    "-1",
    "1.0",
    "٣",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999999999999",
    "s0",
    "s1",
    "s2",
    "s3",
    "s8",
    "s9",
    "S1",
    "s01",
    "~offer",
    "~accept",
    "~waive",
    "~",
    "!",
    "#",
    "#00112233",
    "#0011223",
    "#0011223G",
    "seed",
    "end",
    "signed",
    "after",
    "rules",
    "\t",
    "\u{0}",
    "\u{7f}",
    "\u{85}",
    "\u{2028}",
    "\u{202e}",
    "\u{feff}",
    "é",
    "\n",
    "\r",
    "\r\n",
    " ",
    "  ",
    "",
];

fn harm() -> impl Strategy<Value = Harm> {
    let place = any::<Index>;
    prop_oneof![
        place().prop_map(Harm::Cut),
        place().prop_map(Harm::Lose),
        place().prop_map(Harm::Double),
        (place(), place()).prop_map(|(a, b)| Harm::Swap(a, b)),
        (place(), select(WORDS)).prop_map(|(at, word)| Harm::Word(at, word)),
        (place(), select(WORDS)).prop_map(|(at, word)| Harm::Between(at, word)),
        Just(Harm::Carried),
    ]
}

fn done(text: &str, harm: &Harm) -> String {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let letters: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    if letters.is_empty() {
        return String::new();
    }
    match harm {
        Harm::Cut(at) => text[..*at.get(&letters)].to_owned(),
        Harm::Lose(at) => {
            let lost = at.index(lines.len());
            let left = lines.iter().enumerate().filter(|(line, _)| *line != lost);
            left.map(|(_, line)| *line).collect()
        }
        Harm::Double(at) => {
            let mut lines = lines.clone();
            let twice = at.index(lines.len());
            lines.insert(twice, lines[twice]);
            lines.concat()
        }
        Harm::Swap(a, b) => {
            let mut lines = lines.clone();
            let places = (a.index(lines.len()), b.index(lines.len()));
            lines.swap(places.0, places.1);
            lines.concat()
        }
        Harm::Word(at, word) => {
            let mut words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
            let place = at.index(words.len());
            let old = words[place];
            let end = &old[old.trim_end_matches([' ', '\n']).len()..];
            let new = format!("{word}{end}");
            words[place] = &new;
            words.concat()
        }
        Harm::Between(at, word) => {
            let (before, after) = text.split_at(*at.get(&letters));
            format!("{before}{word}{after}")
        }
        Harm::Carried => text.replace('\n', "\r\n"),
    }
}

/// The text as a program would write it that keeps it: editors may end lines
/// otherwise, and take away what stands at the end of one.
fn kept(text: &str) -> String {
    text.replace("\r\n", "\n")
        .replacen("\noptions\n", "\noptions \n", 1)
}

proptest! {
    #![proptest_config(cases(256))]

    /// Whatever is read is written back the same; the rest is refused.
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        prop_assert!(text.parse::<Log>().is_err());
        let _ = Log::salvage(&text);
        let _ = signed_by(&text);
    }

    #[test]
    fn a_damaged_log_is_refused_or_still_means_what_it_says(
        harms in prop::collection::vec(harm(), 1..4),
        signs in any::<bool>(),
    ) {
        let whole = if signs { signed() } else { sample() };
        let damaged = harms.iter().fold(whole, |text, harm| done(&text, harm));
        match damaged.parse::<Log>() {
            Ok(log) => {
                prop_assert_eq!(log.to_string(), kept(&damaged));
                let signer = log.signed.map(|signed| signed.key);
                prop_assert_eq!(signed_by(&damaged), Ok(signer));
            }
            Err(error) => {
                let lines = damaged.lines().count();
                prop_assert!((1..=lines.max(8) + 1).contains(&error.line), "{}", error);
                let told = error.fault != LogFault::NotALog || error.line == 1;
                prop_assert!(told, "{}", error);
            }
        }
        let _ = Log::salvage(&damaged);
    }

    #[test]
    fn a_log_cut_anywhere_can_be_salvaged_up_to_its_last_whole_line(at in any::<Index>()) {
        for text in [sample(), signed()] {
            let cut = &text[..at.index(text.len() + 1)];
            if let Ok((log, _)) = Log::salvage(cut) {
                prop_assert!(text.starts_with(&log.to_string()));
            }
        }
    }
}

/// What would take for ever if anything were looked at again for each line, or
/// each letter of one.
#[test]
fn a_long_log_is_read_once() {
    const LONG: usize = 2_000_000;
    let (before, _) = sample().split_once("s1 draw").map_or_else(
        || unreachable!("the sample has a first choice"),
        |(before, after)| (before.to_owned(), after.to_owned()),
    );
    for part in [
        "s1 draw #00112233\n",
        "! rules 4 content 0 after 0 #00112233\n",
        "s1 ~offer 1 s2 - - - - - - #00112233\n",
        "signed\n",
        "signe d\n",
        " #",
        "\r",
        "s1 ",
        "\n",
    ] {
        let mut text = format!("{before}{}", part.repeat(LONG / part.len()));
        if !text.ends_with('\n') {
            text.push('\n');
        }
        let read = text.parse::<Log>();
        let whole = ["s1 draw #", "s1 ~offer"].contains(&&part[..part.len().min(9)]);
        assert_eq!(read.is_ok(), whole, "{part}");
        let _ = (Log::salvage(&text), signed_by(&text));
    }
}
