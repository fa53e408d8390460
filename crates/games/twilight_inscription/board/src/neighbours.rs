//! Those on both sides: their strength in the next battle against one's own, what
//! they can spend on it, and their sheets at a press.

use std::cmp::Ordering;

use engine::{Seat, Text};
use maud::{Markup, html};
use strum::VariantArray;
use twilight_inscription::choice::Subject;
use twilight_inscription::ids::Side;
use twilight_inscription::view::OwnView;
use twilight_inscription::words;
use web::parts::{chip, emblem, icon};

use crate::rival;
use crate::seen::Seen;

/// Both neighbours of the viewer.
pub(crate) fn neighbours(table: &Seen<'_>) -> Markup {
    let Some(own) = table.own() else {
        return html! {};
    };
    html! {
        div class="ins-sides" {
            @for side in Side::VARIANTS {
                @let inner = html! {
                    (who(table, own.seat, *side))
                    (odds(table, own, *side))
                    (means(table, own.seat, *side))
                };
                div class="ins-side" { (table.thing(Subject::Side(*side), "panel", &inner)) }
            }
        }
    }
}

/// Who sits there.
fn who(table: &Seen<'_>, seat: Seat, side: Side) -> Markup {
    let neighbour = table.neighbour(seat, side);
    let face = neighbour.map(|neighbour| table.scene.seat(neighbour));
    let rival = || table.tell("tins-rival");
    html! {
        @match face {
            Some(face) => (emblem(face.colour, face.colour.emblem(), "s")),
            None => (icon(rival::SYMBOL)),
        }
        span class="ins-name-of" { b { (face.map_or_else(rival, |face| face.name.to_string())) } span class="faint" { (table.phrase(&words::side(side))) } }
    }
}

/// One's own strength in the next battle there, against theirs.
fn odds(table: &Seen<'_>, own: &OwnView, side: Side) -> Markup {
    let facing = table.facing(own.seat, side);
    let strengths = own.forces.zip(facing);
    let Some((mine, theirs)) =
        strengths.map(|(mine, facing)| (i16::from(mine[side as usize]), facing))
    else {
        return html! {};
    };
    let said = Text::new("tins-board-strength")
        .with("mine", mine)
        .with("theirs", theirs);
    let said = table.phrase(&said);
    let class = match mine.cmp(&theirs) {
        Ordering::Greater => "up",
        Ordering::Less => "down",
        Ordering::Equal => "num",
    };
    html! {
        span class="ins-odds" title=(said) {
            (icon("ins-battle")) b class=(class) { (mine) } " : " (theirs)
            span class="vh" { (said) }
        }
    }
}

/// What they can spend on it.
fn means(table: &Seen<'_>, seat: Seat, side: Side) -> Markup {
    let player = table.neighbour(seat, side).map(|seat| table.player(seat));
    let ballot = || table.view.rival.as_ref()?.ballot;
    html! {
        @if let Some(player) = player {
            (chip("ins-good", &table.tell("tins-board-goods"), player.sheets.goods.left()))
            (chip("ins-vote", &table.tell("tins-board-votes"), player.sheets.votes.left()))
        } @else if let Some(votes) = ballot() {
            (chip("ins-vote", &table.tell("tins-board-rival-votes"), votes))
        }
    }
}
