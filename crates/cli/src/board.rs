//! The table in lines: titles, sentences, and things in columns that line up.

use engine::Section;
use ratatui::text::Line as Measured;

use crate::voice::Voice;

/// One line of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Line {
    /// What a section is about.
    Title(String),
    /// A sentence.
    Says(String),
    /// What stands above columns.
    Head(String),
    /// A thing in columns, and its notation.
    Thing(String, Option<String>),
    /// Nothing.
    Space,
}

impl Line {
    /// As it is printed: all but titles are indented.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Title(text) => text.clone(),
            Self::Says(text) | Self::Head(text) | Self::Thing(text, _) => format!("  {text}"),
            Self::Space => String::new(),
        }
    }
}

/// Room between two columns.
const GAP: usize = 2;

/// The sections in lines. Columns have the same width in all sections that have
/// as many of them.
pub(crate) fn lines(voice: Voice<'_>, sections: &[Section]) -> Vec<Line> {
    let said: Vec<Said> = sections.iter().map(|one| Said::new(voice, one)).collect();
    let mut lines = Vec::new();
    for (section, said_section) in sections.iter().zip(&said) {
        if !lines.is_empty() {
            lines.push(Line::Space);
        }
        lines.push(Line::Title(voice.say(&section.title)));
        let sentences = section.lines.iter().map(|line| Line::Says(voice.say(line)));
        lines.extend(sentences);
        if section.rows.is_empty() {
            continue;
        }
        let widths = widths(&said, said_section.head.len());
        if !said_section.head.is_empty() {
            lines.push(Line::Head(align(&said_section.head, &widths)));
        }
        for (row, cells) in section.rows.iter().zip(&said_section.rows) {
            lines.push(Line::Thing(align(cells, &widths), row.subject.clone()));
        }
    }
    lines
}

/// A section's columns in some language.
struct Said {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Said {
    fn new(voice: Voice<'_>, section: &Section) -> Self {
        let say = |cells: &[engine::Text]| cells.iter().map(|cell| voice.say(cell)).collect();
        Self {
            head: say(&section.head),
            rows: section.rows.iter().map(|row| say(&row.cells)).collect(),
        }
    }
}

/// How wide each column is, over all sections with so many of them.
fn widths(said: &[Said], columns: usize) -> Vec<usize> {
    let mut widths = vec![0; columns];
    let alike = said.iter().filter(|one| one.head.len() == columns);
    let all = alike.flat_map(|one| one.rows.iter().chain([&one.head]));
    for cells in all {
        for (width, cell) in widths.iter_mut().zip(cells) {
            *width = (*width).max(columns_of(cell));
        }
    }
    widths
}

/// One row: words to the left, figures to the right.
fn align(cells: &[String], widths: &[usize]) -> String {
    let mut text = String::new();
    for (place, cell) in cells.iter().enumerate() {
        let width = widths.get(place).copied().unwrap_or(0);
        let room = " ".repeat(width.saturating_sub(columns_of(cell)));
        if place > 0 {
            text += &" ".repeat(GAP);
        }
        // The first two say what it is; all others are figures.
        if place < 2 {
            text += &format!("{cell}{room}");
        } else {
            text += &format!("{room}{cell}");
        }
    }
    text.trim_end().to_owned()
}

fn columns_of(text: &str) -> usize {
    Measured::from(text).width()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let cells = |words: [&str; 3]| words.map(str::to_owned).to_vec();
        let said = [Said {
            head: cells(["World", "Type", "Fleet"]),
            rows: vec![cells(["● Ironback", "World", "2"])],
        }];
        let widths = widths(&said, 3);
        assert_eq!(widths, [10, 5, 5]);
        assert_eq!(align(&said[0].head, &widths), "World       Type   Fleet");
        assert_eq!(align(&said[0].rows[0], &widths), "● Ironback  World      2");
    }
}
