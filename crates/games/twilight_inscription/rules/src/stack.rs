//! A stack inside a state that is copied as it stands.

use std::fmt;

/// At most `N` things, the last of which is on top.
#[derive(Clone, Copy)]
pub struct Stack<T, const N: usize> {
    items: [Option<T>; N],
    len: u8,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    /// Nothing.
    pub(crate) const EMPTY: Self = Self {
        items: [None; N],
        len: 0,
    };

    /// How many there are.
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    /// Is there nothing?
    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What is on top.
    #[inline]
    pub(crate) const fn top(&self) -> Option<T> {
        match self.len {
            0 => None,
            len => self.items[len as usize - 1],
        }
    }

    /// Puts this on top.
    ///
    /// # Panics
    /// When it is full: `N` is a promise of the game about how deep its rules nest.
    #[inline]
    pub(crate) const fn push(&mut self, item: T) {
        self.items[self.len as usize] = Some(item);
        self.len += 1;
    }

    /// Takes what is on top.
    #[inline]
    pub(crate) const fn pop(&mut self) -> Option<T> {
        match self.len {
            0 => None,
            _ => {
                self.len -= 1;
                self.items[self.len as usize].take()
            }
        }
    }

    /// Something else is on top.
    #[inline]
    pub(crate) const fn replace(&mut self, item: T) {
        self.pop();
        self.push(item);
    }

    /// Takes the first from this place on that is like this; those above close up.
    pub(crate) fn take(&mut self, from: usize, like: impl Fn(T) -> bool) -> Option<T> {
        let place = self.iter().skip(from).position(&like)? + from;
        let taken = self.items[place];
        for index in place + 1..self.len() {
            self.items[index - 1] = self.items[index];
        }
        self.len -= 1;
        self.items[self.len as usize] = None;
        taken
    }

    /// All of it, from the bottom.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = T> + Clone + '_ {
        self.items[..self.len()].iter().filter_map(|item| *item)
    }
}

impl<T: Copy, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.items[..self.len()] == other.items[..self.len()]
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Stack<T, N> {}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_on_top_comes_off_first() {
        let mut stack: Stack<u8, 4> = Stack::EMPTY;
        assert_eq!((stack.top(), stack.pop()), (None, None));
        stack.push(1);
        stack.push(2);
        stack.replace(3);
        assert_eq!(
            (stack.len(), stack.top(), stack.pop()),
            (2, Some(3), Some(3))
        );
        assert_eq!(stack.top(), Some(1));
    }

    #[test]
    fn what_is_taken_leaves_no_gap() {
        let mut stack: Stack<u8, 4> = Stack::EMPTY;
        [5, 6, 7, 6].into_iter().for_each(|item| stack.push(item));
        assert_eq!(stack.take(2, |item| item == 6), Some(6));
        assert_eq!(stack.take(2, |item| item == 6), None);
        assert_eq!(stack.take(0, |item| item == 5), Some(5));
        assert_eq!(stack.iter().collect::<Vec<_>>(), [6, 7]);
    }
}
