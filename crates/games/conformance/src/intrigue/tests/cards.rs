//! What the cards do.

use engine::{Game, SeatSet, Viewer};
use kit::position::{Position, S1, S2, S3, seen};

use super::{Layout as _, table};
use crate::intrigue::{Card, Choice, Intrigue, IntrigueEvent, Pending, Subject};

const RUMOUR: Choice = Choice::Play(Card::Rumour, None);
const SPY: Choice = Choice::Play(Card::Spy, None);
const ROB_S2: Choice = Choice::Play(Card::Theft, Some(S2));

/// INT-09: two points for its player, and for nobody else.
#[test]
fn a_favour_gives_two_points() {
    let mut position = table(3);
    position.hold(S1, &[Card::Favour]);
    position.game.points = [1, 1, 1, 0, 0];
    let events = position.apply(S1, Choice::Play(Card::Favour, None));
    assert_eq!(events.last(), Some(&IntrigueEvent::Gained(S1, 2)));
    assert_eq!(position.scores(), [3, 1, 1]);
}

/// INT-10: a point changes hands.
#[test]
fn a_theft_takes_a_point_from_the_one_named() {
    let mut position = table(3);
    position.hold(S1, &[Card::Theft]);
    position.game.points = [0, 2, 3, 0, 0];
    let rob = |seat| Choice::Play(Card::Theft, Some(seat));
    assert_eq!(position.choices(S1), [Choice::Draw, rob(S2), rob(S3)]);
    let events = position.apply(S1, rob(S3));
    assert_eq!(
        events,
        [
            IntrigueEvent::Announced(S1, Card::Theft, Some(S3)),
            IntrigueEvent::Stole(S1, S3),
        ]
    );
    assert_eq!(position.scores(), [1, 2, 2]);
}

/// INT-10: only from someone else who has a point.
#[test]
fn a_theft_needs_someone_with_a_point() {
    let mut position = table(3);
    position.hold(S1, &[Card::Theft]);
    position.game.points = [3, 1, 0, 0, 0];
    assert_eq!(position.choices(S1), [Choice::Draw, ROB_S2]);
    let rob_s3 = Choice::Play(Card::Theft, Some(S3));
    let poor = Some(("intrigue-why-poor-target", "INT-10"));
    assert_eq!(position.forbidden(S1, rob_s3), poor);
    assert_eq!(position.why_not(S1, Subject::Hand(Card::Theft)), None);
    position.game.points = [3, 0, 0, 0, 0];
    assert_eq!(position.choices(S1), [Choice::Draw]);
    let reason = position.why_not(S1, Subject::Hand(Card::Theft));
    assert_eq!(reason, Some(("intrigue-why-poor", "INT-10")));
    assert_eq!(position.forbidden(S1, rob_s3), reason);
}

/// INT-10: who has nothing left when it takes effect loses nothing.
#[test]
fn a_theft_from_someone_with_nothing_left_takes_nothing() {
    let mut position = table(2);
    position.hold(S1, &[Card::Theft]);
    position.hold(S2, &[Card::Veto]);
    position.game.points = [0, 1, 0, 0, 0];
    position.apply(S1, ROB_S2);
    position.game.points = [0; 5];
    let events = position.apply(S2, Choice::Pass);
    assert_eq!(events, [IntrigueEvent::StoleNothing(S1, S2)]);
    assert_eq!(position.scores(), [0, 0]);
    assert_eq!(position.public().pending, Pending::Turn(S2));
}

/// INT-11: two cards off the top, seen by their owner alone.
#[test]
fn a_rumour_draws_two_cards() {
    let mut position = table(2);
    position.hold(S1, &[Card::Rumour, Card::Veto]);
    position.stack(&[Card::Favour, Card::Theft, Card::Spy]);
    let events = position.apply(S1, RUMOUR);
    let drew = |card| IntrigueEvent::Drew(S1, card);
    let cards = [Card::Favour, Card::Theft].map(|card| drew(Some(card)));
    assert_eq!(seen(&events, Viewer::Seat(S1))[1..], cards);
    assert_eq!(seen(&events, Viewer::Seat(S2))[1..], [drew(None); 2]);
    assert_eq!(position.hand(S1), [Card::Favour, Card::Theft, Card::Veto]);
    assert_eq!(position.deck(), [Card::Spy]);
}

/// INT-11, INT-03: a Rumour out of a full hand draws one card, for four are the
/// most.
#[test]
fn a_rumour_keeps_to_the_hand_limit() {
    let mut position = table(2);
    position.hold(S1, &[Card::Rumour, Card::Veto, Card::Veto, Card::Veto]);
    position.stack(&[Card::Favour, Card::Theft]);
    position.apply(S1, RUMOUR);
    assert_eq!(position.hand(S1).len(), 4);
    assert_eq!(position.deck(), [Card::Theft]);
}

