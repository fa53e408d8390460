//! STR, SAC, ACT, LND, UDK, VIC, R27: what lasts for a round, and in which order players
//! are asked.

use engine::{Frames, Game, Seat};
use kit::position::{S1, S2, S3};

use super::status::{end_claims, status};
use super::strategy::{holds, new_round, strategy_phase};
use super::{Layout, Table, place, table};
use crate::ids::{Objective, Planet, Ship, Strategy, Tile};
use crate::state::{Dock, Vessel};

/// Who is asked, one after the other, by always choosing this.
fn asked(table: &mut Table, choice: &str) -> Vec<Seat> {
    let mut seats = Vec::new();
    while let Some(seat) = Game::to_act(&table.game).first()
        && table.offers(seat, choice)
    {
        seats.push(seat);
        table.does(seat, choice);
    }
    seats
}

/// TI3-LND-09, TI3-UDK-04, TI3-R42: a planet that was taken gets a dock in the next round
/// at the earliest.
#[test]
fn a_new_planet_has_to_wait_for_a_dock() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S2, Planet::Saudor, (0, 0));
    let laden = Vessel {
        ground: 1,
        ..Vessel::new(Ship::Carrier)
    };
    table.vessel(S1, 1, laden);
    table.game.player_mut(S1).goods = 9;
    table.does(S1, "activate:h1 moved land:ground-force:saudor landed");
    let world = *table.game.world(Planet::Saudor);
    assert_eq!(
        (world.owner, world.ready, world.held),
        (Some(S1), false, false)
    );
    for may in [false, true] {
        table.game.player_mut(S1).activated = engine::map::PlaceSet::NONE;
        table.turn(S1);
        table.does(S1, "activate:h1 moved");
        assert_eq!(table.offers(S1, "dock:saudor"), may);
        new_round(&mut table);
    }
}

/// TI3-UDK-08: a dock builds from the round on that follows.
#[test]
fn a_dock_works_from_the_next_round_on() {
    let mut table = table();
    table.lay(1, Tile::AbyzFria);
    table.planet(S1, Planet::Abyz, (1, 0));
    table.game.player_mut(S1).goods = 9;
    table.does(S1, "activate:h1 moved dock:abyz");
    assert!(!table.offers(S1, "build:cruiser:abyz"));
    table.does(S1, "built pay");
    new_round(&mut table);
    assert_eq!(table.game.world(Planet::Abyz).dock, Dock::Working);
    table.game.player_mut(S1).activated = engine::map::PlaceSet::NONE;
    table.turn(S1);
    table.does(S1, "activate:h1 moved");
    assert!(table.offers(S1, "build:cruiser:abyz"));
}

/// Diplomacy's peace ends with the action phase (TI3-SAC-02).
#[test]
fn peace_ends_with_the_action_phase() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Initiative);
    table.game.accords[0] = engine::SeatSet::one(S2);
    table.game.accords[1] = engine::SeatSet::one(S1);
    for seat in [S2, S3] {
        table.game.player_mut(seat).passed = true;
    }
    table.does(S1, "pass");
    assert!(table.game.accords.iter().all(|accords| accords.is_empty()));
}

/// TI3-R14: what was done "this turn" counts for the round, and not for the next.
#[test]
fn what_was_done_counts_for_the_round() {
    let mut table = status(&[]);
    table.game.player_mut(S1).merciless = true;
    table.game.player_mut(S1).secret.0 = Objective::Merciless;
    assert!(table.offers(S1, "claim:merciless"));
    end_claims(&mut table);
    for seat in [S1, S2, S3] {
        table.does(seat, "fleet:3 pool:3");
    }
    table.game.frames = Frames::starting(crate::phase::status::Claim::first().into());
    for (seat, card) in Seat::all(3).zip([Strategy::Logistics, Strategy::Warfare, Strategy::Trade])
    {
        table.game.strategy_mut(card).holder = Some(seat);
    }
    assert!(!table.offers(S1, "claim:merciless"));
}

/// TI3-ACT-10: a ship that has moved moves again once the counter is gone.
#[test]
fn a_ship_moves_again() {
    let mut table = table();
    holds(&mut table, S1, Strategy::Warfare);
    table.lay(1, Tile::EmptyOne);
    table.ships(S1, 0, Ship::Cruiser, 1);
    table.does(S1, "activate:h1 move:cruiser:h0 moved");
    table.turn(S1);
    table.does(S1, "strategic:warfare recall:h1");
    table.turn(S1);
    table.does(S1, "activate:h0 move:cruiser:h1 moved");
    assert_eq!(table.fleet(S1, 0), ["cruiser"]);
}

/// TI3-STA-02, TI3-VIC-01: objectives are claimed in order of play, not of seats.
#[test]
fn claims_follow_the_order_of_play() {
    let mut table = status(&[Objective::SpendGoods]);
    holds(&mut table, S1, Strategy::Imperial);
    holds(&mut table, S2, Strategy::Trade);
    holds(&mut table, S3, Strategy::Diplomacy);
    table.game.frames = Frames::starting(crate::phase::status::Claim::first().into());
    assert_eq!(asked(&mut table, "done"), [S3, S2, S1]);
}

/// TI3-SAC-03: others are asked clockwise, as their homes lie.
#[test]
fn followers_are_asked_clockwise() {
    for order in [[S1, S2, S3], [S1, S3, S2]] {
        let mut table = table();
        table.game.clockwise[..3].copy_from_slice(&order);
        for seat in [S2, S3] {
            table.game.player_mut(seat).goods = 6;
        }
        table.does(S1, "strategic:logistics");
        (0..4).for_each(|_| drop(table.does(S1, "counter:pool")));
        assert_eq!(asked(&mut table, "decline"), order[1..]);
    }
}

/// TI3-R27: several owners of PDS fire clockwise from the active player.
#[test]
fn shooters_are_asked_clockwise() {
    for order in [[S1, S2, S3], [S1, S3, S2]] {
        let mut table = table();
        table.game.clockwise[..3].copy_from_slice(&order);
        table.lay(1, Tile::AbyzFria);
        table.planet(S2, Planet::Abyz, (1, 1));
        table.planet(S3, Planet::Fria, (1, 1));
        table.ships(S1, 0, Ship::Cruiser, 1);
        table.does(S1, "activate:h1 move:cruiser:h0 moved");
        assert_eq!(asked(&mut table, "hold"), order[1..]);
    }
}

/// TI3-R19: who chose Initiative in one round does not choose it in the next.
#[test]
fn initiative_is_remembered() {
    let mut table = strategy_phase();
    let cards = [
        "initiative",
        "trade",
        "imperial",
        "warfare",
        "political",
        "logistics",
    ];
    for card in cards {
        let seat = Game::to_act(&table.game).first().unwrap();
        table.does(seat, &format!("pick:{card}"));
    }
    let owner = table.game.strategy(Strategy::Initiative).holder;
    assert_eq!(owner, Some(S2));
    new_round(&mut table);
    let why = Some(("ti3-ban-initiative", "TI3-R19"));
    assert_eq!(table.bans(S2, "pick:initiative"), why);
    table.does(S2, "pick:trade");
    let next = Game::to_act(&table.game).first().unwrap();
    assert!(table.offers(next, "pick:initiative"));
}

/// TI3-GAL-01: a place that nothing lies in is no system.
#[test]
fn empty_places_are_no_systems() {
    let table = table();
    assert!(!table.offers(S1, "activate:h1"));
    assert!(table.game.galaxy.adjacent(place(0)).is_empty());
}
