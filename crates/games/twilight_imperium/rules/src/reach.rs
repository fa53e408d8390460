//! From where ships reach a system: paths are proved, never asked (TI3-MOV-03 to
//! TI3-R21, TI3-SYS-03 to TI3-SYS-09, TI3-WHL-01).

use engine::Seat;
use engine::map::{Hex, PlaceSet};

use crate::TwilightImperium;

/// The most systems that any ship moves.
const FARTHEST: usize = 4;

/// The places from which a system is entered in one step, in two, and so on.
#[derive(Debug, Clone, Copy)]
pub struct Reach {
    within: [PlaceSet; FARTHEST + 1],
}

/// TI3-MOV-05: the systems that ships of someone can cross.
pub(crate) fn crossable(game: &TwilightImperium, seat: Seat) -> PlaceSet {
    let (enemy_hulls, _) = game.enemy_places(seat);
    let galaxy = &game.galaxy;
    galaxy
        .laid()
        .difference(galaxy.impassable())
        .difference(enemy_hulls)
}

impl Reach {
    /// How a system is reached when these can be crossed.
    pub(crate) fn of(game: &TwilightImperium, crossable: PlaceSet, target: Hex) -> Self {
        let mut within = [PlaceSet::NONE; FARTHEST + 1];
        let near = |places: PlaceSet| {
            let adjacent = Hex::of(places).map(|place| game.galaxy.adjacent(place));
            adjacent.fold(PlaceSet::NONE, PlaceSet::union)
        };
        within[1] = near(PlaceSet::one(target.index()));
        for step in 2..=FARTHEST {
            let across = within[step - 1].intersection(crossable);
            within[step] = within[step - 1].union(near(across));
        }
        Self { within }
    }

    /// Does a ship that moves so far get there from this place? One that starts
    /// there may leave and come back (TI3-R21).
    #[inline]
    #[must_use]
    pub const fn reaches(&self, from: Hex, movement: u8) -> bool {
        let far = if (movement as usize) < FARTHEST {
            movement as usize
        } else {
            FARTHEST
        };
        self.within[far].contains(from.index())
    }

    /// In how many steps it is reached.
    fn steps(&self, from: Hex) -> Option<u8> {
        let step = (1..=FARTHEST).find(|step| self.within[*step].contains(from.index()));
        step.map(|step| step as u8)
    }
}

/// How many steps it takes from one place to another by way of these, in any order,
/// if it can be done at all.
pub(crate) fn way(
    game: &TwilightImperium,
    crossable: PlaceSet,
    from: Hex,
    via: PlaceSet,
    to: Hex,
) -> Option<u8> {
    if via.is_empty() {
        return Reach::of(game, crossable, to).steps(from);
    }
    // One step from where it is to some stop, then on from there.
    Hex::of(via)
        .filter_map(|stop| {
            let first = Reach::of(game, crossable, stop).steps(from)?;
            let rest = way(game, crossable, stop, via.without(stop.index()), to)?;
            Some(first + rest)
        })
        .min()
}
