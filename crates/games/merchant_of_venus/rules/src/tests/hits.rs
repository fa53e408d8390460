//! §15.431 and §15.432, hits, loot, damage and repairs.

use engine::goods::Swap;
use engine::i18n::{ENGINE_WORDS, Lang, Names, Words};
use engine::{Game, Text};
use kit::position::{S1, S2};

use super::{LASER, Layout, NOVA, SHIELD, Table, meets, space, war};
use crate::MerchantOfVenus;
use crate::event::MerchantEvent;
use crate::ids::{Culture, Fare, Gear, Good, Item, Relic, Ship, System};
use crate::phase::fight::story::FightEvent;
use crate::phase::{Flight, Frame, Hit};
use crate::view::Pending;

const SPICE: Item = Item::Good(Good::SpaceSpice);
const WINE: Item = Item::Good(Good::MulchWine);
const RED: Item = Item::Gear(Gear::RedDrive);
const YELLOW: Item = Item::Gear(Gear::YellowDrive);

fn fare(nth: usize) -> Item {
    Item::Fare(Fare::all().nth(nth).unwrap())
}

/// The first has hit the second.
fn hit((mine, theirs): (&[Item], &[Item]), (ship, other): (Ship, Ship)) -> Table {
    let mut table = meets(mine, theirs);
    table.ship(S1, ship);
    table.ship(S2, other);
    table.game.frames = engine::Frames::starting(Flight(S1).into());
    table.game.frames.call(Frame::Hit(Hit {
        winner: S1,
        loser: S2,
    }));
    table
}

fn scouts(mine: &[Item], theirs: &[Item]) -> Table {
    hit((mine, theirs), (Ship::Scout, Ship::Scout))
}

fn freighter(theirs: &[Item]) -> Table {
    hit((&[LASER], theirs), (Ship::Scout, Ship::Freighter))
}

/// MOV-15.431a: something on the hull, or a hold; holds with the same in them are one
/// choice.
#[test]
fn a_hit_is_one_of_two_things() {
    let table = freighter(&[
        SHIELD,
        Item::Relic(Relic::AirFoil),
        SPICE,
        SPICE,
        RED,
        fare(0),
    ]);
    let hits = [
        "hit:hull:shield",
        "hit:hull:air-foil",
        "hit:hold:1",
        "hit:hold:2",
    ];
    assert_eq!(table.listed(S1), hits);
    let holds = table.public().merchants[1].stowed.clone();
    let items: Vec<Vec<Item>> = holds
        .iter()
        .map(|hold| hold.iter().map(|stowed| stowed.item).collect())
        .collect();
    assert_eq!(
        items,
        [vec![RED, fare(0)], vec![SPICE], vec![SPICE], vec![], vec![]]
    );
    assert!(table.listed(S2).is_empty(), "the winner chooses");
}

/// MOV-15.431b: a Relic is gone for ever, other equipment returns to the bank.
#[test]
fn what_is_destroyed_is_gone() {
    let mut table = scouts(&[LASER], &[SHIELD, Item::Relic(Relic::AirFoil)]);
    table.does(S1, "hit:hull:air-foil");
    assert_eq!(table.game.gone, 1 << Relic::AirFoil as u16);
    assert!(!table.game.merchant(S2).cargo.has(Relic::AirFoil));
    let mut table = scouts(&[LASER], &[SHIELD]);
    let bank = table.game.bank_gear[Gear::Shield as usize];
    table.does(S1, "hit:hull:shield");
    assert_eq!(table.game.bank_gear[Gear::Shield as usize], bank + 1);
    assert_eq!(table.game.merchant(S2).shields(&table.content), 0);
}

/// MOV-15.431c, MOV-15.432a: all equipment in the hold is damaged: drives do not skip,
/// weapons do not fire; the hold itself keeps working.
#[test]
fn equipment_in_a_hold_is_damaged() {
    let mut table = freighter(&[LASER, LASER, RED, YELLOW]);
    assert_eq!(table.game.skips(S2), (true, true));
    table.does(S1, "hit:hold:1");
    // The second Laser and the Red Drive share it.
    assert_eq!(table.game.skips(S2), (false, true));
    let volley = table.game.arsenal(S2);
    assert_eq!(volley.firepower(&table.content), 20);
    assert_eq!(table.game.merchant(S2).cargo.count(RED), 1);
    let hold = &table.public().merchants[1].stowed[0];
    assert!(hold.len() == 2 && hold.iter().all(|stowed| stowed.damaged));
    table.begin(S2);
    table.put(S2, "lane-base-colony-2");
    assert!(
        table.offers(S2, "head:lane-base-colony-1"),
        "red is not skipped"
    );
    assert!(!table.offers(S2, "off:red") && table.offers(S2, "off:yellow"));
}

