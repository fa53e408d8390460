//! What a host may choose before a game begins.
//!
//! A game describes its options as data ([`OptionSpec`], [`Preset`]); pages,
//! command line and logs are made from that. Chosen values are checked once,
//! here ([`OptionValues`]), and then become the game's own type
//! ([`GameOptions`]), which [`options!`](crate::options!) writes.

mod declare;
mod error;
mod values;

use std::fmt;

use crate::text::Text;

pub use declare::{Chosen, Words};
pub use error::OptionError;
pub use values::{OptionValue, OptionValues};

/// One thing that a host may choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OptionSpec {
    /// How it is written: a word without spaces, such as `open-prices`.
    pub key: &'static str,
    /// What it may be.
    pub kind: OptionKind,
    /// What it is when nobody chooses, as text.
    pub default: &'static str,
    /// The Fluent key of its name.
    pub label: &'static str,
    /// The Fluent key of what it does.
    pub help: &'static str,
    /// The Fluent key of the heading that it stands below; nothing for those
    /// that every host looks at.
    pub group: Option<&'static str>,
    /// What it counts for nothing without.
    pub needs: Option<Need>,
}

/// What an option needs: another one, at a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Need {
    /// Which.
    pub key: &'static str,
    /// What that has to be.
    pub value: &'static str,
}

/// As it is written on a command line.
impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.key, self.value)
    }
}

/// Options that go well together, under a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// How it is written: a word without spaces, such as `long-war`.
    pub name: &'static str,
    /// The Fluent key of its name.
    pub label: &'static str,
    /// The Fluent key of what it is for.
    pub help: &'static str,
    /// What it sets; the rest is as usual.
    pub values: &'static [(&'static str, &'static str)],
}

impl Preset {
    /// What this preset of a game sets, with what is chosen besides: a choice
    /// goes before the preset.
    ///
    /// # Errors
    /// When the game has no such preset.
    pub fn chosen(
        presets: &[Self],
        name: &str,
        besides: &[(String, String)],
    ) -> Result<Vec<(String, String)>, OptionError> {
        let unknown = || OptionError::NoPreset {
            name: name.to_owned(),
            known: presets.iter().map(|preset| preset.name).collect(),
        };
        let preset = presets.iter().find(|preset| preset.name == name);
        let preset = preset.ok_or_else(unknown)?;
        let own = |key: &str| besides.iter().any(|(chosen, _)| chosen == key);
        let set = preset.values.iter().filter(|(key, _)| !own(key));
        let set = set.map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        Ok(set.chain(besides.iter().cloned()).collect())
    }
}

/// What an option may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OptionKind {
    /// `yes` or `no`.
    Switch,
    /// A whole number.
    Number {
        /// The least.
        min: u32,
        /// The most.
        max: u32,
    },
    /// One of a few words without spaces.
    OneOf(&'static [&'static str]),
}

impl OptionKind {
    /// What may be written, in words.
    #[must_use]
    pub fn text(self) -> Text {
        match self {
            Self::Switch => Text::new("option-kind-switch"),
            Self::Number { min, max } => Text::new("option-kind-number")
                .with("min", min)
                .with("max", max),
            Self::OneOf(words) => Text::new("option-kind-one-of").with("words", words.join(", ")),
        }
    }

    /// The value that `text` writes, if this kind allows it.
    #[must_use]
    pub fn read(self, text: &str) -> Option<OptionValue> {
        match self {
            Self::Switch => match text {
                "yes" => Some(OptionValue::Switch(true)),
                "no" => Some(OptionValue::Switch(false)),
                _ => None,
            },
            Self::Number { min, max } => text
                .parse()
                .ok()
                .filter(|number| (min..=max).contains(number))
                .map(OptionValue::Number),
            Self::OneOf(words) => words
                .iter()
                .find(|word| **word == text)
                .map(|word| OptionValue::Word(word)),
        }
    }
}

/// What may be written, in English.
impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch => f.write_str("yes or no"),
            Self::Number { min, max } => write!(f, "a whole number from {min} to {max}"),
            Self::OneOf(words) => write!(f, "one of: {}", words.join(", ")),
        }
    }
}

impl OptionSpec {
    /// Can its key and values be written to a log, and is its default one of
    /// them? A game's tests ask this of every spec.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let plain = |word: &str| !word.is_empty() && !word.contains([' ', '=', '\n', '\t']);
        let words = match self.kind {
            OptionKind::OneOf(words) => words,
            OptionKind::Switch | OptionKind::Number { .. } => &[],
        };
        plain(self.key)
            && words.iter().all(|word| plain(word))
            && self.kind.read(self.default).is_some()
    }

    /// The value that `text` writes.
    fn read(&self, text: &str) -> Result<OptionValue, OptionError> {
        self.kind.read(text).ok_or_else(|| OptionError::BadValue {
            key: self.key,
            value: text.to_owned(),
            allowed: self.kind,
        })
    }
}

/// The options of one game, in its own type.
pub trait GameOptions: Clone + Eq + fmt::Debug + Send + Sync {
    /// What may be chosen.
    fn specs() -> &'static [OptionSpec];

    /// What goes well together.
    fn presets() -> &'static [Preset] {
        &[]
    }

    /// The game's own form of checked values.
    ///
    /// # Errors
    /// With [`OptionError::Clash`] when they do not go together.
    fn from_values(values: &OptionValues) -> Result<Self, OptionError>;

    /// The values that [`GameOptions::from_values`] makes this from.
    fn to_values(&self) -> OptionValues;
}

/// For games that leave nothing to choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NoOptions;

impl GameOptions for NoOptions {
    fn specs() -> &'static [OptionSpec] {
        &[]
    }

    fn from_values(_: &OptionValues) -> Result<Self, OptionError> {
        Ok(Self)
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::default()
    }
}

#[cfg(test)]
mod tests;
