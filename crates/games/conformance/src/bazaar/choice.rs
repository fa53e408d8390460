//! What can be chosen in the Bazaar, what can happen, and how both are written.

use std::fmt;
use std::str::FromStr;

use engine::{Event, Seat, Viewer};

use super::content::Good;
use super::purse::Purse;

/// A place in the market row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(pub u8);

/// A contract, by its number in the content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub struct Contract(pub u8);

/// One atomic step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Draw goods from the bag.
    Take,
    /// Buy the contract in this place; paying comes next.
    Buy(Slot),
    /// Hand over one good.
    Pay(Good),
    /// Do nothing.
    Pass,
}

/// A choice that the step which is pending does not list.
#[track_caller]
pub(super) fn stray(choice: Choice) -> ! {
    unreachable!("{choice} is no choice of what is pending")
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take => f.write_str("take"),
            Self::Buy(slot) => write!(f, "buy-{}", slot.0 + 1),
            Self::Pay(good) => write!(f, "pay-{good}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split_once('-') {
            None if text == "take" => Ok(Self::Take),
            None if text == "pass" => Ok(Self::Pass),
            Some(("buy", slot)) => Ok(Self::Buy(read_slot(slot)?)),
            Some(("pay", good)) => Ok(Self::Pay(good.parse()?)),
            _ => Err(()),
        }
    }
}

fn read_slot(text: &str) -> Result<Slot, ()> {
    match text {
        "1" => Ok(Slot(0)),
        "2" => Ok(Slot(1)),
        "3" => Ok(Slot(2)),
        _ => Err(()),
    }
}

/// A thing on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// The bag of goods.
    Bag,
    /// A place in the market row.
    Market(Slot),
    /// One's own goods of a kind.
    Purse(Good),
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bag => f.write_str("bag"),
            Self::Market(slot) => write!(f, "market-{}", slot.0 + 1),
            Self::Purse(good) => write!(f, "purse-{good}"),
        }
    }
}

impl FromStr for Subject {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split_once('-') {
            None if text == "bag" => Ok(Self::Bag),
            Some(("market", slot)) => Ok(Self::Market(read_slot(slot)?)),
            Some(("purse", good)) => Ok(Self::Purse(good.parse()?)),
            _ => Err(()),
        }
    }
}

/// What happened. Everything in the Bazaar is seen by everyone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BazaarEvent {
    /// Goods came from the bag.
    Took(Seat, Good, Option<Good>),
    /// A good was handed over.
    Paid(Seat, Good),
    /// A contract was bought.
    Bought(Seat, Contract),
    /// A contract was turned up.
    Revealed(Contract),
    /// Nothing was done.
    Passed(Seat),
    /// A deal was made.
    Swapped(Seat, Seat, Purse, Purse),
}

impl fmt::Display for BazaarEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Took(seat, good, None) => write!(f, "{seat} took {good}"),
            Self::Took(seat, good, Some(other)) => write!(f, "{seat} took {good} {other}"),
            Self::Paid(seat, good) => write!(f, "{seat} paid {good}"),
            Self::Bought(seat, contract) => write!(f, "{seat} bought {}", contract.0),
            Self::Revealed(contract) => write!(f, "revealed {}", contract.0),
            Self::Passed(seat) => write!(f, "{seat} passed"),
            Self::Swapped(from, to, gives, gets) => {
                write!(f, "{from} swapped {gives} with {to} for {gets}")
            }
        }
    }
}

impl Event for BazaarEvent {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(*self)
    }

    fn reveals_to(&self, _: Viewer) -> bool {
        match self {
            // What the bag gives and the deck shows was known to nobody.
            Self::Took(..) | Self::Revealed(_) => true,
            Self::Paid(..) | Self::Bought(..) | Self::Passed(_) | Self::Swapped(..) => false,
        }
    }
}
