//! What Empires of Core Worlds look like at the start of each round, and the
//! points they end with: a line a player, for fitting the forecast.
//!
//! `cargo run --release -p orrery-core-worlds-bots --example forecast -- 4000 > rounds.csv`

use std::error::Error;
use std::io::Write;

use bots::Search;
use core_worlds::CoreWorlds;
use core_worlds::phase::Frame;
use core_worlds_bots::{FEATURES, Forecast, PROSPECTS, features};
use engine::content::Files;
use engine::player::{Eyes, Player, Random};
use engine::step::Stepped;
use engine::{Budget, Dice, Facts, Game, Seat, Seed, Silence};

/// How long each player thinks.
const TRIES: u32 = 100;

/// One choice in this many is left to luck, so that more than the best play is seen.
const WHIM: u64 = 12;

fn main() -> Result<(), Box<dyn Error>> {
    let games: u64 = std::env::args()
        .nth(1)
        .as_deref()
        .unwrap_or("100")
        .parse()?;
    let facts = Facts::<CoreWorlds>::load(&Files::embedded(CoreWorlds::INFO.files))?;
    let mut out = std::io::stdout().lock();
    for game in 0..games {
        let seats = 2 + (game % 4) as usize;
        let lines = play(&facts, seats, game, game % 3 == 0);
        for line in lines {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn play(facts: &Facts<CoreWorlds>, seats: usize, number: u64, draft: bool) -> Vec<String> {
    let content = &facts.content;
    let seed = Seed::from_word("forecast").child(number);
    let mut dice = Dice::new(&seed);
    let options = core_worlds::Options {
        pre_game_draft: draft,
    };
    let Ok(mut world) = CoreWorlds::new(content, &options, seats, &mut dice) else {
        return Vec::new();
    };
    let mut search = Search::<CoreWorlds, _>::new(Forecast, Budget::Iterations(TRIES), PROSPECTS);
    search.share_cores();
    let mut random = Random::default();
    let mut seen: Vec<(Seat, u8, [i32; FEATURES])> = Vec::new();
    let (mut round, mut step, mut choices) = (0, 0_u64, Vec::new());
    while let Some(seat) = world.to_act().first() {
        if world.round() != round && matches!(world.pending(), Some(Frame::Energy(_))) {
            round = world.round();
            let look = |seat| (seat, round, features(content, &world, seat));
            seen.extend(Seat::all(seats).map(look));
        }
        choices.clear();
        world.choices(content, seat, &mut choices);
        let pick = match choices.len() {
            1 => 0,
            _ => {
                step += 1;
                let eyes = Eyes::new(content, &world, seat);
                if step.wrapping_mul(0x9E37_79B9_7F4A_7C15) % WHIM == 0 {
                    Player::<CoreWorlds>::pick(&mut random, &eyes, &choices)
                } else {
                    search.begin(&seed.child(step), seat);
                    search.pick(&eyes, &choices)
                }
            }
        };
        world.apply(content, seat, choices[pick], &mut dice, &mut Silence);
    }
    let scores = world.standing(content).scores;
    let line = |(seat, round, features): (Seat, u8, [i32; FEATURES])| {
        let figures: Vec<String> = features.iter().map(i32::to_string).collect();
        format!("{round},{},{}", figures.join(","), scores[seat.index()])
    };
    seen.into_iter().map(line).collect()
}
