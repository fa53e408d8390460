//! Which symbol stands for what.

use twilight_imperium::choice::Subject;
use twilight_imperium::ids::{Area, Race, Ship, Unit};

/// The symbol of a thing.
pub(crate) const fn of(subject: Subject) -> &'static str {
    match subject {
        Subject::Place(_) | Subject::Tile(_) => "ti-hex",
        Subject::Planet(_) => "world",
        Subject::Strategy(_) => "ti-strategy",
        Subject::Objective(_) => "ti-objective",
        Subject::Player(_) => "people",
    }
}

pub(crate) const fn of_unit(unit: Unit) -> &'static str {
    match unit {
        Unit::SpaceDock => "ti-dock",
        Unit::GroundForce => "ground",
        Unit::Pds => "ti-pds",
        Unit::Fighter => "fighter",
        Unit::Destroyer => "ti-destroyer",
        Unit::Cruiser => "cruiser",
        Unit::Carrier => "ti-carrier",
        Unit::Dreadnought => "ti-dreadnought",
        Unit::WarSun => "ti-war-sun",
    }
}

pub(crate) const fn of_ship(ship: Ship) -> &'static str {
    of_unit(ship.unit())
}

pub(crate) const fn of_area(area: Area) -> &'static str {
    match area {
        Area::Strategy => "ti-strategy",
        Area::Pool => "ti-counter",
        Area::Fleet => "ti-fleet",
    }
}

pub(crate) const fn of_race(race: Race) -> &'static str {
    match race {
        Race::Letnev => "e-letnev",
        Race::Hacan => "e-hacan",
        Race::Sol => "e-sol",
        Race::L1z1x => "ti-e-l1z1x",
        Race::Mentak => "ti-e-mentak",
        Race::Naalu => "e-naalu",
        Race::Norr => "ti-e-norr",
        Race::JolNar => "e-jolnar",
        Race::Xxcha => "e-xxcha",
        Race::Yssaril => "ti-e-yssaril",
    }
}
