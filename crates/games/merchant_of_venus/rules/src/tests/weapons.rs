//! §15.2 to §15.42, weapons, and attacks on Penalty Ovals.

use kit::position::{S1, S2, S3};

use super::{LASER, Layout, NOVA, SHIELD, Table, WAR, meets, space, table_with, war};
use crate::event::MerchantEvent;
use crate::ids::{Colour, Counter, Culture, Gear, Item, Relic, Ship};
use crate::options::Options;
use crate::phase::fight::story::FightEvent;
use crate::state::Berth;

const RELIC: Item = Item::Relic(Relic::LaserRelic);
const OVAL: Counter = Counter::Penalty(Colour::Blue, 30);

/// The first player comes to a box with a penalty of $30, with these on board and
/// so many points left on arrival.
fn at_oval(items: &[Item], left: u8) -> Table {
    let mut table = war(Culture::Graw);
    table.lay("desert-02", OVAL, true);
    table.load(S1, items);
    table.put(S1, "desert-01");
    table.head(S1, "desert-02", &[left + 1]);
    table
}

/// The first player has paid there, and attacks.
fn attacks_oval(items: &[Item], fire: &[&str], dice: &[u8]) -> (Table, Vec<MerchantEvent>) {
    let mut table = at_oval(items, 1);
    table.does(S1, "pay");
    table.does(S1, "attack:counter");
    fire.iter().for_each(|fire| drop(table.does(S1, fire)));
    table.rolls(dice);
    let events = table.does(S1, "shoot");
    (table, events)
}

fn totals(events: &[MerchantEvent]) -> Option<(i32, i32)> {
    events.iter().find_map(|event| match event {
        MerchantEvent::Fight(FightEvent::Fought(_, _, totals)) => Some(*totals),
        _ => None,
    })
}

/// MOV-15.3a, MOV-15.3b: weapons are in the bank, sold by the Cultures with their
/// science level, and bartered for half their price.
#[test]
fn weapons_are_bought_and_bartered() {
    for (gear, price) in [(Gear::Laser, 100), (Gear::NovaBall, 20)] {
        let sells = |culture: Culture| {
            let mut table = war(culture);
            table.put(S1, "desert-dry-city");
            table.does(S1, "stay");
            table.offers(S1, &format!("buy:{gear}")).then_some(table)
        };
        let all = [
            Culture::Graw,
            Culture::Dell,
            Culture::Yxklyx,
            Culture::Nillis,
        ];
        let mut tables: Vec<Table> = all.into_iter().filter_map(sells).collect();
        assert!(!tables.is_empty() && tables.len() < all.len());
        let table = &mut tables[0];
        let bank = table.game.bank_gear[gear as usize];
        assert_eq!(bank, table.content.gear(gear).counters);
        assert_eq!(table.content.gear(gear).firepower, 20);
        table.does(S1, &format!("buy:{gear}"));
        assert_eq!(table.game.merchant(S1).cash, 1000 - price);
        assert_eq!(table.game.bank_gear[gear as usize], bank - 1);
        table.does(S1, &format!("barter:{gear}"));
        assert_eq!(table.game.turn.credit, price / 2);
        assert_eq!(table.game.bank_gear[gear as usize], bank);
    }
}

/// MOV-R05, MOV-8.4b: with combat the Relic Laser is among the counters: twelve are
/// left over.
#[test]
fn the_relic_laser_is_played() {
    let table = table_with(&WAR, 2);
    let mut fresh = super::Table::new(&WAR, 2);
    let laser = Counter::Relic(Relic::LaserRelic);
    let in_boxes = fresh
        .game
        .boxes
        .iter()
        .filter(|found| found.counter == Some(laser));
    let left = fresh
        .game
        .left_over
        .iter()
        .filter(|counter| **counter == laser);
    assert_eq!(
        (in_boxes.count() + left.count(), fresh.game.left_over.len()),
        (1, 12)
    );
    fresh.load(S1, &[RELIC]);
    assert_eq!(fresh.game.arsenal(S1).firepower(&table.content), 20);
}

