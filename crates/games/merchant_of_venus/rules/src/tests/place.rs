//! §11, other transactions, and §3, ships.

use engine::goods::Swap;
use engine::{Game, Silence};
use kit::position::{S1, S2, why};

use super::{Layout, Table, lands, space, stays, table};
use crate::deal::Parcel;
use crate::event::MerchantEvent;
use crate::ids::{Counter, Culture, Fare, Gear, Good, Item, Relic, Ship};

const SPICE: Item = Item::Good(Good::SpaceSpice);
const SHIELD: Item = Item::Gear(Gear::Shield);
const RED: Item = Item::Gear(Gear::RedDrive);

/// MOV-11.1a, MOV-11.1b, MOV-3.1a: on an Asteroid one loads and jettisons what is
/// there, and trades with no Culture.
#[test]
fn an_asteroid_is_a_place_too() {
    let mut table = stays(Culture::Graw);
    table.begin(S1);
    table.load(S1, &[SPICE]);
    table.put(S1, "desert-04");
    table.head(S1, "desert-03", &[1]);
    assert_eq!(table.listed(S1), ["jettison:space-spice", "done"]);
    let why = Some(("mov-why-nobody", "MOV-9.1b"));
    assert_eq!(table.refuses(S1, "red-drive"), why);
}

/// MOV-11.2a, MOV-2.8b: a Relic belongs to nobody until someone lands and takes it.
#[test]
fn a_relic_belongs_to_who_takes_it() {
    let mut table = table(2);
    table.lay("desert-02", Counter::Relic(Relic::JumpStart), true);
    table.put(S1, "desert-02");
    table.does(S1, "stay");
    table.does(S1, "take");
    assert!(table.game.merchant(S1).cargo.has(Relic::JumpStart));
    assert!(!table.offers(S1, "take"));
}

/// MOV-11.3a, MOV-11.3b, MOV-11.3d: equipment goes back to the bank, for nothing.
#[test]
fn jettisoned_equipment_goes_to_the_bank() {
    let mut table = stays(Culture::Graw);
    table.load(S1, &[SHIELD]);
    let left = table.game.bank_gear[Gear::Shield as usize];
    table.does(S1, "jettison:shield");
    assert_eq!(table.game.bank_gear[Gear::Shield as usize], left + 1);
    assert_eq!(
        (table.game.merchant(S1).cash, table.game.turn.credit),
        (1000, 0)
    );
}

/// MOV-11.3c: Goods and passengers go into the cup, and as many counters come out.
#[test]
fn jettisoned_goods_go_into_the_cup() {
    let mut table = stays(Culture::Graw);
    let fare = Fare::all().next().unwrap();
    table.load(S1, &[SPICE, Item::Fare(fare)]);
    for item in ["space-spice", "fare-1"] {
        let before = table.game.cup.len();
        let events = table.does(S1, &format!("jettison:{item}"));
        assert!(matches!(events[1], MerchantEvent::Drew(_)), "{events:?}");
        assert_eq!(table.game.cup.len(), before);
    }
}

/// MOV-11.3e: not in the turn in which it was acquired.
#[test]
fn what_was_just_acquired_stays_aboard() {
    let mut table = stays(Culture::Graw);
    table.does(S1, "buy:space-spice");
    assert!(!table.offers(S1, "jettison:space-spice"));
    // With an older one beside it, one may go.
    table.load(S1, &[SPICE]);
    table.does(S1, "jettison:space-spice");
    assert!(!table.offers(S1, "jettison:space-spice"));
}

/// MOV-R39: a jettisoned Relic never returns.
#[test]
fn a_jettisoned_relic_is_gone() {
    let mut table = stays(Culture::Graw);
    table.load(S1, &[Item::Relic(Relic::AirFoil)]);
    table.does(S1, "jettison:air-foil");
    assert!(!table.offers(S1, "buy:air-foil"));
    assert_eq!(table.game.gone, 1 << Relic::AirFoil as u16);
}

