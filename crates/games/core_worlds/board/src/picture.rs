//! The picture in the lobby: from the rim to the sun at the core.

use maud::{Markup, html};

use web::parts::{Palette, Texture, planet, scattered};

/// Where the core is.
const CORE: (f32, f32) = (268.0, 52.0);

/// Worlds on the way, from the rim inwards.
const WORLDS: [(f32, f32, f32, Palette, Texture); 7] = [
    (42.0, 85.0, 11.0, Palette::Grey, Texture::Rock),
    (108.0, 114.0, 13.0, Palette::Ocean, Texture::Sea),
    (151.0, 68.0, 14.0, Palette::Rust, Texture::Rock),
    (196.0, 151.0, 17.0, Palette::Sand, Texture::Gas),
    (209.0, 88.0, 12.0, Palette::Violet, Texture::Gas),
    (281.0, 121.0, 11.0, Palette::Gold, Texture::Rock),
    (297.0, 173.0, 12.0, Palette::Teal, Texture::Sea),
];

/// An invasion on its way inwards.
pub(crate) fn picture() -> Markup {
    html! {
        svg class="pic" viewBox="0 0 320 198" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            defs {
                radialGradient id="cw-core" cx=".84" cy=".26" r="1" {
                    stop offset="0" stop-color="#5a3a12" {}
                    stop offset=".45" stop-color="#241a2c" {}
                    stop offset="1" stop-color="#090d1b" {}
                }
            }
            rect width="320" height="198" fill="url(#cw-core)" {}
            @for (x, y, size) in scattered(56, 320, 198) {
                circle cx=(x) cy=(y) r={ "." (5 + 4 * size) } fill="#e8efff" opacity={ "." (4 + 3 * size) } {}
            }
            g stroke="#ffcf87" {
                circle cx=(CORE.0) cy=(CORE.1) r="290" fill="none" opacity=".2" stroke-dasharray="1 5" {}
                circle cx=(CORE.0) cy=(CORE.1) r="230" fill="none" opacity=".3" {}
                @for (radius, opacity) in [(176, ".4"), (124, ".5"), (70, ".6")] {
                    circle cx=(CORE.0) cy=(CORE.1) r=(radius) fill="#ffb44d" fill-opacity=".1" stroke-opacity=(opacity) {}
                }
            }
            circle cx=(CORE.0) cy=(CORE.1) r="38" fill="url(#sunc)" {}
            circle cx=(CORE.0) cy=(CORE.1) r="17" fill="#fff5da" {}
            @for (x, y, radius, palette, texture) in WORLDS {
                circle cx=(x) cy=(y) r=(radius + 1.2) fill="#fff" opacity=".14" {}
                (planet(x, y, radius, palette, texture))
            }
            path d="M167.1 151a28.9 7.8 0 0 0 57.8 0h-5.9a23 5.1 0 0 1-45.9 0z" transform="rotate(-18 196 151)" fill="#ffe9bd" opacity=".75" {}
            @for (x, y, size, ship) in [(62, 150, 36, "#cruiser"), (32, 118, 18, "#fighter"), (104, 178, 18, "#fighter")] {
                path d={ "M" (x) " " (y) "l" (-size) " " (size * 9 / 10) } stroke="#ffd28a" stroke-width=(if size > 20 { "2.9" } else { "1.4" }) opacity=".45" {}
                use href=(ship) x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) fill="#dfe8fb" transform={ "rotate(48 " (x) " " (y) ")" } {}
            }
        }
    }
}
