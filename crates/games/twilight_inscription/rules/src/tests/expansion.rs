//! Expansion (section 7).

use super::*;

const EXPANSION: Sheet = Sheet::Expansion;

/// Planets by number from one, unlocked.
fn unlocked(table: &mut Table, planets: &[u8]) {
    for planet in planets {
        table.sheets().planets |= 1 << (planet - 1);
    }
}

/// TINS-EXP-01, TINS-EXP-02, TINS-EX-05: planets start locked; a planet asset unlocks
/// one.
#[test]
fn a_planet_asset_unlocks_a_planet() {
    let mut table = writing(EXPANSION, [1, 1, 1, 0]);
    assert!(table.like(S1, "icon:").is_empty());
    let icon = Subject::Icon("p2r1c1".parse().unwrap());
    assert_eq!(table.why(icon), Some(("tins-why-locked", "TINS-EXP-01")));
    assert_eq!(
        table.why(Subject::Planet(1)),
        Some(("tins-why-no-planet", "TINS-EXP-02"))
    );
    table.give(Stock::Planet);
    table.pick(S1, "unlock:p2");
    assert_eq!(table.sheets().stock[Stock::Planet.index()], 0);
    let open = [
        "icon:p2r1c1:r",
        "icon:p2r1c2:i",
        "icon:p2r1c3:m",
        "icon:p2r2c1:m",
        "icon:p2r2c2:r",
        "icon:p2r2c3:m",
    ];
    assert_eq!(table.like(S1, "icon:"), open);
}

/// TINS-EXP-03, TINS-EXP-04, TINS-EX-06: a row is complete when all its icons are
/// crossed out; its asset is claimed.
#[test]
fn a_complete_row_claims_its_asset() {
    let mut table = writing(EXPANSION, [1, 1, 1, 0]);
    unlocked(&mut table, &[2]);
    table.write(&["icon:p2r1c1:r", "icon:p2r1c2:i"]);
    assert_eq!(table.sheets().population, 0);
    table.pick(S1, "icon:p2r1c3:m");
    assert_eq!(table.sheets().population, 1);
}

/// TINS-EXP-05, TINS-R16: one mark may end a row and a column, and both assets are
/// claimed; resources are spread over planets and docks as one likes.
#[test]
fn one_mark_may_end_a_row_and_a_column() {
    let mut table = writing(EXPANSION, [2, 2, 2, 0]);
    unlocked(&mut table, &[1, 2]);
    table.write(&[
        "icon:p2r1c1:r",
        "dock:1.m:m",
        "icon:p1r1c1:i",
        "icon:p1r2c2:i",
    ]);
    assert_eq!(
        (table.sheets().goods.claimed, table.sheets().population),
        (0, 0)
    );
    table.pick(S1, "icon:p1r1c2:m");
    assert_eq!(
        (table.sheets().goods.claimed, table.sheets().population),
        (1, 1)
    );
    assert_eq!(table.sheets().lines.count_ones(), 2);
}

/// TINS-EXP-06, TINS-EXP-07, TINS-EX-07: a dock is built with one planet asset, even
/// where icons are crossed out, or with all its icons.
#[test]
fn a_dock_has_two_prices() {
    for last in ["dock:3:planet", "dock:3.i:i"] {
        let mut table = writing(EXPANSION, [1, 2, 0, 0]);
        table.give(Stock::Planet);
        table.write(&["dock:3.m:m", "dock:3.i:i"]);
        assert_eq!(table.sheets().docks, 0);
        table.pick(S1, last);
        assert_eq!(
            (table.sheets().docks, table.sheets().population),
            (0b100, 1)
        );
    }
}

/// TINS-EXP-08, TINS-R17: a dock needs no unlocking, gives its asset, and is built once.
#[test]
fn a_dock_is_built_once() {
    let mut table = writing(EXPANSION, [0; 4]);
    table.give(Stock::Planet);
    table.give(Stock::Planet);
    table.pick(S1, "dock:2:planet");
    let (game, content) = (&table.game, &table.content);
    let points = game.subtotal(content, S1, &game.lane(S1).own.sheets, EXPANSION);
    assert_eq!(points, 3);
    assert!(table.like(S1, "dock:2").is_empty());
    assert_eq!(
        table.why(Subject::Dock(1)),
        Some(("tins-why-built", "TINS-R17"))
    );
}

/// TINS-EXP-09: a dock that a card gives costs nothing.
#[test]
fn a_card_may_build_a_dock() {
    let mut table = writing_as(Faction::Saar, Sheet::Navigation, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s19"]);
    table.pick(S1, "claim:s19:i");
    assert_eq!(table.texts(S1), ["dock:1:*", "dock:2:*", "dock:3:*"]);
    table.pick(S1, "dock:3:*");
    assert_eq!(
        (table.sheets().docks, table.sheets().population),
        (0b100, 1)
    );
}

/// TINS-EXP-10: Neural Motivator works in a row or column with a population, even where
/// that is claimed or crossed out.
#[test]
fn neural_motivator_looks_at_populations() {
    let mut table = writing(EXPANSION, [0; 4]);
    unlocked(&mut table, &[2]);
    table.sheets().learned |= 1 << crate::ids::Technology::NeuralMotivator as u32;
    table.sheets().lines_out = 1 << "p2r1".parse::<crate::ids::Line>().unwrap().index();
    table.pick(S1, "use:neural-motivator");
    assert_eq!(
        table.texts(S1),
        ["icon:p2r1c1:*", "icon:p2r1c2:*", "icon:p2r1c3:*"]
    );
    let other = Subject::Icon("p2r2c1".parse().unwrap());
    assert_eq!(
        table.why(other),
        Some(("tins-why-no-population", "TINS-EXP-10"))
    );
}
