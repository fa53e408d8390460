//! Draws the page of a table in the middle of a game, without a server:
//! `cargo run -p orrery-registry --example preview -- core-worlds 120 en dark > page.html`
//!
//! Words: the game, after how many choices of greedy bots, language, theme, a
//! word to shuffle by, how many play, and options such as `pre-game-draft=yes`;
//! `bots=random` lets others play. In place of the number, a word of the crumbs
//! stops where they say it: `Battle`, or `Battle:40` for the fortieth such choice.
//! The style sheet is put into the page, so that the file stands alone. With
//! `shelves` in place of the number, the lobby's picture and every component.

#![allow(clippy::unwrap_used, reason = "an example for developers")]

use engine::registry::Request;
use engine::{Pace, Seat, Seed, Viewer};
use maud::html;
use web::parts::Colour;
use web::table::{Sight, Time};
use web::{Reader, Scene, SeatFace, Theme, Voice};

const NAMES: [&str; 6] = ["Giulia", "Elena", "Bot", "Marco", "Anna", "Paolo"];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |nth: usize, usual: &str| words.get(nth).map_or(usual.to_owned(), Clone::clone);
    let registry = registry::load(None).unwrap();
    let boards = registry::boards();
    let game = registry.game(&word(0, "core-worlds")).unwrap();
    let seats = word(5, "3").parse().unwrap();
    let options = words.get(6..).unwrap_or_default().iter();
    let options = options.filter_map(|word| word.split_once('='));
    let (bots, options): (Vec<_>, Vec<_>) = options.partition(|(key, _)| *key == "bots");
    let bot = bots.first().map_or("greedy", |(_, bot)| *bot);
    let seed = Seed::from_word(&word(4, "preview"));
    let mut table = game
        .table(Request {
            seats,
            pace: Pace::Brisk,
            options: options
                .into_iter()
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
            seed: seed.clone(),
        })
        .unwrap();
    let mut bots: Vec<_> = Seat::all(seats)
        .map(|seat| game.player(bot, seat, &seed).unwrap())
        .collect();
    let names: Vec<String> = NAMES[..seats]
        .iter()
        .map(|name| (*name).to_owned())
        .collect();
    let faces: Vec<SeatFace> = Seat::all(seats)
        .map(|seat| SeatFace {
            name: names[seat.index()].clone(),
            bot: seat.index() == 2,
            open: false,
            colour: Colour::of(seat),
        })
        .collect();
    let voice = Voice::new(registry.words(), word(2, "en").parse().unwrap()).with_names(&names);
    let reader = Reader {
        voice,
        theme: Theme::named(&word(3, "dark")),
        here: "/",
        name: "Giulia",
        known: true,
    };
    let steps = word(1, "100");
    let whole = steps == "shelves";
    let (wanted, mut times) = match steps.split_once(':') {
        Some((wanted, times)) => (wanted.to_owned(), times.parse().unwrap()),
        None => (steps.clone(), 1),
    };
    let mut left = match steps.parse() {
        Ok(left) => left,
        Err(_) if whole => 0,
        Err(_) => usize::MAX,
    };
    while let Some(seat) = table.to_act().first().filter(|_| left > 0) {
        if left > 1_000_000 {
            let scene = Scene {
                voice,
                viewer: Viewer::Seat(seat),
                seats: &faces,
                choices: &[],
                rows: &[],
            };
            let drawn = boards.of(game.info().id).draw(&*table, &scene).unwrap();
            times -= usize::from(drawn.crumbs.contains(&wanted));
            if times == 0 {
                break;
            }
        }
        let choice = bots[seat.index()].pick(&*table).unwrap();
        table.choose(seat, &[&choice]).unwrap();
        left -= 1;
    }
    let seat = table.to_act().first().or_else(|| Seat::new(0)).unwrap();
    let sight = Sight {
        id: "preview",
        name: "Quiet comet 41",
        edition: "0",
        table: &*table,
        board: boards.of(game.info().id),
        viewer: Viewer::Seat(seat),
        seats: &faces,
        voice,
        read: 0,
        orders: None,
        said: &[],
        words_of_bots: &|_| None,
        whys_of_bots: &|_, _| Vec::new(),
        time: Time::Now,
        curtain: None,
        menu: &|| html! {},
        again: None,
        may_play_again: false,
        invites: false,
        stopped: false,
        imported: false,
        known: false,
    };
    let page = if whole {
        let board = boards.of(game.info().id);
        let body = html! {
            main class="read" {
                (board.picture())
                @for shelf in board.shelves(game, voice) {
                    h2 { (shelf.title) }
                    div class="shelf" { @for piece in shelf.pieces { (piece.drawn) } }
                }
            }
        };
        reader.page("", Some(board), &body)
    } else {
        sight.page(&reader)
    };
    let mut page = page.into_string();
    for style in [
        Some(&*web::assets::STYLE),
        boards.of(game.info().id).style(),
    ] {
        let Some(style) = style else { continue };
        let link = format!("<link rel=\"stylesheet\" href=\"{}\">", style.path);
        page = page.replace(
            &link,
            &format!("<style>{}</style>", String::from_utf8_lossy(&style.body)),
        );
    }
    print!("{page}");
}
