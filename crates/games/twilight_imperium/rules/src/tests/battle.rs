//! PDF, SPB, RET: fire at ships, battles in space, retreats.

use kit::position::{S1, S2, S3};

use super::{Layout, Table, table};
use crate::event::ImperiumEvent;
use crate::ids::{Planet, Ship, Tile};
use crate::state::Vessel;

/// The first player's ships beside an empty system with ships of the second.
fn facing(own: (Ship, usize), enemy: (Ship, usize)) -> Table {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.ships(S1, 0, own.0, own.1);
    table.ships(S2, 1, enemy.0, enemy.1);
    table
}

/// Whose ships are left in a place.
fn left(table: &Table, number: usize) -> [usize; 2] {
    [S1, S2].map(|seat| table.fleet(seat, number).len())
}

/// TI3-SPB-01, TI3-SPB-02, TI3-SPB-03: a battle goes on until one side is left.
#[test]
fn a_battle_goes_on_to_the_end() {
    let mut table = facing((Ship::Cruiser, 1), (Ship::Cruiser, 1));
    let events = table.does(S1, "activate:h1 move:cruiser:h0 moved");
    assert!(
        events
            .iter()
            .any(|event| matches!(event, ImperiumEvent::Battle(S1, S2, _)))
    );
    let [own, enemy] = left(&table, 1);
    assert!(own + enemy < 2, "{own} {enemy}");
    let over = |event: &ImperiumEvent| matches!(event, ImperiumEvent::BattleOver(..));
    assert!(events.iter().any(over));
}

/// TI3-EX-07: without enemy ships there is no battle.
#[test]
fn without_enemies_there_is_no_battle() {
    let mut table = facing((Ship::Cruiser, 1), (Ship::Cruiser, 0));
    let events = table.does(S1, "activate:h1 move:cruiser:h0 moved");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, ImperiumEvent::Battle(..)))
    );
}

/// TI3-SPB-11, TI3-UWS-06: a die a ship, three a war sun.
#[test]
fn ships_roll_their_dice() {
    let mut table = facing((Ship::WarSun, 2), (Ship::Cruiser, 1));
    let events = table.does(
        S1,
        "activate:h1 move:war-sun:h0 aboard move:war-sun:h0 aboard moved",
    );
    let dice = events.iter().find_map(|event| match event {
        ImperiumEvent::Rolled(S1, dice, _) => Some(dice.len()),
        _ => None,
    });
    assert_eq!(dice, Some(6));
}

/// TI3-SPB-05, TI3-UDE-02: two dice a destroyer against fighters, before the battle.
#[test]
fn destroyers_fire_at_fighters() {
    let mut table = facing((Ship::Destroyer, 2), (Ship::Carrier, 1));
    table.fighters(S2, 1, 2);
    let events = table.does(S1, "activate:h1 move:destroyer:h0 move:destroyer:h0 moved");
    let barrages = events.iter().filter_map(|event| match event {
        ImperiumEvent::Barrage(seat, dice, _) => Some((*seat, dice.len())),
        _ => None,
    });
    assert_eq!(barrages.collect::<Vec<_>>(), [(S1, 4)]);
}

/// TI3-SPB-08: without fighters there is no barrage.
#[test]
fn no_fighters_no_barrage() {
    let mut table = facing((Ship::Destroyer, 2), (Ship::Carrier, 1));
    let events = table.does(S1, "activate:h1 move:destroyer:h0 move:destroyer:h0 moved");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, ImperiumEvent::Barrage(..)))
    );
}

/// TI3-SPB-15, TI3-SPB-17, TI3-UDR-02: who suffers a hit chooses; a dreadnought takes
/// one and stays.
#[test]
fn a_dreadnought_takes_a_hit() {
    let mut table = table();
    table.ships(S1, 0, Ship::Dreadnought, 1);
    table.ships(S1, 0, Ship::Cruiser, 1);
    hit(&mut table, 1);
    assert_eq!(
        table.listed(S1),
        ["damage:dreadnought", "lose:cruiser", "lose:dreadnought"]
    );
    table.does(S1, "damage:dreadnought");
    assert_eq!(table.fleet(S1, 0), ["cruiser", "dreadnought.hurt"]);
}

/// TI3-UDR-02, TI3-UWS-08: a second hit destroys it.
#[test]
fn a_second_hit_destroys() {
    let mut table = table();
    table.vessel(
        S1,
        0,
        Vessel {
            hurt: true,
            ..Vessel::new(Ship::Dreadnought)
        },
    );
    table.ships(S1, 0, Ship::Cruiser, 1);
    hit(&mut table, 1);
    assert_eq!(table.listed(S1), ["lose:cruiser", "lose:dreadnought.hurt"]);
    table.does(S1, "lose:dreadnought.hurt");
    assert_eq!(table.fleet(S1, 0), ["cruiser"]);
}

/// The first player takes hits at Mecatol Rex.
fn hit(table: &mut Table, left: u8) {
    let hits = crate::phase::common::Hits {
        seat: S1,
        place: super::place(0),
        left,
    };
    table.game.frames.call(hits.into());
}

/// TI3-RET-01, TI3-RET-06: a retreat needs an adjacent system that one has activated.
#[test]
fn a_retreat_needs_a_refuge() {
    let mut table = facing((Ship::Cruiser, 2), (Ship::Cruiser, 2));
    table.lay(7, Tile::EmptyTwo);
    table.mark(S2, 7);
    table.does(S1, "activate:h1 move:cruiser:h0 move:cruiser:h0 moved");
    // The attacker has none; the defender is asked.
    assert_eq!(table.listed(S2), ["stay", "retreat"]);
}

