//! Passengers, Relics that lie about, and what goes overboard (MOV-10.3a to
//! MOV-10.3c, MOV-11.1a to MOV-11.3e).

use engine::step::Options;
use engine::{Label, Seat, Sink, Text};

use super::Market;
use crate::ban::Ban;
use crate::bank::pay_out;
use crate::choice::Choice;
use crate::content::Terrain;
use crate::cup;
use crate::event::MerchantEvent;
use crate::ids::{Counter, Fare, Item, Relic};
use crate::stowage::First;
use crate::{MerchantOfVenus, Play};

/// MOV-11.2b, MOV-R62: a passenger who waits here, if there is room.
fn may_board(market: &Market<'_>, fare: Fare) -> Result<(), Ban> {
    let (game, content) = (market.look.game, market.look.content);
    let from = content.fare(fare).from;
    if game.out.fares[fare.index()] == 0 || !game.is_stop(content, market.at, from) {
        return Err(Ban::NotWaiting);
    }
    market.has_room(Item::Fare(fare))
}

/// MOV-10.3a: a passenger who wants to go here.
fn may_deliver(market: &Market<'_>, fare: Fare) -> Result<(), Ban> {
    let (game, content) = (market.look.game, market.look.content);
    market.has_aboard(Item::Fare(fare))?;
    if game.is_stop(content, market.at, content.fare(fare).to) {
        Ok(())
    } else {
        Err(Ban::NotTheirStop)
    }
}

/// MOV-11.2a: the Relic that lies here.
fn relic_here(market: &Market<'_>) -> Option<Relic> {
    match market.look.game.shown(market.look.content, market.at) {
        Some(Counter::Relic(relic)) => Some(relic),
        _ => None,
    }
}

/// MOV-11.3a, MOV-11.3e: anything but what was acquired in this turn.
pub(crate) fn may_jettison(market: &Market<'_>, item: Item) -> Result<(), Ban> {
    market.has_aboard(item)?;
    if market.merchant.cargo.count(item) > market.turn.acquired.count(item) {
        Ok(())
    } else {
        Err(Ban::JustAcquired)
    }
}

pub(super) fn deliveries<O: Options<MerchantOfVenus>>(market: &Market<'_>, out: &mut O) {
    for fare in Fare::all() {
        if market.merchant.cargo.count(Item::Fare(fare)) > 0 {
            out.option(Choice::Deliver(fare), may_deliver(market, fare));
        }
    }
}

pub(super) fn loads<O: Options<MerchantOfVenus>>(market: &Market<'_>, out: &mut O) {
    for fare in Fare::all() {
        out.option(Choice::Board(fare), may_board(market, fare));
    }
    if relic_here(market).is_some() {
        out.may(Choice::Take);
    }
}

pub(crate) fn jettisons<O: Options<MerchantOfVenus>>(market: &Market<'_>, out: &mut O) {
    for (item, _) in market.merchant.cargo.items() {
        out.option(Choice::Jettison(item), may_jettison(market, item));
    }
}

pub(super) fn board_label(market: &Market<'_>, fare: Fare) -> Label {
    let content = market.look.content;
    let text = Text::new("mov-board")
        .with("to", content.stop(content.fare(fare).to))
        .with("value", content.fare(fare).value);
    Label::new(text).in_group("mov-group-load")
}

pub(super) fn deliver_label(market: &Market<'_>, fare: Fare) -> Label {
    let content = market.look.content;
    let text = Text::new("mov-deliver").with("to", content.stop(content.fare(fare).to));
    market
        .paid(text, content.fare(fare).value)
        .in_group("mov-group-sell")
        .goal()
}

pub(super) fn take_label(market: &Market<'_>) -> Label {
    let Some(relic) = relic_here(market) else {
        unreachable!("there is nothing to take")
    };
    let name = &market.look.content.relic(relic).name;
    Label::new(Text::new("mov-take").with("relic", name)).in_group("mov-group-load")
}

pub(crate) fn jettison_label(market: &Market<'_>, item: Item) -> Label {
    let text = Text::new("mov-jettison").with("item", market.look.content.item(item));
    Label::new(text).in_group("mov-group-jettison")
}

pub(super) fn board<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, fare: Fare) {
    play.game.out.fares[fare.index()] -= 1;
    play.game.bring_aboard(seat, Item::Fare(fare));
    play.emit(MerchantEvent::Boarded(seat, fare));
}

/// MOV-10.3b: the bank pays, the counter goes into the cup, another comes out.
pub(super) fn deliver<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, fare: Fare) {
    let value = play.content.fare(fare).value;
    play.game.take_off(seat, Item::Fare(fare), First::Damaged);
    play.game.cup.fares[fare.index()] += 1;
    play.emit(MerchantEvent::Delivered(seat, fare, value));
    cup::draw(play, 1);
    pay_out(play, seat, value);
}

/// MOV-6.11a: it costs nothing, and the box is an Asteroid from then on.
pub(super) fn take<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let market = Market::of(play.look(), seat);
    let (at, found) = (market.at, relic_here(&market));
    let (Terrain::Box(index), Some(relic)) = (play.content.map.lay(at).terrain, found) else {
        unreachable!("there is nothing to take")
    };
    play.game.boxes[usize::from(index)].counter = None;
    play.game.bring_aboard(seat, Item::Relic(relic));
    play.emit(MerchantEvent::Took(seat, relic));
}

/// MOV-11.3b to MOV-11.3d, MOV-R39: to the bank, into the cup, or for ever.
pub(crate) fn jettison<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, item: Item) {
    let game = &mut *play.game;
    game.take_off(seat, item, First::Damaged);
    let draws = match item {
        Item::Gear(gear) => {
            game.bank_gear[gear as usize] += 1;
            0
        }
        Item::Relic(relic) => {
            game.gone |= 1 << relic as u16;
            0
        }
        Item::Good(good) => {
            game.cup.goods[good as usize] += 1;
            1
        }
        Item::Fare(fare) => {
            game.cup.fares[fare.index()] += 1;
            1
        }
    };
    play.emit(MerchantEvent::Jettisoned(seat, item));
    cup::draw(play, draws);
}
