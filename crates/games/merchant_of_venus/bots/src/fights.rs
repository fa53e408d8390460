//! What an attack is worth to a merchant: what it brings, as often as it succeeds,
//! less what it costs and the turn that is lost when it fails.

use merchant_of_venus::ids::{Culture, Gear, Good, Item, Relic, Space};
use merchant_of_venus::phase::fight::odds::{Odds, Sums};
use merchant_of_venus::phase::fight::{Target, Weapon};
use merchant_of_venus::state::Berth;
use strum::VariantArray;

use crate::invaders;
use crate::market::Trade;

/// What the rest of a turn is worth, in credits.
const TURN: i32 = 60;
/// An attack must promise this much.
const PROFIT: i32 = 15;
/// What it is worth that another loses something, in hundredths of what it is worth.
const HARM: i32 = 30;
/// What it is worth that the one other player loses something, in hundredths of what it
/// is worth; of several others each counts for less.
const RIVAL: i32 = 70;
/// What it is worth that a Fort is gone, beside what the bank pays, in credits.
const FORT: i32 = 20;
/// How surely a revolt that is planned comes about, in hundredths.
const SURE: i32 = 60;
/// How likely somebody who could meets a ship where it is, in hundredths.
const MEETS: i32 = 25;

/// How much an attack is wanted; nothing where it does not pay.
pub(crate) fn gain(trade: &Trade<'_>, target: Target) -> Option<i32> {
    let (world, content) = (trade.world, trade.content);
    let (prize, price) = match trade.is_wary {
        true => stakes(trade, target),
        false => plain_stakes(trade, target),
    };
    let odds = world.forecast(content, trade.seat, target);
    let gain = balance(odds, prize, price);
    (gain >= PROFIT).then_some(850 + gain)
}

/// What an attack brings on average: what it wins less what it costs, and the turn that
/// is lost when it fails.
fn balance(odds: Odds, prize: i32, price: i32) -> i32 {
    let wins = i32::from(odds.wins);
    (wins * prize - (36 - wins) * TURN) / 36 - price
}

/// What an attack is about, and what it costs, for who makes no plans with it.
fn plain_stakes(trade: &Trade<'_>, target: Target) -> (i32, i32) {
    let figures = &trade.content.figures;
    match target {
        Target::Counter => (penalty(trade), 0),
        Target::Rastur => (bounty(trade, trade.world.at(trade.seat)), 0),
        Target::Fort => (figures.fort.penalty, 0),
        // A hit takes something from one of several others.
        Target::Pawn(other) => (loot(trade, other) * HARM / 100, 0),
        Target::Goods(other) => (loot(trade, other), figures.combat.swindle),
        Target::Spaceport | Target::Factory => (150, revolt_price(trade)),
    }
}

/// What an attack wins, with what another loses by it, and what it costs.
fn stakes(trade: &Trade<'_>, target: Target) -> (i32, i32) {
    let (world, content, seat) = (trade.world, trade.content, trade.seat);
    let at = world.at(seat);
    let novas = i32::from(world.arsenal(seat).count(Weapon::Nova));
    let spent = novas * content.gear(Gear::NovaBall).cost;
    match target {
        Target::Counter => (penalty(trade), spent),
        Target::Rastur => {
            let freed = invaders::freed(trade, at, invaders::ahead(trade));
            (bounty(trade, at) + freed, spent)
        }
        Target::Fort => (content.figures.fort.penalty + FORT, spent),
        Target::Pawn(other) => {
            let (ship, cargo) = world.ship(seat);
            let room = usize::from(content.ship(ship).holds) > cargo.holds();
            let best = best_good(trade, other);
            let sold = best.map_or(0, |good| trade.sale(at, good, 1));
            let own = if room { sold } else { 0 };
            (own + loot(trade, other) * share(trade) / 100, spent)
        }
        Target::Goods(other) => {
            let best = best_good(trade, other);
            let sold = best.map_or(0, |good| trade.sale(at, good, 1));
            let prize = sold + loot(trade, other) * share(trade) / 100;
            (prize, content.figures.combat.swindle)
        }
        Target::Spaceport => {
            let orbit = content.map.lay(at).orbit.map_or(0, usize::from);
            (seized(trade, content.map.deed(orbit)), revolt_price(trade))
        }
        Target::Factory => {
            let cultures = Culture::VARIANTS.iter().zip(world.factories());
            let mut here =
                cultures.filter(|(_, factory)| factory.is_some_and(|(_, in_space)| in_space == at));
            let deed = here
                .next()
                .map_or(0, |(culture, _)| content.culture(*culture).factory_cost);
            (seized(trade, deed), revolt_price(trade))
        }
    }
}

/// What the bank pays for the Rastur in a space (MOV-16.3c).
fn bounty(trade: &Trade<'_>, space: Space) -> i32 {
    let rastur = trade.world.rastur_at(trade.content, space);
    rastur.map_or(0, |rastur| trade.content.rastur(rastur).value)
}

