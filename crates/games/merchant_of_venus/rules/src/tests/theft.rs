//! §15.5 to §15.7, swindles and revolts.

use kit::position::{S1, S2, S3};

use super::{LASER, Layout, NOVA, Table, space, war};
use crate::event::MerchantEvent;
use crate::ids::{Culture, Gear, Good, Item};
use crate::phase::fight::odds::Sums;
use crate::phase::fight::story::FightEvent;
use crate::phase::fight::{Battle, Target};
use crate::state::Guard;
use crate::{Look, MerchantOfVenus};

const SPICE: Item = Item::Good(Good::SpaceSpice);
const WINE: Item = Item::Good(Good::MulchWine);

/// The first player stays in a City of the Graw, where the second has these Goods.
fn beside(goods: &[Item]) -> Table {
    let mut table = war(Culture::Graw);
    table.load(S2, goods);
    table.put(S1, "desert-dry-city");
    table.put(S2, "desert-dry-city");
    table.does(S1, "stay");
    table
}

/// The first player has landed in a Spaceport of the Graw that belongs to the second.
fn at_port(items: &[Item]) -> Table {
    let mut table = war(Culture::Graw);
    table.port(S2, "desert-dryport");
    table.load(S1, items);
    table.put(S1, "desert-03");
    table.head(S1, "desert-dryport", &[1]);
    table
}

fn swindle(table: &mut Table, dice: &[u8]) -> Vec<MerchantEvent> {
    table.rolls(dice);
    table.does(S1, "swindle:s2")
}

fn revolt(table: &mut Table, fire: &[&str], dice: &[u8]) -> Vec<MerchantEvent> {
    table.does(S1, "revolt:spaceport");
    fire.iter().for_each(|fire| drop(table.does(S1, fire)));
    table.rolls(dice);
    table.does(S1, "shoot")
}

fn port_of(table: &Table, name: &str) -> Option<engine::Seat> {
    let orbit = table.content.map.lay(space(name)).orbit.unwrap();
    table.game.ports[usize::from(orbit)]
}

/// What both sides of an attack of the first would add.
fn sums(game: &MerchantOfVenus, content: &crate::content::Content, target: Target) -> (i32, i32) {
    let battle = Battle {
        attacker: S1,
        target,
        fired: Default::default(),
        answered: Default::default(),
    };
    let Sums {
        pip,
        attack,
        defence,
    } = battle.sums(Look::new(game, content));
    assert_eq!(pip, 1);
    (attack, defence)
}

/// MOV-15.5a, MOV-15.53a, MOV-15.53c: for $50 and without weapons a Good of a merchant
/// in the same place is taken, of the attacker's choice, and the turn goes on.
#[test]
fn a_good_is_stolen() {
    let mut table = beside(&[SPICE, WINE]);
    swindle(&mut table, &[4, 3]);
    assert_eq!(table.game.merchant(S1).cash, 950);
    assert_eq!(table.listed(S1), ["steal:space-spice", "steal:mulch-wine"]);
    table.does(S1, "steal:mulch-wine");
    let (mine, theirs) = (table.game.merchant(S1).cargo, table.game.merchant(S2).cargo);
    assert_eq!(
        (mine.count(WINE), theirs.count(WINE), theirs.count(SPICE)),
        (1, 0, 1)
    );
    assert!(table.offers(S1, "buy:space-spice"));
    // MOV-11.3e: it was acquired just now.
    assert!(!table.offers(S1, "jettison:mulch-wine"));
}

/// MOV-15.53d, MOV-R50, MOV-15.212a: who does not roll more gets nothing, has paid, and
/// has no more turn.
#[test]
fn a_failed_swindle_ends_the_turn() {
    for dice in [[3, 3], [1, 6]] {
        let mut table = beside(&[SPICE]);
        swindle(&mut table, &dice);
        assert_eq!(table.game.active(), Some(S2), "{dice:?}");
        assert_eq!(table.game.merchant(S1).cash, 950);
        assert_eq!(table.game.merchant(S2).cargo.count(SPICE), 1);
    }
}

