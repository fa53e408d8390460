//! Those on both sides: their strength in the next battle against one's own, what
//! they can spend on it, and their sheets at a press.

use engine::Text;
use maud::{Markup, html};
use strum::VariantArray;
use twilight_inscription::choice::Subject;
use twilight_inscription::ids::Side;
use twilight_inscription::words;
use web::parts::{chip, emblem, icon};

use crate::seen::Seen;

/// Both neighbours of the viewer.
pub(crate) fn neighbours(table: &Seen<'_>) -> Markup {
    let Some(own) = table.own() else {
        return html! {};
    };
    html! {
        div class="ins-sides" {
            @for side in Side::VARIANTS {
                @let seat = table.neighbour(own.seat, *side);
                @let face = table.scene.seat(seat);
                @let player = table.player(seat);
                @let inner = html! {
                    (emblem(face.colour, face.colour.emblem(), "s"))
                    span class="ins-name-of" { b { (face.name) } span class="faint" { (table.phrase(&words::side(*side))) } }
                    @if let (Some(mine), Some(theirs)) = (own.forces, player.forces) {
                        @let (mine, theirs) = (mine[*side as usize], theirs[side.other() as usize]);
                        @let said = Text::new("tins-board-strength").with("mine", mine).with("theirs", theirs);
                        span class="ins-odds" title=(table.phrase(&said)) {
                            (icon("ins-battle")) b class=(if mine > theirs { "up" } else if mine < theirs { "down" } else { "num" }) { (mine) } " : " (theirs)
                            span class="vh" { (table.phrase(&said)) }
                        }
                    }
                    (chip("ins-good", &table.tell("tins-board-goods"), player.sheets.goods.left()))
                    (chip("ins-vote", &table.tell("tins-board-votes"), player.sheets.votes.left()))
                };
                div class="ins-side" { (table.thing(Subject::Side(*side), "panel", &inner)) }
            }
        }
    }
}
