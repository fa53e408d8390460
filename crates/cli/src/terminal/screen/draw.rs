//! Drawing: it knows lines of text and where they go, and nothing of games.

use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::{Color, Style, Stylize};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, BorderType, Clear, List, ListState, Padding, Paragraph};

use super::wrap::wrap;
use crate::board;

/// Everything there is to draw.
#[derive(Default)]
pub(super) struct Page {
    pub(super) heading: String,
    /// Everyone's points.
    pub(super) scores: String,
    pub(super) table: Vec<board::Line>,
    /// The line of the table that is pointed at.
    pub(super) pointed: Option<usize>,
    /// How far the table is scrolled down.
    pub(super) scroll: u16,
    /// Said where there is more of the table than can be seen.
    pub(super) more: String,
    pub(super) question: String,
    pub(super) choices: Vec<Choice>,
    pub(super) cursor: usize,
    /// What is pointed at, or what the selected choice is about.
    pub(super) about: Vec<String>,
    pub(super) story_title: String,
    /// Oldest first; the end is shown.
    pub(super) story: Vec<String>,
    pub(super) keys: String,
    /// Shown in the place of the keys.
    pub(super) notice: Option<String>,
    /// Shown over everything else.
    pub(super) overlay: Option<Overlay>,
}

/// A choice in a list.
pub(super) struct Choice {
    pub(super) label: String,
    /// Why it could not be taken back.
    pub(super) warning: Option<String>,
}

/// Lines over everything else.
#[derive(Clone, Default)]
pub(super) struct Overlay {
    pub(super) lines: Vec<String>,
    /// How far it is scrolled down.
    pub(super) scroll: u16,
}

impl Overlay {
    pub(super) const fn new(lines: Vec<String>) -> Self {
        Self { lines, scroll: 0 }
    }
}

/// Below this many columns, table and question stand one above the other.
const NARROW: u16 = 90;
/// How they share a wide screen.
const TABLE: u16 = 11;
const QUESTIONS: u16 = 9;
/// The most rows that say what something is.
const ABOUT: u16 = 7;
const TITLE: Style = Style::new().fg(Color::Cyan).bold();
const QUESTION: Style = Style::new().fg(Color::Yellow).bold();

/// Draws a page. Says how far the table is really scrolled down.
pub(super) fn page(frame: &mut Frame<'_>, page: &Page) -> u16 {
    let story_height = (frame.area().height / 5).clamp(3, 10);
    let [top, middle, bottom, last] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(0),
        Constraint::Length(story_height),
        Constraint::Length(1),
    ])
    .areas(frame.area());
    let [table, question] = halves(middle, page);
    draw_heading(frame, top, page);
    let scroll = draw_table(frame, table, page);
    draw_question(frame, question, page);
    draw_story(frame, bottom, page);
    draw_last_line(frame, last, page);
    if let Some(overlay) = &page.overlay {
        draw_overlay(frame, overlay);
    }
    scroll
}

fn draw_heading(frame: &mut Frame<'_>, area: Rect, page: &Page) {
    let style = Style::new().bold().reversed();
    let heading = Line::from(format!(" {}", page.heading)).style(style);
    frame.render_widget(heading, area);
    let room = area.width.saturating_sub(page.heading.len() as u16 + 3);
    let scores = Line::from(format!("{} ", page.scores)).style(style);
    if (scores.width() as u16) <= room {
        frame.render_widget(scores.alignment(Alignment::Right), area);
    }
}

/// How many columns the table has for its lines on a screen of this width.
pub(super) fn table_room(width: u16) -> usize {
    let whole = match width >= NARROW {
        true => width * TABLE / (TABLE + QUESTIONS),
        false => width,
    };
    usize::from(whole.saturating_sub(4))
}

/// The table and the question, side by side; on a narrow screen the question
/// lies below and takes no more than it needs.
fn halves(area: Rect, page: &Page) -> [Rect; 2] {
    if area.width >= NARROW {
        return Layout::horizontal([Constraint::Fill(TABLE), Constraint::Fill(QUESTIONS)])
            .areas(area);
    }
    let width = area.width.saturating_sub(NUMBER_WIDTH + 4);
    let labels = page.choices.iter().map(|choice| &choice.label);
    let rows: usize = labels
        .chain([&page.question])
        .map(|line| wrap(line, width).len())
        .sum();
    // Two borders, two gaps, and the warning of the selected choice.
    let needed = (rows as u16).saturating_add(5);
    let height = needed.min(area.height / 2);
    Layout::vertical([Constraint::Fill(1), Constraint::Length(height)]).areas(area)
}

fn framed() -> Block<'static> {
    Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(Style::new().dim())
        .padding(Padding::horizontal(1))
}

