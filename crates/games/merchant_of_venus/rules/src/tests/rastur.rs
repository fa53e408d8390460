//! §16.1 to §16.23 and §16.5: how the Rastur come, where, and how they win.

use engine::content::Files;
use engine::{Game, Seat, Viewer};
use kit::position::{Position, S1, S2, S3};

use super::{LASER, Layout, NOVA, STORM, Table, kind, meets, space, spread, table, table_with};
use crate::event::MerchantEvent;
use crate::ids::{Colour, Counter, Culture, Good, Item, Relic, Ship, System};
use crate::options::{Length, Options};
use crate::phase::fight::story::FightEvent;
use crate::phase::rastur::story::RasturEvent;
use crate::state::Guard;
use crate::view::Pending;

/// The Rastur, and no other optional rule.
const INVADED: Options = Options {
    rastur: true,
    ..Options::USUAL
};

const OVAL: Counter = Counter::Penalty(Colour::Blue, 30);

/// The first of three has declared a space of the Colony system, with these dice.
fn sets_off(dice: &[u8]) -> Table {
    let mut table = table_with(&INVADED, 3);
    table.put(S1, "colony-cobbleport");
    table.head(S1, "colony-01", dice);
    table
}

/// The values of those who came.
fn came(table: &Table, events: &[MerchantEvent]) -> Vec<i32> {
    let came = events.iter().filter_map(|event| match event {
        MerchantEvent::Rastur(RasturEvent::Came(_, rastur)) => Some(*rastur),
        _ => None,
    });
    came.map(|rastur| table.content.rastur(rastur).value)
        .collect()
}

/// The first has paid at a box with a penalty of $30 and attacks it with these.
fn fires_at_oval(options: &Options, items: &[Item]) -> Table {
    let mut table = table_with(options, 3);
    table.cash(S1, 1000);
    table.lay("desert-02", OVAL, true);
    table.load(S1, items);
    table.put(S1, "desert-01");
    table.head(S1, "desert-02", &[2]);
    table.does(S1, "pay");
    table.does(S1, "attack:counter");
    items
        .iter()
        .for_each(|_| drop(table.does(S1, "fire:laser")));
    table
}

/// MOV-16.0a: with any number of players, if they like; alone always.
#[test]
fn the_rastur_are_a_choice_of_several() {
    for seats in 2..=6 {
        let mut with: Table = Position::new(&INVADED, seats);
        assert_eq!(with.game.supply(), 20, "{seats}");
        assert!(with.public().swarm.is_some());
        with.begin(S1);
        with.head(S1, "lane-base-colony-1", &[1, 1]);
        assert_eq!(with.game.seen_pending(), Pending::Rastur);
        let mut without = table(seats);
        assert_eq!((without.game.supply(), without.public().swarm), (0, None));
        without.head(S1, "lane-base-colony-1", &[1, 1]);
        assert_ne!(without.game.seen_pending(), Pending::Rastur);
    }
    for options in [Options::USUAL, INVADED] {
        let alone: Table = Position::new(&options, 1);
        assert_eq!(alone.game.supply(), 20);
    }
}

/// MOV-16.1a, MOV-R52: the length of the game decides which of them are the supply.
#[test]
fn the_supply_goes_by_the_length() {
    for (length, counters, from, to) in [
        (Length::Apprentices, 12, 60, 110),
        (Length::TravellingMerchants, 20, 60, 150),
        (Length::MasterMerchants, 23, 70, 200),
        (Length::EmperorsOfTrade, 25, 70, 220),
    ] {
        let options = Options { length, ..INVADED };
        let table = table_with(&options, 2);
        let supply = table.supplied();
        let ends = (supply.first().copied(), supply.last().copied());
        assert_eq!(
            (supply.len(), ends),
            (counters, (Some(from), Some(to))),
            "{length}"
        );
        let twice = |value: i32| supply.iter().filter(|other| **other == value).count();
        assert_eq!(twice(100), 2);
        assert_eq!(twice(180), usize::from(to > 180));
    }
}

