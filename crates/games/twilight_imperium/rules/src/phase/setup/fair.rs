//! A galaxy that is dealt in one step, so that nobody has much more near home than
//! others.

use engine::Sink;
use engine::map::{Hex, PlaceSet};

use super::galaxy::{Tiles, shuffled};
use super::home;
use crate::content::Content;
use crate::event::ImperiumEvent;
use crate::ids::Tile;
use crate::state::Galaxy;
use crate::{Play, TwilightImperium};

/// Galaxies that are tried.
const TRIES: usize = 200;
/// How far planets count for a home.
const NEAR: u8 = 2;
/// The spread that is good enough, in hundredths of the mean.
const GOOD: u32 = 12;

/// What the planets of a system are worth to who is near.
fn worth(content: &Content, tile: Tile) -> u32 {
    let planets = content.tile(tile).planets.iter();
    planets
        .map(|planet| {
            let facts = content.planet(*planet);
            u32::from(facts.resources) + u32::from(facts.influence)
        })
        .sum()
}

/// How uneven a galaxy is: the spread of what lies near each home, in hundredths of
/// the mean.
pub(crate) fn unevenness(game: &TwilightImperium, content: &Content, galaxy: &Galaxy) -> u32 {
    let near = |home: Hex| -> u32 {
        let places = Hex::of(galaxy.laid());
        let near = places.filter(|place| (1..=NEAR).contains(&home.steps_to(*place)));
        let tiles = near.filter_map(|place| galaxy.tile(place));
        tiles.map(|tile| worth(content, tile)).sum()
    };
    let homes = game.everyone().map(|seat| near(game.player(seat).home));
    let (mut least, mut most, mut sum) = (u32::MAX, 0, 0);
    for worth in homes {
        (least, most, sum) = (least.min(worth), most.max(worth), sum + worth);
    }
    let mean = (sum / u32::from(game.seats)).max(1);
    (most - least) * 100 / mean
}

/// TI3-GAL-11: do two special systems touch?
fn has_special_neighbours(content: &Content, galaxy: &Galaxy) -> bool {
    let special = |place: Hex| {
        let tile = galaxy.tile(place);
        tile.is_some_and(|tile| content.tile(tile).kind.is_special())
    };
    let mut places = Hex::of(galaxy.laid()).filter(|place| special(*place));
    places.any(|place| Hex::of(place.neighbours()).any(special))
}

/// Homes in drawn positions, and the fairest of many galaxies.
pub(super) fn deal<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    home::draw_positions(play);
    let bare = play.game.galaxy.clone();
    let shape = play.content.shape(usize::from(play.game.seats));
    let free: PlaceSet = shape.places.difference(bare.laid());
    let mut best: Option<(u32, Galaxy)> = None;
    for _ in 0..TRIES {
        let (mut tiles, unseen): (Tiles, Tiles) = shuffled(play);
        tiles.extend(unseen.into_iter().take(usize::from(shape.veiled)));
        let mut galaxy = bare.clone();
        for (place, tile) in Hex::of(free).zip(tiles) {
            galaxy.lay(play.content, place, tile);
        }
        if has_special_neighbours(play.content, &galaxy) {
            continue;
        }
        let uneven = unevenness(play.game, play.content, &galaxy);
        if best.as_ref().is_none_or(|(before, _)| uneven < *before) {
            best = Some((uneven, galaxy));
        }
        if uneven <= GOOD {
            break;
        }
    }
    if let Some((_, galaxy)) = best {
        play.game.galaxy = galaxy;
    }
}
