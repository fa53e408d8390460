//! Industry sheets: the grid of tiles, the legend and the table (TINS-IND-01,
//! TINS-TAB-01).

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use engine::content::{ContentError, Files, named};
use engine::text::Phrase;
use serde::Deserialize;
use strum::{EnumCount, VariantArray};

use super::{Offer, TECHNOLOGIES, few, sides, two};
use crate::cards::written::maybe;
use crate::ids::{Asset, Cell, Commodity, Resource, Specialty, Stock, TILES};

const FILE: &str = "twilight_inscription/industry.toml";
/// The most icons of a row of the table.
const ROW: usize = 16;

/// An Industry sheet.
#[derive(Debug)]
pub struct Industry {
    /// What it is called.
    pub title: Phrase,
    /// Its technologies.
    pub technologies: [Offer; TECHNOLOGIES],
    /// Tiles that can be scrapped or claimed, a bit each.
    pub tiles: u64,
    /// The one that is scrapped from the start (TINS-IND-03).
    pub start: Cell,
    /// Tiles with a dotted X.
    pub dotted: u64,
    tags: [Option<Specialty>; Cell::COUNT],
    assets: [Option<Asset>; Cell::COUNT],
    neighbours: [u64; Cell::COUNT],
    /// Tiles with a trade good or a commodity.
    pub(crate) trade: u64,
    /// Tiles with each kind of what is kept.
    pub(crate) stock: [u64; Stock::COUNT],
    /// The specialties of the legend (TINS-IND-07).
    pub bursts: ArrayVec<Burst, 2>,
    /// Trade goods that can be claimed (TINS-AST-10).
    pub trade_goods: u8,
    /// Votes that can be claimed.
    pub votes: u8,
    /// The counselor row (TINS-TAB-02).
    pub council: ArrayVec<Step, ROW>,
    /// The commodity rows (TINS-TAB-06).
    pub rows: [RowFacts; Commodity::COUNT],
}

/// A specialty that is spent as resources.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Burst {
    /// Which.
    #[serde(deserialize_with = "named")]
    pub specialty: Specialty,
    /// As what.
    #[serde(deserialize_with = "named")]
    pub resource: Resource,
    /// As how much.
    pub amount: u8,
}

/// An icon of the counselor row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// "+1 vote".
    Vote,
    /// Points, once all votes to the left are unlocked (TINS-TAB-03).
    Vp(u8),
}

