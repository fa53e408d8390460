//! The rules of a game, section by section, with the rulings below them.

use engine::i18n::Lang;
use engine::i18n::Voice;
use engine::ledger::{Entry, Kind, Ledger, Section, Tag, ids_in};
use engine::{Info, Text};
use maud::{Markup, html};

use super::search::Filter;
use crate::board::AnyBoard;
use crate::page::Reader;
use crate::parts::{find, icon};

/// The rules of a game: all of them, or those that `query` finds.
#[must_use]
pub fn rules(
    reader: &Reader<'_>,
    info: &Info,
    board: &dyn AnyBoard,
    ledgers: &[Ledger],
    query: &str,
) -> Markup {
    let voice = &reader.voice;
    let query = query.trim();
    let (name, title) = (voice.tell(info.title), voice.tell("web-rules"));
    let book = Book { info, voice };
    let filter = Filter::new(ledgers, query);
    let chapters: Vec<Chapter<'_>> = ledgers
        .iter()
        .flat_map(|ledger| book.chapters(ledger, &filter))
        .collect();
    let count = chapters.iter().map(|chapter| chapter.entries.len()).sum();
    let whole = query.is_empty();
    let body = html! {
        (reader.bar(&[(title.clone(), Some("/rules".to_owned())), (name.clone(), None)]))
        main id="main" class="read" tabindex="-1" {
            h1 { (name) ": " (title) }
            p class="muted lead" {
                (voice.tell("web-rules-how")) " "
                a href={ "/components/" (info.id) } { (voice.tell("web-to-components")) }
            }
            (find(voice, &format!("/rules/{}", info.id), &voice.tell("web-find-rule"), query))
            (told(voice, query, count))
            @if whole && chapters.len() > 3 { (contents(voice, &chapters)) }
            @for (nth, chapter) in chapters.iter().enumerate() { (book.chapter(nth, chapter, ledgers.len() > 1)) }
        }
    };
    reader.page(&format!("{name}: {title}"), Some(board), &body)
}

/// One rule with its rulings, or the rule that a ruling is on: for who asks at a
/// table. Nothing when there is no such rule.
#[must_use]
pub fn rule(voice: &Voice<'_>, info: &Info, ledgers: &[Ledger], id: &str) -> Option<Markup> {
    let book = Book { info, voice };
    let sections = ledgers.iter().flat_map(|ledger| &ledger.sections);
    for section in sections {
        let entries: Vec<&Entry> = section.entries.iter().collect();
        let found = groups(&entries).find(|group| group.iter().any(|entry| entry.id == id));
        if let Some(group) = found {
            let (lang, title) = section.titled(voice.lang);
            return Some(html! {
                div class="in" {
                    h3 lang=[foreign(voice, lang)] { (title) }
                    ol class="rules" { (book.group(group)) }
                    p { a href={ "/rules/" (info.id) "#" (id) } { (voice.tell("web-all-rules")) } }
                }
            });
        }
    }
    None
}

/// How many were found, or a word where none was.
fn told(voice: &Voice<'_>, query: &str, count: usize) -> Markup {
    let text = if count == 0 {
        Text::new("web-found-none").with("query", query)
    } else {
        Text::new("web-rules-count").with("count", count)
    };
    html! { p class="count" role="status" { (voice.say(&text)) } }
}

/// The sections, to jump to.
fn contents(voice: &Voice<'_>, chapters: &[Chapter<'_>]) -> Markup {
    html! {
        nav class="panel contents" aria-label=(voice.tell("web-sections")) {
            ul {
                @for (nth, chapter) in chapters.iter().enumerate() {
                    @let (lang, title) = chapter.section.titled(voice.lang);
                    li { a href={ "#section-" (nth + 1) } lang=[foreign(voice, lang)] { (title) } }
                }
            }
        }
    }
}

/// A language that is not the reader's.
fn foreign(voice: &Voice<'_>, lang: Lang) -> Option<&'static str> {
    (voice.lang != lang).then(|| lang.code())
}

/// A section, and what of it was found.
struct Chapter<'a> {
    ledger: &'a Ledger,
    section: &'a Section,
    entries: Vec<&'a Entry>,
}

/// Whose rules, for whom.
struct Book<'a> {
    info: &'a Info,
    voice: &'a Voice<'a>,
}

