//! What comes to a merchant's mind first: in port, and on the way.

use merchant_of_venus::choice::Choice;
use merchant_of_venus::ids::{Culture, Item, Relic};
use merchant_of_venus::view::Pending;

use crate::fights;
use crate::market::{Bargain, Market, Trade};
use crate::plans::{fly, oval};
use crate::tour::{IOU, Tours};

/// A purchase has to bring this much more than it costs.
const PROFIT: i32 = 12;

/// The choice that comes to mind: on the way, what leads to where most is to be
/// had.
pub(crate) fn pick(trade: &Trade<'_>, choices: &[Choice]) -> Option<usize> {
    let pending = trade.world.seen_pending();
    if matches!(pending, Pending::Flight | Pending::Oval)
        && let Some(visit) = Tours::of(trade).best_visit()
    {
        return match pending {
            Pending::Flight => fly(trade, visit.space, choices),
            _ => oval(trade, visit.space, choices),
        };
    }
    let mut best: Option<(i32, usize)> = None;
    for (place, choice) in choices.iter().enumerate() {
        let Some(wish) = wish(trade, *choice) else {
            continue;
        };
        if best.is_none_or(|(before, _)| wish > before) {
            best = Some((wish, place));
        }
    }
    best.map(|(_, place)| place)
}

/// How much a choice is wanted; nothing where it is not at all.
fn wish(trade: &Trade<'_>, choice: Choice) -> Option<i32> {
    let at = trade.world.at(trade.seat);
    let credit = trade.world.credit(trade.seat);
    match choice {
        Choice::Deliver(_) => Some(2_000),
        Choice::Take => Some(1_900),
        Choice::Look | Choice::Peek => Some(1_800),
        Choice::Sell(good, _) => {
            let here = trade.price_here(good);
            let elsewhere = trade.sale(at, good, 1);
            (here >= elsewhere).then_some(1_000 + here)
        }
        Choice::Iou(culture) => {
            // Credit is for what is bought at once: what is left of it is lost.
            let worth = trade.content.culture(culture).iou;
            let is_spent = 4 * wanted(trade, culture) >= 3 * worth;
            (is_spent || bargain(trade, worth).is_some()).then_some(900)
        }
        Choice::Buy(item) => {
            let profit = purchase(trade, item, credit);
            (profit >= PROFIT).then_some(100 + profit)
        }
        Choice::Deed(_) | Choice::Factory(_) if credit > 0 => {
            let printed = match choice {
                Choice::Deed(_) => 1,
                _ => 0,
            };
            let market = here(trade)?;
            let listed = market.deeds[printed]?;
            let bargain = trade.bargain(market, trade.world.cash(trade.seat), credit)?;
            (bargain.printed == listed).then_some(100 + bargain.gain)
        }
        Choice::Board(fare) => {
            let value = trade.fare(at, trade.content.fare(fare));
            (value > 60).then_some(800 + value)
        }
        Choice::Attack(target) => fights::gain(trade, target),
        // Once it comes to a fight, everything fires.
        Choice::Fire(_) => Some(700),
        Choice::Load => Some(600),
        Choice::HitHold(_) => Some(500),
        Choice::HitHull(item) => Some(400 + fights::worth(trade, item)),
        Choice::Steal(good) => Some(400 + trade.sale(at, good, 1)),
        Choice::Shoot | Choice::Leave | Choice::HoldFire | Choice::Into(_) => Some(1),
        Choice::Done | Choice::Stay | Choice::Keep => Some(0),
        Choice::Land | Choice::Stop => Some(1),
        _ => None,
    }
}

/// The market where the ship is.
fn here<'a>(trade: &'a Trade<'_>) -> Option<&'a Market> {
    let at = trade.world.at(trade.seat);
    let system = trade.content.map.lay(at).system?;
    trade.markets.iter().find(|market| market.system == system)
}

/// The Deed that is worth buying here with so much more credit.
fn bargain(trade: &Trade<'_>, credit: i32) -> Option<Bargain> {
    let credit = credit + trade.world.credit(trade.seat);
    trade.bargain(here(trade)?, trade.world.cash(trade.seat), credit)
}

/// What all that is worth buying from a Culture with its IOU costs, as far as
/// there is room for it.
fn wanted(trade: &Trade<'_>, culture: Culture) -> i32 {
    let (world, content) = (trade.world, trade.content);
    let (ship, cargo) = world.ship(trade.seat);
    let mut room = i32::from(content.ship(ship).holds) - cargo.holds() as i32;
    if world.is_limited() {
        room = room.min(1);
    }
    let iou = content.culture(culture).iou;
    let purse = world.cash(trade.seat) + iou;
    let mut cost = 0;
    for good in trade.chart.made_by(culture) {
        let price = content.good(*good).buy.max(1);
        if purchase(trade, Item::Good(*good), iou * (100 - IOU) / 100) >= PROFIT {
            let count = i32::from(world.stock(*good)).min((purse - cost) / price);
            let count = count.clamp(0, room.max(0));
            room -= count;
            cost += count * price;
        }
    }
    cost
}

/// What a purchase brings beyond its price, of which credit pays so much that is of no
/// other use.
fn purchase(trade: &Trade<'_>, item: Item, credit: i32) -> i32 {
    let at = trade.world.at(trade.seat);
    match item {
        Item::Good(good) => {
            let price = trade.content.good(good).buy;
            trade.sale(at, good, 1) - (price - credit).max(0)
        }
        // What makes a ship better is thought about, not done by habit.
        Item::Relic(Relic::YellowDriveRelic | Relic::ShieldRelic) => 20,
        Item::Gear(_) | Item::Relic(_) | Item::Fare(_) => 0,
    }
}
