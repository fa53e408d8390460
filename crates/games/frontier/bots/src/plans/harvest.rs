//! Harvests: what is built, and where.

use engine::Seat;
use engine::map::Hex;
use frontier::Frontier;
use frontier::choice::{Choice, Unit};

use super::{Goal, threat};

/// What is built first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Levy {
    /// Ships, and troops for what is left.
    Ships,
    /// Troops alone.
    Troops,
    /// In turn.
    Both,
}

impl Levy {
    const ALL: [Self; 3] = [Self::Ships, Self::Both, Self::Troops];
}

/// In the Core and at home, where those are settled; where rivals are near.
pub(super) fn plans(world: &Frontier, seat: Seat, out: &mut Vec<Goal>) {
    let home = world.home(seat);
    let settled = |hex: &Hex| {
        let there = world.garrison(*hex);
        there.owner == Some(seat) && there.troops > 0
    };
    let first = [Hex::MIDDLE, home].into_iter().filter(settled);
    let others = Hex::all(world.hexes()).filter(|hex| *hex != Hex::MIDDLE && *hex != home);
    let front = others
        .filter(settled)
        .filter(|hex| threat(world, seat, *hex) > 0);
    let anywhere = Hex::all(world.hexes()).filter(settled).take(1);
    let sites = first.chain(front).chain(anywhere);
    for site in sites.take(4) {
        out.extend(Levy::ALL.map(|levy| Goal::Raise(levy, site)));
    }
    out.push(Goal::Rest);
}

/// What serves a goal in a harvest.
pub(super) fn spend(
    world: &Frontier,
    seat: Seat,
    goal: Goal,
    choices: &[Choice],
) -> Option<Choice> {
    let (levy, site) = match goal {
        Goal::Raise(levy, site) => (levy, site),
        Goal::Core => (Levy::Both, nearest_to_core(choices)),
        Goal::Rest => return Some(Choice::Done),
        Goal::Take(_) | Goal::Settle(_) | Goal::Hold(_) | Goal::Stand(_) | Goal::Retreat(_) => {
            return None;
        }
    };
    if !choices.contains(&Choice::Done) {
        // FRO-62: elsewhere when it is full.
        let put = Choice::Put(site);
        return match choices.contains(&put) {
            true => Some(put),
            false => choices.first().copied(),
        };
    }
    let (built, _) = world.spending(seat);
    let order = match levy {
        Levy::Ships => [Unit::Ship, Unit::Troop],
        Levy::Both if built.len() % 2 == 0 => [Unit::Ship, Unit::Troop],
        Levy::Both | Levy::Troops => [Unit::Troop, Unit::Troop],
    };
    let builds = order.map(Choice::Build);
    let build = builds.into_iter().find(|build| choices.contains(build));
    Some(build.unwrap_or(Choice::Done))
}

/// The hex with the lowest number, of those that something can be put into.
fn nearest_to_core(choices: &[Choice]) -> Hex {
    let sites = choices.iter().filter_map(|choice| match choice {
        Choice::Put(hex) => Some(*hex),
        _ => None,
    });
    sites.min().unwrap_or(Hex::MIDDLE)
}
