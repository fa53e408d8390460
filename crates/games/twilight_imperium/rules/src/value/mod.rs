//! Quantities: one function each gives the number and, to who asks, why.
//!
//! The order is fixed: what is printed first, then what changes it; what sets a
//! value beats what came before.

pub mod combat;
pub(crate) mod movement;
pub(crate) mod production;

use engine::Text;
use engine::map::Hex;

use crate::Look;
use crate::content::Content;
use crate::ids::{Planet, Ship, System};
use crate::view::View;
use combat::Roll;

/// Where a quantity is asked for: at a table, or in what a viewer sees of it. All
/// that changes a value lies open, so both give the same.
pub(crate) trait Scene: Copy {
    fn content(&self) -> &Content;

    /// TI3-SYS-06, TI3-SYS-08: is there a nebula?
    fn is_nebula(&self, place: Hex) -> bool;
}

impl Scene for Look<'_> {
    fn content(&self) -> &Content {
        self.content
    }

    #[inline]
    fn is_nebula(&self, place: Hex) -> bool {
        self.game.galaxy.is_nebula(place)
    }
}

/// What someone sees, with the facts.
impl Scene for (&View, &Content) {
    fn content(&self) -> &Content {
        self.1
    }

    fn is_nebula(&self, place: Hex) -> bool {
        let tile = self.0.system(place).map(|system| system.site.tile);
        tile.is_some_and(|tile| self.1.tile(tile).kind == System::Nebula)
    }
}

/// Values with their reasons, as a viewer can work them out.
impl View {
    /// What a die must show at least, and why.
    #[must_use]
    pub fn hits_on(&self, content: &Content, roll: Roll) -> (u8, Vec<Text>) {
        let mut told = Told::default();
        let value = combat::hits_on((self, content), roll, &mut told);
        (value, told.0)
    }

    /// How far a ship moves from here, and why.
    #[must_use]
    pub fn movement(&self, content: &Content, ship: Ship, from: Hex) -> (u8, Vec<Text>) {
        let mut told = Told::default();
        let value = movement::movement((self, content), ship, from, &mut told);
        (value, told.0)
    }
}

impl Content {
    /// How many units a dock on this planet builds, and why.
    #[must_use]
    pub fn production_limit(&self, planet: Planet) -> (u8, Vec<Text>) {
        let mut told = Told::default();
        let value = production::limit(self, planet, &mut told);
        (value, told.0)
    }
}

/// Who listens to reasons.
pub(crate) trait Why {
    /// This changes the value by so much, or sets it.
    fn because(&mut self, text: impl FnOnce() -> Text);
}

/// Nobody: it costs nothing.
pub(crate) struct Silent;

impl Why for Silent {
    #[inline]
    fn because(&mut self, _: impl FnOnce() -> Text) {}
}

/// Someone who wants to know.
#[derive(Debug, Default)]
pub(crate) struct Told(pub(crate) Vec<Text>);

impl Why for Told {
    fn because(&mut self, text: impl FnOnce() -> Text) {
        self.0.push(text());
    }
}
