//! §12, Spaceports and Factories.

use kit::position::{S1, S2, S3};

use super::{Layout, at_port, lands, space, stays};
use crate::event::{Commission, MerchantEvent};
use crate::ids::{Counter, Culture, Gear, Good, Item, Ship};

/// The commissions among events: to whom, for what, how much.
fn commissions(events: &[MerchantEvent]) -> Vec<(engine::Seat, Commission, i32)> {
    let commission = |event: &MerchantEvent| match event {
        MerchantEvent::Commission(seat, of, sum) => Some((*seat, *of, *sum)),
        _ => None,
    };
    events.iter().filter_map(commission).collect()
}

/// MOV-12.1b, MOV-12.2a, MOV-2.54b: a Deed builds one Spaceport in its Orbit.
#[test]
fn a_deed_builds_a_spaceport() {
    let mut table = stays(Culture::Graw);
    let events = table.does(S1, "deed:desert-dryport");
    assert_eq!(
        events,
        [MerchantEvent::Built(S1, space("desert-dryport"), 200)]
    );
    let orbit = table
        .content
        .map
        .lay(space("desert-dryport"))
        .orbit
        .unwrap();
    assert_eq!(table.game.ports[usize::from(orbit)], Some(S1));
    assert_eq!(table.game.built(S1), 1);
}

/// MOV-1.4b, MOV-12.2b, MOV-2.54c: one to an Orbit, for good; others are not touched.
#[test]
fn an_orbit_has_one_spaceport() {
    let mut table = stays(Culture::Graw);
    table.does(S1, "deed:desert-dryport");
    let why = Some(("mov-why-owned", "MOV-1.4b"));
    assert!(!table.offers(S1, "deed:desert-dryport"));
    table.does(S1, "factory:desert-dryport");
    assert_eq!(table.refuses(S1, "desert-dryport"), why);
    assert!(table.offers(S1, "deed:desert-desolation-landing"));
}

/// MOV-12.1c, MOV-13.1b: a Deed counts for victory at its printed value.
#[test]
fn deeds_are_wealth() {
    let mut table = stays(Culture::Niks);
    table.game.merchant_mut(S1).race = Some(Culture::Niks);
    table.does(S1, "deed:desert-dryport");
    assert_eq!(table.game.merchant(S1).cash, 840);
    assert_eq!(table.game.wealth(&table.content, S1), 1040);
}

/// MOV-12.21a: a Spaceport trades for the Culture of its system.
#[test]
fn a_spaceport_is_inhabited() {
    let mut table = at_port(Culture::Nillis, S2);
    table.does(S1, "buy:shield");
    table.does(S1, "buy:bionic-perfume");
    assert_eq!(table.game.merchant(S1).cash, 1000 - 60 - 80);
}

/// MOV-EX-08, MOV-12.22a, MOV-12.4a: the bank pays a tenth to the owner; the trader
/// gets all.
#[test]
fn a_spaceport_earns_a_tenth() {
    let mut table = at_port(Culture::Graw, S2);
    table.load(S1, &[Item::Good(Good::DesignerGenes)]);
    let cash = table.game.merchant(S2).cash;
    let events = table.does(S1, "sell:designer-genes");
    assert_eq!(
        commissions(&events),
        [(S2, Commission::Spaceport(space("desert-dryport")), 12)]
    );
    assert_eq!(table.game.merchant(S1).cash, 1120);
    assert_eq!(table.game.merchant(S2).cash, cash + 12);
}

/// MOV-12.22b, MOV-R41: of purchases as charged, barters, IOUs and surcharges, after
/// each transaction.
#[test]
fn what_commissions_are_of() {
    let mut table = at_port(Culture::Graw, S2);
    table.load(
        S1,
        &[Item::Gear(Gear::Shield), Item::Good(Good::DesignerGenes)],
    );
    table.game.merchant_mut(S1).ious = 1 << Culture::Graw as u16;
    let demand = table
        .content
        .demands_for(Culture::Graw, Good::DesignerGenes)
        .next();
    table.game.out.demands[demand.unwrap().index()] = 1;
    for (choice, sum) in [
        ("buy:space-spice", 3),
        ("barter:shield", 3),
        ("iou:2", 9),
        ("sell:designer-genes", 16),
        ("deed:desert-desolation-landing", 20),
    ] {
        let events = table.does(S1, choice);
        assert_eq!(
            commissions(&events),
            [(S2, Commission::Spaceport(space("desert-dryport")), sum)],
            "{choice}"
        );
    }
}

