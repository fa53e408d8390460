//! §6, what spaces do to who enters them.

use engine::Viewer;
use kit::position::{S1, S2, seen};

use super::{Layout, Table, space, table};
use crate::event::MerchantEvent;
use crate::ids::{Colour, Counter, Culture, Gear, Item, Relic, Ship, System};
use crate::view::Pending;

/// A table of two on which everybody knows who lives in the Desert system.
fn desert() -> Table {
    let mut table = table(2);
    table.settle(System::Desert, Culture::Graw, true);
    table.cash(S1, 100);
    table
}

/// A ship on its way into the box of the Desert system, with this in it.
fn into_box(counter: Counter, dice: &[u8]) -> (Table, Vec<MerchantEvent>) {
    let mut table = desert();
    table.lay("desert-02", counter, false);
    table.put(S1, "desert-desolation-landing");
    let events = table.head(S1, "desert-01", dice);
    (table, events)
}

/// MOV-6.1a, MOV-6.1b: who enters a "?" box turns its counter up for all, and it
/// works at once.
#[test]
fn a_counter_is_turned_up_on_entry() {
    let oval = Counter::Penalty(Colour::Blue, 20);
    let (table, events) = into_box(oval, &[2, 2, 2]);
    let turned = MerchantEvent::TurnedUp(S1, space("desert-02"), oval);
    assert!(seen(&events, Viewer::Public).contains(&turned));
    assert_eq!(table.listed(S1), ["pay", "stop"]);
    let view = table.public();
    let found = view
        .boxes
        .iter()
        .find(|found| found.space == space("desert-02"));
    let found = found.unwrap();
    assert_eq!((found.up, found.counter), (true, Some(oval)));
}

/// MOV-6.1c, MOV-6.11a, MOV-2.81a: a box with a Relic is an Asteroid: one may land
/// and take it for nothing.
#[test]
fn a_relic_is_picked_up_by_landing() {
    let (mut table, _) = into_box(Counter::Relic(Relic::AirFoil), &[2, 2, 2]);
    assert_eq!(table.listed(S1), ["land", "go:desert-dryport"]);
    table.does(S1, "land");
    table.does(S1, "take");
    assert!(table.game.merchant(S1).cargo.has(Relic::AirFoil));
    assert_eq!(table.game.merchant(S1).cash, 100);
}

/// MOV-R17: an emptied box is a plain Asteroid.
#[test]
fn an_emptied_box_is_an_asteroid() {
    let (mut table, _) = into_box(Counter::Relic(Relic::AirFoil), &[2, 2, 2]);
    table.does(S1, "land");
    table.does(S1, "take");
    table.put(S2, "desert-dryport");
    table.begin(S2);
    table.head(S2, "desert-02", &[2, 2, 2]);
    assert_eq!(table.listed(S2), ["land", "go:desert-01"]);
    table.does(S2, "land");
    assert_eq!(table.listed(S2), ["done"]);
}

/// MOV-6.12a, MOV-2.82a: nobody lands on a Telegate or a Penalty Oval; an Open Port
/// allows it.
#[test]
fn of_fixed_structures_only_the_open_port_lets_one_land() {
    let (table, _) = into_box(Counter::Telegate(2), &[2, 3, 3]);
    assert_eq!(table.listed(S1), ["pilot:2", "pilot:3"]);
    let (mut table, _) = into_box(Counter::Penalty(Colour::Blue, 10), &[2, 2, 2]);
    table.does(S1, "stop");
    assert_eq!(table.listed(S1), ["done"]);
    let (table, _) = into_box(Counter::OpenPort, &[2, 2, 2]);
    assert_eq!(table.listed(S1), ["land", "go:desert-dryport"]);
}

/// MOV-6.12b, MOV-12.23a, MOV-12.23b: an Open Port trades for the Culture of its
/// system, without limit and without commission.
#[test]
fn an_open_port_is_inhabited() {
    let ports = table(2);
    let count = ports.content.counters.iter();
    assert_eq!(
        count
            .filter(|counter| **counter == Counter::OpenPort)
            .count(),
        3
    );
    let (mut table, _) = into_box(Counter::OpenPort, &[2, 2, 2]);
    table.does(S1, "land");
    let events = table.does(S1, "buy:space-spice");
    assert_eq!(events.len(), 1, "no commission: {events:?}");
    assert!(table.offers(S1, "buy:space-spice"), "a second one");
}

