//! The board of Twilight Inscription, in the order of the page:
//!
//! - `player`: what stands on the card of a player;
//! - `round`: the event, the dice, what is left to spend, who still writes;
//! - `desk`: the four sheets side by side, one of them large;
//! - `paper`: a sheet of paper: print, ink, pencil, what lies open;
//! - `navigation`, `expansion`, `industry`, `war`: what is on each;
//! - `middle`: what is common to all: objectives, Mecatol Rex, an agenda;
//! - `neighbours`: those on both sides, and their strength;
//! - `rival`: the AI faction: its tracks, and the ranks;
//! - `tray`: the viewer's faction, relics and what is kept to be spent;
//! - `piece`: the whole of a thing, others' sheets, all components for the help;
//! - `picture`: the picture in the lobby.
//!
//! `seen` is what all of it is drawn from, `glyph` says what stands for what, `ink`
//! is the hand that writes.

mod desk;
mod expansion;
mod glyph;
mod industry;
mod ink;
mod middle;
mod navigation;
mod neighbours;
mod paper;
mod picture;
mod piece;
mod player;
mod rival;
mod round;
mod seen;
mod tray;
mod war;

use std::sync::LazyLock;

use engine::Seat;
use maud::{Markup, html};
use twilight_inscription::TwilightInscription;
use twilight_inscription::choice::Subject;
use twilight_inscription::content::Content;
use web::Voice;
use web::assets::Asset;
use web::board::{Board, PlayerFace, Shelf, Showing};
use web::parts::Kept;

use seen::{Printing, Seen};

static STYLE: LazyLock<Asset> =
    LazyLock::new(|| Asset::style("twilight-inscription", include_str!("../assets/style.css")));

/// How Twilight Inscription is drawn.
#[derive(Debug, Default)]
pub struct TwilightInscriptionBoard {
    prints: Kept<Printing>,
}

impl Board for TwilightInscriptionBoard {
    type Game = TwilightInscription;

    fn class(&self) -> &'static str {
        "g-inscription"
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

    fn crumbs(&self, table: &Showing<'_, TwilightInscription>) -> Vec<String> {
        round::crumbs(&Seen::new(table, &self.prints))
    }

    fn player(&self, table: &Showing<'_, TwilightInscription>, seat: Seat) -> PlayerFace {
        player::player(&Seen::new(table, &self.prints), seat)
    }

    fn centre(&self, table: &Showing<'_, TwilightInscription>) -> Markup {
        let table = Seen::new(table, &self.prints);
        html! {
            (round::round(&table))
            (middle::agenda(&table))
            (desk::desk(&table))
            (neighbours::neighbours(&table))
            (middle::middle(&table))
            (rival::rival(&table))
        }
    }

    fn tray(&self, table: &Showing<'_, TwilightInscription>) -> Option<Markup> {
        tray::tray(&Seen::new(table, &self.prints))
    }

    fn piece(&self, content: &Content, subject: Subject, voice: Voice<'_>) -> Option<Markup> {
        piece::piece(content, subject, voice)
    }

    fn look(&self, table: &Showing<'_, TwilightInscription>, subject: Subject) -> Option<Markup> {
        piece::look(&Seen::new(table, &self.prints), subject)
            .or_else(|| self.piece(table.content, subject, table.scene.voice))
    }

    fn also(&self, table: &Showing<'_, TwilightInscription>, subject: Subject) -> Vec<String> {
        let table = Seen::new(table, &self.prints);
        let covering = table.covering(subject);
        covering.map(|listed| listed.notation.clone()).collect()
    }

    fn symbol(&self, _: &Content, subject: Subject) -> &'static str {
        glyph::of(subject)
    }

    fn shelves(&self, content: &Content, voice: Voice<'_>) -> Vec<Shelf> {
        piece::shelves(content, voice)
    }
}
