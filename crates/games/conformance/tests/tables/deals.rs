//! Deals: whose pages they move, who may answer, what is refused.

use conformance::Bazaar;
use conformance::bazaar::{Choice, Good, Purse};
use engine::log::{Answer, Audience, Log};
use engine::table::{DealState, PROMISE_LIMIT, Refusal};
use engine::{AnyTable, Swap, Table, Viewer, goods};

use crate::common::{answer, bazaar, choose, offer, seat, swap, viewer, with_a_buyer};

fn ruby(count: u8) -> Purse {
    Purse::default().with(Good::Ruby, count)
}

fn revisions(table: &Table<Bazaar>) -> Vec<u64> {
    Viewer::all(table.seats())
        .map(|viewer| table.revision(viewer))
        .collect()
}

fn moved(table: &Table<Bazaar>, before: &[u64]) -> Vec<bool> {
    let now = revisions(table);
    now.iter()
        .zip(before)
        .map(|(now, before)| now > before)
        .collect()
}

#[test]
fn a_deal_moves_the_pages_of_its_two_sides_alone() {
    let mut table = bazaar(3);
    let before = revisions(&table);
    let deal = offer(&mut table, swap(1, 2), "").unwrap();
    assert_eq!(moved(&table, &before), [true, true, false, false]);
    let before = revisions(&table);
    answer(&mut table, 2, (1, deal), Answer::Decline).unwrap();
    assert_eq!(moved(&table, &before), [true, true, false, false]);
}

#[test]
fn a_public_offer_is_heard_by_all_while_it_stands() {
    let mut table = bazaar(3);
    // What the two have said in private before does not show in it.
    let first = offer(&mut table, swap(1, 2), "").unwrap();
    answer(&mut table, 2, (1, first), Answer::Decline).unwrap();
    let before = revisions(&table);
    let deal = table
        .offer(swap(1, 2), "peace", Audience::Everyone)
        .unwrap();
    assert_eq!(moved(&table, &before), [true; 4]);
    for onlooker in [viewer(3), Viewer::Public] {
        let heard: Vec<_> = table.deals(onlooker).collect();
        assert_eq!(heard.len(), 1);
        assert_eq!((heard[0].id, heard[0].promise.as_str()), (0, "peace"));
        assert_eq!(heard[0].swap, swap(1, 2));
    }
    assert_eq!(table.deals(viewer(2)).last().unwrap().id, deal);
    let before = revisions(&table);
    answer(&mut table, 2, (1, deal), Answer::Decline).unwrap();
    assert_eq!(moved(&table, &before), [true; 4]);
    assert_eq!(table.deals(Viewer::Public).count(), 0);
    // It is kept as it was made.
    let log = table.log().to_string();
    assert!(log.contains("s1 ~public-offer 2 s2 "), "{log}");
    let again: Log = log.parse().unwrap();
    assert_eq!(again.to_string(), log);
}

#[test]
fn what_can_be_given_is_listed_as_it_is_written() {
    let mut table = bazaar(2);
    choose(&mut table, 1, Choice::Take);
    let purse = table.view(Viewer::Public).purses[0];
    let wares = AnyTable::wares(&table, Viewer::Public, seat(1));
    for good in Good::ALL {
        let ware = wares.iter().find(|ware| ware.word == good.to_string());
        assert_eq!(ware.unwrap().most, u16::from(purse.count(good)));
    }
    let all = goods::written(wares.iter().map(|ware| (ware.most, &ware.word)));
    assert_eq!(all, purse.to_string());
}

#[test]
fn an_exchange_moves_the_pages_of_all_who_see_it() {
    let mut table = bazaar(3);
    choose(&mut table, 1, Choice::Take);
    let purse = table.view(Viewer::Public).purses[0];
    let gift = Swap {
        gives: Purse::default().with(purse.kinds().next().unwrap(), 1),
        ..swap(1, 2)
    };
    let deal = offer(&mut table, gift, "").unwrap();
    let before = revisions(&table);
    answer(&mut table, 2, (1, deal), Answer::Accept).unwrap();
    assert_eq!(moved(&table, &before), [true; 4]);
    let seen = table.story(Viewer::Public).count() as u64;
    assert_eq!(table.revision(Viewer::Public), seen);
}

#[test]
fn a_deal_says_what_became_of_it() {
    let mut table = bazaar(2);
    choose(&mut table, 1, Choice::Take);
    let purse = table.view(Viewer::Public).purses[0];
    let gives = Purse::default().with(purse.kinds().next().unwrap(), 1);
    let answers = [
        (2, Answer::Accept),
        (2, Answer::Decline),
        (1, Answer::Withdraw),
    ];
    for (who, how) in answers {
        let deal = offer(
            &mut table,
            Swap {
                gives,
                ..swap(1, 2)
            },
            "",
        )
        .unwrap();
        answer(&mut table, who, (3 - who, deal), how).unwrap();
        let last = table.deals(viewer(1)).last().unwrap();
        assert_eq!((last.id, last.state), (deal, DealState::Closed(how)));
    }
}

#[test]
fn a_deal_is_answered_by_the_right_side_with_the_right_partner() {
    let mut table = bazaar(3);
    let deal = offer(&mut table, swap(1, 2), "").unwrap();
    for (who, with, how) in [
        (2, 1, Answer::Withdraw),
        (1, 2, Answer::Decline),
        (2, 3, Answer::Decline),
        (3, 1, Answer::Decline),
        (1, 3, Answer::Withdraw),
    ] {
        let refused = Refusal::NoSuchDeal {
            with: seat(with),
            deal,
        };
        assert_eq!(answer(&mut table, who, (with, deal), how), Err(refused));
    }
    assert_eq!(answer(&mut table, 2, (1, deal), Answer::Decline), Ok(()));
}

