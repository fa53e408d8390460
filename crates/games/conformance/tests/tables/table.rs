//! Tables: drafts and undo, revisions, posts of several choices, deals, logs,
//! records.

use conformance::bazaar::{Choice, Good, Options, Purse};
use conformance::{Bazaar, Intrigue, Sealed, intrigue, sealed};
use engine::log::{Answer, Audience, Log};
use engine::table::{Barrier, Cause, Refusal, Waiting};
use engine::{Game, Pace, Seat, Seed, Setup, Swap, Table, Viewer};

use crate::common::{facts, seat};

fn table<G: Game>(options: &G::Options, seats: usize, word: &str) -> Table<G> {
    let setup = Setup::new(seats, Pace::Brisk);
    Table::new(facts(), options, setup, Seed::from_word(word)).unwrap()
}

fn bazaar() -> Table<Bazaar> {
    table(&Options { rounds: 8 }, 2, "tables")
}

fn choose<G: Game>(table: &mut Table<G>, seat: Seat, choice: G::Choice) -> Option<Barrier> {
    table.choose(seat, &[choice]).unwrap().barrier
}

/// Takes goods until the first seat can buy something.
fn with_a_buyer() -> (Table<Bazaar>, Choice) {
    let mut table = bazaar();
    loop {
        let (first, second) = (seat(1), seat(2));
        let buy = table
            .choices(first)
            .into_iter()
            .find(|choice| matches!(choice, Choice::Buy(_)));
        if let Some(buy) = buy {
            return (table, buy);
        }
        choose(&mut table, first, Choice::Take);
        choose(&mut table, second, Choice::Pass);
    }
}

#[test]
fn a_draft_is_seen_by_its_seat_alone_and_can_be_undone() {
    let (mut table, buy) = with_a_buyer();
    let (own, other) = (Viewer::Seat(seat(1)), Viewer::Seat(seat(2)));
    let before = (
        table.view(own),
        table.view(other),
        table.log(),
        table.revision(other),
    );
    assert_eq!(table.barrier(seat(1), buy), None);
    assert_eq!(choose(&mut table, seat(1), buy), None);
    assert_ne!(table.view(own), before.0);
    assert_eq!(
        (table.view(other), table.log(), table.revision(other)),
        (before.1, before.2, before.3)
    );
    assert!(table.can_undo(seat(1)).is_ok());
    let revision = table.revision(own);
    table.undo(seat(1)).unwrap();
    assert_eq!(table.view(own), before.0);
    assert!(
        table.revision(own) > revision,
        "a page from before the undo is stale"
    );
}

#[test]
fn a_barrier_commits_the_draft_for_good() {
    let (mut table, buy) = with_a_buyer();
    let lines = table.steps();
    choose(&mut table, seat(1), buy);
    let mut paid = 0;
    while table.is_asked(seat(1)) {
        let choice = table.choices(seat(1))[0];
        choose(&mut table, seat(1), choice);
        paid += 1;
    }
    assert_eq!(table.steps(), lines + 1 + paid);
    assert_eq!(
        table.can_undo(seat(1)),
        Err(Refusal::NothingToUndo(Some(Barrier::Others)))
    );
    assert_eq!(
        table.undo(seat(1)),
        Err(Refusal::NothingToUndo(Some(Barrier::Others)))
    );
}

#[test]
fn chance_and_secrets_are_barriers_of_their_own_kind() {
    let mut table = table::<Sealed>(&sealed::Options { rounds: 3 }, 2, "tables 3");
    let barrier = |choice| table.barrier(seat(1), choice);
    assert_eq!(barrier(sealed::Choice::Mark(sealed::Track::ALL[0])), None);
    assert_eq!(barrier(sealed::Choice::Dig), Some(Barrier::Reveal));
    assert_eq!(barrier(sealed::Choice::Gamble), Some(Barrier::Reveal));
    assert_eq!(barrier(sealed::Choice::Done), Some(Barrier::Others));
    choose(
        &mut table,
        seat(1),
        sealed::Choice::Mark(sealed::Track::ALL[0]),
    );
    choose(
        &mut table,
        seat(2),
        sealed::Choice::Mark(sealed::Track::ALL[1]),
    );
    // A private draw is a barrier for one lane only.
    choose(&mut table, seat(2), sealed::Choice::Dig);
    assert!(table.can_undo(seat(1)).is_ok());
    assert_eq!(
        table.can_undo(seat(2)),
        Err(Refusal::NothingToUndo(Some(Barrier::Reveal)))
    );
    assert_eq!(table.drafted(seat(1)).count(), 1);
}

