//! §17, alone against the Rastur.

use engine::{Game, Seat, Viewer};
use kit::position::{Position, S1, S2};

use super::{LASER, Layout, STORM, Table, kind, space, spread, table_with};
use crate::event::MerchantEvent;
use crate::ids::{Colour, Counter, Culture, Item, Rastur, Relic, Ship, System};
use crate::options::{Length, Options};
use crate::phase::rastur::story::RasturEvent;
use crate::state::Guard;
use crate::view::Pending;
use crate::{MerchantOfVenus, phase};

/// One player, who has some cash, in a City of the Graw.
fn alone() -> Table {
    let mut table = table_with(&Options::USUAL, 1);
    table.settle(System::Desert, Culture::Graw, true);
    table.cash(S1, 1000);
    table.put(S1, "desert-desolation-city");
    table
}

/// The supply, the reserve and the Transit Box are these.
fn heaps(table: &mut Table, supply: &[i32], reserve: &[i32], transit: Option<i32>) {
    table.supply(supply);
    table.game.swarm.reserve = [0; Rastur::COUNT];
    for value in reserve {
        let rastur = kind(table, *value);
        table.game.swarm.reserve[rastur.index()] += 1;
    }
    table.game.swarm.transit = transit.map(|value| kind(table, value));
}

/// What they are, as the view says it.
fn seen(table: &Table) -> (Vec<i32>, Vec<i32>, Option<i32>) {
    let swarm = table.public().swarm.unwrap();
    (spread(&swarm.supply), spread(&swarm.reserve), swarm.transit)
}

/// Stays and ends the turn with this die for the Rastur.
fn ends_turn(table: &mut Table, die: u8) -> Vec<MerchantEvent> {
    table.does(S1, "stay");
    table.rolls(&[die]);
    table.does(S1, "done")
}

/// MOV-17.1a, MOV-17.1b, MOV-EX-02: with a Scout and $20, and always with the Rastur.
#[test]
fn who_is_alone_begins_with_little() {
    for options in [Options::USUAL, STORM] {
        let table: Table = Position::new(&options, 1);
        let merchant = table.game.merchant(S1);
        assert_eq!((merchant.cash, merchant.ship), (20, Ship::Scout));
        assert_eq!(table.whereabouts(S1), "base");
        assert!(table.game.is_alone() && table.game.modules.rastur);
        assert_eq!(table.choices(S1).len(), 6, "a race is chosen");
    }
    assert_eq!(MerchantOfVenus::INFO.seats, (1, 6));
    assert!(!Table::new(&STORM, 2).game.is_alone());
}

/// MOV-17.1a: the supply goes by the length, and the rest is the reserve.
#[test]
fn the_reserve_is_used() {
    for (length, supply, reserve) in [
        (Length::Apprentices, 12, 15),
        (Length::TravellingMerchants, 20, 7),
        (Length::MasterMerchants, 23, 4),
        (Length::EmperorsOfTrade, 25, 2),
    ] {
        let options = Options {
            length,
            ..Options::USUAL
        };
        let (left, aside, transit) = seen(&table_with(&options, 1));
        assert_eq!((left.len(), aside.len(), transit), (supply, reserve, None));
    }
}

/// MOV-17.11a, MOV-17.12a: the reserve lies open in order of value; the supply has no
/// order that anybody could know.
#[test]
fn the_reserve_is_open() {
    let table = alone();
    let (supply, reserve, _) = seen(&table);
    assert_eq!(reserve, [160, 170, 180, 190, 200, 210, 220]);
    assert_eq!(supply.len(), 20);
    let mut drawn = Vec::new();
    for number in 0..20 {
        let mut table = alone();
        table.does(S1, "stay");
        table.reseed(&format!("alone {number}"));
        table.does(S1, "done");
        drawn.push(seen(&table).0);
    }
    drawn.sort();
    drawn.dedup();
    assert!(drawn.len() > 5);
}

