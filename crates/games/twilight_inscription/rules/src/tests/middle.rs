//! Mecatol Rex, relics and objectives (sections 15 to 18).

use super::*;
use crate::ids::Objective;

/// The first players of a table claim Mecatol Rex in this step.
fn claim_together(table: &mut Table, seats: &[Seat]) {
    for seat in seats {
        table.pick(*seat, "active:navigation");
        let lane = table.game.lane_mut(*seat);
        lane.purse = [0, 1, 0, 0];
        lane.own.sheets.explored |= systems(&["s28"]);
        table.pick(*seat, "claim:s28:i");
    }
    table.all_down();
}

/// TINS-MEC-01, TINS-MEC-02, TINS-MEC-03: the name goes to the topmost empty slot, with
/// its votes and points.
#[test]
fn the_first_takes_the_topmost_slot() {
    let mut table = table(3);
    claim_together(&mut table, &[S2]);
    assert_eq!(table.shown(S2).mecatol, 7);
    assert_eq!(table.shown(S2).votes.claimed, 5);
    assert_eq!(table.view(S1).mecatol, [S2]);
}

/// TINS-MEC-05, TINS-EX-18: the second slot is 4 votes and 5 points.
#[test]
fn the_second_slot_is_worth_less() {
    let mut table = table(3);
    table.game.mecatol.push(S1);
    claim_together(&mut table, &[S3]);
    assert_eq!(
        (table.shown(S3).mecatol, table.shown(S3).votes.claimed),
        (5, 4)
    );
}

/// TINS-MEC-04a, TINS-MEC-04b, TINS-EX-19: who claims it in the same step has a slot each,
/// and the reward of the topmost one.
#[test]
fn the_same_step_shares_the_reward() {
    let mut table = table(4);
    table.game.mecatol.push(S3);
    table.game.mecatol.push(engine::Seat::new(3).unwrap());
    claim_together(&mut table, &[S1, S2]);
    for seat in [S1, S2] {
        assert_eq!(
            (table.shown(seat).mecatol, table.shown(seat).votes.claimed),
            (3, 3)
        );
    }
    assert_eq!(table.game.mecatol.len(), 4);
}

/// TINS-R37: names are entered clockwise from the speaker; the next claimer has the next
/// slot, and votes are as many as there are.
#[test]
fn names_are_entered_clockwise() {
    let mut table = table(3);
    table.game.speaker = S3;
    table.game.lane_mut(S1).own.sheets.votes.claimed = 12;
    claim_together(&mut table, &[S1, S3]);
    assert_eq!(table.view(S1).mecatol, [S3, S1]);
    assert_eq!(table.shown(S1).votes.claimed, 14);
    let slots = &table.content.mecatol.slots;
    assert_eq!(slots.len(), 8);
    assert!(slots.windows(2).all(|pair| pair[0].vp >= pair[1].vp));
}

/// TINS-REL-01, TINS-REL-03, TINS-CLR-07: a relic is kept in hand unseen until it is
/// played in its moment.
#[test]
fn relics_are_played_from_the_hand() {
    let mut table = writing(Sheet::Navigation, [0; 4]);
    table.game.lane_mut(S1).own.hand =
        1 << Relic::DominusOrb as u16 | 1 << Relic::DynamisCore as u16;
    assert_eq!(table.like(S1, "relic:"), ["relic:dominus-orb"]);
    assert_eq!(
        table.why(Subject::Relic(Relic::DynamisCore)),
        Some(("tins-why-not-now", "TINS-REL-02"))
    );
    table.write(&[
        "relic:dominus-orb",
        "explore:s05:*",
        "explore:s08:*",
        "explore:s11:*",
    ]);
    assert_eq!(table.like(S1, "relic:"), Vec::<String>::new());
    assert!(table.sheets().explored & systems(&["s11"]) != 0);
}

/// Objectives of one's own: the first of each type.
fn objectives(table: &mut Table) {
    table.game.objectives = [
        Objective::Mercantilism,
        Objective::TeemingBillions,
        Objective::VoiceOfTheCouncil,
        Objective::IronCurtain,
    ];
}

/// TINS-OBJ-01, TINS-OBJ-02, TINS-EX-22: whoever meets the condition first writes the
/// higher value beside that sheet, and the card is turned over.
#[test]
fn the_first_scores_the_higher_value() {
    let mut table = writing(Sheet::Navigation, [0, 1, 0, 0]);
    objectives(&mut table);
    table.sheets().explored |= systems(&["s04", "s09", "s12"]);
    table.sheets().claimed |= systems(&["s04", "s09"]);
    table.pick(S1, "claim:s12:i");
    let events = table.all_down();
    assert!(events.contains(&InscriptionEvent::Completed(S1, Objective::Mercantilism, 7)));
    assert_eq!(table.shown(S1).objectives, [7, 0, 0, 0]);
    assert!(table.view(S2).objectives[0].1);
}

/// TINS-OBJ-03, TINS-OBJ-04, TINS-R50: everybody later scores the lower value.
#[test]
fn later_ones_score_the_lower_value() {
    let mut table = table(3);
    objectives(&mut table);
    table.game.completed = 0b0010;
    table.game.lane_mut(S2).own.sheets.population = 7;
    table.all_down();
    assert_eq!(table.shown(S2).objectives, [0, 4, 0, 0]);
}

/// TINS-OBJ-05, TINS-R39: all that are first in the same step score the higher value,
/// each once, and keep it.
#[test]
fn the_same_step_shares_the_higher_value() {
    let mut table = table(3);
    objectives(&mut table);
    for seat in [S1, S3] {
        table.game.lane_mut(seat).own.sheets.counselors = 5;
    }
    table.all_down();
    assert_eq!(
        [S1, S2, S3].map(|seat| table.shown(seat).objectives[2]),
        [6, 0, 6]
    );
    table.game.lane_mut(S1).own.sheets.counselors = 1;
    table.all_down();
    assert_eq!(table.shown(S1).objectives[2], 6);
}

/// TINS-OBJ-06, TINS-OBJ-07: nothing is announced before the end of the step, and
/// nothing is forgotten then.
#[test]
fn objectives_are_found_when_all_pens_are_down() {
    let mut table = writing(Sheet::Navigation, [0; 4]);
    objectives(&mut table);
    table.sheets().population = 7;
    let before = table.view(S2);
    table.pick(S1, "down");
    assert_eq!(table.view(S2).objectives, before.objectives);
    table.all_down();
    assert_eq!(table.shown(S1).objectives[1], 7);
}
