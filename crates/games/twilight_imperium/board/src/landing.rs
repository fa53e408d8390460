//! Landing and invasion: what has landed on each planet, who waits there, which guns
//! are aimed.

use maud::{Markup, html};
use twilight_imperium::choice::Subject;
use twilight_imperium::ids::Unit;
use twilight_imperium::view::{ActivationView, PlanetView};
use web::parts::icon;

use crate::seen::Seen;
use crate::{odds, symbols};

/// The planets of the system, each with both sides.
pub(crate) fn landing(table: &Seen<'_>, activation: ActivationView) -> Markup {
    let Some(system) = table.view.system(activation.place) else {
        return html! {};
    };
    let desk = &table.view.desk;
    html! {
        ul class="ti-landings" {
            @for (nth, planet) in system.planets.iter().enumerate() {
                @let landed = desk.landed.get(nth).copied().unwrap_or_default();
                @let guns = desk.guns.get(nth).copied().unwrap_or_default();
                li {
                    (table.thing(Subject::Planet(planet.planet), "ti-landing", &inner(table, activation, planet, (landed, guns))))
                    (odds::for_planet(table, activation.seat, planet, (landed.0, guns)))
                }
            }
        }
    }
}

fn inner(
    table: &Seen<'_>,
    activation: ActivationView,
    planet: &PlanetView,
    ((ground, pds), (dreadnoughts, suns)): ((u8, u8), (u8, u8)),
) -> Markup {
    let count = |unit: Unit, count: u8| {
        table.figure(symbols::of_unit(unit), table.unit(unit), &html! { (count) })
    };
    html! {
        b { (table.planet(planet.planet)) }
        span class="ti-attack" {
            @if ground + pds + dreadnoughts + suns > 0 { (table.emblem(activation.seat, "xs")) }
            @if ground > 0 { (count(Unit::GroundForce, ground)) }
            @if pds > 0 { (count(Unit::Pds, pds)) }
            @if dreadnoughts > 0 { span class="ti-aimed" title=(table.tell("ti3-board-aimed")) { (count(Unit::Dreadnought, dreadnoughts)) } }
            @if suns > 0 { span class="ti-aimed" title=(table.tell("ti3-board-aimed")) { (count(Unit::WarSun, suns)) } }
        }
        span class="ti-defend" {
            @match planet.owner {
                Some(seat) => {
                    (table.emblem(seat, "xs"))
                    (count(Unit::GroundForce, planet.ground))
                    @if planet.pds > 0 { (count(Unit::Pds, planet.pds)) }
                    @if planet.dock != twilight_imperium::state::Dock::None { (icon("ti-dock")) span class="vh" { (table.unit(Unit::SpaceDock)) } }
                },
                None => span class="faint" { (table.tell("ti3-board-free")) },
            }
        }
    }
}
