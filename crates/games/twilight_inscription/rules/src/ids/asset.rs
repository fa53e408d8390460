//! Assets: what can be claimed (TINS-AST-02, TINS-ALI-01 to TINS-ALI-14).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use strum::{EnumCount, VariantArray};

use super::{Commodity, Resource, Side, Specialty};

/// Something that can be claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Asset {
    /// Victory points (TINS-ALI-01).
    Vp(u8),
    /// Unlocks a planet, or builds a space dock (TINS-ALI-02).
    Planet,
    /// A resource of any kind (TINS-ALI-03).
    TradeGood,
    /// Cast in council events (TINS-ALI-05).
    Vote,
    /// Unlocks technologies and more (TINS-ALI-07a).
    Specialty(Specialty),
    /// Unlocks a focus die (TINS-ALI-08).
    Focus(Resource),
    /// One or two icons of the table (TINS-ALI-13).
    Commodity(Commodity, u8),
    /// A "+1 vote" icon (TINS-ALI-14).
    Counselor,
    /// A step of the population track (TINS-ALI-09).
    Population,
    /// The second ability of the faction (TINS-ALI-10).
    Faction,
    /// A relic card (TINS-ALI-11a).
    Relic,
    /// Strength against a neighbour (TINS-ALI-12a).
    Neighbour(Side),
}

/// What is kept until it is spent, apart from trade goods and votes, which
/// Industry counts (TINS-AST-05, TINS-R04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stock {
    /// A planet.
    Planet,
    /// A specialty.
    Specialty(Specialty),
    /// A focus.
    Focus(Resource),
}

impl Stock {
    /// How many kinds there are.
    pub const COUNT: usize = 1 + Specialty::COUNT + Resource::COUNT;

    /// Its place in a list of all kinds.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Planet => 0,
            Self::Specialty(specialty) => 1 + specialty as usize,
            Self::Focus(resource) => 1 + Specialty::COUNT + resource as usize,
        }
    }

    /// Every kind.
    pub fn all() -> impl Iterator<Item = Self> {
        let specialties = Specialty::VARIANTS.iter().copied().map(Self::Specialty);
        let focuses = Resource::VARIANTS.iter().copied().map(Self::Focus);
        std::iter::once(Self::Planet)
            .chain(specialties)
            .chain(focuses)
    }

    /// The asset that it is.
    #[must_use]
    pub const fn asset(self) -> Asset {
        match self {
            Self::Planet => Asset::Planet,
            Self::Specialty(specialty) => Asset::Specialty(specialty),
            Self::Focus(resource) => Asset::Focus(resource),
        }
    }
}

impl Asset {
    /// What it is kept as.
    #[must_use]
    #[inline]
    pub const fn stock(self) -> Option<Stock> {
        match self {
            Self::Planet => Some(Stock::Planet),
            Self::Specialty(specialty) => Some(Stock::Specialty(specialty)),
            Self::Focus(resource) => Some(Stock::Focus(resource)),
            _ => None,
        }
    }

    /// Is it a trade good or a commodity?
    #[must_use]
    pub const fn is_trade(self) -> bool {
        matches!(self, Self::TradeGood | Self::Commodity(..))
    }

    /// Does claiming it begin something that may ask its owner?
    #[must_use]
    #[inline]
    pub const fn begins_something(self) -> bool {
        matches!(self, Self::Faction | Self::Relic)
    }
}

impl fmt::Display for Asset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Vp(points) => write!(f, "vp-{points}"),
            Self::Planet => f.write_str("planet"),
            Self::TradeGood => f.write_str("trade-good"),
            Self::Vote => f.write_str("vote"),
            Self::Specialty(specialty) => write!(f, "specialty-{specialty}"),
            Self::Focus(resource) => write!(f, "focus-{resource}"),
            Self::Commodity(commodity, 1) => write!(f, "commodity-{commodity}"),
            Self::Commodity(commodity, n) => write!(f, "commodity-{commodity}-{n}"),
            Self::Counselor => f.write_str("counselor"),
            Self::Population => f.write_str("population"),
            Self::Faction => f.write_str("faction"),
            Self::Relic => f.write_str("relic"),
            Self::Neighbour(side) => write!(f, "neighbour-{side}"),
        }
    }
}

impl FromStr for Asset {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let asset = match text.split_once('-') {
            None => match text {
                "planet" => Self::Planet,
                "vote" => Self::Vote,
                "counselor" => Self::Counselor,
                "population" => Self::Population,
                "faction" => Self::Faction,
                "relic" => Self::Relic,
                _ => return Err(()),
            },
            Some(("trade", "good")) => Self::TradeGood,
            Some(("vp", points)) => Self::Vp(points.parse().map_err(|_| ())?),
            Some(("specialty", name)) => Self::Specialty(name.parse().map_err(|_| ())?),
            Some(("focus", name)) => Self::Focus(name.parse().map_err(|_| ())?),
            Some(("neighbour", name)) => Self::Neighbour(name.parse().map_err(|_| ())?),
            Some(("commodity", name)) => {
                let (name, count) = match name.strip_suffix("-2") {
                    Some(name) => (name, 2),
                    None => (name, 1),
                };
                Self::Commodity(name.parse().map_err(|_| ())?, count)
            }
            Some(_) => return Err(()),
        };
        // One way to write each.
        if asset.to_string() == text {
            Ok(asset)
        } else {
            Err(())
        }
    }
}

impl Serialize for Asset {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn assets_are_read_as_they_are_written() {
        let mut all = vec![
            Asset::Vp(0),
            Asset::Vp(12),
            Asset::TradeGood,
            Asset::Vote,
            Asset::Commodity(Commodity::Ore, 1),
            Asset::Commodity(Commodity::Crystal, 2),
            Asset::Counselor,
            Asset::Population,
            Asset::Faction,
            Asset::Relic,
            Asset::Neighbour(Side::Right),
        ];
        all.extend(Stock::all().map(Stock::asset));
        for asset in all {
            assert_eq!(asset.to_string().parse(), Ok(asset));
        }
        for wrong in [
            "",
            "vp",
            "vp-x",
            "vp-03",
            "commodity-ore-1",
            "specialty",
            "good",
        ] {
            assert_eq!(wrong.parse::<Asset>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn stocks_have_places_of_their_own() {
        let places: Vec<usize> = Stock::all().map(Stock::index).collect();
        assert_eq!(places, (0..Stock::COUNT).collect::<Vec<_>>());
        assert!(Stock::all().all(|stock| stock.asset().stock() == Some(stock)));
    }
}
