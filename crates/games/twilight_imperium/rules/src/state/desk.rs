//! What an action has begun and not ended: too much for a frame, and never twice
//! at once.

use serde::Serialize;
use strum::EnumCount;

use crate::content::MOST_PLANETS;
use crate::event::Dice;
use crate::ids::Unit;

/// Troops that have landed on a planet and wait for what comes of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Landed {
    pub(crate) ground: u8,
    pub(crate) pds: u8,
}

/// What a dock has built, to be paid together (TI3-PRD-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Order {
    /// Units of all types (TI3-R65).
    pub(crate) units: u8,
    /// Ground forces and fighters: their price is for two (TI3-UDK-13).
    pub(crate) ground: u8,
    pub(crate) fighters: u8,
    /// Resources for everything else.
    pub(crate) due: u8,
}

/// What dice were rolled for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Salvo {
    /// PDS fire at ships.
    Fire,
    /// The anti-fighter barrage.
    Barrage,
    /// A round of a battle in space.
    Space,
    /// Bombardment.
    Bombardment,
    /// PDS fire at those who land.
    Shots,
    /// A round of a battle on the ground.
    Ground,
}

/// The dice that were rolled last, for who looks on: by side (who acts, who defends)
/// and type of unit, each with what a die had to show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Volley {
    pub(crate) of: Option<Salvo>,
    pub(crate) dice: [[(u8, Dice); Unit::COUNT]; 2],
}

impl Volley {
    /// New dice are rolled: what lay there is taken up.
    pub(crate) fn begin(&mut self, of: Salvo) {
        *self = Self {
            of: Some(of),
            ..Self::default()
        };
    }
}

/// What an action has begun, by planet of the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Desk {
    pub(crate) landed: [Landed; MOST_PLANETS],
    /// Dreadnoughts and war suns that are aimed at each planet (TI3-UDR-08).
    pub(crate) guns: [[u8; 2]; MOST_PLANETS],
    /// Those that have fired (TI3-UDR-09).
    pub(crate) fired: [u8; 2],
    pub(crate) orders: [Order; MOST_PLANETS],
    pub(crate) volley: Volley,
}
