//! What stands on planets: docks, ground forces, PDS, and troops that have landed.

use engine::Seat;
use maud::{Markup, html};
use twilight_imperium::ids::Unit;
use twilight_imperium::state::Dock;
use twilight_imperium::view::{PlanetView, SystemView};

use crate::fleet::{Count, badge};
use crate::seen::Seen;

/// Units on the planets of a system, at the foot of each disc.
pub(crate) fn garrisons(table: &Seen<'_>, system: &SystemView) -> Markup {
    html! {
        @for (nth, planet) in system.planets.iter().enumerate() {
            @let (x, y, radius) = table.disc(system.site.place, planet.planet);
            @if let Some(seat) = planet.owner { (units(table, seat, planet, (x, y + radius - 6.0))) }
            @if let Some((seat, landed)) = landed(table, system, nth) {
                (badge(table, seat, "ti-landed", &landed, (x, y - radius - 9.0), 10.0))
            }
        }
    }
}

fn units(table: &Seen<'_>, seat: Seat, planet: &PlanetView, at: (f32, f32)) -> Markup {
    let dock = match planet.dock {
        Dock::None => 0,
        Dock::New | Dock::Working => 1,
    };
    let units = [
        Count::new(Unit::SpaceDock, dock),
        Count::new(Unit::GroundForce, planet.ground),
        Count::new(Unit::Pds, planet.pds),
    ];
    let units: Vec<Count> = units.into_iter().filter(|unit| unit.count > 0).collect();
    let class = if planet.dock == Dock::New {
        "ti-units ti-newdock"
    } else {
        "ti-units"
    };
    badge(table, seat, class, &units, at, 10.0)
}

/// Troops that have landed and still have to fight, by planet of the system.
fn landed(table: &Seen<'_>, system: &SystemView, nth: usize) -> Option<(Seat, Vec<Count>)> {
    let activation = table.view.activation?;
    let (ground, pds) = *table.view.desk.landed.get(nth)?;
    let here = activation.place == system.site.place && ground + pds > 0;
    let units = [
        Count::new(Unit::GroundForce, ground),
        Count::new(Unit::Pds, pds),
    ];
    let units = units.into_iter().filter(|unit| unit.count > 0).collect();
    here.then_some((activation.seat, units))
}
