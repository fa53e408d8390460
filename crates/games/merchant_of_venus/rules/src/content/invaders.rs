//! The Rastur: which counters there are, and which of them a game begins with
//! (MOV-16.1a, MOV-R52).

use engine::content::{ContentError, Files, named};
use serde::Deserialize;

use super::must_be;
use crate::ids::Rastur;
use crate::options::Length;

const RASTUR: &str = "merchant_of_venus/rastur.toml";

/// A kind of Rastur.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RasturFacts {
    /// What everybody pays there, before Shields, and what the bank pays for it.
    pub value: i32,
    /// How many there are.
    pub counters: u8,
}

/// What the supply is made of.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct SupplyFacts {
    #[serde(deserialize_with = "named")]
    length: Length,
    from: i32,
    to: i32,
    counters: usize,
}

/// All that is known of the Rastur.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invaders {
    /// The die of the merchant on turn that brings one in (MOV-16.2b).
    pub brought_by: u8,
    /// Alone, the highest die of an expansion (MOV-17.21a).
    pub expands_up_to: u8,
    counters: Vec<RasturFacts>,
    supplies: Vec<SupplyFacts>,
}

impl Invaders {
    pub(super) fn load(files: &Files) -> Result<Self, ContentError> {
        let loaded: Self = files.parse(RASTUR)?;
        let fault = |field: &str, why: &str| Err(files.fault(RASTUR, 0..0, field, why));
        let counters = &loaded.counters;
        must_be(files, (RASTUR, "counters"), counters.len(), Rastur::COUNT)?;
        // What is weakest and nearest is found by going along the list (MOV-17.21b).
        if counters.is_sorted_by(|weak, strong| weak.value < strong.value) {
            for length in Length::ALL {
                let Some(supply) = loaded.supplies.iter().find(|all| all.length == length) else {
                    return fault("supplies", &format!("`{length}` is missing"));
                };
                let within = Rastur::all().filter(|rastur| loaded.begins(length, *rastur));
                let within = within.map(|rastur| usize::from(loaded.rastur(rastur).counters));
                must_be(
                    files,
                    (RASTUR, "supplies.counters"),
                    within.sum(),
                    supply.counters,
                )?;
            }
            Ok(loaded)
        } else {
            fault("counters.value", "the weakest comes first, and each once")
        }
    }

    /// What is known of a kind.
    #[must_use]
    #[inline]
    pub fn rastur(&self, rastur: Rastur) -> &RasturFacts {
        &self.counters[rastur.index()]
    }

    /// MOV-16.1a, MOV-16.1b: do these begin in the supply of a game of this length,
    /// not in the reserve?
    #[must_use]
    pub fn begins(&self, length: Length, rastur: Rastur) -> bool {
        let value = self.rastur(rastur).value;
        let mut supplies = self.supplies.iter();
        supplies.any(|all| all.length == length && (all.from..=all.to).contains(&value))
    }
}