/// MOV-15.432a: what is damaged is not fired, and the reason is said.
#[test]
fn damaged_weapons_do_not_fire() {
    let mut table = meets(&[LASER, LASER], &[]);
    table.game.merchant_mut(S1).stowage.damage(0);
    table.does(S1, "attack:s2");
    table.does(S1, "fire:laser");
    assert_eq!(table.listed(S1), ["shoot"]);
    let mut table = meets(&[LASER, Item::Relic(Relic::LaserRelic)], &[]);
    let mut stowage = crate::stowage::Stowage::default();
    stowage.put(LASER, true);
    table.game.merchant_mut(S1).stowage = stowage;
    table.does(S1, "attack:s2");
    let why = Some(("mov-why-damaged", "MOV-15.432a"));
    assert_eq!(
        (table.refuses(S1, "laser"), table.listed(S1)),
        (why, vec!["fire:relic-laser".into()])
    );
}

/// MOV-15.431d, MOV-R49: passengers in the hold are lost: into the cup, and as many
/// counters come out.
#[test]
fn passengers_in_a_hold_are_lost() {
    let mut table = freighter(&[fare(0), fare(1), SPICE]);
    let cup = table.game.cup.len();
    let events = table.does(S1, "hit:hold:1");
    assert_eq!(table.game.merchant(S2).cargo.items().count(), 1);
    let drew = |event: &&MerchantEvent| matches!(event, MerchantEvent::Drew(_));
    assert_eq!(
        (events.iter().filter(drew).count(), table.game.cup.len()),
        (2, cup)
    );
    let lost =
        |event: &MerchantEvent| matches!(event, MerchantEvent::Fight(FightEvent::Abandoned(..)));
    let (first, last) = (
        events.iter().rposition(lost).unwrap(),
        events.iter().position(|event| drew(&event)).unwrap(),
    );
    assert!(first < last, "all go in before any comes out");
}

/// MOV-15.431e: a Good is unloaded, and the winner may load it at once.
#[test]
fn a_good_changes_ships() {
    let mut table = scouts(&[LASER], &[SPICE]);
    table.does(S1, "hit:hold:1");
    assert_eq!(table.listed(S1), ["load", "leave"]);
    assert_eq!(table.public().hit.unwrap().good, Some(Good::SpaceSpice));
    let out = table.game.out.goods[Good::SpaceSpice as usize];
    table.does(S1, "load");
    assert_eq!(
        (
            table.game.merchant(S1).cargo.count(SPICE),
            table.game.merchant(S2).cargo.count(SPICE)
        ),
        (1, 0)
    );
    assert_eq!(table.game.out.goods[Good::SpaceSpice as usize], out);
    // MOV-11.3e: it was acquired in this turn.
    assert_eq!(table.game.turn.acquired.count(SPICE), 1);
}

/// MOV-15.431e: what the winner leaves goes into the cup, and a counter comes out.
#[test]
fn a_good_that_is_left_goes_into_the_cup() {
    let mut table = scouts(&[LASER], &[SPICE]);
    table.does(S1, "hit:hold:1");
    let events = table.does(S1, "leave");
    assert!(
        events
            .iter()
            .any(|event| matches!(event, MerchantEvent::Drew(_)))
    );
    assert_eq!(
        (
            table.game.merchant(S1).cargo.count(SPICE),
            table.game.cup.len()
        ),
        (0, 48)
    );
}

