//! What was compared.

use std::ops::Add;

/// What was compared: so that a test can see that it was enough.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Moments at which all was the same.
    pub moments: usize,
    /// Choices of others that nobody could notice.
    pub silent: usize,
    /// Choices of others that differed in the two worlds, and stayed secret.
    pub sealed: usize,
    /// Windows that the clock closed.
    pub closed: usize,
}

impl Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            moments: self.moments + other.moments,
            silent: self.silent + other.silent,
            sealed: self.sealed + other.sealed,
            closed: self.closed + other.closed,
        }
    }
}
