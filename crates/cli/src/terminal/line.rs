//! Playing line by line: for pipes, screen readers and plain terminals.

use std::io::{BufRead, Write};

use engine::{MAX_SEATS, Seat, Text, Viewer};

use super::command::Command;
use super::session::{Line, Read, Session};
use crate::board;
use crate::errors::CliError;

/// A session shown line by line.
pub(crate) struct LineMode<'s, 'a> {
    session: &'s mut Session<'a>,
    input: &'s mut dyn BufRead,
    out: &'s mut dyn Write,
    /// How far each seat has read.
    read: [Read; MAX_SEATS],
    /// Push what the last person saw out of sight? Only where there is a screen.
    clear: bool,
}

/// What came of one line of input.
enum Next {
    /// The table has moved, or is to be shown anew.
    Show,
    /// It was answered; the same question stands.
    Again,
    /// No more.
    Quit,
}

impl<'s, 'a> LineMode<'s, 'a> {
    /// Reads from here and writes there.
    pub(crate) fn new(
        session: &'s mut Session<'a>,
        input: &'s mut dyn BufRead,
        out: &'s mut dyn Write,
        clear: bool,
    ) -> Self {
        Self {
            session,
            input,
            out,
            read: [Read::default(); MAX_SEATS],
            clear,
        }
    }

    /// Plays until the game is over or the person stops.
    pub(crate) fn play(mut self) -> Result<(), CliError> {
        let mut at_keyboard = None;
        loop {
            self.session.advance()?;
            let Some(seat) = self.session.asked(at_keyboard) else {
                break;
            };
            if !self.change_places(at_keyboard, seat)? {
                break;
            }
            at_keyboard = Some(seat);
            self.show(seat)?;
            if matches!(self.ask(seat)?, Next::Quit) {
                break;
            }
        }
        if let Some(seat) = at_keyboard.filter(|_| self.session.is_over()) {
            self.show_sections(seat)?;
            self.show_news(seat)?;
        }
        self.say_all(&self.session.closing())
    }

    /// Lets the next person sit down, unseen by the last; not when there is
    /// no more input.
    fn change_places(&mut self, from: Option<Seat>, to: Seat) -> Result<bool, CliError> {
        let Some(from) = from.filter(|from| *from != to) else {
            return Ok(true);
        };
        self.show_news(from)?;
        writeln!(self.out, "\n{}", self.session.curtain(to))?;
        let sat_down = self.read_line()?.is_some();
        if self.clear && sat_down {
            // Scrollback as well: what the last person saw is theirs.
            write!(self.out, "\x1b[H\x1b[2J\x1b[3J")?;
        }
        Ok(sat_down)
    }

    fn show(&mut self, seat: Seat) -> Result<(), CliError> {
        writeln!(self.out)?;
        writeln!(self.out, "── {} ──", self.session.heading(seat))?;
        self.show_sections(seat)?;
        self.show_news(seat)?;
        self.show_question(seat)
    }

    fn show_sections(&mut self, seat: Seat) -> Result<(), CliError> {
        let sections = self.session.sections(seat);
        for line in board::lines(self.session.voice, &sections, board::PAPER) {
            writeln!(self.out, "{}", line.text())?;
        }
        Ok(())
    }

    fn show_news(&mut self, seat: Seat) -> Result<(), CliError> {
        let news = self.session.news(seat, self.read[seat.index()]);
        self.read[seat.index()] = news.read;
        if !news.told.is_empty() {
            writeln!(self.out)?;
        }
        for line in &news.told {
            match line {
                Line::Story(line) => writeln!(self.out, "· {line}")?,
                Line::Reason(line) => writeln!(self.out, "{line}")?,
            }
        }
        if !news.tentative.is_empty() {
            writeln!(self.out)?;
            writeln!(self.out, "{}", self.session.voice.tell("cli-tentative"))?;
        }
        for line in &news.tentative {
            writeln!(self.out, "· {line}")?;
        }
        Ok(())
    }

