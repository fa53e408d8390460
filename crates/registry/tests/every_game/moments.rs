//! Moments that are past, in every game there is: from memory they are what the
//! log up to there replays to.

use engine::log::Log;
use engine::registry::{AnyGame, Request};
use engine::{AnyTable, Pace, Seat, Seed, Viewer};

const SEATS: usize = 3;

/// Bots that know nothing may never bring a game to its end: then this much of it
/// will do.
const LONGEST: usize = 1500;

/// What all chance of these games follows from.
fn seed() -> Seed {
    Seed::from_word("moments")
}

/// A game of bots that know nothing, whole if it ends.
fn played(game: &dyn AnyGame, pace: Pace) -> Box<dyn AnyTable> {
    let request = Request {
        seats: SEATS,
        pace,
        options: Vec::new(),
        seed: seed(),
    };
    let mut table = game.table(request).unwrap();
    let luck = Seed::from_word("whims");
    let mut bots: Vec<_> = Seat::all(SEATS)
        .map(|seat| game.player("random", seat, &luck).unwrap())
        .collect();
    let endless = game.info().cut_off.is_some();
    while !(table.is_over() || endless && table.steps() >= LONGEST) {
        let mut asked = table.to_act().into_iter();
        let seat = asked.find(|seat| table.held_answer(*seat).is_empty());
        let seat = seat.unwrap();
        let choice = bots[seat.index()].pick(&*table).unwrap();
        table.choose(seat, &[&choice]).unwrap();
        if table.all_have_answered() {
            table.close_window();
        }
    }
    table
}

fn assert_same(past: &dyn AnyTable, other: &dyn AnyTable) {
    assert_eq!(past.log(), other.log());
    assert_eq!(past.to_act(), other.to_act());
    assert_eq!(past.standing(), other.standing());
    for viewer in Viewer::all(SEATS) {
        let seen = |table: &dyn AnyTable| table.view_json(viewer).unwrap();
        assert_eq!(seen(past), seen(other));
        assert_eq!(past.story(viewer, 0), other.story(viewer, 0));
        assert_eq!(past.waiting(viewer), other.waiting(viewer));
    }
    for seat in Seat::all(SEATS) {
        assert_eq!(past.question(seat), other.question(seat));
        assert_eq!(past.listed(seat), other.listed(seat));
    }
}

#[test]
fn a_moment_from_memory_is_what_its_log_replays_to() {
    let registry = registry::load(None).unwrap();
    for game in registry.games() {
        for pace in [Pace::Brisk, Pace::Strict] {
            let table = played(game, pace);
            let log = table.log();
            for step in (0..=table.steps()).step_by(table.steps() / 9 + 1) {
                let past = table.at_or_after(step, &|_| true).unwrap();
                let cut = Log {
                    entries: log.entries[..step].to_vec(),
                    ending: None,
                    seed: None,
                    ..log.clone()
                };
                let (other, divergence) = game.replay(&cut, seed()).unwrap();
                assert_eq!(divergence, None);
                assert_same(&*past, &*other);
            }
        }
    }
}
