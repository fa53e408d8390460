//! Where a ship can go from the space it is in: steps and their costs, the ban on
//! reversing, circles and gates, and what a drive skips.
//!
//! Everything that moves or wants to know where it could asks here.

use arrayvec::ArrayVec;
use engine::Seat;

use crate::Look;
use crate::ban::Ban;
use crate::content::Terrain;
use crate::content::map::{Link, Route};
use crate::equipment::Rig;
use crate::ids::Space;
use crate::state::Turn;

/// The most spaces that can be declared at once.
pub(crate) const MAX_HEADS: usize = 48;

/// A ship in a space.
#[derive(Clone, Copy)]
pub(crate) struct Course<'a> {
    look: Look<'a>,
    turn: &'a Turn,
    pub(crate) rig: Rig,
    pub(crate) at: Space,
}

/// How a ship leaves the space it is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Departure {
    /// By a jump to another gate (MOV-6.5a).
    Jump(Space),
    /// By the arrow that shows the number (MOV-6.4a).
    Arrow(Link),
    /// Along any path.
    Paths,
}

impl<'a> Course<'a> {
    pub(crate) fn of(look: Look<'a>, seat: Seat) -> Self {
        Self {
            look,
            turn: &look.game.turn,
            rig: Rig::of(look.game, seat),
            at: look.game.at(seat),
        }
    }

    /// Is this space skipped by a drive?
    #[inline]
    pub(crate) fn skips(&self, space: Space) -> bool {
        self.rig
            .skips(self.look.game.colour(self.look.content, space))
    }

