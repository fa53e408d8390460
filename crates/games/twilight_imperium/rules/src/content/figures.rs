//! Figures that the rules name.

use serde::Deserialize;

/// What victory takes.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Victory {
    /// TI3-GEN-02: the points that win.
    pub points: u8,
    /// TI3-OBD-08: cards of stage I in the deck.
    pub stage_one: u8,
    /// TI3-OBD-06: cards of stage II in the deck, beside Imperium Rex.
    pub stage_two: u8,
}

/// What there is of what everyone uses.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    /// TI3-CMP-05: command counters of a race.
    pub counters: u8,
    /// TI3-CMP-08: trade goods.
    pub goods: u8,
}

/// What the status phase brings.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Status {
    /// TI3-STA-10: command counters.
    pub counters: u8,
}

/// What strategy cards give.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strategies {
    /// Command counters of Logistics.
    pub logistics_counters: u8,
    /// What others pay for one.
    pub logistics_influence: u8,
    /// Planets that Diplomacy refreshes.
    pub diplomacy_planets: u8,
    /// Ships that Warfare moves.
    pub warfare_ships: u8,
    /// Victory points of Imperial.
    pub imperial_points: u8,
}

/// Limits.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// TI3-UDK-10: units of a dock beyond the resources of its planet.
    pub dock_units: u8,
    /// TI3-UPD-04: PDS on a planet.
    pub planet_pds: u8,
    /// TI3-SYS-06: what a nebula gives to the dice of who defends it.
    pub nebula_bonus: u8,
}

/// Figures that the rules name.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// What victory takes.
    pub victory: Victory,
    /// What there is of what everyone uses.
    pub supply: Supply,
    /// What the status phase brings.
    pub status: Status,
    /// What strategy cards give.
    pub strategies: Strategies,
    /// Limits.
    pub limits: Limits,
}
