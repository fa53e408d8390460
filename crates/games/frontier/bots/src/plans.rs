//! What someone can have in mind in Frontier, for a turn, some turns, a battle
//! or a harvest.

mod battle;
mod fleet;
mod harvest;

use bots::Planner;
use engine::map::Hex;
use engine::{Seat, Text};
use frontier::Frontier;
use frontier::choice::Choice;
use frontier::content::Content;
use frontier::view::{Pending, View};
use frontier::window::Purpose;

pub use harvest::Levy;

/// The plans of Frontier.
#[derive(Debug, Clone, Copy, Default)]
pub struct Strategy;

/// A plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// Troops for the Core, over several turns if need be.
    Core,
    /// A hex that another holds.
    Take(Hex),
    /// A hex that is nobody's.
    Settle(Hex),
    /// More ships for a hex of one's own.
    Hold(Hex),
    /// Under attack, staying in a hex.
    Stand(Hex),
    /// Out of a battle, to a hex.
    Retreat(Hex),
    /// What a harvest is spent on, and where.
    Raise(Levy, Hex),
    /// Nothing more in this round or this harvest.
    Rest,
}

impl Planner<Frontier> for Strategy {
    type Plan = Goal;

    /// At the beginning of a turn and of a harvest, and for whoever is attacked
    /// in each round of the battle.
    fn is_fork(&self, _: &Content, world: &Frontier, seat: Seat) -> bool {
        match world.seen_pending() {
            Pending::Turn(_) => true,
            Pending::Harvest(_) => world.spending(seat) == (&[], None),
            Pending::Window(Purpose::Battle) | Pending::Withdraw(_) => {
                battle::is_defender(world, seat)
            }
            _ => false,
        }
    }

    fn plans(&self, _: &Content, world: &Frontier, seat: Seat, out: &mut Vec<Goal>) {
        match world.seen_pending() {
            Pending::Turn(_) => fleet::plans(world, seat, out),
            Pending::Harvest(_) => harvest::plans(world, seat, out),
            _ => battle::plans(world, seat, out),
        }
    }

    fn next(
        &self,
        content: &Content,
        goal: Goal,
        world: &Frontier,
        seat: Seat,
        choices: &[Choice],
    ) -> Option<usize> {
        let choice = match world.seen_pending() {
            Pending::Turn(_) => fleet::go(content, world, seat, goal, choices),
            Pending::Muster(_, target, ships, troops) => {
                let fleet = fleet::Fleet {
                    target,
                    ships,
                    troops,
                };
                fleet.gather(content, world, seat, goal, choices)
            }
            Pending::Harvest(_) => harvest::spend(world, seat, goal, choices),
            Pending::Window(_) | Pending::Withdraw(_) | Pending::Casualties(..) => {
                battle::fight(world, seat, goal, choices)
            }
            Pending::Pact(..) | Pending::Approval(..) | Pending::Nothing => None,
        };
        place(choices, choice?)
    }

    fn is_done(&self, _: &Content, goal: Goal, world: &Frontier, seat: Seat) -> bool {
        match goal {
            Goal::Core => world.holds_core(seat),
            Goal::Take(hex) | Goal::Settle(hex) => world.garrison(hex).owner == Some(seat),
            Goal::Hold(_) => matches!(world.seen_pending(), Pending::Turn(next) if next != seat),
            Goal::Stand(_) | Goal::Retreat(_) => !battle::is_defender(world, seat),
            Goal::Raise(..) => !matches!(world.seen_pending(), Pending::Harvest(_)),
            Goal::Rest => true,
        }
    }

    fn holds(&self, _: &Content, goal: Goal, view: &View, seat: Seat) -> Result<(), Text> {
        let (hex, is_own) = match goal {
            Goal::Core => (Hex::MIDDLE, false),
            Goal::Take(hex) => (hex, false),
            Goal::Settle(hex) | Goal::Hold(hex) | Goal::Stand(hex) => (hex, true),
            Goal::Retreat(hex) | Goal::Raise(_, hex) => (hex, true),
            Goal::Rest => return Ok(()),
        };
        let owner = view.map.get(hex.index()).and_then(|there| there.owner);
        let owner = owner.filter(|owner| *owner != seat);
        let broken = |key| Err(Text::new(key).with("hex", hex.to_string()));
        match owner {
            _ if view.storms.contains(&hex) && matches!(view.pending, Pending::Turn(_)) => {
                broken("frontier-broken-storm")
            }
            Some(_) if is_own => broken("frontier-broken-taken"),
            Some(owner) if view.players[seat.index()].pacts.contains(owner) => {
                Err(Text::new("frontier-broken-pact").with("seat", owner))
            }
            _ => Ok(()),
        }
    }

    /// Others let it happen, and fight where they are attacked.
    fn meanwhile(
        &self,
        _: &Content,
        world: &Frontier,
        other: Seat,
        choices: &[Choice],
    ) -> Option<usize> {
        let choice = match world.seen_pending() {
            Pending::Turn(_) => Choice::Pass,
            Pending::Harvest(_) => Choice::Done,
            Pending::Pact(..) | Pending::Approval(..) => Choice::Refuse,
            Pending::Withdraw(_) => Choice::Stand,
            Pending::Casualties(..) => battle::lose(world, other)?,
            _ => return None,
        };
        place(choices, choice)
    }

    fn label(&self, goal: Goal) -> Text {
        let (key, hex) = match goal {
            Goal::Core => return Text::new("frontier-plan-core"),
            Goal::Rest => return Text::new("frontier-plan-rest"),
            Goal::Take(hex) => ("frontier-plan-take", hex),
            Goal::Settle(hex) => ("frontier-plan-settle", hex),
            Goal::Hold(hex) => ("frontier-plan-hold", hex),
            Goal::Stand(hex) => ("frontier-plan-stand", hex),
            Goal::Retreat(hex) => ("frontier-plan-retreat", hex),
            Goal::Raise(Levy::Ships, hex) => ("frontier-plan-ships", hex),
            Goal::Raise(Levy::Troops, hex) => ("frontier-plan-troops", hex),
            Goal::Raise(Levy::Both, hex) => ("frontier-plan-both", hex),
        };
        Text::new(key).with("hex", hex.to_string())
    }
}

/// Where this choice is in the list.
fn place(choices: &[Choice], choice: Choice) -> Option<usize> {
    choices.iter().position(|listed| *listed == choice)
}

/// How many ships the strongest rival has from which this hex can be reached.
fn threat(world: &Frontier, seat: Seat, hex: Hex) -> u8 {
    let mut ships = [0u8; engine::MAX_SEATS];
    for place in Hex::all(world.hexes()) {
        let there = world.garrison(place);
        if let Some(owner) = there.owner.filter(|owner| *owner != seat)
            && place.steps_to(hex) <= 2
        {
            let of_owner = &mut ships[owner.index()];
            *of_owner = of_owner.saturating_add(there.ships);
        }
    }
    ships.into_iter().max().unwrap_or(0)
}
