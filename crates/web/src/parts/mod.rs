//! What every game shares: drawn once, used by all.

mod forms;
mod map;
mod players;
mod sky;
mod thing;
mod words;
mod worlds;

use maud::{Markup, html};

pub use forms::{alert, find, select};
pub use map::HexGrid;
pub use players::{Colour, emblem};
pub use sky::{orbits, scattered, sky};
pub use thing::{Lit, thing};
pub use words::sections;
pub use worlds::{Palette, Texture, globe, planet};

/// An icon of the symbols that every page carries. It says nothing to a
/// screen reader: words stand beside it.
#[must_use]
pub fn icon(name: &str) -> Markup {
    html! { svg class="i" aria-hidden="true" { use href={ "#" (name) } {} } }
}

/// A count with an icon, and a word for who cannot see the icon.
#[must_use]
pub fn chip(name: &str, word: &str, count: impl std::fmt::Display) -> Markup {
    html! {
        span class="chip" title=(word) { (icon(name)) span class="vh" { (word) " " } (count) }
    }
}

/// A number on its way to another, as a bar with its name.
#[must_use]
pub fn meter(word: &str, full: usize, of: usize) -> Markup {
    html! {
        span class="meter" {
            span { (word) }
            progress aria-label=(word) value=(full) max=(of.max(1)) {}
            b { (full) "/" (of) }
        }
    }
}

/// A number out of another, as marks in a row.
#[must_use]
pub fn pips(word: &str, full: usize, of: usize) -> Markup {
    html! {
        span class="pips" role="img" aria-label={ (word) ": " (full) "/" (of) } {
            @for nth in 0..of.max(full) { i class=[(nth >= full).then_some("off")] {} }
        }
    }
}
