//! Navigation (section 6).

use super::*;
use crate::ids::{Resource, Specialty, Technology};

const NAVIGATION: Sheet = Sheet::Navigation;

/// TINS-NAV-01a, TINS-NAV-01b, TINS-NAV-03: a network of systems, some of them empty;
/// home is claimed, and what an orange line leads to is explored.
#[test]
fn home_is_claimed_and_its_neighbours_are_explored() {
    let mut table = writing(NAVIGATION, [1, 1, 0, 0]);
    assert_eq!(table.sheets().claimed, systems(&["s00"]));
    assert_eq!(
        table.sheets().explored,
        systems(&["s00", "s01", "s02", "s03"])
    );
    let facts = table.content.navigation(crate::content::Variant::B);
    assert_eq!(facts.asset(system("s02")), None);
    assert!(facts.asset(system("s01")).is_some());
    assert_eq!(
        table.like(S1, "claim:"),
        ["claim:s01:i", "claim:s02:i", "claim:s03:i"]
    );
}

/// TINS-NAV-05a, TINS-NAV-05b, TINS-EX-03: a material or a research draws one line to an
/// unexplored system, which is explored and not claimed.
#[test]
fn exploring_costs_a_material_or_a_research() {
    let mut table = writing(NAVIGATION, [1, 1, 1, 0]);
    let wanted = [
        "explore:s04:m",
        "explore:s04:r",
        "explore:s05:m",
        "explore:s05:r",
        "explore:s06:m",
        "explore:s06:r",
    ];
    assert_eq!(table.like(S1, "explore:"), wanted);
    table.pick(S1, "explore:s05:m");
    assert!(table.sheets().explored & systems(&["s05"]) != 0);
    assert!(table.sheets().claimed & systems(&["s05"]) == 0);
    assert_eq!(table.game.lane(S1).purse, [0, 1, 1, 0]);
    assert_eq!(table.like(S1, "explore:s08"), ["explore:s08:r"]);
    assert_eq!(
        table.why(Subject::System(system("s11"))),
        Some(("tins-why-no-way", "TINS-NAV-05b"))
    );
}

/// TINS-NAV-06, TINS-NAV-02, TINS-R13: lines start from explored systems, claimed or
/// not, and from home.
#[test]
fn lines_start_from_explored_systems() {
    let mut table = writing(NAVIGATION, [2, 0, 0, 0]);
    table.sheets().explored = systems(&["s00"]);
    assert_eq!(
        table.like(S1, "explore:"),
        ["explore:s01:m", "explore:s02:m", "explore:s03:m"]
    );
    table.pick(S1, "explore:s02:m");
    assert_eq!(
        table.like(S1, "explore:"),
        ["explore:s01:m", "explore:s03:m", "explore:s06:m"]
    );
}

/// TINS-NAV-07, TINS-NAV-08a, TINS-EX-04: wormholes need Gravity Drive, and start from
/// an explored system.
#[test]
fn wormholes_need_gravity_drive() {
    let mut table = writing(NAVIGATION, [1, 0, 0, 0]);
    table.sheets().explored |= systems(&["s06"]);
    assert!(table.like(S1, "worm:").is_empty());
    table.sheets().learned |= 1 << Technology::GravityDrive as u32;
    assert_eq!(
        table.like(S1, "worm:"),
        ["worm:w1>w2:m", "worm:w1>w3:m", "worm:w1>w4:m"]
    );
    table.sheets().explored &= !systems(&["s06"]);
    assert!(table.like(S1, "worm:").is_empty());
}

/// TINS-NAV-08b, TINS-NAV-09: the system at the other end is explored, for one resource
/// in all.
#[test]
fn a_passage_costs_one_resource() {
    let mut table = writing(NAVIGATION, [1, 0, 0, 0]);
    table.sheets().explored |= systems(&["s06"]);
    table.sheets().learned |= 1 << Technology::GravityDrive as u32;
    table.pick(S1, "worm:w1>w3:m");
    assert!(table.sheets().explored & systems(&["s31"]) != 0);
    assert_eq!(table.game.lane(S1).purse, [0; 4]);
}

