//! Coming in by a link.

use maud::{Markup, html};

use crate::lobby::code;
use crate::page::Reader;
use crate::parts::alert;

/// The page that a secret link leads to. The secret is behind the `#`, which
/// browsers keep to themselves; the script puts it into the form and sends it.
#[must_use]
pub fn page(reader: &Reader<'_>, wrong: Option<&str>) -> Markup {
    let voice = &reader.voice;
    let title = voice.tell("web-join");
    let body = html! {
        (reader.bar(&[(title.clone(), None)]))
        main id="main" class="read narrow" tabindex="-1" {
            (alert(wrong))
            div class="panel come" {
                h1 { (title) }
                p class="muted" { (voice.tell("web-join-what")) }
                form class="fill" method="post" action="/join" data-join {
                    label for="code" { (voice.tell("web-join-help")) }
                    div class="inp" {
                        (code(voice))
                        button class="btn primary" { (voice.tell("web-join-button")) }
                    }
                }
                p class="faint" { (voice.tell("web-join-keep")) }
            }
        }
    };
    reader.page(&title, None, &body)
}
