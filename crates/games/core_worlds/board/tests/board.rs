//! The board of Core Worlds over whole games, for everyone who looks.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use core_worlds_board::CoreWorldsBoard;
use engine::i18n::Lang;
use engine::registry::{AnyGame, Loaded, Registry, Request};
use engine::table::Listed;
use engine::{AnyTable, Pace, Seat, Seed, Viewer};
use web::parts::Colour;
use web::{Boards, Drawn, Scene, SeatFace, Voice};

/// How many choices lie between two looks.
const STRIDE: usize = 7;

/// What may stand inside a button.
const PHRASING: [&str; 14] = [
    "span", "svg", "use", "g", "circle", "ellipse", "rect", "path", "b", "em", "small", "i",
    "button", "title",
];

struct House {
    registry: Registry,
    boards: Boards,
}

impl House {
    fn new() -> Self {
        Self::with_facts(None)
    }

    /// With facts of one's own in place of those that are built in.
    fn with_facts(own: Option<&Path>) -> Self {
        Self {
            registry: table_kit::registry(vec![Box::new(core_worlds_bots::with_bots(
                Loaded::load(own).unwrap(),
            ))]),
            boards: Boards::default().with(CoreWorldsBoard::default()),
        }
    }

    fn game(&self) -> &dyn AnyGame {
        self.registry.game("core-worlds").unwrap()
    }

    fn draw(&self, table: &dyn AnyTable, viewer: Viewer, lang: Lang, listed: &[Listed]) -> Drawn {
        let names: Vec<String> = (1..=5).map(|seat| format!("Player {seat}")).collect();
        let seats: Vec<SeatFace> = Seat::all(table.standing().scores.len())
            .map(|seat| SeatFace {
                name: names[seat.index()].clone(),
                bot: false,
                open: false,
                colour: Colour::of(seat),
            })
            .collect();
        let scene = Scene {
            voice: Voice::new(self.registry.words(), lang).with_names(&names),
            viewer,
            seats: &seats,
            choices: listed,
            rows: &[],
        };
        let board = self.boards.of("core-worlds");
        board.draw(table, &scene).unwrap()
    }

    /// Plays a game and looks at it again and again.
    fn play(&self, seats: usize, bot: &str, draft: &str, word: &str) {
        let game = self.game();
        let seed = Seed::from_word(word);
        let request = Request {
            seats,
            pace: Pace::Brisk,
            options: vec![("pre-game-draft".to_owned(), draft.to_owned())],
            seed: seed.clone(),
        };
        let mut table = game.table(request).unwrap();
        let mut bots: Vec<_> = Seat::all(seats)
            .map(|seat| game.player(bot, seat, &seed).unwrap())
            .collect();
        for step in 0.. {
            let asked = table.to_act().first();
            if step % STRIDE == 0 || asked.is_none() {
                self.look(&*table, seats, step);
            }
            let Some(seat) = asked else { break };
            let choice = bots[seat.index()].pick(&*table).unwrap();
            table.choose(seat, &[&choice]).unwrap();
        }
    }

    fn look(&self, table: &dyn AnyTable, seats: usize, step: usize) {
        let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]);
        for (viewer, lang) in viewers.flat_map(|viewer| [(viewer, Lang::En), (viewer, Lang::It)]) {
            let asked = viewer.seat().filter(|seat| table.question(*seat).is_some());
            let listed = asked.map(|seat| table.listed(seat)).unwrap_or_default();
            let drawn = self.draw(table, viewer, lang, &listed);
            let board = drawn.centre.into_string() + &drawn.tray.unwrap_or_default().into_string();
            let players = drawn.players.into_iter();
            let players: String = players
                .map(|player| format!("<p>{}</p>{}", player.title, player.body.into_string()))
                .collect();
            let page = format!("{board}{players}<p>{}</p>", drawn.crumbs.join(" › "));
            let at = format!("step {step}, {viewer:?}, {lang}");
            check(&page, &at);
            every_choice_is_lit(&board, &listed, &at);
            the_strongest_is_promised_as_it_is(&board, &listed, &at);
            let crumb = drawn.crumbs.last().unwrap();
            assert!(
                crumb.chars().count() <= 24,
                "{at}: {crumb} is long for a phone"
            );
        }
    }
}