/// MOV-15.431f: to make room Goods and equipment go overboard, passengers do not.
#[test]
fn room_is_made_for_loot() {
    let mut table = scouts(&[LASER, WINE, fare(0), RED], &[SPICE]);
    table.does(S1, "hit:hold:1");
    // Dropping the drive would leave its hold to the passenger, but the Wine fills
    // one: either drop helps.
    assert_eq!(
        table.listed(S1),
        ["drop:mulch-wine", "drop:red-drive", "leave"]
    );
    let why = Some(("mov-why-no-hold", "MOV-3.431a"));
    assert_eq!(
        table.why_not(
            S1,
            crate::choice::Subject::Fare(Fare::all().next().unwrap())
        ),
        Some(("mov-why-battle", "MOV-15.21a"))
    );
    assert_ne!(why, None);
    let cup = table.game.cup.len();
    table.does(S1, "drop:mulch-wine");
    assert_eq!(
        (table.listed(S1), table.game.cup.len()),
        (vec!["load".to_owned(), "leave".to_owned()], cup)
    );
    table.does(S1, "load");
    assert_eq!(table.game.merchant(S1).cargo.count(fare(0)), 1);
}

/// MOV-15.431f: where no room can be made, nothing is asked: the Good is lost.
#[test]
fn without_room_loot_is_lost() {
    let mut table = scouts(&[LASER, fare(0), fare(1), fare(2), fare(3)], &[SPICE]);
    table.does(S1, "hit:hold:1");
    assert_eq!(table.game.seen_pending(), Pending::Flight);
    assert_eq!(table.game.merchant(S1).cargo.count(SPICE), 0);
    // MOV-11.3e: what was looted in this turn does not go overboard for more.
    let mut table = scouts(&[LASER, fare(0), fare(1)], &[SPICE, WINE]);
    table.does(S1, "hit:hold:1");
    table.does(S1, "load");
    table.game.frames.call(Frame::Hit(Hit {
        winner: S1,
        loser: S2,
    }));
    let held = table.game.merchant(S1).cargo;
    table.does(S1, "hit:hold:1");
    assert_eq!(table.game.merchant(S1).cargo, held);
}

/// MOV-15.431e, MOV-15.43e: a defender who wins loads, too, and then the turn is over.
#[test]
fn a_defender_loads_loot() {
    let mut table = meets(&[LASER, SPICE], &[LASER]);
    table.does(S1, "attack:s2");
    table.does(S1, "fire:laser");
    table.does(S1, "shoot");
    table.does(S2, "fire:laser");
    table.rolls(&[1, 6]);
    table.does(S2, "shoot");
    table.does(S2, "hit:hold:1");
    assert_eq!(table.listed(S2), ["load", "leave"]);
    table.does(S2, "load");
    assert_eq!(table.game.merchant(S2).cargo.count(SPICE), 1);
    assert_eq!(
        (table.game.active(), table.game.seen_pending()),
        (Some(S2), Pending::Helm)
    );
    assert!(table.game.turn.acquired.is_empty());
}

/// MOV-R67: a ship with nothing to hit is not hit; what is damaged is not hit again.
#[test]
fn nothing_aboard_is_nothing_to_hit() {
    let mut table = meets(&[LASER], &[]);
    table.does(S1, "attack:s2");
    table.does(S1, "fire:laser");
    table.rolls(&[6, 1]);
    let events = table.does(S1, "shoot");
    assert!(events.contains(&FightEvent::Unharmed(S2).into()));
    assert_eq!(table.whereabouts(S1), "colony-02");
    let mut table = freighter(&[RED, YELLOW, SPICE]);
    table.game.merchant_mut(S2).stowage.damage(0);
    assert_eq!(table.listed(S1), ["hit:hold:2"]);
}

/// MOV-15.432b: with a Culture everything is repaired, at once and for nothing; at the
/// Galactic Base nobody does it.
#[test]
fn cultures_repair() {
    let hurt = || {
        let mut table = war(Culture::Graw);
        table.load(S1, &[RED, YELLOW]);
        table.game.merchant_mut(S1).stowage.damage(0);
        table
    };
    let mut table = hurt();
    table.settle(System::Desert, Culture::Graw, false);
    table.put(S1, "desert-desolation-landing");
    let events = table.head(S1, "desert-desolation-city", &[1, 1]);
    assert!(events.contains(&FightEvent::Repaired(S1).into()));
    assert_eq!(
        (table.game.skips(S1), table.game.merchant(S1).cash),
        ((true, true), 1000)
    );
    assert!(!table.game.turn.bought && !table.game.turn.sold);
    for place in ["base", "desert-03"] {
        let mut table = hurt();
        table.put(S1, place);
        table.does(S1, "stay");
        assert_eq!(table.game.skips(S1), (false, false), "{place}");
    }
}

