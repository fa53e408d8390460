//! `orrery rules`: the rules ledgers, in words.

use std::io::Write;

use engine::Info;
use engine::i18n::Lang;
use engine::ledger::{Entry, Kind, Ledger, LedgerError};

use crate::app::App;
use crate::errors::CliError;

/// What can be asked of `orrery rules`.
#[derive(Debug, clap::Args)]
pub(crate) struct RulesArgs {
    /// The game's id
    game: String,
    /// The id of a rule, or words that it contains
    #[arg(value_name = "WORDS or ID")]
    words: Vec<String>,
}

/// Prints the rules that were asked for.
pub(crate) fn run(app: &App, args: &RulesArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let book = Rulebook::of(app.game(&args.game)?.info())?;
    let lang = app.voice().lang;
    let filter = Filter::new(&book, &args.words)?;
    let mut found = false;
    for ledger in &book.ledgers {
        for section in &ledger.sections {
            let entries = section.entries.iter();
            let wanted: Vec<_> = entries.filter(|entry| filter.takes(entry, lang)).collect();
            if wanted.is_empty() {
                continue;
            }
            writeln!(out, "{} · {}", ledger.title, section.titled(lang).1)?;
            for entry in wanted {
                writeln!(out, "  {}", in_words(entry, lang))?;
            }
            found = true;
        }
    }
    if found {
        Ok(())
    } else {
        Err(CliError::NoMatch(args.words.join(" ")))
    }
}

/// All rules of one game.
pub(crate) struct Rulebook {
    ledgers: Vec<Ledger>,
}

impl Rulebook {
    /// The ledgers of this game.
    pub(crate) fn of(info: &Info) -> Result<Self, LedgerError> {
        let ledgers = info.ledgers.iter();
        let ledgers = ledgers
            .map(|(file, text)| Ledger::parse(file, text))
            .collect::<Result<_, _>>()?;
        Ok(Self { ledgers })
    }

    /// The rule with this id, whatever the case of its letters.
    pub(crate) fn find(&self, id: &str) -> Option<&Entry> {
        self.ledgers
            .iter()
            .flat_map(Ledger::entries)
            .find(|entry| entry.id.eq_ignore_ascii_case(id))
    }

    /// The rule with this id and the rulings on it, in words.
    pub(crate) fn explain(&self, id: &str, lang: Lang) -> Option<Vec<String>> {
        let rule = self.find(id)?;
        let rulings = self
            .ledgers
            .iter()
            .flat_map(|ledger| ledger.rulings_on(&rule.id));
        let all = std::iter::once(rule).chain(rulings);
        Some(all.map(|entry| in_words(entry, lang)).collect())
    }

    /// Has this word the form of one of our ids?
    fn is_id(&self, word: &str) -> bool {
        let word = word.to_ascii_uppercase();
        self.ledgers
            .iter()
            .any(|ledger| Kind::of(&ledger.prefix, &word).is_some())
    }
}

/// Which rules are wanted.
enum Filter {
    /// Any of these ids.
    Ids(Vec<String>),
    /// All of these words, in lower case.
    Words(Vec<String>),
}

impl Filter {
    fn new(book: &Rulebook, words: &[String]) -> Result<Self, CliError> {
        if words.is_empty() || !words.iter().all(|word| book.is_id(word)) {
            let words = words.iter().map(|word| word.to_lowercase());
            return Ok(Self::Words(words.collect()));
        }
        let id = |word: &String| match book.find(word) {
            Some(entry) => Ok(entry.id.clone()),
            None => Err(CliError::NoRule(word.clone())),
        };
        Ok(Self::Ids(words.iter().map(id).collect::<Result<_, _>>()?))
    }

    fn takes(&self, entry: &Entry, lang: Lang) -> bool {
        match self {
            Self::Ids(ids) => ids.contains(&entry.id) || entry.on.iter().any(|on| ids.contains(on)),
            Self::Words(words) => {
                let text = in_words(entry, lang).to_lowercase();
                words.iter().all(|word| text.contains(word))
            }
        }
    }
}

/// A rule with its id.
fn in_words(entry: &Entry, lang: Lang) -> String {
    format!("{}  {}", entry.id, entry.said(lang).1)
}
