//! Counters on the map: what "?" boxes have turned out to be, Spaceports and
//! Factories.

use engine::{Seat, Text};
use maud::{Markup, html};
use merchant_of_venus::content::map::Route;
use merchant_of_venus::ids::{Counter, Item, Relic, Space};
use merchant_of_venus::view::{BoxView, GuardView};

use crate::ground::drawn;
use crate::seen::Seen;
use crate::{rastur, spaces, symbols};

/// Every counter that lies on a space.
pub(crate) fn counters(table: &Seen<'_>) -> Markup {
    let ports = table.content.map.orbits().iter().zip(&table.view.ports);
    html! {
        (glides(table))
        g class="mv-counters" {
            @for found in &table.view.boxes { (counter(table, found)) }
            @for (space, owner) in ports {
                @if let Some(owner) = owner { (flag(table, *space, *owner, "mv-port", "mov-board-port-of")) }
            }
            @for (owner, space) in table.view.factories.iter().flatten() {
                (flag(table, *space, *owner, "mv-factory", "mov-board-factory-of"))
            }
            @for guard in &table.view.guards {
                @match guard.owner {
                    Some(owner) => (fort(table, owner, guard)),
                    None => (rastur::standing(table, guard)),
                }
            }
            (rastur::coming(table))
        }
    }
}

/// From city to city of a planet: who has the Air Foil sees these ways.
fn glides(table: &Seen<'_>) -> Markup {
    let seat = table.scene.viewer.seat();
    let foil = Item::Relic(Relic::AirFoil);
    html! {
        @if seat.is_some_and(|seat| table.view.aboard(seat, foil) > 0) {
            path class="mv-hidden" d=(drawn(table.content, |route| route == Route::Glide)) {}
        }
    }
}

/// What lies in a box: open to all, or known to the viewer.
fn counter(table: &Seen<'_>, found: &BoxView) -> Markup {
    let (x, y) = table.at(found.space);
    let shown = match (found.counter, found.up) {
        (None, false) => return html! {},
        (None, true) => {
            return html! { rect class="mv-gone" x=(x - 10.0) y=(y - 10.0) width="20" height="20" rx="4" {} };
        }
        (Some(counter), _) => counter,
    };
    html! {
        g class=(if found.up { "mv-up" } else { "mv-up mv-mine" }) {
            @match shown {
                Counter::Penalty(colour, value) => {
                    rect class="mv-under" x=(x - 11.0) y=(y - 11.0) width="22" height="22" rx="4" {}
                    (spaces::oval(x, y, colour, value))
                }
                Counter::Telegate(number) => {
                    circle class="mv-gate" cx=(x) cy=(y) r="13" {}
                    circle class="mv-gate2" cx=(x) cy=(y) r="9" {}
                    text x=(x) y=(y + 5.0) { (number) }
                }
                Counter::OpenPort => {
                    rect class="mv-plate" x=(x - 12.0) y=(y - 12.0) width="24" height="24" rx="6" {}
                    (sign("mv-anchor", x, y, 18.0))
                }
                Counter::Relic(relic) => {
                    rect class="mv-plate" x=(x - 12.0) y=(y - 12.0) width="24" height="24" rx="6" {}
                    (sign(symbols::of_relic(relic), x, y, 18.0))
                }
            }
            @if !found.up { (sign("eye", x + 12.0, y - 12.0, 11.0)) }
        }
    }
}

fn sign(symbol: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#" (symbol) } x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {} }
}

/// A Fort, with what others pay there: below the space, so that a port stays in
/// sight.
fn fort(table: &Seen<'_>, owner: Seat, guard: &GuardView) -> Markup {
    let (x, y) = table.at(guard.space);
    let colour = table.scene.seat(owner).colour;
    let words = Text::new("mov-board-fort-penalty")
        .with("seat", owner)
        .with("space", table.content.space(guard.space));
    html! {
        g class={ "mv-own mv-fort " (colour.class()) } {
            title { (table.say(&words.with("penalty", guard.penalty))) }
            path d={ "M" (x - 15.0) " " (y + 8.0) "h30v9l-15 9-15-9z" } fill=(colour.pattern()) {}
            text x=(x) y=(y + 20.0) { (guard.penalty) }
        }
    }
}

/// A Spaceport or a Factory in the colour and pattern of its owner; pale where a
/// Rastur cancels it.
fn flag(table: &Seen<'_>, space: Space, owner: Seat, symbol: &str, words: &'static str) -> Markup {
    let (x, y) = table.at(space);
    let colour = table.scene.seat(owner).colour;
    let words = Text::new(words)
        .with("seat", owner)
        .with("space", table.content.space(space));
    let (dx, dy) = if symbol == "mv-port" {
        (11.0, -10.0)
    } else {
        (-11.0, -10.0)
    };
    let cancelled = rastur::occupies(table, space);
    html! {
        g class={ "mv-own " (colour.class()) @if cancelled { " mv-off" } } {
            title { (table.say(&words)) @if cancelled { " (" (table.tell("mov-board-cancelled")) ")" } }
            rect x=(x + dx - 8.0) y=(y + dy - 8.0) width="16" height="16" rx="4" fill=(colour.pattern()) {}
            circle cx=(x + dx) cy=(y + dy) r="6" {}
            (sign(symbol, x + dx, y + dy, 10.0))
        }
    }
}
