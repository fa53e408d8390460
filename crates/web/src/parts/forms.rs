//! Pieces of forms.

use engine::i18n::Voice;
use maud::{Markup, html};

/// Why what was just tried did not work.
#[must_use]
pub fn alert(wrong: Option<&str>) -> Markup {
    html! {
        @if let Some(wrong) = wrong {
            p class="toast err" role="alert" { (super::icon("cross")) span { (wrong) } }
        }
    }
}

/// A list to pick one from: the values with their words, and the one that is
/// picked already.
#[must_use]
pub fn select(
    name: &str,
    described: Option<&str>,
    picked: &str,
    from: &[(String, String)],
) -> Markup {
    html! {
        select id=(name) name=(name) aria-describedby=[described] {
            @for (value, words) in from {
                option value=(value) selected[value == picked] { (words) }
            }
        }
    }
}

/// A field to search a page with.
#[must_use]
pub fn find(voice: &Voice<'_>, action: &str, hint: &str, query: &str) -> Markup {
    html! {
        form class="find" role="search" method="get" action=(action) {
            label class="vh" for="q" { (hint) }
            input id="q" type="search" name="q" value=(query) placeholder=(hint) maxlength="100" autocomplete="off";
            button class="btn" { (voice.tell("web-find")) }
            @if !query.is_empty() { a class="btn ghost" href=(action) { (voice.tell("web-find-all")) } }
        }
    }
}
