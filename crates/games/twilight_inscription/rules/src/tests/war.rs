//! War: building and deploying (section 9).

use super::*;
use crate::ids::{Side, Specialty, Technology, Unit};
use crate::sheet::war;

const WAR: Sheet = Sheet::War;

fn built(table: &mut Table, unit: Unit) -> usize {
    let facts = table.content.war(crate::content::Variant::B);
    war::built(facts, &table.game.lane(S1).own.sheets.units, unit)
}

/// TINS-EX-01, TINS-WAR-04, TINS-WAR-03: three materials build a cruiser, whose point is
/// claimed, and which is deployed at once.
#[test]
fn three_materials_build_a_cruiser() {
    let mut table = writing(WAR, [3, 0, 0, 0]);
    table.write(&["build:cruiser.1.m:m", "build:cruiser.1.m:m"]);
    assert_eq!(built(&mut table, Unit::Cruiser), 0);
    table.pick(S1, "build:cruiser.1.m:m");
    assert_eq!(built(&mut table, Unit::Cruiser), 1);
    assert!(table.texts(S1).iter().all(|text| text.starts_with("at:")));
    let (game, content) = (&table.game, &table.content);
    assert_eq!(
        game.subtotal(content, S1, &game.lane(S1).own.sheets, WAR),
        1
    );
}

/// TINS-WAR-05, TINS-WAR-02: infantry costs one resource of any kind, and has no limit.
#[test]
fn infantry_costs_anything() {
    let mut table = writing(WAR, [1, 1, 1, 1]);
    assert_eq!(
        table.like(S1, "infantry"),
        ["infantry:m", "infantry:i", "infantry:r", "infantry:a"]
    );
    for (pay, place) in ["m", "i", "r", "a"]
        .iter()
        .zip(["at:c0r0n", "at:c1r0n", "at:c2r0n", "at:c3r0n"])
    {
        table.write(&[&format!("infantry:{pay}"), place]);
    }
    assert_eq!(
        table.sheets().nodes,
        nodes(&["c0r0", "c1r0", "c2r0", "c3r0"])
    );
    assert_eq!(table.texts(S1), ["down"]);
}

/// TINS-WAR-06, TINS-WAR-09: each unit has its own icons; units are limited, and may be
/// finished later.
#[test]
fn units_are_limited() {
    let mut table = writing(WAR, [3, 0, 0, 0]);
    table.pick(S1, "build:cruiser.1.m:m");
    assert_eq!(
        table.like(S1, "build:cruiser"),
        ["build:cruiser.1.m:m", "build:cruiser.2.m:m"]
    );
    table.pick(S1, "build:cruiser.2.m:m");
    assert_eq!(
        table.like(S1, "build:cruiser"),
        ["build:cruiser.1.m:m", "build:cruiser.3.m:m"]
    );
    let range = table
        .content
        .war(crate::content::Variant::B)
        .copies(Unit::Cruiser);
    table.sheets().units[range].fill(crate::state::BUILT);
    assert!(table.like(S1, "build:cruiser").is_empty());
    assert!(!table.like(S1, "build:destroyer").is_empty());
}

/// TINS-WAR-07a, TINS-WAR-07b, TINS-R22: dreadnoughts are locked; their specialty unlocks
/// all of them for good.
#[test]
fn advanced_units_are_locked() {
    let mut table = writing(WAR, [2, 0, 0, 0]);
    assert!(table.like(S1, "build:dreadnought").is_empty());
    let dreadnought = Subject::Unit(Unit::Dreadnought);
    assert_eq!(
        table.why(dreadnought),
        Some(("tins-why-locked-unit", "TINS-WAR-07a"))
    );
    table.give(Stock::Specialty(Specialty::Warfare));
    table.pick(S1, "lift:dreadnought");
    table.write(&["build:dreadnought.1.m:m", "build:dreadnought.2.m:m"]);
    assert!(table.like(S1, "lift:").is_empty());
}

