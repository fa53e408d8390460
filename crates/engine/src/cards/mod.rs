//! Cards and where they lie: decks, discard piles, hands; who knows what lies
//! face down; and worlds in which it lies otherwise.
//!
//! - [`Pile`]: cards in an order, the top last: a deck, a discard pile;
//! - [`Hand`]: cards in no order, each known by whoever has seen it;
//! - [`Hidden`]: a card that lies face down, and who has seen it;
//! - [`deal`], [`deal_among`]: the sampler.

mod deal;
mod hand;
mod pile;

use crate::seat::{Seat, SeatSet, Viewer};

pub use deal::{deal, deal_among};
pub use hand::Hand;
pub use pile::Pile;

/// A card that lies face down somewhere, and who has seen it, its owner apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hidden<C> {
    /// What it is.
    pub card: C,
    /// Who has seen it.
    pub known: SeatSet,
}

impl<C> Hidden<C> {
    /// A card that nobody has seen.
    #[must_use]
    pub const fn unseen(card: C) -> Self {
        let known = SeatSet::NONE;
        Self { card, known }
    }

    /// A card that everyone saw go there.
    #[must_use]
    pub const fn seen(card: C) -> Self {
        let known = SeatSet::EVERYONE;
        Self { card, known }
    }

    /// Has this viewer seen it? Who has no seat has seen what everyone has.
    #[must_use]
    pub fn is_known_to(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.known.contains(seat),
            Viewer::Public => self.is_seen(),
        }
    }

    /// Has everyone seen it?
    #[must_use]
    pub fn is_seen(&self) -> bool {
        self.known == SeatSet::EVERYONE
    }

    /// A seat sees it.
    pub const fn show(&mut self, seat: Seat) {
        self.known = self.known.with(seat);
    }
}
