//! Cards as answers (FRO-50 to FRO-54).

use engine::{Game, SeatSet, Viewer};
use kit::position::{S1, S2, S3, S4, seen};

use super::{Layout as _, Table, hex, table};
use crate::card::Card;
use crate::choice::{Choice, Subject};
use crate::event::FrontierEvent;
use crate::view::Pending;
use crate::window::Purpose;

/// The first one has attacked the second; these hold these cards.
fn battle(seats: usize, hands: &[(engine::Seat, &[Card])]) -> Table {
    let mut table = table(seats);
    table.put(7, S1, (2, 0));
    table.put(1, S2, (2, 2));
    for (seat, cards) in hands {
        table.hold(*seat, cards);
    }
    let choices = [
        Choice::Go(hex(1)),
        Choice::Sail(hex(7), 0),
        Choice::Sail(hex(7), 0),
        Choice::SetOut,
    ];
    table.all(S1, &choices);
    table
}

const AMBUSH: Choice = Choice::Announce(Card::Ambush);
const SABOTAGE: Choice = Choice::Announce(Card::Sabotage);

/// FRO-50: both sides with cards are concerned, and may announce what they hold.
#[test]
fn both_sides_may_announce_a_card_before_the_dice() {
    let table = battle(
        3,
        &[
            (S1, &[Card::Ambush, Card::Fury]),
            (S2, &[Card::Screen]),
            (S3, &[Card::Ambush]),
        ],
    );
    let window = table.game.reactions().unwrap();
    assert_eq!(window.kind, "frontier-window-battle");
    assert_eq!(window.concerned, SeatSet::one(S1).with(S2));
    assert_eq!(table.choices(S1), [AMBUSH, Choice::Pass]);
    assert_eq!(
        table.choices(S2),
        [Choice::Announce(Card::Screen), Choice::Pass]
    );
    let why = table.why_not(S1, Subject::Hand(Card::Fury));
    assert_eq!(why, Some(("frontier-why-window", "FRO-50")));
}

/// FRO-50: an Ambush is two dice more, a Screen one hit less, in this round.
#[test]
fn cards_of_a_battle_take_effect() {
    let mut table = battle(2, &[(S1, &[Card::Ambush]), (S2, &[Card::Screen])]);
    table.apply(S1, AMBUSH);
    table.apply(S2, Choice::Announce(Card::Screen));
    let battle = table.public().battle.unwrap();
    assert_eq!((battle.sides[0].0, battle.sides[1].1), (2, 1));
    table.apply(S1, Choice::Stand);
    let events = table.apply(S2, Choice::Stand);
    let rolled = |seat| {
        events.iter().find_map(|event| match *event {
            FrontierEvent::Rolled(who, dice, hits) if who == seat => Some((dice, hits)),
            _ => None,
        })
    };
    let (dice, hits) = rolled(S1).unwrap();
    assert_eq!(dice, 4);
    let taken = match table.public().pending {
        Pending::Casualties(_, hits) => hits,
        _ => return,
    };
    assert!(taken < hits || rolled(S2).unwrap().1 > 0);
}

/// FRO-51: straight after the dice both may announce again: another window that
/// concerns the same two.
#[test]
fn both_may_announce_again_after_the_dice() {
    let mut table = battle(
        2,
        &[(S1, &[Card::Ambush, Card::Fury]), (S2, &[Card::Repair])],
    );
    let first = table.game.reactions().unwrap();
    table.apply(S1, Choice::Pass);
    table.apply(S1, Choice::Stand);
    table.apply(S2, Choice::Stand);
    let second = table.game.reactions().unwrap();
    assert_eq!(
        (second.kind, second.concerned),
        ("frontier-window-hits", first.concerned)
    );
    assert!(second.number > first.number);
    assert_eq!(
        table.choices(S1),
        [Choice::Announce(Card::Fury), Choice::Pass]
    );
}

/// FRO-51: a Repair is a hit less, a Fury a hit more for the other.
#[test]
fn cards_for_hits_take_effect() {
    let mut table = battle(2, &[]);
    let battle = table.game.battle_mut().unwrap();
    battle.attacker.hits = 2;
    battle.play(S1, Card::Repair, 1);
    battle.play(S1, Card::Fury, 1);
    assert_eq!((battle.attacker.hits, battle.defender.hits), (1, 1));
}

