//! §9, trading with Cultures.

use kit::position::{S1, S2};
use strum::VariantArray;

use super::{Layout, at_port, lands, space, stays, table};
use crate::event::MerchantEvent;
use crate::ids::{Culture, Fare, Gear, Good, Item, Relic, Ship, System};

const SPICE: Item = Item::Good(Good::SpaceSpice);
const SHIELD: Item = Item::Gear(Gear::Shield);

/// MOV-9.1a, MOV-4.1a, MOV-2.54a: at the start nobody has anything but a Scout: it
/// lies with Cultures and bank.
#[test]
fn everything_is_got_by_trade() {
    let table = table(2);
    for seat in table.game.everyone() {
        let merchant = table.game.merchant(seat);
        assert!(merchant.cargo.is_empty() && merchant.ious == 0);
        assert_eq!((merchant.ship, table.game.built(seat)), (Ship::Scout, 0));
    }
    assert_eq!(table.game.out.goods[Good::SpaceSpice as usize], 6);
    assert_eq!(table.game.bank_gear[Gear::Shield as usize], 15);
}

/// MOV-9.1b, MOV-2.51a: one buys only what the Culture sells, and sells only what it
/// buys.
#[test]
fn trade_is_with_who_lives_there() {
    let mut table = stays(Culture::Graw);
    table.load(
        S1,
        &[Item::Good(Good::MulchWine), Item::Good(Good::VoilSilk)],
    );
    assert_eq!(
        table
            .listed(S1)
            .iter()
            .filter(|choice| choice.starts_with("buy:"))
            .count(),
        0,
        "both holds are full"
    );
    // 2 buys from 9, 10 and 1.
    assert!(table.offers(S1, "sell:voil-silk") && !table.offers(S1, "sell:mulch-wine"));
    let why = Some(("mov-why-not-bought", "MOV-9.31a"));
    table.game.turn.acquired.add(Item::Good(Good::MulchWine));
    assert_eq!(table.refuses(S1, "mulch-wine"), why);
    table.does(S1, "sell:voil-silk");
    assert!(table.offers(S1, "buy:space-spice") && !table.offers(S1, "buy:mulch-wine"));
}

/// MOV-9.2a, MOV-2.3a: the printed price goes to the bank.
#[test]
fn a_purchase_is_paid_to_the_bank() {
    let mut table = stays(Culture::Graw);
    let bank = table.game.bank;
    let events = table.does(S1, "buy:space-spice");
    assert_eq!(events, [MerchantEvent::Bought(S1, SPICE, 30)]);
    assert_eq!(
        (table.game.merchant(S1).cash, table.game.bank),
        (970, bank + 30)
    );
    assert_eq!(table.game.merchant(S1).cargo.count(SPICE), 1);
}

/// MOV-9.2b, MOV-3.3a: Deeds, and nothing else, cost a fifth less at home.
#[test]
fn deeds_are_cheaper_at_home() {
    let mut table = stays(Culture::Niks);
    table.game.merchant_mut(S1).race = Some(Culture::Niks);
    table.does(S1, "deed:desert-dryport");
    assert_eq!(table.game.merchant(S1).cash, 1000 - 160);
    table.does(S1, "factory:desert-dry-city");
    assert_eq!(table.game.merchant(S1).cash, 840 - 160);
    table.does(S1, "buy:shield");
    assert_eq!(table.game.merchant(S1).cash, 680 - 60);
    let mut abroad = stays(Culture::Graw);
    abroad.game.merchant_mut(S1).race = Some(Culture::Niks);
    abroad.does(S1, "deed:desert-dryport");
    assert_eq!(abroad.game.merchant(S1).cash, 800);
}

/// MOV-9.2c: only what is there is for sale.
#[test]
fn what_is_gone_is_not_for_sale() {
    let mut table = stays(Culture::Graw);
    table.game.out.goods[Good::SpaceSpice as usize] = 1;
    table.does(S1, "buy:space-spice");
    assert!(!table.offers(S1, "buy:space-spice"));
    let why = Some(("mov-why-none-left", "MOV-9.2c"));
    table.game.merchant_mut(S1).cargo.remove(SPICE);
    assert_eq!(table.refuses(S1, "space-spice"), why);
}

