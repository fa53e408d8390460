//! Ranks, and the defeat.

use super::*;

/// The last round of a game against the AI, in which nobody fights.
fn finish(table: &mut Table) {
    let seats: Vec<Seat> = table.game.everyone().collect();
    table.event(EventCard::TheEveOfEmpire);
    table.game.turned = 24;
    table.game.events[24] = EventCard::AThroneToClaim;
    for seat in seats {
        table.shown(seat).line = 3;
        table.game.lane_mut(seat).own.sheets.line = 3;
    }
    table.all_down();
    table.all_down();
}

/// How a game ends in which these points were scored.
fn ends(difficulty: Difficulty, scores: &[i8]) -> (&'static str, Vec<u8>) {
    let mut table = against_with(difficulty, scores.len());
    for (seat, score) in Seat::all(scores.len()).zip(scores) {
        table.shown(seat).extra[0] = *score;
    }
    finish(&mut table);
    table.outcome().unwrap()
}

/// TINS-AIW-02, TINS-AIW-05: the ranks of the easy difficulty, and the defeat.
#[test]
fn the_easy_ranks() {
    for (score, how, place) in [
        (39, "tins-end-lost", 2),
        (40, "tins-end-rank-1", 1),
        (59, "tins-end-rank-1", 1),
        (60, "tins-end-rank-2", 1),
        (80, "tins-end-rank-3", 1),
        (120, "tins-end-rank-3", 1),
    ] {
        assert_eq!(
            ends(Difficulty::Easy, &[score]),
            (how, vec![place]),
            "{score}"
        );
    }
}

/// TINS-AIW-03: those of the medium one.
#[test]
fn the_medium_ranks() {
    for (score, how, place) in [
        (59, "tins-end-lost", 2),
        (60, "tins-end-rank-2", 1),
        (80, "tins-end-rank-3", 1),
        (100, "tins-end-rank-4", 1),
        (120, "tins-end-rank-4", 1),
    ] {
        assert_eq!(
            ends(Difficulty::Medium, &[score]),
            (how, vec![place]),
            "{score}"
        );
    }
}

/// TINS-AIW-04: those of the hard one.
#[test]
fn the_hard_ranks() {
    for (score, how, place) in [
        (79, "tins-end-lost", 2),
        (80, "tins-end-rank-3", 1),
        (100, "tins-end-rank-4", 1),
        (119, "tins-end-rank-4", 1),
        (120, "tins-end-rank-5", 1),
    ] {
        assert_eq!(
            ends(Difficulty::Hard, &[score]),
            (how, vec![place]),
            "{score}"
        );
    }
}

/// TINS-AIW-01, TINS-R49: of two the better one wins, if that is no defeat; if it is, both
/// lose.
#[test]
fn the_best_of_two_wins_or_both_lose() {
    let easy = |scores| ends(Difficulty::Easy, scores);
    assert_eq!(easy(&[70, 10]), ("tins-end-rank-2", vec![1, 2]));
    assert_eq!(easy(&[30, 39]), ("tins-end-lost", vec![3, 2]));
    assert_eq!(easy(&[50, 50]), ("tins-end-rank-1", vec![1, 1]));
    let mut table = against(2);
    for seat in [S1, S2] {
        table.shown(seat).extra[0] = 50;
    }
    table.shown(S2).votes.claimed = 1;
    finish(&mut table);
    assert_eq!(table.outcome(), Some(("tins-end-rank-1", vec![2, 1])));
}

/// Alone every point counts, and every rank more than that.
#[test]
fn a_score_is_worth_more_with_each_rank() {
    let table = against(1);
    let worth = |difficulty, score| crate::score::worth_alone(&table.content, difficulty, score);
    assert_eq!(engine::Game::par(&table.game, &table.content), Some(80));
    for difficulty in Difficulty::ALL {
        assert!((worth(difficulty, 20) - 0.0).abs() < 1e-6);
        assert!((worth(difficulty, 150) - 1.0).abs() < 1e-6);
        for score in 21..60 {
            let step = worth(difficulty, score) - worth(difficulty, score - 1);
            let reached = score == 40 && difficulty == Difficulty::Easy;
            let wanted = 1.0 / 120.0 + if reached { 0.1 } else { 0.0 };
            assert!((step - wanted).abs() < 1e-5, "{difficulty} {score}");
        }
    }
    assert!((worth(Difficulty::Hard, 80) - 0.6).abs() < 1e-6);
    assert!((worth(Difficulty::Easy, 79) - 0.691_666).abs() < 1e-5);
}