/// MOV-15.53c, MOV-R50: only Goods are taken; who has none is no target, and the thief
/// needs a free hold.
#[test]
fn what_a_swindle_needs() {
    let table = beside(&[LASER, NOVA]);
    let why = Some(("mov-why-no-goods", "MOV-R50"));
    assert_eq!(
        (table.offers(S1, "swindle:s2"), table.refuses(S1, "s2")),
        (false, why)
    );
    let why = Some(("mov-why-not-here", "MOV-15.52b"));
    assert_eq!(table.refuses(S1, "s3"), why);
    let mut table = beside(&[SPICE]);
    table.load(S1, &[WINE, WINE]);
    let why = Some(("mov-why-no-hold", "MOV-3.431a"));
    assert_eq!(table.refuses(S1, "s2"), why);
    table.does(S1, "jettison:mulch-wine");
    assert!(table.offers(S1, "swindle:s2"));
    table.cash(S1, 49);
    table.game.turn.credit = 100;
    let why = Some(("mov-why-no-cash", "MOV-R34"));
    assert_eq!(table.refuses(S1, "s2"), why, "credit does not count");
}

/// MOV-15.51a, MOV-15.2c: in the turn of landing in a City it is the one purchase.
#[test]
fn a_swindle_is_a_purchase() {
    let landed = || {
        let mut table = war(Culture::Graw);
        table.load(S2, &[SPICE, SPICE]);
        table.put(S1, "desert-dryport");
        table.put(S2, "desert-dry-city");
        table.head(S1, "desert-dry-city", &[1, 1]);
        table
    };
    let mut table = landed();
    swindle(&mut table, &[6, 1]);
    assert!(!table.offers(S1, "swindle:s2") && !table.offers(S1, "buy:space-spice"));
    assert!(!table.offers(S1, "fort:desert-dry-city"));
    let mut table = landed();
    table.does(S1, "buy:space-spice");
    let why = Some(("mov-why-bought", "MOV-9.41a"));
    assert_eq!(table.refuses(S1, "s2"), why);
}

/// MOV-15.52a: whoever stays, or is at a Spaceport, goes on while each attack is won.
#[test]
fn swindles_go_on_while_they_succeed() {
    let mut table = beside(&[SPICE, SPICE]);
    swindle(&mut table, &[6, 1]);
    swindle(&mut table, &[6, 1]);
    assert_eq!(table.game.merchant(S1).cargo.count(SPICE), 2);
    assert_eq!(table.game.merchant(S1).cash, 900);
    let mut table = at_port(&[]);
    table.put(S2, "desert-dryport");
    table.load(S2, &[SPICE, SPICE]);
    swindle(&mut table, &[6, 1]);
    assert!(table.offers(S1, "swindle:s2"));
}

/// MOV-15.53b, MOV-EX-10: each adds one for each Spaceport, Factory and Fort of its
/// own in that very space, and one where its own race lives.
#[test]
fn what_is_added_in_a_swindle() {
    let mut table = beside(&[SPICE]);
    let added = |table: &Table| sums(&table.game, &table.content, Target::Goods(S2));
    assert_eq!(added(&table), (0, 0));
    table.game.merchant_mut(S1).race = Some(Culture::Graw);
    assert_eq!(added(&table), (1, 0));
    table.game.merchant_mut(S1).race = None;
    // The example: a Spaceport of one's own, with one's own race.
    let mut table = at_port(&[]);
    table.port(S1, "desert-dryport");
    table.put(S2, "desert-dryport");
    table.game.merchant_mut(S1).race = Some(Culture::Graw);
    assert_eq!(added(&table), (2, 0));
    // Elsewhere in the system nothing counts.
    table.port(S2, "desert-desolation-landing");
    assert_eq!(added(&table), (2, 0));
    table.game.factories[Culture::Graw as usize] = Some((S2, space("desert-dryport")));
    table.fort(S2, "desert-dryport");
    assert_eq!(added(&table), (2, 2));
}

