//! Bots bargain: they offer what does both good, take what does them good, and
//! never look into hands for it.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use bots::Greedy;
use engine::log::Audience;
use engine::player::Player;
use engine::{AnyTable, Pace, Seat, Seed, Setup, Swap, Table, Viewer, goods};
use frontier::deal::Bundle;
use frontier::view::Pending;
use frontier::{Frontier, Options};
use frontier_bots::{AMBITIONS, Ambitions};
use kit::facts;

fn begun(number: u32) -> Table<Frontier> {
    let seed = Seed::from_word(&format!("deals {number}"));
    let setup = Setup::new(3, Pace::Brisk);
    Table::new(facts::<Frontier>(), &Options::default(), setup, seed).unwrap()
}

fn bot(seat: Seat) -> Greedy<Frontier, Ambitions> {
    let mut bot = Greedy::new(Ambitions, AMBITIONS.greedy);
    bot.begin(&Seed::from_word("bot"), seat);
    bot
}

/// Whoever is on turn at the beginning.
fn mover(table: &Table<Frontier>) -> Seat {
    table.to_act().first().unwrap()
}

fn ask(table: &Table<Frontier>, with: Seat, gives: &str, gets: &str) -> (bool, &'static str) {
    let seat = mover(table);
    let mut table = table.clone();
    let swap = Swap {
        from: with,
        to: seat,
        gives: gives.parse().unwrap(),
        gets: gets.parse::<Bundle>().unwrap(),
    };
    let deal = table.offer(swap, "", Audience::Both).unwrap();
    let opinion = table.consult_about(seat, (with, deal), &mut bot(seat));
    let opinion = opinion.unwrap();
    (opinion.takes, opinion.why.key)
}

#[test]
fn what_does_good_is_taken_and_what_does_harm_is_not() {
    for number in 0..6 {
        let table = begun(number);
        let seat = mover(&table);
        let with = seat.next(3);
        assert_eq!(ask(&table, with, "2credits", "-"), (true, "bot-deal-good"));
        assert_eq!(ask(&table, with, "-", "1credits"), (false, "bot-deal-bad"));
        assert_eq!(
            ask(&table, with, "200credits", "-"),
            (false, "bot-deal-impossible")
        );
    }
}

/// The moments of a game that is played now so, now so, at which someone is on
/// turn.
fn turns(number: u32) -> Vec<(Table<Frontier>, Seat)> {
    let mut table = begun(number);
    let mut turns = Vec::new();
    for step in 0..400 {
        let Some(seat) = table.to_act().first() else {
            break;
        };
        if table.view(Viewer::Public).pending == Pending::Turn(seat) {
            turns.push((table.clone(), seat));
        }
        let list = table.choices(seat);
        table
            .choose(seat, &[list[(step * 7 + 3) % list.len()]])
            .unwrap();
    }
    turns
}

#[test]
fn what_is_offered_does_both_good() {
    let mut offered = 0;
    for (mut table, seat) in (0..4).flat_map(turns) {
        let Some(proposal) = table.consult_for_offer(seat, &mut bot(seat)) else {
            continue;
        };
        offered += 1;
        let swap = proposal.swap.clone();
        assert_eq!((swap.from, proposal.why.key), (seat, "bot-deal-both"));
        let own = AnyTable::wares(&table, Viewer::Seat(seat), seat);
        for (count, word) in goods::read(&swap.gives.to_string()).unwrap() {
            let ware = own.iter().find(|ware| ware.word == word).unwrap();
            assert!(count <= ware.most, "{word}");
        }
        // The other side agrees, where it has the cards that are wished for.
        let to = swap.to;
        let deal = table.offer(swap, "", Audience::Both).unwrap();
        let opinion = table.consult_about(to, (seat, deal), &mut bot(to));
        let said = opinion.unwrap().why.key;
        let agreed = matches!(said, "bot-deal-good" | "bot-deal-impossible");
        assert!(agreed, "{said}");
    }
    assert!(offered > 3, "{offered}");
}
