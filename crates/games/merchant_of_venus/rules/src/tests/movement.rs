//! §5, movement.

use engine::Viewer;
use kit::position::{S1, S2, seen};

use super::{Layout, Table, space, table};
use crate::choice::Choice;
use crate::event::MerchantEvent;
use crate::ids::{Culture, Good, Item, Ship, System};
use crate::view::Pending;

/// A table of two where everybody knows who lives in the Colony and Jungle
/// systems, so that there is nothing to look at there.
fn known() -> Table {
    let mut table = table(2);
    table.settle(System::Colony, Culture::Graw, true);
    table.settle(System::Jungle, Culture::Shenna, true);
    table
}

/// MOV-5.1a, MOV-5.1b: from space to space along paths, in both directions.
#[test]
fn paths_lead_to_the_spaces_beside_a_ship() {
    let mut table = table(2);
    for (at, beside) in [
        (
            "lane-base-colony-2",
            ["head:lane-base-colony-1", "head:lane-base-colony-3"],
        ),
        (
            "lane-base-colony-3",
            ["head:lane-base-colony-2", "head:lane-base-colony-4"],
        ),
    ] {
        table.put(S1, at);
        let mut listed = table.listed(S1);
        listed.retain(|choice| choice != "stay");
        assert_eq!(listed, beside);
    }
    let why = Some(("mov-why-not-beside", "MOV-1.2b"));
    assert_eq!(table.refuses(S1, "base"), why);
}

/// MOV-5.1c, MOV-4.4c, MOV-11.1c: after a move has ended nothing moves any more.
#[test]
fn nothing_moves_after_trade() {
    let mut table = known();
    table.put(S1, "colony-comfort-station");
    table.cash(S1, 500);
    table.head(S1, "colony-southern-comfort", &[1, 1, 6]);
    table.does(S1, "buy:space-spice");
    let moves = |choice: &&String| {
        ["go:", "head:", "pilot:"]
            .iter()
            .any(|word| choice.starts_with(word))
    };
    assert_eq!(table.listed(S1).iter().find(moves), None);
    assert!(table.offers(S1, "jettison:space-spice") || table.offers(S1, "done"));
}

/// MOV-5.2a, MOV-3.42a, MOV-3.41a: a ship rolls its dice, and their total is what
/// it can spend.
#[test]
fn a_ship_rolls_as_many_dice_as_it_is_fast() {
    for (ship, count) in [
        (Ship::Scout, 3),
        (Ship::Clipper, 4),
        (Ship::Transport, 3),
        (Ship::Freighter, 2),
    ] {
        let mut table = table(2);
        table.ship(S1, ship);
        table.put(S1, "lane-giant-colony-4");
        let events = table.apply(S1, Choice::Head(space("lane-giant-colony-3")));
        let rolled = events.iter().find_map(|event| match event {
            MerchantEvent::Rolled(_, dice) => Some(*dice),
            _ => None,
        });
        let dice = rolled.unwrap();
        assert_eq!(dice.iter().filter(|die| **die > 0).count(), count);
        assert!(dice.iter().all(|die| *die <= 6));
        let left = events.iter().find_map(|event| match event {
            MerchantEvent::Flew(_, _, left) => Some(*left),
            _ => None,
        });
        assert_eq!(left, Some(dice.iter().sum::<u8>() - 1));
    }
}

/// MOV-5.2b: the dice stay on display until the next player's turn.
#[test]
fn dice_stay_on_display() {
    let mut table = known();
    table.put(S1, "colony-02");
    table.head(S1, "colony-comfort-station", &[1]);
    assert_eq!(table.public().turn.dice, [1]);
    table.does(S1, "done");
    assert!(table.public().turn.dice.is_empty());
}

/// MOV-R14, MOV-4.4a: who does not want to move says so and rolls no dice; after a
/// roll there is no staying.
#[test]
fn staying_is_declared_instead_of_a_space() {
    let mut table = known();
    table.put(S1, "colony-04");
    let events = table.does(S1, "stay");
    assert_eq!(events, [MerchantEvent::Stayed(S1, space("colony-04"))]);
    assert_eq!(table.listed(S1), ["done"]);
    table.does(S1, "done");
    table.begin(S1);
    table.head(S1, "colony-05", &[6, 6, 6]);
    assert!(!table.offers(S1, "stay") && !table.offers(S1, "done"));
}

