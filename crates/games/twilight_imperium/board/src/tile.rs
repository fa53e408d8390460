//! A system as it is printed: planets with both numbers, wormholes, anomalies.

use engine::map::Hex;
use maud::{Markup, html};
use twilight_imperium::content::{Content, TileFacts};
use twilight_imperium::ids::{Planet, Specialty, System, Tile, Wormhole};
use web::Voice;
use web::parts::{Palette, Texture, planet};

use crate::seen::GRID;

/// Where planets are drawn in a system of one, two and three, and how large.
const ONE: [(f32, f32, f32); 1] = [(0.0, -17.0, 19.0)];
const TWO: [(f32, f32, f32); 2] = [(-22.0, -25.0, 14.5), (22.0, -13.0, 14.5)];
const THREE: [(f32, f32, f32); 3] = [(-29.0, -25.0, 11.5), (0.0, -5.0, 11.5), (29.0, -25.0, 11.5)];
/// The one beside a wormhole.
const BESIDE: [(f32, f32, f32); 1] = [(14.0, -17.0, 18.0)];
/// Mecatol Rex.
const CENTRE: [(f32, f32, f32); 1] = [(0.0, -18.0, 22.0)];

/// Where a planet of a system is drawn, from its middle, and how large.
pub(crate) fn spot(facts: &TileFacts, planet: Planet) -> (f32, f32, f32) {
    let spots: &[_] = match (facts.planets.len(), facts.kind, facts.wormhole) {
        (1, System::Centre, _) => &CENTRE,
        (1, _, Some(_)) => &BESIDE,
        (1, ..) => &ONE,
        (2, ..) => &TWO,
        _ => &THREE,
    };
    let nth = facts.planets.iter().position(|other| *other == planet);
    spots[nth.unwrap_or(0).min(spots.len() - 1)]
}

/// A system around the middle of a place.
pub(crate) fn tile(content: &Content, tile: Tile, place: Hex, voice: Voice<'_>) -> Markup {
    let facts = content.tile(tile);
    let (x, y) = GRID.middle(place);
    let edge = GRID.corners(place, 0.955);
    html! {
        polygon class={ "ti-base" @if facts.kind == System::Centre { " ti-throne" } } points=(edge) {}
        @match facts.kind {
            System::AsteroidField => use href="#ti-rocks" class="ti-rocks" x=(x - 60.0) y=(y - 60.0) width="120" height="120" {},
            System::Nebula => {
                polygon points=(edge) fill="url(#ti-neb)" {}
                polygon points=(edge) filter="url(#ti-nebtx)" opacity=".6" {}
            },
            System::Supernova => {
                polygon points=(edge) fill="url(#ti-nova)" {}
                use href="#ti-rays" class="ti-rays" x=(x - 50.0) y=(y - 50.0) width="100" height="100" {}
                circle class="ti-core" cx=(x) cy=(y) r="13" {}
            },
            System::Empty => (stars(tile, x, y)),
            System::Centre | System::Home | System::Planets => {},
        }
        @if facts.kind.is_special() {
            // Fleets can be in a nebula: its name is out of their way.
            @let foot = if facts.kind == System::Nebula { y - 34.0 } else { y + 44.0 };
            text class="ti-what" x=(x) y=(foot) { (facts.name.name(voice.lang)) }
        }
        @if let Some(wormhole) = facts.wormhole { (gate(facts, wormhole, x, y)) }
        @for planet in &facts.planets {
            @let (dx, dy, radius) = spot(facts, *planet);
            (world(content, *planet, (x + dx, y + dy, radius)))
        }
        @for planet in &facts.planets {
            @let (dx, dy, radius) = spot(facts, *planet);
            @let name = content.planet(*planet).name.name(voice.lang);
            // Names of planets side by side make room for each other.
            @let aside = if facts.planets.len() > 1 && dx != 0.0 { 4.0 * dx.signum() } else { 0.0 };
            @let long = name.chars().count() > 9 || facts.planets.len() > 2;
            text class={ "ti-pn" @if long { " ti-long" } } x=(x + dx + aside) y=(y + dy + radius + 15.5) { (name) }
        }
    }
}

