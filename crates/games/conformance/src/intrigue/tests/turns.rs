//! Setting up, drawing, discarding, the deck, and the end.

use engine::i18n::{ENGINE_WORDS, Lang, Names, Words};
use engine::{Game, SeatSet, Viewer};
use kit::position::{Position, S1, S2, S3, seen};

use super::{Layout as _, table};
use crate::intrigue::{Card, Choice, Intrigue, IntrigueEvent, Options, Pending, Subject};

const FAVOUR: Choice = Choice::Play(Card::Favour, None);

/// INT-01: three cards for everyone, whatever the number of players.
#[test]
fn everyone_starts_with_three_cards() {
    for seats in 2..=5 {
        let game = Position::<Intrigue>::new(&Options { target: 7 }, seats).game;
        let sizes: Vec<_> = game.hands.iter().map(|hand| hand.len()).collect();
        assert!(sizes[..seats].iter().all(|&size| size == 3), "{sizes:?}");
        assert!(sizes[seats..].iter().all(|&size| size == 0), "{sizes:?}");
        assert_eq!(game.deck.len(), 27 - 3 * seats);
    }
}

/// INT-01: of another's hand only the size shows.
#[test]
fn a_hand_shows_its_size_and_nothing_else() {
    let mut position = table(3);
    position.hold(S1, &[Card::Spy]);
    position.hold(S2, &[Card::Favour, Card::Veto]);
    let (own, others, public) = (position.view(S2), position.view(S1), position.public());
    assert_eq!(others.hands, [(1, vec![]), (2, vec![]), (0, vec![])]);
    assert_eq!(others.hand, [(Card::Spy, SeatSet::NONE)]);
    assert_eq!(own.hand.len(), 2);
    position.hold(S2, &[Card::Theft, Card::Rumour]);
    assert_eq!((position.view(S1), position.public()), (others, public));
    assert_ne!(position.view(S2), own);
}

/// INT-02: drawing takes the top card, which only its owner sees, and ends the
/// turn.
#[test]
fn a_turn_draws_the_top_card() {
    let mut position = table(3);
    position.stack(&[Card::Rumour, Card::Spy, Card::Spy]);
    let events = position.apply(S1, Choice::Draw);
    let drew = IntrigueEvent::Drew(S1, Some(Card::Rumour));
    assert_eq!(seen(&events, Viewer::Seat(S1)), [drew]);
    for other in [Viewer::Seat(S2), Viewer::Public] {
        assert_eq!(seen(&events, other), [IntrigueEvent::Drew(S1, None)]);
    }
    assert_eq!(position.hand(S1), [Card::Rumour]);
    assert_eq!(position.deck(), [Card::Spy, Card::Spy]);
    assert_eq!(position.game.to_act(), SeatSet::one(S2));
}

/// INT-02: playing a card uses it up and ends the turn; the turn goes round.
#[test]
fn a_turn_plays_a_card_instead() {
    let mut position = table(3);
    for seat in [S1, S2, S3] {
        position.hold(seat, &[Card::Favour]);
    }
    for seat in [S1, S2, S3] {
        assert_eq!(position.choices(seat), [Choice::Draw, FAVOUR]);
        position.apply(seat, FAVOUR);
        assert_eq!(position.hand(seat), []);
    }
    assert_eq!(position.game.to_act(), SeatSet::one(S1));
    assert_eq!(position.discarded(Card::Favour), 3);
}

/// INT-02: only on one's turn, and only what one holds.
#[test]
fn nobody_plays_out_of_turn_or_what_they_lack() {
    let mut position = table(2);
    position.hold(S2, &[Card::Favour]);
    assert_eq!(position.choices(S2), []);
    let turn = Some(("intrigue-why-turn", "INT-02"));
    assert_eq!(position.why_not(S2, Subject::Deck), turn);
    assert_eq!(position.why_not(S2, Subject::Hand(Card::Favour)), turn);
    assert_eq!(position.choices(S1), [Choice::Draw]);
    let none = Some(("intrigue-why-none", "INT-02"));
    assert_eq!(position.why_not(S1, Subject::Hand(Card::Favour)), none);
    assert_eq!(position.forbidden(S1, FAVOUR), none);
    let discard = Choice::Discard(Card::Favour);
    assert_eq!(position.forbidden(S1, discard), none);
}

