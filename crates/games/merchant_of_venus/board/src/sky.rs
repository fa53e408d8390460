//! Stars, suns, planets and the Cloud: what spaces lie in.

use maud::{Markup, html};
use merchant_of_venus::content::{Content, Terrain};
use merchant_of_venus::ids::{Space, System};
use strum::VariantArray;
use web::parts::{Palette, globe, scattered};

use crate::seen::{at, point};

/// How many stars.
const STARS: usize = 130;
/// How far a planet reaches beyond its cities.
const RIM: f32 = 12.0;
/// How much it keeps off the spaces around it.
const CLEAR: f32 = 10.0;

/// Stars, the Cloud, and the light of every system.
pub(crate) fn sky(content: &Content) -> Markup {
    let (width, height) = content.map.size;
    html! {
        g class="mv-stars" {
            @for (x, y, size) in scattered(STARS, width.into(), height.into()) {
                circle cx=(x) cy=(y) r=(if size > 0 { "1.3" } else { ".8" }) {}
            }
        }
        g class="mv-cloud" {
            @for space in Space::all().filter(|space| content.map.lay(*space).system == Some(System::Cloud)) {
                @let (x, y) = at(content, space);
                circle cx=(x) cy=(y) r=(72 + space.index() % 4 * 9) fill=(if space.index() % 3 == 0 { "url(#mv-cloud-2)" } else { "url(#mv-cloud)" }) {}
            }
        }
        g class="mv-glows" {
            @for system in System::VARIANTS {
                @if let Some(light) = light(*system) {
                    @let (x, y) = point(content.map.system(*system).centre);
                    circle cx=(x) cy=(y) r=(reach(content, *system) + 34.0) fill=(light) {}
                }
            }
        }
    }
}

/// How far the spaces of a system are from its middle.
fn reach(content: &Content, system: System) -> f32 {
    let (x, y) = point(content.map.system(system).centre);
    let own = Space::all().filter(|space| content.map.lay(*space).system == Some(system));
    let far = own.map(|space| {
        let (to_x, to_y) = at(content, space);
        (to_x - x).hypot(to_y - y)
    });
    far.fold(20.0, f32::max).round()
}

/// The light that fills a system; the Cloud has its own.
const fn light(system: System) -> Option<&'static str> {
    Some(match system {
        System::Cloud => return None,
        System::Desert | System::Base | System::Supernova => "url(#mv-l-gold)",
        System::Rogue | System::Asteroids => "url(#mv-l-grey)",
        System::Biosphere | System::Jungle => "url(#mv-l-green)",
        System::Ice | System::Colony | System::Water => "url(#mv-l-blue)",
        System::Supergiant | System::Wartorn | System::Polluted => "url(#mv-l-red)",
        System::Moon | System::Genship | System::Giant => "url(#mv-l-violet)",
    })
}

/// Suns and planets of every system.
pub(crate) fn systems(content: &Content) -> Markup {
    html! {
        @for system in System::VARIANTS { (body(content, *system)) }
    }
}

fn body(content: &Content, system: System) -> Markup {
    let facts = content.map.system(system);
    let (x, y) = point(facts.centre);
    match (system, facts.planet) {
        (System::Supergiant, _) => sun(x, y, 33.0, "mv-giant-sun"),
        (System::Supernova, _) => nova(x, y),
        (System::Biosphere, _) => biosphere(x, y),
        (System::Genship, _) => html! {
            use href="#mv-genship" x=(x - 46.0) y=(y - 30.0) width="92" height="60" class="mv-hulk" {}
        },
        (System::Asteroids, _) => belt(x, y),
        (_, Some(planet)) => planet_of(content, system, point(planet)),
        (_, None) => html! {},
    }
}

/// A sun so large that a system is named after it.
fn sun(x: f32, y: f32, radius: f32, class: &str) -> Markup {
    html! {
        circle cx=(x) cy=(y) r=(radius * 1.5) fill="url(#sunc)" opacity=".75" {}
        circle cx=(x) cy=(y) r=(radius) class=(class) fill="url(#mv-sun)" {}
    }
}

/// A star that has burst.
fn nova(x: f32, y: f32) -> Markup {
    html! {
        circle cx=(x) cy=(y) r="44" fill="url(#sunc)" {}
        use href="#mv-burst" x=(x - 30.0) y=(y - 30.0) width="60" height="60" class="mv-nova" {}
        circle cx=(x) cy=(y) r="9" fill="#fff5da" {}
    }
}

/// A green world inside a shell.
fn biosphere(x: f32, y: f32) -> Markup {
    html! {
        (globe(x, y, 30.0, Palette::Green))
        circle cx=(x) cy=(y) r="36" class="mv-shell" {}
        ellipse cx=(x) cy=(y) rx="36" ry="12" class="mv-shell" {}
        ellipse cx=(x) cy=(y) rx="12" ry="36" class="mv-shell" {}
    }
}

/// Rocks, large and small.
fn belt(x: f32, y: f32) -> Markup {
    html! {
        g class="mv-belt" {
            @for (dx, dy, size) in scattered(34, 290, 150) {
                @let radius = 2 + size * 2 + dx % 3;
                ellipse cx=(x - 145.0 + dx as f32) cy=(y - 75.0 + dy as f32) rx=(radius + 1) ry=(radius) {}
            }
        }
    }
}

/// A planet as large as its cities need, and no larger than the spaces around
/// it allow.
fn planet_of(content: &Content, system: System, (x, y): (f32, f32)) -> Markup {
    let radius = radius(content, system, (x, y));
    let ringed = matches!(system, System::Giant);
    html! {
        circle cx=(x) cy=(y) r=(radius + 2.5) class="mv-air" {}
        (globe(x, y, radius, palette(system)))
        @if ringed {
            ellipse cx=(x) cy=(y) rx=(radius * 1.28) ry=(radius * 0.3) class="mv-ring" transform={ "rotate(-16 " (x) " " (y) ")" } {}
        }
        @if system == System::Moon { (globe(x + radius * 0.95, y - radius * 0.7, 7.0, Palette::Grey)) }
    }
}

fn radius(content: &Content, system: System, (x, y): (f32, f32)) -> f32 {
    let (mut inside, mut outside) = (16.0_f32, 60.0_f32);
    for space in Space::all() {
        let (to_x, to_y) = at(content, space);
        let far = (to_x - x).hypot(to_y - y);
        let lay = content.map.lay(space);
        if lay.system == Some(system) && lay.terrain == Terrain::SurfaceCity {
            inside = inside.max(far + RIM);
        } else {
            outside = outside.min(far - CLEAR);
        }
    }
    inside.min(outside.max(16.0)).round()
}

const fn palette(system: System) -> Palette {
    match system {
        System::Rogue => Palette::Slate,
        System::Desert => Palette::Sand,
        System::Jungle => Palette::Green,
        System::Ice => Palette::Ice,
        System::Wartorn => Palette::Lava,
        System::Polluted => Palette::Rust,
        System::Moon => Palette::Grey,
        System::Water => Palette::Ocean,
        System::Giant => Palette::Gold,
        System::Colony => Palette::Teal,
        System::Biosphere
        | System::Base
        | System::Supergiant
        | System::Cloud
        | System::Supernova
        | System::Genship
        | System::Asteroids => Palette::Violet,
    }
}
