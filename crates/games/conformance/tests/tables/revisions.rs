//! What moves a page, and what windows, records, replays and players hold: the
//! small print of tables.

use conformance::bazaar::{self, Choice};
use conformance::intrigue::{self, Card};
use conformance::sealed::{self, Track};
use conformance::{Bazaar, Intrigue, Sealed};
use engine::log::{Answer, Log};
use engine::player::{Eyes, Player, Random};
use engine::table::{Barrier, Cause, Refusal, ReplayError, Waiting};
use engine::{Game, Pace, Seat, SeatSet, Seed, Table, Viewer};

use crate::common::{
    answer, bazaar, choose, facts, offer, seat, swap, table, viewer, with_a_buyer,
};

/// Every event counts once, whether it came of one line or of several, and
/// whether it was first seen in a draft.
#[test]
fn a_revision_counts_own_choices_and_events_seen() {
    let (mut table, buy) = with_a_buyer();
    let count = |table: &Table<Bazaar>, viewer| {
        (table.revision(viewer), table.story(viewer).count() as u64)
    };
    let (public, own) = (Viewer::Public, viewer(1));
    let (seen, told) = count(&table, public);
    assert_eq!(seen, told, "a bystander's page moves with the story alone");
    let before = count(&table, own);
    choose(&mut table, 1, buy);
    let mut chosen = 1;
    let drafted = count(&table, own);
    assert_eq!(drafted.0 - before.0, chosen + drafted.1 - before.1);
    while table.is_asked(seat(1)) {
        let choice = table.choices(seat(1))[0];
        choose(&mut table, 1, choice);
        chosen += 1;
    }
    let after = count(&table, own);
    assert_eq!(after.0 - before.0, chosen + after.1 - before.1);
    let (seen, told) = count(&table, public);
    assert_eq!(seen, told);
}

#[test]
fn a_draft_is_told_as_tentative_until_it_is_committed() {
    let options = sealed::Options { rounds: 3 };
    let mut table = table::<Sealed>(&options, 2, Pace::Brisk, "tables 3");
    choose(&mut table, 1, sealed::Choice::Mark(Track::ALL[0]));
    let story: Vec<_> = table.story(viewer(1)).collect();
    assert!(!story.is_empty(), "a draft is part of its seat's story");
    assert!(story.iter().all(|told| told.tentative));
    assert_eq!(table.story(viewer(2)).count(), 0);
    choose(&mut table, 1, sealed::Choice::Done);
    assert!(table.story(viewer(1)).count() > story.len());
    assert!(table.story(viewer(1)).all(|told| !told.tentative));
}

/// What happens in another's lane moves no page.
#[test]
fn a_page_stays_while_another_seat_digs_in_secret() {
    let mut table = table::<Sealed>(&sealed::Options { rounds: 3 }, 2, Pace::Brisk, "tables 3");
    choose(&mut table, 1, sealed::Choice::Mark(Track::ALL[0]));
    assert_eq!(
        table.waiting(viewer(1)),
        Waiting::For(SeatSet::one(seat(1)).with(seat(2)))
    );
    let before = table.revision(viewer(2));
    choose(&mut table, 1, sealed::Choice::Dig);
    let seen = table.story(viewer(2)).count();
    assert_eq!((seen, table.revision(viewer(2))), (0, before));
}

/// After a restart no page from before passes for a new one, however often
/// either has moved.
#[test]
fn epochs_are_far_apart() {
    let mut table = bazaar(2);
    for epoch in [1, 2, 7] {
        table.restore(&[], epoch);
        for viewer in Viewer::all(2) {
            assert_eq!(table.revision(viewer), u64::from(epoch) << 32);
        }
    }
}

