//! The facts of Twilight Imperium: tiles and planets, races, units, cards.

mod check;
mod figures;
mod galaxy;

use std::collections::BTreeMap;

use engine::content::{ContentError, Files, Spanned, all_named, in_order, named_too};
use engine::noun::Noun;
use serde::Deserialize;
use strum::VariantArray;

pub(crate) use check::MOST_PLANETS;
pub use figures::Figures;
pub use galaxy::Shape;

use crate::ids::{Objective, Planet, Race, Specialty, Strategy, System, Tile, Unit, Wormhole};

const TILES: &str = "twilight_imperium/tiles.toml";
const PLANETS: &str = "twilight_imperium/planets.toml";
const RACES: &str = "twilight_imperium/races.toml";
const UNITS: &str = "twilight_imperium/units.toml";
const STRATEGIES: &str = "twilight_imperium/strategies.toml";
const OBJECTIVES: &str = "twilight_imperium/objectives.toml";
const FIGURES: &str = "twilight_imperium/figures.toml";

/// What is known of a tile.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFacts {
    /// What it is called.
    pub name: Noun,
    /// What kind of system it is.
    #[serde(deserialize_with = "engine::content::named")]
    pub kind: System,
    /// Whose home it is.
    #[serde(default, deserialize_with = "named_too")]
    pub race: Option<Race>,
    /// The wormhole in it.
    #[serde(default, deserialize_with = "named_too")]
    pub wormhole: Option<Wormhole>,
    /// The planets in it.
    #[serde(deserialize_with = "all_named")]
    pub planets: Vec<Planet>,
}

/// What is known of a planet.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanetFacts {
    /// What it is called.
    pub name: Noun,
    /// Its resources.
    pub resources: u8,
    /// Its influence.
    pub influence: u8,
    /// What it is good at.
    #[serde(default, deserialize_with = "named_too")]
    pub specialty: Option<Specialty>,
}

/// Command counters by area.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counters {
    /// Strategy allocation.
    pub strategy: u8,
    /// Command pool.
    pub pool: u8,
    /// Fleet supply.
    pub fleet: u8,
}

/// What is known of a race.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaceFacts {
    /// What it is called.
    pub name: Noun,
    /// Its command counters at first (TI3-SET-16).
    pub counters: Counters,
    /// Its units at first, by their names (TI3-SET-13).
    units: BTreeMap<String, u8>,
}

impl RaceFacts {
    /// TI3-SET-13: how many units of a type it begins with.
    #[must_use]
    pub fn units(&self, unit: Unit) -> u8 {
        self.units.get(&unit.to_string()).copied().unwrap_or(0)
    }
}

/// What is known of a type of unit.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitFacts {
    /// What it is called.
    pub name: Noun,
    /// How many pieces there are of each colour.
    pub pieces: u8,
    /// What it costs.
    pub cost: u8,
    /// How many that buys.
    pub each: u8,
    /// What a die must show at least.
    pub combat: u8,
    /// How many dice it rolls.
    pub dice: u8,
    /// How many systems it moves.
    pub movement: u8,
    /// How many units it carries, or how many fighters it supports.
    pub capacity: u8,
}

/// What is known of a strategy card.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrategyFacts {
    /// What it is called.
    pub name: Noun,
}

/// What is known of an objective.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveFacts {
    /// What it is called.
    pub name: Noun,
    /// The victory points that it gives.
    pub points: u8,
    /// How much it asks for.
    pub count: u8,
}

/// All facts.
#[derive(Debug)]
pub struct Content {
    /// Figures that the rules name.
    pub figures: Figures,
    shapes: Vec<Shape>,
    tiles: Vec<TileFacts>,
    planets: Vec<PlanetFacts>,
    races: Vec<RaceFacts>,
    units: Vec<UnitFacts>,
    strategies: Vec<StrategyFacts>,
    objectives: Vec<ObjectiveFacts>,
    /// The tile of each planet.
    tile_of: Vec<Tile>,
}