/// MOV-15.432b, MOV-R46: who only stops at somebody's Fort has not landed.
#[test]
fn who_does_not_land_repairs_nothing() {
    let mut table = war(Culture::Graw);
    table.fort(S2, "desert-desolation-city");
    table.load(S1, &[RED, YELLOW]);
    table.game.merchant_mut(S1).stowage.damage(0);
    table.put(S1, "desert-desolation-landing");
    table.head(S1, "desert-desolation-city", &[1, 1]);
    table.does(S1, "stop");
    assert_eq!(table.game.skips(S1), (false, false));
}

/// MOV-R65: the first of a kind hangs on the hull, another moves up when it is gone,
/// sound or not; the rest share holds.
#[test]
fn the_hull_is_filled_first() {
    let mut table = freighter(&[LASER, LASER, RED]);
    table.game.merchant_mut(S2).stowage.damage(0);
    table.does(S1, "hit:hull:laser");
    let seen = &table.public().merchants[1];
    assert_eq!((seen.hull.len(), seen.hull[0].damaged), (1, true));
    assert_eq!(seen.stowed[0].len(), 1);
}

/// MOV-R49: while landed, once a turn, the owner puts small counters into other holds.
#[test]
fn holds_are_arranged_anew() {
    let mut table = war(Culture::Graw);
    table.ship(S1, Ship::Transport);
    table.load(S1, &[RED, YELLOW, fare(0), WINE]);
    table.put(S1, "desert-dry-city");
    table.does(S1, "stay");
    table.does(S1, "stow");
    // The first goes into an empty hold by itself; two holds are free of Goods.
    assert_eq!(table.listed(S1), ["into:1", "into:2"]);
    table.does(S1, "into:2");
    assert_eq!(table.listed(S1), ["into:1", "into:2"]);
    table.does(S1, "into:1");
    let stowed = table.public().merchants[0].stowed.clone();
    let sizes: Vec<usize> = stowed.iter().map(Vec::len).collect();
    assert_eq!(sizes, [2, 1, 1]);
    assert_eq!(
        stowed[0][1].item,
        fare(0),
        "the passenger sits beside the Red Drive"
    );
    assert!(!table.offers(S1, "stow"));
    // One counter, or one hold for two, leaves nothing to choose.
    let mut table = war(Culture::Graw);
    table.load(S1, &[RED, WINE]);
    table.put(S1, "desert-dry-city");
    table.does(S1, "stay");
    assert!(!table.offers(S1, "stow"));
}

/// MOV-R49: passengers have no article, and are spoken of all the same.
#[test]
fn passengers_are_asked_about_in_words() {
    let sources: Vec<_> = MerchantOfVenus::INFO
        .words
        .iter()
        .chain(ENGINE_WORDS)
        .collect();
    let words = Words::new(&sources.into_iter().copied().collect::<Vec<_>>()).unwrap();
    let said = |text: &Text| {
        for lang in Lang::ALL {
            words.try_say(lang, text, &Names::NONE).unwrap();
        }
    };
    let mut table = war(Culture::Graw);
    table.ship(S1, Ship::Transport);
    table.load(S1, &[RED, fare(0), fare(1), WINE]);
    table.put(S1, "desert-dry-city");
    table.does(S1, "stay");
    table.does(S1, "stow");
    for hold in ["into:2", "into:1"] {
        said(
            &Game::question(&table.game, &table.content, S1)
                .unwrap()
                .text,
        );
        for choice in table.choices(S1) {
            said(&Game::label(&table.game, &table.content, S1, choice).text);
        }
        table.does(S1, hold);
    }
}

/// MOV-R49, MOV-3.431a: counters that are alone move together where a Good needs the
/// hold.
#[test]
fn holds_make_room_for_goods() {
    let mut table = war(Culture::Graw);
    table.load(S1, &[RED, YELLOW]);
    table.put(S1, "desert-dry-city");
    table.does(S1, "stay");
    table.does(S1, "stow");
    table.does(S1, "into:2");
    assert_eq!(table.public().merchants[0].stowed[0].len(), 1);
    table.does(S1, "buy:space-spice");
    let stowed = table.public().merchants[0].stowed.clone();
    assert_eq!((stowed[0].len(), stowed[1].len()), (2, 1));
}

