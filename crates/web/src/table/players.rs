//! The cards of the players: who they are, what they have, who is awaited.

use engine::table::Waiting;
use engine::{Seat, Text};
use maud::{Markup, html};

use super::{Sight, Time};
use crate::board::{Drawn, PlayerFace};
use crate::parts::{emblem, icon};

/// Everyone, the viewer first.
pub(super) fn players(sight: &Sight<'_>, drawn: &Drawn) -> Markup {
    let faces: Vec<(Seat, &PlayerFace)> =
        Seat::all(sight.seats.len()).zip(&drawn.players).collect();
    let first = sight.viewer.seat().map_or(0, Seat::index);
    let (before, from) = faces.split_at(first.min(faces.len()));
    html! {
        @for (seat, face) in from.iter().chain(before) { (player(sight, *seat, face)) }
    }
}

fn player(sight: &Sight<'_>, seat: Seat, face: &PlayerFace) -> Markup {
    let who = &sight.seats[seat.index()];
    let points = sight.table.standing().scores[seat.index()];
    let awaited = sight.time == Time::Now
        && matches!(sight.waiting(), Waiting::For(seats) if seats.contains(seat));
    let mine = sight.viewer.is(seat);
    let state = match (who.open, awaited, mine) {
        (true, ..) => Some("web-seat-waits"),
        (_, true, true) => Some("web-your-move"),
        (_, true, false) => Some("web-awaited"),
        _ => None,
    };
    let unit = sight
        .voice
        .phrase(&Text::new("web-points").with("count", points));
    html! {
        article class={ "panel player " (who.colour.class()) @if awaited { " now" } } data-seat=(seat) {
            div class="who" {
                (emblem(who.colour, face.emblem, "l"))
                div class="id" {
                    div class="nm" { (who.name) @if who.bot { " " span class="bot" title=(sight.voice.tell("web-bot")) { (icon("robot")) span class="vh" { (sight.voice.tell("web-bot")) } } } }
                    div class="sub" { (face.title) }
                }
                div class="vp" { (points) small { (unit) } }
            }
            (face.body)
            @if let Some(state) = state {
                div class="foot" { span class="await" { (sight.voice.tell(state)) } }
            }
        }
    }
}
