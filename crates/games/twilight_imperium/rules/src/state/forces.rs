//! Units in space and on planets, and what is left of them (TI3-GEN-09, TI3-LIM-01
//! to TI3-R54, TI3-UFI-03, TI3-FLT-01).

use std::fmt;
use std::str::FromStr;

use engine::Seat;
use engine::map::{Hex, PlaceSet};
use serde::Serialize;
use strum::VariantArray;

use super::TwilightImperium;
use crate::content::Content;
use crate::ids::{Planet, Ship, Tile, Unit};

/// A ship as it can be told from others: what it is, whether it is hurt, and what
/// it carries (TI3-R25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Vessel {
    /// What it is.
    pub ship: Ship,
    /// Has it taken a hit?
    pub hurt: bool,
    /// Ground forces aboard.
    pub ground: u8,
    /// PDS aboard.
    pub pds: u8,
}

impl Vessel {
    /// A new ship.
    #[must_use]
    pub const fn new(ship: Ship) -> Self {
        Self {
            ship,
            hurt: false,
            ground: 0,
            pds: 0,
        }
    }

    /// How many units it carries, fighters aside.
    #[must_use]
    pub const fn cargo(self) -> u8 {
        self.ground + self.pds
    }

    /// Can it take a hit and stay (TI3-UDR-02)?
    #[must_use]
    pub const fn can_sustain(self) -> bool {
        self.ship.sustains() && !self.hurt
    }
}

impl fmt::Display for Vessel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.ship)?;
        if self.hurt {
            f.write_str(".hurt")?;
        }
        if self.ground > 0 {
            write!(f, ".{}gf", self.ground)?;
        }
        if self.pds > 0 {
            write!(f, ".{}pds", self.pds)?;
        }
        Ok(())
    }
}

impl FromStr for Vessel {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut parts = text.split('.');
        let ship = parts.next().ok_or(())?.parse().map_err(|_| ())?;
        let mut vessel = Self::new(ship);
        for part in parts {
            if part == "hurt" {
                vessel.hurt = true;
            } else if let Some(count) = part.strip_suffix("gf") {
                vessel.ground = count.parse().map_err(|_| ())?;
            } else if let Some(count) = part.strip_suffix("pds") {
                vessel.pds = count.parse().map_err(|_| ())?;
            } else {
                return Err(());
            }
        }
        // One way to write it.
        if vessel.to_string() == text {
            Ok(vessel)
        } else {
            Err(())
        }
    }
}

/// A ship in a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hull {
    pub(crate) place: Hex,
    pub(crate) vessel: Vessel,
    /// Has it moved in the action that goes on?
    pub(crate) moved: bool,
}

/// The space dock of a planet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub enum Dock {
    /// There is none.
    #[default]
    None,
    /// It was built in this round, and produces from the next one on (TI3-UDK-08).
    New,
    /// It produces.
    Working,
}

/// A planet, its card and what stands on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct World {
    pub(crate) owner: Option<Seat>,
    /// Is its card refreshed (TI3-RES-01)?
    pub(crate) ready: bool,
    /// TI3-R42: has its owner had it since this round began?
    pub(crate) held: bool,
    pub(crate) dock: Dock,
    pub(crate) ground: u8,
    pub(crate) pds: u8,
}

impl World {
    /// Does a unit stand on it?
    pub(crate) fn has_units(&self) -> bool {
        self.ground > 0 || self.pds > 0 || self.dock != Dock::None
    }
}

