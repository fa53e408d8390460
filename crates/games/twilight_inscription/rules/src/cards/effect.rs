//! What abilities do: each word of the vocabulary.

use std::str::FromStr;

use serde::Deserialize;

use crate::ids::{Asset, Resource, Sheet, Technology, Unit};

/// Effects in a row, which lie together in the content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct List {
    /// Where the first lies.
    pub at: u16,
    /// How many there are.
    pub len: u8,
}

impl List {
    /// Is there nothing to do?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }
}

/// A sheet, as an effect names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum On {
    /// The active one.
    Active,
    /// This one.
    Sheet(Sheet),
    /// One of the owner's choice, even one that is not active (TINS-CLR-05).
    Any,
    /// All four.
    Each,
    /// The one that was named in the council.
    Chosen,
    /// The one of the objective that was completed.
    Objective,
}

impl FromStr for On {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Ok(match text {
            "active" => Self::Active,
            "any" => Self::Any,
            "each" => Self::Each,
            "chosen" => Self::Chosen,
            "objective" => Self::Objective,
            _ => Self::Sheet(text.parse().map_err(|_| ())?),
        })
    }
}

/// A resource of one kind, or of any.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kind(pub Option<Resource>);

impl FromStr for Kind {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Ok(Self(match text {
            "any" => None,
            _ => Some(text.parse().map_err(|_| ())?),
        }))
    }
}

impl Kind {
    /// Does it cover this resource?
    #[inline]
    pub(crate) fn covers(self, resource: Resource) -> bool {
        self.0.is_none_or(|kind| kind == resource)
    }
}

/// Which icons of planets may be crossed out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Icons {
    /// Those of all unlocked planets.
    Any,
    /// Those of one planet.
    OnePlanet,
    /// Those of the planet that was just unlocked.
    Trigger,
    /// Those in a row or column whose asset is population (TINS-EXP-10).
    PopulationLine,
}

/// Against which neighbours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    /// Both.
    Both,
    /// The one that set the effect off.
    This,
}

/// For which battles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// This one.
    ThisBattle,
    /// Those of the next battle event.
    NextEvent,
    /// All that are still to come.
    Game,
}

/// What can be forbidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forbidden {
    /// To cast votes.
    CastVotes,
    /// To use wormholes, until the next council event.
    Wormholes,
    /// To claim the assets of won battles in the next battle event.
    BattleRewards,
}

/// What can be lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// Unspent specialties.
    Specialty,
    /// Unspent votes.
    Vote,
    /// Unspent trade goods.
    TradeGood,
}

/// What can be counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// Claimed systems, home not counted.
    SystemsClaimed,
    /// Claimed systems with a trade good or a commodity.
    TradeSystems,
    /// Claimed systems with a relic.
    RelicSystems,
    /// Mecatol Rex, if it is claimed.
    Mecatol,
    /// Unlocked planets.
    PlanetsUnlocked,
    /// Planets with every icon crossed out.
    PlanetsDeveloped,
    /// Claimed steps of the population track.
    Population,
    /// Built space docks.
    Docks,
    /// Unlocked "+1 trade good" icons.
    Columns,
    /// Unlocked "+1 vote" icons, the first one included.
    VoteIcons,
    /// Scrapped tiles, the printed one not counted.
    Scrapped,
    /// Claimed tiles.
    CellsClaimed,
    /// Battles won.
    BattlesWon,
    /// Types of units built, infantry not counted.
    UnitTypes,
    /// Written nodes of the war grid.
    Nodes,
    /// Completed objectives.
    Objectives,
    /// Neighbours with more unspent trade goods.
    RicherNeighbours,
}

/// Assets to choose from, which lie together in the content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Assets {
    /// Where the first lies.
    pub at: u16,
    /// How many there are.
    pub len: u8,
}

