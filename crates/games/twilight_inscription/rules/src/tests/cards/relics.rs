//! Relics: each is played at its moment, and exactly what that changes.

use expect_test::{Expect, expect};

use super::*;
use crate::content::{Timing, Variant};
use crate::ids::Specialty;

/// A table whose first player holds this relic, with something for each to work on.
fn holding(relic: Relic) -> Table {
    let mut table = table(3);
    table.game.players[0].hand = 1 << relic as u16;
    let sheets = table.shown(S1);
    sheets.planets = 0b11;
    sheets.explored |= systems(&["s05", "s06"]);
    sheets.objectives = [7, 0, 5, 0];
    sheets.stock[Stock::Specialty(Specialty::Biotic).index()] = 1;
    table.enter(Stage::Open);
    table
}

/// What playing it changes, with what is to spend and to cast afterwards.
fn told(table: &Table, before: &Sheets, purse: [u8; 4]) -> String {
    let mut told = written(table, before);
    let lane = table.game.lane(S1);
    if table.game.stage() == Some(Stage::Dice) {
        value(&mut told, "purse", &purse, &lane.purse);
    }
    value(&mut told, "free votes", &0, &lane.free_votes);
    told.join("\n") + "\n"
}

fn plays(relic: Relic, wanted: &Expect) {
    let mut table = holding(relic);
    let timing = table.content.relic(relic).timing;
    let mut choice = format!("relic:{relic}");
    match timing {
        Timing::OnDraw => {
            let navigation = table.content.navigation(Variant::B);
            let system = navigation.relics[0];
            table.game.players[0].hand = 0;
            table.shown(S1).explored |= 1 << system.index();
            table.enter(Stage::Open);
            table.spend(Sheet::Navigation, [0, 1, 0, 0]);
            table.game.lane_mut(S1).reserve.push(relic);
            choice = format!("claim:{system}:i");
        }
        Timing::Strategy => table.spend(Sheet::Navigation, [0; 4]),
        Timing::AfterDice => {
            table.spend(Sheet::Navigation, [0; 4]);
            assert!(!table.texts(S1).contains(&choice), "before the dice");
            table.dice(Rolled {
                black: [1, 2, 0],
                focus: [1, 2, 1],
            });
        }
        Timing::BattleStrength => {
            table.enter(Stage::Totals);
            choice += ":right";
        }
        Timing::CouncilCast => table.enter(Stage::Ballot),
        Timing::Production => table.enter(Stage::Yield),
        Timing::GameEnd => {
            let before = *table.shown(S1);
            table.enter(Stage::Final);
            let lane = table.game.lane(S1);
            assert_eq!((lane.own.hand, lane.own.played), (0, 1 << relic as u16));
            return wanted.assert_eq(&told(&table, &before, [0; 4]));
        }
    }
    let lane = table.game.lane(S1);
    let (before, purse) = (lane.own.sheets, lane.purse);
    table.write(&[choice.as_str()]);
    first_choices(&mut table);
    let own = table.game.lane(S1).own;
    assert_eq!(
        (own.hand, own.played),
        (0, 1 << relic as u16),
        "it is used once"
    );
    wanted.assert_eq(&told(&table, &before, purse));
}

/// Every relic has its test below.
#[test]
fn relics_are_all_there() {
    let source = include_str!("relics.rs");
    for relic in Relic::VARIANTS {
        assert!(source.contains(&format!("Relic::{relic:?},")), "{relic}");
    }
}

#[test]
fn shard_of_the_throne() {
    plays(
        Relic::ShardOfTheThrone,
        &expect![[r#"
            claimed s31
            relics [5, 0, 0, 0]
            votes claimed 2
        "#]],
    );
}

#[test]
fn crown_of_emphidia() {
    plays(
        Relic::CrownOfEmphidia,
        &expect![[r#"
        population 1
        counselors 2
    "#]],
    );
}

#[test]
fn crown_of_thalnos() {
    plays(
        Relic::CrownOfThalnos,
        &expect![[r#"
            boxes [[0, 0, 0, 0], [3, 0, 0, 0]]
            battles [[Tied, Open, Open, Open], [Won, Open, Open, Open]]
        "#]],
    );
}

#[test]
fn dominus_orb() {
    plays(
        Relic::DominusOrb,
        &expect![[r#"
        explored s04 s07 s08
    "#]],
    );
}

#[test]
fn maw_of_worlds() {
    plays(
        Relic::MawOfWorlds,
        &expect![[r#"
        learned gravity-drive sling-relay
    "#]],
    );
}

#[test]
fn scepter_of_emelpar() {
    plays(
        Relic::ScepterOfEmelpar,
        &expect![[r#"
        free votes 4
    "#]],
    );
}

#[test]
fn stellar_converter() {
    plays(
        Relic::StellarConverter,
        &expect![[r#"
        scrapped h01 h02
    "#]],
    );
}

#[test]
fn codex() {
    plays(
        Relic::Codex,
        &expect![[r#"
        specialty-biotic 2
        specialty-biotic from cards 1
        specialty-cybernetic 1
        specialty-cybernetic from cards 1
    "#]],
    );
}

#[test]
fn obsidian() {
    plays(
        Relic::Obsidian,
        &expect![[r#"
        points [2, 0, 0, 0]
    "#]],
    );
}

#[test]
fn prophets_tears() {
    plays(
        Relic::ProphetsTears,
        &expect![[r#"
        learned gravity-drive
        research [[3, 1], [0, 0], [0, 0], [0, 0]]
    "#]],
    );
}

#[test]
fn dynamis_core() {
    plays(
        Relic::DynamisCore,
        &expect![[r#"
            goods claimed 4
        "#]],
    );
}

#[test]
fn jr_xs455_o() {
    plays(
        Relic::JrXs455O,
        &expect![[r#"
        explored s04 s07 s08
    "#]],
    );
}

#[test]
fn nano_forge() {
    plays(
        Relic::NanoForge,
        &expect![[r#"
        icons p1r1c1 p1r1c2 p1r2c1
        lines p1r1 p1c1
        population 1
    "#]],
    );
}

#[test]
fn neuraloop() {
    plays(
        Relic::Neuraloop,
        &expect![[r#"
        purse [2, 4, 1, 0]
    "#]],
    );
}

#[test]
fn circlet_of_the_void() {
    plays(
        Relic::CircletOfTheVoid,
        &expect![[r#"
        claimed s01 s02
        planet 1
    "#]],
    );
}

#[test]
fn book_of_latvinia() {
    plays(
        Relic::BookOfLatvinia,
        &expect![[r#"
        learned gravity-drive
    "#]],
    );
}
