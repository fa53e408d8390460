//! §8, equipment.

use engine::Viewer;
use kit::position::{S1, S2, seen};
use strum::{EnumCount, VariantArray};

use super::{Layout, Table, space, table};
use crate::event::MerchantEvent;
use crate::ids::{Colour, Counter, Culture, Gear, Item, Relic, Ship, System};

/// A table of two whose first ship has these on board, where this Culture is known.
fn with(items: &[Item], at: &str) -> Table {
    let mut table = table(2);
    for (system, culture) in [
        (System::Polluted, Culture::Graw),
        (System::Desert, Culture::Shenna),
        (System::Giant, Culture::Niks),
        (System::Asteroids, Culture::Zum),
        (System::Colony, Culture::Wollow),
    ] {
        table.settle(system, culture, true);
    }
    table.load(S1, items);
    table.put(S1, at);
    table
}

const RED: Item = Item::Gear(Gear::RedDrive);
const YELLOW: Item = Item::Gear(Gear::YellowDrive);
const COMBINED: Item = Item::Gear(Gear::CombinedDrive);

/// MOV-8.1a, MOV-9.21a: equipment is sold by those of its science level.
#[test]
fn equipment_is_for_sale_with_some() {
    let mut table = with(&[], "desert-desolation-landing");
    table.settle(System::Desert, Culture::Nillis, true);
    table.cash(S1, 500);
    table.head(S1, "desert-desolation-city", &[1, 1]);
    assert!(table.offers(S1, "buy:shield"));
    let why = Some(("mov-why-not-sold", "MOV-9.21a"));
    assert_eq!(table.refuses(S1, "red-drive"), why);
}

/// MOV-8.2a: a drive skips the spaces of its colour, for nothing.
#[test]
fn a_drive_skips_its_colour() {
    let mut table = with(&[RED], "lane-base-colony-2");
    assert_eq!(
        table.listed(S1)[1..3],
        ["head:base", "head:lane-base-colony-3"]
    );
    let events = table.head(S1, "base", &[1]);
    assert!(events.contains(&MerchantEvent::Skipped(S1, space("lane-base-colony-1"))));
    assert_eq!(table.whereabouts(S1), "base");
    let table = with(&[YELLOW], "lane-base-colony-2");
    assert_eq!(
        table.listed(S1)[1..3],
        ["head:lane-base-colony-1", "head:lane-base-colony-4"]
    );
}

/// MOV-8.2b: both drives, or the combined one, skip red and yellow.
#[test]
fn both_colours_are_skipped_together() {
    for drives in [&[RED, YELLOW][..], &[COMBINED][..]] {
        let mut table = with(drives, "lane-biosphere-base-1");
        table.head(S1, "base", &[1]);
        assert_eq!(table.whereabouts(S1), "base");
    }
}

/// MOV-EX-13, MOV-8.21a: the space that is declared is the first that is entered;
/// with the drive off it is the next one.
#[test]
fn what_is_skipped_cannot_be_declared() {
    let mut table = with(&[RED], "polluted-05");
    table.lay("polluted-07", Counter::Penalty(Colour::Red, 40), true);
    assert!(table.offers(S1, "head:polluted-paintfall"));
    assert!(!table.offers(S1, "head:polluted-06"));
    let mut off = with(&[RED], "polluted-05");
    off.lay("polluted-07", Counter::Penalty(Colour::Red, 40), true);
    off.does(S1, "off:red");
    assert!(off.offers(S1, "head:polluted-06") && !off.offers(S1, "head:polluted-paintfall"));
    table.head(S1, "polluted-paintfall", &[3]);
    assert_eq!(
        (table.whereabouts(S1), table.game.turn.mp),
        ("polluted-paintfall", 2)
    );
    assert_eq!(
        table.game.merchant(S1).cash,
        40,
        "no penalty in what is skipped"
    );
}

