//! The whole of a system or an empire as it stands: every hull with damage and
//! cargo, troops by planet, counters, wormholes.

use engine::{Seat, Text};
use maud::{Markup, html};
use twilight_imperium::choice::Subject;
use twilight_imperium::ids::{Planet, System, Unit, Wormhole};
use twilight_imperium::state::Dock;
use twilight_imperium::view::{FleetView, PlanetView, SystemView};
use web::parts::{icon, planet};

use crate::battle::vessel_words;
use crate::counters::activated;
use crate::fleet::{cargo, ships};
use crate::seen::Seen;
use crate::{odds, piece, player, symbols, tile};

/// A thing as it stands.
pub(crate) fn look(table: &Seen<'_>, subject: Subject) -> Option<Markup> {
    match subject {
        Subject::Place(place) => match table.view.system(place) {
            Some(found) => Some(system(table, found)),
            None => Some(html! { div class="ti-face" { h3 { (table.site(place)) } } }),
        },
        Subject::Player(seat) if seat.index() < table.view.players.len() => {
            Some(empire(table, seat))
        }
        Subject::Planet(wanted) => {
            let mut all = table.view.systems.iter();
            let found = all.find_map(|system| {
                let planet = system
                    .planets
                    .iter()
                    .find(|planet| planet.planet == wanted)?;
                Some((system, planet))
            });
            let Some((_, view)) = found else {
                return piece::piece(table.content, subject, table.scene.voice);
            };
            Some(html! { div class="ti-face" { (world(table, wanted)) (row(table, view)) } })
        }
        _ => piece::piece(table.content, subject, table.scene.voice),
    }
}

/// A system in a line, for who cannot see it.
pub(crate) fn summary(table: &Seen<'_>, system: &SystemView) -> String {
    let mut words = vec![table.site(system.site.place)];
    for planet in &system.planets {
        if let Some(owner) = planet.owner {
            let text = Text::new("ti3-board-held-by")
                .with("planet", table.planet(planet.planet))
                .with("seat", owner)
                .with("ground", planet.ground)
                .with("pds", planet.pds);
            words.push(table.phrase(&text));
        }
    }
    for fleet in &system.fleets {
        let all = ships(fleet).into_iter().chain(cargo(fleet));
        let all: Vec<String> = all
            .map(|kind| format!("{} {}", kind.count, table.unit(kind.unit)))
            .collect();
        let text = Text::new("ti3-board-fleet-of")
            .with("seat", fleet.seat)
            .with("ships", all.join(", "));
        words.push(table.phrase(&text));
    }
    words.join("; ")
}

fn system(table: &Seen<'_>, system: &SystemView) -> Markup {
    let facts = table.content.tile(system.site.tile);
    html! {
        div class="ti-face" {
            h3 { (table.site(system.site.place)) }
            @if let Some(key) = kind(facts.kind) { p { (table.tell(key)) } }
            @if let Some(wormhole) = facts.wormhole { p { (gate(table, system, wormhole)) } }
            @for planet in &system.planets { (row(table, planet)) }
            @for fleet in &system.fleets { (fleet_rows(table, fleet)) }
            (counters(table, system))
            (odds::odds(table, system.site.place))
        }
    }
}

/// What a kind of system does.
const fn kind(kind: System) -> Option<&'static str> {
    match kind {
        System::AsteroidField => Some("ti3-board-about-asteroids"),
        System::Nebula => Some("ti3-board-about-nebula"),
        System::Supernova => Some("ti3-board-about-supernova"),
        System::Centre | System::Home | System::Planets | System::Empty => None,
    }
}

/// Where a wormhole leads.
fn gate(table: &Seen<'_>, system: &SystemView, wormhole: Wormhole) -> String {
    let others = table.view.systems.iter().filter(|other| {
        let facts = table.content.tile(other.site.tile);
        facts.wormhole == Some(wormhole) && other.site.place != system.site.place
    });
    let others: Vec<String> = others.map(|other| table.site(other.site.place)).collect();
    let letter = match wormhole {
        Wormhole::Alpha => "α",
        Wormhole::Beta => "β",
    };
    let text = if others.is_empty() {
        Text::new("ti3-board-gate-nowhere").with("letter", letter)
    } else {
        Text::new("ti3-board-gate")
            .with("letter", letter)
            .with("others", others.join(", "))
    };
    table.say(&text)
}

fn world(table: &Seen<'_>, which: Planet) -> Markup {
    let (palette, texture) = tile::look(which);
    html! {
        span class="ti-art" { svg viewBox="-16 -16 32 32" aria-hidden="true" { (planet(0.0, 0.0, 15.0, palette, texture)) } }
        h3 { (table.planet(which)) }
    }
}

