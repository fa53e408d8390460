//! Quantities: one function each gives the number and, to who asks, why.
//!
//! The order is fixed: what is printed first, then what changes it; what sets a
//! value beats what came before.

pub(crate) mod combat;
pub(crate) mod movement;
pub(crate) mod production;

use engine::Text;

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