/// MOV-16.1b, MOV-16.1c: the rest is the reserve, which several players do not use.
#[test]
fn the_rest_is_the_reserve() {
    for (length, rest) in [
        (Length::Apprentices, 15),
        (Length::TravellingMerchants, 7),
        (Length::MasterMerchants, 4),
        (Length::EmperorsOfTrade, 2),
    ] {
        let options = Options { length, ..INVADED };
        let swarm = |seats| table_with(&options, seats).public().swarm.unwrap();
        let alone = spread(&swarm(1).reserve);
        assert_eq!(alone.len(), rest, "{length}");
        let supply = spread(&swarm(1).supply);
        let mut all: Vec<i32> = alone.iter().chain(&supply).copied().collect();
        all.sort_unstable();
        assert_eq!((all.len(), all[0], all[26]), (27, 60, 220));
        assert_eq!(swarm(3).reserve, []);
        assert_eq!(swarm(3).transit, None);
    }
}

/// MOV-16.2a: which comes next is chance, and nobody knows it before.
#[test]
fn the_supply_is_shuffled() {
    let mut drawn = Vec::new();
    for number in 0..80 {
        let mut table = table_with(&INVADED, 2);
        table.reseed(&format!("shuffled {number}"));
        let before = table.supplied();
        let events = table.does(S1, "head:lane-base-colony-1");
        let came = came(&table, &events);
        assert_eq!(before.len(), table.supplied().len() + came.len());
        drawn.extend(came);
    }
    assert!(drawn.len() > 10, "{drawn:?}");
    assert!(!drawn.is_sorted() && drawn.contains(&60) && drawn.contains(&150));
}

/// MOV-16.2b, MOV-16.2c, MOV-R53: a 1 among the dice brings one in, which its merchant
/// draws and places, for all to see, before the ship moves.
#[test]
fn a_one_brings_a_rastur() {
    let mut table = table_with(&INVADED, 3);
    table.supply(&[80, 80, 80]);
    table.put(S1, "colony-cobbleport");
    let events = table.head(S1, "colony-01", &[4, 1]);
    assert_eq!(came(&table, &events), [80]);
    assert_eq!(table.whereabouts(S1), "colony-cobbleport");
    assert_eq!(table.game.seen_pending(), Pending::Rastur);
    assert_eq!(table.game.active(), Some(S1));
    assert!(table.choices(S2).is_empty());
    let swarm = table.public().swarm.unwrap();
    assert_eq!((swarm.left, swarm.placing), (2, Some(80)));
    let events = table.does(S1, "rastur:desert-dryport");
    let placed = RasturEvent::Placed(S1, kind(&table, 80), space("desert-dryport"));
    assert_eq!(events[0], MerchantEvent::Rastur(placed));
    for viewer in [Viewer::Public, Viewer::Seat(S2)] {
        let view = table.game.view(&table.content, viewer);
        let guard = view.guards[0];
        assert_eq!((guard.space, guard.owner), (space("desert-dryport"), None));
        assert_eq!(guard.penalty, 80);
        assert_eq!(view.swarm.unwrap().placing, None);
    }
    // Then the flight begins.
    assert_eq!(table.whereabouts(S1), "colony-comfort-station");
    assert_eq!(table.game.seen_pending(), Pending::Flight);
    let without = sets_off(&[4, 2]);
    assert_eq!(without.game.seen_pending(), Pending::Flight);
    assert_eq!(without.game.supply(), 20);
}

/// MOV-16.2b: the dice of an attack bring one in too, whoever or whatever is attacked.
#[test]
fn a_one_in_an_attack_brings_a_rastur() {
    for options in [INVADED, STORM] {
        let mut table = fires_at_oval(&options, &[LASER]);
        table.rolls(&[1, 4]);
        let events = table.does(S1, "shoot");
        assert_eq!(came(&table, &events).len(), 1);
        let mut table = fires_at_oval(&options, &[LASER]);
        table.rolls(&[2, 4]);
        let events = table.does(S1, "shoot");
        assert_eq!(came(&table, &events), [0; 0]);
    }
    // A Swindle is an attack.
    let mut table = table_with(&STORM, 2);
    table.settle(System::Desert, Culture::Graw, true);
    table.cash(S1, 500);
    table.load(S2, &[Item::Good(Good::VoilSilk)]);
    for seat in [S1, S2] {
        table.put(seat, "desert-dry-city");
    }
    table.does(S1, "stay");
    table.rolls(&[1, 1]);
    let events = table.does(S1, "swindle:s2");
    assert_eq!(came(&table, &events).len(), 1);
    let events = table.does(S1, "rastur:desert-dryport");
    assert!(events.contains(&MerchantEvent::Fight(FightEvent::Repelled(S1))));
    assert_eq!(table.game.active(), Some(S2), "the turn is lost");
}

