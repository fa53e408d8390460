//! Things on a board: each can be looked at, and is lit when there is
//! something to choose about it.

use engine::table::Listed;
use maud::{Markup, html};

/// What can be chosen about one thing.
#[derive(Debug, Clone)]
pub struct Lit<'a>(pub Vec<&'a Listed>);

impl Lit<'_> {
    /// Is there something to choose?
    #[must_use]
    pub const fn is_lit(&self) -> bool {
        !self.0.is_empty()
    }

    /// What a press chooses at once: where there is just one choice and it
    /// can be taken back.
    #[must_use]
    pub fn at_once(&self) -> Option<&str> {
        match self.0.as_slice() {
            [only] if only.barrier.is_none() => Some(&only.notation),
            _ => None,
        }
    }
}

/// A thing on a board, as a button. Pressing it looks at it (with the reason
/// why nothing can be done, where nothing can), or opens its choices; where
/// there is just one, which can be taken back, it is made at once.
///
/// `inner` must be fit for a button: spans and drawings, no blocks.
#[must_use]
pub fn thing(subject: &str, lit: &Lit<'_>, class: &str, inner: &Markup) -> Markup {
    let class = if lit.is_lit() {
        format!("thing {class} lit")
    } else {
        format!("thing {class}")
    };
    html! {
        button type="submit" form="look" name="about" value=(subject) class=(class)
            data-choice=[lit.at_once()] data-lit=[lit.is_lit().then_some(lit.0.len())] {
            (inner)
        }
    }
}