/// MOV-15.31a: one Laser, one Nova Ball and one Shield hang on the hull, with any
/// Relics; each further one takes half a hold.
#[test]
fn the_hull_carries_one_of_each() {
    let mut table = war(Culture::Yxklyx);
    table.load(S1, &[LASER, NOVA, SHIELD, RELIC]);
    assert_eq!(table.game.merchant(S1).cargo.holds(), 0);
    table.load(S1, &[LASER, NOVA]);
    assert_eq!(table.game.merchant(S1).cargo.holds(), 1);
    let seen = table.public().merchants[0].clone();
    assert_eq!(
        (seen.hull.len(), seen.stowed[0].len(), seen.stowed[1].len()),
        (3, 2, 0)
    );
    table.ship(S1, Ship::Scout);
    table.put(S1, "desert-dry-city");
    table.does(S1, "stay");
    // The Scout has a hold left: for two more, and no third.
    for _ in 0..2 {
        table.does(S1, "buy:nova-ball");
    }
    let why = Some(("mov-why-no-room", "MOV-3.431a"));
    assert_eq!(table.forbids(S1, "buy:nova-ball"), why);
}

/// MOV-15.32a, MOV-15.32c: as many weapons as one likes, each once, named before the
/// dice; a Laser is kept.
#[test]
fn any_number_of_weapons_fires() {
    let mut table = at_oval(&[LASER, LASER, RELIC, NOVA], 1);
    table.does(S1, "pay");
    table.does(S1, "attack:counter");
    assert_eq!(
        table.listed(S1),
        ["fire:laser", "fire:relic-laser", "fire:nova"]
    );
    for fire in ["fire:laser", "fire:laser", "fire:relic-laser", "fire:nova"] {
        table.does(S1, fire);
    }
    assert_eq!(table.listed(S1), ["shoot"]);
    let why = Some(("mov-why-all-fired", "MOV-15.32c"));
    assert_eq!(table.refuses(S1, "laser"), why);
    table.rolls(&[2, 3]);
    let events = table.does(S1, "shoot");
    assert_eq!(totals(&events), Some((20 + 80, 30 + 30)));
    assert_eq!(table.game.merchant(S1).sound(Gear::Laser), 2);
    assert!(table.game.merchant(S1).cargo.has(Relic::LaserRelic));
}

/// MOV-15.32b: a Nova Ball returns to the bank once it was fired, whatever came of
/// it; one that was not is kept.
#[test]
fn nova_balls_are_used_up() {
    for dice in [[6, 1], [1, 6]] {
        let (table, _) = attacks_oval(&[NOVA, NOVA], &["fire:nova"], &dice);
        assert_eq!(table.game.merchant(S1).sound(Gear::NovaBall), 1);
        let all = table.content.gear(Gear::NovaBall).counters;
        assert_eq!(table.game.bank_gear[Gear::NovaBall as usize], all - 1);
    }
}

/// MOV-R47: without a weapon there is no attack, and one must be named.
#[test]
fn an_attack_takes_a_weapon() {
    let mut table = at_oval(&[SHIELD], 1);
    table.does(S1, "pay");
    assert!(!table.offers(S1, "attack:counter"));
    let mut table = at_oval(&[LASER], 1);
    table.does(S1, "pay");
    table.does(S1, "attack:counter");
    assert_eq!(table.listed(S1), ["fire:laser"]);
}

/// MOV-15.42a, MOV-15.42b, MOV-15.211a: a die times ten and firepower against
/// another and the penalty; the higher total wins.
#[test]
fn ovals_are_attacked() {
    let (table, events) = attacks_oval(&[LASER], &["fire:laser"], &[3, 1]);
    assert_eq!(totals(&events), Some((50, 40)));
    assert_eq!(table.game.active(), Some(S1), "and the turn goes on");
    assert!(table.offers(S1, "land") && table.offers(S1, "go:desert-dryport"));
    // Shields are for what is paid, not for what is fired at.
    let (_, events) = attacks_oval(&[LASER, SHIELD], &["fire:laser"], &[3, 1]);
    assert_eq!(totals(&events), Some((50, 40)));
}