#[test]
fn a_post_of_several_choices_is_taken_whole_or_not_at_all() {
    let (mut table, buy) = with_a_buyer();
    let viewer = Viewer::Seat(seat(1));
    let (before, revision) = (table.view(viewer), table.revision(viewer));
    let bad = [buy, Choice::Take];
    assert_eq!(
        table.choose(seat(1), &bad),
        Err(Refusal::NotListed("take".to_owned()))
    );
    assert_eq!(
        (table.view(viewer), table.revision(viewer)),
        (before, revision)
    );
    assert_eq!(table.choose(seat(1), &[]), Err(Refusal::Nothing));
    assert!(table.choose(seat(1), &[buy]).is_ok());
}

#[test]
fn nobody_moves_out_of_turn() {
    let mut table = bazaar();
    assert_eq!(
        table.choose(seat(2), &[Choice::Take]),
        Err(Refusal::NotAsked)
    );
    assert!(table.choices(seat(2)).is_empty() && table.question(seat(2)).is_none());
    assert_eq!(
        table.waiting(Viewer::Public),
        Waiting::For(engine::SeatSet::one(seat(1)))
    );
}

#[test]
fn nobody_is_told_whose_reaction_is_awaited() {
    let options = intrigue::Options { target: 15 };
    for game in 0.. {
        let mut table = table::<Intrigue>(&options, 3, &format!("waiting {game}"));
        let plays = table.choices(seat(1));
        let play = plays
            .into_iter()
            .find(|choice| matches!(choice, intrigue::Choice::Play(..)));
        let Some(play) = play else { continue };
        choose(&mut table, seat(1), play);
        if table.to_act().contains(seat(1)) || table.to_act().len() != 1 {
            continue;
        }
        if table.waiting(Viewer::Public) == Waiting::ForReactions {
            assert_eq!(table.waiting(Viewer::Seat(seat(1))), Waiting::ForReactions);
            let view = format!("{:?}", table.view(Viewer::Seat(seat(1))));
            assert!(!view.contains("open"), "{view}");
            return;
        }
    }
}

fn swap(gives: Purse, gets: Purse) -> Swap<Purse> {
    Swap {
        from: seat(1),
        to: seat(2),
        gives,
        gets,
    }
}

fn offer(table: &mut Table<Bazaar>, swap: Swap<Purse>, promise: &str) -> Result<u32, Refusal> {
    table.offer(swap, promise, Audience::Both)
}

/// An answer to a deal between the first two seats.
fn answer(table: &mut Table<Bazaar>, who: Seat, deal: u32, answer: Answer) -> Result<(), Refusal> {
    let with = if who == seat(1) { seat(2) } else { seat(1) };
    table.answer(who, (with, deal), answer)
}

fn no_such(with: Seat, deal: u32) -> Refusal {
    Refusal::NoSuchDeal { with, deal }
}

/// Both have taken goods; it is the first seat's turn.
fn with_goods() -> (Table<Bazaar>, Purse, Purse) {
    let mut table = bazaar();
    choose(&mut table, seat(1), Choice::Take);
    choose(&mut table, seat(2), Choice::Take);
    let purses = table.view(Viewer::Public).purses;
    let one = |purse: Purse| Purse::default().with(purse.kinds().next().unwrap(), 1);
    (table, one(purses[0]), one(purses[1]))
}

#[test]
fn an_offer_is_a_message_and_an_acceptance_an_exchange() {
    let (mut table, gives, gets) = with_goods();
    let before = table.view(Viewer::Public);
    let deal = offer(&mut table, swap(gives, gets), "and I will pass").unwrap();
    assert_eq!(table.view(Viewer::Public), before);
    assert!(table.is_asked(seat(1)), "offers never block");
    assert_eq!(table.deals(Viewer::Seat(seat(2))).count(), 1);
    assert_eq!(table.deals(Viewer::Public).count(), 0);
    assert_eq!(
        answer(&mut table, seat(1), deal, Answer::Accept),
        Err(no_such(seat(2), deal))
    );
    answer(&mut table, seat(2), deal, Answer::Accept).unwrap();
    let after = table.view(Viewer::Public);
    assert_eq!(
        after.purses[0],
        before.purses[0].less(gives).unwrap().plus(gets)
    );
    assert_eq!(
        after.purses[1],
        before.purses[1].less(gets).unwrap().plus(gives)
    );
    assert_eq!(
        answer(&mut table, seat(2), deal, Answer::Accept),
        Err(no_such(seat(1), deal))
    );
}

