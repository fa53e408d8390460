//! Places of the sheets, by name: the same for every side, so that a set of them
//! is a machine word.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// A system of Navigation, such as `s05`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct System(u8);

/// An icon of a planet of Expansion, such as `p2r1c3`: planet, row and column, each
/// from one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Icon(u8);

/// A row or a column of a planet, such as `p2r1` or `p2c3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(u8);

/// A tile of Industry by row and column, such as `h27`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// A node of War by column and row, such as `c4r2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(u8);

/// How far a shape is turned clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn(pub u8);

/// This is no such place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoPlace;

/// What all places have.
macro_rules! places {
    ($($place:ident: $count:literal),+) => {
        $(impl $place {
            /// How many there can be.
            pub const COUNT: usize = $count;

            /// The one with this number.
            #[must_use]
            pub const fn new(index: usize) -> Option<Self> {
                if index < Self::COUNT { Some(Self(index as u8)) } else { None }
            }

            /// Every one there can be.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..Self::COUNT as u8).map(Self)
            }

            /// Its place in a list of all.
            #[must_use]
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// This one, found by number.
            #[inline]
            pub(crate) const fn at(index: usize) -> Self {
                Self(index as u8)
            }
        }

        impl Serialize for $place {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })+
    };
}
places!(System: 64, Icon: 128, Line: 64, Cell: 64, Node: 96);

/// The most rows and columns of a planet.
pub(crate) const SIDE: usize = 4;
/// Columns of the war grid.
pub(crate) const COLUMNS: usize = 8;
/// Columns of a grid of tiles.
pub(crate) const TILES: usize = 8;

impl Icon {
    /// In this planet, row and column, each from zero.
    #[must_use]
    pub const fn of(planet: usize, row: usize, column: usize) -> Self {
        Self((planet * SIDE * SIDE + row * SIDE + column) as u8)
    }

    /// Its planet, from zero.
    #[must_use]
    #[inline]
    pub const fn planet(self) -> usize {
        self.0 as usize / (SIDE * SIDE)
    }

    /// Its row.
    #[must_use]
    pub const fn row(self) -> Line {
        Line((self.planet() * 2 * SIDE + self.0 as usize / SIDE % SIDE) as u8)
    }

    /// Its column.
    #[must_use]
    pub const fn column(self) -> Line {
        Line((self.planet() * 2 * SIDE + SIDE + self.0 as usize % SIDE) as u8)
    }
}

impl Line {
    /// Its planet, from zero.
    #[must_use]
    pub const fn planet(self) -> usize {
        self.0 as usize / (2 * SIDE)
    }
}

impl Cell {
    /// Its row and column, from zero.
    #[must_use]
    pub const fn place(self) -> (usize, usize) {
        (self.0 as usize / TILES, self.0 as usize % TILES)
    }
}

impl Node {
    /// In this column and row, from zero, the lowest row first.
    #[must_use]
    pub const fn of(column: usize, row: usize) -> Self {
        Self((row * COLUMNS + column) as u8)
    }

    /// Its column.
    #[must_use]
    pub const fn column(self) -> usize {
        self.0 as usize % COLUMNS
    }

    /// Its row.
    #[must_use]
    pub const fn row(self) -> usize {
        self.0 as usize / COLUMNS
    }
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{:02}", self.0)
    }
}

impl fmt::Display for Icon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = (self.index() / SIDE % SIDE, self.index() % SIDE);
        write!(f, "p{}r{}c{}", self.planet() + 1, row + 1, column + 1)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (planet, line) = (self.planet() + 1, self.index() % (2 * SIDE));
        match line.checked_sub(SIDE) {
            Some(column) => write!(f, "p{planet}c{}", column + 1),
            None => write!(f, "p{planet}r{}", line + 1),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = self.place();
        write!(f, "h{row}{column}")
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}r{}", self.column(), self.row())
    }
}

/// The quarter turns: north, east, south, west.
const TURNS: [&str; 4] = ["n", "e", "s", "w"];

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(TURNS[usize::from(self.0)])
    }
}

impl FromStr for Turn {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Self, NoPlace> {
        let turn = TURNS.iter().position(|turn| *turn == text);
        turn.map(|turn| Self(turn as u8)).ok_or(NoPlace)
    }
}

/// Places are few: the one that is written like this.
macro_rules! read {
    ($($place:ident),+) => {
        $(impl FromStr for $place {
            type Err = NoPlace;

            fn from_str(text: &str) -> Result<Self, NoPlace> {
                let short = text.len() <= "p2r1c3".len() && text.is_ascii();
                let same = |place: &Self| place.to_string() == text;
                Self::all().filter(|_| short).find(same).ok_or(NoPlace)
            }
        })+
    };
}
read!(System, Icon, Line, Cell, Node);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_as_they_are_written() {
        assert!(System::all().all(|place| place.to_string().parse() == Ok(place)));
        assert!(Icon::all().all(|place| place.to_string().parse() == Ok(place)));
        assert!(Line::all().all(|place| place.to_string().parse() == Ok(place)));
        assert!(Cell::all().all(|place| place.to_string().parse() == Ok(place)));
        assert!(Node::all().all(|place| place.to_string().parse() == Ok(place)));
        for turn in (0..4).map(Turn) {
            assert_eq!(turn.to_string().parse(), Ok(turn));
        }
    }

    #[test]
    fn an_icon_lies_in_its_row_and_column() {
        let icon: Icon = "p2r1c3".parse().unwrap();
        assert_eq!(icon, Icon::of(1, 0, 2));
        assert_eq!(
            (icon.row().to_string(), icon.column().to_string()),
            ("p2r1".into(), "p2c3".into())
        );
        let node: Node = "c4r2".parse().unwrap();
        assert_eq!((node.column(), node.row()), (4, 2));
        let cell: Cell = "h27".parse().unwrap();
        assert_eq!(cell.place(), (2, 7));
    }
}