#[test]
fn every_saved_draft_is_taken_up_as_far_as_it_goes() {
    let options = sealed::Options { rounds: 3 };
    let mut table = table::<Sealed>(&options, 3, Pace::Brisk, "tables 3");
    let mark = |nth: usize| sealed::Choice::Mark(Track::ALL[nth]);
    let saved = [
        (seat(1), vec![sealed::Choice::Dig, mark(0)]),
        (seat(2), vec![mark(1)]),
        (seat(3), vec![mark(2)]),
    ];
    table.restore(&saved, 1);
    assert_eq!(table.steps(), 0, "nothing that is a barrier is taken up");
    let drafted = |number| table.drafted(seat(number)).collect::<Vec<_>>();
    assert_eq!(drafted(1), [], "and nothing that stood behind one");
    assert_eq!((drafted(2), drafted(3)), (vec![mark(1)], vec![mark(2)]));
}

#[test]
fn what_was_offered_before_a_choice_is_stale_after_it() {
    let (mut table, buy) = with_a_buyer();
    let (own, other) = (table.stamp(seat(1)), table.stamp(seat(2)));
    assert_eq!(table.check_stamp(seat(1), own), Ok(()));
    choose(&mut table, 1, buy);
    assert_eq!(table.check_stamp(seat(1), own), Err(Refusal::Stale));
    assert_eq!(
        table.check_stamp(seat(2), other),
        Ok(()),
        "a draft is hidden"
    );
    table.undo(seat(1)).unwrap();
    assert_eq!(table.check_stamp(seat(1), own), Ok(()), "the same again");
}

/// In a simultaneous phase what others do never makes a click stale, even
/// where it is seen.
#[test]
fn what_others_do_makes_no_offer_stale() {
    let options = sealed::Options { rounds: 3 };
    let mut table = table::<Sealed>(&options, 3, Pace::Brisk, "tables 3");
    let stamp = table.stamp(seat(1));
    let revision = table.revision(viewer(1));
    choose(&mut table, 2, sealed::Choice::Done);
    assert_ne!(
        table.revision(viewer(1)),
        revision,
        "they are seen to be done"
    );
    assert_eq!(table.check_stamp(seat(1), stamp), Ok(()));
}

/// The record is the log without others' lines and without digests; under
/// each line stands what its seat saw of it.
#[test]
fn a_record_keeps_the_order_of_lines_and_of_what_came_of_them() {
    let mut table = bazaar(3);
    for (from, to) in [(1, 2), (2, 1), (2, 3), (3, 2)] {
        let deal = offer(&mut table, swap(from, to), "a word").unwrap();
        answer(&mut table, to, (from, deal), Answer::Decline).unwrap();
    }
    for number in [1, 2, 3, 1] {
        choose(&mut table, number, Choice::Take);
    }
    for number in 1..=3 {
        let name = seat(number).to_string();
        let story: Vec<_> = table.story(viewer(number)).collect();
        let mut expected = Vec::new();
        for (step, entry) in table.entries(0).iter().enumerate() {
            let line = entry.line.to_string();
            let mut words = line.split(' ');
            let deal = line.contains('~');
            if words.next() == Some(&name) || (deal && words.any(|word| word == name)) {
                expected.push(line);
            }
            let here = story
                .iter()
                .filter(|told| table.step_of(viewer(number), told.moment) == Some(step));
            expected.extend(here.map(|told| format!("  {}", told.event)));
        }
        let record = table.record(seat(number));
        let (_, body) = record.split_once("\n\n").unwrap();
        assert_eq!(body.lines().collect::<Vec<_>>(), expected);
        assert!(expected.iter().any(|line| line.starts_with("  ")));
    }
}

fn replay<G: Game>(text: &str, seed: &Seed) -> Result<engine::table::Replayed<G>, ReplayError> {
    let log: Log = text.parse().unwrap();
    Table::<G>::replay(facts(), &log, seed.clone())
}

