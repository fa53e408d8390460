//! What every game shares: drawn once, used by all.

mod card;
mod dice;
mod figures;
mod forms;
mod kept;
mod map;
mod piles;
mod players;
mod sky;
mod tabs;
mod thing;
mod track;
mod words;
mod worlds;

use maud::{Markup, html};

pub use card::{CardFace, cost, token, worth};
pub use dice::{Die, Odds, dice, odds};
pub use figures::{change, chip, meter, pips, stat};
pub use forms::{alert, find, select, stepper};
pub use kept::Kept;
pub use map::{Chart, HexGrid};
pub use piles::{Pile, hand, pile};
pub use players::{Colour, emblem};
pub use sky::{orbits, scattered, sky};
pub use tabs::{Tab, tabs};
pub use thing::{Lit, spot, thing, within};
pub use track::{Marker, phases, track};
pub use words::sections;
pub use worlds::{Palette, Texture, globe, planet};

/// An icon of the symbols that every page carries. It says nothing to a
/// screen reader: words stand beside it.
#[must_use]
pub fn icon(name: &str) -> Markup {
    html! { svg class="i" aria-hidden="true" { use href={ "#" (name) } {} } }
}
