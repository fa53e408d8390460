//! What changes hands in a deal: wares by the piece, and how they are written.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::seat::Seat;
use crate::text::Text;

/// What two seats agreed to swap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Swap<T> {
    /// Who offered.
    pub from: Seat,
    /// Who accepted.
    pub to: Seat,
    /// What `from` gives.
    pub gives: T,
    /// What `from` gets.
    pub gets: T,
}

impl<T> Swap<T> {
    /// The same, with the goods of both sides turned into something else.
    #[must_use]
    pub fn map<U>(self, turn: impl Fn(T) -> U) -> Swap<U> {
        Swap {
            from: self.from,
            to: self.to,
            gives: turn(self.gives),
            gets: turn(self.gets),
        }
    }
}

impl Swap<String> {
    /// The same, borrowed.
    #[must_use]
    pub fn as_str(&self) -> Swap<&str> {
        Swap {
            from: self.from,
            to: self.to,
            gives: &self.gives,
            gets: &self.gets,
        }
    }
}

/// Something that a seat could give, as far as a viewer knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ware {
    /// Its word in the notation of goods.
    pub word: String,
    /// What it is called.
    pub name: Text,
    /// The most that the seat may have of it; none where it is known to have
    /// none.
    pub most: u16,
}

/// Goods in words, as far as these wares have them.
#[must_use]
pub fn told(notation: &str, wares: &[Ware]) -> Text {
    let part = |(count, word): (u16, &str)| {
        let ware = wares.iter().find(|ware| ware.word == word);
        let name = ware.map_or_else(
            || Text::new("ware").with("ware", word),
            |ware| ware.name.clone(),
        );
        Text::new("goods-of")
            .with("count", count)
            .with("ware", name)
    };
    let list = |first, rest| {
        Text::new("goods-list")
            .with("first", first)
            .with("rest", rest)
    };
    let parts = read(notation).unwrap_or_default().into_iter();
    parts
        .map(part)
        .reduce(list)
        .unwrap_or_else(|| Text::new("goods-none"))
}

/// Writes goods: `2ruby+1jade`, or `-` for nothing.
///
/// # Errors
/// When they cannot be written there.
pub fn write<W: fmt::Display>(
    f: &mut impl fmt::Write,
    wares: impl IntoIterator<Item = (u16, W)>,
) -> fmt::Result {
    let mut plus = "";
    for (count, ware) in wares.into_iter().filter(|(count, _)| *count > 0) {
        write!(f, "{plus}{count}{ware}")?;
        plus = "+";
    }
    if plus.is_empty() {
        f.write_char('-')?;
    }
    Ok(())
}

/// Goods in notation.
#[must_use]
pub fn written<W: fmt::Display>(wares: impl IntoIterator<Item = (u16, W)>) -> String {
    let mut text = String::new();
    // Writing into a string cannot fail.
    let _ = write(&mut text, wares);
    text
}

/// Reads goods: how many, and the word of each ware. There is one way to write
/// them, so whoever reads them writes them again and compares.
#[must_use]
pub fn read(text: &str) -> Option<Vec<(u16, &str)>> {
    if text == "-" {
        return Some(Vec::new());
    }
    let part = |part: &'_ str| {
        let word = part.find(|letter: char| !letter.is_ascii_digit())?;
        let count = part[..word].parse().ok()?;
        Some((count, word))
    };
    text.split('+')
        .map(|text| part(text).map(|(count, word)| (count, &text[word..])))
        .collect()
}

/// The goods of a game without deals: there are none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoGoods {}

impl fmt::Display for NoGoods {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoGoods {
    type Err = ();

    fn from_str(_: &str) -> Result<Self, ()> {
        Err(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_are_written_and_read_by_the_piece() {
        for (wares, text) in [
            (&[][..], "-"),
            (&[(2, "ruby")], "2ruby"),
            (&[(2, "ruby"), (11, "star-chart")], "2ruby+11star-chart"),
        ] {
            assert_eq!(written(wares.iter().copied()), text);
            assert_eq!(read(text).as_deref(), Some(wares));
        }
        assert_eq!(written([(0, "ruby"), (1, "jade")]), "1jade");
        for text in ["", "ruby", "2", "2ruby+", "70000ruby", "-1ruby"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
