//! Troops that land together, and guns that are aimed together (TI3-LND-01,
//! TI3-INV-05).

use engine::{Label, Seat, Text};

use super::{GOOD, Row, Trial, row};
use crate::Look;
use crate::choice::{Choice, Subject};
use crate::ids::{Planet, Ship, Unit};
use crate::odds::{Fight, odds};
use crate::phase::action::tactical::Landing;

/// More than are ever aboard.
const ALL: u8 = u8::MAX;

pub(super) fn rows(look: Look<'_>, landing: Landing) -> Vec<Row> {
    let planets: Vec<Planet> = landing
        .places()
        .flat_map(|place| look.game.planets(look.content, place).iter().copied())
        .collect();
    let mut rows: Vec<Row> = Vec::new();
    rows.extend(one_each(look, landing, &planets));
    for planet in planets {
        rows.extend(enough(look, landing, planet));
        rows.extend(everyone(look, landing, planet));
    }
    rows
}

/// One ground force on each planet that nobody defends.
fn one_each(look: Look<'_>, landing: Landing, planets: &[Planet]) -> Option<Row> {
    let mut trial = Trial::new(look, landing.seat);
    let mut landed = 0;
    for planet in planets {
        let world = look.game.world(*planet);
        if world.owner != Some(landing.seat) && world.ground == 0 {
            landed += trial.repeat(Choice::Land(Unit::GroundForce, *planet), 1);
        }
    }
    let choices = trial.ending(Choice::Landed)?;
    let text = Text::new("ti3-row-one-each").with("count", landed);
    Some(row(label(text), None, choices))
}

/// As few as take a planet that is defended with good odds.
fn enough(look: Look<'_>, landing: Landing, planet: Planet) -> Option<Row> {
    let world = look.game.world(planet);
    if world.owner == Some(landing.seat) || world.ground == 0 {
        return None;
    }
    let mut trial = Trial::new(look, landing.seat);
    let mut landed = 0;
    let mut chance = 0.0;
    while chance < GOOD {
        if trial.repeat(Choice::Land(Unit::GroundForce, planet), 1) == 0 {
            return None;
        }
        landed += 1;
        let fight = Fight::on_planet(look.game, look.content, planet, landed, [0; 2])?;
        chance = odds(&fight).win;
    }
    let choices = trial.ending(Choice::Landed)?;
    Some(row(
        label(named(look, "ti3-row-land-enough", planet, landed, chance)),
        Some(Subject::Planet(planet)),
        choices,
    ))
}

/// Everyone who can.
fn everyone(look: Look<'_>, landing: Landing, planet: Planet) -> Option<Row> {
    let mut trial = Trial::new(look, landing.seat);
    let landed = trial.repeat(Choice::Land(Unit::GroundForce, planet), ALL);
    if landed == 0 {
        return None;
    }
    let world = look.game.world(planet);
    let defended = world.owner != Some(landing.seat) && world.ground > 0;
    let (key, chance) = if defended {
        let fight = Fight::on_planet(look.game, look.content, planet, landed, [0; 2])?;
        ("ti3-row-land-attack", odds(&fight).win)
    } else {
        ("ti3-row-land-all", 1.0)
    };
    let choices = trial.ending(Choice::Landed)?;
    let text = named(look, key, planet, landed, chance);
    Some(row(label(text), Some(Subject::Planet(planet)), choices))
}

/// All guns that can be aimed at a planet fire at it.
pub(super) fn guns(look: Look<'_>, seat: Seat) -> Vec<Row> {
    let listed = Trial::new(look, seat).listed();
    let mut planets: Vec<Planet> = listed
        .into_iter()
        .filter_map(|choice| match choice {
            Choice::Bombard(_, planet) => Some(planet),
            _ => None,
        })
        .collect();
    planets.dedup();
    let rows = planets.into_iter().filter_map(|planet| {
        let mut trial = Trial::new(look, seat);
        let guns = [Ship::Dreadnought, Ship::WarSun];
        let aimed: u8 = guns
            .into_iter()
            .map(|gun| trial.repeat(Choice::Bombard(gun, planet), ALL))
            .sum();
        let choices = trial.ending(Choice::Invade(planet))?;
        let text = Text::new("ti3-row-guns")
            .with("count", aimed)
            .with("planet", &look.content.planet(planet).name);
        Some(row(label(text), Some(Subject::Planet(planet)), choices))
    });
    rows.collect()
}

fn named(look: Look<'_>, key: &'static str, planet: Planet, count: u8, chance: f64) -> Text {
    Text::new(key)
        .with("count", count)
        .with("planet", &look.content.planet(planet).name)
        .with("chance", (chance * 100.0).round() as i64)
}

fn label(text: Text) -> Label {
    Label::new(text).in_group("ti3-group-rows")
}
