//! Agendas: exactly what each outcome changes.

use expect_test::{Expect, expect};

use super::*;
use crate::content::EventKind;
use crate::ids::{Agenda, Specialty};

/// What everyone does when an agenda is agreed to, or is not; for somebody with a little
/// of everything. War was named, where a sheet is.
fn resolved(agenda: Agenda, agreed: bool) -> String {
    let mut table = table(3);
    let tier = table.content.agenda(agenda).tier;
    table.game.agendas[usize::from(tier) - 2] = agenda;
    let is = |card: &EventCard| {
        let facts = table.content.event(*card);
        (facts.kind, facts.tier) == (EventKind::Council, tier)
    };
    let place = table.game.events.iter().position(is).unwrap();
    table.game.turned = place as u8 + 1;
    table.game.agreed = agreed;
    table.game.named = Some(Sheet::War);
    table.game.players[0].hand = 1 << Relic::Obsidian as u16;
    let sheets = table.shown(S1);
    sheets.goods.claimed = 2;
    sheets.votes.claimed = 4;
    sheets.stock[Stock::Specialty(Specialty::Biotic).index()] = 1;
    sheets.reserve[Stock::Specialty(Specialty::Biotic).index()] = 1;
    sheets.objectives = [7, 0, 5, 0];
    sheets.battles = [[Battle::Won, Battle::Won, Battle::Open, Battle::Open]; 2];
    sheets.line = 2;
    let before = *sheets;
    table.enter(Stage::Outcome);
    first_choices(&mut table);
    let mut told = written(&table, &before);
    let hand = table.game.lane(S1).own.hand.count_ones();
    value(&mut told, "relics in hand", &1, &hand);
    told.join("\n") + "\n"
}

fn outcomes(agenda: Agenda, in_favour: &Expect, against: &Expect) {
    in_favour.assert_eq(&resolved(agenda, true));
    against.assert_eq(&resolved(agenda, false));
}

/// Every agenda has its test below.
#[test]
fn agendas_are_all_there() {
    let source = include_str!("agendas.rs");
    for agenda in Agenda::VARIANTS {
        assert!(source.contains(&format!("Agenda::{agenda:?},")), "{agenda}");
    }
}

#[test]
fn economic_equality() {
    outcomes(
        Agenda::EconomicEquality,
        &expect![[r#"
        goods claimed 4
    "#]],
        &expect![[r#"
        commodities [1, 1, 1]
    "#]],
    );
}

#[test]
fn incentive_program() {
    outcomes(
        Agenda::IncentiveProgram,
        &expect![[r#"
        explored s04 s05
    "#]],
        &expect![[r#"
        scrapped h12 h23
    "#]],
    );
}

#[test]
fn arms_reduction() {
    outcomes(
        Agenda::ArmsReduction,
        &expect![[r#"
        boxes [[0, 0, -2, 0], [0, 0, -2, 0]]
    "#]],
        &expect![[r#"
        specialty-biotic 0
        specialty-biotic from cards 0
    "#]],
    );
}

#[test]
fn enforced_travel_ban() {
    outcomes(
        Agenda::EnforcedTravelBan,
        &expect![[r#"
        barred s01 s03
    "#]],
        &expect![[r#"
        votes spent 2
        no wormholes true
    "#]],
    );
}

#[test]
fn research_team() {
    outcomes(
        Agenda::ResearchTeam,
        &expect![[r#"
        learned gravity-drive
        research [[3, 0], [0, 0], [0, 0], [0, 0]]
    "#]],
        &expect![[r#"
        specialty-biotic 2
        specialty-biotic from cards 2
    "#]],
    );
}

#[test]
fn galactic_crisis_pact() {
    outcomes(
        Agenda::GalacticCrisisPact,
        &expect![[r#"
        nodes c0r6 c0r7 c0r8
        units [255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    "#]],
        &expect![[r#"
        population 1
    "#]],
    );
}

#[test]
fn conventions_of_war() {
    outcomes(
        Agenda::ConventionsOfWar,
        &expect![[r#"
        no rewards true
    "#]],
        &expect![[r#"
        penalty -1
    "#]],
    );
}

#[test]
fn regulated_conscription() {
    outcomes(
        Agenda::RegulatedConscription,
        &expect![[r#"
            skip 1
        "#]],
        &expect![[r#"
            lines out p1r1
        "#]],
    );
}

#[test]
fn seed_of_an_empire() {
    outcomes(
        Agenda::SeedOfAnEmpire,
        &expect![[r#"
        points [1, 0, 1, 0]
    "#]],
        &expect![[r#"
        points [0, 0, 0, 2]
    "#]],
    );
}

#[test]
fn unconventional_measures() {
    outcomes(
        Agenda::UnconventionalMeasures,
        &expect![[r#"
            boxes [[0, 0, 2, 0], [0, 0, 2, 0]]
        "#]],
        &expect![[r#"
            explored s04 s05 s06
        "#]],
    );
}

#[test]
fn public_execution() {
    outcomes(
        Agenda::PublicExecution,
        &expect![[r#"
        points [0, 0, 0, -2]
    "#]],
        &expect![[r#"
        votes spent 4
        points [0, 0, -1, 0]
    "#]],
    );
}

#[test]
fn classified_document_leaks() {
    outcomes(
        Agenda::ClassifiedDocumentLeaks,
        &expect![[r#"
            relics in hand 0
        "#]],
        &expect![[r#"
            goods spent 2
            points [0, 0, -1, 0]
        "#]],
    );
}
