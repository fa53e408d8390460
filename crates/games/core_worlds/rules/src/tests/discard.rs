//! The Discard Phase: CW-DIS.

use engine::cards::Hidden;
use engine::{Event as _, Frames, SeatSet, Viewer};
use kit::position::{S1, S2};

use super::scene::{as_seen, last_turn};
use super::table::{Layout, turn_of};
use crate::card::Card;
use crate::choice::{Choice, Subject};
use crate::event::Event;
use crate::phase::discard::Keep;
use crate::state::Keeping;
use crate::view::Pending;

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;

/// CW-DIS-01: it begins when all have passed, and not before.
#[test]
fn all_must_have_passed() {
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[GRUNTS]).hand(S2, &[SNUB]);
    table.play(S1, &[Choice::Pass]);
    assert_eq!(table.public().pending, Pending::Turn(S2));
    assert_eq!(table.held(S1), [GRUNTS]);
    table.play(S2, &[Choice::Pass]);
    let all = [S1, S2].into_iter().collect::<SeatSet>();
    assert_eq!(table.public().pending, Pending::Keep(all));
}

/// CW-DIS-02: what is left in hand goes face up to the discard pile.
#[test]
fn hands_are_discarded() {
    let mut table = last_turn(2, 10);
    table
        .hand(S1, &[GRUNTS, SNUB, SNUB])
        .discards(S1, &[Card::Ambush])
        .hand(S2, &[Card::SiegeTank]);
    let events = table.play(S1, &[Choice::Pass]);
    let discarded = [
        Event::Discarded(S1, GRUNTS),
        Event::Discarded(S1, SNUB),
        Event::Discarded(S1, SNUB),
        Event::Cleared(S1, false),
        Event::Discarded(S2, Card::SiegeTank),
        Event::Cleared(S2, false),
    ];
    assert_eq!(as_seen(&events, S2)[1..7], discarded);
    assert_eq!(table.pile(S1), [Card::Ambush, GRUNTS, SNUB, SNUB]);
    assert_eq!(table.pile(S2), [Card::SiegeTank]);
    assert_eq!((table.held(S1), table.held(S2)), (vec![], vec![]));
}

/// CW-DIS-03: one card may be kept, or none.
#[test]
fn one_card_may_be_kept() {
    for (kept, pile) in [
        (None, vec![GRUNTS, SNUB, SNUB]),
        (Some(GRUNTS), vec![SNUB, SNUB]),
        (Some(SNUB), vec![GRUNTS, SNUB]),
    ] {
        let mut table = last_turn(2, 8);
        table.hand(S1, &[GRUNTS, SNUB, SNUB]);
        table.play(S1, &[Choice::Pass]);
        let choices = [None, Some(GRUNTS), Some(SNUB)].map(Choice::Keep);
        assert_eq!(table.choices(S1), choices);
        table.play(S1, &[Choice::Keep(kept)]);
        assert_eq!(table.held(S1), Vec::from_iter(kept));
        assert_eq!(table.pile(S1), pile);
    }
}

/// CW-DIS-03: a second one is not asked for.
#[test]
fn no_second_card_is_kept() {
    let mut table = last_turn(2, 8);
    table.hand(S1, &[GRUNTS, SNUB]).hand(S2, &[SNUB]);
    table.play(S1, &[Choice::Pass, Choice::Keep(Some(GRUNTS))]);
    assert!(table.choices(S1).is_empty());
    let why = table.why_not(S2, Subject::Surges);
    assert_eq!(why, Some(("core-worlds-why-keep", "CW-DIS-03")));
}

/// CW-DIS-04: then all Energy is gone.
#[test]
fn energy_is_lost() {
    let mut table = last_turn(2, 10);
    table.energy(S1, 7).energy(S2, 4);
    table.play(S1, &[Choice::Pass]);
    assert_eq!((table.means(S1).0, table.means(S2).0), (0, 0));
    // In the next round there is what the Worlds generate, and no more.
    let mut table = last_turn(2, 1);
    table.energy(S1, 7).energy(S2, 4);
    table.play(S1, &[Choice::Pass]);
    assert_eq!((table.means(S1).0, table.means(S2).0), (3, 3));
}

