//! §15.1, Forts.

use engine::Seat;
use kit::position::{S1, S2, S3};

use super::{Layout, SHIELD, Table, space, table_with, war};
use crate::event::MerchantEvent;
use crate::ids::{Counter, Culture, Good, Item, Relic, System};
use crate::options::Options;
use crate::phase::fight::story::FightEvent;
use crate::view::Pending;

/// Forts, and nobody who could shoot at them.
const TOLLS: Options = Options {
    forts: true,
    ..Options::USUAL
};

/// The first player stays in a City of this Culture in the Desert system.
fn stays(culture: Culture) -> Table {
    let mut table = war(culture);
    table.put(S1, "desert-desolation-city");
    table.does(S1, "stay");
    table
}

/// The first player flies into a City where the second has a Fort, with so much
/// cash and so much to spend on the way.
fn at_fort(cash: i32, dice: &[u8]) -> Table {
    let mut table = table_with(&TOLLS, 3);
    table.settle(System::Desert, Culture::Graw, false);
    table.cash(S1, cash);
    table.fort(S2, "desert-desolation-city");
    table.put(S1, "desert-desolation-landing");
    table.head(S1, "desert-desolation-city", dice);
    table
}

fn forts(table: &Table, seat: Seat) -> Vec<&'static str> {
    let forts = table.game.forts(&table.content, seat);
    forts.map(|space| space.name()).collect()
}

/// MOV-15.11a, MOV-15.1b, MOV-2.1a: any Culture sells them, to everybody their own;
/// without the option nobody does.
#[test]
fn any_culture_sells_forts() {
    for culture in [Culture::Graw, Culture::Cholos, Culture::Qossuth] {
        let mut table = stays(culture);
        let events = table.does(S1, "fort:desert-dry-city");
        assert_eq!(forts(&table, S1), ["desert-dry-city"], "{culture}");
        assert_eq!(table.game.merchant(S1).cash, 900);
        let seen = table.public().guards[0];
        assert_eq!((seen.owner, seen.penalty), (Some(S1), 40));
        let built = FightEvent::Fortified(S1, None, space("desert-dry-city"), 100);
        assert!(events.contains(&MerchantEvent::Fight(built)));
    }
    let table = super::stays(Culture::Graw);
    assert!(
        !table
            .listed(S1)
            .iter()
            .any(|choice| choice.starts_with("fort"))
    );
}

/// MOV-15.1c: where one's own race lives a Fort costs a fifth less.
#[test]
fn forts_cost_less_at_home() {
    let mut table = stays(Culture::Humans);
    table.game.merchant_mut(S1).race = Some(Culture::Humans);
    table.does(S1, "fort:desert-dry-city");
    assert_eq!(table.game.merchant(S1).cash, 920);
}

/// MOV-15.12a: in a City, a Spaceport, also of somebody else, or on an Asteroid of
/// the system, where no Fort stands.
#[test]
fn where_forts_can_stand() {
    let mut table = war(Culture::Graw);
    table.port(S2, "desert-dryport");
    table.lay(
        "desert-02",
        Counter::Penalty(crate::ids::Colour::Blue, 10),
        true,
    );
    table.put(S1, "desert-desolation-city");
    table.does(S1, "stay");
    let listed = |table: &Table| -> Vec<String> {
        let all = table.listed(S1).into_iter();
        all.filter(|choice| choice.starts_with("fort:")).collect()
    };
    let places = [
        "fort:desert-desolation-city",
        "fort:desert-dry-city",
        "fort:desert-dryport",
        "fort:desert-03",
    ];
    assert_eq!(listed(&table), places);
    // An Orbit without Spaceport is no place; neither is a box with a penalty.
    let why = Some(("mov-why-no-place", "MOV-15.12a"));
    assert_eq!(table.refuses(S1, "desert-02"), why);
    table.fort(S3, "desert-dry-city");
    assert!(!table.offers(S1, "fort:desert-dry-city"));
    assert!(!table.offers(S1, "fort:colony-shoemaker-levee"));
    // A rock in a box, and an Open Port, are such places.
    for counter in [Counter::OpenPort, Counter::Relic(Relic::AirFoil)] {
        table.lay("desert-02", counter, true);
        assert!(table.offers(S1, "fort:desert-02"), "{counter}");
    }
}

