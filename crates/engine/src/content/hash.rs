//! What identifies a set of facts.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::hex;

/// The SHA-256 of a set of facts, written in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ContentHash(pub [u8; 32]);

impl ContentHash {
    /// The hash of files by name: over JSON with sorted keys, which holds the
    /// facts and nothing of how they were written down.
    pub(super) fn of(files: &BTreeMap<&str, toml::Value>) -> Result<Self, serde_json::Error> {
        let sorted: BTreeMap<_, _> = files
            .iter()
            .map(|(name, value)| (*name, Sorted::of(value)))
            .collect();
        let json = serde_json::to_vec(&sorted)?;
        Ok(Self(Sha256::digest(json).into()))
    }
}

impl fmt::Display for ContentHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl fmt::Debug for ContentHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no content hash.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a content hash: write 64 digits of 0-9 and a-f")]
pub struct NotAHash(String);

impl FromStr for ContentHash {
    type Err = NotAHash;

    fn from_str(text: &str) -> Result<Self, NotAHash> {
        hex::decode(text)
            .map(Self)
            .ok_or_else(|| NotAHash(text.to_owned()))
    }
}

/// A TOML value whose tables are in the order of their keys, whatever order
/// the parser keeps.
#[derive(Serialize)]
#[serde(untagged)]
enum Sorted<'a> {
    Table(BTreeMap<&'a str, Self>),
    Array(Vec<Self>),
    Leaf(&'a toml::Value),
}

impl<'a> Sorted<'a> {
    fn of(value: &'a toml::Value) -> Self {
        match value {
            toml::Value::Table(table) => {
                let entry = |(key, value): (&'a String, _)| (key.as_str(), Self::of(value));
                Self::Table(table.iter().map(entry).collect())
            }
            toml::Value::Array(values) => Self::Array(values.iter().map(Self::of).collect()),
            leaf => Self::Leaf(leaf),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_written_and_read() {
        let hash = ContentHash::of(&BTreeMap::new()).expect("sound files");
        assert_eq!(hash.to_string().parse(), Ok(hash));
        let long = format!("{hash}0");
        let capitals = hash.to_string().to_uppercase();
        for wrong in ["", "abc", &long, &capitals, &"é".repeat(32)] {
            assert!(wrong.parse::<ContentHash>().is_err(), "{wrong}");
        }
    }
}
