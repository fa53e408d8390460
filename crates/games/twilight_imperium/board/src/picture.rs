//! The picture in the lobby: a fleet before the throne of the galaxy.

use maud::{Markup, html};
use web::parts::{Palette, Texture, planet, scattered};

/// Ships: where each is, how large, and which way it looks.
const FLEET: [(i32, i32, f32, i32); 7] = [
    (84, 128, 1.5, 62),
    (52, 104, 0.9, 62),
    (58, 152, 0.9, 62),
    (122, 106, 0.7, 62),
    (128, 140, 0.7, 62),
    (30, 128, 0.6, 62),
    (96, 168, 0.6, 62),
];

/// The galaxy waits for an emperor.
pub(crate) fn picture() -> Markup {
    html! {
        svg class="pic" viewBox="0 0 320 198" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            defs {
                radialGradient id="ti-pic-glow" {
                    stop offset="0" stop-color="#86dcff" stop-opacity=".42" {}
                    stop offset="1" stop-color="#86dcff" stop-opacity="0" {}
                }
                radialGradient id="ti-pic-dusk" {
                    stop offset="0" stop-color="#8a3fd0" stop-opacity=".45" {}
                    stop offset="1" stop-color="#8a3fd0" stop-opacity="0" {}
                }
            }
            rect width="320" height="198" fill="#060b18" {}
            circle cx="250" cy="70" r="170" fill="url(#ti-pic-dusk)" {}
            circle cx="60" cy="150" r="150" fill="url(#ti-pic-glow)" {}
            @for (x, y, size) in scattered(70, 320, 198) {
                circle cx=(x) cy=(y) r={ "." (5 + 4 * size) } fill="#e8efff" opacity=".65" {}
            }
            g fill="none" stroke="#86dcff" stroke-opacity=".28" {
                @for (x, y) in [(40, 40), (85, 66), (130, 40), (175, 66), (220, 40), (265, 66), (310, 40), (85, 14), (175, 14), (265, 14)] {
                    path d={ "M" (x + 30) " " (y) "l-15 26h-30l-15-26 15-26h30z" } {}
                }
            }
            circle cx="238" cy="92" r="92" fill="url(#sunc)" opacity=".5" {}
            (planet(238.0, 92.0, 54.0, Palette::Gold, Texture::Rock))
            path d="M146 92a92 20 0 0 0 184 0h-12a80 13 0 0 1-160 0z" transform="rotate(-16 238 92)" fill="#ffe9bd" opacity=".75" {}
            (planet(292.0, 168.0, 16.0, Palette::Ocean, Texture::Sea))
            (planet(170.0, 36.0, 9.0, Palette::Rust, Texture::Rock))
            @for (x, y, size, turn) in FLEET {
                g transform={ "translate(" (x) " " (y) ") rotate(" (turn) ") scale(" (size) ")" } {
                    path d="M0 16l-4 22h8z" fill="#86dcff" opacity=".4" {}
                    path d="M0-16l3 6 2.200 9 7.300 10v3.500l-9-2-1.500 3.500h-4l-1.500-3.500-9 2V9l7.300-10 2.200-9z" fill="#eef4ff" stroke="#0a101c" stroke-width="1.2" {}
                    path d="M0-16l3 6 2.200 9 7.300 10v3.500l-9-2L2 14H0z" fill="#8fa3c8" {}
                }
            }
        }
    }
}
