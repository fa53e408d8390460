//! §16.3 and §16.4: what a Rastur takes, and what it cancels.

use engine::Seat;
use kit::position::{S1, S2};

use super::{LASER, Layout, NOVA, SHIELD, STORM, Table, space, table_with};
use crate::event::MerchantEvent;
use crate::ids::{Counter, Culture, Good, Item, System};
use crate::options::Options;
use crate::phase::fight::story::FightEvent;
use crate::phase::fight::{Target, odds::Sums};
use crate::phase::rastur::story::RasturEvent;
use crate::view::Pending;

const SILK: Item = Item::Good(Good::VoilSilk);

/// Two players with all optional rules, where the Graw are known to live in the
/// Desert system.
fn invaded() -> Table {
    let mut table = table_with(&STORM, 2);
    table.settle(System::Desert, Culture::Graw, true);
    for seat in [S1, S2] {
        table.cash(seat, 1000);
    }
    table
}

/// The first comes to a Rastur of $80 at Dryport with these on board, so much cash
/// and so many points left on arrival. The second has the Spaceport there.
fn meets_rastur(items: &[Item], cash: i32, left: u8) -> Table {
    let mut table = invaded();
    table.port(S2, "desert-dryport");
    table.rastur("desert-dryport", 80);
    table.load(S1, items);
    table.cash(S1, cash);
    // None comes of these dice.
    table.game.turn.invaded = true;
    table.put(S1, "desert-02");
    table.head(S1, "desert-dryport", &[left + 1]);
    table
}

/// It has paid, and attacks it with all Lasers and these dice.
fn attacks(items: &[Item], dice: &[u8]) -> (Table, Vec<MerchantEvent>) {
    let mut table = meets_rastur(items, 1000, 2);
    table.does(S1, "pay");
    table.does(S1, "attack:rastur");
    for item in items.iter().filter(|item| **item == LASER) {
        assert_eq!(*item, LASER);
        table.does(S1, "fire:laser");
    }
    table.rolls(dice);
    let events = table.does(S1, "shoot");
    (table, events)
}

/// The first stays in the City where a Rastur of this value is.
fn stays_with(value: i32, items: &[Item]) -> Table {
    let mut table = invaded();
    table.rastur("desert-dry-city", value);
    table.load(S1, items);
    table.put(S1, "desert-dry-city");
    table.does(S1, "stay");
    table
}

/// MOV-16.3a: who comes there pays and goes on, or stops for nothing, and the turn is
/// lost.
#[test]
fn who_comes_to_a_rastur_pays_or_stops() {
    let mut table = meets_rastur(&[], 1000, 2);
    assert_eq!(table.listed(S1), ["pay", "stop"]);
    table.does(S1, "pay");
    assert_eq!(table.game.merchant(S1).cash, 920);
    assert!(table.offers(S1, "go:desert-03"));
    let mut table = meets_rastur(&[SILK], 1000, 2);
    table.does(S1, "stop");
    assert_eq!(table.game.merchant(S1).cash, 1000);
    assert_eq!(table.listed(S1), ["done"]);
    // Who cannot pay stops.
    let table = meets_rastur(&[], 79, 2);
    assert_eq!(table.listed(S1), ["done"]);
    assert_eq!(table.game.merchant(S1).cash, 79);
}

/// MOV-R54: Shields take something off, down to nothing.
#[test]
fn shields_help_against_rastur() {
    let mut table = meets_rastur(&[SHIELD], 1000, 2);
    table.does(S1, "pay");
    assert_eq!(table.game.merchant(S1).cash, 940);
    let mut table = meets_rastur(&[SHIELD; 4], 0, 2);
    table.does(S1, "pay");
    assert_eq!(table.game.merchant(S1).cash, 0);
    // They do not take anything off its defence, or its prize.
    let (table, events) = attacks(&[SHIELD, LASER, LASER, LASER], &[5, 2]);
    let fought = events.iter().find_map(|event| match event {
        MerchantEvent::Fight(FightEvent::Fought(_, _, totals)) => Some(*totals),
        _ => None,
    });
    assert_eq!(fought, Some((110, 100)));
    assert_eq!(table.game.merchant(S1).cash, 1000 - 60 + 80);
}

