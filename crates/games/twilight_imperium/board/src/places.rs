//! The systems and their planets as things, still, below everything.

use engine::map::Hex;
use maud::{Markup, html};
use twilight_imperium::choice::Subject;
use web::parts::{spot, within};

use crate::seen::{GRID, Seen};

/// Every system, to be looked at; keys lead from one to the next, and a system tells
/// of its planets.
pub(crate) fn places(table: &Seen<'_>) -> Markup {
    let hexes = html! {
        @for system in &table.view.systems {
            @let place = system.site.place;
            @let name = html! { span class="vh" { (table.site(place)) } };
            (GRID.place(place, false, &spot(&Subject::Place(place).to_string(), place == Hex::MIDDLE, "ti-at", &name)))
        }
        @for system in &table.view.systems {
            @for planet in &system.planets {
                @let name = html! { span class="vh" { (table.planet(planet.planet)) } };
                @let button = within(&Subject::Planet(planet.planet).to_string(), "ti-orb", &name);
                (disc(table.disc(system.site.place, planet.planet), &button))
            }
        }
    };
    table.sheet("ti-places", &hexes)
}

/// Something as large as a planet, in its place.
pub(crate) fn disc((x, y, radius): (f32, f32, f32), inner: &Markup) -> Markup {
    let size = 2.0 * radius + 5.0;
    html! {
        foreignObject x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) { (inner) }
    }
}
