//! The components by name: what logs call them, and what the rules count with.
//!
//! An owner's folder may change prices, colours, penalties and routes, never
//! which components there are.

mod spaces;

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use strum::{Display, EnumCount, EnumString, VariantArray};

/// A movement space of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u16);

/// This is no space of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotASpace;

impl Space {
    /// How many there are.
    pub const COUNT: usize = spaces::NAMES.len();

    /// The first of the list.
    pub(crate) const FIRST: Self = Self(0);

    /// The space with this number.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u16))
        } else {
            None
        }
    }

    /// Every space, in the order of the content.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u16).map(Self)
    }

    /// Its place in a list of all spaces.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What logs call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        spaces::NAMES[self.0 as usize]
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Space {
    type Err = NotASpace;

    fn from_str(text: &str) -> Result<Self, NotASpace> {
        let found = spaces::NAMES.iter().position(|name| *name == text);
        found.and_then(Self::new).ok_or(NotASpace)
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A star system, or the Galactic Base.
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
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum System {
    Rogue,
    Desert,
    Biosphere,
    Base,
    Jungle,
    Ice,
    Colony,
    Supergiant,
    Cloud,
    Wartorn,
    Polluted,
    Moon,
    Supernova,
    Water,
    Genship,
    Giant,
    Asteroids,
}

/// A resident species, by its id: a number and perhaps a letter (MOV-R08).
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
)]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Culture {
    #[strum(serialize = "1a")]
    Nillis,
    #[strum(serialize = "1b")]
    Volois,
    #[strum(serialize = "2")]
    Graw,
    #[strum(serialize = "3")]
    Niks,
    #[strum(serialize = "4a")]
    Dell,
    #[strum(serialize = "4b")]
    Humans,
    #[strum(serialize = "5")]
    Shenna,
    #[strum(serialize = "6")]
    Yxklyx,
    #[strum(serialize = "7a")]
    Zum,
    #[strum(serialize = "7b")]
    Eeepeeep,
    #[strum(serialize = "8")]
    Whynoms,
    #[strum(serialize = "9a")]
    Cholos,
    #[strum(serialize = "9b")]
    Wollow,
    #[strum(serialize = "10")]
    Qossuth,
}

/// How far a Culture has come: what it can build (MOV-2.4c).
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
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Technology {
    Primitives,
    Industry,
    Technology,
    Bioengineers,
    Metaphysics,
}

/// A Trade Good, or a Factory Good.
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
)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Good {
    BionicPerfume,
    VoilSilk,
    SpaceSpice,
    MulchWine,
    FinestDust,
    RockVideos,
    MelfPelts,
    ImmortalGrease,
    ChicleLiquor,
    ServoMechanism,
    ImpossibleFurniture,
    DesignerGenes,
    MegalithPaperweight,
    PsychoticSculpture,
    GuardPlants,
    CannedTraits,
    GloriousJunk,
    LivingToys,
    DribbleGlass,
    PrimitiveArt,
    PetMonsters,
    ShiningSlime,
    CustomHives,
    PedigreeBolts,
    OtherShoes,
    LifeProjects,
    PortablePipeOrgan,
    InfinitePuzzles,
}

/// A type of ship.
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
)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Ship {
    Scout,
    Clipper,
    Transport,
    Freighter,
}

/// Equipment that is no Relic.
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
)]
#[strum(serialize_all = "kebab-case")]
pub enum Gear {
    /// Skips red spaces.
    RedDrive,
    /// Skips yellow spaces.
    YellowDrive,
    /// Skips both.
    CombinedDrive,
    /// Lessens penalties.
    Shield,
    /// A weapon that is kept.
    Laser,
    /// A weapon that is used up.
    NovaBall,
}

impl Gear {
    /// MOV-2.1a: weapons belong to the combat module.
    #[must_use]
    pub const fn is_weapon(self) -> bool {
        matches!(self, Self::Laser | Self::NovaBall)
    }

    /// MOV-3.432a: the hull carries one of these beside the holds.
    #[must_use]
    pub const fn fits_hull(self) -> bool {
        matches!(self, Self::Shield | Self::Laser | Self::NovaBall)
    }
}