/// A few stars, for systems with nothing else in them: always the same.
fn stars(tile: Tile, x: f32, y: f32) -> Markup {
    let mut word = (tile as u32 + 1).wrapping_mul(2_654_435_761);
    let mut next = || {
        word ^= word << 13;
        word ^= word >> 17;
        word ^= word << 5;
        word
    };
    let near: Vec<(f32, f32, u32)> = (0..7)
        .map(|_| {
            let (dx, dy) = ((next() % 72) as f32 - 36.0, (next() % 76) as f32 - 38.0);
            (x + dx, y + dy, next() % 3)
        })
        .collect();
    html! {
        @for (x, y, size) in near { circle class="ti-star" cx=(x) cy=(y) r={ "." (6 + size) } {} }
    }
}

/// A wormhole, with its letter.
fn gate(facts: &TileFacts, wormhole: Wormhole, x: f32, y: f32) -> Markup {
    let (dx, dy, radius) = match facts.planets.is_empty() {
        true => (0.0, -4.0, 21.0),
        false => (-29.0, -21.0, 13.0),
    };
    let (fill, letter) = match wormhole {
        Wormhole::Alpha => ("url(#ti-wh-alpha)", "α"),
        Wormhole::Beta => ("url(#ti-wh-beta)", "β"),
    };
    html! {
        g class="ti-gate" {
            circle cx=(x + dx) cy=(y + dy) r=(radius) fill=(fill) {}
            text x=(x + dx) y=(y + dy + 4.5) { (letter) }
        }
    }
}

/// A planet with its two numbers and what it is good at.
pub(crate) fn world(content: &Content, which: Planet, (x, y, radius): (f32, f32, f32)) -> Markup {
    let facts = content.planet(which);
    let (palette, texture) = look(which);
    // Both numbers lie on the disc; what stands there is drawn at its foot.
    let top = y - 5.7;
    html! {
        (planet(x, y, radius, palette, texture))
        g class="ti-two" {
            rect x=(x - 13.0) y=(top) width="26" height="11.5" rx="5.7" {}
            text class="ti-rs" x=(x - 6.0) y=(top + 9.4) { (facts.resources) }
            path d={ "M" (x) " " (top + 2.3) "v7" } {}
            text class="ti-in" x=(x + 6.0) y=(top + 9.4) { (facts.influence) }
        }
        @if let Some(specialty) = facts.specialty {
            @let (class, letter) = badge(specialty);
            @let (bx, by) = (x + radius * 0.86, y - radius * 0.86);
            g class={ "ti-tech " (class) } {
                circle cx=(bx) cy=(by) r="5.6" {}
                text x=(bx) y=(by + 3.0) { (letter) }
            }
        }
    }
}

/// How a specialty is marked: colour and letter.
pub(crate) const fn badge(specialty: Specialty) -> (&'static str, &'static str) {
    match specialty {
        Specialty::Red => ("ti-red", "R"),
        Specialty::Green => ("ti-green", "G"),
        Specialty::Blue => ("ti-blue", "B"),
    }
}

/// The colours and the surface of a planet.
pub(crate) const fn look(planet: Planet) -> (Palette, Texture) {
    if matches!(planet, Planet::MecatolRex) {
        return (Palette::Gold, Texture::Rock);
    }
    let at = planet as usize;
    (
        Palette::ALL[(at * 5 + 3) % Palette::ALL.len()],
        Texture::ALL[at % Texture::ALL.len()],
    )
}

/// A system that lies face down.
pub(crate) fn veiled(place: Hex) -> Markup {
    let (x, y) = GRID.middle(place);
    html! {
        polygon class="ti-base ti-back" points=(GRID.corners(place, 0.955)) {}
        polygon class="ti-back2" points=(GRID.corners(place, 0.8)) {}
        text class="ti-ask" x=(x) y=(y + 11.0) { "?" }
    }
}

/// A place where no system lies as yet.
pub(crate) fn free(place: Hex) -> Markup {
    html! { polygon class="ti-free" points=(GRID.corners(place, 0.93)) {} }
}