/// MOV-15.212a, MOV-15.42e: an equal total is not enough: the penalty stays, and the
/// rest of the turn is lost.
#[test]
fn a_tie_is_a_defeat() {
    for dice in [[2, 1], [1, 6]] {
        let (table, events) = attacks_oval(&[LASER], &["fire:laser"], &dice);
        assert_eq!(table.game.active(), Some(S2), "{dice:?}");
        assert!(
            table
                .game
                .shown(&table.content, space("desert-02"))
                .is_some()
        );
        assert_eq!(table.whereabouts(S1), "desert-02");
        assert!(events.contains(&FightEvent::Repelled(S1).into()));
    }
}

/// MOV-15.42c, MOV-15.42d, MOV-R17: a destroyed "?" counter leaves the game, the bank
/// pays its full value, and the box is an Asteroid.
#[test]
fn a_destroyed_counter_leaves_the_game() {
    let (mut table, events) = attacks_oval(&[LASER, SHIELD], &["fire:laser"], &[6, 1]);
    let at = space("desert-02");
    // Ten were paid, since there is a Shield; thirty come back.
    assert_eq!(table.game.merchant(S1).cash, 1000 - 10 + 30);
    assert_eq!(table.game.shown(&table.content, at), None);
    assert_eq!(table.game.berth(&table.content, at), Some(Berth::Asteroid));
    assert_eq!(table.game.destroyed, 1);
    assert!(events.iter().any(|event| matches!(
        event,
        MerchantEvent::Fight(FightEvent::Destroyed(S1, _, _, 30))
    )));
    // MOV-15.44a: and there one may land.
    let events = table.does(S1, "land");
    assert!(events.contains(&MerchantEvent::Landed(S1, at)));
}

/// MOV-15.42c, MOV-R43: the bank pays what it can, and is broke.
#[test]
fn a_bank_can_break_at_a_counter() {
    let options = Options { bank: 10, ..WAR };
    let mut table = table_with(&options, 2);
    table.lay("desert-02", OVAL, true);
    table.load(S1, &[LASER]);
    table.cash(S1, 5);
    table.load(S1, &[SHIELD, Item::Relic(Relic::ShieldRelic)]);
    table.put(S1, "desert-01");
    table.head(S1, "desert-02", &[3]);
    table.does(S1, "pay");
    table.does(S1, "attack:counter");
    table.does(S1, "fire:laser");
    table.rolls(&[6, 1]);
    table.does(S1, "shoot");
    assert_eq!(table.outcome().map(|(how, _)| how), Some("mov-end-bank"));
    assert_eq!(table.game.merchant(S1).cash, 15);
}

/// MOV-15.42d, MOV-15.7a, MOV-15.44a: a destroyed Fort returns to the bank, and who
/// destroyed it may land.
#[test]
fn a_destroyed_fort_returns_to_the_bank() {
    let mut table = war(Culture::Graw);
    table.fort(S2, "desert-desolation-city");
    table.load(S1, &[LASER, LASER]);
    table.put(S1, "desert-desolation-landing");
    table.head(S1, "desert-desolation-city", &[1, 1]);
    table.does(S1, "pay");
    assert_eq!(table.listed(S1), ["attack:fort", "hold-fire"]);
    table.does(S1, "attack:fort");
    table.does(S1, "fire:laser");
    table.does(S1, "fire:laser");
    table.rolls(&[4, 3]);
    let events = table.does(S1, "shoot");
    assert_eq!(totals(&events), Some((80, 70)));
    assert_eq!(table.game.forts(&table.content, S2).count(), 0);
    // Forty were paid, and forty come back.
    assert_eq!(table.game.merchant(S1).cash, 1000);
    assert!(events.contains(&MerchantEvent::Landed(S1, space("desert-desolation-city"))));
    assert!(table.offers(S1, "buy:space-spice"));
}

/// MOV-15.2a, MOV-15.4a, MOV-15.4b: at a dot one fires at another ship.
#[test]
fn ships_are_targets_on_the_way() {
    let table = meets(&[LASER], &[]);
    assert_eq!(table.listed(S1), ["attack:s2", "go:colony-02"]);
    let why = Some(("mov-why-not-here", "MOV-15.52b"));
    assert_eq!(table.refuses(S1, "s3"), why);
}

