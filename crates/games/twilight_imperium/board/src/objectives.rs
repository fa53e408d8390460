//! The objectives: what they ask for, how far the viewer is, who has scored them.

use engine::{Game, Seat, SeatSet, Text};
use maud::{Markup, html};
use twilight_imperium::TwilightImperium;
use twilight_imperium::choice::Subject;
use twilight_imperium::ids::Objective;
use web::parts::icon;

use crate::seen::Seen;

/// The panel over the map.
pub(crate) fn corner(table: &Seen<'_>) -> Markup {
    let title = table.tell("ti3-board-objectives");
    html! {
        section class="panel ti-corner ti-tl" aria-label=(title) tabindex="0" {
            h2 class="ti-cap" { (title) span class="ti-end" { (table.phrase(&Text::new("ti3-board-to-come").with("count", table.view.deck))) } }
            (list(table))
        }
    }
}

/// The objectives that are revealed, and the viewer's own secret.
pub(crate) fn list(table: &Seen<'_>) -> Markup {
    let seat = table.scene.viewer.seat();
    let secret = seat.and_then(|seat| table.player(seat).secret);
    html! {
        ul class="ti-objs" {
            @for (card, scored) in &table.view.objectives { li { (row(table, *card, *scored, false)) } }
            @if let (Some(seat), Some(card)) = (seat, secret) {
                @let scored = table.player(seat).secret_scored;
                li { (row(table, card, if scored { SeatSet::one(seat) } else { SeatSet::NONE }, true)) }
            }
        }
    }
}

fn row(table: &Seen<'_>, card: Objective, scored: SeatSet, secret: bool) -> Markup {
    let facts = table.content.objective(card);
    let subject = Subject::Objective(card);
    let words = TwilightImperium::about(table.content, subject);
    let words = words.map(|text| table.say(&text)).unwrap_or_default();
    let seat = table.scene.viewer.seat();
    let mine = seat.is_some_and(|seat| scored.contains(seat));
    let mut known = table.view.progress.iter();
    let progress = known.find(|(of, ..)| *of == card).filter(|_| !mine);
    let inner = html! {
        span class={ "ti-medal" @if facts.points > 1 { " ti-two-points" } } title=(table.tell("ti3-points")) {
            span class="vh" { (table.tell("ti3-points")) " " }
            // What wins at once gives no points.
            @if facts.points == 0 { (icon("crown")) } @else { (facts.points) }
        }
        span class="ti-what-for" title=(words) {
            @if secret { (icon("ti-secret")) span class="vh" { (table.tell("ti3-board-secret")) " " } }
            (table.name(&facts.name))
            span class="vh" { ": " (words) }
        }
        span class="ti-by" {
            @for seat in Seat::all(table.view.players.len()).filter(|seat| scored.contains(*seat)) { (table.emblem(seat, "xs")) }
            @if let Some((_, have, need)) = progress {
                span class={ "ti-have" @if have >= need { " ti-done" } } {
                    (table.phrase(&Text::new("ti3-board-of").with("have", (*have).min(*need)).with("need", *need)))
                }
            }
        }
    };
    table.thing(subject, "ti-obj", &inner)
}
