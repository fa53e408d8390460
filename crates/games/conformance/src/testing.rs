//! A table for the rule tests: a position that a test lays out, and what
//! choices make of it.

use engine::content::Files;
use engine::text::RuleId;
use engine::{Dice, Event, Game, Pace, Reason, Recorder, Seat, SeatSet, Seed, Setup, Viewer};

/// The first five seats.
pub(crate) const S1: Seat = seat(0);
pub(crate) const S2: Seat = seat(1);
pub(crate) const S3: Seat = seat(2);
pub(crate) const S4: Seat = seat(3);
pub(crate) const S5: Seat = seat(4);

const fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a table has this seat")
}

/// A message key and the rule behind it.
pub(crate) type Why = (&'static str, RuleId);

/// What a refusal says.
pub(crate) fn why(reason: &Reason) -> Why {
    (reason.text.key, reason.rule)
}

/// These events as someone sees them.
pub(crate) fn seen<E: Event>(events: &[E], viewer: Viewer) -> Vec<E> {
    events
        .iter()
        .filter_map(|event| event.seen_by(viewer))
        .collect()
}

/// A game at some moment, its facts and its dice.
#[derive(Debug)]
pub(crate) struct Position<G: Game> {
    pub(crate) content: G::Content,
    pub(crate) game: G,
    dice: Dice,
    /// Whom the windows of the last choice concerned.
    pub(crate) concerned: SeatSet,
}

impl<G: Game> Position<G> {
    /// A new game for so many, at a brisk pace.
    pub(crate) fn new(options: &G::Options, seats: usize) -> Self {
        Self::seeded(options, Setup::new(seats, Pace::Brisk), "a rule")
    }

    /// A new game with the chance that a word stands for.
    pub(crate) fn seeded(options: &G::Options, setup: Setup, word: &str) -> Self {
        let content = G::load(&Files::embedded(G::INFO.files)).expect("our facts are sound");
        let mut dice = Dice::new(&Seed::from_word(word));
        let game = G::new(&content, options, setup, &mut dice).expect("these can sit down");
        Self {
            content,
            game,
            dice,
            concerned: SeatSet::NONE,
        }
    }

    /// The same position with other chance to come.
    pub(crate) fn reseed(&mut self, word: &str) {
        self.dice = Dice::new(&Seed::from_word(word));
    }

    /// All that is offered to this seat: nothing, unless it owes a choice.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        if self.game.to_act().contains(seat) {
            self.game.choices(&self.content, seat, &mut choices);
        }
        choices
    }

    /// Makes a choice, which must be offered, and tells what happened.
    pub(crate) fn apply(&mut self, seat: Seat, choice: G::Choice) -> Vec<G::Event> {
        let offered = self.choices(seat);
        assert!(
            offered.contains(&choice),
            "{seat} is not offered {choice}, but {offered:?}"
        );
        let mut sink = Recorder::default();
        self.game
            .apply(&self.content, seat, choice, &mut self.dice, &mut sink);
        self.concerned = sink.concerned;
        sink.events
    }

    /// Why a seat is offered nothing about a thing.
    pub(crate) fn why_not(&self, seat: Seat, subject: G::Subject) -> Option<Why> {
        let reason = self.game.why_not(&self.content, seat, subject);
        reason.as_ref().map(why)
    }

    /// What a seat sees.
    pub(crate) fn view(&self, seat: Seat) -> G::View {
        self.game.view(&self.content, Viewer::Seat(seat))
    }

    /// What everybody sees.
    pub(crate) fn public(&self) -> G::View {
        self.game.view(&self.content, Viewer::Public)
    }

    /// Points by seat, as everybody may know them.
    pub(crate) fn scores(&self) -> Vec<i32> {
        self.game.standing(&self.content).scores.to_vec()
    }

    /// How it ended and the places by seat, once it is over.
    pub(crate) fn outcome(&self) -> Option<(&'static str, Vec<u8>)> {
        let outcome = self.game.standing(&self.content).outcome;
        assert_eq!(
            outcome.is_some(),
            self.game.to_act().is_empty(),
            "whoever is to act, it is not over"
        );
        outcome.map(|outcome| (outcome.how, outcome.places.to_vec()))
    }
}