/// MOV-17.2a: the dice of flights and attacks bring nobody in; a die at the end of
/// each turn does.
#[test]
fn a_die_at_the_end_of_the_turn_brings_rastur() {
    let mut table = alone();
    table.lay("desert-02", Counter::Penalty(Colour::Blue, 30), true);
    table.load(S1, &[LASER]);
    table.put(S1, "desert-01");
    table.head(S1, "desert-02", &[1, 1]);
    assert_eq!(
        (table.game.supply(), table.game.seen_pending()),
        (20, Pending::Oval)
    );
    table.does(S1, "pay");
    table.does(S1, "attack:counter");
    table.does(S1, "fire:laser");
    table.rolls(&[1, 6]);
    let events = table.does(S1, "shoot");
    // The attack failed, and so the turn is over.
    let rolled = events.iter().any(
        |event| matches!(event, MerchantEvent::Rastur(RasturEvent::Rolled(seat, _)) if *seat == S1),
    );
    assert!(rolled);
    assert!(table.game.supply() < 20);
}

/// MOV-17.21a: from 1 to 4 one is drawn, and placed in an Orbit or a Spaceport; then
/// the next turn begins.
#[test]
fn the_rastur_expand() {
    for die in 1..=4 {
        let mut table = alone();
        table.port(S1, "desert-dryport");
        table.rastur("ice-ice-station", 60);
        let left = table.game.supply();
        let round = table.game.round;
        let events = ends_turn(&mut table, die);
        let rolled = MerchantEvent::Rastur(RasturEvent::Rolled(S1, die));
        assert!(events.contains(&rolled));
        assert_eq!(table.game.seen_pending(), Pending::Rastur);
        assert_eq!((table.game.supply(), table.game.round), (left - 1, round));
        assert!(table.offers(S1, "rastur:desert-dryport"));
        assert!(!table.offers(S1, "rastur:ice-ice-station"));
        assert!(!table.offers(S1, "rastur:desert-dry-city"));
        let question = Game::question(&table.game, &table.content, S1).unwrap();
        assert_eq!(question.rule, "MOV-17.21a");
        table.does(S1, "rastur:desert-dryport");
        assert!(
            table
                .game
                .is_occupied(&table.content, space("desert-dryport"))
        );
        assert_eq!(table.game.seen_pending(), Pending::Helm);
        assert_eq!(
            (table.game.active(), table.game.round),
            (Some(S1), round + 1)
        );
    }
}

/// MOV-17.21b: into an empty Transit Box comes the weakest of the reserve.
#[test]
fn the_weakest_waits_in_the_transit_box() {
    let mut table = alone();
    heaps(&mut table, &[60, 60, 60], &[160, 90, 200], None);
    ends_turn(&mut table, 4);
    assert_eq!(seen(&table), (vec![60, 60], vec![160, 200], Some(90)));
    // Without a reserve it stays empty.
    let mut table = alone();
    heaps(&mut table, &[60, 60, 60], &[], None);
    ends_turn(&mut table, 1);
    assert_eq!(seen(&table), (vec![60, 60], vec![], None));
}

/// MOV-17.21c: what waits there goes into the supply instead, and the box is empty.
#[test]
fn what_waits_goes_into_the_supply() {
    let mut table = alone();
    heaps(&mut table, &[60, 60, 60], &[160, 200], Some(110));
    ends_turn(&mut table, 2);
    assert_eq!(seen(&table), (vec![60, 60, 110], vec![160, 200], None));
}

/// MOV-17.22a, MOV-17.22b: on 5 and 6 two are drawn, what is nearest to their sum goes
/// into the supply, the two into the reserve, and nothing on the map.
#[test]
fn two_rastur_fuse() {
    for die in [5, 6] {
        let mut table = alone();
        heaps(&mut table, &[80, 80], &[140, 170, 220], Some(60));
        let events = ends_turn(&mut table, die);
        assert_eq!(table.game.seen_pending(), Pending::Helm, "the next turn");
        let drawn = MerchantEvent::Rastur(RasturEvent::Came(S1, kind(&table, 80)));
        assert_eq!(events.iter().filter(|event| **event == drawn).count(), 2);
        // 160: 170 is nearer than 140.
        assert_eq!(seen(&table), (vec![170], vec![80, 80, 140, 220], Some(60)));
        assert!(table.public().guards.is_empty());
    }
    // Of two that are equally near it is the lower one.
    let mut table = alone();
    heaps(&mut table, &[80, 80, 80], &[150, 170], None);
    ends_turn(&mut table, 5);
    assert_eq!(seen(&table), (vec![80, 150], vec![80, 80, 170], None));
}

