//! The face of a card: picture, kind, title, text and figures.

use std::fmt::Display;

use maud::{Markup, html};

use super::icon;

/// What stands on a card. It is drawn inside something of the class `card`,
/// which is a thing where the card can be looked at.
#[derive(Debug)]
pub struct CardFace<'a> {
    /// The picture.
    pub art: Markup,
    /// What lies on the picture: `cost`, `worth`, `token`.
    pub marks: Markup,
    /// What kind of card it is.
    pub kind: String,
    /// What it is called.
    pub title: &'a str,
    /// What it does, in few words.
    pub text: Option<&'a str>,
    /// Its figures.
    pub figures: Markup,
}

impl CardFace<'_> {
    /// Picture above, words below: for rows of cards.
    #[must_use]
    pub fn upright(&self) -> Markup {
        html! { (self.picture()) (self.words()) }
    }

    /// Picture at the left, words beside it: for a hand, in something of the
    /// class `wide` as well.
    #[must_use]
    pub fn wide(&self) -> Markup {
        html! { (self.picture()) span class="bd" { (self.words()) } }
    }

    fn picture(&self) -> Markup {
        html! { span class="art" { (self.art) (self.marks) } }
    }

    fn words(&self) -> Markup {
        html! {
            span class="kind" { (self.kind) }
            span class="ttl" { (self.title) }
            @if let Some(text) = self.text { span class="rt" { (text) } }
            span class="fig" { (self.figures) }
        }
    }
}

/// What a card costs, at the top of its picture; nothing where it is free.
#[must_use]
pub fn cost(symbol: &str, word: &str, value: u16) -> Markup {
    html! {
        @if value > 0 {
            span class="cost" title=(word) { span class="vh" { (word) " " } (value) (icon(symbol)) }
        }
    }
}

/// What a card is worth, at the foot of its picture.
#[must_use]
pub fn worth(symbol: &str, word: &str, value: impl Display) -> Markup {
    html! {
        span class="vpc" title=(word) { (icon(symbol)) span class="vh" { (word) " " } (value) }
    }
}

/// A token that lies on a card.
#[must_use]
pub fn token(symbol: &str, word: &str) -> Markup {
    html! {
        span class="token" title=(word) { (icon(symbol)) span class="vh" { (word) } }
    }
}
