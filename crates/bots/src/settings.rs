//! How bots go about it.

use std::time::Duration;

use engine::Budget;
use engine::registry::Usual;

use crate::playout::Playout;

/// How the bots of a game go about it: what a game may tune.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// How much a search looks at what does not seem best: the constant of
    /// UCB1.
    pub exploration: f32,
    /// Do others follow their instinct in the search, so that it goes deeper
    /// into one's own choices? For games in which they hardly touch each other.
    pub model_others: bool,
    /// How far a search plays each world on before it is judged.
    pub playout: Playout,
    /// How far a greedy player does.
    pub greedy: Playout,
    /// How much of plans is looked at, where a game has any.
    pub plans: Plans,
}

/// How much is looked at where a player chooses its plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plans {
    /// The most plans.
    pub most: usize,
    /// The most choices that one of them is carried out for, whoever makes
    /// them.
    pub steps: u16,
    /// The most forks that one of them goes through before a greedy player judges
    /// it. One makes all plans comparable that an evaluation can judge half way;
    /// with more, what takes longer is worth what it gains in a turn.
    pub forks: u16,
    /// The forks that a search plays through before it judges a world. Where it is
    /// more than one, it goes on with what promises most when a plan is done, and a
    /// plan is followed without further thought until it is.
    pub ahead: u16,
}

impl Plans {
    /// What does for most games.
    pub const USUAL: Self = Self {
        most: 24,
        steps: 60,
        forks: u16::MAX,
        ahead: 1,
    };
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            exploration: 0.7,
            model_others: false,
            playout: Playout::Turn(8),
            greedy: Playout::Turn(8),
            plans: Plans::USUAL,
        }
    }
}

/// What a search has that is named without a budget: 300 milliseconds a
/// decision at a table, and 400 tries in a simulation, which has to be
/// repeatable.
pub const USUAL: Usual = Usual {
    at_table: Budget::Time(Duration::from_millis(300)),
    in_simulation: Budget::Iterations(400),
};
