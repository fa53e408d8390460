//! Factions: what each changes in every kind of moment.

use expect_test::expect;

use super::scenes::differs;
use super::*;

/// Every faction does something, and has its test below.
#[test]
fn factions_are_all_there() {
    let source = include_str!("factions.rs");
    for faction in Faction::VARIANTS {
        let call = format!("differs(Faction::{faction:?},");
        let broken = format!("differs(\n        Faction::{faction:?},");
        assert!(
            source.contains(&call) || source.contains(&broken),
            "{faction}"
        );
    }
}

#[test]
fn arborec() {
    differs(
        Faction::Arborec,
        &expect![[r#"
            asset: population 1
            later asset: population 1
            war is active: nodes c0r0 c1r0
            pds: nodes c2r0 c2r1 c2r2
            pds, not: nodes c0r0 c1r0 c2r0
        "#]],
    );
}

#[test]
fn letnev() {
    differs(
        Faction::Letnev,
        &expect![[r#"
            setup: goods claimed 2
            asset: nodes c0r0 c1r0 c2r0
            asset: units [255, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            later asset: nodes c0r0 c1r0 c2r0
            later asset: units [255, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            battle: boxes [[5, 0, 0, 0], [0, 0, 0, 0]]
            battle: goods spent 1
            battle, not: boxes [[3, 0, 0, 0], [0, 0, 0, 0]]
        "#]],
    );
}

#[test]
fn saar() {
    differs(
        Faction::Saar,
        &expect![[r#"
            asset: focus-material 1
            asset: docks 1
            later asset: goods claimed 2
            planet: goods claimed 1
        "#]],
    );
}

#[test]
fn muaat() {
    differs(
        Faction::Muaat,
        &expect![[r#"
            setup: unit types 128
            later asset: units [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0]
            lists: may build:destroyer.1.m:i
            lists: may build:cruiser.1.m:i
            lists: may build:carrier.1.m:i
            dice: may build:destroyer.1.m:i
            dice: may build:cruiser.1.m:i
            dice: may build:carrier.1.m:i
        "#]],
    );
}

#[test]
fn hacan() {
    differs(
        Faction::Hacan,
        &expect![[r#"
            setup: goods claimed 2
            asset: goods claimed 2
            later asset: goods claimed 2
            production: goods claimed 2
            production, not: goods claimed 1
        "#]],
    );
}

#[test]
fn sol() {
    differs(
        Faction::Sol,
        &expect![[r#"
            asset: explored s04 s05
            later asset: explored s04 s05
            lists: may build:pds.1.r:i
            lists: may build:destroyer.1.m:i
            lists: may build:cruiser.1.m:i
            lists: may build:mech.1.r:i
            lists: may build:carrier.1.m:i
            lists: may build:carrier.1.r:i
            lists: may tech:fleet-logistics:i
            lists: may tech:plasma-scoring:i
            lists: may icon:p2r1c1:i
            lists: may icon:p2r1c3:i
            lists: may icon:p2r2c1:i
            lists: may icon:p2r2c2:i
            lists: may icon:p2r2c3:i
            dice: may build:pds.1.i:m
            dice: may build:pds.1.i:r
            dice: may build:pds.1.r:m
            dice: may build:pds.1.r:i
            dice: may build:destroyer.1.m:i
            dice: may build:destroyer.1.m:r
            dice: may build:destroyer.1.i:m
            dice: may build:destroyer.1.i:r
            dice: may build:cruiser.1.m:i
            dice: may build:cruiser.1.m:r
            dice: may build:mech.1.i:m
            dice: may build:mech.1.i:r
            dice: may build:mech.1.r:m
            dice: may build:mech.1.r:i
            dice: may build:carrier.1.m:i
            dice: may build:carrier.1.m:r
            dice: may build:carrier.1.i:m
            dice: may build:carrier.1.i:r
            dice: may build:carrier.1.r:m
            dice: may build:carrier.1.r:i
            dice: may tech:fleet-logistics:m
            dice: may tech:fleet-logistics:i
            dice: may tech:plasma-scoring:m
            dice: may tech:plasma-scoring:i
        "#]],
    );
}

#[test]
fn creuss() {
    differs(
        Faction::Creuss,
        &expect![[r#"
            setup: learned gravity-drive
            asset: explored s04 s05
            later asset: explored s04 s05
            wormhole: claimed s34
        "#]],
    );
}

#[test]
fn l1z1x() {
    differs(
        Faction::L1z1x,
        &expect![[r#"
            setup: unit types 64
            asset: units [2, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            later asset: units [2, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            battle: commodities [1, 0, 0]
        "#]],
    );
}

#[test]
fn mentak() {
    differs(
        Faction::Mentak,
        &expect![[r#"
            asset: goods claimed 2
            later asset: goods claimed 2
            battle: goods claimed 3
            battle, not: goods claimed 2
        "#]],
    );
}

#[test]
fn naalu() {
    differs(
        Faction::Naalu,
        &expect![[r#"
            asset: commodities [1, 0, 0]
            asset: votes claimed 2
            later asset: commodities [1, 0, 0]
            later asset: votes claimed 2
            council: votes claimed 2
            council: votes to cast 2
            council: wait
            council, not: votes claimed 1
            council, not: votes to cast 1
        "#]],
    );
}

#[test]
fn nekro() {
    differs(
        Faction::Nekro,
        &expect![[r#"
            asset: research [[2, 0], [0, 0], [0, 0], [0, 0]]
            later asset: research [[2, 0], [0, 0], [0, 0], [0, 0]]
            council: learned gravity-drive
            council: research [[3, 0], [0, 0], [0, 0], [0, 0]]
            council, not: votes spent 1
            council, not: votes to cast 1
        "#]],
    );
}

#[test]
fn sardakk() {
    differs(
        Faction::Sardakk,
        &expect![[r#"
            asset: nodes c0r0 c1r0
            asset: units [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            later asset: nodes c0r0 c1r0
            later asset: units [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            battle: boxes [[4, 0, 0, 0], [1, 0, 0, 0]]
            battle: battles [[Won, Open, Open, Open], [Won, Open, Open, Open]]
            battle, not: boxes [[3, 0, 0, 0], [0, 0, 0, 0]]
            battle, not: battles [[Won, Open, Open, Open], [Tied, Open, Open, Open]]
        "#]],
    );
}

#[test]
fn jolnar() {
    differs(
        Faction::Jolnar,
        &expect![[r#"
            setup: research [[1, 1], [1, 1], [1, 1], [1, 1]]
            asset: learned gravity-drive
            asset: goods claimed 1
            asset: research [[3, 0], [0, 0], [0, 0], [0, 0]]
            later asset: learned gravity-drive
            later asset: goods claimed 1
            later asset: research [[3, 0], [0, 0], [0, 0], [0, 0]]
            technology: goods claimed 1
            battle: boxes [[2, 0, 0, 0], [0, 0, 0, 0]]
            battle, not: boxes [[3, 0, 0, 0], [0, 0, 0, 0]]
        "#]],
    );
}

#[test]
fn winnu() {
    differs(
        Faction::Winnu,
        &expect![[r#"
            asset: claimed s01 s02 s19
            asset: planet 1
            asset, not: claimed s19
            later asset: claimed s01 s02 s19
            later asset: planet 1
            later asset, not: claimed s19
            mecatol: counselors 2
            mecatol: points [2, 0, 0, 0]
        "#]],
    );
}

#[test]
fn xxcha() {
    differs(
        Faction::Xxcha,
        &expect![[r#"
            asset: counselors 2
            later asset: counselors 2
            council: votes claimed 2
            council: points [0, 0, 2, 0]
            council: votes to cast 2
            council, not: votes claimed 1
            council, not: votes to cast 1
        "#]],
    );
}

#[test]
fn yin() {
    differs(
        Faction::Yin,
        &expect![[r#"
            asset: population 1
            later asset: population 1
            lists: may icon:p2r1c1:i
            lists: may icon:p2r1c3:i
            lists: may icon:p2r2c1:i
            lists: may icon:p2r2c2:i
            lists: may icon:p2r2c3:i
        "#]],
    );
}

#[test]
fn yssaril() {
    differs(
        Faction::Yssaril,
        &expect![[r#"
            asset: goods claimed 2
            later asset: goods claimed 2
            dice: may switch:navigation
            dice: may switch:expansion
            dice: may switch:industry
        "#]],
    );
}

#[test]
fn argent() {
    differs(
        Faction::Argent,
        &expect![[r#"
            asset: nodes c0r0 c1r0 c0r1
            later asset: nodes c0r0 c1r0 c0r1
            destroyer: nodes c0r0 c1r0 c0r1
            destroyer: units [0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            destroyer, not: units [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            council: votes to cast 2
            council, not: votes spent 1
            council, not: votes to cast 1
        "#]],
    );
}

#[test]
fn empyrean() {
    differs(
        Faction::Empyrean,
        &expect![[r#"
            asset: explored s04
            asset: claimed s01 s19
            asset: planet 1
            asset, not: claimed s19
            later asset: explored s04
            later asset: claimed s01 s19
            later asset: planet 1
            later asset, not: claimed s19
            empty system: goods claimed 1
        "#]],
    );
}

#[test]
fn mahact() {
    differs(
        Faction::Mahact,
        &expect![[r#"
            asset: goods claimed 2
            later asset: goods claimed 2
            battle: boxes [[3, 1, 1, 1], [0, 0, 0, 0]]
            battle, not: boxes [[3, 0, 0, 0], [0, 0, 0, 0]]
        "#]],
    );
}

#[test]
fn naaz_rokha() {
    differs(
        Faction::NaazRokha,
        &expect![[r#"
        asset: icons p1r1c1 p1r1c2
        asset: lines p1r1
        asset: population 1
        planet: icons p1r1c1
    "#]],
    );
}

#[test]
fn nomad() {
    differs(
        Faction::Nomad,
        &expect![[r#"
            setup: focus-material 1
            setup: focus-material from cards 1
            asset: explored s04 s05
            later asset: explored s04 s05
            council: goods claimed 3
            council, not: goods claimed 2
            objective: goods claimed 1
            objective: points [0, 1, 0, 0]
        "#]],
    );
}

#[test]
fn titans() {
    differs(
        Faction::Titans,
        &expect![[r#"
        setup: nodes c0r0 c1r0 c2r0
        asset: icons p1r1c1 p1r1c2
        asset: lines p1r1
        asset: population 1
        pds: commodities [1, 0, 0]
    "#]],
    );
}

#[test]
fn cabal() {
    differs(
        Faction::Cabal,
        &expect![[r#"
            asset: nodes c6r1
            asset: goods claimed 1
            later asset: nodes c6r1
            later asset: goods claimed 1
            pds: nodes c0r0 c0r1 c0r2
            pds: goods claimed 1
            pds, not: nodes c0r0 c1r0 c2r0
            anomaly: nodes c6r1
            anomaly: goods claimed 1
            anomaly, not: nodes c0r0
        "#]],
    );
}