/// MOV-16.2d: one in a turn, whatever is rolled; in the next turn another.
#[test]
fn one_comes_in_a_turn() {
    let mut table = table_with(&INVADED, 2);
    table.cash(S1, 1000);
    table.lay("desert-02", OVAL, true);
    table.load(S1, &[LASER, LASER, LASER]);
    table.put(S1, "desert-01");
    table.head(S1, "desert-02", &[1, 1]);
    assert_eq!(
        table.game.supply(),
        19,
        "two ones bring one, and it is drawn"
    );
    table.does(S1, "rastur:colony-cobbleport");
    table.does(S1, "pay");
    table.does(S1, "attack:counter");
    for _ in 0..3 {
        table.does(S1, "fire:laser");
    }
    table.rolls(&[1, 1]);
    let events = table.does(S1, "shoot");
    assert_eq!(came(&table, &events), [0; 0]);
    assert_eq!(table.game.supply(), 19);
    table.begin(S2);
    table.head(S2, "lane-base-colony-1", &[6, 1]);
    assert_eq!(table.game.supply(), 18);
}

/// MOV-16.21a: all dice of the ship are rolled, one less with the Auto Pilot.
#[test]
fn all_dice_are_rolled() {
    let rolled = |items: &[Item], auto: bool| {
        let mut table = table_with(&INVADED, 2);
        table.ship(S1, Ship::Clipper);
        table.load(S1, items);
        if auto {
            table.does(S1, "auto");
        }
        table.rolls(&[2, 3, 5, 1]);
        let events = table.does(S1, "head:lane-base-colony-1");
        let dice = events.iter().find_map(|event| match event {
            MerchantEvent::Rolled(_, dice) => Some(*dice),
            _ => None,
        });
        (dice.unwrap(), table.game.seen_pending())
    };
    assert_eq!(rolled(&[], false), ([2, 3, 5, 1], Pending::Rastur));
    let pilot = [Item::Relic(Relic::AutoPilot)];
    assert_eq!(rolled(&pilot, false), ([2, 3, 5, 1], Pending::Rastur));
    assert_eq!(rolled(&pilot, true), ([2, 3, 5, 4], Pending::Flight));
}

/// MOV-16.21b, MOV-R53: what counts are the dice after the Mulligan Gear.
#[test]
fn the_mulligan_gear_comes_first() {
    let with_gear = |dice: &[u8]| {
        let mut table = table_with(&INVADED, 2);
        table.load(S1, &[Item::Relic(Relic::MulliganGear)]);
        table.put(S1, "colony-cobbleport");
        table.head(S1, "colony-01", dice);
        assert_eq!(table.game.seen_pending(), Pending::Roll);
        assert_eq!(table.game.supply(), 20);
        table
    };
    for (reroll, new, comes) in [
        ("reroll:1", 5, false),
        ("reroll:1", 1, true),
        ("reroll:3", 5, true),
        ("keep", 5, true),
    ] {
        let mut table = with_gear(&[1, 3]);
        table.rolls(&[new]);
        let events = table.does(S1, reroll);
        assert_eq!(came(&table, &events).len() == 1, comes, "{reroll} {new}");
        let pending = table.game.seen_pending();
        assert_eq!(pending == Pending::Rastur, comes, "{reroll} {new}");
    }
    // A die that becomes a 1 brings one; two of which one is left do too.
    let mut table = with_gear(&[4, 3]);
    table.rolls(&[1]);
    table.does(S1, "reroll:4");
    assert_eq!(table.game.supply(), 19);
    let mut table = with_gear(&[1, 1]);
    table.rolls(&[6]);
    table.does(S1, "reroll:1");
    assert_eq!(table.game.supply(), 19);
}

