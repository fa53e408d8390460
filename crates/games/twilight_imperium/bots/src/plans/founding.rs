//! Before the first round: homes, the galaxy, first units.

use engine::map::Hex;
use twilight_imperium::choice::Choice;
use twilight_imperium::content::Content;
use twilight_imperium::ids::{System, Tile, Unit};

use crate::sight::Sight;
use crate::worth;

/// What makes a system an ordinary one.
const ORDINARY: i32 = 55;

/// What a system offers to who lives near it.
fn offer(content: &Content, tile: Tile) -> i32 {
    let facts = content.tile(tile);
    let planets = facts.planets.iter();
    let planets: i32 = planets.map(|planet| worth::planet(content, *planet)).sum();
    match facts.kind {
        System::AsteroidField | System::Supernova => -40,
        System::Nebula => -10,
        _ => planets,
    }
}

pub(super) fn found(sight: Sight<'_>, choices: &[Choice]) -> Option<Choice> {
    let content = sight.content;
    let key = |choice: &&Choice| match choice {
        // The best of them first, while there is room near home.
        Choice::Tile(tile) => offer(content, *tile).abs(),
        Choice::At(place) => nearness(sight, *place),
        Choice::Put(unit, planet) => put(sight, *unit, *planet),
        Choice::Veil(place) => -nearness(sight, *place),
        _ => 0,
    };
    // Good systems go near home, the rest near someone else.
    let places = choices.iter().any(|choice| matches!(choice, Choice::At(_)));
    if places && !is_good(sight) {
        return choices.iter().min_by_key(key).copied();
    }
    choices.iter().max_by_key(key).copied()
}

/// Is the system that is being placed a good one?
fn is_good(sight: Sight<'_>) -> bool {
    let tile = sight.world.placing_tile(sight.seat);
    tile.is_none_or(|tile| offer(sight.content, tile) >= ORDINARY)
}

/// How much nearer to the own home than to the nearest of the others.
fn nearness(sight: Sight<'_>, place: Hex) -> i32 {
    let far = |home: Hex| i32::from(place.steps_to(home));
    let others = sight.others().map(|other| far(sight.world.home(other)));
    let own = far(sight.home());
    2 * others.min().unwrap_or(0) - 3 * own
}

/// The dock where most is built; ground forces spread, PDS beside the dock.
fn put(sight: Sight<'_>, unit: Unit, planet: twilight_imperium::ids::Planet) -> i32 {
    let facts = sight.content.planet(planet);
    let there = sight.world.planet(planet);
    let dock = i32::from(there.dock != twilight_imperium::state::Dock::None);
    match unit {
        Unit::SpaceDock => i32::from(facts.resources),
        Unit::Pds => dock,
        _ => dock - 2 * i32::from(there.ground),
    }
}
