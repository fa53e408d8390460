//! Dice as they fell last, by the units that rolled them.

use engine::{Seat, Text};
use maud::{Markup, html};
use twilight_imperium::event::Dice;
use twilight_imperium::ids::Unit;
use twilight_imperium::state::Salvo;
use twilight_imperium::view::Rolled;
use web::parts::{Die, dice, icon};

use crate::seen::Seen;
use crate::symbols;

/// What dice were rolled for.
pub(crate) const fn word(of: Salvo) -> &'static str {
    match of {
        Salvo::Fire => "ti3-board-salvo-fire",
        Salvo::Barrage => "ti3-board-salvo-barrage",
        Salvo::Space => "ti3-board-salvo-space",
        Salvo::Bombardment => "ti3-board-salvo-bombardment",
        Salvo::Shots => "ti3-board-salvo-shots",
        Salvo::Ground => "ti3-board-salvo-ground",
    }
}

/// The dice of one type of unit, those that hit marked.
pub(crate) fn fell(table: &Seen<'_>, value: u8, rolled: Dice) -> Markup {
    let faces: Vec<Die> = rolled
        .faces()
        .map(|face| Die::Fell {
            face,
            hit: face >= value,
        })
        .collect();
    dice(&table.scene.voice, &faces)
}

/// What a die of a unit had to show.
pub(crate) fn needs(table: &Seen<'_>, unit: Unit, value: u8) -> Markup {
    let words = Text::new("ti3-board-hits-on")
        .with("unit", table.unit(unit))
        .with("value", value);
    let words = table.say(&words);
    html! { span class="ti-needs" title=(words) { (value) "+" span class="vh" { " " (words) } } }
}

/// The dice of one side, a row for each type of unit.
pub(crate) fn side(table: &Seen<'_>, rolled: &Rolled) -> Markup {
    html! {
        @for (unit, value, fallen) in rolled {
            div class="ti-roll" {
                span title=(table.unit(*unit)) { (icon(symbols::of_unit(*unit))) }
                (needs(table, *unit, *value))
                (fell(table, *value, *fallen))
            }
        }
    }
}

/// The last dice of the activation that goes on, of both sides.
pub(crate) fn last(table: &Seen<'_>) -> Markup {
    let (Some(volley), Some(activation)) = (&table.view.volley, table.view.activation) else {
        return html! {};
    };
    let defender = defender(table);
    html! {
        @if volley.sides.iter().any(|side| !side.is_empty()) {
            section class="ti-rolls" {
                h3 class="eyebrow" { (table.tell(word(volley.of))) }
                @for (nth, rolled) in volley.sides.iter().enumerate() {
                    @if !rolled.is_empty() {
                        div class="ti-side" {
                            @match (nth, defender) {
                                (0, _) => (table.emblem(activation.seat, "xs")),
                                (_, Some(seat)) => (table.emblem(seat, "xs")),
                                _ => {},
                            }
                            div { (side(table, rolled)) }
                        }
                    }
                }
            }
        }
    }
}

/// Who defends the system of the activation, where it is just one.
fn defender(table: &Seen<'_>) -> Option<Seat> {
    let activation = table.view.activation?;
    let system = table.view.system(activation.place)?;
    let planets = system.planets.iter().filter_map(|planet| planet.owner);
    let fleets = system.fleets.iter().map(|fleet| fleet.seat);
    let mut others = fleets
        .chain(planets)
        .filter(|seat| *seat != activation.seat);
    let first = others.next()?;
    others.all(|other| other == first).then_some(first)
}
