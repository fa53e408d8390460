//! Speaking to whoever reads, in their language.

use super::{Lang, Names, Person, Words};
use crate::label::Label;
use crate::text::Text;

/// All messages, the language they are said in, and the names of the players.
#[derive(Debug, Clone, Copy)]
pub struct Voice<'a> {
    words: &'a Words,
    /// The language spoken.
    pub lang: Lang,
    names: Names<'a>,
}

impl<'a> Voice<'a> {
    /// These words, in this language, where nobody has a name.
    #[must_use]
    pub const fn new(words: &'a Words, lang: Lang) -> Self {
        Self {
            words,
            lang,
            names: Names::NONE,
        }
    }

    /// The same voice, at a table where players have names.
    #[must_use]
    pub const fn with_names(self, names: &'a [String]) -> Self {
        Self {
            names: Names(names),
            ..self
        }
    }

    /// The same voice in another language.
    #[must_use]
    pub const fn speaking(self, lang: Lang) -> Self {
        Self { lang, ..self }
    }

    /// A message as a sentence.
    #[must_use]
    pub fn say(&self, text: &Text) -> String {
        self.words.say(self.lang, text, &self.names)
    }

    /// What was done, as a sentence, to who did it or to others.
    #[must_use]
    pub fn say_in(&self, text: &Text, person: Person) -> String {
        self.words.say_in(self.lang, text, &self.names, person)
    }

    /// A message as it stands, to go inside something else.
    #[must_use]
    pub fn phrase(&self, text: &Text) -> String {
        self.words.phrase(self.lang, text, &self.names)
    }

    /// What a choice changes, in figures.
    #[must_use]
    pub fn changes(&self, label: &Label) -> Option<String> {
        self.words.changes(self.lang, label)
    }

    /// A choice in one line: what will happen, and what changes.
    #[must_use]
    pub fn label(&self, label: &Label) -> String {
        let text = self.say(&label.text);
        match self.changes(label) {
            Some(changes) => format!("{text} ({changes})"),
            None => text,
        }
    }

    /// A message without arguments, as it stands.
    #[must_use]
    pub fn tell(&self, key: &'static str) -> String {
        self.phrase(&Text::new(key))
    }

    /// The message of a key that is only known at run time, if there is one.
    #[must_use]
    pub fn named(&self, key: &str) -> Option<String> {
        let known = self.words.has(self.lang, key);
        known.then(|| self.words.plain(self.lang, key))
    }
}
