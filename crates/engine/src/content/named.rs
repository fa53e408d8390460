//! Components by name: what content files call them, read into ids of a game.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use super::{ContentError, Files, Spanned};

/// A component by its name: for `deserialize_with`.
///
/// # Errors
/// When there is none of that name.
pub fn named<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr,
{
    let name = String::deserialize(deserializer)?;
    name.parse()
        .map_err(|_| D::Error::custom(format!("there is no `{name}`")))
}

/// The same, where it may be missing.
///
/// # Errors
/// When there is none of that name.
pub fn named_too<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr,
{
    named(deserializer).map(Some)
}

/// Several components by their names.
///
/// # Errors
/// When there is none of one of these names.
pub fn all_named<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr,
{
    #[derive(Deserialize)]
    #[serde(transparent)]
    struct Name<T: FromStr> {
        #[serde(deserialize_with = "named")]
        id: T,
    }
    let names = Vec::<Name<T>>::deserialize(deserializer)?;
    Ok(names.into_iter().map(|name| name.id).collect())
}

/// Puts the entries of a table into the order of the ids: all of them, and no
/// others.
///
/// # Errors
/// When one is missing, and when there is one too many.
pub fn in_order<T, I: Display>(
    files: &Files,
    (file, table): (&str, &str),
    mut entries: BTreeMap<String, Spanned<T>>,
    ids: impl IntoIterator<Item = I>,
) -> Result<Vec<T>, ContentError> {
    let mut ordered = Vec::new();
    for id in ids {
        let name = id.to_string();
        match entries.remove(&name) {
            Some(facts) => ordered.push(facts.into_inner()),
            None => {
                let field = format!("{table}.{name}");
                return Err(files.fault(file, 0..0, field, "is missing"));
            }
        }
    }
    match entries.into_iter().next() {
        Some((name, facts)) => {
            let field = format!("{table}.{name}");
            Err(files.fault(file, facts.span(), field, "is no component of the game"))
        }
        None => Ok(ordered),
    }
}
