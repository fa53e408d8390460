//! Industry (section 8).

use super::*;
use crate::ids::Specialty;

const INDUSTRY: Sheet = Sheet::Industry;

/// TINS-IND-01, TINS-IND-03, TINS-IND-05: a tile is scrapped for a material, beside what
/// is written; one is scrapped from the start.
#[test]
fn scrapping_starts_beside_the_printed_tile() {
    let mut table = writing(INDUSTRY, [2, 0, 0, 0]);
    assert_eq!(table.sheets().scrapped, cells(&["h33"]));
    let wanted = [
        "scrap:h23:m",
        "scrap:h24:m",
        "scrap:h32:m",
        "scrap:h34:m",
        "scrap:h43:m",
        "scrap:h44:m",
    ];
    assert_eq!(table.like(S1, "scrap:"), wanted);
    table.pick(S1, "scrap:h32:m");
    assert!(table.like(S1, "scrap:").contains(&"scrap:h31:m".to_owned()));
    let far = Subject::Cell("h01".parse().unwrap());
    assert_eq!(table.why(far), Some(("tins-why-not-beside", "TINS-IND-05")));
}

/// TINS-IND-02, TINS-IND-04: a tile is scrapped or claimed, never both; what is scrapped
/// is not gained.
#[test]
fn scrapped_assets_are_lost() {
    let mut table = writing(INDUSTRY, [1, 1, 0, 0]);
    table.write(&["scrap:h32:m", "take:h24:i"]);
    assert_eq!(table.sheets().goods.claimed, 1);
    for name in ["h32", "h24"] {
        let cell = Subject::Cell(name.parse().unwrap());
        assert_eq!(table.why(cell), Some(("tins-why-written", "TINS-IND-02")));
    }
}

/// TINS-IND-06, TINS-EX-08, TINS-R20: a tile is claimed beside a scrapped one, for an
/// influence or a research; beside a claimed one it can only be scrapped.
#[test]
fn seven_tiles_can_be_scrapped_and_five_claimed() {
    let mut table = writing(INDUSTRY, [1, 1, 1, 0]);
    table.sheets().taken = cells(&["h43"]);
    assert_eq!(table.like(S1, "scrap:").len(), 7);
    assert_eq!(table.like(S1, "take:").len(), 10, "five tiles, in two ways");
    assert!(
        table
            .like(S1, "take:h23")
            .contains(&"take:h23:r".to_owned())
    );
}

/// TINS-IND-07, TINS-ALI-07c, TINS-R18: a specialty of the legend is several resources;
/// later ones may use what earlier ones opened.
#[test]
fn a_specialty_is_several_resources() {
    let mut table = writing(INDUSTRY, [0; 4]);
    table.give(Stock::Specialty(Specialty::Cybernetic));
    table.give(Stock::Specialty(Specialty::Warfare));
    assert_eq!(table.like(S1, "burst:"), ["burst:cybernetic"]);
    table.write(&["burst:cybernetic", "scrap:h32:m", "scrap:h31:m"]);
    assert!(
        table
            .texts(S1)
            .iter()
            .all(|text| text.starts_with("scrap:"))
    );
    table.pick(S1, "scrap:h30:m");
    assert!(table.texts(S1).contains(&"down".to_owned()));
}

/// TINS-IND-08, TINS-R52: nothing else is spent in between, and what is claimed in it is
/// resolved at once.
#[test]
fn nothing_is_spent_between() {
    let mut table = writing(INDUSTRY, [1, 0, 1, 0]);
    table.sheets().scrapped |= cells(&["h30"]);
    table.sheets().goods.claimed = 3;
    table.give(Stock::Specialty(Specialty::Biotic));
    table.pick(S1, "burst:biotic");
    assert!(
        table
            .texts(S1)
            .iter()
            .all(|text| text.starts_with("take:") && text.ends_with(":i"))
    );
    table.pick(S1, "take:h20:i");
    assert_eq!(table.sheets().goods.claimed, 5, "Hacan claim two at once");
    assert!(
        table
            .texts(S1)
            .iter()
            .all(|text| text.starts_with("take:") && text.ends_with(":i"))
    );
    table.pick(S1, "take:h24:i");
    assert!(table.texts(S1).contains(&"scrap:h32:m".to_owned()));
}

/// TINS-IND-09, TINS-ALI-07d, TINS-EX-09: a dotted X is scrapped with the specialty on its
/// tag alone.
#[test]
fn a_dotted_x_takes_its_specialty() {
    let mut table = writing(INDUSTRY, [1, 0, 0, 0]);
    let cell = Subject::Cell("h27".parse().unwrap());
    assert_eq!(table.why(cell), Some(("tins-why-dotted", "TINS-IND-09")));
    table.give(Stock::Specialty(Specialty::Propulsion));
    table.pick(S1, "open:h27");
    assert_eq!(
        table.sheets().stock[Stock::Specialty(Specialty::Propulsion).index()],
        0
    );
    assert!(table.sheets().scrapped & cells(&["h27"]) != 0);
}

