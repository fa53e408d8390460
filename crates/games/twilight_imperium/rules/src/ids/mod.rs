//! The components by name: what logs call them, and what the rules count with.
//!
//! An owner's folder may change their figures and words, never which components
//! there are.

mod planets;
mod tiles;

use serde::Serialize;
use strum::{Display, EnumCount, EnumString, VariantArray};

pub use planets::Planet;
pub use tiles::Tile;

/// A race (TI3-CMP-04).
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
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Race {
    Letnev,
    Hacan,
    Sol,
    L1z1x,
    Mentak,
    Naalu,
    Norr,
    JolNar,
    Xxcha,
    Yssaril,
}

/// A type of unit (TI3-CMP-01).
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
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names say it")]
pub enum Unit {
    SpaceDock,
    GroundForce,
    Pds,
    Fighter,
    Destroyer,
    Cruiser,
    Carrier,
    Dreadnought,
    WarSun,
}

/// A ship with a hull of its own: every type of ship but fighters, which fly in
/// wings (TI3-R02).
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
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names say it")]
pub enum Ship {
    Destroyer,
    Cruiser,
    Carrier,
    Dreadnought,
    WarSun,
}

impl Ship {
    /// The type of unit that it is.
    #[must_use]
    pub const fn unit(self) -> Unit {
        match self {
            Self::Destroyer => Unit::Destroyer,
            Self::Cruiser => Unit::Cruiser,
            Self::Carrier => Unit::Carrier,
            Self::Dreadnought => Unit::Dreadnought,
            Self::WarSun => Unit::WarSun,
        }
    }

    /// TI3-UDR-02, TI3-UWS-03: does it take a hit and stay?
    #[must_use]
    pub const fn sustains(self) -> bool {
        matches!(self, Self::Dreadnought | Self::WarSun)
    }
}

impl Unit {
    /// The ship that it is, if it has a hull.
    #[must_use]
    pub const fn ship(self) -> Option<Ship> {
        match self {
            Self::Destroyer => Some(Ship::Destroyer),
            Self::Cruiser => Some(Ship::Cruiser),
            Self::Carrier => Some(Ship::Carrier),
            Self::Dreadnought => Some(Ship::Dreadnought),
            Self::WarSun => Some(Ship::WarSun),
            Self::SpaceDock | Self::GroundForce | Self::Pds | Self::Fighter => None,
        }
    }
}

/// A strategy card, in the order of its initiative (TI3-STR-14).
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
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Strategy {
    Initiative,
    Diplomacy,
    Political,
    Logistics,
    Trade,
    Warfare,
    Technology,
    Imperial,
}

impl Strategy {
    /// TI3-STR-14: the number on it.
    #[must_use]
    pub const fn initiative(self) -> u8 {
        self as u8 + 1
    }
}

/// An objective card (TI3-OBD-01).
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
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Objective {
    // Public, stage I.
    FivePlanets,
    MecatolAllRound,
    ThreeSpecialties,
    FiveTechnologies,
    ThreeOfAColour,
    FourColours,
    SpendGoods,
    SpendResources,
    SpendInfluence,
    ThreeDocks,
    // Public, stage II.
    TenPlanets,
    NineTechnologies,
    SpendManyGoods,
    SpendManyResources,
    SpendMuchInfluence,
    HeartOfTheGalaxy,
    MoreInfluence,
    Domination,
    Supremacy,
    ImperiumRex,
    // Secret.
    Conqueror,
    Diversified,
    Focused,
    Forceful,
    Industrial,
    KeeperOfGates,
    MasterOfShips,
    Merciless,
    Technocrat,
    Usurper,
}

/// Which deck an objective belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Stage {
    /// Public, stage I.
    One,
    /// Public, stage II.
    Two,
    /// Secret.
    Secret,
}

impl Objective {
    /// Which deck it belongs to.
    #[must_use]
    pub const fn stage(self) -> Stage {
        if (self as u8) < Self::TenPlanets as u8 {
            Stage::One
        } else if (self as u8) < Self::Conqueror as u8 {
            Stage::Two
        } else {
            Stage::Secret
        }
    }
}

/// An area of the race sheet in which command counters lie (TI3-RSH-02).
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
    VariantArray,
    Serialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    /// Strategy allocation.
    Strategy,
    /// Command pool.
    Pool,
    /// Fleet supply.
    Fleet,
}

/// What a planet is good at (TI3-PLN-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Display, EnumString, VariantArray, Serialize)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names say it")]
pub enum Specialty {
    Red,
    Green,
    Blue,
}

/// A wormhole (TI3-WHL-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Display, EnumString, VariantArray, Serialize)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names say it")]
pub enum Wormhole {
    Alpha,
    Beta,
}

/// What kind of system a tile is (TI3-SYS-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Display, EnumString, Serialize)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Mecatol Rex.
    Centre,
    /// The home of a race: a yellow border.
    Home,
    /// With planets.
    Planets,
    /// Without planets.
    Empty,
    /// Red border.
    AsteroidField,
    /// Red border.
    Nebula,
    /// Red border.
    Supernova,
}

impl System {
    /// TI3-GEN-11: has it a red border?
    #[must_use]
    pub const fn is_special(self) -> bool {
        matches!(self, Self::AsteroidField | Self::Nebula | Self::Supernova)
    }
}