/// MOV-R57: what is nearest is sought before the two come to the reserve; the last two
/// do not end the game, unless the reserve is empty.
#[test]
fn the_two_that_fuse_are_not_looked_at() {
    let mut table = alone();
    heaps(&mut table, &[60, 60], &[220], None);
    ends_turn(&mut table, 6);
    assert_eq!(seen(&table), (vec![220], vec![60, 60], None));
    assert_eq!(table.outcome(), None);
    let mut table = alone();
    heaps(&mut table, &[60, 60, 70], &[], None);
    ends_turn(&mut table, 6);
    assert_eq!((table.game.supply(), table.outcome()), (1, None));
    let mut table = alone();
    heaps(&mut table, &[60, 60], &[], Some(90));
    ends_turn(&mut table, 6);
    assert_eq!(table.outcome(), Some(("mov-end-alone-lost", vec![2])));
}

/// MOV-17.22c: a fusion with a single one left ends the game, whatever waits.
#[test]
fn one_cannot_fuse() {
    for die in [5, 6] {
        let mut table = alone();
        heaps(&mut table, &[60], &[160], Some(90));
        let events = ends_turn(&mut table, die);
        let won = MerchantEvent::Rastur(RasturEvent::Won);
        assert_eq!(events.last(), Some(&won));
        assert_eq!(table.outcome(), Some(("mov-end-alone-lost", vec![2])));
        assert!(table.game.to_act().is_empty());
    }
}

/// Destroys a Rastur of $60 that is where the ship comes by.
fn destroys(transit: Option<i32>) -> Table {
    let mut table = alone();
    table.rastur("desert-dryport", 60);
    heaps(&mut table, &[70, 70, 70], &[160], transit);
    table.load(S1, &[LASER, LASER]);
    table.put(S1, "desert-02");
    table.head(S1, "desert-dryport", &[3]);
    table.does(S1, "pay");
    table.does(S1, "attack:rastur");
    table.does(S1, "fire:laser");
    table.does(S1, "fire:laser");
    table.rolls(&[6, 1]);
    table.does(S1, "shoot");
    table
}

/// MOV-17.3a, MOV-R58: what is destroyed waits in the Transit Box, not in the supply.
#[test]
fn destroyed_rastur_wait() {
    let table = destroys(None);
    assert_eq!(table.game.merchant(S1).cash, 1000, "60 paid, 60 won");
    assert_eq!(seen(&table), (vec![70, 70, 70], vec![160], Some(60)));
}

/// MOV-17.3b, MOV-17.3c, MOV-R58: if one waits, that one goes to the supply, what was
/// destroyed to the reserve, and the box is empty.
#[test]
fn one_waits_at_most() {
    let table = destroys(Some(110));
    assert_eq!(seen(&table), (vec![70, 70, 70, 110], vec![60, 160], None));
}

/// A Spy Eye comes to a box with this counter, and looks.
fn peeks(seats: usize, counter: Counter) -> (Table, Vec<MerchantEvent>) {
    let mut table = table_with(&Options::USUAL, seats);
    table.cash(S1, 1000);
    table.load(S1, &[Item::Relic(Relic::SpyEye)]);
    table.lay("desert-02", counter, false);
    table.put(S1, "desert-01");
    table.head(S1, "desert-02", &[3]);
    let events = table.does(S1, "peek");
    (table, events)
}

/// What a viewer sees in that box: is it up, and what is it?
fn in_box(table: &Table, viewer: Viewer) -> (bool, Option<Counter>) {
    let view = table.game.view(&table.content, viewer);
    let mut boxes = view.boxes.iter();
    let found = boxes.find(|found| found.space == space("desert-02"));
    found.map(|found| (found.up, found.counter)).unwrap()
}