    fn show_question(&mut self, seat: Seat) -> Result<(), CliError> {
        writeln!(self.out)?;
        if let Some(question) = self.session.question_line(seat) {
            writeln!(self.out, "{question}")?;
        }
        if let Some(word) = self.session.overtaken(seat) {
            writeln!(self.out, "{word}")?;
        }
        for (index, offer) in self.session.offers(seat)?.iter().enumerate() {
            let label = &offer.label;
            match &offer.warning {
                Some(warning) => writeln!(self.out, "{:>3}. {label} ({warning})", index + 1)?,
                None => writeln!(self.out, "{:>3}. {label}", index + 1)?,
            }
        }
        Ok(())
    }

    /// Asks until something comes of it.
    fn ask(&mut self, seat: Seat) -> Result<Next, CliError> {
        loop {
            let Some(line) = self.read_line()? else {
                return Ok(Next::Quit);
            };
            let next = match Command::read(&line) {
                Some(command) => self.obey(seat, command)?,
                None => {
                    self.put(&Text::new("cli-not-understood").with("line", line.trim()))?;
                    Next::Again
                }
            };
            if !matches!(next, Next::Again) {
                return Ok(next);
            }
        }
    }

    fn obey(&mut self, seat: Seat, command: Command) -> Result<Next, CliError> {
        match command {
            Command::Pick(number) => return self.pick(seat, number),
            Command::Undo => match self.session.undo(seat) {
                Ok(()) => return Ok(Next::Show),
                Err(refusal) => self.say(&refusal.text())?,
            },
            Command::Restart => match self.session.restart(seat) {
                Ok(()) => return Ok(Next::Show),
                Err(refusal) => self.say(&refusal.text())?,
            },
            Command::Leave(leave) => {
                let word = self.session.leave(seat, leave);
                writeln!(self.out, "{word}")?;
                return Ok(Next::Show);
            }
            Command::AskMe => {
                let word = self.session.revoke_orders(seat);
                writeln!(self.out, "{word}")?;
            }
            Command::Deals(text) => {
                let lines = self.session.bargain(seat, &text);
                self.say_all(&lines)?;
                // A bot may have something to say to it.
                if !text.is_empty() {
                    return Ok(Next::Show);
                }
            }
            Command::Help => self.put(&Text::new("cli-help"))?,
            Command::Rule(None) => self.say_all(&self.session.rule_of_question(seat))?,
            Command::Rule(Some(id)) => self.say_all(&self.session.rule(&id))?,
            Command::Story => self.tell_story(seat)?,
            Command::Language => {
                self.session.voice = self.session.in_other_language();
                return Ok(Next::Show);
            }
            Command::Why(subject) => {
                let why = self.session.why_not(seat, &subject)?;
                writeln!(self.out, "{why}")?;
            }
            Command::Quit => return Ok(Next::Quit),
        }
        Ok(Next::Again)
    }

    fn pick(&mut self, seat: Seat, number: usize) -> Result<Next, CliError> {
        let offers = self.session.offers(seat)?;
        let Some(offer) = number.checked_sub(1).and_then(|index| offers.get(index)) else {
            let text = Text::new("cli-no-such-choice")
                .with("number", number)
                .with("count", offers.len());
            self.put(&text)?;
            return Ok(Next::Again);
        };
        match self.session.take(seat, offer) {
            Ok(()) => Ok(Next::Show),
            Err(refusal) => {
                self.say(&refusal.text())?;
                Ok(Next::Again)
            }
        }
    }

    fn tell_story(&mut self, seat: Seat) -> Result<(), CliError> {
        let story: Vec<_> = self.session.story(seat).collect();
        if story.is_empty() {
            self.put(&Text::new("cli-story-empty"))?;
        }
        for line in &story {
            let person = line.person(Viewer::Seat(seat));
            let text = self.session.voice.say_in(&line.text, person);
            writeln!(self.out, "{:>4}  {text}", line.moment + 1)?;
        }
        Ok(())
    }

    /// The next line of input; nothing at its end.
    fn read_line(&mut self) -> Result<Option<String>, CliError> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
    }

    /// A message of the terminal's own, which begins as it should stand.
    fn put(&mut self, text: &Text) -> Result<(), CliError> {
        Ok(writeln!(self.out, "{}", self.session.voice.phrase(text))?)
    }

    fn say(&mut self, text: &Text) -> Result<(), CliError> {
        Ok(writeln!(self.out, "{}", self.session.voice.say(text))?)
    }

    fn say_all(&mut self, lines: &[String]) -> Result<(), CliError> {
        for line in lines {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }
}
