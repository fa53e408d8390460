//! What a game brings of its own to the page of a table, and what stands in
//! where it brings nothing.

use std::any::Any;
use std::collections::BTreeMap;

use engine::content::ContentHash;
use engine::i18n::Voice;
use engine::registry::AnyGame;
use engine::table::{Listed, Suggested};
use engine::{AnyTable, Game, Seat, Table, Viewer};
use maud::{Markup, PreEscaped, html};

use crate::assets::Asset;
use crate::parts::{Colour, Lit};

/// A player as everyone at the table knows them.
#[derive(Debug, Clone)]
pub struct SeatFace {
    /// The name they go by.
    pub name: String,
    /// Does a bot play?
    pub bot: bool,
    /// Does nobody play yet?
    pub open: bool,
    /// Their colour and pattern.
    pub colour: Colour,
}

/// What surrounds a view when it is drawn.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a> {
    /// How to speak to the reader.
    pub voice: Voice<'a>,
    /// Who looks.
    pub viewer: Viewer,
    /// Everyone, by seat.
    pub seats: &'a [SeatFace],
    /// What the viewer may choose: what is lit.
    pub choices: &'a [Listed],
    /// Rows of choices that the viewer may make in one go.
    pub rows: &'a [Suggested],
}

impl<'a> Scene<'a> {
    /// What the viewer may choose about this thing.
    #[must_use]
    pub fn about(&self, subject: &str) -> Lit<'a> {
        let choices = self.choices.iter();
        let about = |choice: &&Listed| choice.subject.as_deref() == Some(subject);
        Lit {
            choices: choices.filter(about).collect(),
            rows: self.rows_about(subject),
        }
    }

    /// The rows of choices about this thing.
    fn rows_about(&self, subject: &str) -> Vec<&'a Suggested> {
        let about = |row: &&Suggested| row.subject.as_deref() == Some(subject);
        self.rows.iter().filter(about).collect()
    }

    /// A player.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &'a SeatFace {
        &self.seats[seat.index()]
    }
}

/// What a game shows on the card of a player.
#[derive(Debug)]
pub struct PlayerFace {
    /// The symbol of their emblem.
    pub emblem: &'static str,
    /// What they play: a people, a leader.
    pub title: String,
    /// Counts and tracks, below the name.
    pub body: Markup,
}

/// One kind of component in the help.
#[derive(Debug)]
pub struct Shelf {
    /// What they are.
    pub title: String,
    /// Each of them.
    pub pieces: Vec<Piece>,
}

/// A component in the help.
#[derive(Debug)]
pub struct Piece {
    /// What it is called.
    pub name: String,
    /// Words to find it by, in lower case.
    pub words: String,
    /// The whole of it, with where its figures come from.
    pub drawn: Markup,
}

/// A choice as a board may show it: what it is, beside what to post and say.
#[derive(Debug, Clone, Copy)]
pub struct Choosable<'a, G: Game> {
    /// What it is.
    pub choice: G::Choice,
    /// What it is about.
    pub subject: Option<G::Subject>,
    /// How it is posted and what it is called.
    pub listed: &'a Listed,
}

/// A table as it is shown to one viewer: all that a board is drawn from.
#[derive(Debug, Clone, Copy)]
pub struct Showing<'a, G: Game> {
    /// The facts of the game.
    pub content: &'a G::Content,
    /// What tells them from all others: tables may have different ones.
    pub content_hash: ContentHash,
    /// What the viewer may know.
    pub view: &'a G::View,
    /// What the viewer may choose: what is lit.
    pub choices: &'a [Choosable<'a, G>],
    /// Who looks, who sits there, and how to speak to the viewer.
    pub scene: &'a Scene<'a>,
}

