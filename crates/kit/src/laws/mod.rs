//! The laws that every game must obey, as a kit for its tests.
//!
//! A game's tests call [`obey`] once for each set of options: it plays random
//! games of every number of seats and every pace, and looks at every moment
//! of them. What breaks a law comes back as a [`Violation`] that says which
//! law, where, and how to get there again.

mod deals;
mod flow;
mod liberty;
mod redeal;
mod refuse;
mod replay;
mod rows;
mod sealed;
mod speech;
mod twins;
mod undo;
mod walk;

use std::fmt;
use std::sync::Arc;

use engine::content::{ContentError, Files};
use engine::game::{Game, Pace};
use engine::i18n::WordsError;
use engine::seat::Viewer;
use engine::table::Facts;

pub use walk::Census;

/// What the kit must know of a game beyond its rules.
///
/// The kit sees a leak by what it changes. A secret that is missing both here
/// and in [`Game::redeal`] is one it cannot see: list all there are.
pub trait Lawful: Game {
    /// A game that goes on for longer never ends.
    const STEP_LIMIT: usize = 20_000;

    /// How many there are of each kind of component, wherever they lie: the
    /// same at every moment of a game.
    fn components(&self, content: &Self::Content) -> Vec<(String, i64)>;

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

/// How many there are of each of these kinds, wherever they lie: what
/// [`Lawful::components`] asks for.
#[must_use]
pub fn counted<C: Copy + PartialEq + fmt::Display>(
    kinds: &[C],
    everywhere: impl Iterator<Item = C>,
) -> Vec<(String, i64)> {
    let everywhere: Vec<C> = everywhere.collect();
    let count = |kind: &C| everywhere.iter().filter(|card| *card == kind).count();
    kinds
        .iter()
        .map(|kind| (kind.to_string(), count(kind) as i64))
        .collect()
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

/// How many random games to play for each number of seats and each pace.
///
/// `ORRERY_NIGHTLY` in the environment asks for fifty times as many.
#[must_use]
pub fn games(per_table: u64) -> u64 {
    if std::env::var_os("ORRERY_NIGHTLY").is_some() {
        per_table * 50
    } else {
        per_table
    }
}

/// Plays random games of every number of seats and every pace with these
/// options, and checks every law at every turn.
///
/// # Errors
/// The first violation, or why the kit could not begin.
pub fn obey<G: Lawful>(options: &G::Options, games: u64) -> Result<Census, KitError> {
    obey_with(
        Facts::<G>::load(&Files::embedded(G::INFO.files))?,
        options,
        games,
    )
}

/// As [`obey`], with facts of one's own.
///
/// # Errors
/// The first violation, or why the kit could not begin.
pub fn obey_with<G: Lawful>(
    facts: Arc<Facts<G>>,
    options: &G::Options,
    games: u64,
) -> Result<Census, KitError> {
    let walker = walk::Walker::new(facts)?;
    let (min, max) = G::INFO.seats;
    let mut census = Census::default();
    for seats in min..=max {
        for pace in [Pace::Brisk, Pace::Strict] {
            for index in 0..games {
                walker.walk(options, seats, pace, index, &mut census)?;
            }
        }
    }
    if census.games == 0 {
        return Err(KitError::Nothing);
    }
    Ok(census)
}

/// What a law says when it is broken.
type Broken = (Law, String);

/// Breaks a law unless `holds`.
fn ensure(law: Law, holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err((law, what())) }
}
