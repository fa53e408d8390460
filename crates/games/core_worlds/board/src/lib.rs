//! The board of Core Worlds, in the order of the page:
//!
//! - `player`: what stands on the card of a player;
//! - `track`: where in the game this is;
//! - `central`: the Central Zone;
//! - `invasion`: how an Invasion stands, drawn as a sum;
//! - `scoring`: what the points are made of, in its place when it is over;
//! - `warzone`: the Worlds and Units of every Empire;
//! - `hand`: the viewer's own cards and piles;
//! - `piece`: the whole of a card, and all cards for the help;
//! - `picture`: the picture in the lobby.
//!
//! `card`, `art` and `brief` draw a card, `seen` is what all of it is drawn
//! from.

mod art;
mod brief;
mod card;
mod central;
mod hand;
mod invasion;
mod picture;
mod piece;
mod player;
mod scoring;
mod seen;
mod track;
mod warzone;

use std::sync::LazyLock;

use core_worlds::content::{CardType, Content};
use core_worlds::{Card, CoreWorlds, Subject};
use engine::Seat;
use maud::{Markup, html};

use web::Voice;
use web::assets::Asset;
use web::board::{Board, PlayerFace, Shelf, Showing};
use web::parts::Kept;

use seen::{Cards, Drawing, Seen};

static STYLE: LazyLock<Asset> =
    LazyLock::new(|| Asset::style("core-worlds", include_str!("../assets/style.css")));

/// How Core Worlds is drawn.
#[derive(Debug, Default)]
pub struct CoreWorldsBoard {
    cards: Kept<Drawing>,
}

impl Board for CoreWorldsBoard {
    type Game = CoreWorlds;

    fn class(&self) -> &'static str {
        "g-core"
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

    fn crumbs(&self, table: &Showing<'_, CoreWorlds>) -> Vec<String> {
        track::crumbs(&Seen::new(self, table))
    }

    fn player(&self, table: &Showing<'_, CoreWorlds>, seat: Seat) -> PlayerFace {
        player::player(&Seen::new(self, table), seat)
    }

    fn centre(&self, table: &Showing<'_, CoreWorlds>) -> Markup {
        let table = Seen::new(self, table);
        html! {
            (track::track(&table))
            @if table.is_over() {
                (scoring::scoring(&table))
            } @else {
                (central::central(&table))
                (invasion::invasion(&table))
            }
            (warzone::warzones(&table))
        }
    }

    fn tray(&self, table: &Showing<'_, CoreWorlds>) -> Option<Markup> {
        hand::hand(&Seen::new(self, table))
    }

    fn piece(&self, content: &Content, subject: Subject, voice: Voice<'_>) -> Option<Markup> {
        let card = card_of(subject)?;
        Some(piece::piece(&Cards { content, voice }, card))
    }

    fn symbol(&self, content: &Content, subject: Subject) -> &'static str {
        match (card_of(subject), subject) {
            (Some(card), _) => symbol_of(content.card(card).kind),
            (None, Subject::Surges) => "surge",
            (None, _) => "pile",
        }
    }

    fn shelves(&self, content: &Content, voice: Voice<'_>) -> Vec<Shelf> {
        piece::shelves(&Cards { content, voice })
    }
}

/// The card that a thing is, where it is one.
const fn card_of(subject: Subject) -> Option<Card> {
    match subject {
        Subject::Central(card) | Subject::Hand(card) | Subject::Warzone(card) => Some(card),
        Subject::Discards | Subject::Surges => None,
    }
}

/// The symbol of a kind of card.
const fn symbol_of(kind: CardType) -> &'static str {
    match kind {
        CardType::HomeWorld | CardType::World => "world",
        CardType::Hero => "star",
        CardType::Infantry => "ground",
        CardType::Robot => "robot",
        CardType::Vehicle => "tank",
        CardType::Starfighter => "fighter",
        CardType::StarCruiser => "cruiser",
        CardType::CapitalShip => "capital",
        CardType::Tactic => "tactic",
        CardType::Prestige => "crown",
    }
}
