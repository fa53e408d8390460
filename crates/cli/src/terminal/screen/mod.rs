//! Playing on the full screen.

mod draw;
mod keys;
#[cfg(test)]
mod tests;
mod wrap;

use std::io::{self, Write};

use engine::Seat;
use ratatui::Terminal;
use ratatui::backend::Backend;

use super::offer::Offer;
use super::session::{Line, Read, Session};
use crate::board;
use crate::errors::CliError;
use draw::{Choice, Overlay, Page};
use keys::{Key, read_key};

/// As many lines of the story as could stand below the table, or more.
const STORY: usize = 20;

/// Plays on the full screen, then says the last words below the prompt.
pub(crate) fn play_on_screen(
    session: &mut Session<'_>,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let mut terminal = ratatui::try_init()?;
    let played = Screen::new(&mut terminal, &mut read_key).play(session);
    ratatui::restore();
    played?;
    for line in session.closing() {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The screen, the keys, and what is shown beside the table itself.
struct Screen<'a, B: Backend> {
    terminal: &'a mut Terminal<B>,
    keys: &'a mut dyn FnMut(bool) -> io::Result<Key>,
    shown: Shown,
}

/// What is shown beside the table itself.
#[derive(Default)]
struct Shown {
    /// The choice that Enter would take.
    cursor: usize,
    /// Which thing of the table is pointed at, while the arrows move there.
    pointed: Option<usize>,
    /// How far the table is scrolled down.
    scroll: u16,
    /// Shown over everything until a key is pressed.
    overlay: Option<Overlay>,
    /// What is being typed about deals, below what lies over everything.
    typed: Option<String>,
    /// Shown once in the place of the keys.
    notice: Option<String>,
}

/// Is there more to play?
#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    Quit,
}

impl<'a, B> Screen<'a, B>
where
    B: Backend,
    CliError: From<B::Error>,
{
    fn new(
        terminal: &'a mut Terminal<B>,
        keys: &'a mut dyn FnMut(bool) -> io::Result<Key>,
    ) -> Self {
        Self {
            terminal,
            keys,
            shown: Shown::default(),
        }
    }

    fn play(mut self, session: &mut Session<'_>) -> Result<(), CliError> {
        let mut at_keyboard = None;
        loop {
            self.let_bots_move(session, at_keyboard)?;
            let asked = session.asked(at_keyboard);
            let next = match (at_keyboard, asked) {
                (Some(from), Some(to)) if from != to => self.hand_over(session, from, to)?,
                _ => Next::GoOn,
            };
            if next == Next::Quit {
                return Ok(());
            }
            let Some(seat) = asked else {
                return self.show_end(session, at_keyboard);
            };
            at_keyboard = Some(seat);
            if self.ask(session, seat)? == Next::Quit {
                return Ok(());
            }
        }
    }

    /// Whoever waits sees what the bots do, and that they are at it.
    fn let_bots_move(
        &mut self,
        session: &mut Session<'_>,
        watching: Option<Seat>,
    ) -> Result<(), CliError> {
        while session.move_a_bot()? {
            if let Some(seat) = watching.filter(|_| session.asked(watching).is_none()) {
                let mut page = self.page(session, seat);
                page.notice = Some(session.voice.tell("cli-screen-thinking"));
                self.terminal.draw(|frame| {
                    draw::page(frame, &page);
                })?;
            }
        }
        session.keep()
    }

    /// One key of the seat that is asked.
    fn ask(&mut self, session: &mut Session<'_>, seat: Seat) -> Result<Next, CliError> {
        let choices = session.offers(seat)?;
        self.shown.cursor = self.shown.cursor.min(choices.len() - 1);
        let mut page = self.page(session, seat);
        let shown = &mut self.shown;
        let things = things(&page.table);
        shown.pointed = shown
            .pointed
            .map(|at| at.min(things.len().saturating_sub(1)));
        page.pointed = shown.pointed.and_then(|at| Some(things.get(at)?.0));
        page.question = session.question_line(seat).unwrap_or_default();
        if shown.notice.is_none() {
            page.notice = session.overtaken(seat);
        }
        page.about = shown.about(session, seat, &things, &choices);
        page.choices = choices
            .iter()
            .map(|offer| Choice {
                label: offer.label.clone(),
                warning: offer.warning.clone(),
            })
            .collect();
        self.terminal
            .draw(|frame| shown.scroll = draw::page(frame, &page))?;
        let key = (self.keys)(shown.typed.is_some())?;
        shown.notice = None;
        if shown.typed.is_some() {
            return Ok(shown.type_on(session, seat, key));
        }
        if let Some(overlay) = &mut shown.overlay {
            match key {
                Key::PageUp | Key::Up => overlay.scroll = overlay.scroll.saturating_sub(5),
                Key::PageDown | Key::Down => overlay.scroll = overlay.scroll.saturating_add(5),
                Key::Quit => return Ok(Next::Quit),
                // Any other key closes what lies over the table.
                _ => shown.overlay = None,
            }
            return Ok(Next::GoOn);
        }
        Ok(shown.press(session, seat, key, &things, &choices))
    }

    /// The last person sees what came of their choice; then nobody sees
    /// anything until the next one has sat down.
    fn hand_over(&mut self, session: &Session<'_>, from: Seat, to: Seat) -> Result<Next, CliError> {
        let voice = session.voice;
        let mut page = self.page(session, from);
        page.question = voice.tell("cli-hand-over");
        page.keys = voice.tell("cli-screen-enter");
        if self.wait_for_enter(&page)? == Next::Quit {
            return Ok(Next::Quit);
        }
        self.shown = Shown::default();
        let blank = Page {
            overlay: Some(Overlay::new(vec![session.curtain(to)])),
            keys: voice.tell("cli-screen-enter"),
            ..Page::default()
        };
        self.wait_for_enter(&blank)
    }

    fn show_end(
        &mut self,
        session: &Session<'_>,
        at_keyboard: Option<Seat>,
    ) -> Result<(), CliError> {
        let mut page = match at_keyboard {
            Some(seat) => self.page(session, seat),
            None => Page::default(),
        };
        page.overlay = Some(Overlay::new(session.closing()));
        page.keys = session.voice.tell("cli-screen-enter");
        self.wait_for_enter(&page).map(|_| ())
    }

    /// All that a seat sees but its question.
    fn page(&self, session: &Session<'_>, seat: Seat) -> Page {
        let width = self.terminal.size().map_or(0, |size| size.width);
        self.shown.page(session, seat, draw::table_room(width))
    }

    fn wait_for_enter(&mut self, page: &Page) -> Result<Next, CliError> {
        loop {
            self.terminal.draw(|frame| {
                draw::page(frame, page);
            })?;
            match (self.keys)(false)? {
                Key::Enter => return Ok(Next::GoOn),
                Key::Quit => return Ok(Next::Quit),
                _ => {}
            }
        }
    }
}

