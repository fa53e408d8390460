//! Production: what each dock may still build, at what price, and what is due.

use engine::{Seat, Text};
use maud::{Markup, html};
use strum::VariantArray;
use twilight_imperium::choice::{Choice, Subject};
use twilight_imperium::ids::{Planet, Unit};
use twilight_imperium::state::Dock;
use twilight_imperium::view::PlanetView;
use web::parts::{icon, meter};

use crate::seen::Seen;
use crate::symbols;

/// The yards of the system where units are built.
pub(crate) fn yard(table: &Seen<'_>) -> Markup {
    let Some((seat, place, docks)) = table.view.desk.yard else {
        return html! {};
    };
    let Some(system) = table.view.system(place) else {
        return html! {};
    };
    let goods = u32::from(table.player(seat).goods);
    let reach = table.wealth(seat).resources.0 + goods;
    html! {
        section class="ti-yard" aria-label=(table.tell("ti3-board-stage-production")) {
            @if table.view.activation.is_none() { header class="ti-head" { (table.emblem(seat, "s")) h2 { (table.site(place)) } } }
            p class="ti-due" {
                (table.figure("ti-resource", &table.tell("ti3-due"), &html! { b { (table.view.desk.due) } }))
                span class="faint" { (table.phrase(&Text::new("ti3-board-in-reach").with("count", reach).with("goods", goods))) }
            }
            @for (nth, planet) in system.planets.iter().enumerate() {
                @if planet.owner == Some(seat) { (dock(table, seat, planet, nth, docks)) }
            }
        }
    }
}

/// A planet with a dock, or where one could be built.
fn dock(table: &Seen<'_>, seat: Seat, planet: &PlanetView, nth: usize, docks: bool) -> Markup {
    let (limit, why) = table.content.production_limit(planet.planet);
    let why: Vec<String> = why.iter().map(|text| table.say(text)).collect();
    let built = table.view.desk.orders.get(nth).map_or(0, |order| order.0);
    html! {
        @match planet.dock {
            Dock::Working => div class="ti-dock" {
                span title=(why.join("; ")) { (meter(table.planet(planet.planet), built.into(), limit.into())) }
                ul class="ti-units-for-sale" {
                    @for unit in Unit::VARIANTS.iter().filter(|unit| **unit != Unit::SpaceDock) {
                        li { (offer(table, seat, *unit, planet.planet, Choice::Build(*unit, planet.planet))) }
                    }
                }
            },
            Dock::New => p class="faint" { (table.planet(planet.planet)) ": " (table.tell("ti3-board-new-dock")) },
            Dock::None if docks => div class="ti-dock" {
                ul class="ti-units-for-sale" { li { (offer(table, seat, Unit::SpaceDock, planet.planet, Choice::Dock(planet.planet))) } }
            },
            Dock::None => {},
        }
    }
}

/// A unit with its price and the pieces that are left: a press builds one.
fn offer(table: &Seen<'_>, seat: Seat, unit: Unit, planet: Planet, choice: Choice) -> Markup {
    let facts = table.content.unit(unit);
    let listed = table.choice(choice);
    let price = match facts.each {
        0 | 1 => facts.cost.to_string(),
        each => format!("{}/{each}", facts.cost),
    };
    let words = Text::new("ti3-board-price")
        .with("unit", table.unit(unit))
        .with("cost", facts.cost)
        .with("each", facts.each.max(1));
    let words = match table.pieces_left(seat, unit) {
        Some(left) => {
            let left = Text::new("ti3-board-pieces").with("count", left);
            format!("{} {}", table.say(&words), table.say(&left))
        }
        None => table.say(&words),
    };
    let place = if unit == Unit::SpaceDock {
        table.planet(planet)
    } else {
        ""
    };
    let inner = html! {
        span class="ti-offered" title=(words) {
            (icon(symbols::of_unit(unit)))
            span class="vh" { (words) }
            span aria-hidden="true" { b { (price) } @if let Some(left) = table.pieces_left(seat, unit) { small { "×" (left) } } @if !place.is_empty() { small { (place) } } }
        }
    };
    table.press(Subject::Planet(planet), listed, "ti-offer", &inner)
}
