//! The Draw Phase: CW-DRW.

use engine::{Seat, Viewer};
use kit::position::{S1, S2, S3, seen};

use super::table::{Layout, Table, idle_round, table, turn_of};
use crate::card::Card;
use crate::choice::Choice;
use crate::event::Event;
use crate::phase::Frame;
use crate::phase::end::Reshuffle;

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;

/// The cards someone draws, in order.
fn drawn(events: &[Event], seat: Seat) -> Vec<Card> {
    let drawn = events.iter().filter_map(|event| match event {
        Event::Drew(who, Some(card)) if *who == seat => Some(*card),
        _ => None,
    });
    drawn.collect()
}

/// A last turn of a round, after which the next one's Draw Phase comes.
fn before_drawing(round: u8) -> Table {
    let mut table = turn_of(S1, 2);
    table.game.round = round;
    table.game.empire_mut(S2).actions = 0;
    table
}

/// The Draw Phase comes; the shuffle of sector 5 is not wanted.
fn draw(table: &mut Table) -> Vec<Event> {
    let mut events = table.play(S1, &[Choice::Pass]);
    while let Some(Frame::Reshuffle(Reshuffle(seat))) = table.game.frames.top() {
        events.extend(table.play(seat, &[Choice::Reshuffle(false)]));
    }
    events
}

/// CW-DRW-01, CW-DRW-03: up to 6 cards in rounds 1 to 8, up to 7 in rounds 9
/// and 10.
#[test]
fn hands_of_six_and_then_of_seven() {
    let mut table = table(3);
    let mut hands = Vec::new();
    for _ in 1..=10 {
        let sizes: Vec<usize> = Seat::all(3).map(|seat| table.held(seat).len()).collect();
        assert_eq!(sizes, [sizes[0]; 3]);
        hands.push(sizes[0]);
        idle_round(&mut table);
    }
    assert_eq!(hands, [6, 6, 6, 6, 6, 6, 6, 6, 7, 7]);
}

/// CW-DRW-01: from the top of one's own deck.
#[test]
fn cards_come_from_the_top() {
    let mut table = before_drawing(1);
    let top = [
        Card::ClawFighter,
        Card::Ambush,
        GRUNTS,
        SNUB,
        GRUNTS,
        Card::EnergySurge,
    ];
    table
        .deck(S1, &[SNUB; 3])
        .deck(S1, &top)
        .deck(S2, &[GRUNTS; 8]);
    let events = draw(&mut table);
    let mut expected = top.to_vec();
    expected.reverse();
    assert_eq!(drawn(&events, S1), expected);
    assert_eq!(table.game.empire(S1).deck[..], [SNUB; 3]);
    assert_eq!(drawn(&events, S2), [GRUNTS; 6]);
}

/// CW-DRW-02: a card kept from the round before counts: 5 are drawn.
#[test]
fn a_kept_card_counts() {
    let mut table = before_drawing(3);
    table
        .hand(S1, &[Card::Ambush, SNUB])
        .hand(S2, &[SNUB, SNUB]);
    table.deck(S1, &[GRUNTS; 9]).deck(S2, &[GRUNTS; 9]);
    table.play(S1, &[Choice::Pass]);
    table.play(S1, &[Choice::Keep(Some(Card::Ambush))]);
    let events = table.play(S2, &[Choice::Keep(None)]);
    assert_eq!(drawn(&events, S1), [GRUNTS; 5]);
    assert_eq!(table.held(S1).len(), 6);
    assert!(table.held(S1).contains(&Card::Ambush));
    assert_eq!(drawn(&events, S2), [GRUNTS; 6]);
    assert_eq!(table.held(S2), [GRUNTS; 6]);
}

/// CW-DRW-03: the seventh card comes with round 9, not before.
#[test]
fn the_seventh_card() {
    for (round, cards) in [(7, 6), (8, 7), (9, 7)] {
        let mut table = before_drawing(round);
        table.deck(S1, &[GRUNTS; 9]).deck(S2, &[GRUNTS; 9]);
        let events = draw(&mut table);
        assert_eq!(drawn(&events, S1).len(), cards, "after round {round}");
        assert_eq!(drawn(&events, S2).len(), cards);
    }
}

/// CW-R09: with a kept card in rounds 9 and 10, six are drawn.
#[test]
fn a_kept_card_counts_among_seven() {
    for round in [8, 9] {
        let mut table = before_drawing(round);
        table.hand(S1, &[Card::Ambush]).deck(S1, &[GRUNTS; 9]);
        table.play(S1, &[Choice::Pass]);
        let mut events = table.play(S1, &[Choice::Keep(Some(Card::Ambush))]);
        while let Some(Frame::Reshuffle(Reshuffle(seat))) = table.game.frames.top() {
            events.extend(table.play(seat, &[Choice::Reshuffle(false)]));
        }
        assert_eq!(drawn(&events, S1), [GRUNTS; 6]);
        assert_eq!(table.held(S1).len(), 7);
    }
}

