//! Goods by the handful, and what they can pay exactly.

use std::fmt;
use std::str::FromStr;

use engine::goods;
use serde::Serialize;

use super::content::{Content, Good};

/// How many of each good someone has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Purse([u8; Good::COUNT]);

impl Purse {
    /// How many of this good.
    #[must_use]
    pub const fn count(self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// How many in all.
    #[must_use]
    pub fn total(self) -> u16 {
        self.0.iter().map(|&count| u16::from(count)).sum()
    }

    /// What all of it is worth.
    #[must_use]
    pub fn value(self, content: &Content) -> u32 {
        let worth = |good| u32::from(self.count(good)) * u32::from(content.good(good).value);
        Good::ALL.into_iter().map(worth).sum()
    }

    /// This purse with `count` more of a good.
    #[must_use]
    pub fn with(mut self, good: Good, count: u8) -> Self {
        self.0[good as usize] += count;
        self
    }

    /// This purse less all of another, if it has that much.
    #[must_use]
    pub fn less(self, other: Self) -> Option<Self> {
        let mut rest = self;
        for (own, theirs) in rest.0.iter_mut().zip(other.0) {
            *own = own.checked_sub(theirs)?;
        }
        Some(rest)
    }

    /// This purse and another.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let mut sum = self;
        for (own, theirs) in sum.0.iter_mut().zip(other.0) {
            *own = own.saturating_add(theirs);
        }
        sum
    }

    /// The kinds that are there.
    pub fn kinds(self) -> impl Iterator<Item = Good> {
        Good::ALL
            .into_iter()
            .filter(move |&good| self.count(good) > 0)
    }

    /// Which good the `index`-th is, counting through all of them.
    #[must_use]
    pub fn nth(self, index: u32) -> Option<Good> {
        let mut left = index;
        Good::ALL.into_iter().find(|&good| {
            let count = u32::from(self.count(good));
            let found = left < count;
            left = left.saturating_sub(count);
            found
        })
    }

    /// Can some of these goods pay this price, to the last bead?
    #[must_use]
    pub fn can_pay(self, content: &Content, price: u8) -> bool {
        // Bit n is set when some of the goods looked at so far are worth n.
        let mut sums = 1u64;
        for good in Good::ALL {
            for _ in 0..self.count(good) {
                sums |= sums << content.good(good).value;
            }
        }
        sums >> price & 1 == 1
    }

    /// May this good be part of an exact payment of `price`?
    #[must_use]
    pub fn may_pay(self, content: &Content, price: u8, good: Good) -> bool {
        let one = Self::default().with(good, 1);
        match (self.less(one), price.checked_sub(content.good(good).value)) {
            (Some(rest), Some(left)) => rest.can_pay(content, left),
            _ => false,
        }
    }
}

/// The most of a good that can be written down: nobody ever has more.
const MOST: u16 = 99;

/// `2ruby+1jade`; `-` is nothing.
impl fmt::Display for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        goods::write(f, self.kinds().map(|good| (self.count(good).into(), good)))
    }
}

impl FromStr for Purse {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut purse = Self::default();
        for (count, name) in goods::read(text).ok_or(())? {
            let good: Good = name.parse()?;
            // One way to write it: no zeros, no good twice.
            if count == 0 || count > MOST || purse.count(good) > 0 {
                return Err(());
            }
            purse = purse.with(good, count as u8);
        }
        Ok(purse)
    }
}
