//! The spaces as things: all of them still, below everything; those about which
//! something can be chosen lit, above it; and the ways there.

use std::collections::VecDeque;

use engine::Text;
use engine::label::Label;
use engine::table::Suggested;
use maud::{Markup, html};
use merchant_of_venus::choice::{Choice, Subject};
use merchant_of_venus::content::Terrain;
use merchant_of_venus::content::map::Route;
use merchant_of_venus::ids::Space;
use web::parts::{Lit, spot, thing};

use crate::seen::Seen;

/// How large a space is to be pressed, and how large when it is lit.
const SIZES: (f32, f32) = (24.0, 32.0);

/// Every space, to be looked at.
pub(crate) fn still(table: &Seen<'_>) -> Markup {
    let place = |space: Space| {
        let size = match table.lay(space).terrain {
            Terrain::Base => 52.0,
            Terrain::Circle(_) => 32.0,
            _ => SIZES.0,
        };
        let name = html! { span class="vh" { (table.space(space)) } };
        let first = space == table.content.map.base();
        let button = spot(space.name(), first, "mv-at", &name);
        table.chart().place(table.at(space), (size, size), &button)
    };
    let all = html! { @for space in Space::all() { (place(space)) } };
    table.chart().sheet("mv-places", &all)
}

/// Those about which something can be chosen.
pub(crate) fn lit(table: &Seen<'_>) -> Markup {
    html! {
        @for space in Space::all() {
            @let lit = table.about(Subject::Space(space));
            @if lit.is_lit() { (shining(table, space, &lit)) }
        }
    }
}

fn shining(table: &Seen<'_>, space: Space, lit: &Lit<'_>) -> Markup {
    let class = strength(lit);
    let size = if table.lay(space).terrain == Terrain::Base {
        58.0
    } else {
        SIZES.1
    };
    let labels = || {
        let single = lit.choices.iter().map(|choice| &choice.label);
        single.chain(lit.rows.iter().map(|row| &row.label))
    };
    // The cheapest way there.
    let paid = labels().map(cost).max().filter(|paid| *paid < 0);
    let left = labels().filter_map(left).max();
    let inner = html! {
        span class="vh" { (table.space(space)) }
        @if let Some(left) = left {
            span class="mv-left" { (left) span class="vh" { " " (table.phrase(&Text::new("mov-board-mp").with("count", left))) } }
        }
        @if let Some(paid) = paid { span class="mv-cost" { (table.money(paid)) } }
    };
    let button = thing(space.name(), lit, class, &inner);
    table.chart().place(table.at(space), (size, size), &button)
}

/// A map where everything glows says nothing: the next space and landing places
/// shine, other ends of a flight less.
fn strength(lit: &Lit<'_>) -> &'static str {
    let lands = |row: &&Suggested| row.label.text.key == "mov-row-land";
    if !lit.choices.is_empty() {
        "mv-at mv-next"
    } else if lit.rows.iter().any(lands) {
        "mv-at mv-lands"
    } else {
        "mv-at mv-ends"
    }
}

/// What a choice changes of the cash.
fn cost(label: &Label) -> i32 {
    let mut changes = label.changes.iter();
    let cash = changes.find(|change| change.of == "mov-cash");
    cash.map_or(0, |cash| cash.after - cash.before)
}

/// What it leaves of the movement points.
fn left(label: &Label) -> Option<i32> {
    let mut changes = label.changes.iter();
    let points = changes.find(|change| change.of == "mov-mp");
    points.map(|points| points.after)
}

/// The way of each choice and row that flies, shown while it is pointed at.
pub(crate) fn ways(table: &Seen<'_>) -> Markup {
    let Some(seat) = table.view.active else {
        return html! {};
    };
    let from = table.merchant(seat).space;
    let single = table.choices.iter().filter_map(|choosable| {
        let Some(Subject::Space(to)) = choosable.subject else {
            return None;
        };
        let flies = matches!(
            choosable.choice,
            Choice::Go(_) | Choice::Head(_) | Choice::Pilot(_)
        );
        flies.then(|| (choosable.listed.notation.clone(), vec![from, to]))
    });
    let rows = table.scene.rows.iter().filter_map(|row| {
        let to = row.subject.as_deref()?.parse().ok()?;
        Some((row.notations.join("\n"), flight(table, from, to, row)))
    });
    html! {
        @for (notation, over) in single.chain(rows) {
            @let points: Vec<_> = over.into_iter().map(|space| table.at(space)).collect();
            (table.chart().way(&notation, &points))
        }
    }
}

/// The spaces that a row leads over. Corridors are flown without a choice, so
/// the shortest way from one choice to the next is the one that is meant.
fn flight(table: &Seen<'_>, from: Space, to: Space, row: &Suggested) -> Vec<Space> {
    let mut over = vec![from];
    let mut here = from;
    let stops = row
        .notations
        .iter()
        .filter_map(|notation| match notation.parse() {
            Ok(Choice::Go(space)) => Some(space),
            _ => None,
        });
    for stop in stops.chain([to]) {
        if stop != here {
            let before = over.len().checked_sub(2).map(|place| over[place]);
            over.extend(shortest(table, here, before, stop));
            here = stop;
        }
    }
    over
}

/// The shortest way between two spaces that does not turn back at once, without
/// the first of them; straight there where there is none.
fn shortest(table: &Seen<'_>, from: Space, not: Option<Space>, to: Space) -> Vec<Space> {
    let mut came: Vec<Option<Space>> = vec![None; Space::COUNT];
    let mut open = VecDeque::from([from]);
    while let Some(space) = open.pop_front() {
        if space == to {
            break;
        }
        for link in table.content.map.links(space) {
            let back = space == from && Some(link.to) == not;
            let fresh = came[link.to.index()].is_none() && link.to != from;
            if fresh && !back && link.route != Route::Glide {
                came[link.to.index()] = Some(space);
                open.push_back(link.to);
            }
        }
    }
    let mut way = vec![to];
    while let Some(space) = came[way[way.len() - 1].index()].filter(|space| *space != from) {
        way.push(space);
    }
    way.reverse();
    way
}