/// MOV-15.4b, MOV-15.41b: of several targets one is chosen, and no other after it.
#[test]
fn one_target_for_each_entry() {
    let mut table = war(Culture::Graw);
    table.load(S1, &[LASER]);
    table.put(S1, "colony-cobbleport");
    table.put(S2, "colony-01");
    table.put(S3, "colony-01");
    table.head(S1, "colony-01", &[3]);
    assert!(table.offers(S1, "attack:s2") && table.offers(S1, "attack:s3"));
    table.does(S1, "attack:s2");
    table.does(S1, "fire:laser");
    table.rolls(&[6, 1]);
    table.does(S1, "shoot");
    assert_eq!(
        table.whereabouts(S1),
        "colony-comfort-station",
        "it flies on"
    );
    // MOV-15.41b: the next space, the next attack.
    let mut table = meets(&[LASER], &[]);
    table.put(S3, "colony-02");
    table.does(S1, "attack:s2");
    table.does(S1, "fire:laser");
    table.rolls(&[6, 1]);
    table.does(S1, "shoot");
    assert_eq!(table.whereabouts(S1), "colony-02");
    assert_eq!(table.listed(S1), ["attack:s3", "hold-fire"]);
}

/// MOV-15.4c, MOV-R48: in Cities, Spaceports and Open Ports Forts are targets, ships
/// are not; in Orbits, on Asteroids, in boxes and circles they are.
#[test]
fn ships_are_safe_in_port() {
    let arrives = |from: &str, to: &str, port: bool, open: bool| {
        let mut table = war(Culture::Graw);
        if port {
            table.port(S3, to);
        }
        if open {
            table.lay(to, Counter::OpenPort, true);
        }
        table.load(S1, &[LASER]);
        table.put(S1, from);
        table.put(S2, to);
        table.head(S1, to, &[4, 4]);
        table
    };
    let safe = Some(("mov-why-sanctuary", "MOV-15.4c"));
    for (from, to, port, open) in [
        ("cloud-13", "cloud-cloud-station", false, false),
        ("desert-03", "desert-dryport", true, false),
        ("desert-01", "desert-02", false, true),
    ] {
        let table = arrives(from, to, port, open);
        assert!(!table.offers(S1, "attack:s2"), "{to}");
        assert_eq!(table.refuses(S1, "s2"), safe, "{to}");
    }
    for (from, to) in [
        ("desert-03", "desert-dryport"),
        ("desert-04", "desert-03"),
        ("desert-01", "desert-02"),
        ("base", "cloud-09"),
    ] {
        assert!(
            arrives(from, to, false, false).offers(S1, "attack:s2"),
            "{to}"
        );
    }
}

/// MOV-15.4d, MOV-R68: printed ovals, gates, ports, Factories and Relics are no targets; nor
/// is a Fort of one's own.
#[test]
fn what_nobody_fires_at() {
    let none = |table: &Table| {
        let listed = table.listed(S1);
        assert!(
            !listed.iter().any(|choice| choice.starts_with("attack")),
            "{listed:?}"
        );
    };
    for counter in [
        Counter::Telegate(2),
        Counter::OpenPort,
        Counter::Relic(Relic::SpyEye),
    ] {
        let mut table = war(Culture::Graw);
        table.lay("desert-02", counter, true);
        table.load(S1, &[LASER]);
        table.put(S1, "desert-01");
        table.head(S1, "desert-02", &[3, 3]);
        none(&table);
    }
    let mut table = war(Culture::Graw);
    table.load(S1, &[LASER]);
    table.put(S1, "lane-supernova-water-1");
    table.head(S1, "supernova-02", &[3]);
    table.does(S1, "pay");
    none(&table);
    let mut table = war(Culture::Graw);
    table.load(S1, &[LASER]);
    table.port(S2, "desert-dryport");
    table.game.factories[Culture::Graw as usize] = Some((S2, space("desert-dryport")));
    table.fort(S1, "desert-dryport");
    table.put(S1, "desert-03");
    table.head(S1, "desert-dryport", &[3]);
    none(&table);
}