/// CW-DRW-04: everyone sees their own hand and nobody else's.
#[test]
fn a_hand_is_for_its_owner() {
    let mut table = turn_of(S1, 3);
    for seat in [S2, S3] {
        table.game.empire_mut(seat).actions = 0;
    }
    table.deck(S1, &[Card::Ambush; 6]).deck(S2, &[GRUNTS; 6]);
    let events = table.play(S1, &[Choice::Pass]);
    assert_eq!(table.view(S1).hand, [(Card::Ambush, false); 6]);
    assert_eq!(table.view(S2).hand, [(GRUNTS, false); 6]);
    assert_eq!(table.public().hand, []);
    for empire in table.view(S2).empires {
        assert_eq!(empire.shown, []);
    }
    // What was drawn is told to its owner alone.
    assert_eq!(drawn(&seen(&events, Viewer::Seat(S1)), S1).len(), 6);
    for viewer in [Viewer::Seat(S2), Viewer::Seat(S3), Viewer::Public] {
        let seen = seen(&events, viewer);
        assert_eq!(drawn(&seen, S1), []);
        assert!(seen.contains(&Event::Drew(S1, None)));
    }
}

/// CW-DRW-05: how many cards someone holds is for all to see.
#[test]
fn the_size_of_a_hand_is_public() {
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[GRUNTS; 3]).hand(S2, &[SNUB; 5]);
    let sizes = |table: &Table| {
        let views = [table.view(S1), table.view(S2), table.public()];
        views.map(|view| view.empires.iter().map(|e| e.hand).collect::<Vec<_>>())
    };
    assert!(sizes(&table).iter().all(|sizes| *sizes == [3, 5]));
    table.play(S1, &[Choice::Deploy(GRUNTS)]);
    assert!(sizes(&table).iter().all(|sizes| *sizes == [2, 5]));
}

/// CW-DRW-06: when the deck is empty and a card must be drawn, the discard
/// pile is shuffled into a new deck, and drawing goes on.
#[test]
fn the_discards_make_a_new_deck() {
    let mut table = before_drawing(2);
    let pile = [
        Card::Ambush,
        Card::ClawFighter,
        Card::SiegeTank,
        Card::ScoutMech,
        GRUNTS,
        GRUNTS,
        Card::PlasmaTank,
    ];
    table.deck(S1, &[SNUB; 2]).discards(S1, &pile);
    let events = draw(&mut table);
    let first = [
        Event::Drew(S1, Some(SNUB)),
        Event::Drew(S1, Some(SNUB)),
        Event::Reshuffled(S1),
    ];
    let place = events.iter().position(|event| *event == first[0]).unwrap();
    assert_eq!(events[place..place + 3], first);
    let drawn = drawn(&events, S1);
    assert_eq!(drawn.len(), 6);
    // The rest is the new deck, face down.
    assert_eq!(table.pile(S1), []);
    let deck = &table.game.empire(S1).deck;
    assert_eq!(deck.len(), 3);
    let mut all = [&drawn[2..], &deck[..]].concat();
    let mut expected = pile.to_vec();
    all.sort_unstable();
    expected.sort_unstable();
    assert_eq!(all, expected);
}

/// CW-DRW-06: the new deck is shuffled: it does not come in the order in
/// which cards were discarded.
#[test]
fn the_new_deck_is_shuffled() {
    let pile: Vec<Card> = Card::ALL[13..25].to_vec();
    let mut orders = std::collections::BTreeSet::new();
    for word in ["one", "two", "three", "four"] {
        let mut table = before_drawing(2);
        table.reseed(word);
        table.discards(S1, &pile);
        let events = draw(&mut table);
        orders.insert(drawn(&events, S1));
    }
    assert!(orders.len() > 2, "{orders:?}");
}

/// CW-R10: not when the last card is taken, only when one more is needed.
#[test]
fn no_new_deck_before_it_is_needed() {
    let mut table = before_drawing(2);
    table.deck(S1, &[SNUB; 6]).discards(S1, &[GRUNTS; 5]);
    let events = draw(&mut table);
    assert_eq!(drawn(&events, S1), [SNUB; 6]);
    assert!(!events.contains(&Event::Reshuffled(S1)));
    assert_eq!(table.pile(S1), [GRUNTS; 5]);
    assert!(table.game.empire(S1).deck.is_empty());
}

/// CW-R10: when there is nothing left at all, the hand stays smaller.
#[test]
fn a_hand_can_stay_small() {
    let mut table = before_drawing(2);
    table.deck(S1, &[SNUB]).discards(S1, &[GRUNTS; 2]);
    let events = draw(&mut table);
    assert_eq!(drawn(&events, S1).len(), 3);
    assert_eq!(table.held(S1).len(), 3);
    assert_eq!(drawn(&events, S2), [], "nothing to draw for this one");
    assert!(!events.contains(&Event::Reshuffled(S2)));
    assert!(events.contains(&Event::Produced(S2, 3)), "and play goes on");
}