/// What someone gives.
fn parcel(text: &str) -> Parcel {
    text.parse().unwrap()
}

fn swap(table: &mut Table, gives: &str, gets: &str) -> Result<(), (&'static str, &'static str)> {
    let swap = Swap {
        from: S1,
        to: S2,
        gives: parcel(gives),
        gets: parcel(gets),
    };
    let open = table.game.deals_open(&table.content, S1, S2);
    open.map_err(|reason| why(&reason))?;
    let done = table.game.exchange(&table.content, &swap, &mut Silence);
    done.map_err(|reason| why(&reason))
}

/// MOV-11.4a: Goods, Relics, passengers, equipment, IOUs and money change hands
/// between merchants in the same place, on any terms.
#[test]
fn merchants_deal() {
    let mut table = stays(Culture::Graw);
    table.put(S2, "desert-desolation-city");
    table.cash(S2, 500);
    let fare = Fare::all().next().unwrap();
    table.load(S1, &[SPICE, Item::Relic(Relic::AirFoil)]);
    table.load(S2, &[SHIELD, Item::Fare(fare)]);
    table.game.merchant_mut(S2).ious = 1 << Culture::Niks as u16;
    let gets = "120credits+1shield+1fare-1+1iou-3";
    assert_eq!(swap(&mut table, "1space-spice+1air-foil", gets), Ok(()));
    let (one, other) = (table.game.merchant(S1), table.game.merchant(S2));
    assert_eq!((one.cash, other.cash), (1120, 380));
    assert!(one.has_iou(Culture::Niks) && other.cargo.has(Relic::AirFoil));
    assert_eq!(one.cargo.count(Item::Fare(fare)), 1);
    assert_eq!(other.cargo.count(SPICE), 1);
}

/// MOV-11.4b: ships and Deeds have no word in a deal.
#[test]
fn ships_and_deeds_do_not_change_hands() {
    for text in ["1scout", "1ship-scout", "1deed", "1colony-cobbleport"] {
        assert!(text.parse::<Parcel>().is_err(), "{text}");
    }
    let table = stays(Culture::Graw);
    let view = table.view(S1);
    let viewer = engine::Viewer::Seat(S1);
    let wares = crate::MerchantOfVenus::wares(&table.content, (&view, viewer), S1);
    assert!(wares.iter().all(|ware| !ware.word.contains("scout")));
}

/// MOV-R40: only the merchant on turn starts a deal, landed, with one in the same
/// place.
#[test]
fn who_may_start_a_deal() {
    let mut table = stays(Culture::Graw);
    let closed = |table: &Table, from, to| {
        let open = table.game.deals_open(&table.content, from, to);
        open.err().map(|reason| why(&reason).0)
    };
    assert_eq!(closed(&table, S1, S2), Some("mov-deal-place"));
    table.put(S2, "desert-desolation-city");
    assert_eq!(closed(&table, S1, S2), None);
    assert_eq!(closed(&table, S2, S1), Some("mov-deal-turn"));
    table.put(S1, "desert-01");
    table.put(S2, "desert-01");
    assert_eq!(closed(&table, S1, S2), Some("mov-deal-landed"));
    table.begin(S1);
    assert_eq!(closed(&table, S1, S2), Some("mov-deal-turn"));
}

/// MOV-R40: both must have what they give and room for what they get; there is no
/// limit and no commission.
#[test]
fn a_deal_must_fit_both() {
    let mut table = lands(Culture::Graw);
    table.put(S2, "desert-desolation-city");
    table.load(S1, &[SPICE, SPICE]);
    table.load(
        S2,
        &[Item::Good(Good::VoilSilk), Item::Good(Good::VoilSilk)],
    );
    assert_eq!(
        swap(&mut table, "1space-spice", "1credits"),
        Err(("mov-deal-full", "MOV-R40"))
    );
    assert_eq!(
        swap(&mut table, "3space-spice", "-"),
        Err(("mov-deal-goods", "MOV-11.4a"))
    );
    assert_eq!(
        swap(&mut table, "-", "-"),
        Err(("mov-deal-nothing", "MOV-11.4a"))
    );
    // One for one fits, and counts for no limit.
    assert_eq!(swap(&mut table, "1space-spice", "1voil-silk"), Ok(()));
    assert!(table.offers(S1, "sell:voil-silk"));
    assert!(!table.offers(S1, "jettison:voil-silk"), "just acquired");
}

