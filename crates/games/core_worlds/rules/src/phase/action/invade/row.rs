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

/// Nor so many where each World is looked at, before one is invaded.
const TRIES_A_WORLD: usize = 300;

/// A force that could be committed, and what it takes.
struct Force {
    choices: Vec<Choice>,
    empire: Empire,
}

impl Invade {
    /// The smallest force that wins, and the conquest; nothing where it is won
    /// already.
    pub(crate) fn suggest(self, look: Look<'_>) -> Vec<Suggestion<Choice, Subject>> {
        if self.is_won(look) {
            return Vec::new();
        }
        let force = self.smallest(look, TRIES);
        force
            .map(|force| self.row(look, &force))
            .into_iter()
            .collect()
    }

    /// The choices that commit the smallest force that wins: none where it is won
    /// already, nothing where none is enough.
    pub(crate) fn force(self, look: Look<'_>) -> Option<Vec<Choice>> {
        if self.is_won(look) {
            return Some(Vec::new());
        }
        let force = self.smallest(look, TRIES_A_WORLD);
        force.map(|force| force.choices)
    }

    /// The fewest Units that match the World with what is committed already, the
    /// weakest of these.
    fn smallest(self, look: Look<'_>, tries: usize) -> Option<Force> {
        let none = Force {
            choices: Vec::new(),
            empire: look.game.empire(self.seat).clone(),
        };
        if !self.wins(look, &none.with_all()) {
            return None;
        }
        let mut forces = vec![none];
        for _ in 1..=MOST {
            forces = forces.iter().flat_map(Force::grown).collect();
            if forces.len() > tries {
                return None;
            }
            forces.sort_by_key(|force| self.weight(look, force));
            if let Some(best) = forces.iter().position(|force| self.wins(look, force)) {
                return Some(forces.swap_remove(best));
            }
        }
        None
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
            choices: [&force.choices[..], &[Choice::Conquer]].concat(),
        }
    }
}

impl Force {
    /// This force with every Unit there is.
    fn with_all(&self) -> Self {
        let mut empire = self.empire.clone();
        empire
            .units
            .iter_mut()
            .for_each(|unit| unit.committed = true);
        let choices = Vec::new();
        Self { choices, empire }
    }

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
