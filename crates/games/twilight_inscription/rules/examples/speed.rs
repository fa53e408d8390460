//! How fast random games are: `cargo run --release -p orrery-twilight-inscription
//! --example speed`. Choices a second at six seats, the size of a state and how long a
//! copy of it takes at eight.

use std::hint::black_box;
use std::time::Instant;

use engine::content::Files;
use engine::{Dice, Game, Seed, Silence};
use twilight_inscription::{Options, TwilightInscription};

/// Games that are played.
const GAMES: u64 = 400;
/// Copies that are made.
const COPIES: u32 = 2_000_000;

fn main() {
    let files = Files::embedded(TwilightInscription::INFO.files);
    let content = match TwilightInscription::load(&files) {
        Ok(content) => content,
        Err(error) => return println!("{error}"),
    };
    let options = Options::default();
    let mut luck: u64 = 1;
    let mut choices = Vec::new();
    let (mut made, mut listed) = (0_u64, 0_u64);
    let start = Instant::now();
    for game in 0..GAMES {
        let mut dice = Dice::new(&Seed::from_word("speed").child(game));
        let Ok(mut state) = TwilightInscription::new(&content, &options, 6, &mut dice) else {
            return;
        };
        while let Some(seat) = state.to_act().first() {
            choices.clear();
            state.choices(&content, seat, &mut choices);
            listed += choices.len() as u64;
            luck = luck
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let pick = (luck >> 33) as usize % choices.len();
            state.apply(&content, seat, choices[pick], &mut dice, &mut Silence);
            made += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{made} choices in {GAMES} games, lists of {:.1}",
        listed as f64 / made as f64
    );
    println!("{:.0} choices a second", made as f64 / seconds);
    let mut dice = Dice::new(&Seed::from_word("speed"));
    let Ok(state) = TwilightInscription::new(&content, &options, 8, &mut dice) else {
        return;
    };
    let start = Instant::now();
    for _ in 0..COPIES {
        black_box(black_box(&state).clone());
    }
    let nanos = start.elapsed().as_nanos() / u128::from(COPIES);
    println!(
        "{} bytes, copied in {nanos} ns",
        size_of::<TwilightInscription>()
    );
}