/// MOV-R66: damaged equipment goes overboard first; sound equipment changes hands
/// first, and what is damaged stays so.
#[test]
fn damage_goes_with_the_counter() {
    let mut table = war(Culture::Graw);
    table.ship(S1, Ship::Freighter);
    table.load(S1, &[RED, YELLOW, RED]);
    table.game.merchant_mut(S1).stowage.damage(0);
    table.put(S1, "desert-03");
    table.put(S2, "desert-03");
    table.does(S1, "stay");
    assert_eq!(table.game.merchant(S1).sound(Gear::RedDrive), 1);
    let mut other = table;
    other.does(S1, "jettison:red-drive");
    assert_eq!(other.game.merchant(S1).sound(Gear::RedDrive), 1);
    let swap = Swap {
        from: S1,
        to: S2,
        gives: "1red-drive+1yellow-drive".parse().unwrap(),
        gets: "5credits".parse().unwrap(),
    };
    let done = other
        .game
        .exchange(&other.content, &swap, &mut engine::Silence);
    assert_eq!(done, Ok(()));
    let theirs = other.game.merchant(S2);
    assert_eq!(
        (
            theirs.sound(Gear::RedDrive),
            theirs.sound(Gear::YellowDrive)
        ),
        (1, 0)
    );
    assert!(other.game.merchant(S1).cargo.is_empty());
    assert_eq!(other.game.at(S1), space("desert-03"));
}

/// MOV-15.432a, MOV-8.3a: a damaged Shield takes nothing off penalties.
#[test]
fn a_damaged_shield_saves_nothing() {
    let mut table = war(Culture::Graw);
    table.load(S1, &[SHIELD, SHIELD, NOVA]);
    table.game.merchant_mut(S1).stowage.damage(0);
    table.put(S1, "lane-supernova-water-1");
    table.head(S1, "supernova-02", &[3]);
    table.does(S1, "pay");
    assert_eq!(table.game.merchant(S1).cash, 1000 - (30 - 20));
}

/// What each choice of a seat is about.
fn spots(table: &Table, seat: engine::Seat) -> Vec<String> {
    let choices = table.choices(seat).into_iter();
    let spots = choices.map(|choice| {
        let spot = table.game.subject(&table.content, choice);
        format!(
            "{choice} {}",
            spot.map_or_else(String::new, |spot| spot.to_string())
        )
    });
    spots.collect()
}

/// MOV-15.21a, MOV-15.431a, MOV-15.431e: everything in a fight is about something: what
/// is aimed at, a hold, what fell out of it.
#[test]
fn a_fight_is_about_things() {
    let mut table = meets(&[LASER], &[LASER, SPICE]);
    table.does(S1, "attack:s2");
    table.does(S1, "fire:laser");
    assert_eq!(spots(&table, S1), ["shoot s2"]);
    table.does(S1, "shoot");
    assert_eq!(spots(&table, S2), ["fire:laser laser", "shoot s1"]);
    let mut table = freighter(&[SHIELD, RED, SPICE]);
    let hits = [
        "hit:hull:shield shield",
        "hit:hold:1 s2-hold-1",
        "hit:hold:2 s2-hold-2",
    ];
    assert_eq!(spots(&table, S1), hits);
    // A hold of a ship that is there, and no other.
    for (subject, is_there) in [
        ("s2-hold-5", true),
        ("s2-hold-6", false),
        ("s4-hold-1", false),
    ] {
        assert_eq!(table.refuses(S1, subject).is_some(), is_there, "{subject}");
    }
    table.does(S1, "hit:hold:2");
    assert_eq!(spots(&table, S1), ["load space-spice", "leave space-spice"]);
}

/// MOV-R49: holds are arranged by pressing them.
#[test]
fn holds_are_arranged_one_by_one() {
    let mut table = war(Culture::Yxklyx);
    table.load(S1, &[RED, YELLOW]);
    table.put(S1, "desert-dry-city");
    table.does(S1, "stay");
    assert!(spots(&table, S1).contains(&"stow ship-scout".to_owned()));
    table.does(S1, "stow");
    assert_eq!(spots(&table, S1), ["into:1 s1-hold-1", "into:2 s1-hold-2"]);
}
