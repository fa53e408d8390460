//! What the Rastur on the map cost a merchant: turns that end where they are, Deeds that
//! count for nothing; and what it is worth to hunt them.

use engine::Seat;
use merchant_of_venus::content::Content;
use merchant_of_venus::ids::{Culture, Space};
use strum::VariantArray;

use crate::market::Trade;
use crate::tour;

/// What a turn is worth that ends at a Rastur, in credits: a part of it is flown before.
const STOP: i32 = 30;
/// How long a flight between Cities takes, in hundredths of a turn.
const FLIGHT: i32 = 220;
/// What it is worth that a Rastur goes back to a supply that is nearly empty, in credits,
/// for each one that is missing: nobody wins when it ends (MOV-16.5a, MOV-17.5a).
const HUNGER: i32 = 40;

/// What the supply loses in a turn: alone, by all that the die can say (MOV-17.21a to
/// MOV-17.22b); of several each rolls a 1 in so many of their turns. In hundredths.
const LOST: (i32, i32) = (67, 32);
/// The Rastur are never so near that the turn is not played which has begun.
const LAST: i32 = 100;

/// How many hundredths of a turn the supply lasts for each merchant.
pub(crate) fn left(trade: &Trade<'_>) -> i32 {
    let world = trade.world;
    if !world.modules().rastur {
        return i32::MAX;
    }
    let lost = match world.is_alone() {
        true => LOST.0,
        false => LOST.1 * world.everyone().count() as i32,
    };
    LAST.max(10_000 * world.supply() as i32 / lost)
}

/// What all Rastur on the map cost, with so many hundredths of a turn to go.
pub(crate) fn harm(trade: &Trade<'_>, turns: i32) -> i32 {
    let each = trade.invaders.iter();
    each.map(|invader| nuisance(trade, *invader, turns)).sum()
}

/// What a Rastur costs by being in the way: whoever comes there stops, or pays.
fn nuisance(trade: &Trade<'_>, (space, due): (Space, i32), turns: i32) -> i32 {
    let flights = turns / FLIGHT;
    trade.chart.traffic(space) * flights * due.min(STOP) / 1_000
}

/// How many hundredths of a turn a merchant has to go.
pub(crate) fn ahead(trade: &Trade<'_>) -> i32 {
    let missing = trade.world.target() - trade.world.wealth(trade.content, trade.seat);
    tour::ahead(trade, missing.max(0), trade.rig.rate(trade.chart))
}

/// What it is worth beside the bounty that the Rastur in a space is destroyed: the way is
/// free, Deeds count again (MOV-16.4g), and one more has to be drawn.
pub(crate) fn freed(trade: &Trade<'_>, space: Space, turns: i32) -> i32 {
    let mut met = trade.invaders.iter();
    let met = met.find(|(invaded, _)| *invaded == space);
    let way = met.map_or(0, |invader| nuisance(trade, *invader, turns));
    way + deeds(trade, trade.seat, space) + hunger(trade)
}

/// What the Deeds of somebody in a space say.
fn deeds(trade: &Trade<'_>, seat: Seat, space: Space) -> i32 {
    let (world, content): (_, &Content) = (trade.world, trade.content);
    let orbits = content.map.orbits().iter().zip(world.spaceports());
    let ports = orbits
        .enumerate()
        .filter(|(_, (at, owner))| **at == space && **owner == Some(seat))
        .map(|(orbit, _)| content.map.deed(orbit));
    let cultures = Culture::VARIANTS.iter().zip(world.factories());
    let factories = cultures
        .filter(|(_, factory)| **factory == Some((seat, space)))
        .map(|(culture, _)| content.culture(*culture).factory_cost);
    ports.chain(factories).sum()
}

/// Does the supply run low? Everybody draws from it once in two turns or so.
pub(crate) fn is_urgent(trade: &Trade<'_>) -> bool {
    hunger(trade) > 0
}

fn hunger(trade: &Trade<'_>) -> i32 {
    let enough = 2 + trade.world.everyone().count() as i32;
    HUNGER * (enough - trade.world.supply() as i32).max(0)
}
