//! What can be chosen on the map, and the ways that ships would take.

use engine::map::Hex;
use maud::{Markup, html};
use twilight_imperium::choice::{Choice, Subject};
use twilight_imperium::view::Pending;
use web::parts::{Lit, thing};

use crate::places::disc;
use crate::reach::arrivals;
use crate::seen::{GRID, Seen};

/// The systems that the action is about.
pub(crate) fn goals(table: &Seen<'_>) -> Vec<Hex> {
    let view = table.view;
    let activation = view.activation.iter();
    let activated = activation.flat_map(|one| std::iter::once(one.place).chain(one.with));
    let yard = view.desk.yard.map(|(_, place, _)| place);
    activated.chain(view.transfer).chain(yard).collect()
}

/// They are marked whoever looks.
pub(crate) fn targets(table: &Seen<'_>) -> Markup {
    html! {
        @for place in goals(table) {
            polygon class="ti-target" points=(GRID.corners(place, 0.93)) {}
        }
    }
}

/// Places about which something can be chosen.
pub(crate) fn places(table: &Seen<'_>) -> Markup {
    html! {
        @for place in table.places() {
            @let lit = table.about(Subject::Place(place));
            @if lit.is_lit() { (shining(table, place, &lit)) }
        }
    }
}

fn shining(table: &Seen<'_>, place: Hex, lit: &Lit<'_>) -> Markup {
    let strength = strength(table, place, lit);
    let class = format!("ti-at {strength}");
    let name = html! { span class="vh" { (table.site(place)) } };
    let subject = Subject::Place(place).to_string();
    html! {
        g class={ "ti-lit " (strength) } {
            polygon points=(GRID.corners(place, 0.93)) {}
            (GRID.place(place, false, &thing(&subject, lit, &class, &name)))
        }
    }
}

/// A map where everything glows says nothing: of the systems that could be activated
/// those shine that a row is about, those less that ships reach, others hardly.
fn strength(table: &Seen<'_>, place: Hex, lit: &Lit<'_>) -> &'static str {
    let turn = matches!(table.view.pending, Pending::Turn(_)) && table.view.transfer.is_none();
    let moves = table
        .choices
        .iter()
        .filter(|choice| matches!(choice.choice, Choice::Move(_, from) if from == place));
    let seat = table.scene.viewer.seat();
    let reached = || seat.is_some_and(|seat| !arrivals(table, seat, place).is_empty());
    if turn && lit.rows.is_empty() && !reached() {
        "ti-faint"
    } else if (turn && !lit.rows.is_empty()) || moves.count() > 1 {
        "ti-strong"
    } else {
        "ti-plain"
    }
}

/// Planets about which something can be chosen.
pub(crate) fn planets(table: &Seen<'_>) -> Markup {
    html! {
        @for system in &table.view.systems {
            @for planet in &system.planets {
                @let subject = Subject::Planet(planet.planet);
                @let lit = table.about(subject);
                @if lit.is_lit() {
                    @let name = html! { span class="vh" { (table.planet(planet.planet)) } };
                    @let button = thing(&subject.to_string(), &lit, "ti-orb", &name);
                    (disc(table.disc(system.site.place, planet.planet), &button))
                }
            }
        }
    }
}

/// The way of each choice that moves something, shown while it is pointed at.
pub(crate) fn ways(table: &Seen<'_>) -> Markup {
    let goals = goals(table);
    let goal = goals.first().copied();
    let other = |from: Hex| goals.iter().copied().find(|place| *place != from).or(goal);
    let ways = table.choices.iter().filter_map(|choosable| {
        let way = match choosable.choice {
            Choice::Move(_, from) | Choice::Wing(from) => (from, other(from)?),
            Choice::Patrol(_, from, to) => (from, to),
            Choice::Flee(to) => (table.view.battle?.place, to),
            Choice::With(to) => (table.view.transfer?, to),
            _ => return None,
        };
        Some((&choosable.listed.notation, way))
    });
    html! {
        @for (notation, (from, to)) in ways { (GRID.way(notation, from, to)) }
    }
}