/// Equipment of the First Empire (MOV-8.4a).
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
)]
#[strum(serialize_all = "kebab-case")]
pub enum Relic {
    /// Glides from city to city.
    AirFoil,
    /// A die that shows four.
    AutoPilot,
    /// Stops Telegates for a turn.
    GateLock,
    /// Jumps to a Telegate from anywhere.
    JumpStart,
    /// Rolls a die again.
    MulliganGear,
    /// Sees what is hidden.
    SpyEye,
    /// Changes the Pilot Number.
    SwitchSwitch,
    /// A Yellow Drive for the hull.
    YellowDriveRelic,
    /// A Shield for the hull.
    ShieldRelic,
    /// A Laser for the hull.
    LaserRelic,
}

impl Relic {
    /// MOV-R05: "all Lasers" includes this one.
    #[must_use]
    pub const fn is_weapon(self) -> bool {
        matches!(self, Self::LaserRelic)
    }
}

/// A kind of passenger: where it waits, where it wants to go, what it pays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fare(u8);

/// A kind of Demand: which Culture pays more for which Good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Demand(u8);

/// A kind of Rastur: those of one value, the weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rastur(u8);

/// This is no counter with a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotACounter;

/// Counters that are numbered, not named.
macro_rules! numbered {
    ($id:ident, $word:literal, $count:literal) => {
        impl $id {
            /// How many kinds there are.
            pub const COUNT: usize = $count;

            /// Every kind.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..Self::COUNT as u8).map(Self)
            }

            /// Its place in a list of all kinds.
            #[must_use]
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($word, "-{}"), self.0 + 1)
            }
        }

        impl FromStr for $id {
            type Err = NotACounter;

            fn from_str(text: &str) -> Result<Self, NotACounter> {
                let found = Self::all().find(|id| id.to_string() == text);
                found.ok_or(NotACounter)
            }
        }

        impl Serialize for $id {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    };
}

numbered!(Fare, "fare", 10);
numbered!(Demand, "demand", 19);
numbered!(Rastur, "rastur", 17);

/// Ids that views write as logs do.
macro_rules! written {
    ($($id:ty),+) => {
        $(impl Serialize for $id {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })+
    };
}

written!(Culture, Good, Ship, Gear, Relic);

/// What takes room on board, or hangs on the hull.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// A Good.
    Good(Good),
    /// Equipment.
    Gear(Gear),
    /// A Relic.
    Relic(Relic),
    /// A passenger.
    Fare(Fare),
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Good(good) => good.fmt(f),
            Self::Gear(gear) => gear.fmt(f),
            Self::Relic(relic) => relic.fmt(f),
            Self::Fare(fare) => fare.fmt(f),
        }
    }
}

impl FromStr for Item {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let good = text.parse().map(Self::Good);
        good.or_else(|_| text.parse().map(Self::Gear))
            .or_else(|_| text.parse().map(Self::Relic))
            .or_else(|_| text.parse().map(Self::Fare))
            .map_err(|_| ())
    }
}

impl Serialize for Item {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The colour of a space: what drives go by (MOV-1.3h).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString, Serialize,
)]
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Never skipped.
    Blue,
    /// Skipped by Red and Combined Drives.
    Red,
    /// Skipped by Yellow and Combined Drives.
    Yellow,
}

/// What a "?" counter turns out to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counter {
    /// A Penalty Oval.
    Penalty(Colour, u8),
    /// A Telegate with its number.
    Telegate(u8),
    /// An Open Port.
    OpenPort,
    /// A Relic.
    Relic(Relic),
}

impl fmt::Display for Counter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Penalty(colour, value) => write!(f, "{colour}-{value}"),
            Self::Telegate(number) => write!(f, "telegate-{number}"),
            Self::OpenPort => f.write_str("open-port"),
            Self::Relic(relic) => relic.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_back() {
        for space in Space::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        let goods = Good::VARIANTS.iter().map(|good| Item::Good(*good));
        let gear = Gear::VARIANTS.iter().map(|gear| Item::Gear(*gear));
        let relics = Relic::VARIANTS.iter().map(|relic| Item::Relic(*relic));
        let fares = Fare::all().map(Item::Fare);
        for item in goods.chain(gear).chain(relics).chain(fares) {
            assert_eq!(item.to_string().parse(), Ok(item));
        }
        assert!("nowhere".parse::<Space>().is_err());
        assert!("fare-11".parse::<Fare>().is_err());
    }
}