/// MOV-15.41a, MOV-R68: one fires on entering; who looks around, or chooses a number, does
/// not fire any more.
#[test]
fn the_shot_comes_first() {
    let mut table = war(Culture::Graw);
    table.settle(crate::ids::System::Desert, Culture::Graw, false);
    table.load(S1, &[LASER]);
    table.put(S1, "desert-01");
    table.put(S2, "desert-desolation-landing");
    table.head(S1, "desert-desolation-landing", &[3]);
    assert!(table.offers(S1, "attack:s2") && table.offers(S1, "look"));
    table.does(S1, "look");
    assert!(!table.offers(S1, "attack:s2"));
    let mut table = war(Culture::Graw);
    table.load(S1, &[LASER]);
    table.put(S1, "base");
    table.put(S2, "cloud-09");
    table.head(S1, "cloud-09", &[2, 3]);
    assert!(table.offers(S1, "attack:s2"));
    assert!(!table.offers(S1, "hold-fire"), "there is no need to say so");
}

/// MOV-15.41b: who comes back to a space may attack in it again.
#[test]
fn entering_again_allows_another_attack() {
    let mut table = war(Culture::Graw);
    table.load(S1, &[LASER]);
    table.ship(S1, Ship::Clipper);
    table.put(S2, "biosphere-11");
    table.put(S1, "lane-biosphere-base-1");
    // Round the Biosphere: eleven spaces and back to where the ring was entered.
    table.head(S1, "biosphere-11", &[6, 6, 6, 6]);
    let fight = |table: &mut Table| {
        table.does(S1, "attack:s2");
        table.does(S1, "fire:laser");
        table.rolls(&[6, 1]);
        table.does(S1, "shoot");
    };
    fight(&mut table);
    assert!(!table.offers(S1, "attack:s2"));
    table.does(S1, "go:biosphere-10");
    while !table.offers(S1, "attack:s2") {
        let ways = [
            "go:biosphere-07",
            "go:biosphere-smoke-ring",
            "go:biosphere-01",
            "go:biosphere-11",
        ];
        let way = ways.into_iter().find(|way| table.offers(S1, way));
        table.does(S1, way.unwrap());
    }
    assert_eq!(table.whereabouts(S1), "biosphere-11");
    fight(&mut table);
}

/// MOV-15.41c: not in what a drive skips, nor where the move began.
#[test]
fn no_attack_where_nothing_is_entered() {
    let mut table = war(Culture::Graw);
    table.load(S1, &[LASER, Item::Gear(Gear::RedDrive)]);
    table.put(S1, "lane-base-colony-2");
    table.put(S2, "lane-base-colony-1");
    table.head(S1, "base", &[1]);
    assert_eq!(table.whereabouts(S1), "base");
    assert!(!table.offers(S1, "attack:s2"));
    let mut table = war(Culture::Graw);
    table.load(S1, &[LASER]);
    table.put(S1, "cloud-09");
    table.put(S2, "cloud-09");
    table.head(S1, "cloud-08", &[2, 3]);
    assert!(!table.offers(S1, "attack:s2"), "{:?}", table.listed(S1));
}

/// MOV-15.411a: in a space with a penalty one pays first, with the last point, too;
/// who stops does not attack.
#[test]
fn one_pays_before_one_attacks() {
    let mut table = at_oval(&[LASER], 0);
    assert_eq!(table.listed(S1), ["pay", "stop"]);
    table.does(S1, "stop");
    assert_eq!(table.listed(S1), ["done"]);
    let mut table = at_oval(&[LASER], 0);
    table.does(S1, "pay");
    assert_eq!(table.game.merchant(S1).cash, 970);
    assert_eq!(table.listed(S1), ["attack:counter", "hold-fire"]);
    table.does(S1, "hold-fire");
    assert_eq!(table.listed(S1), ["done"]);
    // MOV-R21: without a weapon there is nothing to pay for.
    assert_eq!(at_oval(&[], 0).listed(S1), ["done"]);
    assert_eq!(at_oval(&[], 0).game.merchant(S1).cash, 1000);
}

