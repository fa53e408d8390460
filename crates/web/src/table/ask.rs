//! The question in one sentence with its rule, and every choice in a list.

use engine::label::Weight;
use engine::table::{Listed, Suggested, Waiting};
use engine::{Outcome, Question, Seat, SeatSet, Text};
use maud::{Markup, html};

use super::bar::{counted, signature};
use super::orders::offers;
use super::story::recap;
use super::{Sight, Time};
use crate::board::Drawn;
use crate::parts::icon;

/// A list of more choices than this is long: it has a field to find some, and
/// a group as long as that is folded.
const MANY: usize = 12;

/// The question and its choices, or for whom the table waits, or how it
/// ended.
pub(super) fn ask(
    sight: &Sight<'_>,
    drawn: &Drawn,
    choices: &[Listed],
    rows: &[Suggested],
) -> Markup {
    html! {
        (invites(sight))
        (recap(sight, drawn))
        (question(sight, drawn, choices, rows))
    }
}

/// Seats that are open, each with a way to bring someone there.
fn invites(sight: &Sight<'_>) -> Markup {
    let open = || Seat::all(sight.seats.len()).filter(|seat| sight.seats[seat.index()].open);
    if !sight.invites || sight.time != Time::Now || open().next().is_none() {
        return html! {};
    }
    let voice = &sight.voice;
    html! {
        div class="grp invites" role="group" aria-label=(voice.tell("web-invites")) {
            span class="eyebrow" aria-hidden="true" { (voice.tell("web-invites")) }
            div class="row" {
                @for seat in open() {
                    @let text = Text::new("web-invite").with("name", name(sight, seat));
                    button class="btn" formaction={ "/tables/" (sight.id) "/seats/" (seat) } name="do" value="link" {
                        (icon("link")) (voice.say(&text))
                    }
                }
            }
        }
    }
}

/// What is asked, or why nothing is.
fn question(sight: &Sight<'_>, drawn: &Drawn, choices: &[Listed], rows: &[Suggested]) -> Markup {
    if sight.stopped {
        return told(sight, "web-stopped", "web-stopped-help");
    }
    if sight.table.frozen().is_some() {
        let help = if sight.known {
            "web-frozen-known"
        } else {
            "web-frozen-help"
        };
        return told(sight, "web-frozen", help);
    }
    if let Some(seat) = sight.curtain {
        let text = Text::new("web-curtain").with("seat", seat);
        return html! { div class="q" { h2 { (sight.voice.say(&text)) } } };
    }
    if let Some(outcome) = sight.table.standing().outcome {
        return ending(sight, drawn, &outcome);
    }
    if sight.time != Time::Now {
        return told(sight, "web-past", "web-past-help");
    }
    let question = sight.asked().and_then(|seat| sight.table.question(seat));
    match (question, sight.viewer.seat()) {
        (Some(question), Some(seat)) => asked(sight, (seat, &question), choices, rows),
        _ => waits(sight, choices),
    }
}

fn told(sight: &Sight<'_>, what: &'static str, help: &'static str) -> Markup {
    html! {
        div class="q" { h2 { (sight.voice.tell(what)) } p { (sight.voice.tell(help)) } }
    }
}

fn asked(
    sight: &Sight<'_>,
    (seat, question): (Seat, &Question),
    choices: &[Listed],
    in_one_go: &[Suggested],
) -> Markup {
    let game = sight.table.info().id;
    html! {
        (signature(sight))
        div class="q" {
            h2 { (sight.voice.say(&question.text)) }
            @if !question.rule.is_empty() {
                p { a class="rule" href={ "/rules/" (game) "#" (question.rule) } { (sight.voice.tell("web-rule")) " " (question.rule) } }
            }
            (overtaken(sight, seat))
        }
        (finder(sight, choices))
        div class="p-choices" {
            (rows(sight, in_one_go))
            (list(sight, choices))
            (offers(sight, seat))
        }
        (endings(sight, choices))
    }
}

/// What gives up the rest: below what scrolls, so that it is always in sight.
fn endings(sight: &Sight<'_>, choices: &[Listed]) -> Markup {
    let ending = |choice: &&Listed| !choice.liberty && choice.label.weight == Weight::Ending;
    let mut endings = choices.iter().filter(ending).peekable();
    html! {
        @if endings.peek().is_some() {
            div class="p-ends" {
                div class="grp choices" { @for choice in endings { (button(sight, choice)) } }
                button id="stay" class="btn" type="button" hidden { (icon("i-undo")) (sight.voice.tell("web-undo")) }
            }
        }
    }
}

/// What others did has made something else of what a seat had begun.
fn overtaken(sight: &Sight<'_>, seat: Seat) -> Markup {
    let count = sight.table.overtaken(seat);
    html! {
        @if count > 0 { p role="status" { (counted(&sight.voice, "web-overtaken", count)) } }
    }
}