/// MOV-9.2d, MOV-12.1a, MOV-2.541a: only Deeds of the system where one trades.
#[test]
fn deeds_of_other_systems_are_not_sold() {
    let table = stays(Culture::Graw);
    let deeds: Vec<String> = table
        .listed(S1)
        .into_iter()
        .filter(|choice| choice.starts_with("deed:"))
        .collect();
    assert_eq!(
        deeds,
        ["deed:desert-desolation-landing", "deed:desert-dryport"]
    );
    let why = Some(("mov-why-elsewhere", "MOV-12.1a"));
    assert_eq!(table.refuses(S1, "colony-cobbleport"), why);
}

/// MOV-9.21a, MOV-2.4c, MOV-2.52b: ships and equipment by science level.
#[test]
fn science_levels_sell_their_own() {
    for (culture, sold) in [
        (Culture::Graw, &[][..]),
        (
            Culture::Dell,
            &["buy:yellow-drive", "ship:transport", "ship:freighter"],
        ),
        (Culture::Humans, &["buy:red-drive", "ship:clipper"]),
        (Culture::Nillis, &["buy:shield"]),
        (Culture::Volois, &["buy:combined-drive"]),
    ] {
        let table = stays(culture);
        let technical = |choice: &String| {
            let goods = Good::VARIANTS.iter();
            let mut goods = goods.map(|good| format!("buy:{good}"));
            let buys = choice.starts_with("buy:") && goods.all(|good| good != *choice);
            buys || choice.starts_with("ship:")
        };
        let listed: Vec<String> = table.listed(S1).into_iter().filter(technical).collect();
        assert_eq!(listed, sold, "{culture}");
    }
}

/// MOV-9.21b, MOV-R03, MOV-1.1b: the Galactic Base sells every ship, and nothing
/// else is traded there.
#[test]
fn the_base_sells_ships_alone() {
    let mut table = table(2);
    table.cash(S1, 1000);
    table.load(S1, &[SPICE, SHIELD]);
    table.does(S1, "stay");
    let listed: Vec<String> = table
        .listed(S1)
        .into_iter()
        .filter(|choice| !choice.starts_with("jettison:"))
        .collect();
    assert_eq!(
        listed,
        ["ship:clipper", "ship:transport", "ship:freighter", "done"]
    );
    assert!(table.offers(S1, "jettison:space-spice"));
}

/// MOV-R33: equipment is finite: what all have been sold of comes back when one
/// returns to the bank.
#[test]
fn equipment_runs_out() {
    let mut table = stays(Culture::Nillis);
    table.game.bank_gear[Gear::Shield as usize] = 1;
    table.does(S1, "buy:shield");
    assert!(!table.offers(S1, "buy:shield"));
    table.does(S1, "barter:shield");
    assert!(table.offers(S1, "buy:shield"));
}

/// MOV-9.3a, MOV-9.3b, MOV-9.3c: Goods are sold, equipment and IOUs bartered, Deeds
/// neither.
#[test]
fn what_is_sold_and_what_is_bartered() {
    let mut table = stays(Culture::Graw);
    table.load(S1, &[Item::Good(Good::VoilSilk), SHIELD]);
    table.game.merchant_mut(S1).ious |= 1 << Culture::Graw as u16;
    table.game.ports[0] = Some(S1);
    let traded: Vec<String> = table
        .listed(S1)
        .into_iter()
        .filter(|choice| {
            ["sell:", "barter:", "iou:"]
                .iter()
                .any(|word| choice.starts_with(word))
        })
        .collect();
    assert_eq!(traded, ["iou:2", "sell:voil-silk", "barter:shield"]);
}

