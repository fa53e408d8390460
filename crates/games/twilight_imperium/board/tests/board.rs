//! The board of Twilight Imperium over games, for everyone who looks.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeSet;
use std::io::Write;

use engine::i18n::Lang;
use engine::registry::{AnyGame, Loaded, Registry, Request};
use engine::table::{Listed, Suggested};
use engine::{AnyTable, Pace, Seat, Seed, Table, Viewer};
use flate2::Compression;
use flate2::write::GzEncoder;
use strum::VariantArray;
use twilight_imperium::TwilightImperium;
use twilight_imperium::choice::{Choice, Subject};
use twilight_imperium::ids::{Objective, Tile};
use twilight_imperium_board::TwilightImperiumBoard;
use web::parts::Colour;
use web::{Boards, Drawn, Scene, SeatFace, Voice};

/// How many choices lie between two looks: no divisor of a usual turn.
const STRIDE: usize = 41;
/// How many choices of a game are looked at.
const CHOICES: usize = 3_000;
/// What all that changes of the board may weigh, compressed.
const LIGHT: usize = 11_000;
/// What lies still may weigh, compressed.
const STILL: usize = 9_000;

/// What may stand inside a button.
const PHRASING: [&str; 13] = [
    "span", "svg", "use", "g", "circle", "rect", "path", "b", "small", "i", "button", "polygon",
    "text",
];

struct House {
    registry: Registry,
    boards: Boards,
}

impl House {
    fn new() -> Self {
        let game = Loaded::<TwilightImperium>::load(None).unwrap();
        Self {
            registry: table_kit::registry(vec![Box::new(bots::with_plain_bots(game))]),
            boards: Boards::default().with(TwilightImperiumBoard),
        }
    }

    fn game(&self) -> &dyn AnyGame {
        self.registry.game("twilight-imperium").unwrap()
    }

    fn table(&self, seats: usize, word: &str) -> Box<dyn AnyTable> {
        self.table_with(seats, word, &[])
    }

    fn table_with(&self, seats: usize, word: &str, options: &[(&str, &str)]) -> Box<dyn AnyTable> {
        let options = options.iter();
        let request = Request {
            seats,
            pace: Pace::Brisk,
            options: options
                .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
                .collect(),
            seed: Seed::from_word(word),
        };
        self.game().table(request).unwrap()
    }

    fn draw(
        &self,
        table: &dyn AnyTable,
        viewer: Viewer,
        lang: Lang,
        (choices, rows): (&[Listed], &[Suggested]),
    ) -> Drawn {
        let names: Vec<String> = (1..=6).map(|seat| format!("Player {seat}")).collect();
        let seats = faces(&names[..table.standing().scores.len()]);
        let scene = Scene {
            voice: Voice::new(self.registry.words(), lang).with_names(&names),
            viewer,
            seats: &seats,
            choices,
            rows,
        };
        let board = self.boards.of("twilight-imperium");
        board.draw(table, &scene).unwrap()
    }

    /// Plays some of a game and looks at it again and again.
    fn play(&self, seats: usize, bot: &str, word: &str) {
        let mut table = self.table(seats, word);
        let seed = Seed::from_word(word);
        let mut bots: Vec<_> = Seat::all(seats)
            .map(|seat| self.game().player(bot, seat, &seed).unwrap())
            .collect();
        for step in 0..CHOICES {
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
            let rows = asked.map(|seat| table.suggested(seat)).unwrap_or_default();
            let drawn = self.draw(table, viewer, lang, (&listed, &rows));
            let at = format!("step {step}, {viewer:?}, {lang}");
            for crumb in &drawn.crumbs {
                assert!(crumb.chars().count() <= 24, "{at}: {crumb} is long");
            }
            let still = still(&drawn);
            check(&still, &at);
            let moves = moves(drawn);
            check(&moves, &at);
            let subjects = listed
                .iter()
                .map(|choice| (&choice.subject, &choice.notation));
            let rows = rows.iter().map(|row| (&row.subject, &row.label.text.key));
            let rows: Vec<_> = rows
                .map(|(subject, key)| (subject, key.to_string()))
                .collect();
            let subjects = subjects.map(|(subject, notation)| (subject, notation.clone()));
            for (subject, what) in subjects.chain(rows) {
                is_lit(&moves, subject.as_deref(), &format!("{at}: {what}"));
            }
            every_way_is_drawn(&moves, &at);
            says_what_comes(table, viewer, lang, &moves, &at);
            let weighs = (weight(&moves), weight(&still));
            assert!(weighs.0 < LIGHT, "{at}: {weighs:?}");
            assert!(weighs.1 < STILL, "{at}: {weighs:?}");
            self.tells_no_secret(table, viewer, &moves, &at);
        }
    }

