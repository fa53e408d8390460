//! The first page: the games, one's own tables, joining one.

mod door;
mod games;
mod hero;
mod seeking;
mod tables;

use engine::registry::AnyGame;
use maud::{Markup, html};

pub(crate) use door::code;
pub(crate) use games::{facts, help_line};

use crate::board::AnyBoard;
use crate::page::Reader;
use crate::parts::{Colour, alert};

/// A game on the list.
pub struct GameCard<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// How it is drawn.
    pub board: &'a dyn AnyBoard,
    /// Is it one of the small ones that try out the table?
    pub small: bool,
}

/// One of the visitor's tables.
pub struct TableRow {
    /// Its name in addresses.
    pub id: String,
    /// The message key of the game's title.
    pub title: &'static str,
    /// What it is called, where it has a name of its own.
    pub name: String,
    /// The class that gives the game's accent.
    pub class: &'static str,
    /// Where in the game it is, as the board says.
    pub crumbs: Vec<String>,
    /// Who sits there: colour, emblem, name.
    pub seats: Vec<(Colour, String)>,
    /// What it waits for.
    pub state: TableState,
    /// When it last changed, in seconds of Unix time.
    pub changed: i64,
}

/// A table at which whoever likes may sit down.
pub struct OpenTable {
    /// Its name in addresses.
    pub id: String,
    /// The message key of the game's title.
    pub title: &'static str,
    /// What it is called, where it has a name of its own.
    pub name: String,
    /// The class that gives the game's accent.
    pub class: &'static str,
    /// Who sits there: colour, emblem, name.
    pub seats: Vec<(Colour, String)>,
    /// How many seats are open.
    pub open: usize,
}

/// What a table waits for, as the visitor may know it.
pub enum TableState {
    /// For the visitor.
    YourMove,
    /// For others, by name.
    Waiting(Vec<String>),
    /// For reactions of nobody in particular.
    Reactions,
    /// For people to take seats.
    OpenSeats,
    /// For nobody: these have won.
    Over(Vec<String>),
    /// A fault of ours, or of an older version, has stopped it.
    Stopped,
    /// It is not open, and too much goes on to open it now.
    Busy,
}

/// The first page.
pub struct Lobby<'a> {
    /// Every game, in order.
    pub games: Vec<GameCard<'a>>,
    /// The visitor's tables: those that go on before those that are over, the
    /// latest first.
    pub tables: Vec<TableRow>,
    /// Are these the tables that the visitor has put away?
    pub archive: bool,
    /// Tables of others at which whoever likes may sit down, the latest first.
    pub seeking: Vec<OpenTable>,
    /// Were some left out before these?
    pub earlier: bool,
    /// How many to leave out to see those after these.
    pub later: Option<usize>,
    /// Why what the visitor just tried did not work.
    pub wrong: Option<String>,
}

impl Lobby<'_> {
    /// The page.
    #[must_use]
    pub fn page(&self, reader: &Reader<'_>) -> Markup {
        let voice = &reader.voice;
        let (small, large): (Vec<_>, Vec<_>) = self.games.iter().partition(|card| card.small);
        let body = html! {
            (reader.bar(&[]))
            main id="main" class="lob" tabindex="-1" {
                (alert(self.wrong.as_deref()))
                (hero::hero(voice, large.len()))
                (games::shelf(voice, &large))
                div class="low" {
                    (tables::tables(voice, self))
                    (seeking::seeking(voice, &self.seeking))
                    (door::door(reader))
                    (games::small(voice, &small))
                }
            }
        };
        let boards: Vec<&dyn AnyBoard> = self.games.iter().map(|card| card.board).collect();
        reader.front_page(&boards, &body)
    }
}
