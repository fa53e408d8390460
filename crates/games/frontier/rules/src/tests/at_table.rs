//! What a table makes of Frontier: rights, drafts that are overtaken, forced
//! answers, rows, standing orders and waivers.

use engine::orders::{Order, Orders};
use engine::table::{Barrier, Refusal, Waiting};
use engine::{Pace, SeatSet, Seed, Setup, Viewer};
use kit::position::{S1, S2, S3};

use super::{Layout as _, Table as Position, hex, table};
use crate::Frontier;
use crate::card::Card;
use crate::choice::{Choice, Unit};
use crate::phase::withdraw::UNTIL_OUTNUMBERED;

type Table = engine::Table<Frontier>;

/// This position at a table.
fn laid(position: Position, pace: Pace) -> Table {
    let seats = position.game.seats.into();
    let facts = kit::facts::<Frontier>();
    let seed = Seed::from_word("laid");
    Table::from_position(facts, position.game, Setup::new(seats, pace), seed)
}

/// FRO-56: a right is listed for its seat alone, nobody waits for it, and it
/// cannot be taken back.
#[test]
fn a_right_is_its_seat_s_own_matter() {
    let mut position = table(3);
    position.put(7, S1, (1, 0));
    position.hold(S2, &[Card::Windfall]);
    let mut table = laid(position, Pace::Brisk);
    assert_eq!(table.choices(S2), [Choice::Windfall]);
    assert!(table.liberties(S3).is_empty() && table.question(S2).is_none());
    assert_eq!(
        table.waiting(Viewer::Public),
        Waiting::For(SeatSet::one(S1))
    );
    assert_eq!(table.barrier(S2, Choice::Windfall), Some(Barrier::Others));
    let stamp = table.stamp(S1);
    table.choose(S2, &[Choice::Windfall]).unwrap();
    assert_eq!(
        table.check_stamp(S1, stamp),
        Ok(()),
        "it concerns nobody's offer"
    );
    assert_eq!(table.view(Viewer::Public).players[1].credits, 6);
}

/// FRO-58: what others do meanwhile leaves a draft as it is while each choice
/// still says and does the same; the rest is dropped, and its seat is told.
#[test]
fn a_draft_that_is_overtaken_is_laid_again_as_far_as_it_holds() {
    let mut position = table(3);
    position.put(7, S1, (1, 0));
    position.put(8, S1, (1, 0));
    position.hold(S2, &[Card::Storm, Card::Windfall]);
    let mut table = laid(position, Pace::Brisk);
    let row = [
        Choice::Go(hex(1)),
        Choice::Sail(hex(7), 0),
        Choice::Sail(hex(8), 0),
    ];
    table.choose(S1, &row).unwrap();
    table.choose(S2, &[Choice::Windfall]).unwrap();
    assert_eq!(table.drafted(S1).count(), 3, "nothing of it has changed");
    table.choose(S2, &[Choice::Storm(hex(8))]).unwrap();
    assert_eq!(table.drafted(S1).collect::<Vec<_>>(), row[..2]);
    assert_eq!(table.overtaken(S1), 1);
    table.choose(S1, &[Choice::SetOut]).unwrap();
    assert_eq!(table.overtaken(S1), 0);
}

/// The same words can come to mean something else: then they are dropped, too.
#[test]
fn a_choice_that_says_something_else_now_is_dropped() {
    let mut position = table(3);
    position.put(7, S1, (1, 0));
    position.put(1, S2, (1, 1));
    position.hold(S3, &[Card::Storm]);
    let mut table = laid(position, Pace::Brisk);
    table.choose(S1, &[Choice::Go(hex(1))]).unwrap();
    table.choose(S3, &[Choice::Storm(hex(1))]).unwrap();
    assert_eq!((table.drafted(S1).count(), table.overtaken(S1)), (0, 1));
    assert!(!table.choices(S1).contains(&Choice::Go(hex(1))));
}

/// What one choice shows to others is shown when it commits: an expedition can
/// be taken back to its first ship, until it meets someone.
#[test]
fn an_expedition_is_undone_step_by_step_or_as_a_whole() {
    let mut position = table(2);
    position.put(7, S1, (2, 2));
    let mut table = laid(position, Pace::Brisk);
    let row = [
        Choice::Go(hex(1)),
        Choice::Sail(hex(7), 1),
        Choice::Sail(hex(7), 0),
    ];
    table.choose(S1, &row).unwrap();
    table.undo(S1).unwrap();
    assert_eq!(table.drafted(S1).collect::<Vec<_>>(), row[..2]);
    table.choose(S1, &row[2..]).unwrap();
    table.undo_to(S1, 1).unwrap();
    assert_eq!(table.drafted(S1).collect::<Vec<_>>(), row[..1]);
    table.undo_to(S1, 0).unwrap();
    assert_eq!(table.undo(S1), Err(Refusal::NothingToUndo(None)));
}

/// FRO-20: a brisk table passes for who can do nothing else, in the log as if
/// they had; a strict one asks.
#[test]
fn what_leaves_no_choice_is_answered() {
    for (pace, answers) in [(Pace::Brisk, true), (Pace::Strict, false)] {
        let mut position = table(2);
        position.put(7, S1, (1, 0));
        position.put(14, S2, (1, 0));
        position.game.player_mut(S2).orders = 0;
        let mut table = laid(position, pace);
        let row = [Choice::Go(hex(1)), Choice::Sail(hex(7), 0), Choice::SetOut];
        table.choose(S1, &row).unwrap();
        let passed = table.log().to_string().contains("\ns2 pass #");
        assert_eq!(passed, answers, "{pace}");
        assert_eq!(table.is_asked(S1), answers);
    }
}

