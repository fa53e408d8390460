//! The page of a table. It is made of parts that move on their own: a browser
//! says which of them it has, and is sent those that have changed.

mod ask;
mod bar;
mod deals;
mod look;
pub mod menu;
mod orders;
mod players;
mod story;
mod talk;

use std::hash::{DefaultHasher, Hasher};

use engine::i18n::Voice;
use engine::orders::Orders;
use engine::player::Why;
use engine::table::{Listed, Offered, Suggested, Waiting};
use engine::{AnyTable, Seat, Text, Viewer};
use maud::{Markup, PreEscaped, html};

pub use deals::NewOffer;
pub use menu::{Menu, MenuSeat, MenuWatcher, Sits};
pub use story::STORY_LINES;
pub use talk::{Said, What};

use crate::board::{AnyBoard, Drawn, Scene, SeatFace};
use crate::page::Reader;
use crate::parts;

/// A table as one viewer looks at it.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// The name of the table in addresses.
    pub id: &'a str,
    /// What it is called.
    pub name: &'a str,
    /// Tells this page of it from every other.
    pub edition: &'a str,
    /// The table.
    pub table: &'a dyn AnyTable,
    /// How its game is drawn.
    pub board: &'a dyn AnyBoard,
    /// Who looks.
    pub viewer: Viewer,
    /// Everyone, by seat.
    pub seats: &'a [SeatFace],
    /// How to speak to the viewer.
    pub voice: Voice<'a>,
    /// How much of their story the viewer has read before.
    pub read: usize,
    /// What the viewer has ordered for their seat; nothing where they have
    /// none.
    pub orders: Option<&'a Orders>,
    /// What was said at the table.
    pub said: &'a [Said],
    /// What a bot said about an offer.
    pub words_of_bots: &'a dyn Fn(&Offered) -> Option<Text>,
    /// Why a bot chose what a moment of the viewer's story tells.
    pub whys_of_bots: &'a dyn Fn(Seat, usize) -> Vec<Why<Text>>,
    /// Is this the game as it goes on, or a moment of its past?
    pub time: Time,
    /// Who else at this screen is to act: the curtain is drawn.
    pub curtain: Option<Seat>,
    /// Draws what else the viewer may do here. Pages have it, updates do not.
    pub menu: &'a dyn Fn() -> Markup,
    /// May the viewer invite others to seats that are open?
    pub invites: bool,
    /// The table at which the same people play again, once this game is over and
    /// somebody has set one.
    pub again: Option<&'a str>,
    /// May the viewer set one?
    pub may_play_again: bool,
    /// Is the table stopped by a fault of ours?
    pub stopped: bool,
    /// Was it, or what it branched off, brought from a file?
    pub imported: bool,
    /// Is its seed no secret, so that nobody may play on?
    pub known: bool,
}

/// When a page of a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Time {
    /// The game as it goes on.
    Now,
    /// After this many moments of the viewer's story.
    Past(usize),
}

/// One part of the page.
#[derive(Debug, Clone)]
pub struct Part {
    /// The id of its element.
    pub id: &'static str,
    /// What is in it.
    pub html: String,
    /// Tells whether a browser has it already.
    pub hash: String,
}

impl Part {
    fn new(id: &'static str, inner: Markup) -> Self {
        let html = inner.into_string();
        // Every part is hashed each time that it is drawn, so it must be quick;
        // it only has to tell a part from the one that a page has.
        let mut hasher = DefaultHasher::new();
        hasher.write(html.as_bytes());
        let hash = format!("{:016x}", hasher.finish());
        Self { id, html, hash }
    }
}

