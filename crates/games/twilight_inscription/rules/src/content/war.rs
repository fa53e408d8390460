//! War sheets: units, and the grid on which they are deployed (TINS-WAR-02,
//! TINS-WAR-10).

use std::collections::BTreeMap;
use std::ops::Range;

use arrayvec::ArrayVec;
use engine::content::{ContentError, Files, named};
use engine::text::Phrase;
use serde::Deserialize;
use strum::{EnumCount, VariantArray};

use super::{Offer, TECHNOLOGIES, few, resource, sides, two};
use crate::cards::written::maybe;
use crate::ids::{Asset, COLUMNS, Node, Resource, Side, Specialty, Stock, Turn, Unit};

const FILE: &str = "twilight_inscription/war.toml";
/// Rows of the grid, and rows of a section.
pub(crate) const ROWS: usize = 12;
pub(crate) const SECTION: usize = 3;
/// Battles in a game: sections on one side (TINS-WAR-11).
pub const BATTLES: usize = 4;
/// The most icons of a cost, and the most units of a type.
pub(crate) const COST: usize = 8;
pub(crate) const COPIES: usize = 6;
/// The most assets that a unit covers.
const TOGETHER: usize = 5;
/// The most assets on a grid.
pub(crate) const ASSETS: usize = 32;

/// A War sheet.
#[derive(Debug)]
pub struct War {
    /// What it is called.
    pub title: Phrase,
    /// Its technologies.
    pub technologies: [Offer; TECHNOLOGIES],
    units: [UnitFacts; Unit::COUNT],
    /// How many units there are of the types before each.
    before: [u8; Unit::COUNT],
    /// All nodes, a bit each.
    pub nodes: u128,
    /// Those that are anomalies.
    pub anomalies: u128,
    /// Assets on nodes, in the order of the nodes.
    pub assets: ArrayVec<(Node, Asset), ASSETS>,
    /// The assets of each kind of what is kept, by their place in the list.
    pub(crate) stock: [u32; Stock::COUNT],
    boxes: [[BoxFacts; BATTLES]; Side::COUNT],
    /// Won assets of each kind of what is kept, by side and battle.
    pub(crate) won_stock: [u8; Stock::COUNT],
}

/// What a strength box is worth (TINS-BAT-08, TINS-BAT-09).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxFacts {
    /// The asset above it.
    #[serde(deserialize_with = "named")]
    pub win: Asset,
    /// The points that a defeat costs.
    pub lose: u8,
}

/// A type of unit.
#[derive(Debug, Clone)]
pub struct UnitFacts {
    /// The icons of its cost: one of any resource where there is none.
    pub cost: ArrayVec<Option<Resource>, COST>,
    /// The icons of each resource, a bit each.
    pub(crate) of_kind: [u8; Resource::COUNT],
    /// Its nodes, as column and row.
    pub shape: Vec<(u8, u8)>,
    /// How many can be built; 0 is any number (TINS-WAR-05).
    pub count: u8,
    /// What building one is worth.
    pub vp: u8,
    /// The specialty that unlocks the type (TINS-WAR-07b).
    pub lock: Option<Specialty>,
    /// The specialty that builds one (TINS-WAR-08).
    pub instead: Option<Specialty>,
    /// Everywhere it fits on an empty grid, anomalies included.
    pub places: Vec<Placement>,
}

/// A place where a unit fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placement {
    /// The nodes that it covers.
    pub nodes: u128,
    /// Its lowest row.
    pub(crate) row: u8,
    /// The leftmost node in its lowest row.
    pub at: Node,
    /// How far it is turned.
    pub turn: Turn,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    title: Phrase,
    technologies: Vec<Offer>,
    grid: Vec<String>,
    left: Vec<BoxFacts>,
    right: Vec<BoxFacts>,
    assets: BTreeMap<String, Named>,
    units: BTreeMap<String, UnitEntry>,
}

#[derive(Deserialize)]
#[serde(transparent)]
struct Named(#[serde(deserialize_with = "named")] Asset);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitEntry {
    cost: String,
    shape: Vec<(u8, u8)>,
    #[serde(default)]
    count: u8,
    #[serde(default)]
    vp: u8,
    #[serde(default, deserialize_with = "maybe")]
    lock: Option<Specialty>,
    #[serde(default, deserialize_with = "maybe")]
    instead: Option<Specialty>,
}

pub(super) fn load(files: &Files) -> Result<Vec<War>, ContentError> {
    sides(files, FILE, |entry: &Entry| &entry.id, make)
}

