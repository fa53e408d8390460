//! Choices that go together.

use engine::Game;
use kit::position::{S1, S2};

use super::{Layout, Table, place, table};
use crate::ids::{Planet, Ship, Tile};
use crate::state::Vessel;

/// The rows that are suggested: what they are called, and what they choose.
fn rows(table: &Table) -> Vec<(&'static str, String)> {
    let rows = table.game.suggest(&table.content, S1);
    let written = |choices: &[crate::choice::Choice]| {
        let words: Vec<String> = choices.iter().map(ToString::to_string).collect();
        words.join(" ")
    };
    rows.iter()
        .map(|row| (row.label.text.key, written(&row.choices)))
        .collect()
}

#[track_caller]
fn found(table: &Table, key: &str) -> String {
    let rows = rows(table);
    let row = rows.iter().find(|(name, _)| *name == key);
    row.unwrap_or_else(|| panic!("no {key} among {rows:?}"))
        .1
        .clone()
}

/// A carrier and a cruiser at home beside Lodor, with troops and fighters.
fn fleet() -> Table {
    let mut table = table();
    table.lay(1, Tile::Quann);
    table.lay(2, Tile::Lodor);
    table.planet(S1, Planet::Quann, (4, 0));
    table.ships(S1, 1, Ship::Carrier, 1);
    table.ships(S1, 1, Ship::Cruiser, 2);
    table.fighters(S1, 1, 3);
    table
}

#[test]
fn one_transport_takes_a_free_system() {
    let mut table = fleet();
    table.does(S1, "activate:h2");
    let load = "load:ground-force:quann ".repeat(4);
    let wings = "wing:h1 wing:h1";
    assert_eq!(
        found(&table, "ti3-row-one"),
        format!("move:carrier:h1 {load}{wings} aboard")
    );
    table.does(S1, &found(&table, "ti3-row-all"));
    assert_eq!(table.fleet(S1, 2).len(), 5);
    table.does(S1, "moved");
    // All on the one planet, or one of them.
    assert_eq!(
        found(&table, "ti3-row-one-each"),
        "land:ground-force:lodor landed"
    );
    table.does(S1, &found(&table, "ti3-row-land-all"));
    assert_eq!(table.game.world(Planet::Lodor).ground, 4);
}

#[test]
fn enough_is_as_few_as_win() {
    let mut table = fleet();
    table.ships(S2, 2, Ship::Destroyer, 1);
    table.planet(S2, Planet::Lodor, (1, 0));
    table.does(S1, "activate:h2");
    let enough = found(&table, "ti3-row-enough");
    assert_eq!(enough, "move:cruiser:h1 move:cruiser:h1");
    let view = |table: &Table| {
        let view = table.game.view(&table.content, engine::Viewer::Seat(S1));
        let fight = crate::odds::Fight::ahead(&view, &table.content, S1, place(2)).unwrap();
        crate::odds::odds(&fight).win
    };
    table.does(S1, "move:cruiser:h1");
    assert!(view(&table) < 0.8);
    table.does(S1, "move:cruiser:h1");
    assert!(view(&table) >= 0.8);
}

#[test]
fn losses_are_the_usual_ones() {
    let mut table = fleet();
    table.vessel(S1, 1, Vessel::new(Ship::Dreadnought));
    table.ships(S2, 2, Ship::WarSun, 2);
    table.game.player_mut(S1).counters.fleet = 8;
    table.does(S1, "activate:h2");
    table.does(S1, &found(&table, "ti3-row-all-fighters"));
    // As chance has it the first volley of six dice makes some hits.
    table.does(S1, "moved");
    let losses = found(&table, "ti3-row-losses");
    let expected = "damage:dreadnought lose-fighter lose-fighter lose-fighter";
    assert!(
        losses.starts_with(expected) || expected.starts_with(&losses),
        "{losses}"
    );
    assert!(table.game.suggest(&table.content, S2).is_empty());
}

#[test]
fn payments_waste_little() {
    let mut table = fleet();
    table.lay(3, Tile::AbyzFria);
    table.planet(S1, Planet::Abyz, (1, 0));
    table.planet(S1, Planet::Fria, (1, 0));
    table.dock(Planet::Abyz);
    table.game.player_mut(S1).counters.fleet = 8;
    let home = table.game.planets_of(S1).collect::<Vec<_>>();
    for planet in home {
        let own = [Planet::Abyz, Planet::Fria, Planet::Quann].contains(&planet);
        table.game.world_mut(planet).ready = own;
    }
    // Abyz gives 3, Fria 2, Quann 2.
    table.does(S1, "activate:h3 moved build:cruiser:abyz built");
    assert_eq!(
        rows(&table)[..1],
        [("ti3-row-pay", "exhaust:fria".to_owned())]
    );
    let mut more = fleet();
    more.game.player_mut(S1).goods = 5;
    assert!(rows(&more).is_empty(), "nothing is to be paid");
}

#[test]
fn counters_are_laid_out_in_one_go() {
    let mut table = table();
    for seat in [S1, S2, kit::position::S3] {
        for card in crate::ids::Strategy::Logistics as u8..=7 {
            let card = <crate::ids::Strategy as strum::VariantArray>::VARIANTS[card as usize];
            table.game.strategy_mut(card).used = true;
        }
        table.game.player_mut(seat).passed = seat != S1;
    }
    table.does(S1, "pass");
    for seat in [S1, S2, kit::position::S3] {
        if table.offers(seat, "done") {
            table.does(seat, "done");
        }
    }
    let all: Vec<String> = rows(&table).into_iter().map(|(_, row)| row).collect();
    assert_eq!(all, ["fleet:3 pool:5", "fleet:4 pool:4", "fleet:3 pool:4"]);
}

/// Who has said so beforehand takes the usual losses unasked.
#[test]
fn losses_can_be_ordered_beforehand() {
    let mut table = fleet();
    table.game.player_mut(S1).counters.fleet = 8;
    table.ships(S2, 2, Ship::WarSun, 2);
    table.does(S1, "activate:h2");
    table.does(S1, &found(&table, "ti3-row-all-fighters"));
    table.does(S1, "moved");
    let pass = table.game.pass(&table.content, S1).unwrap();
    assert_eq!(pass.kind, "ti3-kind-hits");
    assert!(table.offers(S1, &pass.choice.to_string()));
    assert_eq!(pass.choice.to_string(), "lose-fighter");
}

/// The commonest turns, press by press: the next one is asked after the last.
#[test]
fn usual_turns_take_few_presses() {
    // A free system is taken: activate, one transport, move in, land, end.
    let mut table = fleet();
    table.does(S1, "activate:h2");
    table.does(S1, &found(&table, "ti3-row-one"));
    table.does(S1, "moved");
    table.does(S1, &found(&table, "ti3-row-land-all"));
    assert!(
        table.game.to_act().contains(S2),
        "four presses, nothing to build"
    );
    // Where there is a dock: activate, stay, a row, build it, pay.
    let mut table = fleet();
    table.dock(Planet::Quann);
    table.game.player_mut(S1).goods = 9;
    table.does(S1, "activate:h1 moved");
    table.does(S1, &found(&table, "ti3-row-garrison"));
    table.does(S1, "built");
    table.does(S1, &found(&table, "ti3-row-pay-goods"));
    assert!(table.game.to_act().contains(S2));
}
