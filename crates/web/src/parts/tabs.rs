//! Sections of a page that a phone shows one at a time.

use maud::{Markup, html};

/// One section.
#[derive(Debug)]
pub struct Tab<'a> {
    /// Its id, which no other element of the page may have.
    pub id: &'a str,
    /// What it is called.
    pub title: &'a str,
    /// What is in it.
    pub body: Markup,
}

/// Sections one below the other; where the page is narrow the script makes
/// tabs of them, and without it they are all there.
#[must_use]
pub fn tabs(label: &str, tabs: &[Tab<'_>]) -> Markup {
    html! {
        div class="tabbed" {
            div class="tab-row" role="tablist" aria-label=(label) {
                @for (place, tab) in tabs.iter().enumerate() {
                    @let first = place == 0;
                    button type="button" role="tab" id={ (tab.id) "-tab" } aria-controls=(tab.id)
                        aria-selected=(if first { "true" } else { "false" }) tabindex=(if first { "0" } else { "-1" }) { (tab.title) }
                }
            }
            @for (place, tab) in tabs.iter().enumerate() {
                section id=(tab.id) class=[(place == 0).then_some("on")] aria-labelledby={ (tab.id) "-tab" } {
                    span class="eyebrow" aria-hidden="true" { (tab.title) }
                    (tab.body)
                }
            }
        }
    }
}
