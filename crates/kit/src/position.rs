//! A table for the rule tests of games: a position that a test lays out, and
//! what choices make of it. For tests only: it panics where a test should fail.

#![expect(clippy::expect_used, reason = "tests fail by panicking")]

use engine::chance::{Dice, Seed};
use engine::content::Files;
use engine::event::{Event, Recorder};
use engine::game::{Game, Reason};
use engine::passing::let_pass;
use engine::seat::{Seat, SeatSet, Viewer};
use engine::text::RuleId;

/// The first seat.
pub const S1: Seat = seat(0);
/// The second.
pub const S2: Seat = seat(1);
/// The third.
pub const S3: Seat = seat(2);
/// The fourth.
pub const S4: Seat = seat(3);
/// The fifth.
pub const S5: Seat = seat(4);

const fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a table has this seat")
}

/// A message key and the rule behind it.
pub type Why = (&'static str, RuleId);

/// What a refusal says.
pub fn why(reason: &Reason) -> Why {
    (reason.text.key, reason.rule)
}

/// These events as someone sees them.
pub fn seen<E: Event>(events: &[E], viewer: Viewer) -> Vec<E> {
    events
        .iter()
        .filter_map(|event| event.seen_by(viewer))
        .collect()
}

/// No position takes this many choices: a rule that is broken should fail a
/// test, not let it go on for ever.
const PATIENCE: usize = 10_000;

/// A game at some moment, its facts and its dice.
#[derive(Debug)]
pub struct Position<G: Game> {
    /// The facts.
    pub content: G::Content,
    /// How it stands: tests may lay it out as they like.
    pub game: G,
    dice: Dice,
    applied: usize,
    /// Whom the windows of the last choice concerned.
    pub concerned: SeatSet,
    /// Is everyone concerned asked, or are those let pass who can only pass?
    pub asks_everyone: bool,
}

impl<G: Game> Position<G> {
    /// A new game for this many.
    pub fn new(options: &G::Options, seats: usize) -> Self {
        Self::seeded(options, seats, "a rule")
    }

    /// A new game with the chance that a word stands for.
    ///
    /// # Panics
    /// When the facts or the set-up are refused.
    pub fn seeded(options: &G::Options, seats: usize, word: &str) -> Self {
        Self::with_files(&Files::embedded(G::INFO.files), options, seats, word)
    }

    /// A new game with facts of one's own.
    ///
    /// # Panics
    /// When the facts or the set-up are refused.
    pub fn with_files(files: &Files, options: &G::Options, seats: usize, word: &str) -> Self {
        let content = G::load(files).expect("sound facts");
        let mut dice = Dice::new(&Seed::from_word(word));
        let game = G::new(&content, options, seats, &mut dice).expect("these can sit down");
        Self {
            content,
            game,
            dice,
            applied: 0,
            concerned: SeatSet::NONE,
            asks_everyone: false,
        }
    }

    /// The same position with other chance to come.
    pub fn reseed(&mut self, word: &str) {
        self.dice = Dice::new(&Seed::from_word(word));
    }

    /// All that is offered to this seat: nothing, unless it owes a choice.
    pub fn choices(&self, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        if self.game.to_act().contains(seat) {
            self.game.choices(&self.content, seat, &mut choices);
        }
        choices
    }

    /// Makes a choice, which must be offered, and tells what happened.
    ///
    /// # Panics
    /// When it is not offered, and when a test goes on and on.
    pub fn apply(&mut self, seat: Seat, choice: G::Choice) -> Vec<G::Event> {
        let offered = self.choices(seat);
        assert!(
            offered.contains(&choice),
            "{seat} is not offered {choice}, but {offered:?}"
        );
        self.make(seat, choice)
    }

    /// Does what a seat is at liberty to do, and tells what happened.
    ///
    /// # Panics
    /// When it is not at liberty to.
    pub fn exercise(&mut self, seat: Seat, choice: G::Choice) -> Vec<G::Event> {
        let mut free = Vec::new();
        if self.game.at_liberty().contains(seat) {
            self.game.liberties(&self.content, seat, &mut free);
        }
        assert!(free.contains(&choice), "{seat} is not free to {choice}");
        self.make(seat, choice)
    }

    fn make(&mut self, seat: Seat, choice: G::Choice) -> Vec<G::Event> {
        self.applied += 1;
        assert!(self.applied < PATIENCE, "this goes on and on");
        let mut sink = Recorder::default();
        self.game
            .apply(&self.content, seat, choice, &mut self.dice, &mut sink);
        if !self.asks_everyone {
            let (content, dice) = (&self.content, &mut self.dice);
            let_pass(content, &mut self.game, dice, &mut sink, &mut Vec::new());
        }
        self.concerned = sink.concerned;
        sink.events
    }

    /// Why a seat is offered nothing about a thing.
    pub fn why_not(&self, seat: Seat, subject: G::Subject) -> Option<Why> {
        let reason = self.game.why_not(&self.content, seat, subject);
        reason.as_ref().map(why)
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> G::View {
        self.game.view(&self.content, Viewer::Seat(seat))
    }

    /// What everybody sees.
    pub fn public(&self) -> G::View {
        self.game.view(&self.content, Viewer::Public)
    }

    /// Points by seat, as everybody may know them.
    pub fn scores(&self) -> Vec<i32> {
        self.game.standing(&self.content).scores.to_vec()
    }

    /// How it ended and the places by seat, once it is over.
    ///
    /// # Panics
    /// When someone is still to act although it is over, or the other way.
    pub fn outcome(&self) -> Option<(&'static str, Vec<u8>)> {
        let outcome = self.game.standing(&self.content).outcome;
        assert_eq!(
            outcome.is_some(),
            self.game.to_act().is_empty(),
            "whoever is to act, it is not over"
        );
        outcome.map(|outcome| (outcome.how, outcome.places.to_vec()))
    }
}
