//! What a table must not tell, and what a restart must not lose.

use conformance::bazaar::{self, Purse};
use conformance::intrigue::{self, Card};
use conformance::sealed::{self, Track};
use conformance::{Bazaar, Intrigue, Sealed};
use engine::log::{Answer, Audience, Log};
use engine::player::Eyes;
use engine::table::{Barrier, DealState, Refusal, Waiting};
use engine::{AnyTable, Dice, Game, Pace, Seat, Seed, Swap, Table, Viewer};

use crate::common::{facts, seat, table};

fn sealed_table() -> Table<Sealed> {
    table(&sealed::Options { rounds: 3 }, 3, Pace::Brisk, "tables 3")
}

fn intrigue_table(pace: Pace, word: &str) -> Table<Intrigue> {
    table(&intrigue::Options { target: 15 }, 3, pace, word)
}

fn choose<G: Game>(table: &mut Table<G>, seat: Seat, choice: G::Choice) -> Option<Barrier> {
    table.choose(seat, &[choice]).unwrap().barrier
}

/// A row of choices that was refused behind a barrier would be a free look:
/// whatever the first seat posts after a Spy, the answer is the same.
#[test]
fn a_row_cannot_look_behind_a_barrier() {
    let spy = intrigue::Choice::Play(Card::Spy, None);
    let mut tried = 0;
    for game in 0..60 {
        let mut table = intrigue_table(Pace::Brisk, &format!("oracle {game}"));
        if !table.choices(seat(1)).contains(&spy) {
            continue;
        }
        for second in [
            intrigue::Choice::Bury,
            intrigue::Choice::Veto,
            intrigue::Choice::Draw,
        ] {
            let answer = table.choose(seat(1), &[spy, second]);
            assert_eq!(answer, Err(Refusal::PastBarrier));
            assert_eq!(table.steps(), 0);
            tried += 1;
        }
    }
    assert!(tried > 30, "{tried}");
}

/// How much others do in secret shows neither in the numbers of a story nor
/// in a revision.
#[test]
fn a_story_has_its_own_numbers() {
    let told = |secretly: bool| {
        let mut table = sealed_table();
        if secretly {
            choose(&mut table, seat(2), sealed::Choice::Gamble);
        }
        choose(&mut table, seat(2), sealed::Choice::Done);
        let viewer = Viewer::Seat(seat(1));
        (
            table.story(viewer).collect::<Vec<_>>(),
            table.revision(viewer),
        )
    };
    assert_eq!(told(true), told(false));
    assert_eq!(told(true).0[0].moment, 0);
}

/// A draft is laid anew on what others commit in secret; its seat must not
/// notice.
#[test]
fn a_drafting_seat_does_not_notice_what_others_do_in_secret() {
    let mut table = sealed_table();
    choose(&mut table, seat(1), sealed::Choice::Mark(Track::ALL[0]));
    let viewer = Viewer::Seat(seat(1));
    let before = (table.revision(viewer), table.view(viewer));
    choose(&mut table, seat(2), sealed::Choice::Dig);
    assert_eq!((table.revision(viewer), table.view(viewer)), before);
    assert!(table.can_undo(seat(1)).is_ok());
}

#[test]
fn moments_lead_back_to_lines_of_the_log() {
    let mut table = sealed_table();
    choose(&mut table, seat(2), sealed::Choice::Gamble);
    choose(&mut table, seat(2), sealed::Choice::Done);
    assert_eq!(table.step_of(Viewer::Seat(seat(1)), 0), Some(1));
    assert_eq!(table.step_of(Viewer::Seat(seat(2)), 1), Some(1));
    assert_eq!(table.step_of(Viewer::Seat(seat(1)), 1), None);
}

fn swap(from: usize, to: usize) -> Swap<Purse> {
    Swap {
        from: seat(from),
        to: seat(to),
        gives: Purse::default(),
        gets: Purse::default(),
    }
}