/// A row of commodities.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RowFacts {
    /// How many icons it has.
    pub icons: u8,
    /// After how many of them there are points, and how many (TINS-TAB-07).
    pub vp: Vec<(u8, u8)>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Side {
    id: String,
    title: Phrase,
    technologies: Vec<Offer>,
    trade_goods: u8,
    votes: u8,
    council: Vec<String>,
    bursts: Vec<Burst>,
    commodities: BTreeMap<String, RowFacts>,
    cells: BTreeMap<String, CellEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CellEntry {
    #[serde(default, deserialize_with = "maybe")]
    asset: Option<Asset>,
    #[serde(default, deserialize_with = "maybe")]
    tag: Option<Specialty>,
    #[serde(default)]
    scrapped: bool,
}

pub(super) fn load(files: &Files) -> Result<Vec<Industry>, ContentError> {
    sides(files, FILE, |side: &Side| &side.id, make)
}

fn step(word: &str) -> Result<Step, (String, String)> {
    match word.parse() {
        Ok(Asset::Vote) => Ok(Step::Vote),
        Ok(Asset::Vp(points)) => Ok(Step::Vp(points)),
        _ => {
            let why = format!("`{word}` is neither vote nor vp-2 or the like");
            Err(("council".to_owned(), why))
        }
    }
}

fn row(
    rows: &BTreeMap<String, RowFacts>,
    commodity: Commodity,
) -> Result<RowFacts, (String, String)> {
    let missing = || (format!("commodities.{commodity}"), "is missing".to_owned());
    rows.get(&commodity.to_string())
        .cloned()
        .ok_or_else(missing)
}

fn make(side: Side) -> Result<Industry, (String, String)> {
    let mut assets = [None; Cell::COUNT];
    let mut tags = [None; Cell::COUNT];
    let (mut tiles, mut dotted, mut trade) = (0, 0, 0);
    let mut stock = [0; Stock::COUNT];
    let mut start = None;
    for (name, entry) in &side.cells {
        let wrong = |why: &str| (format!("cells.{name}"), why.to_owned());
        let Ok(cell) = name.parse::<Cell>() else {
            return Err(wrong("is no tile such as h27"));
        };
        let bit = 1 << cell.index();
        match (entry.asset, entry.tag, entry.scrapped) {
            (Some(asset), None, false) => {
                tiles |= bit;
                trade |= if asset.is_trade() { bit } else { 0 };
                if let Some(kind) = asset.stock() {
                    stock[kind.index()] |= bit;
                }
                assets[cell.index()] = Some(asset);
            }
            (None, Some(tag), false) => {
                dotted |= bit;
                tags[cell.index()] = Some(tag);
            }
            (None, None, true) if start.is_none() => start = Some(cell),
            (None, None, true) => return Err(wrong("is the second that is scrapped")),
            _ => return Err(wrong("is one of these: asset, tag, scrapped")),
        }
    }
    let Some(start) = start else {
        return Err(("cells".to_owned(), "one of them is scrapped".to_owned()));
    };
    let there = tiles | dotted | 1 << start.index();
    let mut neighbours = [0; Cell::COUNT];
    for cell in Cell::all() {
        neighbours[cell.index()] = beside(cell) & there;
    }
    let council = side.council.iter().map(|word| step(word));
    let council = council.collect::<Result<Vec<_>, _>>()?;
    let [ore, gas, crystal] = [Commodity::Ore, Commodity::Gas, Commodity::Crystal];
    let rows = &side.commodities;
    Ok(Industry {
        title: side.title,
        technologies: two(side.technologies)?,
        tiles,
        start,
        dotted,
        tags,
        assets,
        neighbours,
        trade,
        stock,
        bursts: few("bursts", side.bursts)?,
        trade_goods: side.trade_goods,
        votes: side.votes,
        council: few("council", council)?,
        rows: [row(rows, ore)?, row(rows, gas)?, row(rows, crystal)?],
    })
}

/// Hexes that share an edge (TINS-R20): odd rows lie half a hex to the right.
fn beside(cell: Cell) -> u64 {
    let (row, column) = cell.place();
    let (row, column) = (row as i32, column as i32);
    let shift = row % 2;
    let places = [
        (row, column - 1),
        (row, column + 1),
        (row - 1, column + shift - 1),
        (row - 1, column + shift),
        (row + 1, column + shift - 1),
        (row + 1, column + shift),
    ];
    let tiles = TILES as i32;
    let inside =
        |(row, column): &(i32, i32)| (0..tiles).contains(row) && (0..tiles).contains(column);
    let bit = |(row, column): (i32, i32)| 1 << (row * tiles + column);
    places
        .into_iter()
        .filter(inside)
        .map(bit)
        .fold(0, |all, bit: u64| all | bit)
}

impl Industry {
    /// What can be claimed on a tile.
    #[must_use]
    #[inline]
    pub const fn asset(&self, cell: Cell) -> Option<Asset> {
        self.assets[cell.index()]
    }

    /// The specialty on the tag of a dotted X.
    #[must_use]
    pub const fn tag(&self, cell: Cell) -> Option<Specialty> {
        self.tags[cell.index()]
    }

    /// What shares an edge with any of these tiles.
    #[must_use]
    #[inline]
    pub fn beside(&self, cells: u64) -> u64 {
        super::navigation::bits(cells).fold(0, |all, index| all | self.neighbours[index])
    }

    /// How many "+1 vote" icons there are.
    #[must_use]
    pub fn vote_icons(&self) -> u8 {
        self.council
            .iter()
            .filter(|step| **step == Step::Vote)
            .count() as u8
    }

    /// How many "+1 trade good" icons there are: one for each column that all
    /// rows have (TINS-TAB-08).
    #[must_use]
    pub fn columns(&self) -> u8 {
        let rows = Commodity::VARIANTS
            .iter()
            .map(|row| self.rows[*row as usize].icons);
        rows.min().unwrap_or(0)
    }
}
