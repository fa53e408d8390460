//! The end of the game (section 19).

use super::*;

/// A table before its last event, which nobody has anything to add to.
fn last() -> Table {
    let mut table = table(3);
    table.event(EventCard::TheEveOfEmpire);
    table.game.turned = 24;
    table.game.events[24] = EventCard::AThroneToClaim;
    for seat in Seat::all(3) {
        table.shown(seat).line = 3;
        table.game.lane_mut(seat).own.sheets.line = 3;
    }
    table
}

fn finish(table: &mut Table) {
    table.all_down();
    table.all_down();
}

/// TINS-RND-03, TINS-WIN-06: after A Throne to Claim it is over, and the most points win.
#[test]
fn the_game_ends_with_the_throne() {
    let mut table = last();
    table.game.lane_mut(S2).own.sheets.mecatol = 5;
    finish(&mut table);
    assert_eq!(table.outcome(), Some(("tins-end-throne", vec![2, 1, 2])));
    assert_eq!(
        table.why(Subject::Sheet(Sheet::War)),
        Some(("tins-why-over", "TINS-RND-03"))
    );
}

/// TINS-WIN-01, TINS-WIN-02, TINS-EX-23: a subtotal is what is claimed on a sheet and its
/// objective box.
#[test]
fn a_subtotal_has_its_objective() {
    let mut table = table(3);
    let sheets = table.shown(S1);
    sheets.claimed |= systems(&["s11", "s17", "s26", "s34"]);
    sheets.relics = [4, 0, 0, 0];
    sheets.mecatol = 5;
    sheets.extra[0] = 1;
    sheets.objectives[0] = 9;
    let sheets = *sheets;
    assert_eq!(
        table
            .game
            .subtotal(&table.content, S1, &sheets, Sheet::Navigation),
        19 + 9
    );
}

/// TINS-WIN-03, TINS-R40, TINS-ALI-01: every two trade goods that are left are a point on
/// Industry, and printed points count where they are.
#[test]
fn trade_goods_are_worth_half_a_point() {
    let mut table = table(3);
    for (claimed, points) in [(0, 0), (1, 0), (2, 1), (5, 2), (12, 6)] {
        table.shown(S1).goods.claimed = claimed;
        let sheets = *table.shown(S1);
        assert_eq!(
            table
                .game
                .subtotal(&table.content, S1, &sheets, Sheet::Industry),
            points
        );
    }
    table.shown(S1).goods.spent = 5;
    table.shown(S1).taken = cells(&["h12"]);
    let sheets = *table.shown(S1);
    assert_eq!(
        table
            .game
            .subtotal(&table.content, S1, &sheets, Sheet::Industry),
        3 + 1
    );
}

/// TINS-WIN-04, TINS-OVR-01: the score is the sum of the four subtotals.
#[test]
fn the_score_is_the_sum() {
    let mut table = table(3);
    let sheets = table.shown(S1);
    (sheets.mecatol, sheets.population, sheets.counselors) = (7, 2, 3);
    sheets.extra[3] = -1;
    assert_eq!(table.scores(), [7 + 2 + 2 - 1, 0, 0]);
}

/// TINS-WIN-07, TINS-WIN-08: of equals the one with the most votes left wins; else they
/// share.
#[test]
fn votes_break_ties() {
    for (votes, places) in [
        ([2, 1, 2], [1, 3, 1]),
        ([1, 2, 2], [3, 1, 1]),
        ([3, 2, 1], [1, 2, 3]),
    ] {
        let mut table = last();
        for (seat, votes) in Seat::all(3).zip(votes) {
            let pool = &mut table.game.lane_mut(seat).own.sheets.votes;
            (pool.claimed, pool.spent) = (votes + 1, 1);
        }
        finish(&mut table);
        assert_eq!(table.outcome().map(|end| end.1), Some(places.to_vec()));
    }
}

/// TINS-WIN-05: a slot that nobody has earned gives nothing at the end.
#[test]
fn slots_give_nothing_at_the_end() {
    let mut table = last();
    finish(&mut table);
    assert_eq!(table.game.mecatol.len(), 0);
    assert_eq!(table.scores(), [0, 0, 0]);
}