/// INT-03: with three cards one draws a fourth and may not discard; with four
/// one may discard and not draw.
#[test]
fn a_hand_holds_four_cards_at_most() {
    let mut position = table(2);
    position.hold(S1, &[Card::Favour, Card::Favour, Card::Veto]);
    assert_eq!(position.choices(S1), [Choice::Draw, FAVOUR]);
    let draw = Some(("intrigue-why-draw", "INT-03"));
    let discard = Choice::Discard(Card::Favour);
    assert_eq!(position.forbidden(S1, discard), draw);
    position.apply(S1, Choice::Draw);
    assert_eq!(position.hand(S1).len(), 4);

    position.hold(S2, &[Card::Favour, Card::Favour, Card::Veto, Card::Veto]);
    let discards = [Card::Favour, Card::Veto].map(Choice::Discard);
    assert_eq!(position.choices(S2), [FAVOUR, discards[0], discards[1]]);
    let full = Some(("intrigue-why-full", "INT-03"));
    assert_eq!(position.why_not(S2, Subject::Deck), full);
    let events = position.apply(S2, Choice::Discard(Card::Veto));
    assert_eq!(events, [IntrigueEvent::Discarded(S2, Card::Veto)]);
    assert_eq!(position.hand(S2), [Card::Favour, Card::Favour, Card::Veto]);
    assert_eq!(position.discarded(Card::Veto), 1);
    assert_eq!(position.game.to_act(), SeatSet::one(S1));
}

/// INT-03: with nothing to draw, now or after a shuffle, one may discard.
#[test]
fn a_card_may_be_discarded_when_there_is_nothing_to_draw() {
    let mut position = table(2);
    position.stack(&[]);
    position.hold(S1, &[Card::Theft]);
    assert_eq!(position.choices(S1), [Choice::Discard(Card::Theft)]);
    let reason = position.why_not(S1, Subject::Deck);
    assert_eq!(reason, Some(("intrigue-why-no-deck", "INT-04")));
    position.apply(S1, Choice::Discard(Card::Theft));
    // That card can be shuffled and drawn.
    assert_eq!(position.choices(S2), [Choice::Draw]);
}

/// INT-04: an empty deck is made anew of all discards before a card is drawn.
#[test]
fn the_discards_become_the_deck() {
    let mut position = table(2);
    position.stack(&[]);
    position.game.discard = [1, 0, 0, 0, 2];
    let events = position.apply(S1, Choice::Draw);
    assert_eq!(events[0], IntrigueEvent::Reshuffled);
    assert!(matches!(events[1..], [IntrigueEvent::Drew(S1, Some(_))]));
    assert_eq!((position.game.discard, position.game.shuffles), ([0; 5], 1));
    let mut all = [position.deck(), position.hand(S1)].concat();
    all.sort_unstable();
    assert_eq!(all, [Card::Favour, Card::Veto, Card::Veto]);
}

/// INT-04: the new order is chance.
#[test]
fn the_new_deck_is_shuffled() {
    let mut drawn = [0; Card::COUNT];
    for word in 0..60 {
        let mut position = table(2);
        position.stack(&[]);
        position.game.discard = [1, 1, 1, 0, 0];
        position.reseed(&word.to_string());
        position.apply(S1, Choice::Draw);
        drawn[position.hand(S1)[0] as usize] += 1;
    }
    assert!(drawn[..3].iter().all(|&times| times > 5), "{drawn:?}");
}

/// INT-04: the deck is made anew twice, and not a third time.
#[test]
fn the_deck_is_made_anew_twice_in_a_game() {
    for (shuffles, may) in [(0, true), (1, true), (2, false)] {
        let mut position = table(2);
        position.stack(&[]);
        position.game.discard = [4; 5];
        position.game.shuffles = shuffles;
        position.hold(S1, &[Card::Favour]);
        assert_eq!(position.choices(S1).contains(&Choice::Draw), may);
        let reason = (!may).then_some(("intrigue-why-no-deck", "INT-04"));
        assert_eq!(position.why_not(S1, Subject::Deck), reason);
        if may {
            position.apply(S1, Choice::Draw);
            assert_eq!(position.game.shuffles, shuffles + 1);
        }
    }
}

