//! Bots use a right when they stand better after it, and keep it otherwise.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use bots::{Greedy, Search};
use engine::player::Player;
use engine::{Budget, Pace, Seat, Seed, Setup, Table};
use frontier::choice::Choice;
use frontier::{Frontier, Options};
use frontier_bots::{AMBITIONS, Ambitions};
use kit::facts;

const SEATS: usize = 4;

/// Every seat that has rights at the beginning of some games.
fn at_liberty() -> impl Iterator<Item = (Table<Frontier>, Seat)> {
    let begun = |number: u32| {
        let seed = Seed::from_word(&format!("rights {number}"));
        let setup = Setup::new(SEATS, Pace::Brisk);
        Table::new(facts::<Frontier>(), &Options::default(), setup, seed).unwrap()
    };
    (0..12).map(begun).flat_map(|table| {
        let seats = Seat::all(SEATS).filter(|seat| table.is_at_liberty(*seat));
        let seats: Vec<Seat> = seats.collect();
        seats.into_iter().map(move |seat| (table.clone(), seat))
    })
}

fn uses_windfalls_and_keeps_storms(mut bot: impl Player<Frontier>) {
    let (mut used, mut kept) = (0, 0);
    for (table, seat) in at_liberty() {
        bot.begin(&Seed::from_word("bot"), seat);
        let picked = table.consult_at_liberty(seat, &mut bot);
        // Three credits are worth more than a card; a storm that hurts nobody is
        // not.
        if table.liberties(seat).contains(&Choice::Windfall) {
            assert_eq!(picked, Some(Choice::Windfall));
            used += 1;
        } else {
            assert_eq!(picked, None);
            kept += 1;
        }
    }
    assert!(used > 3 && kept > 3, "{used} used, {kept} kept");
}

#[test]
fn greedy_uses_what_pays() {
    uses_windfalls_and_keeps_storms(Greedy::new(Ambitions, AMBITIONS.greedy));
}

#[test]
fn search_uses_what_pays() {
    let search = Search::new(Ambitions, Budget::Iterations(50), AMBITIONS);
    uses_windfalls_and_keeps_storms(search);
}
