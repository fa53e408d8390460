//! Worlds: a gradient, a texture, a shadow. Three textures and twelve palettes
//! make all worlds of all games.

use maud::{Markup, html};

/// The colours of a world.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the palettes say it")]
pub enum Palette {
    Ice,
    Sand,
    Rust,
    Ocean,
    Green,
    Violet,
    Rose,
    Grey,
    Gold,
    Lava,
    Teal,
    Slate,
}

impl Palette {
    /// Every palette.
    pub const ALL: [Self; 12] = [
        Self::Ice,
        Self::Sand,
        Self::Rust,
        Self::Ocean,
        Self::Green,
        Self::Violet,
        Self::Rose,
        Self::Grey,
        Self::Gold,
        Self::Lava,
        Self::Teal,
        Self::Slate,
    ];

    const fn gradient(self) -> &'static str {
        match self {
            Self::Ice => "url(#pg-ice)",
            Self::Sand => "url(#pg-sand)",
            Self::Rust => "url(#pg-rust)",
            Self::Ocean => "url(#pg-ocean)",
            Self::Green => "url(#pg-green)",
            Self::Violet => "url(#pg-violet)",
            Self::Rose => "url(#pg-rose)",
            Self::Grey => "url(#pg-grey)",
            Self::Gold => "url(#pg-gold)",
            Self::Lava => "url(#pg-lava)",
            Self::Teal => "url(#pg-teal)",
            Self::Slate => "url(#pg-slate)",
        }
    }
}

/// What the surface of a world is like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the textures say it")]
pub enum Texture {
    Gas,
    Rock,
    Sea,
}

impl Texture {
    /// Every texture.
    pub const ALL: [Self; 3] = [Self::Gas, Self::Rock, Self::Sea];

    const fn filter(self) -> &'static str {
        match self {
            Self::Gas => "url(#tx-gas-d)",
            Self::Rock => "url(#tx-rock-d)",
            Self::Sea => "url(#tx-sea-l)",
        }
    }
}

/// A world as a part of a drawing.
#[must_use]
pub fn planet(x: f32, y: f32, radius: f32, palette: Palette, texture: Texture) -> Markup {
    html! {
        circle cx=(x) cy=(y) r=(radius) fill=(palette.gradient()) {}
        circle cx=(x) cy=(y) r=(radius) filter=(texture.filter()) opacity=".42" {}
        circle cx=(x) cy=(y) r=(radius) fill="url(#pshade)" {}
    }
}

/// A world as a part of a drawing, without its surface: for where there are
/// many, since surfaces are slow to draw.
#[must_use]
pub fn globe(x: f32, y: f32, radius: f32, palette: Palette) -> Markup {
    html! {
        circle cx=(x) cy=(y) r=(radius) fill=(palette.gradient()) {}
        circle cx=(x) cy=(y) r=(radius) fill="url(#pshade)" {}
    }
}