/// MOV-R27: inside a skip the player picks the branch, and no move ends there.
#[test]
fn the_branch_inside_a_skip_is_chosen() {
    let mut table = with(&[RED], "polluted-04");
    table.lay("polluted-07", Counter::Penalty(Colour::Red, 40), true);
    table.head(S1, "polluted-05", &[2]);
    assert_eq!(table.listed(S1), ["go:polluted-06", "go:cloud-wing"]);
    table.go(S1, "polluted-06");
    assert_eq!(table.game.turn.mp, 1);
    assert_eq!(
        table.listed(S1),
        ["go:lane-polluted-moon-1", "go:polluted-07"]
    );
    table.go(S1, "polluted-07");
    assert_eq!(
        (table.whereabouts(S1), table.game.turn.mp),
        ("polluted-paintfall", 0)
    );
}

/// MOV-R27: coloured ovals are skipped without penalty, and a skip is offered only
/// where a space lies behind it.
#[test]
fn ovals_are_skipped_too() {
    let mut table = with(&[RED], "lane-moon-supernova-3");
    table.cash(S1, 0);
    table.head(S1, "supernova-02", &[1]);
    assert_eq!(
        (table.whereabouts(S1), table.game.merchant(S1).cash),
        ("supernova-02", 0)
    );
    // The last point takes the ship to the fork, and not into the skip.
    let mut table = with(&[RED], "polluted-04");
    table.head(S1, "polluted-05", &[1]);
    assert_eq!(table.listed(S1), ["done"]);
}

/// MOV-R63: within one skip no space is passed twice.
#[test]
fn a_skip_does_not_go_round() {
    let mut table = with(&[COMBINED], "lane-wartorn-asteroids-2");
    table.lay("asteroids-07", Counter::Penalty(Colour::Red, 10), true);
    table.head(S1, "asteroids-airhome", &[6]);
    table.go(S1, "asteroids-04");
    table.go(S1, "asteroids-07");
    table.go(S1, "asteroids-06");
    let why = Some(("mov-why-skipped-twice", "MOV-R63"));
    assert_eq!(table.refuses(S1, "asteroids-04"), why);
    assert_eq!(table.game.turn.mp, 5);
}

/// MOV-8.22a, MOV-R28: a counter of a skipped colour is left at once, even without
/// points, and for nothing.
#[test]
fn a_counter_of_a_skipped_colour_is_left_at_once() {
    let mut table = with(&[RED], "desert-01");
    let oval = Counter::Penalty(Colour::Red, 30);
    table.lay("desert-02", oval, false);
    let events = table.head(S1, "desert-02", &[1]);
    assert!(events.contains(&MerchantEvent::TurnedUp(S1, space("desert-02"), oval)));
    assert_eq!(
        (table.whereabouts(S1), table.game.turn.mp),
        ("desert-dryport", 0)
    );
    assert_eq!(table.game.merchant(S1).cash, 40);
    assert_eq!(
        table.game.shown(&table.content, space("desert-02")),
        Some(oval)
    );
}

/// MOV-8.23a, MOV-8.23b: drives work unless they are switched off before the roll,
/// for the turn.
#[test]
fn drives_are_switched_off_for_a_turn() {
    let mut table = with(&[RED, YELLOW], "lane-biosphere-base-1");
    assert!(table.offers(S1, "head:base"));
    table.does(S1, "off:yellow");
    assert!(table.offers(S1, "head:lane-biosphere-base-3"));
    assert!(!table.offers(S1, "off:yellow"));
    table.head(S1, "lane-biosphere-base-3", &[1]);
    assert!(!table.offers(S1, "off:red"), "after the roll");
    table.does(S1, "done");
    table.put(S1, "lane-biosphere-base-1");
    table.begin(S1);
    assert!(table.offers(S1, "head:base"));
}

/// MOV-8.23c: the Combined Drive is switched off as a whole.
#[test]
fn a_combined_drive_is_off_as_a_whole() {
    let mut table = with(&[COMBINED], "lane-biosphere-base-1");
    assert!(!table.offers(S1, "off:red") && !table.offers(S1, "off:yellow"));
    table.does(S1, "off:combined");
    assert!(table.offers(S1, "head:lane-biosphere-base-2"));
}

