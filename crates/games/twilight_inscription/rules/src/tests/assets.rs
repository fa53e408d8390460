//! Assets and resources (sections 3 and 13).

use super::*;
use crate::ids::{Resource, Specialty};

/// TINS-AST-01, TINS-STR-09: nobody writes on another's sheets, nor sees what is
/// written before all pens are down.
#[test]
fn what_one_writes_is_ones_own() {
    let mut table = writing(Sheet::Navigation, [1, 0, 0, 0]);
    let before = (table.view(S2), table.choices(S2));
    let events = table.pick(S1, "explore:s05:m");
    assert_eq!((table.view(S2), table.choices(S2)), before);
    assert_eq!(kit::position::seen(&events, engine::Viewer::Seat(S2)), []);
    assert!(table.view(S1).own.unwrap().sheets.explored & systems(&["s05"]) != 0);
    assert!(table.shown(S1).explored & systems(&["s05"]) == 0);
    table.all_down();
    assert!(table.shown(S1).explored & systems(&["s05"]) != 0);
    assert!(table.shown(S2).explored & systems(&["s05"]) == 0);
}

/// TINS-AST-02, TINS-AST-03, TINS-AST-04: a claimed asset is circled, and what it does
/// happens at once, also on other sheets.
#[test]
fn immediate_effects_happen_at_once() {
    let mut table = writing(Sheet::Navigation, [0, 2, 0, 0]);
    table.sheets().explored |= systems(&["s12", "s23"]);
    table.write(&["claim:s12:i", "claim:s23:i"]);
    assert_eq!(table.sheets().commodities[0], 1);
    assert_eq!(table.sheets().counselors, 2);
}

