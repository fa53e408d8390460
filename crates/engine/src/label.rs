//! What a choice says, as data: what will happen, what changes, and what kind
//! of choice it is; and what a line of the story says: what happened, who did
//! it, to what. Pages and terminals lay it out; nobody takes a sentence
//! apart.

use serde::Serialize;

use crate::seat::Seat;
use crate::text::{Arg, Text};

/// What a choice says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Label {
    /// What will happen.
    pub text: Text,
    /// What it changes, in figures.
    pub changes: Vec<Change>,
    /// The message that heads choices of its kind; the same for neighbours
    /// that belong together.
    pub group: Option<&'static str>,
    /// How it stands among the others.
    pub weight: Weight,
}

/// How a choice stands among those beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub enum Weight {
    /// What the others lead to.
    Goal,
    /// One of several.
    #[default]
    Plain,
    /// What ends something, and gives up the rest.
    Ending,
}

/// A figure before and after a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Change {
    /// Of what: a message key.
    pub of: &'static str,
    /// As it stands.
    pub before: i32,
    /// As it will stand.
    pub after: i32,
}

impl Label {
    /// A label that says what will happen.
    #[must_use]
    pub const fn new(text: Text) -> Self {
        Self {
            text,
            changes: Vec::new(),
            group: None,
            weight: Weight::Plain,
        }
    }

    /// What the choices beside it lead to.
    #[must_use]
    pub const fn goal(mut self) -> Self {
        self.weight = Weight::Goal;
        self
    }

    /// What ends something, and gives up the rest.
    #[must_use]
    pub const fn ending(mut self) -> Self {
        self.weight = Weight::Ending;
        self
    }

    /// Among choices that this message heads.
    #[must_use]
    pub const fn in_group(mut self, group: &'static str) -> Self {
        self.group = Some(group);
        self
    }

    /// With a figure that changes; nothing where it stays as it is.
    #[must_use]
    pub fn with_change(
        mut self,
        of: &'static str,
        before: impl Into<i32>,
        after: impl Into<i32>,
    ) -> Self {
        let (before, after) = (before.into(), after.into());
        if before != after {
            self.changes.push(Change { of, before, after });
        }
        self
    }
}

/// What a line of the story says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence<S> {
    /// What happened.
    pub text: Text,
    /// Who did it, or whom it befell.
    pub actor: Option<Seat>,
    /// The thing that it is about.
    pub subject: Option<S>,
    /// The name of an argument that may as well be several: neighbours that
    /// differ in it alone can be told as one.
    pub list: Option<&'static str>,
}

impl<S> Sentence<S> {
    /// Something that nobody did.
    #[must_use]
    pub const fn new(text: Text) -> Self {
        Self {
            text,
            actor: None,
            subject: None,
            list: None,
        }
    }

    /// Neighbours that differ in this argument alone can be told as one: the
    /// message has it without an article.
    #[must_use]
    pub const fn listing(mut self, argument: &'static str) -> Self {
        self.list = Some(argument);
        self
    }

    /// Someone did it: the message has them as `seat`.
    #[must_use]
    pub fn by(key: &'static str, seat: Seat) -> Self {
        Self {
            actor: Some(seat),
            ..Self::new(Text::new(key).with("seat", seat))
        }
    }

    /// With something that the message tells of.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.text = self.text.with(name, value);
        self
    }

    /// About a thing.
    #[must_use]
    pub fn about(mut self, subject: S) -> Self {
        self.subject = Some(subject);
        self
    }
}

impl From<Text> for Label {
    fn from(text: Text) -> Self {
        Self::new(text)
    }
}
