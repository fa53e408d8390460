//! GEN, CMP, RSH, CMD, FLT, RES, PLN, SUP: what a player has, and what it pays for.

use kit::position::{S1, S2, S3};

use super::{Layout, place, table};
use crate::event::ImperiumEvent;
use crate::ids::{Area, Planet, Ship, Tile, Unit};
use crate::phase::common::{Coin, Payment, Purpose};
use crate::state::Vessel;

/// TI3-GEN-05: dice have ten faces.
#[test]
fn dice_have_ten_faces() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S2, Planet::Saudor, (1, 2));
    table.ships(S1, 0, Ship::Dreadnought, 1);
    let mut faces = [0; 10];
    for index in 0..60 {
        table.reseed(&format!("faces {index}"));
        table.mark(S1, 1);
        table.ships(S1, 1, Ship::Dreadnought, 3);
        let fire = crate::phase::action::tactical::Fire {
            seat: S2,
            victim: S1,
            place: place(1),
        };
        table.game.frames = engine::Frames::starting(fire.into());
        for event in table.does(S2, "fire:2") {
            if let ImperiumEvent::Fired(_, _, _, dice, _) = event {
                dice.faces()
                    .for_each(|face| faces[usize::from(face) - 1] += 1);
            }
        }
        table.game.player_mut(S1).hulls.clear();
    }
    assert_eq!(faces.iter().sum::<i32>(), 120);
    assert!(faces.iter().all(|count| *count > 2), "{faces:?}");
}

/// TI3-GEN-09, TI3-R02: a fleet is ships and fighters; ground forces and PDS are none.
#[test]
fn a_fleet_is_ships() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S1, Planet::Saudor, (3, 1));
    assert!(!table.game.has_fleet(S1, place(1)));
    table.fighters(S1, 1, 1);
    assert!(table.game.has_fleet(S1, place(1)));
    assert_eq!(table.game.fleet_at(S1, place(1)), 0);
}

/// TI3-GEN-07, TI3-GEN-08: peace makes nobody's ships friendly.
#[test]
fn partners_are_enemies() {
    let mut table = table();
    table.game.accords[0] = engine::SeatSet::one(S2);
    table.ships(S2, 0, Ship::Cruiser, 1);
    assert_eq!(table.game.enemy_fleet(S1, place(0)), Some(S2));
}

/// TI3-CMP-05, TI3-CMD-01, TI3-R55: sixteen counters: on the sheet, on the map, in
/// reinforcements.
#[test]
fn sixteen_counters() {
    let mut table = table();
    assert_eq!(table.game.player(S1).counters_left(16), 8);
    table.mark(S1, 0);
    assert_eq!(table.game.player(S1).counters_left(16), 7);
    assert_eq!(table.content.figures.supply.counters, 16);
}

/// TI3-CMP-08, TI3-SET-08: forty trade goods, in one supply.
#[test]
fn forty_goods() {
    let mut table = table();
    assert_eq!(table.game.goods_left(&table.content), 40);
    table.game.player_mut(S2).goods = 7;
    assert_eq!(table.game.goods_left(&table.content), 33);
}

/// TI3-RSH-02, TI3-CMD-06, TI3-RSH-04: the command pool pays for activations.
#[test]
fn the_pool_pays_for_activations() {
    let mut table = table();
    table.does(S1, "activate:h0 moved");
    let counters = table.game.player(S1).counters;
    let areas = [Area::Strategy, Area::Pool, Area::Fleet].map(|area| counters.in_area(area));
    assert_eq!(areas, [2, 2, 3]);
}

/// TI3-CMD-04, TI3-R56, TI3-CMD-05: a counter for a secondary ability goes back to
/// reinforcements; one for an activation lies on the map.
#[test]
fn spent_counters_return() {
    let mut table = table();
    let left = table.game.player(S1).counters_left(16);
    table.does(S1, "activate:h0 moved");
    assert_eq!(table.game.player(S1).counters_left(16), left);
    assert_eq!(table.game.player(S1).activated.len(), 1);
    table.turn(S2);
    table.lay(1, Tile::EmptyOne);
    table.ships(S1, 0, Ship::Cruiser, 1);
    table.does(S2, "strategic:warfare");
    table.does(S1, "follow");
    let player = table.game.player(S1);
    assert_eq!(
        (player.counters.strategy, player.counters_left(16)),
        (1, left + 1)
    );
}

/// TI3-FLT-06, TI3-FLT-04: any number of fleets, each within the limit that all can see.
#[test]
fn many_fleets() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.ships(S1, 0, Ship::Cruiser, 3);
    table.ships(S1, 1, Ship::Cruiser, 2);
    table.lay(7, Tile::EmptyTwo);
    table.ships(S1, 7, Ship::Cruiser, 1);
    table.does(S1, "activate:h1");
    assert!(table.offers(S1, "move:cruiser:h7"));
    assert_eq!(table.view(S2).players[0].counters.fleet, 3);
}

/// Someone pays so much.
fn pays(table: &mut super::Table, due: u8, coin: Coin) {
    let payment = Payment::new(S1, due, coin, Purpose::Counters(1));
    table.game.frames.call(payment.into());
}

