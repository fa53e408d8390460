//! How far it is on average from any space to any other, for every set of drives:
//! with the luck that circles take, and what ovals cost. The shortest way, which pages
//! draw, is `merchant_of_venus::routes`.

use std::collections::VecDeque;
use std::fmt;

use engine::noun::Noun;
use merchant_of_venus::content::map::Route;
use merchant_of_venus::content::{Content, Terrain};
use merchant_of_venus::ids::{Colour, Space};

/// A Penalty Oval on the way costs money or the rest of a move: in
/// hundredths of a step.
const OVAL: u32 = 300;
/// Who leaves a circle by another exit has to fly on the wrong way: in hundredths
/// of a step.
const ASTRAY: u32 = 900;
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
fn search(content: &Content, drives: (bool, bool), goal: Space, row: &mut [u8]) {
    let mut costs = [FAR_AWAY; Space::COUNT];
    costs[goal.index()] = 0;
    let mut open = VecDeque::from([goal]);
    let mut circles = Vec::new();
    while let Some(space) = open.pop_front() {
        let so_far = costs[space.index()];
        for link in content.map.links(space) {
            if link.route == Route::Glide {
                continue;
            }
            if let Terrain::Circle(exits) = content.map.lay(link.to).terrain {
                if !circles.iter().any(|(circle, _)| *circle == link.to) {
                    circles.push((link.to, exits));
                }
                continue;
            }
            // The step is taken from `link.to` into `space`.
            let total = so_far + step(content, drives, link.to, space);
            if total < costs[link.to.index()] {
                costs[link.to.index()] = total;
                open.push_back(link.to);
            }
        }
        // What leads through a circle hangs on all its exits, which may hang on it.
        if open.is_empty() {
            for (circle, exits) in &circles {
                let total = leaving(content, drives, (*circle, *exits), &costs);
                if *circle != goal && total + HUNDREDTH < costs[circle.index()] {
                    costs[circle.index()] = total;
                    open.push_back(*circle);
                }
            }
        }
    }
    for (steps, cost) in row.iter_mut().zip(costs) {
        *steps = u8::try_from((cost + 50) / 100).unwrap_or(FAR);
    }
}

/// Hundredths of a step: to a space that cannot be reached, as far as is known;
/// and a difference that makes none.
const FAR_AWAY: u32 = 9_000;
const HUNDREDTH: u32 = 10;

/// What a step costs, in hundredths of a movement point.
fn step(content: &Content, (red, yellow): (bool, bool), from: Space, to: Space) -> u32 {
    let skipped = |space: Space| match content.map.lay(space).colour {
        Colour::Blue => false,
        Colour::Red => red,
        Colour::Yellow => yellow,
    };
    let is_surface = |space: Space| content.map.lay(space).terrain == Terrain::SurfaceCity;
    let cost = match skipped(to) {
        true => 0,
        false if is_surface(to) || is_surface(from) => 200,
        false => 100,
    };
    match content.map.lay(from).terrain {
        Terrain::Penalty(_) if !skipped(from) => cost + OVAL,
        _ => cost,
    }
}

/// What it takes on average from a circle, which is left by the best of three dice.
fn leaving(
    content: &Content,
    drives: (bool, bool),
    (circle, exits): (Space, [Space; 6]),
    costs: &[u32; Space::COUNT],
) -> u32 {
    let mut ways = exits.map(|to| costs[to.index()] + step(content, drives, circle, to));
    ways.sort_unstable();
    let best = ways[0];
    for way in &mut ways {
        if *way > best + ASTRAY {
            *way += ASTRAY;
        }
    }
    // That all dice show one of the last so many numbers, out of 216.
    let worse = |numbers: u32| numbers * numbers * numbers;
    let shares = (0..6u32).zip(ways);
    let sum: u32 = shares
        .map(|(better, cost)| cost * (worse(6 - better) - worse(5 - better)))
        .sum();
    sum / worse(6)
}
