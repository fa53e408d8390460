//! What the invaders bring: the strength of those who are committed.

use engine::Seat;

use crate::card::Card;
use crate::content::ability::Support;
use crate::content::{Content, Kinds};
use crate::state::{Brought, CoreWorlds, Empire, Invasion, Strength, Unit, there};

impl CoreWorlds {
    /// The strength of the invaders: Units, what they bring, texts, Tactics.
    #[must_use]
    pub fn attack(&self, content: &Content, seat: Seat, invasion: &Invasion) -> Strength {
        self.empire(seat).force(content).plus(invasion.bonus)
    }
}

impl Invasion {
    pub(super) const fn of(world: Card) -> Self {
        Self {
            world,
            bonus: Strength::NONE,
            lowered: Strength::NONE,
            token: false,
            colonists: 0,
        }
    }

    pub(in crate::phase) const fn strengthen(&mut self, strength: Strength) {
        self.bonus = self.bonus.plus(strength);
    }

    pub(super) const fn lower(&mut self, strength: Strength) {
        self.lowered = self.lowered.plus(strength);
    }

    /// What the World still defends with.
    #[must_use]
    pub const fn defence(&self, content: &Content) -> Strength {
        let world = content.card(self.world);
        Strength::new(world.fleet, world.ground).less(self.lowered)
    }
}

impl Empire {
    /// Commits a copy of this Unit with this many tokens, or with the fewest: one
    /// whose text is used up for the round if there is one, so that the text of
    /// the other can still be used.
    pub(super) fn commit(&mut self, card: Card, tokens: Option<u8>) {
        let free = |unit: &Unit| unit.card == card && !unit.committed;
        let fewest = || there(self.units.iter().find(|unit| free(unit))).tokens;
        let tokens = tokens.unwrap_or_else(fewest);
        let wanted = |unit: &Unit| free(unit) && unit.tokens == tokens;
        let place = there(self.units.iter().rposition(wanted));
        self.change(place, |unit| unit.committed = true);
    }

    /// What this Unit would bring to the Invasion, with what it makes others
    /// bring.
    pub(super) fn would_bring(
        &self,
        content: &Content,
        card: Card,
        tokens: Option<u8>,
    ) -> Strength {
        let mut after = self.clone();
        after.commit(card, tokens);
        after.force(content).less(self.force(content))
    }

    /// The strength of the committed Units with what they bring by themselves.
    #[must_use]
    pub fn force(&self, content: &Content) -> Strength {
        self.brought(content)
            .fold(Strength::default(), |sum, unit| {
                sum.plus(unit.own).plus(unit.support)
            })
    }

    /// What each committed Unit brings.
    pub fn brought<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = Brought> + 'a {
        self.committed().map(|unit| {
            let facts = content.card(unit.card);
            Brought {
                card: unit.card,
                own: Strength::new(facts.fleet, facts.ground),
                support: facts.support.map_or(Strength::default(), |support| {
                    self.support(content, unit, support)
                }),
            }
        })
    }

    fn support(&self, content: &Content, unit: &Unit, support: Support) -> Strength {
        // The Unit itself never counts as another.
        let others = |of: Kinds| {
            let alike = |unit: &&Unit| of.contains(content.card(unit.card).kind);
            let itself = usize::from(alike(&unit));
            self.committed().filter(alike).count() - itself
        };
        match support {
            Support::Per {
                of,
                every,
                max,
                fleet,
                ground,
            } => {
                let times = others(of) / usize::from(every.max(1));
                let times = times.min(usize::from(max)) as u8;
                Strength::new(fleet, ground).times(times)
            }
            Support::Tokens { fleet, ground } => Strength::new(fleet, ground).times(unit.tokens),
            Support::With { of, fleet, ground } => {
                Strength::new(fleet, ground).times(u8::from(others(of) > 0))
            }
        }
    }

    /// The Invasion is over: nobody is committed any more.
    pub(in crate::phase::action) fn stand_down(&mut self) {
        for unit in &mut self.units {
            unit.committed = false;
            unit.used = false;
            unit.paid = 0;
        }
        self.units.sort_unstable();
    }
}