/// MOV-EX-03, MOV-5.21a, MOV-5.21b: two to take off, two on the way, two to land.
#[test]
fn from_city_to_city_takes_six() {
    let mut table = known();
    table.put(S1, "jungle-jellybeast-city");
    table.head(S1, "jungle-jellybeast-landing", &[2, 2, 2]);
    table.go(S1, "jungle-01");
    assert_eq!(table.whereabouts(S1), "jungle-jewelport");
    assert_eq!(table.game.turn.mp, 2);
    table.go(S1, "jungle-jewelburg");
    assert_eq!(
        (table.whereabouts(S1), table.game.turn.mp),
        ("jungle-jewelburg", 0)
    );
    assert!(matches!(table.public().pending, Pending::Port));
}

/// MOV-5.21c: taking off costs two; MOV-R15: a step that costs more than is left is
/// no valid move while another is.
#[test]
fn one_point_is_not_enough_to_land_in_a_surface_city() {
    let mut table = known();
    table.settle(System::Giant, Culture::Niks, true);
    table.put(S1, "giant-great-scott");
    table.head(S1, "giant-greathome", &[2, 3]);
    assert_eq!(table.game.turn.mp, 3);
    table.go(S1, "giant-02");
    assert_eq!(
        (table.whereabouts(S1), table.game.turn.mp),
        ("giant-goliath", 1)
    );
    let why = Some(("mov-why-too-far", "MOV-R15"));
    assert_eq!(table.refuses(S1, "giant-levitown"), why);
    assert_eq!(
        table.listed(S1),
        ["go:lane-giant-supergiant-1", "go:giant-03"]
    );
}

/// MOV-R15, MOV-5.22a, MOV-9.42a: who cannot even take the first step has not
/// moved, and trades without limit.
#[test]
fn a_ship_that_cannot_take_off_has_not_moved() {
    let mut table = known();
    table.put(S1, "colony-southern-comfort");
    table.cash(S1, 500);
    table.head(S1, "colony-comfort-station", &[1]);
    assert_eq!(table.whereabouts(S1), "colony-southern-comfort");
    assert!(!table.game.turn.moved);
    table.does(S1, "buy:space-spice");
    assert!(table.offers(S1, "buy:space-spice"), "a second one");
}

/// MOV-5.22b, MOV-6.2a: landing loses the rest.
#[test]
fn landing_loses_what_is_left() {
    let mut table = known();
    table.put(S1, "jungle-06");
    table.head(S1, "jungle-07", &[6, 6, 6]);
    assert_eq!(table.game.turn.mp, 17);
    let events = table.does(S1, "land");
    assert_eq!(events, [MerchantEvent::Landed(S1, space("jungle-07"))]);
    assert_eq!(table.game.turn.mp, 0);
}

/// MOV-5.22d, MOV-R20, MOV-4.4b: whose points are spent in a city has landed there
/// and may trade.
#[test]
fn who_runs_out_of_points_in_a_city_has_landed() {
    let mut table = table(2);
    table.settle(System::Biosphere, Culture::Graw, true);
    table.put(S1, "biosphere-02");
    table.cash(S1, 100);
    table.head(S1, "biosphere-01", &[1, 1]);
    let events = table.go(S1, "biosphere-smoke-ring");
    let landed = MerchantEvent::Landed(S1, space("biosphere-smoke-ring"));
    assert!(events.contains(&landed));
    assert!(table.offers(S1, "buy:space-spice"));
}

/// MOV-5.23a: nobody stops of their own will while points are left.
#[test]
fn a_ship_goes_on_while_it_can() {
    let mut table = known();
    table.put(S1, "colony-05");
    table.head(S1, "colony-04", &[4, 4]);
    assert_eq!(table.listed(S1), ["go:lane-base-colony-4", "go:colony-03"]);
    let why = table.refuses(S1, "space-spice");
    assert_eq!(why, Some(("mov-why-flying", "MOV-5.23a")));
}

/// MOV-5.3a, MOV-5.31d: there is no roll without a declaration.
#[test]
fn the_first_space_is_declared_before_the_roll() {
    let table = known();
    assert!(table.public().turn.dice.is_empty());
    for choice in table.listed(S1) {
        assert!(choice.starts_with("head:") || choice == "stay", "{choice}");
    }
}

/// MOV-EX-04, MOV-5.3b, MOV-5.3c: after the first space the way is chosen step by
/// step, but never back.
#[test]
fn no_step_leads_back() {
    let mut table = known();
    table.put(S1, "colony-comfort-station");
    let heads = [
        "head:colony-02",
        "head:colony-03",
        "head:colony-southern-comfort",
        "stay",
    ];
    assert_eq!(table.listed(S1), heads);
    table.head(S1, "colony-03", &[2, 4]);
    // Its only other neighbour is next, by itself.
    assert_eq!(table.whereabouts(S1), "colony-04");
    assert_eq!(table.listed(S1), ["go:lane-base-colony-4", "go:colony-05"]);
    let why = Some(("mov-why-reversal", "MOV-5.32a"));
    assert_eq!(table.refuses(S1, "colony-03"), why);
}