/// MOV-9.31a, MOV-9.31b, MOV-2.51c: only the three numbers that follow buy a Good,
/// and the bank pays its sale price.
#[test]
fn buyers_pay_the_sale_price() {
    for (culture, buys) in [
        (Culture::Niks, true),
        (Culture::Humans, true),
        (Culture::Shenna, true),
        (Culture::Yxklyx, false),
        (Culture::Graw, false),
    ] {
        let mut table = stays(culture);
        table.load(S1, &[SPICE]);
        assert_eq!(table.offers(S1, "sell:space-spice"), buys, "{culture}");
    }
    let mut table = stays(Culture::Shenna);
    table.load(S1, &[SPICE]);
    let bank = table.game.bank;
    table.does(S1, "sell:space-spice");
    assert_eq!(
        (table.game.merchant(S1).cash, table.game.bank),
        (1080, bank - 80)
    );
}

/// MOV-9.31c, MOV-2.7a, MOV-R09: what is sold goes into the cup first, and as many
/// counters come out at once.
#[test]
fn sold_goods_go_into_the_cup() {
    let mut drawn_again = false;
    for word in ["a", "b", "c", "d", "e", "f", "g", "h"] {
        let mut table = stays(Culture::Shenna);
        table.load(S1, &[SPICE]);
        // Nothing else in the cup: what was just put in can be drawn.
        table.game.cup.demands = [0; crate::ids::Demand::COUNT];
        table.game.cup.fares = [0; Fare::COUNT];
        table.reseed(word);
        let events = table.does(S1, "sell:space-spice");
        let drew = |event: &&MerchantEvent| matches!(event, MerchantEvent::Drew(_));
        assert_eq!(events.iter().filter(drew).count(), 1);
        drawn_again |= table.game.cup.len() == 0;
    }
    assert!(drawn_again, "the counter itself was drawn");
}

/// MOV-9.32a, MOV-9.32c, MOV-2.52c: bartered things give credit: half of the price
/// for equipment, what is printed for ships and IOUs.
#[test]
fn barter_gives_credit() {
    let mut table = stays(Culture::Humans);
    table.load(S1, &[SHIELD, Item::Relic(Relic::AirFoil)]);
    table.game.merchant_mut(S1).ious |= 1 << Culture::Humans as u16;
    table.does(S1, "barter:shield");
    assert_eq!(table.game.turn.credit, 30);
    table.does(S1, "barter:air-foil");
    assert_eq!(table.game.turn.credit, 70);
    table.does(S1, "iou:4b");
    assert_eq!(table.game.turn.credit, 160);
    assert_eq!(table.game.merchant(S1).cash, 1000);
    // A Scout gives 30 for a Clipper of 120.
    table.does(S1, "ship:clipper");
    assert_eq!(
        (table.game.turn.credit, table.game.merchant(S1).cash),
        (70, 1000)
    );
}

/// MOV-9.32b, MOV-R34: credit is spent first, and what is left of it at the end of
/// the turn is lost.
#[test]
fn credit_is_lost_with_the_turn() {
    let mut table = stays(Culture::Graw);
    table.game.merchant_mut(S1).ious |= 1 << Culture::Graw as u16;
    table.does(S1, "iou:2");
    table.does(S1, "buy:space-spice");
    assert_eq!(
        (table.game.turn.credit, table.game.merchant(S1).cash),
        (60, 1000)
    );
    let events = table.does(S1, "done");
    assert_eq!(events[0], MerchantEvent::CreditLost(S1, 60));
    assert_eq!(
        (table.game.turn.credit, table.game.merchant(S1).cash),
        (0, 1000)
    );
}

/// MOV-R34: credit pays no other merchant.
#[test]
fn credit_is_not_money() {
    let mut table = stays(Culture::Graw);
    table.game.turn.credit = 500;
    table.cash(S1, 20);
    table.put(S2, "desert-desolation-city");
    let view = table.view(S1);
    let wares = <crate::MerchantOfVenus as engine::Game>::wares(
        &table.content,
        (&view, engine::Viewer::Seat(S1)),
        S1,
    );
    assert_eq!((wares[0].word.as_str(), wares[0].most), ("credits", 20));
}

/// MOV-9.321a, MOV-9.321b: an IOU is for its own Culture, and gone once used.
#[test]
fn an_iou_is_used_once_with_its_culture() {
    let mut table = stays(Culture::Graw);
    table.game.merchant_mut(S1).ious |= 1 << Culture::Niks as u16 | 1 << Culture::Graw as u16;
    assert!(table.offers(S1, "iou:2") && !table.offers(S1, "iou:3"));
    let why = Some(("mov-why-no-iou", "MOV-9.321a"));
    assert_eq!(table.refuses(S1, "culture-3"), why);
    table.does(S1, "iou:2");
    assert!(!table.game.merchant(S1).has_iou(Culture::Graw));
    assert!(!table.offers(S1, "iou:2"));
}

