//! What an action has begun and not ended: too much for a frame, and never twice
//! at once.

use crate::content::MOST_PLANETS;

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

/// What an action has begun, by planet of the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Desk {
    pub(crate) landed: [Landed; MOST_PLANETS],
    /// Dreadnoughts and war suns that are aimed at each planet (TI3-UDR-08).
    pub(crate) guns: [[u8; 2]; MOST_PLANETS],
    /// Those that have fired (TI3-UDR-09).
    pub(crate) fired: [u8; 2],
    pub(crate) orders: [Order; MOST_PLANETS],
}
