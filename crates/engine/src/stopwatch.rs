//! How long players take to decide.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::chance::Seed;
use crate::game::Game;
use crate::goods::Swap;
use crate::player::{Eyes, Opinion, Player, Proposal, Why};
use crate::seat::{Seat, SeatSet};

/// Bits of a duration that are kept: two that share a place differ by less
/// than one part in a hundred.
const BITS: u32 = 7;
const PLACES: usize = (64 - BITS as usize + 1) << BITS;

/// How long many decisions took, counted by length: it stays small however
/// many there are.
#[derive(Clone)]
pub struct Durations {
    counts: Vec<u64>,
    count: u64,
    longest: Duration,
}

impl Default for Durations {
    fn default() -> Self {
        Self {
            counts: vec![0; PLACES],
            count: 0,
            longest: Duration::ZERO,
        }
    }
}

impl fmt::Debug for Durations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Durations")
            .field("count", &self.count)
            .field("median", &self.quantile(0.5))
            .field("longest", &self.longest)
            .finish_non_exhaustive()
    }
}

impl Durations {
    /// One more.
    pub fn note(&mut self, took: Duration) {
        let nanos = u64::try_from(took.as_nanos()).unwrap_or(u64::MAX);
        self.counts[place(nanos)] += 1;
        self.count += 1;
        self.longest = self.longest.max(took);
    }

    /// All of these as well.
    pub fn add(&mut self, other: &Self) {
        for (own, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *own += theirs;
        }
        self.count += other.count;
        self.longest = self.longest.max(other.longest);
    }

    /// How many there are.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The longest.
    #[must_use]
    pub const fn longest(&self) -> Duration {
        self.longest
    }

    /// So many of all, from 0 to 1, took no longer than this, to one part in a
    /// hundred.
    #[must_use]
    pub fn quantile(&self, part: f64) -> Duration {
        let rank = (part.clamp(0.0, 1.0) * self.count as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        let found = self.counts.iter().position(|count| {
            seen += count;
            seen >= rank
        });
        let upper = found.map_or(Duration::ZERO, |place| Duration::from_nanos(upper(place)));
        upper.min(self.longest)
    }
}

/// Where a duration is counted: its highest bits, and how many follow.
const fn place(nanos: u64) -> usize {
    let size = 64 - nanos.leading_zeros();
    if size <= BITS {
        return nanos as usize;
    }
    let shift = size - BITS;
    // The top bit is always set, so that the places of each size follow those
    // of the one before.
    ((shift as usize) << (BITS - 1)) + (nanos >> shift) as usize
}

/// The longest duration that is counted here.
const fn upper(place: usize) -> u64 {
    let half = 1 << (BITS - 1);
    if place < 2 * half {
        return place as u64;
    }
    let shift = place / half - 1;
    let top = (place % half + half) as u64;
    (top << shift) | ((1 << shift) - 1)
}

/// A watch that several players of one kind share. Clones are the same watch.
#[derive(Debug, Clone, Default)]
pub struct Stopwatch(Arc<Mutex<Durations>>);

impl Stopwatch {
    /// What it has measured.
    #[must_use]
    pub fn read(&self) -> Durations {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}

/// A player whose decisions are timed.
pub(crate) struct Timed<G: Game> {
    player: Box<dyn Player<G>>,
    /// Its own until it is done, so that nobody waits for the shared one.
    took: Durations,
    watch: Stopwatch,
}

impl<G: Game> Timed<G> {
    pub(crate) fn new(player: Box<dyn Player<G>>, watch: &Stopwatch) -> Self {
        Self {
            player,
            took: Durations::default(),
            watch: watch.clone(),
        }
    }
}

impl<G: Game> Drop for Timed<G> {
    fn drop(&mut self) {
        let mut all = self.watch.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.add(&self.took);
    }
}

impl<G: Game> Player<G> for Timed<G> {
    fn begin(&mut self, seed: &Seed, seat: Seat) {
        self.player.begin(seed, seat);
    }

    fn pick(&mut self, eyes: &Eyes<'_, G>, choices: &[G::Choice]) -> usize {
        let start = Instant::now();
        let pick = self.player.pick(eyes, choices);
        self.took.note(start.elapsed());
        pick
    }

    fn use_liberty(&mut self, eyes: &Eyes<'_, G>, choices: &[G::Choice]) -> Option<usize> {
        self.player.use_liberty(eyes, choices)
    }

    fn consider(&mut self, eyes: &Eyes<'_, G>, swap: &Swap<G::Goods>) -> Opinion {
        self.player.consider(eyes, swap)
    }

    fn propose(&mut self, eyes: &Eyes<'_, G>, to: SeatSet) -> Option<Proposal<G::Goods>> {
        self.player.propose(eyes, to)
    }

    fn why(&self) -> Option<Why<G::Choice>> {
        self.player.why()
    }

    fn share_cores(&mut self) {
        self.player.share_cores();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_duration_has_its_place() {
        let mut last = 0;
        for nanos in (0..5000).chain([u64::MAX / 3, u64::MAX - 1, u64::MAX]) {
            let at = place(nanos);
            assert!(at >= last && at < PLACES, "{nanos}");
            assert!(upper(at) >= nanos, "{nanos} in {at}");
            assert!(upper(at) - nanos <= nanos / 60, "{nanos} in {at}");
            assert_eq!(place(upper(at)), at);
            last = at;
        }
    }

    #[test]
    fn quantiles_are_near_the_truth() {
        let mut odd = Durations::default();
        let mut even = Durations::default();
        for micros in 1..=1000u64 {
            let half = if micros % 2 == 1 { &mut odd } else { &mut even };
            half.note(Duration::from_micros(micros));
        }
        odd.add(&even);
        assert_eq!(odd.count(), 1000);
        assert_eq!(odd.longest(), Duration::from_micros(1000));
        for (part, micros) in [(0.5, 500.0), (0.95, 950.0), (1.0, 1000.0)] {
            let found = odd.quantile(part).as_secs_f64() * 1e6;
            assert!((found / micros - 1.0).abs() < 0.02, "{part}: {found}");
        }
        assert_eq!(Durations::default().quantile(0.5), Duration::ZERO);
    }
}
