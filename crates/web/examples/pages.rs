//! Draws the pages around the table, without a server:
//! `cargo run -p orrery-web --example pages -- /tmp/pages`
//!
//! Writes every page in both languages and themes into the folder. The style
//! sheet is put into each, so that the files stand alone.

#![allow(clippy::unwrap_used, reason = "an example for developers")]

use std::path::Path;

use engine::i18n::Lang;
use engine::ledger::Ledger;
use engine::registry::{AnyGame, Registry, Request};
use engine::{AnyTable, Pace, Seat, Seed, Viewer};
use maud::{Markup, html};
use web::lobby::{GameCard, Lobby, TableRow, TableState};
use web::parts::Colour;
use web::replay::Replay;
use web::setup::SetupPage;
use web::table::{Sight, Time};
use web::{Boards, Frame, SeatFace, Theme, Voice, help, join};

fn main() {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let registry = registry::load(None).unwrap();
    let boards = registry::boards();
    let game = registry.game("core-worlds").unwrap();
    let tables = [
        played(game, 260),
        played(registry.game("bazaar").unwrap(), 20),
    ];
    for lang in Lang::ALL {
        for theme in [Theme::Dark, Theme::Light] {
            let frame = Frame {
                voice: Voice::new(registry.words(), lang),
                theme,
                here: "/",
                name: "Giulia",
            };
            for (name, page) in pages(&registry, &boards, &tables, &frame) {
                let file = format!("{name}-{lang}-{}.html", theme.name());
                std::fs::write(Path::new(&folder).join(file), alone(&page)).unwrap();
            }
        }
    }
}

/// The page with its style inside.
fn alone(page: &Markup) -> String {
    let path = &web::assets::STYLE.path;
    let link = format!("<link rel=\"stylesheet\" href=\"{path}\">");
    let style = format!("<style>{}</style>", web::assets::STYLE.body);
    page.0.replace(&link, &style)
}

/// A game in the middle, as greedy bots play it.
fn played(game: &dyn AnyGame, choices: usize) -> Box<dyn AnyTable> {
    let seed = Seed::from_word("pages");
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
    for _ in 0..choices {
        let Some(seat) = table.to_act().first() else {
            break;
        };
        let choice = bots[seat.index()].pick(&*table).unwrap();
        let revision = table.revision(Viewer::Seat(seat));
        table.choose(seat, revision, &[&choice]).unwrap();
    }
    table
}

fn pages(
    registry: &Registry,
    boards: &Boards,
    [large, small]: &[Box<dyn AnyTable>; 2],
    frame: &Frame<'_>,
) -> Vec<(&'static str, Markup)> {
    let game = registry.game("core-worlds").unwrap();
    let info = game.info();
    let board = boards.of(info.id);
    let ledgers: Vec<Ledger> = info
        .ledgers
        .iter()
        .map(|(file, text)| Ledger::parse(file, text).unwrap())
        .collect();
    let infos: Vec<_> = registry.games().map(|game| game.info()).collect();
    let setup = |wrong: Option<String>| SetupPage {
        game,
        board,
        seats: 3,
        filled: &[],
        wrong,
    };
    let words = |query| help::rules(frame, info, board.class(), &ledgers, query);
    let wrong = "This code is for no table here.";
    vec![
        ("lobby", lobby(registry, boards, rows(), None).page(frame)),
        (
            "lobby-new",
            lobby(registry, boards, Vec::new(), Some(wrong.to_owned())).page(frame),
        ),
        ("setup", setup(None).page(frame)),
        ("setup-wrong", setup(Some(wrong.to_owned())).page(frame)),
        ("join", join::page(frame, Some(wrong))),
        ("rules-index", help::index(frame, &infos)),
        ("rules", words("")),
        ("rules-word", words("energy")),
        ("rules-id", words("cw-zon-03")),
        ("rules-none", words("chocolate")),
        ("components", help::components(frame, game, board, "")),
        ("wrong", help::wrong(frame, "No such table", wrong)),
        ("replay", replay(&**large, boards, frame)),
        ("replay-words", replay(&**small, boards, frame)),
    ]
}

fn lobby<'a>(
    registry: &'a Registry,
    boards: &'a Boards,
    tables: Vec<TableRow>,
    wrong: Option<String>,
) -> Lobby<'a> {
    let card = |game: &'a dyn AnyGame| GameCard {
        game,
        board: boards.of(game.info().id),
        small: !boards.has(game.info().id),
    };
    Lobby {
        games: registry.games().map(card).collect(),
        tables,
        earlier: false,
        later: None,
        wrong,
    }
}

fn rows() -> Vec<TableRow> {
    let seat = |nth: u8, name: &str| {
        let colour = Colour::of(Seat::new(nth.into()).unwrap());
        (colour, colour.emblem(), name.to_owned())
    };
    let row = |title, class, crumbs: &[&str], state| TableRow {
        id: "quiet-comet".to_owned(),
        title,
        class,
        crumbs: crumbs.iter().map(|&crumb| crumb.to_owned()).collect(),
        seats: vec![seat(0, "Giulia"), seat(1, "Elena"), seat(2, "Bot")],
        state,
        changed: 1_763_200_000,
    };
    vec![
        row(
            "core-worlds-title",
            "g-core",
            &["Round 6 of 10", "Action phase"],
            TableState::YourMove,
        ),
        row(
            "core-worlds-title",
            "g-core",
            &["Round 2 of 10", "Energy phase"],
            TableState::Waiting(vec!["Marco".to_owned(), "Elena".to_owned()]),
        ),
        row("bazaar-title", "g-plain", &[], TableState::OpenSeats),
        row(
            "core-worlds-title",
            "g-core",
            &["Round 10 of 10"],
            TableState::Over(vec!["Elena".to_owned()]),
        ),
    ]
}

fn replay(table: &dyn AnyTable, boards: &Boards, frame: &Frame<'_>) -> Markup {
    let names = ["Giulia", "Elena", "Bot"].map(str::to_owned);
    let faces: Vec<SeatFace> = Seat::all(3)
        .map(|seat| SeatFace {
            name: names[seat.index()].clone(),
            bot: seat.index() == 2,
            colour: Colour::of(seat),
        })
        .collect();
    let viewer = Viewer::Seat(Seat::new(0).unwrap());
    let moment = table.story(viewer, 0).len();
    let menu = html! {};
    let eyes: Vec<(Viewer, String)> = Viewer::all(3)
        .map(|viewer| {
            let name = viewer.seat().map(|seat| names[seat.index()].clone());
            (viewer, name.unwrap_or_else(|| "Everybody".to_owned()))
        })
        .collect();
    let replay = Replay {
        sight: Sight {
            id: "quiet-comet",
            table,
            board: boards.of(table.info().id),
            viewer,
            seats: &faces,
            voice: frame.voice.with_names(&names),
            read: 0,
            said: &[],
            time: Time::Past(moment),
            curtain: None,
            menu: &menu,
            stopped: false,
        },
        moment,
        last: moment + 73,
        eyes: &eyes,
        may_branch: true,
        redealt: true,
    };
    replay.page(frame)
}