/// MOV-17.4a, MOV-R69: a counter that was looked at lies face up, and takes effect
/// from the next time.
#[test]
fn what_was_looked_at_lies_face_up() {
    let oval = Counter::Penalty(Colour::Blue, 40);
    let (mut table, events) = peeks(1, oval);
    let told = MerchantEvent::TurnedUp(S1, space("desert-02"), oval);
    assert!(events.contains(&told));
    assert_eq!(in_box(&table, Viewer::Public), (true, Some(oval)));
    // It was only looked at: the ship goes on without paying.
    table.go(S1, "desert-dryport");
    assert_eq!(table.game.merchant(S1).cash, 1000);
    assert_eq!(table.whereabouts(S1), "desert-dryport");
    table.begin(S1);
    table.head(S1, "desert-02", &[3]);
    assert_eq!(table.listed(S1), ["pay", "stop"]);
    // With a Relic there is an Asteroid to land on.
    let relic = Counter::Relic(Relic::AirFoil);
    let (table, _) = peeks(1, relic);
    assert_eq!(in_box(&table, Viewer::Public), (true, Some(relic)));
    assert!(table.offers(S1, "land"));
    // With others it stays a secret.
    let (table, _) = peeks(2, oval);
    assert_eq!(in_box(&table, Viewer::Seat(S1)), (false, Some(oval)));
    assert_eq!(in_box(&table, Viewer::Seat(S2)), (false, None));
}

/// MOV-17.4b: Telegates and Open Ports have to be entered for it.
#[test]
fn gates_and_open_ports_have_to_be_entered() {
    for counter in [Counter::Telegate(3), Counter::OpenPort] {
        let (mut table, _) = peeks(1, counter);
        assert_eq!(in_box(&table, Viewer::Public), (false, None));
        assert_eq!(in_box(&table, Viewer::Seat(S1)), (false, Some(counter)));
        assert_eq!(table.game.gate_with(&table.content, 3), None);
        assert_eq!(table.game.berth(&table.content, space("desert-02")), None);
        table.does(S1, "reveal");
        assert_eq!(in_box(&table, Viewer::Public), (true, Some(counter)));
    }
}

/// MOV-17.4a: an IOU that was observed lies face up too, for whoever looks on; it is
/// not discovered by that.
#[test]
fn observed_ious_lie_face_up() {
    for (seats, public) in [(1, Some(Culture::Graw)), (2, None)] {
        let mut table = table_with(&Options::USUAL, seats);
        table.settle(System::Desert, Culture::Graw, false);
        table.put(S1, "desert-02");
        table.head(S1, "desert-dryport", &[2]);
        let events = table.does(S1, "look");
        let up = RasturEvent::LeftUp(S1, System::Desert, Culture::Graw);
        let told = events.contains(&MerchantEvent::Rastur(up));
        assert_eq!(told, seats == 1);
        let known = |viewer| {
            let view = table.game.view(&table.content, viewer);
            view.worlds[System::Desert as usize].culture
        };
        assert_eq!(known(Viewer::Public), public);
        assert_eq!(known(Viewer::Seat(S1)), Some(Culture::Graw));
        assert!(table.game.is_undiscovered(System::Desert));
    }
}

/// MOV-17.5a, MOV-R59: who has the total at the end of a turn wins, before the die is
/// rolled.
#[test]
fn the_total_wins_before_the_die() {
    let mut table = alone();
    heaps(&mut table, &[60], &[], None);
    table.cash(S1, 2000);
    let events = ends_turn(&mut table, 6);
    assert_eq!(table.outcome(), Some(("mov-end-alone-won", vec![1])));
    let rolled =
        |event: &MerchantEvent| matches!(event, MerchantEvent::Rastur(RasturEvent::Rolled(..)));
    assert!(!events.iter().any(rolled));
    assert_eq!(table.game.winner(), Some(S1));
    // One credit less is not enough.
    let mut table = alone();
    heaps(&mut table, &[60], &[], None);
    table.cash(S1, 1999);
    ends_turn(&mut table, 6);
    assert_eq!(table.outcome(), Some(("mov-end-alone-lost", vec![2])));
}

