//! What single factions, technologies and agendas do: the words of the vocabulary.

use super::*;
use crate::ids::{Specialty, Technology};

/// The first player writes as this faction, and has just claimed a faction asset.
fn asset_of(faction: Faction) -> Table {
    let mut table = writing_as(faction, Sheet::Navigation, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s19"]);
    table.sheets().planets = 0b11;
    table.pick(S1, "claim:s19:i");
    table
}

#[test]
fn arborec_choose_between_two_effects() {
    let mut table = asset_of(Faction::Arborec);
    assert_eq!(table.texts(S1), ["option:1", "option:2"]);
    table.pick(S1, "option:2");
    table.write(&["at:c0r0n", "at:c1r0n", "at:c2r0n"]);
    assert_eq!(table.texts(S1), ["down"]);
}

#[test]
fn naaz_rokha_cross_out_icons_of_one_planet() {
    let mut table = asset_of(Faction::NaazRokha);
    table.pick(S1, "icon:p2r1c1:*");
    assert!(
        table
            .texts(S1)
            .iter()
            .all(|text| text.starts_with("icon:p2"))
    );
    table.pick(S1, "icon:p2r1c2:*");
    assert_eq!(table.texts(S1), ["down"]);
}

#[test]
fn titans_cross_out_icons_of_any_planets() {
    let mut table = asset_of(Faction::Titans);
    table.pick(S1, "icon:p2r1c1:*");
    assert!(
        table
            .texts(S1)
            .iter()
            .any(|text| text.starts_with("icon:p1"))
    );
}

#[test]
fn empyrean_claim_something_with_an_empty_system() {
    let mut table = writing_as(Faction::Empyrean, Sheet::Navigation, [0, 1, 0, 0]);
    table.pick(S1, "claim:s02:i");
    assert_eq!(
        table.texts(S1),
        [
            "gain:trade-good",
            "gain:commodity-ore",
            "gain:commodity-gas",
            "gain:commodity-crystal"
        ]
    );
    table.pick(S1, "gain:commodity-gas");
    assert_eq!(table.sheets().commodities, [0, 1, 0]);
}

#[test]
fn creuss_claim_what_a_wormhole_reaches_once() {
    let mut table = writing_as(Faction::Creuss, Sheet::Navigation, [2, 0, 0, 0]);
    table.sheets().learned = 1 << Technology::GravityDrive as u32;
    table.sheets().explored |= systems(&["s06", "s17"]);
    table.pick(S1, "worm:w1>w4:m");
    assert!(table.sheets().claimed & systems(&["s34"]) != 0);
    table.pick(S1, "worm:w2>w3:m");
    assert!(
        table.sheets().claimed & systems(&["s31"]) == 0,
        "once in an event"
    );
}

#[test]
fn winnu_gain_more_at_mecatol_rex() {
    let mut table = writing_as(Faction::Winnu, Sheet::Navigation, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s28"]);
    table.pick(S1, "claim:s28:i");
    assert_eq!(table.sheets().extra[0], 2);
    assert_eq!(table.sheets().counselors, 2);
}

/// TINS-R56: spending one kind as another is never compulsory.
#[test]
fn yin_spend_influence_as_anything_on_expansion() {
    let mut table = writing_as(Faction::Yin, Sheet::Expansion, [0, 2, 0, 0]);
    table.sheets().planets = 0b10;
    table.sheets().dock_icons = [0b111, 0b1111, 0b111];
    table.sheets().docks = 0b111;
    assert_eq!(table.like(S1, "icon:p2r1c1"), ["icon:p2r1c1:i"]);
    table.write(&["icon:p2r1c2:i"]);
    table.sheets().icons |= table.content.expansion(crate::content::Variant::B).of_kind[1];
    assert!(
        table.texts(S1).contains(&"down".to_owned()),
        "nothing but influence as another"
    );
    table.pick(S1, "icon:p2r1c1:i");
    let mut table = writing_as(Faction::Yin, Sheet::War, [0, 1, 0, 0]);
    assert!(table.like(S1, "build:cruiser").is_empty());
    table.pick(S1, "infantry:i");
}

#[test]
fn muaat_spend_two_influence_as_material() {
    let mut table = writing_as(Faction::Muaat, Sheet::War, [0, 3, 0, 0]);
    table.write(&["build:cruiser.1.m:i", "build:cruiser.1.m:i"]);
    assert!(table.like(S1, "build:cruiser").is_empty());
    assert!(!table.like(S1, "build:pds").is_empty());
}

#[test]
fn antimass_deflectors_work_one_way() {
    let mut table = table_with(
        &Options {
            side: crate::options::Side::A,
            ..Options::default()
        },
        3,
    );
    table.game.variants[0][0] = crate::content::Variant(2);
    let facts = table.content.navigation(crate::content::Variant(2));
    let (explored, home) = (facts.explored, facts.home);
    table.shown(S1).explored = explored;
    table.shown(S1).claimed = 1 << home.index();
    table.enter(Stage::Open);
    table.spend(Sheet::Navigation, [2, 2, 0, 0]);
    table.sheets().learned = 1 << Technology::AntimassDeflectors as u32;
    table.pick(S1, "claim:s01:m");
    assert!(
        table
            .like(S1, "explore:")
            .iter()
            .all(|text| text.ends_with(":m"))
    );
}

#[test]
fn argent_destroyers_cost_less() {
    let mut table = writing_as(Faction::Argent, Sheet::War, [1, 0, 0, 0]);
    table.pick(S1, "build:destroyer.1.m:m");
    assert!(table.texts(S1).iter().all(|text| text.starts_with("at:")));
}

#[test]
fn cabal_write_on_anomalies() {
    let mut table = asset_of(Faction::Cabal);
    assert!(table.texts(S1).contains(&"node:c6r1".to_owned()));
    table.pick(S1, "node:c0r4");
    assert_eq!(table.sheets().goods.claimed, 1);
    assert_eq!(table.sheets().nodes, nodes(&["c0r4"]));
}

/// TINS-R55: the dice go to another sheet once, before anything is written; the focus
/// dice are those of the new sheet.
#[test]
fn yssaril_spend_the_dice_elsewhere() {
    let mut table = writing_as(Faction::Yssaril, Sheet::War, [0; 4]);
    table
        .sheets()
        .unlock_focus(Sheet::Navigation, crate::ids::Resource::Research);
    table
        .sheets()
        .unlock_focus(Sheet::War, crate::ids::Resource::Material);
    table.dice(Rolled {
        black: [1, 1, 1],
        focus: [2, 1, 1],
    });
    assert_eq!(table.game.lane(S1).purse, [3, 1, 1, 0]);
    table.pick(S1, "switch:navigation");
    assert_eq!(table.game.lane(S1).purse, [1, 1, 2, 0]);
    assert!(table.like(S1, "switch:").is_empty());
    assert!(!table.like(S1, "explore:").is_empty());
}

#[test]
fn mahact_copy_a_neighbour() {
    let mut table = asset_of(Faction::Mahact);
    assert_eq!(table.texts(S1), ["copy:left", "copy:right"]);
    table.pick(S1, "copy:left");
    assert_eq!(table.sheets().goods.claimed, 2, "what Hacan claim");
}

#[test]
fn mentak_count_richer_neighbours() {
    let mut table = writing_as(Faction::Mentak, Sheet::Navigation, [0, 1, 0, 0]);
    table.shown(S2).goods.claimed = 2;
    table.sheets().explored |= systems(&["s19"]);
    table.pick(S1, "claim:s19:i");
    assert_eq!(table.sheets().goods.claimed, 2);
}

#[test]
fn jolnar_cross_out_research_everywhere() {
    let mut table = table(3);
    table.game.factions[0] = Some(Faction::Jolnar);
    table.game.turned = 0;
    table.enter(Stage::Setup);
    assert_eq!(table.game.lane(S1).own.sheets.research, [[1; 2]; 4]);
}

#[test]
fn sardakk_build_and_titans_claim() {
    let mut table = writing_as(Faction::Titans, Sheet::War, [0, 1, 1, 0]);
    table.write(&["build:pds.1.i:i", "build:pds.1.r:r", "at:c0r0e"]);
    assert_eq!(table.texts(S1).len(), 3);
    table.pick(S1, "gain:commodity-ore");
    let mut table = asset_of(Faction::Sardakk);
    table.write(&["at:c0r0n", "at:c1r0n"]);
    assert!(
        table
            .texts(S1)
            .iter()
            .all(|text| text.starts_with("build:"))
    );
}

#[test]
fn specialties_are_lost_by_choice() {
    let mut table = writing(Sheet::Navigation, [0; 4]);
    table.give(Stock::Specialty(Specialty::Biotic));
    table.give(Stock::Specialty(Specialty::Warfare));
    table
        .game
        .lane_mut(S1)
        .tasks
        .push(crate::task::Task::Lose(1));
    assert_eq!(table.texts(S1), ["lose:biotic", "lose:warfare"]);
    table.pick(S1, "lose:warfare");
    assert_eq!(
        table.sheets().stock[Stock::Specialty(Specialty::Warfare).index()],
        0
    );
}

/// TINS-R54: what could do nothing is not offered.
#[test]
fn idle_technologies_are_not_offered() {
    let mut table = writing(Sheet::Navigation, [0; 4]);
    table.sheets().learned = 1 << Technology::SlingRelay as u32;
    assert_eq!(table.like(S1, "use:"), ["use:sling-relay"]);
    let all = table.content.navigation(crate::content::Variant::B).all;
    table.sheets().explored = all;
    assert!(table.like(S1, "use:").is_empty());
    let relay = Subject::Technology(Technology::SlingRelay);
    assert_eq!(table.why(relay), Some(("tins-why-no-use", "TINS-R18")));
}

/// TINS-ALI-04: free trade goods strike none.
#[test]
fn free_trade_goods_strike_nothing() {
    let mut table = asset_of(Faction::Nomad);
    table.sheets().goods.claimed = 2;
    table.pick(S1, "sheet:industry");
    table.write(&["scrap:h32:a", "take:h24:a"]);
    let goods = table.sheets().goods;
    assert_eq!((goods.claimed, goods.spent), (3, 0));
}
