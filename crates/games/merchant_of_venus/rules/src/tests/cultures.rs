//! §7, Cultures: observed, discovered.

use engine::{Game, Viewer};
use kit::position::{S1, S2, seen};

use super::{Layout, Table, space, table};
use crate::event::MerchantEvent;
use crate::ids::{Counter, Culture, Demand, Item, Relic, System};

/// The Graw live in the Desert system, and nobody knows.
fn undiscovered() -> Table {
    let mut table = table(2);
    table.settle(System::Desert, Culture::Graw, false);
    table
}

fn known_culture(table: &Table, viewer: Viewer) -> Option<Culture> {
    let view = table.game.view(&table.content, viewer);
    let desert = view
        .worlds
        .iter()
        .find(|world| world.system == System::Desert);
    desert.unwrap().culture
}

/// MOV-7.1a, MOV-2.4a, MOV-0.1b: who lives where is hidden at first.
#[test]
fn cultures_are_hidden() {
    let mut table = undiscovered();
    for viewer in [Viewer::Public, Viewer::Seat(S1), Viewer::Seat(S2)] {
        assert_eq!(known_culture(&table, viewer), None);
    }
    table.put(S1, "desert-07");
    table.head(S1, "desert-desolation-landing", &[1, 1]);
    // Flying by shows nothing.
    assert_eq!(known_culture(&table, Viewer::Seat(S1)), None);
}

/// MOV-7.2a, MOV-7.2b, MOV-1.4c: from an Orbit of its system, in secret, on moving
/// into it.
#[test]
fn a_culture_is_observed_from_orbit() {
    let mut table = undiscovered();
    table.put(S1, "desert-06");
    table.head(S1, "desert-07", &[2, 2]);
    assert!(!table.offers(S1, "look"), "a dot is no Orbit");
    table.does(S1, "go:desert-desolation-landing");
    let events = table.does(S1, "look");
    let looked = MerchantEvent::Looked(S1, System::Desert, Some(Culture::Graw));
    assert_eq!(events, [looked]);
    assert_eq!(known_culture(&table, Viewer::Seat(S1)), Some(Culture::Graw));
    assert_eq!(known_culture(&table, Viewer::Seat(S2)), None);
    assert!(!table.offers(S1, "look"), "once is enough");
    assert!(!table.game.worlds[System::Desert as usize].discovered);
}

/// MOV-R04, MOV-7.2b: looking follows 7.2: also with the last point, but not for who
/// has not moved.
#[test]
fn one_looks_on_moving_in() {
    let mut table = undiscovered();
    table.put(S1, "desert-01");
    table.head(S1, "desert-desolation-landing", &[1]);
    assert_eq!(table.listed(S1), ["look", "done"]);
    table.does(S1, "done");
    table.begin(S1);
    table.does(S1, "stay");
    assert_eq!(table.listed(S1), ["done"]);
}

/// MOV-R64: that someone looks is public, what they see is not.
#[test]
fn looking_is_public() {
    let mut table = undiscovered();
    table.put(S1, "desert-01");
    table.head(S1, "desert-desolation-landing", &[1]);
    let events = table.does(S1, "look");
    let told = seen(&events, Viewer::Seat(S2));
    assert_eq!(told, [MerchantEvent::Looked(S1, System::Desert, None)]);
    let view = table.public();
    let desert = view
        .worlds
        .iter()
        .find(|world| world.system == System::Desert);
    assert!(desert.unwrap().known.contains(S1));
}

/// MOV-7.3a, MOV-2.41b, MOV-2.42a: the first to land discovers the Culture for all
/// and gets its IOU.
#[test]
fn landing_discovers() {
    let mut table = undiscovered();
    table.put(S1, "desert-desolation-landing");
    let events = table.head(S1, "desert-desolation-city", &[1, 1]);
    let discovered = MerchantEvent::Discovered(S1, System::Desert, Culture::Graw);
    assert!(events.contains(&discovered));
    assert_eq!(known_culture(&table, Viewer::Public), Some(Culture::Graw));
    assert!(table.game.merchant(S1).has_iou(Culture::Graw));
    table.does(S1, "done");
    table.put(S2, "desert-dryport");
    table.begin(S2);
    let events = table.head(S2, "desert-dry-city", &[1, 1]);
    assert!(events.contains(&MerchantEvent::Landed(S2, space("desert-dry-city"))));
    assert!(!table.game.merchant(S2).has_iou(Culture::Graw), "once");
}

/// MOV-7.3b, MOV-R25: with it come its Goods and what was drawn for it so far; its
/// Factory Good is not for sale yet.
#[test]
fn goods_and_bonuses_come_with_a_discovery() {
    let mut table = undiscovered();
    let demand = Demand::all().next().unwrap();
    assert_eq!(table.content.demand(demand).culture, Culture::Graw);
    table.game.out.demands[demand.index()] += 1;
    table.game.cup.demands[demand.index()] -= 1;
    table.cash(S1, 500);
    table.put(S1, "desert-desolation-landing");
    table.head(S1, "desert-desolation-city", &[1, 1]);
    let good = table.content.demand(demand).good;
    let price = table.game.sale_price(&table.content, Culture::Graw, good);
    assert_eq!(
        price,
        table.content.good(good).sell + table.content.demand(demand).surcharge
    );
    assert!(table.offers(S1, "buy:space-spice"));
    assert!(!table.offers(S1, "buy:glorious-junk"));
}

/// MOV-R26: an Open Port discovers; an Asteroid, or passing through, does not.
#[test]
fn an_open_port_discovers_and_a_rock_does_not() {
    let mut table = undiscovered();
    table.lay("desert-02", Counter::OpenPort, true);
    table.put(S1, "desert-01");
    table.head(S1, "desert-02", &[2, 2]);
    table.does(S1, "land");
    assert!(table.game.worlds[System::Desert as usize].discovered);
    let mut table = undiscovered();
    table.put(S1, "desert-04");
    table.head(S1, "desert-03", &[1]);
    assert!(!table.game.worlds[System::Desert as usize].discovered);
    let mut table = self::table(2);
    table.settle(System::Biosphere, Culture::Graw, false);
    table.put(S1, "biosphere-01");
    table.head(S1, "biosphere-smoke-ring", &[2]);
    table.does(S1, "go:biosphere-07");
    assert!(!table.game.worlds[System::Biosphere as usize].discovered);
}

/// MOV-8.45c: with the Spy Eye a Culture is seen from anywhere in its system.
#[test]
fn the_spy_eye_sees_cultures_from_afar() {
    let mut table = undiscovered();
    table.load(S1, &[Item::Relic(Relic::SpyEye)]);
    table.put(S1, "desert-07");
    table.head(S1, "desert-06", &[1, 1]);
    assert!(table.offers(S1, "look"));
    let mut table = undiscovered();
    table.load(S1, &[Item::Relic(Relic::SpyEye)]);
    table.put(S1, "lane-rogue-desert-5");
    table.head(S1, "lane-rogue-desert-6", &[1]);
    assert!(!table.offers(S1, "look"), "a lane is in no system");
}
