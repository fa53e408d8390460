//! Deeds: Spaceports and Factories are built (MOV-12.1a to MOV-12.31c).

use engine::step::Options;
use engine::{Label, Seat, Sink, Text};

use super::Market;
use crate::ban::Ban;
use crate::bank::spaceport_commission;
use crate::choice::Choice;
use crate::event::MerchantEvent;
use crate::ids::{Culture, Space};
use crate::{MerchantOfVenus, Play};

/// MOV-R07: is there a counter left to build with?
pub(crate) fn has_counter(market: &Market<'_>) -> Result<(), Ban> {
    let built = market.look.game.built(market.seat);
    if built < usize::from(market.look.content.figures.player.counters) {
        Ok(())
    } else {
        Err(Ban::NoCounters)
    }
}

/// What a Spaceport in this Orbit costs this player here, and which Orbit it is.
fn spaceport(market: &Market<'_>, space: Space) -> Result<(usize, i32), Ban> {
    let map = &market.look.content.map;
    let lay = map.lay(space);
    match lay.orbit {
        Some(orbit) if lay.system == market.system() => {
            let orbit = usize::from(orbit);
            Ok((orbit, market.deed_price(map.deed(orbit))))
        }
        _ => Err(Ban::Elsewhere),
    }
}

/// MOV-1.4b, MOV-9.2d, MOV-12.1a: a free Orbit of this system.
fn may_build(market: &Market<'_>, space: Space) -> Result<(), Ban> {
    market.trader()?;
    let (orbit, price) = spaceport(market, space)?;
    let (game, content) = (market.look.game, market.look.content);
    if game.ports[orbit].is_some() {
        return Err(Ban::Owned);
    }
    // MOV-16.4c.
    if game.is_occupied(content, space) {
        return Err(Ban::Occupied);
    }
    has_counter(market)?;
    market.may_buy_more()?;
    market.can_pay(price)
}

/// What the Factory costs this player here.
fn factory_price(market: &Market<'_>, culture: Culture) -> i32 {
    market.deed_price(market.look.content.culture(culture).factory_cost)
}

/// MOV-12.3a, MOV-12.3b, MOV-R42: one Factory a system, in any place where ships
/// trade with its Culture.
fn may_found(market: &Market<'_>, place: Space) -> Result<(), Ban> {
    let (game, content) = (market.look.game, market.look.content);
    let culture = market.trader()?;
    if game.factories[culture as usize].is_some() {
        return Err(Ban::Owned);
    }
    // MOV-16.4c.
    if game.is_occupied(content, place) {
        return Err(Ban::Occupied);
    }
    if game.trader(content, place) != Some(culture) {
        return Err(Ban::Elsewhere);
    }
    has_counter(market)?;
    market.may_buy_more()?;
    market.can_pay(factory_price(market, culture))
}

pub(super) fn options<O: Options<MerchantOfVenus>>(market: &Market<'_>, out: &mut O) {
    let Some(system) = market.system().filter(|_| market.trader.is_some()) else {
        return;
    };
    let map = &market.look.content.map;
    for place in map.places(system) {
        if map.lay(*place).orbit.is_some() {
            out.option(Choice::Deed(*place), may_build(market, *place));
        }
    }
    for place in map.places(system) {
        if market.look.game.site(market.look.content, *place).is_some() {
            out.option(Choice::Factory(*place), may_found(market, *place));
        }
    }
}

/// Why nothing can be built in a space that no option is about.
pub(super) fn ban(market: &Market<'_>, space: Space) -> Ban {
    let map = &market.look.content.map;
    let is_orbit = map.lay(space).orbit.is_some();
    match market.trader() {
        Ok(_) if is_orbit && map.lay(space).system != market.system() => Ban::Elsewhere,
        Ok(_) | Err(_) => Ban::Landed,
    }
}

pub(super) fn spaceport_label(market: &Market<'_>, space: Space) -> Label {
    let price = spaceport(market, space).map_or(0, |(_, price)| price);
    let text = Text::new("mov-build").with("space", market.look.content.space(space));
    market.priced(text, price).in_group("mov-group-deeds")
}

pub(super) fn factory_label(market: &Market<'_>, place: Space) -> Label {
    let content = market.look.content;
    let Some(culture) = market.trader else {
        unreachable!("nobody sells a Deed here")
    };
    let text = Text::new("mov-found")
        .with("culture", &content.culture(culture).name)
        .with("space", content.space(place));
    market
        .priced(text, factory_price(market, culture))
        .in_group("mov-group-deeds")
}

/// MOV-12.2a: the owner's counter stands in the Orbit.
pub(super) fn build_spaceport<S: Sink<MerchantEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    space: Space,
) {
    let Ok((orbit, price)) = spaceport(&Market::of(play.look(), seat), space) else {
        unreachable!("{space} is no Orbit of this system")
    };
    play.game.spend(seat, price);
    play.game.ports[orbit] = Some(seat);
    play.game.turn.bought = true;
    play.emit(MerchantEvent::Built(seat, space, price));
    spaceport_commission(play, seat, price);
}

/// MOV-12.31a: its Goods are there at once.
pub(super) fn build_factory<S: Sink<MerchantEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    place: Space,
) {
    let market = Market::of(play.look(), seat);
    let Some(culture) = market.trader else {
        unreachable!("nobody sells a Deed here")
    };
    let price = factory_price(&market, culture);
    play.game.spend(seat, price);
    play.game.factories[culture as usize] = Some((seat, place));
    play.game.turn.bought = true;
    let content = play.content;
    let made = content.made_by(culture);
    for good in made.filter(|good| content.good(*good).factory) {
        play.game.out.goods[good as usize] += content.good(good).counters;
    }
    play.emit(MerchantEvent::Founded(seat, culture, place, price));
    spaceport_commission(play, seat, price);
}
