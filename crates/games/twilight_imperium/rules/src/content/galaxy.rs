//! The shape of the galaxy by the number of players (TI3-GAL-06, TI3-R70, TI3-R73,
//! TI3-R76).

use std::collections::BTreeMap;

use engine::content::{ContentError, Files, Spanned};
use engine::map::{Hex, PlaceSet, hexes};
use serde::Deserialize;

const GALAXIES: &str = "twilight_imperium/galaxies.toml";

/// The fewest players, and the most (TI3-GEN-01).
pub(crate) const FEWEST: usize = 3;
pub(crate) const MOST: usize = 6;

/// How many rings there are around Mecatol Rex (TI3-GAL-06).
const RINGS: usize = 3;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    homes: Vec<u8>,
    goods: Vec<u8>,
    left_out: Vec<u8>,
    removed_empty: u8,
    removed_asteroids: u8,
    removed: u8,
    veiled: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    galaxies: BTreeMap<String, Spanned<Entry>>,
}

/// The shape of a galaxy.
#[derive(Debug)]
pub struct Shape {
    /// Every place where a system lies.
    pub places: PlaceSet,
    /// Where homes are, by position, clockwise.
    pub homes: Vec<Hex>,
    /// TI3-P5-06: trade goods at first, by position.
    pub goods: Vec<u8>,
    /// TI3-P3-02: empty systems that are taken out before shuffling.
    pub removed_empty: u8,
    /// TI3-P3-02: asteroid fields that are.
    pub removed_asteroids: u8,
    /// Systems that are removed at random.
    pub removed: u8,
    /// TI3-P5-03: systems that are laid face down beside Mecatol Rex.
    pub veiled: u8,
}

impl Shape {
    /// The places of a ring.
    pub(crate) fn ring(&self, ring: usize) -> PlaceSet {
        let inside = PlaceSet::first(hexes(ring - 1));
        let ring = PlaceSet::first(hexes(ring)).difference(inside);
        self.places.intersection(ring)
    }

    /// How many rings there are.
    pub(crate) const fn rings() -> usize {
        RINGS
    }
}

/// Reads the shapes for 3 to 6 players, in this order.
pub(super) fn load(files: &Files) -> Result<Vec<Shape>, ContentError> {
    let mut file: File = files.parse(GALAXIES)?;
    let mut shapes = Vec::new();
    for seats in FEWEST..=MOST {
        let field = format!("galaxies.{seats}");
        let Some(entry) = file.galaxies.remove(&seats.to_string()) else {
            return Err(files.fault(GALAXIES, 0..0, field, "is missing"));
        };
        let span = entry.span();
        let shape = shape(entry.into_inner(), seats);
        shapes.push(shape.map_err(|why| files.fault(GALAXIES, span, field, why))?);
    }
    Ok(shapes)
}

fn shape(entry: Entry, seats: usize) -> Result<Shape, String> {
    let all = hexes(RINGS);
    let place = |number: &u8| match Hex::new(usize::from(*number)) {
        Some(hex) if (1..all).contains(&hex.index()) => Ok(hex),
        _ => Err(format!("{number} is no place from 1 to {}", all - 1)),
    };
    let homes: Vec<Hex> = entry.homes.iter().map(place).collect::<Result<_, _>>()?;
    let left_out: Vec<Hex> = entry.left_out.iter().map(place).collect::<Result<_, _>>()?;
    if homes.len() != seats || entry.goods.len() != seats {
        return Err(format!("there must be {seats} homes, and goods for each"));
    }
    let left_out: PlaceSet = left_out.into_iter().map(Hex::index).collect();
    let places = PlaceSet::first(all).difference(left_out);
    if homes.iter().any(|home| !places.contains(home.index())) {
        return Err("a home lies where no system is".to_owned());
    }
    Ok(Shape {
        places,
        homes,
        goods: entry.goods,
        removed_empty: entry.removed_empty,
        removed_asteroids: entry.removed_asteroids,
        removed: entry.removed,
        veiled: entry.veiled,
    })
}
