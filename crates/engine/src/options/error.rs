//! What is wrong with chosen options.

use super::{Need, OptionKind};
use crate::text::Text;

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
    #[error("the game describes no option `{key}` of this type: correct its specs")]
    Undescribed {
        /// The key asked for.
        key: &'static str,
    },
    /// An option counts only with another.
    #[error("option `{key}` counts only with {need}: set that, or leave `{key}` as it is")]
    Needs {
        /// The option.
        key: &'static str,
        /// What it needs.
        need: Need,
    },
    /// No preset has this name.
    #[error("there is no preset `{name}`; {}", known_keys(known))]
    NoPreset {
        /// The name given.
        name: String,
        /// The presets that there are.
        known: Vec<&'static str>,
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
            Self::Undescribed { key } => about("option-undescribed", key),
            Self::Needs { key, need } => about("option-needs", key).with("need", need.to_string()),
            Self::NoPreset { name, known } if known.is_empty() => {
                Text::new("preset-none").with("preset", name.as_str())
            }
            Self::NoPreset { name, known } => Text::new("preset-unknown")
                .with("preset", name.as_str())
                .with("known", known.join(", ")),
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
