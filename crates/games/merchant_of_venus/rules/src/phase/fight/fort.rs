//! Forts: bought, placed, and moved (MOV-15.1a to MOV-15.13c).

use engine::step::Options;
use engine::{Label, Seat, Sink, Text};

use super::story::FightEvent;
use crate::ban::Ban;
use crate::bank::spaceport_commission;
use crate::choice::Choice;
use crate::content::Content;
use crate::event::MerchantEvent;
use crate::ids::Space;
use crate::phase::port::Market;
use crate::state::Guard;
use crate::{MerchantOfVenus, Play};

impl MerchantOfVenus {
    /// Whose Fort stands in a space.
    #[must_use]
    pub fn fort_at(&self, content: &Content, space: Space) -> Option<Seat> {
        match self.guard(content, space)? {
            Guard::Fort(owner) => Some(owner),
            Guard::Rastur(_) => None,
        }
    }

    /// Where someone has Forts.
    pub fn forts<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
    ) -> impl Iterator<Item = Space> + use<'a> {
        let places = content.map.all_places().iter().zip(&self.guards);
        let own = places.filter(move |(_, guard)| **guard == Some(Guard::Fort(seat)));
        own.map(|(space, _)| *space)
    }
}

/// MOV-15.1c: at home a Fort costs less.
fn price(market: &Market<'_>) -> i32 {
    market.deed_price(market.look.content.figures.fort.cost)
}

/// MOV-15.12a: a place of this system where ships can land and no Fort stands.
fn may_stand(market: &Market<'_>, place: Space) -> Result<(), Ban> {
    let (game, content) = (market.look.game, market.look.content);
    market.trader()?;
    if content.map.lay(place).system != market.system() {
        return Err(Ban::Elsewhere);
    }
    if game.site(content, place).is_none() {
        return Err(Ban::NoPlace);
    }
    match game.guard(content, place) {
        Some(Guard::Fort(_)) => Err(Ban::Fortified),
        // MOV-16.4c.
        Some(Guard::Rastur(_)) => Err(Ban::Occupied),
        None => Ok(()),
    }
}

/// MOV-R45: it is a purchase like any other.
fn may_pay(market: &Market<'_>) -> Result<(), Ban> {
    market.may_buy_more()?;
    market.can_pay(price(market))
}

/// MOV-15.11a, MOV-15.11c: may there be one Fort more, wherever it stands?
fn may_add(market: &Market<'_>) -> Result<(), Ban> {
    let (game, content) = (market.look.game, market.look.content);
    let built = game.forts(content, market.seat).count();
    if built >= usize::from(content.figures.fort.most) {
        return Err(Ban::AllForts);
    }
    may_pay(market)
}

pub(crate) fn options<O: Options<MerchantOfVenus>>(market: &Market<'_>, out: &mut O) {
    let (game, content) = (market.look.game, market.look.content);
    let system = market.system().filter(|_| market.trader().is_ok());
    let Some(system) = system.filter(|_| game.modules.forts) else {
        return;
    };
    // Who cannot pay for any need not look at places.
    let (paid, added) = (may_pay(market), may_add(market));
    if paid.is_err() && !O::ASKS_WHY {
        return;
    }
    let places = content.map.places(system);
    for place in places {
        let verdict = may_stand(market, *place).and(added);
        out.option(Choice::Fort(*place), verdict);
    }
    // MOV-15.11d: another of the own Forts is torn down for it.
    for from in game.forts(content, market.seat) {
        for place in places {
            let verdict = may_stand(market, *place).and(paid);
            out.option(Choice::Refort(from, *place), verdict);
        }
    }
}

pub(crate) fn label(market: &Market<'_>, place: Space) -> Label {
    let text = Text::new("mov-fort").with("space", market.look.content.space(place));
    market
        .priced(text, price(market))
        .in_group("mov-group-forts")
}

pub(crate) fn refort_label(market: &Market<'_>, from: Space, place: Space) -> Label {
    let content = market.look.content;
    let text = Text::new("mov-refort")
        .with("from", content.space(from))
        .with("space", content.space(place));
    market
        .priced(text, price(market))
        .in_group("mov-group-forts")
}

/// MOV-15.11d: a Fort that is rebuilt first returns to the bank, for nothing.
pub(crate) fn build<S: Sink<MerchantEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    (from, place): (Option<Space>, Space),
) {
    let price = price(&Market::of(play.look(), seat));
    let game = &mut *play.game;
    let number = |space| play.content.map.lay(space).place.map(usize::from);
    if let Some(old) = from.and_then(number) {
        game.guards[old] = None;
    }
    if let Some(new) = number(place) {
        game.guards[new] = Some(Guard::Fort(seat));
    }
    game.spend(seat, price);
    game.turn.bought = true;
    play.emit(FightEvent::Fortified(seat, from, place, price).into());
    spaceport_commission(play, seat, price);
}
