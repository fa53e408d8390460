//! PDF, SPB, RET, UFI, errata: fire at ships, battles and retreats, in more detail.

use kit::position::{S1, S2, S3};

use super::{Layout, Table, place, table};
use crate::event::ImperiumEvent;
use crate::ids::{Planet, Ship, Tile, Unit};
use crate::phase::action::tactical::Fire;
use crate::state::Vessel;
use crate::value::Silent;
use crate::value::combat::{Purpose, Roll, hits_on};

/// Does something like this happen?
fn happens(events: &[ImperiumEvent], wanted: fn(&ImperiumEvent) -> bool) -> bool {
    events.iter().any(wanted)
}

/// Takes hits as they come, the first choice each time; all that happened.
fn suffer(table: &mut Table) -> Vec<ImperiumEvent> {
    let mut events = Vec::new();
    let hurts = |choice: &String| choice.starts_with("lose") || choice.starts_with("damage");
    while let Some(seat) = [S1, S2]
        .into_iter()
        .find(|seat| table.listed(*seat).iter().any(hurts))
    {
        let first = table.choices(seat)[0];
        events.extend(table.apply(seat, first));
    }
    events
}

/// TI3-PDF-05: PDS do not fire at ships that only pass, nor at those that Warfare moves.
#[test]
fn pds_do_not_fire_at_passers_by() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.lay(7, Tile::EmptyOne);
    table.planet(S2, Planet::Saudor, (1, 2));
    table.ships(S1, 7, Ship::Cruiser, 1);
    table.does(S1, "activate:h0 move:cruiser:h7");
    let events = table.does(S1, "moved");
    assert!(!table.offers(S2, "fire:2"));
    assert!(!happens(&events, |event| matches!(
        event,
        ImperiumEvent::Fired(..)
    )));
    assert_eq!(table.fleet(S1, 0), ["cruiser"]);
}

/// TI3-PDF-06: each PDS of the active player fires once, before the battle.
#[test]
fn own_pds_fire_once() {
    let mut table = table();
    table.lay(1, Tile::Saudor);
    table.planet(S1, Planet::Saudor, (1, 2));
    table.ships(S1, 0, Ship::Dreadnought, 1);
    table.ships(S2, 1, Ship::Dreadnought, 3);
    table.does(S1, "activate:h1 move:dreadnought:h0");
    let events = table.does(S1, "moved");
    assert!(!happens(&events, |event| matches!(
        event,
        ImperiumEvent::Battle(..)
    )));
    assert_eq!(table.listed(S1), ["fire:2", "fire:1", "hold"]);
    let mut events = table.does(S1, "fire:2");
    events.extend(suffer(&mut table));
    let fired = |event: &&ImperiumEvent| matches!(event, ImperiumEvent::Fired(..));
    assert_eq!(events.iter().filter(fired).count(), 1);
    assert!(happens(&events, |event| matches!(
        event,
        ImperiumEvent::Battle(..)
    )));
}

/// TI3-R30: who is fired at chooses the losses; a dreadnought takes a hit.
#[test]
fn who_is_fired_at_chooses() {
    let mut hit = false;
    for index in 0..20 {
        let mut table = table();
        table.reseed(&format!("fired {index}"));
        table.lay(1, Tile::Saudor);
        table.planet(S2, Planet::Saudor, (1, 1));
        table.ships(S1, 0, Ship::Dreadnought, 1);
        table.ships(S1, 0, Ship::Cruiser, 1);
        table.does(S1, "activate:h1 move:dreadnought:h0 move:cruiser:h0 moved");
        table.does(S2, "fire:1");
        if table.offers(S1, "damage:dreadnought") {
            assert!(table.offers(S1, "lose:cruiser") && table.listed(S2).is_empty());
            table.does(S1, "damage:dreadnought");
            assert_eq!(table.fleet(S1, 1), ["cruiser", "dreadnought.hurt"]);
            hit = true;
        }
    }
    assert!(hit);
}

/// TI3-R30, TI3-UFI-05, TI3-UFI-06: without support fighters are gone before a battle;
/// in it they fight on, and are gone when it is over.
#[test]
fn support_counts_before_and_after_a_battle() {
    let mut seen = [false; 2];
    for index in 0..40 {
        let mut table = table();
        table.reseed(&format!("support {index}"));
        table.lay(1, Tile::EmptyOne);
        table.ships(S1, 0, Ship::Cruiser, 2);
        table.ships(S2, 1, Ship::Carrier, 1);
        table.fighters(S2, 1, 6);
        let mut events = table.does(S1, "activate:h1 move:cruiser:h0 move:cruiser:h0 moved");
        // The carrier goes first.
        while let Some(seat) = [S1, S2].into_iter().find(|seat| {
            let hurts =
                |choice: &String| choice.starts_with("lose") || choice.starts_with("damage");
            table.listed(*seat).iter().any(hurts)
        }) {
            let choice = match table.offers(seat, "lose:carrier") {
                true => "lose:carrier".to_owned(),
                false => table.listed(seat)[0].clone(),
            };
            events.extend(table.does(seat, &choice));
        }
        let at = |wanted: fn(&ImperiumEvent) -> bool| events.iter().position(wanted);
        let lost = at(|event| matches!(event, ImperiumEvent::Lost(S2, _)));
        let over = at(|event| matches!(event, ImperiumEvent::BattleOver(..)));
        let (Some(lost), Some(over)) = (lost, over) else {
            continue;
        };
        let rolls = events[lost..over].iter().filter(
            |event| matches!(event, ImperiumEvent::Rolled(S2, dice, _) if !dice.is_empty()),
        );
        seen[0] |= rolls.count() > 0;
        let gone = at(|event| matches!(event, ImperiumEvent::Unsupported(S2, ..)));
        if let Some(gone) = gone {
            assert!(gone > over);
            seen[1] = true;
        }
        assert_eq!(table.game.fighters_at(S2, place(1)), 0);
    }
    assert_eq!(seen, [true; 2]);
}

