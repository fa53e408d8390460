//! The picture in the lobby: a lane between worlds, and a ship on it.

use maud::{Markup, html};
use web::parts::{Palette, Texture, planet, scattered};

/// A lane, bead by bead: where each is, and which shape it has.
const LANE: [(i32, i32, u8); 13] = [
    (18, 150, 0),
    (44, 136, 1),
    (70, 125, 0),
    (96, 117, 2),
    (122, 112, 0),
    (148, 107, 1),
    (174, 100, 0),
    (199, 90, 2),
    (222, 77, 0),
    (243, 62, 1),
    (262, 46, 0),
    (280, 30, 2),
    (300, 16, 0),
];

/// Where space is wide.
pub(crate) fn picture() -> Markup {
    let line: Vec<String> = LANE.iter().map(|(x, y, _)| format!("{x},{y}")).collect();
    html! {
        svg class="pic" viewBox="0 0 320 198" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            defs {
                @for (id, colour) in [("mv-far", "#9a6be8"), ("mv-rose", "#d06ac9"), ("mv-near", "#3f8fe8")] {
                    radialGradient id=(id) {
                        stop offset="0" stop-color=(colour) stop-opacity=".5" {}
                        stop offset="1" stop-color=(colour) stop-opacity="0" {}
                    }
                }
            }
            rect width="320" height="198" fill="#08101f" {}
            circle cx="238" cy="150" r="150" fill="url(#mv-far)" {}
            circle cx="300" cy="100" r="100" fill="url(#mv-rose)" {}
            circle cx="60" cy="50" r="150" fill="url(#mv-near)" {}
            @for (x, y, size) in scattered(60, 320, 198) {
                circle cx=(x) cy=(y) r={ "." (5 + 4 * size) } fill="#e8efff" opacity=".65" {}
            }
            circle cx="76" cy="56" r="46" fill="url(#sunc)" opacity=".8" {}
            (planet(60.0, 66.0, 22.0, Palette::Green, Texture::Rock))
            (planet(236.0, 150.0, 34.0, Palette::Gold, Texture::Gas))
            path d="M182 150a54 11 0 0 0 108 0h-9a45 7 0 0 1-90 0z" transform="rotate(-14 236 150)" fill="#ffe9bd" opacity=".8" {}
            (planet(292.0, 66.0, 12.0, Palette::Ocean, Texture::Sea))
            polyline points=(line.join(" ")) fill="none" stroke="#9fc3ff" stroke-opacity=".35" stroke-width="7" {}
            polyline points=(line.join(" ")) fill="none" stroke="#cfe0ff" stroke-opacity=".75" stroke-width="1.6" {}
            @for (x, y, shape) in LANE { (bead(x, y, shape)) }
            g transform="translate(148 88) rotate(68)" {
                path d="M0 18l-5 26h10z" fill="#cdf07c" opacity=".35" {}
                path d="M0-22l6 12v14l9 9v7l-9-4-3 5h-6l-3-5-9 4v-7l9-9v-14z" fill="#eef4ff" stroke="#0a101c" stroke-width="1.6" {}
                path d="M0-22l6 12v14l9 9v7l-9-4-3 5h-3z" fill="#9fb2d4" {}
                circle cy="-6" r="3" fill="#cdf07c" stroke="#0a101c" {}
            }
        }
    }
}

fn bead(x: i32, y: i32, shape: u8) -> Markup {
    match shape {
        0 => {
            html! { circle cx=(x) cy=(y) r="5" fill="#5aa9f0" stroke="#08101f" stroke-width="1.5" {} }
        }
        1 => {
            html! { path d={ "M" (x) " " (y - 7) "l7 7-7 7-7-7z" } fill="#f0705f" stroke="#08101f" stroke-width="1.5" {} }
        }
        _ => {
            html! { path d={ "M" (x) " " (y - 7) "l7 12h-14z" } fill="#f0cc5a" stroke="#08101f" stroke-width="1.5" {} }
        }
    }
}