/// TINS-WAR-08, TINS-ALI-07b: a specialty builds a PDS, whatever of its cost is crossed
/// out.
#[test]
fn a_specialty_builds_a_pds() {
    let mut table = writing(WAR, [0, 1, 0, 0]);
    table.give(Stock::Specialty(Specialty::Cybernetic));
    table.pick(S1, "build:pds.1.i:i");
    assert_eq!(
        table.like(S1, "build:pds"),
        ["build:pds.1:cybernetic", "build:pds.2:cybernetic"]
    );
    table.pick(S1, "build:pds.1:cybernetic");
    assert_eq!(built(&mut table, Unit::Pds), 1);
    table.pick(S1, "at:c0r0e");
}

/// TINS-WAR-13, TINS-WAR-14, TINS-R23: shapes are turned and not mirrored; equal turns
/// are listed once.
#[test]
fn shapes_are_turned_and_not_mirrored() {
    let war = table(3);
    let war = war.content.war(crate::content::Variant::B);
    let turns = |unit: Unit| {
        let mut turns: Vec<_> = war
            .unit(unit)
            .places
            .iter()
            .map(|place| place.turn.to_string())
            .collect();
        turns.sort();
        turns.dedup();
        turns.join("")
    };
    assert_eq!(
        [Unit::Infantry, Unit::Pds, Unit::Destroyer, Unit::Cruiser].map(turns),
        ["n", "en", "ensw", "en"]
    );
    let mirrored = nodes(&["c1r0", "c2r0", "c0r1", "c1r1"]);
    assert!(
        war.unit(Unit::Cruiser)
            .places
            .iter()
            .all(|place| place.nodes != mirrored)
    );
}

/// TINS-EX-12, TINS-WAR-16, TINS-WAR-18: a unit stands in the first row or touches
/// another one, and claims the assets that it covers.
#[test]
fn a_unit_touches_the_line_or_another_unit() {
    let mut table = writing(WAR, [3, 1, 1, 0]);
    table.write(&["build:pds.1.i:i", "build:pds.1.r:r"]);
    assert!(table.texts(S1).iter().all(|text| text.contains("r0")));
    table.pick(S1, "at:c0r0e");
    assert_eq!(table.sheets().nodes, nodes(&["c0r0", "c1r0", "c2r0"]));
    table.write(&["build:cruiser.1.m:m"; 3]);
    table.pick(S1, "at:c0r1n");
    assert_eq!(table.sheets().goods.claimed, 1);
    let (game, content) = (&table.game, &table.content);
    assert_eq!(
        game.subtotal(content, S1, &game.lane(S1).own.sheets, WAR),
        2,
        "the cruiser and the node"
    );
}

/// TINS-WAR-12, TINS-WAR-15, TINS-R24: the whole shape lies above the line, though it may
/// touch what lies below.
#[test]
fn nothing_is_deployed_below_the_line() {
    let mut table = writing(WAR, [0, 0, 0, 1]);
    table.sheets().line = 1;
    table.sheets().nodes = nodes(&["c0r2"]);
    table.pick(S1, "infantry:a");
    let places = table.texts(S1);
    assert!(
        places.iter().all(|text| text.ends_with("r3n")),
        "{places:?}"
    );
    assert_eq!(
        table.why(Subject::Node("c1r2".parse().unwrap())),
        Some(("tins-why-below-line", "TINS-WAR-15"))
    );
    table.sheets().nodes = nodes(&["c0r3", "c0r4"]);
    assert!(
        table.texts(S1).contains(&"at:c1r4n".to_owned())
            || table.texts(S1).contains(&"at:c0r5n".to_owned())
    );
}

