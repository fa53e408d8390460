//! Drawing: it knows lines of text and where they go, and nothing of games.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Style, Stylize};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, List, ListState, Padding, Paragraph};

/// Everything there is to draw.
#[derive(Default)]
pub(super) struct Page {
    pub(super) heading: String,
    /// The table in words; titles are not indented.
    pub(super) table: Vec<String>,
    /// How far the table is scrolled down.
    pub(super) scroll: u16,
    /// Said where there is more of the table than can be seen.
    pub(super) more: String,
    pub(super) question: String,
    pub(super) choices: Vec<String>,
    pub(super) cursor: usize,
    pub(super) story_title: String,
    /// Oldest first; the end is shown.
    pub(super) story: Vec<String>,
    pub(super) keys: String,
    /// Shown in the place of the keys.
    pub(super) notice: Option<String>,
    /// Shown over everything else.
    pub(super) overlay: Option<Vec<String>>,
}

/// Below this many columns, table and question stand one above the other.
const NARROW: u16 = 80;

/// Draws a page. Says how far the table is really scrolled down.
pub(super) fn page(frame: &mut Frame<'_>, page: &Page) -> u16 {
    let story_height = (frame.area().height / 4).clamp(3, 12);
    let [top, middle, bottom, last] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(0),
        Constraint::Length(story_height),
        Constraint::Length(1),
    ])
    .areas(frame.area());
    let [table, question] = halves(middle, page);
    let heading = Line::from(format!(" {}", page.heading)).bold();
    frame.render_widget(heading.reversed(), top);
    let scroll = draw_table(frame, table, page);
    draw_question(frame, question, page);
    draw_story(frame, bottom, page);
    draw_last_line(frame, last, page);
    if let Some(lines) = &page.overlay {
        draw_overlay(frame, lines);
    }
    scroll
}

/// The table and the question, side by side; on a narrow screen the question
/// lies below and takes no more than it needs.
fn halves(area: Rect, page: &Page) -> [Rect; 2] {
    if area.width >= NARROW {
        return Layout::horizontal([Constraint::Fill(1), Constraint::Fill(1)]).areas(area);
    }
    let width = area.width.saturating_sub(NUMBER_WIDTH + 4);
    let lines = page.choices.iter().chain([&page.question]);
    let rows: usize = lines.map(|line| wrap(line, width).len()).sum();
    let needed = (rows as u16).saturating_add(3);
    let height = needed.min(area.height / 2);
    Layout::vertical([Constraint::Fill(1), Constraint::Length(height)]).areas(area)
}

fn draw_table(frame: &mut Frame<'_>, area: Rect, page: &Page) -> u16 {
    if page.table.is_empty() {
        return 0;
    }
    let mut block = Block::bordered().padding(Padding::horizontal(1));
    let inner = block.inner(area);
    let styled = |line: &String| {
        let title = !line.starts_with(' ');
        wrap(line, inner.width)
            .into_iter()
            .map(move |row| match title {
                true => Line::from(row).bold(),
                false => Line::from(row),
            })
    };
    let rows: Vec<Line<'_>> = page.table.iter().flat_map(styled).collect();
    let hidden = (rows.len() as u16).saturating_sub(inner.height);
    if hidden > 0 {
        block = block.title_bottom(Line::from(page.more.as_str()).right_aligned());
    }
    let scroll = page.scroll.min(hidden);
    let table = Paragraph::new(rows).scroll((scroll, 0));
    frame.render_widget(table.block(block), area);
    scroll
}

fn draw_question(frame: &mut Frame<'_>, area: Rect, page: &Page) {
    if page.question.is_empty() {
        return;
    }
    let block = Block::bordered().padding(Padding::horizontal(1));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let question = wrap(&page.question, inner.width);
    let [above, below] = Layout::vertical([
        Constraint::Length(question.len() as u16),
        Constraint::Min(0),
    ])
    .spacing(1)
    .areas(inner);
    let question: Vec<_> = question.into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(question).bold(), above);
    draw_choices(frame, below, page);
}

fn draw_choices(frame: &mut Frame<'_>, area: Rect, page: &Page) {
    let item = |(index, choice): (usize, &String)| {
        let rows = wrap(choice, area.width.saturating_sub(NUMBER_WIDTH));
        let numbered = rows.into_iter().enumerate().map(|(row, text)| match row {
            0 => format!("{:>3}  {text}", index + 1),
            _ => format!("     {text}"),
        });
        Text::from_iter(numbered.map(Line::from))
    };
    let list = List::new(page.choices.iter().enumerate().map(item))
        .highlight_style(Style::new().reversed());
    let mut state = ListState::default().with_selected(Some(page.cursor));
    frame.render_stateful_widget(list, area, &mut state);
}

/// Room for ` 12  ` before a choice.
const NUMBER_WIDTH: u16 = 5;

fn draw_story(frame: &mut Frame<'_>, area: Rect, page: &Page) {
    let block = Block::bordered()
        .title(page.story_title.as_str())
        .padding(Padding::horizontal(1));
    let inner = block.inner(area);
    let rows: Vec<_> = page
        .story
        .iter()
        .flat_map(|line| wrap(line, inner.width))
        .collect();
    let skip = rows.len().saturating_sub(usize::from(inner.height));
    let shown: Vec<_> = rows.into_iter().skip(skip).map(Line::from).collect();
    if !page.story_title.is_empty() {
        frame.render_widget(Paragraph::new(shown).block(block), area);
    }
}

fn draw_last_line(frame: &mut Frame<'_>, area: Rect, page: &Page) {
    let line = match &page.notice {
        Some(notice) => Line::from(format!(" {notice}")).bold().reversed(),
        None => Line::from(format!(" {}", page.keys)).dim(),
    };
    frame.render_widget(line, area);
}

fn draw_overlay(frame: &mut Frame<'_>, lines: &[String]) {
    let screen = frame.area();
    let width = screen.width.saturating_sub(8).min(76);
    let block = Block::bordered().padding(Padding::symmetric(2, 1));
    let inside = width.saturating_sub(6);
    let rows: Vec<_> = lines.iter().flat_map(|line| wrap(line, inside)).collect();
    let height = (rows.len() as u16).saturating_add(4);
    let area = screen.centered(Constraint::Length(width), Constraint::Length(height));
    let rows: Vec<_> = rows.into_iter().map(Line::from).collect();
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(rows).block(block), area);
}

/// A line in rows of at most this many columns, broken between words where
/// that can be; later rows keep its indentation.
fn wrap(text: &str, width: u16) -> Vec<String> {
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
