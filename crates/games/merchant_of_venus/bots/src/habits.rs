//! What comes to a merchant's mind first: in port, and on the way.

use merchant_of_venus::choice::Choice;
use merchant_of_venus::ids::{Item, Relic};

use crate::market::Trade;

/// A purchase has to bring this much more than it costs.
const PROFIT: i32 = 12;

/// The choice that comes to mind.
pub(crate) fn pick(trade: &Trade<'_>, choices: &[Choice]) -> Option<usize> {
    let mut best: Option<(i32, usize)> = None;
    for (place, choice) in choices.iter().enumerate() {
        let Some(wish) = wish(trade, *choice, choices) else {
            continue;
        };
        if best.is_none_or(|(before, _)| wish > before) {
            best = Some((wish, place));
        }
    }
    best.map(|(_, place)| place)
}

/// How much a choice is wanted; nothing where it is not at all.
fn wish(trade: &Trade<'_>, choice: Choice, choices: &[Choice]) -> Option<i32> {
    let at = trade.world.at(trade.seat);
    match choice {
        Choice::Deliver(_) => Some(2_000),
        Choice::Take => Some(1_900),
        Choice::Look | Choice::Peek => Some(1_800),
        Choice::Sell(good, _) => {
            let here = trade.price_here(good);
            let elsewhere = trade.sale(at, good);
            (here >= elsewhere).then_some(1_000 + here)
        }
        // Credit is for what is bought at once.
        Choice::Iou(_) => {
            let buys = |other: &Choice| matches!(other, Choice::Buy(_));
            choices.iter().any(buys).then_some(900)
        }
        Choice::Buy(item) => {
            let profit = purchase(trade, item);
            (profit >= PROFIT).then_some(100 + profit)
        }
        Choice::Board(fare) => {
            let value = trade.fare(at, trade.content.fare(fare));
            (value > 60).then_some(value / 2)
        }
        Choice::Done | Choice::Stay | Choice::Keep => Some(0),
        Choice::Land => Some(1),
        Choice::Pay => {
            let (_, due) = trade.world.flight(trade.content, trade.seat);
            let cash = trade.world.cash(trade.seat);
            (due.unwrap_or(0) * 5 <= cash).then_some(2)
        }
        Choice::Stop => Some(1),
        _ => None,
    }
}

/// What a purchase brings beyond its price.
fn purchase(trade: &Trade<'_>, item: Item) -> i32 {
    let at = trade.world.at(trade.seat);
    match item {
        Item::Good(good) => trade.sale(at, good) - trade.content.good(good).buy,
        // What makes a ship better is thought about, not done by habit.
        Item::Relic(Relic::YellowDriveRelic | Relic::ShieldRelic) => 20,
        Item::Gear(_) | Item::Relic(_) | Item::Fare(_) => 0,
    }
}