fn draw_table(frame: &mut Frame<'_>, area: Rect, page: &Page) -> u16 {
    if page.table.is_empty() {
        return 0;
    }
    let mut block = framed();
    let inner = block.inner(area);
    let mut rows: Vec<Line<'_>> = Vec::new();
    let mut pointed_row = None;
    for (place, line) in page.table.iter().enumerate() {
        let pointed = page.pointed == Some(place);
        if pointed {
            pointed_row = Some(rows.len() as u16);
        }
        rows.extend(table_rows(line, inner.width, pointed));
    }
    let hidden = (rows.len() as u16).saturating_sub(inner.height);
    if hidden > 0 {
        block = block.title_bottom(Line::from(page.more.as_str()).right_aligned());
    }
    let mut scroll = page.scroll.min(hidden);
    // What is pointed at stays in sight.
    if let Some(row) = pointed_row {
        scroll = scroll.clamp((row + 1).saturating_sub(inner.height), row);
    }
    let table = Paragraph::new(rows).scroll((scroll, 0));
    frame.render_widget(table.block(block), area);
    scroll
}

fn table_rows(line: &board::Line, width: u16, pointed: bool) -> Vec<Line<'static>> {
    let style = match line {
        board::Line::Title(_) => TITLE,
        board::Line::Head(_) => Style::new().dim().underlined(),
        board::Line::Thing(..) if pointed => Style::new().reversed(),
        board::Line::Says(_) | board::Line::Thing(..) | board::Line::Space => Style::new(),
    };
    wrap(&line.text(), width)
        .into_iter()
        .map(|row| Line::from(row).style(style))
        .collect()
}

fn draw_question(frame: &mut Frame<'_>, area: Rect, page: &Page) {
    if page.question.is_empty() {
        return;
    }
    let block = framed();
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let question = wrap(&page.question, inner.width);
    let about: Vec<_> = page
        .about
        .iter()
        .flat_map(|line| wrap(line, inner.width))
        .collect();
    // On a small screen the choices need the room.
    let about_height = match inner.height >= 16 {
        true => (about.len() as u16).min(ABOUT),
        false => 0,
    };
    let [above, below, beneath] = Layout::vertical([
        Constraint::Length(question.len() as u16),
        Constraint::Min(0),
        Constraint::Length(about_height),
    ])
    .spacing(1)
    .areas(inner);
    let question: Vec<_> = question.into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(question).style(QUESTION), above);
    draw_choices(frame, below, page);
    let about: Vec<_> = about.into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(about).style(Style::new().italic()), beneath);
}

fn draw_choices(frame: &mut Frame<'_>, area: Rect, page: &Page) {
    let item = |(index, choice): (usize, &Choice)| {
        let label = wrap(&choice.label, area.width.saturating_sub(NUMBER_WIDTH));
        let numbered = label.into_iter().enumerate().map(|(row, text)| match row {
            0 => Line::from(format!("{:>3}  {text}", index + 1)),
            _ => Line::from(format!("     {text}")),
        });
        let warning = choice.warning.iter().filter(|_| index == page.cursor);
        let warning = warning.map(|warning| Line::from(format!("     {warning}")).italic());
        Text::from_iter(numbered.chain(warning))
    };
    let selected = match page.pointed {
        Some(_) => Style::new().underlined(),
        None => Style::new().reversed(),
    };
    let list = List::new(page.choices.iter().enumerate().map(item)).highlight_style(selected);
    let mut state = ListState::default().with_selected(Some(page.cursor));
    frame.render_stateful_widget(list, area, &mut state);
}

/// Room for ` 12  ` before a choice.
const NUMBER_WIDTH: u16 = 5;

fn draw_story(frame: &mut Frame<'_>, area: Rect, page: &Page) {
    let block = framed().title(page.story_title.as_str());
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

fn draw_overlay(frame: &mut Frame<'_>, overlay: &Overlay) {
    let screen = frame.area();
    let width = screen.width.saturating_sub(8).min(92);
    let block = framed().padding(Padding::symmetric(2, 1));
    let inside = width.saturating_sub(6);
    let lines = overlay.lines.iter();
    let rows: Vec<_> = lines.flat_map(|line| wrap(line, inside)).collect();
    let height = (rows.len() as u16)
        .saturating_add(4)
        .min(screen.height.saturating_sub(2));
    let hidden = (rows.len() as u16 + 4).saturating_sub(height);
    let area = screen.centered(Constraint::Length(width), Constraint::Length(height));
    let rows: Vec<_> = rows.into_iter().map(Line::from).collect();
    let text = Paragraph::new(rows).scroll((overlay.scroll.min(hidden), 0));
    frame.render_widget(Clear, area);
    frame.render_widget(text.block(block), area);
}
