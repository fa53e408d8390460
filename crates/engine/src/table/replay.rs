//! From a log back to a table.
//!
//! A log replays under the rules and facts there are. While every digest
//! agrees it is the same game, whatever version wrote it. Where one does not,
//! the table is frozen at the last good step: it can be looked at and
//! exported, and the players may agree to go on from there.

use std::fmt;
use std::sync::Arc;

use crate::chance::Seed;
use crate::game::{Game, Setup};
use crate::goods::Swap;
use crate::log::{Digest, Entry, Line, Log};
use crate::options::{GameOptions, OptionError, OptionValues};
use crate::seat::Seat;
use crate::table::{Facts, Frozen, Happening, SetupError, Table};
use crate::text::Text;

/// A log that cannot even begin to replay.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// It is of another game.
    #[error("this is a log of `{0}`")]
    OtherGame(String),
    /// Its options are not options of this game.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// The game does not allow this set-up.
    #[error("{}", setup_in_words(.0))]
    Setup(SetupError),
    /// The seed handed over is not the one it was played with.
    #[error("the seed does not match the hash that was published at the start")]
    WrongSeed,
}

impl ReplayError {
    /// What to tell whoever brought the log.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::OtherGame(game) => Text::new("replay-other-game").with("game", game.as_str()),
            Self::Options(error) => error.text(),
            Self::Setup(error) => error.text(),
            Self::WrongSeed => Text::new("replay-wrong-seed"),
        }
    }

    /// The line of the file that is wrong, counted from one.
    #[must_use]
    pub const fn line(&self) -> usize {
        match self {
            Self::OtherGame(_) => 2,
            Self::Options(_) => 5,
            Self::Setup(_) => 6,
            Self::WrongSeed => 8,
        }
    }
}

fn setup_in_words(error: &SetupError) -> String {
    match error {
        SetupError::Seats { asked, min, max } => {
            format!("{asked} seats, but this game is for {min} to {max}")
        }
        SetupError::Rules(reason) => {
            format!("the rules refuse this set-up ({})", reason.text.key)
        }
    }
}

/// Where and how a replay stopped being the game that was logged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Divergence {
    /// How many lines agreed.
    pub good_steps: usize,
    /// What is different in the next.
    pub cause: Cause,
    /// Was it written under the very rules and facts that replayed it? Then
    /// the file was changed; otherwise the version explains it.
    pub same_version: bool,
}

/// What is different.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cause {
    /// The line cannot be read as a choice or a deal of this game.
    Unreadable(String),
    /// The choice is not offered.
    NotOffered(String),
    /// The deal is not possible.
    NoDeal(String),
    /// It can be done, but something else comes of it.
    Digest {
        /// In the log.
        logged: Digest,
        /// In the replay.
        found: Digest,
    },
    /// The game does not end, or not so.
    Ending(String),
}

impl Cause {
    /// Its kind alone: the line may be a secret of someone.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "unreadable",
            Self::NotOffered(_) => "not offered",
            Self::NoDeal(_) => "no deal",
            Self::Digest { .. } => "another digest",
            Self::Ending(_) => "another ending",
        }
    }

    /// What to tell whoever brought the log.
    #[must_use]
    pub fn text(&self) -> Text {
        let about = |key, line: &str| Text::new(key).with("line", line);
        match self {
            Self::Unreadable(line) => about("replay-unreadable", line),
            Self::NotOffered(line) => about("replay-not-offered", line),
            Self::NoDeal(line) => about("replay-no-deal", line),
            Self::Digest { logged, found } => Text::new("replay-digest")
                .with("logged", logged.to_string())
                .with("found", found.to_string()),
            Self::Ending(how) => Text::new("replay-ending").with("how", how.as_str()),
        }
    }
}

impl Divergence {
    /// What to tell whoever brought the log: the difference and what explains
    /// it.
    #[must_use]
    pub fn text(&self) -> Text {
        let key = if self.same_version {
            "replay-diverged-changed"
        } else {
            "replay-diverged-version"
        };
        Text::new(key).with("cause", self.cause.text())
    }

    /// The line of the file that is different, counted from one.
    #[must_use]
    pub fn line(&self) -> usize {
        Log::line_number(self.good_steps)
    }
}

impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.cause {
            Cause::Unreadable(text) => write!(f, "`{text}` is not in this game's notation")?,
            Cause::NotOffered(text) => write!(f, "`{text}` was not among the choices")?,
            Cause::NoDeal(text) => write!(f, "`{text}` was not possible")?,
            Cause::Digest { logged, found } => {
                write!(f, "the log says #{logged}, but the replay gives #{found}")?;
            }
            Cause::Ending(how) => write!(f, "the game did not end with `{how}` here")?,
        }
        f.write_str(if self.same_version {
            "; it was written under these same rules, so the file was changed or damaged"
        } else {
            "; it was written under other rules or facts, and is the same game only up to here"
        })
    }
}

/// What came of a replay.
#[derive(Debug)]
pub struct Replayed<G: Game> {
    /// The table: where the log ends, or frozen at the last good step.
    pub table: Table<G>,
    /// Where it diverged, if it did.
    pub divergence: Option<Divergence>,
}

