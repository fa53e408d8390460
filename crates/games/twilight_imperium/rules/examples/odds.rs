//! How long the odds of a battle take: `cargo run --release -p
//! orrery-twilight-imperium --example odds`.

use std::hint::black_box;
use std::time::Instant;

use engine::Game;
use engine::content::Files;
use twilight_imperium::TwilightImperium;
use twilight_imperium::odds::{Fight, odds, quick};

/// Usual battles, one with a barrage, and the largest.
const FIGHTS: [&str; 5] = [
    "1 cruiser vs 1 cruiser",
    "3 cruiser 4 fighter vs 2 dreadnought 3 fighter 1 pds",
    "2 dreadnought 3 cruiser 1 carrier 3 fighter vs 3 dreadnought 2 cruiser 1 carrier 4 fighter",
    "2 destroyer 3 cruiser 4 fighter vs 2 destroyer 2 cruiser 5 fighter",
    "5 dreadnought 8 cruiser 11 fighter vs 5 dreadnought 8 cruiser 11 fighter",
];
const TIMES: u32 = 2_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let content = TwilightImperium::load(&Files::embedded(TwilightImperium::INFO.files))?;
    for text in FIGHTS {
        let fight = Fight::read(&content, text).map_err(|why| why.text.key)?;
        let time = |what: &dyn Fn()| {
            let start = Instant::now();
            (0..TIMES).for_each(|_| what());
            start.elapsed().as_secs_f64() / f64::from(TIMES) * 1e6
        };
        let whole = time(&|| {
            black_box(odds(black_box(&fight)));
        });
        let kept = time(&|| {
            black_box(quick(black_box(&fight)));
        });
        println!("{whole:8.2} µs, {kept:.2} µs once known: {text}");
    }
    Ok(())
}