/// FRO-52: answers are sealed until all have given one; then the card lies face
/// down, and only its owner knows it.
#[test]
fn an_announced_card_lies_face_down() {
    let mut table = battle(
        3,
        &[
            (S1, &[Card::Ambush]),
            (S2, &[Card::Screen]),
            (S3, &[Card::Sabotage]),
        ],
    );
    assert_eq!(table.apply(S1, AMBUSH), [], "sealed");
    assert_eq!(table.view(S1).answered, Some(Some(Card::Ambush)));
    let events = table.apply(S2, Choice::Pass);
    let own = FrontierEvent::Announced(S1, Some(Card::Ambush));
    let others = FrontierEvent::Announced(S1, None);
    assert_eq!(seen(&events, Viewer::Seat(S1)), [own]);
    assert_eq!(seen(&events, Viewer::Seat(S3)), [others]);
    assert_eq!(table.view(S1).chain, [(S1, Some(Card::Ambush))]);
    assert_eq!(table.view(S3).chain, [(S1, None)]);
    assert_eq!(table.public().pending, Pending::Window(Purpose::Cancel));
    let events = table.apply(S3, Choice::Pass);
    let quiet = FrontierEvent::Quiet(Purpose::Cancel);
    assert_eq!(events, [quiet, FrontierEvent::Shown(S1, Card::Ambush)]);
}

/// FRO-52: of two the attacker's comes first.
#[test]
fn the_attacker_s_card_is_resolved_first() {
    let mut table = battle(2, &[(S1, &[Card::Ambush]), (S2, &[Card::Screen])]);
    table.apply(S2, Choice::Announce(Card::Screen));
    let events = table.apply(S1, AMBUSH);
    let shown: Vec<_> = events
        .iter()
        .filter(|event| matches!(event, FrontierEvent::Shown(..)))
        .collect();
    assert_eq!(
        shown,
        [
            &FrontierEvent::Shown(S1, Card::Ambush),
            &FrontierEvent::Shown(S2, Card::Screen)
        ]
    );
}

/// FRO-53: everyone else with cards may cancel; the first in turn order does,
/// and the others keep theirs unseen.
#[test]
fn the_first_in_turn_order_cancels() {
    let mut table = battle(
        4,
        &[
            (S1, &[Card::Ambush, Card::Ambush]),
            (S3, &[Card::Sabotage]),
            (S4, &[Card::Sabotage]),
        ],
    );
    table.apply(S1, AMBUSH);
    let window = table.game.reactions().unwrap();
    assert_eq!(window.concerned, SeatSet::one(S3).with(S4));
    assert_eq!(table.apply(S4, SABOTAGE), []);
    let events = table.apply(S3, SABOTAGE);
    assert_eq!(events, [FrontierEvent::Sabotaged(S3)]);
    assert_eq!(
        (table.hand(S3), table.hand(S4)),
        (vec![], vec![Card::Sabotage])
    );
}

/// FRO-54: a card that is cancelled is shown, and does nothing.
#[test]
fn a_cancelled_card_does_nothing() {
    let mut table = battle(3, &[(S1, &[Card::Ambush]), (S3, &[Card::Sabotage])]);
    table.apply(S1, AMBUSH);
    let events = table.apply(S3, SABOTAGE);
    let cancelled = FrontierEvent::Cancelled(S1, Card::Ambush);
    assert_eq!(events, [FrontierEvent::Sabotaged(S3), cancelled]);
    assert_eq!(table.public().battle.unwrap().sides[0].0, 0);
    assert!(table.public().chain.is_empty());
}

/// FRO-54: a cancelled Sabotage lets the card below take effect; a third
/// cancels it again.
#[test]
fn a_sabotage_can_be_cancelled_and_that_too() {
    for third in [false, true] {
        let hands: [(engine::Seat, &[Card]); 3] = [
            (S1, &[Card::Ambush, Card::Sabotage]),
            (S3, &[Card::Sabotage, Card::Sabotage]),
            (S4, &[Card::Storm]),
        ];
        let mut table = battle(4, &hands);
        table.apply(S1, AMBUSH);
        table.apply(S3, SABOTAGE);
        table.apply(S1, SABOTAGE);
        assert_eq!(table.public().chain.len(), 3);
        table.apply(S3, if third { SABOTAGE } else { Choice::Pass });
        let dice = table.public().battle.unwrap().sides[0].0;
        assert_eq!(dice, if third { 0 } else { 2 });
        assert!(table.public().chain.is_empty());
    }
}
