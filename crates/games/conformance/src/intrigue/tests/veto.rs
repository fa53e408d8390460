//! Announcing, and chains of vetoes.

use engine::{Game, Seat, SeatSet, Viewer};
use kit::position::{Position, S1, S2, S3, S4, seen};

use super::{Layout as _, table};
use crate::intrigue::{Announced, Card, Choice, Intrigue, IntrigueEvent, Pending, Subject};

const FAVOUR: Choice = Choice::Play(Card::Favour, None);

const fn announced(seat: Seat, card: Card) -> IntrigueEvent {
    IntrigueEvent::Announced(seat, card, None)
}

/// S1 has announced a Favour; these hold one Veto each.
fn favour_against(seats: usize, holders: &[Seat]) -> Position<Intrigue> {
    let mut position = table(seats);
    position.hold(S1, &[Card::Favour]);
    for &seat in holders {
        position.hold(seat, &[Card::Veto]);
    }
    position.apply(S1, FAVOUR);
    position
}

/// INT-05: the card lies open for everyone, and waits.
#[test]
fn a_played_card_is_announced_before_it_takes_effect() {
    let mut position = table(3);
    position.hold(S1, &[Card::Favour, Card::Spy]);
    position.hold(S3, &[Card::Veto]);
    let events = position.apply(S1, FAVOUR);
    let card = announced(S1, Card::Favour);
    for viewer in Viewer::all(3) {
        assert_eq!(seen(&events, viewer), [card]);
        let view = position.game.view(&position.content, viewer);
        let lies = Announced {
            seat: S1,
            card: Card::Favour,
            target: None,
        };
        assert_eq!((view.pending, view.chain), (Pending::Reactions, vec![lies]));
    }
    assert_eq!(position.scores(), [0, 0, 0]);
    assert_eq!(position.discarded(Card::Favour), 0);
    let wait = Some(("intrigue-why-window", "INT-05"));
    assert_eq!(position.why_not(S1, Subject::Hand(Card::Spy)), wait);
    position.apply(S3, Choice::Pass);
    assert_eq!(position.scores(), [2, 0, 0]);
}

/// INT-05: everyone else who holds cards is concerned; those without a Veto
/// need not be waited for.
#[test]
fn who_has_no_veto_is_let_pass() {
    let mut position = table(4);
    position.hold(S1, &[Card::Favour, Card::Veto]);
    position.hold(S2, &[Card::Spy]);
    position.hold(S4, &[Card::Spy, Card::Veto]);
    position.apply(S1, FAVOUR);
    let concerned = SeatSet::one(S2).with(S4);
    assert_eq!(position.concerned, concerned);
    assert_eq!(
        position.game.reactions().map(|window| window.concerned),
        Some(concerned)
    );
    assert_eq!(position.game.to_act(), SeatSet::one(S4));
    assert_eq!(position.choices(S4), [Choice::Veto, Choice::Pass]);
}

/// INT-05: whether anyone can veto does not show in who is concerned; if nobody
/// can, nobody is waited for.
#[test]
fn a_card_that_nobody_can_veto_takes_effect_at_once() {
    let mut position = table(3);
    position.hold(S1, &[Card::Favour]);
    position.hold(S2, &[Card::Spy]);
    position.hold(S3, &[Card::Spy]);
    let events = position.apply(S1, FAVOUR);
    assert_eq!(position.concerned, SeatSet::one(S2).with(S3));
    let gained = IntrigueEvent::Gained(S1, 2);
    assert_eq!(events, [announced(S1, Card::Favour), gained]);
}

/// INT-05: the rules ask everyone with cards, whatever they hold.
#[test]
fn everyone_who_has_cards_is_asked() {
    let mut position = table(4);
    position.asks_everyone = true;
    position.hold(S1, &[Card::Favour, Card::Veto]);
    position.hold(S2, &[Card::Spy]);
    position.hold(S4, &[Card::Veto]);
    position.apply(S1, FAVOUR);
    assert_eq!(position.game.to_act(), SeatSet::one(S2).with(S4));
    assert_eq!(position.choices(S2), [Choice::Pass]);
    assert_eq!(position.choices(S4), [Choice::Veto, Choice::Pass]);
    let none = Some(("intrigue-why-none", "INT-02"));
    assert_eq!(position.forbidden(S2, Choice::Veto), none);
    position.apply(S4, Choice::Pass);
    let answered = Some(("intrigue-why-answered", "INT-05"));
    assert_eq!(position.why_not(S4, Subject::Hand(Card::Veto)), answered);
    assert_eq!(position.scores()[0], 0, "S2 has still to answer");
    position.apply(S2, Choice::Pass);
    assert_eq!(position.scores()[0], 2);
}

/// INT-05: whoever played the card waits for the others; so does whoever was
/// let pass.
#[test]
fn who_was_not_asked_waits_for_the_answers() {
    let mut position = table(3);
    position.hold(S1, &[Card::Favour, Card::Veto]);
    position.hold(S2, &[Card::Spy]);
    position.hold(S3, &[Card::Veto, Card::Spy]);
    assert_eq!(position.why_not(S1, Subject::Announced), None);
    position.apply(S1, FAVOUR);
    let wait = Some(("intrigue-why-window", "INT-05"));
    assert_eq!(position.why_not(S1, Subject::Hand(Card::Veto)), wait);
    assert_eq!(position.why_not(S1, Subject::Announced), wait);
    let passed = Some(("intrigue-why-answered", "INT-05"));
    assert_eq!(position.why_not(S2, Subject::Deck), passed);
    assert_eq!(position.why_not(S3, Subject::Hand(Card::Spy)), wait);
    assert_eq!(position.why_not(S3, Subject::Announced), None);
}

