//! What an empire can have in mind, and what it does in every question on the way.
//!
//! A goal is chosen while the galaxy is built, for every strategy card and for every
//! turn. Whatever is asked in between, by one's own action or those of others, has an
//! answer that follows from the goal and the table.

mod battle;
mod build;
mod cards;
pub(crate) mod fleet;
mod founding;
mod purse;
mod status;
mod turn;

use bots::Planner;
use engine::map::Hex;
use engine::{Seat, Text};
use twilight_imperium::TwilightImperium;
use twilight_imperium::choice::Choice;
use twilight_imperium::content::Content;
use twilight_imperium::ids::Strategy;
use twilight_imperium::outlook::Asked;
use twilight_imperium::view::View;

use crate::sight::Sight;

/// The plans of Twilight Imperium.
#[derive(Debug, Clone, Copy, Default)]
pub struct Ambition;

/// A plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// Building the galaxy, putting first units on planets.
    Found,
    /// Choosing this strategy card.
    Choose(Strategy),
    /// The strategic action of this card.
    Act(Strategy),
    /// Planets without a fleet before them.
    Take(Hex),
    /// A system with a fleet of another.
    Attack(Hex),
    /// More ships for a system of one's own.
    Hold(Hex),
    /// Ships or troops where an objective wants them.
    Gather(Hex),
    /// All that can be spared, next to what it will attack.
    Muster(Hex),
    /// Carriers with troops on the way to what they can take next.
    Approach(Hex),
    /// New units, or a dock.
    Build(Hex),
    /// Nothing more in this round.
    Pass,
}

impl Goal {
    /// The system that is activated for it.
    pub(crate) const fn place(self) -> Option<Hex> {
        match self {
            Self::Take(place)
            | Self::Attack(place)
            | Self::Hold(place)
            | Self::Gather(place)
            | Self::Muster(place)
            | Self::Approach(place)
            | Self::Build(place) => Some(place),
            Self::Found | Self::Choose(_) | Self::Act(_) | Self::Pass => None,
        }
    }

    /// How a turn or a choice of cards begins that serves it.
    const fn opening(self) -> Option<Choice> {
        match self {
            Self::Choose(card) => Some(Choice::Pick(card)),
            Self::Act(card) => Some(Choice::Strategic(card)),
            Self::Pass => Some(Choice::Pass),
            Self::Found => None,
            Self::Take(place)
            | Self::Attack(place)
            | Self::Hold(place)
            | Self::Gather(place)
            | Self::Muster(place)
            | Self::Approach(place)
            | Self::Build(place) => Some(Choice::Activate(place)),
        }
    }
}

impl Planner<TwilightImperium> for Ambition {
    type Plan = Goal;

    fn is_fork(&self, _: &Content, world: &TwilightImperium, _: Seat) -> bool {
        matches!(world.asked(), Asked::SetUp | Asked::Pick | Asked::Turn(_))
    }

    fn plans(&self, content: &Content, world: &TwilightImperium, seat: Seat, out: &mut Vec<Goal>) {
        let sight = Sight::new(content, world, seat);
        match world.asked() {
            Asked::SetUp => out.push(Goal::Found),
            Asked::Pick => cards::picks(sight, out),
            Asked::Turn(_) => turn::goals(sight, out),
            _ => {}
        }
    }

    fn next(
        &self,
        content: &Content,
        goal: Goal,
        world: &TwilightImperium,
        seat: Seat,
        choices: &[Choice],
    ) -> Option<usize> {
        let sight = Sight::new(content, world, seat);
        let choice = match world.asked() {
            Asked::Turn(_) | Asked::Pick => goal.opening(),
            _ => answer(sight, goal, choices),
        };
        place(choices, choice?)
    }

    /// A goal is for one action, or one choice of a card: what is asked then follows
    /// from it until the next fork.
    fn is_done(&self, _: &Content, goal: Goal, world: &TwilightImperium, _: Seat) -> bool {
        match world.asked() {
            Asked::SetUp => goal != Goal::Found,
            Asked::Pick | Asked::Turn(_) | Asked::Nothing => true,
            _ => false,
        }
    }

    /// Once a system is activated there is no way back, and everything before that is
    /// decided anew.
    fn holds(&self, _: &Content, _: Goal, _: &View, _: Seat) -> Result<(), Text> {
        Ok(())
    }

