//! Rows of choices: they are made by one press each.

use engine::Game;
use engine::game::Suggestion;

use super::*;
use crate::content::Variant;
use crate::ids::{Line, Unit};

/// The row about a thing, as logs write it, and what it is called.
fn row(table: &Table, subject: Subject) -> Option<(&'static str, Vec<String>)> {
    let rows = table.game.suggest(&table.content, S1);
    let found = rows.into_iter().find(|row| row.subject == Some(subject));
    found.map(|row: Suggestion<Choice, Subject>| {
        let choices = row.choices.iter().map(ToString::to_string);
        (row.label.text.key, choices.collect())
    })
}

/// Presses the row.
fn press(table: &mut Table, subject: Subject) -> usize {
    let (_, choices) = row(table, subject).unwrap_or_else(|| panic!("no row about {subject}"));
    choices.iter().for_each(|text| {
        table.pick(S1, text);
    });
    choices.len()
}

/// The way to Mecatol Rex, and claiming it where there is influence left.
#[test]
fn the_way_to_mecatol_is_one_press() {
    let mecatol = Subject::System(system("s28"));
    for (purse, marks, claimed) in [
        ([2, 1, 0, 0], 3, true),
        ([1, 0, 1, 0], 2, false),
        ([0, 0, 0, 3], 3, true),
    ] {
        let mut table = writing(Sheet::Navigation, purse);
        let navigation = table.content.navigation(Variant::B);
        let near = navigation.beside(1 << system("s28").index());
        let far = navigation.beside(near) & !near & !(1 << system("s28").index());
        table.sheets().explored |= far & far.wrapping_neg();
        assert_eq!(row(&table, mecatol).unwrap().0, "tins-row-mecatol");
        assert_eq!(press(&mut table, mecatol), marks);
        assert_eq!(table.sheets().claimed & systems(&["s28"]) != 0, claimed);
        assert!(table.sheets().explored & systems(&["s28"]) != 0);
    }
    // What is too far has no row, and trade goods are not spent.
    let mut table = writing(Sheet::Navigation, [1, 1, 0, 0]);
    table.sheets().goods.claimed = 9;
    assert_eq!(row(&table, mecatol), None);
}

/// A row of Arinam that two icons are missing to.
#[test]
fn a_line_of_a_planet_is_one_press() {
    let mut table = writing(Sheet::Expansion, [0, 1, 1, 0]);
    let line: Line = "p2r1".parse().unwrap();
    assert_eq!(row(&table, Subject::Line(line)), None, "it is locked");
    table.sheets().planets = 0b10;
    assert_eq!(row(&table, Subject::Line(line)), None, "it takes three");
    table.sheets().icons = 1 << "p2r1c3".parse::<crate::ids::Icon>().unwrap().index();
    let choices = ["icon:p2r1c1:r", "icon:p2r1c2:i"].map(str::to_owned);
    let found = row(&table, Subject::Line(line));
    assert_eq!(found, Some(("tins-row-line", choices.to_vec())));
    press(&mut table, Subject::Line(line));
    assert!(table.sheets().lines >> line.index() & 1 == 1);
}

/// A dock, and a unit: where that stands is asked afterwards.
#[test]
fn docks_and_units_are_one_press() {
    let mut table = writing(Sheet::Expansion, [1, 1, 1, 4]);
    press(&mut table, Subject::Dock(0));
    assert_eq!(table.sheets().docks, 0b1);
    let mut table = writing(Sheet::War, [3, 0, 0, 0]);
    let cruiser = Subject::Unit(Unit::Cruiser);
    assert_eq!(row(&table, cruiser).unwrap().0, "tins-row-unit");
    assert_eq!(press(&mut table, cruiser), 3);
    assert!(table.texts(S1).iter().all(|text| text.starts_with("at:")));
    // A dreadnought is locked.
    let table = writing(Sheet::War, [0, 0, 0, 9]);
    assert_eq!(row(&table, Subject::Unit(Unit::Dreadnought)), None);
}

/// All that is left into infantry, beside the line or an asset.
#[test]
fn all_that_is_left_into_infantry_is_one_press() {
    let infantry = Subject::Unit(Unit::Infantry);
    let mut table = writing(Sheet::War, [1, 1, 0, 1]);
    assert_eq!(press(&mut table, infantry), 6);
    assert_eq!(table.sheets().nodes.count_ones(), 3);
    assert_eq!(table.texts(S1).last().map(String::as_str), Some("down"));
    // One alone is no row.
    let table = writing(Sheet::War, [1, 0, 0, 0]);
    assert_eq!(row(&table, infantry), None);
    // A free one, and one beside an asset that it then claims.
    let mut table = writing(Sheet::War, [2, 0, 0, 0]);
    let (node, _) = table.content.war(Variant::B).assets[0];
    table.sheets().nodes = 1 << (node.index() + 8);
    table.sheets().line = (node.row() / 3) as u8;
    let before = table.sheets().nodes;
    press(&mut table, infantry);
    let written = table.sheets().nodes & !before;
    assert!(written >> node.index() & 1 == 1, "it claims {node}");
}

/// There is nothing to suggest where nothing is spent.
#[test]
fn nobody_else_has_rows() {
    let table = writing(Sheet::War, [3, 0, 0, 0]);
    assert!(table.game.suggest(&table.content, S2).is_empty());
    let fresh = super::table(3);
    assert!(fresh.game.suggest(&fresh.content, S1).is_empty());
}
