//! What kind of card a card is, and sets of kinds.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// The type of a card. The seven from [`CardType::Hero`] to [`CardType::CapitalShip`]
/// are those of Units (CW-UNI-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardType {
    /// The World an Empire begins with.
    HomeWorld,
    /// A World to be conquered.
    World,
    /// A leader.
    Hero,
    /// Soldiers.
    Infantry,
    /// Machines that think.
    Robot,
    /// Machines that do not.
    Vehicle,
    /// Small ships.
    Starfighter,
    /// Large ships.
    StarCruiser,
    /// The largest ships.
    CapitalShip,
    /// Played for its effect.
    Tactic,
    /// Points, and nothing else.
    Prestige,
}

impl CardType {
    /// The types of Units.
    pub const UNITS: [Self; 7] = [
        Self::Hero,
        Self::Infantry,
        Self::Robot,
        Self::Vehicle,
        Self::Starfighter,
        Self::StarCruiser,
        Self::CapitalShip,
    ];

    /// Is it a Unit?
    #[must_use]
    pub const fn is_unit(self) -> bool {
        Kinds::UNIT.contains(self)
    }

    /// Is it a World, Home World or not?
    #[must_use]
    pub const fn is_world(self) -> bool {
        matches!(self, Self::HomeWorld | Self::World)
    }

    /// The message that names it; `<key>-s` names several.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::HomeWorld => "core-worlds-kind-home-world",
            Self::World => "core-worlds-kind-world",
            Self::Hero => "core-worlds-kind-hero",
            Self::Infantry => "core-worlds-kind-infantry",
            Self::Robot => "core-worlds-kind-robot",
            Self::Vehicle => "core-worlds-kind-vehicle",
            Self::Starfighter => "core-worlds-kind-starfighter",
            Self::StarCruiser => "core-worlds-kind-star-cruiser",
            Self::CapitalShip => "core-worlds-kind-capital-ship",
            Self::Tactic => "core-worlds-kind-tactic",
            Self::Prestige => "core-worlds-kind-prestige",
        }
    }
}

/// A set of kinds of cards that a text speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Kinds(u16);

impl Kinds {
    /// Every type of Unit.
    pub const UNIT: Self = {
        let mut bits = 0;
        let mut index = 0;
        while index < CardType::UNITS.len() {
            bits |= 1 << CardType::UNITS[index] as u16;
            index += 1;
        }
        Self(bits)
    };

    /// Is this kind one of them? Exactly this kind counts (CW-DEP-07).
    #[must_use]
    pub const fn contains(self, kind: CardType) -> bool {
        self.0 & (1 << kind as u16) != 0
    }

    /// Are any of these among those?
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) const fn with(self, kind: CardType) -> Self {
        Self(self.0 | 1 << kind as u16)
    }

    const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = CardType::UNITS.into_iter().chain([CardType::Tactic]);
        f.debug_set()
            .entries(all.filter(|kind| self.contains(*kind)))
            .finish()
    }
}

/// A list of types of Units, `unit` for all of them, `tactic`.
impl<'de> Deserialize<'de> for Kinds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Name {
            CardType(CardType),
            Other(String),
        }
        let names = Vec::<Name>::deserialize(deserializer)?;
        if names.is_empty() {
            return Err(D::Error::custom("name at least one kind of card"));
        }
        names
            .into_iter()
            .try_fold(Self(0), |kinds, name| match name {
                Name::CardType(kind) if kind.is_unit() || kind == CardType::Tactic => {
                    Ok(kinds.with(kind))
                }
                Name::Other(name) if name == "unit" => Ok(kinds.union(Self::UNIT)),
                Name::CardType(_) | Name::Other(_) => Err(D::Error::custom(
                    "texts speak of types of Units, of `unit` and of `tactic`",
                )),
            })
    }
}
