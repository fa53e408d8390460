//! What can be chosen in Sealed Orders, what can happen, and how both are
//! written.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engine::{Event, Seat, Viewer};
use strum::{Display, EnumString, VariantArray};

use super::content::Relic;
use super::{MAX_ROUNDS, TRACKS};
use crate::names::{self, NoSuchName, no_such_name};

/// One of the tracks of a sheet.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString, VariantArray,
)]
#[strum(
    serialize_all = "lowercase",
    parse_err_ty = NoSuchName,
    parse_err_fn = no_such_name
)]
pub enum Track {
    /// The first.
    Routes,
    /// The second.
    Colonies,
    /// The third.
    Fleets,
}

impl Track {
    /// How many there are.
    pub const COUNT: usize = Self::VARIANTS.len();
    /// Every track.
    pub const ALL: [Self; Self::COUNT] = names::all(Self::VARIANTS);

    /// Its place on the sheet, from zero.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One atomic step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Mark the next box of a track.
    Mark(Track),
    /// Dig up the relic of this round.
    Dig,
    /// Roll the own die.
    Gamble,
    /// Put the pen down.
    Done,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mark(track) => write!(f, "mark-{track}"),
            Self::Dig => f.write_str("dig"),
            Self::Gamble => f.write_str("gamble"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "dig" => Ok(Self::Dig),
            "gamble" => Ok(Self::Gamble),
            "done" => Ok(Self::Done),
            _ => Ok(Self::Mark(text.strip_prefix("mark-").ok_or(())?.parse()?)),
        }
    }
}

/// A thing on the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A track.
    Track(Track),
    /// The dig.
    Dig,
    /// The die.
    Die,
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Track(track) => write!(f, "track-{track}"),
            Self::Dig => f.write_str("dig"),
            Self::Die => f.write_str("die"),
        }
    }
}

impl FromStr for Subject {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "dig" => Ok(Self::Dig),
            "die" => Ok(Self::Die),
            _ => Ok(Self::Track(text.strip_prefix("track-").ok_or(())?.parse()?)),
        }
    }
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SealedEvent {
    /// A round begins, with so much ink.
    Rolled {
        /// Which round.
        round: u8,
        /// Drops each.
        ink: u8,
    },
    /// A box was marked: only its owner sees.
    Marked(Seat, Track),
    /// A relic was dug up: only its finder sees.
    Dug(Seat, Relic),
    /// The own die was rolled: only its owner sees.
    Gambled(Seat, u8),
    /// A pen was put down.
    PenDown(Seat),
    /// What someone has written is shown.
    Written {
        /// Who.
        seat: Seat,
        /// Boxes by track.
        marks: [u8; TRACKS],
        /// Was a relic dug up?
        dug: bool,
        /// Points won by luck.
        luck: u8,
    },
    /// A track was completed.
    Crowned(Seat, Track, u8),
    /// The relics are shown.
    Shown(Seat, ArrayVec<Relic, MAX_ROUNDS>),
}

impl fmt::Display for SealedEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rolled { round, ink } => write!(f, "round {round} ink {ink}"),
            Self::Marked(seat, track) => write!(f, "{seat} marked {track}"),
            Self::Dug(seat, relic) => write!(f, "{seat} dug {relic}"),
            Self::Gambled(seat, roll) => write!(f, "{seat} rolled {roll}"),
            Self::PenDown(seat) => write!(f, "{seat} pen down"),
            Self::Written {
                seat,
                marks: [a, b, c],
                dug,
                luck,
            } => write!(f, "{seat} wrote {a} {b} {c} dug {dug} luck {luck}"),
            Self::Crowned(seat, track, points) => write!(f, "{seat} crowned {track} {points}"),
            Self::Shown(seat, relics) => {
                write!(f, "{seat} showed")?;
                relics.iter().try_for_each(|relic| write!(f, " {relic}"))
            }
        }
    }
}

impl Event for SealedEvent {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match self {
            Self::Marked(seat, _) | Self::Dug(seat, _) | Self::Gambled(seat, _) => {
                viewer.is(*seat).then(|| self.clone())
            }
            Self::Rolled { .. }
            | Self::PenDown(_)
            | Self::Written { .. }
            | Self::Crowned(..)
            | Self::Shown(..) => Some(self.clone()),
        }
    }

    fn reveals_to(&self, viewer: Viewer) -> bool {
        match self {
            Self::Rolled { .. } | Self::Dug(..) | Self::Gambled(..) => true,
            Self::Written { seat, .. } | Self::Shown(seat, _) => !viewer.is(*seat),
            // Follows from what was written, and is told right after it.
            Self::Crowned(..) => false,
            Self::Marked(..) | Self::PenDown(_) => false,
        }
    }
}