/// The things of a table: at which line, and their notation.
fn things(table: &[board::Line]) -> Vec<(usize, String)> {
    let thing = |(line, of): (usize, &board::Line)| match of {
        board::Line::Thing(_, Some(subject)) => Some((line, subject.clone())),
        _ => None,
    };
    table.iter().enumerate().filter_map(thing).collect()
}

impl Shown {
    /// What a key does.
    fn press(
        &mut self,
        session: &mut Session<'_>,
        seat: Seat,
        key: Key,
        things: &[(usize, String)],
        choices: &[Offer],
    ) -> Next {
        match (key, self.pointed) {
            (Key::Enter, Some(at)) => self.go_to_choice(at, things, choices),
            (Key::Enter, None) => {
                let chosen = session.take(seat, &choices[self.cursor]);
                self.notice = chosen
                    .err()
                    .map(|refusal| session.voice.say(&refusal.text()));
                self.cursor = 0;
            }
            (Key::Digit(digit), _) => {
                self.pointed = None;
                self.cursor = jump(self.cursor, digit, choices.len());
            }
            (Key::Up, None) => {
                self.cursor = self.cursor.checked_sub(1).unwrap_or(choices.len() - 1);
            }
            (Key::Down, None) => self.cursor = (self.cursor + 1) % choices.len(),
            (Key::Up, Some(at)) => self.pointed = Some(at.saturating_sub(1)),
            (Key::Down, Some(at)) => self.pointed = Some(at + 1),
            (Key::OtherSide, None) if !things.is_empty() => self.pointed = Some(0),
            (Key::OtherSide, _) => self.pointed = None,
            (Key::Quit, _) => return Next::Quit,
            (key, _) => self.press_other(session, seat, key),
        }
        Next::GoOn
    }