impl<'a, G: Game> Showing<'a, G> {
    /// What the viewer may choose about this thing.
    #[must_use]
    pub fn about(&self, subject: G::Subject) -> Lit<'a> {
        let about = |choice: &&Choosable<'a, G>| choice.subject == Some(subject);
        let choices = self.choices.iter().filter(about);
        let rows = if self.scene.rows.is_empty() {
            Vec::new()
        } else {
            self.scene.rows_about(&subject.to_string())
        };
        Lit {
            choices: choices.map(|choice| choice.listed).collect(),
            rows,
        }
    }

    /// The choice that this is, where the viewer has it.
    #[must_use]
    pub fn choice(&self, wanted: G::Choice) -> Option<&'a Listed> {
        let found = self.choices.iter().find(|choice| choice.choice == wanted);
        found.map(|choice| choice.listed)
    }
}

/// How one game is drawn, from views alone.
pub trait Board: Send + Sync + 'static {
    /// Which game.
    type Game: Game;

    /// The class that gives the page its accent.
    fn class(&self) -> &'static str;

    /// Its own style sheet.
    fn style(&self) -> &'static Asset;

    /// Its own symbols, beside those that every page carries.
    fn symbols(&self) -> &'static str;

    /// The picture in the lobby, where its symbols are not at hand.
    fn picture(&self) -> Markup;

    /// Where in the game this is, from the large to the small: the crumbs of
    /// the top bar.
    fn crumbs(&self, table: &Showing<'_, Self::Game>) -> Vec<String>;

    /// The card of one player.
    fn player(&self, table: &Showing<'_, Self::Game>, seat: Seat) -> PlayerFace;

    /// What never moves below the board, where that is a map; it is sent once.
    fn ground(&self, _table: &Showing<'_, Self::Game>) -> Option<Markup> {
        None
    }

    /// The places of such a map, as things that can be looked at: still, too,
    /// and sent once. What can be chosen about one is lit on the board, which
    /// lies above them.
    fn places(&self, _table: &Showing<'_, Self::Game>) -> Option<Markup> {
        None
    }

    /// The board itself; above a ground, as large as that.
    fn centre(&self, table: &Showing<'_, Self::Game>) -> Markup;

    /// What floats over a map, and does not move with it.
    fn over(&self, _table: &Showing<'_, Self::Game>) -> Option<Markup> {
        None
    }

    /// The viewer's own things, below the board.
    fn tray(&self, table: &Showing<'_, Self::Game>) -> Option<Markup>;

    /// The whole of a thing that someone points at; nothing when it has no
    /// more to say than the game's own line about it.
    fn piece(
        &self,
        content: &Content<Self>,
        subject: Subject<Self>,
        voice: Voice<'_>,
    ) -> Option<Markup>;

    /// The same at a table, as it stands there now: what lies in a place of a
    /// map, say.
    fn look(&self, table: &Showing<'_, Self::Game>, subject: Subject<Self>) -> Option<Markup> {
        self.piece(table.content, subject, table.scene.voice)
    }

    /// What can be chosen at a place though it is about another thing, by notation: a
    /// piece that would cover the place, say.
    fn also(&self, _table: &Showing<'_, Self::Game>, _subject: Subject<Self>) -> Vec<String> {
        Vec::new()
    }

    /// The symbol of a thing, for the list of choices.
    fn symbol(&self, content: &Content<Self>, subject: Subject<Self>) -> &'static str;

    /// Every component, for the help.
    fn shelves(&self, content: &Content<Self>, voice: Voice<'_>) -> Vec<Shelf>;
}

type Content<B> = <<B as Board>::Game as Game>::Content;
type Subject<B> = <<B as Board>::Game as Game>::Subject;

/// A table as it is drawn for one viewer.
#[derive(Debug)]
pub struct Drawn {
    /// Where in the game this is.
    pub crumbs: Vec<String>,
    /// The cards of the players, by seat.
    pub players: Vec<PlayerFace>,
    /// What never moves below it: then it is a map.
    pub ground: Option<Markup>,
    /// The places of that map, where they never change either.
    pub places: Option<Markup>,
    /// The board.
    pub centre: Markup,
    /// What floats over a map.
    pub over: Option<Markup>,
    /// The viewer's own things.
    pub tray: Option<Markup>,
}

impl Drawn {
    /// The large parts, which are shown once: ground, its places, board, and the
    /// viewer's own things.
    pub(crate) fn take(&mut self) -> [Markup; 4] {
        let PreEscaped(centre) = &mut self.centre;
        [
            self.ground.take().unwrap_or_default(),
            self.places.take().unwrap_or_default(),
            PreEscaped(std::mem::take(centre)),
            self.tray.take().unwrap_or_default(),
        ]
    }
}

/// The board of any game.
pub trait AnyBoard: Send + Sync {
    /// The class that gives the page its accent.
    fn class(&self) -> &'static str;
    /// Its own style sheet.
    fn style(&self) -> Option<&'static Asset>;
    /// Its own symbols, beside those that every page carries.
    fn symbols(&self) -> &'static str;
    /// The picture in the lobby.
    fn picture(&self) -> Markup;
    /// The table as the viewer of the scene may see it; nothing when it is of
    /// another game.
    fn draw(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Option<Drawn>;
    /// The whole of a thing.
    fn piece(&self, table: &dyn AnyTable, subject: &str, voice: Voice<'_>) -> Option<Markup>;
    /// The whole of a thing as it stands now, for the viewer of the scene.
    fn look(&self, table: &dyn AnyTable, subject: &str, scene: &Scene<'_>) -> Option<Markup> {
        self.piece(table, subject, scene.voice)
    }
    /// What the viewer of the scene can choose at a place though it is about another
    /// thing, by notation.
    fn also(&self, _table: &dyn AnyTable, _subject: &str, _scene: &Scene<'_>) -> Vec<String> {
        Vec::new()
    }
    /// The symbol of a thing, for the list of choices.
    fn symbol(&self, table: &dyn AnyTable, subject: &str) -> Option<&'static str>;
    /// Every component, for the help.
    fn shelves(&self, game: &dyn AnyGame, voice: Voice<'_>) -> Vec<Shelf>;
}

impl<B: Board> AnyBoard for B {
    fn class(&self) -> &'static str {
        Board::class(self)
    }

    fn style(&self) -> Option<&'static Asset> {
        Some(Board::style(self))
    }

    fn symbols(&self) -> &'static str {
        Board::symbols(self)
    }

    fn picture(&self) -> Markup {
        Board::picture(self)
    }

    fn draw(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Option<Drawn> {
        showing::<B, _>(table, scene, |table| Drawn {
            crumbs: self.crumbs(table),
            players: Seat::all(scene.seats.len())
                .map(|seat| self.player(table, seat))
                .collect(),
            ground: self.ground(table),
            places: self.places(table),
            centre: self.centre(table),
            over: self.over(table),
            tray: self.tray(table),
        })
    }

    fn piece(&self, table: &dyn AnyTable, subject: &str, voice: Voice<'_>) -> Option<Markup> {
        let table = typed::<B>(table.as_any())?;
        Board::piece(self, table.content(), subject.parse().ok()?, voice)
    }

    fn look(&self, table: &dyn AnyTable, subject: &str, scene: &Scene<'_>) -> Option<Markup> {
        let subject = subject.parse().ok()?;
        showing::<B, _>(table, scene, |table| Board::look(self, table, subject))?
    }

    fn also(&self, table: &dyn AnyTable, subject: &str, scene: &Scene<'_>) -> Vec<String> {
        let Ok(subject) = subject.parse() else {
            return Vec::new();
        };
        let also = showing::<B, _>(table, scene, |table| Board::also(self, table, subject));
        also.unwrap_or_default()
    }

    fn symbol(&self, table: &dyn AnyTable, subject: &str) -> Option<&'static str> {
        let table = typed::<B>(table.as_any())?;
        Some(Board::symbol(self, table.content(), subject.parse().ok()?))
    }

    fn shelves(&self, game: &dyn AnyGame, voice: Voice<'_>) -> Vec<Shelf> {
        match game.facts().downcast_ref::<Content<B>>() {
            Some(content) => Board::shelves(self, content, voice),
            None => Vec::new(),
        }
    }
}

/// Shows a table to a board; nothing when it is of another game.
fn showing<B: Board, T>(
    table: &dyn AnyTable,
    scene: &Scene<'_>,
    draw: impl FnOnce(&Showing<'_, B::Game>) -> T,
) -> Option<T> {
    let table = typed::<B>(table.as_any())?;
    let view = table.view(scene.viewer);
    let choices = choosable(table, scene);
    Some(draw(&Showing {
        content: table.content(),
        content_hash: table.content_hash(),
        view: &view,
        choices: &choices,
        scene,
    }))
}

/// What the viewer of the scene may choose, typed: a table lists it in one
/// order, typed and in words.
fn choosable<'a, G: Game>(table: &Table<G>, scene: &'a Scene<'_>) -> Vec<Choosable<'a, G>> {
    let seat = scene.viewer.seat().filter(|_| !scene.choices.is_empty());
    let typed = seat.map(|seat| table.choices(seat)).unwrap_or_default();
    let choosable = |(choice, listed): (G::Choice, &'a Listed)| Choosable {
        choice,
        subject: seat.and_then(|seat| table.subject(seat, choice)),
        listed,
    };
    typed
        .into_iter()
        .zip(scene.choices)
        .map(choosable)
        .collect()
}

fn typed<B: Board>(table: &dyn Any) -> Option<&Table<B::Game>> {
    table.downcast_ref()
}

/// The boards there are, by the id of their game.
#[derive(Default)]
pub struct Boards(BTreeMap<&'static str, Box<dyn AnyBoard>>);

impl Boards {
    /// These boards and one more.
    #[must_use]
    pub fn with<B: Board>(mut self, board: B) -> Self {
        self.0.insert(B::Game::INFO.id, Box::new(board));
        self
    }

    /// The board of this game, or the one that stands in for it.
    #[must_use]
    pub fn of(&self, game: &str) -> &dyn AnyBoard {
        self.0.get(game).map_or(&InWords, |board| &**board)
    }

    /// The style sheets that boards bring.
    pub fn styles(&self) -> impl Iterator<Item = &'static Asset> {
        self.0.values().filter_map(|board| board.style())
    }

    /// Has this game a board of its own?
    #[must_use]
    pub fn has(&self, game: &str) -> bool {
        self.0.contains_key(game)
    }
}

/// The board of a game that brings none: what the game says of itself in
/// words.
struct InWords;

impl AnyBoard for InWords {
    fn class(&self) -> &'static str {
        "g-plain"
    }

    fn style(&self) -> Option<&'static Asset> {
        None
    }

    fn symbols(&self) -> &'static str {
        ""
    }

    fn picture(&self) -> Markup {
        crate::parts::orbits()
    }

    fn draw(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Option<Drawn> {
        let sections = table.describe(scene.viewer);
        Some(Drawn {
            crumbs: Vec::new(),
            players: Seat::all(scene.seats.len())
                .map(|seat| PlayerFace {
                    emblem: scene.seat(seat).colour.emblem(),
                    title: String::new(),
                    body: html! {},
                })
                .collect(),
            ground: None,
            places: None,
            centre: crate::parts::sections(&sections, scene),
            over: None,
            tray: None,
        })
    }

    fn piece(&self, _: &dyn AnyTable, _: &str, _: Voice<'_>) -> Option<Markup> {
        None
    }

    fn symbol(&self, _: &dyn AnyTable, _: &str) -> Option<&'static str> {
        None
    }

    fn shelves(&self, _: &dyn AnyGame, _: Voice<'_>) -> Vec<Shelf> {
        Vec::new()
    }
}