/// What holds of every piece of the page.
fn check(html: &str, at: &str) {
    assert!(
        !html.contains('«'),
        "{at}: a message is missing: {}",
        around(html, "«")
    );
    assert!(
        !html.contains(" style="),
        "{at}: {}",
        around(html, " style=")
    );
    for name in [" id=\"", " data-vt=\""] {
        let mut seen = BTreeSet::new();
        for rest in html.split(name).skip(1) {
            let value = rest.split('"').next().unwrap();
            assert!(seen.insert(value), "{at}: two{name}{value}");
        }
    }
    is_balanced(html, at);
}

fn around<'a>(html: &'a str, what: &str) -> &'a str {
    let from = html.find(what).unwrap_or(0);
    let end = html[from..]
        .char_indices()
        .nth(80)
        .map_or(html.len(), |(at, _)| from + at);
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
        } else if !matches!(name, "input" | "br" | "hr" | "meta" | "link") {
            let inside = open.contains(&"button");
            assert!(
                !inside || PHRASING.contains(&name),
                "{at}: <{name}> in a button"
            );
            assert!(!inside || name != "button", "{at}: a button in a button");
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{at}: never closed: {open:?}");
}

/// What can be chosen about a thing can be chosen there.
fn every_choice_is_lit(board: &str, listed: &[Listed], at: &str) {
    for choice in listed {
        let Some(subject) = &choice.subject else {
            continue;
        };
        let value = format!("value=\"{subject}\"");
        let mut things = board
            .split("<button ")
            .filter(|button| button.contains(&value));
        let lit = things.any(|button| button.split('>').next().unwrap().contains("data-lit"));
        assert!(lit, "{at}: {} is not on the board", choice.notation);
    }
}

/// What the bars of an Invasion promise of the strongest Unit that could still
/// be committed is what its button says.
fn the_strongest_is_promised_as_it_is(board: &str, listed: &[Listed], at: &str) {
    for (bar, of) in [
        ("cw-sum fl", "core-worlds-head-fleet"),
        ("cw-sum gr", "core-worlds-head-ground"),
    ] {
        let gain = |choice: &Listed| {
            let mut changes = choice.label.changes.iter();
            let change = changes.find(|change| change.of == of);
            change.map_or(0, |change| change.after - change.before)
        };
        let commits = listed.iter();
        let commits = commits.filter(|choice| choice.label.text.key == "core-worlds-commit");
        let strongest = commits.map(gain).max().unwrap_or(0);
        let drawn = board.split(bar).nth(1).unwrap_or_default();
        let drawn = drawn.split("class=\"need").next().unwrap();
        let ghosts = drawn.split("class=\"sg n").skip(1);
        let ghosts = ghosts.filter_map(|part| part.split_once(" gh\"")?.0.parse().ok());
        assert_eq!(ghosts.max().unwrap_or(0), strongest, "{at}: {bar}");
    }
}

#[test]
fn every_choice_is_on_the_board_in_games_that_are_meant() {
    let house = House::new();
    for seats in 2..=5 {
        let draft = if seats % 2 == 0 { "yes" } else { "no" };
        house.play(seats, "greedy", draft, "meant");
    }
}

#[test]
fn every_choice_is_on_the_board_in_games_of_chance() {
    let house = House::new();
    for seats in 2..=5 {
        let draft = if seats % 2 == 1 { "yes" } else { "no" };
        house.play(seats, "random", draft, "chance");
    }
}

