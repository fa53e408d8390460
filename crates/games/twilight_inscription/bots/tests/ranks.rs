//! Games alone that end with the higher ranks, kept as files: it takes a bot that plans
//! to reach them.
//!
//! `UPDATE_EXPECT=1 cargo test -p orrery-twilight-inscription-bots --test ranks` looks
//! for those that are missing.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::path::PathBuf;

use bots::Evaluation;
use engine::log::Log;
use engine::registry::{AnyGame, Loaded, Request};
use engine::{AnyTable, Pace, Seat, Seed, Table, Viewer};
use kit::golden;
use kit::golden::keep;
use twilight_inscription::{Options, TwilightInscription};
use twilight_inscription_bots::{Drafts, with_bots};

/// A rank, the difficulty at which it is kept, and how many ways to write a step are
/// tried on the way to it: the best is followed, so that chance is known beforehand.
const RANKS: [(&str, &str, usize); 3] = [
    ("tins-end-rank-3", "easy", 1),
    ("tins-end-rank-4", "medium", 1),
    ("tins-end-rank-5", "hard", 8),
];

type Typed = Table<TwilightInscription>;

fn typed(table: &dyn AnyTable) -> &Typed {
    table.as_any().downcast_ref().unwrap()
}

/// Everyone writes until something else is done by all.
fn write(game: &dyn AnyGame, table: &mut Typed, seed: &Seed) {
    let moment = |table: &Typed| {
        let view = table.view(Viewer::Public);
        (view.round, view.stage)
    };
    let before = moment(table);
    let Some(seat) = table.to_act().first() else {
        return;
    };
    let mut bot = game.player("greedy", seat, seed).unwrap();
    while moment(table) == before {
        let choice = bot.pick(table).unwrap();
        AnyTable::choose(table, seat, &[&choice]).unwrap();
    }
}

/// What a table promises to the one who plays there.
fn worth(table: &Typed) -> i32 {
    let seat = Seat::new(0).unwrap();
    Drafts.worth(table.content(), table.world_of_seat(seat), seat)
}

/// The first game that ends like this.
fn ends((how, difficulty, ways): (&str, &str, usize)) -> Log {
    let game = with_bots(Loaded::<TwilightInscription>::load(None).unwrap());
    for number in 0..400 {
        let seed = Seed::from_word("ranks").child(number);
        let request = Request {
            seats: 1,
            pace: Pace::Brisk,
            options: [("difficulty".to_owned(), difficulty.to_owned())].into(),
            seed: seed.clone(),
        };
        let table = game.table(request).unwrap();
        let mut table = typed(&*table).clone();
        for step in 0.. {
            if table.to_act().is_empty() {
                break;
            }
            let tried = (0..ways).map(|way| {
                let mut table = table.clone();
                let luck = seed.child(step * 100 + way as u64);
                write(&game, &mut table, &luck);
                table
            });
            table = tried.max_by_key(worth).unwrap();
        }
        let log = table.log();
        if log.ending.as_deref() == Some(how) {
            return log;
        }
    }
    panic!("no game ends with {how}");
}

/// TINS-AIW-02 to TINS-AIW-04: the ranks from the third on, each at the first difficulty
/// that has it; all replay to the same digests.
#[test]
fn higher_ranks_are_kept_and_replay() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for rank in RANKS {
        keep(&folder, rank.0, || ends(rank)).unwrap();
        let log = std::fs::read_to_string(folder.join(format!("{}.log", rank.0))).unwrap();
        assert!(log.contains(&format!("difficulty={}", rank.1)), "{rank:?}");
    }
    let endings = RANKS.map(|(how, ..)| how);
    let games = golden::<TwilightInscription>(&folder, &Options::default(), &endings);
    assert_eq!(games.unwrap_or_else(|error| panic!("{error}")), RANKS.len());
}
