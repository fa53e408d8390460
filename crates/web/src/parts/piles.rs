//! Where cards lie: piles with their counts, and a hand.

use maud::{Markup, html};

use super::icon;

/// How a pile looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pile {
    /// Cards to be drawn, face down.
    Deck,
    /// Cards that are out of play for now.
    Discard,
    /// Tokens rather than cards.
    Tokens,
}

/// A pile with how many are in it and what it is called. It is drawn inside
/// something of the class `pile`, which is a thing where it can be looked at.
#[must_use]
pub fn pile(kind: Pile, symbol: &str, word: &str, count: usize) -> Markup {
    let class = match kind {
        Pile::Deck => "pk",
        Pile::Discard => "pk d",
        Pile::Tokens => "pk s",
    };
    html! { span class=(class) { (icon(symbol)) } b { (count) } span { (word) } }
}

/// Cards side by side, each with the name by which it glides from place to
/// place, which no other thing on the page may have. `class` may say more
/// about how they lie; `none` is said where there are none.
#[must_use]
pub fn hand(label: &str, class: &str, cards: &[(String, Markup)], none: Option<&str>) -> Markup {
    html! {
        ul class={ "hand " (class) } aria-label=(label) {
            @for (name, card) in cards { li data-vt=(name) { (card) } }
            @if let Some(none) = none.filter(|_| cards.is_empty()) { li class="faint" { (none) } }
        }
    }
}