/// MOV-15.53b, MOV-15.211a: with what is added the total must be higher.
#[test]
fn a_swindle_is_decided_by_totals() {
    let mut table = beside(&[SPICE]);
    table.game.merchant_mut(S1).race = Some(Culture::Graw);
    let events = swindle(&mut table, &[3, 3]);
    let fought = |event: &MerchantEvent| match event {
        MerchantEvent::Fight(FightEvent::Fought(_, dice, totals)) => Some((*dice, *totals)),
        _ => None,
    };
    assert_eq!(events.iter().find_map(fought), Some(((3, 3), (4, 3))));
    assert_eq!(table.game.merchant(S1).cargo.count(SPICE), 1);
}

/// MOV-15.5a, MOV-15.51a: attacks are bought from a Culture: not at the Base, nor on a
/// rock.
#[test]
fn attacks_are_bought_from_cultures() {
    for place in ["base", "desert-03"] {
        let mut table = war(Culture::Graw);
        table.load(S2, &[SPICE]);
        table.put(S1, place);
        table.put(S2, place);
        table.does(S1, "stay");
        assert!(!table.offers(S1, "swindle:s2"), "{place}");
    }
    let mut table = super::stays(Culture::Graw);
    table.put(S2, "desert-desolation-city");
    table.load(S2, &[SPICE]);
    assert!(!table.offers(S1, "swindle:s2"), "nor without combat");
}

/// MOV-15.5b, MOV-15.54a, MOV-15.542d: for $100 of money and firepower a Spaceport of
/// who is away changes hands, and its Deed.
#[test]
fn a_revolt_seizes_a_spaceport() {
    let mut table = at_port(&[LASER, NOVA]);
    table.game.factories[Culture::Graw as usize] = Some((S2, space("desert-dryport")));
    let before = table.game.wealth(&table.content, S1);
    revolt(&mut table, &["fire:laser"], &[6, 1]);
    assert_eq!(port_of(&table, "desert-dryport"), Some(S1));
    assert_eq!(table.game.merchant(S1).cash, 1000 - 80);
    assert_eq!(table.game.wealth(&table.content, S1), before - 80 + 200);
    // MOV-15.542d: the Factory beside it stays whose it is.
    let factory = table.game.factories[Culture::Graw as usize];
    assert_eq!(factory, Some((S2, space("desert-dryport"))));
    assert_eq!(table.game.active(), Some(S1));
    assert!(table.offers(S1, "revolt:factory"), "one goes on");
}

/// MOV-15.542e, MOV-R51: a lost revolt ends the turn; money and Nova Balls are gone,
/// Lasers are not.
#[test]
fn a_failed_revolt_ends_the_turn() {
    let mut table = at_port(&[LASER, NOVA]);
    revolt(&mut table, &["fire:laser", "fire:nova"], &[2, 1]);
    assert_eq!(
        (table.game.active(), port_of(&table, "desert-dryport")),
        (Some(S2), Some(S2))
    );
    assert_eq!(table.game.merchant(S1).cash, 1000 - 60);
    let merchant = table.game.merchant(S1);
    assert_eq!(
        (merchant.sound(Gear::Laser), merchant.sound(Gear::NovaBall)),
        (1, 0)
    );
}

/// MOV-15.54b, MOV-R51: firepower only saves money, and never brings any back.
#[test]
fn firepower_only_saves_money() {
    let lasers = [LASER; 4];
    let mut table = at_port(&[lasers[0], lasers[1], lasers[2], NOVA, NOVA, NOVA]);
    table.ship_up();
    table.does(S1, "revolt:spaceport");
    for fire in [
        "fire:laser",
        "fire:laser",
        "fire:laser",
        "fire:nova",
        "fire:nova",
        "fire:nova",
    ] {
        table.does(S1, fire);
    }
    let battle = table.public().battle.unwrap();
    assert_eq!((battle.sums.attack, battle.sums.defence), (0, 1));
    table.rolls(&[3, 2]);
    table.does(S1, "shoot");
    assert_eq!(table.game.merchant(S1).cash, 1000);
    assert_eq!(table.game.active(), Some(S2), "three against two and one");
}

