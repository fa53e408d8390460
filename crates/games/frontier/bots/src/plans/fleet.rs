//! Expeditions: where to, and with what.

use engine::Seat;
use engine::map::Hex;
use frontier::Frontier;
use frontier::choice::Choice;
use frontier::content::Content;
use frontier::state::Garrison;

use super::{Goal, threat};

/// What can be had in mind for a turn. From the middle outwards: near the Core
/// there is more to win.
pub(super) fn plans(world: &Frontier, seat: Seat, out: &mut Vec<Goal>) {
    if world.holds_core(seat) {
        out.push(Goal::Hold(Hex::MIDDLE));
    } else {
        out.push(Goal::Core);
    }
    out.push(Goal::Rest);
    let rim = || Hex::all(world.hexes()).filter(|hex| *hex != Hex::MIDDLE);
    let owner = |hex: &Hex| world.garrison(*hex).owner;
    let foreign = rim().filter(|hex| owner(hex).is_some_and(|owner| owner != seat));
    out.extend(foreign.map(Goal::Take));
    let free = rim().filter(|hex| owner(hex).is_none());
    out.extend(free.map(Goal::Settle));
    let own = rim().filter(|hex| owner(hex) == Some(seat) && threat(world, seat, *hex) > 0);
    out.extend(own.map(Goal::Hold));
}

/// How a turn begins that serves a goal.
pub(super) fn go(
    content: &Content,
    world: &Frontier,
    seat: Seat,
    goal: Goal,
    choices: &[Choice],
) -> Option<Choice> {
    let target = match goal {
        Goal::Core => return go_for_core(content, world, seat, choices),
        Goal::Rest => return Some(Choice::Pass),
        Goal::Take(hex) | Goal::Settle(hex) | Goal::Hold(hex) => hex,
        Goal::Stand(_) | Goal::Retreat(_) | Goal::Raise(..) => return None,
    };
    if !choices.contains(&Choice::Go(target)) {
        return None;
    }
    let force = Force::of(content, world, seat, goal, target);
    let there = world.garrison(target);
    let is_worth_it = match goal {
        Goal::Settle(_) => force.settlers,
        Goal::Take(_) => there.owner != Some(seat) && force.ships > there.ships,
        _ => force.ships > 0,
    };
    is_worth_it.then_some(Choice::Go(target))
}

/// FRO-30: straight into the Core where enough ships reach it; otherwise they
/// gather on the way.
fn go_for_core(
    content: &Content,
    world: &Frontier,
    seat: Seat,
    choices: &[Choice],
) -> Option<Choice> {
    let core = Choice::Go(Hex::MIDDLE);
    let force = Force::of(content, world, seat, Goal::Core, Hex::MIDDLE);
    let there = world.garrison(Hex::MIDDLE);
    let foes = match there.owner {
        Some(owner) if owner != seat => there.ships,
        _ => 0,
    };
    if choices.contains(&core) && force.ships > foes && force.manned {
        return Some(core);
    }
    let gathered = |hex: Hex| {
        let there = world.garrison(hex);
        let open = there.owner.is_none_or(|owner| owner == seat);
        let near = hex != Hex::MIDDLE && hex.steps_to(Hex::MIDDLE) <= 2;
        let more = Force::of(content, world, seat, Goal::Core, hex);
        let ships = there.ships + more.ships;
        let manned = more.manned || there.troops > 0;
        (open && near && more.ships > 0 && ships > foes && manned).then_some(ships)
    };
    let ways = choices.iter().filter_map(|choice| match choice {
        Choice::Go(hex) => Some((gathered(*hex)?, *hex)),
        _ => None,
    });
    // Of equals the nearest to the Core, which has the lowest number.
    let best = ways.max_by_key(|(ships, hex)| (*ships, usize::MAX - hex.index()));
    best.map(|(_, hex)| Choice::Go(hex))
}

/// What could sail.
#[derive(Default)]
struct Force {
    ships: u8,
    /// Is there a troop beside a ship?
    manned: bool,
    /// Is there one to spare?
    settlers: bool,
}

impl Force {
    fn of(content: &Content, world: &Frontier, seat: Seat, goal: Goal, target: Hex) -> Self {
        let mut force = Self::default();
        for from in Hex::of(world.harbours(content, seat, target)) {
            let ships = may_leave(world, seat, goal, target, from);
            let there = world.garrison(from);
            force.ships = force.ships.saturating_add(ships);
            force.manned |= ships > 0 && there.troops > 0;
            force.settlers |= ships > 0 && spare_troops(there) > 0;
        }
        force
    }
}

/// One troop keeps a hex settled (FRO-60).
const fn spare_troops(there: Garrison) -> u8 {
    there.troops.saturating_sub(1)
}

/// How many ships may leave a hex for a goal.
fn may_leave(world: &Frontier, seat: Seat, goal: Goal, target: Hex, from: Hex) -> u8 {
    let ships = world.garrison(from).ships;
    match goal {
        // Who is on the way to the Core does not turn round.
        Goal::Core if from.steps_to(Hex::MIDDLE) <= target.steps_to(Hex::MIDDLE) => 0,
        Goal::Core => ships,
        // The Core is kept as strong as whoever could take it.
        _ if from == Hex::MIDDLE => {
            ships.saturating_sub(threat(world, seat, from).saturating_add(1))
        }
        Goal::Hold(hex) if hex != Hex::MIDDLE => ships.saturating_sub(threat(world, seat, from)),
        _ => ships,
    }
}

/// An expedition that gathers.
pub(super) struct Fleet {
    pub(super) target: Hex,
    pub(super) ships: u8,
    pub(super) troops: u8,
}

impl Fleet {
    /// FRO-31: the next ship, or setting out.
    pub(super) fn gather(
        &self,
        content: &Content,
        world: &Frontier,
        seat: Seat,
        goal: Goal,
        choices: &[Choice],
    ) -> Option<Choice> {
        if self.ships > 0 && self.is_enough(world, seat, goal) {
            return Some(Choice::SetOut);
        }
        let harbours = choices.iter().filter_map(|choice| match choice {
            Choice::Sail(from, 0) => Some(*from),
            _ => None,
        });
        let ready = harbours.filter(|from| may_leave(world, seat, goal, self.target, *from) > 0);
        // Those with most troops first.
        let from = ready.max_by_key(|from| {
            let there = world.garrison(*from);
            (there.troops, there.ships)
        });
        let Some(from) = from else {
            return (self.ships > 0).then_some(Choice::SetOut);
        };
        let there = world.garrison(from);
        let load = match goal {
            Goal::Settle(_) => 1,
            // The Core is worth the last troop of a hex.
            Goal::Core if self.troops == 0 => spare_troops(there).max(1).min(there.troops),
            _ => spare_troops(there),
        };
        let loads = (0..=load.min(content.units.hold)).rev();
        let mut ways = loads.map(|troops| Choice::Sail(from, troops));
        ways.find(|way| choices.contains(way))
    }

    /// Is it strong enough for its goal?
    fn is_enough(&self, world: &Frontier, seat: Seat, goal: Goal) -> bool {
        let there = world.garrison(self.target);
        match goal {
            Goal::Settle(_) => true,
            Goal::Take(_) if there.owner != Some(seat) => {
                self.troops > 0 && self.ships > 2 * there.ships + there.troops / 2
            }
            _ => false,
        }
    }
}