/// INT-06: the vetoed card does nothing, and both cards are discarded.
#[test]
fn a_veto_cancels_the_card_it_answers() {
    let mut position = favour_against(3, &[S2]);
    let events = position.apply(S2, Choice::Veto);
    let cancelled = IntrigueEvent::Cancelled(S1, Card::Favour);
    assert_eq!(events, [announced(S2, Card::Veto), cancelled]);
    assert_eq!(position.scores(), [0, 0, 0]);
    assert_eq!(position.discarded(Card::Favour), 1);
    assert_eq!(position.discarded(Card::Veto), 1);
    assert_eq!(position.hand(S2), []);
    assert_eq!(position.public().pending, Pending::Turn(S2));
}

/// INT-06: a vetoed Veto does nothing, and the card below takes effect.
#[test]
fn a_veto_on_a_veto_lets_the_card_below_take_effect() {
    let mut position = favour_against(3, &[S2, S3]);
    position.apply(S3, Choice::Pass);
    assert_eq!(
        position.apply(S2, Choice::Veto),
        [announced(S2, Card::Veto)]
    );
    assert_eq!(position.public().chain.len(), 2);
    let events = position.apply(S3, Choice::Veto);
    assert_eq!(
        events,
        [
            announced(S3, Card::Veto),
            IntrigueEvent::Cancelled(S2, Card::Veto),
            IntrigueEvent::Gained(S1, 2),
        ]
    );
    assert_eq!(position.scores(), [2, 0, 0]);
    assert_eq!(position.discarded(Card::Veto), 2);
    assert_eq!(position.discarded(Card::Favour), 1);
    assert_eq!(position.public().pending, Pending::Turn(S2));
}

/// INT-06: three vetoes in a chain cancel the card at its foot.
#[test]
fn a_veto_on_a_veto_on_a_veto_cancels_the_card_again() {
    let mut position = table(3);
    position.hold(S1, &[Card::Favour]);
    position.hold(S2, &[Card::Veto, Card::Veto]);
    position.hold(S3, &[Card::Veto]);
    position.apply(S1, FAVOUR);
    position.apply(S3, Choice::Pass);
    position.apply(S2, Choice::Veto);
    position.apply(S3, Choice::Veto);
    assert_eq!(position.public().chain.len(), 3);
    let events = position.apply(S2, Choice::Veto);
    assert_eq!(
        events,
        [
            announced(S2, Card::Veto),
            IntrigueEvent::Cancelled(S3, Card::Veto),
            IntrigueEvent::Cancelled(S1, Card::Favour),
        ]
    );
    assert_eq!(position.scores(), [0, 0, 0]);
    assert_eq!(position.discarded(Card::Veto), 3);
}

/// INT-07: of two, the first in turn order after the player vetoes, whoever
/// answered first.
#[test]
fn the_first_in_turn_order_vetoes() {
    let mut position = favour_against(4, &[S3, S4]);
    assert_eq!(
        position.apply(S4, Choice::Veto),
        [],
        "sealed until all have answered"
    );
    let events = position.apply(S3, Choice::Veto);
    assert_eq!(events, [announced(S3, Card::Veto)]);
    assert_eq!(
        (position.hand(S3), position.hand(S4)),
        (vec![], vec![Card::Veto])
    );
    position.apply(S4, Choice::Pass);
    assert_eq!(position.scores(), [0; 4]);
    assert_eq!(position.discarded(Card::Veto), 1);
}

/// INT-07: who wanted to veto and was not the first has shown nothing.
#[test]
fn the_others_keep_their_veto_unseen() {
    let mut wanted = favour_against(4, &[S3, S4]);
    let mut passed = favour_against(4, &[S3, S4]);
    for (position, answer) in [(&mut wanted, Choice::Veto), (&mut passed, Choice::Pass)] {
        position.apply(S4, answer);
    }
    let others = [S1, S2, S3];
    for seat in others {
        assert_eq!(wanted.view(seat), passed.view(seat));
    }
    assert_eq!(wanted.view(S4).answered, Some(true));
    assert_eq!(
        wanted.apply(S3, Choice::Veto),
        passed.apply(S3, Choice::Veto)
    );
    for seat in others {
        assert_eq!(wanted.view(seat), passed.view(seat));
    }
    assert_eq!(wanted.public(), passed.public());
    assert_eq!(wanted.view(S4).hand, [(Card::Veto, SeatSet::NONE)]);
}

/// INT-07: turn order goes round the table, and begins after the player of the
/// card that is vetoed, not after the player whose turn it is.
#[test]
fn turn_order_begins_after_the_player_of_the_card() {
    // S2 and S4 both veto the Veto of S3: S4 comes first after S3.
    let mut position = favour_against(4, &[S2, S3, S4]);
    position.apply(S2, Choice::Pass);
    position.apply(S4, Choice::Pass);
    position.apply(S3, Choice::Veto);
    position.apply(S2, Choice::Veto);
    let events = position.apply(S4, Choice::Veto);
    assert_eq!(events[0], announced(S4, Card::Veto));
    assert_eq!(position.hand(S2), [Card::Veto]);
}

/// INT-08: on one's turn a Veto can be thrown away, with a full hand, but not
/// played.
#[test]
fn a_veto_is_not_played_on_ones_turn() {
    let mut position = table(2);
    position.hold(S1, &[Card::Veto]);
    assert_eq!(position.choices(S1), [Choice::Draw]);
    let reason = position.why_not(S1, Subject::Hand(Card::Veto));
    assert_eq!(reason, Some(("intrigue-why-veto", "INT-08")));
    position.hold(S1, &[Card::Veto; 4]);
    assert_eq!(position.choices(S1), [Choice::Discard(Card::Veto)]);
}