/// TINS-NAV-10, TINS-R14: a passage uses two wormholes up, and leads to an unexplored
/// system.
#[test]
fn a_wormhole_is_used_once() {
    let mut table = writing(NAVIGATION, [3, 0, 0, 0]);
    table.sheets().explored |= systems(&["s06", "s17"]);
    table.sheets().learned |= 1 << Technology::GravityDrive as u32;
    assert_eq!(
        table.like(S1, "worm:").len(),
        4,
        "from two to the two whose ends are unexplored"
    );
    table.pick(S1, "worm:w1>w3:m");
    assert_eq!(table.like(S1, "worm:"), ["worm:w2>w4:m"]);
    table.pick(S1, "worm:w2>w4:m");
    assert!(table.like(S1, "worm:").is_empty());
}

/// TINS-NAV-11, TINS-EX-02, TINS-RES-05: an influence circles an explored system, whose
/// asset is claimed; the legend can be used again.
#[test]
fn claiming_costs_an_influence() {
    let mut table = writing(NAVIGATION, [0, 2, 0, 0]);
    table.pick(S1, "claim:s01:i");
    assert_eq!(table.sheets().claimed, systems(&["s00", "s01"]));
    assert_eq!(table.sheets().stock[Stock::Planet.index()], 1);
    assert_eq!(table.like(S1, "claim:"), ["claim:s02:i", "claim:s03:i"]);
    assert_eq!(
        table.why(Subject::System(system("s07"))),
        Some(("tins-why-no-way", "TINS-NAV-05b"))
    );
    table.pick(S1, "claim:s03:i");
    assert_eq!(table.sheets().stock[Stock::Planet.index()], 2);
}

/// TINS-NAV-12, TINS-R15: a system that was crossed out cannot be claimed, but explored
/// and explored from; an empty one may be claimed.
#[test]
fn crossed_out_systems_are_explored_but_not_claimed() {
    let mut table = writing(NAVIGATION, [2, 2, 0, 0]);
    table.sheets().barred = systems(&["s01", "s05"]);
    assert_eq!(table.like(S1, "claim:"), ["claim:s02:i", "claim:s03:i"]);
    table.pick(S1, "explore:s05:m");
    assert!(
        table
            .like(S1, "explore:")
            .contains(&"explore:s08:m".to_owned())
    );
    assert_eq!(
        table.why(Subject::System(system("s05"))),
        Some(("tins-why-explored", "TINS-NAV-05b"))
    );
    table.pick(S1, "claim:s02:i");
    assert!(table.sheets().claimed & systems(&["s02"]) != 0);
}

