//! Why something may not be chosen.

use engine::map::Hex;
use engine::{Reason, Seat, Text};

use crate::card::Card;
use crate::choice::{Subject, Unit};
use crate::{Frontier, Look};

/// Why something may not be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ban {
    /// Somebody else is asked.
    NotAsked,
    /// No order is left.
    NoOrders,
    /// No ship reaches this hex, or from this hex.
    OutOfReach(Hex),
    /// A storm lies on it.
    Storm(Hex),
    /// There is a pact with its owner.
    Pact(Seat),
    /// There is nobody to approve a pact.
    NoThird,
    /// Such a card is not played on one's turn.
    NotNow(Card),
    /// There is none of these in the hand.
    NotHeld(Card),
    /// No more ships go together.
    FleetFull,
    /// There are not so many troops, or no room for them.
    NoTroops(Hex),
    /// No ship has sailed yet.
    NoShips,
    /// There is none of these to lose.
    None(Unit),
    /// It costs more than there is.
    TooDear(Unit),
    /// No more can be built in this harvest.
    Built,
    /// There is nowhere to put it.
    NoSite,
    /// A window is open: all else waits.
    Window,
    /// An expedition gathers: all else waits.
    Expedition,
    /// A pact waits for an answer.
    Answer,
    /// A battle goes on.
    Battle,
    /// It is harvest time.
    Harvest,
}

impl Ban {
    /// In words, with the rule behind it.
    pub(crate) fn reason(self, look: Look<'_>) -> Reason {
        let of_hex = |key, hex: Hex| Text::new(key).with("hex", hex.to_string());
        let of_card = |key, card: Card| Text::new(key).with("card", &look.content.card(card).name);
        let plain = Text::new;
        let (text, rule) = match self {
            Self::NotAsked => (plain("frontier-why-wait"), "FRO-20"),
            Self::NoOrders => (plain("frontier-why-orders"), "FRO-20"),
            Self::OutOfReach(hex) => (of_hex("frontier-why-reach", hex), "FRO-30"),
            Self::Storm(hex) => (of_hex("frontier-why-storm", hex), "FRO-58"),
            Self::Pact(seat) => (plain("frontier-why-pact").with("seat", seat), "FRO-25"),
            Self::NoThird => (plain("frontier-why-third"), "FRO-24"),
            Self::NotNow(card) => (of_card("frontier-why-now", card), "FRO-50"),
            Self::NotHeld(card) => (of_card("frontier-why-held", card), "FRO-50"),
            Self::FleetFull => (plain("frontier-why-fleet"), "FRO-34"),
            Self::NoTroops(hex) => (of_hex("frontier-why-troops", hex), "FRO-31"),
            Self::NoShips => (plain("frontier-why-ships"), "FRO-32"),
            Self::None(Unit::Ship) => (plain("frontier-why-no-ship"), "FRO-43"),
            Self::None(Unit::Troop) => (plain("frontier-why-no-troop"), "FRO-43"),
            Self::TooDear(unit) => {
                let cost = crate::phase::harvest::cost(look.content, unit);
                (plain("frontier-why-dear").with("cost", cost), "FRO-61")
            }
            Self::Built => (plain("frontier-why-built"), "FRO-61"),
            Self::NoSite => (plain("frontier-why-site"), "FRO-62"),
            Self::Window => (plain("frontier-why-window"), "FRO-50"),
            Self::Expedition => (plain("frontier-why-expedition"), "FRO-31"),
            Self::Answer => (plain("frontier-why-answer"), "FRO-24"),
            Self::Battle => (plain("frontier-why-battle"), "FRO-40"),
            Self::Harvest => (plain("frontier-why-harvest"), "FRO-60"),
        };
        Reason::new(text, rule)
    }
}

/// FRO-50: only what one holds.
pub(crate) fn must_hold(game: &Frontier, seat: Seat, card: Card) -> Result<(), Ban> {
    if game.holds(seat, card) {
        Ok(())
    } else {
        Err(Ban::NotHeld(card))
    }
}

/// A card that one does not hold is out of the question, whatever is pending.
pub(crate) fn lacks(game: &Frontier, seat: Seat, subject: Subject) -> Option<Ban> {
    match subject {
        Subject::Hand(card) => must_hold(game, seat, card).err(),
        Subject::Hex(_) | Subject::Player(_) => None,
    }
}