/// MOV-9.322a, MOV-9.322b, MOV-2.81b: any Culture takes equipment; a Relic then lies
/// on its sun, for its price, in any place where it trades.
#[test]
fn a_bartered_relic_is_for_sale() {
    let mut table = stays(Culture::Graw);
    table.load(S1, &[Item::Relic(Relic::SpyEye)]);
    table.does(S1, "barter:spy-eye");
    assert_eq!(table.game.turn.credit, 50);
    table.does(S1, "done");
    table.begin(S2);
    table.cash(S2, 100);
    table.put(S2, "desert-dry-city");
    table.does(S2, "stay");
    table.does(S2, "buy:spy-eye");
    assert_eq!(table.game.merchant(S2).cash, 0);
    assert!(table.game.merchant(S2).cargo.has(Relic::SpyEye));
    assert_eq!(table.game.suns[Relic::SpyEye as usize], None);
}

/// MOV-9.322c: other equipment returns to the bank.
#[test]
fn bartered_equipment_returns_to_the_bank() {
    let mut table = stays(Culture::Graw);
    table.load(S1, &[SHIELD]);
    let left = table.game.bank_gear[Gear::Shield as usize];
    table.does(S1, "barter:shield");
    assert_eq!(table.game.bank_gear[Gear::Shield as usize], left + 1);
}

/// MOV-9.323a, MOV-9.323b, MOV-R35: a ship is handed in only for another, wherever
/// ships are sold; credit beyond the price pays other things of the turn.
#[test]
fn a_ship_is_handed_in_for_another() {
    let mut table = stays(Culture::Humans);
    table.ship(S1, Ship::Freighter);
    // Sold by Industry, taken by Technology: 150 for a Clipper of 120.
    table.does(S1, "ship:clipper");
    assert_eq!(table.game.turn.credit, 30);
    table.does(S1, "buy:rock-videos");
    assert_eq!(
        (table.game.turn.credit, table.game.merchant(S1).cash),
        (0, 910)
    );
    assert!(!table.offers(S1, "ship:clipper"));
    let why = Some(("mov-why-own-ship", "MOV-3.4b"));
    assert_eq!(table.refuses(S1, "ship-clipper"), why);
}

/// MOV-9.4a: in any order.
#[test]
fn trade_goes_in_any_order() {
    for order in [
        ["buy:space-spice", "sell:voil-silk"],
        ["sell:voil-silk", "buy:space-spice"],
    ] {
        let mut table = lands(Culture::Graw);
        table.load(S1, &[Item::Good(Good::VoilSilk)]);
        order.iter().for_each(|choice| {
            table.does(S1, choice);
        });
        assert_eq!(table.game.merchant(S1).cash, 1000 - 30 + 220);
    }
}

/// MOV-9.41a, MOV-9.41b: in the turn of landing in a City, one purchase and one sale
/// or barter.
#[test]
fn landing_in_a_city_limits_trade() {
    let mut table = lands(Culture::Graw);
    let silk = Item::Good(Good::VoilSilk);
    table.load(S1, &[silk, SHIELD]);
    table.does(S1, "sell:voil-silk");
    assert!(!table.offers(S1, "barter:shield"));
    table.does(S1, "buy:space-spice");
    assert!(!table.offers(S1, "buy:space-spice"));
    let why = Some(("mov-why-bought", "MOV-9.41a"));
    assert_eq!(table.refuses(S1, "desert-dryport"), why);
}

/// MOV-9.41b: what is bartered is the one sale.
#[test]
fn a_barter_is_the_sale_of_a_landing() {
    let mut table = lands(Culture::Graw);
    table.load(S1, &[Item::Good(Good::VoilSilk), SHIELD]);
    table.does(S1, "barter:shield");
    assert!(!table.offers(S1, "sell:voil-silk"));
}

