//! The facts of Merchant of Venus: the map, who lives there, what is traded.

mod figures;
mod invaders;
pub mod map;
pub mod wares;

use std::str::FromStr;
use std::sync::OnceLock;

use engine::Text;
use engine::content::{ContentError, Files};
use engine::text::Arg;
use strum::{EnumCount, VariantArray};

pub use figures::Figures;
pub use invaders::{Invaders, RasturFacts};
pub use map::{Map, Terrain};

use crate::ids::{
    Colour, Counter, Culture, Demand, Fare, Gear, Good, Item, Rastur, Relic, Ship, Space, System,
    Technology,
};
use crate::routes::Routes;
use wares::{CultureFacts, DemandFacts, FareFacts, GearFacts, GoodFacts, RelicFacts, ShipFacts};

/// How many "?" boxes there are (MOV-2.8c).
pub const BOXES: usize = 24;
/// How many "?" counters there are, the Relic Laser among them (MOV-R05).
pub const COUNTERS: usize = 36;
/// How many Orbits there are, each with a Deed (MOV-1.4b).
pub const ORBITS: usize = 25;
/// How many spaces there are where ships may land, now or some day: cities,
/// Orbits, Asteroids, "?" boxes.
pub const PLACES: usize = 87;

/// All facts.
#[derive(Debug)]
pub struct Content {
    /// The map.
    pub map: Map,
    /// Sums and shares that the rules name.
    pub figures: Figures,
    /// The Rastur.
    pub invaders: Invaders,
    /// The "?" counters: with the Relic Laser.
    pub counters: Vec<crate::ids::Counter>,
    technologies: Vec<wares::TechnologyFacts>,
    cultures: Vec<CultureFacts>,
    goods: Vec<GoodFacts>,
    ships: Vec<ShipFacts>,
    gear: Vec<GearFacts>,
    relics: Vec<RelicFacts>,
    fares: Vec<FareFacts>,
    demands: Vec<DemandFacts>,
    /// What a Culture buys, a bit a Good.
    buys: [u32; Culture::COUNT],
    /// How far it is, once somebody has asked.
    routes: OnceLock<Routes>,
}

impl Content {
    pub(crate) fn load(files: &Files) -> Result<Self, ContentError> {
        let (technologies, cultures) = wares::cultures(files)?;
        let goods = wares::goods(files)?;
        let (gear, relics, counters) = wares::equipment(files)?;
        let (fares, demands) = wares::bonus(files)?;
        let mut buys = [0; Culture::COUNT];
        for (culture, facts) in Culture::VARIANTS.iter().zip(&cultures) {
            for good in Good::VARIANTS {
                let producer = cultures[goods[*good as usize].culture as usize].number;
                if is_buyer(producer, facts.number) {
                    buys[*culture as usize] |= 1 << *good as u32;
                }
            }
        }
        Ok(Self {
            map: Map::load(files)?,
            figures: files.parse("merchant_of_venus/figures.toml")?,
            invaders: Invaders::load(files)?,
            counters,
            technologies,
            cultures,
            goods,
            ships: wares::ships(files)?,
            gear,
            relics,
            fares,
            demands,
            buys,
            routes: OnceLock::new(),
        })
    }

    /// What is known of a Culture.
    #[must_use]
    #[inline]
    pub fn culture(&self, culture: Culture) -> &CultureFacts {
        &self.cultures[culture as usize]
    }

    /// What is known of a technology.
    #[must_use]
    pub fn technology(&self, technology: Technology) -> &wares::TechnologyFacts {
        &self.technologies[technology as usize]
    }

    /// What is known of a Good.
    #[must_use]
    #[inline]
    pub fn good(&self, good: Good) -> &GoodFacts {
        &self.goods[good as usize]
    }

    /// What is known of a ship.
    #[must_use]
    #[inline]
    pub fn ship(&self, ship: Ship) -> &ShipFacts {
        &self.ships[ship as usize]
    }

    /// What is known of a piece of equipment.
    #[must_use]
    #[inline]
    pub fn gear(&self, gear: Gear) -> &GearFacts {
        &self.gear[gear as usize]
    }

    /// What is known of a Relic.
    #[must_use]
    #[inline]
    pub fn relic(&self, relic: Relic) -> &RelicFacts {
        &self.relics[relic as usize]
    }

    /// What is known of a passenger.
    #[must_use]
    #[inline]
    pub fn fare(&self, fare: Fare) -> &FareFacts {
        &self.fares[fare.index()]
    }

    /// What is known of a Demand.
    #[must_use]
    #[inline]
    pub fn demand(&self, demand: Demand) -> &DemandFacts {
        &self.demands[demand.index()]
    }

    /// The same facts with a Demand of another Culture: for tests.
    #[cfg(test)]
    pub(crate) fn move_demand(&mut self, demand: Demand, culture: Culture) {
        self.demands[demand.index()].culture = culture;
    }