/// MOV-R41, MOV-3.3a: at home a Deed is charged less, and the tenth is of that; a
/// ship and the one handed in count apart.
#[test]
fn commissions_are_of_what_is_charged() {
    let mut table = at_port(Culture::Humans, S2);
    table.game.merchant_mut(S1).race = Some(Culture::Humans);
    let events = table.does(S1, "deed:desert-desolation-landing");
    assert_eq!(
        commissions(&events),
        [(S2, Commission::Spaceport(space("desert-dryport")), 16)]
    );
    let events = table.does(S1, "ship:clipper");
    let both = [
        (S2, Commission::Spaceport(space("desert-dryport")), 3),
        (S2, Commission::Spaceport(space("desert-dryport")), 12),
    ];
    assert_eq!(commissions(&events), both);
}

/// MOV-12.22d, MOV-12.41a: the owner earns on the own trades, but must be able to pay
/// first.
#[test]
fn the_owner_earns_on_own_trades() {
    let mut table = at_port(Culture::Graw, S1);
    table.cash(S1, 30);
    let events = table.does(S1, "buy:space-spice");
    assert_eq!(
        commissions(&events),
        [(S1, Commission::Spaceport(space("desert-dryport")), 3)]
    );
    assert_eq!(table.game.merchant(S1).cash, 3);
    let mut poor = at_port(Culture::Graw, S1);
    poor.cash(S1, 29);
    assert!(!poor.offers(S1, "buy:space-spice"));
}

/// MOV-R02: commissions are rounded down, discounted prices up.
#[test]
fn fractions_favour_the_bank() {
    assert_eq!(crate::bank::share(115, 10), 11);
    assert_eq!(crate::bank::discounted(111, 20), 89);
}

/// MOV-12.3a, MOV-R42: a Factory stands in any place where its Culture trades,
/// others' Spaceports and Open Ports included.
#[test]
fn a_factory_stands_where_its_culture_trades() {
    let mut table = stays(Culture::Graw);
    let orbit = table
        .content
        .map
        .lay(space("desert-dryport"))
        .orbit
        .unwrap();
    table.game.ports[usize::from(orbit)] = Some(S2);
    table.lay("desert-02", Counter::OpenPort, true);
    let places: Vec<String> = table
        .listed(S1)
        .into_iter()
        .filter(|choice| choice.starts_with("factory:"))
        .collect();
    assert_eq!(
        places,
        [
            "factory:desert-desolation-city",
            "factory:desert-dry-city",
            "factory:desert-02",
            "factory:desert-dryport",
        ]
    );
    table.does(S1, "factory:desert-dryport");
    let built = table.game.factories[Culture::Graw as usize];
    assert_eq!(built, Some((S1, space("desert-dryport"))));
}

/// MOV-12.3b, MOV-2.542a: one Factory a system.
#[test]
fn a_system_has_one_factory() {
    let mut table = stays(Culture::Graw);
    table.does(S1, "factory:desert-dry-city");
    let factory = |choice: &String| choice.starts_with("factory:");
    assert!(!table.listed(S1).iter().any(factory));
}

/// MOV-12.31a, MOV-12.31c, MOV-4.13b: its Good is there at once, and may be bought in
/// the same turn, but in the turn of landing in a City.
#[test]
fn a_factory_makes_its_good() {
    let mut table = stays(Culture::Graw);
    assert!(!table.offers(S1, "buy:glorious-junk"));
    table.does(S1, "factory:desert-dry-city");
    table.does(S1, "buy:glorious-junk");
    assert_eq!(table.game.merchant(S1).cash, 1000 - 200 - 100 + 50);
    let mut landing = lands(Culture::Graw);
    landing.does(S1, "factory:desert-dry-city");
    assert!(!landing.offers(S1, "buy:glorious-junk"));
}

