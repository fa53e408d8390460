//! Boards over whole games: drawn again and again for everyone who looks, in both
//! languages, and looked at closely.

use std::collections::BTreeSet;
use std::io::Write;

use engine::i18n::Lang;
use engine::registry::{AnyGame, Registry, Request};
use engine::table::{Listed, Suggested};
use engine::{AnyTable, Pace, Seat, Seed, Viewer};
use flate2::Compression;
use flate2::write::GzEncoder;
use web::parts::Colour;
use web::{AnyBoard, Boards, Drawn, Scene, SeatFace, Voice};

use crate::registry;

/// What may stand inside a button.
const PHRASING: [&str; 16] = [
    "span", "svg", "use", "g", "circle", "ellipse", "rect", "path", "polygon", "text", "b", "em",
    "small", "i", "button", "title",
];

/// Elements that have no end.
const VOID: [&str; 5] = ["input", "br", "hr", "meta", "link"];

/// The most letters of the last crumb, which is all that phones have room for.
const CRUMB: usize = 24;

/// One game and its board.
pub struct Gallery {
    pub registry: Registry,
    pub boards: Boards,
}

/// A table as somebody sees it.
pub struct Look<'a> {
    pub table: &'a dyn AnyTable,
    pub viewer: Viewer,
    pub lang: Lang,
    /// What they may choose.
    pub listed: &'a [Listed],
    /// What is sent once, and what is sent when it changes.
    pub still: &'a str,
    pub moves: &'a str,
    /// What to say where something is wrong.
    pub at: &'a str,
}

/// How a game is walked through.
#[derive(Clone, Copy)]
pub struct Walk {
    /// How many choices lie between two looks: best no divisor of a usual turn.
    pub stride: usize,
    /// How many choices of a game are looked at.
    pub choices: usize,
}

impl Gallery {
    pub fn of(game: Box<dyn AnyGame>, boards: Boards) -> Self {
        Self {
            registry: registry(vec![game]),
            boards,
        }
    }

    pub fn game(&self) -> &dyn AnyGame {
        self.registry.games().next().unwrap()
    }

    pub fn board(&self) -> &dyn AnyBoard {
        self.boards.of(self.game().info().id)
    }