/// TI3-RES-01, TI3-RES-02: a planet that pays is exhausted, and cannot pay again.
#[test]
fn exhausted_planets_do_not_pay() {
    let mut table = table();
    table.lay(1, Tile::BeregLirtaIv);
    table.planet(S1, Planet::Bereg, (1, 0));
    table.planet(S1, Planet::LirtaIv, (1, 0));
    table.game.player_mut(S1).goods = 9;
    pays(&mut table, 9, Coin::Resources);
    table.does(S1, "exhaust:bereg");
    assert!(!table.game.world(Planet::Bereg).ready);
    assert_eq!(
        table.bans(S1, "exhaust:bereg"),
        Some(("ti3-ban-exhausted", "TI3-RES-02"))
    );
}

/// TI3-RES-03, TI3-RES-04: a planet gives its resources or its influence, whole.
#[test]
fn a_planet_gives_one_of_two() {
    for (coin, left) in [(Coin::Resources, 7), (Coin::Influence, 9)] {
        let mut table = table();
        table.lay(1, Tile::BeregLirtaIv);
        table.planet(S1, Planet::Bereg, (1, 0));
        table.game.player_mut(S1).goods = 12;
        pays(&mut table, 10, coin);
        table.does(S1, "exhaust:bereg");
        let events = table.does(S1, "pay");
        assert!(events.contains(&ImperiumEvent::Paid(S1, left)));
    }
}

/// TI3-RES-07, TI3-GEN-17: a trade good is a resource or influence, and returns to the
/// supply.
#[test]
fn goods_pay_for_both() {
    for coin in [Coin::Resources, Coin::Influence] {
        let mut table = table();
        table.game.player_mut(S1).goods = 5;
        pays(&mut table, 5, coin);
        table.does(S1, "pay");
        assert_eq!(
            (
                table.game.player(S1).goods,
                table.game.goods_left(&table.content)
            ),
            (0, 40)
        );
    }
}

/// TI3-EX-16: five for a dreadnought: planets worth three and two goods.
#[test]
fn planets_and_goods_pay_together() {
    let mut table = table();
    table.lay(1, Tile::BeregLirtaIv);
    table.planet(S1, Planet::Bereg, (1, 0));
    table.game.player_mut(S1).goods = 2;
    pays(&mut table, 5, Coin::Resources);
    table.does(S1, "exhaust:bereg pay");
    assert_eq!(table.game.player(S1).goods, 0);
}

/// TI3-PLN-07, TI3-PLN-08, TI3-R53: a planet stays its owner's without units.
#[test]
fn a_planet_stays_its_owners() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S1, Planet::Saudor, (1, 0));
    table.ships(S1, 1, Ship::Carrier, 1);
    table.does(
        S1,
        "activate:h0 move:carrier:h1 load:ground-force:saudor aboard moved landed",
    );
    assert_eq!(table.game.world(Planet::Saudor).owner, Some(S1));
}

/// TI3-PLN-01: planets have two values, and perhaps a specialty.
#[test]
fn planets_have_values() {
    let table = table();
    let facts = table.content.planet(Planet::Lodor);
    assert_eq!((facts.resources, facts.influence), (3, 1));
    assert_eq!(facts.specialty, Some(crate::ids::Specialty::Green));
}

/// TI3-SUP-05: each planet with ground forces is a group of its own.
#[test]
fn groups_are_counted() {
    let mut table = table();
    let home = table.game.ground_groups(S1);
    table.lay(1, Tile::BeregLirtaIv);
    table.planet(S1, Planet::Bereg, (9, 0));
    table.planet(S1, Planet::LirtaIv, (2, 0));
    assert_eq!(table.game.ground_groups(S1), home + 2);
}

/// TI3-SUP-09: fighters that travel to a place of their own need a plastic piece.
#[test]
fn fighters_need_plastic_where_they_go() {
    let mut table = table();
    let tiles = [
        Tile::EmptyOne,
        Tile::EmptyTwo,
        Tile::EmptyThree,
        Tile::EmptyFour,
        Tile::EmptyFive,
        Tile::EmptySix,
        Tile::Saudor,
        Tile::Wellon,
        Tile::Thibah,
        Tile::Tarmann,
    ];
    for (number, tile) in (1..).zip(tiles) {
        table.lay(number, tile);
        table.fighters(S1, number, 2);
        table.ships(S1, number, Ship::Carrier, usize::from(number == 1));
    }
    table.does(S1, "activate:h0 move:carrier:h1");
    assert_eq!(
        table.bans(S1, "wing:h1"),
        Some(("ti3-ban-no-plastic", "TI3-SUP-02"))
    );
}

/// TI3-UFI-03, TI3-UFI-04: fighters without support do not see a battle.
#[test]
fn fighters_need_support() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.ships(S1, 1, Ship::Dreadnought, 3);
    table.fighters(S2, 0, 1);
    table.does(S1, "activate:h0 move:dreadnought:h1 moved");
    // Without support it was gone before the battle.
    assert_eq!(table.fleet(S2, 0), Vec::<String>::new());
}