/// MOV-R18: where nobody lives, an Open Port is like an Asteroid.
#[test]
fn an_open_port_without_a_culture_is_a_rock() {
    let mut table = desert();
    table.content.map.forget_system(space("desert-02"));
    table.lay("desert-02", Counter::OpenPort, true);
    table.put(S1, "desert-01");
    table.head(S1, "desert-02", &[2, 2, 2]);
    table.does(S1, "land");
    assert_eq!(table.listed(S1), ["done"]);
}

/// MOV-6.12c, MOV-R19, MOV-8.22a: what is no Relic stays where it was turned up.
#[test]
fn a_structure_stays() {
    let (mut table, _) = into_box(Counter::Penalty(Colour::Blue, 10), &[2, 2, 2]);
    table.does(S1, "pay");
    table.does(S1, "go:desert-03");
    let shown = table.game.shown(&table.content, space("desert-02"));
    assert_eq!(shown, Some(Counter::Penalty(Colour::Blue, 10)));
}

/// MOV-6.2b: there is no landing in an Orbit before there is a Spaceport.
#[test]
fn an_orbit_needs_a_spaceport() {
    let mut table = desert();
    table.put(S1, "desert-02");
    table.head(S1, "desert-dryport", &[3]);
    assert_eq!(table.listed(S1), ["go:desert-03", "go:desert-dry-city"]);
    let mut table = desert();
    let orbit = table
        .content
        .map
        .lay(space("desert-dryport"))
        .orbit
        .unwrap();
    table.game.ports[usize::from(orbit)] = Some(S2);
    table.put(S1, "desert-02");
    table.head(S1, "desert-dryport", &[3]);
    assert!(table.offers(S1, "land"));
}

/// A ship before the ring of the Super Nova, whose oval takes 30.
fn nova(cash: i32, dice: &[u8]) -> Table {
    let mut table = table(2);
    table.cash(S1, cash);
    table.put(S1, "lane-supernova-water-1");
    table.head(S1, "supernova-02", dice);
    table
}

/// MOV-6.3a, MOV-1.3c: who pays goes on.
#[test]
fn a_penalty_is_paid_to_go_on() {
    let mut table = nova(50, &[2, 2]);
    let bank = table.game.bank;
    table.does(S1, "pay");
    assert_eq!(
        (table.game.merchant(S1).cash, table.game.bank),
        (20, bank + 30)
    );
    assert_eq!(table.listed(S1), ["go:supernova-01", "go:supernova-03"]);
}

/// MOV-6.3b, MOV-5.22c: who stops pays nothing and loses the rest.
#[test]
fn stopping_is_free() {
    let mut table = nova(50, &[2, 2]);
    table.does(S1, "stop");
    assert_eq!((table.game.merchant(S1).cash, table.game.turn.mp), (50, 0));
    assert_eq!(table.listed(S1), ["done"]);
}

/// MOV-6.3c: who cannot pay must stop.
#[test]
fn who_cannot_pay_stops() {
    let table = nova(29, &[2, 2]);
    assert_eq!(table.listed(S1), ["done"]);
    assert_eq!(table.game.merchant(S1).cash, 29);
    assert!(table.game.turn.stopped);
}

/// MOV-R21: with the last point nothing is due; every entry is a penalty of its
/// own.
#[test]
fn the_last_point_on_an_oval_costs_nothing() {
    let table = nova(50, &[1]);
    assert_eq!(table.game.merchant(S1).cash, 50);
    assert_eq!(table.listed(S1), ["done"]);
    assert!(!table.game.turn.stopped);
    let mut table = nova(100, &[3, 3]);
    table.does(S1, "pay");
    table.does(S1, "go:supernova-03");
    table.does(S1, "pay");
    assert_eq!(table.game.merchant(S1).cash, 40);
}

/// MOV-6.3d, MOV-R22: who begins on an oval pays or leaves; leaving is free.
#[test]
fn who_begins_on_an_oval_pays_or_leaves() {
    let mut table = nova(50, &[1]);
    table.begin(S1);
    table.does(S1, "stay");
    assert_eq!(table.game.merchant(S1).cash, 20);
    table.begin(S1);
    // Twenty do not pay for thirty.
    assert!(!table.offers(S1, "stay"));
    table.head(S1, "lane-supernova-water-1", &[1]);
    assert_eq!(table.game.merchant(S1).cash, 20);
}

