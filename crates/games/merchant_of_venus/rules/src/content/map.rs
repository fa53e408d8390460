//! The map: systems, spaces, and the ways between them (MOV-1.1a to MOV-1.5b).

use std::collections::BTreeMap;
use std::ops::Range;

use arrayvec::ArrayVec;
use engine::content::{ContentError, Files, Spanned, in_order, named, named_too};
use engine::noun::Noun;
use serde::Deserialize;
use strum::EnumCount;

use super::{BOXES, ORBITS, PLACES, all, must_be};
use crate::ids::{Colour, Space, System};

const MAP: &str = "merchant_of_venus/map.toml";
const DEEDS: &str = "merchant_of_venus/deeds.toml";

/// The most connections between spaces: a turn remembers both directions of
/// each.
pub const MAX_WAYS: usize = 704;
/// The most connections of one space.
pub const MAX_NEIGHBOURS: usize = 8;

/// What kind of space it is (MOV-1.3a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Terrain {
    /// A space dot.
    Dot,
    /// A Penalty Oval with its printed value.
    Penalty(u8),
    /// An Asteroid.
    Asteroid,
    /// A "?" box, by its number.
    Box(u8),
    /// A Navigation Circle: where each Pilot Number leads.
    Circle([Space; 6]),
    /// An Orbit.
    Orbit,
    /// A Surface City.
    SurfaceCity,
    /// A Space City.
    SpaceCity,
    /// The Galactic Base.
    Base,
}

impl Terrain {
    /// Is it a City? The Galactic Base is a Space City (MOV-R03).
    #[must_use]
    pub const fn is_city(self) -> bool {
        matches!(self, Self::SurfaceCity | Self::SpaceCity | Self::Base)
    }
}

/// A space, as the rules go by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lay {
    /// What kind of space it is.
    pub terrain: Terrain,
    /// Its printed colour; blue where it has none.
    pub colour: Colour,
    /// The system it belongs to; none between systems.
    pub system: Option<System>,
    /// Which Orbit it is, if it is one; two Navigation Circles are Orbits, too.
    pub orbit: Option<u8>,
    /// Its number among the places where ships may land some day.
    pub place: Option<u8>,
}

/// A space, as it is named and drawn.
#[derive(Debug, Clone)]
pub struct SpaceFacts {
    /// What it is called.
    pub name: Noun,
    /// Where it is drawn.
    pub at: (u16, u16),
}

/// A system, as it is named and drawn.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SystemFacts {
    /// What it is called.
    pub name: Noun,
    /// Does a Culture live here (MOV-1.2d)?
    pub inhabited: bool,
    /// Where its sun is.
    pub centre: (u16, u16),
    /// Where its Culture box is.
    #[serde(rename = "box")]
    pub culture_box: Option<(u16, u16)>,
    /// Where its planet is.
    pub planet: Option<(u16, u16)>,
}

/// One direction of a connection between two spaces. Both directions have
/// numbers that differ in the last bit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Way(u16);

impl Way {
    /// Its place in a list of all ways.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The same connection the other way round.
    #[must_use]
    #[inline]
    pub const fn back(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// A connection from a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Link {
    /// Where it leads.
    pub to: Space,
    /// Which way it is.
    pub way: Way,
    /// What kind of connection it is.
    pub route: Route,
}

/// A kind of connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Route {
    /// A path on the map.
    Path,
    /// The invisible path between Body and Wing (MOV-6.4b).
    Hidden,
    /// From city to city of a planet, with the Air Foil alone (MOV-8.41a).
    Glide,
}