#[test]
fn deals_are_numbered_between_two_seats() {
    let options = bazaar::Options { rounds: 8 };
    let mut table = table::<Bazaar>(&options, 4, Pace::Brisk, "numbers");
    let mut offer = |from, to| table.offer(swap(from, to), "", Audience::Both).unwrap();
    assert_eq!((offer(3, 4), offer(4, 3), offer(3, 4)), (1, 2, 3));
    assert_eq!(offer(1, 2), 1, "what others bargain does not show");
    assert_eq!(offer(3, 1), 1);
    let table: &dyn AnyTable = &table;
    let known = table.deals(Viewer::Seat(seat(1)));
    assert_eq!(known.len(), 2);
    assert!(
        known
            .iter()
            .all(|deal| deal.state == DealState::Open && deal.gives == "-")
    );
    assert!(table.deals(Viewer::Public).is_empty());
}

/// What the offering side is drafting neither shows in the answer nor is
/// committed by it.
#[test]
fn an_acceptance_does_not_look_at_drafts() {
    let options = bazaar::Options { rounds: 20 };
    let mut table = table::<Bazaar>(&options, 2, Pace::Brisk, "drafts");
    let buy = loop {
        let choices = table.choices(seat(1));
        let buy = choices
            .into_iter()
            .find(|choice| matches!(choice, bazaar::Choice::Buy(_)));
        match buy {
            Some(buy) => break buy,
            None => choose(&mut table, seat(1), bazaar::Choice::Take),
        };
        choose(&mut table, seat(2), bazaar::Choice::Take);
    };
    let theirs = table.view(Viewer::Public).purses[1];
    let gift = Swap {
        gets: Purse::default().with(theirs.kinds().next().unwrap(), 1),
        ..swap(1, 2)
    };
    let deal = table.offer(gift.clone(), "", Audience::Both).unwrap();
    choose(&mut table, seat(1), buy);
    let lines = table.steps();
    table
        .answer(seat(2), (seat(1), deal), Answer::Accept)
        .unwrap();
    assert_eq!(table.steps(), lines + 1, "the draft is not committed");
    assert_eq!(table.drafted(seat(1)).collect::<Vec<_>>(), [buy]);
    let mine = table.view(Viewer::Seat(seat(1))).purses[0];
    assert!(
        mine.less(gift.gets).is_some(),
        "and stands on the new state"
    );
}

/// A strict table where the first seat has announced a card.
fn announced() -> Table<Intrigue> {
    for game in 0.. {
        let mut table = intrigue_table(Pace::Strict, &format!("strict {game}"));
        let favour = intrigue::Choice::Play(Card::Favour, None);
        let veto = |table: &Table<Intrigue>, number| {
            let hand = table.view(Viewer::Seat(seat(number))).hand;
            hand.iter().any(|(card, _)| *card == Card::Veto)
        };
        if table.choices(seat(1)).contains(&favour) && veto(&table, 2) && !veto(&table, 3) {
            choose(&mut table, seat(1), favour);
            return table;
        }
    }
    unreachable!()
}

#[test]
fn a_strict_window_closes_on_the_clock_alone() {
    let mut table = announced();
    let (second, third) = (seat(2), seat(3));
    assert_eq!(table.waiting(Viewer::Public), Waiting::ForReactions);
    assert_eq!(table.to_act().len(), 2, "whatever they hold");
    let lines = table.steps();
    assert_eq!(
        table.barrier(second, intrigue::Choice::Veto),
        None,
        "it is not final yet"
    );
    choose(&mut table, second, intrigue::Choice::Veto);
    choose(&mut table, third, intrigue::Choice::Pass);
    assert!(table.all_have_answered());
    assert_eq!(
        table.steps(),
        lines,
        "all have answered, and still it is open"
    );
    // Until then an answer can be changed, or taken back.
    assert_eq!(table.held_answer(second), [intrigue::Choice::Veto]);
    choose(&mut table, second, intrigue::Choice::Pass);
    table.undo(second).unwrap();
    assert!(table.held_answer(second).is_empty() && !table.all_have_answered());
    choose(&mut table, second, intrigue::Choice::Veto);
    table.close_window();
    let chain = table.view(Viewer::Public).chain;
    assert_eq!(
        chain
            .last()
            .map(|announced| (announced.seat, announced.card)),
        Some((second, Card::Veto))
    );
}

