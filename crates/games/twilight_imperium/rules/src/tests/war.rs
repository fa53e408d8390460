//! SPB, RET, INV, TRF, UDE, UDR, UWS: more of war, and of transfers.

use kit::position::{S1, S2};

use super::{Layout, Table, place, table};
use crate::event::ImperiumEvent;
use crate::ids::{Planet, Ship, Tile};
use crate::state::{Dock, Vessel};

/// The first player enters a system where the second has ships; all that happens before
/// someone is asked.
fn enters(word: &str, own: &[Ship], enemy: &[Ship], fighters: u8) -> (Table, Vec<ImperiumEvent>) {
    let mut table = table();
    table.reseed(word);
    table.lay(1, Tile::EmptyOne);
    own.iter().for_each(|ship| table.ships(S1, 0, *ship, 1));
    enemy.iter().for_each(|ship| table.ships(S2, 1, *ship, 1));
    table.fighters(S2, 1, fighters);
    table.does(S1, "activate:h1");
    for ship in own {
        table.does(S1, &format!("move:{ship}:h0"));
    }
    let events = table.does(S1, "moved");
    (table, events)
}

/// The first roll of someone in a battle: dice and hits.
fn roll(events: &[ImperiumEvent], seat: engine::Seat) -> (crate::event::Dice, u8) {
    let found = events.iter().find_map(|event| match event {
        ImperiumEvent::Rolled(who, dice, hits) if *who == seat => Some((*dice, *hits)),
        _ => None,
    });
    found.unwrap()
}

/// TI3-SPB-12: a cruiser hits with a 7 or more.
#[test]
fn high_dice_hit() {
    let mut hit = 0;
    for index in 0..10 {
        let cruisers = [Ship::Cruiser; 3];
        let (_, events) = enters(&format!("hit {index}"), &cruisers, &cruisers, 0);
        let (dice, hits) = roll(&events, S1);
        let high = dice.faces().filter(|face| *face >= 7).count();
        assert_eq!(usize::from(hits), high);
        hit += hits;
    }
    assert!(hit > 0);
}

/// TI3-SPB-06, TI3-SPB-07: each 9 or 10 of a barrage removes a fighter, which does not
/// fire.
#[test]
fn a_barrage_removes_fighters() {
    let mut removed = 0;
    for index in 0..10 {
        let own = [Ship::Destroyer; 2];
        let (_, events) = enters(&format!("barrage {index}"), &own, &[Ship::Carrier], 6);
        let barrage = events.iter().find_map(|event| match event {
            ImperiumEvent::Barrage(S1, dice, _) => Some(*dice),
            _ => None,
        });
        let high = barrage.unwrap().faces().filter(|face| *face >= 9).count();
        assert_eq!(usize::from(roll(&events, S2).0.len()), 7 - high);
        removed += high;
    }
    assert!(removed > 0);
}

/// TI3-SPB-04, TI3-UDE-03: a barrage comes before the first round, once.
#[test]
fn a_barrage_comes_once() {
    let mut rounds = 0;
    for index in 0..10 {
        let own = [Ship::Destroyer; 3];
        let (mut table, mut events) = enters(&format!("once {index}"), &own, &[Ship::Carrier], 6);
        while let Some(seat) = [S1, S2].into_iter().find(|seat| {
            let listed = table.listed(*seat);
            listed.iter().any(|choice| choice.starts_with("lose"))
        }) {
            let first = table.choices(seat)[0];
            events.extend(table.apply(seat, first));
        }
        let at = |wanted: fn(&ImperiumEvent) -> bool| -> Vec<usize> {
            let found = events.iter().enumerate().filter(|(_, event)| wanted(event));
            found.map(|(at, _)| at).collect()
        };
        let barrages = at(|event| matches!(event, ImperiumEvent::Barrage(..)));
        let rolls = at(|event| matches!(event, ImperiumEvent::Rolled(..)));
        assert_eq!(barrages.len(), 1);
        assert!(barrages[0] < rolls[0]);
        rounds = rounds.max(rolls.len() / 2);
    }
    assert!(rounds > 1);
}

