//! The ground of every page: sparse stars and faint orbits.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

/// Stars that are the same on every page. A few dozen: they are sent once a
/// page.
const STARS: usize = 70;

/// The night sky (or the star atlas, in light) behind everything.
#[must_use]
pub fn sky() -> Markup {
    static SKY: LazyLock<String> = LazyLock::new(|| drawn().into_string());
    PreEscaped(SKY.clone())
}

fn drawn() -> Markup {
    html! {
        div class="sky" aria-hidden="true" {
            svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" {
                @for radius in [210, 330, 470, 640, 830] {
                    circle class="orb" cx="660" cy="430" r=(radius) {}
                }
                @for (x, y, size) in scattered(STARS, 1440, 900) {
                    circle class={ "st s" (size) } cx=(x) cy=(y) r={ "." (5 + 3 * size) } {}
                }
            }
        }
    }
}

/// Points scattered evenly and always the same.
pub fn scattered(count: usize, width: u32, height: u32) -> impl Iterator<Item = (u32, u32, u32)> {
    let mut word: u32 = 0x9e37_79b9;
    let mut next = move || {
        // Xorshift: scattered enough for stars.
        word ^= word << 13;
        word ^= word >> 17;
        word ^= word << 5;
        word
    };
    (0..count).map(move |_| (next() % width, next() % height, next() % 3 % 2))
}

/// The mark of Orrery, large: a picture for games that bring none.
#[must_use]
pub fn orbits() -> Markup {
    html! {
        svg class="pic" viewBox="0 0 320 198" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect width="320" height="198" fill="#0a1226" {}
            @for (x, y, _) in scattered(40, 320, 198) {
                circle cx=(x) cy=(y) r=".7" fill="#fff" opacity=".6" {}
            }
            g fill="none" stroke="#d9b878" {
                circle cx="160" cy="99" r="34" opacity=".8" {}
                circle cx="160" cy="99" r="62" opacity=".55" {}
                circle cx="160" cy="99" r="90" opacity=".35" {}
            }
            circle cx="160" cy="99" r="12" fill="#ffe2a0" {}
            (super::planet(194.0, 99.0, 6.0, super::Palette::Ocean, super::Texture::Sea))
            (super::planet(116.0, 55.0, 9.0, super::Palette::Rust, super::Texture::Rock))
            (super::planet(224.0, 163.0, 8.0, super::Palette::Sand, super::Texture::Gas))
        }
    }
}
