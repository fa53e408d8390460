//! Things on a board: each can be looked at, and is lit when there is
//! something to choose about it.

use engine::table::{Listed, Suggested};
use maud::{Markup, Render, html};

/// What can be chosen about one thing.
#[derive(Debug, Clone, Default)]
pub struct Lit<'a> {
    /// Choices.
    pub choices: Vec<&'a Listed>,
    /// Rows of choices.
    pub rows: Vec<&'a Suggested>,
}

impl Lit<'_> {
    /// Is there something to choose?
    #[must_use]
    pub const fn is_lit(&self) -> bool {
        self.count() > 0
    }

    /// How much there is to choose from.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.choices.len() + self.rows.len()
    }

    /// What a press chooses at once: where there is just one choice and it
    /// can be taken back. A row is more than one sees in a thing: it is read
    /// first.
    #[must_use]
    pub fn at_once(&self) -> Option<&str> {
        match (self.choices.as_slice(), self.rows.as_slice()) {
            ([only], []) if only.barrier.is_none() => Some(&only.notation),
            _ => None,
        }
    }
}

/// A place of a map where there is nothing to choose, to be looked at. A map has
/// too many of them for the Tab key: it comes to the `first`, and arrow keys lead
/// from there to the others.
///
/// `inner` must be fit for a button, as in [`thing`].
#[must_use]
pub fn spot(subject: &str, first: bool, class: &str, inner: &Markup) -> Markup {
    html! {
        button type="submit" form="look" name="about" value=(subject) class={ "thing " (class) }
            data-spot tabindex=(if first { "0" } else { "-1" }) {
            (inner)
        }
    }
}

/// A lesser thing within a place of a map, to be pointed at and pressed. Keys pass
/// it by: the place tells of it.
///
/// `inner` must be fit for a button, as in [`thing`].
#[must_use]
pub fn within(subject: &str, class: &str, inner: &Markup) -> Markup {
    html! {
        button type="submit" form="look" name="about" value=(subject) class={ "thing " (class) } tabindex="-1" {
            (inner)
        }
    }
}

/// A thing on a board, as a button. Pressing it looks at it (with the reason
/// why nothing can be done, where nothing can), or opens its choices; where
/// there is just one, which can be taken back, it is made at once.
///
/// `inner` must be fit for a button: spans and drawings, no blocks.
#[must_use]
pub fn thing(subject: &str, lit: &Lit<'_>, class: &str, inner: &impl Render) -> Markup {
    let class = if lit.is_lit() {
        format!("thing {class} lit")
    } else {
        format!("thing {class}")
    };
    html! {
        button type="submit" form="look" name="about" value=(subject) class=(class)
            data-choice=[lit.at_once()] data-lit=[lit.is_lit().then_some(lit.count())] {
            (inner)
        }
    }
}
