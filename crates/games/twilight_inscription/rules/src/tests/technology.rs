//! Technologies and focus dice (section 14).

use super::*;
use crate::ids::{Resource, Specialty, Technology};

fn knows(table: &mut Table, technology: Technology) -> bool {
    table.sheets().learned >> technology as u32 & 1 == 1
}

/// TINS-TEC-01, TINS-TEC-02, TINS-R35: each sheet has two; research crosses out icons of
/// those of the active sheet, over several rounds if need be.
#[test]
fn research_unlocks_technologies() {
    let mut table = writing(Sheet::Navigation, [0, 0, 3, 0]);
    assert_eq!(
        table.like(S1, "tech:"),
        ["tech:gravity-drive:r", "tech:sling-relay:r"]
    );
    table.write(&["tech:gravity-drive:r", "tech:gravity-drive:r"]);
    assert!(!knows(&mut table, Technology::GravityDrive));
    table.pick(S1, "tech:gravity-drive:r");
    assert!(knows(&mut table, Technology::GravityDrive));
    table.game.lane_mut(S1).purse = [0, 0, 1, 0];
    assert_eq!(table.like(S1, "tech:"), ["tech:sling-relay:r"]);
    let war = Subject::Technology(Technology::FleetLogistics);
    assert_eq!(table.why(war), Some(("tins-why-inactive", "TINS-STR-08a")));
}

/// TINS-TEC-03: the specialty in its cost unlocks it as well, whatever is crossed out.
#[test]
fn a_specialty_unlocks_a_technology() {
    let mut table = writing(Sheet::Navigation, [0, 0, 1, 0]);
    table.give(Stock::Specialty(Specialty::Propulsion));
    table.write(&["tech:gravity-drive:r", "tech:gravity-drive:propulsion"]);
    assert!(knows(&mut table, Technology::GravityDrive));
    assert_eq!(
        table.sheets().stock[Stock::Specialty(Specialty::Propulsion).index()],
        0
    );
}

/// TINS-TEC-04, TINS-TEC-05, TINS-TEC-06: an active-only technology works once in a round,
/// also in the one in which it is unlocked.
#[test]
fn active_only_technologies_work_once() {
    let mut table = writing(Sheet::Navigation, [0, 0, 4, 0]);
    table.write(&["tech:sling-relay:r"; 4]);
    table.write(&["use:sling-relay", "explore:s05:*"]);
    assert!(table.sheets().explored & systems(&["s05"]) != 0);
    assert!(table.like(S1, "use:").is_empty());
    let relay = Subject::Technology(Technology::SlingRelay);
    assert_eq!(table.why(relay), Some(("tins-why-used", "TINS-TEC-05")));
    table.dice(Rolled::default());
    assert!(
        table.like(S1, "use:").is_empty(),
        "not in step 3 of the same round either"
    );
}

/// TINS-TEC-07: a technology that a card unlocks costs nothing.
#[test]
fn a_card_may_unlock_a_technology() {
    let mut table = writing(Sheet::War, [0; 4]);
    table.game.lane_mut(S1).own.hand = 1 << Relic::MawOfWorlds as u16;
    table.pick(S1, "relic:maw-of-worlds");
    assert_eq!(table.texts(S1).len(), 8);
    table.pick(S1, "learn:gravity-drive");
    assert_eq!(table.texts(S1).len(), 7);
    table.pick(S1, "learn:fleet-logistics");
    assert!(
        knows(&mut table, Technology::GravityDrive)
            && knows(&mut table, Technology::FleetLogistics)
    );
}

/// TINS-FOC-01, TINS-R36: one focus die for each resource, two of whose faces show two
/// icons.
#[test]
fn focus_dice_show_one_or_two() {
    let table = table(3);
    let mut faces = table.content.dice.focus.clone();
    faces.sort_unstable();
    assert_eq!(faces, [1, 1, 1, 1, 2, 2]);
    for word in 0..20 {
        let mut table = super::table(3);
        table.reseed(&word.to_string());
        table.all_down();
        assert!(
            table
                .game
                .rolled
                .focus
                .iter()
                .all(|icons| (1..=2).contains(icons))
        );
    }
}

/// TINS-FOC-02, TINS-FOC-03, TINS-EX-20: a focus asset unlocks its die on the active
/// sheet, and its result of this round may be spent there.
#[test]
fn a_focus_asset_unlocks_a_die() {
    let mut table = writing(Sheet::Industry, [0; 4]);
    let rolled = Rolled {
        black: [0, 0, 0],
        focus: [2, 1, 1],
    };
    table.give(Stock::Focus(Resource::Material));
    table.dice(rolled);
    assert_eq!(table.game.lane(S1).purse, [0; 4]);
    table.pick(S1, "focus:m");
    assert_eq!(table.game.lane(S1).purse, [2, 0, 0, 0]);
    let sheets = [
        Sheet::Navigation,
        Sheet::Expansion,
        Sheet::Industry,
        Sheet::War,
    ];
    let focus = sheets.map(|sheet| table.sheets().focus_on(sheet));
    assert_eq!(focus, [0, 0, 1, 0]);
    assert_eq!(
        table.why(Subject::Focus(Resource::Influence)),
        Some(("tins-why-no-focus", "TINS-FOC-03"))
    );
}

/// TINS-FOC-04, TINS-FOC-05, TINS-STR-06: a die that is unlocked counts on that sheet in
/// every round, and nowhere else.
#[test]
fn an_unlocked_die_counts_on_its_sheet() {
    for (sheet, material) in [(Sheet::Industry, 1), (Sheet::War, 0)] {
        let mut table = writing(sheet, [0; 4]);
        table
            .sheets()
            .unlock_focus(Sheet::Industry, Resource::Material);
        table.dice(Rolled {
            black: [0, 2, 1],
            focus: [1, 2, 2],
        });
        assert_eq!(table.game.lane(S1).purse, [material, 2, 1, 0]);
    }
}

/// TINS-CLR-04: what happens when a sheet becomes active comes before anything is spent.
#[test]
fn abilities_of_an_active_sheet_come_first() {
    let mut table = table(3);
    table.game.factions[0] = Some(Faction::Arborec);
    table.pick(S1, "active:war");
    assert!(table.texts(S1).iter().all(|text| text.starts_with("at:")));
    table.write(&["at:c0r0n", "at:c1r0n"]);
    assert!(
        table
            .texts(S1)
            .iter()
            .any(|text| text.starts_with("infantry:"))
    );
}