/// A planet: whose it is, what it gives, what stands on it.
fn row(table: &Seen<'_>, view: &PlanetView) -> Markup {
    let facts = table.content.planet(view.planet);
    let unit = |unit: Unit, count: u8| {
        html! { @if count > 0 { (table.figure(symbols::of_unit(unit), table.unit(unit), &html! { (count) })) } }
    };
    html! {
        div class="ti-prow" {
            @match view.owner { Some(seat) => (table.emblem(seat, "s")), None => span class="ti-no-one" {} }
            b { (table.planet(view.planet)) }
            span class="ti-figs" {
                (table.figure("ti-resource", &table.tell("ti3-board-resources"), &html! { (facts.resources) }))
                (table.figure("ti-influence", &table.tell("ti3-board-influence"), &html! { (facts.influence) }))
                @if let Some(specialty) = facts.specialty {
                    @let (class, letter) = tile::badge(specialty);
                    span class={ "ti-spec " (class) } title=(table.tell(piece::specialty(specialty))) { (letter) span class="vh" { " " (table.tell(piece::specialty(specialty))) } }
                }
            }
            span class="ti-figs ti-there" {
                (unit(Unit::GroundForce, view.ground))
                (unit(Unit::Pds, view.pds))
                (unit(Unit::SpaceDock, u8::from(view.dock != Dock::None)))
                @if view.dock == Dock::New { span class="tag" { (table.tell("ti3-board-new-dock")) } }
                @if view.owner.is_some() && !view.ready { span class="tag" { (table.tell("ti3-board-exhausted")) } }
                @if view.owner.is_none() { span class="faint" { (table.tell("ti3-board-free")) } }
            }
        }
    }
}

/// Every hull of a fleet.
fn fleet_rows(table: &Seen<'_>, fleet: &FleetView) -> Markup {
    let limit = table.player(fleet.seat).counters.fleet;
    let limit = Text::new("ti3-board-fleet-limit")
        .with("ships", fleet.ships.len())
        .with("limit", limit);
    html! {
        div class={ "ti-flotilla " (table.colour(fleet.seat).class()) } {
            header { (table.emblem(fleet.seat, "s")) b { (table.scene.seat(fleet.seat).name) } small { (table.phrase(&limit)) } }
            ul {
                @for (vessel, moved) in &fleet.ships {
                    li {
                        (icon(symbols::of_ship(vessel.ship)))
                        span { (vessel_words(table, *vessel)) }
                        @if vessel.hurt { (icon("ti-burst")) }
                        @if *moved { span class="tag" { (table.tell("ti3-board-moved")) } }
                    }
                }
                @if fleet.fighters > 0 { li { (icon("fighter")) span { (fleet.fighters) " × " (table.unit(Unit::Fighter)) } } }
            }
        }
    }
}

fn counters(table: &Seen<'_>, system: &SystemView) -> Markup {
    let seats = activated(table, system);
    html! {
        @if !seats.is_empty() {
            p class="ti-figs" {
                (icon("ti-counter")) (table.tell("ti3-board-activated-by"))
                @for seat in seats { (table.emblem(seat, "xs")) }
            }
        }
    }
}

/// An empire: its race sheet and what its planets give.
fn empire(table: &Seen<'_>, seat: Seat) -> Markup {
    let who = table.player(seat);
    let race = table.content.race(who.race);
    let wealth = table.wealth(seat);
    let line = |key: &'static str, (ready, all): (u32, u32)| {
        table.say(&Text::new(key).with("ready", ready).with("all", all))
    };
    html! {
        div class="ti-face" {
            div class="ti-race" { (table.emblem(seat, "l")) div { h3 { (table.scene.seat(seat).name) } (table.name(&race.name)) } }
            (player::sheet(table, seat))
            p { (line("ti3-board-resources-sum", wealth.resources)) }
            p { (line("ti3-board-influence-sum", wealth.influence)) }
            ul class="ti-owned" {
                @for (_, planet) in table.planets_of(seat) {
                    li class=[(!planet.ready).then_some("ti-off")] { (table.planet(planet.planet)) }
                }
            }
            @if !who.accords.is_empty() {
                p class="ti-figs" { (table.tell("ti3-board-peace")) @for other in Seat::all(table.view.players.len()).filter(|other| who.accords.contains(*other)) { (table.emblem(other, "xs")) } }
            }
        }
    }
}