/// FRO-43: a forced answer is no step of its own: undo steps over it.
#[test]
fn undo_steps_over_a_forced_answer() {
    let mut position = table(2);
    position.put(7, S1, (2, 1));
    position.put(1, S2, (9, 9));
    let choices = [
        Choice::Go(hex(1)),
        Choice::Sail(hex(7), 1),
        Choice::Sail(hex(7), 0),
    ];
    position.all(S1, &choices);
    position.apply(S1, Choice::SetOut);
    let battle = position.game.battle_mut().unwrap();
    battle.stage = crate::phase::battle::Stage::AttackerLoses;
    battle.attacker.hits = 2;
    position
        .game
        .frames
        .goto(crate::phase::Casualties { seat: S1, hits: 2 }.into());
    let mut table = laid(position, Pace::Brisk);
    table.choose(S1, &[Choice::Lose(Unit::Troop)]).unwrap();
    let drafted: Vec<Choice> = table.drafted(S1).collect();
    assert_eq!(
        drafted,
        [],
        "the second loss is forced, and the battle goes on"
    );
    assert!(table.log().to_string().contains("\ns1 lose-ship #"));
}

/// FRO-31: a suggested row is one post.
#[test]
fn a_row_is_posted_as_a_whole() {
    let mut position = table(2);
    position.put(7, S1, (3, 4));
    let mut table = laid(position, Pace::Brisk);
    table.choose(S1, &[Choice::Go(hex(1))]).unwrap();
    let rows = table.suggest(S1);
    table.choose(S1, &rows[0].choices).unwrap();
    let there = table.view(Viewer::Public).map[1];
    assert_eq!((there.ships, there.troops), (3, 4));
}

/// FRO-44: a standing order stands for its seat, until it is outnumbered.
#[test]
fn a_standing_order_answers_until_what_it_waits_for_has_come() {
    for (theirs, answers) in [(2, true), (3, false)] {
        let mut position = table(2);
        position.put(7, S1, (2, 0));
        position.put(1, S2, (theirs, 0));
        let choices = [
            Choice::Go(hex(1)),
            Choice::Sail(hex(7), 0),
            Choice::Sail(hex(7), 0),
        ];
        position.all(S1, &choices);
        position.apply(S1, Choice::SetOut);
        let table = laid(position, Pace::Brisk);
        let kind = table.pass(S1).unwrap().kind;
        let mut orders = Orders::default();
        assert_eq!(table.by_order(S1, &orders), []);
        let until = Order::Until(UNTIL_OUTNUMBERED.to_owned());
        orders.set(kind, Some(until)).unwrap();
        assert_eq!(!table.by_order(S1, &orders).is_empty(), answers, "{theirs}");
        orders.set(kind, Some(Order::Round(1))).unwrap();
        assert_eq!(table.by_order(S1, &orders), [Choice::Stand]);
        orders.set(kind, Some(Order::Round(2))).unwrap();
        assert_eq!(table.by_order(S1, &orders), [], "another round");
        orders.set(kind, Some(Order::Always)).unwrap();
        assert_eq!(table.by_order(S1, &orders), [Choice::Stand]);
        assert_eq!(table.by_order(S2, &orders), [], "who is not asked");
    }
}

/// FRO-50: at a strict table an open waiver lets windows of its kind go by for
/// the rest of the round, and where nobody is left to answer they close at
/// once.
#[test]
fn a_waiver_lets_windows_of_a_kind_go_by() {
    let mut position = table(2);
    position.put(7, S1, (2, 0));
    position.put(1, S2, (2, 0));
    position.hold(S1, &[Card::Ambush]);
    position.hold(S2, &[Card::Screen]);
    position.asks_everyone = true;
    let choices = [
        Choice::Go(hex(1)),
        Choice::Sail(hex(7), 0),
        Choice::Sail(hex(7), 0),
    ];
    position.all(S1, &choices);
    position.apply(S1, Choice::SetOut);
    let mut table = laid(position, Pace::Strict);
    let kind = table.window().unwrap().kind;
    table.choose(S1, &[Choice::Announce(Card::Ambush)]).unwrap();
    let revision = table.revision(Viewer::Seat(S1));
    table.waive(S2).unwrap();
    assert!(
        table.revision(Viewer::Seat(S1)) > revision,
        "all hear of it"
    );
    assert_eq!(
        table
            .waivers()
            .map(|waiver| waiver.seat)
            .collect::<Vec<_>>(),
        [S2]
    );
    assert_eq!(table.held_answer(S1), [Choice::Announce(Card::Ambush)]);
    table.waive(S1).unwrap();
    assert!(
        table.window().is_none_or(|window| window.kind != kind),
        "it has closed"
    );
    assert_eq!(
        table.view(Viewer::Seat(S1)).hand.len(),
        1,
        "what was held is gone"
    );
    assert_eq!(table.waive(S1), Err(Refusal::NoWindow));
    table.unwaive(S2, kind).unwrap();
    assert_eq!(table.unwaive(S2, kind), Err(Refusal::NoWindow));
    assert_eq!(table.waivers().count(), 1);
}
