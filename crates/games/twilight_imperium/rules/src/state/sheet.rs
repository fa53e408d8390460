//! What a player has: the race sheet, points, the secret objective.

use arrayvec::ArrayVec;
use engine::map::{Hex, MOST_HEXES, PlaceSet};

use super::Hull;
use crate::ids::{Area, Objective, Race};

/// The most ships of a colour that are no fighters (TI3-CMP-01).
pub(crate) const MOST_HULLS: usize = 27;

/// Command counters on the race sheet (TI3-RSH-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize)]
pub struct Counters {
    /// Strategy allocation.
    pub strategy: u8,
    /// Command pool.
    pub pool: u8,
    /// Fleet supply.
    pub fleet: u8,
}

impl Counters {
    /// How many lie in an area.
    #[must_use]
    pub const fn in_area(self, area: Area) -> u8 {
        match area {
            Area::Strategy => self.strategy,
            Area::Pool => self.pool,
            Area::Fleet => self.fleet,
        }
    }

    pub(crate) const fn area_mut(&mut self, area: Area) -> &mut u8 {
        match area {
            Area::Strategy => &mut self.strategy,
            Area::Pool => &mut self.pool,
            Area::Fleet => &mut self.fleet,
        }
    }

    /// How many there are on the sheet.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.strategy + self.pool + self.fleet
    }
}

/// What has become of a secret objective.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
pub enum SecretState {
    /// Its owner alone knows it (TI3-OBD-04).
    Hidden,
    /// It was fulfilled and shown (TI3-STA-05).
    Scored,
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    pub(crate) race: Race,
    pub(crate) home: Hex,
    pub(crate) points: u8,
    pub(crate) goods: u8,
    pub(crate) counters: Counters,
    /// TI3-ACT-08: systems with a command counter of this one.
    pub(crate) activated: PlaceSet,
    /// Ships that are no fighters, in order, so that equal fleets are equal bytes.
    pub(crate) hulls: ArrayVec<Hull, MOST_HULLS>,
    /// Fighters by place.
    pub(crate) fighters: [u8; MOST_HEXES],
    pub(crate) secret: (Objective, SecretState),
    /// Has this one passed in this action phase?
    pub(crate) passed: bool,
    /// Is this one out of the game (SE-ERR-14)?
    pub(crate) out: bool,
    /// Did this one take a planet with the last dock of a neighbour in this round?
    pub(crate) merciless: bool,
}

impl Player {
    /// Nobody as yet.
    pub(crate) fn nobody() -> Self {
        Self {
            race: Race::Letnev,
            home: Hex::MIDDLE,
            points: 0,
            goods: 0,
            counters: Counters::default(),
            activated: PlaceSet::NONE,
            hulls: ArrayVec::new(),
            fighters: [0; MOST_HEXES],
            secret: (Objective::Conqueror, SecretState::Hidden),
            passed: false,
            out: false,
            merciless: false,
        }
    }

    /// TI3-CMD-01, TI3-R55: command counters in reinforcements.
    pub(crate) const fn counters_left(&self, all: u8) -> u8 {
        let used = self.counters.total() + self.activated.len() as u8;
        all.saturating_sub(used)
    }
}
