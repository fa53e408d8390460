//! The log: a text file that a person can read, compare and mail.
//!
//! ```text
//! orrery log 1
//! game bazaar
//! rules 1
//! content 5f0c…
//! options rounds=4
//! seats 3
//! pace brisk
//! seed-hash 9ab1…
//!
//! s1 take-ruby #1a2b3c4d
//! s2 ~offer 1 s1 ruby pearl I will not bid against you #99aa00ff
//! s1 ~accept 1 s2 #0b0c0d0e
//! end most-points
//! seed 77fe…
//! signed 31c0… 5be2…
//! ```
//!
//! Each line carries a short keyed digest of everything up to it, so a replay
//! can say where it diverges. The seed stays out until the game has ended. What
//! a server hands out ends with its signature; no log needs one.

mod digest;
mod parse;
mod signature;

use std::fmt;

pub(crate) use digest::Digester;
pub use digest::{Digest, NotADigest};
pub use parse::{LogError, LogFault};
pub use signature::{NotAKey, PublicKey, Signed, Signer, signed_by};

use serde::Serialize;

use crate::chance::{Commitment, Seed};
use crate::content::ContentHash;
use crate::game::Pace;
use crate::seat::Seat;

/// The version of this file format.
pub const FORMAT: u32 = 1;

/// What a game was played with: all but the seed itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// Version of its rules.
    pub rules: u32,
    /// Which facts.
    pub content: ContentHash,
    /// The host's options, as `key=value` words.
    pub options: String,
    /// How many sat down.
    pub seats: usize,
    /// How reaction windows closed.
    pub pace: Pace,
    /// The published hash of the seed.
    pub commitment: Commitment,
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "orrery log {FORMAT}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "content {}", self.content)?;
        writeln!(f, "options {}", self.options)?;
        writeln!(f, "seats {}", self.seats)?;
        writeln!(f, "pace {}", self.pace)?;
        writeln!(f, "seed-hash {}", self.commitment)
    }
}

/// One thing that moved a table, in notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// A choice.
    Choice {
        /// Whose.
        seat: Seat,
        /// Its notation.
        choice: String,
    },
    /// An offer of a deal.
    Offer {
        /// Who offers.
        seat: Seat,
        /// Its number between the two.
        deal: u32,
        /// To whom.
        to: Seat,
        /// What the offering seat gives: one word.
        gives: String,
        /// What it wants: one word.
        gets: String,
        /// What else was promised, in free words that bind nobody.
        promise: String,
        /// Who hears of it.
        audience: Audience,
    },
    /// An answer to an offer.
    Answer {
        /// Who answers.
        seat: Seat,
        /// With whom the offer is.
        with: Seat,
        /// Its number between the two.
        deal: u32,
        /// How.
        answer: Answer,
    },
    /// An open word about reaction windows of a kind, for this round.
    Waive {
        /// Whose.
        seat: Seat,
        /// Which windows.
        kind: String,
        /// Does it let them go by, or want to be asked again?
        waives: bool,
    },
    /// From here on the game is played under other rules or facts.
    Version {
        /// Version of the rules.
        rules: u32,
        /// Which facts.
        content: ContentHash,
        /// After how many lines: whatever came later is no longer in force.
        after: usize,
    },
}

/// Who hears of an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// The two whom it concerns.
    #[default]
    Both,
    /// The whole table, for as long as it stands.
    Everyone,
}

impl Audience {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Both, Self::Everyone];

    /// The word in the log for an offer that they hear of.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Both => "offer",
            Self::Everyone => "public-offer",
        }
    }

    /// Those who hear of an offer with this word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.word() == word)
    }
}

/// How an offer is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The other side takes it: goods change hands.
    Accept,
    /// The other side does not want it.
    Decline,
    /// The offering seat takes it back.
    Withdraw,
}

impl Answer {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Accept, Self::Decline, Self::Withdraw];

    /// The answer with this word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.word() == word)
    }

    /// The word in the log.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Accept => "accept",
            Self::Decline => "decline",
            Self::Withdraw => "withdraw",
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choice { seat, choice } => write!(f, "{seat} {choice}"),
            Self::Offer {
                seat,
                deal,
                to,
                gives,
                gets,
                promise,
                audience,
            } => {
                let offer = audience.word();
                write!(f, "{seat} ~{offer} {deal} {to} {gives} {gets}")?;
                if promise.is_empty() {
                    Ok(())
                } else {
                    write!(f, " {promise}")
                }
            }
            Self::Answer {
                seat,
                with,
                deal,
                answer,
            } => write!(f, "{seat} ~{} {deal} {with}", answer.word()),
            Self::Waive { seat, kind, waives } => {
                write!(f, "{seat} ~{} {kind}", waive_word(*waives))
            }
            Self::Version {
                rules,
                content,
                after,
            } => write!(f, "! rules {rules} content {content} after {after}"),
        }
    }
}

/// The word in the log for letting windows go by, or no longer.
const fn waive_word(waives: bool) -> &'static str {
    if waives { "waive" } else { "unwaive" }
}

/// A line and the digest of everything up to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// What moved the table.
    pub line: Line,
    /// What the table looked like after it.
    pub digest: Digest,
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} #{}", self.line, self.digest)
    }
}

/// A whole game, finished or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    /// What it was played with.
    pub header: Header,
    /// What happened.
    pub entries: Vec<Entry>,
    /// How it ended, once it has.
    pub ending: Option<String>,
    /// The seed, once it may be known.
    pub seed: Option<Seed>,
    /// Who handed this very text out, where it was signed. Whoever changes
    /// anything else takes it away.
    pub signed: Option<Signed>,
}

impl Log {
    /// The entries that count: where the players went on from an earlier step
    /// under another version, an append-only record still has what came after.
    #[must_use]
    pub fn in_force(&self) -> Vec<&Entry> {
        let mut entries = Vec::with_capacity(self.entries.len());
        for entry in &self.entries {
            if let Line::Version { after, .. } = entry.line {
                entries.truncate(after);
            }
            entries.push(entry);
        }
        entries
    }

    /// The facts that its last lines were played with.
    #[must_use]
    pub fn content(&self) -> ContentHash {
        let change = |entry: &Entry| match entry.line {
            Line::Version { content, .. } => Some(content),
            _ => None,
        };
        let last = self.entries.iter().rev().find_map(change);
        last.unwrap_or(self.header.content)
    }

    /// The line of the file that the `index`-th entry stands on, from one.
    #[must_use]
    pub fn line_number(index: usize) -> usize {
        parse::HEADER_LINES + index + 1
    }
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header)?;
        for entry in &self.entries {
            writeln!(f, "{entry}")?;
        }
        if let Some(ending) = &self.ending {
            writeln!(f, "end {ending}")?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed {}", seed.reveal())?;
        }
        if let Some(signed) = &self.signed {
            writeln!(f, "{signed}")?;
        }
        Ok(())
    }
}