/// TI3-SPB-13, TI3-SPB-14: as many losses as hits; the attacker removes them first.
#[test]
fn the_attacker_loses_first() {
    let mut seen = false;
    for index in 0..60 {
        let ships = [Ship::Cruiser, Ship::Destroyer];
        let (mut table, events) = enters(&format!("loss {index}"), &ships, &ships, 0);
        let hits = [S1, S2].map(|seat| roll(&events, seat).1);
        let rounds = events
            .iter()
            .filter(|event| matches!(event, ImperiumEvent::Rolled(..)));
        if hits != [1, 1] || rounds.count() != 2 {
            continue;
        }
        assert_eq!(table.listed(S1).len(), 2);
        assert!(table.listed(S2).is_empty());
        table.does(S1, "lose:destroyer");
        assert_eq!(table.fleet(S1, 1), ["cruiser"]);
        assert_eq!(table.listed(S2).len(), 2);
        seen = true;
    }
    assert!(seen);
}

/// TI3-SPB-18, TI3-SPB-10: rounds follow until one side is left, or nobody.
#[test]
fn both_may_be_destroyed() {
    let mut seen = [false; 2];
    for index in 0..40 {
        let cruiser = [Ship::Cruiser];
        let (table, events) = enters(&format!("both {index}"), &cruiser, &cruiser, 0);
        let rolls = events
            .iter()
            .filter(|event| matches!(event, ImperiumEvent::Rolled(..)));
        seen[0] |= rolls.count() > 2;
        if events
            .iter()
            .any(|event| matches!(event, ImperiumEvent::BattleOver(_, None)))
        {
            assert!(table.fleet(S1, 1).is_empty() && table.fleet(S2, 1).is_empty());
            seen[1] = true;
        }
    }
    assert_eq!(seen, [true; 2]);
}

/// TI3-RET-02: if the attacker announces a retreat, the defender is not asked.
#[test]
fn one_side_retreats() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.lay(7, Tile::EmptyTwo);
    table.ships(S1, 0, Ship::Dreadnought, 3);
    table.ships(S2, 1, Ship::Dreadnought, 3);
    table.mark(S1, 7);
    table.mark(S2, 7);
    table.does(S1, "activate:h1 move:dreadnought:h0 moved");
    assert_eq!(table.listed(S1), ["stay", "retreat"]);
    assert!(table.listed(S2).is_empty());
    table.does(S1, "retreat");
    assert!(!table.offers(S2, "retreat"));
}

/// TI3-UDR-03: a damaged dreadnought moves and fires as before.
#[test]
fn damage_hinders_nothing() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    let hurt = Vessel {
        hurt: true,
        ..Vessel::new(Ship::Dreadnought)
    };
    table.vessel(S1, 0, hurt);
    table.ships(S2, 1, Ship::Carrier, 1);
    let events = table.does(S1, "activate:h1 move:dreadnought.hurt:h0 moved");
    let (dice, hits) = roll(&events, S1);
    assert_eq!(dice.len(), 1);
    assert_eq!(hits > 0, dice.faces().any(|face| face >= 5));
}

/// TI3-UWS-03: a war sun takes a hit and stays.
#[test]
fn a_war_sun_takes_a_hit() {
    let mut table = table();
    table.ships(S1, 0, Ship::WarSun, 1);
    table.ships(S1, 0, Ship::Cruiser, 1);
    let hits = crate::phase::common::Hits {
        seat: S1,
        place: place(0),
        left: 1,
    };
    table.game.frames.call(hits.into());
    table.does(S1, "damage:war-sun");
    assert_eq!(table.fleet(S1, 0), ["cruiser", "war-sun.hurt"]);
}

/// TI3-UWS-04: a war sun bombards a planet whatever PDS shield it.
#[test]
fn a_war_sun_ignores_shields() {
    let mut table = table();
    table.lay(1, Tile::ArnorLor);
    table.ships(S1, 1, Ship::WarSun, 1);
    table.planet(S2, Planet::Lor, (2, 2));
    table.does(S1, "activate:h1 moved");
    table.does(S2, "hold");
    assert!(table.offers(S1, "bombard:war-sun:lor"));
}

/// TI3-EX-11, TI3-R41, TI3-LND-11: where all ground forces die the defender keeps planet,
/// card and dock; PDS that landed are destroyed.
#[test]
fn nobody_is_left_on_a_planet() {
    let mut seen = false;
    for index in 0..60 {
        let mut table = table();
        table.reseed(&format!("nobody {index}"));
        table.lay(1, Tile::ArnorLor);
        let laden = Vessel {
            ground: 1,
            pds: 1,
            ..Vessel::new(Ship::Carrier)
        };
        table.vessel(S1, 1, laden);
        table.planet(S2, Planet::Lor, (1, 0));
        table.dock(Planet::Lor);
        table.does(
            S1,
            "activate:h1 moved land:ground-force:lor land:pds:lor landed",
        );
        let world = table.game.world(Planet::Lor);
        if world.owner == Some(S2) && world.ground == 0 {
            assert!(world.ready && world.dock == Dock::Working && world.pds == 0);
            seen = true;
        }
    }
    assert!(seen);
}

