//! The head of the lobby: what this is, beside an orrery.

use engine::Text;
use engine::i18n::Voice;
use maud::{Markup, html};

use crate::parts::{Palette, Texture, planet};

/// Where the sun of the orrery stands: just below the picture.
const SUN: (f32, f32) = (330.0, 200.0);

/// The rings, by their half width.
const RINGS: [f32; 5] = [68.0, 113.0, 165.0, 224.0, 290.0];

/// How flat the rings are seen.
const TILT: f32 = 0.68;

/// A world on an arm: where, how large, and of what.
type World = (f32, f32, f32, Palette, Texture);

const WORLDS: [World; 7] = [
    (249.9, 145.7, 7.0, Palette::Grey, Texture::Rock),
    (414.2, 148.6, 9.0, Palette::Rust, Texture::Rock),
    (265.5, 96.9, 11.0, Palette::Ocean, Texture::Sea),
    (126.8, 135.8, 14.0, Palette::Teal, Texture::Gas),
    (448.8, 71.1, 20.0, Palette::Sand, Texture::Gas),
    (176.2, 33.1, 10.0, Palette::Ice, Texture::Gas),
    (573.4, 92.8, 12.0, Palette::Violet, Texture::Gas),
];

/// The head of the page; `games` is how many large games there are.
pub(super) fn hero(voice: &Voice<'_>, games: usize) -> Markup {
    let title = Text::new("web-hero").with("count", games);
    html! {
        section class="hero" {
            (orrery())
            div {
                h1 { (voice.say(&title)) }
                p { (voice.tell("web-hero-help")) }
            }
        }
    }
}

/// A brass orrery, half risen.
fn orrery() -> Markup {
    html! {
        svg class="orr" viewBox="0 0 620 190" aria-hidden="true" {
            g class="rings" {
                @for rx in RINGS { ellipse cx=(SUN.0) cy=(SUN.1) rx=(rx) ry=(rx * TILT) {} }
            }
            path class="ticks" d=(ticks()) {}
            path class="arms" d=(arms()) {}
            circle cx=(SUN.0) cy=(SUN.1) r="70" fill="url(#sunc)" opacity=".9" {}
            circle cx=(SUN.0) cy=(SUN.1) r="30" fill="#ffe2a0" {}
            @for (x, y, r, palette, texture) in WORLDS { (planet(x, y, r, palette, texture)) }
            // The ring of the sand world, in front of it.
            path transform="rotate(-18 448.8 71.1)" d="M414.8 71.1a34 9.2 0 0 0 68 0l-7 0a27 6 0 0 1 -54 0z" fill="#ffe9bd" opacity=".75" {}
        }
    }
}

/// The degrees along the outer ring, every fifth mark longer.
fn ticks() -> String {
    let mark = |nth: u8| {
        let angle = f32::from(nth).mul_add(4.0, 180.0).to_radians();
        let long = if nth.is_multiple_of(5) { 7.0 } else { 3.5 };
        let (x, y) = (angle.cos(), angle.sin());
        let from = (290.3_f32.mul_add(x, SUN.0), 197.4_f32.mul_add(y, SUN.1));
        format!(
            "M{:.1} {:.1}l{:.1} {:.1}",
            from.0,
            from.1,
            long * x,
            long * y
        )
    };
    (0..=45).map(mark).collect()
}

/// The arms that hold the worlds.
fn arms() -> String {
    let arm = |(x, y, ..): &World| format!("M{} {}L{x} {y}", SUN.0, SUN.1);
    WORLDS.iter().map(arm).collect()
}
