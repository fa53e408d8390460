//! What to play, and playing it on all cores.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::content::Files;
use engine::game::{Pace, Setup};
use engine::player::Player;
use engine::table::Facts;
use rayon::prelude::*;

use super::players::Guide;
use super::walk::{Census, Walker};
use super::{KitError, Lawful, Violation};

/// Looks at one game, unless a plan says otherwise.
const LOOKS: usize = 400;

/// Which random games to play, and how often to look.
///
/// By default one game for each number of seats that the game is for and each
/// pace, with four hundred looks.
#[derive(Debug, Clone)]
pub struct Plan<G: Lawful> {
    options: G::Options,
    facts: Option<Arc<Facts<G>>>,
    games: u64,
    seats: RangeInclusive<usize>,
    paces: Vec<Pace>,
    looks: usize,
    guide: Option<Guide<G>>,
}

impl<G: Lawful> Plan<G> {
    /// Games with these options.
    #[must_use]
    pub fn new(options: G::Options) -> Self {
        let (min, max) = G::INFO.seats;
        Self {
            options,
            facts: None,
            games: 1,
            seats: min..=max,
            paces: vec![Pace::Brisk, Pace::Strict],
            looks: LOOKS,
            guide: None,
        }
    }

    /// With facts of one's own.
    #[must_use]
    pub fn with_facts(mut self, facts: Arc<Facts<G>>) -> Self {
        self.facts = Some(facts);
        self
    }

    /// So many games for each number of seats and each pace; twenty times as
    /// many at night ([`games`]).
    #[must_use]
    pub const fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// Only these numbers of seats.
    #[must_use]
    pub fn seats(mut self, seats: RangeInclusive<usize>) -> Self {
        self.seats = seats;
        self
    }

    /// Only these paces.
    #[must_use]
    pub fn paces(mut self, paces: &[Pace]) -> Self {
        self.paces = paces.to_vec();
        self
    }

    /// At most so many looks at a game: at every moment of one that is not
    /// longer, at moments spread evenly over the whole of one that is. At night
    /// there are more games, and a fifth of the looks at each.
    #[must_use]
    pub const fn looks(mut self, looks: usize) -> Self {
        self.looks = looks;
        self
    }

    /// Players who mostly do what this one says: for games in which chance alone
    /// never comes to what matters.
    #[must_use]
    pub const fn led_by(mut self, guide: fn() -> Box<dyn Player<G>>) -> Self {
        self.guide = Some(guide);
        self
    }

    /// The games to play, in the order in which violations are reported.
    fn list(&self) -> impl Iterator<Item = (Setup, u64)> {
        let games = games(self.games);
        self.seats.clone().flat_map(move |seats| {
            let setups = self.paces.iter().map(move |&pace| Setup::new(seats, pace));
            setups.flat_map(move |setup| (0..games).map(move |index| (setup, index)))
        })
    }
}

/// How many times as many games a night has: thousands of each kind, and over by
/// morning on two cores.
const TIMES: u64 = 20;

/// How many random games to play where `usual` are enough in passing.
///
/// `ORRERY_NIGHTLY` in the environment asks for twenty times as many.
#[must_use]
pub fn games(usual: u64) -> u64 {
    if is_night() { usual * TIMES } else { usual }
}

/// How many looks a game gets where `usual` are enough in passing: at night there
/// are more games, and a fifth of the looks at each.
#[must_use]
pub fn looks(usual: usize) -> usize {
    if is_night() { usual.div_ceil(5) } else { usual }
}

/// Is whoever runs the tests asking for a night of them?
#[must_use]
pub fn is_night() -> bool {
    std::env::var_os("ORRERY_NIGHTLY").is_some()
}

/// Plays the random games of a plan, and checks every law.
///
/// The games are shared among the threads of the current pool. What comes back
/// does not depend on how many there are.
///
/// # Errors
/// The violation of the first game in which there is one, by seats, pace and
/// index; or why the kit could not begin.
pub fn obey<G: Lawful>(plan: Plan<G>) -> Result<Census, KitError> {
    let facts = match &plan.facts {
        Some(facts) => Arc::clone(facts),
        None => Facts::load(&Files::embedded(G::INFO.files))?,
    };
    // Another game shows more than another look at the same.
    let looks = looks(plan.looks);
    let walker = Walker::new(facts, &plan.options, looks)?.led_by(plan.guide);
    // The first game known to break a law: those behind it need no playing.
    let first = AtomicUsize::new(usize::MAX);
    let played = plan
        .list()
        .enumerate()
        .par_bridge()
        .filter(|(nth, _)| *nth < first.load(Ordering::Relaxed))
        .map(|(nth, (setup, index))| {
            walker.walk(setup, index).map_err(|violation| {
                first.fetch_min(nth, Ordering::Relaxed);
                (nth, violation)
            })
        })
        .reduce(|| Ok(Census::default()), sum);
    let census = played.map_err(|(_, violation)| violation)?;
    if census.games + census.cut_off == 0 {
        return Err(KitError::Nothing);
    }
    Ok(census)
}

/// What games have met, or the violation of the first that has one.
type Played = Result<Census, (usize, Violation)>;

fn sum(one: Played, other: Played) -> Played {
    match (one, other) {
        (Ok(one), Ok(other)) => Ok(one.and(other)),
        (Err(one), Err(other)) => Err(if one.0 < other.0 { one } else { other }),
        (Err(broken), Ok(_)) | (Ok(_), Err(broken)) => Err(broken),
    }
}
