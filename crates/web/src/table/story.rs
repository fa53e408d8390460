//! What has happened, the latest first; every line leads to its moment.

use engine::i18n::Voice;
use engine::table::StoryLine;
use engine::text::Arg;
use engine::{Seat, Text};
use maud::{Markup, html};

use super::bar::counted;
use super::{Sight, Time};
use crate::board::Drawn;
use crate::replay::eyes_of;

/// How much of the story stands beside the board: the replay has the rest.
pub const STORY_LINES: usize = 40;

/// Do lines say why bots did what they tell?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reasons {
    Told,
    Silent,
}

/// How many lines of one player stand together unfolded, once others have moved.
const FOLDED: usize = 3;

/// How much of it stands above a question: what others did last.
const RECAP: usize = 6;

/// The last lines of the viewer's story.
pub(super) fn story(sight: &Sight<'_>, drawn: &Drawn) -> Markup {
    let told = sight.table.story_len(sight.viewer);
    let shown = sight
        .table
        .story(sight.viewer, told.saturating_sub(STORY_LINES));
    let unread = told.saturating_sub(sight.read);
    // A mark before all that is shown would say nothing.
    let since = (sight.read > 0 && unread > 0 && unread < shown.len()).then_some(sight.read);
    // Six cards drawn one by one are told once, and so are six that are laid out.
    let same = |one: &StoryLine, next: &StoryLine| {
        let alike = one.text == next.text || differ_in_list(one, next);
        alike && !next.tentative && since != Some(next.moment)
    };
    let told: Vec<&[StoryLine]> = shown.chunk_by(same).collect();
    // What one player did in a row, up to where the reader was last.
    let of_one = |one: &&[StoryLine], next: &&[StoryLine]| {
        actor(one).is_some() && actor(one) == actor(next) && since != Some(next[0].moment)
    };
    let turns: Vec<_> = told.chunk_by(of_one).collect();
    html! {
        span class="eyebrow" {
            (sight.voice.tell("web-story"))
            a href={ "/tables/" (sight.id) "/replay" } { (sight.voice.tell("web-whole-game")) }
        }
        ol {
            @for (place, turn) in turns.iter().enumerate() {
                @if since.is_some() && since == turn.first().map(|lines| lines[0].moment) {
                    li class="mark since" { (counted(&sight.voice, "web-since", unread)) }
                }
                @if turn.len() > FOLDED && place + 1 < turns.len() {
                    (folded(sight, drawn, turn))
                } @else {
                    @for lines in *turn { (told_lines(sight, drawn, lines, Reasons::Told)) }
                }
            }
        }
    }
}

/// Who did what these lines tell.
fn actor(lines: &[StoryLine]) -> Option<Seat> {
    lines.first().and_then(|line| line.actor)
}

/// What a player did in a turn that is over: its last line, and the others
/// behind it.
fn folded(sight: &Sight<'_>, drawn: &Drawn, turn: &[&[StoryLine]]) -> Markup {
    let Some((last, before)) = turn.split_last() else {
        return html! {};
    };
    let first = before.first().map_or(0, |lines| lines[0].moment);
    html! {
        li class="turn" {
            details id={ "turn-" (first) } {
                summary { (counted(&sight.voice, "web-turn-before", before.len())) }
                ol { @for lines in before { (told_lines(sight, drawn, lines, Reasons::Told)) } }
            }
        }
        (told_lines(sight, drawn, last, Reasons::Told))
    }
}