/// An answer that waits for the clock is taken up after a restart, too.
#[test]
fn a_restart_keeps_held_answers() {
    let mut table = announced();
    choose(&mut table, seat(2), intrigue::Choice::Veto);
    let saved = vec![(seat(2), table.held_answer(seat(2)).to_vec())];
    let log = table.log();
    let replayed = Table::<Intrigue>::replay(facts(), &log, table.seed().clone()).unwrap();
    let mut again = replayed.table;
    again.restore(&saved, 1);
    assert_eq!(again.held_answer(seat(2)), [intrigue::Choice::Veto]);
    again.close_window();
    table.close_window();
    assert_eq!(again.log(), table.log());
}

#[test]
fn whoever_is_away_lets_a_strict_window_pass() {
    let mut table = announced();
    table.close_window();
    assert_eq!(
        table.waiting(Viewer::Public),
        Waiting::For(engine::SeatSet::one(seat(2)))
    );
    assert_eq!(table.view(Viewer::Public).points[0], 2);
    table.close_window();
    assert_eq!(
        table.view(Viewer::Public).points[0],
        2,
        "there is none to close any more"
    );
}

/// Drafts are taken up after a restart, and no page from before passes for a
/// new one.
#[test]
fn a_restart_keeps_drafts_and_what_was_offered() {
    let mut table = sealed_table();
    let mark = sealed::Choice::Mark(Track::ALL[2]);
    choose(&mut table, seat(2), sealed::Choice::Done);
    choose(&mut table, seat(1), mark);
    let stamp = table.stamp(seat(1));
    let log: Log = table.log().to_string().parse().unwrap();
    let replayed = Table::<Sealed>::replay(facts(), &log, table.seed().clone()).unwrap();
    let mut again: Box<dyn AnyTable> = Box::new(replayed.table);
    let saved = vec![(seat(1), AnyTable::drafted(&table, seat(1)))];
    again.restore(&saved, 1);
    assert_eq!(again.drafted(seat(1)), ["mark-fleets"]);
    assert_eq!(
        again.view_json(Viewer::Seat(seat(1))).unwrap(),
        AnyTable::view_json(&table, Viewer::Seat(seat(1))).unwrap()
    );
    assert_eq!(again.check_stamp(seat(1), stamp), Ok(()));
    assert!(again.undo(seat(1)).is_ok());
}

#[test]
fn a_fork_can_be_tried_without_a_trace() {
    let mut table: Box<dyn AnyTable> = Box::new(sealed_table());
    let mut fork = table.fork();
    fork.choose(seat(1), &["dig"]).unwrap();
    assert_eq!((fork.entries(0).len(), table.entries(0).len()), (1, 0));
    assert!(fork.entries(1).is_empty() && fork.entries(9).is_empty());
    table.choose(seat(1), &["dig"]).unwrap();
    assert_eq!(
        fork.log(),
        table.log(),
        "what was kept is what is then done"
    );
}