impl TwilightImperium {
    /// The planets of the system in a place.
    #[inline]
    pub(crate) fn planets<'a>(&self, content: &'a Content, place: Hex) -> &'a [Planet] {
        let tile = self.galaxy.tile(place);
        tile.map_or(&[], |tile: Tile| &content.tile(tile).planets)
    }

    /// The planets that someone controls (TI3-PLN-07).
    pub(crate) fn planets_of(&self, seat: Seat) -> impl Iterator<Item = Planet> {
        let all = Planet::VARIANTS.iter().copied();
        all.filter(move |planet| self.world(*planet).owner == Some(seat))
    }

    /// Ships of someone in a place that are no fighters.
    pub(crate) fn hulls_at(&self, seat: Seat, place: Hex) -> impl Iterator<Item = Hull> {
        let hulls = self.player(seat).hulls.iter().copied();
        hulls.filter(move |hull| hull.place == place)
    }

    /// How many ships of someone count for fleet supply in a place (TI3-FLT-07).
    pub(crate) fn fleet_at(&self, seat: Seat, place: Hex) -> u8 {
        self.hulls_at(seat, place).count() as u8
    }

    pub(crate) const fn fighters_at(&self, seat: Seat, place: Hex) -> u8 {
        self.player(seat).fighters[place.index()]
    }

    /// TI3-GEN-09: has someone ships in a place, fighters among them?
    pub(crate) fn has_fleet(&self, seat: Seat, place: Hex) -> bool {
        self.fighters_at(seat, place) > 0 || self.hulls_at(seat, place).next().is_some()
    }

    /// Whose ships are in a place, this one's aside.
    pub(crate) fn enemy_fleet(&self, seat: Seat, place: Hex) -> Option<Seat> {
        self.everyone()
            .find(|other| *other != seat && self.has_fleet(*other, place))
    }

    /// The places in which others have ships that are no fighters, and those in
    /// which they have any.
    pub(crate) fn enemy_places(&self, seat: Seat) -> (PlaceSet, PlaceSet) {
        let (mut hulls, mut wings) = (PlaceSet::NONE, PlaceSet::NONE);
        for other in self.everyone().filter(|other| *other != seat) {
            let player = self.player(other);
            for hull in &player.hulls {
                hulls = hulls.with(hull.place.index());
            }
            for place in self.galaxy.laid() {
                if player.fighters[place] > 0 {
                    wings = wings.with(place);
                }
            }
        }
        (hulls, hulls.union(wings))
    }

    /// Has someone any unit in a system (TI3-TRF-04)?
    pub(crate) fn has_units(&self, content: &Content, seat: Seat, place: Hex) -> bool {
        let on_planets = self.planets(content, place).iter().any(|planet| {
            let world = self.world(*planet);
            world.owner == Some(seat) && world.has_units()
        });
        on_planets || self.has_fleet(seat, place)
    }

    /// Adds a ship.
    pub(crate) fn add_hull(&mut self, seat: Seat, hull: Hull) {
        let hulls = &mut self.player_mut(seat).hulls;
        let at = hulls.partition_point(|other| *other < hull);
        hulls.insert(at, hull);
    }

    /// Takes a ship like this from a place: one that has not moved if there is one.
    pub(crate) fn take_hull(&mut self, seat: Seat, place: Hex, vessel: Vessel) -> Hull {
        let hulls = &mut self.player_mut(seat).hulls;
        let like = |hull: &Hull| (hull.place, hull.vessel) == (place, vessel);
        match hulls.iter().position(like) {
            Some(at) => hulls.remove(at),
            None => unreachable!("{seat} has no {vessel} at {place}"),
        }
    }

    /// Changes a ship.
    pub(crate) fn change_hull(&mut self, seat: Seat, hull: Hull, change: impl Fn(&mut Vessel)) {
        let mut taken = hull;
        let hulls = &mut self.player_mut(seat).hulls;
        match hulls.iter().position(|other| *other == hull) {
            Some(at) => drop(hulls.remove(at)),
            None => unreachable!("{seat} has no {} there", hull.vessel),
        }
        change(&mut taken.vessel);
        self.add_hull(seat, taken);
    }

    /// TI3-LIM-01, TI3-LIM-02: pieces of a type that are in reinforcements.
    pub(crate) fn pieces_left(&self, content: &Content, seat: Seat, unit: Unit) -> u8 {
        let used = match unit {
            Unit::SpaceDock => {
                let docks = self.planets_of(seat);
                docks
                    .filter(|planet| self.world(*planet).dock != Dock::None)
                    .count()
            }
            Unit::Pds => {
                let on_planets = self.planets_of(seat).map(|planet| self.world(planet).pds);
                let aboard = self.player(seat).hulls.iter().map(|hull| hull.vessel.pds);
                let landing = self.desk.landed.iter().map(|landed| landed.pds);
                let own = self.lander() == Some(seat);
                let landing = landing.filter(|_| own);
                on_planets
                    .chain(aboard)
                    .chain(landing)
                    .map(usize::from)
                    .sum()
            }
            // TI3-LIM-03: supplements make up for what is missing.
            Unit::GroundForce | Unit::Fighter => 0,
            Unit::Destroyer | Unit::Cruiser | Unit::Carrier | Unit::Dreadnought | Unit::WarSun => {
                let hulls = self.player(seat).hulls.iter();
                hulls.filter(|hull| hull.vessel.ship.unit() == unit).count()
            }
        };
        content.unit(unit).pieces.saturating_sub(used as u8)
    }

    /// Whose troops are landing.
    pub(crate) fn lander(&self) -> Option<Seat> {
        use crate::phase::Frame;
        self.frames.iter().find_map(|frame| match frame {
            Frame::Tactical(tactical) => Some(tactical.seat),
            _ => None,
        })
    }

    /// TI3-SUP-02, TI3-SUP-05: groups of ground forces: on planets and in holds.
    /// Each needs a plastic piece.
    pub(crate) fn ground_groups(&self, seat: Seat) -> usize {
        let on_planets = self
            .planets_of(seat)
            .filter(|planet| self.world(*planet).ground > 0);
        let aboard = self
            .player(seat)
            .hulls
            .iter()
            .filter(|hull| hull.vessel.ground > 0);
        let landing = self.desk.landed.iter().filter(|landed| landed.ground > 0);
        on_planets.count() + aboard.count() + landing.count()
    }

    /// TI3-SUP-02: systems with fighters. Each needs a plastic piece.
    pub(crate) fn fighter_groups(&self, seat: Seat) -> usize {
        let fighters = &self.player(seat).fighters;
        self.galaxy
            .laid()
            .filter(|place| fighters[*place] > 0)
            .count()
    }

    /// TI3-UFI-04, TI3-R68, TI3-UDK-15: how many fighters someone can have in a
    /// place.
    pub(crate) fn support(&self, content: &Content, seat: Seat, place: Hex) -> u8 {
        let aboard = self.hulls_at(seat, place).map(|hull| {
            let capacity = content.unit(hull.vessel.ship.unit()).capacity;
            capacity.saturating_sub(hull.vessel.cargo())
        });
        let docks = self.planets(content, place).iter().filter(|planet| {
            let world = self.world(**planet);
            world.owner == Some(seat) && world.dock != Dock::None
        });
        let docks = docks.map(|_| content.unit(Unit::SpaceDock).capacity);
        aboard.chain(docks).fold(0, u8::saturating_add)
    }
}
