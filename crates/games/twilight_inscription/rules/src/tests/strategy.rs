//! Rounds and strategy events (sections 4 and 5).

use super::*;
use crate::content::Variant;

/// TINS-STR-01, TINS-RND-07: all write at the same time; the round goes on when all pens
/// are down.
#[test]
fn all_write_at_the_same_time() {
    let mut table = table(4);
    let four: engine::SeatSet = Seat::all(4).collect();
    assert_eq!(table.game.writing(), four);
    table.pick(S3, "active:war");
    table.game.lane_mut(S3).purse = [0; 4];
    let events = table.pick(S3, "down");
    assert_eq!(
        kit::position::seen(&events, engine::Viewer::Public),
        [InscriptionEvent::Down(S3)]
    );
    assert_eq!(table.game.writing(), four.without(S3));
    assert_eq!(
        table.why_not(S3, Subject::Sheet(Sheet::War)),
        Some(("tins-why-down", "TINS-RND-07"))
    );
    table.all_down();
    assert_eq!(table.game.stage(), Some(Stage::Dice));
}

/// TINS-STR-02, TINS-STR-03: a sheet is chosen for the round, and the resources of the
/// card are spent on it.
#[test]
fn a_sheet_is_chosen_and_the_card_spent() {
    let mut table = table(3);
    assert_eq!(
        table.texts(S1),
        [
            "active:navigation",
            "active:expansion",
            "active:industry",
            "active:war"
        ]
    );
    assert_eq!(
        table.why(Subject::System(system("s05"))),
        Some(("tins-why-no-sheet", "TINS-STR-02"))
    );
    table.pick(S1, "active:navigation");
    assert_eq!(
        table.game.lane(S1).purse,
        [1, 1, 0, 0],
        "what First Light shows"
    );
    table.write(&["explore:s05:m", "claim:s05:i", "down"]);
}

/// TINS-STR-04, TINS-STR-05, TINS-R12: the dice are rolled once for all; three black ones
/// show a resource each.
#[test]
fn the_dice_are_rolled_for_all() {
    let mut met = [0_u32; 3];
    for word in 0..40 {
        let mut table = table(3);
        table.reseed(&word.to_string());
        let events = table.all_down();
        let rolled = table.game.rolled;
        assert_eq!(rolled.black.iter().sum::<u8>(), 3);
        assert!(events.contains(&InscriptionEvent::Rolled(rolled)));
        for seat in Seat::all(3) {
            assert_eq!(table.game.lane(seat).purse[..3], rolled.black);
        }
        met.iter_mut()
            .zip(rolled.black)
            .for_each(|(met, shown)| *met += u32::from(shown));
    }
    assert!(met[0] > met[1] && met[1] > met[2] && met[2] > 0, "{met:?}");
}

/// TINS-R11: the active sheet stays after the roll, and may be one with nothing to do.
#[test]
fn the_active_sheet_is_fixed_before_the_roll() {
    let mut table = writing(Sheet::Expansion, [1, 0, 0, 0]);
    table.sheets().docks = 0b111;
    assert_eq!(table.texts(S1), ["down"]);
    table.pick(S1, "down");
    table.all_down();
    assert_eq!(table.game.lane(S1).own.notes.active, Some(Sheet::Expansion));
    assert!(table.like(S1, "switch:").is_empty() && table.like(S1, "active:").is_empty());
}

/// TINS-STR-07, TINS-STR-08a, TINS-STR-08b: assets of any sheet are spent, but written is
/// only on the active one, and where an effect says so.
#[test]
fn only_the_active_sheet_is_written_on() {
    let mut table = writing(Sheet::War, [3, 0, 0, 0]);
    table.sheets().claimed |= systems(&["s08"]);
    table.sheets().stock[Stock::Specialty(crate::ids::Specialty::Warfare).index()] = 1;
    assert!(
        table
            .texts(S1)
            .iter()
            .all(|text| !text.starts_with("explore") && !text.starts_with("scrap"))
    );
    assert_eq!(
        table.why(Subject::System(system("s05"))),
        Some(("tins-why-inactive", "TINS-STR-08a"))
    );
    table.pick(S1, "lift:dreadnought");
    assert_eq!(table.sheets().struck.systems, systems(&["s08"]));
    table.sheets().nodes = nodes(&["c5r0"]);
    table.write(&["infantry:m", "at:c5r1n"]);
    assert_eq!(table.sheets().commodities[0], 1, "the table of Industry");
}

/// TINS-RND-01b, TINS-RND-08: after an event the next card is turned over, and what was
/// noted of the active sheet means nothing any more.
#[test]
fn the_next_round_begins() {
    let mut table = table(3);
    let turned = table.game.turned;
    table.game.events[usize::from(turned)] = EventCard::OpenLanes;
    table.all_down();
    let events = table.all_down();
    assert!(events.contains(&InscriptionEvent::Turned(EventCard::OpenLanes)));
    assert_eq!(table.game.turned, turned + 1);
    assert_eq!(table.game.lane(S1).own.notes.active, None);
}

/// TINS-CLR-05, TINS-CLR-06, TINS-EX-28: resources for any sheet go to one, which may be
/// inactive.
#[test]
fn resources_for_any_sheet_go_to_one() {
    let mut table = writing_as(Faction::Sol, Sheet::Navigation, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s19"]);
    table.pick(S1, "claim:s19:i");
    assert_eq!(
        table.texts(S1),
        [
            "sheet:navigation",
            "sheet:expansion",
            "sheet:industry",
            "sheet:war"
        ]
    );
    table.pick(S1, "sheet:war");
    table.write(&["infantry:a", "at:c0r0n"]);
    assert!(
        table
            .texts(S1)
            .iter()
            .all(|text| !text.starts_with("explore"))
    );
    table.write(&["infantry:a", "at:c1r0n"]);
    assert_eq!(table.texts(S1), ["down"]);
}

/// TINS-CLR-01, TINS-CLR-02, TINS-CLR-03: cards prevail over the rules, "may" is a
/// choice, and what is impossible is left out.
#[test]
fn cards_are_resolved_as_far_as_possible() {
    let mut table = writing_as(Faction::Creuss, Sheet::Navigation, [0, 1, 0, 0]);
    let facts = table.content.navigation(Variant::B);
    let (all, last) = (facts.all, systems(&["s04"]));
    table.sheets().explored = all & !last;
    table.pick(S1, "claim:s19:i");
    assert_eq!(table.texts(S1), ["explore:s04:*"]);
    table.pick(S1, "explore:s04:*");
    assert_eq!(table.texts(S1), ["down"], "the second cannot be");
}
