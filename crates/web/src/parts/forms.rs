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

/// A number with a button for one less and one for one more, which the script
/// brings; its name is its id.
#[must_use]
pub fn stepper(
    voice: &Voice<'_>,
    name: &str,
    described: Option<&str>,
    value: &str,
    (min, max): (u32, u32),
) -> Markup {
    let button = |by: &str, key: &'static str, symbol: &str| {
        let word = voice.tell(key);
        html! {
            button type="button" class="btn icon" data-by=(by) aria-controls=(name) aria-label=(word) title=(word) { (super::icon(symbol)) }
        }
    };
    html! {
        span class="stepper" {
            (button("-1", "web-less", "minus"))
            input id=(name) type="number" inputmode="numeric" name=(name) min=(min) max=(max) required value=(value) aria-describedby=[described];
            (button("1", "web-more", "plus"))
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
