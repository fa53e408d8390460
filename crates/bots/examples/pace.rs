//! How many tries a search makes in a second, on one core, in the toy games.
//!
//! Searches at the moments of a random game and prints a line a game.

#![allow(clippy::expect_used, reason = "a measurement may stop")]

use std::time::{Duration, Instant};

use bots::{ByStanding, Playout, Search, Settings};
use conformance::{Bazaar, Intrigue, Sealed};
use engine::content::Files;
use engine::player::{Eyes, Player, Random};
use engine::{Budget, Dice, Facts, Game, Seed, Silence};

/// Tries for a decision.
const TRIES: u32 = 2000;

/// How long each game is measured.
const TIME: Duration = Duration::from_secs(2);

fn main() {
    let playout = |playout| Settings {
        playout,
        ..Settings::default()
    };
    for (name, settings) in [
        ("no playout", playout(Playout::Stop)),
        ("40 choices", playout(Playout::On(40))),
    ] {
        let bazaar = measure::<Bazaar>(&conformance::bazaar::Options { rounds: 8 }, settings);
        println!("bazaar, {name}: {bazaar:.0} tries/s");
        let intrigue = measure::<Intrigue>(&conformance::intrigue::Options { target: 7 }, settings);
        println!("intrigue, {name}: {intrigue:.0} tries/s");
        let sealed = measure::<Sealed>(&conformance::sealed::Options { rounds: 3 }, settings);
        println!("sealed, {name}: {sealed:.0} tries/s");
    }
}

/// Tries a second.
fn measure<G: Game>(options: &G::Options, settings: Settings) -> f64 {
    let facts = Facts::<G>::load(&Files::embedded(G::INFO.files)).expect("sound facts");
    let content = &facts.content;
    let mut search = Search::new(ByStanding, Budget::Iterations(TRIES), settings);
    Player::<G>::share_cores(&mut search);
    let (mut tries, mut took) = (0, Duration::ZERO);
    for game in 0.. {
        let seed = Seed::from_word(&format!("pace {game}"));
        let mut dice = Dice::new(&seed);
        let mut state = G::new(content, options, 4, &mut dice).expect("four can play");
        let mut random = Random::default();
        let mut choices = Vec::new();
        while let Some(seat) = state.to_act().first() {
            choices.clear();
            state.choices(content, seat, &mut choices);
            let mut pick = 0;
            if choices.len() > 1 {
                let eyes = Eyes::new(content, &state, seat);
                // From nothing every time: what is kept would cost nothing.
                search.begin(&seed, seat);
                let start = Instant::now();
                search.pick(&eyes, &choices);
                took += start.elapsed();
                tries += search.tries();
                pick = Player::<G>::pick(&mut random, &eyes, &choices);
            }
            state.apply(content, seat, choices[pick], &mut dice, &mut Silence);
        }
        if took > TIME {
            break;
        }
    }
    tries as f64 / took.as_secs_f64()
}
