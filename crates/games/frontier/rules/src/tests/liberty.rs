//! Cards at any time (FRO-56 to FRO-58).

use engine::{Game, SeatSet};
use kit::position::{S1, S2, S3};

use super::{Layout as _, hex, table};
use crate::card::Card;
use crate::choice::{Choice, Subject};
use crate::event::FrontierEvent;

/// FRO-56: whoever holds such a card, while someone thinks about their turn;
/// not in the middle of an expedition, nor in the harvest.
#[test]
fn such_cards_are_played_at_calm_moments() {
    let mut table = table(3);
    table.put(7, S1, (1, 0));
    table.hold(S2, &[Card::Windfall]);
    table.hold(S3, &[Card::Ambush]);
    assert_eq!(table.game.at_liberty(), SeatSet::one(S2));
    assert_eq!(table.game.to_act(), SeatSet::one(S1), "nobody waits for it");
    table.apply(S1, Choice::Go(hex(1)));
    assert_eq!(table.game.at_liberty(), SeatSet::NONE);
    table.all(S1, &[Choice::Sail(hex(7), 0), Choice::SetOut]);
    assert_eq!(
        table.game.at_liberty(),
        SeatSet::one(S2),
        "also on one's own turn"
    );
    for seat in [S2, S3, S1] {
        table.apply(seat, Choice::Pass);
    }
    assert_eq!(table.game.at_liberty(), SeatSet::NONE);
}

/// FRO-57: three credits, for a card.
#[test]
fn a_windfall_is_three_credits() {
    let mut table = table(2);
    table.hold(S2, &[Card::Windfall, Card::Windfall]);
    let events = table.exercise(S2, Choice::Windfall);
    assert_eq!(events, [FrontierEvent::Windfall(S2, 3)]);
    assert_eq!(table.public().players[1].credits, 6);
    assert_eq!(table.hand(S2), [Card::Windfall]);
    assert_eq!(table.game.to_act(), SeatSet::one(S1), "the turn goes on");
}

/// FRO-58: no ship leaves, enters or passes through a hex with a storm.
#[test]
fn a_storm_closes_a_hex() {
    let mut table = table(2);
    table.put(7, S1, (1, 0));
    table.hold(S2, &[Card::Storm, Card::Storm]);
    assert!(table.choices(S1).contains(&Choice::Go(hex(1))));
    let events = table.exercise(S2, Choice::Storm(hex(1)));
    assert_eq!(events, [FrontierEvent::Storm(S2, hex(1))]);
    assert!(!table.choices(S1).contains(&Choice::Go(hex(1))));
    let why = table.why_not(S1, Subject::Hex(hex(1)));
    assert_eq!(why, Some(("frontier-why-storm", "FRO-58")));
    // The Core is two steps away, and hex 1 is the only way.
    assert!(!table.choices(S1).contains(&Choice::Go(hex(0))));
    let mut again = Vec::new();
    table.game.liberties(&table.content, S2, &mut again);
    assert!(!again.contains(&Choice::Storm(hex(1))), "one storm a hex");
    table.exercise(S2, Choice::Storm(hex(7)));
    assert_eq!(table.choices(S1), [Choice::Pass]);
}
