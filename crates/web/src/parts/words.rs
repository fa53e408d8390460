//! A view in words: the board of games that draw none, and what a screen
//! reader can be given beside a drawn one.

use engine::{Row, Section};
use maud::{Markup, html};

use crate::board::Scene;
use crate::parts::thing;

/// Everything that can be said of a table, section by section; the things in
/// it can be looked at and chosen.
#[must_use]
pub fn sections(sections: &[Section], scene: &Scene<'_>) -> Markup {
    html! {
        div class="words" {
            @for section in sections { (one(section, scene)) }
        }
    }
}

fn one(section: &Section, scene: &Scene<'_>) -> Markup {
    let voice = &scene.voice;
    html! {
        section class="panel" {
            h2 { (voice.say(&section.title)) }
            @for line in &section.lines { p { (voice.say(line)) } }
            @if !section.rows.is_empty() {
                table {
                    @if !section.head.is_empty() {
                        thead { tr { @for cell in &section.head { th scope="col" { (voice.say(cell)) } } } }
                    }
                    tbody { @for line in &section.rows { (row(line, scene)) } }
                }
            }
        }
    }
}

fn row(row: &Row, scene: &Scene<'_>) -> Markup {
    let mut cells = row.cells.iter().map(|cell| scene.voice.say(cell));
    let name = cells.next().unwrap_or_default();
    html! {
        tr {
            th scope="row" {
                @match &row.subject {
                    Some(subject) => (thing(subject, &scene.about(subject), "word", &html! { (name) })),
                    None => (name),
                }
            }
            @for cell in cells { td { (cell) } }
        }
    }
}
