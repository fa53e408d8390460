//! Are the sheets and cards that we designed fair? What greedy players score with each
//! faction and on each variant of a sheet, and how often objectives are completed.
//!
//! `cargo run --profile night -p orrery-twilight-inscription-bots --example fairness -- [GAMES]`.
//! Fails where something lies outside its band.

#![allow(clippy::unwrap_used, reason = "a measurement")]

use std::collections::BTreeMap;
use std::process::ExitCode;

use engine::registry::{AnyGame, Loaded, Request};
use engine::{Pace, Seat, Seed, Table, Viewer};
use strum::VariantArray;
use twilight_inscription::TwilightInscription;
use twilight_inscription::ids::Sheet;

/// Players at a table.
const SEATS: usize = 4;
/// By how many points the mean of a faction may differ from that of all.
const FACTIONS: f64 = 6.0;
/// And what a variant of a sheet brings on that sheet.
const VARIANTS: f64 = 4.0;
/// The share of the seats that complete an objective, where it lies out.
const OBJECTIVES: std::ops::RangeInclusive<f64> = 0.15..=0.85;
/// What chance alone does to a mean of these many scores is not held against anyone:
/// twice the standard error.
const ERRORS: f64 = 2.0;

/// Points of some kind of thing.
#[derive(Default, Clone)]
struct Sum {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, points: f64) {
        self.count += 1.0;
        self.sum += points;
        self.squares += points * points;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// How far the mean is known.
    fn error(&self) -> f64 {
        let variance = self.squares / self.count.max(1.0) - self.mean() * self.mean();
        (variance.max(0.0) / self.count.max(1.0)).sqrt()
    }
}

/// What was found, and what lies outside.
#[derive(Default)]
struct Report {
    all: Sum,
    factions: BTreeMap<String, Sum>,
    variants: BTreeMap<(Sheet, String), Sum>,
    sheets: BTreeMap<Sheet, Sum>,
    objectives: BTreeMap<String, Sum>,
    outside: Vec<String>,
}

impl Report {
    fn look(&mut self, table: &Table<TwilightInscription>) {
        let view = table.view(Viewer::Public);
        for player in &view.players {
            let total = f64::from(player.points.iter().sum::<i32>());
            self.all.add(total);
            let faction = player.faction.map(|faction| faction.to_string());
            let faction = self.factions.entry(faction.unwrap_or_default());
            faction.or_default().add(total);
            for sheet in Sheet::VARIANTS {
                let points = f64::from(player.points[*sheet as usize]);
                let variant = player.variants[*sheet as usize].clone();
                let own = self.variants.entry((*sheet, variant)).or_default();
                own.add(points);
                self.sheets.entry(*sheet).or_default().add(points);
                let (objective, _) = view.objectives[*sheet as usize];
                let done = f64::from(player.sheets.objectives[*sheet as usize] > 0);
                let objective = self.objectives.entry(objective.to_string());
                objective.or_default().add(done);
            }
        }
    }

    fn hold(&mut self, what: &str, found: f64, error: f64, band: f64) {
        if found.abs() - ERRORS * error > band {
            self.outside.push(format!("{what} {found:+.1}"));
        }
    }

    fn tell(&mut self) {
        println!(
            "{:.1} points in the mean of {} seats",
            self.all.mean(),
            self.all.count
        );
        println!("\nFactions, from the mean of all (band {FACTIONS}):");
        for (name, sum) in self.factions.clone() {
            let apart = sum.mean() - self.all.mean();
            println!(
                "  {name:24} {apart:+6.1} ± {:.1}  ({} times)",
                sum.error(),
                sum.count
            );
            self.hold(&name, apart, sum.error(), FACTIONS);
        }
        println!("\nVariants, from the mean of their sheet (band {VARIANTS}):");
        for ((sheet, variant), sum) in self.variants.clone() {
            let apart = sum.mean() - self.sheets[&sheet].mean();
            println!("  {sheet} {variant:12} {apart:+6.1} ± {:.1}", sum.error());
            self.hold(&format!("{sheet} {variant}"), apart, sum.error(), VARIANTS);
        }
        println!("\nObjectives, by the share of seats that complete them:");
        for (name, sum) in self.objectives.clone() {
            println!("  {name:24} {:.0} %", 100.0 * sum.mean());
            let (low, high) = (
                sum.mean() - ERRORS * sum.error(),
                sum.mean() + ERRORS * sum.error(),
            );
            if high < *OBJECTIVES.start() || low > *OBJECTIVES.end() {
                self.outside
                    .push(format!("{name} {:.0} %", 100.0 * sum.mean()));
            }
        }
    }
}

fn play(game: &dyn AnyGame, number: u64, report: &mut Report) {
    let seed = Seed::from_word("balance").child(number);
    let request = Request {
        seats: SEATS,
        pace: Pace::Brisk,
        options: vec![("side".to_owned(), "a".to_owned())],
        seed: seed.clone(),
    };
    let mut table = game.table(request).unwrap();
    let mut bots: Vec<_> = Seat::all(SEATS)
        .map(|seat| game.player("greedy", seat, &seed).unwrap())
        .collect();
    while let Some(seat) = table.to_act().first() {
        let choice = bots[seat.index()].pick(&*table).unwrap();
        table.choose(seat, &[&choice]).unwrap();
    }
    report.look(table.as_any().downcast_ref().unwrap());
}

fn main() -> ExitCode {
    let games = std::env::args()
        .nth(1)
        .map_or(300, |games| games.parse().unwrap());
    let game = Loaded::<TwilightInscription>::load(None).unwrap();
    let game = twilight_inscription_bots::with_bots(game);
    let mut report = Report::default();
    for number in 0..games {
        play(&game, number, &mut report);
        if (number + 1) % 50 == 0 {
            eprintln!("{} of {games} games", number + 1);
        }
    }
    report.tell();
    match report.outside.as_slice() {
        [] => ExitCode::SUCCESS,
        outside => {
            println!("\nOutside their bands: {}", outside.join(", "));
            ExitCode::FAILURE
        }
    }
}