/// INT-11, INT-04: between its two cards the deck may be made anew, the Rumour
/// itself included.
#[test]
fn a_rumour_draws_on_from_the_new_deck() {
    let mut position = table(2);
    position.hold(S1, &[Card::Rumour]);
    position.stack(&[Card::Favour]);
    let events = position.apply(S1, RUMOUR);
    assert_eq!(
        events[1..],
        [
            IntrigueEvent::Drew(S1, Some(Card::Favour)),
            IntrigueEvent::Reshuffled,
            IntrigueEvent::Drew(S1, Some(Card::Rumour)),
        ]
    );
}

/// S1 has played a Spy, and looks at a Favour on top of the deck.
fn peeking() -> Position<Intrigue> {
    let mut position = table(3);
    position.hold(S1, &[Card::Spy]);
    position.stack(&[Card::Favour, Card::Theft, Card::Veto]);
    let events = position.apply(S1, SPY);
    let peeked = |card| IntrigueEvent::Peeked(S1, card);
    assert_eq!(
        seen(&events, Viewer::Seat(S1))[1..],
        [peeked(Some(Card::Favour))]
    );
    assert_eq!(seen(&events, Viewer::Seat(S2))[1..], [peeked(None)]);
    position
}

/// INT-12: the top card is seen by one, who decides before anything else.
#[test]
fn a_spy_sees_the_top_card_alone() {
    let mut position = peeking();
    assert_eq!(position.choices(S1), [Choice::Keep, Choice::Bury]);
    position.hold(S1, &[Card::Favour]);
    let peek = Some(("intrigue-why-peek", "INT-12"));
    assert_eq!(position.why_not(S1, Subject::Hand(Card::Favour)), peek);
    let turn = Some(("intrigue-why-turn", "INT-02"));
    assert_eq!(position.why_not(S2, Subject::Deck), turn);
    let top = |view: crate::intrigue::View| view.deck.last().copied();
    let known = SeatSet::one(S1);
    assert_eq!(top(position.view(S1)), Some((known, Some(Card::Favour))));
    assert_eq!(top(position.view(S2)), Some((known, None)));
    assert_eq!(top(position.public()), Some((known, None)));
    assert_eq!(position.view(S1).deck[..2], [(SeatSet::NONE, None); 2]);
}

/// INT-12: it is left where it is, or goes to the bottom.
#[test]
fn a_spy_leaves_the_card_or_buries_it() {
    let mut position = peeking();
    let events = position.apply(S1, Choice::Keep);
    assert_eq!(events, [IntrigueEvent::Kept(S1)]);
    assert_eq!(position.deck(), [Card::Favour, Card::Theft, Card::Veto]);
    assert_eq!(position.game.to_act(), SeatSet::one(S2));

    let mut position = peeking();
    let events = position.apply(S1, Choice::Bury);
    assert_eq!(events, [IntrigueEvent::Buried(S1)]);
    assert_eq!(position.deck(), [Card::Theft, Card::Veto, Card::Favour]);
    assert_eq!(position.game.to_act(), SeatSet::one(S2));
    let bottom = position.view(S1).deck[0];
    assert_eq!(bottom, (SeatSet::one(S1), Some(Card::Favour)));
}

/// INT-12: whoever has seen a card knows it in another's hand too; the owner
/// knows that they do, a third knows nothing.
#[test]
fn what_a_spy_saw_stays_known_in_anothers_hand() {
    let mut position = peeking();
    position.apply(S1, Choice::Keep);
    position.apply(S2, Choice::Draw);
    position.apply(S3, Choice::Draw);
    assert_eq!(position.view(S1).hands[1], (1, vec![Card::Favour]));
    assert_eq!(position.view(S1).hands[2], (1, vec![]));
    assert_eq!(position.view(S2).hand, [(Card::Favour, SeatSet::one(S1))]);
    assert_eq!(position.view(S3).hands[1], (1, vec![]));
}

/// INT-12: once the card has gone through a shuffle, nobody knows it.
#[test]
fn a_shuffle_makes_every_card_unknown() {
    let mut position = peeking();
    position.apply(S1, Choice::Keep);
    position.apply(S2, Choice::Draw);
    position.apply(S3, Choice::Draw);
    position.apply(S1, Choice::Draw);
    assert_eq!(position.view(S1).hands[1], (1, vec![Card::Favour]));
    // S2 plays what S1 has seen; then the deck is empty, and made anew.
    position.apply(S2, Choice::Play(Card::Favour, None));
    position.apply(S1, Choice::Pass);
    let events = position.apply(S3, Choice::Draw);
    assert_eq!(events[0], IntrigueEvent::Reshuffled);
    for seat in [S1, S2, S3] {
        let view = position.view(seat);
        assert_eq!(view.deck, [(SeatSet::NONE, None)]);
        assert!(view.hands.iter().all(|(_, known)| known.is_empty()));
        assert!(view.hand.iter().all(|(_, known)| known.is_empty()));
    }
}