/// The nodes, the anomalies and the nodes with assets.
fn grid(rows: &[String]) -> Result<[u128; 3], (String, String)> {
    let even = rows.iter().all(|row| row.chars().count() == COLUMNS);
    if rows.len() != ROWS || !even {
        let why = format!("a grid has {ROWS} rows of {COLUMNS} nodes");
        return Err(("grid".to_owned(), why));
    }
    let mut found = [0; 3];
    for (row, letters) in rows.iter().rev().enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            let bit = 1_u128 << Node::of(column, row).index();
            match letter {
                '.' => found[0] |= bit,
                '#' => (found[0], found[1]) = (found[0] | bit, found[1] | bit),
                '*' => (found[0], found[2]) = (found[0] | bit, found[2] | bit),
                '_' => {}
                _ => {
                    let why = format!("`{letter}` is none of . * # _");
                    return Err(("grid".to_owned(), why));
                }
            }
        }
    }
    Ok(found)
}

/// Turned clockwise by a quarter, and moved back to where columns and rows begin.
fn turned(shape: &[(i32, i32)]) -> Vec<(i32, i32)> {
    let turned: Vec<_> = shape.iter().map(|(x, y)| (*y, -x)).collect();
    let left = turned.iter().map(|place| place.0).min().unwrap_or(0);
    let low = turned.iter().map(|place| place.1).min().unwrap_or(0);
    turned.iter().map(|(x, y)| (x - left, y - low)).collect()
}

/// Everywhere a shape fits: no mirror images, and equal turns once (TINS-R23).
fn places(shape: &[(u8, u8)], nodes: u128) -> Vec<Placement> {
    let mut turn: Vec<(i32, i32)> = shape
        .iter()
        .map(|(x, y)| (i32::from(*x), i32::from(*y)))
        .collect();
    let mut places: Vec<Placement> = Vec::new();
    for number in 0..4 {
        for row in 0..ROWS as i32 {
            for column in 0..COLUMNS as i32 {
                let moved = turn.iter().map(|(x, y)| (x + column, y + row));
                let moved: Vec<(i32, i32)> = moved.collect();
                let inside = |(x, y): &(i32, i32)| *x < COLUMNS as i32 && *y < ROWS as i32;
                if !moved.iter().all(inside) {
                    continue;
                }
                let node = |(x, y): &(i32, i32)| Node::of(*x as usize, *y as usize);
                let covered = moved
                    .iter()
                    .fold(0, |all, place| all | 1_u128 << node(place).index());
                let at = Node::at(covered.trailing_zeros() as usize);
                let known = places.iter().any(|place| place.nodes == covered);
                if covered & !nodes == 0 && !known {
                    places.push(Placement {
                        nodes: covered,
                        row: row as u8,
                        at,
                        turn: Turn(number),
                    });
                }
            }
        }
        turn = turned(&turn);
    }
    places.sort_by_key(|place| (place.at, place.turn));
    places
}

fn unit(unit: Unit, entry: &UnitEntry, nodes: u128) -> Result<UnitFacts, (String, String)> {
    let wrong = |why: &str| (format!("units.{unit}"), why.to_owned());
    let icon = |letter| match letter {
        '*' => Ok(None),
        _ => resource(letter)
            .map(Some)
            .ok_or_else(|| wrong("a cost is of M, I, R and *")),
    };
    let cost = entry
        .cost
        .chars()
        .map(icon)
        .collect::<Result<Vec<_>, _>>()?;
    // TINS-WAR-05: only infantry is paid with anything, and has no limit.
    let any = cost.as_slice() == [None];
    let plain = cost.iter().all(Option::is_some) && !cost.is_empty();
    if (unit == Unit::Infantry) != any || (unit != Unit::Infantry) != plain {
        return Err(wrong(
            "infantry costs one resource of any kind, all else is of M, I and R",
        ));
    }
    if (entry.count == 0) != any || usize::from(entry.count) > COPIES {
        return Err(wrong(
            "infantry alone has no limit, and of all else there are up to six",
        ));
    }
    let of_kind = |kind: &Resource| {
        let icons = cost.iter().enumerate();
        let own = icons.filter(|(_, icon)| **icon == Some(*kind));
        own.fold(0, |all, (place, _)| all | 1 << place)
    };
    let of_kind = std::array::from_fn(|kind| of_kind(&Resource::VARIANTS[kind]));
    Ok(UnitFacts {
        of_kind,
        cost: few(&format!("units.{unit}"), cost)?,
        shape: entry.shape.clone(),
        count: entry.count,
        vp: entry.vp,
        lock: entry.lock,
        instead: entry.instead,
        places: places(&entry.shape, nodes),
    })
}