impl<G: Game> Table<G> {
    /// Plays a log again, line by line, comparing digests.
    ///
    /// # Errors
    /// When it cannot even begin.
    pub fn replay(facts: Arc<Facts<G>>, log: &Log, seed: Seed) -> Result<Replayed<G>, ReplayError> {
        let header = &log.header;
        if header.game != G::INFO.id {
            return Err(ReplayError::OtherGame(header.game.clone()));
        }
        if seed.commitment() != header.commitment {
            return Err(ReplayError::WrongSeed);
        }
        let values = OptionValues::read(G::Options::specs(), &header.options)?;
        let options = G::Options::from_values(&values)?;
        let setup = Setup::new(header.seats, header.pace);
        // The header as it was logged, so that the digests begin as they did.
        let fresh = Self::new(facts, &options, setup, seed).map_err(ReplayError::Setup)?;
        let mut table = Self::with_state(
            fresh.facts,
            header.clone(),
            fresh.seed,
            fresh.dice,
            fresh.committed,
        );
        let cause = table.follow(log).err();
        let divergence = cause.map(|cause| table.freeze(cause, log));
        Ok(Replayed { table, divergence })
    }

    /// Stops at the last good step.
    pub(super) fn freeze(&mut self, cause: Cause, original: &Log) -> Divergence {
        let divergence = Divergence {
            good_steps: self.steps(),
            cause,
            same_version: self.version == (G::INFO.rules, self.facts.hash),
        };
        self.frozen = Some(Arc::new(Frozen {
            divergence: divergence.clone(),
            original: original.clone(),
        }));
        divergence
    }

    /// The players agree to go on from the last good step, under the rules
    /// and facts there are now. Says so in the log.
    pub fn go_on(&mut self) {
        if self.frozen.take().is_some() {
            let line = Line::Version {
                rules: G::INFO.rules,
                content: self.facts.hash,
                after: self.steps(),
            };
            self.commit(&Happening::message(line), None);
        }
    }

    pub(super) fn follow(&mut self, log: &Log) -> Result<(), Cause> {
        for entry in log.in_force() {
            self.follow_entry(entry)?;
        }
        let ending = self
            .standing()
            .outcome
            .map(|outcome| outcome.how.to_owned());
        match &log.ending {
            Some(how) if ending.as_ref() != Some(how) => Err(Cause::Ending(how.clone())),
            _ => Ok(()),
        }
    }

    /// Plays one line again. It is looked at before anything is done, so that
    /// one that turns out different leaves no trace.
    pub(super) fn follow_entry(&mut self, entry: &Entry) -> Result<(), Cause> {
        let happening = self.look_at_line(&entry.line)?;
        let (digester, digest) = self.link(&happening);
        same_digest(entry.digest, digest)?;
        self.settle(digester, digest, &happening);
        Ok(())
    }

    /// What a line of the log makes of the game, if it is possible.
    pub(super) fn look_at_line(&mut self, line: &Line) -> Result<Happening<G>, Cause> {
        let unreadable = || Cause::Unreadable(line.to_string());
        let no_deal = |_| Cause::NoDeal(line.to_string());
        match line {
            Line::Choice { seat, choice } => self.look_at_choice(*seat, choice),
            Line::Offer {
                seat,
                deal,
                to,
                gives,
                gets,
                promise,
                audience,
            } => {
                let swap = Swap {
                    from: *seat,
                    to: *to,
                    gives: gives.parse().map_err(|_| unreadable())?,
                    gets: gets.parse().map_err(|_| unreadable())?,
                };
                self.check_open().map_err(no_deal)?;
                let (id, offer) = self
                    .look_at_offer(&swap, (promise, *audience))
                    .map_err(no_deal)?;
                if id == *deal {
                    Ok(Happening::message(offer))
                } else {
                    Err(Cause::NoDeal(line.to_string()))
                }
            }
            Line::Answer {
                seat,
                with,
                deal,
                answer,
            } => {
                self.check_open().map_err(no_deal)?;
                self.look_at_answer(*seat, (*with, *deal), *answer)
                    .map_err(no_deal)
            }
            Line::Waive { seat, kind, waives } => {
                let waived = self.look_at_waiver(*seat, kind, *waives);
                waived.map_err(|_| unreadable())
            }
            Line::Version { .. } => Ok(Happening::message(line.clone())),
        }
    }

    fn look_at_choice(&mut self, seat: Seat, text: &str) -> Result<Happening<G>, Cause> {
        let choice: G::Choice = text
            .parse()
            .map_err(|_| Cause::Unreadable(text.to_owned()))?;
        self.by(&self.committed, seat, choice)
            .map_err(|_| Cause::NotOffered(text.to_owned()))?;
        Ok(self.play(seat, choice))
    }
}

fn same_digest(logged: Digest, found: Digest) -> Result<(), Cause> {
    if logged == found {
        Ok(())
    } else {
        Err(Cause::Digest { logged, found })
    }
}