/// MOV-8.4a, MOV-2.8b, MOV-R05: ten Relics, of which the Laser is for combat alone.
#[test]
fn there_are_ten_relics() {
    assert_eq!(Relic::COUNT, 10);
    let table: Table = kit::position::Position::new(&crate::Options::default(), 2);
    let boxes = table.game.boxes.iter().filter_map(|found| found.counter);
    let all: Vec<Counter> = boxes.chain(table.game.left_over.iter().copied()).collect();
    for relic in Relic::VARIANTS {
        let there = all.contains(&Counter::Relic(*relic));
        assert_eq!(there, *relic != Relic::LaserRelic, "{relic}");
    }
    assert_eq!(table.game.left_over.len(), 11);
}

/// MOV-8.4b, MOV-R10: Relics work like the equipment they are, and hang on the hull.
#[test]
fn relics_hang_on_the_hull() {
    let relics = [
        Item::Relic(Relic::YellowDriveRelic),
        Item::Relic(Relic::ShieldRelic),
        Item::Relic(Relic::AirFoil),
    ];
    let mut table = with(&relics, "lane-base-colony-2");
    assert_eq!(table.game.merchant(S1).cargo.holds(), 0);
    assert!(table.offers(S1, "head:lane-base-colony-4"));
    table.does(S1, "off:yellow");
    assert!(table.offers(S1, "head:lane-base-colony-3"));
    // A Drive that is no Relic takes half a hold.
    table.load(S1, &[YELLOW]);
    assert_eq!(table.game.merchant(S1).cargo.small(), 1);
}

/// MOV-8.41a, MOV-8.41b, MOV-8.41c: with the Air Foil one glides from city to city,
/// a point each.
#[test]
fn the_air_foil_glides() {
    let mut table = with(&[Item::Relic(Relic::AirFoil)], "desert-desolation-landing");
    table.head(S1, "desert-desolation-city", &[3]);
    assert_eq!(table.listed(S1), ["land", "go:desert-dry-city"]);
    table.go(S1, "desert-dry-city");
    assert_eq!(table.game.turn.mp, 1);
    table.go(S1, "desert-dryport");
    assert_eq!(
        (table.whereabouts(S1), table.game.turn.mp),
        ("desert-dryport", 0)
    );
    let plain = with(&[], "desert-desolation-city");
    assert!(!plain.offers(S1, "head:desert-dry-city"));
}

/// MOV-R30: a glide is a connection like others: there is no way back.
#[test]
fn a_glide_cannot_be_reversed() {
    let mut table = with(&[Item::Relic(Relic::AirFoil)], "giant-grand-jetee");
    table.head(S1, "giant-great-scott", &[4]);
    let why = Some(("mov-why-reversal", "MOV-5.32a"));
    assert_eq!(table.refuses(S1, "giant-grand-jetee"), why);
    assert!(table.offers(S1, "go:giant-levitown"));
}

/// MOV-8.42a, MOV-8.42b: one die less, which is a four in the total and for circles.
#[test]
fn the_auto_pilot_is_a_four() {
    let mut table = with(&[Item::Relic(Relic::AutoPilot)], "lane-giant-colony-4");
    table.does(S1, "auto");
    let events = table.does(S1, "head:lane-giant-colony-3");
    let dice = events.iter().find_map(|event| match event {
        MerchantEvent::Rolled(_, dice) => Some(*dice),
        _ => None,
    });
    let dice = dice.unwrap();
    assert_eq!((dice[2], dice[3]), (4, 0));
    let left = events.iter().find_map(|event| match event {
        MerchantEvent::Flew(_, _, left) => Some(*left),
        _ => None,
    });
    assert_eq!(left, Some(dice.iter().sum::<u8>() - 1));
    assert!(table.game.turn.numbers().any(|number| number == 4));
}

/// A ship with the Jump Start far from gates 2 and 5.
fn jumper(at: &str) -> Table {
    let mut table = with(&[Item::Relic(Relic::JumpStart)], at);
    table.lay("desert-02", Counter::Telegate(2), true);
    table.lay("giant-05", Counter::Telegate(5), true);
    table
}