/// MOV-3.2a, MOV-2.54d: everything a player has is seen by all.
#[test]
fn possessions_are_open() {
    let mut table = stays(Culture::Graw);
    table.load(S1, &[SPICE]);
    table.does(S1, "deed:desert-dryport");
    let view = table.view(S2);
    let seen = &view.merchants[0];
    assert_eq!((seen.cash, seen.wealth, seen.built), (800, 1000, 1));
    assert_eq!(seen.cargo.count(SPICE), 1);
}

/// MOV-3.4b, MOV-3.4c: there is always one ship, and the old one counts against the
/// price of the new.
#[test]
fn the_old_ship_is_handed_in() {
    let mut table = table(2);
    table.cash(S1, 90);
    table.does(S1, "stay");
    table.does(S1, "ship:clipper");
    assert_eq!(
        (table.game.merchant(S1).ship, table.game.merchant(S1).cash),
        (Ship::Clipper, 0)
    );
    let mut poor = self::table(2);
    poor.cash(S1, 89);
    poor.does(S1, "stay");
    assert!(!poor.offers(S1, "ship:clipper"));
}

/// MOV-3.431a, MOV-3.432a, MOV-3.432b: a hold for a Good or two small counters; the
/// hull takes one Shield and all Relics.
#[test]
fn holds_and_hull() {
    let mut table = table(2);
    let fares: Vec<Item> = Fare::all().take(2).map(Item::Fare).collect();
    table.load(
        S1,
        &[
            SHIELD,
            Item::Relic(Relic::ShieldRelic),
            Item::Relic(Relic::SpyEye),
        ],
    );
    assert_eq!(table.game.merchant(S1).cargo.holds(), 0);
    table.load(S1, &fares);
    assert_eq!(table.game.merchant(S1).cargo.holds(), 1);
    table.load(S1, &[SHIELD]);
    assert_eq!(table.game.merchant(S1).cargo.holds(), 2);
    let cargo = table.game.merchant(S1).cargo;
    assert!(!cargo.has_room(&table.content, Ship::Scout, SPICE));
    assert!(cargo.has_room(&table.content, Ship::Scout, RED));
    assert!(cargo.has_room(&table.content, Ship::Transport, SPICE));
}

/// MOV-3.43a, MOV-3.434a, MOV-3.43b: all goes over to the new ship, and what does not
/// fit goes overboard.
#[test]
fn a_smaller_ship_sheds_what_does_not_fit() {
    let mut table = stays(Culture::Humans);
    table.ship(S1, Ship::Transport);
    table.load(S1, &[SPICE, SPICE, Item::Good(Good::MulchWine), SHIELD]);
    table.does(S1, "ship:clipper");
    assert_eq!(table.game.merchant(S1).cargo.count(SHIELD), 1);
    assert_eq!(
        table.listed(S1),
        [
            "jettison:space-spice",
            "jettison:mulch-wine",
            "jettison:shield"
        ]
    );
    table.does(S1, "jettison:mulch-wine");
    assert_eq!(table.game.merchant(S1).cargo.holds(), 2);
    assert!(table.offers(S1, "done"));
}

/// MOV-R11: what was acquired in this turn must find room in the new ship.
#[test]
fn new_things_must_fit_the_new_ship() {
    let mut table = stays(Culture::Humans);
    table.ship(S1, Ship::Transport);
    for _ in 0..3 {
        table.does(S1, "buy:rock-videos");
    }
    let why = Some(("mov-why-too-small", "MOV-R11"));
    assert_eq!(table.refuses(S1, "ship-clipper"), why);
    assert_eq!(table.game.at(S1), space("desert-desolation-city"));
}
