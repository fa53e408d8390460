//! Expansion sheets: planets, space docks, the population track (TINS-EXP-01).

use arrayvec::ArrayVec;
use engine::content::{ContentError, Files, all_named, named};
use engine::text::Phrase;
use serde::Deserialize;
use strum::EnumCount;

use super::{Offer, TECHNOLOGIES, few, resource, sides, two};
use crate::ids::{Asset, Icon, Line, Resource, SIDE, Stock};

const FILE: &str = "twilight_inscription/expansion.toml";
/// Space docks (TINS-EXP-06).
pub const DOCKS: usize = 3;
/// The most planets, and the most icons of a dock.
pub(crate) const PLANETS: usize = 8;
pub(crate) const DOCK_ICONS: usize = 4;
/// The most steps of a population track.
pub(crate) const POPULATION: usize = 16;

/// An Expansion sheet.
#[derive(Debug)]
pub struct Expansion {
    /// What it is called.
    pub title: Phrase,
    /// Its technologies.
    pub technologies: [Offer; TECHNOLOGIES],
    /// Its planets.
    pub planets: ArrayVec<PlanetFacts, PLANETS>,
    /// The icons of each resource, a bit each.
    pub(crate) of_kind: [u128; Resource::COUNT],
    /// The icons in rows and columns whose asset is population (TINS-EXP-10).
    pub(crate) population_lines: u128,
    lines: [(u128, Option<Asset>); Line::COUNT],
    /// The lines with each kind of what is kept.
    pub(crate) stock: [u64; Stock::COUNT],
    /// The docks.
    pub docks: [DockFacts; DOCKS],
    /// The points of each step, from the bottom.
    pub population: ArrayVec<u8, POPULATION>,
}

/// A planet.
#[derive(Debug, Clone)]
pub struct PlanetFacts {
    /// What it is called.
    pub name: String,
    /// Its icons, a bit each.
    pub icons: u128,
}

/// A space dock.
#[derive(Debug, Clone)]
pub struct DockFacts {
    /// The icons of its row.
    pub icons: ArrayVec<Resource, DOCK_ICONS>,
    /// The icons of each resource, a bit each.
    of_kind: [u8; Resource::COUNT],
    /// What it gives.
    pub asset: Asset,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Side {
    id: String,
    title: Phrase,
    technologies: Vec<Offer>,
    population: Vec<u8>,
    docks: Vec<DockEntry>,
    planets: Vec<PlanetEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DockEntry {
    icons: String,
    #[serde(deserialize_with = "named")]
    asset: Asset,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlanetEntry {
    name: String,
    icons: Vec<String>,
    #[serde(deserialize_with = "all_named")]
    rows: Vec<Asset>,
    #[serde(deserialize_with = "all_named")]
    columns: Vec<Asset>,
}

pub(super) fn load(files: &Files) -> Result<Vec<Expansion>, ContentError> {
    sides(files, FILE, |side: &Side| &side.id, make)
}

fn dock(entry: &DockEntry) -> Result<DockFacts, (String, String)> {
    let wrong = || {
        (
            "docks".to_owned(),
            format!("`{}` are no icons", entry.icons),
        )
    };
    let icons = entry
        .icons
        .chars()
        .map(|letter| resource(letter).ok_or_else(wrong));
    let icons = icons.collect::<Result<Vec<_>, _>>()?;
    let mut of_kind = [0; Resource::COUNT];
    for (place, icon) in icons.iter().enumerate().take(DOCK_ICONS) {
        of_kind[*icon as usize] |= 1 << place;
    }
    Ok(DockFacts {
        icons: few("docks", icons)?,
        of_kind,
        asset: entry.asset,
    })
}

fn make(side: Side) -> Result<Expansion, (String, String)> {
    let docks = side.docks.iter().map(dock).collect::<Result<Vec<_>, _>>()?;
    let docks: [DockFacts; DOCKS] = docks.try_into().map_err(|docks: Vec<_>| {
        let why = format!("there are {DOCKS} docks, and these are {}", docks.len());
        ("docks".to_owned(), why)
    })?;
    let mut of_kind = [0; Resource::COUNT];
    let mut lines = [(0, None); Line::COUNT];
    let mut planets = ArrayVec::new();
    for (number, entry) in side.planets.iter().enumerate() {
        let wrong = |why: String| (format!("planets[{number}]"), why);
        let mut icons = 0;
        let width = entry.icons.first().map_or(0, |row| row.chars().count());
        let fits = entry.icons.len() <= SIDE && width <= SIDE && number < PLANETS;
        let even = entry.icons.iter().all(|row| row.chars().count() == width);
        if !fits || !even || width == 0 {
            let why =
                format!("a sheet has up to {PLANETS} planets of up to {SIDE} rows and columns");
            return Err(wrong(why));
        }
        if entry.rows.len() != entry.icons.len() || entry.columns.len() != width {
            return Err(wrong("each row and each column has one asset".to_owned()));
        }
        for (row, letters) in entry.icons.iter().enumerate() {
            for (column, letter) in letters
                .chars()
                .enumerate()
                .filter(|(_, letter)| *letter != '.')
            {
                let Some(kind) = resource(letter) else {
                    return Err(wrong(format!("`{letter}` is no icon: M, I, R or .")));
                };
                let icon = Icon::of(number, row, column);
                let bit = 1_u128 << icon.index();
                icons |= bit;
                of_kind[kind as usize] |= bit;
                let (in_row, row_asset) = &mut lines[icon.row().index()];
                (*in_row, *row_asset) = (*in_row | bit, Some(entry.rows[row]));
                let (in_column, column_asset) = &mut lines[icon.column().index()];
                (*in_column, *column_asset) = (*in_column | bit, Some(entry.columns[column]));
            }
        }
        let name = entry.name.clone();
        planets.push(PlanetFacts { name, icons });
    }
    let mut stock = [0; Stock::COUNT];
    for (index, (_, asset)) in lines.iter().enumerate() {
        if let Some(kind) = asset.and_then(Asset::stock) {
            stock[kind.index()] |= 1 << index;
        }
    }
    let population_lines = lines
        .iter()
        .filter(|(_, asset)| *asset == Some(Asset::Population));
    Ok(Expansion {
        title: side.title,
        technologies: two(side.technologies)?,
        planets,
        of_kind,
        population_lines: population_lines.fold(0, |all, (icons, _)| all | icons),
        lines,
        stock,
        docks,
        population: few("population", side.population)?,
    })
}

impl Expansion {
    /// The icons of a row or column; none where there is no such line.
    #[must_use]
    #[inline]
    pub const fn line(&self, line: Line) -> (u128, Option<Asset>) {
        self.lines[line.index()]
    }

    /// Which resource an icon shows.
    #[must_use]
    #[inline]
    pub const fn kind(&self, icon: Icon) -> Option<Resource> {
        let bit = 1_u128 << icon.index();
        if self.of_kind[0] & bit != 0 {
            Some(Resource::Material)
        } else if self.of_kind[1] & bit != 0 {
            Some(Resource::Influence)
        } else if self.of_kind[2] & bit != 0 {
            Some(Resource::Research)
        } else {
            None
        }
    }
}

impl DockFacts {
    /// Its icons of this resource, a bit each.
    #[inline]
    pub(crate) const fn of_kind(&self, kind: Resource) -> u8 {
        self.of_kind[kind as usize]
    }

    /// All its icons.
    #[inline]
    pub(crate) const fn all(&self) -> u8 {
        (1 << self.icons.len()) - 1
    }
}
