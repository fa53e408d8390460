//! What the host may choose.

use engine::options::{GameOptions, OptionError, OptionKind, OptionSpec, OptionValues};

/// The options of Core Worlds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Options {
    /// Begin with a draft of sector 0 cards (CW-PRE-01)?
    pub pre_game_draft: bool,
}

const PRE_GAME_DRAFT: &str = "pre-game-draft";

impl GameOptions for Options {
    fn specs() -> &'static [OptionSpec] {
        &[OptionSpec {
            key: PRE_GAME_DRAFT,
            kind: OptionKind::Switch,
            default: "no",
            label: "core-worlds-option-draft",
            help: "core-worlds-option-draft-help",
        }]
    }

    fn from_values(values: &OptionValues) -> Result<Self, OptionError> {
        Ok(Self {
            pre_game_draft: values.switch(PRE_GAME_DRAFT)?,
        })
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::from_iter([(PRE_GAME_DRAFT, self.pre_game_draft.into())])
    }
}
