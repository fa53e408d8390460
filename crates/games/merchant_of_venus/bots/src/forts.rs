//! What the Forts of a merchant are worth: what they take from others, who pay there or
//! lose a turn, and how they help in a revolt.

use merchant_of_venus::ids::Space;
use merchant_of_venus::state::Berth;

use crate::market::Trade;

/// How often one of the others comes to a system, in hundredths of a turn.
const VISIT: i32 = 1_200;
/// What it is worth that another loses something, in hundredths, shared by all others.
const HARM: i32 = 40;
/// What of that is left where others can land elsewhere in the system.
const ROUND: i32 = 25;
/// What it is worth to have a Fort beside what is one's own, in credits.
const GUARD: i32 = 15;

/// What all Forts of a merchant are worth, with so many hundredths of a turn to go.
pub(crate) fn worth(trade: &Trade<'_>, turns: i32) -> i32 {
    if !trade.world.modules().forts {
        return 0;
    }
    let forts = trade.world.forts(trade.content, trade.seat);
    forts.map(|space| fort(trade, space, turns)).sum()
}

/// What a Fort in this space is worth.
fn fort(trade: &Trade<'_>, space: Space, turns: i32) -> i32 {
    let (world, content, seat) = (trade.world, trade.content, trade.seat);
    let Some(system) = content.map.lay(space).system else {
        return 0;
    };
    let trades = |space: &Space| {
        let berth = world.berth(content, *space);
        berth.is_some_and(Berth::is_inhabited)
    };
    if !trades(&space) || world.known_culture(system, seat).is_none() {
        return 0;
    }
    let places = content
        .map
        .places(system)
        .iter()
        .filter(|place| trades(place));
    let free = places.filter(|place| world.fort_at(content, **place) != Some(seat));
    // A spaceport of one's own is open to others, too: they pay for it as they trade.
    let left = if free.count() > 0 { ROUND } else { 100 };
    let taken = content.figures.fort.penalty * turns / VISIT;
    let orbits = content.map.orbits().iter().zip(world.spaceports());
    let mut ports = orbits.filter(|(orbit, owner)| **orbit == space && **owner == Some(seat));
    let factory = world.factories().contains(&Some((seat, space)));
    let guards = i32::from(ports.next().is_some()) + i32::from(factory);
    taken * HARM / 100 * left / 100 + GUARD * guards
}