    /// A key that neither chooses nor moves.
    fn press_other(&mut self, session: &mut Session<'_>, seat: Seat, key: Key) {
        match key {
            Key::Undo => {
                let refusal = session.undo(seat).err();
                self.notice = refusal.map(|refusal| session.voice.say(&refusal.text()));
            }
            Key::Restart => {
                let refusal = session.restart(seat).err();
                self.notice = refusal.map(|refusal| session.voice.say(&refusal.text()));
            }
            Key::Leave(leave) => self.notice = Some(session.leave(seat, leave)),
            Key::AskMe => self.notice = Some(session.revoke_orders(seat)),
            Key::Deals => self.lay_out_deals(session.bargain(seat, "")),
            Key::Help => {
                let help = session.voice.tell("cli-screen-help");
                let lines = help.lines().map(str::to_owned).collect();
                self.overlay = Some(Overlay::new(lines));
            }
            Key::Rule => self.overlay = Some(Overlay::new(session.rule_of_question(seat))),
            Key::Story => {
                let lines = story(session, seat, Read::default());
                // The end is what people look for.
                let scroll = lines.len().saturating_sub(10) as u16;
                self.overlay = Some(Overlay { lines, scroll });
            }
            Key::Language => session.voice = session.in_other_language(),
            Key::PageUp => self.scroll = self.scroll.saturating_sub(5),
            Key::PageDown => self.scroll = self.scroll.saturating_add(5),
            _ => {}
        }
    }

    /// What there is to say about deals, and a line to type on.
    fn lay_out_deals(&mut self, lines: Vec<String>) {
        self.overlay = Some(Overlay::new(lines));
        self.typed = Some(String::new());
    }

    /// A key while something about deals is typed.
    fn type_on(&mut self, session: &mut Session<'_>, seat: Seat, key: Key) -> Next {
        let mut typed = self.typed.take().unwrap_or_default();
        match key {
            Key::Enter if !typed.is_empty() => {
                self.lay_out_deals(session.bargain(seat, &typed));
                return Next::GoOn;
            }
            Key::Enter | Key::Escape => {
                self.overlay = None;
                return Next::GoOn;
            }
            Key::Quit => return Next::Quit,
            Key::Letter(letter) => typed.push(letter),
            Key::Back => {
                typed.pop();
            }
            _ => {}
        }
        self.typed = Some(typed);
        Next::GoOn
    }

    /// From a thing to the first choice about it, if there is one.
    fn go_to_choice(&mut self, at: usize, things: &[(usize, String)], choices: &[Offer]) {
        let subject = things.get(at).map(|(_, subject)| subject);
        let about = |choice: &Offer| choice.subject.as_ref() == subject;
        if let Some(place) = choices.iter().position(about) {
            self.cursor = place;
            self.pointed = None;
        }
    }

    /// What is pointed at, and why nothing can be done with it; or what the
    /// selected choice is about.
    fn about(
        &self,
        session: &Session<'_>,
        seat: Seat,
        things: &[(usize, String)],
        choices: &[Offer],
    ) -> Vec<String> {
        match self.pointed.and_then(|at| things.get(at)) {
            Some((_, subject)) => {
                let why = session.why_not(seat, subject).ok();
                session.about(subject).into_iter().chain(why).collect()
            }
            None => {
                let subject = choices
                    .get(self.cursor)
                    .and_then(|choice| choice.subject.as_ref());
                let about = subject.and_then(|subject| session.about(subject));
                about.into_iter().collect()
            }
        }
    }

    /// All that a seat sees but its question.
    fn page(&self, session: &Session<'_>, seat: Seat, room: usize) -> Page {
        let voice = session.voice;
        Page {
            heading: session.heading(seat),
            scores: session.scores(),
            table: board::lines(voice, &session.sections(seat), room),
            scroll: self.scroll,
            more: voice.tell("cli-screen-more"),
            cursor: self.cursor,
            story_title: voice.tell("cli-screen-story"),
            story: story(session, seat, session.all_but(seat, STORY)),
            keys: voice.tell("cli-screen-keys"),
            notice: match &self.typed {
                Some(typed) => Some(format!("> {typed}_")),
                None => self.notice.clone(),
            },
            overlay: self.overlay.clone(),
            ..Page::default()
        }
    }
}

/// What has happened since, as a seat knows it, with what is not final yet.
fn story(session: &Session<'_>, seat: Seat, since: Read) -> Vec<String> {
    let news = session.news(seat, since);
    let mut story: Vec<_> = news
        .told
        .into_iter()
        .map(|line| match line {
            Line::Story(line) | Line::Reason(line) => line,
        })
        .collect();
    let tentative = session.voice.tell("cli-screen-tentative");
    let still_open = news.tentative.iter();
    story.extend(still_open.map(|line| format!("{line} ({tentative})")));
    story
}

/// Typing 1 and then 2 leads to the twelfth choice, where there is one.
fn jump(cursor: usize, digit: usize, count: usize) -> usize {
    let number = |number: usize| number.checked_sub(1).filter(|index| *index < count);
    number((cursor + 1) * 10 + digit)
        .or_else(|| number(digit))
        .unwrap_or(cursor)
}
