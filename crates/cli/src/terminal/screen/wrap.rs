//! Breaking lines where the screen ends.

use ratatui::text::Line;

/// A line in rows of at most this many columns, broken between words where
/// that can be; later rows keep its indentation.
pub(super) fn wrap(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width).max(8);
    if columns(text) <= width {
        return vec![text.to_owned()];
    }
    let indent: String = text
        .chars()
        .take_while(|c| *c == ' ')
        .take(width / 2)
        .collect();
    let mut rows = Vec::new();
    let mut row = indent.clone();
    for word in text.split_whitespace() {
        let mut word = word;
        if row.len() > indent.len() {
            if columns(&row) + 1 + columns(word) <= width {
                row.push(' ');
            } else {
                rows.push(std::mem::replace(&mut row, indent.clone()));
            }
        }
        while columns(&row) + columns(word) > width {
            let room = width - columns(&row);
            let cut = word
                .char_indices()
                .nth(room)
                .map_or(word.len(), |(at, _)| at);
            row.push_str(&word[..cut]);
            rows.push(std::mem::replace(&mut row, indent.clone()));
            word = &word[cut..];
        }
        row.push_str(word);
    }
    rows.push(row);
    rows
}

fn columns(text: &str) -> usize {
    Line::from(text).width()
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three four", 9), ["one two", "three", "four"]);
        assert_eq!(wrap("  one two three", 9), ["  one two", "  three"]);
        assert_eq!(wrap("", 9), [""]);
    }

    #[test]
    fn words_too_long_for_a_row_are_cut() {
        assert_eq!(wrap("ab 0123456789abc d", 8), ["ab", "01234567", "89abc d"]);
    }
}
