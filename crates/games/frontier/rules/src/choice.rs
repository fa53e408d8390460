//! What can be chosen in Frontier, what a choice can be about, and how both are
//! written.

use std::fmt;
use std::str::FromStr;

use engine::Seat;
use engine::map::Hex;
use serde::Serialize;
use strum::{Display, EnumString};

use crate::card::Card;

/// What can be built and lost.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString, Serialize,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Unit {
    /// Sails and fights.
    Ship,
    /// Is carried, and settles.
    Troop,
}

impl Unit {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Ship, Self::Troop];
}

/// One atomic step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Begin an expedition to a hex.
    Go(Hex),
    /// Propose a pact.
    Propose(Seat),
    /// One ship of a hex sails, with this many troops on board.
    Sail(Hex, u8),
    /// The expedition sets out.
    SetOut,
    /// Agree to a pact, or approve it.
    Agree,
    /// Do not.
    Refuse,
    /// Announce a retreat to a hex.
    Retreat(Hex),
    /// Stay and fight.
    Stand,
    /// Announce a card in a window.
    Announce(Card),
    /// Lose a unit.
    Lose(Unit),
    /// Build a unit.
    Build(Unit),
    /// Put it into a hex.
    Put(Hex),
    /// The harvest is spent.
    Done,
    /// Let a window go by; on one's turn, do nothing more in this round.
    Pass,
    /// Play a Windfall.
    Windfall,
    /// Play a Storm on a hex.
    Storm(Hex),
}

/// A choice that the step which is pending does not list.
#[track_caller]
pub(crate) fn stray(choice: Choice) -> ! {
    unreachable!("{choice} is no choice of what is pending")
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Go(hex) => write!(f, "go-{hex}"),
            Self::Propose(seat) => write!(f, "propose-{seat}"),
            Self::Sail(hex, troops) => write!(f, "sail-{hex}-{troops}"),
            Self::SetOut => f.write_str("set-out"),
            Self::Agree => f.write_str("agree"),
            Self::Refuse => f.write_str("refuse"),
            Self::Retreat(hex) => write!(f, "retreat-{hex}"),
            Self::Stand => f.write_str("stand"),
            Self::Announce(card) => write!(f, "announce-{card}"),
            Self::Lose(unit) => write!(f, "lose-{unit}"),
            Self::Build(unit) => write!(f, "build-{unit}"),
            Self::Put(hex) => write!(f, "put-{hex}"),
            Self::Done => f.write_str("done"),
            Self::Pass => f.write_str("pass"),
            Self::Windfall => f.write_str("windfall"),
            Self::Storm(hex) => write!(f, "storm-{hex}"),
        }
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "set-out" => return Ok(Self::SetOut),
            "agree" => return Ok(Self::Agree),
            "refuse" => return Ok(Self::Refuse),
            "stand" => return Ok(Self::Stand),
            "done" => return Ok(Self::Done),
            "pass" => return Ok(Self::Pass),
            "windfall" => return Ok(Self::Windfall),
            _ => {}
        }
        let (word, of) = text.split_once('-').ok_or(())?;
        let hex = || of.parse::<Hex>().map_err(|_| ());
        let unit = || of.parse::<Unit>().map_err(|_| ());
        Ok(match word {
            "go" => Self::Go(hex()?),
            "propose" => Self::Propose(of.parse().map_err(|_| ())?),
            "sail" => {
                let (from, troops) = of.split_once('-').ok_or(())?;
                let troops = match troops.as_bytes() {
                    [digit @ b'0'..=b'9'] => digit - b'0',
                    _ => return Err(()),
                };
                Self::Sail(from.parse().map_err(|_| ())?, troops)
            }
            "retreat" => Self::Retreat(hex()?),
            "announce" => Self::Announce(of.parse().map_err(|_| ())?),
            "lose" => Self::Lose(unit()?),
            "build" => Self::Build(unit()?),
            "put" => Self::Put(hex()?),
            "storm" => Self::Storm(hex()?),
            _ => return Err(()),
        })
    }
}

/// A thing on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A hex of the map.
    Hex(Hex),
    /// A card of one's own hand.
    Hand(Card),
    /// Another player.
    Player(Seat),
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hex(hex) => hex.fmt(f),
            Self::Hand(card) => write!(f, "hand-{card}"),
            Self::Player(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for Subject {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Some(card) = text.strip_prefix("hand-") {
            return card.parse().map(Self::Hand).map_err(|_| ());
        }
        let hex = text.parse().map(Self::Hex);
        hex.or_else(|_| text.parse().map(Self::Player).map_err(|_| ()))
    }
}
