//! What goes on in the round: the event, the dice, what is left to spend, pens that
//! are up.

use engine::Text;
use maud::{Markup, html};
use strum::VariantArray;
use twilight_inscription::choice::Subject;
use twilight_inscription::content::EventKind;
use twilight_inscription::ids::Resource;
use twilight_inscription::phase::Stage;
use twilight_inscription::words;
use web::parts::{chip, emblem, icon};

use crate::glyph;
use crate::seen::Seen;

/// The round, and what everyone does in it.
pub(crate) fn crumbs(table: &Seen<'_>) -> Vec<String> {
    let stage = match table.view.stage {
        None => "tins-board-stage-over",
        Some(Stage::Keep) => "tins-board-stage-keep",
        Some(Stage::Setup) => "tins-board-stage-setup",
        Some(Stage::Open) => "tins-board-stage-open",
        Some(Stage::Dice) => "tins-board-stage-dice",
        Some(Stage::Totals) => "tins-board-stage-totals",
        Some(Stage::Spoils) => "tins-board-stage-spoils",
        Some(Stage::Yield) => "tins-board-stage-yield",
        Some(Stage::Assembly) => "tins-board-stage-assembly",
        Some(Stage::Ballot | Stage::LastBallot) => "tins-board-stage-ballot",
        Some(Stage::Name) => "tins-board-stage-name",
        Some(Stage::Outcome) => "tins-board-stage-outcome",
        Some(Stage::Adjourn) => "tins-board-stage-adjourn",
        Some(Stage::Final) => "tins-board-stage-final",
    };
    let round = Text::new("tins-board-round").with("round", table.view.round);
    vec![table.phrase(&round), table.tell(stage)]
}

/// The strip above the sheets.
pub(crate) fn round(table: &Seen<'_>) -> Markup {
    html! {
        section class="panel ins-round" aria-label=(table.tell("tins-board-event")) {
            (event(table))
            (dice(table))
            (purse(table))
            (pens(table))
        }
    }
}

fn event(table: &Seen<'_>) -> Markup {
    let Some(card) = table.view.event else {
        return html! { div class="ins-event" { (icon("ins-faction")) b { (table.tell("tins-board-before")) } } };
    };
    let facts = table.content.event(card);
    let kind = match facts.kind {
        EventKind::Strategy => "tins-board-strategy",
        EventKind::Battle => "tins-board-battle",
        EventKind::Council => "tins-board-council",
        EventKind::Production => "tins-board-production",
    };
    let tier = Text::new("tins-board-tier").with("tier", facts.tier);
    html! {
        div class="ins-event" {
            (icon(glyph::of_event(facts.kind)))
            span class="ins-what" {
                b { (table.words(&facts.name)) }
                span class="faint" { (table.tell(kind)) " · " (table.phrase(&tier)) }
            }
            @if facts.kind == EventKind::Strategy { (signs(table, facts.resources)) }
        }
    }
}

/// Resources as signs in a row.
fn signs(table: &Seen<'_>, purse: [u8; 4]) -> Markup {
    let said = table.phrase(&words::purse(purse));
    html! {
        span class="ins-signs" role="img" aria-label=(said) {
            @for (kind, count) in kinds().zip(purse) {
                @for _ in 0..count { span class=(kind.1) { (icon(kind.0)) } }
            }
        }
    }
}

/// Symbols and colours of what a purse holds.
fn kinds() -> impl Iterator<Item = (&'static str, &'static str)> {
    let of = |kind: &Resource| (glyph::of_resource(*kind), glyph::tint_of(*kind));
    let resources = Resource::VARIANTS.iter().map(of);
    resources.chain([("ins-any", "ins-pale")])
}

/// The six dice, once they are rolled; focus dice that the viewer has unlocked for the
/// active sheet count.
fn dice(table: &Seen<'_>) -> Markup {
    let rolled = table.view.rolled;
    let lit = Resource::VARIANTS
        .iter()
        .any(|kind| table.about(Subject::Focus(*kind)).is_lit());
    if rolled.focus[0] == 0 && !lit {
        return html! {};
    }
    let unlocked = table.own().and_then(|own| {
        let sheet = own.notes.active?;
        Some(own.sheets.focus_on(sheet))
    });
    html! {
        ul class="ins-dice" aria-label=(table.tell("tins-board-dice")) {
            @for kind in Resource::VARIANTS {
                @for _ in 0..rolled.black[*kind as usize] {
                    li class={ "ins-die " (glyph::tint_of(*kind)) } title=(table.phrase(&words::resource(*kind))) {
                        (icon(glyph::of_resource(*kind))) span class="vh" { (table.phrase(&words::resource(*kind))) }
                    }
                }
            }
            @for kind in Resource::VARIANTS {
                @let counts = unlocked.is_some_and(|set| set >> *kind as u8 & 1 == 1);
                li { (focus(table, *kind, counts)) }
            }
        }
    }
}

fn focus(table: &Seen<'_>, kind: Resource, counts: bool) -> Markup {
    let count = table.view.rolled.focus[kind as usize];
    let word = Text::new(if counts {
        "tins-board-focus-on"
    } else {
        "tins-board-focus-off"
    });
    let said = table.phrase(&word.with("kind", words::resource(kind)));
    let class = format!(
        "ins-die ins-focus {}{}",
        glyph::tint_of(kind),
        if counts { " ins-on" } else { "" }
    );
    let face = html! {
        @for _ in 0..count.max(1) { (icon(glyph::of_resource(kind))) }
        span class="vh" { (said) }
    };
    table.thing(Subject::Focus(kind), &class, &face)
}

/// What is left to spend.
fn purse(table: &Seen<'_>) -> Markup {
    let Some(own) = table.own() else {
        return html! {};
    };
    let (purse, _) = own
        .spends
        .unwrap_or((own.purse, twilight_inscription::ids::Sheet::Navigation));
    if own.spends.is_none() && purse == [0; 4] {
        return html! {};
    }
    let words = [
        words::resource(Resource::Material),
        words::resource(Resource::Influence),
        words::resource(Resource::Research),
        Text::new("tins-board-any"),
    ];
    html! {
        div class="ins-purse" {
            span class="eyebrow" { (table.tell("tins-board-left")) }
            @for (((symbol, tint), count), word) in kinds().zip(purse).zip(words) {
                @if count > 0 { span class=(tint) { (chip(symbol, &table.phrase(&word), count)) } }
            }
            @if purse == [0; 4] { b { "0" } }
        }
    }
}

/// Who is still writing.
fn pens(table: &Seen<'_>) -> Markup {
    if table.view.stage.is_none() {
        return html! {};
    }
    let up = table
        .everyone()
        .filter(|seat| table.view.writing.contains(*seat))
        .count();
    let said = Text::new("tins-board-pens").with("count", up);
    html! {
        div class="ins-pens" {
            span class="eyebrow" { (table.phrase(&said)) }
            span class="ins-who" {
                @for seat in table.everyone() {
                    @let writes = table.view.writing.contains(seat);
                    @let face = table.scene.seat(seat);
                    @let word = Text::new(if writes { "tins-board-writes" } else { "tins-board-done" });
                    span class={ "ins-pen" @if writes { " ins-up" } } title=(table.phrase(&word.with("seat", seat))) {
                        (emblem(face.colour, face.colour.emblem(), "s"))
                        (icon(if writes { "ins-pen" } else { "check" }))
                        span class="vh" { (table.phrase(&Text::new(if writes { "tins-board-writes" } else { "tins-board-done" }).with("seat", seat))) }
                    }
                }
            }
        }
    }
}