impl Book<'_> {
    /// The sections of a ledger in which something was found.
    fn chapters<'a>(&self, ledger: &'a Ledger, filter: &Filter) -> Vec<Chapter<'a>> {
        let chapter = |section: &'a Section| {
            let entries = section.entries.iter();
            let wanted = entries.filter(|entry| filter.takes(entry, self.voice.lang));
            Chapter {
                ledger,
                section,
                entries: wanted.collect(),
            }
        };
        let chapters = ledger.sections.iter().map(chapter);
        chapters
            .filter(|chapter| !chapter.entries.is_empty())
            .collect()
    }

    fn chapter(&self, nth: usize, chapter: &Chapter<'_>, several: bool) -> Markup {
        let heading = format!("section-{}", nth + 1);
        let (lang, title) = chapter.section.titled(self.voice.lang);
        html! {
            section class="panel" aria-labelledby=(heading) {
                h2 id=(heading) lang=[foreign(self.voice, lang)] {
                    @if several { (chapter.ledger.title) " · " }
                    (title)
                }
                ol class="rules" {
                    @for group in groups(&chapter.entries) { (self.group(group)) }
                }
            }
        }
    }

    /// A rule with the rulings below it.
    fn group(&self, group: &[&Entry]) -> Markup {
        let Some((first, rulings)) = group.split_first() else {
            return html! {};
        };
        html! {
            li id=(first.id) {
                (self.number(first))
                div {
                    (self.entry(first))
                    @if !rulings.is_empty() {
                        ul class="rulings" {
                            @for ruling in rulings { li id=(ruling.id) { (self.number(ruling)) (self.entry(ruling)) } }
                        }
                    }
                }
            }
        }
    }

    /// The number of an entry, which is a link to it.
    fn number(&self, entry: &Entry) -> Markup {
        html! { a class="id" href={ "/rules/" (self.info.id) "#" (entry.id) } { (entry.id) } }
    }

    fn entry(&self, entry: &Entry) -> Markup {
        let voice = self.voice;
        let (lang, statement) = entry.said(voice.lang);
        html! {
            p lang=[foreign(voice, lang)] { (self.linked(entry, statement)) }
            (self.marks(entry))
        }
    }

    /// What kind of entry it is and where it comes from.
    fn marks(&self, entry: &Entry) -> Markup {
        let voice = self.voice;
        let kind = match entry.kind {
            Kind::Rule => None,
            Kind::Ruling => Some("web-ruling-on"),
            Kind::Scenario => Some("web-scenario"),
        };
        let kind = kind.map(|key| voice.tell(key));
        let tags = entry.tags.iter().filter_map(|tag| tagged(voice, tag));
        let marks: Vec<String> = kind.into_iter().chain(tags).collect();
        html! {
            p class="marks" {
                @for mark in &marks { span class="tag" { (mark) } }
                @for on in &entry.on { (self.link(on)) }
                @if let Some(why) = &entry.physical {
                    span class="tag" title=[(voice.lang == Lang::En).then_some(why)] { (icon("hand")) (voice.tell("web-physical")) }
                }
                @if let Some(what) = &entry.later {
                    span class="tag" title=[(voice.lang == Lang::En).then_some(what)] { (icon("clock")) (voice.tell("web-later")) }
                }
                // Citations are the headings of the Italian rulebooks.
                @if let Some(cite) = &entry.cite { cite lang=[foreign(voice, Lang::It)] { (cite) } }
            }
        }
    }

    fn link(&self, id: &str) -> Markup {
        html! { a href={ "/rules/" (self.info.id) "#" (id) } { (id) } }
    }

    /// A statement in which other rules are links.
    fn linked(&self, entry: &Entry, statement: &str) -> Markup {
        let prefix = entry.id.split('-').next().unwrap_or_default();
        let mut pieces: Vec<(&str, &str)> = Vec::new();
        let mut rest = statement;
        for id in ids_in(prefix, statement) {
            if let Some((before, after)) = rest.split_once(id) {
                pieces.push((before, id));
                rest = after;
            }
        }
        html! {
            @for (before, id) in pieces { (before) (self.link(id)) }
            (rest)
        }
    }
}

/// Rules, each with the rulings that follow it.
fn groups<'a>(entries: &'a [&'a Entry]) -> impl Iterator<Item = &'a [&'a Entry]> {
    entries.chunk_by(|_, next| next.kind == Kind::Ruling)
}

/// What a tag says to a reader; what always holds needs no mark.
fn tagged(voice: &Voice<'_>, tag: &Tag) -> Option<String> {
    let text = match tag {
        Tag::Core => return None,
        Tag::Clarification => Text::new("web-tag-clarification"),
        Tag::Errata => Text::new("web-tag-errata"),
        Tag::Optional(name) => Text::new("web-tag-optional").with("name", name.as_str()),
        Tag::Derived => Text::new("web-tag-derived"),
    };
    Some(voice.say(&text))
}
