//! A galaxy that is dealt in one step, so that nobody has much more near home than
//! others.

use arrayvec::ArrayVec;
use engine::Sink;
use engine::map::{Hex, MOST_HEXES};

use super::galaxy::shuffled;
use super::home;
use crate::Play;
use crate::TwilightImperium;
use crate::content::Content;
use crate::event::ImperiumEvent;
use crate::ids::Tile;

/// Swaps that are tried.
const SWAPS: usize = 600;
/// How far planets count for a home.
const NEAR: u8 = 2;
/// The spread that is good enough, in hundredths of the mean.
const GOOD: u32 = 12;

/// Systems where they might lie.
type Laid = ArrayVec<(Hex, Tile), MOST_HEXES>;

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
fn unevenness(content: &Content, homes: &[Hex], laid: &[(Hex, Tile)]) -> u32 {
    let near = |home: &Hex| -> u32 {
        let near = laid
            .iter()
            .filter(|(place, _)| home.steps_to(*place) <= NEAR);
        near.map(|(_, tile)| worth(content, *tile)).sum()
    };
    let worths: ArrayVec<u32, { engine::MAX_SEATS }> = homes.iter().map(near).collect();
    let (Some(least), Some(most)) = (worths.iter().min(), worths.iter().max()) else {
        return 0;
    };
    let mean = worths.iter().sum::<u32>() / worths.len() as u32;
    (most - least) * 100 / mean.max(1)
}

/// TI3-GAL-11: how often two special systems touch.
fn touching(content: &Content, laid: &[(Hex, Tile)]) -> usize {
    let special = |(_, tile): &&(Hex, Tile)| content.tile(*tile).kind.is_special();
    let places: ArrayVec<Hex, MOST_HEXES> = laid
        .iter()
        .filter(special)
        .map(|(place, _)| *place)
        .collect();
    let pairs = places
        .iter()
        .flat_map(|one| places.iter().map(move |other| (one, other)));
    pairs
        .filter(|(one, other)| one.steps_to(**other) == 1)
        .count()
}

/// Homes in drawn positions, and systems that are swapped until the galaxy is fair.
pub(super) fn deal<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    home::draw_positions(play);
    let (mut tiles, unseen) = shuffled(play);
    let content = play.content;
    let shape = content.shape(usize::from(play.game.seats));
    tiles.extend(unseen.into_iter().take(usize::from(shape.veiled)));
    let free = shape.places.difference(play.game.galaxy.laid());
    let mut laid: Laid = Hex::of(free).zip(tiles).collect();
    let fault = |laid: &Laid| {
        (
            touching(content, laid),
            unevenness(content, &shape.homes, laid),
        )
    };
    let mut best = fault(&laid);
    for _ in 0..SWAPS {
        if best <= (0, GOOD) {
            break;
        }
        let mut draw = play.dice.shared(&mut play.game.chance);
        let (one, other) = (draw.index(laid.len()), draw.index(laid.len()));
        swap(&mut laid, one, other);
        let now = fault(&laid);
        if now <= best {
            best = now;
        } else {
            swap(&mut laid, one, other);
        }
    }
    for (place, tile) in laid {
        play.game.galaxy.lay(content, place, tile);
    }
}

/// Two systems change places.
fn swap(laid: &mut Laid, one: usize, other: usize) {
    let tile = laid[one].1;
    laid[one].1 = laid[other].1;
    laid[other].1 = tile;
}

impl TwilightImperium {
    /// How uneven the galaxy is: the spread of what lies near each home, in hundredths
    /// of the mean.
    #[must_use]
    pub fn unevenness(&self, content: &Content) -> u32 {
        let homes: ArrayVec<Hex, { engine::MAX_SEATS }> =
            self.everyone().map(|seat| self.player(seat).home).collect();
        let places = Hex::of(self.galaxy.laid()).filter(|place| !homes.contains(place));
        let laid = places.filter_map(|place| Some((place, self.galaxy.tile(place)?)));
        unevenness(content, &homes, &laid.collect::<Laid>())
    }
}
