//! The door: joining a table, bringing a game, and what one is called.

use engine::i18n::Voice;
use maud::{Markup, html};

use crate::page::Reader;
use crate::parts::icon;

/// Everything beside one's own tables.
pub(super) fn door(reader: &Reader<'_>) -> Markup {
    let voice = &reader.voice;
    html! {
        div class="panel door" {
            section { (join(voice)) }
            section { (name(reader)) }
            section { (import(voice)) }
            ul class="ways" {
                (way("book", "/rules", &voice.tell("web-read-rules")))
                (way("link", "/api", &voice.tell("web-for-programmers")))
            }
        }
    }
}

fn way(symbol: &str, to: &str, words: &str) -> Markup {
    html! { li { (icon(symbol)) a href=(to) { (words) } } }
}

fn join(voice: &Voice<'_>) -> Markup {
    html! {
        h2 { (voice.tell("web-join")) }
        p { label for="code" { (voice.tell("web-join-help")) } }
        form class="inp" method="post" action="/join" {
            (code(voice))
            button class="btn" { (voice.tell("web-join-button")) }
        }
    }
}

/// The field that takes a link or a code. An address may be long.
pub(crate) fn code(voice: &Voice<'_>) -> Markup {
    html! {
        input id="code" type="text" name="code" required maxlength="300" autocomplete="off"
            autocapitalize="none" spellcheck="false" placeholder=(voice.tell("web-code-like"));
    }
}

fn name(reader: &Reader<'_>) -> Markup {
    let voice = &reader.voice;
    html! {
        h2 { label for="name" { (voice.tell("web-your-name")) } }
        form class="inp" method="post" action="/settings" {
            input type="hidden" name="back" value="/";
            input id="name" type="text" name="name" value=(reader.name) maxlength="40" autocomplete="nickname"
                placeholder=(voice.tell("web-your-name-like"));
            button class="btn" { (voice.tell("web-keep")) }
        }
        @if reader.known { (leave(voice)) }
    }
}

/// Being forgotten: here, or everywhere else.
fn leave(voice: &Voice<'_>) -> Markup {
    html! {
        details class="leave" {
            summary { (voice.tell("web-leave")) }
            form method="post" action="/leave" {
                p { (voice.tell("web-leave-elsewhere-help")) }
                button class="btn" name="where" value="elsewhere" { (voice.tell("web-leave-elsewhere")) }
                p { (voice.tell("web-leave-here-help")) }
                button class="btn" name="where" value="here" { (voice.tell("web-leave-here")) }
            }
        }
    }
}

fn import(voice: &Voice<'_>) -> Markup {
    html! {
        h2 { (voice.tell("web-import")) }
        p { label for="log" { (voice.tell("web-import-help")) } }
        form class="inp" method="post" action="/import" enctype="multipart/form-data" {
            input id="log" type="file" name="log" required;
            button class="btn" { (voice.tell("web-import-button")) }
        }
    }
}
