//! The viewer's own things: systems in hand while the galaxy is built, then the race
//! sheet and the planets. On a phone what floats over the map lies here, too.

use engine::map::Hex;
use engine::{Seat, Text};
use maud::{Markup, html};
use twilight_imperium::choice::Subject;
use twilight_imperium::ids::Tile;
use twilight_imperium::view::PlanetView;
use web::parts::{icon, planet};

use crate::over::is_under_way;
use crate::seen::{GRID, Seen};
use crate::{objectives, player, strategies, tile};

/// The tray.
pub(crate) fn tray(table: &Seen<'_>) -> Markup {
    let seat = table.scene.viewer.seat();
    html! {
        @if let Some(seat) = seat {
            @let tiles = &table.player(seat).tiles.1;
            @if tiles.is_empty() { (empire(table, seat)) } @else { (hand(table, tiles)) }
        }
        @if is_under_way(table) {
            div class="ti-slim" {
                h2 class="eyebrow" { (table.tell("ti3-board-objectives")) }
                (objectives::list(table))
                h2 class="eyebrow" { (table.tell("ti3-board-strategies")) }
                (strategies::list(table))
                (strategies::order(table))
            }
        }
    }
}

/// Systems in hand.
fn hand(table: &Seen<'_>, tiles: &[Tile]) -> Markup {
    html! {
        ul class="ti-hand" aria-label=(table.tell("ti3-board-hand")) {
            @for tile in tiles {
                @let inner = html! { (drawn(table, *tile)) span class="vh" { (table.name(&table.content.tile(*tile).name)) } };
                li { (table.thing(Subject::Tile(*tile), "ti-tile", &inner)) }
            }
        }
    }
}

/// A system by itself.
fn drawn(table: &Seen<'_>, tile: Tile) -> Markup {
    let inner = tile::tile(table.content, tile, Hex::MIDDLE, table.scene.voice);
    GRID.sheet_of([Hex::MIDDLE], 0.02, "ti-ground", &inner)
}

/// The race sheet, and every planet.
fn empire(table: &Seen<'_>, seat: Seat) -> Markup {
    let race = table.content.race(table.player(seat).race);
    let wealth = table.wealth(seat);
    let mut planets: Vec<&PlanetView> = table.planets_of(seat).map(|(_, planet)| planet).collect();
    planets.sort_by_key(|planet| !planet.ready);
    let sum = |symbol: &str, key: &'static str, (ready, all): (u32, u32)| {
        let words = Text::new(key).with("ready", ready).with("all", all);
        table.figure(
            symbol,
            &table.say(&words),
            &html! { b { (ready) } "/" (all) },
        )
    };
    html! {
        div class="ti-empire" {
            div class="ti-race" {
                (table.emblem(seat, "l"))
                div { b { (table.name(&race.name)) } (decided(table, seat)) }
            }
            (player::sheet(table, seat))
            div class="ti-sums" {
                (sum("ti-resource", "ti3-board-resources-sum", wealth.resources))
                (sum("ti-influence", "ti3-board-influence-sum", wealth.influence))
            }
            ul class="ti-planets" aria-label=(table.tell("ti3-board-planets")) {
                @for planet in planets { li { (card(table, planet)) } }
            }
        }
    }
}

/// What the viewer has decided about command counters so far.
fn decided(table: &Seen<'_>, seat: Seat) -> Markup {
    html! {
        @match table.view.allocation {
            Some((Some(fleet), None)) => small { (table.phrase(&Text::new("ti3-fleet-count").with("count", fleet))) },
            Some((_, Some(counters))) => small { (counters.strategy) " · " (counters.pool) " · " (counters.fleet) },
            _ if table.player(seat).decided => small { (table.tell("ti3-board-decided")) },
            _ => {},
        }
    }
}

/// The card of a planet; an exhausted one lies turned.
fn card(table: &Seen<'_>, view: &PlanetView) -> Markup {
    let facts = table.content.planet(view.planet);
    let (palette, texture) = tile::look(view.planet);
    let inner = html! {
        svg viewBox="-12 -12 24 24" aria-hidden="true" { (planet(0.0, 0.0, 11.0, palette, texture)) }
        span class="ti-pname" { (table.planet(view.planet)) @if !view.ready { span class="vh" { ", " (table.tell("ti3-board-exhausted")) } } }
        span class="ti-values" {
            (icon("ti-resource")) span class="vh" { (table.tell("ti3-board-resources")) " " } (facts.resources)
            (icon("ti-influence")) span class="vh" { " " (table.tell("ti3-board-influence")) " " } (facts.influence)
            @if let Some(specialty) = facts.specialty {
                @let (class, letter) = tile::badge(specialty);
                span class={ "ti-spec " (class) } { (letter) }
            }
        }
    };
    let class = if view.ready {
        "ti-pcard"
    } else {
        "ti-pcard ti-turned"
    };
    table.thing(Subject::Planet(view.planet), class, &inner)
}