/// MOV-17.5a, MOV-17.5b, MOV-R59: an expansion with the last one ends the game, unless
/// one waits in the Transit Box, which is looked at before.
#[test]
fn the_last_one_ends_the_game_unless_one_waits() {
    for reserve in [&[][..], &[160]] {
        let mut table = alone();
        heaps(&mut table, &[60], reserve, None);
        ends_turn(&mut table, 3);
        assert_eq!(table.outcome(), Some(("mov-end-alone-lost", vec![2])));
    }
    let mut table = alone();
    heaps(&mut table, &[60], &[160], Some(90));
    ends_turn(&mut table, 3);
    assert_eq!(table.outcome(), None);
    assert_eq!(table.game.seen_pending(), Pending::Rastur);
    assert_eq!(seen(&table), (vec![90], vec![160], None));
    table.does(S1, "rastur:desert-dryport");
    // Now nothing waits, and the last one is drawn.
    ends_turn(&mut table, 1);
    assert_eq!(table.outcome(), Some(("mov-end-alone-lost", vec![2])));
}

/// MOV-R60: the player rolls for the defence too; where every Orbit and Spaceport is
/// taken, a City is.
#[test]
fn nobody_else_is_missed() {
    let table = destroys(None);
    assert!(
        !table
            .game
            .is_occupied(&table.content, space("desert-dryport"))
    );
    let mut table = alone();
    let orbits = *table.content.map.orbits();
    for orbit in orbits {
        let place = table.content.map.lay(orbit).place.unwrap();
        table.game.guards[usize::from(place)] = Some(Guard::Fort(S1));
    }
    ends_turn(&mut table, 1);
    assert_eq!(table.listed(S1).len(), 26);
    assert!(table.offers(S1, "rastur:desert-dry-city"));
}

/// MOV-R71: alone nobody is to be attacked, and the bank never runs out; Forts keep
/// the Rastur away.
#[test]
fn options_that_need_others_do_nothing_alone() {
    let options = Options { bank: 10, ..STORM };
    let mut table = table_with(&options, 1);
    assert!(!table.game.modules.combat && table.game.modules.weapons);
    assert!(table.game.modules.forts);
    assert_eq!(table.public().bank, None);
    table.settle(System::Desert, Culture::Graw, true);
    table.cash(S1, 1000);
    table.put(S1, "desert-dry-city");
    table.port(S1, "desert-dryport");
    table.does(S1, "stay");
    assert!(!table.offers(S1, "stow"));
    table.does(S1, "fort:desert-dryport");
    table.rolls(&[2]);
    table.does(S1, "done");
    assert!(!table.offers(S1, "rastur:desert-dryport"));
    assert!(table.offers(S1, "rastur:desert-desolation-landing"));
}

/// MOV-17.5a: who is alone measures up to the total.
#[test]
fn the_total_is_par() {
    for length in Length::ALL {
        let options = Options {
            length,
            ..Options::USUAL
        };
        let par = |seats| {
            let table = table_with(&options, seats);
            table.game.par(&table.content)
        };
        assert_eq!((par(1), par(2)), (Some(length.target()), None));
    }
}

/// The words of the table say what is open to whoever is alone.
#[test]
fn the_heaps_are_described() {
    let mut table = alone();
    for (transit, key) in [
        (Some(90), "mov-rastur-transit"),
        (None, "mov-rastur-transit-empty"),
    ] {
        heaps(&mut table, &[60, 60], &[160], transit);
        let sections = MerchantOfVenus::describe(&table.content, &table.view(S1));
        let mut lines = sections.iter().flat_map(|section| &section.lines);
        assert!(lines.any(|line| line.key == "mov-rastur-reserve"));
        let mut lines = sections.iter().flat_map(|section| &section.lines);
        assert!(lines.any(|line| line.key == key), "{key}");
    }
    assert_eq!(Seat::all(1).count(), 1);
    assert!(matches!(
        table.game.frames.top(),
        Some(phase::Frame::Helm(_))
    ));
}

/// MOV-17.2a: what the last die was stays in sight, for everybody.
#[test]
fn the_last_die_stays_in_sight() {
    assert_eq!(alone().public().swarm.unwrap().die, None);
    for (die, key) in [(4, "mov-rastur-expanded"), (5, "mov-rastur-fused")] {
        let mut table = alone();
        heaps(&mut table, &[80, 80, 80], &[150, 170], None);
        ends_turn(&mut table, die);
        let view = table.public();
        assert_eq!(view.swarm.as_ref().unwrap().die, Some(die));
        let sections = MerchantOfVenus::describe(&table.content, &view);
        let mut lines = sections.iter().flat_map(|section| &section.lines);
        assert!(lines.any(|line| line.key == key), "{key}");
    }
}
