//! What people say at the table.

use engine::i18n::Voice;
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
    /// What.
    pub what: What,
}

/// What a line of the talk is.
#[derive(Debug, Clone)]
pub enum What {
    /// Words of theirs.
    Words(String),
    /// They sit down; where someone played before, in place of whom.
    Sits(Option<String>),
    /// A bot plays for them, until they come back.
    Rests,
    /// A bot plays in their place.
    Dismissed,
    /// They play again, where a bot did for them.
    Returns,
    /// They have set this table to play again.
    Rematch(String),
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
    let voice = &sight.voice;
    let tell = |key| Text::new(key).with("name", said.name.as_str());
    let told = match &said.what {
        What::Words(words) => {
            return html! {
                @match said.seat {
                    Some(seat) => (sight.plain_emblem(seat, "s")),
                    // A name alone tells nobody from a player of that name.
                    None => span class="chip" { (voice.tell("web-talk-watches")) },
                }
                " " b { (named(voice, &said.name)) } (words)
            };
        }
        What::Sits(None) => tell("web-sits-down"),
        What::Sits(Some(former)) if *former == said.name => tell("web-sits-same"),
        What::Sits(Some(former)) => tell("web-sits-instead").with("former", former.as_str()),
        What::Rests => tell("web-seat-rests"),
        What::Dismissed => tell("web-seat-dismissed"),
        What::Returns => tell("web-seat-returns"),
        What::Rematch(table) => {
            return html! {
                em { (voice.say(&tell("web-rematch-set"))) }
                " " a href={ "/tables/" (table) } { (voice.tell("web-rematch-go")) }
            };
        }
    };
    html! { em { (voice.say(&told)) } }
}

/// The name of somebody who may have none.
pub(super) fn named(voice: &Voice<'_>, name: &str) -> String {
    if name.is_empty() {
        voice.tell("web-nameless")
    } else {
        name.to_owned()
    }
}