impl Sight<'_> {
    /// The page of the table.
    #[must_use]
    pub fn page(&self, reader: &Reader<'_>) -> Markup {
        let title = self.title();
        let body = self.body(&reader.switches(), &html! {});
        reader.page(&title, Some(self.board), &body)
    }

    /// What the tab of the browser says: first, whether a decision is the
    /// viewer's.
    #[must_use]
    pub fn title(&self) -> String {
        let game = self.voice.tell(self.table.info().title);
        let name = self.name;
        if self.is_asked() {
            format!("● {} · {game} · {name}", self.voice.tell("web-your-move"))
        } else {
            format!("{game} · {name}")
        }
    }

    /// The parts of the page as they are now.
    #[must_use]
    pub fn parts(&self) -> Vec<Part> {
        // Each is tried on a copy to see whether it could be taken back: once.
        let (choices, rows) = (self.choices(), self.rows());
        let mut drawn = self.drawn(&choices, &rows);
        let [ground, places, centre, tray] = drawn.take();
        let drawn = &drawn;
        vec![
            Part::new("trail", bar::trail(self, drawn)),
            Part::new("undo", bar::undo(self)),
            Part::new("players", players::players(self, drawn)),
            Part::new("land", ground),
            Part::new("places", places),
            Part::new("board", self.unless_curtained(centre)),
            Part::new("over", self.over(drawn)),
            Part::new("ask", ask::ask(self, drawn, &choices, &rows)),
            Part::new("deals", deals::deals(self)),
            Part::new("orders", orders::orders(self)),
            Part::new("story", story::story(self, drawn)),
            Part::new("talk", talk::talk(self)),
            Part::new("tray", tray),
        ]
    }

    /// The whole table, with the switches in its bar and something at its
    /// foot.
    pub(crate) fn body(&self, switches: &Markup, foot: &Markup) -> Markup {
        let parts = self.parts();
        let part = |id: &str| {
            let part = parts.iter().find(|part| part.id == id);
            part.map_or(("", ""), |part| (part.html.as_str(), part.hash.as_str()))
        };
        let inner = |id: &str| PreEscaped(part(id).0.to_owned());
        let hash = |id: &str| part(id).1.to_owned();
        let action = format!("/tables/{}", self.id);
        let past = match self.time {
            Time::Now => None,
            Time::Past(moment) => Some(moment),
        };
        html! {
            div class={ "table" @if past.is_some() { " again" } } data-table=(self.id)
                data-edition=(self.edition) data-tab="choices" data-past=[past] data-offline=(self.voice.tell("web-offline")) {
                header class="bar" {
                    (bar::brand(&self.voice))
                    h1 class="vh" { (self.voice.tell(self.table.info().title)) }
                    nav id="trail" data-hash=(hash("trail")) aria-label=(self.voice.tell("web-crumbs")) { (inner("trail")) }
                    span class="gap" {}
                    @if past.is_none() { form id="undo" data-hash=(hash("undo")) method="post" action={ (action) "/undo" } { (inner("undo")) } }
                    (switches)
                    ((self.menu)())
                }
                section id="players" class="players" data-hash=(hash("players")) aria-label=(self.voice.tell("web-players")) { (inner("players")) }
                @let map = !part("land").0.is_empty();
                main id="main" class={ "board" @if map { " map" } } tabindex="-1" aria-label=(self.voice.tell("web-board")) {
                    div id="sheet" class="sheet" {
                        div id="land" aria-hidden="true" data-hash=(hash("land")) { (inner("land")) }
                        div id="places" data-hash=(hash("places")) { (inner("places")) }
                        div id="board" class="centre" data-hash=(hash("board")) { (inner("board")) }
                    }
                    div id="over" data-hash=(hash("over")) { (inner("over")) }
                    @if map { (self.map_tools()) }
                }
                aside class="side" aria-label=(self.voice.tell("web-question")) {
                    div class="panel ask" {
                        span class="sheet-handle" {}
                        (self.tabs(!part("tray").0.is_empty()))
                        form id="ask" data-hash=(hash("ask")) method="post" action={ (action) "/choices" } class="p-ask" { (inner("ask")) }
                        @if past.is_none() {
                            form id="deals" data-hash=(hash("deals")) method="post" action={ (action) "/deals/answers" } { (inner("deals")) }
                            form id="orders" data-hash=(hash("orders")) method="post" action={ (action) "/orders" } { (inner("orders")) }
                        }
                        section id="story" class="story" data-hash=(hash("story")) aria-label=(self.voice.tell("web-story")) { (inner("story")) }
                        @if past.is_none() {
                            section id="talk" class="talk" data-hash=(hash("talk")) aria-label=(self.voice.tell("web-talk")) { (inner("talk")) }
                        }
                    }
                }
                section id="tray" class="tray" data-hash=(hash("tray")) aria-label=(self.voice.tell("web-your-things")) { (inner("tray")) }
                (foot)
                (self.keys())
                (self.sure())
                (self.invitation())
                form id="look" method="get" action={ (action) "/look" } {}
            }
        }
    }

    /// What can be done with keys: the script shows it.
    fn keys(&self) -> Markup {
        let keys = [
            ("1 – 9", "web-key-choose"),
            ("j k", "web-key-move"),
            ("u", "web-key-undo"),
            ("+ − 0", "web-key-zoom"),
            ("← → ↑ ↓", "web-key-pan"),
            ("Esc", "web-key-close"),
            ("?", "web-key-help"),
        ];
        html! {
            dialog id="keys" class="panel keys" aria-label=(self.voice.tell("web-keys")) {
                h2 { (self.voice.tell("web-keys")) }
                dl { @for (key, does) in keys { dt { kbd { (key) } } dd { (self.voice.tell(does)) } } }
                form method="dialog" { button class="btn primary" { (self.voice.tell("web-close")) } }
            }
        }
    }

    /// Asks once more before the turn is passed on, where someone prefers that.
    fn sure(&self) -> Markup {
        html! {
            dialog id="sure" class="panel keys" aria-label=(self.voice.tell("web-sure")) {
                h2 { (self.voice.tell("web-sure")) }
                p {}
                form class="acts" method="dialog" {
                    button class="btn primary" value="yes" { (self.voice.tell("web-sure-yes")) }
                    button class="btn" value="no" { (self.voice.tell("web-sure-no")) }
                }
            }
        }
    }

    /// A secret link, where the script shows it without leaving the table.
    fn invitation(&self) -> Markup {
        html! {
            @if self.invites {
                dialog id="invitation" class="panel keys" aria-label=(self.voice.tell("web-invitation")) {
                    h2 { (self.voice.tell("web-invitation")) }
                    p { (self.voice.tell("web-link-help")) }
                    code class="link" data-copy {}
                    p class="aloud" hidden { (self.voice.tell("web-code-aloud")) " " b {} }
                    form class="acts" method="dialog" {
                        button class="btn primary" type="button" data-copies hidden { (self.voice.tell("web-copy")) }
                        button class="btn" { (self.voice.tell("web-close")) }
                    }
                }
            }
        }
    }

    /// What moves a map, where the script is at hand.
    fn map_tools(&self) -> Markup {
        let tool = |does: &str, key: &'static str, symbol: &str| {
            let word = self.voice.tell(key);
            html! { button class="btn icon" type="button" data-map=(does) aria-label=(word) title=(word) { (parts::icon(symbol)) } }
        };
        html! {
            div class="minimap" aria-hidden="true" hidden { i {} }
            div class="map-tools" hidden {
                (tool("in", "web-map-in", "plus"))
                (tool("out", "web-map-out", "minus"))
                (tool("fit", "web-map-fit", "fit"))
            }
        }
    }

    /// What the sheet of a phone shows; elsewhere all of it is in sight.
    fn tabs(&self, has_tray: bool) -> Markup {
        let tab = |name: &str, key: &'static str, shown: bool| {
            html! {
                button type="button" role="tab" data-tab=(name) aria-selected=(if shown { "true" } else { "false" }) { (self.voice.tell(key)) }
            }
        };
        html! {
            div class="tabs" role="tablist" aria-label=(self.voice.tell("web-tabs")) {
                (tab("choices", "web-tab-choices", true))
                @if has_tray { (tab("hand", "web-your-things", false)) }
                (tab("players", "web-players", false))
                (tab("story", "web-story", false))
            }
        }
    }

    fn unless_curtained(&self, drawn: Markup) -> Markup {
        match self.curtain {
            Some(_) => html! {},
            None => drawn,
        }
    }

    /// What lies over the board: a curtain, or what the game puts there.
    fn over(&self, drawn: &Drawn) -> Markup {
        match self.curtain {
            Some(seat) => ask::curtain(self, drawn, seat),
            None => drawn.over.clone().unwrap_or_default(),
        }
    }

    fn drawn(&self, choices: &[Listed], rows: &[Suggested]) -> Drawn {
        let scene = self.scene(choices, rows);
        let drawn = self.board.draw(self.table, &scene);
        // A board of another game draws nothing: then there is nothing here.
        drawn.unwrap_or_else(|| Drawn {
            crumbs: Vec::new(),
            players: Vec::new(),
            ground: None,
            places: None,
            centre: html! {},
            over: None,
            tray: None,
        })
    }

    fn scene<'b>(&'b self, choices: &'b [Listed], rows: &'b [Suggested]) -> Scene<'b> {
        Scene {
            voice: self.voice,
            viewer: self.viewer,
            seats: self.seats,
            choices,
            rows,
        }
    }

    /// Rows of choices that the viewer may make in one go, where something is
    /// asked.
    fn rows(&self) -> Vec<Suggested> {
        match self.asked() {
            Some(seat) if self.time == Time::Now => self.table.suggested(seat),
            _ => Vec::new(),
        }
    }

    /// What the viewer may choose now, be it that nobody waits for it: nothing
    /// in the past.
    fn choices(&self) -> Vec<Listed> {
        match self.viewer.seat() {
            Some(seat) if self.time == Time::Now && self.is_open() => self.table.listed(seat),
            _ => Vec::new(),
        }
    }

    /// Does the table take choices?
    fn is_open(&self) -> bool {
        !self.stopped && self.table.frozen().is_none()
    }

    /// Is a decision the viewer's?
    #[must_use]
    pub fn is_asked(&self) -> bool {
        self.time == Time::Now && self.asked().is_some()
    }

    /// The viewer's seat, when something is asked of it.
    fn asked(&self) -> Option<Seat> {
        let seat = self.viewer.seat()?;
        (self.is_open() && self.table.question(seat).is_some()).then_some(seat)
    }

    /// The emblem of a player: that of the game, where it gives one.
    fn emblem(&self, drawn: &Drawn, seat: Seat, size: &str) -> Markup {
        let who = &self.seats[seat.index()];
        let symbol = drawn.players.get(seat.index());
        let symbol = symbol.map_or_else(|| who.colour.emblem(), |player| player.emblem);
        parts::emblem(who.colour, symbol, size)
    }

    /// The emblem of a seat, whatever is played.
    fn plain_emblem(&self, seat: Seat, size: &str) -> Markup {
        let colour = self.seats[seat.index()].colour;
        parts::emblem(colour, colour.emblem(), size)
    }

    /// For whom the table waits, as the viewer may know it.
    fn waiting(&self) -> Waiting {
        self.table.waiting(self.viewer)
    }
}
