//! Places on a board: sets of them as machine words, and rings of hexes.

use std::fmt;
use std::str::FromStr;

/// A set of up to 128 places, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlaceSet(u128);

impl PlaceSet {
    /// No place.
    pub const NONE: Self = Self(0);

    /// The first `count` places.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        match count {
            0 => Self::NONE,
            count => Self(u128::MAX >> (128 - if count > 128 { 128 } else { count })),
        }
    }

    /// One place.
    #[must_use]
    #[inline]
    pub const fn one(place: usize) -> Self {
        Self(1 << place)
    }

    /// With one place more.
    #[must_use]
    #[inline]
    pub const fn with(self, place: usize) -> Self {
        Self(self.0 | 1 << place)
    }

    /// With one place less.
    #[must_use]
    #[inline]
    pub const fn without(self, place: usize) -> Self {
        Self(self.0 & !(1 << place))
    }

    /// Is this place in it?
    #[must_use]
    #[inline]
    pub const fn contains(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }

    /// Is no place in it?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// What is in either.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is here and not there.
    #[must_use]
    #[inline]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Iterator for PlaceSet {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(place)
    }
}

impl FromIterator<usize> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        places.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for PlaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The most rings around the hex in the middle.
pub const MOST_RINGS: usize = 4;
/// How many hexes there are then.
pub const MOST_HEXES: usize = hexes(MOST_RINGS);

/// How many hexes there are with this many rings around the middle one.
#[must_use]
pub const fn hexes(rings: usize) -> usize {
    1 + 3 * rings * (rings + 1)
}

/// One hex of several rings, numbered from the middle in a spiral: the hexes of
/// a smaller map are the first of a larger one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub struct Hex(u8);

/// The ways out of a hex, as steps in axial coordinates.
const WAYS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

const PLACES: [(i8, i8); MOST_HEXES] = places();
const NEIGHBOURS: [PlaceSet; MOST_HEXES] = neighbours();

const fn places() -> [(i8, i8); MOST_HEXES] {
    let mut places = [(0, 0); MOST_HEXES];
    let (mut hex, mut ring) = (1, 1);
    while ring <= MOST_RINGS as i8 {
        // From the corner that is `ring` steps up, along all six sides.
        let (mut q, mut r) = (0, -ring);
        let mut side = 0;
        while side < 6 {
            let mut step = 0;
            while step < ring {
                places[hex] = (q, r);
                hex += 1;
                (q, r) = (q + WAYS[side].0, r + WAYS[side].1);
                step += 1;
            }
            side += 1;
        }
        ring += 1;
    }
    places
}

const fn neighbours() -> [PlaceSet; MOST_HEXES] {
    let mut neighbours = [PlaceSet::NONE; MOST_HEXES];
    let mut hex = 0;
    while hex < MOST_HEXES {
        let mut other = 0;
        while other < MOST_HEXES {
            if steps(PLACES[hex], PLACES[other]) == 1 {
                neighbours[hex] = neighbours[hex].with(other);
            }
            other += 1;
        }
        hex += 1;
    }
    neighbours
}

const fn steps(from: (i8, i8), to: (i8, i8)) -> u8 {
    let (q, r) = (to.0 - from.0, to.1 - from.1);
    let sum = q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs();
    sum / 2
}

impl Hex {
    /// The hex in the middle.
    pub const MIDDLE: Self = Self(0);

    /// The hex of this number.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MOST_HEXES {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The first `count` hexes: a whole map.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> {
        (0..count.min(MOST_HEXES) as u8).map(Self)
    }

    /// Its number.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Where it lies, in axial coordinates from the middle.
    #[must_use]
    pub const fn place(self) -> (i8, i8) {
        PLACES[self.index()]
    }

    /// The hexes next to it, as if there were all rings.
    #[must_use]
    #[inline]
    pub const fn neighbours(self) -> PlaceSet {
        NEIGHBOURS[self.index()]
    }

    /// How many steps it is from here to there.
    #[must_use]
    pub const fn steps_to(self, other: Self) -> u8 {
        steps(self.place(), other.place())
    }

    /// The hexes of a set.
    pub fn of(places: PlaceSet) -> impl Iterator<Item = Self> {
        places.filter_map(Self::new)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "h{}", self.0)
    }
}

/// A text that names no hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("hexes are written h0 to h{}", MOST_HEXES - 1)]
pub struct NotAHex;

impl FromStr for Hex {
    type Err = NotAHex;

    fn from_str(text: &str) -> Result<Self, NotAHex> {
        let digits = text.strip_prefix('h').ok_or(NotAHex)?;
        let index: usize = digits.parse().map_err(|_| NotAHex)?;
        let hex = Self::new(index).ok_or(NotAHex)?;
        // No `h01`, no `h+1`: one way to write it.
        if hex.to_string() == text {
            Ok(hex)
        } else {
            Err(NotAHex)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_lie_around_the_middle() {
        assert_eq!((hexes(0), hexes(1), hexes(4)), (1, 7, 61));
        for hex in Hex::all(MOST_HEXES) {
            let ring = Hex::MIDDLE.steps_to(hex);
            let inside = ring.checked_sub(1).map_or(0, |ring| hexes(ring.into()));
            assert!((inside..hexes(ring.into())).contains(&hex.index()), "{hex}");
        }
        let mut places: Vec<_> = Hex::all(MOST_HEXES).map(Hex::place).collect();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), MOST_HEXES);
    }

    #[test]
    fn neighbours_are_one_step_away_both_ways() {
        for hex in Hex::all(MOST_HEXES) {
            for other in Hex::of(hex.neighbours()) {
                assert_eq!(hex.steps_to(other), 1);
                assert!(other.neighbours().contains(hex.index()));
            }
        }
        assert!(Hex::all(hexes(3)).all(|hex| hex.neighbours().len() == 6));
        // The next one of a ring is next to it.
        assert!((1..6).all(|index| Hex(index).steps_to(Hex(index + 1)) == 1));
    }

    #[test]
    fn hexes_are_written_one_way() {
        for hex in Hex::all(MOST_HEXES) {
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
        for bad in ["", "h", "7", "h61", "h01", "h+1", "H1"] {
            assert_eq!(bad.parse::<Hex>(), Err(NotAHex), "{bad}");
        }
    }

    #[test]
    fn sets_are_sets() {
        let set: PlaceSet = [3, 60, 127].into_iter().collect();
        assert_eq!(
            (set.len(), set.contains(60), set.contains(59)),
            (3, true, false)
        );
        assert_eq!(set.collect::<Vec<_>>(), [3, 60, 127]);
        assert_eq!(
            set.without(3).difference(PlaceSet::one(60)),
            PlaceSet::one(127)
        );
        assert_eq!(PlaceSet::first(4).intersection(set), PlaceSet::one(3));
        assert_eq!(
            (PlaceSet::first(0), PlaceSet::first(128).len()),
            (PlaceSet::NONE, 128)
        );
        assert!(PlaceSet::NONE.union(set) == set && PlaceSet::NONE.is_empty());
    }
}
