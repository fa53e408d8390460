//! The whole of a card, with where it comes from; and all cards, for the help.

use core_worlds::Card;
use core_worlds::content::{CardType, Face, Origin, Source};
use engine::Text;
use maud::{Markup, html};
use web::board::{Piece, Shelf};
use web::parts::icon;

use crate::art::art;
use crate::seen::Cards;

/// The whole of a card.
pub(crate) fn piece(cards: &Cards<'_>, card: Card) -> Markup {
    let facts = cards.facts(card);
    let face = cards.content.face(card);
    html! {
        article class="cw-piece" {
            div class="pa" { (art(card, facts)) }
            div class="pb" {
                p class="kind" { (cards.kind(card)) " · " (origin(cards, facts.origin)) }
                h3 { (cards.name(card)) }
                (figures(cards, card))
                @if let Some(text) = cards.text(card) { p class="tx" { (text) } }
                (source(cards, face))
            }
        }
    }
}

/// Every figure with its word: only those that its kind has.
fn figures(cards: &Cards<'_>, card: Card) -> Markup {
    let facts = cards.facts(card);
    let kind = facts.kind;
    let fights = kind.is_unit() || kind == CardType::World;
    let plus = if facts.bonus.is_some() { "+" } else { "" };
    let rows = [
        (
            !kind.is_world() && facts.draft > 0,
            "en",
            "energy",
            "core-worlds-board-draft",
            facts.draft,
        ),
        (
            kind.is_unit() || kind == CardType::Tactic,
            "en",
            "energy",
            deploy_word(kind),
            facts.deploy,
        ),
        (
            fights,
            "fl",
            "fighter",
            "core-worlds-head-fleet",
            facts.fleet,
        ),
        (
            fights,
            "gr",
            "ground",
            "core-worlds-head-ground",
            facts.ground,
        ),
        (
            kind.is_world(),
            "en",
            "energy",
            "core-worlds-head-energy",
            facts.energy,
        ),
    ];
    html! {
        dl class="pf" {
            @for (there, class, symbol, word, value) in rows {
                @if there {
                    div { dt { (cards.tell(word)) } dd class={ "stat " (class) } { (icon(symbol)) (value) } }
                }
            }
            div { dt { (cards.tell("core-worlds-head-points")) } dd class="stat pt" { (icon("star")) (facts.points) (plus) } }
        }
    }
}

const fn deploy_word(kind: CardType) -> &'static str {
    match kind {
        CardType::Tactic => "core-worlds-board-play",
        _ => "core-worlds-board-deploy",
    }
}

/// Where its figures come from, and which of them are ours all the same.
fn source(cards: &Cards<'_>, face: &Face) -> Markup {
    let (class, word) = match face.source {
        Source::Rulebook => ("dot r", "core-worlds-board-source-rulebook"),
        Source::Public => ("dot p", "core-worlds-board-source-public"),
        Source::Designed => ("dot d", "core-worlds-board-source-designed"),
    };
    html! {
        p class="src" {
            span class=(class) {} (cards.tell(word))
            @if !face.designed.is_empty() {
                @let fields = Text::new("core-worlds-board-designed").with("fields", fields(cards, &face.designed));
                "; " (cards.voice.phrase(&fields))
            }
            "."
            @if let Some(note) = &face.note { " " span lang="en" { (note) } }
        }
    }
}

/// Names of fields of the content files, in words where there are words.
fn fields(cards: &Cards<'_>, fields: &[String]) -> String {
    let said = fields.iter().map(|field| {
        let key = format!("core-worlds-board-field-{field}");
        cards.voice.named(&key).unwrap_or_else(|| field.clone())
    });
    said.collect::<Vec<_>>().join(", ")
}

fn origin(cards: &Cards<'_>, origin: Origin) -> String {
    match origin {
        Origin::Home(_) | Origin::EveryStart | Origin::Start(_) => {
            cards.tell("core-worlds-board-origin-start")
        }
        Origin::Sector(sector) => cards
            .voice
            .phrase(&Text::new("core-worlds-board-origin-sector").with("number", sector)),
    }
}

/// All cards by where they begin.
pub(crate) fn shelves(cards: &Cards<'_>) -> Vec<Shelf> {
    let shelf = |title: String, holds: &dyn Fn(Origin) -> bool| Shelf {
        title,
        pieces: Card::ALL
            .into_iter()
            .filter(|card| holds(cards.facts(*card).origin))
            .map(|card| help(cards, card))
            .collect(),
    };
    let is_home = |origin| matches!(origin, Origin::Home(_));
    let is_start = |origin| matches!(origin, Origin::EveryStart | Origin::Start(_));
    let mut shelves = vec![
        shelf(cards.tell("core-worlds-board-shelf-home"), &is_home),
        shelf(cards.tell("core-worlds-board-shelf-start"), &is_start),
    ];
    shelves.extend((0..=5).map(|sector: u8| {
        let title = match sector {
            0 => Text::new("core-worlds-board-shelf-draft"),
            _ => Text::new("core-worlds-board-crumb-sector")
                .with("number", sector)
                .with("sector", &cards.content.sector(sector).name),
        };
        shelf(cards.voice.say(&title), &|origin| {
            origin == Origin::Sector(sector)
        })
    }));
    shelves
}

fn help(cards: &Cards<'_>, card: Card) -> Piece {
    let text = cards.text(card).unwrap_or_default();
    Piece {
        name: cards.name(card).to_owned(),
        words: format!("{} {} {text}", cards.name(card), cards.kind(card)).to_lowercase(),
        drawn: piece(cards, card),
    }
}
