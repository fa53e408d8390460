//! The facts of Sealed Orders: which relics there are.

use engine::content::{ContentError, Files, Spanned};
use engine::noun::Noun;
use serde::{Deserialize, Serialize};
use strum::{Display, VariantArray};

use crate::names;

/// A kind of relic.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Display, Serialize, VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Relic {
    /// Common.
    Shard,
    /// Less so.
    Idol,
    /// Rarer.
    Tablet,
    /// Rarest.
    Star,
}

impl Relic {
    /// How many kinds there are.
    pub const COUNT: usize = Self::VARIANTS.len();
    /// Every kind.
    pub const ALL: [Self; Self::COUNT] = names::all(Self::VARIANTS);
}

/// What is known of a kind of relic.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RelicFacts {
    /// Points at the end.
    pub value: u8,
    /// How many there are.
    pub count: Spanned<u8>,
    /// What it is called.
    pub name: Noun,
}

/// All facts.
#[derive(Debug)]
pub struct Content([RelicFacts; Relic::COUNT]);

/// The most relics that the deck can hold.
pub(super) const MAX_RELICS: usize = 48;
/// The fewest: eight seats can dig four times and still be dealt one each.
const MIN_RELICS: usize = 40;

const FILE: &str = "sealed/relics.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RelicsFile {
    shard: RelicFacts,
    idol: RelicFacts,
    tablet: RelicFacts,
    star: RelicFacts,
}

impl Content {
    pub(super) fn load(files: &Files) -> Result<Self, ContentError> {
        let file: RelicsFile = files.parse(FILE)?;
        let content = Self([file.shard, file.idol, file.tablet, file.star]);
        let total: usize = content
            .0
            .iter()
            .map(|facts| usize::from(*facts.count.get_ref()))
            .sum();
        if !(MIN_RELICS..=MAX_RELICS).contains(&total) {
            let why = format!("{total} relics in all; there must be {MIN_RELICS} to {MAX_RELICS}");
            return Err(files.fault(FILE, content.0[0].count.span(), "shard.count", why));
        }
        Ok(content)
    }

    /// What is known of this relic.
    #[must_use]
    pub const fn relic(&self, relic: Relic) -> &RelicFacts {
        &self.0[relic as usize]
    }
}
