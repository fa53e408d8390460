//! What people may be called.

use crate::error::Wrong;

/// The longest name.
const LONGEST: usize = 40;

/// A name as others may read it.
pub(crate) fn proper_name(name: &str) -> Result<String, Wrong> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let short = (1..=LONGEST).contains(&name.chars().count());
    let plain = !name
        .chars()
        .any(|letter| letter.is_control() || is_unseen(letter));
    if short && plain {
        Ok(name)
    } else {
        Err(Wrong::bad("web-wrong-name"))
    }
}

/// What a table is called: a name, or none of its own.
pub(crate) fn table_name(name: &str) -> Result<String, Wrong> {
    match name.trim() {
        "" => Ok(String::new()),
        name => proper_name(name),
    }
}

/// Characters that show nothing themselves: some turn what stands around them,
/// others make two names look the same.
const fn is_unseen(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(proper_name("  Anna   Maria ").unwrap(), "Anna Maria");
        assert!(proper_name("").is_err());
        assert!(proper_name(&"x".repeat(41)).is_err());
        assert!(proper_name("a\u{7}b").is_err());
    }

    #[test]
    fn nothing_in_a_name_is_unseen() {
        for trick in [
            "Anna\u{202e}annA",
            "\u{2067}Anna",
            "An\u{200b}na",
            "Anna\u{200f}",
            "\u{61c}Anna",
            "An\u{ad}na",
            "\u{3164}",
        ] {
            assert!(proper_name(trick).is_err(), "{trick:?}");
        }
        for name in ["Zoë", "Łukasz 2.", "李", "עדה", "J. O'Neill", "🙂"] {
            assert_eq!(proper_name(name).unwrap(), name);
        }
    }
}
