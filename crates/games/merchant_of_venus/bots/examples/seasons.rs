//! How long merchants take to get rich, who does, and what they buy for it.
//!
//! `cargo run --release -p orrery-merchant-of-venus-bots --example seasons -- GAMES [seed=WORD] [OPTION=VALUE…] BOT…`:
//! a bot for each seat; `plain-greedy` thinks of neither Forts nor weapons. Prints every
//! game, then the winner's own turns until the end, how games ended, and what was bought,
//! built and attacked.

#![allow(clippy::unwrap_used, reason = "a measurement")]

use std::collections::BTreeMap;

use engine::registry::{AnyGame, Loaded, Request};
use engine::{Pace, Seat, Seed};
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus_bots::Temper;

/// No game of sensible players takes as many choices.
const CUT_OFF: u32 = 8_000;

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().map_or(4, |games| games.parse().unwrap());
    let (options, mut names): (Vec<String>, Vec<String>) = args.partition(|arg| arg.contains('='));
    if names.is_empty() {
        names = vec!["greedy".to_owned(); 2];
    }
    let mut word = "seasons".to_owned();
    let mut options: Vec<(String, String)> = options
        .iter()
        .filter_map(|option| option.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    options.retain(|(name, value)| {
        let is_seed = name == "seed";
        if is_seed {
            word.clone_from(value);
        }
        !is_seed
    });
    let load = || Loaded::<MerchantOfVenus>::load(None).unwrap();
    let game = merchant_of_venus_bots::with_bots(load());
    let plain = merchant_of_venus_bots::with_temper(load(), Temper::Plain);
    let sit = |name: &str, seat: Seat, seed: &Seed| match name.strip_prefix("plain-") {
        Some(name) => plain.player(name, seat, seed).unwrap(),
        None => game.player(name, seat, seed).unwrap(),
    };
    let mut wins = vec![0; names.len()];
    let mut turns = Vec::new();
    let mut endings = BTreeMap::<String, u32>::new();
    let mut bought = BTreeMap::<String, u32>::new();
    for number in 0..games {
        let seed = Seed::from_word(&word).child(number);
        let request = Request {
            seats: names.len(),
            pace: Pace::Brisk,
            options: options.clone(),
            seed: seed.clone(),
        };
        let mut table = game.table(request).unwrap();
        // Everybody sits everywhere in turn.
        let sits = |seat: Seat| (seat.index() + number as usize) % names.len();
        let mut bots: Vec<_> = Seat::all(names.len())
            .map(|seat| sit(&names[sits(seat)], seat, &seed))
            .collect();
        let mut choices = 0;
        while let Some(seat) = table.to_act().first() {
            let choice = bots[seat.index()].pick(&*table).unwrap();
            let kept = [
                "ship:", "buy:", "deed:", "factory:", "fort:", "refort:", "attack:", "swindle:",
                "revolt:",
            ];
            if kept.iter().any(|kind| choice.starts_with(kind)) {
                let what = match choice.split_once(':') {
                    Some(("deed" | "factory" | "fort" | "refort" | "swindle", _)) => {
                        &choice[..choice.find(':').unwrap()]
                    }
                    Some(("attack", of)) if of.starts_with('s') => "attack:ship",
                    _ => &choice,
                };
                let war = ["fort", "refort", "swindle"].contains(&what)
                    || ["attack:", "revolt:", "buy:laser", "buy:nova"]
                        .iter()
                        .any(|kind| what.starts_with(kind));
                // Of war it matters who wages it.
                let key = match war {
                    true => format!("{} {what}", names[sits(seat)]),
                    false => what.to_owned(),
                };
                *bought.entry(key).or_default() += 1;
            }
            table.choose(seat, &[&choice]).unwrap();
            choices += 1;
            if choices > CUT_OFF {
                break;
            }
        }
        let standing = table.standing();
        let end = standing.outcome.as_ref();
        let winner = end.and_then(|end| end.winners().first());
        if let Some(winner) = winner {
            wins[sits(winner)] += 1;
        }
        let ending = end.map_or("cut off", |end| end.how).to_owned();
        *endings.entry(ending).or_default() += 1;
        turns.push(table.round());
        println!(
            "{number}: {choices} choices, round {}, won by {:?}, wealth {:?}",
            table.round(),
            winner.map(|seat| &names[sits(seat)]),
            standing.scores
        );
    }
    turns.sort_unstable();
    println!("{names:?} won {wins:?}");
    if let (Some(least), Some(most)) = (turns.first(), turns.last()) {
        let median = turns[turns.len() / 2];
        println!("turns {least} to {most}, median {median}; endings {endings:?}");
    }
    println!("bought {bought:?}");
}