/// The map.
#[derive(Debug)]
pub struct Map {
    /// How wide and high its drawing is.
    pub size: (u16, u16),
    systems: Vec<SystemFacts>,
    spaces: Vec<SpaceFacts>,
    lays: Vec<Lay>,
    links: Vec<ArrayVec<Link, MAX_NEIGHBOURS>>,
    /// The spaces of each system where ships may land some day.
    places: Vec<Vec<Space>>,
    boxes: [Space; BOXES],
    orbits: [Space; ORBITS],
    /// Where ships may land some day, in any system.
    all_places: [Space; PLACES],
    /// What the Deed of each Orbit costs.
    deeds: [i32; ORBITS],
    base: Space,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    width: u16,
    height: u16,
    systems: BTreeMap<String, Spanned<SystemFacts>>,
    spaces: BTreeMap<String, Spanned<SpaceEntry>>,
    circles: BTreeMap<String, Spanned<[SpaceName; 6]>>,
    routes: Routes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceEntry {
    kind: EntryKind,
    #[serde(default, deserialize_with = "named_too")]
    colour: Option<Colour>,
    penalty: Option<u8>,
    #[serde(default)]
    orbit: bool,
    #[serde(default, deserialize_with = "named_too")]
    system: Option<System>,
    at: (u16, u16),
    name: Noun,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum EntryKind {
    Dot,
    Penalty,
    Asteroid,
    Box,
    Circle,
    Orbit,
    SurfaceCity,
    SpaceCity,
    Base,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(transparent)]
struct SpaceName {
    #[serde(deserialize_with = "named")]
    space: Space,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Routes {
    paths: Vec<Spanned<[SpaceName; 2]>>,
    hidden: Vec<Spanned<[SpaceName; 2]>>,
    glides: Vec<Spanned<[SpaceName; 2]>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeedsFile {
    spaceports: BTreeMap<String, Spanned<i32>>,
}

impl Map {
    pub(super) fn load(files: &Files) -> Result<Self, ContentError> {
        let file: MapFile = files.parse(MAP)?;
        let systems = in_order(files, (MAP, "systems"), file.systems, all::<System>())?;
        let inhabited = systems.iter().filter(|system| system.inhabited).count();
        must_be(files, (MAP, "systems.*.inhabited"), inhabited, 14)?;
        let links = links(files, &file.routes)?;
        let entries = in_order(files, (MAP, "spaces"), file.spaces, Space::all())?;
        let circles = circles(files, &entries, file.circles, &links)?;
        let mut map = Self {
            size: (file.width, file.height),
            systems,
            spaces: Vec::new(),
            lays: Vec::new(),
            links,
            places: vec![Vec::new(); System::COUNT],
            boxes: [Space::FIRST; BOXES],
            orbits: [Space::FIRST; ORBITS],
            all_places: [Space::FIRST; PLACES],
            deeds: [0; ORBITS],
            base: Space::FIRST,
        };
        map.place(files, entries, &circles)?;
        let file: DeedsFile = files.parse(DEEDS)?;
        let orbits = map.orbits.into_iter();
        let costs = in_order(files, (DEEDS, "spaceports"), file.spaceports, orbits)?;
        map.deeds.copy_from_slice(&costs);
        Ok(map)
    }

    /// Lays out the spaces, and numbers boxes and Orbits.
    fn place(
        &mut self,
        files: &Files,
        entries: Vec<SpaceEntry>,
        circles: &BTreeMap<Space, [Space; 6]>,
    ) -> Result<(), ContentError> {
        let (mut boxes, mut orbits, mut places, mut bases) = (0, 0, 0, 0);
        for (space, entry) in Space::all().zip(entries) {
            let terrain = match entry.kind {
                EntryKind::Dot => Terrain::Dot,
                EntryKind::Penalty => match entry.penalty {
                    Some(value) => Terrain::Penalty(value),
                    None => {
                        let field = format!("spaces.{space}.penalty");
                        return Err(files.fault(MAP, 0..0, field, "is missing"));
                    }
                },
                EntryKind::Asteroid => Terrain::Asteroid,
                EntryKind::Box => {
                    boxes += 1;
                    if let Some(place) = self.boxes.get_mut(boxes - 1) {
                        *place = space;
                    }
                    Terrain::Box((boxes - 1) as u8)
                }
                EntryKind::Circle => match circles.get(&space) {
                    Some(exits) => Terrain::Circle(*exits),
                    None => {
                        let field = format!("circles.{space}");
                        return Err(files.fault(MAP, 0..0, field, "is missing"));
                    }
                },
                EntryKind::Orbit => Terrain::Orbit,
                EntryKind::SurfaceCity => Terrain::SurfaceCity,
                EntryKind::SpaceCity => Terrain::SpaceCity,
                EntryKind::Base => {
                    (self.base, bases) = (space, bases + 1);
                    Terrain::Base
                }
            };
            let mut orbit = None;
            if entry.orbit || terrain == Terrain::Orbit {
                orbit = Some(orbits as u8);
                orbits += 1;
                if let Some(place) = self.orbits.get_mut(orbits - 1) {
                    *place = space;
                }
            }
            let is_place = orbit.is_some()
                || terrain.is_city()
                || matches!(terrain, Terrain::Asteroid | Terrain::Box(_));
            if let Some(system) = entry.system.filter(|_| is_place) {
                self.places[system as usize].push(space);
            }
            if is_place {
                places += 1;
                if let Some(place) = self.all_places.get_mut(places - 1) {
                    *place = space;
                }
            }
            self.lays.push(Lay {
                terrain,
                colour: entry.colour.unwrap_or(Colour::Blue),
                system: entry.system,
                orbit,
                place: is_place.then_some((places.max(1) - 1) as u8),
            });
            self.spaces.push(SpaceFacts {
                name: entry.name,
                at: entry.at,
            });
        }
        must_be(files, (MAP, "spaces.*.kind = box"), boxes, BOXES)?;
        must_be(files, (MAP, "spaces.*.kind = orbit"), orbits, ORBITS)?;
        must_be(files, (MAP, "spaces where ships may land"), places, PLACES)?;
        must_be(files, (MAP, "spaces.*.kind = base"), bases, 1)
    }

    /// A space, as the rules go by it.
    #[must_use]
    #[inline]
    pub fn lay(&self, space: Space) -> &Lay {
        &self.lays[space.index()]
    }

    /// The same map, on which this space belongs to no system: for tests.
    #[cfg(test)]
    pub(crate) fn forget_system(&mut self, space: Space) {
        self.lays[space.index()].system = None;
    }

    /// A space, as it is named and drawn.
    #[must_use]
    pub fn space(&self, space: Space) -> &SpaceFacts {
        &self.spaces[space.index()]
    }

    /// A system, as it is named and drawn.
    #[must_use]
    pub fn system(&self, system: System) -> &SystemFacts {
        &self.systems[system as usize]
    }

    /// All connections of a space.
    #[must_use]
    #[inline]
    pub fn links(&self, space: Space) -> &[Link] {
        &self.links[space.index()]
    }

    /// The spaces of a system where ships may land, now or some day: cities,
    /// Orbits, Asteroids, "?" boxes.
    #[must_use]
    #[inline]
    pub fn places(&self, system: System) -> &[Space] {
        &self.places[system as usize]
    }

    /// Where a "?" box is.
    #[must_use]
    pub const fn box_at(&self, index: usize) -> Space {
        self.boxes[index]
    }

    /// Every Orbit.
    #[must_use]
    pub const fn orbits(&self) -> &[Space; ORBITS] {
        &self.orbits
    }

    /// Every space where ships may land, now or some day.
    #[must_use]
    pub const fn all_places(&self) -> &[Space; PLACES] {
        &self.all_places
    }

    /// What the Deed of an Orbit costs.
    #[must_use]
    pub const fn deed(&self, orbit: usize) -> i32 {
        self.deeds[orbit]
    }

    /// The Galactic Base (MOV-1.1b).
    #[must_use]
    pub const fn base(&self) -> Space {
        self.base
    }
}

/// MOV-1.2b: which spaces are connected.
fn links(
    files: &Files,
    routes: &Routes,
) -> Result<Vec<ArrayVec<Link, MAX_NEIGHBOURS>>, ContentError> {
    let mut links = vec![ArrayVec::new(); Space::COUNT];
    let mut ways = 0;
    let mut connect = |pair: &Spanned<[SpaceName; 2]>, route| {
        let fault = |why: &str| Err(files.fault(MAP, pair.span(), "routes", why));
        let [a, b] = pair.get_ref().map(|name| name.space);
        if ways + 2 > MAX_WAYS {
            return fault("there are too many of them");
        }
        let known = |links: &[ArrayVec<Link, MAX_NEIGHBOURS>]| {
            links[a.index()].iter().any(|link: &Link| link.to == b)
        };
        if a == b || known(&links) {
            return fault("two spaces are connected once");
        }
        for (from, to, way) in [(a, b, ways), (b, a, ways + 1)] {
            let way = Way(way as u16);
            if links[from.index()]
                .try_push(Link { to, way, route })
                .is_err()
            {
                return fault("a space has at most eight connections");
            }
        }
        ways += 2;
        Ok(())
    };
    for pair in &routes.paths {
        connect(pair, Route::Path)?;
    }
    for pair in &routes.hidden {
        connect(pair, Route::Hidden)?;
    }
    for pair in &routes.glides {
        connect(pair, Route::Glide)?;
    }
    Ok(links)
}

/// MOV-6.4a: where Pilot Numbers lead from each Navigation Circle.
fn circles(
    files: &Files,
    entries: &[SpaceEntry],
    circles: BTreeMap<String, Spanned<[SpaceName; 6]>>,
    links: &[ArrayVec<Link, MAX_NEIGHBOURS>],
) -> Result<BTreeMap<Space, [Space; 6]>, ContentError> {
    let is_circle = |space: &Space| entries[space.index()].kind == EntryKind::Circle;
    let spaces = Space::all().filter(is_circle);
    let fault = |span: Range<usize>, space: Space, why: &str| {
        Err(files.fault(MAP, span, format!("circles.{space}"), why))
    };
    for (name, exits) in &circles {
        let Ok(space) = name.parse::<Space>() else {
            continue;
        };
        let leads = |exit: &SpaceName| {
            let mut near = links[space.index()].iter();
            near.any(|link| link.to == exit.space)
        };
        if !exits.get_ref().iter().all(leads) {
            return fault(exits.span(), space, "an exit leads to a space beside it");
        }
    }
    let exits = in_order(files, (MAP, "circles"), circles, spaces.clone())?;
    let named = exits.into_iter().map(|exits| exits.map(|exit| exit.space));
    Ok(spaces.zip(named).collect())
}
