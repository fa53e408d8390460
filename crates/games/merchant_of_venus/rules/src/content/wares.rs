//! Cultures, and what can be bought, sold, carried and found (MOV-2.4a to
//! MOV-2.82a).

use std::collections::BTreeMap;

use engine::content::{ContentError, Files, Spanned, all_named, in_order, named, named_too};
use engine::noun::Noun;
use serde::Deserialize;

use super::{BOXES, COUNTERS, Stop, all, must_be};
use crate::ids::{Colour, Counter, Culture, Demand, Fare, Gear, Good, Relic, Ship, Technology};
use crate::stowage::MAX_HOLDS;

const CULTURES: &str = "merchant_of_venus/cultures.toml";
const GOODS: &str = "merchant_of_venus/goods.toml";
const SHIPS: &str = "merchant_of_venus/ships.toml";
const EQUIPMENT: &str = "merchant_of_venus/equipment.toml";
const BONUS: &str = "merchant_of_venus/bonus.toml";

/// MOV-10.1a: how many bonus counters there are.
const BONUS_COUNTERS: usize = 48;

/// What a science level sells (MOV-9.21a).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechnologyFacts {
    /// What it is called.
    pub name: Noun,
    /// Ships.
    #[serde(deserialize_with = "all_named")]
    pub ships: Vec<Ship>,
    /// Equipment.
    #[serde(deserialize_with = "all_named")]
    pub equipment: Vec<Gear>,
}

/// What is known of a Culture.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CultureFacts {
    /// What it is called.
    pub name: Noun,
    /// The number of its id.
    pub number: u8,
    /// Its science level.
    #[serde(deserialize_with = "named")]
    pub technology: Technology,
    /// What its IOU is worth.
    pub iou: i32,
    /// What the Deed of its Factory costs.
    pub factory_cost: i32,
    /// Can a player belong to it?
    pub race: bool,
}

/// What is known of a Good.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoodFacts {
    /// What it is called.
    pub name: Noun,
    /// Who makes it.
    #[serde(deserialize_with = "named")]
    pub culture: Culture,
    /// Does it take a Factory to make it?
    pub factory: bool,
    /// What it is bought for.
    pub buy: i32,
    /// What it is sold for.
    pub sell: i32,
    /// How many there are.
    pub counters: u8,
}

/// What is known of a type of ship.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipFacts {
    /// What it is called.
    pub name: Noun,
    /// How many dice it rolls (MOV-3.42a).
    pub dice: u8,
    /// How many holds it has.
    pub holds: u8,
    /// What it costs.
    pub cost: i32,
    /// What it gives in trade.
    pub trade_in: i32,
}

/// What is known of a piece of equipment.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GearFacts {
    /// What it is called.
    pub name: Noun,
    /// What it costs.
    pub cost: i32,
    /// How many there are.
    pub counters: u8,
    /// What a weapon adds to a total (MOV-15.32a).
    #[serde(default)]
    pub firepower: i32,
}

/// What is known of a Relic.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RelicFacts {
    /// What it is called.
    pub name: Noun,
    /// What it costs where it was traded in (MOV-2.81b).
    pub price: i32,
    /// What a weapon adds to a total (MOV-15.32a).
    #[serde(default)]
    pub firepower: i32,
}

/// What is known of a passenger (MOV-2.61a).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FareFacts {
    /// Where it waits.
    #[serde(deserialize_with = "named")]
    pub from: Stop,
    /// Where it wants to go.
    #[serde(deserialize_with = "named")]
    pub to: Stop,
    /// What it pays.
    pub value: i32,
    /// How many there are.
    pub counters: u8,
}

/// What is known of a Demand (MOV-2.62a).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DemandFacts {
    /// Who pays more.
    #[serde(deserialize_with = "named")]
    pub culture: Culture,
    /// For what.
    #[serde(deserialize_with = "named")]
    pub good: Good,
    /// How much more.
    pub surcharge: i32,
    /// How many there are.
    pub counters: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CulturesFile {
    technologies: BTreeMap<String, Spanned<TechnologyFacts>>,
    cultures: BTreeMap<String, Spanned<CultureFacts>>,
}