#[test]
fn a_deal_waits_for_the_turn_of_one_of_its_sides() {
    let mut table = bazaar(3);
    choose(&mut table, 1, Choice::Take);
    choose(&mut table, 2, Choice::Take);
    let purse = table.view(Viewer::Public).purses[0];
    let gives = Purse::default().with(purse.kinds().next().unwrap(), 1);
    let deal = offer(
        &mut table,
        Swap {
            gives,
            ..swap(1, 2)
        },
        "",
    )
    .unwrap();
    let early = answer(&mut table, 2, (1, deal), Answer::Accept);
    assert!(matches!(early, Err(Refusal::Deal(_))), "{early:?}");
    choose(&mut table, 3, Choice::Take);
    assert_eq!(answer(&mut table, 2, (1, deal), Answer::Accept), Ok(()));
}

#[test]
fn an_offer_can_be_as_long_as_the_limit_in_any_language() {
    let mut table = bazaar(2);
    let longest = "è".repeat(PROMISE_LIMIT);
    assert_eq!(offer(&mut table, swap(1, 2), &longest), Ok(1));
    for padded in [" before", "after "] {
        assert_eq!(
            offer(&mut table, swap(1, 2), padded),
            Err(Refusal::BadOffer("offer-promise-signs"))
        );
    }
}

#[test]
fn goods_that_a_log_could_not_hold_are_refused_on_either_side() {
    let mut table = bazaar(2);
    let refused = Err(Refusal::BadOffer("offer-goods"));
    let (gives, gets) = (ruby(100), ruby(100));
    assert_eq!(
        offer(
            &mut table,
            Swap {
                gives,
                ..swap(1, 2)
            },
            ""
        ),
        refused
    );
    assert_eq!(offer(&mut table, Swap { gets, ..swap(1, 2) }, ""), refused);
    assert_eq!(
        offer(&mut table, swap(5, 1), ""),
        Err(Refusal::BadOffer("offer-to-whom"))
    );
}

#[test]
fn only_open_offers_of_the_same_seat_count_against_its_limit() {
    let mut table = bazaar(2);
    for _ in 0..16 {
        offer(&mut table, swap(1, 2), "").unwrap();
    }
    assert_eq!(offer(&mut table, swap(2, 1), ""), Ok(17));
    assert!(offer(&mut table, swap(1, 2), "").is_err());
    answer(&mut table, 1, (2, 3), Answer::Withdraw).unwrap();
    assert_eq!(offer(&mut table, swap(1, 2), ""), Ok(18));
}

#[test]
fn a_draft_that_no_longer_fits_is_dropped_and_its_page_moves() {
    let (mut table, buy) = with_a_buyer();
    let gives = table.view(Viewer::Public).purses[0];
    let all = Swap {
        gives,
        ..swap(1, 2)
    };
    let deal = offer(&mut table, all, "").unwrap();
    choose(&mut table, 1, buy);
    let moved = |table: &Table<Bazaar>| {
        let told = table.story(viewer(1)).filter(|told| !told.tentative);
        table.revision(viewer(1)) - told.count() as u64
    };
    let before = moved(&table);
    answer(&mut table, 2, (1, deal), Answer::Accept).unwrap();
    assert_eq!(table.drafted(seat(1)).count(), 0);
    assert_eq!(moved(&table), before + 2, "for the deal and for the draft");
}

/// What two others bargain pushes nothing out that a seat remembers.
#[test]
fn the_last_deals_with_each_seat_are_remembered() {
    let mut table = bazaar(4);
    let early = offer(&mut table, swap(1, 3), "").unwrap();
    let waits = offer(&mut table, swap(2, 1), "").unwrap();
    answer(&mut table, 3, (1, early), Answer::Decline).unwrap();
    for _ in 0..30 {
        let deal = offer(&mut table, swap(1, 2), "").unwrap();
        answer(&mut table, 2, (1, deal), Answer::Decline).unwrap();
    }
    let before: Vec<_> = table.deals(viewer(3)).collect();
    assert_eq!(before.len(), 1);
    let known: Vec<_> = table.deals(viewer(1)).collect();
    let ids: Vec<u32> = known.iter().map(|deal| deal.id).collect();
    assert_eq!(ids, [1, 1, 24, 25, 26, 27, 28, 29, 30, 31]);
    assert_eq!(known[1].state, DealState::Open);
    for _ in 0..30 {
        let deal = offer(&mut table, swap(4, 2), "").unwrap();
        answer(&mut table, 4, (2, deal), Answer::Withdraw).unwrap();
    }
    assert!(table.deals(viewer(1)).eq(known), "others do not show");
    assert!(table.deals(viewer(3)).eq(before), "others do not show");
    // What stands is not forgotten, and is remembered once it is closed.
    answer(&mut table, 1, (2, waits), Answer::Decline).unwrap();
    let known: Vec<_> = table.deals(viewer(1)).collect();
    let closed = DealState::Closed(Answer::Decline);
    assert_eq!((known.len(), known[1].state), (9, closed));
    assert_eq!(known[1].id, waits);
    assert_eq!(offer(&mut table, swap(2, 1), ""), Ok(32), "numbers go on");
}
