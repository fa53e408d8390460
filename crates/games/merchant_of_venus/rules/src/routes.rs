//! How far it is from any space to any other, and which way, for every set of
//! drives: what plans go by, on pages and in bots. Where a ship may go now is
//! `course`.

use std::collections::VecDeque;
use std::fmt;

use engine::noun::Noun;

use crate::content::map::Route;
use crate::content::{Content, Terrain};
use crate::ids::{Colour, Space};

/// Leaving a Navigation Circle where one wants takes luck: it counts for this
/// many steps more.
const CIRCLE: u8 = 2;
/// Of two ways that cost the same the one over fewer spaces is shorter: a
/// movement point weighs more than any number of spaces.
const POINT: u16 = 256;
/// A space that cannot be reached.
const FAR: u16 = u16::MAX;

/// Do drives skip red spaces, and yellow ones?
pub type Drives = (bool, bool);

/// Ways from everywhere to everywhere.
pub struct Routes {
    /// By drives, then by goal, then by where one is: movement points and spaces
    /// of the way.
    tables: [Vec<u16>; 4],
    names: Vec<Noun>,
}

impl fmt::Debug for Routes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Routes").finish_non_exhaustive()
    }
}

impl Routes {
    /// The routes of a map.
    #[must_use]
    pub fn of(content: &Content) -> Self {
        let drives = [(false, false), (true, false), (false, true), (true, true)];
        Self {
            tables: drives.map(|drives| table(content, drives)),
            names: Space::all()
                .map(|space| content.space(space).clone())
                .collect(),
        }
    }

    /// What a space is called.
    #[must_use]
    pub fn name(&self, space: Space) -> &Noun {
        &self.names[space.index()]
    }

    #[inline]
    fn weight(&self, (red, yellow): Drives, from: Space, to: Space) -> u16 {
        let table = usize::from(red) + 2 * usize::from(yellow);
        self.tables[table][to.index() * Space::COUNT + from.index()]
    }

    /// Movement points from one space to another with these drives.
    #[must_use]
    #[inline]
    pub fn steps(&self, drives: Drives, from: Space, to: Space) -> u8 {
        (self.weight(drives, from, to) / POINT) as u8
    }

    /// Turns from one space to another, in hundredths.
    #[must_use]
    pub fn turns(&self, drives: Drives, dice: u8, from: Space, to: Space) -> i32 {
        if from == to {
            return 0;
        }
        let steps = i32::from(self.steps(drives, from, to));
        // A die shows three and a half on average.
        (steps * 200 / (7 * i32::from(dice))).max(60)
    }

    /// The turns that are rolled for on the way, with average dice.
    #[must_use]
    pub fn rolls(&self, drives: Drives, dice: u8, from: Space, to: Space) -> u32 {
        let steps = u32::from(self.steps(drives, from, to));
        let least = u32::from(from != to);
        (2 * steps).div_ceil(7 * u32::from(dice)).max(least)
    }

    /// The way from one space to another, both of them included; nothing where
    /// none leads there.
    #[must_use]
    pub fn way(&self, content: &Content, drives: Drives, from: Space, to: Space) -> Vec<Space> {
        let far = |space: Space| self.weight(drives, space, to);
        if far(from) == FAR {
            return Vec::new();
        }
        let mut way = vec![from];
        let mut here = from;
        // Each step is to a space from which less is left, so this ends.
        while here != to {
            let links = content.map.links(here).iter();
            let next = links
                .filter(|link| link.route != Route::Glide)
                .map(|link| link.to)
                .min_by_key(|next| far(*next).saturating_add(step(content, drives, here, *next)));
            match next {
                Some(next) => here = next,
                None => break,
            }
            way.push(here);
        }
        way
    }
}

/// What a step from a space into one beside it weighs.
fn step(content: &Content, (red, yellow): Drives, from: Space, to: Space) -> u16 {
    let skipped = match content.map.lay(to).colour {
        Colour::Blue => false,
        Colour::Red => red,
        Colour::Yellow => yellow,
    };
    let is_surface = |space: Space| content.map.lay(space).terrain == Terrain::SurfaceCity;
    let mut cost = match skipped {
        true => 0,
        false if is_surface(to) || is_surface(from) => 2,
        false => 1,
    };
    if matches!(content.map.lay(from).terrain, Terrain::Circle(_)) {
        cost += CIRCLE;
    }
    u16::from(cost) * POINT + 1
}

fn table(content: &Content, drives: Drives) -> Vec<u16> {
    let mut table = vec![FAR; Space::COUNT * Space::COUNT];
    for goal in Space::all() {
        let row = &mut table[goal.index() * Space::COUNT..][..Space::COUNT];
        search(content, drives, goal, row);
    }
    table
}

/// From the goal outwards: what it takes to get there.
fn search(content: &Content, drives: Drives, goal: Space, row: &mut [u16]) {
    row[goal.index()] = 0;
    let mut open = VecDeque::from([goal]);
    while let Some(space) = open.pop_front() {
        let so_far = row[space.index()];
        for link in content.map.links(space) {
            if link.route == Route::Glide {
                continue;
            }
            // The step is taken from `link.to` into `space`.
            let total = so_far.saturating_add(step(content, drives, link.to, space));
            if total < row[link.to.index()] {
                row[link.to.index()] = total;
                open.push_back(link.to);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Game;
    use engine::content::Files;

    use super::*;
    use crate::MerchantOfVenus;

    fn content() -> Content {
        MerchantOfVenus::load(&Files::embedded(MerchantOfVenus::INFO.files)).unwrap()
    }

    /// A way costs what the table says it costs, step by step.
    #[test]
    fn ways_are_as_long_as_they_are_said_to_be() {
        let content = content();
        let routes = content.routes();
        for drives in [(false, false), (true, false), (false, true), (true, true)] {
            for from in Space::all().step_by(7) {
                for to in Space::all().step_by(11) {
                    let way = routes.way(&content, drives, from, to);
                    assert_eq!((way.first(), way.last()), (Some(&from), Some(&to)));
                    let weighs: u16 = way
                        .windows(2)
                        .map(|pair| step(&content, drives, pair[0], pair[1]))
                        .sum();
                    assert_eq!(weighs / POINT, u16::from(routes.steps(drives, from, to)));
                }
            }
        }
    }

    /// Who has drives is never slower, and dice make turns.
    #[test]
    fn drives_and_dice_shorten_a_way() {
        let content = content();
        let routes = content.routes();
        let base = content.map.base();
        let mut shorter = 0;
        for to in Space::all().filter(|to| *to != base) {
            let (none, both) = ((false, false), (true, true));
            let slow = routes.steps(none, base, to);
            assert!(routes.steps(both, base, to) <= slow, "{to}");
            shorter += usize::from(routes.steps(both, base, to) < slow);
            let rolls = |dice| routes.rolls(none, dice, base, to);
            assert_eq!(rolls(2), u32::from(slow).div_ceil(7).max(1), "{to}");
            assert!(rolls(4) <= rolls(2) && rolls(4) >= 1, "{to}");
        }
        assert!(shorter > 100, "{shorter}");
        assert_eq!(routes.rolls((false, false), 3, base, base), 0);
        assert!(routes.way(&content, (false, false), base, base) == [base]);
    }
}
