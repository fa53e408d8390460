//! A force after each hit that it has taken, and how many hits it makes then.

use arrayvec::ArrayVec;

use super::usual::{Loss, MOST_HITS, losses};
use super::{Force, Hits};
use crate::ids::Unit;

/// More hits than what is left out with this chance are counted as one hit less.
const TAIL: f64 = 1e-7;

/// The chance that a die shows at least this.
pub(super) fn die(value: u8) -> f64 {
    match value {
        0 | 1 => 1.0,
        2..=10 => f64::from(11 - value) / 10.0,
        _ => 0.0,
    }
}

/// How likely so many hits are with these dice: how many, and the chance of each.
pub(super) fn convolve(dice: &[(u8, f64)]) -> Hits {
    let mut hits = Hits::new();
    hits.push(1.0);
    for (count, chance) in dice {
        (0..*count).for_each(|_| one_more(&mut hits, *chance));
    }
    hits
}

/// One die more.
fn one_more(hits: &mut Hits, chance: f64) {
    if chance == 0.0 {
        return;
    }
    if hits.try_push(0.0).is_err() {
        return;
    }
    for made in (1..hits.len()).rev() {
        hits[made] = hits[made].mul_add(1.0 - chance, hits[made - 1] * chance);
    }
    hits[0] *= 1.0 - chance;
    // What practically never happens only costs time.
    while hits.len() > 1 && hits[hits.len() - 1] < TAIL {
        let last = hits.pop().unwrap_or_default();
        let at = hits.len() - 1;
        hits[at] += last;
    }
}

/// A force under the usual losses.
pub(super) struct Chain {
    /// What each hit costs.
    pub(super) losses: ArrayVec<Loss, MOST_HITS>,
    /// After so many hits: how likely so many hits are in a round, one after the
    /// other…
    hits: Vec<f64>,
    /// … each beginning here.
    begins: Vec<u32>,
    /// After so many hits: the price of what is left.
    pub(super) worth: Vec<f64>,
}

impl Chain {
    pub(super) fn of(force: Force) -> Self {
        let losses = losses(&force);
        let most = losses.len();
        let mut by_hits: Vec<Hits> = Vec::with_capacity(most + 1);
        let mut worth = Vec::with_capacity(most + 1);
        // From the end, where nothing is left, back to the beginning.
        by_hits.push(convolve(&[]));
        worth.push(0.0);
        for (step, loss) in losses.iter().rev().enumerate() {
            let mut hits = by_hits[step].clone();
            let mut price = worth[step];
            if let Loss::Lost(unit) = loss {
                let group = force.group(*unit);
                (0..group.dice).for_each(|_| one_more(&mut hits, die(group.value)));
                price += f64::from(group.halves) / 2.0;
            }
            by_hits.push(hits);
            worth.push(price);
        }
        worth.reverse();
        let mut chain = Self {
            losses,
            hits: Vec::new(),
            begins: vec![0],
            worth,
        };
        for hits in by_hits.iter().rev() {
            chain.hits.extend_from_slice(hits);
            chain.begins.push(chain.hits.len() as u32);
        }
        chain
    }

    /// Are fighters the first so many that are lost?
    pub(super) fn begins_with_fighters(&self, count: usize) -> bool {
        let mut first = self.losses.iter().take(count);
        first.all(|loss| *loss == Loss::Lost(Unit::Fighter))
    }

    /// How many hits it can take.
    pub(super) fn most(&self) -> usize {
        self.losses.len()
    }

    /// How likely so many hits are in a round once so many were taken.
    #[inline]
    pub(super) fn hits(&self, taken: usize) -> &[f64] {
        &self.hits[self.begins[taken] as usize..self.begins[taken + 1] as usize]
    }

    /// What is left of a force after so many hits.
    pub(super) fn after(&self, mut force: Force, taken: usize) -> Force {
        for loss in self.losses.iter().take(taken) {
            match loss {
                Loss::Damage(unit) => force.groups[*unit as usize].hurt += 1,
                Loss::Lost(unit) => lose(&mut force, *unit),
            }
        }
        force
    }
}

fn lose(force: &mut Force, unit: Unit) {
    let group = &mut force.groups[unit as usize];
    group.count -= 1;
    group.hurt = group.hurt.min(group.count);
    group.laden = group.laden.min(group.count);
}