/// The first fires at the second, who has this on board, with these dice.
fn battle(dice: &[u8], theirs: &[Item]) -> (Table, Vec<MerchantEvent>) {
    let mut table = meets(&[LASER], theirs);
    table.game.modules.rastur = true;
    table.supply(&[60, 70, 80]);
    table.does(S1, "attack:s2");
    table.does(S1, "fire:laser");
    table.rolls(dice);
    let mut events = table.does(S1, "shoot");
    if theirs.contains(&LASER) {
        table.does(S2, "fire:laser");
        events = table.does(S2, "shoot");
    }
    (table, events)
}

/// MOV-16.22a: the dice of a defender bring nobody in.
#[test]
fn defenders_bring_nobody() {
    for theirs in [&[][..], &[LASER]] {
        let (table, events) = battle(&[5, 1], theirs);
        assert_eq!(came(&table, &events), [0; 0]);
        assert_eq!(table.game.supply(), 3);
        let (table, events) = battle(&[1, 5], theirs);
        assert_eq!(came(&table, &events).len(), 1);
        assert_eq!(table.game.seen_pending(), Pending::Rastur);
    }
    let mut table = fires_at_oval(&INVADED, &[LASER]);
    table.rolls(&[6, 1]);
    table.does(S1, "shoot");
    assert_eq!(table.game.supply(), 20);
}

/// MOV-R53, MOV-R72: it is placed before anything comes of the attack, whose totals
/// stand.
#[test]
fn a_rastur_is_placed_before_the_attack_goes_on() {
    let mut table = fires_at_oval(&INVADED, &[LASER, LASER]);
    table.rolls(&[1, 1]);
    let cash = table.game.merchant(S1).cash;
    let events = table.does(S1, "shoot");
    let hits = |events: &[MerchantEvent]| {
        let is_hit = |event: &MerchantEvent| {
            matches!(event, MerchantEvent::Fight(FightEvent::Destroyed(..)))
        };
        events.iter().any(is_hit)
    };
    assert!(!hits(&events));
    assert_eq!(table.game.merchant(S1).cash, cash);
    let events = table.does(S1, "rastur:desert-dryport");
    assert!(hits(&events), "50 against 40");
    assert_eq!(table.game.merchant(S1).cash, cash + 30);
    // A lost one loses the turn after it.
    let (mut table, _) = battle(&[1, 6], &[]);
    let events = table.does(S1, "rastur:desert-dryport");
    assert!(events.contains(&MerchantEvent::Fight(FightEvent::Repelled(S1))));
    assert_eq!(table.game.active(), Some(S2));
    // A hit is dealt after it.
    let (mut table, events) = battle(&[1, 1], &[Item::Good(Good::VoilSilk)]);
    let struck = MerchantEvent::Fight(FightEvent::Struck(S1, S2));
    assert!(!events.contains(&struck));
    let events = table.does(S1, "rastur:desert-dryport");
    assert!(events.contains(&struck));
    assert_eq!(table.game.seen_pending(), Pending::Hit);
}

/// MOV-R72: a Rastur in the Orbit where a ship already is asks nothing of it until it
/// begins a turn there.
#[test]
fn nobody_pays_who_is_there_already() {
    let mut table = table_with(&INVADED, 2);
    table.cash(S1, 1000);
    table.put(S1, "colony-cobbleport");
    table.head(S1, "colony-01", &[1, 1]);
    table.does(S1, "rastur:colony-cobbleport");
    assert_eq!(table.whereabouts(S1), "colony-02");
    assert_eq!(table.game.merchant(S1).cash, 1000);
}