fn waits(sight: &Sight<'_>, rights: &[Listed]) -> Markup {
    let text = match sight.waiting() {
        Waiting::ForReactions => Text::new("web-waiting-reactions"),
        Waiting::For(seats) => {
            let names: Vec<_> = seats.into_iter().map(|seat| name(sight, seat)).collect();
            Text::new("web-waiting").with("who", names.join(", "))
        }
    };
    let held = sight
        .viewer
        .seat()
        .is_some_and(|seat| !sight.table.held_answer(seat).is_empty());
    html! {
        div class="q" {
            h2 { (sight.voice.say(&text)) }
            @if held { p { (sight.voice.tell("web-held")) } }
            @if let Some(seat) = sight.viewer.seat() { (overtaken(sight, seat)) }
        }
        @if !rights.is_empty() {
            (signature(sight))
            (finder(sight, rights))
            div class="p-choices" { (list(sight, rights)) }
        }
    }
}

fn name(sight: &Sight<'_>, seat: Seat) -> String {
    sight.seats[seat.index()].name.clone()
}

/// Rows of choices that are made with one click.
fn rows(sight: &Sight<'_>, rows: &[Suggested]) -> Markup {
    let voice = &sight.voice;
    html! {
        @if !rows.is_empty() {
            div class="grp" role="group" aria-label=(voice.tell("web-rows")) {
                span class="eyebrow" aria-hidden="true" { (voice.tell("web-rows")) }
                div class="choices" {
                    @for row in rows { (row_button(sight, row)) }
                }
            }
        }
    }
}

/// A row as a button: it stands in one field, a line each.
pub(super) fn row_button(sight: &Sight<'_>, row: &Suggested) -> Markup {
    let symbol = row.subject.as_deref();
    let symbol = symbol.and_then(|subject| sight.board.symbol(sight.table, subject));
    html! {
        button class="choice" name="choice" value=(row.notations.join("\n")) data-subject=[row.subject.as_deref()] {
            span class="ic" { (icon(symbol.unwrap_or("action"))) }
            span class="lb" { (sight.voice.say(&row.label.text)) }
            @if let Some(change) = sight.voice.changes(&row.label) { span class="fx" { (change) } }
        }
    }
}

/// Above a long list: a field that narrows it by words, how many are left, and
/// the way back. It does nothing without the script, which shows it.
fn finder(sight: &Sight<'_>, choices: &[Listed]) -> Markup {
    if choices.len() <= MANY {
        return html! {};
    }
    let voice = &sight.voice;
    let find = voice.tell("web-find-choice");
    // The script counts, and puts its numbers where these names stand.
    let shown = Text::new("web-choices-shown")
        .with("count", "{count}")
        .with("all", "{all}");
    html! {
        div class="p-find" hidden {
            input id="find-choice" type="search" aria-label=(find) placeholder=(find) autocomplete="off" enterkeyhint="next";
            button class="btn" type="button" data-all hidden { (icon("back")) (voice.tell("web-all-choices")) }
            p role="status" data-shown=(voice.phrase(&shown)) {}
        }
    }
}

/// Choices in the order of the rules, in groups of a kind: what the others lead
/// to first, what nobody waits for last.
fn list(sight: &Sight<'_>, choices: &[Listed]) -> Markup {
    let (rights, owed): (Vec<_>, Vec<_>) = choices.iter().partition(|choice| choice.liberty);
    let of = |weight: Weight| {
        owed.iter()
            .copied()
            .filter(move |choice| choice.label.weight == weight)
    };
    let others: Vec<_> = of(Weight::Plain).collect();
    html! {
        (goals(sight, of(Weight::Goal)))
        @for chosen in &grouped(&others) { (group(sight, chosen)) }
        @if !rights.is_empty() {
            (group(sight, &Group { key: Some("web-rights"), nth: 0, choices: rights }))
        }
    }
}

/// What the others lead to.
fn goals<'a>(sight: &Sight<'_>, choices: impl Iterator<Item = &'a Listed>) -> Markup {
    let mut choices = choices.peekable();
    html! {
        @if choices.peek().is_some() {
            div class="grp choices" { @for choice in choices { (button(sight, choice)) } }
        }
    }
}

/// Neighbours that belong together.
struct Group<'a> {
    /// The message that heads them.
    key: Option<&'static str>,
    /// How many groups before it have the same.
    nth: usize,
    choices: Vec<&'a Listed>,
}

/// Neighbours of one group, under the title that the game has for it.
fn grouped<'a>(choices: &[&'a Listed]) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    for choice in choices {
        let key = choice.label.group;
        match groups.last_mut() {
            Some(last) if last.key == key => last.choices.push(choice),
            _ => {
                let nth = groups.iter().filter(|group| group.key == key).count();
                let choices = vec![*choice];
                groups.push(Group { key, nth, choices });
            }
        }
    }
    groups
}