#[test]
fn every_card_is_drawn_whole_and_stands_on_one_shelf() {
    let house = House::new();
    let game = house.game();
    let request = Request {
        seats: 2,
        pace: Pace::Brisk,
        options: Vec::new(),
        seed: Seed::from_word("whole"),
    };
    let table = game.table(request).unwrap();
    let board = house.boards.of("core-worlds");
    for lang in [Lang::En, Lang::It] {
        let voice = Voice::new(house.registry.words(), lang);
        let shelves = board.shelves(game, voice);
        assert_eq!(shelves.len(), 8);
        let pieces: Vec<_> = shelves.iter().flat_map(|shelf| &shelf.pieces).collect();
        assert_eq!(pieces.len(), 125);
        for piece in pieces {
            check(&piece.drawn.clone().into_string(), &piece.name);
            assert!(piece.words.contains(&piece.name.to_lowercase()));
        }
        for subject in ["central:zeus", "hand:ambush", "warzone:lord-banner"] {
            let piece = board.piece(&*table, subject, voice).expect(subject);
            check(&piece.into_string(), subject);
        }
        for subject in ["discards", "surges", "hand:nobody"] {
            assert!(board.piece(&*table, subject, voice).is_none());
        }
    }
    assert_eq!(board.symbol(&*table, "hand:ambush"), Some("tactic"));
    assert_eq!(board.symbol(&*table, "surges"), Some("surge"));
    check(&board.picture().into_string(), "the picture");
}

#[test]
fn a_page_stays_small() {
    let house = House::new();
    let listed = Vec::new();
    let game = house.game();
    let seed = Seed::from_word("small");
    let request = Request {
        seats: 3,
        pace: Pace::Brisk,
        options: Vec::new(),
        seed: seed.clone(),
    };
    let mut table = game.table(request).unwrap();
    let mut bots: Vec<_> = Seat::all(3)
        .map(|seat| game.player("greedy", seat, &seed).unwrap())
        .collect();
    while let Some(seat) = table.to_act().first() {
        let choice = bots[seat.index()].pick(&*table).unwrap();
        table.choose(seat, &[&choice]).unwrap();
        let drawn = house.draw(&*table, Viewer::Seat(seat), Lang::En, &listed);
        let centre = drawn.centre.into_string();
        assert!(centre.len() < 60_000, "{} bytes", centre.len());
        // Surfaces of planets are slow to draw.
        assert!(centre.matches("filter=").count() <= 12);
    }
}

impl House {
    /// The first player's hand and the board, at the beginning of one game.
    fn beginning(&self, lang: Lang) -> String {
        let request = Request {
            seats: 2,
            pace: Pace::Brisk,
            options: Vec::new(),
            seed: Seed::from_word("kept"),
        };
        let table = self.game().table(request).unwrap();
        let first = Viewer::Seat(Seat::new(0).unwrap());
        let drawn = self.draw(&*table, first, lang, &[]);
        drawn.centre.into_string() + &drawn.tray.unwrap().into_string()
    }
}

/// Cards are drawn once and kept: whoever looks after others must not be shown
/// theirs.
#[test]
fn cards_that_were_drawn_before_are_of_ones_own_language_and_facts() {
    const DECKS: &str = include_str!("../../../../../content/core_worlds/starting_decks.toml");
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("core_worlds")).unwrap();
    let own = DECKS.replace("en = \"Galactic Grunts\"", "en = \"Garden Gnomes\"");
    fs::write(folder.path().join("core_worlds/starting_decks.toml"), own).unwrap();

    let house = House::new();
    for lang in [Lang::En, Lang::It, Lang::En, Lang::It] {
        let drawn = house.beginning(lang);
        assert_eq!(drawn, House::new().beginning(lang), "{lang}");
        assert_eq!(drawn.contains("Flusso di Energia"), lang == Lang::It);
    }
    let other = House {
        boards: house.boards,
        ..House::with_facts(Some(folder.path()))
    };
    let drawn = other.beginning(Lang::En);
    let fresh = House::with_facts(Some(folder.path()));
    assert_eq!(drawn, fresh.beginning(Lang::En));
    assert!(drawn.contains("Garden Gnomes") && !drawn.contains("Galactic Grunts"));
}