/// MOV-16.3a, MOV-R55: nothing is asked of a ship that could do nothing there anyway.
#[test]
fn the_last_point_costs_nothing() {
    let table = meets_rastur(&[], 1000, 0);
    assert_eq!(table.listed(S1), ["done"]);
    assert_eq!(table.game.merchant(S1).cash, 1000);
    // With a weapon it is of use to pay.
    let table = meets_rastur(&[LASER], 1000, 0);
    assert_eq!(table.listed(S1), ["pay", "stop"]);
}

/// MOV-16.3b: who begins a turn there pays to stay, or leaves.
#[test]
fn who_begins_at_a_rastur_pays_or_leaves() {
    let mut table = invaded();
    table.rastur("desert-dryport", 80);
    table.put(S1, "desert-dryport");
    assert!(table.offers(S1, "stay") && table.offers(S1, "head:desert-03"));
    let mut leaves = invaded();
    leaves.rastur("desert-dryport", 80);
    leaves.put(S1, "desert-dryport");
    leaves.head(S1, "desert-03", &[3]);
    assert_eq!(leaves.game.merchant(S1).cash, 1000);
    table.does(S1, "stay");
    assert_eq!(table.game.merchant(S1).cash, 920);
    let mut poor = invaded();
    poor.rastur("desert-dryport", 80);
    poor.put(S1, "desert-dryport");
    poor.cash(S1, 79);
    assert!(!poor.offers(S1, "stay"));
    assert_eq!(poor.forbids(S1, "stay"), Some(("mov-why-stay", "MOV-R22")));
}

/// MOV-16.3c, MOV-16.4b: who has paid may attack it; its value is its defence, and
/// the prize.
#[test]
fn rastur_are_attacked_like_ovals() {
    let table = meets_rastur(&[LASER], 1000, 2);
    assert!(!table.offers(S1, "attack:rastur"), "first one pays");
    let (table, events) = attacks(&[LASER, LASER, LASER], &[4, 1]);
    let fought = events.iter().find_map(|event| match event {
        MerchantEvent::Fight(FightEvent::Fought(_, _, totals)) => Some(*totals),
        _ => None,
    });
    assert_eq!(fought, Some((100, 90)));
    assert_eq!(table.game.merchant(S1).cash, 1000 - 80 + 80);
    assert!(
        table
            .game
            .rastur_at(&table.content, space("desert-dryport"))
            .is_none()
    );
    assert!(table.offers(S1, "land") && table.offers(S1, "go:desert-03"));
    // What is equal is repelled, and the turn is lost.
    let (table, _) = attacks(&[LASER, LASER, LASER], &[3, 1]);
    assert!(
        table
            .game
            .rastur_at(&table.content, space("desert-dryport"))
            .is_some()
    );
    assert_eq!(
        (table.game.active(), table.game.merchant(S1).cash),
        (Some(S2), 920)
    );
}

/// MOV-16.3d: what was destroyed goes back into the supply, and may come again.
#[test]
fn destroyed_rastur_come_back() {
    let (table, events) = attacks(&[LASER, LASER, LASER], &[6, 1]);
    assert_eq!(table.game.supply(), 20);
    let values = table.supplied();
    assert_eq!(values.iter().filter(|value| **value == 80).count(), 2);
    let back = |event: &MerchantEvent| {
        let MerchantEvent::Rastur(RasturEvent::Moved(rastur, heap)) = event else {
            return false;
        };
        table.content.rastur(*rastur).value == 80 && heap.to_string() == "supply"
    };
    assert!(events.iter().any(back));
}

