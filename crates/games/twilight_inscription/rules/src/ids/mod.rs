//! The components by name: what logs and content files call them, and what the
//! rules count with.
//!
//! An owner's folder may change what they cost and do, never which there are.

mod asset;
mod cards;
mod place;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumCount, EnumString, VariantArray};

pub use asset::{Asset, Stock};
pub use cards::{Agenda, EventCard, Faction, Objective, Relic, Technology};
pub(crate) use place::{COLUMNS, SIDE, TILES};
pub use place::{Cell, Icon, Line, Node, System, Turn};

/// One of the four sheets of a player (TINS-SET-01).
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
    EnumCount,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Sheet {
    Navigation,
    Expansion,
    Industry,
    War,
}

/// What is spent (TINS-RES-01).
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
    EnumCount,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Resource {
    Material,
    Influence,
    Research,
}

/// A specialty (TINS-ALI-07a).
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
    EnumCount,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Specialty {
    Biotic,
    Cybernetic,
    Propulsion,
    Warfare,
}

/// What the table of Industry counts (TINS-TAB-01).
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
    EnumCount,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Commodity {
    Ore,
    Gas,
    Crystal,
}

/// A half of the war grid, and the neighbour that it faces (TINS-WAR-10).
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
    EnumCount,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Side {
    Left,
    Right,
}

/// A type of unit (TINS-WAR-02).
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
    EnumCount,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Unit {
    Infantry,
    Pds,
    Destroyer,
    Cruiser,
    Mech,
    Carrier,
    Dreadnought,
    WarSun,
}

impl Resource {
    /// How notation writes it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Material => 'm',
            Self::Influence => 'i',
            Self::Research => 'r',
        }
    }

    /// The one with this letter.
    #[must_use]
    pub fn of_letter(letter: &str) -> Option<Self> {
        match letter {
            "m" => Some(Self::Material),
            "i" => Some(Self::Influence),
            "r" => Some(Self::Research),
            _ => None,
        }
    }
}

impl Side {
    /// The other half.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}
