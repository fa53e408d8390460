//! Words without a language: a message key and its arguments.
//!
//! Rules never write prose. They name a message and say what goes into it;
//! [`crate::i18n`] turns that into Italian or English for whoever reads.

use serde::{Deserialize, Serialize};

use crate::i18n::Lang;
use crate::noun::Noun;
use crate::seat::Seat;

/// The id of a rule in a ledger of `docs/rules/`, such as `CW-OBJ-04`.
pub type RuleId = &'static str;

/// One message: a Fluent key and what it speaks about.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct Text {
    /// The Fluent message id.
    pub key: &'static str,
    /// Its variables.
    pub args: Vec<(&'static str, Arg)>,
}

/// What a message can speak about.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub enum Arg {
    /// A number; selects plurals.
    Number(i64),
    /// A player, by the name the reader knows them under.
    Seat(Seat),
    /// A component with its grammar. Boxed: rare, and larger than the rest.
    Noun(Box<Noun>),
    /// Words that a content file brings in every language.
    Phrase(Box<Phrase>),
    /// A message inside a message.
    Text(Box<Text>),
    /// A word as it stands, the same in every language.
    Plain(String),
}

/// Words of a content file, such as the text on a card, in every language.
///
/// ```toml
/// text = { en = "Draw a card.", it = "Pesca una carta." }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    en: String,
    it: String,
}

impl Phrase {
    /// The words in one language.
    #[must_use]
    pub fn say(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::It => &self.it,
        }
    }
}

impl Text {
    /// A message without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    /// This message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<&Noun> for Arg {
    fn from(noun: &Noun) -> Self {
        Self::Noun(Box::new(noun.clone()))
    }
}

impl From<&Phrase> for Arg {
    fn from(phrase: &Phrase) -> Self {
        Self::Phrase(Box::new(phrase.clone()))
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Self::Text(Box::new(text))
    }
}

impl From<String> for Arg {
    fn from(plain: String) -> Self {
        Self::Plain(plain)
    }
}

impl From<&str> for Arg {
    fn from(plain: &str) -> Self {
        Self::Plain(plain.to_owned())
    }
}

/// Numbers of every size the rules use.
macro_rules! number_args {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}
number_args!(i64, i32, i16, i8, u32, u16, u8);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
