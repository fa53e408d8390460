//! How long merchants take to get rich, and who does.
//!
//! `cargo run --release -p orrery-merchant-of-venus-bots --example seasons -- GAMES BOT…`:
//! a bot for each seat. Prints who won, and own turns until the end.

#![allow(clippy::unwrap_used, reason = "a measurement")]

use engine::registry::{AnyGame, Loaded, Request};
use engine::{Pace, Seat, Seed};
use merchant_of_venus::MerchantOfVenus;

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().map_or(4, |games| games.parse().unwrap());
    let mut names: Vec<String> = args.collect();
    if names.is_empty() {
        names = vec!["greedy".to_owned(); 2];
    }
    let game = merchant_of_venus_bots::with_bots(Loaded::<MerchantOfVenus>::load(None).unwrap());
    let mut wins = vec![0; names.len()];
    for number in 0..games {
        let seed = Seed::from_word("seasons").child(number);
        let request = Request {
            seats: names.len(),
            pace: Pace::Brisk,
            options: Vec::new(),
            seed: seed.clone(),
        };
        let mut table = game.table(request).unwrap();
        // Everybody sits everywhere in turn.
        let sits = |seat: Seat| (seat.index() + number as usize) % names.len();
        let mut bots: Vec<_> = Seat::all(names.len())
            .map(|seat| game.player(&names[sits(seat)], seat, &seed).unwrap())
            .collect();
        let mut choices = 0;
        while let Some(seat) = table.to_act().first() {
            let choice = bots[seat.index()].pick(&*table).unwrap();
            table.choose(seat, &[&choice]).unwrap();
            choices += 1;
            if choices > 8_000 {
                break;
            }
        }
        let standing = table.standing();
        let winner = standing
            .outcome
            .as_ref()
            .and_then(|end| end.winners().first());
        if let Some(winner) = winner {
            wins[sits(winner)] += 1;
        }
        println!(
            "{number}: {choices} choices, round {}, won by {:?}, wealth {:?}",
            table.round(),
            winner.map(|seat| &names[sits(seat)]),
            standing.scores
        );
    }
    println!("{names:?} won {wins:?}");
}
