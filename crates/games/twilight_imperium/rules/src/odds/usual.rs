//! The usual losses: damage first, then whatever costs the fewest dice, then the
//! least; ships that carry something last.

use arrayvec::ArrayVec;
use strum::VariantArray;

use super::Force;
use super::force::halves;
use crate::content::Content;
use crate::ids::Unit;
use crate::state::Vessel;

/// What becomes of a hit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Loss {
    /// A unit is hurt and stays.
    Damage(Unit),
    /// A unit is gone.
    Lost(Unit),
}

/// How much one minds to lose something: less first.
type Regret = (bool, u8, u8);

/// The most hits that any force takes.
pub(crate) const MOST_HITS: usize = 160;

/// What becomes of each hit that a force takes, until nothing is left.
pub(super) fn losses(force: &Force) -> ArrayVec<Loss, MOST_HITS> {
    let mut all = ArrayVec::new();
    for (unit, group) in force.units() {
        let sustains = unit.ship().is_some_and(|ship| ship.sustains());
        let whole = if sustains {
            group.count - group.hurt
        } else {
            0
        };
        (0..whole).for_each(|_| all.push(Loss::Damage(unit)));
    }
    let mut order: ArrayVec<(Regret, Unit, u8), 18> = ArrayVec::new();
    for (unit, group) in force.units() {
        for (laden, count) in [(false, group.count - group.laden), (true, group.laden)] {
            if count > 0 {
                order.push(((laden, group.dice, group.halves), unit, count));
            }
        }
    }
    order.sort_unstable();
    for (_, unit, count) in order {
        (0..count).for_each(|_| all.push(Loss::Lost(unit)));
    }
    all
}

/// Which of these ships, or a fighter (`None`), takes the next hit, and whether it
/// stays: as [`losses`] has it.
pub(crate) fn next(
    content: &Content,
    ships: &[Vessel],
    fighters: u8,
) -> Option<(Option<Vessel>, bool)> {
    let whole = ships.iter().copied().filter(|vessel| vessel.can_sustain());
    // Which one is hurt makes no difference to this fight; the one that is lost last
    // has it easiest.
    let damaged = whole.max_by_key(|vessel| regret(content, *vessel));
    if let Some(vessel) = damaged {
        return Some((Some(vessel), true));
    }
    let cheapest = ships
        .iter()
        .copied()
        .min_by_key(|vessel| regret(content, *vessel));
    let fighter = (fighters > 0).then(|| unit_regret(content, Unit::Fighter, false));
    match (cheapest, fighter) {
        (Some(vessel), Some(fighter)) if regret(content, vessel).0 < fighter => {
            Some((Some(vessel), false))
        }
        (_, Some(_)) => Some((None, false)),
        (vessel, None) => vessel.map(|vessel| (Some(vessel), false)),
    }
}

/// Among equals the one with less aboard, and the one that is hurt.
fn regret(content: &Content, vessel: Vessel) -> (Regret, u8, bool) {
    let laden = vessel.cargo() > 0;
    (
        unit_regret(content, vessel.ship.unit(), laden),
        vessel.cargo(),
        !vessel.hurt,
    )
}

fn unit_regret(content: &Content, unit: Unit, laden: bool) -> Regret {
    (laden, content.unit(unit).dice, halves(content, unit))
}

/// Every unit there is takes part in the order.
const _: () = assert!(Unit::VARIANTS.len() * 2 == 18);
