//! When an ability works, and how often.

use serde::Deserialize;

use super::effect::List;
use crate::ids::{Sheet, Unit};

/// When an ability works.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// At all times.
    Always,
    /// A sheet becomes active, before anything is spent (TINS-CLR-04).
    SheetActive,
    /// While resources are spent in a strategy event.
    StrategyStep,
    /// After the dice are rolled.
    AfterDice,
    /// A planet is unlocked.
    UnlockPlanet,
    /// The last icon of a planet is crossed out.
    CompletePlanet,
    /// A system is explored through a wormhole.
    ExploreWormhole,
    /// A system without an asset is claimed.
    ClaimEmptySystem,
    /// A planet asset is claimed on Navigation.
    ClaimPlanetSystem,
    /// Mecatol Rex is claimed.
    ClaimMecatol,
    /// A tile with a trade good or a commodity is scrapped.
    ScrapTradeCell,
    /// A production event, after the usual trade goods.
    Production,
    /// A production event, and each "+1 trade good" icon that is unlocked.
    ProductionOrColumn,
    /// A council event, when votes are claimed.
    CouncilClaim,
    /// A council event, when votes are cast.
    CouncilCast,
    /// The outcome that was voted for is resolved.
    CouncilWin,
    /// The end of a council event.
    CouncilEnd,
    /// A battle, while strength is totalled.
    BattleStrength,
    /// A battle, when strengths are compared.
    BattleResult,
    /// After a battle is won.
    BattleWon,
    /// A unit of one kind is built.
    BuildUnit,
    /// A unit is written on an anomaly, once for each.
    WriteAnomaly,
    /// A technology is unlocked.
    UnlockTechnology,
    /// An objective is completed.
    CompleteObjective,
}

/// How often an ability works.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Whenever there is occasion.
    #[default]
    None,
    /// Once in a strategy event.
    Event,
    /// Once in a battle.
    Battle,
}

/// A part of an ability: when it works, and what it does.
#[derive(Debug, Clone, Copy)]
pub struct Clause {
    /// When.
    pub trigger: Trigger,
    /// Only for this sheet.
    pub sheet: Option<Sheet>,
    /// Only for this unit.
    pub unit: Option<Unit>,
    /// How often.
    pub limit: Limit,
    /// What.
    pub effects: List,
}