/// INT-13: whoever reaches the number ends the game at once, also beyond it.
#[test]
fn reaching_the_agreed_points_ends_the_game() {
    for (points, over) in [(4, false), (5, true), (6, true)] {
        let mut position = table(3);
        position.hold(S1, &[Card::Favour]);
        position.game.points = [points, 6, 0, 0, 0];
        position.apply(S1, FAVOUR);
        let end = over.then_some(("intrigue-end-points", vec![1, 2, 3]));
        assert_eq!(position.outcome(), end, "{points}");
    }
}

/// INT-13: a stolen point counts too, and a vetoed card does not.
#[test]
fn points_count_when_they_are_gained() {
    let mut position = table(2);
    position.hold(S1, &[Card::Theft, Card::Favour]);
    position.hold(S2, &[Card::Veto]);
    position.game.points = [6, 1, 0, 0, 0];
    position.apply(S1, FAVOUR);
    position.apply(S2, Choice::Veto);
    assert_eq!(position.outcome(), None);
    position.apply(S2, Choice::Draw);
    position.apply(S1, Choice::Play(Card::Theft, Some(S2)));
    assert_eq!(position.scores(), [7, 0]);
    assert!(position.outcome().is_some());
}

/// INT-14: the last card of the last deck ends the game; of an earlier deck it
/// does not.
#[test]
fn the_game_ends_with_the_last_deck() {
    for (shuffles, over) in [(0, false), (1, false), (2, true)] {
        let mut position = table(2);
        position.stack(&[Card::Spy, Card::Theft]);
        position.game.discard = [4; 5];
        position.game.shuffles = shuffles;
        position.apply(S1, Choice::Draw);
        assert_eq!(position.outcome(), None, "a card is left");
        position.apply(S2, Choice::Draw);
        let end = over.then_some(("intrigue-end-deck", vec![1, 1]));
        assert_eq!(position.outcome(), end, "{shuffles}");
        assert_eq!(position.game.shuffles, shuffles);
    }
}

/// INT-14: that the deck ran out ends the game when the turn does, by whatever
/// card.
#[test]
fn a_rumour_can_use_up_the_last_deck() {
    let mut position = table(2);
    position.stack(&[Card::Spy]);
    position.game.shuffles = 2;
    position.hold(S1, &[Card::Rumour]);
    position.apply(S1, Choice::Play(Card::Rumour, None));
    assert_eq!(position.hand(S1), [Card::Spy]);
    assert!(matches!(position.outcome(), Some(("intrigue-end-deck", _))));
    assert_eq!(position.public().pending, Pending::Nothing);
}

/// INT-15: places by points; equals share, and the cards held do not count.
#[test]
fn the_most_points_win_and_equals_share() {
    for (points, places) in [
        ([3, 5, 5, 0, 0u8], [3, 1, 1]),
        ([1, 0, 2, 0, 0], [2, 3, 1]),
        ([2, 2, 2, 0, 0], [1, 1, 1]),
    ] {
        let mut position = table(3);
        position.stack(&[Card::Spy]);
        position.game.shuffles = 2;
        position.hold(S2, &[Card::Veto]);
        position.game.points = points;
        position.apply(S1, Choice::Draw);
        let scores: Vec<i32> = points[..3].iter().copied().map(i32::from).collect();
        assert_eq!(position.scores(), scores);
        assert_eq!(position.outcome().map(|end| end.1), Some(places.to_vec()));
    }
}

/// Every reason against an option has words, also where another option about
/// the same card is free.
#[test]
fn every_verdict_can_be_said() {
    let words = Words::new(&[ENGINE_WORDS, Intrigue::INFO.words].concat()).unwrap();
    let mut position = table(3);
    for (cards, points) in [
        (&[Card::Theft, Card::Veto][..], [0; 5]),
        (&[Card::Theft], [0, 1, 0, 0, 0]),
        (&[Card::Veto; 4], [0; 5]),
    ] {
        position.hold(S1, cards);
        position.game.points = points;
        let verdicts = position.game.verdicts(&position.content, S1).unwrap();
        for reason in verdicts.into_iter().filter_map(|(_, ban)| ban) {
            for lang in Lang::ALL {
                let said = words.try_say(lang, &reason.text, &Names::NONE);
                assert!(said.is_ok(), "{said:?}");
            }
        }
    }
}
