//! The face of a card, in a row and in hand, and the figures on it.

use core_worlds::Card;
use core_worlds::content::CardType;
use maud::{Markup, html};
use web::parts::{self, CardFace, cost, stat, worth};

use crate::art::art;
use crate::brief::brief;
use crate::seen::Cards;

/// A card in a row: picture above, a few words below.
pub(crate) fn face(cards: &Cards<'_>, card: Card, token: bool) -> Markup {
    let facts = cards.facts(card);
    let word = cards.tell("core-worlds-board-token");
    let marks = html! {
        (cost("energy", &cards.tell("core-worlds-board-draft"), facts.draft.into()))
        @if token { (parts::token("energy", &word)) }
        (points(cards, card))
    };
    let text = brief(cards.voice, facts);
    drawn(cards, card, marks, text.as_deref()).upright()
}

/// A card in hand: picture at the left. In a full hand there is room for a few
/// words only.
pub(crate) fn wide(cards: &Cards<'_>, card: Card, full: bool) -> Markup {
    let facts = cards.facts(card);
    let short = full.then(|| brief(cards.voice, facts)).flatten();
    let text = short.as_deref().or(cards.text(card));
    let marks = html! {
        (cost("energy", &cards.tell("core-worlds-board-deploy"), facts.deploy.into()))
        (points(cards, card))
    };
    drawn(cards, card, marks, text).wide()
}

/// Picture, kind, name, text and figures.
fn drawn<'a>(
    cards: &'a Cards<'_>,
    card: Card,
    marks: Markup,
    text: Option<&'a str>,
) -> CardFace<'a> {
    CardFace {
        art: art(card, cards.facts(card)),
        marks,
        kind: cards.kind(card),
        title: cards.name(card),
        text,
        figures: figures(cards, card),
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

/// The points of a card, `+` where a bonus may come to them.
fn points(cards: &Cards<'_>, card: Card) -> Markup {
    let facts = cards.facts(card);
    let word = cards.tell("core-worlds-head-points");
    html! {
        @if facts.points > 0 || facts.bonus.is_some() {
            (worth("star", &word, printed_points(cards, card)))
        }
    }
}

/// The points that are printed on a card, as they are written.
pub(crate) fn printed_points(cards: &Cards<'_>, card: Card) -> String {
    let facts = cards.facts(card);
    let plus = if facts.bonus.is_some() { "+" } else { "" };
    format!("{}{plus}", facts.points)
}
