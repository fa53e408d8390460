//! Draws the pages of four tables of Core Worlds in the middle of a game, for
//! everyone who looks, as often as is asked for: what drawing costs.
//! `cargo build --release -p orrery-registry --example drawing`, then
//! `valgrind --tool=callgrind target/release/examples/drawing 10`, which draws
//! 200 pages, and `callgrind_annotate --inclusive=yes`.

#![allow(clippy::unwrap_used, reason = "an example for developers")]

use engine::registry::{AnyGame, Request};
use engine::{AnyTable, Pace, Seat, Seed, Viewer};
use maud::html;
use web::parts::Colour;
use web::table::{Sight, Time};
use web::{SeatFace, Voice};

const SEATS: usize = 4;
const NAMES: [&str; SEATS] = ["Anna", "Bruno", "Carla", "Dario"];

fn main() {
    let times: usize = std::env::args().nth(1).unwrap().parse().unwrap();
    let registry = registry::load(None).unwrap();
    let boards = registry::boards();
    let game = registry.game("core-worlds").unwrap();
    let tables = [60, 70, 80, 90].map(|choices| after(game, choices));
    let names = NAMES.map(str::to_owned);
    let face = |seat: Seat| SeatFace {
        name: names[seat.index()].clone(),
        bot: false,
        open: false,
        colour: Colour::of(seat),
    };
    let seats: Vec<SeatFace> = Seat::all(SEATS).map(face).collect();
    let draw = |table: &dyn AnyTable, viewer| {
        let sight = Sight {
            id: "drawing",
            name: "Quiet comet 41",
            edition: "0",
            table,
            board: boards.of("core-worlds"),
            viewer,
            seats: &seats,
            voice: Voice::new(registry.words(), "en".parse().unwrap()).with_names(&names),
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
        let parts = sight.parts();
        parts.iter().map(|part| part.html.len()).sum::<usize>()
    };
    let mut bytes = 0;
    for table in (0..times).flat_map(|_| &tables) {
        bytes += Viewer::all(SEATS)
            .map(|viewer| draw(&**table, viewer))
            .sum::<usize>();
    }
    println!("{bytes} bytes");
}

/// A table after this many choices, taken from here and there in the lists.
fn after(game: &dyn AnyGame, choices: usize) -> Box<dyn AnyTable> {
    let request = Request {
        seats: SEATS,
        pace: Pace::Brisk,
        options: Vec::new(),
        seed: Seed::from_word("drawing"),
    };
    let mut table = game.table(request).unwrap();
    for made in 0..choices {
        let seat = table.to_act().first().unwrap();
        let listed = table.listed(seat);
        let choice = &listed[made * 7 % listed.len()].notation;
        table.choose(seat, &[choice]).unwrap();
    }
    table
}
