//! Deals (FRO-80 to FRO-82).

use engine::event::Recorder;
use engine::{Game, Seat, SeatSet, Swap, Viewer};
use kit::position::{S1, S2, S3, seen};

use super::{Layout as _, Table, hex, table};
use crate::card::Card;
use crate::choice::Choice;
use crate::event::FrontierEvent;

type Done = Result<Vec<FrontierEvent>, &'static str>;

fn deal(table: &mut Table, (from, gives): (Seat, &str), (to, gets): (Seat, &str)) -> Done {
    let swap = Swap {
        from,
        to,
        gives: gives.parse().unwrap(),
        gets: gets.parse().unwrap(),
    };
    let mut told = Recorder::default();
    let before = table.game.clone();
    let done = table.game.exchange(&table.content, &swap, &mut told);
    if let Err(reason) = &done {
        assert_eq!(table.game, before, "{reason:?}");
    }
    done.map(|()| told.events).map_err(|reason| reason.text.key)
}

/// FRO-80: on the turn of one of the two, and not in the middle of something.
#[test]
fn deals_are_open_on_a_turn() {
    let mut table = table(3);
    table.put(7, S1, (1, 0));
    let open = |table: &Table, a, b| table.game.deals_open(&table.content, a, b).is_ok();
    assert!(open(&table, S1, S2) && open(&table, S3, S1) && !open(&table, S2, S3));
    table.apply(S1, Choice::Go(hex(1)));
    assert!(!open(&table, S1, S2));
}

/// FRO-81: credits and cards change hands; which cards, a third does not see.
#[test]
fn cards_change_hands_unseen() {
    let mut table = table(3);
    table.hold(S1, &[Card::Fury, Card::Storm]);
    let events = deal(&mut table, (S1, "1fury"), (S2, "2credits")).unwrap();
    assert_eq!(
        (table.hand(S1), table.hand(S2)),
        (vec![Card::Storm], vec![Card::Fury])
    );
    let credits = |seat: Seat| table.game.player(seat).credits;
    assert_eq!((credits(S1), credits(S2)), (5, 1));
    let third = seen(&events, Viewer::Seat(S3));
    assert_eq!(third, [FrontierEvent::Dealt(S1, S2, (0, 1), (2, 0))]);
    assert_eq!(seen(&events, Viewer::Seat(S2)), events);
    assert_eq!(
        table.view(S1).players[1].hand,
        (1, vec![Card::Fury]),
        "who gave it knows"
    );
    assert_eq!(table.view(S3).players[1].hand, (1, vec![]));
    assert_eq!(table.view(S2).hand, [(Card::Fury, SeatSet::one(S1))]);
}

/// FRO-81: only what both have, and something at least.
#[test]
fn a_deal_needs_what_it_swaps() {
    let mut table = table(2);
    table.hold(S1, &[Card::Fury]);
    assert_eq!(
        deal(&mut table, (S1, "-"), (S2, "-")),
        Err("frontier-deal-nothing")
    );
    assert_eq!(
        deal(&mut table, (S1, "2fury"), (S2, "-")),
        Err("frontier-deal-goods")
    );
    assert_eq!(
        deal(&mut table, (S1, "1fury"), (S2, "4credits")),
        Err("frontier-deal-goods")
    );
    assert_eq!(
        deal(&mut table, (S1, "1fury"), (S2, "1storm")),
        Err("frontier-deal-goods")
    );
    assert!(deal(&mut table, (S1, "-"), (S2, "3credits")).is_ok());
}

/// FRO-82: six cards and thirty credits at most.
#[test]
fn nobody_holds_too_much_after_a_deal() {
    let mut table = table(2);
    table.hold(S1, &[Card::Fury]);
    table.hold(
        S2,
        &[
            Card::Repair,
            Card::Repair,
            Card::Repair,
            Card::Repair,
            Card::Repair,
            Card::Storm,
        ],
    );
    assert_eq!(
        deal(&mut table, (S1, "1fury"), (S2, "-")),
        Err("frontier-deal-full")
    );
    assert!(deal(&mut table, (S1, "1fury"), (S2, "1storm")).is_ok());
    table.game.player_mut(S1).credits = 29;
    assert_eq!(
        deal(&mut table, (S1, "-"), (S2, "2credits")),
        Err("frontier-deal-full")
    );
}

/// FRO-53, FRO-81: knowing a card in someone's hand ends when they announce one
/// face down.
#[test]
fn an_announced_card_makes_others_unsure() {
    let mut table = table(2);
    table.put(7, S1, (2, 0));
    table.put(1, S2, (1, 0));
    table.hold(S1, &[Card::Ambush]);
    table.hold(S2, &[Card::Screen]);
    deal(&mut table, (S2, "1screen"), (S1, "-")).unwrap();
    assert_eq!(table.view(S2).players[0].hand, (2, vec![Card::Screen]));
    table.send(S1, 7, 1, 0);
    table.apply(S1, Choice::Announce(Card::Ambush));
    assert_eq!(table.view(S2).players[0].hand, (1, vec![]));
}

/// FRO-82: full hands can swap, card for card.
#[test]
fn full_hands_swap() {
    let mut table = table(2);
    let full = usize::from(table.content.round.hand);
    let (mine, yours) = (&Card::all()[..full], &Card::all()[1..=full]);
    table.hold(S1, mine);
    table.hold(S2, yours);
    let all = |cards: &[Card]| {
        let words: Vec<String> = cards.iter().map(|card| format!("1{card}")).collect();
        words.join("+")
    };
    deal(&mut table, (S1, &all(mine)), (S2, &all(yours))).unwrap();
    assert_eq!(
        (table.hand(S1), table.hand(S2)),
        (yours.to_vec(), mine.to_vec())
    );
}