/// MOV-15.411a: a printed oval is paid, too, before another ship is attacked there.
#[test]
fn a_printed_oval_is_paid_before_an_attack() {
    let mut table = war(Culture::Graw);
    table.load(S1, &[LASER]);
    table.put(S1, "lane-supernova-water-1");
    table.put(S2, "supernova-02");
    table.head(S1, "supernova-02", &[1]);
    assert_eq!(table.listed(S1), ["pay", "stop"]);
    table.does(S1, "pay");
    assert_eq!(table.listed(S1), ["attack:s2", "hold-fire"]);
}

/// MOV-15.412a: who does not move at all may make one attack before trading, after
/// paying what is due.
#[test]
fn who_stays_may_attack_once() {
    let mut table = war(Culture::Graw);
    table.fort(S2, "desert-desolation-city");
    table.load(S1, &[LASER, LASER, LASER]);
    table.put(S1, "desert-desolation-city");
    table.does(S1, "stay");
    assert_eq!(table.game.merchant(S1).cash, 960);
    assert_eq!(table.listed(S1), ["attack:fort", "hold-fire"]);
    table.does(S1, "attack:fort");
    for _ in 0..3 {
        table.does(S1, "fire:laser");
    }
    table.rolls(&[6, 1]);
    table.does(S1, "shoot");
    assert!(table.offers(S1, "buy:space-spice") && !table.game.turn.limited);
    // At a dot, too, and one attack is all.
    let mut table = war(Culture::Graw);
    table.load(S1, &[LASER]);
    for seat in [S1, S2, S3] {
        table.put(seat, "colony-01");
    }
    table.does(S1, "stay");
    assert_eq!(table.listed(S1), ["attack:s2", "attack:s3", "hold-fire"]);
    table.does(S1, "attack:s3");
    table.does(S1, "fire:laser");
    table.rolls(&[6, 1]);
    table.does(S1, "shoot");
    assert_eq!(table.listed(S1), ["done"]);
}

/// MOV-15.412a, MOV-R15, MOV-R22: who could not take a step has not moved; who could
/// not pay does not attack.
#[test]
fn who_could_not_move_may_attack() {
    let stuck = |cash: i32| {
        let mut table = war(Culture::Graw);
        table.fort(S2, "desert-desolation-city");
        table.load(S1, &[LASER]);
        table.cash(S1, cash);
        table.put(S1, "desert-desolation-city");
        table.head(S1, "desert-desolation-landing", &[1]);
        table
    };
    let mut table = stuck(100);
    table.does(S1, "pay");
    assert_eq!(table.listed(S1), ["attack:fort", "hold-fire"]);
    assert_eq!(stuck(30).listed(S1), ["done"]);
}

/// MOV-15.2b: one goes on attacking while one wins; a defeat ends the turn.
#[test]
fn attacks_go_on_while_they_succeed() {
    let mut table = war(Culture::Graw);
    table.load(S1, &[LASER]);
    table.put(S1, "colony-cobbleport");
    table.put(S2, "colony-01");
    table.put(S3, "colony-02");
    table.head(S1, "colony-01", &[6]);
    for (target, dice) in [("attack:s2", [6, 1]), ("attack:s3", [1, 6])] {
        assert_eq!(table.game.active(), Some(S1));
        table.does(S1, target);
        table.does(S1, "fire:laser");
        table.rolls(&dice);
        // With nothing to hit, the ship flies on to the third.
        table.does(S1, "shoot");
    }
    assert_eq!(
        (table.game.active(), table.whereabouts(S1)),
        (Some(S2), "colony-02")
    );
}

/// MOV-15.21a, MOV-15.42b: before the dice everybody sees both sums and how often
/// they win.
#[test]
fn odds_are_seen_before_the_shot() {
    let mut table = at_oval(&[LASER], 1);
    table.does(S1, "pay");
    table.does(S1, "attack:counter");
    table.does(S1, "fire:laser");
    let battle = table.public().battle.unwrap();
    assert_eq!(
        (battle.sums.attack, battle.sums.defence, battle.sums.pip),
        (20, 30, 10)
    );
    let wins = (1..=6)
        .flat_map(|one: i32| (1..=6).map(move |other: i32| (one, other)))
        .filter(|(one, other)| 10 * one + 20 > 10 * other + 30)
        .count();
    assert_eq!(usize::from(battle.odds.wins), wins);
    assert_eq!(battle.at_worst, None);
}
