//! What a host may choose before a game begins.
//!
//! A game describes its options as data ([`OptionSpec`]); pages, command line
//! and logs are made from that. Chosen values are checked once, here, and
//! then become the game's own type ([`GameOptions`]).

use std::collections::BTreeMap;
use std::fmt;

use crate::text::Text;

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

    fn read(&self, text: &str) -> Result<OptionValue, OptionError> {
        self.kind.read(text).ok_or_else(|| OptionError::BadValue {
            key: self.key,
            value: text.to_owned(),
            allowed: self.kind,
        })
    }
}

/// What is wrong with chosen options.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// No option has this key.
    #[error("there is no option `{key}`; {}", known_keys(known))]
    Unknown {
        /// The key given.
        key: String,
        /// The keys that there are.
        known: Vec<&'static str>,
    },
    /// An option cannot be what was asked.
    #[error("option `{key}` cannot be `{value}`: write {allowed}")]
    BadValue {
        /// The option.
        key: &'static str,
        /// The value given.
        value: String,
        /// What it may be.
        allowed: OptionKind,
    },
    /// An option is chosen twice.
    #[error("option `{key}` is given twice: keep one")]
    Repeated {
        /// The option.
        key: &'static str,
    },
    /// A word of the text form is no `key=value`.
    #[error("`{word}` sets no option: write key=value, without spaces")]
    Malformed {
        /// The word.
        word: String,
    },
    /// Code asked for an option that the game does not describe so.
    #[error("the game describes no option `{key}` that is {kind}: correct its specs")]
    Undescribed {
        /// The key asked for.
        key: String,
        /// What was expected: a switch, a number, a word.
        kind: &'static str,
    },
    /// Options that are sound alone do not go together.
    #[error("these options do not go together (`{}`): change one of them", why.key)]
    Clash {
        /// Why, in words that can be translated.
        why: Text,
    },
}

impl OptionError {
    /// What to tell the host.
    #[must_use]
    pub fn text(&self) -> Text {
        let about = |name, key: &str| Text::new(name).with("option", key);
        match self {
            Self::Unknown { key, known } if known.is_empty() => about("option-none", key),
            Self::Unknown { key, known } => {
                about("option-unknown", key).with("known", known.join(", "))
            }
            Self::BadValue {
                key,
                value,
                allowed,
            } => about("option-bad-value", key)
                .with("value", value.as_str())
                .with("allowed", allowed.text()),
            Self::Repeated { key } => about("option-repeated", key),
            Self::Malformed { word } => about("option-malformed", word),
            Self::Undescribed { key, .. } => about("option-undescribed", key),
            Self::Clash { why } => why.clone(),
        }
    }
}

fn known_keys(known: &[&str]) -> String {
    if known.is_empty() {
        return "this game has none".to_owned();
    }
    format!("there are: {}", known.join(", "))
}

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
        Ok(all)
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

    /// Is this switch on?
    ///
    /// # Errors
    /// When the game describes no such switch.
    pub fn switch(&self, key: &str) -> Result<bool, OptionError> {
        match self.get(key) {
            Some(OptionValue::Switch(on)) => Ok(on),
            _ => Err(undescribed(key, "a switch")),
        }
    }

    /// The value of this number.
    ///
    /// # Errors
    /// When the game describes no such number.
    pub fn number(&self, key: &str) -> Result<u32, OptionError> {
        match self.get(key) {
            Some(OptionValue::Number(number)) => Ok(number),
            _ => Err(undescribed(key, "a number")),
        }
    }

    /// The word chosen of those that the spec lists.
    ///
    /// # Errors
    /// When the game describes no such list.
    pub fn one_of(&self, key: &str) -> Result<&'static str, OptionError> {
        match self.get(key) {
            Some(OptionValue::Word(word)) => Ok(word),
            _ => Err(undescribed(key, "a word")),
        }
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

