//! What someone points at: what it is, what can be done with it, or why
//! nothing can.

use engine::table::Listed;
use maud::{Markup, html};

use super::bar::signature;
use super::{Sight, ask};
use crate::page::Reader;

impl Sight<'_> {
    /// A thing: the whole of it, and its choices or the reason why there are
    /// none. Nothing when there is no such thing.
    #[must_use]
    pub fn look(&self, subject: &str) -> Option<Markup> {
        let about = self.table.about(subject).map(|text| self.voice.say(&text));
        let (choices, rows) = (self.choices(), self.rows());
        let scene = self.scene(&choices, &rows);
        let piece = self.board.look(self.table, subject, &scene);
        let mut of_it = scene.about(subject);
        let also = self.board.also(self.table, subject, &scene);
        let mentions = |choice: &&Listed| {
            choice.subject.as_deref() != Some(subject) && also.contains(&choice.notation)
        };
        of_it.choices.extend(choices.iter().filter(mentions));
        let why_not = match self.viewer.seat() {
            Some(seat) if !of_it.is_lit() => self.table.why_not(seat, subject),
            _ => None,
        };
        if piece.is_none() && about.is_none() && !of_it.is_lit() && why_not.is_none() {
            return None;
        }
        Some(html! {
            div class="in" {
                @match piece { Some(piece) => (piece), None => { @if let Some(about) = about { p { (about) } } } }
                @if let Some(reason) = why_not {
                    p class="no" {
                        (self.voice.say(&reason.text)) " "
                        @if !reason.rule.is_empty() {
                            a class="rule" href={ "/rules/" (self.table.info().id) "#" (reason.rule) } { (self.voice.tell("web-rule")) " " (reason.rule) }
                        }
                    }
                }
                @if of_it.is_lit() {
                    form class="choices" method="post" action={ "/tables/" (self.id) "/choices" } {
                        (signature(self))
                        @for choice in of_it.choices { (ask::button(self, choice)) }
                        @for row in of_it.rows { (ask::row_button(self, row)) }
                    }
                }
            }
        })
    }

    /// A page for a thing, where there is no script to show it in place.
    #[must_use]
    pub fn look_page(&self, reader: &Reader<'_>, look: &Markup) -> Markup {
        let title = self.voice.tell(self.table.info().title);
        let crumbs = [(title.clone(), Some(format!("/tables/{}", self.id)))];
        let body = html! {
            (reader.bar(&crumbs))
            main id="main" class="read" {
                h1 class="vh" { (title) }
                section class="panel" { (look) }
                a class="btn" href={ "/tables/" (self.id) } { (self.voice.tell("web-back-to-table")) }
            }
        };
        reader.page(&title, Some(self.board), &body)
    }
}
