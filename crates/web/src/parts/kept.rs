//! What is drawn once and shown many times: faces of cards and the like, which
//! are the same at every table and for everyone who reads the same language.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, PoisonError, RwLock};

use maud::{Markup, PreEscaped};

/// How many drawings are kept at most. A drawing has about a kilobyte.
const MOST: usize = 4096;

/// Drawings by what they follow from. The key has to name all of that: facts,
/// language, what is drawn and how. A board keeps its own, so the words are
/// always those of one house; what only some may see is never kept.
#[derive(Debug)]
pub struct Kept<K>(RwLock<HashMap<K, Arc<str>>>);

impl<K> Default for Kept<K> {
    fn default() -> Self {
        Self(RwLock::default())
    }
}

impl<K: Eq + Hash> Kept<K> {
    /// What was drawn for this key; it is drawn where that was never done.
    #[must_use]
    pub fn draw(&self, key: K, draw: impl FnOnce() -> Markup) -> PreEscaped<Arc<str>> {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(drawn) = kept.get(&key) {
            return PreEscaped(Arc::clone(drawn));
        }
        drop(kept);
        let drawn = Arc::<str>::from(draw().into_string());
        let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
        // Who brings endless facts makes others draw again, and no more.
        if kept.len() >= MOST {
            kept.clear();
        }
        kept.insert(key, Arc::clone(&drawn));
        PreEscaped(drawn)
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn a_drawing_is_made_once_for_each_key_and_there_is_an_end_to_them() {
        let kept = Kept::default();
        let draw = |key: usize| kept.draw(key, || html! { (key) }).0;
        for key in 0..MOST {
            assert_eq!(*draw(key), *key.to_string());
        }
        let again = kept.draw(7, || unreachable!("it was drawn"));
        assert_eq!(&*again.0, "7");
        assert_eq!(&*draw(MOST), "4096");
        assert_eq!(kept.0.read().unwrap().len(), 1);
    }
}