/// TI3-RET-03, TI3-RET-05: a retreat comes after a round, with the whole fleet.
#[test]
fn a_fleet_retreats_after_a_round() {
    for word in ["one", "two", "three", "four", "five", "six"] {
        let mut table = facing((Ship::Cruiser, 2), (Ship::Dreadnought, 3));
        table.reseed(word);
        table.lay(7, Tile::EmptyTwo);
        table.mark(S2, 7);
        table.does(S1, "activate:h1 move:cruiser:h0 move:cruiser:h0 moved");
        let mut events = table.does(S2, "retreat");
        while let Some(seat) = [S1, S2].into_iter().find(|seat| {
            let listed = table.listed(*seat);
            listed
                .iter()
                .any(|choice| choice.starts_with("lose") || choice.starts_with("damage"))
        }) {
            let first = table.choices(seat)[0];
            events.extend(table.apply(seat, first));
        }
        let rolled = events
            .iter()
            .any(|event| matches!(event, ImperiumEvent::Rolled(S2, ..)));
        assert!(rolled, "every battle has a round");
        // TI3-RET-04: with the last enemy ship the retreat is off.
        let fled = events
            .iter()
            .any(|event| matches!(event, ImperiumEvent::Fled(S2, _)));
        assert_eq!(fled, !table.fleet(S1, 1).is_empty());
        let (here, there) = (table.fleet(S2, 1).len(), table.fleet(S2, 7).len());
        assert!(if fled {
            here == 0 && there > 0
        } else {
            there == 0
        });
    }
}

/// SE-ERR-16, TI3-R35: not where enemy ships are, nor into a closed system.
#[test]
fn a_refuge_is_free_of_enemies() {
    let mut table = facing((Ship::Cruiser, 2), (Ship::Cruiser, 2));
    table.lay(7, Tile::EmptyTwo);
    table.lay(8, Tile::Supernova);
    table.mark(S2, 7);
    table.mark(S2, 8);
    table.ships(S3, 7, Ship::Destroyer, 1);
    table.does(S1, "activate:h1 move:cruiser:h0 move:cruiser:h0 moved");
    assert!(!table.offers(S2, "retreat"));
}

/// TI3-PDF-08, TI3-PDF-10: PDS of others fire at who enters, a die each.
#[test]
fn pds_fire_at_who_enters() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S2, Planet::Saudor, (1, 2));
    table.ships(S1, 0, Ship::Cruiser, 1);
    table.does(S1, "activate:h1 move:cruiser:h0 moved");
    assert_eq!(table.listed(S2), ["fire:2", "fire:1", "hold"]);
    let events = table.does(S2, "fire:2");
    let dice = events.iter().find_map(|event| match event {
        ImperiumEvent::Fired(S2, S1, _, dice, _) => Some(dice.len()),
        _ => None,
    });
    assert_eq!(dice, Some(2));
}

/// TI3-EX-09, TI3-PDF-07: a system may be activated to fire at a fleet there.
#[test]
fn a_system_is_activated_to_fire() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S1, Planet::Saudor, (1, 1));
    table.ships(S2, 1, Ship::Dreadnought, 1);
    table.does(S1, "activate:h1 moved");
    assert_eq!(table.listed(S1), ["fire:1", "hold"]);
    let events = table.does(S1, "hold");
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, ImperiumEvent::Battle(..)))
    );
}

/// TI3-EX-10, TI3-PDF-09: PDS of a third fire at the active player alone.
#[test]
fn a_third_fires_at_the_active_player() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S3, Planet::Saudor, (1, 1));
    table.ships(S2, 1, Ship::Dreadnought, 1);
    table.ships(S1, 0, Ship::Dreadnought, 1);
    table.does(S1, "activate:h1 move:dreadnought:h0 moved");
    let events = table.does(S3, "fire:1");
    assert!(matches!(events[0], ImperiumEvent::Fired(S3, S1, ..)));
}

/// TI3-SYS-06, TI3-R50: who defends a nebula hits more easily, in rounds alone.
#[test]
fn a_nebula_helps_who_defends() {
    use crate::ids::Unit;
    use crate::value::Told;
    use crate::value::combat::{Purpose, Roll, hits_on};
    let mut table = table();
    table.lay(1, Tile::Nebula);
    let value = |defends, purpose| {
        let roll = Roll {
            unit: Unit::Cruiser,
            purpose,
            place: super::place(1),
            defends,
        };
        let mut told = Told::default();
        let look = crate::Look::new(&table.game, &table.content);
        (hits_on(look, roll, &mut told), told.0.len())
    };
    assert_eq!(value(true, Purpose::Round), (6, 2));
    assert_eq!(value(false, Purpose::Round), (7, 1));
    assert_eq!(value(true, Purpose::Barrage), (7, 1));
}

/// SE-ERR-14, SE-R61: who has neither planet nor unit is out; the last one left wins.
#[test]
fn who_has_nothing_is_out() {
    let mut table = facing((Ship::Cruiser, 1), (Ship::Cruiser, 0));
    for seat in [S2, S3] {
        for planet in table.game.planets_of(seat).collect::<Vec<_>>() {
            *table.game.world_mut(planet) = crate::state::World::default();
        }
    }
    table.ships(S3, 1, Ship::Destroyer, 1);
    let events = table.does(S1, "activate:h0 moved");
    assert!(events.contains(&ImperiumEvent::Out(S2)) && !events.contains(&ImperiumEvent::Out(S3)));
    table.game.player_mut(S3).hulls.clear();
    table.turn(S1);
    table.does(S1, "activate:h1 moved");
    assert_eq!(
        table.outcome().map(|(how, places)| (how, places[0])),
        Some(("ti3-end-last", 1))
    );
}