/// TINS-WAR-17, TINS-WAR-19: no unit covers an anomaly or another unit, or leaves the
/// grid.
#[test]
fn units_cover_neither_anomalies_nor_units() {
    let mut table = writing(WAR, [0, 0, 0, 1]);
    table.sheets().nodes = nodes(&["c6r0", "c1r1"]);
    table.pick(S1, "infantry:a");
    let places = table.texts(S1);
    assert!(!places.contains(&"at:c6r0n".to_owned()), "taken");
    assert!(!places.contains(&"at:c6r1n".to_owned()), "an anomaly");
    assert!(places.contains(&"at:c1r2n".to_owned()));
    let war = table.content.war(crate::content::Variant::B);
    let inside = |unit: &Unit| {
        war.unit(*unit)
            .places
            .iter()
            .all(|place| place.nodes & !war.nodes == 0)
    };
    assert!([Unit::Carrier, Unit::WarSun].iter().all(inside));
}

/// TINS-WAR-20, TINS-R29, TINS-R26: what has no place is built all the same.
#[test]
fn a_unit_without_a_place_is_built() {
    let mut table = writing(WAR, [3, 0, 0, 0]);
    table.sheets().line = 4;
    table.write(&["build:cruiser.1.m:m"; 3]);
    assert_eq!(built(&mut table, Unit::Cruiser), 1);
    assert_eq!(
        (table.sheets().nodes, table.texts(S1)),
        (0, vec!["down".to_owned()])
    );
}

/// TINS-WAR-21, TINS-R27: a unit that a card deploys is not built: no limit, no point, no
/// lock.
#[test]
fn deployed_units_are_not_built() {
    let mut table = writing_as(Faction::Argent, Sheet::Navigation, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s19"]);
    let range = table
        .content
        .war(crate::content::Variant::B)
        .copies(Unit::Destroyer);
    table.sheets().units[range.clone()].fill(crate::state::BUILT);
    table.pick(S1, "claim:s19:i");
    table.pick(S1, "at:c0r0n");
    assert_eq!(table.sheets().nodes.count_ones(), 3);
    assert_eq!(built(&mut table, Unit::Destroyer), range.len());
}

/// TINS-WAR-22: with Assault Cannon units cover anomalies, which count.
#[test]
fn assault_cannon_covers_anomalies() {
    let mut table = writing(WAR, [0, 0, 0, 1]);
    table.sheets().learned |= 1 << Technology::AssaultCannon as u32;
    table.sheets().nodes = nodes(&["c6r0"]);
    table.pick(S1, "infantry:a");
    table.pick(S1, "at:c6r1n");
    assert_eq!(table.sheets().nodes, nodes(&["c6r0", "c6r1"]));
}

/// TINS-WAR-01, TINS-WAR-10, TINS-R25: left and right are the seats beside one; a shape
/// may cross into the other half.
#[test]
fn halves_face_neighbours() {
    let mut table = writing(WAR, [0, 1, 1, 0]);
    let neighbours = [Side::Left, Side::Right].map(|side| table.game.neighbour(S1, side));
    assert_eq!(neighbours, [Some(S2), Some(S3)]);
    table.write(&["build:pds.1.i:i", "build:pds.1.r:r", "at:c2r0e"]);
    assert_eq!(table.sheets().nodes, nodes(&["c2r0", "c3r0", "c4r0"]));
    let left = crate::content::war::section(Side::Left, 0);
    let right = crate::content::war::section(Side::Right, 0);
    let counted = [left, right].map(|section| (table.sheets().nodes & section).count_ones());
    assert_eq!(counted, [2, 1]);
}

/// TINS-WAR-11: the sections go up the grid in pairs.
#[test]
fn sections_go_up_in_pairs() {
    let mut all = 0;
    for battle in 0..4 {
        for side in [Side::Left, Side::Right] {
            let section = crate::content::war::section(side, battle);
            assert_eq!((section.count_ones(), section & all), (12, 0));
            all |= section;
            assert_eq!(section.trailing_zeros() as usize / 8, battle * 3);
        }
    }
    assert_eq!(all.count_ones(), 96);
}
