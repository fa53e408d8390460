//! What people say at the table.

use engine::{Seat, Text};
use maud::{Markup, html};

use super::Sight;

/// Something said.
#[derive(Debug, Clone)]
pub struct Said {
    /// Who, if they have a seat.
    pub seat: Option<Seat>,
    /// The name they had.
    pub name: String,
    /// What; nothing when they sat down where someone else had been.
    pub text: String,
}

/// The last remarks, and where to write one.
pub(super) fn talk(sight: &Sight<'_>) -> Markup {
    let voice = &sight.voice;
    html! {
        span class="eyebrow" { (voice.tell("web-talk")) }
        @if !sight.said.is_empty() {
            ol { @for said in sight.said { li { (line(sight, said)) } } }
        }
        form method="post" action={ "/tables/" (sight.id) "/talk" } data-quiet="talk" {
            input type="text" name="text" required maxlength="500" autocomplete="off"
                aria-label=(voice.tell("web-say")) placeholder=(voice.tell("web-say"));
            button class="btn" { (voice.tell("web-send")) }
        }
    }
}

fn line(sight: &Sight<'_>, said: &Said) -> Markup {
    if said.text.is_empty() {
        let sits = Text::new("web-sits-down").with("name", said.name.as_str());
        return html! { em { (sight.voice.say(&sits)) } };
    }
    html! { b { (said.name) } (said.text) }
}