    /// Systems in hand, the one that lies face down, and secret objectives are known
    /// to who may know them alone.
    fn tells_no_secret(&self, table: &dyn AnyTable, viewer: Viewer, moves: &str, at: &str) {
        let typed: &Table<TwilightImperium> = table.as_any().downcast_ref().unwrap();
        let view = typed.view(viewer);
        let all = || Seat::all(view.players.len()).zip(&view.players);
        let known = |tile: &Tile| {
            let value = format!("value=\"{}\"", Subject::Tile(*tile));
            assert!(moves.contains(&value), "{at}: {tile} is in hand");
        };
        let tiles = all().filter(|(seat, _)| viewer.is(*seat));
        tiles
            .flat_map(|(_, player)| &player.tiles.1)
            .for_each(known);
        let own = all().find(|(seat, _)| viewer.is(*seat));
        let own = own.map_or(0, |(_, player)| player.tiles.1.len());
        assert_eq!(moves.matches("value=\"tile-").count(), own, "{at}");
        let public: Vec<Objective> = view.objectives.iter().map(|(card, _)| *card).collect();
        let own = all()
            .find(|(seat, _)| viewer.is(*seat))
            .and_then(|(_, player)| player.secret);
        for card in Objective::VARIANTS {
            let value = format!("value=\"{}\"", Subject::Objective(*card));
            let known = public.contains(card) || own == Some(*card);
            assert!(known || !moves.contains(&value), "{at}: {card} is hidden");
        }
    }
}

fn faces(names: &[String]) -> Vec<SeatFace> {
    Seat::all(names.len())
        .map(|seat| SeatFace {
            name: names[seat.index()].clone(),
            bot: false,
            open: false,
            colour: Colour::of(seat),
        })
        .collect()
}

/// What is sent once.
fn still(drawn: &Drawn) -> String {
    let [ground, places] = [&drawn.ground, &drawn.places];
    let [ground, places] = [ground, places].map(|part| part.clone().unwrap_or_default());
    ground.into_string() + &places.into_string()
}

/// What is sent when it changes.
fn moves(drawn: Drawn) -> String {
    let players = drawn.players.into_iter();
    let players: String = players
        .map(|player| format!("<p>{}</p>{}", player.title, player.body.into_string()))
        .collect();
    let over = drawn.over.unwrap_or_default().into_string();
    let tray = drawn.tray.unwrap_or_default().into_string();
    drawn.centre.into_string()
        + &over
        + &tray
        + &players
        + "<p>"
        + &drawn.crumbs.join(" › ")
        + "</p>"
}

fn weight(html: &str) -> usize {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(html.as_bytes()).unwrap();
    packed.finish().unwrap().len()
}

/// What holds of every piece of the page.
fn check(html: &str, at: &str) {
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
    every_symbol_is_there(html, at);
    is_balanced(html, at);
}