    /// What is known of a Rastur.
    #[must_use]
    #[inline]
    pub fn rastur(&self, rastur: Rastur) -> &RasturFacts {
        self.invaders.rastur(rastur)
    }

    /// MOV-9.31a: does this Culture buy this Good?
    #[must_use]
    #[inline]
    pub const fn buys(&self, culture: Culture, good: Good) -> bool {
        self.buys[culture as usize] >> good as u32 & 1 == 1
    }

    /// The Demands of a Culture for a Good.
    pub fn demands_for(&self, culture: Culture, good: Good) -> impl Iterator<Item = Demand> {
        Demand::all().filter(move |demand| {
            let facts = self.demand(*demand);
            facts.culture == culture && facts.good == good
        })
    }

    /// How far it is from anywhere to anywhere.
    #[must_use]
    pub fn routes(&self) -> &Routes {
        self.routes.get_or_init(|| Routes::of(self))
    }

    /// The Goods that a Culture makes: its Trade Good, then its Factory Good.
    pub fn made_by(&self, culture: Culture) -> impl Iterator<Item = Good> {
        let goods = Good::VARIANTS.iter().copied();
        goods.filter(move |good| self.good(*good).culture == culture)
    }
}

/// MOV-2.51c, MOV-R08: the three numbers after the producer's, 1 after 10.
fn is_buyer(producer: u8, buyer: u8) -> bool {
    let apart = (buyer + 10 - producer) % 10;
    (1..=3).contains(&apart)
}

/// All ids of a component.
pub(crate) fn all<T: VariantArray + Copy + 'static>() -> impl Iterator<Item = T> {
    T::VARIANTS.iter().copied()
}

/// How many there must be.
pub(crate) fn must_be(
    files: &Files,
    (file, field): (&str, &str),
    found: usize,
    wanted: usize,
) -> Result<(), ContentError> {
    if found == wanted {
        return Ok(());
    }
    let why = format!("there must be {wanted} of them, and these are {found}");
    Err(files.fault(file, 0..0, field.to_owned(), why))
}

/// Where a passenger waits or wants to go: with a Culture, or at the Galactic
/// Base (MOV-R62).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// Wherever this Culture lives.
    Culture(Culture),
    /// The Galactic Base.
    Base,
}

impl FromStr for Stop {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "base" {
            return Ok(Self::Base);
        }
        text.parse().map(Self::Culture).map_err(|_| ())
    }
}

/// What things are called.
impl Content {
    /// The name of a space.
    #[must_use]
    pub fn space(&self, space: Space) -> &engine::noun::Noun {
        &self.map.space(space).name
    }

    /// What an item is called: a name, or words for a passenger.
    #[must_use]
    pub fn item(&self, item: Item) -> Arg {
        match item {
            Item::Good(good) => (&self.good(good).name).into(),
            Item::Gear(gear) => (&self.gear(gear).name).into(),
            Item::Relic(relic) => (&self.relic(relic).name).into(),
            Item::Fare(fare) => Text::new("mov-passenger")
                .with("to", self.stop(self.fare(fare).to))
                .into(),
        }
    }

    /// What a "?" counter is called.
    #[must_use]
    pub fn counter(&self, counter: Counter) -> Text {
        match counter {
            Counter::Penalty(colour, value) => Text::new(match colour {
                Colour::Blue => "mov-counter-blue",
                Colour::Red => "mov-counter-red",
                Colour::Yellow => "mov-counter-yellow",
            })
            .with("value", value),
            Counter::Telegate(number) => Text::new("mov-counter-gate").with("number", number),
            Counter::OpenPort => Text::new("mov-counter-port"),
            Counter::Relic(relic) => {
                Text::new("mov-counter-relic").with("relic", &self.relic(relic).name)
            }
        }
    }

    /// What a stop of passengers is called.
    #[must_use]
    pub fn stop(&self, stop: Stop) -> &engine::noun::Noun {
        match stop {
            Stop::Culture(culture) => &self.culture(culture).name,
            Stop::Base => self.space(self.map.base()),
        }
    }

    /// The name of a system.
    #[must_use]
    pub fn system(&self, system: System) -> &engine::noun::Noun {
        &self.map.system(system).name
    }
}

#[cfg(test)]
mod tests {
    use super::is_buyer;

    /// MOV-2.51d, MOV-EX-01: numbers go round, and equal ones are no buyers.
    #[test]
    fn buyers_have_the_three_numbers_that_follow() {
        let of = |producer| {
            (1..=10)
                .filter(|buyer| is_buyer(producer, *buyer))
                .collect()
        };
        let cases: [(u8, Vec<u8>); 3] = [(9, of(9)), (10, of(10)), (3, of(3))];
        assert_eq!(cases[0].1, [1, 2, 10]);
        assert_eq!(cases[1].1, [1, 2, 3]);
        assert_eq!(cases[2].1, [4, 5, 6]);
    }
}
