//! What was searched for.

use engine::i18n::Lang;
use engine::ledger::{Entry, Ledger};

/// Words that must all occur, in any case of letters.
pub(super) struct Sought(Vec<String>);

impl Sought {
    pub(super) fn new(query: &str) -> Self {
        let words = query.split_whitespace();
        Self(words.map(str::to_lowercase).collect())
    }

    /// Nothing in particular: everything is found.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Do all the words occur in this text, which is in lower case?
    pub(super) fn is_in(&self, text: &str) -> bool {
        self.0.iter().all(|word| text.contains(word))
    }

    /// The words, in lower case.
    pub(super) fn words(&self) -> &[String] {
        &self.0
    }
}

/// Which rules are wanted.
pub struct Filter(Wanted);

enum Wanted {
    /// These ids, and the rulings on them.
    Ids(Vec<String>),
    /// All of these words.
    Words(Sought),
}

impl Filter {
    /// Reads a query: ids of rules, or words.
    #[must_use]
    pub fn new(ledgers: &[Ledger], query: &str) -> Self {
        let sought = Sought::new(query);
        let id = |word: &String| {
            let entries = || ledgers.iter().flat_map(Ledger::entries);
            entries().find(|entry| entry.id.eq_ignore_ascii_case(word))
        };
        let ids: Option<Vec<_>> = sought.words().iter().map(id).collect();
        Self(match ids {
            Some(ids) if !sought.is_empty() => {
                Wanted::Ids(ids.into_iter().map(|entry| entry.id.clone()).collect())
            }
            _ => Wanted::Words(sought),
        })
    }

    /// Is this one of them, for who reads this language?
    #[must_use]
    pub fn takes(&self, entry: &Entry, lang: Lang) -> bool {
        match &self.0 {
            Wanted::Ids(ids) => {
                ids.contains(&entry.id) || entry.on.iter().any(|on| ids.contains(on))
            }
            Wanted::Words(sought) => {
                let text = format!("{} {}", entry.id, entry.said(lang).1);
                sought.is_in(&text.to_lowercase())
            }
        }
    }
}