/// Every Rastur that would pay to be destroyed with the weapons on board, wherever it
/// is: what that brings on average, and where. It must be paid before (MOV-16.3c).
pub(crate) fn hunts(trade: &Trade<'_>) -> impl Iterator<Item = (i32, Space)> {
    let (world, content, seat) = (trade.world, trade.content, trade.seat);
    let arsenal = world.arsenal(seat);
    let firepower = arsenal.firepower(content);
    let spent = i32::from(arsenal.count(Weapon::Nova)) * content.gear(Gear::NovaBall).cost;
    let armed = !arsenal.is_empty();
    let turns = invaders::ahead(trade);
    let met = trade.invaders.iter().filter(move |_| armed);
    met.filter_map(move |(space, due)| {
        let value = bounty(trade, *space);
        let sums = Sums {
            pip: content.figures.combat.pip,
            attack: firepower,
            defence: value,
        };
        let prize = value + invaders::freed(trade, *space, turns);
        let gain = balance(sums.odds(), prize, due + spent);
        (gain >= PROFIT && *due <= world.cash(seat)).then_some((gain, *space))
    })
}

/// What it is worth that one of the others loses something, in hundredths: all of it
/// against one, less against many.
fn share(trade: &Trade<'_>) -> i32 {
    let others = trade.world.everyone().count() as i32 - 1;
    RIVAL / others.max(1)
}

/// What a Deed is worth that is taken from somebody.
fn seized(trade: &Trade<'_>, deed: i32) -> i32 {
    deed * (100 + share(trade)) / 100
}

/// What a revolt costs in money.
fn revolt_price(trade: &Trade<'_>) -> i32 {
    let firepower = trade.world.arsenal(trade.seat).firepower(trade.content);
    (trade.content.figures.combat.revolt - firepower).max(0)
}

/// Every revolt that would pay with the weapons on board, wherever it is: what it
/// brings on average, and where. Owners who are at home are safe.
pub(crate) fn revolts(trade: &Trade<'_>) -> impl Iterator<Item = (i32, Space)> {
    let (world, content, seat) = (trade.world, trade.content, trade.seat);
    let armed = world.modules().combat && !world.arsenal(seat).is_empty();
    let price = revolt_price(trade);
    let can_pay = armed && world.cash(seat) >= price;
    let orbits = content.map.orbits().iter().enumerate();
    let ports = orbits.filter_map(move |(orbit, space)| {
        let owner = world.spaceports()[orbit]?;
        Some((owner, *space, content.map.deed(orbit)))
    });
    let cultures = Culture::VARIANTS.iter().zip(world.factories());
    let factories = cultures.filter_map(move |(culture, factory)| {
        let (owner, space) = (*factory)?;
        Some((owner, space, content.culture(*culture).factory_cost))
    });
    let all = ports.chain(factories).filter(move |_| can_pay);
    all.filter_map(move |(owner, space, deed)| {
        let system = |space: Space| content.map.lay(space).system;
        if owner == seat || system(world.at(owner)) == system(space) {
            return None;
        }
        let odds = world.revolt_odds(content, space, (seat, owner));
        let gain = balance(odds, seized(trade, deed), price);
        (gain >= PROFIT).then_some((gain, space))
    })
}

/// What the weapons on board are worth: the best revolt or Rastur in sight, less the way
/// there.
pub(crate) fn arms(trade: &Trade<'_>) -> i32 {
    let at = trade.world.at(trade.seat);
    let gains = revolts(trade).chain(hunts(trade)).map(|(gain, space)| {
        let turns = trade.turns(at, space);
        gain * (100 - (turns / 10).min(90)) / 100
    });
    SURE * gains.max().unwrap_or(0) / 100
}

/// What others could shoot from the ship where it is, in credits.
pub(crate) fn danger(trade: &Trade<'_>) -> i32 {
    let (world, content, seat) = (trade.world, trade.content, trade.seat);
    let at = world.at(seat);
    let safe = world.berth(content, at).is_some_and(Berth::is_inhabited);
    if safe || !world.modules().combat {
        return 0;
    }
    let stake = loot(trade, seat);
    let rivals = world.everyone().filter(|other| *other != seat);
    let armed = rivals.filter(|other| !world.arsenal(*other).is_empty());
    let hurt = armed.map(|other| {
        let (ship, _) = world.ship(other);
        let routes = &trade.chart.routes;
        let turns = routes.turns(
            world.skips(other),
            content.ship(ship).dice,
            world.at(other),
            at,
        );
        let wins = i32::from(world.forecast(content, other, Target::Pawn(seat)).wins);
        match turns {
            0..=120 => stake * wins / 36 * MEETS / 100,
            _ => 0,
        }
    });
    hurt.sum()
}

/// The penalty of the counter where the ship is.
fn penalty(trade: &Trade<'_>) -> i32 {
    let (_, due) = trade.world.flight(trade.content, trade.seat);
    due.unwrap_or(0)
}

/// The best Good on board of somebody, by what it is sold for.
fn best_good(trade: &Trade<'_>, other: engine::Seat) -> Option<Good> {
    let (_, cargo) = trade.world.ship(other);
    let goods = cargo.items().filter_map(|(item, _)| match item {
        Item::Good(good) => Some(good),
        Item::Gear(_) | Item::Relic(_) | Item::Fare(_) => None,
    });
    goods.max_by_key(|good| trade.content.good(*good).sell)
}

/// What the best Good on board of somebody is sold for.
fn loot(trade: &Trade<'_>, other: engine::Seat) -> i32 {
    best_good(trade, other).map_or(0, |good| trade.content.good(good).sell)
}

/// What it costs somebody to lose something on the hull.
pub(crate) fn worth(trade: &Trade<'_>, item: Item) -> i32 {
    match item {
        Item::Gear(gear) => trade.content.gear(gear).cost / 2,
        Item::Relic(Relic::LaserRelic) => 60,
        Item::Relic(relic) => trade.content.relic(relic).price / 2,
        Item::Good(_) | Item::Fare(_) => 0,
    }
}
