//! Selling Goods, and Demands for them (MOV-9.3a to MOV-9.31c, MOV-10.2a to
//! MOV-10.21c).

use arrayvec::ArrayVec;
use engine::step::Options;
use engine::{Label, Seat, Sink, Text};
use strum::VariantArray;

use super::Market;
use crate::ban::Ban;
use crate::bank::{pay_out, spaceport_commission};
use crate::choice::Choice;
use crate::content::Content;
use crate::cup;
use crate::event::MerchantEvent;
use crate::ids::{Culture, Demand, Good, Item};
use crate::stowage::First;
use crate::{MerchantOfVenus, Play};

/// The kinds of Demand for a Good that lie with a Culture.
fn demands(
    game: &MerchantOfVenus,
    content: &Content,
    culture: Culture,
    good: Good,
) -> ArrayVec<Demand, { Demand::COUNT }> {
    let lies = |demand: &Demand| game.out.demands[demand.index()] > 0;
    content.demands_for(culture, good).filter(lies).collect()
}

impl MerchantOfVenus {
    /// MOV-10.2a, MOV-10.21a: what a Culture pays for a Good now, with all
    /// surcharges.
    #[must_use]
    pub fn sale_price(&self, content: &Content, culture: Culture, good: Good) -> i32 {
        let surcharge = |demand: Demand| {
            let lying = i32::from(self.out.demands[demand.index()]);
            lying * content.demand(demand).surcharge
        };
        let more: i32 = content.demands_for(culture, good).map(surcharge).sum();
        content.good(good).sell + more
    }
}

fn may_sell(market: &Market<'_>, good: Good) -> Result<(), Ban> {
    let trader = market.trader()?;
    market.has_aboard(Item::Good(good))?;
    if !market.look.content.buys(trader, good) {
        return Err(Ban::NotBought(good));
    }
    market.may_sell_more()
}

pub(super) fn options<O: Options<MerchantOfVenus>>(market: &Market<'_>, out: &mut O) {
    for good in Good::VARIANTS {
        // What is not on board is asked about by who wants to buy it.
        if market.merchant.cargo.count(Item::Good(*good)) == 0 {
            continue;
        }
        let verdict = may_sell(market, *good);
        let (game, content) = (market.look.game, market.look.content);
        let kinds = match market.trader {
            Some(trader) => demands(game, content, trader, *good),
            None => ArrayVec::new(),
        };
        // MOV-R38: the seller chooses only where there is a difference.
        if kinds.len() < 2 {
            out.option(Choice::Sell(*good, None), verdict);
        } else {
            for demand in kinds {
                out.option(Choice::Sell(*good, Some(demand)), verdict);
            }
        }
    }
}

pub(super) fn label(market: &Market<'_>, good: Good, demand: Option<Demand>) -> Label {
    let (game, content) = (market.look.game, market.look.content);
    let price = market
        .trader
        .map_or(0, |trader| game.sale_price(content, trader, good));
    let surcharge = price - content.good(good).sell;
    let text = match demand {
        None if surcharge > 0 => Text::new("mov-sell-more").with("surcharge", surcharge),
        None => Text::new("mov-sell"),
        Some(demand) => {
            Text::new("mov-sell-with").with("surcharge", content.demand(demand).surcharge)
        }
    };
    let text = text.with("good", &content.good(good).name);
    market.paid(text, price).in_group("mov-group-sell")
}

pub(super) fn sell<S: Sink<MerchantEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    good: Good,
    demand: Option<Demand>,
) {
    let market = Market::of(play.look(), seat);
    let Some(trader) = market.trader else {
        unreachable!("nobody buys {good} here")
    };
    let price = play.game.sale_price(play.content, trader, good);
    let lying = demands(play.game, play.content, trader, good);
    let used = demand.or_else(|| lying.first().copied());
    let game = &mut *play.game;
    game.turn.sold = true;
    game.take_off(seat, Item::Good(good), First::Damaged);
    game.cup.goods[good as usize] += 1;
    // MOV-10.2b, MOV-10.21b: one of them goes into the cup, too.
    if let Some(demand) = used {
        game.out.demands[demand.index()] -= 1;
        game.cup.demands[demand.index()] += 1;
    }
    play.emit(MerchantEvent::Sold(seat, good, price, used));
    cup::draw(play, 1 + usize::from(used.is_some()));
    if pay_out(play, seat, price) {
        spaceport_commission(play, seat, price);
    }
}
