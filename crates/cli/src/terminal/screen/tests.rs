//! Playing on a screen that is not there.

use std::path::Path;

use clap::Parser;
use engine::i18n::Lang;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::keys::Key;
use super::{Screen, jump};
use crate::app::App;
use crate::play::{PlayArgs, start};

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    play: PlayArgs,
}

/// What is on a screen of this size after these keys, the last again and again
/// for as long as one is asked for.
fn after(arguments: &str, keys: &[Key], (width, height): (u16, u16)) -> String {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("game.log");
    let app = App::new(registry::load(None).unwrap(), Lang::En);
    let line = format!("orrery {arguments} --seed screen --log {}", shown(&log));
    let args = Line::parse_from(line.split(' ')).play;
    let mut session = start(&app, &args).unwrap();
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    let mut pressed = keys.iter().copied();
    let mut last = Key::Quit;
    let mut press = |_| {
        last = pressed.next().unwrap_or(last);
        Ok(last)
    };
    Screen::new(&mut terminal, &mut press)
        .play(&mut session)
        .unwrap();
    terminal.backend().to_string()
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

const WIDE: (u16, u16) = (150, 46);

#[track_caller]
fn says(screen: &str, parts: &[&str]) {
    for part in parts {
        assert!(
            screen.contains(part),
            "no “{part}” on this screen:\n{screen}"
        );
    }
}

const GAME: &str = "core-worlds --players 2 --bots random";

#[test]
fn the_table_the_question_and_what_it_is_about_are_shown() {
    let screen = after(GAME, &[Key::Quit], WIDE);
    says(
        &screen,
        &[
            "Core Worlds · you are Player 1",
            "Player 1: 1 · Player 2: 1",
            "Round 1 of 10, Barbaric Worlds",
            "Energy Phase: you have 3 Energy",
            "[CW-ENE-03]",
            "No more Energy",
            "look around",
        ],
    );
}

#[test]
fn arrows_and_numbers_select_and_enter_takes() {
    let down = after(GAME, &[Key::Up, Key::Quit], WIDE);
    says(&down, &["cannot be undone: others are next"]);
    let taken = after(GAME, &[Key::Up, Key::Enter, Key::Quit], WIDE);
    says(&taken, &["Your turn: 4 Action Points"]);
    assert!(!taken.contains("Energy Phase: you have"), "{taken}");
}

#[test]
fn one_can_look_around_and_ask_why_not() {
    let screen = after(GAME, &[Key::OtherSide, Key::Quit], WIDE);
    says(&screen, &["Infantry, draft 0, deploy 1"]);
    // The first thing is a card in hand, and Units do nothing in this phase.
    says(&screen, &["Units in hand do nothing in the Energy Phase."]);
    let back = after(GAME, &[Key::OtherSide, Key::OtherSide, Key::Quit], WIDE);
    assert!(!back.contains("Units in hand do nothing"), "{back}");
}

#[test]
fn help_rule_story_and_the_other_language_are_a_key_away() {
    says(&after(GAME, &[Key::Help, Key::Quit], WIDE), &["take back"]);
    let rule = after(GAME, &[Key::Rule, Key::Quit], WIDE);
    says(&rule, &["CW-ENE-03", "Destiny holder"]);
    let story = [Key::Up, Key::Enter, Key::Story, Key::PageUp, Key::Quit];
    says(&after(GAME, &story, WIDE), &["You are done with that."]);
    let italian = after(GAME, &[Key::Language, Key::Quit], WIDE);
    says(&italian, &["Fase Energia", "Mondi Barbarici"]);
}

#[test]
fn undo_says_why_when_it_cannot_be() {
    let screen = after(GAME, &[Key::Undo, Key::Quit], WIDE);
    says(&screen, &["There is nothing to undo."]);
}

/// Enter all the way: the game comes to its end, and says who won.
#[test]
fn a_whole_game_is_played_on_the_screen() {
    let screen = after(GAME, &[Key::Enter], WIDE);
    says(&screen, &["The secret seed was", "orrery verify"]);
}

/// On a phone's terminal the question lies below the table.
#[test]
fn a_narrow_screen_shows_both() {
    let screen = after(GAME, &[Key::Quit], (60, 40));
    says(
        &screen,
        &["Round 1 of 10", "Energy Phase", "No more Energy"],
    );
}

#[test]
fn digits_lead_to_choices() {
    assert_eq!(jump(0, 3, 5), 2);
    assert_eq!(jump(0, 2, 15), 11);
    assert_eq!(jump(4, 2, 15), 1);
    assert_eq!(jump(4, 9, 5), 4);
    assert_eq!(jump(4, 0, 5), 4);
}