/// MOV-8.43a, MOV-8.43d: a gate may be declared from anywhere, and must be jumped to
/// if its number is there; from a Surface City for two.
#[test]
fn the_jump_start_leads_to_gates() {
    let mut table = jumper("lane-base-colony-2");
    assert!(table.offers(S1, "head:desert-02") && table.offers(S1, "head:giant-05"));
    table.head(S1, "desert-02", &[2, 5, 1]);
    assert_eq!(
        (table.game.turn.pilot, table.game.turn.mp < 8),
        (Some(2), true)
    );
    let mut table = jumper("colony-southern-comfort");
    let events = table.head(S1, "giant-05", &[5, 1]);
    assert!(events.contains(&MerchantEvent::Jumped(S1, space("giant-05"))));
    assert_eq!(table.game.turn.mp, 4);
}

/// MOV-8.43b: without its number another is chosen, which may lead to another gate.
#[test]
fn the_jump_start_may_lead_elsewhere() {
    let mut table = jumper("lane-base-colony-2");
    table.head(S1, "desert-02", &[5, 1]);
    assert_eq!(table.listed(S1), ["pilot:1", "pilot:5"]);
    let events = table.does(S1, "pilot:5");
    assert!(events.contains(&MerchantEvent::Jumped(S1, space("giant-05"))));
}

/// MOV-8.43c: without a gate for it the ship moves as usual.
#[test]
fn the_jump_start_may_fail() {
    let mut table = jumper("lane-base-colony-2");
    table.head(S1, "desert-02", &[1, 3]);
    table.does(S1, "pilot:3");
    assert_eq!(
        table.listed(S1),
        ["go:lane-base-colony-1", "go:lane-base-colony-3"]
    );
    assert_eq!(table.game.turn.mp, 4);
}

/// MOV-8.44a, MOV-8.44b: any die is rolled again once, the four of the Auto Pilot
/// too, and the new result counts.
#[test]
fn the_mulligan_gear_rolls_again() {
    let items = [
        Item::Relic(Relic::MulliganGear),
        Item::Relic(Relic::AutoPilot),
    ];
    let mut table = with(&items, "lane-giant-colony-4");
    table.does(S1, "auto");
    table.head(S1, "lane-giant-colony-3", &[1, 1, 4]);
    assert_eq!(table.listed(S1), ["reroll:1", "reroll:4", "keep"]);
    assert_eq!(
        table.whereabouts(S1),
        "lane-giant-colony-4",
        "before it moves"
    );
    let events = table.does(S1, "reroll:4");
    let Some(MerchantEvent::Rerolled(_, 4, new)) = events.first() else {
        panic!("{events:?}");
    };
    let dice = table.public().turn.dice;
    assert_eq!(dice, [1, 1, *new]);
    let left = events.iter().find_map(|event| match event {
        MerchantEvent::Flew(_, _, left) => Some(*left),
        _ => None,
    });
    assert_eq!(left, Some(1 + new), "after the first step");
    assert!(!table.offers(S1, "reroll:1"), "once");
}

/// MOV-8.44c: the Auto Pilot is no result of a second roll.
#[test]
fn the_second_roll_is_a_real_one() {
    let items = [
        Item::Relic(Relic::MulliganGear),
        Item::Relic(Relic::AutoPilot),
    ];
    let mut seen = Vec::new();
    for word in ["a", "b", "c", "d", "e", "f", "g", "h"] {
        let mut table = with(&items, "lane-giant-colony-4");
        table.head(S1, "lane-giant-colony-3", &[1, 2, 6]);
        assert!(!table.offers(S1, "auto"));
        table.reseed(word);
        table.does(S1, "reroll:6");
        seen.push(table.public().turn.dice[2]);
    }
    assert!(seen.iter().any(|die| *die != 4), "{seen:?}");
}

/// A ship with the Spy Eye before the box of the Desert system.
fn spy(counter: Counter, dice: &[u8]) -> Table {
    let mut table = with(&[Item::Relic(Relic::SpyEye)], "desert-01");
    table.cash(S1, 100);
    table.lay("desert-02", counter, false);
    table.head(S1, "desert-02", dice);
    table
}