/// MOV-EX-05, MOV-6.4a, MOV-6.4b: arrows decide how a circle is left; Body and Wing
/// are next to each other.
#[test]
fn arrows_decide_the_exit() {
    let fly = |choice: &str| {
        let mut table = table(2);
        table.ship(S1, Ship::Clipper);
        table.put(S1, "polluted-05");
        table.head(S1, "cloud-wing", &[1, 3, 5, 6]);
        assert_eq!(table.game.turn.mp, 14);
        assert_eq!(
            table.listed(S1),
            ["pilot:1", "pilot:3", "pilot:5", "pilot:6"]
        );
        table.does(S1, choice);
        table
    };
    let table = fly("pilot:6");
    assert!(table.game.turn.mp < 14 && table.whereabouts(S1) == "cloud-03");
    let table = fly("pilot:5");
    assert_eq!(
        (table.whereabouts(S1), table.listed(S1)),
        ("cloud-wing", vec!["done".to_owned()])
    );
    let table = fly("pilot:3");
    assert_eq!(
        (table.whereabouts(S1), table.game.turn.mp),
        ("cloud-body", 13)
    );
    assert_eq!(table.listed(S1), ["look", "go:cloud-06"]);
    let table = fly("pilot:1");
    assert_eq!(table.listed(S1), ["look", "go:cloud-04"]);
}

/// MOV-R61, MOV-6.41b: the second circle of the example is another one, and is left
/// with the same number.
#[test]
fn the_number_holds_for_every_further_circle() {
    let mut table = table(2);
    table.put(S1, "polluted-05");
    table.head(S1, "cloud-wing", &[1, 3, 3]);
    table.does(S1, "pilot:1");
    assert_eq!(table.whereabouts(S1), "cloud-body");
    let why = Some(("mov-why-arrow", "MOV-6.41b"));
    assert_eq!(table.refuses(S1, "cloud-06"), why);
}

/// MOV-6.41a: only what the dice show can be the number.
#[test]
fn the_number_is_on_the_dice() {
    let mut table = table(2);
    table.put(S1, "polluted-05");
    table.head(S1, "cloud-wing", &[2, 2, 4]);
    assert_eq!(table.listed(S1), ["pilot:2", "pilot:4"]);
}

/// MOV-6.42a: who begins in a circle chooses a number that keeps the declaration.
#[test]
fn a_declaration_from_a_circle_binds_the_number() {
    let mut table = table(2);
    table.put(S1, "cloud-09");
    table.lay("cloud-05", Counter::OpenPort, true);
    let heads = ["head:base", "head:cloud-05", "head:cloud-08", "stay"];
    assert_eq!(table.listed(S1), heads);
    table.head(S1, "cloud-05", &[2, 3, 4]);
    // Of two, three and four only the last leads there, so it is taken.
    assert_eq!(
        (table.whereabouts(S1), table.game.turn.pilot),
        ("cloud-05", Some(4))
    );
}

/// MOV-6.43a, MOV-1.3d: arrows are for leaving: a circle is entered from anywhere.
#[test]
fn circles_are_entered_from_any_path() {
    for from in ["cloud-06", "cloud-08", "cloud-10"] {
        let mut table = table(2);
        table.put(S1, from);
        assert!(table.offers(S1, "head:cloud-07"), "{from}");
    }
}

/// MOV-6.43b, MOV-R23: a number that points back ends the move, and may be chosen.
#[test]
fn a_number_that_points_back_ends_the_move() {
    let mut table = table(2);
    table.put(S1, "cloud-08");
    // From circle to circle with a three, which there points on.
    table.head(S1, "cloud-07", &[3, 3, 2]);
    assert_eq!(table.whereabouts(S1), "cloud-10");
    let mut table = self::table(2);
    table.put(S1, "base");
    table.head(S1, "cloud-09", &[2, 3]);
    assert_eq!(table.listed(S1), ["pilot:2", "pilot:3"]);
    table.does(S1, "pilot:2");
    assert_eq!(
        (table.whereabouts(S1), table.listed(S1)),
        ("cloud-09", vec!["done".to_owned()])
    );
}

/// MOV-R23: the number is chosen when a circle is left, not when the points run out
/// in it.
#[test]
fn no_number_is_chosen_where_the_points_run_out() {
    let mut table = table(2);
    table.put(S1, "base");
    table.head(S1, "cloud-09", &[1]);
    assert_eq!(
        (table.listed(S1), table.game.turn.pilot),
        (vec!["done".to_owned()], None)
    );
}

