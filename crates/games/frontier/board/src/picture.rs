//! The picture in the lobby: hexes around a sun, and ships on their way.

use engine::map::Hex;
use maud::{Markup, html};
use web::parts::{HexGrid, Palette, Texture, planet, scattered};

const GRID: HexGrid = HexGrid { radius: 34.0 };

/// Planets in some of the hexes.
const WORLDS: [(usize, f32, Palette, Texture); 6] = [
    (1, 9.0, Palette::Ocean, Texture::Sea),
    (3, 8.0, Palette::Rust, Texture::Rock),
    (5, 10.0, Palette::Sand, Texture::Gas),
    (9, 8.0, Palette::Violet, Texture::Gas),
    (13, 9.0, Palette::Teal, Texture::Sea),
    (17, 8.0, Palette::Grey, Texture::Rock),
];

/// The frontier from above.
pub(crate) fn picture() -> Markup {
    let (x, y) = (160.0, 99.0);
    html! {
        svg class="pic" viewBox="0 0 320 198" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect width="320" height="198" fill="#071022" {}
            @for (x, y, size) in scattered(48, 320, 198) {
                circle cx=(x) cy=(y) r={ "." (5 + 3 * size) } fill="#e8efff" opacity=".6" {}
            }
            g transform={ "translate(" (x) " " (y) ")" } {
                @for hex in Hex::all(engine::map::hexes(3)) {
                    polygon points=(GRID.corners(hex, 0.94)) fill="#10264a" fill-opacity=".55" stroke="#5fb7c9" stroke-opacity=".55" {}
                }
                circle r="24" fill="url(#sunc)" {}
                circle r="9" fill="#fff5da" {}
                @for (hex, radius, palette, texture) in WORLDS {
                    @if let Some(hex) = Hex::new(hex) {
                        @let (x, y) = GRID.middle(hex);
                        (planet(x, y, radius, palette, texture))
                    }
                }
                @for (x, y, turn) in [(-96, 40, 60), (-112, 58, 60), (88, -58, 230)] {
                    use href="#cruiser" x=(x - 9) y=(y - 9) width="18" height="18" fill="#dfe8fb" transform={ "rotate(" (turn) " " (x) " " (y) ")" } {}
                }
            }
        }
    }
}
