//! Whose a system is: a tint and an edge in colour and pattern, rings and emblems on
//! its planets.

use engine::Seat;
use maud::{Markup, html};
use twilight_imperium::view::{PlanetView, SystemView};

use crate::seen::{GRID, Seen};

/// Whose a system is: one who controls all planets that anyone does, or whose ships
/// alone are where no planets are.
pub(crate) fn owner(system: &SystemView) -> Option<Seat> {
    let planets = system.planets.iter().filter_map(|planet| planet.owner);
    let fleets = system.fleets.iter().map(|fleet| fleet.seat);
    let mut all = planets.chain(fleets);
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}

/// The tints of all systems.
pub(crate) fn tints(table: &Seen<'_>) -> Markup {
    html! { @for system in &table.view.systems { (tint(table, system)) } }
}

/// The rings of all planets.
pub(crate) fn rings(table: &Seen<'_>) -> Markup {
    html! {
        @for system in &table.view.systems {
            @for planet in &system.planets { (ring(table, system, planet)) }
        }
    }
}

/// The tint of a system; homes have an edge that cannot be overlooked.
fn tint(table: &Seen<'_>, system: &SystemView) -> Markup {
    let place = system.site.place;
    let mut seats = Seat::all(table.view.players.len());
    let home = seats.find(|seat| table.player(*seat).home == Some(place));
    let owner = owner(system);
    html! {
        @if let Some(seat) = owner {
            polygon class={ "ti-tint " (table.colour(seat).class()) } points=(GRID.corners(place, 0.94)) {}
        }
        @if let Some(seat) = home {
            polygon class="ti-home" points=(GRID.corners(place, 0.925)) stroke=(table.colour(seat).pattern()) {}
        }
    }
}

/// The ring around a planet, and the emblem of who controls it; an exhausted one is
/// dark.
fn ring(table: &Seen<'_>, system: &SystemView, planet: &PlanetView) -> Markup {
    let (x, y, radius) = table.disc(system.site.place, planet.planet);
    let mark = (x - radius - 5.0, y - radius - 3.0);
    html! {
        @if let Some(seat) = planet.owner {
            g class=(table.colour(seat).class()) {
                @if !planet.ready { circle class="ti-tired" cx=(x) cy=(y) r=(radius) {} path class="ti-tired2" d={ "M" (x - 12.0) " " (y + 5.0) "l24-10" } {} }
                circle class="ti-ring" cx=(x) cy=(y) r=(radius + 2.6) {}
                rect class="ti-mark" x=(mark.0) y=(mark.1) width="12" height="12" rx="3.5" {}
                use href={ "#" (table.crest(seat)) } class="ti-ink" x=(mark.0 + 1.5) y=(mark.1 + 1.5) width="9" height="9" {}
            }
        }
    }
}
