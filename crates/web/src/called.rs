//! What tables are called.

use engine::Text;
use engine::i18n::Voice;

/// How many moods and things there are to make a name of: the messages have as
/// many.
const MOODS: u32 = 16;
const THINGS: u32 = 16;
/// The numbers have two figures, so that every name is said alike.
const NUMBERS: u32 = 90;

/// What a table is called: by its own name, or else by one that follows from its
/// id, in the language of whoever reads.
#[must_use]
pub fn table_name(voice: &Voice<'_>, own: &str, id: &str) -> String {
    if !own.is_empty() {
        return own.to_owned();
    }
    let (mood, thing, number) = parts(id);
    let name = Text::new("web-table-called")
        .with("mood", mood)
        .with("thing", thing)
        .with("number", number);
    voice.say(&name)
}

/// The same for ever, whatever program reads the id.
fn parts(id: &str) -> (u32, u32, u32) {
    let mixed = id.bytes().fold(7u32, |mixed, byte| {
        (mixed ^ u32::from(byte)).wrapping_mul(16_777_619)
    });
    let (mood, rest) = (mixed % MOODS, mixed / MOODS);
    let (thing, rest) = (rest % THINGS, rest / THINGS);
    (mood, thing, 10 + rest % NUMBERS)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn names_stay_and_differ() {
        assert_eq!(parts("aaaaaaaaaa"), parts("aaaaaaaaaa"));
        let ids = (0..200).map(|number| format!("table{number:05}"));
        let names: HashSet<_> = ids.map(|id| parts(&id)).collect();
        assert!(names.len() > 195, "{}", names.len());
        for (mood, thing, number) in names {
            assert!(mood < MOODS && thing < THINGS && (10..100).contains(&number));
        }
    }
}
