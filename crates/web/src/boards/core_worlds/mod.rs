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
//! `card`, `art` and `brief` draw a card, `table` speaks of one.

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
mod table;
mod track;
mod warzone;

use core_worlds::content::{Content, Kind};
use core_worlds::{Card, CoreWorlds, Subject, View};
use engine::Seat;
use maud::{Markup, html};

use crate::board::{Board, PlayerFace, Scene, Shelf};
use crate::voice::Voice;

use table::{Cards, Table};

/// How Core Worlds is drawn.
#[derive(Debug)]
pub struct CoreWorldsBoard;

impl Board for CoreWorldsBoard {
    type Game = CoreWorlds;

    fn class(&self) -> &'static str {
        "g-core"
    }

    fn picture(&self) -> Markup {
        picture::picture()
    }

    fn crumbs(&self, content: &Content, view: &View, scene: &Scene<'_>) -> Vec<String> {
        track::crumbs(&Table::new(content, view, scene))
    }

    fn player(&self, content: &Content, view: &View, seat: Seat, scene: &Scene<'_>) -> PlayerFace {
        player::player(&Table::new(content, view, scene), seat)
    }

    fn centre(&self, content: &Content, view: &View, scene: &Scene<'_>) -> Markup {
        let table = Table::new(content, view, scene);
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

    fn tray(&self, content: &Content, view: &View, scene: &Scene<'_>) -> Option<Markup> {
        hand::hand(&Table::new(content, view, scene))
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
const fn symbol_of(kind: Kind) -> &'static str {
    match kind {
        Kind::HomeWorld | Kind::World => "world",
        Kind::Hero => "star",
        Kind::Infantry => "ground",
        Kind::Robot => "robot",
        Kind::Vehicle => "tank",
        Kind::Starfighter => "fighter",
        Kind::StarCruiser => "cruiser",
        Kind::CapitalShip => "capital",
        Kind::Tactic => "tactic",
        Kind::Prestige => "crown",
    }
}
