//! Speaking to the person at the terminal, in their language.

use std::env;

use engine::i18n::{Lang, Names, Words};
use engine::{Label, Text};

/// All messages, and the language they are said in.
#[derive(Clone, Copy)]
pub(crate) struct Voice<'a> {
    words: &'a Words,
    /// The language spoken.
    pub(crate) lang: Lang,
}

impl<'a> Voice<'a> {
    /// These words, in this language.
    pub(crate) const fn new(words: &'a Words, lang: Lang) -> Self {
        Self { words, lang }
    }

    /// A message as a sentence. The terminal's own begin as they should
    /// stand: some with a file's name, an option or someone's input.
    pub(crate) fn say(self, text: &Text) -> String {
        if text.key.starts_with("cli-") {
            self.words.phrase(self.lang, text, &Names::NONE)
        } else {
            self.words.say(self.lang, text, &Names::NONE)
        }
    }

    /// A choice in one line: what will happen, and what changes.
    pub(crate) fn label(self, label: &Label) -> String {
        let text = self.say(&label.text);
        match self.words.changes(self.lang, label) {
            Some(changes) => format!("{text} ({changes})"),
            None => text,
        }
    }

    /// A message without arguments, as a sentence.
    pub(crate) fn tell(self, key: &'static str) -> String {
        self.say(&Text::new(key))
    }

    /// A message as it stands, to go inside something else.
    pub(crate) fn phrase(self, key: &'static str) -> String {
        self.words.phrase(self.lang, &Text::new(key), &Names::NONE)
    }

    /// The message of a key that is only known at run time; the key itself
    /// when there is none.
    pub(crate) fn named(self, key: &str) -> String {
        if self.words.has(self.lang, key) {
            self.words.plain(self.lang, key)
        } else {
            key.to_owned()
        }
    }

    /// The same words in the other language.
    pub(crate) const fn other(self) -> Self {
        let lang = match self.lang {
            Lang::It => Lang::En,
            Lang::En => Lang::It,
        };
        Self { lang, ..self }
    }
}

/// The language that the environment asks for.
pub(crate) fn lang_of_environment() -> Lang {
    // The first that is set decides, as everywhere else on the system.
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty());
    match asked {
        Some(locale) if locale.starts_with("it") => Lang::It,
        _ => Lang::En,
    }
}