/// MOV-16.4b, MOV-R48: in a City too, and by who stays there, once it is paid.
#[test]
fn rastur_are_attacked_anywhere() {
    let mut table = stays_with(60, &[LASER, NOVA, LASER]);
    assert_eq!(table.game.merchant(S1).cash, 940);
    assert_eq!(table.listed(S1), ["attack:rastur", "hold-fire"]);
    table.does(S1, "attack:rastur");
    for weapon in ["fire:laser", "fire:laser", "fire:nova"] {
        table.does(S1, weapon);
    }
    table.rolls(&[3, 2]);
    table.does(S1, "shoot");
    assert_eq!(table.game.merchant(S1).cash, 1000);
    assert!(table.offers(S1, "buy:space-spice"), "as ever");
}

/// MOV-16.4a: nobody lands, trades, or deals in a City where a Rastur is.
#[test]
fn nobody_trades_where_a_rastur_is() {
    use engine::Game;
    let mut table = stays_with(60, &[SILK]);
    assert_eq!(table.listed(S1), ["done"]);
    table.put(S2, "desert-dry-city");
    assert!(table.game.deals_open(&table.content, S1, S2).is_err());
    let nobody = Some(("mov-why-nobody", "MOV-9.1b"));
    assert_eq!(table.refuses(S1, "space-spice"), nobody);
    // In a Spaceport its owner gets nothing, for nothing is traded.
    let mut table = meets_rastur(&[SILK], 1000, 2);
    table.does(S1, "pay");
    assert!(!table.offers(S1, "land"));
    // At the Base no ships are sold, and no passengers get on.
    let mut table = invaded();
    table.rastur("base", 60);
    table.does(S1, "stay");
    assert_eq!(table.listed(S1), ["done"]);
    let base = crate::content::Stop::Base;
    assert!(!table.game.is_stop(&table.content, space("base"), base));
}

/// MOV-R55, MOV-15.44a: no Culture is discovered under a Rastur; in a Surface City the
/// ship just stops; whoever destroys it may land.
#[test]
fn nobody_lands_where_a_rastur_is() {
    let comes = |items: &[Item]| {
        let mut table = invaded();
        table.settle(System::Desert, Culture::Graw, false);
        table.rastur("desert-dry-city", 60);
        table.load(S1, items);
        table.put(S1, "desert-dryport");
        table.head(S1, "desert-dry-city", &[2, 2]);
        table
    };
    let table = comes(&[]);
    assert_eq!(table.listed(S1), ["done"]);
    assert_eq!(
        table.game.merchant(S1).cash,
        1000,
        "there is nothing to pay for"
    );
    assert!(table.game.is_undiscovered(System::Desert));
    let mut table = comes(&[LASER, LASER]);
    table.does(S1, "pay");
    table.does(S1, "attack:rastur");
    table.does(S1, "fire:laser");
    table.does(S1, "fire:laser");
    table.rolls(&[6, 2]);
    let events = table.does(S1, "shoot");
    let landed = MerchantEvent::Landed(S1, space("desert-dry-city"));
    assert!(events.contains(&landed));
    assert!(!table.game.is_undiscovered(System::Desert));
    assert!(table.game.merchant(S1).has_iou(Culture::Graw));
}

/// MOV-16.4c: nothing is built where a Rastur is.
#[test]
fn nothing_is_built_where_a_rastur_is() {
    let mut table = invaded();
    table.rastur("desert-dryport", 60);
    table.rastur("desert-dry-city", 60);
    table.put(S1, "desert-desolation-city");
    table.does(S1, "stay");
    let occupied = Some(("mov-why-occupied", "MOV-16.4c"));
    for choice in [
        "deed:desert-dryport",
        "fort:desert-dry-city",
        "factory:desert-dry-city",
    ] {
        assert!(!table.offers(S1, choice), "{choice}");
        assert_eq!(table.forbids(S1, choice), occupied, "{choice}");
    }
    for choice in [
        "deed:desert-desolation-landing",
        "fort:desert-desolation-city",
        "factory:desert-desolation-city",
    ] {
        assert!(table.offers(S1, choice), "{choice}");
    }
    // A Fort is not moved there either, nor built at a Spaceport that is taken.
    table.port(S2, "desert-dryport");
    table.fort(S1, "colony-shoemaker-levee");
    for choice in [
        "fort:desert-dryport",
        "factory:desert-dryport",
        "refort:colony-shoemaker-levee:desert-dryport",
    ] {
        assert_eq!(table.forbids(S1, choice), occupied, "{choice}");
    }
}

