//! Parts that the labels of several steps are made of.

use engine::{Label, Text};

use crate::card::Card;
use crate::content::Content;

/// The messages that head choices of a kind.
pub(crate) mod group {
    pub(crate) const PICK: &str = "core-worlds-group-pick";
    pub(crate) const DRAFT: &str = "core-worlds-group-draft";
    pub(crate) const DEPLOY: &str = "core-worlds-group-deploy";
    pub(crate) const INVADE: &str = "core-worlds-group-invade";
    pub(crate) const ACT: &str = "core-worlds-group-act";
    pub(crate) const COMMIT: &str = "core-worlds-group-commit";
    pub(crate) const USE: &str = "core-worlds-group-use";
    pub(crate) const CONQUEST: &str = "core-worlds-group-conquest";
    pub(crate) const PLAY: &str = "core-worlds-group-play";
    pub(crate) const DISCARD: &str = "core-worlds-group-discard";
    pub(crate) const DECIDE: &str = "core-worlds-group-decide";
    pub(crate) const SURGE: &str = "core-worlds-group-surge";
    pub(crate) const OR: &str = "core-worlds-group-or";
    pub(crate) const KEEP: &str = "core-worlds-group-keep";
    pub(crate) const PILE: &str = "core-worlds-group-pile";
}

/// A message about a card.
pub(crate) fn about(key: &'static str, content: &Content, card: Card) -> Text {
    Text::new(key).with("card", content.name(card))
}

/// A message that ends with what the card says.
pub(crate) fn quoting(key: &'static str, content: &Content, card: Card) -> Text {
    let text = about(key, content, card);
    match &content.face(card).text {
        Some(words) => text.with("text", words),
        None => text.with("text", ""),
    }
}

/// A label that costs so much Energy of what there is.
pub(crate) fn paying(text: Text, cost: u16, energy: u16) -> Label {
    let label = Label::new(text.with("cost", cost));
    with_energy(label, energy, energy.saturating_sub(cost))
}

/// A label that changes how much Energy there is.
pub(crate) fn with_energy(label: Label, before: u16, after: u16) -> Label {
    label.with_change("core-worlds-head-energy", before, after)
}

/// A label of the copy that has this many tokens.
pub(crate) fn of_copy(label: Label, tokens: u8) -> Label {
    Label {
        text: Text::new("core-worlds-of-copy")
            .with("label", label.text)
            .with("tokens", tokens),
        ..label
    }
}

/// "Nothing more", as this step says it.
pub(crate) fn done(key: &'static str) -> Label {
    Label::new(Text::new(key)).in_group(group::OR).ending()
}