/// The entries of a file that has one table.
type Entries<T> = BTreeMap<String, BTreeMap<String, Spanned<T>>>;

/// Reads the one table of a file, in the order of the ids.
fn entries<T, I>(files: &Files, file: &str, table: &str) -> Result<Vec<T>, ContentError>
where
    T: for<'de> Deserialize<'de>,
    I: VariantArray + Copy + std::fmt::Display + 'static,
{
    let mut read: Entries<T> = files.parse(file)?;
    let found = read.remove(table).unwrap_or_default();
    if let Some(stray) = read.keys().next() {
        return Err(files.fault(file, 0..0, stray.clone(), "is no part of this file"));
    }
    in_order(files, (file, table), found, I::VARIANTS.iter().copied())
}

impl Content {
    pub(crate) fn load(files: &Files) -> Result<Self, ContentError> {
        let tiles = entries::<TileFacts, Tile>(files, TILES, "tiles")?;
        let tile_of = check::tiles(files, &tiles)?;
        let races = entries::<RaceFacts, Race>(files, RACES, "races")?;
        check::races(files, &races)?;
        let units = entries::<UnitFacts, Unit>(files, UNITS, "units")?;
        check::units(files, &units)?;
        Ok(Self {
            figures: files.parse(FIGURES)?,
            shapes: galaxy::load(files)?,
            planets: entries::<_, Planet>(files, PLANETS, "planets")?,
            strategies: entries::<_, Strategy>(files, STRATEGIES, "strategies")?,
            objectives: entries::<_, Objective>(files, OBJECTIVES, "objectives")?,
            tiles,
            races,
            units,
            tile_of,
        })
    }

    /// The shape of the galaxy for this many.
    #[must_use]
    pub fn shape(&self, seats: usize) -> &Shape {
        &self.shapes[seats - galaxy::FEWEST]
    }

    /// What is known of a tile.
    #[must_use]
    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileFacts {
        &self.tiles[tile as usize]
    }

    /// What is known of a planet.
    #[must_use]
    #[inline]
    pub fn planet(&self, planet: Planet) -> &PlanetFacts {
        &self.planets[planet as usize]
    }

    /// What is known of a race.
    #[must_use]
    pub fn race(&self, race: Race) -> &RaceFacts {
        &self.races[race as usize]
    }

    /// What is known of a type of unit.
    #[must_use]
    #[inline]
    pub fn unit(&self, unit: Unit) -> &UnitFacts {
        &self.units[unit as usize]
    }

    /// What is known of a strategy card.
    #[must_use]
    pub fn strategy(&self, strategy: Strategy) -> &StrategyFacts {
        &self.strategies[strategy as usize]
    }

    /// What is known of an objective.
    #[must_use]
    pub fn objective(&self, objective: Objective) -> &ObjectiveFacts {
        &self.objectives[objective as usize]
    }

    /// The tile that a planet lies in.
    #[must_use]
    #[inline]
    pub fn tile_of(&self, planet: Planet) -> Tile {
        self.tile_of[planet as usize]
    }

    /// The home of a race.
    #[must_use]
    pub fn home_of(&self, race: Race) -> Tile {
        let is_home = |tile: &&Tile| self.tile(**tile).race == Some(race);
        match Tile::VARIANTS.iter().find(is_home) {
            Some(tile) => *tile,
            None => unreachable!("{race} has no home: see `check`"),
        }
    }

    /// TI3-GAL-03: the systems that are dealt: neither homes nor Mecatol Rex.
    pub fn dealt(&self) -> impl Iterator<Item = Tile> {
        let kind = |tile: &Tile| self.tile(*tile).kind;
        let tiles = Tile::VARIANTS.iter().copied();
        tiles.filter(move |tile| !matches!(kind(tile), System::Centre | System::Home))
    }
}