    /// The connections of a space that this ship can use.
    #[inline]
    fn links(&self, space: Space) -> impl Iterator<Item = Link> + use<'a> {
        let air_foil = self.rig.air_foil;
        let links = self.look.content.map.links(space).iter().copied();
        links.filter(move |link| air_foil || link.route != Route::Glide)
    }

    fn is_surface_city(&self, space: Space) -> bool {
        self.look.content.map.lay(space).terrain == Terrain::SurfaceCity
    }

    /// Does the step that is under way leave a Surface City?
    fn leaves_city(&self) -> bool {
        if self.is_skipping() {
            self.turn.skip.from_city
        } else {
            self.is_surface_city(self.at)
        }
    }

    #[inline]
    pub(crate) fn is_skipping(&self) -> bool {
        !self.turn.skip.passed.is_empty()
    }

    /// MOV-5.21a to MOV-5.21c, MOV-8.41c, MOV-R27: what it costs to enter a space.
    pub(crate) fn cost(&self, to: Space) -> u8 {
        let movement = &self.look.content.figures.movement;
        if self.turn.skip.paid {
            0
        } else if !self.leaves_city() && !self.is_surface_city(to) {
            movement.step
        } else if self.rig.air_foil {
            movement.surface_city_air_foil
        } else {
            movement.surface_city
        }
    }

    /// Is there a gate here that works?
    fn is_gate(&self) -> bool {
        let game = self.look.game;
        self.rig.gates && game.gate(self.look.content, self.at).is_some()
    }

    fn circle(&self) -> Option<[Space; 6]> {
        match self.look.content.map.lay(self.at).terrain {
            Terrain::Circle(exits) => Some(exits),
            _ => None,
        }
    }

    /// Does a number decide how this space is left (MOV-6.4a, MOV-6.5a, MOV-8.43b)?
    #[inline]
    pub(crate) fn goes_by_number(&self) -> bool {
        !self.is_skipping() && (self.turn.jumping || self.circle().is_some() || self.is_gate())
    }

    /// The number that it is left by, as far as it is settled: once chosen it
    /// cannot change (MOV-6.41b), but for the Switch Switch.
    #[inline]
    pub(crate) fn number(&self) -> Option<u8> {
        self.turn
            .pilot
            .filter(|_| self.turn.piloted || !self.rig.switch_switch)
    }

    /// How the space is left with this number.
    pub(crate) fn departure(&self, number: u8) -> Departure {
        let game = self.look.game;
        if self.rig.gates && (self.turn.jumping || self.is_gate()) {
            let gate = game.gate_with(self.look.content, number);
            if let Some(gate) = gate.filter(|gate| *gate != self.at) {
                return Departure::Jump(gate);
            }
        }
        let Some(exits) = self.circle() else {
            return Departure::Paths;
        };
        let exit = exits[usize::from(number) - 1];
        match self.links(self.at).find(|link| link.to == exit) {
            Some(link) => Departure::Arrow(link),
            None => unreachable!("every exit of {} is beside it", self.at),
        }
    }

    /// Does leaving with this number fulfil what was declared (MOV-6.42a,
    /// MOV-6.52a)?
    fn fulfils(&self, number: u8, declared: Space) -> bool {
        match self.departure(number) {
            Departure::Jump(gate) => gate == declared,
            Departure::Arrow(link) => self.may_take(link).is_ok(),
            Departure::Paths => self.links(self.at).any(|link| self.may_take(link).is_ok()),
        }
    }

    /// May the space be left with this number? Where no die fulfils the
    /// declaration, any may be chosen (MOV-6.42b, MOV-6.52b).
    pub(crate) fn may_pilot(&self, number: u8) -> Result<(), Ban> {
        let Some(declared) = self.turn.toward else {
            return Ok(());
        };
        let possible = |number| self.fulfils(number, declared);
        if possible(number) || !self.turn.numbers().any(possible) {
            Ok(())
        } else {
            Err(Ban::Declared(declared))
        }
    }

    /// Is the declaration kept with this number?
    pub(crate) fn keeps_declaration(&self, number: u8) -> bool {
        let declared = self.turn.toward;
        declared.is_some_and(|declared| self.fulfils(number, declared))
    }

    /// May the ship take this connection now?
    pub(crate) fn may_take(&self, link: Link) -> Result<(), Ban> {
        // MOV-5.32a, MOV-R16.
        if self.turn.has_travelled(link.way.back()) {
            return Err(Ban::Reversal(link.to));
        }
        if self.skips(link.to) {
            return self.may_skip(link);
        }
        if let Some(declared) = self.turn.toward
            && declared != link.to
        {
            return Err(Ban::Declared(declared));
        }
        // MOV-R15.
        let cost = self.cost(link.to);
        if cost > self.turn.mp {
            Err(Ban::TooFar(link.to, cost))
        } else {
            Ok(())
        }
    }

    /// MOV-R27: a space is skipped only where one that is not lies behind it.
    fn may_skip(&self, link: Link) -> Result<(), Ban> {
        let passed = &self.turn.skip.passed;
        // MOV-R63.
        if passed.contains(&link.to) || passed.is_full() {
            return Err(Ban::SkippedTwice(link.to));
        }
        let mut behind = false;
        self.behind(link, &mut |to| {
            behind |= self.turn.toward.is_none_or(|declared| declared == to)
                && self.cost(to) <= self.turn.mp;
        });
        if behind {
            Ok(())
        } else {
            Err(self
                .turn
                .toward
                .map_or(Ban::NothingBehind(link.to), Ban::Declared))
        }
    }

    /// Every space that is not skipped and lies behind one that is.
    fn behind(&self, link: Link, found: &mut impl FnMut(Space)) {
        let mut passed: ArrayVec<Space, 16> = self.turn.skip.passed.iter().copied().collect();
        self.search(link, &mut passed, found);
    }

    fn search(&self, link: Link, passed: &mut ArrayVec<Space, 16>, found: &mut impl FnMut(Space)) {
        if passed.try_push(link.to).is_err() {
            return;
        }
        for next in self.links(link.to) {
            if next.way == link.way.back() || self.turn.has_travelled(next.way.back()) {
                continue;
            }
            if !self.skips(next.to) {
                found(next.to);
            } else if !passed.contains(&next.to) {
                self.search(next, passed, found);
            }
        }
        passed.pop();
    }

    /// May the ship jump to this gate?
    fn may_jump(&self, gate: Space) -> Result<(), Ban> {
        // MOV-6.5a, MOV-8.43d.
        let cost = self.cost(gate);
        if cost > self.turn.mp {
            Err(Ban::TooFar(gate, cost))
        } else {
            Ok(())
        }
    }

    /// Every step that might be taken from here, and whether it may be: once it is
    /// settled by which number the space is left.
    pub(crate) fn steps(&self, mut step: impl FnMut(Space, Result<(), Ban>)) {
        let departure = match self.number() {
            Some(number) if self.goes_by_number() => self.departure(number),
            _ => Departure::Paths,
        };
        match departure {
            Departure::Jump(gate) => step(gate, self.may_jump(gate)),
            Departure::Arrow(arrow) => {
                for link in self.links(self.at) {
                    if link == arrow {
                        step(link.to, self.may_take(link));
                    } else if let Some(number) = self.number() {
                        step(link.to, Err(Ban::OtherArrow(number)));
                    }
                }
            }
            Departure::Paths => {
                for link in self.links(self.at) {
                    step(link.to, self.may_take(link));
                }
            }
        }
    }

    /// Must a number be chosen before the ship can leave?
    #[inline]
    pub(crate) fn asks_number(&self) -> bool {
        self.turn.mp > 0 && self.goes_by_number() && self.number().is_none()
    }

    /// Can the ship go on at all (MOV-5.22a)?
    pub(crate) fn goes_on(&self) -> bool {
        if self.asks_number() {
            return true;
        }
        let mut on = false;
        self.steps(|_, verdict| on |= verdict.is_ok());
        on
    }

    /// The connection by which the ship gets to a space beside it.
    pub(crate) fn link_to(&self, to: Space) -> Option<Link> {
        self.links(self.at).find(|link| link.to == to)
    }

    /// MOV-5.31a, MOV-6.52a, MOV-8.21a, MOV-8.43a: every space that can be declared.
    pub(crate) fn heads(&self) -> ArrayVec<Space, MAX_HEADS> {
        let mut heads = ArrayVec::<Space, MAX_HEADS>::new();
        let mut declare = |space: Space| {
            if !heads.contains(&space) && space != self.at {
                let _ = heads.try_push(space);
            }
        };
        for link in self.links(self.at) {
            if self.skips(link.to) {
                self.behind(link, &mut declare);
            } else {
                declare(link.to);
            }
        }
        if self.rig.gates && (self.rig.jump_start || self.is_gate()) {
            let gates =
                (1..=6).filter_map(|number| self.look.game.gate_with(self.look.content, number));
            gates.for_each(declare);
        }
        heads
    }

    /// Does only the Jump Start lead to this gate?
    pub(crate) fn is_jump_start(&self, declared: Space) -> bool {
        let mut near = false;
        for link in self.links(self.at) {
            near |= link.to == declared;
            if self.skips(link.to) {
                self.behind(link, &mut |to| near |= to == declared);
            }
        }
        !near && !self.is_gate()
    }
}
