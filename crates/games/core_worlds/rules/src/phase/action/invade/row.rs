//! The smallest force that wins, as one row of choices.

use engine::game::Suggestion;
use engine::{Label, Text};

use super::{Invade, distinct};
use crate::choice::{Choice, Subject, Way};
use crate::phase::Look;
use crate::state::{Empire, Unit};

/// No more Units than this are put together.
const MOST: usize = 6;

/// No more of them are compared: whoever has so many chooses by hand.
const TRIES: usize = 2_000;

/// A force that could be committed, and what it takes.
struct Force {
    choices: Vec<Choice>,
    empire: Empire,
}

impl Invade {
    /// The fewest Units that match the World with what is committed already, the
    /// weakest of these; nothing where one is enough or none are.
    pub(crate) fn suggest(self, look: Look<'_>) -> Vec<Suggestion<Choice, Subject>> {
        if self.is_won(look) {
            return Vec::new();
        }
        let now = Force {
            choices: Vec::new(),
            empire: look.game.empire(self.seat).clone(),
        };
        let mut forces = vec![now];
        for size in 1..=MOST {
            forces = forces.iter().flat_map(Force::grown).collect();
            if forces.len() > TRIES {
                break;
            }
            let won = forces.iter().filter(|force| self.wins(look, force));
            let Some(best) = won.min_by_key(|force| self.weight(look, force)) else {
                continue;
            };
            return match size {
                1 => Vec::new(),
                _ => vec![self.row(look, best)],
            };
        }
        Vec::new()
    }

    fn wins(self, look: Look<'_>, force: &Force) -> bool {
        let attack = force.empire.force(look.content).plus(self.invasion.bonus);
        attack.matches(self.invasion.defence(look.content))
    }

    /// How much it brings: what is more than needed is better kept.
    fn weight(self, look: Look<'_>, force: &Force) -> u16 {
        let brought = force.empire.force(look.content);
        brought.fleet + brought.ground
    }

    fn row(self, look: Look<'_>, force: &Force) -> Suggestion<Choice, Subject> {
        let now = look.game.attack(look.content, self.seat, &self.invasion);
        let then = force.empire.force(look.content).plus(self.invasion.bonus);
        let text = Text::new("core-worlds-row-force").with("count", force.choices.len());
        Suggestion {
            label: Label::new(text)
                .with_change("core-worlds-head-fleet", now.fleet, then.fleet)
                .with_change("core-worlds-head-ground", now.ground, then.ground),
            subject: Some(Subject::Central(self.invasion.world)),
            choices: force.choices.clone(),
        }
    }
}

impl Force {
    /// This force with one Unit more: in the order of the list, so that no two
    /// are the same but for the order.
    fn grown(&self) -> Vec<Self> {
        let free = self.empire.units.iter().filter(|unit| !unit.committed);
        let listed: Vec<(Unit, Way)> = distinct(free).map(|(unit, way)| (*unit, way)).collect();
        let grown = listed.into_iter().filter_map(|(unit, way)| {
            let (choice, tokens) = match way {
                Way::Copy(tokens) => (Choice::CommitCopy(unit.card, tokens), Some(tokens)),
                _ => (Choice::Commit(unit.card), None),
            };
            if self.choices.last().is_some_and(|last| *last > choice) {
                return None;
            }
            let mut empire = self.empire.clone();
            empire.commit(unit.card, tokens);
            let choices = [self.choices.as_slice(), &[choice]].concat();
            Some(Self { choices, empire })
        });
        grown.collect()
    }
}
