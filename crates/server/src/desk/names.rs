//! What people may be called.

use crate::error::Wrong;

/// The longest name.
const LONGEST: usize = 40;

/// A name as others may read it.
pub(crate) fn proper_name(name: &str) -> Result<String, Wrong> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let sound =
        (1..=LONGEST).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    if sound {
        Ok(name)
    } else {
        Err(Wrong::bad("web-wrong-name"))
    }
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
}