/// MOV-EX-12, MOV-9.41c: IOUs and passengers come on top.
#[test]
fn ious_and_passengers_are_not_limited() {
    let mut table = lands(Culture::Graw);
    let fare = Fare::all().last().unwrap();
    table.ship(S1, Ship::Transport);
    table.load(S1, &[Item::Good(Good::VoilSilk), SHIELD, Item::Fare(fare)]);
    table.game.merchant_mut(S1).ious |= 1 << Culture::Graw as u16;
    table.does(S1, "buy:space-spice");
    table.does(S1, "sell:voil-silk");
    table.does(S1, "iou:2");
    table.does(S1, &format!("deliver:{fare}"));
    assert!(!table.offers(S1, "buy:space-spice") && !table.offers(S1, "barter:shield"));
}

/// MOV-EX-06, MOV-9.42a: an IOU found by landing pays for one thing; who stays the
/// next turn pays for several with it.
#[test]
fn staying_lifts_the_limit() {
    let mut table = lands(Culture::Graw);
    table.game.merchant_mut(S1).ious |= 1 << Culture::Graw as u16;
    let mut later = stays(Culture::Graw);
    later.game.merchant_mut(S1).ious |= 1 << Culture::Graw as u16;
    for table in [&mut table, &mut later] {
        table.does(S1, "iou:2");
        table.does(S1, "buy:space-spice");
    }
    assert!(!table.offers(S1, "buy:space-spice"));
    later.does(S1, "buy:space-spice");
    assert_eq!(
        (later.game.turn.credit, later.game.merchant(S1).cash),
        (30, 1000)
    );
}

/// MOV-R36: a ship in the turn of landing is purchase and sale in one.
#[test]
fn a_ship_is_all_that_a_landing_allows() {
    let mut table = lands(Culture::Humans);
    table.load(S1, &[SPICE, SHIELD]);
    table.does(S1, "ship:clipper");
    assert!(!table.offers(S1, "sell:space-spice") && !table.offers(S1, "barter:shield"));
    assert!(!table.offers(S1, "buy:rock-videos"));
    let mut table = lands(Culture::Humans);
    table.load(S1, &[SPICE]);
    table.does(S1, "sell:space-spice");
    let why = Some(("mov-why-ship-both", "MOV-R36"));
    assert_eq!(table.refuses(S1, "ship-clipper"), why);
}

/// MOV-R37: the game begins at the Base without a landing: trade is not limited.
#[test]
fn the_first_turn_at_the_base_is_no_landing() {
    let mut table = table(2);
    table.cash(S1, 1000);
    table.does(S1, "stay");
    table.does(S1, "ship:clipper");
    assert!(table.offers(S1, "ship:transport"));
    let mut moved = self::table(2);
    moved.cash(S1, 1000);
    moved.put(S1, "lane-base-colony-1");
    moved.head(S1, "base", &[1]);
    moved.does(S1, "ship:clipper");
    assert!(!moved.offers(S1, "ship:transport"));
}

/// MOV-9.43a, MOV-12.21b, MOV-12.21c: in a Spaceport, whoever's it is, trade is not
/// limited in the turn of landing.
#[test]
fn spaceports_know_no_limit() {
    let mut table = at_port(Culture::Graw, S2);
    assert_eq!(table.whereabouts(S1), "desert-dryport");
    table.does(S1, "buy:space-spice");
    table.does(S1, "buy:space-spice");
    assert_eq!(table.game.merchant(S1).cargo.count(SPICE), 2);
}

/// MOV-3.433a, MOV-2.4d: money, IOUs and Deeds take no room.
#[test]
fn paper_takes_no_room() {
    let mut table = stays(Culture::Graw);
    table.load(S1, &[SPICE, SPICE]);
    table.game.merchant_mut(S1).ious = u16::MAX >> 2;
    table.does(S1, "deed:desert-dryport");
    let merchant = table.game.merchant(S1);
    assert!(merchant.cargo.fits(&table.content, merchant.ship));
    assert_eq!(table.game.at(S1), space("desert-desolation-city"));
    assert!(table.game.worlds[System::Desert as usize].discovered);
}