/// MOV-16.4d: from an Orbit the Culture is observed all the same, paid or not.
#[test]
fn cultures_are_observed_from_occupied_orbits() {
    for answer in ["pay", "stop"] {
        let mut table = invaded();
        table.settle(System::Desert, Culture::Graw, false);
        table.rastur("desert-dryport", 60);
        table.put(S1, "desert-02");
        table.head(S1, "desert-dryport", &[3]);
        table.does(S1, answer);
        table.does(S1, "look");
        let known = table.game.known_culture(System::Desert, S1);
        assert_eq!(known, Some(Culture::Graw), "{answer}");
        assert_eq!(table.game.known_culture(System::Desert, S2), None);
    }
}

/// MOV-16.4e, MOV-13.2a: Deeds that Rastur occupy count for nothing at the end.
#[test]
fn occupied_deeds_are_worth_nothing() {
    let mut table = invaded();
    table.port(S1, "desert-dryport");
    table.port(S1, "desert-desolation-landing");
    table.game.factories[Culture::Graw as usize] = Some((S1, space("desert-dry-city")));
    let worth = |table: &Table| table.game.wealth(&table.content, S1);
    let factory = table.content.culture(Culture::Graw).factory_cost;
    assert_eq!(worth(&table), 1400 + factory);
    table.rastur("desert-dryport", 60);
    assert_eq!(worth(&table), 1200 + factory);
    table.rastur("desert-dry-city", 60);
    assert_eq!(worth(&table), 1200);
    assert_eq!(table.public().merchants[0].wealth, 1200);
    table.cash(S1, 1800);
    table.does(S1, "stay");
    table.does(S1, "done");
    assert!(table.outcome().is_some(), "1800 and a Spaceport");
    let mut table = invaded();
    table.port(S1, "desert-dryport");
    table.rastur("desert-dryport", 60);
    table.cash(S1, 1800);
    table.does(S1, "stay");
    table.does(S1, "done");
    assert_eq!(table.outcome(), None);
}

/// MOV-16.4e: nor do they help in a Swindle or a revolt.
#[test]
fn occupied_deeds_do_not_help() {
    let sums = |occupied: bool, target: Target| -> Sums {
        let mut table = invaded();
        table.port(S2, "desert-dryport");
        table.port(S2, "desert-desolation-landing");
        table.game.factories[Culture::Graw as usize] = Some((S2, space("desert-dry-city")));
        table.load(S1, &[LASER]);
        table.put(S1, "desert-dry-city");
        if target != Target::Factory {
            table.load(S2, &[SILK]);
            table.put(S2, "desert-dry-city");
        }
        if occupied {
            table.rastur("desert-dryport", 60);
            if target != Target::Factory {
                table.rastur("desert-dry-city", 60);
            }
        }
        let look = crate::Look::new(&table.game, &table.content);
        let battle = crate::phase::fight::Battle {
            attacker: S1,
            target,
            fired: table.game.arsenal(S1),
            answered: crate::phase::fight::Volley::default(),
        };
        battle.sums(look)
    };
    assert_eq!(
        sums(false, Target::Factory).defence,
        3,
        "two Spaceports, a Factory"
    );
    assert_eq!(sums(true, Target::Factory).defence, 2);
    assert_eq!(sums(false, Target::Goods(S2)).defence, 1);
    assert_eq!(sums(true, Target::Goods(S2)).defence, 0);
}