#[test]
fn a_log_that_cannot_begin_names_the_line_of_its_header() {
    let table = bazaar(2);
    let (text, seed) = (table.log().to_string(), table.seed());
    let line = |field: &str| {
        let mut lines = text.lines();
        lines.position(|line| line.starts_with(field)).unwrap() + 1
    };
    let other = replay::<Sealed>(&text, seed).unwrap_err();
    assert_eq!(other, ReplayError::OtherGame("bazaar".to_owned()));
    assert_eq!(other.line(), line("game "));
    let wrong = replay::<Bazaar>(&text, &Seed::from_word("other dice")).unwrap_err();
    assert_eq!(wrong, ReplayError::WrongSeed);
    assert_eq!(wrong.line(), line("seed-hash "));
    let options = replay::<Bazaar>(&text.replace("rounds=", "years="), seed).unwrap_err();
    assert!(matches!(options, ReplayError::Options(_)), "{options}");
    assert_eq!(options.line(), line("options "));
    let setup = replay::<Bazaar>(&text.replace("seats 2", "seats 8"), seed).unwrap_err();
    assert!(matches!(setup, ReplayError::Setup(_)), "{setup}");
    assert_eq!(setup.line(), line("seats "));
}

#[test]
fn a_replay_compares_the_number_of_an_offer_and_the_way_of_ending() {
    let mut table = table::<Bazaar>(&bazaar::Options { rounds: 1 }, 2, Pace::Brisk, "ending");
    offer(&mut table, swap(1, 2), "").unwrap();
    choose(&mut table, 1, Choice::Pass);
    choose(&mut table, 2, Choice::Pass);
    let (text, seed) = (table.log().to_string(), table.seed());
    let cause = |text: &str| {
        let divergence = replay::<Bazaar>(text, seed).unwrap().divergence.unwrap();
        (divergence.good_steps, divergence.cause)
    };
    let (good, why) = cause(&text.replace("~offer 1", "~offer 2"));
    assert!(good == 0 && matches!(why, Cause::NoDeal(_)), "{why:?}");
    let (good, why) = cause(&text.replace("end bazaar-end-rounds", "end bazaar-end-sold-out"));
    assert!(good == 3 && matches!(why, Cause::Ending(_)), "{why:?}");
    let (good, why) = cause(&text.replacen("s1 pass", "s2 pass", 1));
    assert!(good == 1 && matches!(why, Cause::NotOffered(_)), "{why:?}");
}

#[test]
fn a_replayed_table_tells_the_same_stories() {
    let (table, _) = with_a_buyer();
    let again = replay::<Bazaar>(&table.log().to_string(), table.seed()).unwrap();
    for viewer in Viewer::all(2) {
        let (old, new) = (table.story(viewer), again.table.story(viewer));
        assert_eq!(old.collect::<Vec<_>>(), new.collect::<Vec<_>>());
    }
}

#[test]
fn going_on_is_for_frozen_tables_and_stands_in_every_record() {
    let mut table = bazaar(2);
    choose(&mut table, 1, Choice::Pass);
    choose(&mut table, 2, Choice::Pass);
    let lines = table.steps();
    table.go_on();
    assert_eq!(table.steps(), lines, "nothing was wrong");
    let text = table.log().to_string().replace("s2 pass", "s2 take");
    let mut frozen = replay::<Bazaar>(&text, table.seed()).unwrap().table;
    frozen.go_on();
    for number in [1, 2] {
        let record = frozen.record(seat(number));
        assert!(record.contains("\n! rules 1 content "), "{record}");
    }
}

/// Files say whether they were changed or only grew old.
#[test]
fn a_divergence_says_whether_the_version_explains_it() {
    let mut table = bazaar(2);
    choose(&mut table, 1, Choice::Pass);
    let (text, seed) = (table.log().to_string(), table.seed());
    let content = table.header().content.to_string();
    for (changed, same_version) in [
        (text.replace("s1 pass", "s1 take"), true),
        (text.replace("\nrules 1\n", "\nrules 7\n"), false),
        (text.replace(&content, &"0".repeat(64)), false),
    ] {
        let divergence = replay::<Bazaar>(&changed, seed)
            .unwrap()
            .divergence
            .unwrap();
        assert_eq!(divergence.same_version, same_version);
        let words = divergence.to_string();
        assert_eq!(
            words.contains("changed or damaged"),
            same_version,
            "{words}"
        );
    }
}

