//! The rules in the order of play: rounds, and the four kinds of events
//! (TINS-RND-01a to TINS-RND-08).

pub(crate) mod battle;
pub(crate) mod council;
pub(crate) mod production;
pub mod rival;
pub(crate) mod round;
pub(crate) mod strategy;
pub mod write;

use engine::SeatSet;
use engine::step::Step;
use serde::Serialize;

pub use write::Write;

use crate::TwilightInscription;

engine::frames! {
    /// What is pending.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Frame of TwilightInscription {
        /// Everyone writes.
        Write(Write),
    }
}

/// What everyone does together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Factions are chosen (TINS-SET-04b).
    Keep,
    /// What factions do at setup (TINS-SET-05).
    Setup,
    /// Step 1 of a strategy event (TINS-STR-02, TINS-STR-03).
    Open,
    /// Step 3 of a strategy event (TINS-STR-05).
    Dice,
    /// Steps 2 and 3 of a battle event (TINS-BAT-05b).
    Totals,
    /// Steps 4 and 5 of a battle event (TINS-BAT-08).
    Spoils,
    /// A production event (TINS-PRO-01).
    Yield,
    /// Votes are claimed (TINS-COU-01).
    Assembly,
    /// Votes are cast (TINS-COU-05a).
    Ballot,
    /// Those who waited cast votes.
    LastBallot,
    /// One player names a sheet (TINS-COU-11).
    Name,
    /// The outcome is resolved (TINS-COU-07).
    Outcome,
    /// The end of a council event (TINS-COU-09).
    Adjourn,
    /// The end of the game (TINS-WIN-01).
    Final,
}

impl TwilightInscription {
    /// What everyone does; nothing once the game is over.
    #[must_use]
    pub fn stage(&self) -> Option<Stage> {
        self.frames.top().map(|frame| match frame {
            Frame::Write(write) => write.stage,
        })
    }

    /// Whose pens are up.
    pub(crate) fn writing(&self) -> SeatSet {
        match self.frames.top() {
            Some(Frame::Write(write)) => write.asked(self),
            None => SeatSet::NONE,
        }
    }
}

impl TwilightInscription {
    /// Whom the open window concerns.
    pub(crate) fn concerned(&self) -> SeatSet {
        match self.frames.top() {
            Some(Frame::Write(write)) => write.concerned,
            None => SeatSet::NONE,
        }
    }
}
