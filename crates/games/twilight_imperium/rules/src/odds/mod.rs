//! How a battle ends, without dice: exact odds under the usual losses.
//!
//! Under a fixed order of losses a force is a chain: after so many hits it is known
//! what is left of it. A battle is then a walk on two numbers, the hits that each
//! side has taken, and every probability comes out of one pass over that grid.
//!
//! - [`force`]: what fights on a side;
//! - `usual`: which unit takes the next hit;
//! - `chain`: a force after each hit, and how many hits it makes then;
//! - `walk`: the pass over the grid;
//! - `notation`: forces as people write them.
//!
//! Nobody retreats in it. Floats live here and in bots, never in rules.

mod chain;
pub mod force;
mod notation;
pub(crate) mod usual;
mod walk;

use std::cell::RefCell;

use arrayvec::ArrayVec;
use strum::EnumCount;

use crate::ids::Unit;
use chain::{Chain, convolve};
pub use force::{Force, Group};
pub(crate) use notation::forecast;
use walk::Walk;

/// Two forces that meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fight {
    /// Who came.
    pub attacker: Force,
    /// Who was there.
    pub defender: Force,
}

/// How a fight ends.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Odds {
    /// The attacker alone has something left.
    pub win: f64,
    /// Neither has, or neither can hit the other.
    pub draw: f64,
    /// The defender alone has.
    pub lose: f64,
    /// How many rounds it takes, on average.
    pub rounds: f64,
    /// What attacker and defender have left when they win, on average, by unit.
    pub left: [[f64; Unit::COUNT]; 2],
    /// The price of what attacker and defender lose, on average.
    pub lost: [f64; 2],
}

/// What bots ask for again and again.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Quick {
    /// The attacker alone has something left.
    pub win: f32,
    /// The defender alone has.
    pub lose: f32,
    /// The price of what attacker and defender lose, on average.
    pub lost: [f32; 2],
}

/// How many answers a thread keeps.
const KEPT: usize = 4096;

thread_local! {
    static WALK: RefCell<Walk> = RefCell::default();
    static ANSWERS: RefCell<Vec<Option<(Fight, Quick)>>> = RefCell::new(vec![None; KEPT]);
}

/// How a fight ends.
#[must_use]
pub fn odds(fight: &Fight) -> Odds {
    let sides = [fight.attacker, fight.defender];
    let chains = sides.map(Chain::of);
    // TI3-PDF-01, TI3-INV-04: what fires before the first round moves each side along
    // its chain.
    let shots = [sides[1].before(), sides[0].before()].map(|before| convolve(&before));
    let mut odds = Odds::default();
    WALK.with_borrow_mut(|walk| {
        let fires = |side: usize| sides[side].barrages() && sides[1 - side].fighters() > 0;
        if fires(0) || fires(1) {
            for (own, own_chance) in shots[0].iter().enumerate() {
                for (enemy, enemy_chance) in shots[1].iter().enumerate() {
                    let met = [
                        chains[0].after(sides[0], own),
                        chains[1].after(sides[1], enemy),
                    ];
                    barrage(walk, met, own_chance * enemy_chance, &mut odds);
                }
            }
        } else {
            walk.begin(&chains);
            for (own, own_chance) in shots[0].iter().enumerate() {
                for (enemy, enemy_chance) in shots[1].iter().enumerate() {
                    walk.start([own, enemy], own_chance * enemy_chance);
                }
            }
            walk.go(&chains, &mut odds);
        }
    });
    for (side, won) in [odds.win, odds.lose].into_iter().enumerate() {
        for left in &mut odds.left[side] {
            *left = if won > 0.0 { *left / won } else { 0.0 };
        }
    }
    odds.lost = std::array::from_fn(|side| sides[side].price() - odds.lost[side]);
    odds
}

/// TI3-SPB-05 to TI3-SPB-08: destroyers fire at fighters before the first round, both
/// sides at once, so each number of fighters lost is a fight of its own.
fn barrage(walk: &mut Walk, met: [Force; 2], chance: f64, odds: &mut Odds) {
    let losses = [
        met[1].barrage_hits(met[0].fighters()),
        met[0].barrage_hits(met[1].fighters()),
    ];
    let chains = met.map(Chain::of);
    // Where fighters are the first to go anyhow, it is the same fight, begun later.
    let alike = (0..2).all(|side| chains[side].begins_with_fighters(losses[side].len() - 1));
    if alike {
        walk.begin(&chains);
    }
    for (own, own_chance) in losses[0].iter().enumerate() {
        for (enemy, enemy_chance) in losses[1].iter().enumerate() {
            let chance = chance * own_chance * enemy_chance;
            if alike {
                walk.start([own, enemy], chance);
            } else if chance >= walk::LEAST {
                let left = [met[0].without_fighters(own), met[1].without_fighters(enemy)];
                let chains = left.map(Chain::of);
                walk.begin(&chains);
                walk.start([0, 0], chance);
                walk.go(&chains, odds);
            }
        }
    }
    if alike {
        walk.go(&chains, odds);
    }
}

/// As [`odds`], for who asks often: answers are kept.
#[must_use]
pub fn quick(fight: &Fight) -> Quick {
    let slot = slot(fight);
    let kept = ANSWERS.with_borrow(|answers| answers[slot]);
    if let Some((_, answer)) = kept.filter(|(known, _)| known == fight) {
        return answer;
    }
    let odds = odds(fight);
    let answer = Quick {
        win: odds.win as f32,
        lose: odds.lose as f32,
        lost: odds.lost.map(|lost| lost as f32),
    };
    ANSWERS.with_borrow_mut(|answers| answers[slot] = Some((*fight, answer)));
    answer
}

/// Where the answer to a fight is kept.
fn slot(fight: &Fight) -> usize {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    fight.hash(&mut hasher);
    hasher.finish() as usize % KEPT
}

/// Chances of so many hits, from none on.
pub(crate) type Hits = ArrayVec<f64, 128>;
