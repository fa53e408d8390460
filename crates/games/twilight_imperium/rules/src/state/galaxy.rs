//! Which system lies where, and what that means for ships (TI3-SYS-03 to TI3-R52).

use engine::map::{Hex, MOST_HEXES, PlaceSet};
use strum::EnumCount;

use crate::content::Content;
use crate::ids::{Planet, System, Tile, Wormhole};

/// The systems on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Galaxy {
    tiles: [Option<Tile>; MOST_HEXES],
    places: [Option<Hex>; Planet::COUNT],
    laid: PlaceSet,
    wormholes: [PlaceSet; 2],
    asteroids: PlaceSet,
    nebulae: PlaceSet,
    supernovae: PlaceSet,
    homes: PlaceSet,
}

impl Galaxy {
    /// An empty table.
    pub(crate) const EMPTY: Self = Self {
        tiles: [None; MOST_HEXES],
        places: [None; Planet::COUNT],
        laid: PlaceSet::NONE,
        wormholes: [PlaceSet::NONE; 2],
        asteroids: PlaceSet::NONE,
        nebulae: PlaceSet::NONE,
        supernovae: PlaceSet::NONE,
        homes: PlaceSet::NONE,
    };

    /// Lays a system.
    pub(crate) fn lay(&mut self, content: &Content, place: Hex, tile: Tile) {
        let facts = content.tile(tile);
        let at = place.index();
        self.tiles[at] = Some(tile);
        self.laid = self.laid.with(at);
        for planet in &facts.planets {
            self.places[*planet as usize] = Some(place);
        }
        if let Some(wormhole) = facts.wormhole {
            let set = &mut self.wormholes[wormhole as usize];
            *set = set.with(at);
        }
        let set = match facts.kind {
            System::AsteroidField => &mut self.asteroids,
            System::Nebula => &mut self.nebulae,
            System::Supernova => &mut self.supernovae,
            System::Home => &mut self.homes,
            System::Centre | System::Planets | System::Empty => return,
        };
        *set = set.with(at);
    }

    /// The system in a place.
    #[inline]
    pub(crate) const fn tile(&self, place: Hex) -> Option<Tile> {
        self.tiles[place.index()]
    }

    /// Every place where a system lies.
    pub(crate) const fn laid(&self) -> PlaceSet {
        self.laid
    }

    /// Where a planet lies.
    #[inline]
    pub(crate) const fn place(&self, planet: Planet) -> Option<Hex> {
        self.places[planet as usize]
    }

    /// TI3-WHL-01, TI3-WHL-02, TI3-R52: the systems adjacent to a place, through
    /// wormholes too.
    #[inline]
    pub(crate) const fn adjacent(&self, place: Hex) -> PlaceSet {
        let mut near = place.neighbours().intersection(self.laid);
        let mut kind = 0;
        while kind < 2 {
            if self.wormholes[kind].contains(place.index()) {
                near = near.union(self.wormholes[kind]);
            }
            kind += 1;
        }
        near.without(place.index())
    }

    /// The systems with wormholes.
    pub(crate) const fn with_wormholes(&self) -> PlaceSet {
        self.wormholes[Wormhole::Alpha as usize].union(self.wormholes[Wormhole::Beta as usize])
    }

    /// TI3-SYS-05, TI3-SYS-09: systems that cannot be activated or entered.
    #[inline]
    pub(crate) const fn closed(&self) -> PlaceSet {
        self.asteroids.union(self.supernovae)
    }

    /// TI3-SYS-03, TI3-SYS-07, TI3-SYS-09: systems that ships cannot cross.
    #[inline]
    pub(crate) const fn impassable(&self) -> PlaceSet {
        self.closed().union(self.nebulae)
    }

    /// TI3-SYS-06, TI3-SYS-08: is there a nebula?
    #[inline]
    pub(crate) const fn is_nebula(&self, place: Hex) -> bool {
        self.nebulae.contains(place.index())
    }

    pub(crate) const fn is_supernova(&self, place: Hex) -> bool {
        self.supernovae.contains(place.index())
    }

    pub(crate) const fn is_asteroid_field(&self, place: Hex) -> bool {
        self.asteroids.contains(place.index())
    }

    /// The homes of the players.
    pub(crate) const fn homes(&self) -> PlaceSet {
        self.homes
    }
}