/// A strict table where the first seat has announced a card and the second
/// could veto it.
fn announced() -> Table<Intrigue> {
    let favour = intrigue::Choice::Play(Card::Favour, None);
    for game in 0.. {
        let options = intrigue::Options { target: 15 };
        let mut table = table::<Intrigue>(&options, 3, Pace::Strict, &format!("held {game}"));
        let hand = table.view(viewer(2)).hand;
        let veto = hand.iter().any(|(card, _)| *card == Card::Veto);
        if veto && table.choices(seat(1)).contains(&favour) {
            choose(&mut table, 1, favour);
            return table;
        }
    }
    unreachable!()
}

#[test]
fn answers_of_one_window_do_not_count_in_the_next() {
    let mut table = announced();
    choose(&mut table, 2, intrigue::Choice::Veto);
    choose(&mut table, 3, intrigue::Choice::Pass);
    table.close_window();
    assert!(table.window_is_held(), "the veto can be vetoed in its turn");
    for number in 1..=3 {
        assert!(table.held_answer(seat(number)).is_empty());
        assert!(table.can_undo(seat(number)).is_err());
    }
    assert!(!table.all_have_answered());
}

#[test]
fn nothing_is_answered_where_no_window_is_open() {
    let mut table = announced();
    table.close_window();
    assert!(!table.window_is_held() && !table.all_have_answered());
    let before = table.log();
    table.close_window();
    assert_eq!(table.log(), before);
    assert_eq!(
        table.can_undo(seat(3)),
        Err(Refusal::NothingToUndo(Some(Barrier::Others)))
    );
}

#[test]
fn a_brisk_window_is_never_held() {
    let options = intrigue::Options { target: 15 };
    let mut open = 0;
    for game in 0..40 {
        let mut table = table::<Intrigue>(&options, 3, Pace::Brisk, &format!("brisk {game}"));
        let plays = table.choices(seat(1)).into_iter();
        let mut plays = plays.filter(|choice| matches!(choice, intrigue::Choice::Play(..)));
        let Some(play) = plays.next() else { continue };
        choose(&mut table, 1, play);
        open += usize::from(table.waiting(Viewer::Public) == Waiting::ForReactions);
        assert!(!table.window_is_held() && !table.all_have_answered());
        let lines = table.steps();
        table.close_window();
        assert_eq!(table.steps(), lines, "no clock closes it");
        for seat in table.to_act() {
            if let Some(pass) = table.pass(seat) {
                assert_eq!(table.barrier(seat, pass.choice), Some(Barrier::Others));
            }
        }
    }
    assert!(open > 0);
}

/// Being asked after a word was heard is no second move of the page, and
/// neither is an answer that the clock makes count.
#[test]
fn whoever_is_asked_by_an_event_has_moved_by_the_event_alone() {
    let mut table = bazaar(2);
    choose(&mut table, 1, Choice::Take);
    let seen = table.story(viewer(2)).count() as u64;
    assert!(table.is_asked(seat(2)) && seen > 0);
    assert_eq!(table.revision(viewer(2)), seen);
    let mut table = announced();
    choose(&mut table, 2, intrigue::Choice::Veto);
    table.close_window();
    for (number, chosen) in [(1, 1), (2, 1), (3, 0)] {
        let seen = table.story(viewer(number)).count() as u64;
        assert_eq!(table.revision(viewer(number)), chosen + seen, "{number}");
    }
}

#[test]
fn a_draft_stands_on_what_others_have_committed_since() {
    let options = sealed::Options { rounds: 3 };
    let mut table = table::<Sealed>(&options, 3, Pace::Brisk, "tables 3");
    choose(&mut table, 1, sealed::Choice::Mark(Track::ALL[0]));
    choose(&mut table, 2, sealed::Choice::Done);
    assert_eq!(table.drafted(seat(1)).count(), 1);
    let waiting = SeatSet::one(seat(1)).with(seat(3));
    assert_eq!(table.waiting(viewer(1)), Waiting::For(waiting));
}

