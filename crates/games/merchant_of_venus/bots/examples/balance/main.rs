//! Is the game fair, and is all of it of use?
//!
//! `cargo run --release -p orrery-merchant-of-venus-bots --example balance -- [GAMES]`:
//! that many games of `greedy` at each kind of table. Prints wins by race and by place in
//! the order of play, what Forts cost and took, how attacks ended, and which Goods and
//! Deeds nobody bought; then how often the Rastur win, by the wealth that is aimed at.
//! Tells what is outside its band, and fails where the figures behind that are designed
//! (`report::Judged`); a night runs it.

#![allow(clippy::unwrap_used, reason = "a measurement")]

mod report;

use std::process::ExitCode;

use engine::Facts;
use engine::content::Files;
use engine::{Game, game::Info};
use merchant_of_venus::options::Length;
use merchant_of_venus::{MerchantOfVenus, Options};
use report::{Origin, Report};
use strum::VariantArray;

/// How many games tell a race that is off from one that was unlucky.
const GAMES: u32 = 60;

const WAR: Options = Options {
    combat: true,
    forts: true,
    ..Options::USUAL
};

fn main() -> ExitCode {
    let games = std::env::args().nth(1);
    let games = games.map_or(GAMES, |games| games.parse().unwrap());
    let info: &Info = MerchantOfVenus::INFO;
    let facts = Facts::load(&Files::embedded(info.files)).unwrap();
    let mut sound = true;
    for played in [
        ("base game", Options::USUAL, 4),
        ("war", WAR, 4),
        ("war", WAR, 2),
    ] {
        let report = Report::of(&facts, played, games);
        println!("{report}");
        for finding in report.findings() {
            println!("{finding}");
            sound &= finding.judged.origin() == Origin::Printed;
        }
    }
    for (seats, length) in [2, 1].into_iter().flat_map(|seats| {
        let lengths = Length::VARIANTS.iter();
        lengths.map(move |length| (seats, *length))
    }) {
        let options = Options {
            length,
            rastur: true,
            ..Options::USUAL
        };
        let report = Report::of(&facts, ("Rastur", options, seats), games.div_ceil(4));
        let lost = ["mov-end-rastur", "mov-end-alone-lost"].map(|how| report.endings.get(how));
        let lost: u32 = lost.into_iter().flatten().sum();
        println!(
            "Rastur against {seats} for {length:?}: won {lost} of {} games",
            report.games
        );
    }
    match sound {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}
