//! The facts of Intrigue: which cards there are.

use engine::content::{ContentError, Files, Spanned};
use engine::noun::Noun;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

use crate::names::{self, NoSuchName, no_such_name};

/// A kind of card.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    Serialize,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(
    serialize_all = "lowercase",
    parse_err_ty = NoSuchName,
    parse_err_fn = no_such_name
)]
pub enum Card {
    /// Gives points.
    Favour,
    /// Takes a point from another.
    Theft,
    /// Looks at the deck.
    Spy,
    /// Draws cards.
    Rumour,
    /// Cancels an announced card.
    Veto,
}

impl Card {
    /// How many kinds there are.
    pub const COUNT: usize = Self::VARIANTS.len();
    /// Every kind.
    pub const ALL: [Self; Self::COUNT] = names::all(Self::VARIANTS);
}

/// What is known of a kind of card.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFacts {
    /// How many there are.
    pub count: Spanned<u8>,
    /// What it is called.
    pub name: Noun,
}

/// All facts.
#[derive(Debug)]
pub struct Content([CardFacts; Card::COUNT]);

/// The most cards that the deck can hold.
pub(super) const MAX_CARDS: usize = 40;
/// The fewest, so that five full hands never hold them all.
const MIN_CARDS: usize = 24;

const FILE: &str = "intrigue/cards.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    favour: CardFacts,
    theft: CardFacts,
    spy: CardFacts,
    rumour: CardFacts,
    veto: CardFacts,
}

impl Content {
    pub(super) fn load(files: &Files) -> Result<Self, ContentError> {
        let file: CardsFile = files.parse(FILE)?;
        let content = Self([file.favour, file.theft, file.spy, file.rumour, file.veto]);
        let total: usize = content
            .0
            .iter()
            .map(|facts| usize::from(*facts.count.get_ref()))
            .sum();
        if !(MIN_CARDS..=MAX_CARDS).contains(&total) {
            let why = format!("{total} cards in all; there must be {MIN_CARDS} to {MAX_CARDS}");
            return Err(files.fault(FILE, content.0[0].count.span(), "favour.count", why));
        }
        Ok(content)
    }

    /// What this card is called.
    #[must_use]
    pub const fn name(&self, card: Card) -> &Noun {
        &self.0[card as usize].name
    }

    /// How many of this card there are.
    #[must_use]
    pub fn count(&self, card: Card) -> u8 {
        *self.0[card as usize].count.get_ref()
    }
}
