//! The table in lines: titles, sentences, and things in columns that line up.

use engine::Section;
use engine::i18n::Voice;
use ratatui::text::Line as Measured;

/// Columns where nobody says how wide the screen is.
pub(crate) const PAPER: usize = 100;

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

/// The sections in lines, for this many columns of a screen. What stands in
/// columns lines up over all sections that have as many of them, and is cut
/// short where it would not fit.
pub(crate) fn lines(voice: Voice<'_>, sections: &[Section], room: usize) -> Vec<Line> {
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
        let columns = Columns::of(&said, said_section.head.len(), room.saturating_sub(INDENT));
        if !said_section.head.is_empty() {
            lines.push(Line::Head(columns.align(&said_section.head)));
        }
        for (row, cells) in section.rows.iter().zip(&said_section.rows) {
            lines.push(Line::Thing(columns.align(cells), row.subject.clone()));
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

/// How wide columns are, and how far apart.
#[derive(Debug, PartialEq, Eq)]
struct Columns {
    widths: Vec<usize>,
    gap: usize,
}

/// All lines but titles stand in by so much.
const INDENT: usize = 2;
/// Letters of a heading that always stay.
const HEAD: usize = 3;
/// Letters of a name that always stay.
const NAME: usize = 10;
/// Letters of a name that are worth more than whole headings.
const LONG_NAME: usize = 20;

impl Columns {
    /// As wide as what stands in them, over all sections with this many; less
    /// where there is no room: first the gaps, then long names, then the
    /// headings, then all names.
    fn of(said: &[Said], count: usize, room: usize) -> Self {
        let alike = || said.iter().filter(|one| one.head.len() == count);
        let rows = || alike().flat_map(|one| &one.rows);
        let heads = || alike().map(|one| &one.head);
        let widest = |cells: &mut dyn Iterator<Item = &Vec<String>>| {
            let mut widths = vec![0; count];
            for cells in cells {
                for (width, cell) in widths.iter_mut().zip(cells) {
                    *width = (*width).max(columns_of(cell));
                }
            }
            widths
        };
        let bodies = widest(&mut rows());
        let mut columns = Self {
            widths: widest(&mut rows().chain(heads())),
            gap: 2,
        };
        if columns.total() > room {
            columns.gap = 1;
        }
        columns.shorten_names(LONG_NAME, room);
        if columns.total() > room {
            let cut = columns.widths.iter_mut().zip(bodies).skip(2);
            cut.for_each(|(width, body)| *width = (*width).min(body.max(HEAD)));
        }
        columns.shorten_names(NAME, room);
        columns
    }

    /// Names give way to fit, but keep this many letters.
    fn shorten_names(&mut self, least: usize, room: usize) {
        let over = self.total().saturating_sub(room);
        if let Some(name) = self.widths.first_mut() {
            *name = name.saturating_sub(over).max(least.min(*name));
        }
    }

    fn total(&self) -> usize {
        let gaps = self.gap * self.widths.len().saturating_sub(1);
        self.widths.iter().sum::<usize>() + gaps
    }

    /// One row: words to the left, figures to the right.
    fn align(&self, cells: &[String]) -> String {
        let mut text = String::new();
        for (place, (cell, width)) in cells.iter().zip(&self.widths).enumerate() {
            let cell = cut(cell, *width);
            let room = " ".repeat(width.saturating_sub(columns_of(&cell)));
            if place > 0 {
                text += &" ".repeat(self.gap);
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
}

/// A word in this many columns; what is cut off shows as a dot.
fn cut(word: &str, width: usize) -> String {
    if columns_of(word) <= width {
        return word.to_owned();
    }
    let kept: String = word.chars().take(width.saturating_sub(1)).collect();
    format!("{}.", kept.trim_end())
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
        let columns = Columns::of(&said, 3, 80);
        assert_eq!(columns.align(&said[0].head), "World       Type   Fleet");
        assert_eq!(columns.align(&said[0].rows[0]), "● Ironback  World      2");
        // Less room: the gaps, the headings, the names.
        let columns = Columns::of(&said, 3, 20);
        assert_eq!(columns.align(&said[0].head), "World      Type  Fl.");
        assert_eq!(columns.align(&said[0].rows[0]), "● Ironback World   2");
        assert_eq!(cut("Jasper's Landing", 10), "Jasper's.");
    }
}