fn undescribed(key: &str, kind: &'static str) -> OptionError {
    let key = key.to_owned();
    OptionError::Undescribed { key, kind }
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

/// The options of one game, in its own type.
pub trait GameOptions: Clone + Eq + fmt::Debug + Send + Sync {
    /// What may be chosen.
    fn specs() -> &'static [OptionSpec];

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
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        spec("rounds", OptionKind::Number { min: 1, max: 9 }, "5"),
        spec("open-prices", OptionKind::Switch, "no"),
        spec("map", OptionKind::OneOf(&["small", "large"]), "small"),
    ];

    const fn spec(key: &'static str, kind: OptionKind, default: &'static str) -> OptionSpec {
        OptionSpec {
            key,
            kind,
            default,
            label: "option",
            help: "option-help",
        }
    }

    #[derive(Debug, Clone, PartialEq, Eq)]
    struct Bazaar {
        rounds: u32,
        open_prices: bool,
        map: &'static str,
    }

    impl GameOptions for Bazaar {
        fn specs() -> &'static [OptionSpec] {
            SPECS
        }

        fn from_values(values: &OptionValues) -> Result<Self, OptionError> {
            let options = Self {
                rounds: values.number("rounds")?,
                open_prices: values.switch("open-prices")?,
                map: values.one_of("map")?,
            };
            if options.map == "large" && options.rounds < 3 {
                let why = Text::new("bazaar-large-map-needs-rounds").with("rounds", 3);
                return Err(OptionError::Clash { why });
            }
            Ok(options)
        }

        fn to_values(&self) -> OptionValues {
            OptionValues::from_iter([
                ("rounds", self.rounds.into()),
                ("open-prices", self.open_prices.into()),
                ("map", self.map.into()),
            ])
        }
    }

    fn read(text: &str) -> Result<OptionValues, OptionError> {
        OptionValues::read(SPECS, text)
    }

    fn refusal(text: &str) -> String {
        read(text).expect_err(text).to_string()
    }

    #[test]
    fn what_is_not_chosen_has_its_default() {
        let values = read("rounds=7").expect("sound options");
        assert_eq!(values.to_string(), "map=small open-prices=no rounds=7");
        assert_eq!(read(""), OptionValues::defaults(SPECS));
    }

    #[test]
    fn values_are_written_and_read() {
        let text = "map=large open-prices=yes rounds=9";
        let values = read("rounds=09 open-prices=yes map=large").expect("sound options");
        assert_eq!(values.to_string(), text);
        assert_eq!(read(text), Ok(values));
    }

    #[test]
    fn unknown_and_repeated_keys_are_refused() {
        assert_eq!(
            refusal("round=7"),
            "there is no option `round`; there are: rounds, open-prices, map"
        );
        assert_eq!(
            refusal("rounds=7 rounds=7"),
            "option `rounds` is given twice: keep one"
        );
        let error = OptionValues::read(NoOptions::specs(), "a=b").expect_err("no options");
        assert_eq!(
            error.to_string(),
            "there is no option `a`; this game has none"
        );
        assert!(refusal("rounds").contains("`rounds` sets no option"));
    }

    #[test]
    fn values_that_are_not_allowed_are_refused() {
        for (text, allowed) in [
            ("rounds=10", "a whole number from 1 to 9"),
            ("rounds=0", "a whole number from 1 to 9"),
            ("rounds=-1", "a whole number from 1 to 9"),
            ("rounds=", "a whole number from 1 to 9"),
            ("open-prices=true", "yes or no"),
            ("map=Small", "one of: small, large"),
        ] {
            let (key, value) = text.split_once('=').expect("a pair");
            assert_eq!(
                refusal(text),
                format!("option `{key}` cannot be `{value}`: write {allowed}")
            );
        }
    }

    #[test]
    fn games_have_their_own_form() {
        let values = read("map=large open-prices=yes").expect("sound options");
        let bazaar = Bazaar::from_values(&values).expect("they go together");
        assert!(bazaar.open_prices);
        assert_eq!(bazaar.to_values(), values);
        let clash = Bazaar::from_values(&read("map=large rounds=2").expect("sound alone"));
        let error = clash.expect_err("a clash");
        assert!(
            error
                .to_string()
                .contains("`bazaar-large-map-needs-rounds`")
        );
    }

    #[test]
    fn asking_for_the_wrong_kind_is_an_error() {
        let values = read("").expect("defaults");
        assert!(values.switch("rounds").is_err());
        assert!(values.number("map").is_err());
        assert!(values.one_of("nothing").is_err());
    }

    #[test]
    fn specs_can_be_checked() {
        assert!(SPECS.iter().all(OptionSpec::is_sound));
        for wrong in [
            spec("two words", OptionKind::Switch, "no"),
            spec("switch", OptionKind::Switch, "maybe"),
            spec("map", OptionKind::OneOf(&["very large"]), "very large"),
        ] {
            assert!(!wrong.is_sound(), "{}", wrong.key);
        }
        assert_eq!(
            NoOptions::from_values(&NoOptions.to_values()),
            Ok(NoOptions)
        );
    }
}