/// TI3-R30, TI3-PDF-11: fighters that lose their carrier to PDS do not see the battle.
#[test]
fn fighters_without_a_carrier_do_not_fight() {
    let mut seen = false;
    for index in 0..30 {
        let mut table = table();
        table.reseed(&format!("lone {index}"));
        table.lay(1, Tile::Saudor);
        table.planet(S2, Planet::Saudor, (1, 1));
        table.ships(S2, 1, Ship::Cruiser, 1);
        table.ships(S1, 0, Ship::Carrier, 1);
        table.fighters(S1, 0, 2);
        table.does(
            S1,
            "activate:h1 move:carrier:h0 wing:h0 wing:h0 aboard moved",
        );
        let mut events = table.does(S2, "fire:1");
        let battle = happens(&events, |event| matches!(event, ImperiumEvent::Battle(..)));
        if !battle && table.offers(S1, "lose:carrier") {
            events.extend(table.does(S1, "lose:carrier"));
            assert!(
                events
                    .iter()
                    .any(|event| matches!(event, ImperiumEvent::Unsupported(S1, _, 2)))
            );
            assert!(!happens(&events, |event| matches!(
                event,
                ImperiumEvent::Battle(..)
            )));
            seen = true;
        }
    }
    assert!(seen);
}

/// TI3-R32: where both have ships there is a battle, whoever moved.
#[test]
fn a_battle_needs_no_movement() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.ships(S1, 1, Ship::Cruiser, 1);
    table.ships(S2, 1, Ship::Cruiser, 1);
    let events = table.does(S1, "activate:h1 moved");
    assert!(happens(&events, |event| matches!(
        event,
        ImperiumEvent::Battle(S1, S2, _)
    )));
}

/// The first player attacks; the second may retreat to 7.
fn with_refuge(word: &str, own: (Ship, usize), enemy: (Ship, usize)) -> Table {
    let mut table = table();
    table.reseed(word);
    table.lay(1, Tile::Saudor);
    table.lay(7, Tile::EmptyOne);
    table.ships(S1, 0, own.0, own.1);
    table.ships(S2, 1, enemy.0, enemy.1);
    table.mark(S2, 7);
    table.does(S1, "activate:h1");
    (0..own.1).for_each(|_| drop(table.does(S1, &format!("move:{}:h0", own.0))));
    table.does(S1, "moved");
    table
}

/// TI3-SPB-09: a round is announcing, rolling, losing, retreating.
#[test]
fn a_round_has_four_steps() {
    let mut seen = false;
    for index in 0..30 {
        let word = format!("steps {index}");
        let mut table = with_refuge(&word, (Ship::Cruiser, 3), (Ship::Cruiser, 3));
        let mut events = table.does(S2, "retreat");
        events.extend(suffer(&mut table));
        let at = |wanted: fn(&ImperiumEvent) -> bool| events.iter().position(wanted);
        let steps = [
            at(|event| matches!(event, ImperiumEvent::WillRetreat(S2))),
            at(|event| matches!(event, ImperiumEvent::Rolled(..))),
            at(|event| matches!(event, ImperiumEvent::Lost(..))),
            at(|event| matches!(event, ImperiumEvent::Fled(S2, _))),
        ];
        if steps.iter().all(Option::is_some) {
            assert!(steps.is_sorted(), "{steps:?}");
            seen = true;
        }
    }
    assert!(seen);
}

/// TI3-R33: what is announced is done: nobody is asked again, and the fleet leaves.
#[test]
fn a_retreat_is_binding() {
    let mut fled = 0;
    for index in 0..20 {
        let word = format!("binding {index}");
        let mut table = with_refuge(&word, (Ship::Dreadnought, 3), (Ship::Dreadnought, 3));
        let mut events = table.does(S2, "retreat");
        events.extend(suffer(&mut table));
        assert!(!table.offers(S2, "stay"));
        if !table.fleet(S1, 1).is_empty() && !table.fleet(S2, 7).is_empty() {
            fled += 1;
        }
        assert!(table.fleet(S2, 1).is_empty());
    }
    assert!(fled > 10, "{fled}");
}

