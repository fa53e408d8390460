//! Chosen values, checked once.

use std::collections::BTreeMap;
use std::fmt;

use super::{Chosen, Need, OptionError, OptionSpec};

/// The checked value of one option.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OptionValue {
    /// Of a switch.
    Switch(bool),
    /// Of a number.
    Number(u32),
    /// One of the words of a spec.
    Word(&'static str),
}

/// As logs and command lines write it.
impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(true) => f.write_str("yes"),
            Self::Switch(false) => f.write_str("no"),
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => f.write_str(word),
        }
    }
}

impl From<bool> for OptionValue {
    fn from(on: bool) -> Self {
        Self::Switch(on)
    }
}

impl From<u32> for OptionValue {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<&'static str> for OptionValue {
    fn from(word: &'static str) -> Self {
        Self::Word(word)
    }
}

/// A checked value for every option of a game, in the order of their keys.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OptionValues(BTreeMap<&'static str, OptionValue>);

impl OptionValues {
    /// What nobody chooses differently.
    ///
    /// # Errors
    /// When a spec has a default that it does not allow.
    pub fn defaults(specs: &[OptionSpec]) -> Result<Self, OptionError> {
        let value = |spec: &OptionSpec| Ok((spec.key, spec.read(spec.default)?));
        specs.iter().map(value).collect()
    }

    /// The chosen values, and defaults for the rest.
    ///
    /// # Errors
    /// When a key is unknown or repeated, or a value is not allowed.
    pub fn parse(specs: &[OptionSpec], chosen: &[(String, String)]) -> Result<Self, OptionError> {
        let mut values = BTreeMap::new();
        for (key, text) in chosen {
            let spec = find(specs, key)?;
            if values.insert(spec.key, spec.read(text)?).is_some() {
                return Err(OptionError::Repeated { key: spec.key });
            }
        }
        let mut all = Self::defaults(specs)?;
        all.0.extend(values);
        all.check_needs(specs)?;
        Ok(all)
    }

    /// An option whose need is not met stays as it is where nobody chooses.
    fn check_needs(&self, specs: &[OptionSpec]) -> Result<(), OptionError> {
        let idle = specs.iter().find_map(|spec| {
            let need = spec.needs.filter(|need| !self.meets(*need))?;
            let chosen = self.get(spec.key) != spec.kind.read(spec.default);
            chosen.then_some((spec.key, need))
        });
        match idle {
            Some((key, need)) => Err(OptionError::Needs { key, need }),
            None => Ok(()),
        }
    }

    /// Is what an option needs so?
    #[must_use]
    pub fn meets(&self, need: Need) -> bool {
        let value = self.get(need.key).map(|value| value.to_string());
        value.as_deref() == Some(need.value)
    }

    /// Reads what [`fmt::Display`] writes: `open-prices=yes rounds=5`.
    ///
    /// # Errors
    /// As [`OptionValues::parse`], and when a word is no `key=value`.
    pub fn read(specs: &[OptionSpec], text: &str) -> Result<Self, OptionError> {
        let pair = |word: &str| match word.split_once('=') {
            Some((key, value)) => Ok((key.to_owned(), value.to_owned())),
            None => Err(OptionError::Malformed {
                word: word.to_owned(),
            }),
        };
        let chosen: Vec<_> = text
            .split_whitespace()
            .map(pair)
            .collect::<Result<_, _>>()?;
        Self::parse(specs, &chosen)
    }

    /// The value of an option, as its type.
    ///
    /// # Errors
    /// When the game describes no such option.
    pub fn chosen<T: Chosen>(&self, key: &'static str) -> Result<T, OptionError> {
        let value = self.get(key).and_then(T::from_value);
        value.ok_or(OptionError::Undescribed { key })
    }

    /// The value of this option.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<OptionValue> {
        self.0.get(key).copied()
    }

    /// Every option and its value, by key.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, OptionValue)> {
        self.0.iter().map(|(key, value)| (*key, *value))
    }
}

fn find<'a>(specs: &'a [OptionSpec], key: &str) -> Result<&'a OptionSpec, OptionError> {
    let unknown = || OptionError::Unknown {
        key: key.to_owned(),
        known: specs.iter().map(|spec| spec.key).collect(),
    };
    specs
        .iter()
        .find(|spec| spec.key == key)
        .ok_or_else(unknown)
}

impl FromIterator<(&'static str, OptionValue)> for OptionValues {
    fn from_iter<I: IntoIterator<Item = (&'static str, OptionValue)>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

/// As logs write it: `open-prices=yes rounds=5`, by key.
impl fmt::Display for OptionValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (key, value)) in self.iter().enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{key}={value}")?;
        }
        Ok(())
    }
}
