//! What has happened, the latest first; every line leads to its moment.

use engine::table::StoryLine;
use maud::{Markup, html};

use super::bar::counted;
use super::{Sight, Time};
use crate::board::Drawn;
use crate::replay::eyes_of;

/// How much of the story stands beside the board: the replay has the rest.
const LINES: usize = 60;

/// The last lines of the viewer's story.
pub(super) fn story(sight: &Sight<'_>, drawn: &Drawn) -> Markup {
    let told = sight.table.story_len(sight.viewer);
    let shown = sight.table.story(sight.viewer, told.saturating_sub(LINES));
    let unread = told.saturating_sub(sight.read);
    // A mark before all that is shown would say nothing.
    let since = (sight.read > 0 && unread > 0 && unread < shown.len()).then_some(sight.read);
    // Six cards drawn one by one are told once.
    let same = |one: &StoryLine, next: &StoryLine| {
        one.text == next.text && !next.tentative && since != Some(next.moment)
    };
    html! {
        span class="eyebrow" {
            (sight.voice.tell("web-story"))
            a href={ "/tables/" (sight.id) "/replay" } { (sight.voice.tell("web-whole-game")) }
        }
        ol {
            @for lines in shown.chunk_by(same) {
                @if lines.first().is_some_and(|first| since == Some(first.moment)) {
                    li class="mark since" { (counted(&sight.voice, "web-since", unread)) }
                }
                @if let Some(last) = lines.last() { (told_line(sight, drawn, last, lines.len())) }
            }
        }
    }
}

/// A line that was told this many times; it leads to the last of them.
fn told_line(sight: &Sight<'_>, drawn: &Drawn, line: &StoryLine, times: usize) -> Markup {
    let words = sight.voice.say(&line.text);
    let words = html! { (words) @if times > 1 { b class="times" { " ×" (times) } } };
    match line.actor {
        Some(seat) => {
            html! {
                li class=[line.tentative.then_some("draft")] data-moment=(line.moment) {
                    (sight.emblem(drawn, seat, "s"))
                    (linked(sight, line, &words))
                }
            }
        }
        None => html! { li class="mark" { (linked(sight, line, &words)) } },
    }
}

fn linked(sight: &Sight<'_>, line: &StoryLine, words: &Markup) -> Markup {
    // Who looks at the past keeps the eyes that they look with.
    let eyes = (sight.time != Time::Now).then(|| eyes_of(sight.viewer));
    html! {
        @if line.tentative { span { (words) } }
        @else {
            a href={ "/tables/" (sight.id) "/replay?moment=" (line.moment + 1) @if let Some(eyes) = eyes { "&eyes=" (eyes) } } { (words) }
        }
    }
}