/// MOV-8.45a, MOV-8.45b: the Spy Eye looks in secret, and the ship goes on in the
/// light of it; nothing takes effect.
#[test]
fn the_spy_eye_looks_in_secret() {
    let oval = Counter::Penalty(Colour::Blue, 40);
    let mut table = spy(oval, &[3]);
    assert_eq!(table.listed(S1), ["peek", "reveal"]);
    let events = table.does(S1, "peek");
    let told = seen(&events, Viewer::Seat(S2));
    assert_eq!(told, [MerchantEvent::Peeked(S1, space("desert-02"), None)]);
    let known = |table: &Table, seat| {
        let view = table.view(seat);
        let mut boxes = view.boxes.into_iter();
        boxes
            .find(|found| found.space == space("desert-02"))
            .unwrap()
            .counter
    };
    assert_eq!((known(&table, S1), known(&table, S2)), (Some(oval), None));
    assert_eq!(table.listed(S1), ["reveal", "go:desert-dryport"]);
    table.go(S1, "desert-dryport");
    assert_eq!(table.game.merchant(S1).cash, 100);
}

/// MOV-R31: who ends the move there, or wants to use the counter, turns it up.
#[test]
fn a_peeked_counter_is_used_by_turning_it_up() {
    let mut table = spy(Counter::Relic(Relic::AirFoil), &[3]);
    table.does(S1, "peek");
    assert!(!table.offers(S1, "land"));
    table.does(S1, "reveal");
    assert_eq!(table.listed(S1), ["land", "go:desert-dryport"]);
    // With the last point it is turned up without a question.
    let table = spy(Counter::Relic(Relic::AirFoil), &[1]);
    assert_eq!(table.listed(S1), ["take", "jettison:spy-eye", "done"]);
}

/// MOV-R31: a gate that was only looked at leads nowhere.
#[test]
fn a_peeked_gate_is_no_gate() {
    let mut table = spy(Counter::Telegate(3), &[3, 5]);
    table.lay("giant-05", Counter::Telegate(5), true);
    table.does(S1, "peek");
    assert_eq!(table.listed(S1), ["reveal", "go:desert-dryport"]);
    table.does(S1, "reveal");
    assert_eq!(table.listed(S1), ["pilot:3", "pilot:5"]);
}

/// MOV-8.46a: with the Switch Switch every circle is left by a number of its own.
#[test]
fn the_switch_switch_changes_the_number() {
    let mut table = with(&[Item::Relic(Relic::SwitchSwitch)], "polluted-05");
    table.ship(S1, Ship::Clipper);
    table.settle(System::Cloud, Culture::Yxklyx, true);
    table.head(S1, "cloud-wing", &[1, 3, 5, 6]);
    table.does(S1, "pilot:3");
    assert_eq!(table.whereabouts(S1), "cloud-body");
    assert_eq!(
        table.listed(S1),
        ["pilot:1", "pilot:3", "pilot:5", "pilot:6"]
    );
    table.does(S1, "pilot:1");
    assert_eq!(table.whereabouts(S1), "cloud-04");
    assert_eq!(table.public().turn.dice, [1, 3, 5, 6]);
}

/// MOV-8.47a, MOV-8.47b, MOV-R32: locked gates are blue dots, for this turn, also
/// those turned up later.
#[test]
fn locked_gates_are_dots() {
    let mut table = with(&[Item::Relic(Relic::GateLock)], "desert-01");
    table.lay("desert-02", Counter::Telegate(2), false);
    table.lay("giant-05", Counter::Telegate(5), true);
    table.does(S1, "lock");
    table.head(S1, "desert-02", &[5, 1]);
    assert_eq!(table.whereabouts(S1), "desert-dryport");
    assert_eq!(table.game.turn.pilot, None);
    table.begin(S2);
    table.put(S2, "desert-01");
    table.head(S2, "desert-02", &[5, 1]);
    assert_eq!(table.listed(S2), ["pilot:1", "pilot:5"]);
}