/// TINS-AST-05, TINS-AST-06, TINS-AST-09: what is kept is spent when its owner likes,
/// also in the step in which it was claimed, and once.
#[test]
fn kept_assets_are_struck_when_spent() {
    let mut table = writing(Sheet::Navigation, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s05"]);
    assert!(table.like(S1, "tech:gravity-drive:propulsion").is_empty());
    table.write(&["claim:s05:i", "tech:gravity-drive:propulsion"]);
    assert_eq!(table.sheets().struck.systems, systems(&["s05"]));
    assert_eq!(
        table.sheets().stock[Stock::Specialty(Specialty::Propulsion).index()],
        0
    );
    assert!(table.like(S1, "tech:sling-relay").is_empty(), "it is spent");
}

/// TINS-AST-10, TINS-R05: trade goods and votes are as many as Industry shows; what finds
/// no circle is lost, and struck ones never come back.
#[test]
fn pools_are_limited() {
    let mut table = writing(Sheet::Navigation, [0, 2, 0, 0]);
    table.sheets().explored |= systems(&["s04", "s09"]);
    table.sheets().goods.claimed = 11;
    table.sheets().goods.spent = 5;
    table.write(&["claim:s04:i", "claim:s09:i"]);
    let goods = table.sheets().goods;
    assert_eq!((goods.claimed, goods.spent, goods.left()), (12, 5, 7));
}

/// TINS-ALI-03, TINS-RES-02, TINS-AST-08: a trade good is a resource of any kind in a
/// strategy event; while the purse can pay it is not asked for.
#[test]
fn trade_goods_pay_for_anything() {
    let mut table = writing(Sheet::Navigation, [1, 0, 0, 0]);
    table.sheets().goods.claimed = 2;
    assert_eq!(table.like(S1, "explore:s04"), ["explore:s04:m"]);
    assert_eq!(table.like(S1, "claim:s01"), ["claim:s01:t"]);
    table.write(&["claim:s01:t", "explore:s04:m", "explore:s05:t"]);
    assert_eq!(table.sheets().goods.left(), 0);
    assert!(table.like(S1, "claim:").is_empty());
}

/// TINS-RES-01, TINS-RES-03, TINS-RES-04: each resource buys what its icon shows, and a
/// resource of any kind buys anything.
#[test]
fn a_resource_of_any_kind_pays_for_everything() {
    let mut table = writing(Sheet::Navigation, [0, 0, 0, 1]);
    assert_eq!(table.like(S1, "explore:s04"), ["explore:s04:a"]);
    assert_eq!(table.like(S1, "claim:s01"), ["claim:s01:a"]);
    assert_eq!(
        table.like(S1, "tech:gravity-drive"),
        ["tech:gravity-drive:a"]
    );
    table.pick(S1, "tech:gravity-drive:a");
    assert_eq!(table.sheets().research[0], [1, 0]);
}

/// TINS-RES-06, TINS-R07: the pen stays up while a resource has a use; what has none is
/// lost.
#[test]
fn resources_with_a_use_must_be_spent() {
    let mut table = writing(Sheet::Navigation, [0, 1, 0, 0]);
    assert!(!table.texts(S1).contains(&"down".to_owned()));
    table.sheets().claimed |= systems(&["s01", "s02", "s03"]);
    assert_eq!(table.texts(S1), ["down"]);
    let mut table = writing(Sheet::War, [0, 1, 0, 0]);
    table.sheets().units = [crate::state::BUILT; crate::state::UNITS];
    table.sheets().learned = (1 << 20) - 1;
    table.game.lane_mut(S1).own.notes.used = u32::MAX;
    assert_eq!(table.texts(S1), ["infantry:i"], "infantry always is a use");
    table.sheets().goods.claimed = 1;
    table.game.lane_mut(S1).purse = [0; 4];
    assert_eq!(
        table.texts(S1),
        ["infantry:t", "down"],
        "assets are never compulsory"
    );
}

/// TINS-R08: what could not be spent in step 1 is lost.
#[test]
fn nothing_is_saved_for_the_dice() {
    let mut table = writing(Sheet::Navigation, [0, 2, 0, 0]);
    table.sheets().claimed |= systems(&["s01", "s02", "s03"]);
    table.pick(S1, "down");
    table.all_down();
    assert_eq!(table.game.stage(), Some(Stage::Dice));
    let black = table.game.rolled.black;
    assert_eq!(table.game.lane(S1).purse[..3], black);
}

/// TINS-R06: where a faction asset is among several, its owner says which comes first;
/// all of it is done before anything else.
#[test]
fn the_order_is_asked_where_a_faction_is_among_several() {
    let mut table = writing(Sheet::War, [0, 0, 0, 3]);
    table.sheets().nodes = nodes(&["c3r7", "c5r7"]);
    table
        .game
        .lane_mut(S1)
        .queue
        .push(crate::ids::Asset::Faction);
    table.game.lane_mut(S1).queue.push(crate::ids::Asset::Vote);
    table
        .game
        .lane_mut(S1)
        .tasks
        .push(crate::task::Task::Order(0));
    assert_eq!(table.texts(S1), ["next:faction", "next:vote"]);
    table.pick(S1, "next:faction");
    assert_eq!(table.sheets().goods.claimed, 2, "what Hacan claim");
    assert_eq!(table.sheets().votes.claimed, 1);
    assert!(
        table.texts(S1).contains(&"infantry:a".to_owned()),
        "and on it goes"
    );
}

/// TINS-ALI-09, TINS-R34: a population claims the next step of its track; with a full
/// track there is no effect.
#[test]
fn populations_climb_their_track() {
    let mut table = writing(Sheet::Industry, [0, 2, 0, 0]);
    table.sheets().scrapped |= cells(&["h31"]);
    table.sheets().population = 11;
    table.pick(S1, "take:h30:i");
    assert_eq!(table.sheets().population, 12);
    let seat = S1;
    let (game, content) = (&table.game, &table.content);
    let full = game.subtotal(content, seat, &game.lane(seat).own.sheets, Sheet::Expansion);
    assert_eq!(full, 1 + 1 + 1 + 2 + 2 + 2 + 2 + 3 + 3 + 3 + 4 + 4);
    table.sheets().taken &= !cells(&["h30"]);
    table.pick(S1, "take:h30:i");
    assert_eq!(table.sheets().population, 12);
}

/// TINS-ALI-10, TINS-FAC-02: a faction asset resolves the second ability, each time.
#[test]
fn faction_assets_resolve_the_second_ability() {
    let mut table = writing(Sheet::Navigation, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s19"]);
    table.pick(S1, "claim:s19:i");
    assert_eq!(table.sheets().goods.claimed, 2);
}

/// TINS-ALI-02, TINS-ALI-08, TINS-ALI-07a: what planets, focus assets and specialties
/// are spent on.
#[test]
fn kept_assets_have_their_uses() {
    let mut table = writing(Sheet::Expansion, [0; 4]);
    table.give(Stock::Planet);
    table.give(Stock::Focus(Resource::Research));
    table.give(Stock::Specialty(Specialty::Biotic));
    let texts = table.texts(S1);
    for text in [
        "unlock:p1",
        "dock:1:planet",
        "focus:r",
        "tech:neural-motivator:biotic",
        "down",
    ] {
        assert!(texts.contains(&text.to_owned()), "{text} among {texts:?}");
    }
    assert!(!texts.contains(&"tech:hyper-metabolism:cybernetic".to_owned()));
}