fn every_symbol_is_there(html: &str, at: &str) {
    let own = include_str!("../assets/symbols.svg");
    let shared = include_str!("../../../../web/assets/symbols.svg");
    let used = html.split("href=\"#").chain(html.split("url(#")).skip(1);
    for rest in used.filter(|rest| !rest.starts_with('<')) {
        let name = rest.split(['"', ')']).next().unwrap();
        let id = format!("id=\"{name}\"");
        let is_drawn = [own, shared, html].iter().any(|in_it| in_it.contains(&id));
        assert!(is_drawn || !name.contains('-'), "{at}: no symbol {name}");
    }
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
        } else {
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

/// The ships that are said to reach an activated system are those that the rules let
/// move, as long as fleet supply bars none.
fn says_what_comes(table: &dyn AnyTable, viewer: Viewer, lang: Lang, moves: &str, at: &str) {
    let typed: &Table<TwilightImperium> = table.as_any().downcast_ref().unwrap();
    let view = typed.view(viewer);
    let (Some(seat), Some(activation)) = (viewer.seat(), view.activation) else {
        return;
    };
    let choices = typed.choices(seat);
    let asked = choices.contains(&Choice::Moved) && activation.with.is_none();
    let there = view.system(activation.place).unwrap().fleets.iter();
    let there = there.filter(|fleet| fleet.seat == seat);
    let there: usize = there.map(|fleet| fleet.ships.len()).sum();
    let limit = usize::from(view.players[seat.index()].counters.fleet);
    if !asked || lang != Lang::En || there >= limit {
        return;
    }
    let mut count = 0;
    for choice in choices {
        let Choice::Move(vessel, from) = choice else {
            continue;
        };
        let fleets = view.system(from).unwrap().fleets.iter();
        let own = fleets.filter(|fleet| fleet.seat == seat && from != activation.place);
        let ships = own.flat_map(|fleet| &fleet.ships);
        count += ships.filter(|ship| **ship == (vessel, false)).count();
    }
    let said = match count {
        1 => "One of your ships reaches it.".to_owned(),
        _ => format!("{count} of your ships reach it."),
    };
    assert_eq!(count > 0, moves.contains("ti-reach"), "{at}: {count}");
    assert!(count == 0 || moves.contains(&said), "{at}: {said}");
}

/// What can be chosen about a thing can be chosen there.
fn is_lit(board: &str, subject: Option<&str>, at: &str) {
    let Some(subject) = subject else { return };
    let value = format!("value=\"{subject}\"");
    let mut things = board
        .split("<button ")
        .filter(|button| button.contains(&value));
    let lit = things.any(|button| button.split('>').next().unwrap().contains("data-lit"));
    assert!(lit, "{at} is not on the board");
}

#[test]
fn every_choice_is_on_the_board_in_games_of_chance() {
    let house = House::new();
    for seats in [3, 4, 5, 6] {
        house.play(seats, "random", "chance");
    }
}

#[test]
fn every_choice_is_on_the_board_in_games_that_are_meant() {
    House::new().play(3, "greedy", "meant");
}

/// A battle shows both sides, what their dice must show, and how it may end.
#[test]
fn a_battle_is_shown_from_both_sides() {
    let house = House::new();
    let none: (&[Listed], &[Suggested]) = (&[], &[]);
    let mut battles = 0;
    for word in ["a", "b", "c", "d", "e"] {
        let mut table = house.table_with(6, word, &[("galaxy", "dealt")]);
        let seed = Seed::from_word(word);
        let mut bots: Vec<_> = Seat::all(6)
            .map(|seat| house.game().player("random", seat, &seed).unwrap())
            .collect();
        for _ in 0..1_500 {
            let Some(seat) = table.to_act().first() else {
                break;
            };
            let typed: &Table<TwilightImperium> = table.as_any().downcast_ref().unwrap();
            let view = typed.view(Viewer::Public);
            if view.battle.is_some() {
                battles += 1;
                let drawn = house.draw(&*table, Viewer::Public, Lang::En, none);
                let over = drawn.over.unwrap().into_string();
                assert_eq!(over.matches("class=\"ti-force").count(), 2);
                assert!(over.contains("class=\"odds\""), "{over}");
                assert!(over.contains("ti-needs"));
            }
            let choice = bots[seat.index()].pick(&*table).unwrap();
            table.choose(seat, &[&choice]).unwrap();
        }
    }
    assert!(battles > 0, "no battle was looked at");
}

#[test]
fn every_component_is_drawn_whole_and_stands_on_one_shelf() {
    let house = House::new();
    let table = house.table(3, "whole");
    let board = house.boards.of("twilight-imperium");
    for lang in [Lang::En, Lang::It] {
        let voice = Voice::new(house.registry.words(), lang);
        let shelves = board.shelves(house.game(), voice);
        let counts: Vec<usize> = shelves.iter().map(|shelf| shelf.pieces.len()).collect();
        assert_eq!(counts, [10, 9, 43, 8, 30]);
        for piece in shelves.iter().flat_map(|shelf| &shelf.pieces) {
            check(&piece.drawn.clone().into_string(), &piece.name);
            assert!(piece.words.contains(&piece.name.to_lowercase()));
        }
        for subject in [
            "planet-quann",
            "tile-quann",
            "strategy-warfare",
            "objective-usurper",
        ] {
            let piece = board.piece(&*table, subject, voice).expect(subject);
            check(&piece.into_string(), subject);
        }
        for subject in ["h0", "s1", "nobody"] {
            assert!(board.piece(&*table, subject, voice).is_none());
        }
    }
    assert_eq!(board.symbol(&*table, "planet-quann"), Some("world"));
    check(&board.picture().into_string(), "the picture");
}

/// A system that someone points at tells what is there now; an empire tells of its
/// race sheet.
#[test]
fn systems_and_empires_are_looked_at_as_they_stand() {
    let house = House::new();
    let table = house.table_with(3, "look", &[("galaxy", "dealt")]);
    let board = house.boards.of("twilight-imperium");
    let typed: &Table<TwilightImperium> = table.as_any().downcast_ref().unwrap();
    let view = typed.view(Viewer::Public);
    for lang in [Lang::En, Lang::It] {
        let names: Vec<String> = (1..=3).map(|seat| format!("Player {seat}")).collect();
        let seats = faces(&names);
        let scene = Scene {
            voice: Voice::new(house.registry.words(), lang).with_names(&names),
            viewer: Viewer::Public,
            seats: &seats,
            choices: &[],
            rows: &[],
        };
        let look = |subject: &str| {
            let drawn = board.look(&*table, subject, &scene).expect(subject);
            let drawn = drawn.into_string();
            check(&drawn, subject);
            drawn
        };
        for system in &view.systems {
            let drawn = look(&Subject::Place(system.site.place).to_string());
            assert_eq!(
                drawn.matches("class=\"ti-prow\"").count(),
                system.planets.len()
            );
            assert_eq!(
                drawn.matches("class=\"ti-flotilla").count(),
                system.fleets.len()
            );
            for planet in &system.planets {
                look(&Subject::Planet(planet.planet).to_string());
            }
        }
        for seat in Seat::all(3) {
            assert!(look(&Subject::Player(seat).to_string()).contains("ti-areas"));
        }
    }
}

/// What lies still changes with the galaxy alone, and keys come to one system.
#[test]
fn what_lies_still_is_drawn_alike_for_all() {
    let house = House::new();
    let none: (&[Listed], &[Suggested]) = (&[], &[]);
    let table = house.table_with(6, "one", &[("galaxy", "dealt")]);
    let drawn = |viewer| still(&house.draw(&*table, viewer, Lang::En, none));
    let first = drawn(Viewer::Public);
    assert_eq!(first, drawn(Viewer::Seat(Seat::new(1).unwrap())));
    assert_eq!(first.matches("data-spot").count(), 37);
    assert_eq!(first.matches("tabindex=\"0\"").count(), 1);
}