/// MOV-15.11c, MOV-15.11d: four at most; one can be torn down, for nothing, to build
/// it elsewhere at once, at the full price.
#[test]
fn four_forts_at_most() {
    let mut table = stays(Culture::Graw);
    for name in ["ice-01", "ice-05", "colony-shoemaker-levee", "desert-03"] {
        table.fort(S1, name);
    }
    assert!(!table.offers(S1, "fort:desert-dry-city"));
    let moves = table.listed(S1);
    let moves: Vec<&String> = moves
        .iter()
        .filter(|choice| choice.starts_with("refort"))
        .collect();
    assert_eq!(
        moves.len(),
        4 * 3,
        "to Cities and a rock, not to where one stands"
    );
    table.does(S1, "refort:ice-05:desert-dry-city");
    let left = [
        "desert-dry-city",
        "ice-01",
        "colony-shoemaker-levee",
        "desert-03",
    ];
    let mut now = forts(&table, S1);
    now.sort_unstable();
    let mut left = left.to_vec();
    left.sort_unstable();
    assert_eq!(now, left);
    assert_eq!(table.game.merchant(S1).cash, 900);
    assert!(!table.offers(S1, "refort:ice-01:desert-dry-city"));
}

/// MOV-15.11d: a Fort does not go back where it was, and not without the price.
#[test]
fn a_fort_moves_elsewhere_or_not_at_all() {
    let mut table = stays(Culture::Graw);
    table.fort(S1, "desert-03");
    assert!(!table.offers(S1, "refort:desert-03:desert-03"));
    assert!(table.offers(S1, "refort:desert-03:desert-dry-city"));
    table.cash(S1, 99);
    assert!(!table.offers(S1, "refort:desert-03:desert-dry-city"));
}

/// MOV-15.11b: they are no goods: nobody sells, barters or carries them.
#[test]
fn forts_are_not_carried() {
    let mut table = stays(Culture::Graw);
    table.does(S1, "fort:desert-dry-city");
    assert!(table.game.merchant(S1).cargo.is_empty());
    let wares = crate::deal::wares(
        &table.content,
        (&table.public(), engine::Viewer::Public),
        S1,
    );
    assert!(wares.iter().all(|ware| !ware.word.contains("fort")));
    let sale = |choice: &String| choice.starts_with("sell") || choice.starts_with("barter");
    assert!(!table.listed(S1).iter().any(sale));
}

/// MOV-R45: a Fort is a purchase: one in the turn of landing in a City, with credit,
/// and with the commission of the Spaceport it is bought in.
#[test]
fn a_fort_is_a_purchase() {
    let mut table = war(Culture::Graw);
    table.put(S1, "desert-desolation-landing");
    table.head(S1, "desert-desolation-city", &[1, 1]);
    table.game.merchant_mut(S1).ious = 1 << Culture::Graw as u16;
    table.does(S1, "iou:2");
    let credit = table.game.turn.credit;
    table.does(S1, "fort:desert-dry-city");
    assert_eq!(table.game.merchant(S1).cash, 1000 - (100 - credit).max(0));
    assert!(!table.offers(S1, "fort:desert-desolation-city"));
    assert!(!table.offers(S1, "buy:space-spice"));
    let mut table = war(Culture::Graw);
    table.port(S2, "desert-dryport");
    table.put(S1, "desert-dryport");
    table.does(S1, "stay");
    table.does(S1, "fort:desert-dry-city");
    assert_eq!(table.game.merchant(S2).cash, 1010);
    table.does(S1, "refort:desert-dry-city:desert-03");
    assert_eq!(table.game.merchant(S2).cash, 1020, "rebuilding is one, too");
}

/// MOV-15.1a, MOV-15.13a: it stops everybody but its owner.
#[test]
fn owners_pass_their_forts() {
    let mut table = war(Culture::Graw);
    table.fort(S1, "desert-03");
    table.put(S1, "desert-04");
    table.head(S1, "desert-03", &[3]);
    assert_eq!(table.game.seen_pending(), Pending::Flight);
    assert!(table.offers(S1, "land") && table.offers(S1, "go:desert-dryport"));
    table.begin(S2);
    table.put(S2, "desert-04");
    table.head(S2, "desert-03", &[3]);
    assert_eq!(table.listed(S2), ["pay", "stop"]);
    table.does(S2, "pay");
    assert_eq!(table.game.merchant(S2).cash, 960);
    assert!(table.offers(S2, "go:desert-dryport"));
}