/// MOV-15.54a, MOV-R47: at least one weapon, and money for the rest.
#[test]
fn what_a_revolt_takes() {
    let table = at_port(&[]);
    let why = Some(("mov-why-no-weapon", "MOV-R47"));
    assert_eq!(
        (
            table.offers(S1, "revolt:spaceport"),
            table.forbids(S1, "revolt:spaceport")
        ),
        (false, why)
    );
    let mut table = at_port(&[LASER, NOVA]);
    table.cash(S1, 59);
    assert!(!table.offers(S1, "revolt:spaceport"));
    table.cash(S1, 60);
    table.does(S1, "revolt:spaceport");
    table.does(S1, "fire:laser");
    assert_eq!(table.listed(S1), ["fire:nova"], "eighty is too much");
    table.does(S1, "fire:nova");
    table.rolls(&[6, 1]);
    table.does(S1, "shoot");
    assert_eq!(table.game.merchant(S1).cash, 0);
}

/// MOV-15.541a: no revolt while the owner is anywhere in the system; nor against
/// oneself.
#[test]
fn owners_in_the_system_are_immune() {
    let mut table = at_port(&[LASER]);
    table.put(S2, "desert-06");
    let why = Some(("mov-why-at-home", "MOV-15.541a"));
    assert_eq!(table.forbids(S1, "revolt:spaceport"), why);
    table.put(S2, "base");
    assert!(table.offers(S1, "revolt:spaceport"));
    table.port(S1, "desert-dryport");
    assert!(!table.offers(S1, "revolt:spaceport"));
}

/// MOV-15.52b, MOV-15.541a: only what stands in the very space is a target.
#[test]
fn a_revolt_is_about_one_space() {
    let mut table = at_port(&[LASER]);
    table.game.factories[Culture::Graw as usize] = Some((S3, space("desert-dry-city")));
    assert!(!table.offers(S1, "revolt:factory"));
    table.game.factories[Culture::Graw as usize] = Some((S3, space("desert-dryport")));
    assert!(table.offers(S1, "revolt:factory"));
}

/// MOV-15.541b: Forts and Open Ports are no targets.
#[test]
fn forts_and_open_ports_do_not_revolt() {
    let mut table = war(Culture::Graw);
    table.lay("desert-02", crate::ids::Counter::OpenPort, true);
    table.load(S1, &[LASER]);
    table.fort(S2, "desert-02");
    table.put(S1, "desert-02");
    table.does(S1, "stay");
    table.does(S1, "hold-fire");
    assert!(table.offers(S1, "buy:space-spice"));
    assert!(
        !table
            .listed(S1)
            .iter()
            .any(|choice| choice.starts_with("revolt"))
    );
}

/// MOV-15.542a, MOV-15.542b, MOV-EX-11: own Spaceports anywhere in the system count,
/// Factory and Fort only in the very space.
#[test]
fn what_is_added_in_a_revolt() {
    let mut table = at_port(&[LASER]);
    let added = |table: &Table| sums(&table.game, &table.content, Target::Spaceport);
    assert_eq!(added(&table), (0, 1));
    // The example: a Fort and a Spaceport here, a Factory and a Spaceport elsewhere.
    table.fort(S2, "desert-dryport");
    table.port(S2, "desert-desolation-landing");
    table.game.factories[Culture::Graw as usize] = Some((S2, space("desert-dry-city")));
    assert_eq!(added(&table), (0, 3));
    table.game.factories[Culture::Graw as usize] = Some((S2, space("desert-dryport")));
    assert_eq!(added(&table), (0, 4));
    table.port(S1, "desert-desolation-landing");
    assert_eq!(added(&table), (1, 3));
    // Other systems do not count.
    table.port(S1, "ice-ice-station");
    assert_eq!(added(&table), (1, 3));
}

