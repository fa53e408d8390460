//! Trading equipment, Relics and IOUs in, for credit (MOV-9.3b, MOV-9.32a to
//! MOV-9.322c).

use engine::step::Options;
use engine::{Label, Seat, Sink, Text};
use strum::VariantArray;

use super::{Market, buy};
use crate::ban::Ban;
use crate::bank::{share, spaceport_commission};
use crate::choice::{Choice, stray};
use crate::content::Content;
use crate::event::MerchantEvent;
use crate::ids::{Culture, Gear, Item, Relic};
use crate::stowage::First;
use crate::{MerchantOfVenus, Play};

/// MOV-2.52c, MOV-2.81c, MOV-9.32c: half of the printed price.
pub(crate) fn value(content: &Content, item: Item) -> i32 {
    share(buy::price(content, item), content.figures.percent.trade_in)
}

fn may_barter(market: &Market<'_>, item: Item) -> Result<(), Ban> {
    market.has_aboard(item)?;
    market.trader()?;
    market.may_sell_more()
}

pub(super) fn options<O: Options<MerchantOfVenus>>(market: &Market<'_>, out: &mut O) {
    let gear = Gear::VARIANTS.iter().map(|gear| Item::Gear(*gear));
    let relics = Relic::VARIANTS.iter().map(|relic| Item::Relic(*relic));
    for item in gear.chain(relics) {
        if market.merchant.cargo.count(item) > 0 {
            out.option(Choice::Barter(item), may_barter(market, item));
        }
    }
}

pub(super) fn label(market: &Market<'_>, item: Item) -> Label {
    let content = market.look.content;
    let text = Text::new("mov-barter").with("item", content.item(item));
    market
        .credited(text, value(content, item))
        .in_group("mov-group-barter")
}

pub(super) fn barter<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, item: Item) {
    let value = value(play.content, item);
    let trader = Market::of(play.look(), seat).trader;
    let game = &mut *play.game;
    game.take_off(seat, item, First::Damaged);
    match item {
        Item::Gear(gear) => game.bank_gear[gear as usize] += 1,
        Item::Relic(relic) => game.suns[relic as usize] = trader,
        Item::Good(_) | Item::Fare(_) => stray(Choice::Barter(item)),
    }
    game.turn.sold = true;
    game.turn.credit += value;
    play.emit(MerchantEvent::Bartered(seat, item, value));
    spaceport_commission(play, seat, value);
}

/// MOV-9.321a: with the Culture whose id it shows; MOV-9.41c: on top of all else.
fn may_use(market: &Market<'_>, culture: Culture) -> Result<(), Ban> {
    if market.trader()? == culture && market.merchant.has_iou(culture) {
        Ok(())
    } else {
        Err(Ban::NoIou(culture))
    }
}

pub(super) fn ious<O: Options<MerchantOfVenus>>(market: &Market<'_>, out: &mut O) {
    for culture in Culture::VARIANTS {
        if market.merchant.has_iou(*culture) {
            out.option(Choice::Iou(*culture), may_use(market, *culture));
        }
    }
}

pub(super) fn iou_label(market: &Market<'_>, culture: Culture) -> Label {
    let facts = market.look.content.culture(culture);
    let text = Text::new("mov-use-iou").with("culture", &facts.name);
    market
        .credited(text, facts.iou)
        .in_group("mov-group-barter")
}

pub(super) fn use_iou<S: Sink<MerchantEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    culture: Culture,
) {
    let value = play.content.culture(culture).iou;
    // MOV-9.321b: it leaves the game.
    play.game.merchant_mut(seat).ious &= !(1 << culture as u16);
    play.game.turn.credit += value;
    play.emit(MerchantEvent::UsedIou(seat, culture, value));
    spaceport_commission(play, seat, value);
}
