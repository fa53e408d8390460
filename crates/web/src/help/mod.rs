//! Rules by number and components with where their figures come from.

mod components;
mod rules;
mod search;

use engine::Info;
use maud::{Markup, html};

pub use components::components;
pub use rules::{rule, rules};
pub use search::Filter;

use crate::lobby::help_line;
use crate::page::Reader;
use crate::parts::icon;

/// The list of games whose rules can be read.
#[must_use]
pub fn index(reader: &Reader<'_>, games: &[&'static Info]) -> Markup {
    let voice = &reader.voice;
    let title = voice.tell("web-rules");
    let body = html! {
        (reader.bar(&[(title.clone(), None)]))
        main id="main" class="read" tabindex="-1" {
            h1 { (title) }
            p class="muted lead" { (voice.tell("web-rules-help")) }
            ul class="books" {
                @for info in games {
                    @let game = voice.tell(info.title);
                    li class="panel" {
                        h2 { (game) }
                        p class="muted" { (help_line(voice, info)) }
                        div class="acts" {
                            a class="btn" href={ "/rules/" (info.id) } { (icon("book")) (title) (of(&game)) }
                            a class="btn" href={ "/components/" (info.id) } { (icon("deck")) (voice.tell("web-components")) (of(&game)) }
                        }
                    }
                }
            }
        }
    };
    reader.page(&title, None, &body)
}

/// Of which game, for who hears the links one by one.
fn of(game: &str) -> Markup {
    html! { span class="vh" { ": " (game) } }
}

/// Something did not work: what, why, and what to do.
#[must_use]
pub fn wrong(reader: &Reader<'_>, title: &str, text: &str) -> Markup {
    let body = html! {
        (reader.bar(&[]))
        main id="main" class="read narrow" tabindex="-1" {
            div class="panel come" {
                h1 { (title) }
                p class="muted" { (text) }
                div class="acts" { a class="btn primary" href="/" { (reader.voice.tell("web-to-lobby")) } }
            }
        }
    };
    reader.page(title, None, &body)
}