/// MOV-16.23a, MOV-R70: any Orbit, Spaceport or Open Port without a Fort or a Rastur.
#[test]
fn where_rastur_come() {
    let mut table = table_with(&STORM, 3);
    table.port(S2, "desert-dryport");
    table.port(S2, "ice-ice-station");
    table.fort(S3, "ice-ice-station");
    table.fort(S3, "desert-desolation-city");
    table.rastur("colony-comfort-station", 60);
    table.lay("desert-02", Counter::OpenPort, true);
    table.lay("giant-05", Counter::OpenPort, false);
    table.put(S1, "colony-cobbleport");
    table.head(S1, "colony-01", &[1, 2]);
    let listed = table.listed(S1);
    // 25 Orbits, one with a Fort, one with a Rastur, and an Open Port.
    assert_eq!(listed.len(), 24, "{listed:?}");
    assert!(table.offers(S1, "rastur:desert-dryport"), "a Spaceport");
    assert!(table.offers(S1, "rastur:desert-desolation-landing"));
    assert!(table.offers(S1, "rastur:desert-02"), "an Open Port");
    assert!(!table.offers(S1, "rastur:giant-05"), "not turned up");
    let guarded = Some(("mov-why-guarded", "MOV-16.23a"));
    assert_eq!(table.forbids(S1, "rastur:ice-ice-station"), guarded);
    assert_eq!(table.forbids(S1, "rastur:colony-comfort-station"), guarded);
    let ports = Some(("mov-why-ports-first", "MOV-16.23b"));
    assert_eq!(table.forbids(S1, "rastur:desert-dry-city"), ports);
    let no_port = Some(("mov-why-no-port", "MOV-16.23a"));
    assert_eq!(table.refuses(S1, "desert-03"), no_port, "an Asteroid");
    let first = Some(("mov-why-invasion", "MOV-R53"));
    assert_eq!(table.refuses(S1, "laser"), first);
}

/// MOV-16.23b: where none is left, any City without a Fort or a Rastur.
#[test]
fn rastur_come_into_cities_last() {
    let mut table = table_with(&STORM, 3);
    let orbits = *table.content.map.orbits();
    for orbit in orbits {
        let place = table.content.map.lay(orbit).place.unwrap();
        table.game.guards[usize::from(place)] = Some(Guard::Fort(S2));
    }
    table.fort(S3, "desert-desolation-city");
    table.lay("desert-02", Counter::OpenPort, true);
    table.head(S1, "lane-base-colony-1", &[1, 2]);
    assert_eq!(table.listed(S1), ["rastur:desert-02"]);
    let mut full = table_with(&STORM, 3);
    full.game.guards = table.game.guards;
    full.head(S1, "lane-base-colony-1", &[1, 2]);
    // 25 Cities and the Base, and one has a Fort.
    assert_eq!(full.listed(S1).len(), 25);
    assert!(full.offers(S1, "rastur:base") && full.offers(S1, "rastur:desert-dry-city"));
    let guarded = Some(("mov-why-guarded", "MOV-16.23a"));
    assert_eq!(full.forbids(S1, "rastur:desert-desolation-city"), guarded);
    full.does(S1, "rastur:desert-dry-city");
    let found = full.game.rastur_at(&full.content, space("desert-dry-city"));
    assert!(found.is_some());
}

/// MOV-16.5a, MOV-R56: with the last of the supply they win at once, at any length,
/// even where a merchant would have.
#[test]
fn the_last_rastur_ends_the_game() {
    for length in Length::ALL {
        let options = Options { length, ..INVADED };
        let mut table = table_with(&options, 3);
        table.supply(&[70, 70]);
        table.cash(S1, 9_000);
        table.head(S1, "lane-base-colony-1", &[1, 2]);
        assert_eq!(table.outcome(), None, "one is left");
        let mut table = table_with(&options, 3);
        table.supply(&[70]);
        table.cash(S1, 9_000);
        let events = table.head(S1, "lane-base-colony-1", &[1, 2]);
        assert_eq!(
            events.last(),
            Some(&MerchantEvent::Rastur(RasturEvent::Won))
        );
        assert!(table.game.to_act().is_empty());
        assert_eq!(table.outcome(), Some(("mov-end-rastur", vec![2, 3, 3])));
        assert_eq!(table.game.winner(), None);
    }
}

/// MOV-16.5a: also in an attack, before anything comes of it, and whatever would have
/// come back.
#[test]
fn the_last_rastur_ends_an_attack() {
    let mut table = fires_at_oval(&INVADED, &[LASER, LASER]);
    table.supply(&[60]);
    table.rolls(&[1, 1]);
    let cash = table.game.merchant(S1).cash;
    table.does(S1, "shoot");
    assert_eq!(table.outcome(), Some(("mov-end-rastur", vec![2, 3, 3])));
    assert_eq!(table.game.merchant(S1).cash, cash);
}

/// MOV-16.5b: merchants win as ever.
#[test]
fn merchants_win_as_ever() {
    let mut table = table_with(&INVADED, 2);
    table.cash(S1, 1999);
    table.does(S1, "stay");
    table.does(S1, "done");
    assert_eq!(table.outcome(), None);
    table.cash(S2, 2000);
    table.does(S2, "stay");
    table.does(S2, "done");
    assert_eq!(table.outcome(), Some(("mov-end-wealth", vec![2, 1])));
}

