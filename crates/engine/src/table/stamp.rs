//! What a seat was asked and shown, in a word.
//!
//! A post says what its seat saw: what others do meanwhile never makes a click
//! stale, and a price that has changed always does.

use std::fmt::{self, Write};
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::game::Game;
use crate::hex;
use crate::seat::Seat;
use crate::table::{Refusal, Table};

/// The hash of all that a seat was offered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stamp([u8; 8]);

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl fmt::Debug for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a stamp.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("16 hexadecimal digits are needed here")]
pub struct NotAStamp;

impl FromStr for Stamp {
    type Err = NotAStamp;

    fn from_str(text: &str) -> Result<Self, NotAStamp> {
        hex::decode(text).map(Self).ok_or(NotAStamp)
    }
}

impl serde::Serialize for Stamp {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<G: Game> Table<G> {
    /// What this seat is offered now: question, choices, what they say and
    /// what is forbidden, and how often it has chosen, so that a post that
    /// comes twice is not taken for a second one.
    #[must_use]
    pub fn stamp(&self, seat: Seat) -> Stamp {
        let mut hash = Hash(Sha256::new());
        let world = self.world(seat);
        let chosen = self.chosen[seat.index()];
        let tentative = (self.drafted(seat).count(), self.held_answer(seat));
        hash.note((chosen, tentative, world.reactions()));
        if self.is_asked(seat) {
            hash.note(
                world
                    .question(self.content(), seat)
                    .map(|question| question.text),
            );
        }
        for choice in self.choices(seat) {
            hash.note((choice, self.label(seat, choice)));
        }
        for (choice, reason) in world.verdicts(self.content(), seat).into_iter().flatten() {
            hash.note((choice, reason));
        }
        let mut short = [0; 8];
        short.copy_from_slice(&hash.0.finalize()[..8]);
        Stamp(short)
    }

    /// Is this what the seat is offered now?
    ///
    /// # Errors
    /// When it is something else by now.
    pub fn check_stamp(&self, seat: Seat, stamp: Stamp) -> Result<(), Refusal> {
        if self.stamp(seat) == stamp {
            Ok(())
        } else {
            Err(Refusal::Stale)
        }
    }
}

struct Hash(Sha256);

impl Hash {
    fn note(&mut self, thing: impl fmt::Debug) {
        // Writing into a hash cannot fail.
        let _ = writeln!(self, "{thing:?}");
    }
}

impl Write for Hash {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.update(text.as_bytes());
        Ok(())
    }
}
