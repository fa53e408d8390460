//! The laws that every game must obey, as a kit for its tests.
//!
//! A game's tests call [`obey`] with a [`Plan`] for each set of options: it
//! plays random games, of every number of seats and every pace unless the plan
//! says otherwise, and looks at their moments: at all of a short game, at some
//! that are spread over the whole of a long one. What breaks a law comes back
//! as a [`Violation`] that says which law, where, and how to get there again.

mod deals;
mod flow;
mod liberty;
mod met;
mod plan;
mod players;
mod ready;
mod redeal;
mod refuse;
mod replay;
mod rows;
mod sealed;
mod speech;
mod told;
mod twins;
mod undo;
mod walk;

use std::fmt;

use engine::content::ContentError;
use engine::game::Game;
use engine::i18n::WordsError;
use engine::seat::Viewer;

pub use plan::{Plan, games, is_night, looks, obey};
pub use walk::Census;

/// What the kit must know of a game beyond its rules.
///
/// The kit sees a leak by what it changes. A secret that is missing both here
/// and in [`Game::redeal`] is one it cannot see: list all there are.
pub trait Lawful: Game {
    /// A game that goes on for longer never ends.
    const STEP_LIMIT: usize = 20_000;

    /// How many there are of each kind of component, wherever they lie: the
    /// same at every moment of a game. It is asked for after every choice that
    /// is tried, so it is figures alone: [`counted`] is a short way to them.
    fn components(&self, content: &Self::Content) -> Vec<i64>;

    /// What the kinds of [`components`](Self::components) are called, in the
    /// same order: for the words of a violation.
    fn component_names(content: &Self::Content) -> Vec<String>;

    /// Everything that is hidden from this viewer.
    fn secrets(&self, content: &Self::Content, viewer: Viewer) -> Vec<Secret>;

    /// Some bundles of goods to try in deals, sensible and not; none where
    /// there are no deals.
    fn bundles(&self, _content: &Self::Content) -> Vec<Self::Goods> {
        Vec::new()
    }
}

/// One thing that is hidden from a viewer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Secret {
    /// What it is.
    pub name: String,
    /// What it holds, in notation.
    pub value: String,
    /// Could it hold something else, for all the viewer knows?
    pub uncertain: bool,
}

impl Secret {
    /// A hand that the viewer cannot look into: some of the cards of a pool, in
    /// an order that tells nothing.
    #[must_use]
    pub fn hand<C: PartialEq + fmt::Debug>(name: String, cards: &[C], pool: &[C]) -> Self {
        let some = !cards.is_empty() && cards.len() < pool.len();
        Self {
            name,
            value: format!("{cards:?}"),
            uncertain: some && varied(pool),
        }
    }

    /// A pile that lies face down: some of the cards of a pool, in an order
    /// that is hidden too.
    #[must_use]
    pub fn pile<C: PartialEq + fmt::Debug>(name: String, cards: &[C], pool: &[C]) -> Self {
        let hand = Self::hand(name, cards, pool);
        Self {
            uncertain: hand.uncertain || cards.len() == pool.len() && varied(cards),
            ..hand
        }
    }
}

/// Are they not all alike?
fn varied<C: PartialEq>(cards: &[C]) -> bool {
    cards.iter().any(|card| *card != cards[0])
}

/// How many there are of each of so many kinds, wherever they lie, each by the
/// number of its kind: what [`Lawful::components`] asks for.
#[must_use]
pub fn counted(kinds: usize, everywhere: impl Iterator<Item = usize>) -> Vec<i64> {
    let mut counts = vec![0; kinds];
    for kind in everywhere {
        counts[kind] += 1;
    }
    counts
}

/// The laws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// Whoever must act has a choice, each once, and each leads on.
    Moves,
    /// Every game ends, and then says how.
    Ends,
    /// Nothing appears or vanishes.
    Conservation,
    /// Notation goes there and back, and tells choices apart.
    Notation,
    /// Same state, same choice, same dice: same result.
    Determinism,
    /// The log replays to the same state.
    Replay,
    /// What is not listed is refused and changes nothing.
    Refusal,
    /// Undo and redo come back to the same, and never across a barrier.
    Undo,
    /// Members of an unordered set: any order, same state.
    Sets,
    /// Choices that several seats owe at once commute.
    Lanes,
    /// A redeal does not change the viewer's view.
    RedealKeeps,
    /// A redeal depends on nothing the viewer cannot know.
    RedealBlind,
    /// A redeal varies whatever the viewer cannot know.
    RedealVaries,
    /// Worlds that a viewer cannot tell apart stay so.
    Twins,
    /// What one seat chooses while others still owe a choice stays sealed.
    Sealed,
    /// Reaction windows: only those concerned are asked, and they can pass.
    Windows,
    /// Rights: at calm moments, each leads on and cannot be taken back.
    Liberty,
    /// Suggested rows are legal, with a barrier at most at their end.
    Rows,
    /// Answers that can be given beforehand can be given, and are whole.
    Ready,
    /// No view moves in silence; an event shows no more when looked at twice.
    Told,
    /// Deals are checked: all or nothing, and nothing vanishes.
    Deals,
    /// What is offered is never explained away; every rule named exists.
    Reasons,
    /// Everything can be said in every language.
    Words,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A broken law, and how to get there again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// Which law.
    pub law: Law,
    /// In which game: seats, pace, and the word of its seed.
    pub place: String,
    /// After how many choices.
    pub step: usize,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            law,
            place,
            step,
            what,
        } = self;
        write!(
            f,
            "law `{law}` is broken in {place}, after {step} choices: {what}"
        )
    }
}

impl std::error::Error for Violation {}

/// Why the kit could not begin.
#[derive(Debug, thiserror::Error)]
pub enum KitError {
    /// The facts do not load.
    #[error(transparent)]
    Content(#[from] ContentError),
    /// The words do not load.
    #[error(transparent)]
    Words(#[from] WordsError),
    /// These options allow no number of seats.
    #[error("the rules refuse these options with any number of seats")]
    Nothing,
    /// A law is broken.
    #[error(transparent)]
    Broken(#[from] Violation),
}

/// What a law says when it is broken.
type Broken = (Law, String);

/// Breaks a law unless `holds`.
fn ensure(law: Law, holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err((law, what())) }
}