#[test]
fn a_deal_that_the_rules_refuse_changes_nothing() {
    let (mut table, gives, _) = with_goods();
    let nine = Purse::default().with(Good::Ruby, 9);
    let deal = offer(&mut table, swap(gives, nine), "").unwrap();
    let before = (table.view(Viewer::Public), table.log());
    assert!(matches!(
        answer(&mut table, seat(2), deal, Answer::Accept),
        Err(Refusal::Deal(_))
    ));
    assert_eq!((table.view(Viewer::Public), table.log()), before);
    answer(&mut table, seat(2), deal, Answer::Decline).unwrap();
    let other = offer(&mut table, swap(gives, Purse::default()), "").unwrap();
    answer(&mut table, seat(1), other, Answer::Withdraw).unwrap();
    assert_eq!(
        answer(&mut table, seat(2), other, Answer::Accept),
        Err(no_such(seat(1), other))
    );
}

#[test]
fn offers_that_make_no_sense_are_refused() {
    let (mut table, gives, gets) = with_goods();
    let mut to_self = swap(gives, gets);
    to_self.to = seat(1);
    assert_eq!(
        offer(&mut table, to_self, ""),
        Err(Refusal::BadOffer("offer-to-whom"))
    );
    let stranger = Swap {
        to: seat(5),
        ..swap(gives, gets)
    };
    assert_eq!(
        offer(&mut table, stranger, ""),
        Err(Refusal::BadOffer("offer-to-whom"))
    );
    for (promise, key) in [
        ("two\nlines".to_owned(), "offer-promise-signs"),
        ("fake #00000000".to_owned(), "offer-promise-signs"),
        ("x".repeat(281), "offer-promise-long"),
    ] {
        assert_eq!(
            offer(&mut table, swap(gives, gets), &promise),
            Err(Refusal::BadOffer(key))
        );
    }
    for _ in 0..16 {
        offer(&mut table, swap(gives, gets), "").unwrap();
    }
    assert_eq!(
        offer(&mut table, swap(gives, gets), ""),
        Err(Refusal::BadOffer("offer-too-many"))
    );
}

/// A table whose log has choices and deals, in the middle of a game.
fn lively() -> Table<Bazaar> {
    let (mut table, gives, gets) = with_goods();
    let deal = offer(&mut table, swap(gives, gets), "è una promessa").unwrap();
    answer(&mut table, seat(2), deal, Answer::Accept).unwrap();
    let open = offer(&mut table, swap(gets, gives), "").unwrap();
    choose(&mut table, seat(1), Choice::Take);
    answer(&mut table, seat(2), open, Answer::Decline).unwrap();
    table
}

#[test]
fn a_log_replays_to_the_same_table() {
    let table = lively();
    let log: Log = table.log().to_string().parse().unwrap();
    assert_eq!(
        (log.seed.as_ref(), log.ending.as_ref()),
        (None, None),
        "the seed is still secret"
    );
    let replayed = Table::<Bazaar>::replay(facts(), &log, table.seed().clone()).unwrap();
    assert_eq!(replayed.divergence, None);
    assert_eq!(replayed.table.log(), table.log());
    for viewer in Viewer::all(2) {
        assert_eq!(replayed.table.view(viewer), table.view(viewer));
    }
    let text = table.log().to_string();
    assert!(!text.contains(&table.seed().reveal()));
}

#[test]
fn a_changed_log_is_good_up_to_the_change() {
    let table = lively();
    let log = table.log().to_string();
    let replay = |text: &str| {
        let log: Log = text.parse().unwrap();
        let replayed = Table::<Bazaar>::replay(facts(), &log, table.seed().clone()).unwrap();
        let frozen = replayed.table.frozen().is_some();
        assert_eq!(frozen, replayed.divergence.is_some());
        replayed.divergence.expect("it was changed")
    };
    let line = |text: &str| log.lines().position(|line| line.contains(text)).unwrap() + 1;
    // Another choice.
    let divergence = replay(&log.replacen("s2 take", "s2 pass", 1));
    assert_eq!(divergence.line(), line("s2 take"));
    assert!(divergence.same_version && matches!(divergence.cause, Cause::Digest { .. }));
    // A choice that is not offered, and one that is none.
    let divergence = replay(&log.replacen("s2 take", "s2 buy-1", 1));
    assert!(matches!(divergence.cause, Cause::NotOffered(_)));
    let divergence = replay(&log.replacen("s2 take", "s2 steal", 1));
    assert!(matches!(divergence.cause, Cause::Unreadable(_)));
    // A promise in other words.
    let divergence = replay(&log.replacen("promessa", "minaccia", 1));
    assert_eq!(divergence.line(), line("promessa"));
    // A deal that was never offered.
    let divergence = replay(&log.replacen("~accept 1", "~accept 9", 1));
    assert!(matches!(divergence.cause, Cause::NoDeal(_)));
    // Other options in the header: the first line is different already.
    let divergence = replay(&log.replacen("rounds=8", "rounds=9", 1));
    assert_eq!(divergence.good_steps, 0);
    // An end that did not come.
    let divergence = replay(&format!("{log}end bazaar-end-rounds\n"));
    assert!(matches!(divergence.cause, Cause::Ending(_)));
}