/// One thing that an ability does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Spend these resources, or any, on one sheet at once. Free trade goods are
    /// such (TINS-ALI-04).
    Resources([u8; 4], On),
    /// Cast so many votes more (TINS-ALI-06).
    FreeVotes(u8),
    /// Claim an asset so many times.
    Claim(Asset, u8),
    /// Claim so many of these, perhaps all different.
    ClaimChoice(Assets, u8, bool),
    /// Explore so many systems, perhaps only beside the one that set it off.
    Explore(u8, bool),
    /// Claim so many explored systems, perhaps only the one just reached.
    ClaimSystem(u8, bool),
    /// Cross out so many icons of planets.
    CrossIcons(u8, Icons),
    /// Build so many space docks.
    BuildDock(u8),
    /// Scrap so many tiles, perhaps anywhere.
    Scrap(u8, bool),
    /// Claim so many tiles next to claimed ones.
    ClaimCells(u8),
    /// Deploy so many units without building them (TINS-WAR-21).
    Deploy(Unit, u8),
    /// Cross out so many icons in costs of units: of one kind, or only of those
    /// that have been begun.
    CrossUnits(u8, Option<Unit>, bool),
    /// Unlock a type of unit.
    UnlockUnit(Unit),
    /// Write on so many anomalies above the deployment line.
    MarkAnomalies(u8),
    /// Units may cover anomalies (TINS-WAR-22).
    WriteOnAnomalies,
    /// Cross out so many research icons on one sheet, or of every technology.
    CrossTechnologies(u8, On),
    /// Unlock so many technologies (TINS-TEC-07).
    UnlockTechnologies(u8, On, Option<Technology>),
    /// Wormholes may be used (TINS-NAV-07).
    WormholeAccess,
    /// Change strength.
    Strength(i8, Against, Scope),
    /// A battle lost by at most this counts as tied.
    IgnoreLoss(u8),
    /// Each defeat in the next battle event is worth this much more.
    LossPenalty(i8),
    /// So many resources, or any number, may be spent as another kind.
    TreatAs(Kind, Kind, On, Option<u8>),
    /// The cost of a unit has so many icons less.
    Discount(Unit, u8),
    /// Use so many rolled focus dice although they are not unlocked.
    UseFocusDice(u8),
    /// Make another sheet active before the dice are spent.
    DiceSheet,
    /// Leave out so many black dice in the next strategy event.
    SkipDice(u8),
    /// Vote after everyone else.
    VoteLast,
    /// Write points on a sheet.
    Vp(i8, On),
    /// Points for every `per` of a count, at most so many.
    VpPer {
        /// What is counted.
        of: Count,
        /// How many make one.
        per: u8,
        /// What each is worth.
        n: i8,
        /// The most points.
        max: u8,
        /// Where they are written.
        on: On,
    },
    /// Strike so many unspent assets; what happens where there was none, and for
    /// each that is missing.
    Lose(Loss, u8, List, List),
    /// Forbid something.
    Forbid(Forbidden),
    /// Cross out so many unclaimed systems with assets (TINS-NAV-12).
    CrossOutSystems(u8),
    /// Cross out so many unclaimed assets of this kind beside planets.
    CrossOutLines(u8, Asset),
    /// Relics in hand lose their effects.
    CancelRelics,
    /// Resolve the second ability of a neighbour.
    CopyNeighbour,
    /// In a solo game, keep a spare faction to copy.
    KeepSpareFaction,
    /// Resolve one of several lists, which lie together in the content.
    Choose {
        /// Where the first lies.
        at: u16,
        /// How many there are.
        len: u8,
    },
    /// Whoever cast the most votes names a sheet; then everyone does this.
    ChooseSheet(List),
    /// Do one thing where there are enough of something, else another.
    If(Count, u8, List, List),
    /// Do something for every `per` of a count, at most so many times.
    ForEach(Count, u8, u8, List),
    /// Spend so many assets to do something.
    Pay(Asset, u8, List),
}