/// What others did since the viewer last did something, in a strip above what
/// the viewer is asked: the latest last, and how much came before it.
pub(super) fn recap(sight: &Sight<'_>, drawn: &Drawn) -> Markup {
    let Some(seat) = sight.asked() else {
        return html! {};
    };
    let settled = sight.table.settled(sight.viewer);
    let from = settled.saturating_sub(STORY_LINES);
    let lines = sight.table.story_part(sight.viewer, from..settled);
    let own = lines.iter().rposition(|line| line.actor == Some(seat));
    let since = lines
        .get(own.map_or(0, |own| own + 1)..)
        .unwrap_or_default();
    let by_others: Vec<StoryLine> = since
        .iter()
        .filter(|line| line.actor.is_some())
        .cloned()
        .collect();
    let alike =
        |one: &StoryLine, next: &StoryLine| one.text == next.text || differ_in_list(one, next);
    let told: Vec<&[StoryLine]> = by_others.chunk_by(alike).collect();
    let before = told.len().saturating_sub(RECAP);
    html! {
        @if !told.is_empty() && sight.table.drafted(seat).is_empty() {
            ol class="recap" tabindex="0" aria-label=(sight.voice.tell("web-recap")) {
                @if before > 0 { li class="faint" { (counted(&sight.voice, "web-recap-more", before)) } }
                @for lines in &told[before..] { (told_lines(sight, drawn, lines, Reasons::Silent)) }
            }
        }
    }
}

/// Do these two differ in nothing but the argument that may be a list?
fn differ_in_list(one: &StoryLine, next: &StoryLine) -> bool {
    let Some(list) = one.list.filter(|list| next.list == Some(*list)) else {
        return false;
    };
    let is_rest = |(name, _): &&(&str, Arg)| *name != list;
    let (args, others) = (one.text.args.iter(), next.text.args.iter());
    let alike = args.filter(is_rest).eq(others.filter(is_rest));
    alike && one.text.key == next.text.key && one.actor == next.actor
}

/// Lines as one, which has all that they list.
fn as_one(voice: &Voice<'_>, lines: &[StoryLine]) -> Option<Text> {
    let (first, list) = (lines.first()?, lines.first()?.list?);
    let named = |line: &StoryLine| {
        let mut args = line.text.args.iter();
        match args.find(|(name, _)| *name == list) {
            Some((_, Arg::Noun(noun))) => Some(noun.name(voice.lang).to_owned()),
            _ => None,
        }
    };
    let names: Vec<String> = lines.iter().map(named).collect::<Option<_>>()?;
    let mut text = first.text.clone();
    for (name, value) in &mut text.args {
        if *name == list {
            *value = Arg::Plain(names.join(", "));
        }
    }
    Some(text)
}

/// Lines that are told together; they lead to the last of them.
fn told_lines(sight: &Sight<'_>, drawn: &Drawn, lines: &[StoryLine], reasons: Reasons) -> Markup {
    let Some(line) = lines.last() else {
        return html! {};
    };
    let listed = lines.iter().any(|other| other.text != line.text);
    let text = Some(lines).filter(|_| listed);
    let text = text.and_then(|lines| as_one(&sight.voice, lines));
    let times = if listed { 1 } else { lines.len() };
    let text = text.as_ref().unwrap_or(&line.text);
    let words = sight.voice.say_in(text, line.person(sight.viewer));
    let words = html! { (words) @if times > 1 { b class="times" { " ×" (times) } } };
    match line.actor {
        Some(seat) => {
            html! {
                li class=[line.tentative.then_some("draft")] data-moment=(line.moment) {
                    (sight.emblem(drawn, seat, "s"))
                    div {
                        (linked(sight, line, &words))
                        @if reasons == Reasons::Told { (why(sight, seat, line)) }
                    }
                }
            }
        }
        None => html! { li class="mark" { (linked(sight, line, &words)) } },
    }
}

/// Why a bot did it, behind a word.
fn why(sight: &Sight<'_>, seat: Seat, line: &StoryLine) -> Markup {
    let whys = (sight.whys_of_bots)(seat, line.moment);
    let voice = &sight.voice;
    html! {
        @if !whys.is_empty() {
            details class="why" id={ "why-" (line.moment) } {
                summary { (voice.tell("web-why")) }
                @for why in &whys {
                    p { (voice.say(&why.text)) }
                    ul { @for (choice, figures) in &why.rows { li { (voice.say(choice)) ": " (voice.say(figures)) } } }
                }
            }
        }
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
