//! The keys of the full screen.

use std::io;

use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};

use crate::terminal::offer::Leave;

/// What a key stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    Up,
    Down,
    PageUp,
    PageDown,
    Digit(usize),
    Enter,
    Undo,
    Restart,
    Leave(Leave),
    AskMe,
    Deals,
    Help,
    Rule,
    Story,
    OtherSide,
    Language,
    Quit,
    /// While something is typed.
    Letter(char),
    Back,
    Escape,
    Other,
}

/// Waits for a key; a change of the window's size counts as one that means nothing.
/// While something is typed, letters are letters.
pub(super) fn read_key(typing: bool) -> io::Result<Key> {
    let key = match event::read()? {
        Event::Key(key) if key.kind == KeyEventKind::Press => key,
        _ => return Ok(Key::Other),
    };
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    Ok(match key.code {
        KeyCode::Char('c' | 'd') if control => Key::Quit,
        KeyCode::Char(_) if control => Key::Other,
        KeyCode::Char(letter) if typing => Key::Letter(letter),
        KeyCode::Backspace => Key::Back,
        KeyCode::Esc => Key::Escape,
        KeyCode::Up | KeyCode::Char('k') => Key::Up,
        KeyCode::Down | KeyCode::Char('j') => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Enter => Key::Enter,
        KeyCode::Char('u') => Key::Undo,
        KeyCode::Char('U') => Key::Restart,
        KeyCode::Char('o') => Key::Leave(Leave::Round),
        KeyCode::Char('O') => Key::Leave(Leave::Game),
        KeyCode::Char('a') => Key::AskMe,
        KeyCode::Char('d') => Key::Deals,
        KeyCode::Char('?') => Key::Help,
        KeyCode::Char('r') => Key::Rule,
        KeyCode::Char('s') => Key::Story,
        KeyCode::Tab | KeyCode::BackTab => Key::OtherSide,
        KeyCode::Char('l') => Key::Language,
        KeyCode::Char('q') => Key::Quit,
        KeyCode::Char(digit) => match digit.to_digit(10) {
            Some(digit) => Key::Digit(digit as usize),
            None => Key::Other,
        },
        _ => Key::Other,
    })
}
