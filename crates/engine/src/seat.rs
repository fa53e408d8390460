//! Seats at a table, sets of seats, and who is looking.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// The most seats a table can have.
pub const MAX_SEATS: usize = 8;

/// One place at the table, counted from zero; written `s1` to `s8`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, if a table can have it.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Position around the table, from zero; always below [`MAX_SEATS`].
    #[must_use]
    pub const fn index(self) -> usize {
        // The mask never changes the value; it shows the compiler the bound.
        (self.0 & 7) as usize
    }

    /// All seats of a table of `count`, in order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MAX_SEATS) as u8).map(Self)
    }

    /// The seat to the left (clockwise) at a table of `count`.
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        let next = self.index() + 1;
        Self(if next >= count { 0 } else { next as u8 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.0 + 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A text that is not a seat.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a seat: write s1 to s8")]
pub struct NotASeat(String);

impl FromStr for Seat {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Self, NotASeat> {
        let number = match text.as_bytes() {
            [b's', digit @ b'1'..=b'8'] => digit - b'1',
            _ => return Err(NotASeat(text.to_owned())),
        };
        Ok(Self(number))
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Every seat there can be.
    pub const EVERYONE: Self = Self::all(MAX_SEATS);

    /// Every seat of a table of `count`.
    #[must_use]
    pub const fn all(count: usize) -> Self {
        Self(if count >= MAX_SEATS {
            u8::MAX
        } else {
            (1 << count) - 1
        })
    }

    /// This seat alone.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// Is this seat a member?
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    /// Has it no member?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many members?
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// This set and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.index()))
    }

    /// This set less `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.index()))
    }

    /// Members of either.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Members of both.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Members of this one that are not in `other`.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The lowest member.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.is_empty() {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = SeatIter;

    fn into_iter(self) -> SeatIter {
        SeatIter(self)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

/// Members of a [`SeatSet`] in ascending order.
#[derive(Debug, Clone)]
pub struct SeatIter(SeatSet);

impl Iterator for SeatIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

/// Whose eyes a view is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// Someone who sits at the table.
    Seat(Seat),
    /// Someone who watches, and knows only what everybody knows.
    Public,
}

impl Viewer {
    /// Every viewer a table of `count` seats has, the public last.
    pub fn all(count: usize) -> impl Iterator<Item = Self> + Clone {
        Seat::all(count)
            .map(Self::Seat)
            .chain(std::iter::once(Self::Public))
    }

    /// The seat looked from, unless it is the public.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Public => None,
        }
    }

    /// Is it this seat that looks?
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// Something for each viewer that a table can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct PerViewer<T>([T; MAX_SEATS + 1]);

impl<T> PerViewer<T> {
    const fn place(viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Public => MAX_SEATS,
        }
    }
}

impl<T> Index<Viewer> for PerViewer<T> {
    type Output = T;

    fn index(&self, viewer: Viewer) -> &T {
        &self.0[Self::place(viewer)]
    }
}

impl<T> IndexMut<Viewer> for PerViewer<T> {
    fn index_mut(&mut self, viewer: Viewer) -> &mut T {
        &mut self.0[Self::place(viewer)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_written_and_read_from_one() {
        for seat in Seat::all(MAX_SEATS) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["s0", "s9", "1", "S1", "s11", ""] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_seat_after_the_last_is_the_first() {
        let order: Vec<_> = Seat::all(3).map(|seat| seat.next(3).index()).collect();
        assert_eq!(order, [1, 2, 0]);
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let all = SeatSet::all(5);
        assert_eq!(all.len(), 5);
        assert_eq!(SeatSet::all(8).len(), 8);
        let odd: SeatSet = Seat::all(5).filter(|seat| seat.index() % 2 == 1).collect();
        assert_eq!(odd.into_iter().map(Seat::index).collect::<Vec<_>>(), [1, 3]);
        assert_eq!(all.difference(odd).union(odd), all);
        assert!(all.difference(odd).intersection(odd).is_empty());
    }
}