/// The boxes of one half, from the first battle on.
fn four(field: &str, boxes: Vec<BoxFacts>) -> Result<[BoxFacts; BATTLES], (String, String)> {
    let wrong = |boxes: Vec<_>| {
        (
            field.to_owned(),
            format!("there are {BATTLES}, not {}", boxes.len()),
        )
    };
    boxes.try_into().map_err(wrong)
}

fn make(entry: Entry) -> Result<War, (String, String)> {
    let [nodes, anomalies, with_asset] = grid(&entry.grid)?;
    let mut assets = Vec::new();
    for (name, Named(asset)) in entry.assets {
        let node = name.parse::<Node>().ok();
        let there = node.filter(|node| with_asset >> node.index() & 1 == 1);
        let Some(node) = there else {
            return Err((
                format!("assets.{name}"),
                "no * of the grid is there".to_owned(),
            ));
        };
        assets.push((node, asset));
    }
    if assets.len() != with_asset.count_ones() as usize {
        return Err(("assets".to_owned(), "each * of the grid has one".to_owned()));
    }
    assets.sort_unstable();
    let mut found = Vec::new();
    for kind in Unit::VARIANTS {
        let Some(facts) = entry.units.get(&kind.to_string()) else {
            return Err((format!("units.{kind}"), "is missing".to_owned()));
        };
        found.push(unit(*kind, facts, nodes)?);
    }
    let units: [UnitFacts; Unit::COUNT] = found
        .try_into()
        .map_err(|_| ("units".to_owned(), String::new()))?;
    let places = units.iter().flat_map(|unit| &unit.places);
    let covered = places.map(|place| (place.nodes & with_asset).count_ones() as usize);
    if covered.max().unwrap_or(0) > TOGETHER {
        let why = format!("no unit covers more than {TOGETHER} assets at once");
        return Err(("grid".to_owned(), why));
    }
    let boxes = [four("left", entry.left)?, four("right", entry.right)?];
    let mut stock = [0; Stock::COUNT];
    for (index, (_, asset)) in assets.iter().enumerate() {
        if let Some(kind) = asset.stock() {
            stock[kind.index()] |= 1 << index;
        }
    }
    let mut won_stock = [0; Stock::COUNT];
    for (index, facts) in boxes.iter().flatten().enumerate() {
        if let Some(kind) = facts.win.stock() {
            won_stock[kind.index()] |= 1 << index;
        }
    }
    let mut before = [0; Unit::COUNT];
    for unit in 1..Unit::COUNT {
        before[unit] = before[unit - 1] + units[unit - 1].count;
    }
    Ok(War {
        title: entry.title,
        technologies: two(entry.technologies)?,
        units,
        before,
        nodes,
        anomalies,
        assets: few("assets", assets)?,
        stock,
        boxes,
        won_stock,
    })
}

impl War {
    /// A type of unit.
    #[must_use]
    #[inline]
    pub const fn unit(&self, unit: Unit) -> &UnitFacts {
        &self.units[unit as usize]
    }

    /// Where the units of a type stand in the list of all, infantry apart
    /// (TINS-WAR-06).
    #[must_use]
    #[inline]
    pub const fn copies(&self, unit: Unit) -> Range<usize> {
        let before = self.before[unit as usize] as usize;
        before..before + self.unit(unit).count as usize
    }

    /// A strength box, by battle from zero.
    #[must_use]
    #[inline]
    pub const fn strength_box(&self, side: Side, battle: usize) -> BoxFacts {
        self.boxes[side as usize][battle]
    }
}

impl UnitFacts {
    /// Its icons of this resource, a bit each.
    #[inline]
    pub(crate) const fn of_kind(&self, kind: Resource) -> u8 {
        self.of_kind[kind as usize]
    }
}

/// The nodes of a section: the battle counts from zero.
#[inline]
#[must_use]
pub const fn section(side: Side, battle: usize) -> u128 {
    let half = COLUMNS / 2;
    let row: u128 = ((1 << half) - 1) << (half * side as usize);
    let rows = row | row << COLUMNS | row << (2 * COLUMNS);
    rows << (battle * SECTION * COLUMNS)
}

/// The nodes beside any of these, up, down, left and right (TINS-R24).
#[inline]
pub(crate) const fn beside(nodes: u128) -> u128 {
    let left: u128 = 0x0101_0101_0101_0101_0101_0101;
    let right = left << (COLUMNS - 1);
    let wide = (nodes & !right) << 1 | (nodes & !left) >> 1;
    wide | nodes << COLUMNS | nodes >> COLUMNS
}