#[test]
fn a_frozen_table_can_be_looked_at_but_not_moved() {
    let table = lively();
    let text = table.log().to_string().replacen("s2 take", "s2 pass", 1);
    let log: Log = text.parse().unwrap();
    let seed = table.seed().clone();
    let mut frozen = Table::<Bazaar>::replay(facts(), &log, seed).unwrap().table;
    assert_eq!(frozen.steps(), 1);
    assert_eq!(frozen.view(Viewer::Public).round, (1, 8));
    assert_eq!(
        frozen.choose(seat(2), &[Choice::Take]),
        Err(Refusal::Frozen)
    );
    assert!(frozen.choices(seat(2)).is_empty());
    assert_eq!(
        offer(&mut frozen, swap(Purse::default(), Purse::default()), ""),
        Err(Refusal::Frozen)
    );
    // The players agree to go on from there; the log says so, and replays.
    frozen.go_on();
    choose(&mut frozen, seat(2), Choice::Pass);
    let log: Log = frozen.log().to_string().parse().unwrap();
    assert!(log.to_string().contains("! rules 1 content "));
    let again = Table::<Bazaar>::replay(facts(), &log, table.seed().clone()).unwrap();
    assert_eq!(again.divergence, None);
    assert_eq!(
        again.table.view(Viewer::Public),
        frozen.view(Viewer::Public)
    );
}

#[test]
fn a_record_holds_what_its_seat_saw_and_no_more() {
    let mut table = table::<Intrigue>(&intrigue::Options { target: 15 }, 3, "record");
    for _ in 0..4 {
        for number in 1..=3 {
            let choices = table.choices(seat(number));
            if choices.contains(&intrigue::Choice::Draw) {
                choose(&mut table, seat(number), intrigue::Choice::Draw);
            } else if let Some(choice) = choices.first() {
                choose(&mut table, seat(number), *choice);
            }
        }
    }
    let record = table.record(seat(1));
    assert!(
        record.contains("s1 drew ") && record.contains("  s2 drew\n"),
        "{record}"
    );
    let leaks = record
        .lines()
        .find(|line| line.contains("s2 drew ") || line.starts_with("s2 "));
    assert_eq!(leaks, None);
    assert!(!record.contains('#') && !record.contains(&table.seed().reveal()));
}

#[test]
fn a_table_does_not_print_its_secrets() {
    let table = table::<Intrigue>(&intrigue::Options { target: 7 }, 3, "debug");
    let debug = format!("{table:?}");
    assert!(
        !debug.contains("Veto") && !debug.contains(&table.seed().reveal()),
        "{debug}"
    );
}

#[test]
fn the_seed_is_revealed_at_the_end_and_matches_its_hash() {
    let mut table = table::<Bazaar>(&Options { rounds: 1 }, 2, "end");
    choose(&mut table, seat(1), Choice::Pass);
    assert_eq!(table.log().seed, None);
    choose(&mut table, seat(2), Choice::Pass);
    let log = table.log();
    assert_eq!(log.seed.unwrap().commitment(), log.header.commitment);
    assert_eq!(log.ending.as_deref(), Some("bazaar-end-rounds"));
    assert_eq!(table.choose(seat(1), &[Choice::Pass]), Err(Refusal::Over));
}

#[test]
fn a_table_of_the_wrong_size_is_refused() {
    for seats in [0, 1, 7, 8, 9, 1000] {
        let setup = Setup::new(seats, Pace::Brisk);
        let made =
            Table::<Bazaar>::new(facts(), &Options { rounds: 8 }, setup, Seed::from_word("x"));
        assert!(made.is_err(), "{seats}");
    }
}
