//! Rounds and turns (FRO-10 to FRO-21).

use engine::{Game, SeatSet};
use kit::position::{S1, S2, S3};

use super::{Layout as _, hex, table};
use crate::card::Card;
use crate::choice::Choice;
use crate::event::FrontierEvent;
use crate::view::Pending;

/// FRO-10: another player is first in the next round, with all orders, and
/// storms and pacts are over.
#[test]
fn a_new_round_begins_with_the_next_player() {
    let mut table = table(3);
    table.put(8, S1, (1, 1));
    table.game.storms = table.game.storms.with(3);
    table.game.player_mut(S1).pacts = SeatSet::one(S2);
    for seat in [S1, S2, S3] {
        table.apply(seat, Choice::Pass);
    }
    for seat in [S1, S2] {
        table.apply(seat, Choice::Done);
    }
    let events = table.apply(S3, Choice::Done);
    assert!(events.contains(&FrontierEvent::Began(2)));
    let view = table.public();
    assert_eq!((view.round.0, view.pending), (2, Pending::Turn(S2)));
    assert!(view.storms.is_empty() && view.players.iter().all(|one| one.pacts.is_empty()));
    assert!(
        view.players
            .iter()
            .all(|one| one.orders == 3 && !one.passed)
    );
}

/// FRO-11: a card for everyone, unless the hand is full; an empty deck is made
/// anew.
#[test]
fn everyone_draws_at_the_beginning_of_a_round() {
    let mut table = table(2);
    table.hold(
        S1,
        &[
            Card::Storm,
            Card::Storm,
            Card::Fury,
            Card::Fury,
            Card::Fury,
            Card::Fury,
        ],
    );
    let rest: Vec<Card> = table.game.deck.to_vec();
    rest.iter()
        .for_each(|card| table.game.discard[*card as usize] += 1);
    table.game.deck = Default::default();
    for (seat, choice) in [(S1, Choice::Pass), (S2, Choice::Pass), (S1, Choice::Done)] {
        table.apply(seat, choice);
    }
    let events = table.apply(S2, Choice::Done);
    assert_eq!((table.hand(S1).len(), table.hand(S2).len()), (6, 1));
    assert!(events.contains(&FrontierEvent::Reshuffled));
    assert_eq!(table.game.discard, [0; Card::COUNT]);
}

/// FRO-20: an expedition costs an order; without one there is only passing.
#[test]
fn orders_run_out() {
    let mut table = table(2);
    table.put(8, S1, (4, 0));
    table.put(14, S2, (1, 0));
    for target in [1, 2, 7] {
        table.send(S1, 8, target, 0);
        table.apply(S2, Choice::Go(hex(15)));
        table.all(S2, &[Choice::Sail(hex(14), 0), Choice::SetOut]);
        table.put(14, S2, (1, 0));
        table.game.map[15] = crate::state::Garrison::EMPTY;
    }
    assert_eq!(table.choices(S1), [Choice::Pass]);
    let why = table.why_not(S1, crate::choice::Subject::Hex(hex(9)));
    assert_eq!(why, Some(("frontier-why-orders", "FRO-20")));
    assert!(table.game.is_forced(&table.content, S1));
}

/// FRO-21: who has passed is left out; when all have, the harvest comes.
#[test]
fn turns_go_round_among_those_who_have_not_passed() {
    let mut table = table(3);
    table.put(8, S1, (2, 0));
    table.put(12, S3, (2, 0));
    table.apply(S1, Choice::Pass);
    table.apply(S2, Choice::Pass);
    assert_eq!(table.public().pending, Pending::Turn(S3));
    table.send(S3, 12, 3, 0);
    assert_eq!(
        table.public().pending,
        Pending::Turn(S3),
        "nobody else is left"
    );
    table.apply(S3, Choice::Pass);
    assert_eq!(table.public().pending, Pending::Harvest(SeatSet::all(3)));
}
