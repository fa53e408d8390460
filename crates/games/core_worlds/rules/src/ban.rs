//! Why something may not be chosen, and the rule that says so. Which ban holds
//! is said where the rule is.

use engine::{Reason, RuleId, Seat, Text};

use crate::state::CoreWorlds;

/// Why something may not be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ban {
    /// The message that says it.
    key: &'static str,
    rule: RuleId,
    /// The Energy that it would cost.
    cost: u16,
}

/// A verdict on an option.
pub(crate) type Verdict = Result<(), Ban>;

impl Ban {
    #[inline]
    pub(crate) const fn new(key: &'static str, rule: RuleId) -> Self {
        Self { key, rule, cost: 0 }
    }

    /// There is not so much Energy.
    #[inline]
    const fn dear(cost: u16, rule: RuleId) -> Self {
        Self {
            key: "core-worlds-why-dear",
            rule,
            cost,
        }
    }

    /// In words, to this seat.
    pub(crate) fn reason(self, game: &CoreWorlds, seat: Seat) -> Reason {
        let text = Text::new(self.key)
            .with("cost", self.cost)
            .with("energy", game.empire(seat).energy);
        Reason::new(text, self.rule)
    }
}

/// Can this cost be paid with so much Energy? By this rule it must be.
#[inline]
pub(crate) const fn affordable(cost: u16, energy: u16, rule: RuleId) -> Verdict {
    if cost <= energy {
        Ok(())
    } else {
        Err(Ban::dear(cost, rule))
    }
}