/// MOV-5.31a, MOV-5.31b: any path may be declared, and after the roll the
/// declaration binds.
#[test]
fn a_declaration_binds() {
    for (declared, next) in [
        ("colony-03", "colony-comfort-station"),
        ("colony-05", "colony-06"),
        ("lane-base-colony-4", "lane-base-colony-3"),
    ] {
        let mut table = known();
        table.put(S1, "colony-04");
        table.head(S1, declared, &[2]);
        assert_eq!(table.whereabouts(S1), next);
    }
}

/// MOV-5.31c, MOV-6.42b: what the dice do not allow is void, and the choice is free.
#[test]
fn what_cannot_be_kept_is_void() {
    let mut table = table(2);
    table.put(S1, "cloud-09");
    // Only a two leads to the Base.
    table.head(S1, "base", &[1, 3, 3]);
    assert_eq!(table.listed(S1), ["pilot:1", "pilot:3"]);
    assert_eq!(table.game.turn.toward, Some(space("base")));
    table.does(S1, "pilot:3");
    assert_eq!(table.game.turn.toward, None);
    assert_ne!(table.whereabouts(S1), "cloud-09");
}

/// MOV-5.32a, MOV-R16: the ban is on each connection for the whole turn; going
/// round and along it again is allowed.
#[test]
fn going_round_again_is_no_reversal() {
    let mut table = known();
    table.put(S1, "colony-01");
    table.head(S1, "colony-02", &[6, 6, 6]);
    table.go(S1, "colony-03");
    table.go(S1, "colony-05");
    assert_eq!(table.whereabouts(S1), "colony-06");
    table.go(S1, "colony-cobbleport");
    // Beside the city and the way back: on round the planet.
    assert_eq!(
        table.listed(S1),
        ["go:colony-01", "go:colony-shoemaker-levee"]
    );
    table.go(S1, "colony-01");
    assert_eq!(table.whereabouts(S1), "colony-comfort-station");
    // Eight connections round, and two of them again.
    assert_eq!(table.game.turn.mp, 18 - 10);
    assert!(table.offers(S1, "go:colony-03"));
    assert!(!table.offers(S1, "go:colony-02"));
}

/// MOV-5.32a: from the next turn on the way back is free.
#[test]
fn in_the_next_turn_the_way_back_is_free() {
    let mut table = known();
    table.put(S1, "colony-03");
    table.head(S1, "colony-04", &[1]);
    table.does(S1, "done");
    table.begin(S1);
    assert!(table.offers(S1, "head:colony-03"));
}

/// MOV-5.32b, MOV-1.5b: a Surface City is a dead end: what is left is lost.
#[test]
fn a_surface_city_ends_the_move() {
    let mut table = known();
    table.put(S1, "colony-02");
    table.head(S1, "colony-comfort-station", &[6, 6, 6]);
    let events = table.go(S1, "colony-southern-comfort");
    let landed = MerchantEvent::Landed(S1, space("colony-southern-comfort"));
    assert!(events.contains(&landed));
    assert_eq!(table.game.turn.mp, 0);
}

/// MOV-5.4a, MOV-5.4b, MOV-1.3b: ships share spaces and pass each other.
#[test]
fn ships_do_not_stand_in_each_other_s_way() {
    let mut table = known();
    table.put(S1, "colony-03");
    table.put(S2, "colony-04");
    table.head(S1, "colony-04", &[2]);
    assert_eq!(table.listed(S1), ["go:lane-base-colony-4", "go:colony-05"]);
    table.put(S2, "colony-05");
    table.go(S1, "colony-05");
    assert_eq!(table.game.at(S1), table.game.at(S2));
}

/// MOV-0.1c: every turn is a roll, a move along fixed paths, and then trade.
#[test]
fn everyone_sees_a_flight() {
    let mut table = known();
    table.put(S1, "colony-02");
    let events = table.head(S1, "colony-comfort-station", &[1]);
    let told = seen(&events, Viewer::Seat(S2));
    assert_eq!(told, events);
    let cargo = table.game.merchant(S1).cargo;
    assert_eq!(cargo.count(Item::Good(Good::SpaceSpice)), 0);
}
