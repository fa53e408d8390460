//! The face of a card, in a row and in hand, and the figures on it.

use core_worlds::Card;
use core_worlds::content::CardType;
use maud::{Markup, html};
use web::parts::icon;

use crate::art::art;
use crate::brief::brief;
use crate::seen::Cards;

/// A card in a row: picture above, a few words below.
pub(crate) fn face(cards: &Cards<'_>, card: Card, token: bool) -> Markup {
    let facts = cards.facts(card);
    html! {
        span class="art" {
            (art(card, facts))
            (cost(&cards.tell("core-worlds-board-draft"), facts.draft))
            @if token { (token_mark(cards)) }
            (points(cards, card))
        }
        (words(cards, card, brief(cards.voice, facts).as_deref()))
    }
}

/// A card in hand: picture at the left. How many there are, where it is more
/// than one; in a full hand there is room for a few words only.
pub(crate) fn wide(cards: &Cards<'_>, card: Card, count: usize, full: bool) -> Markup {
    let facts = cards.facts(card);
    let short = full.then(|| brief(cards.voice, facts)).flatten();
    let text = short.as_deref().or(cards.text(card));
    html! {
        span class="art" {
            (art(card, facts))
            (cost(&cards.tell("core-worlds-board-deploy"), facts.deploy))
            (points(cards, card))
        }
        span class="bd" { (words(cards, card, text)) }
        @if count > 1 { span class="cw-times" { "×" (count) } }
    }
}

/// CardType, name, text and figures.
fn words(cards: &Cards<'_>, card: Card, text: Option<&str>) -> Markup {
    html! {
        span class="kind" { (cards.kind(card)) }
        span class="ttl" { (cards.name(card)) }
        @if let Some(text) = text { span class="rt" { (text) } }
        span class="fig" { (figures(cards, card)) }
    }
}

/// The figures that a card of its kind has.
pub(crate) fn figures(cards: &Cards<'_>, card: Card) -> Markup {
    let facts = cards.facts(card);
    let kind = facts.kind;
    html! {
        @if kind.is_unit() || kind == CardType::World {
            (fleet(cards, facts.fleet.into()))
            (ground(cards, facts.ground.into()))
        }
        @if kind.is_world() { (energy(cards, facts.energy.into())) }
    }
}

/// Fleet Strength.
pub(crate) fn fleet(cards: &Cards<'_>, value: u16) -> Markup {
    stat(
        "fl",
        "fighter",
        &cards.tell("core-worlds-head-fleet"),
        value,
    )
}

/// Ground Strength.
pub(crate) fn ground(cards: &Cards<'_>, value: u16) -> Markup {
    stat(
        "gr",
        "ground",
        &cards.tell("core-worlds-head-ground"),
        value,
    )
}

/// Energy.
pub(crate) fn energy(cards: &Cards<'_>, value: u16) -> Markup {
    stat(
        "en",
        "energy",
        &cards.tell("core-worlds-head-energy"),
        value,
    )
}

fn stat(class: &str, symbol: &str, word: &str, value: u16) -> Markup {
    html! {
        span class={ "stat " (class) @if value == 0 { " zero" } } title=(word) {
            (icon(symbol)) span class="vh" { (word) " " } (value)
        }
    }
}

/// What a card costs, unless it is free.
fn cost(word: &str, value: u8) -> Markup {
    html! {
        @if value > 0 {
            span class="cost" title=(word) { span class="vh" { (word) " " } (value) (icon("energy")) }
        }
    }
}

/// The points of a card, `+` where a bonus may come to them.
fn points(cards: &Cards<'_>, card: Card) -> Markup {
    let facts = cards.facts(card);
    let word = cards.tell("core-worlds-head-points");
    html! {
        @if facts.points > 0 || facts.bonus.is_some() {
            span class="vpc" title=(word) {
                (icon("star")) span class="vh" { (word) " " } (facts.points) @if facts.bonus.is_some() { "+" }
            }
        }
    }
}

/// The Energy Token that lies on a card.
fn token_mark(cards: &Cards<'_>) -> Markup {
    let word = cards.tell("core-worlds-board-token");
    html! {
        span class="token" title=(word) { (icon("energy")) span class="vh" { (word) } }
    }
}
