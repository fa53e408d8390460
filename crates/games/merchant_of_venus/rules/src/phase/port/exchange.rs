//! Buying another ship: the old one is handed in (MOV-3.4a to MOV-3.42a,
//! MOV-9.323a, MOV-R35, MOV-R36).

use engine::step::Options;
use engine::{Label, Seat, Sink, Text};
use strum::VariantArray;

use super::Market;
use crate::ban::Ban;
use crate::bank::spaceport_commission;
use crate::choice::Choice;
use crate::event::MerchantEvent;
use crate::ids::Ship;
use crate::phase::Excess;
use crate::{MerchantOfVenus, Play};

/// MOV-9.21a, MOV-9.21b: is this type sold here?
fn is_sold(market: &Market<'_>, ship: Ship) -> bool {
    let content = market.look.content;
    let sells = |culture| {
        let technology = content.culture(culture).technology;
        content.technology(technology).ships.contains(&ship)
    };
    market.is_base() || market.trader.is_some_and(sells)
}

fn may_exchange(market: &Market<'_>, ship: Ship) -> Result<(), Ban> {
    let content = market.look.content;
    if ship == market.merchant.ship {
        return Err(Ban::OwnShip);
    }
    if !is_sold(market, ship) {
        return Err(Ban::NotSoldHere);
    }
    if market.turn.limited && (market.turn.bought || market.turn.sold) {
        return Err(Ban::ShipIsBoth);
    }
    let price = content.ship(ship).cost;
    market.can_pay(price - content.ship(market.merchant.ship).trade_in)?;
    // MOV-R11: what was acquired in this turn must find room.
    if market.turn.acquired.fits(content, ship) {
        Ok(())
    } else {
        Err(Ban::TooSmall)
    }
}

pub(super) fn options<O: Options<MerchantOfVenus>>(market: &Market<'_>, out: &mut O) {
    for ship in Ship::VARIANTS {
        out.option(Choice::Ship(*ship), may_exchange(market, *ship));
    }
}

pub(super) fn label(market: &Market<'_>, ship: Ship) -> Label {
    let content = market.look.content;
    let old = content.ship(market.merchant.ship);
    let new = content.ship(ship);
    let text = Text::new("mov-exchange")
        .with("ship", &new.name)
        .with("old", &old.name)
        .with("price", new.cost)
        .with("trade-in", old.trade_in);
    let (cash, credit) = (market.merchant.cash, market.turn.credit + old.trade_in);
    let from_credit = new.cost.min(credit);
    Label::new(text)
        .with_change("mov-dice", old.dice, new.dice)
        .with_change("mov-holds", old.holds, new.holds)
        .with_change("mov-credit", market.turn.credit, credit - from_credit)
        .with_change("mov-cash", cash, cash - (new.cost - from_credit))
        .in_group("mov-group-ships")
}

pub(super) fn exchange<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, ship: Ship) {
    let old = play.game.merchant(seat).ship;
    let trade_in = play.content.ship(old).trade_in;
    let price = play.content.ship(ship).cost;
    let game = &mut *play.game;
    // MOV-3.4c: the credit counts against the price, and what is left of it for
    // other purchases (MOV-R35).
    game.turn.credit += trade_in;
    game.spend(seat, price);
    game.turn.bought = true;
    game.turn.sold = true;
    game.merchant_mut(seat).ship = ship;
    play.emit(MerchantEvent::Exchanged(seat, old, ship, price));
    // MOV-R41: the purchase and the barter count separately.
    if !spaceport_commission(play, seat, trade_in) || !spaceport_commission(play, seat, price) {
        return;
    }
    if !play.game.merchant(seat).cargo.fits(play.content, ship) {
        play.game.frames.call(Excess(seat).into());
    }
}
