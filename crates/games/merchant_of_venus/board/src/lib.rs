//! The board of Merchant of Venus, in the order of the page:
//!
//! - `player`: what stands on the card of a player;
//! - `ground`, `sky`, `spaces`, `names`: the map as it never changes;
//! - `places`: the spaces as things, and those that are lit;
//! - `cultures`, `counters`, `pawns`: what lies on the map;
//! - `turn`: over the map: whose turn it is, and the dice;
//! - `ship`, `port`, `ledger`: the viewer's ship, the port it is in, and what
//!   trade is worth;
//! - `battle`: an attack, and the hit it has won;
//! - `rastur`, `swarm`: the Rastur on the map, and all that is known of them;
//! - `piece`: the whole of a thing, and all components for the help;
//! - `picture`: the picture in the lobby.
//!
//! `seen` is what all of it is drawn from, `symbols` says what stands for what.

mod battle;
mod counters;
mod cultures;
mod ground;
mod ledger;
mod names;
mod pawns;
mod picture;
mod piece;
mod places;
mod player;
mod port;
mod rastur;
mod seen;
mod ship;
mod sky;
mod spaces;
mod swarm;
mod symbols;
mod turn;

use std::sync::LazyLock;

use engine::Seat;
use maud::{Markup, html};
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus::choice::Subject;
use merchant_of_venus::content::Content;
use web::Voice;
use web::assets::Asset;
use web::board::{Board, PlayerFace, Shelf, Showing};

use seen::Seen;

static STYLE: LazyLock<Asset> =
    LazyLock::new(|| Asset::style("merchant-of-venus", include_str!("../assets/style.css")));

/// How Merchant of Venus is drawn.
#[derive(Debug)]
pub struct MerchantOfVenusBoard;

impl Board for MerchantOfVenusBoard {
    type Game = MerchantOfVenus;

    fn class(&self) -> &'static str {
        "g-venus"
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

    fn crumbs(&self, table: &Showing<'_, MerchantOfVenus>) -> Vec<String> {
        turn::crumbs(&Seen::new(table))
    }

    fn player(&self, table: &Showing<'_, MerchantOfVenus>, seat: Seat) -> PlayerFace {
        player::player(&Seen::new(table), seat)
    }

    fn ground(&self, table: &Showing<'_, MerchantOfVenus>) -> Option<Markup> {
        Some(ground::ground(table.content, table.scene.voice))
    }

    fn places(&self, table: &Showing<'_, MerchantOfVenus>) -> Option<Markup> {
        Some(places::still(&Seen::new(table)))
    }

    fn centre(&self, table: &Showing<'_, MerchantOfVenus>) -> Markup {
        let table = Seen::new(table);
        let layers = html! {
            (counters::counters(&table))
            (cultures::cultures(&table))
            (pawns::pawns(&table))
            (places::ways(&table))
            (ledger::ways(&table))
            (places::lit(&table))
        };
        table.chart().sheet("mv-map", &layers)
    }

    fn over(&self, table: &Showing<'_, MerchantOfVenus>) -> Option<Markup> {
        let table = Seen::new(table);
        Some(html! { (turn::turn(&table)) (swarm::ending(&table)) })
    }

    fn tray(&self, table: &Showing<'_, MerchantOfVenus>) -> Option<Markup> {
        ship::tray(&Seen::new(table))
    }

    fn piece(&self, content: &Content, subject: Subject, voice: Voice<'_>) -> Option<Markup> {
        piece::piece(content, subject, voice)
    }

    fn look(&self, table: &Showing<'_, MerchantOfVenus>, subject: Subject) -> Option<Markup> {
        rastur::look(&Seen::new(table), subject)
            .or_else(|| self.piece(table.content, subject, table.scene.voice))
    }

    fn symbol(&self, content: &Content, subject: Subject) -> &'static str {
        symbols::of(content, subject)
    }

    fn shelves(&self, content: &Content, voice: Voice<'_>) -> Vec<Shelf> {
        piece::shelves(content, voice)
    }
}
