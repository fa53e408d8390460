//! The Culture box of each system: who lives there, as far as the viewer knows,
//! and what lies with them.

use engine::Text;
use maud::{Markup, html};
use merchant_of_venus::choice::Subject;
use merchant_of_venus::content::{Content, Stop};
use merchant_of_venus::ids::{Culture, Demand, Fare, Relic, System};
use merchant_of_venus::view::WorldView;
use strum::VariantArray;
use web::parts::icon;

use crate::seen::{Seen, point};
use crate::symbols;

/// How large a box is.
pub(crate) const SIZE: (f32, f32) = (80.0, 53.0);
/// Boxes at the rim are moved outwards, away from the spaces beside them.
const RIM: (f32, f32) = (930.0, 10.0);

/// The middle of the Culture box of a system.
pub(crate) fn middle(content: &Content, system: System) -> Option<(f32, f32)> {
    let (x, y) = point(content.map.system(system).culture_box?);
    Some(if x > RIM.0 { (x + RIM.1, y) } else { (x, y) })
}

/// Every Culture box, and who waits at the Galactic Base.
pub(crate) fn cultures(table: &Seen<'_>) -> Markup {
    let base = table.at(table.content.map.base());
    html! {
        @for world in &table.view.worlds {
            @if let Some(at) = middle(table.content, world.system) {
                (table.chart().place(at, SIZE, &badge(table, world)))
            }
        }
        (table.chart().place((base.0, base.1 + 42.0), (80.0, 18.0), &html! {
            span class="mv-flags" { (fares(table, Stop::Base)) }
        }))
    }
}

fn badge(table: &Seen<'_>, world: &WorldView) -> Markup {
    let Some(culture) = world.culture else {
        let words =
            Text::new("mov-board-undiscovered").with("system", table.content.system(world.system));
        return html! {
            span class="mv-cul mv-unknown" title=(table.say(&words)) {
                span aria-hidden="true" { "?" }
                span class="vh" { (table.say(&words)) }
            }
        };
    };
    let class = if world.discovered {
        "mv-cul"
    } else {
        "mv-cul mv-mine"
    };
    let facts = table.content.culture(culture);
    let technology = table.name(&table.content.technology(facts.technology).name);
    let inner = html! {
        span class="mv-id" {
            b { (culture) }
            (icon(symbols::of_technology(facts.technology)))
            span class="vh" { (technology) " " }
            @if !world.discovered {
                @let word = table.tell(if table.view.modules.alone { "mov-board-face-up" } else { "mov-board-mine" });
                span class="mv-eye" title=(word) { (icon("eye")) span class="vh" { (word) " " } }
            }
        }
        span class="mv-cname" { (table.culture(culture)) }
        span class="mv-stock" { (stock(table, culture)) }
    };
    html! {
        (table.thing(Subject::Culture(culture), class, &inner))
        span class="mv-flags" { (demands(table, culture)) (fares(table, Stop::Culture(culture))) }
    }
}

/// Goods and Relics that they have.
fn stock(table: &Seen<'_>, culture: Culture) -> Markup {
    let relics = table
        .view
        .suns
        .iter()
        .filter(|at| **at == Some(culture))
        .count();
    html! {
        @for good in table.content.made_by(culture) {
            @let count = table.view.stock[good as usize];
            @if count > 0 {
                span title=(table.good(good)) { (icon(symbols::of_good(good))) span class="vh" { (table.good(good)) " " } (count) }
            }
        }
        @if relics > 0 {
            @let word = table.tell("mov-board-relics");
            span title=(word) { (icon(symbols::of_relic(Relic::AirFoil))) span class="vh" { (word) " " } (relics) }
        }
    }
}

/// Demands that lie with them: a flag each, and what it adds.
fn demands(table: &Seen<'_>, culture: Culture) -> Markup {
    let lying = Demand::all().filter(|demand| {
        table.view.demands[demand.index()] > 0 && table.content.demand(*demand).culture == culture
    });
    html! {
        @for demand in lying {
            @let facts = table.content.demand(demand);
            @let count = i32::from(table.view.demands[demand.index()]);
            @let words = Text::new("mov-board-demand").with("good", &table.content.good(facts.good).name).with("sum", count * facts.surcharge);
            span class="mv-demand" title=(table.say(&words)) {
                span class="vh" { (table.say(&words)) }
                span aria-hidden="true" { (icon(symbols::of_good(facts.good))) "+" (count * facts.surcharge) }
            }
        }
    }
}

/// Passengers who wait there: a flag each, where to, and what they pay.
fn fares(table: &Seen<'_>, from: Stop) -> Markup {
    let waiting = Fare::all().filter(|fare| {
        table.view.fares[fare.index()] > 0 && table.content.fare(*fare).from == from
    });
    html! {
        @for fare in waiting {
            @let facts = table.content.fare(fare);
            @let words = Text::new("mov-board-fare").with("to", table.content.stop(facts.to)).with("sum", facts.value);
            span class="mv-fare" title=(table.say(&words)) {
                span class="vh" { (table.say(&words)) }
                span aria-hidden="true" { (icon("mv-fare")) (to(facts.to)) }
            }
        }
    }
}

/// Where a passenger wants to go, as short as can be.
fn to(stop: Stop) -> Markup {
    html! {
        "→"
        @match stop {
            Stop::Culture(culture) => (culture),
            Stop::Base => (icon("mv-station")),
        }
    }
}

/// Races that may be chosen from.
pub(crate) fn races(content: &Content) -> impl Iterator<Item = Culture> {
    let cultures = Culture::VARIANTS.iter().copied();
    cultures.filter(|culture| content.culture(*culture).race)
}
