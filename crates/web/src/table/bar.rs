//! The top bar of a table: where in the game this is, and what can be undone.

use engine::Text;
use engine::i18n::Voice;
use maud::{Markup, html};

use super::{Sight, Time};
use crate::board::Drawn;
use crate::parts::icon;

/// The name of the house, which leads to the lobby.
pub(super) fn brand(voice: &Voice<'_>) -> Markup {
    html! {
        a class="brand" href="/" {
            svg aria-hidden="true" { use href="#brand" {} }
            span class="wide" { (voice.tell("orrery")) }
            span class="vh" { (voice.tell("web-to-lobby")) }
        }
    }
}

/// Game, then what the board says.
pub(super) fn trail(sight: &Sight<'_>, drawn: &Drawn) -> Markup {
    html! {
        ol class="crumb" {
            li { (sight.voice.tell(sight.table.info().title)) }
            @if sight.imported {
                li { span title=(sight.voice.tell("web-imported-help")) { (sight.voice.tell("web-imported")) } }
            }
            @for crumb in &drawn.crumbs { li { (crumb) } }
        }
    }
}

/// Undo, which names what it takes back or says why it cannot.
pub(super) fn undo(sight: &Sight<'_>) -> Markup {
    let Some(seat) = sight.viewer.seat() else {
        return html! {};
    };
    if sight.time != Time::Now || sight.table.is_over() {
        return html! {};
    }
    let voice = &sight.voice;
    match sight.table.can_undo(seat) {
        Ok(()) => {
            let settled = sight.table.settled(sight.viewer);
            let tentative = sight.table.story(sight.viewer, settled);
            let last = tentative.last();
            let what = last.map(|line| voice.say_in(&line.text, line.person(sight.viewer)));
            html! {
                (signature(sight))
                button class="btn undo" accesskey="z" title=[what.as_deref()] {
                    (icon("i-undo"))
                    span { (voice.tell("web-undo")) @if what.is_some() { span class="wide" { ":" } } }
                    @if let Some(what) = &what { span class="why wide" { (what) } }
                }
                @if sight.table.drafted(seat).len() > 1 {
                    button class="btn undo" name="keep" value="0" { (voice.tell("web-restart")) }
                }
            }
        }
        Err(refusal) => {
            let why = voice.say(&refusal.text());
            html! {
                button class="btn undo" disabled title=(why) {
                    (icon("i-undo"))
                    span { (voice.tell("web-undo")) }
                    span class="vh" { (why) }
                }
            }
        }
    }
}

/// What a post carries so that it is made once, and on what was seen.
pub(super) fn signature(sight: &Sight<'_>) -> Markup {
    let Some(seat) = sight.viewer.seat() else {
        return html! {};
    };
    // A seat that takes a choice back and makes it again was offered the same
    // twice: the revision tells the posts apart.
    let (stamp, revision) = (sight.table.stamp(seat), sight.table.revision(sight.viewer));
    html! {
        input type="hidden" name="stamp" value=(stamp);
        input type="hidden" name="key" value={ "page-" (stamp) "-" (revision) };
        input type="hidden" name="seat" value=(seat);
    }
}

/// A sentence with one number in it.
pub(super) fn counted(voice: &Voice<'_>, key: &'static str, count: usize) -> String {
    voice.say(&Text::new(key).with("count", count))
}
