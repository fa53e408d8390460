//! What docks build in one go (TI3-PRD-01): what expands, what fights, what holds.

use engine::{Label, Seat, Text};

use super::{Row, Trial, row};
use crate::Look;
use crate::choice::{Choice, Subject};
use crate::ids::{Planet, Unit};
use crate::phase::action::tactical::Produce;

/// What is wanted, in this order, each up to so many times.
type Wishes = &'static [(Unit, u8)];

const SETTLERS: &str = "ti3-row-settlers";

/// To settle, to fight, and to hold what one has.
const ORDERS: [(&str, Wishes); 3] = [
    (SETTLERS, &[(Unit::Carrier, 1), (Unit::GroundForce, 6)]),
    (
        "ti3-row-warships",
        &[
            (Unit::Dreadnought, 2),
            (Unit::Cruiser, 3),
            (Unit::Destroyer, 2),
            (Unit::Fighter, 6),
        ],
    ),
    (
        "ti3-row-garrison",
        &[(Unit::GroundForce, 4), (Unit::Pds, 1), (Unit::Fighter, 3)],
    ),
];

pub(super) fn rows(look: Look<'_>, seat: Seat) -> Vec<Row> {
    let listed = Trial::new(look, seat).listed();
    let mut docks: Vec<Planet> = listed
        .iter()
        .filter_map(|choice| match choice {
            Choice::Build(_, planet) => Some(*planet),
            _ => None,
        })
        .collect();
    docks.dedup();
    let rows = docks.into_iter().flat_map(|planet| {
        let build = move |(key, wishes): (&'static str, Wishes)| {
            let mut trial = Trial::new(look, seat);
            let built: u8 = wishes
                .iter()
                .map(|(unit, most)| trial.repeat(Choice::Build(*unit, planet), *most))
                .sum();
            // Settlers without a transport would only hold what one has.
            let first = wishes.first().map(|(unit, _)| Choice::Build(*unit, planet));
            let lame = key == SETTLERS && trial.choices.first().copied() != first;
            if built < 2 || lame {
                return None;
            }
            let text = Text::new(key)
                .with("count", built)
                .with("planet", &look.content.planet(planet).name)
                .with("due", Produce::total(trial.look()));
            let label = Label::new(text).in_group("ti3-group-rows");
            Some(row(label, Some(Subject::Planet(planet)), trial.choices))
        };
        ORDERS.into_iter().filter_map(build)
    });
    rows.collect()
}
