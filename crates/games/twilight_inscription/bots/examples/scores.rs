//! What bots score, sheet by sheet.
//!
//! `cargo run --release -p orrery-twilight-inscription-bots --example scores -- GAMES [seed=WORD] [OPTION=VALUE…] BOT…`:
//! a bot for each seat, who sits everywhere in turn. Prints for each kind of bot how
//! often it won, its points (least, quartiles, most), and the mean of each sheet.

#![allow(clippy::unwrap_used, reason = "a measurement")]

use std::collections::BTreeMap;

use engine::registry::{AnyGame, Loaded, Request};
use engine::{AnyTable, Pace, Seat, Seed, Table, Viewer};
use twilight_inscription::TwilightInscription;

#[derive(Default)]
struct Scores {
    wins: u32,
    totals: Vec<i32>,
    sheets: [i32; 4],
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().map_or(20, |games| games.parse().unwrap());
    let (options, names): (Vec<String>, Vec<String>) = args.partition(|arg| arg.contains('='));
    let mut options: BTreeMap<String, String> = options
        .iter()
        .filter_map(|option| option.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let word = options.remove("seed").unwrap_or("scores".to_owned());
    let load = || Loaded::<TwilightInscription>::load(None).unwrap();
    let game = twilight_inscription_bots::with_bots(load());
    let mut scores = BTreeMap::<&str, Scores>::new();
    let mut choices = 0_u64;
    for number in 0..games {
        let seed = Seed::from_word(&word).child(number);
        let request = Request {
            seats: names.len(),
            pace: Pace::Brisk,
            options: options.clone().into_iter().collect(),
            seed: seed.clone(),
        };
        let mut table = game.table(request).unwrap();
        let sits = |seat: Seat| names[(seat.index() + number as usize) % names.len()].as_str();
        let mut bots: Vec<_> = Seat::all(names.len())
            .map(|seat| game.player(sits(seat), seat, &seed).unwrap())
            .collect();
        // Who has answered in a window waits for the others.
        let asked = |table: &dyn AnyTable| {
            let mut seats = table.to_act().into_iter();
            seats.find(|seat| table.held_answer(*seat).is_empty())
        };
        while let Some(seat) = asked(&*table) {
            let choice = bots[seat.index()].pick(&*table).unwrap();
            table.choose(seat, &[&choice]).unwrap();
            choices += 1;
        }
        let typed: &Table<TwilightInscription> = table.as_any().downcast_ref().unwrap();
        let view = typed.view(Viewer::Public);
        let totals: Vec<i32> = view
            .players
            .iter()
            .map(|player| player.points.iter().sum())
            .collect();
        let most = totals.iter().max().unwrap();
        for (seat, player) in Seat::all(names.len()).zip(&view.players) {
            let own = scores.entry(sits(seat)).or_default();
            own.totals.push(totals[seat.index()]);
            own.wins += u32::from(totals[seat.index()] == *most);
            for (sum, points) in own.sheets.iter_mut().zip(player.points) {
                *sum += points;
            }
        }
    }
    println!("{} choices a game", choices / games.max(1));
    for (name, mut own) in scores {
        own.totals.sort_unstable();
        let played = own.totals.len();
        let at = |quarter: usize| own.totals[(played - 1) * quarter / 4];
        let mean = f64::from(own.totals.iter().sum::<i32>()) / played as f64;
        let sheets = own.sheets.map(|sum| f64::from(sum) / played as f64);
        println!(
            "{name}: {} of {games} games; mean {mean:.1}; {} {} {} {} {}; by sheet {sheets:.1?}",
            own.wins,
            at(0),
            at(1),
            at(2),
            at(3),
            at(4)
        );
    }
}
