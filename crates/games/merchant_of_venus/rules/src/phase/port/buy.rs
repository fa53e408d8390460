//! Buying Goods, equipment and Relics (MOV-9.2a to MOV-9.21b).

use engine::step::Options;
use engine::{Label, Seat, Sink, Text};
use strum::VariantArray;

use super::Market;
use crate::ban::Ban;
use crate::bank::{factory_commission, spaceport_commission};
use crate::choice::{Choice, stray};
use crate::content::Content;
use crate::event::MerchantEvent;
use crate::ids::{Gear, Good, Item, Relic};
use crate::{MerchantOfVenus, Play};

/// MOV-9.2a: the printed price.
pub(crate) fn price(content: &Content, item: Item) -> i32 {
    match item {
        Item::Good(good) => content.good(good).buy,
        Item::Gear(gear) => content.gear(gear).cost,
        Item::Relic(relic) => content.relic(relic).price,
        Item::Fare(_) => stray(Choice::Buy(item)),
    }
}

/// MOV-9.2c, MOV-9.21a, MOV-9.322b, MOV-R33: is it for sale here?
fn is_for_sale(market: &Market<'_>, item: Item) -> Result<(), Ban> {
    let (game, content) = (market.look.game, market.look.content);
    let trader = market.trader()?;
    let (sold, left) = match item {
        Item::Good(good) => (
            content.good(good).culture == trader,
            game.out.goods[good as usize] > 0,
        ),
        Item::Gear(gear) => {
            let technology = content.technology(content.culture(trader).technology);
            // MOV-2.1a, MOV-15.3a.
            let played = game.modules.weapons || !gear.is_weapon();
            let sold = technology.equipment.contains(&gear) && played;
            (sold, game.bank_gear[gear as usize] > 0)
        }
        Item::Relic(relic) => (game.suns[relic as usize] == Some(trader), true),
        Item::Fare(_) => (false, false),
    };
    // MOV-16.4f.
    if let Item::Good(good) = item
        && game.is_factory_occupied(content, good)
        && sold
    {
        return Err(Ban::FactoryOccupied);
    }
    match (sold, left) {
        (true, true) => Ok(()),
        (true, false) => Err(Ban::NoneLeft),
        (false, _) => Err(Ban::NotSoldHere),
    }
}

fn may_buy(market: &Market<'_>, item: Item) -> Result<(), Ban> {
    is_for_sale(market, item)?;
    market.may_buy_more()?;
    market.can_pay(price(market.look.content, item))?;
    market.has_room(item)
}

pub(super) fn options<O: Options<MerchantOfVenus>>(market: &Market<'_>, out: &mut O) {
    if market.trader.is_none() && !O::ASKS_WHY {
        return;
    }
    let goods = Good::VARIANTS.iter().map(|good| Item::Good(*good));
    let gear = Gear::VARIANTS.iter().map(|gear| Item::Gear(*gear));
    let relics = Relic::VARIANTS.iter().map(|relic| Item::Relic(*relic));
    for item in goods.chain(gear).chain(relics) {
        out.option(Choice::Buy(item), may_buy(market, item));
    }
}

pub(super) fn label(market: &Market<'_>, item: Item) -> Label {
    let content = market.look.content;
    let text = Text::new("mov-buy").with("item", content.item(item));
    market
        .priced(text, price(content, item))
        .in_group("mov-group-buy")
}

pub(super) fn buy<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, item: Item) {
    let price = price(play.content, item);
    let game = &mut *play.game;
    game.spend(seat, price);
    match item {
        Item::Good(good) => game.out.goods[good as usize] -= 1,
        Item::Gear(gear) => game.bank_gear[gear as usize] -= 1,
        Item::Relic(relic) => game.suns[relic as usize] = None,
        Item::Fare(_) => stray(Choice::Buy(item)),
    }
    game.turn.bought = true;
    game.bring_aboard(seat, item);
    play.emit(MerchantEvent::Bought(seat, item, price));
    // MOV-12.42a: the Factory first, then the Spaceport.
    if let Item::Good(good) = item
        && !factory_commission(play, good)
    {
        return;
    }
    spaceport_commission(play, seat, price);
}