/// TINS-NAV-13: Mecatol Rex is rewarded when all pens are down.
#[test]
fn mecatol_rex_is_claimed_like_any_system() {
    let mut table = writing(NAVIGATION, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s28"]);
    table.pick(S1, "claim:s28:i");
    assert_eq!(table.sheets().mecatol, 0);
    table.all_down();
    assert_eq!(table.shown(S1).mecatol, 7);
    assert_eq!(table.game.mecatol.iter().collect::<Vec<_>>(), [S1]);
}

/// TINS-NAV-04, TINS-R33: a planet that is claimed here is spent on Expansion, when
/// that is active.
#[test]
fn planets_are_spent_on_expansion() {
    let mut table = writing(NAVIGATION, [0, 1, 0, 0]);
    table.pick(S1, "claim:s01:i");
    assert!(table.like(S1, "unlock:").is_empty());
    table.dice(Rolled::default());
    table.game.lane_mut(S1).own.notes.active = Some(Sheet::Expansion);
    assert_eq!(table.like(S1, "unlock:").len(), 7);
    table.pick(S1, "unlock:p1");
    assert_eq!(table.sheets().struck.systems, systems(&["s01"]));
    assert_eq!(table.sheets().stock[Stock::Planet.index()], 0);
    assert!(table.like(S1, "unlock:").is_empty());
}

/// TINS-ALI-11a, TINS-ALI-11b, TINS-EX-21: a relic system draws a card from the reserve
/// of the seat; its points are written beside the system, and nobody else sees it.
#[test]
fn a_relic_is_drawn_unseen() {
    let mut table = writing(NAVIGATION, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s31"]);
    table.game.lane_mut(S1).reserve.push(Relic::NanoForge);
    table.game.deck &= !(1 << Relic::NanoForge as u16);
    let events = table.pick(S1, "claim:s31:i");
    assert_eq!(table.sheets().relics[0], 4);
    assert_eq!(table.game.lane(S1).own.hand, 1 << Relic::NanoForge as u16);
    assert!(events.contains(&InscriptionEvent::Drew(S1, Relic::NanoForge)));
    let seen = kit::position::seen(&events, engine::Viewer::Seat(S2));
    assert_eq!(seen, []);
    table.all_down();
    let view = table.view(S2);
    assert_eq!(
        (view.players[0].hand, view.players[0].sheets.relics[0]),
        (1, 4)
    );
    assert_eq!(view.own.unwrap().hand, []);
}

/// TINS-R10, TINS-R51: who claims with nothing in reserve draws when all pens are down,
/// from what others did not use.
#[test]
fn late_relics_are_drawn_from_what_is_left() {
    let mut table = writing(NAVIGATION, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s31"]);
    table.game.lane_mut(S1).reserve = Stack::EMPTY;
    table.game.deck = 0;
    table.game.lane_mut(S2).reserve.push(Relic::BookOfLatvinia);
    table.pick(S1, "claim:s31:i");
    assert_eq!(table.sheets().relics[0], 0);
    table.all_down();
    assert_eq!(table.shown(S1).relics[0], 5);
    assert_eq!(
        table.game.players[0].hand,
        1 << Relic::BookOfLatvinia as u16
    );
}

/// TINS-R38: with an empty deck nothing is drawn, and 0 is written.
#[test]
fn an_empty_deck_gives_nothing() {
    let mut table = writing(NAVIGATION, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s31"]);
    table.game.deck = 0;
    table.pick(S1, "claim:s31:i");
    table.all_down();
    assert_eq!(
        (table.shown(S1).relics[0], table.game.players[0].hand),
        (0, 0)
    );
    assert!(table.shown(S1).claimed & systems(&["s31"]) != 0);
}

/// TINS-ALI-12a, TINS-ALI-12b, TINS-EX-29: a neighbour asset notes +1 in every box of
/// its half, and two of them +2.
#[test]
fn neighbour_assets_add_up() {
    let mut table = writing(NAVIGATION, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s22"]);
    table.sheets().boxes[0] = [1; 4];
    table.pick(S1, "claim:s22:i");
    assert_eq!(table.sheets().boxes, [[2; 4], [0; 4]]);
}

/// TINS-AST-07, TINS-R04: what is resolved at once is not spent; specialties and focus
/// assets are kept.
#[test]
fn kept_assets_wait_to_be_spent() {
    let mut table = writing(NAVIGATION, [0, 3, 0, 0]);
    table.sheets().explored |= systems(&["s05", "s20", "s12"]);
    table.write(&["claim:s05:i", "claim:s20:i", "claim:s12:i"]);
    let stock = table.sheets().stock;
    assert_eq!(stock[Stock::Specialty(Specialty::Propulsion).index()], 1);
    assert_eq!(stock[Stock::Focus(Resource::Influence).index()], 1);
    assert_eq!(stock.iter().sum::<u8>(), 2);
    assert_eq!(table.sheets().commodities, [1, 0, 0]);
}