/// MOV-15.542c: who belongs to the Culture of the system adds one.
#[test]
fn natives_have_more_in_a_revolt() {
    let mut table = at_port(&[LASER]);
    table.game.merchant_mut(S2).race = Some(Culture::Graw);
    table.game.merchant_mut(S1).race = None;
    let added = |table: &Table| sums(&table.game, &table.content, Target::Spaceport);
    assert_eq!(added(&table), (0, 2));
    table.game.merchant_mut(S2).race = None;
    table.game.merchant_mut(S1).race = Some(Culture::Graw);
    assert_eq!(added(&table), (1, 1));
}

/// MOV-15.542d, MOV-15.7b: a Factory keeps its place, and its Goods; a Fort beside it
/// stays.
#[test]
fn a_factory_changes_hands() {
    let mut table = at_port(&[LASER]);
    table.fort(S2, "desert-dryport");
    table.game.turn.paid = true;
    table.game.factories[Culture::Graw as usize] = Some((S3, space("desert-dryport")));
    table.does(S1, "revolt:factory");
    table.does(S1, "fire:laser");
    table.rolls(&[6, 1]);
    table.does(S1, "shoot");
    let factory = table.game.factories[Culture::Graw as usize];
    assert_eq!(factory, Some((S1, space("desert-dryport"))));
    let place = table
        .content
        .map
        .lay(space("desert-dryport"))
        .place
        .unwrap();
    assert_eq!(table.game.guards[usize::from(place)], Some(Guard::Fort(S2)));
    assert_eq!(port_of(&table, "desert-dryport"), Some(S2));
}

/// MOV-R07: with all counters on the map nothing more is seized.
#[test]
fn a_revolt_takes_a_counter() {
    let mut table = at_port(&[LASER]);
    for orbit in 0..12 {
        if table.game.ports[orbit].is_none() {
            table.game.ports[orbit] = Some(S1);
        }
    }
    let mut orbit = 12;
    while table.game.built(S1) < 12 {
        if table.game.ports[orbit].is_none() {
            table.game.ports[orbit] = Some(S1);
        }
        orbit += 1;
    }
    assert!(!table.offers(S1, "revolt:spaceport"));
}

/// MOV-15.6a, MOV-15.51a: attacks and the penalties before them give nobody a
/// commission; a revolt is the one purchase of a landing in a City.
#[test]
fn attacks_give_no_commission() {
    let mut table = at_port(&[LASER]);
    table.port(S3, "desert-dryport");
    table.put(S2, "desert-dryport");
    table.load(S2, &[SPICE]);
    swindle(&mut table, &[6, 1]);
    revolt(&mut table, &["fire:laser"], &[1, 6]);
    assert_eq!(table.game.merchant(S3).cash, 1000);
    let mut table = war(Culture::Graw);
    table.load(S1, &[LASER]);
    table.game.factories[Culture::Graw as usize] = Some((S2, space("desert-dry-city")));
    table.put(S1, "desert-dryport");
    table.head(S1, "desert-dry-city", &[1, 1]);
    table.does(S1, "revolt:factory");
    table.does(S1, "fire:laser");
    table.rolls(&[6, 1]);
    table.does(S1, "shoot");
    assert!(!table.offers(S1, "buy:space-spice"));
}

/// MOV-15.7a, MOV-15.7b: nothing removes a Spaceport or a Factory: nobody is offered
/// to.
#[test]
fn ports_are_never_removed() {
    let mut table = at_port(&[LASER]);
    table.port(S1, "desert-dryport");
    table.game.factories[Culture::Graw as usize] = Some((S1, space("desert-dryport")));
    let about = |choice: &String| {
        choice.starts_with("attack") || choice.starts_with("refort") || choice.starts_with("revolt")
    };
    assert!(
        !table.listed(S1).iter().any(about),
        "{:?}",
        table.listed(S1)
    );
}

/// More room than a Scout has.
trait Room {
    fn ship_up(&mut self);
}

impl Room for Table {
    fn ship_up(&mut self) {
        self.ship(S1, crate::ids::Ship::Freighter);
    }
}