/// Cruisers of the first player at Mecatol Rex and beside it.
fn neighbours() -> Table {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.ships(S1, 0, Ship::Cruiser, 1);
    table.ships(S1, 1, Ship::Cruiser, 1);
    table
}

/// TI3-TRF-05: neither system may be activated already.
#[test]
fn a_transfer_needs_fresh_systems() {
    assert!(neighbours().offers(S1, "transfer:h0"));
    for marked in [0, 1] {
        let mut table = neighbours();
        table.mark(S1, marked);
        assert!(!table.offers(S1, "transfer:h0"), "{marked}");
    }
}

/// TI3-R43: the second counter comes from reinforcements; without one there is no transfer.
#[test]
fn a_transfer_needs_reinforcements() {
    let mut table = neighbours();
    table.game.player_mut(S1).counters.strategy = 10;
    assert!(!table.offers(S1, "transfer:h0"));
    table.game.player_mut(S1).counters.strategy = 9;
    assert!(table.offers(S1, "transfer:h0"));
}

/// TI3-R44: a control marker of another does not hinder a transfer, a unit does.
#[test]
fn markers_do_not_hinder_a_transfer() {
    for (ground, may) in [(0, true), (1, false)] {
        let mut table = neighbours();
        table.planet(S2, Planet::MecatolRex, (ground, 0));
        assert_eq!(table.offers(S1, "transfer:h0"), may);
    }
}

/// TI3-TRF-06: systems that a wormhole joins are near enough.
#[test]
fn a_transfer_through_a_wormhole() {
    let mut table = table();
    table.lay(7, Tile::Quann);
    table.lay(13, Tile::WormholeBeta);
    table.ships(S1, 7, Ship::Cruiser, 1);
    table.ships(S1, 13, Ship::Cruiser, 1);
    table.does(S1, "transfer:h7");
    assert!(table.offers(S1, "with:h13"));
}

/// TI3-SPB-05: the destroyers of both sides fire at fighters.
#[test]
fn both_sides_have_a_barrage() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.ships(S1, 0, Ship::Carrier, 1);
    table.ships(S1, 0, Ship::Destroyer, 1);
    table.fighters(S1, 0, 3);
    table.ships(S2, 1, Ship::Carrier, 1);
    table.ships(S2, 1, Ship::Destroyer, 2);
    table.fighters(S2, 1, 3);
    table.does(S1, "activate:h1 move:destroyer:h0 move:carrier:h0");
    table.does(S1, "wing:h0 wing:h0 wing:h0 aboard");
    let events = table.does(S1, "moved");
    let barrages = events.iter().filter_map(|event| match event {
        ImperiumEvent::Barrage(seat, dice, _) => Some((*seat, dice.len())),
        _ => None,
    });
    assert_eq!(barrages.collect::<Vec<_>>(), [(S1, 2), (S2, 4)]);
}

/// TI3-SPB-13: each side loses as many ships as the other hit, round by round.
#[test]
fn losses_are_what_the_other_hit() {
    let mut uneven = false;
    for index in 0..20 {
        let cruisers = [Ship::Cruiser; 3];
        let (_, events) = enters(&format!("uneven {index}"), &cruisers, &cruisers, 0);
        let (mut ships, mut due) = ([3_u8; 2], [0; 2]);
        let mut lost = [0; 2];
        for event in &events {
            match event {
                ImperiumEvent::Rolled(seat, _, hits) => {
                    if *seat == S1 {
                        // A new round: all that was due is gone.
                        assert_eq!(lost, due);
                        (lost, due) = ([0; 2], [0; 2]);
                    }
                    let other = 1 - seat.index();
                    due[other] = (*hits).min(ships[other]);
                }
                ImperiumEvent::Lost(seat, _) => {
                    lost[seat.index()] += 1;
                    ships[seat.index()] -= 1;
                    uneven |= due[0] != due[1];
                }
                _ => {}
            }
        }
        assert_eq!(lost, due);
    }
    assert!(uneven);
}