    pub fn voice(&self, lang: Lang) -> Voice<'_> {
        Voice::new(self.registry.words(), lang)
    }

    pub fn table(&self, seats: usize, word: &str, options: &[(&str, &str)]) -> Box<dyn AnyTable> {
        let own = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
        let request = Request {
            seats,
            pace: Pace::Brisk,
            options: options.iter().map(own).collect(),
            seed: Seed::from_word(word),
        };
        self.game().table(request).unwrap()
    }

    /// A table with what somebody may choose there.
    pub fn draw(
        &self,
        table: &dyn AnyTable,
        viewer: Viewer,
        lang: Lang,
        choices: (&[Listed], &[Suggested]),
    ) -> Drawn {
        self.in_scene(table, viewer, lang, choices, |scene| {
            self.board().draw(table, scene).unwrap()
        })
    }

    /// What a board is handed, with names for all seats.
    pub fn in_scene<T>(
        &self,
        table: &dyn AnyTable,
        viewer: Viewer,
        lang: Lang,
        (choices, rows): (&[Listed], &[Suggested]),
        see: impl FnOnce(&Scene<'_>) -> T,
    ) -> T {
        let count = table.standing().scores.len();
        let names: Vec<String> = (1..=count).map(|seat| format!("Player {seat}")).collect();
        let face = |seat: Seat| SeatFace {
            name: names[seat.index()].clone(),
            bot: false,
            open: false,
            colour: Colour::of(seat),
        };
        let seats: Vec<SeatFace> = Seat::all(count).map(face).collect();
        see(&Scene {
            voice: self.voice(lang).with_names(&names),
            viewer,
            seats: &seats,
            choices,
            rows,
        })
    }

    /// Lets bots make so many choices, and sees the table before each of them and at
    /// the end.
    pub fn play(
        &self,
        mut table: Box<dyn AnyTable>,
        bot: &str,
        choices: usize,
        mut see: impl FnMut(&dyn AnyTable, usize, bool),
    ) {
        let luck = Seed::from_word(&table.header().to_string());
        let mut bots: Vec<_> = Seat::all(table.standing().scores.len())
            .map(|seat| self.game().player(bot, seat, &luck).unwrap())
            .collect();
        for step in 0..choices {
            let asked = table.to_act().first();
            see(&*table, step, asked.is_none());
            let Some(seat) = asked else { break };
            let choice = bots[seat.index()].pick(&*table).unwrap();
            table.choose(seat, &[&choice]).unwrap();
        }
    }

    /// Walks through a game of bots: what holds of every board is seen at every look,
    /// and whatever else a test looks at.
    pub fn walk(
        &self,
        table: Box<dyn AnyTable>,
        bot: &str,
        walk: Walk,
        mut see: impl FnMut(&Look<'_>),
    ) {
        self.play(table, bot, walk.choices, |table, step, over| {
            if step % walk.stride == 0 || over {
                self.look(table, step, &mut see);
            }
        });
    }

    /// Sees a table as everyone does, in both languages.
    pub fn look(&self, table: &dyn AnyTable, step: usize, see: &mut impl FnMut(&Look<'_>)) {
        let viewers = Viewer::all(table.standing().scores.len());
        for (viewer, lang) in viewers.flat_map(|viewer| [(viewer, Lang::En), (viewer, Lang::It)]) {
            let asked = viewer.seat().filter(|seat| table.question(*seat).is_some());
            let listed = asked.map(|seat| table.listed(seat)).unwrap_or_default();
            let rows = asked.map(|seat| table.suggested(seat)).unwrap_or_default();
            let drawn = self.draw(table, viewer, lang, (&listed, &rows));
            let at = format!("step {step}, {viewer:?}, {lang}");
            let last = drawn.crumbs.last().unwrap();
            let short = last.chars().count() <= CRUMB;
            assert!(short, "{at}: {last} is long for a phone");
            let (still, moves) = (still(&drawn), moves(drawn));
            self.check(&still, &at);
            self.check(&moves, &at);
            for choice in &listed {
                is_lit(&moves, choice.subject.as_deref(), &at);
            }
            for row in &rows {
                is_lit(&moves, row.subject.as_deref(), &at);
            }
            every_way_is_drawn(&moves, &at);
            see(&Look {
                table,
                viewer,
                lang,
                listed: &listed,
                still: &still,
                moves: &moves,
                at: &at,
            });
        }
    }

    /// What holds of every piece of a page.
    pub fn check(&self, html: &str, at: &str) {
        for wrong in ["«", " style="] {
            assert!(!html.contains(wrong), "{at}: {}", around(html, wrong));
        }
        for name in [" id=\"", " data-vt=\""] {
            let mut seen = BTreeSet::new();
            for rest in html.split(name).skip(1) {
                let value = rest.split('"').next().unwrap();
                assert!(seen.insert(value), "{at}: two{name}{value}");
            }
        }
        self.every_symbol_is_there(html, at);
        is_balanced(html, at);
    }

    fn every_symbol_is_there(&self, html: &str, at: &str) {
        let places = [self.board().symbols(), web::assets::SYMBOLS, html];
        let used = ["href=\"#", "url(#"].map(|mark| html.split(mark).skip(1));
        for rest in used.into_iter().flatten() {
            let name = rest.split(['"', ')']).next().unwrap();
            let id = format!("id=\"{name}\"");
            let is_drawn = places.iter().any(|place| place.contains(&id));
            assert!(is_drawn, "{at}: no symbol {name}");
        }
    }
}

/// What is sent once.
pub fn still(drawn: &Drawn) -> String {
    let parts = [&drawn.ground, &drawn.places];
    let parts = parts.map(|part| part.clone().unwrap_or_default().into_string());
    parts.concat()
}

/// What is sent when it changes.
pub fn moves(drawn: Drawn) -> String {
    let players = drawn.players.into_iter();
    let players: String = players
        .map(|player| format!("<p>{}</p>{}", player.title, player.body.into_string()))
        .collect();
    let over = drawn.over.unwrap_or_default().into_string();
    let tray = drawn.tray.unwrap_or_default().into_string();
    let crumbs = format!("<p>{}</p>", drawn.crumbs.join(" › "));
    [drawn.centre.into_string(), over, tray, players, crumbs].concat()
}

/// What it weighs, compressed.
pub fn weight(html: &str) -> usize {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(html.as_bytes()).unwrap();
    packed.finish().unwrap().len()
}

fn around<'a>(html: &'a str, what: &str) -> &'a str {
    let from = html.find(what).unwrap_or(0);
    let mut ends = html[from..].char_indices();
    let end = ends.nth(80).map_or(html.len(), |(at, _)| from + at);
    &html[from..end]
}

/// Every tag is closed by its own, and buttons hold nothing but phrases.
fn is_balanced(html: &str, at: &str) {
    let mut open: Vec<&str> = Vec::new();
    for rest in html.split('<').skip(1) {
        let tag = rest.split('>').next().unwrap();
        let name = tag.split([' ', '\n']).next().unwrap();
        if let Some(name) = name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{at}: <{tag}>");
        } else if !VOID.contains(&name) {
            let inside = open.contains(&"button");
            let fits = PHRASING.contains(&name) && name != "button";
            assert!(!inside || fits, "{at}: <{name}> in a button");
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{at}: never closed: {open:?}");
}

/// What names a way of the map has it drawn there, once.
fn every_way_is_drawn(html: &str, at: &str) {
    for rest in html.split("data-way=\"").skip(1) {
        let name = rest.split('"').next().unwrap();
        let drawn = html.matches(&format!("data-of=\"{name}\"")).count();
        assert_eq!(drawn, 1, "{at}: {name}");
    }
}

/// What can be chosen about a thing can be chosen there.
fn is_lit(board: &str, subject: Option<&str>, at: &str) {
    let Some(subject) = subject else { return };
    let value = format!("value=\"{subject}\"");
    let mut things = board
        .split("<button ")
        .filter(|button| button.contains(&value));
    let lit = things.any(|button| button.split('>').next().unwrap().contains("data-lit"));
    assert!(lit, "{at}: {subject} is not on the board");
}