/// MOV-16.4f: what a Factory makes is not sold while a Rastur is where it stands.
#[test]
fn occupied_factories_sell_nothing() {
    let mut table = invaded();
    let made: Vec<Good> = table.content.made_by(Culture::Graw).collect();
    let good = *made
        .iter()
        .find(|good| table.content.good(**good).factory)
        .unwrap();
    let trade = *made
        .iter()
        .find(|good| !table.content.good(**good).factory)
        .unwrap();
    table.game.factories[Culture::Graw as usize] = Some((S2, space("desert-dry-city")));
    table.game.out.goods[good as usize] = 3;
    table.put(S1, "desert-desolation-city");
    table.does(S1, "stay");
    let choice = format!("buy:{good}");
    assert!(table.offers(S1, &choice));
    table.rastur("desert-dry-city", 60);
    assert!(!table.offers(S1, &choice));
    let why = Some(("mov-why-factory-occupied", "MOV-16.4f"));
    assert_eq!(table.forbids(S1, &choice), why);
    assert!(
        table.offers(S1, &format!("buy:{trade}")),
        "no Factory makes it"
    );
}

/// MOV-16.4g: once the Rastur is gone all is as before.
#[test]
fn all_returns_once_it_is_gone() {
    let mut table = meets_rastur(&[LASER, LASER, LASER], 1000, 2);
    let worth = |table: &Table| table.game.wealth(&table.content, S2);
    assert_eq!(worth(&table), 1000);
    table.does(S1, "pay");
    table.does(S1, "attack:rastur");
    for _ in 0..3 {
        table.does(S1, "fire:laser");
    }
    table.rolls(&[6, 1]);
    table.does(S1, "shoot");
    assert_eq!(worth(&table), 1200);
    table.does(S1, "land");
    let cash = table.game.merchant(S2).cash;
    table.does(S1, "buy:space-spice");
    assert!(
        table.game.merchant(S2).cash > cash,
        "the owner gets a share"
    );
    assert!(table.offers(S1, "factory:desert-dryport"));
    assert!(table.offers(S1, "fort:desert-dryport"));
}

/// MOV-16.3a, MOV-R48: an Orbit that is a circle too, and an Open Port, are like any
/// other.
#[test]
fn circles_and_open_ports_are_occupied_too() {
    let mut table = invaded();
    table.lay("desert-02", Counter::OpenPort, true);
    table.rastur("desert-02", 60);
    table.put(S1, "desert-01");
    table.head(S1, "desert-02", &[3]);
    table.does(S1, "pay");
    assert!(!table.offers(S1, "land"));
    let circle = table.content.map.orbits().iter().copied().find(|orbit| {
        matches!(
            table.content.map.lay(*orbit).terrain,
            crate::content::Terrain::Circle(_)
        )
    });
    let circle = circle.unwrap();
    let beside = table.content.map.links(circle)[0].to;
    table.rastur(circle.name(), 70);
    table.begin(S2);
    table.game.merchant_mut(S2).space = beside;
    table.head(S2, circle.name(), &[6, 6]);
    assert_eq!(table.listed(S2), ["pay", "stop"]);
    table.does(S2, "pay");
    assert_eq!(table.game.merchant(S2).cash, 930);
    assert_eq!(table.whereabouts(S2), circle.name());
}

/// The words of the table: what stands where, what is left, and what waits.
#[test]
fn rastur_are_described() {
    use engine::Game;
    let mut table = invaded();
    table.rastur("desert-dryport", 80);
    let view = table.view(S1);
    let sections = crate::MerchantOfVenus::describe(&table.content, &view);
    let keys: Vec<&str> = sections
        .iter()
        .flat_map(|section| section.lines.iter().map(|line| line.key))
        .collect();
    assert!(keys.contains(&"mov-rastur-stands") && keys.contains(&"mov-rastur-supply"));
    assert!(!keys.contains(&"mov-rastur-transit"));
    let without = table_with(&Options::USUAL, 2);
    let view = without.view(Seat::new(0).unwrap());
    let sections = crate::MerchantOfVenus::describe(&without.content, &view);
    let mut keys = sections.iter().map(|section| section.title.key);
    assert!(!keys.any(|key| key == "mov-rastur"));
    let about = crate::MerchantOfVenus::about(&table.content, "rastur-3".parse().unwrap());
    assert_eq!(about.unwrap().key, "mov-about-rastur");
    assert_eq!(table.game.seen_pending(), Pending::Helm);
}