/// MOV-15.13b, MOV-8.3a: Shields lessen what is paid there.
#[test]
fn shields_work_at_forts() {
    let mut table = war(Culture::Graw);
    table.fort(S2, "desert-03");
    table.load(S1, &[SHIELD]);
    table.put(S1, "desert-04");
    table.head(S1, "desert-03", &[3]);
    table.does(S1, "pay");
    assert_eq!(table.game.merchant(S1).cash, 980);
}

/// MOV-R46, MOV-15.13b: who stops and does not pay has not landed: no discovery, no
/// trade.
#[test]
fn stopping_at_a_fort_is_not_landing() {
    let mut table = at_fort(100, &[1, 1]);
    assert_eq!(
        table.listed(S1),
        ["pay", "stop"],
        "with the last points, too"
    );
    table.does(S1, "stop");
    assert_eq!(
        (table.listed(S1), table.game.merchant(S1).cash),
        (vec!["done".to_owned()], 100)
    );
    assert!(!table.game.worlds[System::Desert as usize].discovered);
    let mut table = at_fort(100, &[1, 1]);
    let events = table.does(S1, "pay");
    let landed = MerchantEvent::Landed(S1, space("desert-desolation-city"));
    assert!(events.contains(&landed));
    assert!(table.offers(S1, "iou:2") && table.game.merchant(S1).cash == 60);
}

/// MOV-R46, MOV-6.3c: without the money one stops.
#[test]
fn who_cannot_pay_at_a_fort_stops() {
    let table = at_fort(39, &[1, 1]);
    assert_eq!(table.listed(S1), ["done"]);
    assert!(table.game.turn.stopped);
    assert!(!table.game.worlds[System::Desert as usize].discovered);
}

/// MOV-15.13c, MOV-R22: who begins the turn at a Fort of somebody else pays or
/// leaves; leaving is free.
#[test]
fn who_begins_at_a_fort_pays_or_leaves() {
    let begins = |cash: i32| {
        let mut table = war(Culture::Graw);
        table.fort(S2, "desert-desolation-city");
        table.put(S1, "desert-desolation-city");
        table.cash(S1, cash);
        table.load(S1, &[Item::Good(Good::VoilSilk)]);
        table
    };
    let mut table = begins(100);
    table.does(S1, "stay");
    assert_eq!(table.game.merchant(S1).cash, 60);
    assert!(
        table.offers(S1, "buy:space-spice"),
        "paid, so trade goes on"
    );
    let mut table = begins(39);
    assert!(!table.offers(S1, "stay"));
    table.head(S1, "desert-desolation-landing", &[2]);
    assert_eq!(table.game.merchant(S1).cash, 39);
}

/// MOV-R22, MOV-R46: who could not leave pays like who stays, or does not trade.
#[test]
fn who_could_not_leave_a_fort_pays() {
    let stuck = |cash: i32| {
        let mut table = war(Culture::Graw);
        table.fort(S2, "desert-desolation-city");
        table.put(S1, "desert-desolation-city");
        table.cash(S1, cash);
        // Taking off takes two.
        table.head(S1, "desert-desolation-landing", &[1]);
        table
    };
    let mut table = stuck(200);
    assert_eq!(table.listed(S1), ["pay", "stop"]);
    table.does(S1, "pay");
    assert!(table.offers(S1, "fort:desert-dry-city"));
    let mut table = stuck(100);
    table.does(S1, "stop");
    assert_eq!(table.listed(S1), ["done"]);
    assert_eq!(stuck(39).listed(S1), ["done"]);
}

/// MOV-15.4d, MOV-15.42d: without combat nobody fires at a Fort, whatever is known
/// of weapons.
#[test]
fn without_combat_forts_are_tolls() {
    let mut table = at_fort(100, &[1, 1]);
    table.does(S1, "pay");
    assert!(
        !table
            .listed(S1)
            .iter()
            .any(|choice| choice.starts_with("attack"))
    );
    assert!(!table.offers(S1, "buy:laser") && table.game.bank_gear[4] == 0);
}