#[test]
fn a_frozen_table_exports_its_whole_log() {
    let mut table = sealed_table();
    choose(&mut table, seat(1), sealed::Choice::Dig);
    choose(&mut table, seat(2), sealed::Choice::Done);
    choose(&mut table, seat(3), sealed::Choice::Done);
    let text = table.log().to_string().replacen("s2 done", "s2 dig", 1);
    let log: Log = text.parse().unwrap();
    let mut frozen = Table::<Sealed>::replay(facts(), &log, table.seed().clone())
        .unwrap()
        .table;
    assert_eq!(frozen.steps(), 1);
    assert_eq!(frozen.log().to_string(), text, "nothing is lost");
    // An append-only record keeps the lines that are no longer in force.
    frozen.go_on();
    choose(&mut frozen, seat(3), sealed::Choice::Done);
    let mut kept = log;
    kept.entries.extend(frozen.entries(1));
    let again = Table::<Sealed>::replay(facts(), &kept, table.seed().clone()).unwrap();
    assert_eq!(again.divergence, None);
    assert_eq!(again.table.log(), frozen.log());
}

#[test]
fn nobody_can_look_from_a_seat_that_is_not_there() {
    let table: Box<dyn AnyTable> = Box::new(intrigue_table(Pace::Brisk, "strangers"));
    let stranger = Viewer::Seat(seat(8));
    assert_eq!(
        table.view_json(stranger).unwrap(),
        table.view_json(Viewer::Public).unwrap()
    );
    assert_eq!(table.describe(stranger), table.describe(Viewer::Public));
    assert!(table.question(seat(8)).is_none() && table.listed(seat(8)).is_empty());
    assert!(table.why_not(seat(8), "deck").is_none());
}

#[test]
fn goods_from_hostile_hands_are_refused() {
    let options = bazaar::Options { rounds: 8 };
    let mut table: Box<dyn AnyTable> = Box::new(table::<Bazaar>(&options, 2, Pace::Brisk, "goods"));
    for goods in [
        "",
        "ruby",
        "0ruby",
        "1ruby+1ruby",
        "100ruby",
        "1ruby 1jade",
        "1gold",
        "-1ruby",
    ] {
        let swap = Swap {
            from: seat(1),
            to: seat(2),
            gives: goods,
            gets: "-",
        };
        assert!(
            matches!(
                table.offer(swap, "", Audience::Both),
                Err(Refusal::Unreadable(_))
            ),
            "{goods}"
        );
    }
    let most = "99ruby+99pearl+99jade+99amber";
    let swap = Swap {
        from: seat(1),
        to: seat(2),
        gives: most,
        gets: most,
    };
    let deal = table.offer(swap, "", Audience::Both).unwrap();
    let answer = table.answer(seat(2), (seat(1), deal), Answer::Accept);
    assert!(matches!(answer, Err(Refusal::Deal(_))), "{answer:?}");
}

#[test]
fn nothing_is_answered_after_the_end() {
    let options = bazaar::Options { rounds: 1 };
    let mut table = table::<Bazaar>(&options, 2, Pace::Brisk, "after");
    let deal = table.offer(swap(2, 1), "", Audience::Both).unwrap();
    choose(&mut table, seat(1), bazaar::Choice::Pass);
    choose(&mut table, seat(2), bazaar::Choice::Pass);
    let answer = table.answer(seat(1), (seat(2), deal), Answer::Decline);
    assert_eq!(answer, Err(Refusal::Over));
    assert!(table.log().to_string().parse::<Log>().is_ok());
}

#[test]
fn a_bot_sees_nothing_that_its_seat_could_not() {
    let facts = facts::<Intrigue>();
    let options = intrigue::Options { target: 7 };
    let mut dice = Dice::new(&Seed::from_word("eyes"));
    let truth = Intrigue::new(&facts.content, &options, 3, &mut dice).unwrap();
    let eyes = Eyes::new(&facts.content, &truth, seat(1));
    assert_eq!(format!("{eyes:?}"), "Eyes { seat: s1, .. }");
    let mut loose = engine::Chance::default();
    let worlds: Vec<Intrigue> = (0..16)
        .map(|_| eyes.sample(&mut dice.shared(&mut loose)))
        .collect();
    assert!(worlds.iter().any(|world| *world != truth));
    let own = Viewer::Seat(seat(1));
    assert!(
        worlds
            .iter()
            .all(|world| world.view(&facts.content, own) == eyes.view())
    );
}
