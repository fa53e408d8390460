//! The board of Twilight Imperium, in the order of the page:
//!
//! - `player`: what stands on the card of a player;
//! - `ground`, `tile`: the systems as they lie; `places`: they and their planets as
//!   things;
//! - `realm`, `garrison`, `fleet`, `counters`: whose a system is, what stands on its
//!   planets and flies between them, who has activated it; `far`: all that, where
//!   the map is small;
//! - `lit`: what can be chosen on the map, and the ways there; `reach`: which ships
//!   could come to a system;
//! - `over`: what floats over the map: points, `objectives`, `strategies`, and the
//!   panel of what goes on (`now`: `battle`, `dice`, `odds`, `landing`, `yard`,
//!   `payment`, `ending`);
//! - `tray`: the viewer's race sheet, or the systems in hand;
//! - `look`: the whole of a system or an empire as it stands; `piece`: that of a
//!   component, and all components for the help;
//! - `picture`: the picture in the lobby.
//!
//! `seen` is what all of it is drawn from, `symbols` says what stands for what.

mod battle;
mod counters;
mod dice;
mod ending;
mod far;
mod fleet;
mod garrison;
mod ground;
mod landing;
mod lit;
mod look;
mod now;
mod objectives;
mod odds;
mod over;
mod payment;
mod picture;
mod piece;
mod places;
mod player;
mod reach;
mod realm;
mod seen;
mod strategies;
mod symbols;
mod tile;
mod tray;
mod yard;

use std::sync::LazyLock;

use engine::Seat;
use maud::{Markup, html};
use twilight_imperium::TwilightImperium;
use twilight_imperium::choice::Subject;
use twilight_imperium::content::Content;
use web::Voice;
use web::assets::Asset;
use web::board::{Board, PlayerFace, Shelf, Showing};

use seen::Seen;

static STYLE: LazyLock<Asset> =
    LazyLock::new(|| Asset::style("twilight-imperium", include_str!("../assets/style.css")));

/// How Twilight Imperium is drawn.
#[derive(Debug)]
pub struct TwilightImperiumBoard;

impl Board for TwilightImperiumBoard {
    type Game = TwilightImperium;

    fn class(&self) -> &'static str {
        "g-imperium"
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

    fn crumbs(&self, table: &Showing<'_, TwilightImperium>) -> Vec<String> {
        over::crumbs(&Seen::new(table))
    }

    fn player(&self, table: &Showing<'_, TwilightImperium>, seat: Seat) -> PlayerFace {
        player::player(&Seen::new(table), seat)
    }

    fn ground(&self, table: &Showing<'_, TwilightImperium>) -> Option<Markup> {
        Some(ground::ground(&Seen::new(table)))
    }

    fn places(&self, table: &Showing<'_, TwilightImperium>) -> Option<Markup> {
        Some(places::places(&Seen::new(table)))
    }

    fn centre(&self, table: &Showing<'_, TwilightImperium>) -> Markup {
        let table = Seen::new(table);
        let below = html! { (realm::tints(&table)) (lit::targets(&table)) };
        let above = html! {
            (realm::rings(&table))
            @for system in &table.view.systems {
                g class="ti-sys" role="img" aria-label=(look::summary(&table, system)) {
                    (garrison::garrisons(&table, system))
                    (fleet::fleets(&table, system))
                    (counters::counters(&table, system))
                    (far::far(&table, system))
                }
            }
            (lit::places(&table))
            (lit::planets(&table))
            (lit::ways(&table))
        };
        // Tints lie below the systems, so that nothing drawn on these is dimmed.
        html! { (table.sheet("ti-realm", &below)) (table.sheet("ti-map", &above)) }
    }

    fn over(&self, table: &Showing<'_, TwilightImperium>) -> Option<Markup> {
        Some(over::over(&Seen::new(table)))
    }

    fn tray(&self, table: &Showing<'_, TwilightImperium>) -> Option<Markup> {
        Some(tray::tray(&Seen::new(table)))
    }

    fn piece(&self, content: &Content, subject: Subject, voice: Voice<'_>) -> Option<Markup> {
        piece::piece(content, subject, voice)
    }

    fn look(&self, table: &Showing<'_, TwilightImperium>, subject: Subject) -> Option<Markup> {
        look::look(&Seen::new(table), subject)
    }

    fn symbol(&self, _: &Content, subject: Subject) -> &'static str {
        symbols::of(subject)
    }

    fn shelves(&self, content: &Content, voice: Voice<'_>) -> Vec<Shelf> {
        piece::shelves(content, voice)
    }
}
