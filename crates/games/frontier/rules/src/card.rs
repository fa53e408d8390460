//! The cards: what each does is code, its figures are facts.

use serde::Serialize;
use strum::{Display, EnumString, VariantArray};

use crate::window::Purpose;

/// A card.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    Serialize,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Card {
    /// More dice in this round of a battle.
    Ambush,
    /// Takes hits away in this round of a battle.
    Screen,
    /// Takes a hit away once dice have fallen.
    Repair,
    /// One more hit once dice have fallen.
    Fury,
    /// Cancels a card that was announced.
    Sabotage,
    /// Credits, at any time.
    Windfall,
    /// Closes a hex for the rest of the round, at any time.
    Storm,
}

impl Card {
    /// How many kinds there are.
    pub const COUNT: usize = Self::VARIANTS.len();

    /// Every kind.
    #[must_use]
    pub const fn all() -> &'static [Self] {
        Self::VARIANTS
    }

    /// In which window it can be announced; nothing where it is played at any
    /// time (FRO-50, FRO-56).
    #[must_use]
    pub const fn purpose(self) -> Option<Purpose> {
        match self {
            Self::Ambush | Self::Screen => Some(Purpose::Battle),
            Self::Repair | Self::Fury => Some(Purpose::Hits),
            Self::Sabotage => Some(Purpose::Cancel),
            Self::Windfall | Self::Storm => None,
        }
    }
}