#[test]
fn a_button_tells_the_barrier_as_the_draft_stands() {
    let (mut table, buy) = with_a_buyer();
    choose(&mut table, 1, buy);
    let mut crossed = None;
    while table.is_asked(seat(1)) {
        let choice = table.choices(seat(1))[0];
        crossed = table.barrier(seat(1), choice);
        let receipt = table.choose(seat(1), &[choice]).unwrap();
        assert_eq!(receipt.barrier, crossed);
    }
    assert_eq!(crossed, Some(Barrier::Others));
}

#[test]
fn a_finished_or_frozen_table_holds_no_window() {
    let mut over = table::<Bazaar>(&bazaar::Options { rounds: 1 }, 2, Pace::Strict, "over");
    choose(&mut over, 1, Choice::Pass);
    choose(&mut over, 2, Choice::Pass);
    assert!(over.is_over() && !over.all_have_answered());
    let mut table = announced();
    table.close_window();
    let text = table.log().to_string().replacen("s2 pass", "s2 veto", 1);
    let mut frozen = replay::<Intrigue>(&text, table.seed()).unwrap().table;
    assert_eq!(frozen.waiting(Viewer::Public), Waiting::ForReactions);
    assert!(!frozen.window_is_held() && !frozen.all_have_answered());
    frozen.close_window();
    assert_eq!(frozen.steps(), 1);
}

#[test]
fn the_version_that_counts_is_the_one_last_gone_on_with() {
    let mut table = bazaar(2);
    choose(&mut table, 1, Choice::Pass);
    let text = table.log().to_string();
    let old = text.replace("\nrules 1\n", "\nrules 7\n");
    let mut table = replay::<Bazaar>(&old, table.seed()).unwrap().table;
    assert!(!table.frozen().unwrap().divergence.same_version);
    table.go_on();
    choose(&mut table, 1, Choice::Pass);
    choose(&mut table, 2, Choice::Pass);
    let changed = table.log().to_string().replace("s2 pass", "s2 take");
    let again = replay::<Bazaar>(&changed, table.seed()).unwrap();
    assert!(again.divergence.unwrap().same_version);
}

/// Picks the last choice, once it has seen that its eyes are those of the
/// seat it plays for.
struct Watchful<'a>(&'a Table<Bazaar>);

impl Player<Bazaar> for Watchful<'_> {
    fn begin(&mut self, _: &Seed, _: Seat) {}

    fn pick(&mut self, eyes: &Eyes<'_, Bazaar>, choices: &[Choice]) -> usize {
        assert_eq!(eyes.view(), self.0.view(Viewer::Seat(eyes.seat())));
        assert_eq!(eyes.question(), self.0.question(eyes.seat()));
        assert!(eyes.question().is_some());
        choices.len() - 1
    }
}

#[test]
fn a_player_is_consulted_about_its_draft_and_takes_what_there_is() {
    let (mut table, buy) = with_a_buyer();
    assert_eq!(table.consult(seat(2), &mut Watchful(&table)), None);
    choose(&mut table, 1, buy);
    while table.is_asked(seat(1)) {
        let last = *table.choices(seat(1)).last().unwrap();
        let picked = table.consult(seat(1), &mut Watchful(&table));
        assert_eq!(picked, Some(last));
        choose(&mut table, 1, last);
    }
}

#[test]
fn a_random_player_follows_from_its_seed_and_seat() {
    let table = bazaar(2);
    let picks = |player: &mut Random, word: &str, number: usize| {
        Player::<Bazaar>::begin(player, &Seed::from_word(word), seat(number));
        let eyes = |_| table.consult(seat(1), player);
        (0..24).map(eyes).collect::<Vec<_>>()
    };
    let mut player = Random::default();
    let first = picks(&mut player, "whims", 1);
    assert_eq!(picks(&mut player, "whims", 1), first);
    assert_ne!(picks(&mut player, "other whims", 1), first);
    assert_ne!(picks(&mut player, "whims", 2), first);
}
