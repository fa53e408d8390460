//! Navigation sheets: systems and the ways between them (TINS-NAV-01a).

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use engine::content::{ContentError, Files, all_named};
use engine::text::Phrase;
use serde::Deserialize;

use super::{Offer, TECHNOLOGIES, few, sides, two};
use crate::cards::written::maybe;
use crate::ids::{Asset, Stock, System};

const FILE: &str = "twilight_inscription/navigation.toml";
/// The most relics on a sheet, and the most wormholes.
pub(crate) const RELICS: usize = 4;
pub(crate) const WORMHOLES: usize = 8;

/// A Navigation sheet.
#[derive(Debug)]
pub struct Navigation {
    /// What it is called.
    pub title: Phrase,
    /// Its technologies.
    pub technologies: [Offer; TECHNOLOGIES],
    /// Its systems.
    pub systems: Vec<SystemFacts>,
    /// All of them, a bit each.
    pub all: u64,
    /// Where its owner begins.
    pub home: System,
    /// Mecatol Rex.
    pub mecatol: System,
    /// Those that are explored from the start, home included (TINS-NAV-03).
    pub explored: u64,
    /// What is beside each.
    pub neighbours: Vec<u64>,
    /// The systems that wormholes are joined to, from the first.
    pub wormholes: ArrayVec<System, WORMHOLES>,
    /// Those with relics.
    pub relics: ArrayVec<System, RELICS>,
    /// Those with an asset.
    pub(crate) with_asset: u64,
    /// Those with a trade good or a commodity.
    pub(crate) trade: u64,
    /// Those with each kind of what is kept.
    pub(crate) stock: [u64; Stock::COUNT],
    /// Points printed in each.
    pub(crate) points: ArrayVec<(u64, u8), 4>,
}

/// A system.
#[derive(Debug, Clone, Copy)]
pub struct SystemFacts {
    /// Where it is drawn.
    pub at: (u8, u8),
    /// What can be claimed there.
    pub asset: Option<Asset>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Side {
    id: String,
    title: Phrase,
    technologies: Vec<Offer>,
    systems: BTreeMap<String, SystemEntry>,
    routes: Vec<String>,
    #[serde(deserialize_with = "all_named")]
    explored: Vec<System>,
    #[serde(deserialize_with = "all_named")]
    wormholes: Vec<System>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SystemEntry {
    at: (u8, u8),
    #[serde(default, deserialize_with = "maybe")]
    asset: Option<Asset>,
    #[serde(default)]
    role: Option<Role>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum Role {
    Home,
    MecatolRex,
}

pub(super) fn load(files: &Files) -> Result<Vec<Navigation>, ContentError> {
    sides(files, FILE, |side: &Side| &side.id, make)
}

/// The one system with this role.
fn one(systems: &[SystemEntry], role: Role, name: &str) -> Result<System, (String, String)> {
    let mut found = systems
        .iter()
        .enumerate()
        .filter(|(_, entry)| entry.role == Some(role));
    match (found.next(), found.next()) {
        (Some((index, _)), None) => Ok(System::at(index)),
        _ => Err((
            "systems".to_owned(),
            format!("exactly one has the role `{name}`"),
        )),
    }
}

fn make(side: Side) -> Result<Navigation, (String, String)> {
    let mut entries = Vec::new();
    for (index, (name, entry)) in side.systems.into_iter().enumerate() {
        if System::new(index).is_none_or(|system| system.to_string() != name) {
            let why = "systems are counted from s00 on, without a gap".to_owned();
            return Err((format!("systems.{name}"), why));
        }
        entries.push(entry);
    }
    let count = entries.len();
    let home = one(&entries, Role::Home, "home")?;
    let mecatol = one(&entries, Role::MecatolRex, "mecatol-rex")?;
    let known = |field: &str, system: System| match system.index() < count {
        true => Ok(system),
        false => Err((field.to_owned(), format!("there is no system {system}"))),
    };
    let mut neighbours = vec![0_u64; count];
    for route in &side.routes {
        let ends = route
            .split_once('-')
            .and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        let Some((a, b)) = ends else {
            let why = format!("`{route}` is no way between two systems, such as s00-s01");
            return Err(("routes".to_owned(), why));
        };
        let (a, b): (System, System) = (known("routes", a)?, known("routes", b)?);
        neighbours[a.index()] |= 1 << b.index();
        neighbours[b.index()] |= 1 << a.index();
    }
    let mut explored = 1 << home.index();
    for system in side.explored {
        explored |= 1 << known("explored", system)?.index();
    }
    for system in &side.wormholes {
        known("wormholes", *system)?;
    }
    let mask = |has: &dyn Fn(Asset) -> bool| {
        let bit = |(index, entry): (usize, &SystemEntry)| {
            u64::from(entry.asset.is_some_and(has)) << index
        };
        entries.iter().enumerate().map(bit).sum::<u64>()
    };
    let mut stock = [0; Stock::COUNT];
    for kind in Stock::all() {
        stock[kind.index()] = mask(&|asset| asset.stock() == Some(kind));
    }
    let relics = (0..count).filter(|index| entries[*index].asset == Some(Asset::Relic));
    let mut values: Vec<u8> = Vec::new();
    for entry in &entries {
        if let Some(Asset::Vp(points)) = entry.asset
            && !values.contains(&points)
        {
            values.push(points);
        }
    }
    values.sort_unstable();
    let points = values
        .iter()
        .map(|value| (mask(&|asset| asset == Asset::Vp(*value)), *value));
    Ok(Navigation {
        title: side.title,
        technologies: two(side.technologies)?,
        all: u64::MAX >> (64 - count),
        home,
        mecatol,
        explored,
        neighbours,
        wormholes: few("wormholes", side.wormholes)?,
        relics: few("systems", relics.map(System::at))?,
        with_asset: mask(&|_| true),
        trade: mask(&Asset::is_trade),
        stock,
        points: few("systems", points)?,
        systems: entries
            .iter()
            .map(|entry| SystemFacts {
                at: entry.at,
                asset: entry.asset,
            })
            .collect(),
    })
}

impl Navigation {
    /// What can be claimed in a system.
    #[must_use]
    #[inline]
    pub fn asset(&self, system: System) -> Option<Asset> {
        self.systems[system.index()].asset
    }

    /// What is beside any of these systems.
    #[inline]
    pub(crate) fn beside(&self, systems: u64) -> u64 {
        bits(systems).fold(0, |beside, index| beside | self.neighbours[index])
    }
}

/// The bits that are set, the lowest first.
#[inline]
pub(crate) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let bit = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(bit)
    })
}
