//! The options of a game in its own type, written once.

use std::str::FromStr;

use super::OptionValue;

/// A type that an option can be of.
pub trait Chosen: Copy {
    /// The value, where it is one of these.
    fn from_value(value: OptionValue) -> Option<Self>;

    /// What [`Chosen::from_value`] makes this from.
    fn to_value(self) -> OptionValue;
}

impl Chosen for bool {
    fn from_value(value: OptionValue) -> Option<Self> {
        match value {
            OptionValue::Switch(on) => Some(on),
            OptionValue::Number(_) | OptionValue::Word(_) => None,
        }
    }

    fn to_value(self) -> OptionValue {
        OptionValue::Switch(self)
    }
}

impl Chosen for u8 {
    fn from_value(value: OptionValue) -> Option<Self> {
        u32::from_value(value)?.try_into().ok()
    }

    fn to_value(self) -> OptionValue {
        u32::from(self).to_value()
    }
}

impl Chosen for u16 {
    fn from_value(value: OptionValue) -> Option<Self> {
        u32::from_value(value)?.try_into().ok()
    }

    fn to_value(self) -> OptionValue {
        u32::from(self).to_value()
    }
}

impl Chosen for u32 {
    fn from_value(value: OptionValue) -> Option<Self> {
        match value {
            OptionValue::Number(number) => Some(number),
            OptionValue::Switch(_) | OptionValue::Word(_) => None,
        }
    }

    fn to_value(self) -> OptionValue {
        OptionValue::Number(self)
    }
}

/// One of a few things, each with a word: `strum` writes all of it. The first
/// is the usual one.
pub trait Words: Copy + Default + FromStr + Into<&'static str> {
    /// The words.
    const WORDS: &'static [&'static str];
}

impl<W: Words> Chosen for W {
    fn from_value(value: OptionValue) -> Option<Self> {
        match value {
            OptionValue::Word(word) => word.parse().ok(),
            OptionValue::Switch(_) | OptionValue::Number(_) => None,
        }
    }

    fn to_value(self) -> OptionValue {
        OptionValue::Word(self.into())
    }
}

/// What a host may choose, as a type of the game's own and as data: each
/// option with its key, its usual value and what else is to be known of it.
///
/// ```
/// engine::options! {
///     /// What the host may choose.
///     pub struct Options of "bazaar" {
///         /// Turns of each player.
///         "rounds" => rounds: u8 = 8, from 1 to 20;
///         /// Are there thieves?
///         "thieves" => thieves: bool = no;
///         /// How many.
///         "thieves-count" => thieves_count: u8 = 1, from 1 to 3,
///             in "dangers", with "thieves" = "yes";
///     }
///     presets {
///         "den" => { "thieves" = "yes", "thieves-count" = "3" }
///     }
/// }
/// # use engine::options::{GameOptions, OptionValues};
/// let values = OptionValues::read(Options::specs(), "rounds=3").unwrap();
/// assert_eq!(Options::from_values(&values).unwrap().rounds, 3);
/// assert!(!Options::default().thieves);
/// ```
///
/// It is called `bazaar-option-rounds` and explained by
/// `bazaar-option-rounds-help`; its group is `bazaar-group-dangers`, the preset
/// `bazaar-preset-den`, with `-help`.
#[macro_export]
macro_rules! options {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident of $game:literal {
            $(
                $(#[$doc:meta])*
                $key:literal => $field:ident: $type:tt = $usual:tt
                $(, from $min:literal to $max:expr)?
                $(, in $group:literal)?
                $(, with $other:literal = $value:literal)?;
            )*
        }
        $(presets { $($preset:literal => { $($set:literal = $to:literal),* $(,)? })* })?
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $vis struct $name {
            $($(#[$doc])* pub $field: $type,)*
        }

        impl $crate::options::GameOptions for $name {
            fn specs() -> &'static [$crate::options::OptionSpec] {
                const SPECS: &[$crate::options::OptionSpec] = &[$($crate::options::OptionSpec {
                    key: $key,
                    kind: $crate::options!(@kind $type $($min, $max)?),
                    default: $crate::options!(@usual $type $usual),
                    label: concat!($game, "-option-", $key),
                    help: concat!($game, "-option-", $key, "-help"),
                    group: $crate::options!(@maybe $(concat!($game, "-group-", $group))?),
                    needs: $crate::options!(@maybe $($crate::options::Need {
                        key: $other,
                        value: $value,
                    })?),
                },)*];
                SPECS
            }

            $(
                fn presets() -> &'static [$crate::options::Preset] {
                    &[$($crate::options::Preset {
                        name: $preset,
                        label: concat!($game, "-preset-", $preset),
                        help: concat!($game, "-preset-", $preset, "-help"),
                        values: &[$(($set, $to)),*],
                    },)*]
                }
            )?

            fn from_values(
                values: &$crate::options::OptionValues,
            ) -> Result<Self, $crate::options::OptionError> {
                Ok(Self {
                    $($field: values.chosen($key)?,)*
                })
            }

            fn to_values(&self) -> $crate::options::OptionValues {
                [$(($key, $crate::options::Chosen::to_value(self.$field)),)*]
                    .into_iter()
                    .collect()
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self {
                    $($field: $crate::options!(@default $usual),)*
                }
            }
        }
    };
    (@kind bool) => { $crate::options::OptionKind::Switch };
    (@kind $type:tt $min:literal, $max:expr) => {
        $crate::options::OptionKind::Number { min: $min, max: $max }
    };
    (@kind $type:tt) => {
        $crate::options::OptionKind::OneOf(<$type as $crate::options::Words>::WORDS)
    };
    (@usual bool yes) => { "yes" };
    (@usual bool no) => { "no" };
    (@usual $type:tt first) => { <$type as $crate::options::Words>::WORDS[0] };
    (@usual $type:tt $usual:literal) => { concat!($usual) };
    (@default yes) => { true };
    (@default no) => { false };
    (@default first) => { Default::default() };
    (@default $usual:literal) => { $usual };
    (@maybe) => { None };
    (@maybe $some:expr) => { Some($some) };
}
