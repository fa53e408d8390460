//! The hexes, and what lies on them.

use engine::map::{Hex, MOST_RINGS, hexes};
use engine::{Seat, Text};
use frontier::Frontier;
use frontier::choice::{Choice, Subject};
use frontier::state::Garrison;
use frontier::view::Pending;
use maud::{Markup, html};
use web::board::Showing;
use web::parts::{HexGrid, emblem, icon, thing};

/// How far a corner is from the middle of a hex.
const GRID: HexGrid = HexGrid { radius: 60.0 };

/// A layer as large as the map.
fn layer(table: &Showing<'_, Frontier>, class: &str, inner: &Markup) -> Markup {
    let all = table.view.map.len();
    let rings = (0..MOST_RINGS).find(|rings| hexes(*rings) >= all);
    GRID.sheet(rings.unwrap_or(MOST_RINGS), class, inner)
}

/// What never moves: the hexes themselves, homes and the Core.
pub(crate) fn ground(table: &Showing<'_, Frontier>) -> Markup {
    let home = |hex: Hex| {
        let mut players = Seat::all(table.view.players.len());
        players.find(|seat| table.view.players[seat.index()].home == hex)
    };
    layer(
        table,
        "fr-ground",
        &html! {
            @for hex in Hex::all(table.view.map.len()) {
                @let (x, y) = GRID.middle(hex);
                @let whose = home(hex).map(|seat| table.scene.seat(seat).colour);
                g class=(whose.map_or("fr-cell", |colour| colour.class())) {
                    polygon class={ "fr-edge" @if whose.is_some() { " home" } } points=(GRID.corners(hex, 0.94)) {}
                    @if hex == Hex::MIDDLE {
                        circle cx=(x) cy=(y) r="34" fill="url(#sunc)" {}
                        circle cx=(x) cy=(y) r="15" class="fr-sun" {}
                    }
                }
            }
        },
    )
}

/// What lies there now: every hex can be looked at.
pub(crate) fn map(table: &Showing<'_, Frontier>) -> Markup {
    layer(
        table,
        "fr-map",
        &html! {
            @for hex in Hex::all(table.view.map.len()) { (cell(table, hex)) }
            (ways(table))
        },
    )
}

fn cell(table: &Showing<'_, Frontier>, hex: Hex) -> Markup {
    let subject = Subject::Hex(hex);
    let there = table.view.map[hex.index()];
    let class = match target(table) {
        Some(target) if target == hex => "fr-hex target",
        _ => "fr-hex",
    };
    let storm = table.view.storms.contains(&hex);
    let voice = table.scene.voice;
    let inner = html! {
        span class="fr-name" { (hex) }
        @if storm { span class="fr-storm" title=(voice.tell("frontier-board-storm")) { (icon("fr-storm")) span class="vh" { (voice.tell("frontier-board-storm")) } } }
        (units(table, there))
    };
    let lit = table.about(subject);
    let button = thing(&subject.to_string(), &lit, class, &inner);
    GRID.place(hex, lit.is_lit(), &button)
}

/// Where ships would sail, shown while a choice is pointed at.
fn ways(table: &Showing<'_, Frontier>) -> Markup {
    let Some(target) = target(table) else {
        return html! {};
    };
    html! {
        @for choosable in table.choices {
            @match choosable.choice {
                Choice::Sail(from, _) => (GRID.way(&choosable.listed.notation, from, target)),
                Choice::Retreat(to) => (GRID.way(&choosable.listed.notation, target, to)),
                _ => {}
            }
        }
    }
}

/// Where an expedition gathers, or a battle rages.
fn target(table: &Showing<'_, Frontier>) -> Option<Hex> {
    match table.view.pending {
        Pending::Muster(_, hex, ..) => Some(hex),
        _ => table.view.battle.map(|battle| battle.hex),
    }
}

/// Ships and troops of one player.
fn units(table: &Showing<'_, Frontier>, there: Garrison) -> Markup {
    let Some(owner) = there.owner else {
        return html! {};
    };
    let voice = table.scene.voice;
    let who = table.scene.seat(owner);
    let words = Text::new("frontier-board-units")
        .with("seat", owner)
        .with("ships", there.ships)
        .with("troops", there.troops);
    html! {
        span class={ "fr-units " (who.colour.class()) } {
            span class="vh" { (voice.say(&words)) }
            span aria-hidden="true" class="fr-badge" {
                (emblem(who.colour, who.colour.emblem(), "xs"))
                @if there.ships > 0 { span class="fr-count" { (icon("fr-ship")) (there.ships) } }
                @if there.troops > 0 { span class="fr-count" { (icon("ground")) (there.troops) } }
            }
        }
    }
}