/// CW-DIS-05: Warzones are left alone, round after round.
#[test]
fn units_stay() {
    let mut table = last_turn(2, 1);
    let units = [GRUNTS, SNUB, Card::SiegeTank];
    table.units(S1, &units).worlds(S1, &[Card::Gorrin]);
    table.game.empire_mut(S1).prestige.push(Card::HallOfHeroes);
    for seat in [S1, S2, S1, S1, S2] {
        table.play(seat, &[Choice::Pass]);
    }
    assert_eq!(table.public().round, 4);
    assert_eq!(table.stationed(S1), units);
    assert_eq!(table.owned(S1)[1..], [Card::Gorrin]);
    assert_eq!(table.public().empires[0].prestige, [Card::HallOfHeroes]);
    assert_eq!(table.pile(S1), []);
}

/// CW-R33: all decide at the same time, in any order, and nobody learns what
/// another has decided.
#[test]
fn decisions_are_simultaneous_and_sealed() {
    let decide = |kept| {
        let mut table = last_turn(2, 8);
        table.hand(S1, &[GRUNTS, SNUB]).hand(S2, &[GRUNTS, SNUB]);
        table.play(S1, &[Choice::Pass]);
        assert!(!table.choices(S1).is_empty());
        let events = table.play(S2, &[Choice::Keep(kept)]);
        assert_eq!(as_seen(&events, S1), [Event::Decided(S2, None)]);
        assert_eq!(table.view(S2).keeping, Some(kept));
        table.view(S1)
    };
    let views = [None, Some(GRUNTS), Some(SNUB)].map(decide);
    assert_eq!(views[0], views[1]);
    assert_eq!(views[1], views[2]);
    assert_eq!(views[0].empires[1].hand, 2, "nothing moves before all have");
}

/// CW-R33: the kept card stays hidden, even if the others know of another
/// copy.
#[test]
fn the_kept_card_is_hidden() {
    let mut table = last_turn(2, 8);
    table.hand(S1, &[GRUNTS, SNUB]);
    table.game.empire_mut(S1).hand.take(Hidden::seen(SNUB));
    table.play(S1, &[Choice::Pass, Choice::Keep(Some(SNUB))]);
    let seen = &table.view(S2).empires[0];
    assert_eq!((seen.hand, &seen.shown[..]), (1, &[][..]));
    assert_eq!(table.view(S1).hand, [(SNUB, false)]);
    // The only one, which all saw come, is still known.
    let mut table = last_turn(2, 8);
    table.game.empire_mut(S1).hand.take(Hidden::seen(SNUB));
    table.play(S1, &[Choice::Pass, Choice::Keep(Some(SNUB))]);
    assert_eq!(table.view(S2).empires[0].shown, [SNUB]);
}

/// CW-R33: whether someone kept a card is sealed until all have decided. When
/// the last one decides it is shown, even if nothing is discarded, so that no
/// button tells it beforehand.
#[test]
fn learning_that_a_card_was_kept_is_shown() {
    for kept in [Keeping::Card(SNUB), Keeping::Nothing] {
        let mut table = turn_of(S1, 2);
        table.hand(S1, &[GRUNTS]).hand(S2, &[SNUB]);
        // The next round does not begin with cards, but with a question.
        table.game.round = 8;
        table.game.frames = Frames::starting(Keep.into());
        table.game.empire_mut(S2).keeping = kept;
        let events = table.apply(S1, Choice::Keep(Some(GRUNTS)));
        let viewer = Viewer::Seat(S1);
        let mut told = events.iter().filter_map(|event| event.seen_by(viewer));
        assert!(told.any(|event| event.reveals_to(viewer)), "{kept:?}");
    }
}