/// MOV-R54: they bring weapons, the Relic Laser and attacks on Penalty Ovals, and
/// neither attacks on others nor Forts.
#[test]
fn the_rastur_bring_weapons() {
    let fresh: Table = Position::new(&INVADED, 2);
    assert_eq!(fresh.game.left_over.len(), 12);
    let mut table = table_with(&INVADED, 3);
    table.settle(System::Desert, Culture::Yxklyx, true);
    table.cash(S1, 1000);
    for seat in [S1, S2] {
        table.put(seat, "desert-dry-city");
    }
    table.load(S2, &[Item::Good(Good::VoilSilk)]);
    table.does(S1, "stay");
    assert!(table.offers(S1, "buy:nova-ball"));
    let war = |choice: &String| {
        ["fort", "swindle", "revolt", "stow"]
            .iter()
            .any(|word| choice.starts_with(word))
    };
    assert!(!table.listed(S1).iter().any(war));
    table.does(S1, "buy:nova-ball");
    assert_eq!(table.game.arsenal(S1).firepower(&table.content), 20);
    // Nobody fires at ships.
    let mut table = table_with(&INVADED, 3);
    table.load(S1, &[LASER, NOVA]);
    table.put(S1, "colony-cobbleport");
    table.put(S2, "colony-01");
    table.head(S1, "colony-01", &[2, 2]);
    assert!(!table.listed(S1).iter().any(|choice| choice.contains("s2")));
    let mut table = fires_at_oval(&INVADED, &[LASER]);
    table.rolls(&[6, 2]);
    let events = table.does(S1, "shoot");
    let worth = events.iter().find_map(|event| match event {
        MerchantEvent::Fight(FightEvent::Destroyed(.., worth)) => Some(*worth),
        _ => None,
    });
    assert_eq!(worth, Some(30));
}

/// MOV-R54: with Forts but without combat, weapons destroy Rastur and no Fort.
#[test]
fn forts_stay_separate() {
    let options = Options {
        forts: true,
        ..INVADED
    };
    let mut table = table_with(&options, 2);
    table.cash(S1, 1000);
    table.port(S2, "desert-dryport");
    table.fort(S2, "desert-dryport");
    table.rastur("desert-desolation-landing", 60);
    table.load(S1, &[LASER]);
    table.put(S1, "desert-02");
    table.head(S1, "desert-dryport", &[2]);
    table.does(S1, "pay");
    assert!(!table.offers(S1, "attack:fort"));
    table.begin(S1);
    table.put(S1, "desert-01");
    table.head(S1, "desert-desolation-landing", &[2]);
    table.does(S1, "pay");
    assert!(table.offers(S1, "attack:rastur"));
}

/// Everybody who counts can tell what is left: the view says it to all alike.
#[test]
fn the_supply_is_open_but_for_its_order() {
    let table = sets_off(&[1, 3]);
    let seen: Vec<_> = Seat::all(3).map(|seat| table.view(seat).swarm).collect();
    assert!(
        seen.iter()
            .all(|swarm| *swarm == seen[0] && swarm.is_some())
    );
}

/// MOV-16.1a: counters that do not give the table of the rulebook are refused.
#[test]
fn a_supply_that_does_not_add_up_is_refused() {
    let files = Files::embedded(crate::MerchantOfVenus::INFO.files);
    for (from, to) in [
        ("value = 60\ncounters = 2", "value = 60\ncounters = 3"),
        ("value = 60\n", "value = 70\n"),
        ("length = \"apprentices\"", "length = \"master-merchants\""),
        ("to = 110\n", "to = 120\n"),
    ] {
        let texts = files.texts().map(|(name, text)| {
            let text = match name.ends_with("rastur.toml") {
                true => text.replacen(from, to, 1),
                false => text.to_owned(),
            };
            (name.to_owned(), text)
        });
        let changed = Files::kept(texts.collect::<Vec<_>>());
        assert!(crate::MerchantOfVenus::load(&changed).is_err(), "{to}");
    }
    assert!(crate::MerchantOfVenus::load(&files).is_ok());
}