/// TINS-IND-10, TINS-R19: it needs no neighbour, and then opens a separate part.
#[test]
fn a_dotted_x_opens_a_separate_part() {
    let mut table = writing(INDUSTRY, [1, 1, 0, 0]);
    table.give(Stock::Specialty(Specialty::Propulsion));
    assert!(table.like(S1, "take:h16").is_empty());
    table.pick(S1, "open:h27");
    assert_eq!(table.like(S1, "take:h16"), ["take:h16:i"]);
}

/// TINS-IND-11: what is no tile is neither scrapped nor claimed, nor asked about.
#[test]
fn gaps_are_no_tiles() {
    let table = writing(INDUSTRY, [1, 1, 0, 0]);
    assert!(table.like(S1, "scrap:h50").is_empty() && table.like(S1, "take:h50").is_empty());
    assert_eq!(table.why(Subject::Cell("h50".parse().unwrap())), None);
}

/// TINS-TAB-01, TINS-TAB-02, TINS-EX-10: a counselor unlocks the leftmost vote at once,
/// whatever sheet it is on.
#[test]
fn a_counselor_unlocks_a_vote() {
    let mut table = writing(Sheet::Navigation, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s23"]);
    assert_eq!(table.sheets().counselors, 1);
    table.pick(S1, "claim:s23:i");
    assert_eq!(table.sheets().counselors, 2);
}

/// What the table is worth.
fn worth(table: &Table) -> i32 {
    let (game, content) = (&table.game, &table.content);
    game.subtotal(content, S1, &game.lane(S1).own.sheets, INDUSTRY)
}

/// TINS-TAB-03, TINS-TAB-04, TINS-ALI-14: the first vote is unlocked; points come with
/// all votes to their left.
#[test]
fn counselors_are_worth_points() {
    let mut table = writing(INDUSTRY, [0; 4]);
    let points: Vec<i32> = (1..=7)
        .map(|counselors| {
            table.sheets().counselors = counselors;
            worth(&table)
        })
        .collect();
    assert_eq!(points, [0, 0, 2, 2, 5, 5, 9]);
}

/// TINS-TAB-05, TINS-TAB-06, TINS-R21: a double commodity crosses out two icons; a full
/// row takes no more, nor does a full counselor row.
#[test]
fn double_commodities_cross_out_two() {
    let mut table = writing(INDUSTRY, [0, 3, 0, 0]);
    table.sheets().scrapped |= cells(&["h22", "h12"]);
    table.pick(S1, "take:h21:i");
    assert_eq!(table.sheets().commodities, [2, 0, 0]);
    table.sheets().commodities[0] = 5;
    table.pick(S1, "take:h13:i");
    assert_eq!(table.sheets().commodities, [6, 0, 0]);
    table.sheets().counselors = 7;
    table.sheets().scrapped &= !cells(&["h22"]);
    table.pick(S1, "take:h22:i");
    assert_eq!(table.sheets().counselors, 7);
}

/// TINS-TAB-07, TINS-ALI-13: points come with all icons of the row to their left, also
/// where two are crossed out at once.
#[test]
fn commodities_are_worth_points() {
    let mut table = writing(INDUSTRY, [0, 1, 0, 0]);
    table.sheets().scrapped |= cells(&["h22"]);
    table.sheets().commodities = [1, 0, 0];
    assert_eq!(worth(&table), 0);
    table.pick(S1, "take:h21:i");
    assert_eq!((table.sheets().commodities[0], worth(&table)), (3, 1));
    table.sheets().commodities = [6, 4, 2];
    assert_eq!(worth(&table), 6 + 3 + 1);
}

/// TINS-TAB-08, TINS-EX-11, TINS-EX-15: a full column unlocks its trade good, which every
/// production event gives.
#[test]
fn full_columns_give_trade_goods() {
    let mut table = writing(Sheet::Navigation, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s16"]);
    table.sheets().commodities = [3, 1, 2];
    assert_eq!(crate::sheet::table::columns(table.sheets()), 1);
    table.pick(S1, "claim:s16:i");
    assert_eq!(crate::sheet::table::columns(table.sheets()), 2);
}

/// TINS-PRO-01, TINS-PRO-02: one trade good for each unlocked icon; then a new round.
#[test]
fn production_claims_trade_goods() {
    let mut table = table(3);
    table.game.factions[0] = Some(Faction::Xxcha);
    for seat in [S1, S2] {
        table.game.lane_mut(seat).own.sheets.commodities = [2, 5, 3];
    }
    let turned = table.game.turned;
    table.game.events[usize::from(turned)] = EventCard::FirstCaravans;
    table.game.events[usize::from(turned) + 1] = EventCard::WarEconomy;
    table.all_down();
    table.all_down();
    assert_eq!(table.game.turned, turned + 2, "nothing is asked");
    assert_eq!(table.shown(S1).goods.claimed, 2);
    assert_eq!(table.shown(S2).goods.claimed, 3, "Hacan claim one more");
}