/// MOV-12.31b: anyone buys and sells Factory Goods; sold ones go into the cup.
#[test]
fn factory_goods_are_goods() {
    let mut table = stays(Culture::Niks);
    table.game.factories[Culture::Graw as usize] = Some((S2, space("base")));
    let junk = Item::Good(Good::GloriousJunk);
    table.game.out.goods[Good::GloriousJunk as usize] = 1;
    table.load(S1, &[junk]);
    table.game.cup.fares = [20; crate::ids::Fare::COUNT];
    table.does(S1, "sell:glorious-junk");
    assert_eq!(table.game.merchant(S1).cash, 1200);
    let lying = table.game.cup.goods[Good::GloriousJunk as usize]
        + table.game.out.goods[Good::GloriousJunk as usize];
    assert_eq!(lying, 1);
}

/// MOV-EX-09, MOV-12.42a, MOV-12.42b: the Factory gets half of the price, the
/// Spaceport a tenth; one owner gets both, and nothing on top.
#[test]
fn both_commissions_are_paid() {
    for (factory, port) in [(S2, S3), (S3, S3)] {
        let mut table = at_port(Culture::Graw, port);
        table.game.factories[Culture::Graw as usize] = Some((factory, space("desert-dry-city")));
        table.game.out.goods[Good::GloriousJunk as usize] = 1;
        let events = table.does(S1, "buy:glorious-junk");
        let both = [
            (factory, Commission::Factory(Culture::Graw), 50),
            (port, Commission::Spaceport(space("desert-dryport")), 10),
        ];
        assert_eq!(commissions(&events), both);
    }
}

/// MOV-12.32a: half of the purchase price whenever the Culture sells it, also to the
/// owner, and not when a player does.
#[test]
fn a_factory_earns_half() {
    let mut table = stays(Culture::Graw);
    table.game.factories[Culture::Graw as usize] = Some((S1, space("desert-dry-city")));
    table.game.out.goods[Good::GloriousJunk as usize] = 1;
    let events = table.does(S1, "buy:glorious-junk");
    assert_eq!(
        commissions(&events),
        [(S1, Commission::Factory(Culture::Graw), 50)]
    );
    let mut buyer = stays(Culture::Niks);
    buyer.game.factories[Culture::Graw as usize] = Some((S2, space("base")));
    buyer.game.out.goods[Good::GloriousJunk as usize] = 1;
    buyer.load(S1, &[Item::Good(Good::GloriousJunk)]);
    let events = buyer.does(S1, "sell:glorious-junk");
    assert!(commissions(&events).is_empty());
}

/// MOV-R07, MOV-2.2a: with twelve counters on the map there are no more Deeds.
#[test]
fn twelve_counters_are_all_there_are() {
    let mut table = stays(Culture::Graw);
    let free = |table: &super::Table| {
        let why = table.refuses(S1, "desert-dryport");
        why.map(|(key, _)| key)
    };
    let elsewhere: Vec<usize> = (0..crate::content::ORBITS)
        .filter(|orbit| {
            let space = table.content.map.orbits()[*orbit];
            !space.name().starts_with("desert")
        })
        .take(12)
        .collect();
    for orbit in elsewhere {
        assert_eq!(free(&table), None);
        table.game.ports[orbit] = Some(S1);
    }
    assert_eq!(free(&table), Some("mov-why-counters"));
    assert_eq!(table.game.merchant(S1).ship, Ship::Scout);
}

/// MOV-12.32a, MOV-12.22a: what a purchase brings its buyer may pay for the next, so
/// the order of such purchases counts.
#[test]
fn purchases_that_pay_their_buyer_come_in_an_order() {
    let set = |table: &super::Table| {
        let perfume = crate::choice::Choice::Buy(Item::Good(Good::BionicPerfume));
        engine::Game::unordered(&table.game, &table.content, S1, perfume)
    };
    assert_eq!(set(&at_port(Culture::Nillis, S2)), Some(1));
    assert_eq!(set(&at_port(Culture::Nillis, S1)), None);
}
