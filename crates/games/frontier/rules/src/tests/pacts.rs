//! Pacts (FRO-24, FRO-25).

use engine::{Game, SeatSet};
use kit::position::{S1, S2, S3, S4};

use super::{Layout as _, hex, table};
use crate::choice::{Choice, Subject};
use crate::event::FrontierEvent;
use crate::view::Pending;

/// FRO-24: proposed, agreed to, and approved by the next who is not part of it.
#[test]
fn a_third_approves_a_pact() {
    let mut table = table(4);
    table.put(7, S1, (1, 0));
    table.put(1, S2, (1, 0));
    table.apply(S1, Choice::Propose(S2));
    assert_eq!(table.game.to_act(), SeatSet::one(S2));
    table.apply(S2, Choice::Agree);
    assert_eq!(table.public().pending, Pending::Approval(S1, S2, S3));
    let events = table.apply(S3, Choice::Agree);
    assert_eq!(events, [FrontierEvent::Allied(S1, S2)]);
    assert_eq!(table.public().players[0].pacts, SeatSet::one(S2));
    assert_eq!(table.public().players[1].pacts, SeatSet::one(S1));
    assert_eq!(table.public().players[0].orders, 2);
    assert_eq!(
        table.public().pending,
        Pending::Turn(S2),
        "that was the turn"
    );
}

/// FRO-24: the arbiter is not the proposer.
#[test]
fn who_proposes_does_not_approve() {
    let mut table = table(4);
    table.apply(S1, Choice::Propose(S4));
    table.apply(S4, Choice::Agree);
    assert_eq!(table.public().pending, Pending::Approval(S1, S4, S2));
}

/// FRO-24: either may refuse.
#[test]
fn a_refused_pact_is_none() {
    for approve in [false, true] {
        let mut table = table(3);
        table.apply(S1, Choice::Propose(S3));
        let refuser = if approve {
            table.apply(S3, Choice::Agree);
            S2
        } else {
            S3
        };
        let events = table.apply(refuser, Choice::Refuse);
        assert_eq!(events, [FrontierEvent::Refused(refuser)]);
        assert!(
            table
                .public()
                .players
                .iter()
                .all(|one| one.pacts.is_empty())
        );
        assert_eq!(table.public().pending, Pending::Turn(S2));
    }
}

/// FRO-24: it takes three.
#[test]
fn two_alone_make_no_pact() {
    let table = table(2);
    assert!(!table.choices(S1).contains(&Choice::Propose(S2)));
    let why = table.why_not(S1, Subject::Player(S2));
    assert_eq!(why, Some(("frontier-why-third", "FRO-24")));
}

/// FRO-25: neither attacks the other until the round ends.
#[test]
fn who_has_a_pact_does_not_attack() {
    let mut table = table(3);
    table.put(7, S1, (1, 0));
    table.put(1, S2, (1, 0));
    table.put(8, S3, (1, 0));
    assert!(table.choices(S1).contains(&Choice::Go(hex(1))));
    table.game.player_mut(S1).pacts = SeatSet::one(S2);
    assert!(!table.choices(S1).contains(&Choice::Go(hex(1))));
    assert!(
        table.choices(S1).contains(&Choice::Go(hex(8))),
        "the third is no part of it"
    );
    let why = table.why_not(S1, Subject::Hex(hex(1)));
    assert_eq!(why, Some(("frontier-why-pact", "FRO-25")));
}
