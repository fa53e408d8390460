//! Control flow as data: the stack of what is pending.
//!
//! A state never holds closures or callbacks. It holds frames: a plain enum
//! of the game, in the order of its rulebook, saying what is being asked and
//! what comes after.

use arrayvec::ArrayVec;

/// A stack of at most `N` pending frames, kept inside the state.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Frames<F, const N: usize>(ArrayVec<F, N>);

impl<F, const N: usize> Default for Frames<F, N> {
    fn default() -> Self {
        Self(ArrayVec::new())
    }
}

impl<F: Copy, const N: usize> Frames<F, N> {
    /// A stack that begins with this frame.
    #[must_use]
    pub fn starting(frame: F) -> Self {
        let mut frames = Self::default();
        frames.call(frame);
        frames
    }

    /// What is pending now; nothing once the game is over.
    #[must_use]
    pub fn top(&self) -> Option<F> {
        self.0.last().copied()
    }

    /// The frame on top, to be changed in place.
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.0.last_mut()
    }

    /// Asks this first; what was pending waits below.
    ///
    /// # Panics
    /// When the stack is full: `N` is a promise of the game about how deep
    /// its rules nest, and breaking it is a bug.
    pub fn call(&mut self, frame: F) {
        self.0.push(frame);
    }

    /// What is pending is done; this comes instead.
    pub fn goto(&mut self, frame: F) {
        self.0.pop();
        self.0.push(frame);
    }

    /// What is pending is done; back to what waits below.
    pub fn end(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// Drops everything: the game is over.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// All that is pending, the oldest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = F> + '_ {
        self.0.iter().copied()
    }

    /// All that is pending, the oldest first, to be changed in place.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut F> {
        self.0.iter_mut()
    }

    /// The topmost frame that is like this, to be changed in place.
    pub fn find_mut<T>(&mut self, like: impl FnMut(&mut F) -> Option<&mut T>) -> Option<&mut T> {
        self.0.iter_mut().rev().find_map(like)
    }

    /// How deep it is.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_nest_and_end_in_reverse() {
        let mut frames: Frames<u8, 4> = Frames::starting(1);
        frames.call(2);
        frames.goto(3);
        assert_eq!((frames.top(), frames.depth()), (Some(3), 2));
        assert_eq!(frames.end(), Some(3));
        assert_eq!(frames.top(), Some(1));
        frames.clear();
        assert_eq!(frames.top(), None);
    }
}
