//! Sums and shares that the rules name.

use serde::Deserialize;

/// Sums and shares that the rules name.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// What everyone begins with.
    pub start: Start,
    /// The cup.
    pub cup: Cup,
    /// Shares of a hundred.
    pub percent: Percent,
    /// What steps cost.
    pub movement: Movement,
    /// What a Shield does.
    pub shield: Shield,
    /// What a player has.
    pub player: Player,
    /// A Fort.
    pub fort: Fort,
    /// Attacks.
    pub combat: Combat,
}

/// What everyone begins with.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Credits for each player at the table (MOV-4.3a).
    pub credits_a_player: i32,
}

/// The cup.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cup {
    /// How many counters it always holds (MOV-10.1b).
    pub counters: u16,
}

/// Shares of a hundred.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Percent {
    /// What the owner of a Spaceport gets of trades there (MOV-12.22a).
    pub spaceport: i32,
    /// What the owner of a Factory gets of its Goods (MOV-12.32a).
    pub factory: i32,
    /// What one pays less for Deeds at home (MOV-3.3a).
    pub home_discount: i32,
    /// What Equipment gives in trade (MOV-2.52c).
    pub trade_in: i32,
}

/// What steps cost.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Movement {
    /// Any step (MOV-5.21a).
    pub step: u8,
    /// Into or out of a Surface City (MOV-5.21b).
    pub surface_city: u8,
    /// The same with the Air Foil (MOV-8.41c).
    pub surface_city_air_foil: u8,
    /// What the die of the Auto Pilot shows (MOV-8.42a).
    pub auto_pilot: u8,
}

/// What a Shield does.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shield {
    /// How much less a penalty is (MOV-8.3a).
    pub reduction: i32,
}

/// What a player has.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Counters for Spaceports and Factories (MOV-R07).
    pub counters: u8,
}

/// A Fort.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fort {
    /// What it costs (MOV-15.1b).
    pub cost: i32,
    /// What everybody but its owner pays there (MOV-15.1a).
    pub penalty: i32,
    /// How many one player can have in play (MOV-15.11c).
    pub most: u8,
}

/// Attacks.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Combat {
    /// What each pip of a die is worth where ships fire (MOV-15.42a, MOV-15.43b).
    pub pip: i32,
    /// What a Swindle costs (MOV-15.53a).
    pub swindle: i32,
    /// What a revolt costs, in money and firepower (MOV-15.54a).
    pub revolt: i32,
}
