//! How far it is from any space to any other, for every set of drives.

use std::collections::VecDeque;
use std::fmt;

use engine::noun::Noun;
use merchant_of_venus::content::map::Route;
use merchant_of_venus::content::{Content, Terrain};
use merchant_of_venus::ids::{Colour, Space};

/// Leaving a Navigation Circle where one wants takes luck: it counts for this
/// many steps more.
const CIRCLE: u8 = 2;
/// A space that cannot be reached.
const FAR: u8 = u8::MAX;

/// Movement points from everywhere to everywhere.
pub struct Routes {
    /// By drives, then by goal, then by where one is.
    tables: [Vec<u8>; 4],
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

    /// Movement points from one space to another with these drives.
    #[must_use]
    #[inline]
    pub fn steps(&self, (red, yellow): (bool, bool), from: Space, to: Space) -> u8 {
        let table = usize::from(red) + 2 * usize::from(yellow);
        self.tables[table][to.index() * Space::COUNT + from.index()]
    }

    /// Turns from one space to another, in hundredths.
    #[must_use]
    pub fn turns(&self, drives: (bool, bool), dice: u8, from: Space, to: Space) -> i32 {
        if from == to {
            return 0;
        }
        let steps = i32::from(self.steps(drives, from, to));
        // A die shows three and a half on average.
        (steps * 200 / (7 * i32::from(dice))).max(60)
    }
}

fn table(content: &Content, drives: (bool, bool)) -> Vec<u8> {
    let mut table = vec![FAR; Space::COUNT * Space::COUNT];
    for goal in Space::all() {
        let row = &mut table[goal.index() * Space::COUNT..][..Space::COUNT];
        search(content, drives, goal, row);
    }
    table
}

/// From the goal outwards: what it takes to get there.
fn search(content: &Content, (red, yellow): (bool, bool), goal: Space, row: &mut [u8]) {
    let skipped = |space: Space| match content.map.lay(space).colour {
        Colour::Blue => false,
        Colour::Red => red,
        Colour::Yellow => yellow,
    };
    let is_surface = |space: Space| content.map.lay(space).terrain == Terrain::SurfaceCity;
    row[goal.index()] = 0;
    let mut open = VecDeque::from([goal]);
    while let Some(space) = open.pop_front() {
        let so_far = row[space.index()];
        for link in content.map.links(space) {
            if link.route == Route::Glide {
                continue;
            }
            // The step is taken from `link.to` into `space`.
            let mut cost = match skipped(space) {
                true => 0,
                false if is_surface(space) || is_surface(link.to) => 2,
                false => 1,
            };
            if matches!(content.map.lay(link.to).terrain, Terrain::Circle(_)) {
                cost += CIRCLE;
            }
            let total = so_far.saturating_add(cost);
            if total < row[link.to.index()] {
                row[link.to.index()] = total;
                open.push_back(link.to);
            }
        }
    }
}
