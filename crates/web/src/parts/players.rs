//! Players are colour, pattern and emblem: never colour alone.

use engine::Seat;
use maud::{Markup, html};

/// One of the colours that nobody mistakes for another, each with a pattern
/// and an emblem of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the colours say it")]
pub enum Colour {
    Blue,
    Rose,
    Teal,
    Orange,
    Violet,
    Yellow,
    Grey,
    Red,
}

impl Colour {
    /// Every colour, by seat.
    pub const ALL: [Self; 8] = [
        Self::Blue,
        Self::Rose,
        Self::Teal,
        Self::Orange,
        Self::Violet,
        Self::Yellow,
        Self::Grey,
        Self::Red,
    ];

    /// The colour of a seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self::ALL[seat.index()]
    }

    /// Its class: colour and pattern.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Self::Blue => "pl pl-blue",
            Self::Rose => "pl pl-rose",
            Self::Teal => "pl pl-teal",
            Self::Orange => "pl pl-orange",
            Self::Violet => "pl pl-violet",
            Self::Yellow => "pl pl-yellow",
            Self::Grey => "pl pl-grey",
            Self::Red => "pl pl-red",
        }
    }

    /// Its pattern as a drawing is filled with it.
    #[must_use]
    pub const fn pattern(self) -> &'static str {
        match self {
            Self::Blue => "url(#pt-blue)",
            Self::Rose => "url(#pt-rose)",
            Self::Teal => "url(#pt-teal)",
            Self::Orange => "url(#pt-orange)",
            Self::Violet => "url(#pt-violet)",
            Self::Yellow => "url(#pt-yellow)",
            Self::Grey => "url(#pt-grey)",
            Self::Red => "url(#pt-red)",
        }
    }

    /// The emblem it has where a game gives none.
    #[must_use]
    pub const fn emblem(self) -> &'static str {
        match self {
            Self::Blue => "e-sol",
            Self::Rose => "e-elona",
            Self::Teal => "e-xxcha",
            Self::Orange => "e-naalu",
            Self::Violet => "e-jolnar",
            Self::Yellow => "e-hacan",
            Self::Grey => "e-viktor",
            Self::Red => "e-letnev",
        }
    }
}

/// An emblem on its colour; `size` is `l`, `s`, `xs` or nothing.
#[must_use]
pub fn emblem(colour: Colour, symbol: &str, size: &str) -> Markup {
    html! {
        span class={ "emb " (size) " " (colour.class()) } {
            svg aria-hidden="true" { use href={ "#" (symbol) } {} }
        }
    }
}
