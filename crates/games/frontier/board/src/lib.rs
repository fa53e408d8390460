//! The board of Frontier, in the order of the page:
//!
//! - `player`: what stands on the card of a player;
//! - `map`: the hexes, and what lies on them;
//! - `panels`: over the map: rounds and blight, the battle, cards that lie
//!   announced;
//! - `hand`: the viewer's own cards and plans;
//! - `picture`: the picture in the lobby.

mod hand;
mod map;
mod panels;
mod picture;
mod player;

use std::sync::LazyLock;

use engine::{Seat, Text};
use frontier::Frontier;
use frontier::card::Card;
use frontier::choice::Subject;
use frontier::content::Content;
use maud::Markup;
use web::Voice;
use web::assets::Asset;
use web::board::{Board, Piece, PlayerFace, Shelf, Showing};

static STYLE: LazyLock<Asset> =
    LazyLock::new(|| Asset::style("frontier", include_str!("../assets/style.css")));

/// How Frontier is drawn.
#[derive(Debug)]
pub struct FrontierBoard;

impl Board for FrontierBoard {
    type Game = Frontier;

    fn class(&self) -> &'static str {
        "g-frontier"
    }

    fn style(&self) -> &'static Asset {
        &STYLE
    }

    fn symbols(&self) -> &'static str {
        include_str!("../assets/symbols.svg")
    }

    fn picture(&self) -> Markup {
        picture::picture()
    }

    fn crumbs(&self, table: &Showing<'_, Frontier>) -> Vec<String> {
        panels::crumbs(table)
    }

    fn player(&self, table: &Showing<'_, Frontier>, seat: Seat) -> PlayerFace {
        player::player(table, seat)
    }

    fn ground(&self, table: &Showing<'_, Frontier>) -> Option<Markup> {
        Some(map::ground(table))
    }

    fn centre(&self, table: &Showing<'_, Frontier>) -> Markup {
        map::map(table)
    }

    fn over(&self, table: &Showing<'_, Frontier>) -> Option<Markup> {
        Some(panels::panels(table))
    }

    fn tray(&self, table: &Showing<'_, Frontier>) -> Option<Markup> {
        hand::hand(table)
    }

    fn piece(&self, content: &Content, subject: Subject, voice: Voice<'_>) -> Option<Markup> {
        match subject {
            Subject::Hand(card) => Some(hand::face(content, card, voice)),
            Subject::Hex(_) | Subject::Player(_) => None,
        }
    }

    fn symbol(&self, _: &Content, subject: Subject) -> &'static str {
        match subject {
            Subject::Hex(_) => "fr-hex",
            Subject::Hand(card) => symbol_of(card),
            Subject::Player(_) => "people",
        }
    }

    fn shelves(&self, content: &Content, voice: Voice<'_>) -> Vec<Shelf> {
        let piece = |card: &Card| {
            let name = content.card(*card).name.name(voice.lang).to_owned();
            Piece {
                words: name.to_lowercase(),
                name,
                drawn: hand::face(content, *card, voice),
            }
        };
        vec![Shelf {
            title: voice.say(&Text::new("frontier-board-cards")),
            pieces: Card::all().iter().map(piece).collect(),
        }]
    }
}

/// The symbol of a card.
const fn symbol_of(card: Card) -> &'static str {
    match card {
        Card::Ambush => "fr-ambush",
        Card::Screen => "fr-screen",
        Card::Repair => "fr-repair",
        Card::Fury => "fr-fury",
        Card::Sabotage => "fr-sabotage",
        Card::Windfall => "fr-credit",
        Card::Storm => "fr-storm",
    }
}