    fn meanwhile(
        &self,
        content: &Content,
        world: &TwilightImperium,
        other: Seat,
        choices: &[Choice],
    ) -> Option<usize> {
        let choice = match world.asked() {
            Asked::Turn(_) => idle(choices),
            _ => answer(Sight::new(content, world, other), Goal::Pass, choices),
        };
        place(choices, choice?)
    }

    fn label(&self, goal: Goal) -> Text {
        let (key, place) = match goal {
            Goal::Found => return Text::new("ti3-plan-found"),
            Goal::Pass => return Text::new("ti3-plan-pass"),
            Goal::Choose(card) => {
                return Text::new("ti3-plan-choose").with("card", card.to_string());
            }
            Goal::Act(card) => return Text::new("ti3-plan-act").with("card", card.to_string()),
            Goal::Take(place) => ("ti3-plan-take", place),
            Goal::Attack(place) => ("ti3-plan-attack", place),
            Goal::Hold(place) => ("ti3-plan-hold", place),
            Goal::Gather(place) => ("ti3-plan-gather", place),
            Goal::Muster(place) => ("ti3-plan-muster", place),
            Goal::Approach(place) => ("ti3-plan-approach", place),
            Goal::Build(place) => ("ti3-plan-build", place),
        };
        Text::new(key).with("place", place.to_string())
    }
}

/// What comes to mind first.
pub(crate) fn instinct(sight: Sight<'_>, choices: &[Choice]) -> Option<usize> {
    let choice = match sight.world.asked() {
        Asked::Turn(_) => {
            let mut goals = Vec::new();
            turn::goals(sight, &mut goals);
            let mut openings = goals.iter().filter_map(|goal| goal.opening());
            openings.find(|opening| choices.contains(opening))
        }
        Asked::Pick => cards::pick(sight, choices),
        _ => answer(sight, Goal::Pass, choices),
    };
    place(choices, choice?)
}

/// What others do at their turn while a plan is tried: as little as they may
/// (TI3-PAS-01).
fn idle(choices: &[Choice]) -> Option<Choice> {
    let is_act = |choice: &&Choice| matches!(choice, Choice::Strategic(_));
    let pass = choices.iter().find(|choice| **choice == Choice::Pass);
    pass.or_else(|| choices.iter().find(is_act)).copied()
}

/// What is answered on the way, whoever's action it is.
fn answer(sight: Sight<'_>, goal: Goal, choices: &[Choice]) -> Option<Choice> {
    match sight.world.asked() {
        Asked::SetUp => founding::found(sight, choices),
        Asked::Move(place) => fleet::step(sight, goal, place, choices),
        Asked::Load {
            from,
            to,
            vessel,
            wings,
        } => {
            let hold = fleet::Hold {
                from,
                to,
                vessel,
                wings,
            };
            hold.load(sight, goal, choices)
        }
        Asked::Announce(place) => battle::leave(sight, place, choices),
        Asked::Hits(place) | Asked::Excess(place) => battle::lose(sight, place, choices),
        Asked::Landing(place) => battle::land(sight, goal, place, choices),
        Asked::Invasion(place) => battle::invade(sight, place, choices),
        Asked::Produce { place, docks } => build::produce(sight, place, docks, choices),
        Asked::Payment { left, influence } => purse::pay(sight, left, influence, choices),
        Asked::Follow(card) => cards::follow(sight, card),
        Asked::Claim => status::claim(sight, choices),
        Asked::Allocation => status::lay_out(sight, choices),
        Asked::Pick => cards::pick(sight, choices),
        Asked::Turn(_) | Asked::Nothing => None,
        Asked::Other => others(sight, choices),
    }
}

/// Questions that their choices tell apart.
fn others(sight: Sight<'_>, choices: &[Choice]) -> Option<Choice> {
    match choices.first()? {
        Choice::Good | Choice::Counter(_) => status::gain(sight, choices),
        Choice::Fire(_) | Choice::Hold => choices.first().copied(),
        Choice::Flee(_) => battle::flee(sight, choices),
        Choice::Accord(_) => cards::accord(sight, choices),
        Choice::Refresh(_) => cards::refresh(sight, choices),
        Choice::Buy(_) => cards::buy(sight, choices),
        Choice::Recall(_) => cards::recall(sight, choices),
        Choice::Produce(_) => build::yard(sight, choices),
        // TI3-SAC-03: ships stay where they are.
        Choice::Patrol(..) => Some(Choice::Done),
        first => Some(*first),
    }
}

/// Where this choice is in the list.
fn place(choices: &[Choice], choice: Choice) -> Option<usize> {
    choices.iter().position(|listed| *listed == choice)
}
