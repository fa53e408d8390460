//! English articles and plurals.

use serde::{Deserialize, Serialize};

use super::Lead;

/// The indefinite article of a name, and with it how the name behaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Article {
    /// "a Hawk".
    A,
    /// "an Eagle".
    An,
    /// "some Troops": already plural.
    Some,
    /// "Zeus": a proper name, without "the" as well.
    None,
    /// Several of a thing: "Hawks", but "the Hawks". No file writes it; it
    /// follows from [`Article::plural`].
    #[serde(skip)]
    Bare,
}

impl Article {
    /// "a" or "an", by the sound that the name begins with.
    pub(super) fn of(name: &str) -> Self {
        if begins_with_vowel_sound(&name.to_lowercase()) {
            Self::An
        } else {
            Self::A
        }
    }

    /// The article for several.
    pub(super) const fn plural(self) -> Self {
        match self {
            Self::A | Self::An | Self::Bare => Self::Bare,
            Self::Some => Self::Some,
            Self::None => Self::None,
        }
    }

    const fn indefinite(self) -> &'static str {
        match self {
            Self::A => "a ",
            Self::An => "an ",
            Self::Some => "some ",
            Self::None | Self::Bare => "",
        }
    }

    const fn definite(self) -> &'static str {
        match self {
            Self::None => "",
            _ => "the ",
        }
    }
}

/// `name` after what leads it.
pub(super) fn lead(lead: Lead, article: Article, name: &str) -> String {
    let (preposition, article) = match lead {
        Lead::Bare => ("", ""),
        Lead::A => ("", article.indefinite()),
        Lead::The => ("", article.definite()),
        Lead::Of => ("of ", article.definite()),
        Lead::To => ("to ", article.definite()),
        Lead::From => ("from ", article.definite()),
        Lead::In => ("in ", article.definite()),
        Lead::On => ("on ", article.definite()),
    };
    format!("{preposition}{article}{name}")
}

/// Vowel letters that sound like a consonant: "a unit", "a European".
const CONSONANT_SOUNDS: [&str; 9] = [
    "eu", "ewe", "one", "once", "uni", "use", "usu", "uto", "ura",
];
/// Exceptions to those: "an unidentified ship".
const VOWEL_SOUNDS: [&str; 8] = [
    "unid", "unim", "unin", "hour", "honest", "honor", "honour", "heir",
];
/// Letters whose own name begins with a vowel: "an X-ray".
const SPELT_VOWELS: &str = "aefhilmnorsx";

fn begins_with_vowel_sound(name: &str) -> bool {
    let name = name.trim_start_matches(|letter: char| !letter.is_alphanumeric());
    let mut letters = name.chars();
    let (Some(first), second) = (letters.next(), letters.next()) else {
        return false;
    };
    if first.is_alphabetic() && second.is_none_or(|next| !next.is_alphabetic()) {
        return SPELT_VOWELS.contains(first);
    }
    let begins = |sounds: &[&str]| sounds.iter().any(|sound| name.starts_with(sound));
    begins(&VOWEL_SOUNDS) || ("aeiou8".contains(first) && !begins(&CONSONANT_SOUNDS))
}

/// Words after which a name only says more about its head: "Ships of the Line".
const LINKS: [&str; 7] = [" of ", " in ", " from ", " to ", " on ", " for ", " with "];

/// The regular plural of a name: that of the last word of its head.
pub(super) fn plural(name: &str) -> String {
    let end = LINKS
        .iter()
        .filter_map(|link| name.find(link))
        .min()
        .unwrap_or(name.len());
    let (head, rest) = name.split_at(end);
    plural_word(head) + rest
}

fn plural_word(word: &str) -> String {
    let ends_with = |endings: &[&str]| endings.iter().any(|ending| word.ends_with(ending));
    match word.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'i', 'o', 'u']) => format!("{stem}ies"),
        _ if ends_with(&["s", "x", "z", "ch", "sh"]) => format!("{word}es"),
        _ => format!("{word}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_or_an_goes_by_the_sound() {
        for name in [
            "Hawk",
            "Unit",
            "European",
            "One-Way Gate",
            "Utopia",
            "Uranium Mine",
            "U-Boat",
            "Yacht",
            "Horse",
            "User",
        ] {
            assert_eq!(Article::of(name), Article::A, "{name}");
        }
        for name in [
            "Eagle",
            "Hour",
            "Umbrella",
            "Unidentified Ship",
            "X-Ray",
            "Orb",
            "Heir",
            "“Ion” Storm",
        ] {
            assert_eq!(Article::of(name), Article::An, "{name}");
        }
    }

    #[test]
    fn plurals_follow_the_regular_rules() {
        for (one, many) in [
            ("Hawk", "Hawks"),
            ("Colony", "Colonies"),
            ("Survey", "Surveys"),
            ("Boss", "Bosses"),
            ("Fox", "Foxes"),
            ("Torch", "Torches"),
            ("Ship of the Line", "Ships of the Line"),
            ("Ally from Beyond of Old", "Allies from Beyond of Old"),
            ("PDS", "PDSs"),
        ] {
            assert_eq!(plural(one), many);
        }
    }
}
