//! The one list of the games that Orrery plays. A new game adds one line here.

use std::path::Path;

use conformance::{Bazaar, Intrigue, Sealed};
use engine::content::ContentError;
use engine::i18n::{Lang, Source, WordsError};
use engine::registry::{AnyGame, Kind, Registry};

/// Why the games could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// A content file is wrong.
    #[error(transparent)]
    Content(#[from] ContentError),
    /// A message file is wrong.
    #[error(transparent)]
    Words(#[from] WordsError),
}

/// All games, with the facts they ship with, overridden by those of a folder.
///
/// # Errors
/// Names file, line and field of what is wrong.
pub fn load(content: Option<&Path>) -> Result<Registry, LoadError> {
    let games: Vec<Box<dyn AnyGame>> = vec![
        Box::new(Kind::<Bazaar>::load(content)?),
        Box::new(Kind::<Intrigue>::load(content)?),
        Box::new(Kind::<Sealed>::load(content)?),
    ];
    Ok(Registry::new(games, SHELL_WORDS)?)
}

/// Messages that belong to no game: of the terminal and the pages.
const SHELL_WORDS: &[Source] = &[
    Source {
        name: "shell/en.ftl",
        lang: Lang::En,
        text: include_str!("../../../content/shell/en.ftl"),
    },
    Source {
        name: "shell/it.ftl",
        lang: Lang::It,
        text: include_str!("../../../content/shell/it.ftl"),
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_exists_in_every_language() {
        let gaps = load(None).unwrap().words().gaps();
        assert!(gaps.is_empty(), "{gaps:#?}");
    }

    #[test]
    fn ids_are_unique() {
        let registry = load(None).unwrap();
        let mut ids: Vec<_> = registry.games().map(|game| game.info().id).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count);
    }
}
