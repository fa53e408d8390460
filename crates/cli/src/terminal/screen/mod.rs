//! Playing on the full screen.

mod draw;
mod keys;

use std::io::Write;

use engine::{Seat, Section};
use ratatui::DefaultTerminal;

use super::session::{Line, Read, Session};
use crate::errors::CliError;
use crate::voice::Voice;
use draw::Page;
use keys::{Key, read_key};

/// Plays on the full screen, then says the last words below the prompt.
pub(crate) fn play_on_screen(
    session: &mut Session<'_>,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let mut terminal = ratatui::try_init()?;
    let played = Screen::default().play(session, &mut terminal);
    ratatui::restore();
    played?;
    for line in session.closing() {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// What is on the screen beside the table itself.
#[derive(Default)]
struct Screen {
    /// The choice that Enter would take.
    cursor: usize,
    /// How far the table is scrolled down.
    scroll: u16,
    /// Shown over everything until a key is pressed.
    overlay: Option<Vec<String>>,
    /// Shown once in the place of the keys.
    notice: Option<String>,
}

/// Is there more to play?
#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    Quit,
}

impl Screen {
    fn play(
        mut self,
        session: &mut Session<'_>,
        terminal: &mut DefaultTerminal,
    ) -> Result<(), CliError> {
        let mut at_keyboard = None;
        loop {
            session.advance()?;
            let asked = session.asked(at_keyboard);
            let next = match (at_keyboard, asked) {
                (Some(from), Some(to)) if from != to => {
                    self.hand_over(session, from, to, terminal)?
                }
                _ => Next::GoOn,
            };
            if next == Next::Quit {
                return Ok(());
            }
            let Some(seat) = asked else {
                return self.show_end(session, at_keyboard, terminal);
            };
            at_keyboard = Some(seat);
            if self.ask(session, seat, terminal)? == Next::Quit {
                return Ok(());
            }
        }
    }

    /// One key of the seat that is asked.
    fn ask(
        &mut self,
        session: &mut Session<'_>,
        seat: Seat,
        terminal: &mut DefaultTerminal,
    ) -> Result<Next, CliError> {
        let choices = session.choices(seat)?;
        self.cursor = self.cursor.min(choices.len() - 1);
        let mut page = self.page(session, seat);
        page.question = session.question_line(seat).unwrap_or_default();
        page.choices = choices
            .iter()
            .map(|choice| session.choice_line(choice))
            .collect();
        terminal.draw(|frame| self.scroll = draw::page(frame, &page))?;
        let key = read_key()?;
        self.notice = None;
        // Any key closes what lies over the table, and does nothing else.
        if self.overlay.take().is_some() && !matches!(key, Key::Quit) {
            return Ok(Next::GoOn);
        }
        match key {
            Key::Enter => {
                let chosen = session.choose(seat, &choices[self.cursor]);
                self.notice = chosen
                    .err()
                    .map(|refusal| session.voice.say(&refusal.text()));
                self.cursor = 0;
            }
            Key::Digit(digit) => self.cursor = jump(self.cursor, digit, choices.len()),
            Key::Up => self.cursor = self.cursor.checked_sub(1).unwrap_or(choices.len() - 1),
            Key::Down => self.cursor = (self.cursor + 1) % choices.len(),
            key => return Ok(self.other_key(session, seat, &key)),
        }
        Ok(Next::GoOn)
    }

    /// A key that does not choose.
    fn other_key(&mut self, session: &mut Session<'_>, seat: Seat, key: &Key) -> Next {
        match key {
            Key::Undo => {
                let refusal = session.undo(seat).err();
                self.notice = refusal.map(|refusal| session.voice.say(&refusal.text()));
            }
            Key::Help => {
                let help = session.voice.tell("cli-screen-help");
                self.overlay = Some(help.lines().map(str::to_owned).collect());
            }
            Key::Rule => self.overlay = Some(session.rule_of_question(seat)),
            Key::Language => session.voice = session.voice.other(),
            Key::PageUp => self.scroll = self.scroll.saturating_sub(5),
            Key::PageDown => self.scroll = self.scroll.saturating_add(5),
            Key::Quit => return Next::Quit,
            _ => {}
        }
        Next::GoOn
    }

    /// The last person sees what came of their choice; then nobody sees
    /// anything until the next one has sat down.
    fn hand_over(
        &mut self,
        session: &Session<'_>,
        from: Seat,
        to: Seat,
        terminal: &mut DefaultTerminal,
    ) -> Result<Next, CliError> {
        let voice = session.voice;
        let mut page = self.page(session, from);
        page.question = voice.tell("cli-hand-over");
        page.keys = voice.tell("cli-screen-enter");
        if wait_for_enter(terminal, &page)? == Next::Quit {
            return Ok(Next::Quit);
        }
        *self = Self::default();
        let blank = Page {
            overlay: Some(vec![session.curtain(to)]),
            keys: voice.tell("cli-screen-enter"),
            ..Page::default()
        };
        wait_for_enter(terminal, &blank)
    }

    fn show_end(
        &self,
        session: &Session<'_>,
        at_keyboard: Option<Seat>,
        terminal: &mut DefaultTerminal,
    ) -> Result<(), CliError> {
        let mut page = match at_keyboard {
            Some(seat) => self.page(session, seat),
            None => Page::default(),
        };
        page.overlay = Some(session.closing());
        page.keys = session.voice.tell("cli-screen-enter");
        wait_for_enter(terminal, &page).map(|_| ())
    }

    /// All that a seat sees but its question.
    fn page(&self, session: &Session<'_>, seat: Seat) -> Page {
        let voice = session.voice;
        let news = session.news(seat, Read::default());
        let told = news.told.into_iter();
        let mut story: Vec<_> = told
            .map(|line| match line {
                Line::Story(line) | Line::Reason(line) => line,
            })
            .collect();
        let tentative = voice.phrase("cli-screen-tentative");
        let still_open = news.tentative.iter();
        story.extend(still_open.map(|line| format!("{line} ({tentative})")));
        Page {
            heading: session.heading(seat),
            table: table_lines(voice, &session.sections(seat)),
            scroll: self.scroll,
            more: voice.tell("cli-screen-more"),
            cursor: self.cursor,
            story_title: voice.tell("cli-screen-story"),
            story,
            keys: voice.tell("cli-screen-keys"),
            notice: self.notice.clone(),
            overlay: self.overlay.clone(),
            ..Page::default()
        }
    }
}

/// The sections as lines; a title is one that is not indented.
fn table_lines(voice: Voice<'_>, sections: &[Section]) -> Vec<String> {
    let mut lines = Vec::new();
    for section in sections {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(voice.say(&section.title));
        lines.extend(
            section
                .lines
                .iter()
                .map(|line| format!("  {}", voice.say(line))),
        );
    }
    lines
}

/// Typing 1 and then 2 leads to the twelfth choice, where there is one.
fn jump(cursor: usize, digit: usize, count: usize) -> usize {
    let number = |number: usize| number.checked_sub(1).filter(|index| *index < count);
    number((cursor + 1) * 10 + digit)
        .or_else(|| number(digit))
        .unwrap_or(cursor)
}

fn wait_for_enter(terminal: &mut DefaultTerminal, page: &Page) -> Result<Next, CliError> {
    loop {
        terminal.draw(|frame| {
            draw::page(frame, page);
        })?;
        match read_key()? {
            Key::Enter => return Ok(Next::GoOn),
            Key::Quit => return Ok(Next::Quit),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::jump;

    #[test]
    fn digits_lead_to_choices() {
        assert_eq!(jump(0, 3, 5), 2);
        assert_eq!(jump(0, 2, 15), 11);
        assert_eq!(jump(4, 2, 15), 1);
        assert_eq!(jump(4, 9, 5), 4);
        assert_eq!(jump(4, 0, 5), 4);
    }
}