/// TI3-R68: cargo takes the places of fighters.
#[test]
fn cargo_takes_places() {
    let mut table = table();
    let vessel = Vessel {
        ground: 2,
        pds: 1,
        ..Vessel::new(Ship::Carrier)
    };
    table.vessel(S1, 0, vessel);
    assert_eq!(table.game.support(&table.content, S1, place(0)), 3);
}

/// TI3-CRY-15, TI3-UWS-07: a war sun carries six.
#[test]
fn a_war_sun_carries_six() {
    let table = table();
    assert_eq!(table.content.unit(Unit::WarSun).capacity, 6);
    assert_eq!(table.content.unit(Unit::WarSun).pieces, 2);
}

/// TI3-CRY-11, TI3-R25, TI3-SPB-16: a ship is lost with its cargo, whatever room others
/// have; it can be built again.
#[test]
fn cargo_is_lost_with_its_ship() {
    let mut table = table();
    table.vessel(
        S1,
        0,
        Vessel {
            ground: 3,
            ..Vessel::new(Ship::Carrier)
        },
    );
    table.ships(S1, 0, Ship::Carrier, 1);
    let before = table.game.pieces_left(&table.content, S1, Unit::Carrier);
    let hits = crate::phase::common::Hits {
        seat: S1,
        place: place(0),
        left: 1,
    };
    table.game.frames.call(hits.into());
    table.does(S1, "lose:carrier.3gf");
    assert_eq!(table.fleet(S1, 0), ["carrier"]);
    assert_eq!(
        table.game.pieces_left(&table.content, S1, Unit::Carrier),
        before + 1
    );
}

/// TI3-CRY-12: fighters stay if others support them.
#[test]
fn fighters_stay_where_they_are_supported() {
    let mut table = table();
    table.ships(S1, 0, Ship::Carrier, 2);
    table.fighters(S1, 0, 8);
    table.lay(1, Tile::EmptyOne);
    table.does(
        S1,
        "activate:h1 move:carrier:h0 wing:h0 wing:h0 aboard moved",
    );
    assert_eq!((table.fleet(S1, 0).len(), table.fleet(S1, 1).len()), (7, 3));
}

/// TI3-CRY-02, TI3-CRY-13: what is aboard stays aboard until troops land, and fires at
/// nobody.
#[test]
fn pds_aboard_do_not_fire() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.vessel(
        S1,
        0,
        Vessel {
            pds: 2,
            ..Vessel::new(Ship::Carrier)
        },
    );
    table.ships(S2, 1, Ship::Destroyer, 1);
    table.does(S1, "activate:h1 move:carrier.2pds:h0 aboard moved");
    assert!(!table.offers(S1, "fire:1"));
}

/// TI3-PDF-02, TI3-R27: others fire first, then the active player.
#[test]
fn others_fire_first() {
    let mut table = table();
    table.lay(1, Tile::ArnorLor);
    table.planet(S1, Planet::Arnor, (1, 1));
    table.planet(S2, Planet::Lor, (1, 1));
    table.ships(S2, 1, Ship::Dreadnought, 2);
    table.ships(S1, 0, Ship::Dreadnought, 2);
    table.does(
        S1,
        "activate:h1 move:dreadnought:h0 move:dreadnought:h0 moved",
    );
    assert!(table.offers(S2, "fire:1") && table.listed(S1).is_empty());
    table.does(S2, "hold");
    assert!(table.offers(S1, "fire:1"));
}

/// TI3-PDF-03: PDS reach their own system.
#[test]
fn pds_reach_their_own_system() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S2, Planet::Saudor, (1, 2));
    table.lay(2, Tile::EmptyOne);
    table.ships(S1, 0, Ship::Cruiser, 1);
    table.does(S1, "activate:h2 move:cruiser:h0 moved");
    assert!(
        table
            .listed(S2)
            .iter()
            .all(|choice| !choice.starts_with("fire"))
    );
}

/// TI3-R29, TI3-PDF-01: ships that were there before are targets, too, even if nothing
/// moved.
#[test]
fn ships_that_were_there_are_targets() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S2, Planet::Saudor, (1, 1));
    table.ships(S1, 1, Ship::Dreadnought, 1);
    table.does(S1, "activate:h1 moved");
    assert!(table.offers(S2, "fire:1"));
}

/// TI3-PDF-11, TI3-R31: if fire destroys all ships there is no battle.
#[test]
fn fire_may_end_it() {
    for index in 0..30 {
        let mut table = table();
        table.reseed(&format!("fire {index}"));
        table.lay(1, Tile::Saudor);
        table.planet(S3, Planet::Saudor, (1, 2));
        table.ships(S2, 1, Ship::Dreadnought, 1);
        table.ships(S1, 0, Ship::Destroyer, 1);
        table.does(S1, "activate:h1 move:destroyer:h0 moved");
        let events = table.does(S3, "fire:2");
        let hit = events
            .iter()
            .any(|event| matches!(event, ImperiumEvent::Fired(.., hits) if *hits > 0));
        let battle = events
            .iter()
            .any(|event| matches!(event, ImperiumEvent::Battle(..)));
        assert_eq!(hit, !battle);
    }
}
