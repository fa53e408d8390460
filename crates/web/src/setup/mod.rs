//! Setting up a table: who plays, and the game's own options.

mod options;
mod seats;

use engine::i18n::Voice;
use engine::registry::AnyGame;
use maud::{Markup, html};

use crate::board::AnyBoard;
use crate::lobby::{facts, help_line};
use crate::page::Reader;
use crate::parts::{alert, select, stepper};

/// The form that sets up a table.
pub struct SetupPage<'a> {
    /// Which game.
    pub game: &'a dyn AnyGame,
    /// How it is drawn.
    pub board: &'a dyn AnyBoard,
    /// How many seats the form shows.
    pub seats: usize,
    /// What was filled in before, as name and value, where it was refused.
    pub filled: &'a [(String, String)],
    /// Why it was refused.
    pub wrong: Option<String>,
}

impl SetupPage<'_> {
    /// The page.
    #[must_use]
    pub fn page(&self, reader: &Reader<'_>) -> Markup {
        let voice = &reader.voice;
        let info = self.game.info();
        let game = voice.tell(info.title);
        let title = voice.tell("web-set-up");
        let body = html! {
            (reader.bar(&[(game.clone(), Some(format!("/rules/{}", info.id))), (title.clone(), None)]))
            main id="main" class="read setup" tabindex="-1" {
                (alert(self.wrong.as_deref()))
                header class="panel banner" {
                    (self.board.picture())
                    div {
                        h1 { (title) span class="vh" { ": " (game) } }
                        p class="muted" { b { (game) } " · " (help_line(voice, info)) }
                        (facts(voice, info))
                    }
                }
                form class="fill" method="post" action="/tables" {
                    // What Enter in a field presses.
                    button class="vh" tabindex="-1" aria-hidden="true" {}
                    input type="hidden" name="game" value=(info.id);
                    input type="hidden" name="seats" value=(self.seats);
                    @let preset = self.value("preset", "");
                    @if !preset.is_empty() { input type="hidden" name="preset" value=(preset); }
                    (seats::seats(self, reader))
                    (options::options(self, voice))
                    (self.table(voice))
                    div class="acts" {
                        button class="btn primary big" { (voice.tell("web-set-the-table")) }
                        a class="btn ghost big" href="/" { (voice.tell("web-to-lobby")) }
                    }
                }
            }
        };
        reader.page(&format!("{title} · {game}"), Some(self.board), &body)
    }

    /// What was filled in before, or else what is usual.
    fn value<'b>(&'b self, name: &str, usual: &'b str) -> &'b str {
        let filled = self.filled.iter().find(|(filled, _)| filled == name);
        filled.map_or(usual, |(_, value)| value)
    }

    /// What holds at the table, whatever the game.
    fn table(&self, voice: &Voice<'_>) -> Markup {
        let words = |values: &[(&str, &'static str)]| -> Vec<(String, String)> {
            let pairs = values.iter();
            pairs
                .map(|(value, key)| ((*value).to_owned(), voice.tell(key)))
                .collect()
        };
        let paces = words(&[("brisk", "web-pace-brisk"), ("strict", "web-pace-strict")]);
        let watchers = words(&[("link", "web-watch-link"), ("anyone", "web-watch-anyone")]);
        let pace = select(
            "pace",
            Some("pace-help"),
            self.value("pace", "brisk"),
            &paces,
        );
        let window = stepper(
            voice,
            "window",
            Some("window-help"),
            self.value("window", "60"),
            (5, 86_400),
        );
        let watch = select(
            "watch",
            Some("watch-help"),
            self.value("watch", "link"),
            &watchers,
        );
        let doors = words(&[("no", "web-seeks-link"), ("yes", "web-seeks-anyone")]);
        let seeks = select(
            "seeks",
            Some("seeks-help"),
            self.value("seeks", "no"),
            &doors,
        );
        let name = html! {
            input id="name" type="text" name="name" maxlength="40" autocomplete="off"
                value=(self.value("name", "")) aria-describedby="name-help";
        };
        html! {
            section class="panel" aria-labelledby="the-table" {
                h2 id="the-table" { (voice.tell("web-the-table")) }
                (field("name", &voice.tell("web-table-name"), &voice.tell("web-table-name-help"), &name))
                (field("seeks", &voice.tell("web-seeks-who"), &voice.tell("web-seeks-help"), &seeks))
                @if !self.game.info().windows.is_empty() {
                    (field("pace", &voice.tell("web-pace"), &voice.tell("web-pace-help"), &pace))
                    (field("window", &voice.tell("web-window"), &voice.tell("web-window-help"), &window))
                }
                (field("watch", &voice.tell("web-watch"), &voice.tell("web-watch-help"), &watch))
            }
        }
    }
}

/// A field with its name and what it does.
fn field(id: &str, label: &str, help: &str, input: &Markup) -> Markup {
    html! {
        div class="field" {
            label for=(id) { (label) }
            p id={ (id) "-help" } { (help) }
            (input)
        }
    }
}
