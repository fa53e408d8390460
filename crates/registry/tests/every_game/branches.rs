//! Tables that branch off another, in every game there is.

use engine::registry::{AnyGame, Request};
use engine::{AnyTable, Pace, Seat, Seed, Viewer};

const SEATS: usize = 3;

fn table(game: &dyn AnyGame) -> Box<dyn AnyTable> {
    let request = Request {
        seats: SEATS,
        pace: Pace::Brisk,
        options: Vec::new(),
        seed: Seed::from_word("trunk"),
    };
    game.table(request).unwrap()
}

/// Lets bots that know nothing make this many choices.
fn play(game: &dyn AnyGame, table: &mut dyn AnyTable, choices: usize) {
    let luck = Seed::from_word("whims");
    let mut bots: Vec<_> = Seat::all(SEATS)
        .map(|seat| game.player("random", seat, &luck).unwrap())
        .collect();
    for _ in 0..choices {
        let Some(seat) = table.to_act().first() else {
            return;
        };
        let choice = bots[seat.index()].pick(table).unwrap();
        table.choose(seat, &[&choice]).unwrap();
    }
}

fn view(table: &dyn AnyTable, seat: Seat) -> serde_json::Value {
    table.view_json(Viewer::Seat(seat)).unwrap()
}

/// The committed moments of a game: nobody has a draft there.
fn moments(game: &dyn AnyGame) -> impl Iterator<Item = Box<dyn AnyTable>> {
    let after = |choices| {
        let mut table = table(game);
        play(game, &mut *table, choices);
        table
    };
    (0..60).step_by(3).map(after).filter(|table| {
        let mut seats = Seat::all(SEATS);
        !table.is_over() && seats.all(|seat| table.drafted(seat).is_empty())
    })
}

#[test]
fn a_branch_looks_the_same_to_its_seat() {
    let registry = registry::load(None).unwrap();
    for game in registry.games() {
        let mut looked = 0;
        for trunk in moments(game) {
            for seat in Seat::all(SEATS) {
                let branch = trunk.branch(seat, Seed::from_word("branch"));
                assert_eq!(view(&*branch, seat), view(&*trunk, seat));
                let waits = |table: &dyn AnyTable| table.waiting(Viewer::Seat(seat));
                assert_eq!(waits(&*branch), waits(&*trunk));
                assert_ne!(branch.header().commitment, trunk.header().commitment);
                assert_eq!(branch.steps(), 0, "its own log begins here");
                looked += 1;
            }
        }
        assert!(looked > 5, "{}", game.info().id);
    }
}

/// Otherwise a branch would be a look into the others' hands.
#[test]
fn what_a_seat_cannot_know_is_dealt_anew() {
    let registry = registry::load(None).unwrap();
    for id in ["core-worlds", "intrigue"] {
        let game = registry.game(id).unwrap();
        let differs = moments(game).any(|trunk| {
            let (seat, other) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
            (0..8).any(|nth| {
                let branch = trunk.branch(seat, Seed::from_word(&format!("branch {nth}")));
                view(&*branch, other) != view(&*trunk, other)
            })
        });
        assert!(differs, "{id}");
    }
}

#[test]
fn the_log_of_a_branch_plays_it_again() {
    let registry = registry::load(None).unwrap();
    for game in registry.games() {
        for trunk in moments(game).take(4) {
            let seat = Seat::new(1).unwrap();
            let seed = Seed::from_word("branch");
            let mut branch = trunk.branch(seat, seed.clone());
            play(game, &mut *branch, 20);
            let mut again = trunk.branch(seat, seed);
            assert_eq!(again.resume(&branch.log()), None);
            assert_eq!(again.steps(), branch.steps());
            assert_eq!(again.standing(), branch.standing());
            let mut other = trunk.branch(seat, Seed::from_word("another"));
            assert!(branch.steps() == 0 || other.resume(&branch.log()).is_some());
            assert_eq!(other.frozen().is_some(), branch.steps() > 0);
        }
    }
}
