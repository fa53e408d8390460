//! How good a world looks to a seat, in terms that have names.

use arrayvec::ArrayVec;
use engine::{Game, MAX_SEATS, Seat};

/// The most terms of one evaluation.
pub const MAX_TERMS: usize = 16;

/// What a world is worth to a seat, term by term: message keys and hundredths
/// of a point.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Terms(ArrayVec<(&'static str, i32), MAX_TERMS>);

impl Terms {
    /// One more term. The key names a message, such as `bot-term-points`.
    pub fn add(&mut self, key: &'static str, hundredths: i32) {
        if self.0.try_push((key, hundredths)).is_err() {
            // Too many for their names, but the sum has to hold.
            if let Some((_, last)) = self.0.last_mut() {
                *last += hundredths;
            }
        }
    }

    /// All terms together.
    #[must_use]
    pub fn sum(&self) -> i32 {
        self.0.iter().map(|(_, value)| value).sum()
    }

    /// The terms, in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, i32)> {
        self.0.iter().copied()
    }

    /// Forgets all terms.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds every term of `other` to the one of the same name.
    pub(crate) fn gather(&mut self, other: &Self) {
        for (place, (key, value)) in other.iter().enumerate() {
            // An evaluation mostly says the same things in the same order.
            let own = match self.0.get(place) {
                Some((own, _)) if *own == key => Some(place),
                _ => self.0.iter().position(|(own, _)| *own == key),
            };
            match own {
                Some(own) => self.0[own].1 += value,
                None => self.add(key, value),
            }
        }
    }

    /// The terms of one world, where these are the sums of this many.
    pub(crate) fn mean(&self, worlds: usize) -> Self {
        let worlds = worlds.max(1) as i32;
        Self(self.iter().map(|(key, sum)| (key, sum / worlds)).collect())
    }

    /// By how much each term is more here than in `other`.
    pub(crate) fn less(&self, other: &Self) -> Self {
        let negated = other.iter().map(|(key, value)| (key, -value));
        let mut difference = self.clone();
        difference.gather(&Self(negated.collect()));
        difference
    }
}

/// How good a world looks to a seat.
///
/// The worlds are samples: redealt for the seat that thinks, never the truth.
/// A search asks some hundred thousand times a second, so nothing here should
/// allocate. Every seat's worth is asked for, not only the thinker's.
pub trait Evaluation<G: Game>: Send + Sync {
    /// What this world is worth to this seat, term by term.
    fn terms(&self, content: &G::Content, world: &G, seat: Seat, out: &mut Terms);

    /// The sum of the terms, in hundredths of a point.
    fn worth(&self, content: &G::Content, world: &G, seat: Seat) -> i32 {
        let mut terms = Terms::default();
        self.terms(content, world, seat, &mut terms);
        terms.sum()
    }

    /// The worth to each of the first `seats` seats. Worth writing anew where
    /// seats share a part of the work.
    fn worths(&self, content: &G::Content, world: &G, seats: usize) -> [i32; MAX_SEATS] {
        let mut worths = [0; MAX_SEATS];
        for seat in Seat::all(seats) {
            worths[seat.index()] = self.worth(content, world, seat);
        }
        worths
    }

    /// What comes to mind first: the choice of this list that a playout makes
    /// in this world. Where nothing does, it makes any.
    fn instinct(
        &self,
        _content: &G::Content,
        _world: &G,
        _seat: Seat,
        _choices: &[G::Choice],
    ) -> Option<usize> {
        None
    }

    /// Is this a moment at which worlds compare well? A playout that is to
    /// settle goes on until it is.
    fn is_settled(&self, _world: &G) -> bool {
        true
    }

    /// How many hundredths ahead of one rival make winning nearly three times
    /// as likely as losing.
    fn swing(&self) -> i32 {
        500
    }
}

/// The points that everyone can count, and nothing else: for games that have
/// no evaluation of their own.
#[derive(Debug, Clone, Copy, Default)]
pub struct ByStanding;

/// One point.
pub(crate) const POINT: i32 = 100;

impl<G: Game> Evaluation<G> for ByStanding {
    fn terms(&self, content: &G::Content, world: &G, seat: Seat, out: &mut Terms) {
        let scores = world.standing(content).scores;
        let points = scores.get(seat.index()).copied().unwrap_or(0);
        out.add("bot-term-points", points.saturating_mul(POINT));
    }

    fn worths(&self, content: &G::Content, world: &G, seats: usize) -> [i32; MAX_SEATS] {
        let scores = world.standing(content).scores;
        let mut worths = [0; MAX_SEATS];
        for (worth, points) in worths.iter_mut().zip(scores).take(seats) {
            *worth = points.saturating_mul(POINT);
        }
        worths
    }

    fn swing(&self) -> i32 {
        2 * POINT
    }
}

/// By how much this seat is ahead of the best of the others.
pub(crate) fn lead(worths: &[i32], seat: Seat) -> i32 {
    let others = Seat::all(worths.len()).filter(|other| *other != seat);
    let best = others.map(|other| worths[other.index()]).max();
    worths[seat.index()].saturating_sub(best.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_add_up_even_when_there_are_too_many() {
        let mut terms = Terms::default();
        for _ in 0..MAX_TERMS + 3 {
            terms.add("bot-term-points", 10);
        }
        assert_eq!(terms.iter().count(), MAX_TERMS);
        assert_eq!(terms.sum(), 10 * (MAX_TERMS as i32 + 3));
    }

    #[test]
    fn terms_are_gathered_by_name() {
        let of = |list: &[(&'static str, i32)]| {
            let mut terms = Terms::default();
            list.iter().for_each(|(key, value)| terms.add(key, *value));
            terms
        };
        let mut sum = of(&[("a", 1), ("b", 2)]);
        sum.gather(&of(&[("b", 5), ("a", 7), ("c", 1)]));
        assert_eq!(sum, of(&[("a", 8), ("b", 7), ("c", 1)]));
        let change = sum.less(&of(&[("b", 7), ("d", 3)]));
        assert_eq!(change, of(&[("a", 8), ("b", 0), ("c", 1), ("d", -3)]));
    }

    #[test]
    fn a_lead_is_over_the_best_of_the_others() {
        let seat = |index| Seat::new(index).unwrap();
        assert_eq!(lead(&[300, 900, 500], seat(1)), 400);
        assert_eq!(lead(&[300, 900, 500], seat(2)), -400);
    }
}