/// A group below its title. Many are folded, so that they do not bury what
/// comes after them; the id says which of them somebody has opened.
fn group(sight: &Sight<'_>, group: &Group<'_>) -> Markup {
    let voice = &sight.voice;
    let title = group.key.map(|key| voice.tell(key));
    let buttons = html! {
        div class="choices" { @for choice in &group.choices { (button(sight, choice)) } }
    };
    html! {
        div class="grp" role="group" aria-label=[title.as_deref()] {
            @if group.choices.len() > MANY {
                @let heading = title.clone().unwrap_or_else(|| voice.tell("web-tab-choices"));
                details class="fold" id={ "fold-" (group.key.unwrap_or("choices")) "-" (group.nth) } {
                    summary {
                        span class="eyebrow" { (heading) }
                        span class="many" { (counted(voice, "web-choice-count", group.choices.len())) }
                    }
                    (buttons)
                }
            } @else {
                @if let Some(title) = &title { span class="eyebrow" aria-hidden="true" { (title) } }
                (buttons)
            }
        }
    }
}

/// A choice as a button: what will happen, what changes, and a lock where it
/// cannot be taken back, which says why.
pub(super) fn button(sight: &Sight<'_>, choice: &Listed) -> Markup {
    let label = sight.voice.say(&choice.label.text);
    let change = sight.voice.changes(&choice.label);
    let warning = choice
        .barrier
        .map(|barrier| sight.voice.tell(barrier.warning_key()));
    let symbol = choice
        .subject
        .as_deref()
        .and_then(|subject| sight.board.symbol(sight.table, subject))
        .unwrap_or("action");
    let locked = html! {
        @if let Some(warning) = &warning { span class="lock" title=(warning) { (icon("lock")) span class="vh" { (warning) } } }
    };
    html! {
        @if choice.label.weight == Weight::Goal {
            button class="barrier" name="choice" value=(choice.notation) data-subject=[choice.subject.as_deref()] {
                span { (label) @if let Some(change) = &change { " (" (change) ")" } }
                @if warning.is_some() { span class="gate" { (locked) } }
            }
        } @else {
            button class={ "choice" @if choice.label.weight == Weight::Ending { " plain" } } name="choice" value=(choice.notation) data-subject=[choice.subject.as_deref()] {
                span class="ic" { (icon(symbol)) }
                span class="lb" { (label) }
                @if change.is_some() || warning.is_some() {
                    span class="fx" { @if let Some(change) = &change { (change) } (locked) }
                }
            }
        }
    }
}

/// How it ended: everyone by place.
fn ending(sight: &Sight<'_>, drawn: &Drawn, outcome: &Outcome) -> Markup {
    let scores = sight.table.standing().scores;
    let mut seats: Vec<Seat> = Seat::all(scores.len()).collect();
    seats.sort_by_key(|seat| outcome.places[seat.index()]);
    let winners: SeatSet = outcome.winners();
    let names: Vec<_> = winners.into_iter().map(|seat| name(sight, seat)).collect();
    let won = Text::new("web-won")
        .with("who", names.join(", "))
        .with("count", names.len());
    let how = sight.voice.named(outcome.how).unwrap_or_default();
    html! {
        div class="q" { h2 { (sight.voice.say(&won)) } p { (how) } }
        ol class="ending" {
            @for seat in seats {
                @let who = &sight.seats[seat.index()];
                li {
                    span class="num" { (outcome.places[seat.index()]) "." }
                    (sight.emblem(drawn, seat, "s"))
                    span { (who.name) }
                    b { (scores[seat.index()]) }
                }
            }
        }
        div class="grp acts" {
            @if let Some(again) = sight.again {
                a class="btn primary" href={ "/tables/" (again) } { (icon("again")) (sight.voice.tell("web-rematch-go")) }
            } @else if sight.may_play_again {
                button class="btn primary" formaction={ "/tables/" (sight.id) "/rematch" } { (icon("again")) (sight.voice.tell("web-rematch")) }
            }
            a class="btn" href={ "/tables/" (sight.id) "/replay" } { (icon("play")) (sight.voice.tell("web-replay")) }
            a class="btn" href="/" { (sight.voice.tell("web-to-lobby")) }
        }
    }
}

/// What hides the last player's things until the next sits down.
pub(super) fn curtain(sight: &Sight<'_>, drawn: &Drawn, seat: Seat) -> Markup {
    let text = Text::new("web-curtain").with("seat", seat);
    let open = Text::new("web-curtain-open").with("seat", seat);
    html! {
        div class="curtain" {
            form class="panel" method="post" action={ "/tables/" (sight.id) "/curtain" } {
                input type="hidden" name="seat" value=(seat);
                (sight.emblem(drawn, seat, "l"))
                h2 { (sight.voice.say(&text)) }
                p class="muted" { (sight.voice.tell("web-curtain-help")) }
                button class="btn primary" { (sight.voice.say(&open)) }
            }
        }
    }
}