/// Gates 2 and 5 are turned up in the Desert and Jungle systems.
fn gates() -> Table {
    let mut table = desert();
    table.settle(System::Jungle, Culture::Shenna, true);
    table.lay("desert-02", Counter::Telegate(2), true);
    table.lay("jungle-03", Counter::Telegate(5), true);
    table
}

/// MOV-6.5a, MOV-6.12d: from gate to gate for one point.
#[test]
fn a_gate_is_left_by_a_jump() {
    let mut table = gates();
    table.put(S1, "desert-01");
    table.head(S1, "desert-02", &[3, 5]);
    assert_eq!(
        (table.listed(S1), table.game.turn.mp),
        (vec!["pilot:3".to_owned(), "pilot:5".to_owned()], 7)
    );
    let events = table.does(S1, "pilot:5");
    assert!(events.contains(&MerchantEvent::Jumped(S1, space("jungle-03"))));
    assert_eq!(table.game.turn.mp, 6);
    // The five is the gate's own now: the ways are open.
    assert_eq!(table.listed(S1), ["go:jungle-02", "go:jungle-04"]);
}

/// MOV-6.5b: without a gate of that number, or with its own, the ship goes on along
/// paths.
#[test]
fn without_a_matching_gate_the_paths_are_open() {
    for number in ["pilot:3", "pilot:2"] {
        let mut table = gates();
        table.put(S1, "desert-01");
        table.head(S1, "desert-02", &[2, 3, 5]);
        table.does(S1, number);
        assert_eq!(table.whereabouts(S1), "desert-dryport", "{number}");
    }
}

/// MOV-6.51a: one number serves circles and gates.
#[test]
fn circles_and_gates_share_the_number() {
    let mut table = gates();
    table.lay("cloud-05", Counter::Telegate(4), true);
    table.put(S1, "base");
    table.head(S1, "cloud-09", &[5, 4, 1]);
    // The five leads to the gate, and from there to gate five.
    table.does(S1, "pilot:5");
    assert_eq!(table.whereabouts(S1), "jungle-03");
}

/// MOV-6.52a, MOV-R24: who begins on a gate may declare another; who declares a
/// path must take a number that leads to no gate.
#[test]
fn who_begins_on_a_gate_declares() {
    let mut table = gates();
    table.put(S1, "desert-02");
    let heads = [
        "head:desert-01",
        "head:desert-dryport",
        "head:jungle-03",
        "stay",
    ];
    assert_eq!(table.listed(S1), heads);
    table.head(S1, "jungle-03", &[5, 1, 1]);
    assert_eq!(table.whereabouts(S1), "jungle-03");
    let mut table = gates();
    table.put(S1, "desert-02");
    table.head(S1, "desert-01", &[5, 1, 1]);
    assert_eq!(
        (table.game.turn.pilot, table.whereabouts(S1)),
        (Some(1), "desert-desolation-landing")
    );
}

/// MOV-6.52b, MOV-R24: where no die keeps it the declaration is void, and a jump
/// cannot be declined.
#[test]
fn a_jump_cannot_be_declined() {
    let mut table = gates();
    table.put(S1, "desert-02");
    table.head(S1, "desert-01", &[5, 5, 5]);
    assert_eq!(table.whereabouts(S1), "jungle-03");
    let mut table = gates();
    table.put(S1, "desert-02");
    table.head(S1, "jungle-03", &[1, 1, 3]);
    assert_eq!(table.listed(S1), ["pilot:1", "pilot:3"]);
}

/// MOV-8.3a, MOV-8.3b, MOV-R29: Shields add up, down to nothing, and one may stop
/// all the same.
#[test]
fn shields_lessen_penalties() {
    let mut table = table(2);
    table.load(
        S1,
        &[Item::Gear(Gear::Shield), Item::Relic(Relic::ShieldRelic)],
    );
    table.cash(S1, 0);
    table.put(S1, "lane-supernova-water-1");
    table.head(S1, "supernova-02", &[2, 2]);
    assert_eq!(table.listed(S1), ["pay", "stop"]);
    let mut one = self::table(2);
    one.load(S1, &[Item::Gear(Gear::Shield)]);
    one.cash(S1, 50);
    one.put(S1, "lane-supernova-water-1");
    one.head(S1, "supernova-02", &[2, 2]);
    one.does(S1, "pay");
    assert_eq!(one.game.merchant(S1).cash, 40);
    table.does(S1, "stop");
    assert!(matches!(table.public().pending, Pending::Port));
}