/// TI3-RET-04, TI3-R34: without an enemy ship a retreat is off, whatever stands on planets.
#[test]
fn a_retreat_is_off_without_enemy_ships() {
    let mut off = 0;
    for index in 0..40 {
        let mut table = table();
        table.reseed(&format!("off {index}"));
        table.lay(1, Tile::Saudor);
        table.lay(7, Tile::EmptyOne);
        table.planet(S2, Planet::Saudor, (3, 0));
        table.ships(S2, 1, Ship::Destroyer, 1);
        table.ships(S1, 0, Ship::Dreadnought, 3);
        table.mark(S1, 7);
        table.does(S1, "activate:h1 move:dreadnought:h0 move:dreadnought:h0");
        table.does(S1, "move:dreadnought:h0 moved");
        let mut events = table.does(S1, "retreat");
        events.extend(suffer(&mut table));
        let fled = happens(&events, |event| matches!(event, ImperiumEvent::Fled(S1, _)));
        assert_eq!(fled, !table.fleet(S2, 1).is_empty());
        if !fled {
            assert_eq!((table.fleet(S1, 1).len(), table.fleet(S1, 7).len()), (3, 0));
            off += 1;
        }
    }
    assert!(off > 0);
}

/// TI3-RET-07, TI3-R36: all fighters flee along; what the refuge cannot hold is gone, and
/// cargo stays aboard.
#[test]
fn a_refuge_holds_what_it_can() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.lay(7, Tile::EmptyTwo);
    table.ships(S2, 7, Ship::Cruiser, 2);
    let laden = Vessel {
        ground: 2,
        ..Vessel::new(Ship::Carrier)
    };
    table.vessel(S2, 1, laden);
    table.ships(S2, 1, Ship::Destroyer, 1);
    table.fighters(S2, 1, 9);
    table.mark(S2, 7);
    let flee = crate::phase::action::tactical::Flee {
        seat: S2,
        place: place(1),
    };
    table.lay(8, Tile::EmptyThree);
    table.mark(S2, 8);
    table.game.frames.call(flee.into());
    table.does(S2, "flee:h7");
    // Four ships, and three counters in fleet supply.
    assert_eq!(
        table.listed(S2),
        ["lose:destroyer", "lose:cruiser", "lose:carrier.2gf"]
    );
    assert_eq!(table.game.fighters_at(S2, place(7)), 9);
    table.does(S2, "lose:destroyer");
    assert_eq!(
        table.fleet(S2, 7)[..3],
        ["cruiser", "cruiser", "carrier.2gf"]
    );
    assert_eq!(table.game.fighters_at(S2, place(7)), 4);
}

/// SE-ERR-16: ground forces, PDS and docks of enemies do not bar a refuge.
#[test]
fn a_refuge_may_have_enemy_troops() {
    let mut table = table();
    table.lay(1, Tile::EmptyOne);
    table.lay(7, Tile::Saudor);
    table.planet(S3, Planet::Saudor, (3, 2));
    table.dock(Planet::Saudor);
    table.ships(S1, 0, Ship::Cruiser, 2);
    table.ships(S2, 1, Ship::Cruiser, 2);
    table.mark(S2, 7);
    table.does(S1, "activate:h1 move:cruiser:h0 move:cruiser:h0 moved");
    assert!(table.offers(S2, "retreat"));
}

/// SE-ERR-09, SE-ERR-12: PDS, barrage and bombardment are combat dice, by the value of
/// the unit; what helps in a battle helps its rounds alone.
#[test]
fn combat_dice_have_purposes() {
    let mut table = table();
    table.lay(1, Tile::Nebula);
    let look = crate::Look::new(&table.game, &table.content);
    let value = |unit, purpose| {
        let roll = Roll {
            unit,
            purpose,
            place: place(1),
            defends: true,
        };
        hits_on(look, roll, &mut Silent)
    };
    assert_eq!(value(Unit::Pds, Purpose::Pds), 6);
    assert_eq!(value(Unit::Destroyer, Purpose::Barrage), 9);
    assert_eq!(value(Unit::Destroyer, Purpose::Round), 8);
    assert_eq!(value(Unit::Dreadnought, Purpose::Bombardment), 5);
    assert_eq!(value(Unit::Dreadnought, Purpose::Round), 4);
    assert_eq!(value(Unit::GroundForce, Purpose::Round), 8);
}

/// SE-ERR-09: a PDS hits with a six or more.
#[test]
fn pds_hit_with_six() {
    let mut hits = 0;
    for index in 0..12 {
        let mut table = table();
        table.reseed(&format!("six {index}"));
        table.lay(1, Tile::Saudor);
        table.planet(S2, Planet::Saudor, (1, 2));
        table.ships(S1, 1, Ship::Dreadnought, 3);
        let fire = Fire {
            seat: S2,
            victim: S1,
            place: place(1),
        };
        table.game.frames.call(fire.into());
        let events = table.does(S2, "fire:2");
        for event in events {
            if let ImperiumEvent::Fired(_, _, _, dice, count) = event {
                let high = dice.faces().filter(|face| *face >= 6).count();
                assert_eq!(usize::from(count), high);
                hits += count;
            }
        }
    }
    assert!(hits > 0);
}