pub(super) fn cultures(
    files: &Files,
) -> Result<(Vec<TechnologyFacts>, Vec<CultureFacts>), ContentError> {
    let file: CulturesFile = files.parse(CULTURES)?;
    let technologies = (CULTURES, "technologies");
    Ok((
        in_order(files, technologies, file.technologies, all::<Technology>())?,
        in_order(
            files,
            (CULTURES, "cultures"),
            file.cultures,
            all::<Culture>(),
        )?,
    ))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoodsFile {
    goods: BTreeMap<String, Spanned<GoodFacts>>,
}

pub(super) fn goods(files: &Files) -> Result<Vec<GoodFacts>, ContentError> {
    let file: GoodsFile = files.parse(GOODS)?;
    in_order(files, (GOODS, "goods"), file.goods, all::<Good>())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipsFile {
    ships: BTreeMap<String, Spanned<ShipFacts>>,
}

pub(super) fn ships(files: &Files) -> Result<Vec<ShipFacts>, ContentError> {
    let file: ShipsFile = files.parse(SHIPS)?;
    let ships = in_order(files, (SHIPS, "ships"), file.ships, all::<Ship>())?;
    match ships.iter().any(|ship| usize::from(ship.holds) > MAX_HOLDS) {
        false => Ok(ships),
        true => {
            let why = format!("a ship has at most {MAX_HOLDS} of them");
            Err(files.fault(SHIPS, 0..0, "ships.*.holds", why))
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EquipmentFile {
    equipment: BTreeMap<String, Spanned<GearFacts>>,
    relics: BTreeMap<String, Spanned<RelicFacts>>,
    counters: Vec<CounterEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CounterEntry {
    kind: CounterKind,
    #[serde(default, deserialize_with = "named_too")]
    colour: Option<Colour>,
    penalty: Option<u8>,
    number: Option<u8>,
    #[serde(default, deserialize_with = "named_too")]
    relic: Option<Relic>,
    count: usize,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum CounterKind {
    Penalty,
    Telegate,
    OpenPort,
    Relic,
}

impl CounterEntry {
    /// The counter, if the entry has what its kind needs.
    fn counter(&self) -> Option<Counter> {
        Some(match self.kind {
            CounterKind::Penalty => Counter::Penalty(self.colour?, self.penalty?),
            CounterKind::Telegate => {
                Counter::Telegate(self.number.filter(|number| (1..=6).contains(number))?)
            }
            CounterKind::OpenPort => Counter::OpenPort,
            CounterKind::Relic => Counter::Relic(self.relic?),
        })
    }
}

/// Equipment, Relics and "?" counters.
type Equipment = (Vec<GearFacts>, Vec<RelicFacts>, Vec<Counter>);

pub(super) fn equipment(files: &Files) -> Result<Equipment, ContentError> {
    let file: EquipmentFile = files.parse(EQUIPMENT)?;
    let mut counters = Vec::new();
    for entry in &file.counters {
        let Some(counter) = entry.counter() else {
            let why = "a penalty has colour and value, a telegate a number, a relic its name";
            return Err(files.fault(EQUIPMENT, 0..0, "counters", why));
        };
        counters.extend(std::iter::repeat_n(counter, entry.count));
    }
    // MOV-R05: a counter for each box, 11 more, and the Relic Laser.
    must_be(files, (EQUIPMENT, "counters"), counters.len(), COUNTERS)?;
    debug_assert_eq!(COUNTERS, BOXES + 12);
    Ok((
        in_order(
            files,
            (EQUIPMENT, "equipment"),
            file.equipment,
            all::<Gear>(),
        )?,
        in_order(files, (EQUIPMENT, "relics"), file.relics, all::<Relic>())?,
        counters,
    ))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusFile {
    fares: Vec<FareFacts>,
    demands: Vec<DemandFacts>,
}

pub(super) fn bonus(files: &Files) -> Result<(Vec<FareFacts>, Vec<DemandFacts>), ContentError> {
    let BonusFile { fares, demands } = files.parse(BONUS)?;
    must_be(files, (BONUS, "fares"), fares.len(), Fare::COUNT)?;
    must_be(files, (BONUS, "demands"), demands.len(), Demand::COUNT)?;
    let passengers: usize = fares.iter().map(|fare| usize::from(fare.counters)).sum();
    let surcharges: usize = demands
        .iter()
        .map(|demand| usize::from(demand.counters))
        .sum();
    must_be(
        files,
        (BONUS, "counters"),
        passengers + surcharges,
        BONUS_COUNTERS,
    )?;
    Ok((fares, demands))
}
