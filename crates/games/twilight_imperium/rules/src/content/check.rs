//! What the rules count on: every planet in one tile, a home for every race, room
//! in the state for what is carried and built.

use engine::content::{ContentError, Files};
use strum::{EnumCount, VariantArray};

use super::{RACES, RaceFacts, TILES, TileFacts, UNITS, UnitFacts};
use crate::ids::{Planet, Race, System, Tile, Unit};

/// The most planets of a tile.
pub(crate) const MOST_PLANETS: usize = 3;

/// Every planet lies in one tile; gives which.
pub(super) fn tiles(files: &Files, tiles: &[TileFacts]) -> Result<Vec<Tile>, ContentError> {
    let fault = |tile: Tile, why: &str| files.fault(TILES, 0..0, format!("tiles.{tile}"), why);
    let mut found = [None; Planet::COUNT];
    for (tile, facts) in Tile::VARIANTS.iter().zip(tiles) {
        if facts.planets.len() > MOST_PLANETS {
            return Err(fault(*tile, "has more than three planets"));
        }
        if (facts.kind == System::Home) != facts.race.is_some() {
            return Err(fault(*tile, "must have a race just if it is a home"));
        }
        for planet in &facts.planets {
            if found[*planet as usize].replace(*tile).is_some() {
                return Err(fault(*tile, "has a planet that lies elsewhere, too"));
            }
        }
    }
    for race in Race::VARIANTS {
        let homes = tiles.iter().filter(|facts| facts.race == Some(*race));
        if homes.count() != 1 {
            let field = "tiles".to_owned();
            return Err(files.fault(TILES, 0..0, field, format!("{race} must have one home")));
        }
    }
    let mut homeless = Planet::VARIANTS.iter().zip(&found);
    if let Some((planet, _)) = homeless.find(|(_, tile)| tile.is_none()) {
        let why = format!("the planet {planet} lies in no tile");
        return Err(files.fault(TILES, 0..0, "tiles".to_owned(), why));
    }
    Ok(found.into_iter().flatten().collect())
}

/// Races begin with units that there are.
pub(super) fn races(files: &Files, races: &[RaceFacts]) -> Result<(), ContentError> {
    for (race, facts) in Race::VARIANTS.iter().zip(races) {
        let stray = facts
            .units
            .keys()
            .find(|name| name.parse::<Unit>().is_err());
        if let Some(stray) = stray {
            let field = format!("races.{race}.units.{stray}");
            return Err(files.fault(RACES, 0..0, field, "is no type of unit"));
        }
    }
    Ok(())
}

/// Figures that fit into the state.
pub(super) fn units(files: &Files, units: &[UnitFacts]) -> Result<(), ContentError> {
    for (unit, facts) in Unit::VARIANTS.iter().zip(units) {
        let field = |name: &str| format!("units.{unit}.{name}");
        let fault = |name: &str, why: &str| Err(files.fault(UNITS, 0..0, field(name), why));
        if facts.pieces > 12 {
            return fault("pieces", "must be 12 at most");
        }
        if facts.each == 0 || facts.cost > 50 {
            return fault("cost", "must be 50 at most, for one or more");
        }
        if facts.movement > 4 {
            return fault("movement", "must be 4 at most");
        }
        if facts.combat > 10 || facts.dice > 4 || (facts.combat == 0) != (facts.dice == 0) {
            return fault(
                "combat",
                "must be from 1 to 10 for one to four dice, or 0 for none",
            );
        }
    }
    Ok(())
}
